"""The terminal drawing of 12 Chip Trick."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from twelvefold.core.events import Event
from twelvefold.core.game import Prompt
from twelvefold.games.chips import events
from twelvefold.games.chips.chips import BLUE, COLOUR, ENOUGH, RED, Colour
from twelvefold.games.chips.moves import Move
from twelvefold.games.chips.state import DealChips, DrawLeader, Finished, ShowTop, TakeChip
from twelvefold.games.chips.trick import mixed
from twelvefold.games.chips.view import Place, Stack, View
from twelvefold.terminal.drawing import Drawing

SHAPE = {RED: "◆", BLUE: "●"}
STYLE = {RED: "bold red", BLUE: "bold bright_blue"}
TOKEN, NO_TOKEN = "★", "☆"

STYLES: dict[type[Event], str] = {
    events.RoundBegan: "bold",
    events.TrickBegan: "bold",
    events.TrickWon: "green",
    events.TopShown: "dim",
    events.HandLaid: "dim",
    events.TokenWon: "bold green",
    events.GameWon: "bold yellow",
    events.DummyOutrun: "bold yellow",
    events.DummyWon: "bold yellow",
}


class ChipsDrawing(Drawing):
    """Shows the chips in front and in hand that the viewer knows, and their sums."""

    def style(self, event: Event) -> str:
        return STYLES.get(type(event), "")

    def position(self, view: View) -> None:
        self.screen.say(self._where(view), style="bold")
        everyone: list[Place | Stack] = [*view.places, *([view.dummy] if view.dummy else [])]
        if self.screen.plain:
            for seat, place in enumerate(everyone):
                self.screen.say(self._plain_place(view, seat, place))
        else:
            self.screen.show(self._table(view, everyone))
        if view.middle:
            chips = [self._in_middle(view, step, chip) for step, chip in enumerate(view.middle)]
            self.screen.say(self.translate("chips-middle", chips=self.translate.row(chips)))
        if not self.screen.plain:
            self.screen.say(self.translate("chips-legend"), style="dim")

    def question(self, view: View, prompt: Prompt[Move]) -> str:
        where = "play"
        if prompt.ask == "take":
            where = "front" if len(view.middle) == view.size else "hand"
            where += "-red-first" if mixed(view.middle) else ""
        return self.translate(f"chips-ask-{where}", **self.person("name", prompt.seat))

    def label(self, move: Move) -> str:
        return self._chip(move.chip)

    def number(self, move: Move, place: int) -> int:
        """Return the chip's own number: players choose a chip by typing it."""
        return move.chip

    def _where(self, view: View) -> str:
        """Return the heading: the round, the trick if one is being played, and the variant."""
        match view.agenda[-1]:
            case Finished():
                key = "over"
            case DealChips() | DrawLeader():
                key = "deal"
            case ShowTop() if not view.middle:
                key = "deal"
            case _:
                key = "trick"
        won = sum(len(place.front) for place in view.places) + (len(view.dummy.front) if view.dummy else 0)
        laid = isinstance(view.agenda[-1], TakeChip) and len(view.middle) < view.size
        variant = "burning" if view.burning else "halving"
        return self.translate(f"chips-where-{key}", round=view.round, trick=won + (not laid), variant=variant)

    def _table(self, view: View, everyone: Iterable[Place | Stack]) -> Table:
        table = Table(box=ROUNDED, header_style="dim", border_style="dim")
        for column in ("player", "tokens", "front", "hand", "total"):
            table.add_column(self.translate(f"chips-column-{column}"), justify="right" if column == "total" else "left")
        for seat, place in enumerate(everyone):
            own = seat == view.seat
            table.add_row(
                Text(self._player(view, seat), style="bold" if own else ""),
                Text(TOKEN * place.tokens + NO_TOKEN * (ENOUGH - place.tokens), style="yellow"),
                Text(" ").join(map(_drawn, place.front)) if place.front else Text("–"),
                self._drawn_stack(place) if isinstance(place, Stack) else Text(" ").join(_drawn_hand(place)),
                Text(self._total(place), style="bold" if own else ""),
            )
        return table

    def _drawn_stack(self, stack: Stack) -> Text:
        """Draw a stack from top to bottom: the visible back, the number of unknown chips, the known chips."""
        top = [Text(f"{SHAPE[stack.top]}?", style=STYLE[stack.top])] if stack.top else []
        unknown = [Text(more, style="dim") for more in self._unknown(stack)]
        return Text(" → ").join([*top, *unknown, *map(_drawn, stack.under)])

    def _plain_place(self, view: View, seat: int, place: Place | Stack) -> str:
        say = self.translate
        return say(
            "chips-plain-place",
            **self.person("name", seat),
            leads="yes" if seat == view.leader else "no",
            tokens=place.tokens,
            front=say.row([self._chip(chip) for chip in place.front]),
            hand=say.row(self._plain_stack(place) if isinstance(place, Stack) else self._plain_hand(place)),
            total=self._total(place),
        )

    def _plain_stack(self, stack: Stack) -> list[str]:
        say = self.translate
        top = [say("chips-stack-top", colour_id=stack.top.value)] if stack.top else []
        then = [say("chips-stack-then", chip=self._chip(chip)) for chip in stack.under]
        return [*top, *self._unknown(stack), *then]

    def _unknown(self, stack: Stack) -> list[str]:
        """Return the number of unknown chips below the visible back in words, or nothing for 0."""
        count = stack.unseen - (stack.top is not None)
        return [self.translate("chips-stack-unknown", count=count)] if count else []

    def _plain_hand(self, place: Place) -> list[str]:
        say = self.translate
        if place.unseen is not None:
            names = {chip: self._chip(chip) for chip in COLOUR}
            return [say("chips-secret", chip=names[chip]) if secret else names[chip] for chip, secret in _own(place)]
        known = [self._chip(chip) for chip in place.seen]
        return known + [say("chips-unknown", colour_id=back.value) for back in _backs(place)]

    def _player(self, view: View, seat: int) -> str:
        name = self.translate.seat("chips", seat, self.names)
        return self.translate("chips-leads", name=name) if seat == view.leader else name

    def _total(self, place: Place | Stack) -> str:
        """Return the sum of the known chips and the number of unknown ones."""
        if isinstance(place, Stack):
            known, unknown = place.front + place.under, place.unseen
        else:
            known = place.front + place.seen + (place.unseen or ())
            unknown = place.red + place.blue if place.unseen is None else 0
        return self.translate("chips-total", sum=sum(known), unknown=unknown)

    def _in_middle(self, view: View, step: int, chip: int) -> str:
        """Return a chip in the middle, with the name of its player until the trick is won."""
        text = self._chip(chip) if self.screen.plain else f"{SHAPE[COLOUR[chip]]}{chip}"
        if isinstance(view.agenda[-1], TakeChip) or view.leader is None:
            return text
        player = (view.leader + step) % view.size
        return self.translate("pair-word", left=self.translate.seat("chips", player, self.names), right=text)

    def _chip(self, chip: int) -> str:
        return self.translate("chips-chip", chip=chip, colour_id=COLOUR[chip].value)


def _drawn(chip: int) -> Text:
    """Draw a chip with shape, number and colour."""
    return Text(f"{SHAPE[COLOUR[chip]]}{chip}", style=STYLE[COLOUR[chip]])


def _drawn_hand(place: Place) -> list[Text]:
    """Draw the viewer's own chips, secret ones marked; of another player the known chips, then the other backs."""
    if place.unseen is not None:
        return [_drawn(chip).append("*" if secret else "") for chip, secret in _own(place)]
    return [*map(_drawn, place.seen), *(Text(f"{SHAPE[back]}?", style=STYLE[back]) for back in _backs(place))]


def _own(place: Place) -> list[tuple[int, bool]]:
    """Return the chips of the viewer's hand in order, each with whether it is secret."""
    return sorted([*((chip, False) for chip in place.seen), *((chip, True) for chip in place.unseen or ())])


def _backs(place: Place) -> list[Colour]:
    return [RED] * place.red + [BLUE] * place.blue
