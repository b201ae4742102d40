"""The Crusade and sheets C and D of Queen of 12 in the terminal."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cases import CASES, OWN_EDITION, Case
from luck import base_seed, new_random
from queen.crusade_help import SHORT_ROWS
from terminal.terminal_help import answer_by_chance, run_here
from terminal.test_queen import MAX_GAMES, NAMES, Drawn
from twelvefold.core.codec import dumps, encode
from twelvefold.core.game import Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import Queen
from twelvefold.games.queen.edition.printed import print_of
from twelvefold.games.queen.moves import Move, Roof, Value, parse_move
from twelvefold.games.queen.view import View
from twelvefold.table.match import Match
from twelvefold.terminal.human import HumanPlayer

ASKS = {"play", "take", "turn", "put", "put-away", "mark-value", "mark-roof", "oracle-value", "gain", "copy"}
ASKS |= {"overflow", "roof", "any-value", "any-roof", "value-or-roof", "box", "pick", "use", "or-reserve"}
ASKS |= {"bonus-copy", "without"}
MIXED = {"value-or-roof", "box", "or-reserve"}
"""What is asked where the moves' notation begins with several words."""
AREAS = [case for case in CASES if case.id.startswith("queen-") and {"crusade", "sheet"} & set(case.id.split("-"))]

SOLO = (
    "D crusade r8 active 0 m Y11 j P2,P9 / KnSoMgJgGo PaGrTr - "
    "211111312021|7|.x.xx,x..xx,x.x..,x.x.x,x.xx.,x...x o001s010 played:Tr taken:R12 "
    "/ king PaKnJgTrGrGo SoMg / mark 0{}"
)
"""Alone on D, with a red 12 to be marked."""
DUEL = (
    "C r6 active 0 m - j - / PaAl So LaKnJgMiGeGaOr "
    "343122333532|2.9|xxxx.,....x,.xx..,x....,x....,..xxx - played:So taken:R9,Y1,Y10 "
    "/ KnOr JgSoAl LaPaMiGeGa 121110110113|-|x....,.....,....x,x....,.x...,..... - able played:SoAl taken:P8,P9 "
    "/ mark 0{} 1"
)
"""Two on C under the base rules; 9, 1 and 10 fit no row of Mia's, and 1 not the overflow track either."""


def solo(line: str = "") -> str:
    """The position alone, with this line begun; on a sheet with rows of different lengths."""
    return _on_short_rows(SOLO.format(line))


def duel(line: str = "") -> str:
    """The position for two, with this line begun."""
    return _on_short_rows(DUEL.format(line))


def _on_short_rows(position: str) -> str:
    return f"{position} / edition {dumps(encode(print_of(SHORT_ROWS, position[0], 1 if position[0] == 'D' else 2)))}"


# --- the commands


@pytest.mark.parametrize(
    ("players", "given", "words"),
    [
        ("human", ["--crusade"], "One of them, drawn at random, goes to your discard pile"),
        ("human,random", ["--crusade", "--promo", "general"], "Choose your second card."),
        ("human,random,random", ["--sheet", "C"], "Reserve: Lady, Troublemakers"),
        (
            "human,random,random,random",
            ["--crusade", "--sheet", "D"],
            "For one die, circles: 1 a colour (0 of 1 marked)",
        ),
        ("human", ["--sheet", "D"], "The King shows the"),
    ],
)
def test_a_whole_game_through_a_pipe(tmp_path: Path, players: str, given: list[str], words: str) -> None:
    game = ("play", "queen", *given, "--players", players, "--seed", "5", "--record", "game.json")
    answers = "".join(f"{number}\n" for number in range(1, 43))  # whatever the numbers of the choices are
    done = run_here(tmp_path, *game, typed=f"{answers}\n" * 80)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert words in done.stdout
    assert "in all." in done.stdout
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["options"].get("crusade", False) == ("--crusade" in given)
    told = run_here(tmp_path, "replay", "game.json").stdout
    assert "After the last round" in told
    assert "overflow track" in told


def test_the_crusade_is_played_on_its_own_sheets(tmp_path: Path) -> None:
    for arguments, words in (
        (["--sheet", "A"], "sheet: with 3 players the Crusade is played on C, D, not on A"),
        (["--reserve", "random"], "reserve: the Crusade has none"),
        (["--players", "human", "--sheet", "C"], "the Crusade is played on D, not on C"),
    ):
        refused = run_here(tmp_path, "play", "queen", "--crusade", *arguments)
        assert refused.returncode == 2
        assert words in refused.stderr
    assert "there is no option 'crusade'" in run_here(tmp_path, "play", "king", "--crusade").stderr


def test_machine_mode_counts_the_bonuses_earned(tmp_path: Path) -> None:
    series = ("play", "queen", "--crusade", "--players", "random,random", "--games", "4", "--seed", "1", "--json")
    summary = json.loads(run_here(tmp_path, *series).stdout)
    assert summary["tallies"]["earned"] > 4 * 2 * 5, "at least five a player and game"
    assert summary["tallies"]["bonuses"] == 0, "those are of sheets A and B"


def test_a_line_is_confirmed_or_taken_back(tmp_path: Path) -> None:
    game = ("play", "queen", "--crusade", "--players", "human", "--seed", "3")
    shown = run_here(tmp_path, *game, typed="knight\na value or\n12\nback\nroof b2\nok\n").stdout
    assert "So far: bonus for no mark, bonus “a value or a colour”, value 12\n" in shown
    assert "With a bonus you mark the purple roof in b2." in shown
    assert "you mark the 12" not in shown


# --- questions and moves


@pytest.mark.parametrize("plain", [False, True])
def test_every_question_and_every_move_has_its_words(plain: bool) -> None:
    """Games by chance until everything was asked: labels and numbers tell moves apart, nothing is too wide."""
    asked: Counter[tuple[str, str]] = Counter()
    for seed in count():
        assert seed < MAX_GAMES, f"never asked: {ASKS - {ask for _, ask in asked}}"
        for case in AREAS:
            for view, prompt, drawn in _asked(case, seed, plain=plain):
                asked[case.id, prompt.ask] += 1
                if asked[case.id, prompt.ask] <= 2:  # drawing takes its time
                    _check(view, prompt, drawn, plain=plain)
        if {ask for _, ask in asked} == ASKS:
            return


def _check(view: View, prompt: Prompt[Move], drawn: Drawn, *, plain: bool) -> None:
    drawing = drawn.drawing
    drawing.position(view)
    assert NAMES[prompt.seat] in drawing.question(view, prompt)
    labels = [drawing.label(move) for move in prompt.moves]
    numbers = [drawing.number(move, place) for place, move in enumerate(prompt.moves, 1)]
    assert len(set(labels)) == len(set(numbers)) == len(prompt.moves)
    for move, number in zip(prompt.moves, numbers, strict=True):
        drawing.hint(move)
        assert not isinstance(move, Value) or number == move.face
        assert not isinstance(move, Roof) or prompt.ask != "value-or-roof" or number > 12
        assert prompt.ask in MIXED or Queen().format_move(move).split()[0] == drawing.word(prompt)
    shown = drawn.read()
    assert plain or max(map(len, shown.splitlines())) <= 100
    assert not plain or not set("▲◆●✗★✓○□[]") & set(shown)


def _asked(case: Case, seed: int, *, plain: bool) -> Iterator[tuple[View, Prompt[Move], Drawn]]:
    """What is asked in a game by chance."""
    luck, match = new_random(seed), Match(case.game, case.options, RandomStream.derived(base_seed(), seed, "dice"))
    drawn = Drawn(match.seats, plain=plain, width=100)
    while match.result is None:
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        if prompt.moves:
            yield match.view(seat), prompt, drawn
        answer_by_chance(match, prompt, luck)


def choices(position: str, seat: int = 0, *, plain: bool = False) -> dict[str, str]:
    """What a seat is asked, each choice with its hint."""
    seats, game = position.count(" / ") - 1 - position.count(" / king ") - position.count(" / edition "), Queen()
    drawn = Drawn(seats, plain=plain)
    drawn.show(position, seat)
    state = game.parse_state(position)
    prompt = game.decide(state).prompt(seat)
    drawn.drawing.question(game.view(state, seat), prompt)
    return {drawn.drawing.label(move): drawn.drawing.hint(move) for move in prompt.moves}


def test_a_mark_says_what_it_brings() -> None:
    assert choices(duel()) == {
        "9: overflow track": "cell 3: 4 points",
        "10: overflow track": "cell 3: 4 points",
    }
    roofs = choices(duel("[value 9]"))
    assert roofs["e1: yellow roof"] == "fills row 1: two colours"
    found = choices(solo("[roof e3, use value-or-colour]"), plain=True)
    assert found["1: column 3"] == "gives: repeat the last overflow number"
    assert found["10: column 1"] == "fills column 1: 10 points"
    assert found["a1: purple roof"] == "fills column a: 6 points"
    assert not any(choices(solo("[roof e3, use value-or-colour]")).values()), "too many for a line each"


def test_a_bonus_says_what_it_is_and_whether_it_can_do_anything() -> None:
    assert choices(solo("[roof e3]")) == {
        "circle 1: a colour": "used at once",
        "circle 2: a value": "used at once",
        "circle 3: two colours": "used at once",
        "a value or a colour": "may be used again and again",
    }
    nothing = SOLO.replace("m Y11 j P2,P9", "m R12,Y11 j P2,P9").replace(" taken:R12", "").replace("s010", "s000")
    found = choices(_on_short_rows(nothing.format("")))
    assert found["square 2: copy all dice"] == "used at once, does nothing now"
    assert found["square 3: two values"] == "one more cell needed after this"


def test_cards_say_what_they_do_on_these_sheets_and_bring_no_points() -> None:
    drawn = Drawn(1)
    drawn.show(solo())
    hint = {card: drawn.drawing.hint(parse_move(f"play {card}")) for card in ("parasite", "golem", "oracle")}
    assert hint["parasite"] == "take two dice from either tray; then one of your cards is gone for good (order 2)"
    assert hint["golem"] == "take every die from 7 to 12 (order 11)"
    assert hint["oracle"].startswith("mark a value, then roll")
    two = Drawn(2)
    two.show(duel())
    assert "back into your reserve (order 2)" in two.drawing.hint(parse_move("gain parasite"))
    assert "turn it to any value" in two.drawing.hint(parse_move("gain lady"))


# --- the table


def _row(shown: str, name: str) -> str:
    """The drawn row that begins so, with single spaces."""
    found = [line for line in shown.splitlines() if re.match(rf" *{name} .*[✗·\[]", line)]
    return " ".join(found[-1].split())


def test_ones_own_sheet_is_drawn_with_all_that_is_printed_marked_and_allowed() -> None:
    shown = Drawn(1, width=100).show(solo())
    assert _row(shown, "1") == "1 ✗ ✗ ★ · ★repeat 1 P◆ ✗R▲ P◆ ✗R▲ ✗Y● ★value/roof"
    assert _row(shown, "3") == "3 ✗ · +4 +4 3 ✗R▲ Y● ✗Y● P◆ [R▲] ★2 roofs"
    assert _row(shown, "7") == "7 ✗ ✗ ✗ ✓value 6 2 5 3 4 points"
    assert _row(shown, "11") == "11 ✗ ✗ ★ ★write 0 7 · · · · · · · · ·"
    assert "Overflow track, from 7 on" in shown
    assert "circles: 1 ○ a colour   2 ○ a value   3 ✗○ two colours" in shown
    assert "squares: 1 □ discard pile back   2 ✗ copy all dice   3 □□ two values" in shown
    assert "Reserve" not in shown
    assert shown.endswith("So far: value 12\nStill to do: colours red\n")


def test_what_is_full_has_a_tick_and_the_others_are_small() -> None:
    shown = Drawn(2, width=100).show(duel())
    assert "   ✓10   20        15       points" in shown
    assert "[·]" in shown, "the next cell of the overflow track"
    assert re.search(r"^ 3  ★  ★  ★  ★  ·  ★  ★  ★  ★  ·  ★  ✗ +3 · · · · ✗  Dice: P◆8  P◆9", shown, re.MULTILINE)
    assert "Mia: 24 points so far (value columns 10, cells 12, overflow 2, roof columns 0)" in shown


def test_a_line_says_what_is_done_and_what_is_still_to_be_done() -> None:
    shown = Drawn(2, width=100).show(duel("[value 9, roof e1]"))
    assert shown.startswith(
        "So far: 9 on the overflow track, 10 on the overflow track, lost (1), roof e1\nMia: 28 points"
    )
    assert "Still to do: colours red, yellow; bonuses: two colours\n" in shown
    assert "✓2 roofs" in shown
    assert "Hand:" not in shown


def test_plain_lines_say_the_same() -> None:
    shown = Drawn(1, plain=True).show(solo())
    for line in (
        "Value 7: 3 of 3 marked; column 3 gave a value.",
        "Value 12: 2 of 5 marked; column 5 gives 4 points.",
        "Overflow track: 7; 1 point now; its cells bring 1, 2, 4, 6, 9, 12, 15, 18, 22, 26.",
        "Next on the overflow track: 7 or higher.",
        "Row 3 of roofs: a3 red marked, b3 yellow, c3 yellow marked, d3 purple, e3 red; when full, two colours.",
        "Instead, again and again: a value or a colour",
    ):
        assert f"{line}\n" in shown
    assert "Column 1: one cell open, 10 points when full. Column 2: 7 cells open" in shown
    other = Drawn(2, plain=True).show(duel())
    assert "Values marked: 1 (1), 2 (2), 3 (1), 4 (1), 5 (1), 7 (1), 8 (1), 10 (1), 11 (1), 12 (3).\n" in other
    assert "Column 1: full, 10 points." in other


def _large_edition() -> dict[str, Any]:
    """The largest sheet there can be, with a bonus in every cell."""
    most = {
        "row_length": [9] * 12,
        "column_score": {str(column): 99 for column in range(1, 10)},
        "bonus_cells": {f"{row}:{column}": "value-and-colour" for row in range(1, 13) for column in range(1, 10)},
        "overflow": [99] * 30,
        "roofs": [" ".join("RPYRPYRPYR")] * 5,
        "roof_row_bonus": ["circle-or-square"] * 3,
        "roof_column_score": [99] * 10,
        "circles": [{"cells": 9, "bonus": "value-and-colour"}] * 6,
        "squares": [{"cells": 9, "bonus": "value-and-colour"}] * 6,
        "repeatable": "value",
    }
    return {**OWN_EDITION, "sheet": {**OWN_EDITION["sheet"], "D": most}}  # type: ignore[dict-item]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_largest_sheet_is_drawn_within_the_terminal(seats: int, plain: bool) -> None:
    game = Queen()
    options = game.options({"seats": seats, "sheet": "D", "edition": _large_edition()})
    match = Match(game, options, RandomStream.derived(seats, 0, "dice"))
    drawn = Drawn(seats, plain=plain, width=100)
    drawn.drawing.position(match.view(0))
    shown = drawn.read()
    assert plain or max(map(len, shown.splitlines())) <= 100
    assert shown.count("★value+roof") == (0 if plain else 108)


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    for position in (solo(), duel(), duel("[value 9]")):
        shown = Drawn(2 if position.startswith("C") else 1, width=width).show(position)
        assert max(map(len, shown.splitlines())) <= width


def test_a_player_chooses_by_numbers_that_are_the_values() -> None:
    position, game = solo("[roof e3, use value-or-colour]"), Queen()
    state = game.parse_state(position)
    prompt, drawn = game.decide(state).prompt(0), Drawn(1)
    drawn.show(position)
    drawn.drawing.question(game.view(state, 0), prompt)
    player = HumanPlayer(drawn.drawing, lambda: None, lambda: None)
    for typed, move in (("12", "value 12"), ("13", "roof a1"), ("value 1", "value 1"), ("b3", "roof b3")):
        assert player._move(typed, prompt) == parse_move(move)
    assert player._move("7", prompt) is None, "its row is full"
