"""The heuristic bot of Queen of 12: simulates the round and evaluates the sheet and the cards after it.

For every card in hand it samples the cards the others may play, simulates who takes which dice (``queen_round.py``)
and evaluates the result: the sheet (``queen_sheet_strategy.py``), the cards in hand and pile, and the boxes left
(``queen_hand.py``). The bot uses its seat's view only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

from twelvefold.bots.heuristic.queen_hand import holdings_of
from twelvefold.bots.heuristic.queen_round import NO_OTHERS, RoundOutlook, Scenario
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.games.queen.cards import Cards
from twelvefold.games.queen.moves import PLAYS, Gain, Move, Put, TakeDie
from twelvefold.games.queen.state import LayCards, MarkSheets, TakeDice
from twelvefold.games.queen.view import View, imagine

SAMPLES = 12
"""The number of sampled combinations of the others' cards."""
TEMPERATURE = 2.0
"""The gain in points that makes the others e times as likely to play a card."""
MIN_WEIGHT = 0.05
"""The weight of a useless card, relative to about 1 for the best card."""
_RESOLUTION = 1 << 30


class HeuristicQueen:
    """The heuristic bot of Queen of 12."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move | tuple[Move, ...]:
        """Return the move with the best outlook (the first one on ties), or all moves of a line at once."""
        table = RoundOutlook(imagine(view, self._rng), prompt.seat)
        match view.agenda[-1]:
            case MarkSheets(seats, lines):
                return table.strategy.continue_line(prompt.seat, lines[seats.index(prompt.seat)])
            case LayCards(lines):
                laid = lines[prompt.seat]
                return tuple(PLAYS[card] for card in self._lay(table)[len(laid) :])
            case TakeDice() as frame:
                return _take(table, frame)
        if prompt.ask == "play":
            return PLAYS[self._lay(table)[0]]
        return max(prompt.moves, key=lambda move: _worth(table, move))

    def _lay(self, table: RoundOutlook) -> Cards:
        """Return the cards with the best outlook over the sampled scenarios."""
        options = table.options()
        if len(options) == 1:
            return options[0]
        scenarios = self._sample_scenarios(table)
        return max(
            options,
            key=lambda line: sum([times * table.outcome(line, scenario) for scenario, times in scenarios.items()]),
        )

    def _sample_scenarios(self, table: RoundOutlook) -> Counter[Scenario]:
        """Return all cards the King may play, or samples of the others' cards, with their frequencies."""
        state = table.state
        if state.king is not None:
            return Counter([Scenario((), card) for card in state.king.deck or state.king.discard])
        choices: dict[int, tuple[Sequence[Cards], list[float]]] = {}
        for other in state.others(table.seat):
            theirs = RoundOutlook(state, other)
            options = theirs.options()
            worths = [theirs.outcome(line, NO_OTHERS) for line in options]
            choices[other] = options, [exp((worth - max(worths)) / TEMPERATURE) + MIN_WEIGHT for worth in worths]
        drawn = [[(other, self._pick(*choice)) for other, choice in choices.items()] for _ in range(SAMPLES)]
        return Counter([Scenario(tuple(cards)) for cards in drawn])

    def _pick(self, options: Sequence[Cards], weights: list[float]) -> Cards:
        """Choose one of the options at random, by weight."""
        place = self._rng.below(_RESOLUTION) / _RESOLUTION * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            place -= weight
            if place < 0:
                return option
        return options[-1]


def _worth(table: RoundOutlook, move: Move) -> float:
    """Evaluate a move that answers a card's prompt."""
    match move:
        case Gain(card):
            return table.strategy.worth(holdings_of(table.player).gain(card))
        case Put(card):
            return table.strategy.worth(holdings_of(table.player).put(card, table.state.crusade))
    return table.strategy.move_gain(table.seat, move)


def _take(table: RoundOutlook, frame: TakeDice) -> TakeDie:
    """Return the first die to take."""
    lying = [entry for entry in table.dice if entry[0] in frame.trays]
    tray, die = table.chosen(table.seat, frame.card, frame.left, lying, list(table.player.taken))[0]
    return TakeDie(tray, die)
