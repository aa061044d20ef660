"""The calendar, whose headers go with the reverse one, beside the engine's answer for a reader's way."""

HEADERS = """
() => [...document.querySelectorAll("[data-header]")]
  .map((header) => [header.dataset.header, header.getBoundingClientRect().top])
"""
OFFSET = "() => scrollY"


def agree(browser, server, trace, **window):
    """The engine's answer for the reader's way, after every header was found where it says."""
    answer = server.layout(page="calendar", trace=",".join(map(str, trace)), **window)
    drawn = dict(browser.call(HEADERS))
    off = {h["id"]: (drawn[h["id"]], h["y"]) for h in answer["headers"] if abs(drawn[h["id"]] - h["y"]) > 0.5}
    assert not off, f"in the browser, by {answer['origin']}: {off}"
    return answer
