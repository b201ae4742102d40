"""Who sits at an online table, and how the table is set up."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from enum import Enum

from twelvefold.core.errors import BadOption, short
from twelvefold.table.reasons import BAD_NAME, BAD_PACE

MAX_NAME_LENGTH = 30
BLANK = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
"""Letters that show nothing, though Unicode counts them as letters or symbols."""
DAY_MS = 86_400_000
LIVE_SECONDS = range(5, 3601)
CORRESPONDENCE_DAYS = range(1, 31)


def check_name(name: object) -> str:
    """A name as somebody gave it, without the blanks around it."""
    text = name.strip() if isinstance(name, str) else ""
    if not set(text) - BLANK or len(text) > MAX_NAME_LENGTH or not text.isprintable():
        raise BadOption(BAD_NAME, given=short(name, 40), longest=MAX_NAME_LENGTH)
    return text


class Pace(Enum):
    """How time is counted."""

    LIVE = "live"
    CORRESPONDENCE = "correspondence"


@dataclass(frozen=True, slots=True)
class Setting:
    """What the owner chose, besides the game and its options."""

    public: bool
    spectators: bool
    pace: Pace
    time: int
    """Seconds for a decision at a live table, days by correspondence."""
    bot: str
    """The level of bots that stand in."""
    bot_pause: int
    """How long a bot waits with its decision, so that people can follow, in milliseconds."""

    def __post_init__(self) -> None:
        """Refuse times that nobody could play with."""
        if self.time not in (LIVE_SECONDS if self.pace is Pace.LIVE else CORRESPONDENCE_DAYS):
            raise BadOption(
                BAD_PACE,
                least=LIVE_SECONDS.start,
                most=LIVE_SECONDS.stop - 1,
                least_days=CORRESPONDENCE_DAYS.start,
                most_days=CORRESPONDENCE_DAYS.stop - 1,
            )

    @property
    def allowance(self) -> int:
        """The time for a decision, in milliseconds."""
        return self.time * 1000 if self.pace is Pace.LIVE else self.time * DAY_MS


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat. With a guest it is a person's, with a bot's level a bot's; a person who resigned has both."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    key: str | None = None
    """The SHA-256 of the secret in the seat's private link."""
    away: bool = False
    """Whether the stand-in decides until the person comes back."""
    word: str = ""
    """What the person adds to the dice."""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person plays here: not a bot's seat, and not resigned."""
        return self.guest is not None and self.bot is None

    @property
    def automatic(self) -> bool:
        """Whether a bot decides now."""
        return self.bot is not None or self.away

    def opens_with(self, key: str) -> bool:
        """Whether that is the secret's SHA-256; takes equally long whatever is wrong with it."""
        return self.key is not None and hmac.compare_digest(self.key.encode(), key.encode())
