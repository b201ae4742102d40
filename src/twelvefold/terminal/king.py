"""The terminal drawing of King of 12."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from twelvefold.core.events import Event
from twelvefold.core.game import Prompt
from twelvefold.games.king import events
from twelvefold.games.king.cards import Cards, Character
from twelvefold.games.king.moves import Decline, Lay, Move, Play, Take, Turn
from twelvefold.games.king.state import ChooseCards, LayCard, LayCards, LaySeconds, TakeTokens, points
from twelvefold.games.king.view import Place, TournamentPlace, View
from twelvefold.terminal.drawing import Drawing
from twelvefold.terminal.king_groups import titled_groups

TOKEN = {1: "①", 2: "②"}

STYLES: dict[type[Event], str] = {
    events.RoundBegan: "bold",
    events.CardsRevealed: "bold",
    events.CardsCancelled: "red",
    events.LadyCancelled: "red",
    events.DiceCancelled: "red",
    events.TotalsCancelled: "red",
    events.FirstPlace: "bold green",
    events.SecondPlace: "green",
    events.TokenTaken: "green",
    events.ScoredNothing: "dim",
    events.NobodyFirst: "dim",
    events.NobodySecond: "dim",
    events.RoundWon: "bold yellow",
    events.GameWon: "bold yellow",
    events.TurnRevealed: "bold",
    events.GroupSeated: "bold",
    events.GroupRevealed: "bold",
    events.AtGroup: "bold cyan",
    events.WinnersMeet: "bold cyan",
    events.GroupFirst: "bold green",
    events.NobodyGoesOn: "dim",
    events.GroupUnwon: "red",
    events.FinalBegins: "bold cyan",
    events.TournamentWon: "bold yellow",
}


FOR_ALL = (
    events.TurnRevealed,
    events.WinnersMeet,
    events.NobodyGoesOn,
    events.LastCardReached,
    events.PointsReached,
    events.CardLaid,
    events.CardHidden,
    events.GroupSeated,
    events.GameWon,
)
"""Events that concern the whole tournament and so end the sequence of events about one group."""


class KingDrawing(Drawing):
    """Shows dice, tokens, hands and played cards; in a tournament by group, with the viewer's own group last."""

    _seat: int | None = None
    """The viewer's seat."""
    _elsewhere = False
    """Whether the current events are about a group the viewer is not in."""

    def style(self, event: Event) -> str:
        if isinstance(event, events.AtGroup):
            self._elsewhere = self._seat is not None and self._seat not in event.seats
        elif isinstance(event, FOR_ALL):
            self._elsewhere = False
        return "dim" if self._elsewhere else STYLES.get(type(event), "")

    def position(self, view: View) -> None:
        say, self._seat = self.translate, view.seat
        self.screen.say(self._where(view), style="bold")
        for title, seats in titled_groups(view, say, self.names, self.you):
            if title:
                self.screen.say(title, style="bold cyan")
            if self.screen.plain:
                for seat in seats:
                    self.screen.say(self._plain_place(seat, view.places[seat]))
            elif seats:
                self.screen.show(self._table(view, seats))
        if view.seat is not None and not isinstance(view.agenda[-1], (ChooseCards, LayCard, LayCards, LaySeconds)):
            cards = self._cards(view.places[view.seat].hand or ())
            self.screen.say(say("king-hand", **self.person("name", view.seat), cards=cards))
        if view.set and not any(place.played for place in view.places):
            self.screen.say(say("king-set", cards=self._cards(view.set)), style="dim")

    def _where(self, view: View) -> str:
        """Return the heading: the round, and the turn during a round."""
        turn = max(len(place.played) for place in view.places) + isinstance(view.agenda[-1], ChooseCards)
        if turn:
            return self.translate("king-where", round=view.round, turn=turn)
        if view.round:
            return self.translate("king-where-round", round=view.round)
        return self.translate("king-where-start")

    def question(self, view: View, prompt: Prompt[Move]) -> str:
        args = self.person("name", prompt.seat)
        frame = view.agenda[-1]
        if isinstance(frame, TakeTokens):
            (victim,) = (victim for thief, victim in frame.thefts if thief == prompt.seat)
            args["victim"] = self.names[victim]
        return self.translate(f"king-ask-{prompt.ask}", **args)

    def label(self, move: Move) -> str:
        say = self.translate
        match move:
            case Play(card) | Lay(card):
                return say.term("king", card)
            case Turn(face):
                return say("king-move-turn", face=face)
            case Take(token):
                return say("king-move-take", token=token)
            case Decline():
                return say("king-move-decline")

    def hint(self, move: Move) -> str:
        match move:
            case Play(card) | Lay(card):
                return self.translate(f"king-effect-{card.name.lower()}")
        return ""

    def _table(self, view: View, seats: tuple[int, ...]) -> Table:
        say = self.translate
        table = Table(box=ROUNDED, header_style="dim", border_style="dim")
        for column in ("player", "die", "tokens", "played", "hand", "under"):
            table.add_column(say(f"king-column-{column}"), justify="right" if column == "die" else "left")
        for seat in seats:
            place, own = view.places[seat], seat == view.seat
            die = Text(f" {place.die or '–':>2} ", style="bold white on blue" if own else "bold white on grey37")
            tokens = TOKEN[2] * place.tokens[1] + TOKEN[1] * place.tokens[0]
            table.add_row(
                Text(self.names[seat], style="bold" if own else ""),
                die,
                Text(f"{tokens} {say('king-points', points=points(place.tokens))}".strip()),
                Text(self._cards(place.played) if place.played else "–"),
                Text(say("king-cards", cards=place.cards)),
                Text(self._under(place) if place.suspects else "–"),
            )
        return table

    def _plain_place(self, seat: int, place: Place) -> str:
        tokens = ["2"] * place.tokens[1] + ["1"] * place.tokens[0]
        return self.translate(
            "king-plain-place",
            **self.person("name", seat),
            die=place.die,
            points=points(place.tokens),
            tokens=self.translate.row(tokens),
            played=self._cards(place.played),
            cards=place.cards,
            under=self._under(place),
        )

    def _under(self, place: Place) -> str:
        """Return the cards under a die as far as the viewer knows them."""
        say = self.translate
        if not place.suspects:
            return say("nothing")
        first = self._one_under(place.under, place.suspects)
        if isinstance(place, TournamentPlace) and place.second_suspects:
            return say("king-under-two", first=first, second=self._one_under(place.second, place.second_suspects))
        return first

    def _one_under(self, card: Character | None, suspects: Cards) -> str:
        known = card if card is not None else suspects[0] if len(suspects) == 1 else None
        if known is not None:
            return self.translate.term("king", known)
        return self.translate("king-under-suspects", cards=self._cards(suspects))

    def _cards(self, cards: Cards) -> str:
        return self.translate.row([self.translate.term("king", card) for card in cards])
