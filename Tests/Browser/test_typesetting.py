"""Does typesetting know, before any browser does, how many lines a text takes in a box?"""

import contextlib
import http.server
import html
import os
import random
import threading

import pytest

import typesetting_probe as probe
from offsets import seed
from random_texts import WORDS, random_marks, random_text

SIZE, LINE = 17, 24  # px
IS_SWEEP = bool(os.environ.get("CARTA_SWEEP"))
COUNT = 3000 if IS_SWEEP else 300  # texts a language
MOST_FLAGGED = 0.1
MOST_TOLD = 12
ENGINES = {"chromium": "blink", "firefox": "gecko"}
RATIOS = {"chromium": [1, 2.625], "firefox": [1]}
if IS_SWEEP:
    RATIOS = dict.fromkeys(ENGINES, [1, 1.1, 1.25, 1.5, 1.75, 2, 2.625, 3])
STYLE = """
  body { margin: 0; text-rendering: geometricPrecision; font-kerning: normal; font-synthesis: none;
    -webkit-text-size-adjust: 100%; text-size-adjust: 100%; overflow-wrap: break-word; word-break: normal;
    hyphens: manual; text-wrap: wrap; line-break: strict; text-autospace: no-autospace; text-spacing-trim: space-all; }
  :lang(ja) { font-kerning: none; }
  :lang(th) { word-break: keep-all; }
  p { margin: 0; font-size: 17px; line-height: 24px; }
"""
FEATURES = {"ja": "kern=0"}
COUNTS = "(line) => [...document.querySelectorAll('p')].map((p) => Math.round(p.getBoundingClientRect().height / line))"

# The offsets of the first characters of lines, those without width left aside.
BREAKS = """() => [...document.querySelectorAll("p")].map(({ firstChild: text }) => {
  const offsets = [];
  let top = null;
  for (let offset = 0; offset < text.length; offset += 1) {
    const range = document.createRange();
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    const box = range.getClientRects()[0];
    if (!box?.width) continue;
    if (top !== null && box.top > top + 5) offsets.push(offset);
    top = box.top;
  }
  return offsets.join(" ");
})"""


@contextlib.contextmanager
def served(page):
    """The address of a page."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = page.encode()
            self.send_response(200 if self.path == "/" else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def page(language, texts, widths):
    faces = probe.faces(language)
    everything = "".join(sorted(set("".join(texts)) | {"-", "\u2010"}))
    fonts = probe.ask([["subset", face, everything] for face in faces])
    rules = "".join(
        f"@font-face {{ font-family: F{n}; src: url(data:font/woff2;base64,{font}); }}" for n, font in enumerate(fonts))
    families = ", ".join(f"F{n}" for n in range(len(fonts)))
    blocks = "".join(f'<p style="width:{width}px">{html.escape(text)}</p>' for text, width in zip(texts, widths))
    direction = "rtl" if language in ("ar", "he") else "ltr"
    return f'<!DOCTYPE html><html lang="{language}" dir="{direction}"><style>{rules}{STYLE}' \
        f"p {{ font-family: {families}; }}</style>{blocks}</html>"


def compare(driven, kind, ratio, language, texts, chance):
    """Asks a browser and typesetting how many lines each text takes in a box of some width. What is flagged, because a
    line comes so near to its box's width that the last digits decide, may be wrong; it is seldom flagged, seldomer wrong."""
    widths = [chance.choice([chance.randint(100, 700), round(chance.uniform(100, 700), 2)]) for _ in texts]
    browser = driven(kind)
    browser.rescale(ratio)
    with served(page(language, texts, widths)) as url:
        browser.open(url, 800, 600)
        browser.wait_until("() => document.fonts.ready.then(() => [...document.fonts].every((f) => f.status !== 'loading'))")
        drawn = browser.call(COUNTS, LINE)
    faces = ",".join(probe.faces(language))
    answers = [answer.split("\t") for answer in probe.ask(
        [["lines", ENGINES[kind], ratio, width, SIZE, language, FEATURES.get(language, ""), faces, text] for text, width in zip(texts, widths)])]
    wrong = [
        f"{text!r} in {width} px: {lines} lines in {browser.name}, said to be {answer[:3]}"
        for text, width, lines, answer in zip(texts, widths, drawn, answers)
        if int(answer[0]) != lines]
    sure = [text for text in wrong if "fragile" not in text]
    flagged = sum(answer[1] == "fragile" for answer in answers)
    print(f"{kind} {ratio} {language}: of {len(texts)} {flagged} flagged, {len(wrong)} wrong, {len(sure)} unflagged")
    assert not sure, "\n".join([f"CARTA_SEED={seed()}: {len(sure)} of {len(texts)}", *sure[:MOST_TOLD]])
    assert all(not answer[2] for answer in answers), "some character is in none of the fonts"
    if (kind, language) != ("firefox", "th"):  # whose words Firefox finds by a dictionary of its own
        assert flagged <= MOST_FLAGGED * len(texts)
    assert len(wrong) <= MOST_FLAGGED * len(texts)


CASES = [(kind, ratio) for kind in ENGINES for ratio in RATIOS[kind]]


@pytest.mark.parametrize("kind,ratio", CASES)
@pytest.mark.parametrize("language", WORDS)
def test_lines_of_random_texts(driven, kind, ratio, language):
    chance = random.Random(f"{seed()} {language}")
    texts = probe.ask([["agree", language, random_text(chance, language)] for _ in range(COUNT)])
    compare(driven, kind, ratio, language, texts, chance)


@pytest.mark.parametrize("kind", ENGINES)
def test_breaks_of_marks_in_any_order(driven, kind):
    """Are lines broken, where there is no room at all, at just the places that may begin one?"""
    chance = random.Random(seed())
    texts = probe.ask([["agree", "en", random_marks(chance)] for _ in range(COUNT)])
    blocks = "".join(f"<p>{html.escape(text)}</p>" for text in texts)
    narrow = "p { width: 0; overflow-wrap: normal; font-family: 'DejaVu Sans'; }"
    browser = driven(kind)
    browser.rescale(1)
    with served(f'<!DOCTYPE html><html lang="en"><style>{STYLE}{narrow}</style>{blocks}</html>') as url:
        browser.open(url, 800, 600)
        drawn = browser.call(BREAKS)
    known = probe.ask([["breaks", ENGINES[kind], "en", text] for text in texts])
    wrong = [(text, lines, said) for text, lines, said in zip(texts, drawn, known) if lines != said]
    assert not wrong, f"CARTA_SEED={seed()}: {len(wrong)} of {len(texts)}: {wrong[:MOST_TOLD]}"
