"""The answers to one open decision: sealed moves, or lines being built. Nobody but their seats sees them."""

from __future__ import annotations

from typing import Any

from twelvefold.core.codec import decode, take
from twelvefold.core.errors import BadData, NotYourDecision, TwelvefoldError, short
from twelvefold.core.game import NO_LINES_HERE, SEAT_NOT_ASKED, AnyGame, Prompt
from twelvefold.core.record import decode_answer, encode_answer
from twelvefold.table.reasons import ALREADY_CONFIRMED, BAD_LENGTH, NEEDS_LINE, NOTHING_SEALED, WRONG_CONFIRMED


class Answers:
    """What the asked seats have chosen so far, from the position where they were asked."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self._node = game.decide(state)
        self._chosen: dict[int, Any] = {}
        """A move for each seat that has sealed one, or each seat's line."""
        self._confirmed: set[int] = set()
        self.lines = self._node.lines
        self.asked = self._node.seats

    # --- looking

    @property
    def confirmed(self) -> tuple[int, ...]:
        """The seats that have answered: public, while the answers are not."""
        return tuple([seat for seat in self.asked if seat in self._confirmed])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats everybody waits for."""
        return tuple([seat for seat in self.asked if seat not in self._confirmed])

    @property
    def outcome(self) -> tuple[Any, ...]:
        """All answers in the order of the asked seats, once nobody is waited for."""
        return tuple(self._chosen.get(seat, ()) for seat in self.asked)

    def prompt(self, seat: int) -> Prompt[Any]:
        """What a seat is asked now, after the moves of its line so far."""
        asked = self._node.prompt(seat)
        return self._game.prompt(self.ahead(seat), seat) if self.lines else asked

    def chosen(self, seat: int) -> Any:
        """That seat's own answer so far: a move, a line, or None."""
        return self._chosen.get(seat)

    def ahead(self, seat: int | None) -> Any:
        """The state with that seat's own line on the table."""
        if not self.lines or seat not in self._chosen:
            return self._state
        return self._game.apply_line(self._state, seat, self._chosen[seat])

    # --- choosing

    def seal(self, seat: int, move: Any) -> None:
        """Answer with a move, for the first time or instead of the last one."""
        prompt = self.prompt(seat)
        if self.lines:
            raise NotYourDecision(NEEDS_LINE)
        self._chosen[seat] = self._game.resolve_move(prompt, move)
        self._confirmed.add(seat)

    def add(self, seat: int, move: Any) -> None:
        """Lay one more move on the seat's line."""
        own = self._game.resolve_move(self._unfinished(seat), move)
        self._chosen[seat] = (*self._chosen.get(seat, ()), own)

    def shorten(self, seat: int, length: int) -> None:
        """Take back the moves of the line after so many."""
        self._unfinished(seat)
        line = self._chosen.get(seat, ())
        if type(length) is not int or not 0 <= length <= len(line):
            raise NotYourDecision(BAD_LENGTH, length=len(line), given=short(length, 20))
        self._chosen[seat] = line[:length]

    def confirm(self, seat: int) -> None:
        """The line is finished."""
        self._unfinished(seat)
        self._game.check_complete(self.ahead(seat), seat)
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
        """What may come next on a line the seat may still work on."""
        prompt = self.prompt(seat)
        if not self.lines:
            raise NotYourDecision(NO_LINES_HERE)
        if seat in self._confirmed:
            raise NotYourDecision(ALREADY_CONFIRMED, seat=seat)
        return prompt

    # --- keeping

    def save(self) -> dict[str, Any]:
        """The answers as JSON, moves in their notation."""
        written = {
            str(seat): encode_answer(self._game, answer, lines=self.lines) for seat, answer in self._chosen.items()
        }
        return {"chosen": written, "confirmed": list(self.confirmed)}

    def restore(self, saved: Any, *, strict: bool) -> None:
        """Put saved answers back, each checked like a fresh one.

        Where the rules have changed since (not ``strict``), what they no longer allow is asked again.
        """
        fields = take(saved, "match.answers", ("chosen", "confirmed"))
        seats = {str(seat): seat for seat in self.asked}
        chosen = decode(dict, fields["chosen"], "match.answers.chosen")
        confirmed = decode(tuple[int, ...], fields["confirmed"], "match.answers.confirmed")
        for name, written in chosen.items():
            try:
                if name not in seats:
                    raise NotYourDecision(SEAT_NOT_ASKED, seat=short(name, 20), asked=", ".join(seats))
                self._put_back(seats[name], written, confirmed=seats[name] in confirmed)
            except TwelvefoldError:
                if strict:
                    raise
        if strict and (sorted(confirmed) != list(self.confirmed) or not self.waiting):
            raise BadData(WRONG_CONFIRMED, given=", ".join(map(str, confirmed)), asked=", ".join(seats))
        if not self.waiting:  # nobody may be taken to have answered what nobody could have
            self._confirmed.clear()

    def _put_back(self, seat: int, written: Any, *, confirmed: bool) -> None:
        answer = decode_answer(self._game, written, lines=self.lines)
        if not self.lines:
            self.seal(seat, answer)
            return
        self._game.apply_line(self._state, seat, answer)
        self._chosen[seat] = answer
        if confirmed:
            self.confirm(seat)
