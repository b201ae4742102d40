"""The answers to the open decision: sealed moves, or lines being built. Only its own seat may see an answer."""

from __future__ import annotations

from typing import Any

from twelvefold.core.codec import decode, take
from twelvefold.core.errors import BadData, NotYourDecision, TwelvefoldError, short
from twelvefold.core.game import NO_LINES_HERE, SEAT_NOT_ASKED, AnyGame, Prompt
from twelvefold.core.record import decode_answer, encode_answer
from twelvefold.table.reasons import ALREADY_CONFIRMED, BAD_LENGTH, NEEDS_LINE, NOTHING_SEALED, WRONG_CONFIRMED


class Answers:
    """The answers of the asked seats so far."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self._node = game.decide(state)
        self._chosen: dict[int, Any] = {}
        """By seat: the sealed move, or the line so far."""
        self._reached: dict[int, list[Any]] = {}
        """By seat with a line: the state before its first move, and after each."""
        self._confirmed: set[int] = set()
        self.lines = self._node.lines
        self.asked = self._node.seats

    # --- reading

    @property
    def confirmed(self) -> tuple[int, ...]:
        """The seats that have answered. This is public; the answers are not."""
        return tuple([seat for seat in self.asked if seat in self._confirmed])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The asked seats that have not answered yet."""
        return tuple([seat for seat in self.asked if seat not in self._confirmed])

    @property
    def outcome(self) -> tuple[Any, ...]:
        """All answers, in the order of the asked seats. Complete once no seat is waiting."""
        return tuple(self._chosen.get(seat, ()) for seat in self.asked)

    def prompt(self, seat: int) -> Prompt[Any]:
        """Return the prompt of a seat, after the moves of its line so far."""
        first_prompt = self._node.prompt(seat)
        return self._game.prompt(self.ahead(seat), seat) if self.lines else first_prompt

    def chosen(self, seat: int) -> Any:
        """Return the seat's answer so far: a move, a line, or None."""
        return self._chosen.get(seat)

    def ahead(self, seat: int | None) -> Any:
        """Return the state with the seat's line so far applied."""
        return self._reached[seat][-1] if seat in self._reached else self._state

    # --- answering

    def seal(self, seat: int, move: Any) -> bool:
        """Answer with a move. It replaces the seat's earlier answer. Return whether there was none."""
        prompt = self.prompt(seat)
        if self.lines:
            raise NotYourDecision(NEEDS_LINE)
        self._chosen[seat] = self._game.resolve_move(prompt, move)
        first = seat not in self._confirmed
        self._confirmed.add(seat)
        return first

    def add(self, seat: int, move: Any) -> None:
        """Append a move to the seat's line."""
        resolved = self._game.resolve_move(self._unfinished(seat), move)
        further = self._game.extend(self.ahead(seat), seat, resolved)
        self._chosen[seat] = (*self._chosen.get(seat, ()), resolved)
        self._reached.setdefault(seat, [self._state]).append(further)

    def shorten(self, seat: int, length: int) -> None:
        """Truncate the seat's line to its first ``length`` moves."""
        self._unfinished(seat)
        line = self._chosen.get(seat, ())
        if type(length) is not int or not 0 <= length <= len(line):
            raise NotYourDecision(BAD_LENGTH, length=len(line), given=short(length, 20))
        self._chosen[seat] = line[:length]
        del self._reached.get(seat, [])[length + 1 :]

    def confirm(self, seat: int) -> None:
        """Finish the seat's line."""
        self._game.check_complete(self._unfinished(seat))
        self._chosen.setdefault(seat, ())  # a line may be complete without a move
        self._confirmed.add(seat)

    def take_back(self, seat: int) -> None:
        """Withdraw a sealed move, or the confirmation of a line."""
        self.prompt(seat)
        if seat not in self._confirmed:
            raise NotYourDecision(NOTHING_SEALED, seat=seat)
        self._confirmed.discard(seat)
        if not self.lines:
            del self._chosen[seat]

    def _unfinished(self, seat: int) -> Prompt[Any]:
        """Return the prompt of a seat whose line is not confirmed, or raise NotYourDecision."""
        prompt = self.prompt(seat)
        if not self.lines:
            raise NotYourDecision(NO_LINES_HERE)
        if seat in self._confirmed:
            raise NotYourDecision(ALREADY_CONFIRMED, seat=seat)
        return prompt

    # --- saving and restoring

    def save(self) -> dict[str, Any]:
        """Return the answers as JSON, with moves in notation."""
        chosen = {
            str(seat): encode_answer(self._game, answer, lines=self.lines) for seat, answer in self._chosen.items()
        }
        return {"chosen": chosen, "confirmed": list(self.confirmed)}

    def restore(self, saved: Any, *, strict: bool) -> None:
        """Restore saved answers and validate each like a new one.

        An invalid answer raises if ``strict``. Otherwise (the rules have changed) it is dropped, and its seat is
        asked again.
        """
        fields = take(saved, "match.answers", ("chosen", "confirmed"))
        seats = {str(seat): seat for seat in self.asked}
        chosen = decode(dict, fields["chosen"], "match.answers.chosen")
        confirmed = decode(tuple[int, ...], fields["confirmed"], "match.answers.confirmed")
        for name, answer in chosen.items():
            try:
                if name not in seats:
                    raise NotYourDecision(SEAT_NOT_ASKED, seat=short(name, 20), asked=", ".join(seats))
                self._restore_answer(seats[name], answer, confirmed=seats[name] in confirmed)
            except TwelvefoldError:
                if strict:
                    raise
        if strict and (sorted(confirmed) != list(self.confirmed) or not self.waiting):
            raise BadData(WRONG_CONFIRMED, given=", ".join(map(str, confirmed)), asked=", ".join(seats))
        if not self.waiting:  # the rules have changed and no seat is asked for more: ask all of them again
            self._confirmed.clear()

    def _restore_answer(self, seat: int, data: Any, *, confirmed: bool) -> None:
        answer = decode_answer(self._game, data, lines=self.lines)
        if not self.lines:
            self.seal(seat, answer)
            return
        self._chosen[seat] = ()
        for move in answer:
            self.add(seat, move)
        if confirmed:
            self.confirm(seat)
