"""Fair dice: the document's vectors hold, no result is favoured, and every wrong record is found out."""

from __future__ import annotations

import copy
import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from terminal.terminal_help import run
from testgame import Fair
from twelvefold.bots.registry import make
from twelvefold.core.errors import BadData, BadRecord
from twelvefold.core.game import AnyGame
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record
from twelvefold.games import registry
from twelvefold.table.dice import MAX_WORD_LENGTH, FairDice, check_word, commitment, verify
from twelvefold.table.drive import apply_answer
from twelvefold.table.in_play import answer_as_bot
from twelvefold.table.lobby import fill, give_word, sit, start
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.seats import Pace, Setting

DOCUMENT = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")
SEED = bytes.fromhex(re.findall(r"    seed +([0-9a-f]{64})\n", DOCUMENT)[0])
HUGE = 2**255 + 1


def rows(*columns: str) -> list[list[str]]:
    """The rows of the document's table with those columns."""
    lines = iter(DOCUMENT.splitlines())
    for line in lines:
        if [cell.strip() for cell in line.strip("|").split("|")] == list(columns):
            break
    next(lines)
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    assert found
    return found


# --- numbers


def test_the_document_has_the_numbers() -> None:
    for table, words, index, number in rows("table", "words", "i", "number"):
        assert f"{FairDice(SEED, table, json.loads(words)).number(int(index)):064x}" == number


def test_the_document_has_the_results() -> None:
    for table, words, n, results, numbers in rows("table", "words", "below", "results", "numbers"):
        dice = FairDice(SEED, table, json.loads(words))
        expected = [int(result) for result in results.split(",")]
        assert [dice.below(HUGE if n == "2^255 + 1" else int(n)) for _ in expected] == expected
        assert dice.used == int(numbers)


def test_the_document_has_the_commitment() -> None:
    assert sha256(b"twelvefold").digest() == SEED
    assert f"    commitment  {commitment(SEED)}\n" in DOCUMENT


def test_the_documents_python_runs_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    exec(compile(example, "fair-dice.md", "exec"), {})
    assert capsys.readouterr().out == f"commitment {commitment(SEED)}\ntwo dice 3 12\n"


@pytest.mark.skipif(not all(map(shutil.which, ("sh", "xxd", "openssl"))), reason="needs sh, xxd and openssl")
def test_openssl_finds_the_same() -> None:
    found = []
    for command in re.findall(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL):
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, timeout=30)
        found.append(done.stdout.split()[-1])
    assert found == [commitment(SEED), rows("table", "words", "i", "number")[0][3]]


class GivenDice(FairDice):
    """Dice whose numbers are given."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(SEED, "t", ())
        self._numbers = numbers

    def number(self, index: int) -> int:
        return self._numbers[index]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 12, 52, 2**64, HUGE, 2**256 - 1, 2**256])
def test_the_last_numbers_are_passed_over(n: int) -> None:
    end = n * (2**256 // n)  # the numbers below it can be shared out evenly
    top = 2**256 - 1
    assert GivenDice(end - 1).below(n) == n - 1
    if end <= top:
        dice = GivenDice(end, top, 5)
        assert dice.below(n) == 5 % n
        assert dice.used == 3
    else:
        assert GivenDice(top).below(n) == n - 1


def test_no_face_is_favoured() -> None:
    dice = FairDice(SEED, "t", ())
    faces = Counter(dice.below(12) for _ in range(12_000))
    assert sorted(faces) == list(range(12))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 31.3  # chi-squared, 11 degrees: one in 1000


def test_seed_table_words_and_their_order_all_count() -> None:
    dice = [
        FairDice(SEED, "t", ("a", "b")),
        FairDice(SEED, "t", ("b", "a")),
        FairDice(SEED, "t", ("a", "b", "")),
        FairDice(SEED, "t", ("ab",)),
        FairDice(SEED, "u", ("a", "b")),
        FairDice(bytes(32), "t", ("a", "b")),
    ]
    assert len({one.number(0) for one in dice} | {dice[0].number(1)}) == 7


def test_saved_dice_go_on_as_if_nothing_had_happened() -> None:
    dice = FairDice(SEED, "t", ("слива", ""))
    for _ in range(5):
        dice.below(HUGE)
    again = FairDice.restore(json.loads(json.dumps(dice.save())))
    assert again.used == dice.used > 5
    assert [again.below(1000) for _ in range(10)] == [dice.below(1000) for _ in range(10)]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": "00"}, "dice-bad-seed"),
        ({"seed": "z" * 64}, "dice-bad-seed"),
        ({"seed": 5}, "data-wrong-type"),
        ({"words": ["a\nb"]}, "dice-bad-word"),
        ({"words": "a"}, "data-wrong-type"),
        ({"used": "1"}, "data-wrong-type"),
        ({"table": None}, "data-wrong-type"),
        ({"more": 1}, "data-unknown-field"),
    ],
)
def test_a_damaged_save_of_the_dice_is_refused_with_the_reason(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadData) as refused:
        FairDice.restore({**FairDice(SEED, "t", ("a",)).save(), **change})
    assert refused.value.key == key


# --- words


@pytest.mark.parametrize("word", ["", "plum", "слива 梅", "🎲" * MAX_WORD_LENGTH, "a b", "é"])
def test_words(word: str) -> None:
    assert check_word(word) == word


@pytest.mark.parametrize("word", ["a\nb", "\r", "\x00", "\x1b[2J", "\u2028", "\u202e", "a" * (MAX_WORD_LENGTH + 1)])
def test_what_is_no_word(word: str) -> None:
    with pytest.raises(BadData) as refused:
        check_word(word)
    assert refused.value.key == "dice-bad-word"


# --- whole games


def played(game: AnyGame, seats: int) -> Record:
    """A game of bots at an online table."""
    options = game.options({"seats": seats})
    table = OnlineTable("LJU4XtbGHXMz", game, options, Setting(False, True, Pace.LIVE, 90, "random", 0), SEED, "lea")
    sit(table, "lea", "Lea", "", 0)
    give_word(table, "lea", "слива 梅", 0)
    if seats > 1:
        fill(table, "lea", "random", 0)
    start(table, "lea", 0)
    match = table.match
    assert match is not None
    player = make("random", game, RandomStream.derived("dice", game.name, seats))

    def answer(match: Match, seat: int, decision: int) -> Progress:
        progress = Progress()
        while match.decision == decision and seat in match.waiting:
            progress = apply_answer(match, seat, decision, player.choose(match.view(seat), match.prompt(seat)))
        return progress

    while match.result is None:
        answer_as_bot(table, match.waiting[0], match.decision, answer, 0)
    return Record.from_json(json.loads(json.dumps(table.record().to_json())))


GAMES: list[tuple[AnyGame, int]] = [(registry.get("king"), 3), (registry.get("chips"), 2), (Fair(), 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda case: str(getattr(case, "name", case)))
def test_every_outcome_of_a_game_is_computed_again(game: AnyGame, seats: int) -> None:
    record = played(game, seats)
    verdict = verify(game, record)
    outcomes = [entry for segment in record.segments for entry in segment.outcomes]
    chances = [entry for entry in outcomes if isinstance(entry, dict) and "chance" in entry]
    assert verdict.outcomes == len(chances) > 0
    assert verdict.numbers >= verdict.outcomes
    assert record.about["dice"]["words"] == ["слива 梅"] + [""] * (seats - 1)


def _other_roll(record: dict[str, Any]) -> None:
    first = record["segments"][0]["outcomes"][0]
    first["chance"][0] = first["chance"][0] % 12 + 1


def _other_word(record: dict[str, Any]) -> None:
    record["about"]["dice"]["words"][0] = "plum"


def _other_seed(record: dict[str, Any]) -> None:
    record["about"]["dice"]["seed"] = "00" * 32


def _other_seed_and_commitment(record: dict[str, Any]) -> None:
    record["about"]["dice"] |= {"seed": "00" * 32, "commitment": commitment(bytes(32))}


def _other_table(record: dict[str, Any]) -> None:
    record["about"]["dice"]["table"] = "t"


def _other_scheme(record: dict[str, Any]) -> None:
    record["about"]["dice"]["scheme"] = "twelvefold/dice/2"


def _no_dice(record: dict[str, Any]) -> None:
    del record["about"]["dice"]


def _half_the_dice(record: dict[str, Any]) -> None:
    del record["about"]["dice"]["words"]


def _bad_word(record: dict[str, Any]) -> None:
    record["about"]["dice"]["words"][0] = "a\nb"


def _other_rules(record: dict[str, Any]) -> None:
    record["segments"][0] |= {"rules": 99, "events": []}


def _broken_off(record: dict[str, Any]) -> None:
    record["segments"][0]["outcomes"].pop()


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (_other_roll, "dice-other-outcome"),
        (_other_word, "dice-other-outcome"),
        (_other_seed_and_commitment, "dice-other-outcome"),
        (_other_table, "dice-other-outcome"),
        (_other_seed, "dice-other-commitment"),
        (_other_scheme, "dice-none"),
        (_no_dice, "dice-none"),
        (_half_the_dice, "dice-none"),
        (_bad_word, "dice-none"),
        (_other_rules, "dice-other-rules"),
        (_broken_off, "record-broken-off"),
    ],
)
def test_what_is_not_as_it_should_be_is_found(damage: Callable[[dict[str, Any]], None], key: str) -> None:
    king = registry.get("king")
    document = copy.deepcopy(played(king, 3).to_json())
    damage(document)
    with pytest.raises(BadRecord) as refused:
        verify(king, Record.from_json(document))
    assert refused.value.key == key


# --- the command


def test_the_command_verifies_a_record_of_a_server(tmp_path: Path) -> None:
    record = played(registry.get("king"), 3)
    verdict = verify(registry.get("king"), record)
    (tmp_path / "king.json").write_text(json.dumps(record.to_json()), "utf-8")
    done = run(tmp_path, "verify", "king.json")
    assert done.returncode == 0, done.stderr
    told = f"{verdict.outcomes} outcomes, computed again from {verdict.numbers} random numbers"
    assert told in " ".join(done.stdout.split())


def test_the_command_refuses_what_cannot_be_verified(tmp_path: Path) -> None:
    players = ["--players", "random,random", "--record"]
    assert run(tmp_path, "play", "king", *players, "terminal.json").returncode == 0
    damaged = played(registry.get("king"), 3).to_json()
    _other_roll(damaged)
    (tmp_path / "damaged.json").write_text(json.dumps(damaged), "utf-8")
    for file, words in (
        ("terminal.json", "only games played on a server can be verified"),
        ("damaged.json", "the dice gave"),
    ):
        refused = run(tmp_path, "verify", file)
        assert refused.returncode == 2
        assert words in refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1
