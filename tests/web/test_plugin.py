"""A game that was dropped into a folder is set up and played by clicking: generic badge, form and screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from luck import new_random
from plugin.plugin_help import plugin_server
from web.web_help import Visitor


def test_it_is_played_by_clicking_on_the_generic_screen(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """From the front page over the generic form to the result."""
    with plugin_server(tmp_path) as server:
        visitor = visit(server=server, guest=server.guest("Lea")).go()
        expect(visitor(".game-card")).to_have_count(5)
        visitor.pictures("moonrise-front")
        visitor.click("a[href='/new/moonrise']")
        expect(visitor(".way")).to_have_count(2)  # it is no game for one
        visitor.click("[data-way=friends]")
        visitor.click(".more-options > summary")
        for label, choice in (("nights", "2"), ("tide", "low"), ("Bots", "2")):
            group = visitor("fieldset.choice").filter(has=visitor(f"legend:has-text('{label}')"))
            group.locator(f"label.pill:has(span:text-is('{choice}'))").click()
        visitor.accessible()
        visitor.pictures("moonrise-form")
        visitor.click("form .main")
        expect(visitor(".facts")).to_contain_text("nights: 2")
        visitor.pictures("moonrise-lobby")
        visitor.click(".lobby button.main")
        visitor.page.wait_for_selector(".turn.mine")
        expect(visitor(".generic-board")).to_contain_text("points")
        expect(visitor(".generic-places [data-seat]")).to_have_count(3)
        visitor.accessible()
        visitor.pictures("moonrise-table")
        visitor.play(new_random())
        expect(visitor(".result-head h2")).to_be_visible()
        visitor.pictures("moonrise-over")
