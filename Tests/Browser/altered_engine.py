"""The engine for browsers with one of its terms changed: what tests must notice."""

import collections
import shutil
import subprocess

from carta_server import REPOSITORY

Change = collections.namedtuple("Change", "file old new page noticed")
# Each by one px, on a page that shows it, and how what is noticed begins.
CHANGES = {
    "where headers pin": Change(
        "HeaderSlot.swift", "var line = base\n", "var line = base + 1\n", "menu", "header "),
    "where headers are pushed off": Change(
        "HeaderSlot.swift", "limit = top\n", "limit = top - 1\n", "contacts", "header "),
    "where the reverse header is": Change(
        "Layout+Reverse.swift", "slot.height + state.reveal)", "slot.height + state.reveal + 1)", "calendar",
        "header filter"),
    "where jumps end": Change(
        "Landing.swift", "tolerance ? top - line :", "tolerance ? top - line - 1 :", "tabs", "offset"),
    "when a section's turn comes": Change(
        "SectionTable.swift", "bottom - lines[index])", "bottom - lines[index] - 1)", "menu", "highlighted"),
    "when the button shows": Change(
        "ScrollToTop.swift", "offset > threshold }", "offset > threshold + 1 }", "stories", "button"),
}


def public_folder(change, folder):
    """A copy of Public in `folder`, with the module built from changed sources."""
    for name in ("Sources/StickyLayout", "Sources/BrowserModule", "Public"):
        shutil.copytree(REPOSITORY / name, folder / name)
    shutil.copytree(REPOSITORY / ".ci", folder / ".ci")
    source = folder / "Sources/StickyLayout" / change.file
    text = source.read_text()
    assert text.count(change.old) == 1, f"{change.old!r} stands {text.count(change.old)} times in {change.file}"
    source.write_text(text.replace(change.old, change.new))
    subprocess.run([".ci/build-browser-module"], cwd=folder, check=True)
    assert (folder / "Public/engine.wasm").read_bytes() != (REPOSITORY / "Public/engine.wasm").read_bytes()
    return folder / "Public"
