"""Queen of 12 by rules of thumb: the move that leaves the best sheet and the best cards.

For every card in hand it looks at what the others may play, guessed from what each would like best alone, lets the
dice be taken in order (``queen_round.py``), and weighs where that leaves it: its sheet (``queen_side.py``), the cards
in hand and pile and the boxes left (``queen_hand.py``). It sees its seat's view and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

from twelvefold.bots.heuristic.queen_hand import hold_of
from twelvefold.bots.heuristic.queen_round import NOBODY, Luck, RoundOutlook
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.games.queen.cards import Cards
from twelvefold.games.queen.moves import PLAYS, Gain, Move, Put, TakeDie
from twelvefold.games.queen.state import LayCards, MarkSheets, TakeDice
from twelvefold.games.queen.view import View, imagine

SAMPLES = 12
"""How many combinations of the others' cards are looked at."""
TASTE = 2.0
"""How many points make a card e times as likely to be played by others."""
WHIM = 0.05
"""How likely, beside the best card's 1, a card is that seems useless."""
_FINE = 1 << 30


class HeuristicQueen:
    """Plays Queen of 12."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move | tuple[Move, ...]:
        """The move with the best outlook; the first of equals. A line comes whole."""
        table = RoundOutlook(imagine(view, self._rng), prompt.seat)
        match view.agenda[-1]:
            case MarkSheets(seats, lines):
                return table.side.further(prompt.seat, lines[seats.index(prompt.seat)])
            case LayCards(lines):
                laid = lines[prompt.seat]
                return tuple(PLAYS[card] for card in self._lay(table)[len(laid) :])
            case TakeDice() as frame:
                return _take(table, frame)
        if prompt.ask == "play":
            return PLAYS[self._lay(table)[0]]
        return max(prompt.moves, key=lambda move: _worth(table, move))

    def _lay(self, table: RoundOutlook) -> Cards:
        """The cards with the best outlook, over what the others may play."""
        options = table.options()
        if len(options) == 1:
            return options[0]
        lucks = self._lucks(table)
        return max(options, key=lambda line: sum([times * table.outcome(line, luck) for luck, times in lucks.items()]))

    def _lucks(self, table: RoundOutlook) -> Counter[Luck]:
        """Everything the King may play; or some of what the others may, the likely more often."""
        state = table.state
        if state.king is not None:
            return Counter([Luck((), card) for card in state.king.deck or state.king.discard])
        tastes: dict[int, tuple[Sequence[Cards], list[float]]] = {}
        for other in state.others(table.seat):
            theirs = RoundOutlook(state, other)
            options = theirs.options()
            worths = [theirs.outcome(line, NOBODY) for line in options]
            tastes[other] = options, [exp((worth - max(worths)) / TASTE) + WHIM for worth in worths]
        drawn = [[(other, self._pick(*taste)) for other, taste in tastes.items()] for _ in range(SAMPLES)]
        return Counter([Luck(tuple(cards)) for cards in drawn])

    def _pick(self, options: Sequence[Cards], weights: list[float]) -> Cards:
        """One of the options, by weight."""
        place = self._rng.below(_FINE) / _FINE * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            place -= weight
            if place < 0:
                return option
        return options[-1]


def _worth(table: RoundOutlook, move: Move) -> float:
    """What a move brings that a card asks for."""
    match move:
        case Gain(card):
            return table.side.worth(hold_of(table.player).gain(card))
        case Put(card):
            return table.side.worth(hold_of(table.player).put(card, table.state.crusade))
    return table.side.asked(table.seat, move)


def _take(table: RoundOutlook, frame: TakeDice) -> TakeDie:
    """The die to take first."""
    lying = [entry for entry in table.dice if entry[0] in frame.trays]
    tray, die = table.chosen(table.seat, frame.card, frame.left, lying, list(table.player.taken))[0]
    return TakeDie(tray, die)
