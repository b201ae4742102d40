"""Queen of 12 in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from twelvefold.core.events import Event
from twelvefold.core.game import Decide, Prompt
from twelvefold.core.generator import Stream
from twelvefold.games.queen import events, marking
from twelvefold.games.queen.cards import GAMBLER_MARKS, Cards, Character, Colour, Dice, Tray
from twelvefold.games.queen.edition import default_edition, print_of
from twelvefold.games.queen.moves import PLAYS, ChooseLine, Copy, Gain, Leave, Mark, Move, Play, Put, TakeDie, UseBonus
from twelvefold.games.queen.sheet import CELL_NAMES, plan_of
from twelvefold.games.queen.state import LayCards, MarkByCard, MarkSheets, State, TakeDice
from twelvefold.games.queen.view import View, imagine
from twelvefold.terminal.drawing import Drawing
from twelvefold.terminal.queen_plain import (
    cell_words,
    dice_words,
    die_words,
    marked_line,
    race_line,
    sheet_lines,
    stands_line,
    where_line,
)
from twelvefold.terminal.queen_sheet import MARKED, SHAPE, Letters, Marks, drawn_dice, large_sheet, small_sheet

STYLES: dict[type[Event], str] = {
    events.RoundBegan: "bold",
    events.DiceRolled: "bold",
    events.CardsRevealed: "bold",
    events.KingRevealed: "bold",
    events.CardsCancelled: "red",
    events.KingCancelled: "red",
    events.SpyBlocked: "red",
    events.CardLost: "red",
    events.DiceTaken: "green",
    events.CardGained: "green",
    events.LineFilled: "bold green",
    events.TotalCounted: "bold",
    events.NothingTaken: "dim",
    events.NothingToMark: "dim",
    events.DiceLeft: "dim",
    events.DiceUnused: "dim",
    events.KingShuffled: "dim",
    events.KingGained: "dim",
    events.KingLost: "dim",
    events.GameWon: "bold yellow",
    events.NobodyWon: "bold yellow",
    events.TitleWon: "bold yellow",
}
WORDS = {
    "mark-value": "mark",
    "mark-roof": "mark",
    "bonus-mark": "mark",
    "bonus-copy": "copy",
}
"""What is asked, where its move's notation begins with another word."""
HERE = "\x1f"
"""Holds the place of drawn dice in a text."""


class QueenDrawing(Drawing):
    """Trays, sheets and cards: the others' sheets small, one's own last, with everything printed."""

    _shown: State | None = None
    """The last position, which says what cells and seats mean in a move."""
    _asked: tuple[int | None, int] | None = None
    """Who looked last, and in which round."""

    def tell(self, event: Event) -> None:
        if not isinstance(event, events.DiceDrawn):  # the roll that follows names the same dice
            super().tell(event)

    def style(self, event: Event) -> str:
        return STYLES.get(type(event), "")

    def word(self, prompt: Prompt[Move]) -> str:
        return WORDS.get(prompt.ask, prompt.ask)

    def position(self, view: View) -> None:
        # Nothing in a view is unknown but what others have not confirmed: the position itself can be asked.
        self._shown = state = imagine(view, Stream.derived("queen", "drawing"))
        before, self._asked = self._asked, (view.seat, state.round)
        if view.seat is not None and _line(state, view.seat):
            self._in_a_line(state, view.seat)
            return
        own = 0 if len(state.players) == 1 else view.seat
        if view.seat is None or before != self._asked:
            self._table(state, own)
        else:  # the rest was drawn for an earlier question of this round
            self._trays(state)
        if own is not None:
            self._place(state, own, own=True)

    # --- what is asked

    def question(self, view: View, prompt: Prompt[Move]) -> str:
        state, seat = self._shown, prompt.seat
        assert state is not None
        key, args = prompt.ask, dict[str, object](name=self.names[seat])
        match state.agenda[-1]:
            case LayCards(lines):
                key = "play-second" if lines[seat] else "play-first"
            case TakeDice(_, card, left):
                args |= {"card": self.translate.term("queen", card), "card_id": card.name.lower(), "left": left}
            case MarkByCard(_, _, left):
                args["left"] = left
            case MarkSheets():
                why = marking.reason(state, seat)
                args["why_id"] = why.name.lower() if why else ""
                args["dice"] = dice_words(self.translate, marking.desk(state, seat, _line(state, seat)).uses)
                args["done"] = self.translate("command-done")
        return self.translate(f"queen-ask-{key}", **args)

    def label(self, move: Move) -> str:
        say, state = self.translate, self._shown
        assert state is not None
        match move:
            case Play(card) | Put(card) | Gain(card):
                return say.term("queen", card)
            case TakeDie(tray, die):
                return say("queen-move-take", tray_id=tray.name.lower(), die=die_words(say, die))
            case Mark(cell, die):
                where = {"cell": CELL_NAMES[cell], "printed": cell_words(say, plan_of(state.printed.sheet), cell)}
                if die is None:
                    return say("queen-move-mark", **where)
                return say("queen-move-mark-die", die=die_words(say, die), **where)
            case Leave():
                match state.agenda[-1]:
                    case MarkByCard(_, Character.GAMBLER, left) if left < GAMBLER_MARKS:
                        return say("queen-move-leave")
                return say("queen-move-leave-all")
            case ChooseLine(line):
                return say("queen-move-line", line=line)
            case Copy(owner):
                return say("queen-move-copy", name=self.names[owner], dice=dice_words(say, state.players[owner].taken))
            case UseBonus(bonus):
                return say.term("queen", bonus)

    def hint(self, move: Move) -> str:
        say, state = self.translate, self._shown
        match move:
            case Play(card) | Put(card) | Gain(card) if state is not None:
                order, points = state.printed.order[card.value], state.printed.points[card.value]
                effect = say(f"queen-effect-{card.name.lower()}")
                return say("queen-hint-card", effect=effect, order=order, points=points)
            case UseBonus(bonus):
                return say(f"queen-gives-{bonus.value}")
        return ""

    # --- the table

    def _table(self, state: State, own: int | None) -> None:
        """All but one's own place."""
        self.screen.say(where_line(self.translate, state, self.names), style="bold")
        printed = state.printed
        if printed != print_of(default_edition(), printed.sheet.name, len(state.players)):
            self.screen.say(self.translate("queen-edition", name=printed.edition), style="dim")
        self._trays(state)
        for seat in range(len(state.players)):
            if seat != own:
                self._place(state, seat, own=False)
        if state.king is not None:
            self._tell_line(self._cards("queen-king-deck", state.king.deck))
            self._tell_line(self._cards("queen-king-discard", state.king.discard))
        race = race_line(self.translate, state)
        if race:
            self.screen.say(race, style="dim")
        if not self.screen.plain:
            self.screen.say(self._legend(), style="dim")

    def _trays(self, state: State) -> None:
        """What lies in them, in the drawing side by side."""
        trays = [
            self._with_dice("queen-in-tray", dice, tray_id=tray.name.lower())
            for tray, dice in ((Tray.MOUNTAINS, state.mountains), (Tray.JUNGLE, state.jungle))
        ]
        for line in trays if self.screen.plain else [Text(" " * 4).join(trays)]:
            self._tell_line(line)

    def _place(self, state: State, seat: int, own: bool) -> None:
        """A player: one's own sheet large, above the cards; the others' small, beside them."""
        plan, made, facts = plan_of(state.printed.sheet), state.players[seat].marks, [*self._facts(state, seat)]
        title = Text(stands_line(self.translate, state, seat, self.names), style="bold")
        if self.screen.plain:
            lines = sheet_lines(self.translate, plan, made) if own else [marked_line(self.translate, made)]
            for line in (title.plain, *lines, *(fact.plain for fact in facts)):
                self.screen.say(line)
            return
        self.screen.say("")
        if own:
            for drawn in (title, large_sheet(plan, self._marks(state, seat), self._letters()), *facts):
                self.screen.show(drawn)
        else:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(no_wrap=True)
            grid.add_row(small_sheet(plan, made), Text("\n").join([title, *facts]))
            self.screen.show(grid)

    def _in_a_line(self, state: State, seat: int) -> None:
        """Between two moves of a line: the line, and the sheet where marks belong to it."""
        frame = state.agenda[-1]
        if isinstance(frame, LayCards):
            self._tell_line(self._cards("queen-laid", frame.lines[seat]))
            return
        moves = [self._in_short(move) for move in _line(state, seat)]
        self.screen.say(self.translate("queen-so-far", moves=self.translate.row(moves)))
        marks = self._marks(state, seat)
        if not self.screen.plain and marks.fresh | marks.allowed:
            self.screen.show(large_sheet(plan_of(state.printed.sheet), marks, self._letters()))

    def _in_short(self, move: Move) -> str:
        """A move of a line, among others."""
        match move:
            case Mark(cell, None):
                return CELL_NAMES[cell]
            case Mark(cell, die) if die:
                return self.translate("queen-so-far-mark", cell=CELL_NAMES[cell], die=die_words(self.translate, die))
            case Copy(owner):
                return self.names[owner]
        return self.label(move)

    def _marks(self, state: State, seat: int) -> Marks:
        """The marks of a sheet with those of the line, and where the next one may go."""
        made, line = state.players[seat].marks, _line(state, seat)
        fresh = sum(1 << move.cell for move in line if isinstance(move, Mark))
        node, allowed = self.game.node(state), 0
        for prompt in node.prompts if isinstance(node, Decide) else ():
            for move in prompt.moves if prompt.seat == seat else ():
                allowed |= 1 << move.cell if isinstance(move, Mark) else 0
        return Marks(made | fresh, fresh, allowed)

    def _facts(self, state: State, seat: int) -> Iterator[Text]:
        """What a player has besides the sheet."""
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
        yield self._cards("queen-reserve", player.reserve)
        boxes = {"copy": player.copies, "pile": player.piles, "reserve": player.gains}
        left = [say(f"queen-box-{box}", times=times) for box, times in boxes.items() if times]
        yield Text(say("queen-boxes", bonuses=say.row(left)))
        if player.first:
            yield Text(say("queen-has-first"), style="bold green")

    def _legend(self) -> str:
        letters = self._letters()
        signs = {colour.name.lower(): f"{letters[colour]}{SHAPE[colour]}" for colour in Colour}
        return self.translate("queen-legend", marked=MARKED, **signs)

    # --- words

    def _cards(self, key: str, cards: Cards) -> Text:
        names = [self.translate.term("queen", card) for card in cards]
        return Text(self.translate(key, cards=self.translate.row(names)))

    def _with_dice(self, key: str, dice: Dice, **args: str) -> Text:
        """A line with dice in it: in words, or drawn."""
        if self.screen.plain:
            return Text(self.translate(key, dice=dice_words(self.translate, dice), **args))
        before, after = self.translate(key, dice=HERE, **args).split(HERE)
        return Text.assemble(before, drawn_dice(dice, self._letters()), after)

    def _tell_line(self, line: Text) -> None:
        """A line: drawn, or its words alone."""
        if self.screen.plain:
            self.screen.say(line.plain)
        else:
            self.screen.show(line)

    def _letters(self) -> Letters:
        return {colour: self.translate(f"queen-letter-{colour.name.lower()}") for colour in Colour}


def _line(state: State, seat: int) -> tuple[Move, ...]:
    """What a seat has put into its line so far."""
    match state.agenda[-1]:
        case LayCards(lines):
            return tuple(PLAYS[card] for card in lines[seat])
        case MarkSheets(seats, marked) if seat in seats:
            return marked[seats.index(seat)]
    return ()
