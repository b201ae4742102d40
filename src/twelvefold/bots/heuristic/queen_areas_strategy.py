"""The sheet strategy for sheets C and D: values dice and rounds, and builds the line of step 5.

Possible rounds are estimated greedily (``queen_drafts.py``); the line of step 5 is built with a beam search.
"""

from __future__ import annotations

from itertools import combinations

from twelvefold.bots.heuristic.queen_areas import AreaOutlook, area_outlook
from twelvefold.bots.heuristic.queen_drafts import Draft, Drafting, Round
from twelvefold.bots.heuristic.queen_hand import AREAS_PLAYED, Holdings, Prices, holdings_of
from twelvefold.bots.heuristic.queen_sheet_strategy import Lying, RoundResult, SheetStrategy
from twelvefold.core.rows import without
from twelvefold.games.queen.cards import DICE, SIDES, Character, Dice, Die, Tray, sorted_dice
from twelvefold.games.queen.moves import Copy, Move, Roof, TurnTo, Value
from twelvefold.games.queen.player import Player, areas_of
from twelvefold.games.queen.sheets.areas.chains import ChainBuilder, ChainState
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet, Effect
from twelvefold.games.queen.sheets.areas.steps import (
    AnyRoof,
    AnyValue,
    Boxes,
    ChainStep,
    Colours,
    OrReserve,
    Owner,
    Then,
    ValueOrRoof,
)
from twelvefold.games.queen.state import ChooseOracleLine, State

BEAM = 4
"""The width of the beam search."""
LOOKED_AT = 8
"""The most dice whose combinations are searched; of more dice, the best ones are used."""
_PLAYED = tuple([AREAS_PLAYED[card] for card in Character])
_NO_POINTS = (0,) * len(Character)


class AreasStrategy(SheetStrategy):
    """The strategy for sheets with a value area, an overflow track, a colour area and boxes."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        printed = state.printed
        assert isinstance(printed.sheet, AreaSheet)
        self.prices = Prices(_NO_POINTS, _PLAYED, alchemist_gains=False)
        self.look: AreaOutlook = area_outlook(
            printed.sheet, self.rounds_left, printed.dice, printed.trays, len(state.players)
        )
        self._drafts = Drafting(self.look, self.worth, self.best_gain)

    # --- step 4

    def may_copy(self, player: Player, dice: bool) -> bool:
        return not dice and self.state.king is None

    def _dice_worth(self, player: Player, dice: Dice) -> float:
        """Return the value after marking dice, without bonuses for their number."""
        areas, earned = self.look.with_dice(areas_of(player), sorted_dice(dice))
        return self.look.worth(areas) + self.look.pending(earned)

    def by_worth(self, player: Player, lying: Lying) -> Lying:
        return sorted(lying, key=lambda entry: self._dice_worth(player, (entry[1],)), reverse=True)

    def pick(self, player: Player, had: list[Die], lying: Lying, count: int) -> Lying:
        if len(lying) > LOOKED_AT:
            lying = self.by_worth(player, lying)[: max(LOOKED_AT, count)]
        found = {sorted_dice([die for _, die in some]): some for some in combinations(lying, count)}
        best = max(found, key=lambda dice: self._dice_worth(player, (*had, *dice)))
        return list(found[best])

    def pick_lady(self, player: Player, had: list[Die], lying: Lying) -> tuple[Tray, Die]:
        return max(lying, key=lambda entry: self._dice_worth(player, (*had, *self.lady(player, had, entry[1]))))

    def lady(self, player: Player, had: list[Die], die: Die) -> Dice:
        turned = [DICE[die.colour, face] for face in range(1, SIDES + 1)]
        return (max(turned, key=lambda die: self._dice_worth(player, (*had, die))),)

    def move_gain(self, seat: int, move: Move) -> float:
        player = self.state.players[seat]
        areas = areas_of(player)
        match move:
            case Value(face):
                if isinstance(self.state.agenda[-1], ChooseOracleLine):
                    return self._drafts.oracle(Draft(areas, holdings_of(player)), face)
                return self.look.gain_value(areas, face)
            case Roof(name):
                return self.look.gain_roof(areas, self.look.ground.names.index(name))
            case TurnTo(face):
                assert player.lady is not None
                turned = DICE[player.lady.colour, face]
                return self._dice_worth(player, (*without(player.taken, player.lady), turned))
        assert isinstance(move, Copy)
        return self._dice_worth(player, player.taken + self.state.players[move.seat].taken)

    # --- step 5, estimated

    def end(self, seat: int, result: RoundResult, hold: Holdings) -> float:
        player = self.state.players[seat]
        draft, able = self._drafts.acted(Draft(areas_of(player), hold, player.pending), result.standing)
        ways = [result.dice]
        if Character.MIRROR in result.standing:
            ways = [sorted_dice(result.dice + dice) for _, dice in result.others] or ways
        alone = len(result.dice) == 1 or (Character.LADY in result.standing and bool(result.dice))
        this = Round(able, alone, Character.PHILOSOPHER in result.standing, result.others)
        oracle = self._drafts.best_oracle(draft) if Character.ORACLE in result.standing else 0.0
        return max([self._drafts.marked(draft, dice, this) for dice in ways]) + oracle

    # --- step 5, the line itself

    def continue_line(self, seat: int, line: tuple[Move, ...]) -> tuple[Move, ...]:
        building = ChainBuilder(self.state, seat)
        hold = holdings_of(self.state.players[seat])
        start = building.played(line)
        found: list[tuple[float, tuple[Move, ...]]] = []
        shelf: list[tuple[float, ChainState, tuple[Move, ...]]] = [(0.0, start, ())]
        while shelf:
            reached: dict[ChainState, tuple[Move, ...]] = {}
            for worth, chain, moves in shelf:
                if not chain.moves:
                    found.append((worth, moves))
                for move in chain.moves:
                    reached.setdefault(building.after(chain, move), (*moves, move))
            ways = [(self._outlook(chain, hold), chain, moves) for chain, moves in reached.items()]
            shelf = sorted(ways, key=_by_worth, reverse=True)[:BEAM]
        return max(found, key=_by_worth)[1]

    def _outlook(self, chain: ChainState, hold: Holdings) -> float:
        """Return the value of an unfinished line."""
        if chain.pile:
            hold = hold.pile_back()
        for _ in range(chain.gains):
            hold = self.best_gain(hold)
        ahead = sum([self._ahead(step) for step in chain.steps])
        return self._drafts.total(Draft(chain.areas, hold, chain.pending)) + ahead

    def _ahead(self, step: ChainStep) -> float:
        """Return the estimated value of a pending step."""
        effects = self.look.effects
        match step:
            case AnyValue():
                return effects[Effect.VALUE]
            case AnyRoof():
                return effects[Effect.COLOUR]
            case ValueOrRoof():
                return effects[Effect.VALUE_OR_COLOUR]
            case Colours(colours):
                return effects[Effect.COLOUR] * len(colours)
            case Then(effect) | OrReserve(effect):
                return effects[effect]
            case Boxes():
                return effects[Effect.CIRCLE_OR_SQUARE]
            case Owner(but):
                return effects[Effect.COPY_BUT_TWO if but else Effect.COPY_ALL]
        return 0.0


def _by_worth(entry: tuple[float, *tuple[object, ...]]) -> float:
    return entry[0]
