"""The browser and the servers that the tests share."""

import os
import pathlib
import shutil

import pytest

import browsers
import comparison
import offsets
from carta_server import REPOSITORY, CartaServer

OWN_CONTENT = pathlib.Path(__file__).parent / "content"
SITES = {"shipped": REPOSITORY / "Content"} | {folder.name: folder for folder in OWN_CONTENT.iterdir()}


def start(kind):
    """Starts a browser. Where it is not installed the tests are skipped, and under CI they fail."""
    absent = browsers.KINDS[kind].missing()
    if absent:
        message = (
            f"NO TEST WAS RUN IN {browsers.KINDS[kind].name}: {' and '.join(absent)} cannot be found; "
            "`make test-browser` installs them")
        if os.environ.get("CI") == "true":
            pytest.fail(message, pytrace=False)
        pytest.skip(message)
    return browsers.KINDS[kind]()


@pytest.fixture(scope="session")
def browser():
    """The browser of most tests."""
    browser = start("chromium")
    yield browser
    browser.quit()


@pytest.fixture(scope="session")
def driven():
    """Gives a browser of a kind, for tests in several. One runs at a time."""
    running = {}

    def browser(kind):
        if kind not in running:
            while running:
                running.popitem()[1].quit()
            running[kind] = start(kind)
        return running[kind]

    yield browser
    while running:
        running.popitem()[1].quit()


@pytest.fixture(scope="session")
def site():
    """Gives the server of a site by its name in SITES; each is started once."""
    servers = {}

    def server(name):
        if name not in servers:
            servers[name] = CartaServer(SITES[name])
        return servers[name]

    yield server
    for running in servers.values():
        running.stop()


@pytest.fixture(scope="session")
def altered(tmp_path_factory):
    """Gives the server of a site whose template `menu` has been changed: pairs of what stood there and what does now.
    For what no page of a shipped site has, and may be built all the same."""
    servers = {}

    def server(name, *changes):
        if (name, *changes) not in servers:
            folder = tmp_path_factory.mktemp(name)
            shutil.copytree(REPOSITORY / "Templates", folder / "Templates")
            template = folder / "Templates/menu.mustache"
            text = template.read_text()
            for old, new in changes:
                assert old in text, f"{old!r} does not stand in {template.name}"
                text = text.replace(old, new)
            template.write_text(text)
            servers[name, *changes] = CartaServer(SITES[name], templates=folder / "Templates")
        return servers[name, *changes]

    yield server
    for running in servers.values():
        running.stop()


def pytest_report_header():
    return f"CARTA_SEED={offsets.seed()}"


def pytest_sessionfinish(session):
    """Tells the process that prints the summary what this one, one of several, has compared."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["deviations"] = comparison.deviations.rows()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Takes what a process that is done has compared; one that broke down tells nothing."""
    comparison.deviations.add(getattr(node, "workeroutput", {}).get("deviations", []))


def pytest_terminal_summary(terminalreporter):
    """Says how exactly browsers and engine agree, and what was not tested for want of a browser."""
    for line in comparison.deviations.lines():
        terminalreporter.write_line(line)
    report = os.environ.get("CARTA_REPORT")
    if report:
        pathlib.Path(report).write_text(comparison.deviations.json() + "\n")
    skipped = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(skipped):
        terminalreporter.write_line(reason, red=True, bold=True)
