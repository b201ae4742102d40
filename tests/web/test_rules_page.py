"""The rules page: its contents, its search, its terms with their pictures, and the links to them from the story."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from twelvefold.games import registry
from twelvefold.games.king.cards import Character
from twelvefold.locale import LANGUAGES, TERM, rules_page, translator
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]
KING = [character.name.lower() for character in Character]
SEARCHED = {"en": "SORCERER", "ru": "еще", "fr": "des egaux", "de": "WURFEL"}
"""Words as somebody types them in a hurry."""
AT_TOP = "id => { const { top } = document.getElementById(id).getBoundingClientRect(); return top > 0 && top < 260 }"


def read(visitor: Visitor, game: str) -> Visitor:
    visitor.go(f"/rules/{game}")
    expect(visitor(".rules h1")).to_be_visible()
    return visitor


@pytest.mark.browser
@pytest.mark.parametrize("game", registry.names())
def test_looked_at_in_every_size(visit: Visit, game: str) -> None:
    visitor = read(visit(size="desktop"), game)
    if game != "chips":
        expect(visitor(".term .emblem").first).to_be_visible()
        visitor(".term").first.scroll_into_view_if_needed()
    visitor.pictures(f"rules-{game}")
    visitor.accessible()


@pytest.mark.browser
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_contents_lead_to_each_section(visit: Visit, size: str) -> None:
    visitor = read(visit(size=size), "king")
    contents = visitor(".rules-contents")
    if size == "phone":
        expect(contents).not_to_have_attribute("open", re.compile(".*"))
        visitor.click(".rules-contents summary")
    titles = visitor(".rules :is(h2, h3)").all_inner_texts()
    assert visitor(".rules-contents a").all_inner_texts() == titles
    for title in (titles[-1], titles[4]):
        contents.get_by_role("link", name=title, exact=True).press("Enter")
        section = visitor(".rules").get_by_role("heading", name=title, exact=True)
        expect(section).to_be_focused()
        visitor.page.wait_for_function(AT_TOP, arg=section.get_attribute("id"))


@pytest.mark.browser
def test_the_search_goes_from_place_to_place(visit: Visit) -> None:
    visitor = read(visit(size="desktop"), "king")
    field, found = visitor(".rules-search input"), visitor(".rules-found")
    field.fill("sorcerer")
    places = len(re.findall("sorcerer", visitor(".rules").inner_text(), re.IGNORECASE))
    expect(visitor(".rules mark")).to_have_count(places)
    expect(found).to_have_text(f"1 of {places}")
    field.press("Enter")
    field.press("Enter")
    expect(found).to_have_text(f"3 of {places}")
    field.press("Shift+Enter")
    expect(found).to_have_text(f"2 of {places}")
    expect(visitor(".rules mark.current")).to_be_in_viewport()
    visitor.pictures("rules-search")
    visitor.accessible()
    field.fill("no such word")
    expect(found).to_have_text("Nothing found")
    expect(visitor(".rules mark")).to_have_count(0)
    field.press("Escape")
    expect(field).to_have_value("")
    expect(found).to_have_text("")


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_without_their_accents(visit: Visit, language: str) -> None:
    visitor = read(visit(language=language), "king")
    visitor(".rules-search input").fill(SEARCHED[language])
    expect(visitor(".rules mark.current").first).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["king", "queen"])
def test_every_character_is_a_term_under_its_name(game: str, language: str) -> None:
    page, say = rules_page(game, language), translator(language)
    assert page is not None
    terms = {term["name"]: term["title"] for term in TERM.finditer(page) if len(term["name"]) > 1}
    named = {name: say(f"{game}-character-{name}") for name in terms}
    assert terms == named
    assert len(terms) == {"king": 14, "queen": 19}[game]


@pytest.mark.browser
def test_an_address_leads_to_a_term(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/king#term-golem")
    expect(visitor("#term-golem")).to_be_focused()
    expect(visitor("#term-golem")).to_be_in_viewport()
    expect(visitor(".term .emblem")).to_have_count(len(KING))


@pytest.mark.browser
@pytest.mark.parametrize("game", ["king", "queen"])
def test_the_terms_of_the_story_lead_to_the_rules(visit: Visit, server: Server, game: str) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest, size="desktop").at(bots_table(guest, game, 3))
    visitor.page.wait_for_selector(".turn.mine")
    visitor.decide(new_random(game))
    link = visitor(".story .term-link").first
    term = str(link.get_attribute("href")).partition("#")[2]
    assert visitor(".story li").all_inner_texts()[-1].isprintable()
    visitor.pictures(f"story-terms-{game}")
    link.press("Enter")
    expect(visitor(f"dialog.rules-dialog #{term}")).to_be_focused()
    expect(visitor(f"dialog.rules-dialog #{term}")).to_be_in_viewport()
    visitor.pictures(f"rules-dialog-{game}")
    visitor.page.keyboard.press("Escape")
    expect(visitor("dialog[open]")).to_have_count(0)
    expect(link).to_be_focused()
    visitor.click(".bar-tools button:has(use[href*='#rules'])")  # from here they begin at the beginning
    expect(visitor("dialog.rules-dialog h1")).to_be_in_viewport()


@pytest.mark.browser
@pytest.mark.parametrize("game", ["king", "queen"])
def test_cards_in_hand_say_what_they_do_where_there_is_room(visit: Visit, server: Server, game: str) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest, size="desktop").at(bots_table(guest, game, 3))
    visitor.page.wait_for_selector(".turn.mine")
    say = translator("en")
    effect = visitor(".hand [data-card=knight] .card-effect")
    expect(effect).to_have_text(say(f"{game}-effect-knight"))
    expect(effect).to_be_visible()
    expect(visitor(".hand .card").last).to_be_in_viewport(ratio=1)
    knight = say(f"{game}-character-knight")
    expect(visitor(".hand").get_by_role("button", name=knight, exact=game == "king")).to_have_count(1)
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    expect(effect).to_be_hidden()
