"""Four languages: complete, switchable at once, remembered; nothing cut off, least of all German on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from twelvefold.locale import LANGUAGES, translator
from web.web_help import Visitor, bots_table, finish

Visit = Callable[..., Visitor]
PAGES = [
    (path.format(game), wait)
    for game in ("king", "queen", "chips")
    for path, wait in (
        ("/new/{}", ".ways"),
        ("/new/{}?with=friends", "form"),
        ("/new/{}?with=bots", "form"),
        ("/rules/{}", ".rules h1"),
    )
]
GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("king", 4, {"set": "random", "promo": ["collector", "faun"]}),
    ("king", 16, {}),
    ("queen", 1, {"reserve": ["lady", "parasite", "great_one", "gambler", "oracle", "philosopher"]}),
    ("queen", 4, {"reserve": ["lady", "parasite", "great_one", "gambler", "oracle", "mirror"]}),
    ("queen", 2, {"crusade": True, "sheet": "C"}),
    ("queen", 1, {"crusade": True, "sheet": "D"}),
    ("chips", 2, {}),
    ("chips", 4, {}),
)

CUT_OFF = """() => {
  const wide = [];
  const beside = (element) => element && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.tabIndex === 0 || beside(element.parentElement));
  if (document.documentElement.scrollWidth > innerWidth) wide.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("main *, .bar *, dialog[open] *")) {
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || style.visibility === "hidden" || !element.getClientRects().length || element.closest("svg, .hidden")) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const at = range.getBoundingClientRect();
      if (!beside(element) && (at.right > innerWidth + 1 || at.left < -1)) wide.push(`${text.data.trim()} leaves the screen`);
      const box = element.closest("button, .button, .pill, .card-face, .chair, .caption, .sheet");
      if (box && !element.closest(".scroll, table")) {
        const around = box.getBoundingClientRect();
        if (at.right > around.right + 1 || at.left < around.left - 1) wide.push(`${text.data.trim()} leaves its ${box.className || box.tagName}`);
      }
    }
    if (parseFloat(style.fontSize) < 14 && texts.length) wide.push(`${element.textContent.trim()}: ${style.fontSize}`);
    const hides = style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1;
    if (hides && texts.length && !element.matches("bdi, .middle-name, input")) wide.push(`${element.textContent.trim()} is cut off`);
  }
  return wide;
}"""  # noqa: E501
"""What does not fit: texts beyond the screen or their box, hidden ones, small ones. Long names are shortened, and what
can be scrolled to, by keys too, is not lost."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(visit: Visit, server: Server, language: str) -> None:
    guest = server.guest("Lea")
    say = translator(language)
    visitor = visit(guest=guest, language=language).go()
    visitor.page.wait_for_selector(".game-card.king")
    expect(visitor(".game-card.king .play-now")).to_contain_text(say("web-play-now"))
    visitor.page.wait_for_selector(".preview-caption")
    fits(visitor)
    for path, wait in PAGES:
        visitor.go(path).page.wait_for_selector(wait)
        for fold in visitor(".more-options > summary").all():
            fold.click()
        fits(visitor)
    for game, seats in (("king", 4), ("queen", 2)):
        visitor.at(str(guest.create(game, seats, bots=[None, None])["table"]))
        visitor.page.wait_for_selector(".invite .code")
        fits(visitor)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_game_in_every_language(
    visit: Visit, server: Server, game: str, seats: int, options: dict[str, object]
) -> None:
    """Somebody's seat on four devices, one for each language: what is decided on one of them is seen on all."""
    guest, luck = server.guest("Lea"), new_random()
    table = bots_table(guest, game, seats, options=options)
    readers = {language: visit(guest=guest, language=language).at(table) for language in LANGUAGES}
    first = readers["en"]
    for _ in range(2):
        first.page.wait_for_selector(".turn.mine")
        now = first("section.turn").get_attribute("data-decision")
        for language, visitor in readers.items():
            visitor.page.wait_for_selector(f".turn.mine[data-decision='{now}']")
            expect(visitor("html")).to_have_attribute("lang", language)
            for signs in visitor(".area-legend:not([open]) summary").all():
                signs.click()
            fits(visitor)
        first.move(luck)
    first.page.wait_for_selector(".turn.mine, .result")
    for language, visitor in readers.items():
        visitor.page.wait_for_selector(".turn.mine, .result")
        visitor.picture(f"language-{language}-{game}-{seats}-{options.get('sheet', '')}")
        visitor.click(".caption-tools button")
        fits(visitor)
        visitor.page.goto("about:blank")
    finish(guest, table, luck)
    for visitor in readers.values():
        expect(visitor.at(table)(".result-head h2")).to_be_visible()
        fits(visitor)


def fits(visitor: Visitor) -> None:
    assert "\n".join(visitor.page.evaluate(CUT_OFF)) == "", visitor.page.url


def test_another_language_at_once_and_for_good(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 3)
    persona = guest.get(f"/tables/{table}")["chairs"][1]["persona"]
    visitor = visit(guest=guest, speed="instant").at(table)
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click("[data-card=knight]")
    visitor(".bar-tools button:has(use[href*='#menu'])").click()
    visitor(".game-menu details summary").last.click()
    visitor(".game-menu .pill:has-text('Русский')").click()
    visitor(".game-menu .dialog-head button").click()
    expect(visitor("[data-card=knight]")).to_contain_text("Рыцарь")
    expect(visitor("[data-card=knight]")).to_have_class("card picked")  # nothing else has changed
    expect(visitor(".place-name").first).to_have_text(translator("ru")("bot-name", persona=persona))
    visitor.page.reload()
    expect(visitor("[data-card=knight]")).to_contain_text("Рыцарь")


def test_russian_plurals(visit: Visit) -> None:
    visitor = visit(language="ru").new_table("king")
    times, banks = (visitor("main .choice").nth(place).locator(".pill").all_inner_texts() for place in (-2, -1))
    assert [label.replace("\xa0", " ").removeprefix("✓").strip() for label in times] == [
        "30 секунд",
        "60 секунд",
        "90 секунд",
        "180 секунд",
        "600 секунд",
    ]
    assert [label.replace("\xa0", " ").removeprefix("✓").strip() for label in banks] == [
        "без запаса",
        "1 минута",
        "3 минуты",
        "10 минут",
    ]
    visitor("main fieldset.choice:has(.pill) .pill:has-text('по переписке')").click()
    labels = visitor("main .choice").last.locator(".pill").all_inner_texts()
    assert [label.removeprefix("✓").strip() for label in labels] == ["1 день", "2 дня", "3 дня", "7 дней"]


TOLD: tuple[tuple[str, dict[str, object], tuple[str, str]], ...] = (
    ("king", {"set": "random", "promo": ["faun"]}, ("en", "ru")),
    ("queen", {"reserve": ["lady", "parasite", "great_one", "gambler", "oracle", "mirror"]}, ("ru", "fr")),
    ("queen", {"crusade": True, "sheet": "C"}, ("de", "en")),
    ("chips", {}, ("fr", "de")),
)


def test_events_are_told_as_in_the_terminal(visit: Visit, server: Server) -> None:
    """The client puts keys and arguments together as the Python side does, sentence by sentence."""
    from twelvefold.core.codec import decode
    from twelvefold.games import registry

    guest = server.guest("Lea")
    readers = {language: visit(guest=guest, language=language, size="desktop") for language in LANGUAGES}
    for game, options, languages in TOLD:
        table = bots_table(guest, game, 3, options=options)
        told = finish(guest, table, new_random())
        personas = [chair["persona"] for chair in guest.get(f"/tables/{table}")["chairs"][1:]]
        kinds = registry.get(game).event_type
        events = [decode(kinds, entry["event"], "event") for entry in told if entry["of"] == "game"]
        for language in languages:
            visitor = readers[language].at(table)
            visitor.page.wait_for_selector(".result")
            say = translator(language)
            names = ["Lea", *(say("bot-name", persona=persona) for persona in personas)]
            shown = visitor("aside.story .chapter li.game").all_inner_texts()
            assert [plain(line) for line in shown] == [plain(say.event(game, event, names, 0)) for event in events]


def plain(text: str) -> str:
    """Browsers and Babel differ in which spaces they put into lists and numbers."""
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())
