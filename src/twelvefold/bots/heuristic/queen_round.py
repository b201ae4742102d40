"""Simulation of a round of Queen of 12: who takes which dice, and what it yields for one player.

The sheet is evaluated by its strategy (``queen_sheet_strategy.py``), hand and pile by ``queen_hand.py``.
"""

from __future__ import annotations

from typing import NamedTuple

from twelvefold.bots.heuristic.queen_areas_strategy import AreasStrategy
from twelvefold.bots.heuristic.queen_grid_strategy import GridStrategy
from twelvefold.bots.heuristic.queen_hand import Holdings, holdings_of
from twelvefold.bots.heuristic.queen_sheet_strategy import Lying, RoundResult, SheetStrategy
from twelvefold.games.queen.cards import (
    CHOOSES,
    COLOURS,
    FACES,
    GUARDIANS,
    SPY_FROM_EACH,
    TRAYS,
    Cards,
    Character,
    Die,
    Tray,
    sorted_dice,
)
from twelvefold.games.queen.phases import draft, piles
from twelvefold.games.queen.phases.taking import lying
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet
from twelvefold.games.queen.sheets.grid.sheet import Sheet
from twelvefold.games.queen.state import LayCards, State

STRATEGIES: dict[type, type[SheetStrategy]] = {Sheet: GridStrategy, AreaSheet: AreasStrategy}
"""The strategy for each kind of sheet."""


class Scenario(NamedTuple):
    """The cards others play in one scenario: those of the other seats or, solo, the King's."""

    cards: tuple[tuple[int, Cards], ...]
    king: Character | None = None


NO_OTHERS = Scenario(())


class RoundOutlook:
    """Evaluates the current round for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.strategy = STRATEGIES[type(state.printed.sheet)](state)
        self.dice: Lying = [(tray, die) for tray in Tray for die in lying(state, tray)]
        self._cache: dict[RoundResult, float] = {}
        self._holds: dict[Cards, Holdings] = {}

    def options(self) -> tuple[Cards, ...]:
        """Return the cards the seat may play; in a duel, the pairs it may lay."""
        frame, player = self.state.agenda[-1], self.player
        if not piles.can_lay(player):
            return ((),)
        if not isinstance(frame, LayCards):
            return tuple([(card,) for card in player.hand])
        if not frame.lines[self.seat]:
            return tuple(draft.card_plans(self.state, self.seat))
        laid = frame.lines[self.seat][:1]
        return tuple([(*laid, card) for card in draft.choices(player, laid)]) or (laid,)

    # --- steps 3 and 4

    def outcome(self, line: Cards, scenario: Scenario) -> float:
        """Return the value of the round if this seat lays these cards and the others those of the scenario."""
        result = self._simulate(line, scenario)
        found = self._cache.get(result)
        if found is None:
            found = self._cache[result] = self.strategy.end(self.seat, result, self._held(result))
        return found

    def _simulate(self, line: Cards, scenario: Scenario) -> RoundResult:
        shown = [*line, *[card for _, cards in scenario.cards for card in cards]]
        mine = tuple([card for card in line if shown.count(card) == 1 and card is not scenario.king])
        standing = [(other, card) for other, cards in scenario.cards for card in cards if shown.count(card) == 1]
        taken: dict[int, list[Die]] = {self.seat: [], **{other: [] for other, _ in scenario.cards}}
        self._share_out(taken, [(self.seat, card) for card in mine] + standing, shown)
        own = taken.pop(self.seat)
        copying = Character.MIRROR in mine or self.strategy.may_copy(self.player, bool(own))
        return RoundResult(
            line,
            mine,
            sorted_dice(own),
            tuple([(other, sorted_dice(got)) for other, got in taken.items()]) if copying else (),
        )

    def _share_out(
        self, taken: dict[int, list[Die]], standing: list[tuple[int, Character]], shown: list[Character]
    ) -> None:
        """Give every seat the dice its cards take; of one's own, the Lady's as the sheet uses it."""
        dice, lady = list(self.dice), list[Die]()
        for seat, card in draft.resolving(self.state, standing):
            got = self._takes(seat, card, dice, taken[seat], shown)
            for entry in got:
                dice.remove(entry)
            taken[seat] += [die for _, die in got]
            if card is Character.LADY and seat == self.seat:
                lady = taken[seat][-1:]
        own = taken[self.seat]
        for die in lady:
            own.remove(die)
            own += self.strategy.lady(self.player, own, die)

    def _takes(self, seat: int, card: Character, dice: Lying, had: list[Die], shown: list[Character]) -> Lying:
        """Return the dice a card takes. A player who may choose takes the dice that fit best."""
        if card in FACES:
            return [entry for entry in dice if entry[1].face in FACES[card]]
        if card in COLOURS:
            return [entry for entry in dice if entry[1].colour is COLOURS[card]]
        if card in TRAYS:
            return [entry for entry in dice if entry[0] is TRAYS[card]]
        if card in CHOOSES:
            return self.chosen(seat, card, CHOOSES[card], dice, had)
        if card is Character.SPY and not any(guard in shown for guard in GUARDIANS):
            return self._spied(seat, dice)
        return []

    def _spied(self, seat: int, dice: Lying) -> Lying:
        """The dice a Spy takes: the best of each tray."""
        player = self.state.players[seat]
        trays = [[entry for entry in dice if entry[0] is tray] for tray in Tray]
        return [entry for tray in trays for entry in self.strategy.by_worth(player, tray)[:SPY_FROM_EACH]]

    def chosen(self, seat: int, card: Character, count: int, dice: Lying, had: list[Die]) -> Lying:
        """Return the dice a seat chooses. For other seats each die is valued on its own, which is faster."""
        player = self.state.players[seat]
        if len(dice) <= count:
            return list(dice)
        if card is Character.LADY:
            return [self.strategy.pick_lady(player, had, dice)]
        if seat != self.seat:
            return self.strategy.by_worth(player, dice)[:count]
        return self.strategy.pick(player, had, dice, count)

    # --- the cards held

    def _held(self, result: RoundResult) -> Holdings:
        """Return the seat's holdings at the end of step 4."""
        strategy, hold = self.strategy, self._laid(result.line)
        for card in result.standing:
            match card:
                case Character.PARASITE:
                    hold = max(
                        [hold.put(card, self.state.crusade) for card in hold.hand + hold.pile], key=strategy.worth
                    )
                case Character.PHILOSOPHER:
                    hold = hold.pile_back()
                case Character.ALCHEMIST if strategy.prices.alchemist_gains:
                    hold = strategy.best_gain(hold)
        return hold

    def _laid(self, line: Cards) -> Holdings:
        """Return the seat's holdings after laying these cards."""
        if line not in self._holds:
            self._holds[line] = holdings_of(draft.play(self.state, self.seat, line).players[self.seat])
        return self._holds[line]
