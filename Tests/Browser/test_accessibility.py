"""What axe-core says of every page: the rules of WCAG 2.2 A and AA and its best practices, in both colour schemes."""

import importlib.util
import pathlib

import pytest

PAGES = ["menu", "stories", "contacts", "tabs", "calendar", "calendar?filter=work"]
SCHEMES = ["light", "dark"]
AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]) / "axe.min.js"

RUN = """
async () => {
  const results = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
  return {
    checked: results.passes.reduce((sum, rule) => sum + rule.nodes.length, 0),
    violations: results.violations.flatMap((rule) =>
      rule.nodes.map((node) => `${rule.id}: ${node.html}: ${node.failureSummary}`)),
  };
}
"""
LEAST_CHECKED = 20  # nodes; a page that could not be looked at has none


def violations(browser):
    browser.command("Runtime.evaluate", expression=AXE.read_text())
    results = browser.call(RUN)
    assert results["checked"] >= LEAST_CHECKED
    return results["violations"]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_found_on_a_page(browser, site, page, scheme):
    browser.open(site("shipped").url(f"/{page}"), features=[("prefers-color-scheme", scheme)])
    assert violations(browser) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_is_found_on_an_error_page(browser, site, scheme):
    browser.open(
        site("shipped").url("/nothing-here"), features=[("prefers-color-scheme", scheme)], ready=False)
    assert violations(browser) == []


def test_a_fault_is_found(browser, site):
    browser.open(site("shipped").url("/menu"))
    browser.call("() => document.querySelector('.chip > span').style.setProperty('color', '#ddd', 'important')")
    assert any(violation.startswith("color-contrast") for violation in violations(browser))
