"""Queen of 12 in the terminal, through the same commands as King of 12."""

from __future__ import annotations

import io
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

from luck import base_seed, new_random
from terminal.terminal_help import Terminal, answer_by_chance, run_here
from twelvefold.core.game import Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import Queen
from twelvefold.games.queen.moves import LEAVE, Move
from twelvefold.games.queen.view import View
from twelvefold.locale import LANGUAGES, translator
from twelvefold.table.match import Match
from twelvefold.terminal.queen import QueenDrawing
from twelvefold.terminal.screen import Screen

CHOOSE = "saves and quits):"
NAMES = ("Mia", "Tom", "Lea", "Ben")
ASKS = {"play", "take", "put", "mark-value", "mark-roof", "gain", "line", "copy", "mark", "bonus"}
ASKS |= {"bonus-mark", "bonus-copy"}
MAX_GAMES = 100
"""How many games may be played until everything was asked."""
MARKING = (
    "A r5 active 1 m R5 j - "
    "/ SoJgAl KnLa TrGrGoPhMi xxxxx5,3x6,10,10,10 c1p1r2 first played:La taken:R10 lady:R10 "
    "/ KnSoAl Jg LaTrGrGoPhMi 10,10,10,10,9x c0p0r1 played:Jg taken:R1,R3,Y2 "
    "/ KnJgAl So LaTrGrGoPhMi 10,10,10,10,10 c1p1r2 played:So taken:P4 "
    "/ mark {}"
)
"""Three players mark; Mia has the Lady's red 10 and a full row."""


class Drawn:
    """A drawing whose screen is read."""

    def __init__(self, seats: int, *, plain: bool = False, width: int = 80) -> None:
        self._file = io.StringIO()
        console = Console(file=self._file, width=width, force_terminal=True, no_color=True, highlight=False)
        self.drawing = QueenDrawing(Screen(translator("en"), plain=plain, console=console), Queen(), NAMES[:seats])

    def show(self, position: str, seat: int | None = 0) -> str:
        """A position as that seat sees it."""
        game = Queen()
        self.drawing.position(game.view(game.parse_state(position), seat))
        return self.read()

    def read(self) -> str:
        """What was shown since it was last read."""
        shown = re.sub(r"\x1b\[[0-9;]*m", "", self._file.getvalue())
        self._file.seek(0)
        self._file.truncate()
        return shown


# --- the commands


@pytest.mark.parametrize(
    ("players", "sheet"),
    [("human", "A"), ("human,random", "B"), ("human,random,random,random", "A")],
)
def test_a_whole_game_through_a_pipe(tmp_path: Path, players: str, sheet: str) -> None:
    game = ("play", "queen", "--sheet", sheet, "--players", players, "--seed", "5", "--record", "game.json")
    done = run_here(tmp_path, *game, typed="1\n\n" * 250)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert ("The King shows the" in done.stdout) == (players == "human")
    assert ("Choose your second card." in done.stdout) == (players == "human,random")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["options"]["seats"] == players.count(",") + 1
    assert record["options"]["sheet"] == sheet


def test_a_cell_is_chosen_by_its_number_its_name_or_its_notation(tmp_path: Path) -> None:
    game = ("play", "queen", "--players", "human", "--seed", "3")
    for answer in ("8", "C2"):
        shown = run_here(tmp_path, *game, typed=f"knight\nbonus mark\n{answer}\nok\n").stdout
        assert "With a bonus you mark the value in c2." in shown, answer
    shown = run_here(tmp_path, *game, typed="knight\nmark\nz3\n").stdout
    assert "“z3” is not one of the choices." in shown
    shown = run_here(tmp_path, *game, typed="\n\nknight\n\nq\n").stdout
    assert shown.count(CHOOSE) == 5, "an empty line asks again"
    assert "is not one of the choices" not in shown


def test_a_cell_that_is_not_allowed_is_refused_without_a_long_list(tmp_path: Path) -> None:
    game = ("play", "queen", "--players", "human", "--seed", "3")
    shown = run_here(tmp_path, *game, typed="jungle\na1\nq\n").stdout
    assert "\nMark a cell. Your dice: red 9, yellow 5. Type “ok” to leave the rest." in shown
    assert "“a1” is not one of the choices." in shown


def test_a_line_of_marks_is_confirmed_or_taken_back(tmp_path: Path) -> None:
    game = ("play", "queen", "--players", "human", "--seed", "3")
    shown = run_here(tmp_path, *game, typed="jungle\nd2\nback\nf1\nok\n").stdout
    assert "So far: d2 (red 9)\n" in shown
    assert "With the red 9 you mark the value in f1." in shown
    assert "You leave unused: yellow 5." in shown
    assert "the roof in d2" not in shown


def test_the_table_is_drawn_and_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "play", "queen", "--players", "human,random", "--seed", "4", "--record", str(file))
    try:
        screen = terminal.wait_for(CHOOSE)
        assert "▲" in screen
        assert "Bonuses left: copy dice, discard pile back, 2 cards from the reserve" in screen
        terminal.type("alchemist")
        terminal.wait_for("Laid so far")
        terminal.wait_for(CHOOSE)
        terminal.type("sorcerer")
        terminal.wait_for("Nothing left to choose")
        terminal.type("ok")
        assert "[" in terminal.wait_for("Mark a value with your Alchemist.")
        terminal.wait_for(CHOOSE)
        terminal.press_ctrl_c(until="--resume")
        assert terminal.process.wait(10) == 130
    finally:
        terminal.close()
    resumed = run_here(tmp_path, "play", "queen", "--resume", str(file), typed="b1\nstory\nq\n").stdout
    assert "With the Alchemist you mark the value in b1." in resumed


def test_an_owners_edition_is_read_and_kept_in_the_record(tmp_path: Path) -> None:
    text = files("twelvefold.games.queen.edition").joinpath("default.toml").read_text("utf-8")
    own = text.replace("Knight = 0", "Knight = 9").replace('name = "reconstructed"', 'name = "My box"')
    (tmp_path / "mine.toml").write_text(own, "utf-8")
    game = ("play", "queen", "--players", "random,random,random", "--seed", "1", "--record", "game.json")
    done = run_here(tmp_path, *game, "--edition", "mine.toml")
    assert done.returncode == 0, done.stderr
    assert "Knight: 9" in done.stdout
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["options"]["edition"]["points"]["Knight"] == 9
    assert "\nEdition: My box\n" in run_here(tmp_path, "replay", "game.json", "--step", "0").stdout
    assert "Edition:" not in run_here(tmp_path, *game[:-2]).stdout, "the one that comes with the program"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", "mine.toml cannot be read: 'utf-8' codec"),
        (b"name = 'mine'", "edition: the edition, at edition: order is missing"),
    ],
)
def test_an_edition_that_cannot_be_used_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    refused = run_here(tmp_path, "play", "queen", "--edition", "mine.toml")
    assert refused.returncode == 2
    assert words in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_reserves_are_drawn_agreed_or_those_of_a_first_game(tmp_path: Path) -> None:
    game = ("play", "queen", "--seed", "2")
    agreed = run_here(tmp_path, *game, "--reserve", "spy,machine,druid,golem,oracle,parasite").stdout
    assert "Reserve: Parasite, Machine, Druid, Golem, Spy, Oracle" in agreed
    drawn = run_here(tmp_path, *game, "--reserve", "random", "--promo", "spy,general", "--expansion", "oracle").stdout
    assert "The reserve of this game:" in drawn
    assert "Reserve: Lady, Troublemakers, Great One, Golem, Philosopher, Mirror" in run_here(tmp_path, *game).stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--sheet", "E"], "sheet: there is no sheet 'E'; the sheets are A, B"),
        (["--expansion", "golem"], "expansion: 'golem' is not allowed; allowed are gambler, oracle"),
        (["--set", "first"], "there is no option 'set'; the options are seats, crusade, sheet, reserve"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, arguments: list[str], words: str) -> None:
    refused = run_here(tmp_path, "play", "queen", *arguments)
    assert refused.returncode == 2
    assert words in refused.stderr


def test_the_options_of_queen_are_not_those_of_other_games(tmp_path: Path) -> None:
    refused = run_here(tmp_path, "play", "king", "--sheet", "A")
    assert refused.returncode == 2
    assert "there is no option 'sheet'; the options are seats, set, promo" in refused.stderr


def test_machine_mode_counts_takings_and_bonuses(tmp_path: Path) -> None:
    series = ("play", "queen", "--players", "random,random,random", "--games", "10", "--seed", "1", "--json")
    summary = json.loads(run_here(tmp_path, *series).stdout)
    assert summary["tallies"]["takings"] > summary["tallies"]["bonuses"] > 10


def test_a_record_is_told_again(tmp_path: Path) -> None:
    run_here(tmp_path, "play", "queen", "--players", "random", "--seed", "6", "--record", "game.json")
    told = run_here(tmp_path, "replay", "game.json").stdout
    assert "Round 12: " in told
    assert "In the mountains: " in told
    assert "Dice for the" not in told, "the roll names the same dice"
    assert "After the last round" in told
    assert "Before the first round" in run_here(tmp_path, "replay", "game.json", "--step", "0").stdout


# --- the drawing


@pytest.mark.parametrize("plain", [False, True])
def test_every_question_and_every_move_has_its_words(plain: bool) -> None:
    """Games by chance until everything was asked: labels tell moves apart, and the short notation is enough."""
    asked: set[str] = set()
    for seed in range(MAX_GAMES):
        seats = seed % 4 + 1
        for view, prompt, drawn in _asked(seed, seats, plain=plain):
            drawn.drawing.position(view)
            question = drawn.drawing.question(view, prompt)
            assert NAMES[prompt.seat] in question
            labels = [drawn.drawing.label(move) for move in prompt.moves]
            assert len(set(labels)) == len(labels)
            for move in prompt.moves:
                drawn.drawing.hint(move)
                word, *rest = Queen().format_move(move).split(maxsplit=1)
                assert not rest or word == drawn.drawing.word(prompt)
            asked.add(prompt.ask)
        if asked == ASKS:
            return
    raise AssertionError(f"never asked: {ASKS - asked}")


def _asked(seed: int, seats: int, *, plain: bool) -> list[tuple[View, Prompt[Move], Drawn]]:
    """What is asked in a game by chance, with everything that can be in it."""
    game, luck, drawn = Queen(), new_random(seed), Drawn(seats, plain=plain)
    extras = {"reserve": "random", "promo": "spy,collector,general", "expansion": "gambler,oracle"}
    match = Match(game, game.options({"seats": seats, **extras}), RandomStream.derived(base_seed(), seed, "dice"))
    found = []
    while match.result is None:
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        if prompt.moves:
            found.append((match.view(seat), prompt, drawn))
        answer_by_chance(match, prompt, luck)
    return found


def _words(line: str) -> str:
    return " ".join(line.split())


def test_ones_own_sheet_is_drawn_with_what_is_printed_marked_and_allowed() -> None:
    shown = Drawn(3).show(MARKING.format("0 1 2")).splitlines()
    rows = {line[0]: line for line in shown if re.match("[1-5]  .*[▲◆●]", line)}
    assert _words(rows["1"]) == "1 ✗P◆ ✗10 ✗ 5 ✗Y● ✗ 6 10 1 9 [R▲] [R▲] 7 2 0"
    assert _words(rows["2"]) == "2 [10] 3 7 ✗R▲ 4 2 2 6 9 3 4 Y● 0"
    assert _words(rows["4"]) == "4 9 12 4 11 P◆ 0 4 [10] [R▲] 2 12 11 0"
    columns = shown[shown.index(rows["5"]) + 1]
    assert _words(columns) == "2 2 2 0 2 0 0 0 0 0"


def test_the_others_sheets_are_small_and_everybodys_cards_and_dice_are_there() -> None:
    shown = Drawn(3, width=120).show(MARKING.format("0 1 2"))
    assert "Round 5 of 12: Tom rolls" in shown
    assert "Mountains: R▲5    Jungle: –" in shown
    assert "Mia: 29 points so far (lines 20, first full line 6, cards 3)" in shown
    assert "6 points for the first full line" in shown
    assert "still open" not in shown
    assert "Dice: R▲10 (the red 10 by the Lady)" in shown
    assert "Discard pile, top card last: Knight, Lady" in shown
    assert re.search(r"^5( ·){5} +0 5( ·){4} ✗ +2 ", re.sub(" +", " ", shown), re.MULTILINE)
    assert "Tom: 4 points so far" in shown
    assert "Played: Jungle Guardian" in shown
    assert "Dice: R▲1  R▲3  Y●2" in shown
    assert "Bonuses left: one card from the reserve" in shown


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    shown = Drawn(3, width=width).show(MARKING.format("0 1 2"))
    assert max(map(len, shown.splitlines())) <= width


def test_between_two_marks_only_the_sheet_is_drawn() -> None:
    shown = Drawn(3).show(MARKING.format("0[mark a2 10] 1 2"))
    assert "\n2  ✗10 " in shown
    assert "[R▲]" in shown
    assert "[10]" not in shown, "that half of the Lady's die is used"
    assert "Hand:" not in shown


@pytest.mark.parametrize("plain", [False, True])
def test_a_bonus_chosen_is_named_and_the_sheet_drawn_only_where_it_may_mark(plain: bool) -> None:
    position = MARKING.replace("j -", "j R1,R3,Y2").replace("c0p0r1 played:Jg taken:R1,R3,Y2", "c1p1r1 played:Jg")
    for line, words, sheet in (
        ("bonus pile", "take the discard pile back", False),
        ("bonus copy", "copy dice", False),
        ("bonus copy, copy 0", "copy dice, Mia", True),
        ("bonus mark", "mark any cell", True),
        ("bonus mark, mark a1", "mark any cell, a1", True),
    ):
        shown = Drawn(3, plain=plain).show(position.format(f"0 1[{line}] 2"), seat=1)
        assert shown.startswith(f"So far: {words}\n")
        assert ("\n1  " in shown) == (sheet and not plain)


@pytest.mark.parametrize("plain", [False, True])
def test_ones_own_sheet_comes_last_and_alone_from_the_second_question_of_a_round_on(plain: bool) -> None:
    drawn = Drawn(3, plain=plain)
    first = drawn.show(MARKING.format("0 1 2"), seat=1)
    assert first.index("Mia:") < first.index("Lea:") < first.index("Tom: 4 points")
    again = drawn.show(MARKING.format("0 1 2"), seat=1)
    assert "Tom: 4 points" in again
    assert "Mountains:" in again
    assert not {"Mia:", "Lea:", "Round 5"} & set(re.findall(r"\w+:|Round 5", again))
    assert "Tom:" in drawn.show(MARKING.format("0 1 2"), seat=0), "somebody else looks"
    later = MARKING.replace("r5", "r6").format("0 1 2")
    assert "Tom:" in drawn.show(later, seat=0)


def test_to_leave_a_mark_is_called_by_what_was_marked_before() -> None:
    position = (
        "A r5 active 0 m R1,R3,R5 j R10,P4,Y2 / KnSoJgAl Ga LaTrGrGoPh {},10,10,10,10 c1p1r2 played:Ga able "
        "/ KnSoJgAl Ga LaTrGrGoPh 10,10,10,10,10 c1p1r2 / KnSoJgAl Ga LaTrGrGoPh 10,10,10,10,10 c1p1r2 "
        "/ card 0 Ga {} > lose 1 2 > effects"
    )
    drawn = Drawn(3)
    for row, left, words in (("10", 2, "mark nothing"), ("x9", 1, "nothing more")):
        drawn.show(position.format(row, left))
        assert drawn.drawing.label(LEAVE) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_last_fits_in_a_line(language: str) -> None:
    say = translator(language)
    words = {name: say(f"command-{name}") for name in ("help", "quit", "done", "back")}
    for key in ("choose", "choose-line", "confirm"):
        assert len(say(f"terminal-{key}", numbers="1-50", **words)) < 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_whole_in_a_small_terminal(tmp_path: Path, language: str) -> None:
    assert "…" not in run_here(tmp_path, "play", "--help", "--lang", language, COLUMNS="80").stdout


def test_plain_lines_say_the_same() -> None:
    shown = Drawn(3, plain=True).show(MARKING.format("0 1 2"))
    assert "Mountains: red 5\nJungle: nothing\n" in shown
    assert "row 1 on the left: a1 purple roof marked, b1 10 marked, c1 5 marked" in shown
    assert "row 2 on the left: a2 10, b2 3, c2 7, d2 red roof marked, e2 4; 2 points." in shown
    assert "Points of the columns: a 2, b 2, c 2, d 0, e 2" in shown
    assert "Marked: j5." in shown, "Tom's"
    assert "Dice: red 10 (the red 10 by the Lady)" in shown
    assert not set("▲◆●✗[]") & set(shown)
    assert Drawn(3, plain=True).show(MARKING.format("0[mark a2 10] 1 2")) == "So far: a2 (the Lady’s 10)\n"


def test_alone_the_kings_cards_are_shown_and_how_long_a_full_line_counts() -> None:
    position = (
        "A r{} active 0 m R5,P3 j R7,Y2 / KnSoAl JgPh LaDrTrGrGo 10,10,10,10,10 c0p1r2 / king KnSoPh JgAl / choose"
    )
    shown = Drawn(1).show(position.format(3))
    assert "Round 3 of 12\n" in shown
    assert "The King’s deck: Knight, Sorcerer, Philosopher" in shown
    assert "The King’s discard: Jungle Guardian, Alchemist" in shown
    assert "can be won up to round 3" in shown
    assert "can be won" not in Drawn(1).show(position.format(4))
    assert "copy dice" not in shown
    assert "R▲" in Drawn(1).show(position.format(4), seat=None), "who looks on sees the only sheet large"
