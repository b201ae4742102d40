"""The front page: a game with one click, a turn as a moving picture, a card for each game; nothing moves on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from server.server_help import Server
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, translator
from web.test_languages import fits
from web.test_sizes import window
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]

PHONES = ((320, 568), (390, 844))
DESKTOPS = ((1366, 768), (1440, 900))
ALL_SIZES = (*PHONES, (768, 1024), *DESKTOPS)
PREVIEW = "**/king/preview/picture.js"
MAX_SHIFT = 0.05
SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach((each) => { window.shifts += each.value }))
  .observe({ type: "layout-shift", buffered: true });"""
CASTLE = """() => {
  const hero = document.querySelector(".hero"), style = getComputedStyle(hero), at = hero.getBoundingClientRect();
  const height = parseFloat(style.paddingTop) + 100, width = height * 1440 / 420;
  const left = at.left + (at.width - width) * .72 + .69 * width;
  return { left, right: left + .11 * width, top: at.top, bottom: at.top + .67 * height };
}"""
"""Where the castle stands in the picture at the top, on a phone."""
ACROSS = """(castle) => {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector(".hero"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (left < castle.right && right > castle.left && top < castle.bottom && bottom > castle.top)
        found.push(texts.currentNode.data);
  }
  return found;
}"""
"""The words that are written across a place."""
ROWS = (
    "cards => Object.values(Object.groupBy(cards, (card) => card.getBoundingClientRect().top)).map((row) => row.length)"
)
MOMENT = "document.querySelector('.preview-picture').dataset.moment"


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size(window(size))
    visitor.settle()


def test_one_main_button_begins_the_game_of_last_time(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).go()
    expect(visitor("main .main")).to_have_count(1)
    expect(visitor(".start .main")).to_contain_text("Play King of 12")
    expect(visitor(".start-facts")).to_contain_text("5–20 min")
    visitor.at(bots_table(guest, "chips", 2)).page.wait_for_selector(".turn.mine")
    visitor.go()
    expect(visitor(".start .main")).to_contain_text("Play 12 Chip Trick")
    before = visitor.page.url
    visitor.click(".start .main")
    visitor.page.wait_for_selector(".chips-board")
    assert visitor.page.url != before
    made = guest.get(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    assert [chair["kind"] for chair in made["chairs"]] == ["person", "bot", "bot"]


@pytest.mark.parametrize(("game", "players"), [("king", 2), ("queen", 1)])
def test_a_game_alone_or_against_one_bot_begins_at_once(visit: Visit, server: Server, game: str, players: int) -> None:
    visitor = visit().go()
    visitor.click(f".game-card.{game} .play-solo")
    visitor.page.wait_for_selector(".turn.mine")
    made = server.guest("Mia").get(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    assert len(made["chairs"]) == players


def test_each_card_says_how_many_play_and_how_long(visit: Visit) -> None:
    visitor, say = visit().go(), translator("en")
    for game in ("king", "queen", "chips"):
        manifest = registry.manifest_of(registry.get(game))
        assert manifest.minutes is not None
        least, most = manifest.minutes
        facts = visitor(f".game-card.{game} .game-facts")
        expect(facts).to_contain_text(say("web-minutes", least=least, most=most))
        seats = manifest.game.seats
        expect(facts).to_contain_text(say("web-players", least=seats.start, most=seats.stop - 1))
    expect(visitor(".game-card.fair .game-facts .icon")).to_have_count(1)  # nobody knows how long it takes


def test_three_cards_in_a_row_on_desktops_and_none_beside_another_elsewhere(visit: Visit) -> None:
    visitor = visit().go()
    visitor.page.wait_for_selector(".game-card.chips")
    for size in ALL_SIZES:
        resize(visitor, size)
        rows = visitor(".game-card").evaluate_all(ROWS)
        assert rows[0] == (3 if size in DESKTOPS else 1), size


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_nothing_is_written_across_the_castle(visit: Visit, language: str) -> None:
    visitor = visit(language=language).go()
    visitor.page.wait_for_selector(".preview-caption")
    for size in ALL_SIZES:
        resize(visitor, size)
        fits(visitor)
        if size in PHONES:
            assert visitor.page.evaluate(ACROSS, visitor.page.evaluate(CASTLE)) == [], size
        assert visitor.edges(".start .main")[1] <= size[1], "it is in sight without scrolling"


def test_a_turn_is_shown_until_it_is_stopped(visit: Visit) -> None:
    visitor = visit(still=False, speed="fast").go()
    for moment in range(4):
        visitor.page.wait_for_selector(f".preview-picture[data-moment='{moment}']")
    visitor.page.wait_for_selector(".preview .card-place.cracked")
    visitor.page.wait_for_selector(".preview .preview-place.rank-1")
    visitor.click(".preview button")
    expect(visitor(".preview button")).to_have_attribute("aria-label", "Let the picture move")
    stopped = visitor.page.evaluate(MOMENT)
    visitor.accessible()  # takes longer than any moment
    visitor.settle()
    assert visitor.page.evaluate(MOMENT) == stopped
    visitor.click(".preview button")
    visitor.page.wait_for_function(f"before => {MOMENT} !== before", arg=stopped)
    assert visitor(".preview-picture").get_attribute("aria-label")
    assert visitor(".preview-picture :is(a, button, [tabindex])").count() == 0


def test_where_nothing_may_move_it_is_a_still(visit: Visit) -> None:
    visitor = visit(still=True).go()
    expect(visitor(".preview .card-place.cracked")).to_have_count(2)
    expect(visitor(".preview button")).to_have_count(0)
    visitor.accessible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_shifts_while_the_page_is_loaded(visit: Visit, size: str) -> None:
    """Also the picture has its place from the beginning."""
    visitor = visit(size=size, still=False)
    visitor.page.add_init_script(SHIFTS)
    held: list[Route] = []
    visitor.page.route(PREVIEW, lambda route: held.append(route))
    visitor.go().page.wait_for_selector(".game-badge > *")
    while not held:
        visitor.page.wait_for_event("request")
    visitor.settle()
    before = visitor(".preview").bounding_box()
    for route in held:
        route.continue_()
    visitor.page.wait_for_selector(".preview .die")
    visitor.page.wait_for_load_state("networkidle")
    assert visitor(".preview").bounding_box() == before
    assert visitor.page.evaluate("window.shifts") < MAX_SHIFT


def test_it_is_loaded_only_where_it_is_seen(visit: Visit, server: Server) -> None:
    """Whoever has tables finds these first, and no picture."""
    guest = server.guest("Lea")
    bots_table(guest, "chips", 3)
    visitor = visit(guest=guest)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go()
    expect(visitor(".your-turn")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "king/preview" in url]
    for size in ALL_SIZES:
        resize(visitor, size)
        (first, end), (start, _), (card, _) = map(visitor.edges, (".table-line", ".start .main", ".game-card"))
        assert first < start < card
        assert end <= size[1], "the turn is in sight without scrolling"
