"""Where a CSS px is no whole number of device pixels: does anything of the content show through between headers that
touch? The headers are painted green, all else magenta, and the pixels of the window's left edge looked at."""

import base64
import io

import pytest
from PIL import Image

from gestures import wheel

PAINT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :root { --ground: #0f0 !important; --raised-ground: #0f0 !important; --separator: #0f0 !important;
      --glass: #0f0 !important; }
    html, body, body :not([data-header], [data-header] *) { background: #f0f !important; }
    [data-header] * { visibility: hidden; }
    .to-top { display: none; }`);
  document.adoptedStyleSheets.push(sheet);
}"""
STACK = """() => {
  const boxes = [...document.querySelectorAll("[data-header]")].map((header) => header.getBoundingClientRect());
  let bottom = 0;
  for (const box of boxes.sort((a, b) => a.top - b.top)) if (box.top <= bottom + 0.01) bottom = Math.max(bottom, box.bottom);
  return bottom;
}"""
TURNS = (1400, 333, -41, 610, -27, 512, -350, 905)  # px; many ends of sections, some of the reverse header


def slits(browser, ratio):
    """The rows of device pixels, from the top to the stack's end, in which the content shows."""
    image = Image.open(io.BytesIO(base64.b64decode(browser.command("Page.captureScreenshot")["data"]))).convert("RGB")
    assert image.width == pytest.approx(390 * ratio, abs=1)
    bottom = int(browser.call(STACK) * ratio) - 1  # the last row may be covered in part
    assert bottom > 50 * ratio
    return {row: image.getpixel((2, row)) for row in range(bottom) if image.getpixel((2, row)) != (0, 255, 0)}


@pytest.mark.parametrize("page", ["menu", "calendar"])
@pytest.mark.parametrize("ratio", [0.9, 1.25, 1.75, 2.25, 2.625])
def test_s15_nothing_shows_between_headers(driven, site, page, ratio):
    browser = driven("chromium")
    browser.rescale(ratio)
    browser.open(site("shipped").url(f"/{page}"))
    browser.call(PAINT)
    for down in TURNS:
        wheel(browser, down)
        assert slits(browser, ratio) == {}, f"at {browser.call('() => scrollY')}"
