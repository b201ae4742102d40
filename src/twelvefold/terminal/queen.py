"""The terminal drawing of Queen of 12: everything that does not depend on the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import events
from twelvefold.games.queen.cards import Cards, Dice, Tray
from twelvefold.games.queen.edition.printed import print_of
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.moves import Copy, Gain, Move, Play, Put, TakeDie
from twelvefold.games.queen.sheets.areas import events as areas
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet
from twelvefold.games.queen.sheets.grid.sheet import Sheet
from twelvefold.games.queen.state import LayCards, MarkByCard, State, TakeDice
from twelvefold.games.queen.view import View, imagine
from twelvefold.locale import Translator
from twelvefold.terminal.drawing import Drawing
from twelvefold.terminal.queen_areas import AreasDrawing
from twelvefold.terminal.queen_grid import GridDrawing
from twelvefold.terminal.queen_grid_sheet import drawn_dice, letters_of
from twelvefold.terminal.queen_pictures import sheet_picture
from twelvefold.terminal.queen_plain import dice_words, die_words, where_line
from twelvefold.terminal.queen_sheet_drawing import SheetDrawing, line_of
from twelvefold.terminal.screen import Screen

STYLES: dict[type[Event], str] = {
    events.RoundBegan: "bold",
    events.DiceRolled: "bold",
    events.CardsRevealed: "bold",
    events.KingRevealed: "bold",
    events.CardsCancelled: "red",
    events.KingCancelled: "red",
    events.SpyBlocked: "red",
    events.CardLost: "red",
    events.CardGone: "red",
    events.DiceTaken: "green",
    events.CardGained: "green",
    events.LineFilled: "bold green",
    events.TotalCounted: "bold",
    areas.AreasCounted: "bold",
    events.NothingTaken: "dim",
    events.NothingToMark: "dim",
    events.NothingToCopy: "dim",
    events.DiceLeft: "dim",
    events.DiceUnused: "dim",
    events.KingShuffled: "dim",
    events.KingGained: "dim",
    events.KingLost: "dim",
    events.GameWon: "bold yellow",
    events.NobodyWon: "bold yellow",
    events.OwnTotal: "bold yellow",
    events.TitleWon: "bold yellow",
    areas.BonusEarned: "green",
    areas.ValuesLost: "red",
    areas.ColoursLost: "red",
    areas.EffectVoid: "dim",
}
SHEET_DRAWINGS: dict[type, type[SheetDrawing]] = {Sheet: GridDrawing, AreaSheet: AreasDrawing}
"""The drawing of each kind of sheet."""
HERE = "\x1f"
"""A placeholder for drawn dice in a translated text."""


class QueenDrawing(Drawing):
    """Shows trays, sheets and cards. Other players' sheets are small; the viewer's own is last and in full."""

    _shown: State | None = None
    """The last position shown; labels of moves depend on it."""
    _last_shown: tuple[int | None, int] | None = None
    """The viewer and the round of the last position shown."""

    def __init__(self, screen: Screen, game: AnyGame, names: Sequence[str], you: int | None = None) -> None:
        super().__init__(screen, game, names, you)
        self._sheet_drawings = {
            printed: drawing(self.translate, game, names, plain=screen.plain, you=you)
            for printed, drawing in SHEET_DRAWINGS.items()
        }

    def tell(self, event: Event) -> None:
        if not isinstance(event, events.DiceDrawn):  # the roll that follows names the same dice
            super().tell(event)

    def style(self, event: Event) -> str:
        return STYLES.get(type(event), "")

    @staticmethod
    def picture(say: Translator, name: str) -> str:
        return sheet_picture(say, name)

    def position(self, view: View) -> None:
        # A view hides only unconfirmed lines of other seats, so the imagined state equals the real one otherwise.
        self._shown = state = imagine(view, RandomStream.derived("queen", "drawing"))
        before, self._last_shown = self._last_shown, (view.seat, state.round)
        if view.seat is not None and line_of(state, view.seat):
            self._in_a_line(state, view.seat)
            return
        own = 0 if len(state.players) == 1 else view.seat
        if view.seat is None or before != self._last_shown:
            self._table(state, own)
        else:  # the other players were shown for an earlier prompt of this round
            self._trays(state)
        if own is not None:
            self._place(state, own, own=True)
        if view.seat is not None:
            self._progress(state, view.seat)

    # --- prompts

    def word(self, prompt: Prompt[Move]) -> str:
        return self._current()[1].word(prompt)

    def question(self, view: View, prompt: Prompt[Move]) -> str:
        state, sheets = self._current()
        key, args = prompt.ask, self.person("name", prompt.seat)
        match state.agenda[-1]:
            case LayCards(lines):
                key = "play-second" if lines[prompt.seat] else "play-first"
            case TakeDice(_, card, left):
                args |= {"card": self.translate.term("queen", card), "card_id": card.name.lower(), "left": left}
            case MarkByCard(_, _, left):
                args["left"] = left
        return self.translate(f"queen-ask-{key}", **args, **sheets.question_args(state, prompt))

    def label(self, move: Move) -> str:
        say, (state, sheets) = self.translate, self._current()
        match move:
            case Play(card) | Put(card) | Gain(card):
                return say.term("queen", card)
            case TakeDie(tray, die):
                return say("queen-move-take", tray_id=tray.name.lower(), die=die_words(say, die))
            case Copy(owner):
                return say("queen-move-copy", name=self.names[owner], dice=dice_words(say, state.players[owner].taken))
        return sheets.label(state, move)

    def hint(self, move: Move) -> str:
        state, sheets = self._current()
        match move:
            case Play(card) | Put(card) | Gain(card):
                return sheets.card_hint(state, card)
        return sheets.hint(state, move)

    def number(self, move: Move, place: int) -> int:
        return self._current()[1].number(move, place)

    def _current(self) -> tuple[State, SheetDrawing]:
        """Return the last position and the drawing of its sheets."""
        assert self._shown is not None
        return self._shown, self._sheets(self._shown)

    def _sheets(self, state: State) -> SheetDrawing:
        return self._sheet_drawings[type(state.printed.sheet)]

    # --- the table

    def _table(self, state: State, own: int | None) -> None:
        """Show everything except the viewer's own place."""
        self.screen.say(where_line(self.translate, state, self.person("name", state.active)), style="bold")
        printed = state.printed
        if printed != print_of(default_edition(), printed.sheet.name, len(state.players)):
            self.screen.say(self.translate("queen-edition", name=printed.edition), style="dim")
        self._trays(state)
        for seat in range(len(state.players)):
            if seat != own:
                self._place(state, seat, own=False)
        if state.king is not None:
            self._print_line(self._cards("queen-king-deck", state.king.deck))
            self._print_line(self._cards("queen-king-discard", state.king.discard))
        remark = self._sheets(state).remark(state)
        if remark:
            self.screen.say(remark, style="dim")
        if not self.screen.plain:
            self.screen.say(self._sheets(state).legend(), style="dim")

    def _trays(self, state: State) -> None:
        """Show the dice in the trays, side by side unless in plain mode."""
        trays = [
            self._with_dice("queen-in-tray", dice, tray_id=tray.name.lower())
            for tray, dice in ((Tray.MOUNTAINS, state.mountains), (Tray.JUNGLE, state.jungle))
        ]
        for line in trays if self.screen.plain else [Text(" " * 4).join(trays)]:
            self._print_line(line)

    def _place(self, state: State, seat: int, own: bool) -> None:
        """Show a player: the viewer's own sheet large above the cards, other players' sheets small beside them."""
        sheets = self._sheets(state)
        title, facts = Text(sheets.stands(state, seat, own=own), style="bold"), [*self._facts(state, seat, own)]
        if self.screen.plain:
            lines = sheets.large_words(state, seat) if own else sheets.small_words(state, seat)
            for line in (title.plain, *lines, *(fact.plain for fact in facts)):
                self.screen.say(line)
            return
        self.screen.say("")
        if own:
            for drawn in (title, sheets.large(state, seat), *facts):
                self.screen.show(drawn)
        else:
            self.screen.show(sheets.small(state, seat, Text("\n").join([title, *facts])))

    def _in_a_line(self, state: State, seat: int) -> None:
        """Show an unfinished line, and the sheet if the line marks it."""
        frame, sheets = state.agenda[-1], self._sheets(state)
        if isinstance(frame, LayCards):
            self._print_line(self._cards("queen-laid", frame.lines[seat]))
            return
        self._progress(state, seat)
        if not self.screen.plain and sheets.shows_marks(state, seat):
            self.screen.show(sheets.large(state, seat))

    def _progress(self, state: State, seat: int) -> None:
        for line in self._sheets(state).progress(state, seat):
            self.screen.say(line)

    def _facts(self, state: State, seat: int, own: bool) -> Iterator[Text]:
        """Return a player's cards, dice and further facts, besides the sheet."""
        player, say = state.players[seat], self.translate
        if player.played:
            yield self._cards("queen-played", player.played)
        if player.lady is not None:
            yield self._with_dice("queen-dice-lady", player.taken, lady=die_words(say, player.lady))
        elif player.taken:
            yield self._with_dice("queen-dice", player.taken)
        if player.copied:
            yield self._with_dice("queen-dice-copied", player.copied)
        yield self._cards("queen-hand", player.hand)
        yield self._cards("queen-pile", player.pile)
        if not state.crusade:
            yield self._cards("queen-reserve", player.reserve)
        yield from self._sheets(state).facts(state, seat, own=own)

    # --- texts

    def _cards(self, key: str, cards: Cards) -> Text:
        names = [self.translate.term("queen", card) for card in cards]
        return Text(self.translate(key, cards=self.translate.row(names)))

    def _with_dice(self, key: str, dice: Dice, **args: str) -> Text:
        """Format a line that contains dice, in words or drawn."""
        if self.screen.plain:
            return Text(self.translate(key, dice=dice_words(self.translate, dice), **args))
        before, after = self.translate(key, dice=HERE, **args).split(HERE)
        return Text.assemble(before, drawn_dice(dice, letters_of(self.translate)), after)

    def _print_line(self, line: Text) -> None:
        """Print a line, without styles in plain mode."""
        if self.screen.plain:
            self.screen.say(line.plain)
        else:
            self.screen.show(line)
