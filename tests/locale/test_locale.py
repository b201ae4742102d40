"""Four languages, complete: the same keys, the same variables, every error, every event."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import twelvefold.server.app
import twelvefold.terminal.cli  # noqa: F401 - both declare reasons
from twelvefold.bots.registry import make
from twelvefold.core.errors import BadNotation, BadOption, Reason
from twelvefold.core.events import Event
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.games.chips import events
from twelvefold.games.chips.chips import Colour
from twelvefold.games.king.cards import Character
from twelvefold.games.queen.events import LineFilled
from twelvefold.locale import ALWAYS, LANGUAGES, english_errors, rules_page, translator
from twelvefold.table import table_events
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match
from twelvefold.table.personas import PERSONAS

PAGES = (
    "errors.ftl",
    "common.ftl",
    "king.ftl",
    "king-why.ftl",
    "queen.ftl",
    "queen-why.ftl",
    "queen-crusade.ftl",
    "queen-crusade-why.ftl",
    "chips.ftl",
    "chips-why.ftl",
    "server.ftl",
    "table.ftl",
    "terminal.ftl",
    "web.ftl",
    "web-after.ftl",
    "web-king.ftl",
    "web-king-tournament.ftl",
    "web-chips.ftl",
    "web-guide.ftl",
    "web-queen-edition.ftl",
    "web-queen.ftl",
    "web-queen-areas.ftl",
)
OTHERS = [language for language in LANGUAGES if language != "en"]


def source(language: str, page: str) -> str:
    if (language, page) == ("en", "errors.ftl"):
        lines = english_errors().splitlines()
        return "\n".join(line for line in lines if not line.startswith("error-fair-"))  # the test game's own
    return files("twelvefold.locale").joinpath(language, page).read_text("utf-8")


class Variables(Visitor):
    """Collects the variables a message uses, and the messages it includes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.included: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.included.add(node.id.name)


@cache
def messages(language: str, page: str) -> dict[str, set[str]]:
    """The keys of a page, each with its variables and those of messages it includes.

    Nothing may fail to parse, nothing come twice.
    """
    found: dict[str, set[str]] = {}
    included: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language, page)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{page}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{page}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
            included[entry.id.name] = variables.included
    return {key: own.union(*(found[other] for other in included[key] & found.keys())) for key, own in found.items()}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_in_every_language(language: str, page: str) -> None:
    english, other = messages("en", page), messages(language, page)
    assert sorted(other) == sorted(english)
    for key, variables in english.items():
        named = {name.removesuffix("_is").removesuffix("_others") for name in variables}
        known = {name + more for name in variables | named for more in ("", "_id", "_is", "_others")}
        assert other[key] <= known, f"{language}: {key} uses {other[key] - known}"
        told = other[key] | {name + more for name in other[key] for more in ("_is", "_others")}
        told |= {re.sub("_(id|is|others)$", "", name) for name in other[key]}
        missing = {name for name in variables - told if not name.endswith("_count")}
        assert not missing, f"{language}: {key} leaves out {missing}"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_found_by_the_word_its_keys_begin_with(page: str) -> None:
    word = page.removesuffix(".ftl").partition("-")[0].replace("errors", "error")
    if page not in ALWAYS:
        assert all(key.startswith(f"{word}-") for key in messages("en", page))


@pytest.mark.parametrize("language", OTHERS)
def test_every_reason_reads(language: str) -> None:
    english = messages("en", "errors.ftl")
    for key, reason in Reason.declared.items():
        if not key.startswith("fair-"):
            fields = english[f"error-{key}"]
            text = translator(language)(f"error-{key}", **dict.fromkeys(fields, "7"))
            assert text
            assert "{" not in text or "{{" in reason.english


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_inside_errors_are_translated_too(language: str) -> None:
    say = translator(language)
    with pytest.raises(BadOption) as refused:
        registry.get("king").options({"seats": 3, "set": ["knight", "pawn"]})
    inner = refused.value.args_["problem"]
    assert isinstance(inner, BadNotation)
    assert say.error(inner) in say.error(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    say = translator(language)
    for name in registry.names():
        for kind in get_args(registry.get(name).event_type):
            assert say.has(f"{name}-event-{kind.__name__}")
            assert say.has(f"{name}-why-{kind.__name__}")
        for tally in registry.get(name).tallies:
            assert say.has(f"{name}-tally-{tally}")
    for card in Character:
        assert say.has(f"king-character-{card.name.lower()}")
        assert say.has(f"king-effect-{card.name.lower()}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_persona_has_a_name_and_a_temperament_of_its_own(language: str) -> None:
    say = translator(language)
    for key in ("bot-name", "bot-temper"):
        texts = {say(key, persona=persona) for persona in PERSONAS}
        assert len(texts) == len(PERSONAS)
        assert not texts & {*PERSONAS}, "a text of its own, not the id"


NOTICES: list[Event] = [
    table_events.SatDown(1, "Mia"),
    table_events.StoodUp("Mia"),
    table_events.BotSeated(1, "heuristic"),
    table_events.BotSeated(1, "heuristic", "ulu"),
    table_events.Removed("Mia"),
    table_events.HandedOver(1),
    table_events.SettingsChanged(),
    table_events.TimeAdded(),
    table_events.SeatOffered(1),
    table_events.TakenOver(1, "Mia"),
    table_events.WordGiven(1, "[red]{ $x }"),
    table_events.GameStarted("66687aad"),
    table_events.MovedFor(1),
    table_events.StoodIn(1),
    table_events.CameBack(1),
    table_events.Resigned(1, "heuristic"),
    table_events.PauseWished(1),
    table_events.Paused(),
    table_events.Dormant(),
    table_events.WentOn(),
    table_events.SeedPublished("66687aad"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_at_a_table_is_told(language: str) -> None:
    assert list(dict.fromkeys(type(notice) for notice in NOTICES)) == list(get_args(table_events.AnyTableEvent))
    for notice in NOTICES:
        sentence = translator(language).event("table", notice, ["Lea", "Mia"])
        assert type(notice).__name__ not in sentence, "told without a sentence of its own"
        if getattr(notice, "persona", "none") != "none":
            assert translator(language)("bot-name", persona="ulu") in sentence
        elif hasattr(notice, "seat") or hasattr(notice, "name"):
            assert "Mia" in sentence
        if isinstance(notice, table_events.BotSeated):
            assert notice.bot in sentence
        if isinstance(notice, table_events.WordGiven):
            assert notice.word in sentence
        assert "66687aad" not in sentence, "fingerprint and seed belong to the dice check"


TOLD: list[tuple[str, dict[str, Any]]] = [
    ("king", {"set": "random"}),
    ("king", {"set": "knight,lady,merchants,gambler,troublemakers,collector,faun"}),
    ("queen", {"reserve": "parasite,spy,general,gambler,oracle,mirror", "sheet": "B"}),
    ("chips", {}),
    ("chips", {"burning": False}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "given"), TOLD)
def test_whole_games_are_told(language: str, name: str, given: dict[str, Any]) -> None:
    game, say = registry.get(name), translator(language)
    for seats in (2, 3, 4, 16) if name == "king" else (2, 3, 4):
        names = ["Леа", "Mia", "Tom", "Bob", *(f"P{seat}" for seat in range(4, 16))][:seats]
        match = Match(game, game.options({"seats": seats, **given}), RandomStream.derived(seats, str(given)))
        play_out(match, {seat: make("random", game, RandomStream.derived(seat, str(given))) for seat in range(seats)})
        for viewer in (None, 0):
            for event in match.events(viewer):
                sentence = say.event(name, event, names)
                assert sentence
                assert type(event).__name__ not in sentence, "told without a sentence of its own"
                assert say("seat-number", number=seats + 1) not in sentence, "somebody has no name"


TAKEN = [events.ChipTaken(2, 7, Colour.RED, where, why) for where in events.Where for why in events.Why]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dummy_is_told_like_anyone(language: str) -> None:
    say = translator(language)
    for event in TAKEN:
        assert say("chips-seat-2") in say.event("chips", event, ["Lea", "Mia"])
        assert "Tom" in say.event("chips", event, ["Lea", "Mia", "Tom"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_sheet_are_told_in_words(language: str) -> None:
    say = translator(language)
    for you in (0, None):
        told = say.event("queen", LineFilled(0, ("l1", "c"), 6), ["Mia"], you)
        assert say("queen-line", line="l1") in told
        assert say("queen-line", line="c") in told
        assert "l1" not in told


def test_russian_plurals() -> None:
    say = translator("ru")
    forms = [say("king-points", points=count) for count in (1, 2, 5, 11, 21, 22)]
    words = [form.split()[-1] for form in forms]
    assert words[0] == words[4] != words[1] == words[5] != words[2] == words[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_never_read_as_markup(language: str) -> None:
    king = registry.get("king")
    match = Match(king, king.options({"seats": 2}), RandomStream.derived("markup"))
    (event,) = match.events(None)
    assert "[red]{ $x }" in translator(language).event("king", event, ["[red]{ $x }", "b"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_page(language: str) -> None:
    for game in registry.names():
        page = rules_page(game, language)
        assert page is not None
        assert len(page.splitlines()) > 60
