"""A round of Queen of 12 as it may go: who takes which dice, and what that leaves a player with.

The sheet's worth is told by ``queen_sheet.py``, that of hand and pile by ``queen_hand.py``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from twelvefold.bots.heuristic.queen_hand import future
from twelvefold.bots.heuristic.queen_sheet import Outlook, by_worth, outlook, pick_dice
from twelvefold.games.queen import laying, piles
from twelvefold.games.queen.cards import (
    CHOOSES,
    COLOURS,
    DUEL,
    FACES,
    GAMBLER_MARKS,
    GUARDIANS,
    LAYS,
    ROUNDS,
    SIDES,
    SPY_FROM_EACH,
    TRAYS,
    Cards,
    Character,
    Dice,
    Die,
    Tray,
    sorted_dice,
)
from twelvefold.games.queen.marking import halves
from twelvefold.games.queen.moves import BONUSES, COPIES, Bonus, Move
from twelvefold.games.queen.scoring import SOLO_RACE
from twelvefold.games.queen.state import LayCards, Player, State
from twelvefold.games.queen.taking import lying, resolving

MARK, COPY, PILE, RESERVE = Bonus

BOX = 0.1
"""What it is worth, for every round to come, still to be able to copy dice or to take the pile back."""


class Hold(NamedTuple):
    """A player's cards and the boxes left."""

    hand: Cards
    pile: Cards
    reserve: Cards
    copies: int
    piles: int
    gains: int

    def gain(self, card: Character) -> Hold:
        """With a card of the reserve in hand."""
        return self._replace(hand=(*self.hand, card), reserve=piles.less(self.reserve, card))

    def put(self, card: Character) -> Hold:
        """With a card put into the reserve."""
        hand, pile = piles.less(self.hand, card), piles.less(self.pile, card)
        return self._replace(hand=hand or pile, pile=pile if hand else (), reserve=(*self.reserve, card))

    def pile_back(self) -> Hold:
        """With the pile in hand."""
        return self._replace(hand=self.hand + self.pile, pile=())


def hold_of(player: Player) -> Hold:
    """What a player holds."""
    return Hold(player.hand, player.pile, player.reserve, player.copies, player.piles, player.gains)


class Luck(NamedTuple):
    """What others may play: the other seats, or alone the King."""

    cards: tuple[tuple[int, Cards], ...]
    king: Character | None = None


NOBODY = Luck(())


class Fate(NamedTuple):
    """What a round has brought a player before the sheets are marked."""

    line: Cards
    """The cards laid."""
    standing: Cards
    """Those of them that were not cancelled."""
    dice: Dice
    """The dice taken; the Lady's as two halves."""
    others: tuple[tuple[int, Dice], ...]
    """The dice the others have taken, where they can be copied."""


class Table:
    """A position as one seat weighs it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.rounds_left = ROUNDS - state.round
        race = not any(player.first for player in state.players)
        if state.king is not None:
            race = race and state.round <= SOLO_RACE
        self.look: Outlook = outlook(state.printed.sheet, self.rounds_left, race, state.printed.dice)
        self.dice: list[tuple[Tray, Die]] = [(tray, die) for tray in Tray for die in lying(state, tray)]
        self._known: dict[Fate, float] = {}
        self._holds: dict[Cards, Hold] = {}

    def worth(self, hold: Hold) -> float:
        """What cards and boxes are worth after this round."""
        pace = LAYS if len(self.state.players) == DUEL else 1
        return cards_worth(hold, self.state.printed.points, self.rounds_left, pace)

    def options(self) -> tuple[Cards, ...]:
        """The cards the seat may play; in a duel, lay."""
        frame, player = self.state.agenda[-1], self.player
        if not piles.can_lay(player):
            return ((),)
        if not isinstance(frame, LayCards):
            return tuple([(card,) for card in player.hand])
        if not frame.lines[self.seat]:
            return tuple(laying.plans(self.state, frame, self.seat))
        laid = frame.lines[self.seat][:1]
        return tuple([(*laid, card) for card in laying.choices(player, laid, frame.renewed[self.seat])]) or (laid,)

    # --- steps 3 and 4

    def outcome(self, line: Cards, luck: Luck) -> float:
        """What a round brings if this seat lays these cards and the others theirs."""
        fate = self._fate(line, luck)
        found = self._known.get(fate)
        if found is None:
            found = self._known[fate] = self._end(fate)
        return found

    def _fate(self, line: Cards, luck: Luck) -> Fate:
        shown = [*line, *[card for _, cards in luck.cards for card in cards]]
        mine = tuple([card for card in line if shown.count(card) == 1 and card is not luck.king])
        standing = [(other, card) for other, cards in luck.cards for card in cards if shown.count(card) == 1]
        dice = list(self.dice)
        taken: dict[int, list[Die]] = {self.seat: [], **{other: [] for other, _ in luck.cards}}
        lady: list[Die] = []
        for seat, card in resolving(self.state, [(self.seat, card) for card in mine] + standing):
            got = self._takes(seat, card, dice, taken[seat], shown)
            for entry in got:
                dice.remove(entry)
            taken[seat] += [die for _, die in got]
            if card is Character.LADY and seat == self.seat:
                lady = taken[seat][-1:]
        own = taken.pop(self.seat)
        for die in lady:
            own.remove(die)
            own += halves(die)
        copying = Character.MIRROR in mine or (self.player.copies and not own)
        return Fate(
            line,
            mine,
            sorted_dice(own),
            tuple([(other, sorted_dice(got)) for other, got in taken.items()]) if copying else (),
        )

    def _takes(
        self, seat: int, card: Character, dice: list[tuple[Tray, Die]], had: list[Die], shown: list[Character]
    ) -> list[tuple[Tray, Die]]:
        """The dice a card takes of those that lie there; whoever chooses takes what fits best."""
        if card in FACES:
            return [entry for entry in dice if entry[1].face in FACES[card]]
        if card in COLOURS:
            return [entry for entry in dice if entry[1].colour is COLOURS[card]]
        if card in TRAYS:
            return [entry for entry in dice if entry[0] is TRAYS[card]]
        marks = self.state.players[seat].marks
        if card in CHOOSES:
            return self.chosen(card, CHOOSES[card], dice, marks, had, rough=seat != self.seat)
        if card is Character.SPY and not any(guard in shown for guard in GUARDIANS):
            trays = [[entry for entry in dice if entry[0] is tray] for tray in Tray]
            return [entry for tray in trays for entry in by_worth(self.look, marks, tray)[:SPY_FROM_EACH]]
        return []

    def chosen(
        self, card: Character, count: int, dice: list[tuple[Tray, Die]], marks: int, had: list[Die], *, rough: bool
    ) -> list[tuple[Tray, Die]]:
        """The dice somebody with these marks chooses, who had some already; roughly, each for itself."""
        if len(dice) <= count:
            return list(dice)
        if card is Character.LADY:
            look = self.look
            return [max(dice, key=lambda entry: look.best_way(marks, sorted_dice((*had, *halves(entry[1])))).gain)]
        return by_worth(self.look, marks, dice)[:count] if rough else pick_dice(self.look, marks, had, dice, count)

    # --- step 5

    def _end(self, fate: Fate) -> float:
        """What the rest of the round brings: the own cards without dice, then the marks or a bonus."""
        look = self.look
        hold = self._laid(fate.line)
        marks, gain, able = self.player.marks, 0.0, False
        for card in fate.standing:
            cells = 0
            match card:
                case Character.PARASITE:
                    hold = max([hold.put(card) for card in hold.hand + hold.pile], key=self.worth)
                case Character.PHILOSOPHER:
                    hold = hold.pile_back()
                case Character.ALCHEMIST:
                    hold = self.best_gain(hold)
                    cells = look.plan.values
                case Character.GAMBLER:
                    cells = look.plan.roofs
                case Character.GENERAL:
                    way = look.mark_all(marks, look.plan.fifths(marks))
                    able = able or way.marks != marks
                    marks, gain = way.marks, gain + way.gain
                case Character.ORACLE:
                    gain += max([oracle(look, marks, one.mask) for one in look.plan.lines])
                    able = True
            if cells & ~marks:
                able = True
                for _ in range(GAMBLER_MARKS if card is Character.GAMBLER else 1):
                    way = look.best_cell(marks, cells)
                    marks, gain = way.marks, gain + way.gain
        ways = [fate.dice]
        if Character.MIRROR in fate.standing:
            ways = [sorted_dice(fate.dice + dice) for _, dice in fate.others] or ways
        if Character.PHILOSOPHER not in fate.standing and (
            able or any(look.plan.fits(die, marks) for dice in ways for die in dice)
        ):
            return gain + self.worth(hold) + max([look.best_way(marks, dice).gain for dice in ways])
        bonuses = self.bonuses(hold, marks, dict(fate.others))
        return gain + max([worth for worth, _ in bonuses], default=self.worth(hold))

    def _laid(self, line: Cards) -> Hold:
        """What the seat holds once these cards lie."""
        if line not in self._holds:
            frame = self.state.agenda[-1]
            renewed = not isinstance(frame, LayCards) or frame.renewed[self.seat]
            self._holds[line] = hold_of(laying.play(self.state, self.seat, line, renewed).players[self.seat])
        return self._holds[line]

    def best_gain(self, hold: Hold) -> Hold:
        """With the best card of the reserve in hand."""
        return max([hold.gain(card) for card in hold.reserve], key=self.worth) if hold.reserve else hold

    def bonuses(self, hold: Hold, marks: int, others: dict[int, Dice]) -> list[tuple[float, tuple[Move, ...]]]:
        """What each usable bonus brings, the cards included, and its line."""
        look = self.look
        found: list[tuple[float, tuple[Move, ...]]] = []
        cells = look.plan.unmarked(marks)
        if cells:
            way = look.best_cell(marks, cells)
            found.append((self.worth(hold) + way.gain, (BONUSES[MARK], *way.line)))
        if hold.reserve and hold.gains:
            found.append((self.worth(self.best_gain(hold._replace(gains=hold.gains - 1))), (BONUSES[RESERVE],)))
        if hold.pile and hold.piles:
            found.append((self.worth(hold._replace(piles=hold.piles - 1).pile_back()), (BONUSES[PILE],)))
        if hold.copies:
            cards = self.worth(hold._replace(copies=hold.copies - 1))
            for other, dice in others.items():
                way = look.best_way(marks, sorted_dice(dice))
                found.append((cards + way.gain, (BONUSES[COPY], COPIES[other], *way.line)))
        return found


def oracle(look: Outlook, marks: int, mask: int) -> float:
    """What an Oracle's die brings in a line, on average."""
    total = 0.0
    for cells in look.plan.of_face:
        there = cells & mask
        if there:
            total += look.mark_all(marks, mask if there & marks else there & -there).gain
    return total / SIDES


@lru_cache(maxsize=50_000)
def cards_worth(hold: Hold, points: tuple[int, ...], rounds_left: int, pace: int) -> float:
    """What cards and boxes are worth with so many rounds to come and so many cards laid in each."""
    total = float(sum([points[card.value] for card in hold.hand + hold.pile]))
    if not rounds_left:
        return total
    total += future(points).worth(hold.hand, hold.pile, hold.reserve, rounds_left * pace)
    return total + BOX * (hold.copies + hold.piles) * rounds_left
