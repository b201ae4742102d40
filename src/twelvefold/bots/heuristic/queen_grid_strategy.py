"""The sheet strategy for sheets A and B: values dice, cards and bonuses, and builds the line of step 5.

Marks are evaluated by ``queen_grid.py``.
"""

from __future__ import annotations

from dataclasses import replace

from twelvefold.bots.heuristic.queen_grid import Outlook, by_worth, outlook, pick_dice
from twelvefold.bots.heuristic.queen_hand import GRID_PLAYED, Holdings, Prices, holdings_of
from twelvefold.bots.heuristic.queen_sheet_strategy import Lying, RoundResult, SheetStrategy
from twelvefold.games.queen.cards import GAMBLER_MARKS, SIDES, Cards, Character, Dice, Die, Tray, sorted_dice
from twelvefold.games.queen.moves import BONUSES, COPIES, LEAVE, Bonus, ChooseLine, Copy, Mark, Move
from twelvefold.games.queen.player import Player, grid_of
from twelvefold.games.queen.sheets.grid import lines
from twelvefold.games.queen.sheets.grid.scoring import SOLO_RACE
from twelvefold.games.queen.state import State

MARK, COPY, PILE, RESERVE = Bonus
_PLAYED = tuple([GRID_PLAYED[card] for card in Character])


class GridStrategy(SheetStrategy):
    """The strategy for sheets with two halves."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.prices = Prices(state.printed.points, _PLAYED, alchemist_gains=True)
        race = not any(grid_of(player).first for player in state.players)
        if state.king is not None:
            race = race and state.round <= SOLO_RACE
        self.look: Outlook = outlook(state.printed.sheet, self.rounds_left, race, state.printed.dice)

    # --- step 4

    def may_copy(self, player: Player, dice: bool) -> bool:
        return bool(grid_of(player).copies) and not dice

    def by_worth(self, player: Player, lying: Lying) -> Lying:
        return by_worth(self.look, grid_of(player).cells, lying)

    def pick(self, player: Player, had: list[Die], lying: Lying, count: int) -> Lying:
        return pick_dice(self.look, grid_of(player).cells, had, lying, count)

    def pick_lady(self, player: Player, had: list[Die], lying: Lying) -> tuple[Tray, Die]:
        look, marks = self.look, grid_of(player).cells
        return max(lying, key=lambda entry: look.best_way(marks, sorted_dice((*had, *lines.halves(entry[1])))).gain)

    def lady(self, player: Player, had: list[Die], die: Die) -> Dice:
        return lines.halves(die)

    def move_gain(self, seat: int, move: Move) -> float:
        player, look = self.state.players[seat], self.look
        match move:
            case Mark(cell):
                return look.gain(grid_of(player).cells, cell)
            case Copy(owner):
                dice = lines.uses(replace(player, copied=self.state.players[owner].taken))
                return look.best_way(grid_of(player).cells, sorted_dice(dice)).gain
            case ChooseLine(name):
                return self._oracle(grid_of(player).cells, look.plan.line_named(name).mask)
        assert move == LEAVE
        return 0.0

    # --- step 5

    def end(self, seat: int, result: RoundResult, hold: Holdings) -> float:
        look = self.look
        marks, gain, able = self._marked_by_cards(grid_of(self.state.players[seat]).cells, result.standing)
        ways = [result.dice]
        if Character.MIRROR in result.standing:
            ways = [sorted_dice(result.dice + dice) for _, dice in result.others] or ways
        if Character.PHILOSOPHER not in result.standing and (
            able or any(look.plan.fits(die, marks) for dice in ways for die in dice)
        ):
            return gain + self.worth(hold) + max([look.best_way(marks, dice).gain for dice in ways])
        bonuses = self._bonuses(hold, marks, dict(result.others))
        return gain + max([worth for worth, _ in bonuses], default=self.worth(hold))

    def _marked_by_cards(self, marks: int, standing: Cards) -> tuple[int, float, bool]:
        """Return the marks after those the cards give, their value, and whether any card could mark."""
        look = self.look
        gain, able = 0.0, False
        for card in standing:
            cells = 0
            match card:
                case Character.ALCHEMIST:
                    cells = look.plan.values
                case Character.GAMBLER:
                    cells = look.plan.roofs
                case Character.GENERAL:
                    way = look.mark_all(marks, look.plan.fifths(marks))
                    able = able or way.marks != marks
                    marks, gain = way.marks, gain + way.gain
                case Character.ORACLE:
                    gain += max([self._oracle(marks, one.mask) for one in look.plan.lines])
                    able = True
            if cells & ~marks:
                able = True
                for _ in range(GAMBLER_MARKS if card is Character.GAMBLER else 1):
                    way = look.best_cell(marks, cells)
                    marks, gain = way.marks, gain + way.gain
        return marks, gain, able

    def _bonuses(self, hold: Holdings, marks: int, others: dict[int, Dice]) -> list[tuple[float, tuple[Move, ...]]]:
        """Return each usable bonus as its value (cards included) and its line."""
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
            for other, dice in ((other, dice) for other, dice in others.items() if dice):
                way = look.best_way(marks, sorted_dice(dice))
                found.append((cards + way.gain, (BONUSES[COPY], COPIES[other], *way.line)))
        return found

    def _oracle(self, marks: int, mask: int) -> float:
        """Return the average gain of an Oracle's die in a line."""
        look, total = self.look, 0.0
        for cells in look.plan.of_face:
            there = cells & mask
            if there:
                total += look.mark_all(marks, mask if there & marks else there & -there).gain
        return total / SIDES

    def continue_line(self, seat: int, line: tuple[Move, ...]) -> tuple[Move, ...]:
        state, look = self.state, self.look
        now = lines.marking_state(state, seat, line)
        if now.due or (now.bonus is Bonus.COPY and now.owner is None):
            others = {other: state.players[other].taken for other in state.holders(seat)}
            found = self._bonuses(holdings_of(state.players[seat]), now.marks, others)
            fitting = [entry for entry in found if entry[1][: len(line)] == line]
            return max(fitting, key=lambda entry: entry[0])[1][len(line) :]
        if now.bonus is Bonus.MARK:
            return () if now.marked else look.best_cell(now.marks, look.plan.unmarked(now.marks)).line
        return look.best_way(now.marks, sorted_dice(now.uses)).line
