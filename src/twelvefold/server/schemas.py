"""Pydantic models of the HTTP API. Request bodies are validated with them; responses are only documented by them.

The tests compare the server's responses with the documented models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from twelvefold.core.options import OptionKind
from twelvefold.server.option_schema import describe_options

Text = Annotated[str, Field(max_length=200)]


class Body(BaseModel):
    """Base class of all models. Unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Named(Body):
    """A guest's name."""

    name: Text


class NewTable(Body):
    """The settings of a new table."""

    game: Text
    options: dict[str, JsonValue] = Field(default_factory=dict, max_length=20, json_schema_extra=describe_options)
    """The game's options, validated by the game."""
    bots: list[Text | None] = Field(default_factory=list, max_length=16)
    """The levels of bots by seat; null leaves a seat free."""
    public: bool = False
    spectators: bool = True
    pace: Literal["live", "correspondence", "unlimited"] = "live"
    time: int | None = None
    """Seconds for a decision at a live table, days by correspondence; null for the default of the pace."""
    bank: int | None = None
    """Seconds that each player of a live table has besides, for the whole game; null for the default."""
    stand_in: Text | None = None


class Given(Body):
    """Options to validate."""

    options: dict[str, JsonValue] = Field(default_factory=dict, max_length=20, json_schema_extra=describe_options)


class SeatWanted(Body):
    """A seat to take; null means the first free one."""

    seat: Annotated[int, Field(ge=0, le=64)] | None = None


class SeatMeant(Body):
    """A seat."""

    seat: Annotated[int, Field(ge=0, le=64)]


class Settings(Body):
    """What the host can change before the game; null leaves a setting as it is."""

    options: dict[str, JsonValue] | None = Field(default=None, max_length=20, json_schema_extra=describe_options)
    """The game's options, all of them."""
    public: bool | None = None
    spectators: bool | None = None
    pace: Literal["live", "correspondence", "unlimited"] | None = None
    time: int | None = None
    """As for a new table. With another pace, null is the default of that pace."""
    bank: int | None = None


class Key(Body):
    """The key of a seat, from its private link."""

    key: Text


class Bot(Body):
    """The level of a bot."""

    bot: Text


class Word(Body):
    """A word for the dice."""

    word: Text


# --- responses


class Refusal(Body):
    """An error: its class, the key of its text, and the arguments of that text."""

    error: str
    key: str
    args: dict[str, Any]


class Me(Body):
    """The guest who sent the request."""

    name: str | None


class OptionDescribed(Body):
    """An option of a game, as a form needs it."""

    name: str
    kind: OptionKind
    choices: list[str | int]
    """The allowed values of a choice or a number; an empty list allows any."""
    members: list[str]
    """The allowed members of a list. A choice with members accepts a list of them too."""
    size: int | None
    """The required length of a list; null allows any."""
    default: bool | int | str | list[str] | None
    """The default value; null if the game decides."""
    help: str
    """The key of its text in the game's texts."""


class GameDescribed(Body):
    """A game in detail: field shapes of its events, its options, and what is printed on its pieces."""

    game: str
    rules: int
    seats: Annotated[list[int], Field(min_length=2, max_length=2)]
    bots: list[str]
    minutes: Annotated[list[int], Field(min_length=2, max_length=2)] | None
    """How long a short and a long game take; null: not known."""
    events: dict[str, dict[str, str | list[Any]]]
    notices: dict[str, dict[str, str | list[Any]]]
    """Field shapes of the events of tables."""
    options: list[OptionDescribed]
    """The options besides the number of seats."""
    pieces: dict[str, Any]


class OptionsRead(Body):
    """Validated options with their defaults, and what is printed on the pieces with these options."""

    options: dict[str, Any]
    pieces: dict[str, Any]


class Invitation(Body):
    """The address of a table that invited players can open."""

    address: str


class GameShown(Body):
    """A game that the server offers."""

    game: str
    rules: int
    seats: Annotated[list[int], Field(min_length=2, max_length=2)]
    """The smallest and the largest number of seats."""
    bots: list[str]
    minutes: Annotated[list[int], Field(min_length=2, max_length=2)] | None
    """How long a short and a long game take; null: not known."""


class ChairShown(Body):
    """The public part of a seat."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    persona: str | None
    away: bool
    word: str


class TableShown(Body):
    """The public part of a table."""

    table: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "paused", "dormant", "over", "expired"]
    public: bool
    spectators: bool
    pace: Literal["live", "correspondence", "unlimited"]
    time: int
    bank: int
    host: int | None
    """The seat of the host, who may begin the game and change the table."""
    chairs: list[ChairShown]
    winners: list[int] | None
    rematch: str | None
    commitment: str


class NewTableShown(TableShown):
    """A new table, with its creator's seat and key."""

    seat: int
    key: str


class TableForMe(TableShown):
    """A table, with the seat and the role of the guest who asked."""

    seat: int | None
    owner: bool


class TableListed(TableShown):
    """A table in a list; ``waits_for_me`` is set in the list of the guest's own tables."""

    waits_for_me: bool = False


class TablesListed(Body):
    """A list of tables."""

    tables: list[TableListed]


class Seated(Body):
    """The guest's seat."""

    seat: int


class SeatedWithKey(Seated):
    """The guest's seat and its key."""

    key: str


class KeyShown(Body):
    """The new key of the guest's seat."""

    key: str


class Verified(Body):
    """The result of a verification of the dice."""

    right: Literal[True]
    outcomes: int
    numbers: int
    dice: dict[str, Any]


class ReplayStep(Body):
    """A step of a finished game, as one viewer saw it."""

    position: str
    view: dict[str, Any]
    reading: dict[str, Any] | None
    events: list[dict[str, Any]]


class StepsShown(Body):
    """All steps of a finished game."""

    steps: list[ReplayStep]


class StepShown(Body):
    """One step of a finished game, with its number and the number of the last step."""

    step: int
    last: int
    position: str
    view: dict[str, Any]
    reading: dict[str, Any] | None
    events: list[dict[str, Any]]
