"""Tells what the rules did, step by step, as events. Decides nothing: it reads results."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit, only
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import COLOUR, RED, Chips, Colour
from twelvefold.games.chips.scoring import Count, Fate, winners
from twelvefold.games.chips.state import DealChips, State
from twelvefold.games.chips.trick import mixed, takeable


def dealt(emit: Emit, state: State, frame: DealChips, chips: Chips) -> None:
    """Everybody sees their own chips."""
    if frame.seat == 0 and frame.colour is RED:
        emit(tell.RoundBegan(state.round), EVERYONE)
    emit(tell.ChipsDealt(frame.seat, frame.colour, chips), only(frame.seat))


def stack_made(emit: Emit, dummy: int) -> None:
    """The dummy has the chips that are left."""
    emit(tell.StackMade(dummy), EVERYONE)


def top_shown(emit: Emit, dummy: int, colour: Colour) -> None:
    """The back of the dummy's new top chip."""
    emit(tell.TopShown(dummy, colour), EVERYONE)


def leader_drawn(emit: Emit, seat: int) -> None:
    """The first leader."""
    emit(tell.LeaderDrawn(seat), EVERYONE)


def trick_began(emit: Emit, state: State) -> None:
    """Every finished trick has left one chip in front of somebody, so the tricks need not be counted."""
    emit(tell.TrickBegan(sum(map(len, state.front)) + 1, state.from_leader(0)), EVERYONE)


def chip_played(emit: Emit, place: int, chip: int) -> None:
    """Anybody's chip, the dummy's too."""
    emit(tell.ChipPlayed(place, chip, COLOUR[chip]), EVERYONE)


def trick_won(emit: Emit, state: State, wins: int) -> None:
    """Step 2: the highest chip, and who played an equal one too late."""
    chip = state.middle[wins]
    equal = [state.from_leader(step) for step, other in enumerate(state.middle) if other == chip]
    emit(tell.TrickWon(equal[0], chip, COLOUR[chip], tuple(equal[1:])), EVERYONE)


def chip_taken(emit: Emit, state: State, place: int, chip: int) -> None:
    """Step 3, from the position before: where the chip goes, and whether it had to be this one.

    Of two equal chips it does not matter which is taken.
    """
    dummy = place == state.dummy
    to = tell.Where.STACK if dummy else tell.Where.HAND
    if len(state.middle) == state.places:
        to = tell.Where.FRONT
    values = len(set(takeable(state.middle)))
    if values == 1:
        why = tell.Why.ONLY_RED if mixed(state.middle) else tell.Why.ONLY
    elif mixed(state.middle):
        why = tell.Why.LOWEST_RED if dummy else tell.Why.RED_FIRST
    else:
        why = tell.Why.LOWEST if dummy else tell.Why.CHOSEN
    emit(tell.ChipTaken(place, chip, COLOUR[chip], to, why), EVERYONE)


def round_ended(
    emit: Emit, state: State, laid: tuple[Chips, ...], counts: tuple[Count, ...], best: tuple[int, ...]
) -> None:
    """The end of a round, from the position before hands are laid down: what everybody has, who gets a token."""
    emit(tell.RoundEnded(state.from_leader(0)), EVERYONE)
    for place in range(state.places):
        hand = tuple(sorted(state.seen[place] + state.unseen[place]))
        if hand:
            emit(tell.HandLaid(place, hand), EVERYONE)
    for place, counted in enumerate(counts):
        emit(tell.TotalCounted(place, laid[place], counted.total, counted.counts, counted.fate), EVERYONE)
    for place in best:
        shared = tuple(other for other in best if other != place)
        tokens = state.tokens[place] + 1
        emit(tell.TokenWon(place, counts[place].counts, _merit(counts, place), shared, tokens), EVERYONE)


def _merit(counts: tuple[Count, ...], place: int) -> tell.Merit:
    if counts[place].fate is Fate.BURNT:
        return tell.Merit.HIGHEST_BURNT
    burnt = any(counted.fate is Fate.BURNT for counted in counts)
    return tell.Merit.HIGHEST_UNBURNT if burnt else tell.Merit.HIGHEST


def game_over(emit: Emit, tokens: tuple[int, ...], seats: int) -> None:
    """Who has won, and why, if the dummy was there first."""
    won = winners(tokens, seats)
    dummy = seats
    if not won:
        emit(tell.DummyWon(dummy, tokens[0]), EVERYONE)
    elif tokens[won[0]] < max(tokens):
        emit(tell.DummyOutrun(dummy, won[0], tokens[won[0]]), EVERYONE)
    else:
        beside = tuple(place for place in range(seats, len(tokens)) if tokens[place] == tokens[won[0]])
        emit(tell.GameWon(won, tokens[won[0]], beside), EVERYONE)
