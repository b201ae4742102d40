"""Options can be looked at before there is a table: an owner's edition is checked, and shows what is printed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from cases import CASES, Case, odd_sheet
from server.server_help import Guest, Server
from twelvefold.games.queen.edition.reader import LONGEST_TEXT, default_edition, default_file
from twelvefold.locale import LANGUAGES, translator
from twelvefold.server.limits import MAX_OPTIONS_BYTES

FILE = default_file()
LOOK = "/games/queen/options"


@pytest.fixture(scope="module")
def passer_by(server: Server) -> Guest:
    """Somebody without a name: looking changes nothing."""
    return Guest(server, None)


def with_edition(edition: object) -> dict[str, Any]:
    return {"options": {"seats": 2, "edition": edition}}


def problem(response: httpx.Response) -> dict[str, Any]:
    """What is wrong with an edition, and where."""
    refusal = response.json()
    assert (response.status_code, refusal["error"], refusal["key"]) == (422, "BadOption", "queen-bad-edition")
    inner: dict[str, Any] = refusal["args"]["problem"]
    return inner


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_options_endpoint_returns_the_options_a_new_table_would_have(case: Case, passer_by: Guest) -> None:
    read = passer_by.post(f"/games/{case.game.name}/options", options=case.given)
    assert read["options"] == case.game.options_json(case.options)
    assert set(case.game.pieces) <= set(read["pieces"])


def test_the_default_edition_lists_its_sheets_and_offers_its_file(passer_by: Guest) -> None:
    read = passer_by.post(LOOK, options={"seats": 2})
    assert "edition" not in read["options"]
    assert [sheet["name"] for sheet in read["pieces"]["edition"]["sheets"]] == ["A", "B", "C", "D"]
    assert passer_by.post(LOOK, **with_edition(read["pieces"]["file"])) == read, "its file, to be changed by an owner"


def test_a_file_is_checked_shown_and_played(server: Server) -> None:
    lea = server.guest("Lea")
    read = lea.post(LOOK, options={"seats": 1, "edition": "\ufeff" + FILE.replace("reconstructed", "Lea’s")})
    assert read["options"]["edition"]["name"] == read["pieces"]["edition"]["name"] == "Lea’s"
    made = lea.post("/tables", game="queen", options=read["options"] | {"sheet": "D"})
    assert made["options"] == read["options"] | {"sheet": "D"}
    lea.at(made["table"], "start")
    with lea.connect() as socket:
        assert socket.watch(made["table"]).view["printed"]["sheet"] == read["pieces"]["edition"]["sheets"][3]
    assert len(lea.tables("mine")) == 1, "looking makes no table"


def test_sheets_of_another_shape_and_those_that_are_not_there(passer_by: Guest) -> None:
    written = default_edition().written()
    halves = {name: written["sheet"][name] for name in "AB"}
    read = passer_by.post(LOOK, **with_edition({**written, "sheet": {**halves, "C": odd_sheet()}}))
    *_, shown = read["pieces"]["edition"]["sheets"]
    assert (shown["is"], shown["name"], shown["rows"]) == ("AreaSheet", "C", odd_sheet()["row_length"])


@pytest.mark.parametrize(
    ("wrong", "key", "at"),
    [
        (FILE.replace("10  3  7", "10 13  7"), "queen-edition-cell", "sheet.A.left[2]"),
        (FILE.replace("Lady = 1\n", ""), "queen-edition-missing", "order"),
        (FILE.replace('"two-colours", "value"', '"two-roofs", "value"'), "queen-edition-effect", None),
        (FILE.replace("[dice]", "[dice"), "queen-edition-toml", None),
        ("\x89PNG\r\n\x1a\n\x00", "queen-edition-toml", None),
        ("", "queen-edition-missing", "edition"),
        ("#" * (LONGEST_TEXT + 1), "queen-edition-too-much", None),
        ("🜁" * (LONGEST_TEXT + 1), "queen-edition-too-much", None),
        ("a.a.a.a.a.a.a.a.a.a.a.a = 1", "queen-edition-too-much", None),
        ("a = " + "[" * 9000, "queen-edition-toml", None),
        ("a = " + "9" * 9000, "queen-edition-toml", None),
        ("\n".join(f"a{number} = 1" for number in range(1500)), "queen-edition-unknown", "edition"),
        ([[[]]], "queen-edition-kind", "edition"),
        ({"name": "x" * 15_000}, "queen-edition-missing", "edition"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_wrong_is_named_and_so_is_its_place(passer_by: Guest, wrong: object, key: str, at: str | None) -> None:
    inner = problem(passer_by.http.post(LOOK, json=with_edition(wrong)))
    assert inner["key"] == key
    assert at is None or inner["args"]["at"] == at
    for language in LANGUAGES:
        assert translator(language).has(f"error-{key}") or language == "en"


def test_a_file_may_be_as_long_as_an_edition_whatever_its_letters(passer_by: Guest) -> None:
    file = FILE.replace("reconstructed", "mine")
    read = passer_by.post(LOOK, **with_edition(file + "#" + "🜁" * (LONGEST_TEXT - len(file) - 1)))
    assert read["options"]["edition"]["name"] == "mine"


def test_too_much_is_not_even_read(passer_by: Guest) -> None:
    response = passer_by.http.post(LOOK, json=with_edition("x" * MAX_OPTIONS_BYTES))
    assert (response.status_code, response.json()["key"]) == (413, "request-too-long")
    for path in ("/me", "/tables", "/games/queen"):
        response = passer_by.http.post(path, json=with_edition("x" * 20_000))
        assert (response.status_code, response.json()["key"]) == (413, "request-too-long"), (
            "other requests keep the small limit"
        )


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ("[" * 90_000, (400, "message-bad")),
        ('{"options": ' + "[" * 40_000 + "]" * 40_000 + "}", (400, "message-bad")),
        ('{"options": {"seats": 2, "edition": ' + "[" * 900 + "]" * 900 + "}}", (422, "message-bad")),
        ('{"options": {"seats": ' + "9" * 90_000 + "}}", (400, "message-bad")),
        ('{"options": {"seats": 2}, "seed": 1}', (422, "message-bad")),
        ('{"options": {"seats": 2, "edition": "\\ud800"}}', (422, "queen-bad-edition")),
        ('{"options": {"seats": 2, "editon": "x"}}', (422, "option-unknown")),
        ('{"options": {}}', (422, "option-seats")),
    ],
    ids=lambda value: str(value)[:40],
)
def test_hostile_bodies_are_refused_and_the_server_stays_healthy(
    passer_by: Guest, body: str, refused: tuple[int, str]
) -> None:
    response = passer_by.http.post(LOOK, content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["key"]) == refused
    assert passer_by.server.healthy


def test_no_such_game(passer_by: Guest) -> None:
    assert passer_by.refused("/games/go/options", options={"seats": 2}) == (404, "no-such-game")
