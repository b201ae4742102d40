"""One browser and one server for all tests that need nothing special of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.server_help import Server
from web.web_help import Visitor, launch


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
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Visitors of the server; when a test is over, none of their pages may have complained."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitor = Visitor(browser, how.pop("server", server), **how)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        assert visitor.problems == []
        assert visitor.strangers == set(), "nothing is fetched from elsewhere"
