#!/usr/bin/env python3
"""Breaks what the tests of known scroll faults hold, one fault at a time, and sees each test turn red.

breaks.json says for each situation which test it is and which change of which file must turn that test red. A break of
the engine is built and tested in a copy of the engine; one of the page is served from a copy of Public to the tests in the
browser. `--table` writes the table of them, Tests/ScrollBugs.md, and does nothing else. Numbers as arguments choose.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TABLE = HERE.parent / "ScrollBugs.md"
ENGINE_TESTS = "Tests/StickyLayoutTests/ScrollBugs"
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "broken", targets: [
    .target(name: "StickyLayout", path: "Sources/StickyLayout"),
    .testTarget(name: "ScrollBugs", dependencies: ["StickyLayout"], path: "%s"),
])
""" % ENGINE_TESTS


def broken(text, fault):
    """A file's text after the change, which must fit in one place."""
    assert text.count(fault["old"]) == 1, f"{fault['number']}: {fault['old']!r} is in {fault['file']} " \
        f"{text.count(fault['old'])} times"
    return text.replace(fault["old"], fault["new"])


def engine_turns_red(fault, folder):
    path = folder / fault["file"]
    whole = path.read_text()
    path.write_text(broken(whole, fault))
    run = subprocess.run(["swift", "test"], cwd=folder, capture_output=True, text=True)
    path.write_text(whole)
    output = run.stdout + run.stderr
    assert "Test run with" in output, f"{fault['number']}: the broken engine cannot be built\n{output}"
    return re.search(rf'✘ Test "{fault["number"]}: [^"]*" .*failed', output) is not None


def page_turns_red(fault):
    with tempfile.TemporaryDirectory() as folder:
        public = pathlib.Path(folder) / "Public"
        shutil.copytree(ROOT / "Public", public)
        path = public / pathlib.Path(fault["file"]).name
        path.write_text(broken(path.read_text(), fault))
        test = f"{fault['test']['file']}::{fault['test']['name']}"
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", test], cwd=ROOT, capture_output=True, text=True,
            env={**os.environ, "CARTA_PUBLIC": str(public)})
        assert run.returncode in (0, 1), f"{fault['number']}: {test} cannot be run\n{run.stdout}{run.stderr}"
        return run.returncode == 1


def table(faults):
    lines = [
        "# Scroll faults known from elsewhere", "",
        "Each situation is a test named by its number, and a change that must turn it red. Written from",
        "`ScrollBugs/breaks.json` by `ScrollBugs/check_breaks.py --table`; `make test-breaks` makes each change and looks.",
        "", "| | situation | test | the break that turns it red |", "|---|---|---|---|",
    ]
    for fault in faults:
        test = fault["test"]
        where = f"`{ENGINE_TESTS.removeprefix('Tests/')}`, S{fault['number'][1:]}" if "engine" in test else \
            f"`{test['file'].removeprefix('Tests/')}`, `{test['name']}`"
        old, new = (text.strip().replace("\n", " ").replace("|", "\\|") for text in (fault["old"], fault["new"]))
        change = f"`{old}` → `{new}`" if new else f"without `{old}`"
        lines.append(f"| {fault['number']} | {fault['situation']} | {where} | `{fault['file']}`: {change} |")
    return "\n".join(lines) + "\n"


def main():
    faults = json.loads((HERE / "breaks.json").read_text())
    if "--table" in sys.argv:
        TABLE.write_text(table(faults))
        return
    chosen = [fault for fault in faults if len(sys.argv) == 1 or fault["number"] in sys.argv[1:]]
    green = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Package.swift").write_text(MANIFEST)
        for part in ("Sources/StickyLayout", ENGINE_TESTS):
            shutil.copytree(ROOT / part, folder / part)
        for fault in chosen:
            is_red = engine_turns_red(fault, folder) if "engine" in fault["test"] else page_turns_red(fault)
            print(f"{fault['number']}: {'red, as it must' if is_red else 'STILL GREEN'}", flush=True)
            if not is_red:
                green.append(fault["number"])
    print(f"{len(chosen) - len(green)} passed, {len(green)} failed")
    sys.exit(1 if green else 0)


if __name__ == "__main__":
    main()
