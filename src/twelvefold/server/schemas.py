"""What the HTTP API takes and gives, for its document. What is taken is checked; what is given, tests compare."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from twelvefold.core.options import Kind
from twelvefold.server.option_schema import describe_options

Text = Annotated[str, Field(max_length=200)]


class Body(BaseModel):
    """What every request's body has: nothing but its own fields, each of the right type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Named(Body):
    """A guest's name."""

    name: Text


class NewTable(Body):
    """A table to be made."""

    game: Text
    options: dict[str, JsonValue] = Field(default_factory=dict, max_length=20, json_schema_extra=describe_options)
    """The game's own affair: it says what is wrong with them."""
    bots: list[Text | None] = Field(default_factory=list, max_length=16)
    """The levels of bots that sit down at once; null leaves a seat free."""
    public: bool = False
    spectators: bool = True
    pace: Literal["live", "correspondence"] = "live"
    time: int = 90
    stand_in: Text | None = None


class Given(Body):
    """Options to be looked at."""

    options: dict[str, JsonValue] = Field(default_factory=dict, max_length=20, json_schema_extra=describe_options)


class Seat(Body):
    """Which seat; the first free one if none is named."""

    seat: Annotated[int, Field(ge=0, le=64)] | None = None


class Key(Body):
    """The secret of a seat's private link."""

    key: Text


class Bot(Body):
    """The level of a bot."""

    bot: Text


class Word(Body):
    """A word for the dice."""

    word: Text


# --- what is given


class Refusal(Body):
    """Why something was refused: the family of the error, its key, and what its text needs to know."""

    error: str
    key: str
    args: dict[str, Any]


class Me(Body):
    """Who I am here."""

    name: str | None


class OptionDescribed(Body):
    """An option of a game: what a form needs to offer it."""

    name: str
    kind: Kind
    choices: list[str | int]
    """The single values of a choice or a number; none: any."""
    members: list[str]
    """The words a list is made of; a choice with members may also be a list of them."""
    size: int | None
    """How many members a list has; null: any number."""
    default: bool | int | str | list[str] | None
    """What holds if nothing is given; null: the game decides."""


class GameDescribed(Body):
    """What a client needs to draw a game: the shapes of its events' fields, and what is printed on its pieces."""

    game: str
    rules: int
    seats: Annotated[list[int], Field(min_length=2, max_length=2)]
    bots: list[str]
    events: dict[str, dict[str, str | list[Any]]]
    notices: dict[str, dict[str, str | list[Any]]]
    """What the table itself tells."""
    options: list[OptionDescribed]
    """What can be chosen besides the number of seats."""
    pieces: dict[str, Any]


class OptionsRead(Body):
    """Options as a table would have them, and what is printed on the pieces then."""

    options: dict[str, Any]
    pieces: dict[str, Any]


class Invitation(Body):
    """The address of a table, as those who are invited can open it."""

    address: str


class GameShown(Body):
    """A game that can be played here."""

    game: str
    rules: int
    seats: Annotated[list[int], Field(min_length=2, max_length=2)]
    """The fewest and the most."""
    bots: list[str]


class ChairShown(Body):
    """A seat as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    away: bool
    word: str


class TableShown(Body):
    """A table as everybody sees it."""

    table: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "paused", "dormant", "over", "expired"]
    public: bool
    spectators: bool
    pace: Literal["live", "correspondence"]
    time: int
    chairs: list[ChairShown]
    winners: list[int] | None
    rematch: str | None
    commitment: str


class NewTableShown(TableShown):
    """A table of my own."""

    seat: int
    key: str


class TableForMe(TableShown):
    """A table, and what I am there."""

    seat: int | None
    owner: bool


class TableListed(TableShown):
    """A table in a list; in that of my own it says whether it waits for me."""

    waits_for_me: bool = False


class TablesListed(Body):
    """Some tables."""

    tables: list[TableListed]


class Seated(Body):
    """My seat."""

    seat: int


class SeatedWithKey(Seated):
    """My seat, and the secret of its private link."""

    key: str


class KeyShown(Body):
    """The secret of my seat's private link."""

    key: str


class Verified(Body):
    """All luck of a game, computed again."""

    right: Literal[True]
    outcomes: int
    numbers: int
    dice: dict[str, Any]


class ReplayStep(Body):
    """A step of a finished game, as somebody saw it."""

    position: str
    view: dict[str, Any]
    reading: dict[str, Any] | None
    events: list[dict[str, Any]]


class StepsShown(Body):
    """All of them."""

    steps: list[ReplayStep]


class StepShown(Body):
    """One step of a finished game."""

    step: int
    last: int
    position: str
    view: dict[str, Any]
    reading: dict[str, Any] | None
    events: list[dict[str, Any]]
