"""Whole games as the package plays them, against a second, naive writing of the same rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from twelvefold.core.chance import Choice, Draw, Roll
from twelvefold.core.events import Event
from twelvefold.core.game import Decide
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character, Colour, Die, die_text
from twelvefold.games.queen.edition.printed import card_title
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.moves import format_move, parse_move
from twelvefold.games.queen.player import KingsCards, grid_of
from twelvefold.games.queen.sheets.grid.scoring import score
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES, GridMarks

from .naive_game import START, Further, NaiveBox, NaiveGame
from .queen_help import GAME, Position

FIRST_RESERVE = {
    1: "lady druid troublemakers great_one golem philosopher",
    2: "lady druid troublemakers great_one golem mirror",
    3: "lady troublemakers great_one golem philosopher mirror",
    4: "lady troublemakers great_one golem philosopher mirror",
}
NEVER = {1: "mirror", 2: "philosopher"}
PROMO, EXPANSION = ["spy", "collector", "general"], ["gambler", "oracle"]
CHARACTERS = {card.name.lower(): card for card in Character}
BITS = {name: 1 << number for number, name in enumerate(CELL_NAMES)}
AGREED = {
    "wild": "lady parasite spy general gambler oracle",
    "greedy": "machine druid mountain_guardian collector golem oracle",
}
RESERVES = ["first", "base", "random", "all", *AGREED]


def written(piece: object) -> str:
    """A card, a colour or a seat in the naive game's words."""
    if isinstance(piece, Character):
        return piece.name.lower()
    return piece.value if isinstance(piece, Colour) else str(piece)


def shown(cards: list[str]) -> tuple[Character, ...]:
    """Cards in the order in which hands are shown."""
    return tuple([card for name, card in CHARACTERS.items() if name in cards])


def words(dice: tuple[Die, ...]) -> list[str]:
    return sorted(map(die_text, dice))


def in_turn(cards: list[str]) -> tuple[Character, ...]:
    return tuple([CHARACTERS[card] for card in cards])


def odd_edition(luck: Random) -> dict[str, Any]:
    """Equal order numbers, other dice and trays, an empty one too, and sheets on which a value stands often."""
    titles, cells = list(map(card_title, Character)), luck.choice(["1 2 3 R P", "5 7 Y", "1 2 3 4 5 6 7 8 9 10 R P Y"])
    most = luck.choice([1, 3, 12])
    rows = [" ".join(luck.choices(cells.split(), k=5)) for _ in range(20)]
    return {
        "name": "odd",
        "order": {title: luck.randint(1, most) for title in titles},
        "points": {title: luck.randint(0, 9) for title in titles},
        "dice": {"R": 1, "P": 4, "Y": luck.randint(3, 6)},
        "trays": {str(seats): [luck.randint(0, 4), luck.randint(0, 3)] for seats in range(1, 5)},
        "sheet": {name: {"left": rows[k : k + 5], "right": rows[k + 5 : k + 10]} for name, k in (("A", 0), ("B", 10))},
    }


class ComparedGame:
    """One game in both writings, with the same luck and the same choices."""

    def __init__(self, seats: int, sheet: str, reserve: str, odd: bool, luck: Random) -> None:
        self.seats, self.luck = seats, luck
        self.fond = luck.choice(["", "play parasite", "gain"])
        """What is chosen wherever it may be."""
        self.eager = luck.random() < 0.5
        """Whether lines go on as long as they can."""
        allowed = [name for name in CHARACTERS if name not in (*START, NEVER.get(seats))]
        self.reserve = AGREED.get(reserve, FIRST_RESERVE[seats]).split()
        self.drawn, self.named = reserve in ("base", "random", "all"), reserve == "first" and seats == 1
        self.pool = [name for name in allowed if reserve == "all" or name not in EXPANSION]
        self.pool = [name for name in self.pool if reserve != "base" or name not in PROMO]
        options: dict[str, Any] = {"seats": seats, "sheet": sheet, "reserve": self.reserve}
        if reserve not in AGREED:
            options["reserve"] = "first" if reserve == "first" else "random"
        if reserve == "all":
            options["expansion"] = EXPANSION
        elif reserve == "base":
            options["promo"] = []
        edition = options["edition"] = odd_edition(luck) if odd else default_edition().written()
        self.table = Position(GAME.start(GAME.options(options)))
        box = NaiveBox(
            order={name: edition["order"][card_title(card)] for name, card in CHARACTERS.items()},
            points={name: edition["points"][card_title(card)] for name, card in CHARACTERS.items()},
            bag=[colour for colour, count in edition["dice"].items() for _ in range(count)],
            trays=edition["trays"][str(seats)],
            rows=[*edition["sheet"][sheet]["left"], *edition["sheet"][sheet]["right"]],
        )
        self.naive = NaiveGame(seats, box, self)
        self.compared = 0

    def play(self) -> None:
        """From the first round, or from where it looks late, to the end."""
        winners = self.naive.play()
        self.compare()
        assert self.table.winners == tuple(winners)

    def set_up(self) -> None:
        """Rule: Setting up."""
        naive = self.naive
        reserve = self.draw(self.pool, 6) if self.drawn else self.reserve
        for player in naive.players:
            player.reserve = list(reserve)
        for player in naive.players if self.seats <= 2 else []:
            player.hand += ["philosopher"] if self.named else self.draw(player.reserve, 1)
            player.reserve.remove(player.hand[-1])
        if self.seats == 1:
            naive.deck = list(naive.players[0].hand)
            naive.king_turns()
        else:
            naive.active = int(self.draw(list(map(str, range(self.seats))), 1)[0])

    def look_late(self, round_: int = 1, twins: bool = False) -> None:
        """Small hands, well-marked sheets and used boxes, as otherwise few games have them, and only at their end."""
        naive, seed = self.naive, self.luck.random()
        naive.round, state = round_, replace(self.table.state, round=round_)
        for seat, own in enumerate(naive.players):
            luck = Random(seed if twins else seed + seat)
            cards = luck.sample(sorted(own.hand + own.reserve), 10)
            hand = luck.randint(1, 4)
            pile = hand + luck.randint(0, 3)
            own.hand, own.pile, own.reserve = cards[:hand], cards[hand:pile], cards[pile:]
            own.marks = set(luck.sample(CELL_NAMES, luck.choice([30, 38, 42])))
            for line in naive.lines.values():
                if own.marks.issuperset(line):
                    own.marks.remove(luck.choice(line))
            own.boxes = {name: luck.randint(0, most) for name, most in own.boxes.items()}
            copies, piles, gains = own.boxes.values()
            player = replace(
                state.players[seat],
                hand=shown(own.hand),
                pile=in_turn(own.pile),
                reserve=shown(own.reserve),
                sheet=GridMarks(sum(BITS[cell] for cell in own.marks), copies, piles, gains),
            )
            state = state.player(seat, player)
        if self.seats == 1:
            naive.deck, naive.discard = list(naive.players[0].hand), list(naive.players[0].pile)
            king = KingsCards(shown(naive.deck), shown(naive.discard))
            state = replace(state, king=king)
        GAME.check(state)
        self.table.state = state

    # --- luck and choices: both are asked the same, then both are given the same

    def draw(self, among: list[str], count: int) -> list[str]:
        self.compare()
        node = GAME.node(self.table.state)
        assert isinstance(node, Choice | Draw)
        pool, drawn = (node.options, 1) if isinstance(node, Choice) else (node.pool, node.k)
        assert (sorted(map(written, pool)), drawn) == (sorted(among), count)
        outcome = tuple(pool[place] for place in sorted(self.luck.sample(range(len(pool)), count)))
        self.table.answer(outcome[0] if isinstance(node, Choice) else outcome)
        return list(map(written, outcome))

    def roll(self, count: int) -> list[int]:
        self.compare()
        assert GAME.node(self.table.state) == Roll(count, 12)
        faces = [self.luck.randint(1, 12) for _ in range(count)]
        self.table.answer(tuple(faces))
        return faces

    def choose(self, seat: int, moves: set[str]) -> str:
        self.compare()
        ((asked, found),) = self.table.asked.items()
        assert (asked, sorted(found)) == (seat, sorted(moves))
        move = self.pick(moves)
        self.table.answer((parse_move(move),))
        return move

    def choose_together(self, seats: list[int], further: Further) -> dict[int, list[str]]:
        if not seats:
            return {}
        self.compare()
        node = GAME.node(self.table.state)
        assert isinstance(node, Decide)
        assert list(node.seats) == seats
        lines = {seat: self.line(seat, further, node.lines) for seat in seats}
        moves = [tuple(map(parse_move, line)) for line in lines.values()]
        self.table.answer(tuple(moves) if node.lines else tuple(move for (move,) in moves))
        return lines

    def line(self, seat: int, further: Further, more: bool) -> list[str]:
        """A line, or where none is asked for a single move."""
        line: list[str] = []
        state = self.table.state
        while True:
            prompt, (moves, may_end) = GAME.prompt(state, seat), further(seat, line)
            assert (sorted(map(format_move, prompt.moves)), prompt.may_end) == (sorted(moves), may_end)
            if not moves or (may_end and not self.eager and self.luck.randrange(4) == 0):
                return line
            line = [*line, self.pick(moves)]
            if not more:
                return line
            state = GAME.extend(state, seat, parse_move(line[-1]))

    def pick(self, moves: set[str]) -> str:
        return self.luck.choice(sorted(move for move in moves if self.fond in move) or sorted(moves))

    # --- the same table

    def compare(self) -> None:
        """Everything that lies on the table, in both."""
        state, naive = self.table.state, self.naive
        self.compared += 1
        assert (state.round, state.active) == (naive.round, naive.active)
        assert (words(state.mountains), words(state.jungle)) == (sorted(naive.trays["m"]), sorted(naive.trays["j"]))
        assert state.king == (KingsCards(shown(naive.deck), shown(naive.discard)) if self.seats == 1 else None)
        for seat, (player, own) in enumerate(zip(state.players, naive.players, strict=True)):
            assert (player.hand, player.pile, player.reserve) == (
                shown(own.hand),
                in_turn(own.pile),
                shown(own.reserve),
            )
            marks = grid_of(player)
            assert marks.cells == sum([BITS[cell] for cell in own.marks])
            assert [marks.copies, marks.piles, marks.gains] == list(own.boxes.values())
            assert (marks.first, player.out) == (own.first, own.out)
            assert player.played == in_turn(own.played)
            assert (words(player.taken), words(player.copied)) == (sorted(own.taken), sorted(own.copied))
            assert (player.lady and die_text(player.lady)) == own.lady
            assert score(state, seat).total == naive.total(own)


def test_whole_games_are_the_naive_games() -> None:
    """Every reserve with every number of players, by the usual edition and an odd one; most look late."""
    luck = Random(12)
    told: list[Event] = []
    for seats in (1, 2, 3, 4):
        for number in range(2 * len(RESERVES)):
            kind = number % len(RESERVES)
            game = ComparedGame(seats, "AB"[number // 2 % 2], RESERVES[kind], odd=number >= len(RESERVES), luck=luck)
            game.set_up()
            if kind > 2:
                game.look_late()
            game.play()
            assert game.compared > 36
            told += game.table.story
    see_everything_that_matters(told)


def see_everything_that_matters(told: list[Event]) -> None:
    """Every card is played, every way to get a pile back is gone, and the rarer things come up."""
    played = {card for event in told if isinstance(event, tell.CardsRevealed) for _, card in event.cards}
    assert played == set(Character)
    assert {event.why for event in told if isinstance(event, tell.PileTaken)} == set(tell.Back)
    assert {event.hit for event in told if isinstance(event, tell.OracleRolled)} == set(tell.Hit)
    assert {event.empty for event in told if isinstance(event, tell.KingShuffled)} == {True, False}
    rare = {tell.LineFilled, tell.BonusForgone, tell.MarkForgone, tell.NothingToMark, tell.CardPutBack}
    rare |= {tell.NothingToCopy, tell.DiceCopied}
    rarer = {tell.NoBonusLeft, tell.CannotPlay, tell.SpyBlocked, tell.KingCancelled, tell.KingLost, tell.KingGained}
    assert rare | rarer <= set(map(type, told))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_last_rounds_between_equals_are_the_naive_ones(seats: int) -> None:
    """Here totals are often tied, and marked cells, too."""
    luck = Random(seats)
    games = [ComparedGame(seats, "AB"[number % 2], "first", odd=False, luck=luck) for number in range(16)]
    for game in games:
        game.set_up()
        game.look_late(round_=12, twins=True)
        game.play()
    told = {type(event) for game in games for event in game.table.story}
    assert {tell.GameWon, tell.CellsCompared, tell.NobodyWon} <= told


def test_the_naive_game_itself_plays_the_worked_examples() -> None:
    three = ComparedGame(3, "A", "first", odd=False, luck=Random(0)).naive
    mia, tom, lea = three.players
    mia.played, tom.played, lea.played = ["jungle_guardian"], ["jungle_guardian"], ["knight"]
    assert three.reveal([]) == [(2, "knight")]
    three.trays = {"m": ["R2", "P3", "Y9"], "j": ["R3", "P12", "P2"]}
    three.effect(2, "knight", lea)
    assert (lea.taken, three.trays) == (["R2", "P3", "R3", "P2"], {"m": ["Y9"], "j": ["P12"]})
    points = []
    for cell in three.lines["a"]:  # each in a row of its own, for two points
        mia.marks.add(cell)
        points.append(three.total(mia) - 2 * len(mia.marks))
    assert points == [2, 0, 5, 5, 10]
