"""Other engines' random play, measured in the same run: PokerKit hands and OpenSpiel's Kuhn poker in Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import open_spiel.python.games  # noqa: F401 - registers the games written in Python
import pyspiel
from pokerkit import Automation, NoLimitTexasHoldem


def pokerkit_hand(rng: Random) -> int:
    """Play a four-player no-limit hand with all automations and random actions. Return the number of actions."""
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 4)
    decisions = 0
    while state.status:
        actions: list[Callable[[], object]] = [state.check_or_call]
        if state.can_fold():
            actions.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            actions.append(state.complete_bet_or_raise_to)
        rng.choice(actions)()
        decisions += 1
    return decisions


_KUHN = pyspiel.load_game("python_kuhn_poker")


def kuhn_hand(rng: Random) -> int:
    """Play a hand of OpenSpiel's Kuhn poker at random. Return the number of decisions."""
    state = _KUHN.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
            decisions += 1
        state.apply_action(rng.choice(actions))
    return decisions
