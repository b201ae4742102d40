"""One browser and one server for all tests that need nothing special of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, sync_playwright

from server.server_help import Server
from web.web_help import Visitor, launch

FAILED = pytest.StashKey[bool]()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Try a failed browser test once more, and mark it as flaky: the summary names it, and what failed the first time.

    The second attempt gets a new browser and a new server, so that it meets the same seeds and ids as the first.
    """
    if item.get_closest_marker("browser") is None:
        return None  # pytest calls this hook for the tests of other folders, too
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report for report in reports if report.failed]
    if failed:
        item.session._setupstate.teardown_exact(None)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for report in reports:
            report.user_properties.append(("flaky", str(failed[0].longreprtext)))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Remember that a test has failed while its pages are still open."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web") / "data").running() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Visitors of the server; when a test is over, none of their pages may have complained.

    What they saw when a test failed is in ``screenshots/failed``.
    """
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitor = Visitor(browser, how.pop("server", server), **how)
        visitors.append(visitor)
        return visitor

    yield come
    if request.node.stash[FAILED]:
        for number, visitor in enumerate(visitors, 1):
            visitor.keep_evidence(f"{request.node.name}-{number}")
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        assert visitor.problems == []
        assert visitor.strangers == set(), "nothing is fetched from elsewhere"
