"""Whole games on sheets C and D, and Crusades, against a second, naive writing of the same rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cases import QUEEN, Case, odd_sheet
from twelvefold.core.events import Event
from twelvefold.games.queen import events as base
from twelvefold.games.queen.cards import Character, die_text
from twelvefold.games.queen.edition.printed import card_title
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.moves import parse_move
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas import marking as area_marking
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effect
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import MarkSheets, RollOracle

from .naive_areas import CRUSADE_START, NaiveAreas, NaiveAreasGame
from .naive_game import START, Further, NaiveBox
from .queen_help import GAME, Position
from .test_against_naive import (
    CHARACTERS,
    EXPANSION,
    FIRST_RESERVE,
    NEVER,
    PROMO,
    ComparedGame,
    in_turn,
    odd_edition,
    shown,
    words,
)

FOND = ["", "", "use", "copy", "bonus", "reserve", "circle", "square", "play parasite", "play oracle", "play gambler"]
"""What is chosen wherever it may be."""
BOXLESS = [effect.value for effect in Effect if effect.value.split("-")[0] not in ("one", "no", "philosopher")][2:]
"""All bonuses but those that need circles and squares."""


MOST_LINES = 100
LineResult = tuple[AreaMarks, bool, int]
"""What a line leads to: marks, whether the pile is taken back, cards from the reserve."""


def odd_areas(luck: Random, boxed: bool) -> dict[str, Any]:
    """A sheet of any shape: short rows and tracks, bonuses almost everywhere, points, effects that come in twos."""
    effects = [*BOXLESS, *(["square", "circle-or-square"] if boxed else [])]
    rows = [luck.randint(1, luck.choice([1, 3, 5])) for _ in range(12)]
    height, width = luck.randint(1, 5), luck.randint(1, 5)
    places = [f"{face}:{column}" for face, length in enumerate(rows, 1) for column in range(1, length + 1)]
    sheet: dict[str, Any] = {
        "row_length": rows,
        "column_score": {str(column): luck.randint(0, 30) for column in range(1, max(rows) + 1) if luck.random() < 0.7},
        "bonus_cells": {
            place: luck.choice([*effects, f"{luck.randint(1, 9)}-points"])
            for place in luck.sample(places, luck.randint(0, len(places)))
        },
        "overflow": [luck.randint(0, 40) for _ in range(luck.choice([0, 1, 4, 10]))],
        "roofs": [" ".join(luck.choices("RPY", k=width)) for _ in range(height)],
        "roof_row_bonus": luck.choices(effects, k=(height + 1) // 2),
        "roof_column_score": [luck.randint(0, 9) for _ in range(width)],
    }
    if not boxed:
        for name in ("one_die", "no_mark"):
            sheet[name] = [luck.choices(effects, k=luck.choice([1, 1, 2, 3])) for _ in range(luck.randint(1, 3))]
        return sheet
    for name in ("circles", "squares"):
        sheet[name] = [{"cells": luck.randint(1, 3), "bonus": luck.choice(effects)} for _ in range(luck.randint(1, 3))]
    return sheet | {"repeatable": luck.choice(effects)}


def owners_edition(luck: Random) -> dict[str, Any]:
    """Everything odd, on these sheets, too."""
    edition = odd_edition(luck)
    sheets = {"C": odd_areas(luck, luck.random() < 0.5), "D": odd_areas(luck, luck.random() < 0.7)}
    return {**edition, "sheet": {**edition["sheet"], **sheets}}


class ComparedAreasGame(ComparedGame):
    """One game in both writings, by options as a user gives them."""

    naive: NaiveAreasGame
    thorough = 0.03
    """How often all lines of a step are looked at."""

    def __init__(self, given: dict[str, Any], luck: Random) -> None:
        self.seats, self.luck, self.eager, self.fond = given["seats"], luck, True, luck.choice(FOND)
        options = GAME.stored_options(given)
        edition = options.edition.written()
        self.crusade, self.compared = options.crusade, 0
        among = [name for name in CHARACTERS if name not in (*START, NEVER.get(self.seats), *PROMO, *EXPANSION)]
        random = given.get("reserve", "random" if given.get("expansion") else "first") == "random"
        extra = [*given.get("promo", PROMO if random else []), *given.get("expansion", [])]
        among = [name for name in CHARACTERS if name in [*among, *extra]]
        if self.crusade:
            self.pool = [name for name in CHARACTERS if name in [*among, *EXPANSION] and name != "lady"]
        else:
            agreed = given.get("reserve", "first")
            self.drawn, self.named, self.pool = agreed == "random", agreed == "first" and self.seats == 1, among
            self.reserve = agreed if isinstance(agreed, list) else FIRST_RESERVE[self.seats].split()
        self.table = Position(GAME.start(options))
        box = NaiveBox(
            order={name: edition["order"][card_title(card)] for name, card in CHARACTERS.items()},
            points={},
            bag=[colour for colour, count in edition["dice"].items() for _ in range(count)],
            trays=edition["trays"][str(self.seats)],
            rows=[],
        )
        self.naive = NaiveAreasGame(self.seats, box, edition["sheet"][options.sheet], self.crusade, self)

    def set_up(self) -> None:
        """Rule: the Crusade's setting up; or that of the base game."""
        if not self.crusade:
            super().set_up()
            return
        naive, naive.deck = self.naive, list(CRUSADE_START) if self.seats == 1 else []
        for player in naive.players:
            player.hand = list(CRUSADE_START)
        five = self.draw(self.pool, 5)
        naive.deck += five if self.seats == 1 else []
        for player in naive.players:
            player.hand += five
        for player in naive.players:
            player.pile = self.draw(five, 1)
            player.hand.remove(player.pile[0])
        if self.seats == 1:
            naive.king_turns()
        else:
            naive.active = int(self.draw(list(map(str, range(self.seats))), 1)[0])

    def look_late(self, round_: int = 1, twins: bool = False) -> None:
        """Small hands, and sheets that are nearly full."""
        naive, seed = self.naive, self.luck.random()
        naive.round, state = round_, replace(self.table.state, round=round_)
        for seat, own in enumerate(naive.players):
            luck = Random(seed if twins else seed + seat)
            cards = sorted(own.hand + own.pile + own.reserve)
            luck.shuffle(cards)
            hand = luck.randint(1, 4)
            pile = hand + luck.randint(0, 3)
            if self.crusade and "parasite" not in cards:
                pile = len(cards)
            elif self.crusade:
                pile = max(pile, len(cards) - round_ + 1)  # one a round at most
            own.hand, own.pile, own.reserve = cards[:hand], cards[hand:pile], [] if self.crusade else cards[pile:]
            fill_sheet(own, luck)
            areas = marks_of(own)
            player = replace(
                state.players[seat],
                hand=shown(own.hand),
                pile=in_turn(own.pile),
                reserve=shown(own.reserve),
                sheet=areas,
            )
            state = state.player(seat, player)
        if self.seats == 1:
            naive.deck, naive.discard = list(naive.players[0].hand), list(naive.players[0].pile)
            state = replace(state, king=KingsCards(shown(naive.deck), shown(naive.discard)))
        GAME.check(state)
        self.table.state = state

    def choose_together(self, seats: list[int], further: Further) -> dict[int, list[str]]:
        """In step 5 what a line has come to is compared after every move."""

        def compared(seat: int, line: list[str]) -> tuple[set[str], bool]:
            own, _ = self.naive.after(seat, line)
            chain = area_marking.chain_state(self.table.state, seat, tuple(map(parse_move, line)))
            assert (chain.areas, chain.pile, chain.gains) == (marks_of(own), own.took_pile, own.gains)
            assert sorted(effect.value for effect in chain.pending) == sorted(own.pending)
            return further(seat, line)

        if not isinstance(self.table.state.agenda[-1], MarkSheets):
            return super().choose_together(seats, further)
        for seat in seats if self.luck.random() < self.thorough else []:
            self.compare_plans(seat)
        return super().choose_together(seats, compared)

    def compare_plans(self, seat: int) -> None:
        """Where there are not too many lines: whatever they can lead to, each result once."""
        shelf: list[list[str]] = [[]]
        results = set[LineResult]()
        for number, line in enumerate(shelf):  # it grows meanwhile
            if number == MOST_LINES:
                return
            own, moves = self.naive.after(seat, line)
            shelf += [[*line, move] for move in moves]
            results |= {(marks_of(own), own.took_pile, own.gains)} if not moves else set()
        state = self.table.state
        chains = [area_marking.chain_state(state, seat, line) for line in area_marking.plans(state, seat)]
        found = [(chain.areas, chain.pile, chain.gains) for chain in chains]
        assert set(found) == results
        assert len(found) == len(results)

    def roll(self, count: int) -> list[int]:
        """An Oracle often names the right value."""
        frame = self.table.state.agenda[-1]
        if not isinstance(frame, RollOracle) or self.luck.random() < 0.5:
            return super().roll(count)
        self.compare()
        self.table.roll(int(frame.line))
        return [int(frame.line)]

    def pick(self, moves: set[str]) -> str:
        """Now and then something one is not fond of."""
        return super().pick(moves) if self.luck.random() < 0.8 else self.luck.choice(sorted(moves))

    def compare(self) -> None:
        """Everything that lies on the table, in both."""
        state, naive = self.table.state, self.naive
        self.compared += 1
        assert (state.round, state.active) == (naive.round, naive.active)
        assert (words(state.mountains), words(state.jungle)) == (sorted(naive.trays["m"]), sorted(naive.trays["j"]))
        assert state.king == (KingsCards(shown(naive.deck), shown(naive.discard)) if self.seats == 1 else None)
        for seat, (player, own) in enumerate(zip(state.players, naive.players, strict=True)):
            self.compare_player(player, own)
            assert kind_of(state).total(state, seat) == own.total()
            assert kind_of(state).cells(state, seat) == len(own.marks)

    def compare_player(self, player: Player, own: NaiveAreas) -> None:
        assert (player.hand, player.pile, player.reserve) == (shown(own.hand), in_turn(own.pile), shown(own.reserve))
        assert player.sheet == marks_of(own)
        assert (player.out, player.played) == (own.out, in_turn(own.played))
        assert (words(player.taken), words(player.copied)) == (sorted(own.taken), sorted(own.copied))
        assert (player.lady and die_text(player.lady)) == own.lady
        assert (player.able, player.owed) == (own.given_mark, own.owed)
        assert sorted(effect.value for effect in player.pending) == sorted(own.pending)


def marks_of(own: NaiveAreas) -> AreaMarks:
    """A naive sheet as the package writes it."""
    return AreaMarks(
        rows=tuple(len(own.marks.intersection(row)) for row in own.sheet.rows.values()),
        overflow=tuple(own.overflow),
        roofs=sum(1 << place for place, roof in enumerate(own.sheet.roofs) if roof in own.marks),
        circles=tuple(own.ticked["circle"]),
        squares=tuple(own.ticked["square"]),
    )


def fill_sheet(own: NaiveAreas, luck: Random) -> None:
    """Almost all is marked, somewhere; on the track only what no longer fits its row."""
    missing, full = luck.choice([0, 1, 2, 3]), []
    for face, row in own.sheet.rows.items():
        marked = max(0, len(row) - luck.randint(0, missing))
        own.marks.update(row[:marked])
        full += [face] if marked == len(row) else []
    own.marks.update(luck.sample(list(own.sheet.roofs), len(own.sheet.roofs) * luck.choice([0, 2, 3, 4]) // 4))
    for shape, boxes in own.sheet.boxes.items():
        own.ticked[shape] = [luck.randint(0, box["cells"]) for box in boxes]
    for _ in range(luck.randint(0, len(own.sheet.shows["overflow"]))):
        own.overflow.append(luck.choice([0, *(face for face in full if own.writable(face))]))


def play(given: dict[str, Any], luck: Random, late: int = 0, twins: bool = False) -> ComparedAreasGame:
    """A game from the beginning, or from how it may look in a late round."""
    game = ComparedAreasGame(given, luck)
    game.set_up()
    if late:
        game.look_late(late, twins)
    game.play()
    if game.seats == 1:
        (total,) = [event for event in game.table.story if isinstance(event, (base.OwnTotal, base.TitleWon))]
        assert isinstance(total, base.OwnTotal) is game.crusade, "titles belong to the base rules"
        assert total.total == game.naive.total(game.naive.players[0])
    return game


AREA_CASES = [case for case in QUEEN if "crusade" in case.id or "sheet" in case.id]


@pytest.mark.parametrize("case", AREA_CASES, ids=str)
def test_whole_games_are_the_naive_games(case: Case) -> None:
    luck = Random(case.id)
    for late in (0, 1, 7):
        assert play(dict(case.given), luck, late).compared > 10


@pytest.mark.parametrize("late", [0, 1, 7])
def test_a_stored_game_alone_on_sheet_c_is_the_naive_one(late: int) -> None:
    assert play({"seats": 1, "sheet": "C", "reserve": "random"}, Random(late), late).compared > 10


def random_options(seats: int, edition: dict[str, Any], luck: Random) -> dict[str, Any]:
    """Either sheet, either rules, all cards."""
    crusade = luck.random() < 0.6
    given = {"seats": seats, "sheet": "D" if seats == 1 else luck.choice("CD"), "promo": PROMO, "edition": edition}
    return given | ({"crusade": True} if crusade else {"reserve": "random", "expansion": EXPANSION})


def test_games_on_owners_sheets_are_the_naive_games() -> None:
    """Sheets of any shape, mostly late; on them everything comes up."""
    luck, told = Random(7), list[Event]()
    for number in range(60):
        given = random_options(1 + number % 4, owners_edition(luck), luck)
        told += play(given, luck, late=[0, 2, 8][number % 3]).table.story
    see_everything_that_matters(told)


def see_everything_that_matters(told: list[Event]) -> None:
    """Every card is played, every bonus earned, used and in vain if it can be, and the rarer things come up."""
    played = {card for event in told if isinstance(event, base.CardsRevealed) for _, card in event.cards}
    assert played == set(Character)
    assert {event.effect for event in told if isinstance(event, tell.BonusEarned)} == set(Effect)
    assert {event.effect for event in told if isinstance(event, tell.EffectUsed)} == set(Effect)
    assert {event.why for event in told if isinstance(event, base.PileTaken)} == set(base.Back)
    assert {event.by for event in told if isinstance(event, tell.ValueMarked)} >= {*tell.By} - {tell.By.GAMBLER}
    rare = {tell.ValuesLost, tell.ColoursLost, tell.EffectVoid, tell.ReserveInstead, base.CardGone, tell.BoxMarked}
    rarer = {tell.DieTurned, base.CardPutBack, base.CannotPlay, base.KingCancelled, base.KingLost, base.KingGained}
    rarest = {base.NothingToCopy, base.DiceCopied, base.OwnTotal, base.TitleWon}
    assert rare | rarer | rarest <= set(map(type, told))
    oracles = {(event.same, event.full) for event in told if isinstance(event, tell.OracleRolledValue)}
    assert oracles == {(same, full) for same in (True, False) for full in (True, False)}


def test_last_rounds_between_equals_are_the_naive_ones() -> None:
    """Here totals are often tied, and marked cells, too."""
    luck, told = Random(12), set[type[Event]]()
    for number in range(40):
        edition = default_edition().written()
        edition["sheet"]["C"] = odd_sheet()
        given = {"seats": 2 + number % 3, "sheet": "CD"[number % 2], "crusade": number % 5 > 1, "edition": edition}
        told |= set(map(type, play(given, luck, late=12, twins=True).table.story))
    assert {base.GameWon, base.CellsCompared, base.NobodyWon} <= told


def test_the_naive_game_itself_plays_the_worked_examples() -> None:
    """Rule: worked examples 6 and 7."""
    game = ComparedAreasGame({"seats": 3, "crusade": True}, Random(0)).naive
    mia, tom, _ = game.players
    mia.marks = {cell for row in mia.sheet.rows.values() for cell in row}
    mia.overflow = [2]
    assert [face for face in (1, 2, 8) if mia.writable(face)] == [2, 8]
    mia.taken = ["R1", "P2", "P8"]
    assert game.after(0, [])[1] == {"value 2", "value 8"}
    assert game.after(0, ["value 8"])[0].overflow == [2, 8]
    tom.marks = {cell for cell in tom.sheet.columns["1"] + tom.sheet.columns["2"] if cell != "1:2"}
    assert tom.total() == 10
    tom.mark("1:2")
    assert tom.total() == 30
    tom.marks |= {*tom.sheet.roof_columns["c"], *tom.sheet.roof_rows["1"]} - {"c1"}
    tom.mark("c1")
    assert (tom.total(), tom.pending) == (34, ["two-colours"])
