"""The seats and settings of an online table."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from enum import Enum

from twelvefold.core.errors import BadOption, short
from twelvefold.table.reasons import BAD_BANK, BAD_NAME, BAD_PACE

MAX_NAME_LENGTH = 30
BLANK = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
"""Characters that look blank; Unicode counts all but the first as letters or symbols."""
DAY_MS = 86_400_000
LIVE_SECONDS = range(5, 3601)
CORRESPONDENCE_DAYS = range(1, 31)


def check_name(name: object) -> str:
    """Return a name without surrounding spaces, or raise BadOption."""
    text = name.strip() if isinstance(name, str) else ""
    if not set(text) - BLANK or len(text) > MAX_NAME_LENGTH or not text.isprintable():
        raise BadOption(BAD_NAME, given=short(name, 40), longest=MAX_NAME_LENGTH)
    return text


class Pace(Enum):
    """How long a decision may take: seconds at a live table, days by correspondence, or as long as it needs."""

    LIVE = "live"
    CORRESPONDENCE = "correspondence"
    UNLIMITED = "unlimited"


TIMES = {Pace.LIVE: LIVE_SECONDS, Pace.CORRESPONDENCE: CORRESPONDENCE_DAYS, Pace.UNLIMITED: range(1)}
"""The allowed times for a decision, in the unit of the pace."""
BANKS = {Pace.LIVE: range(3601), Pace.CORRESPONDENCE: range(1), Pace.UNLIMITED: range(1)}
"""The allowed time banks, in seconds."""
DEFAULT_TIME = {Pace.LIVE: 90, Pace.CORRESPONDENCE: 3, Pace.UNLIMITED: 0}
DEFAULT_BANK_S = {Pace.LIVE: 180, Pace.CORRESPONDENCE: 0, Pace.UNLIMITED: 0}
DEFAULT_BOT_PAUSE_MS = 900


@dataclass(frozen=True, slots=True)
class Setting:
    """The settings that the owner of a table chooses, besides the game and its options."""

    public: bool
    spectators: bool
    pace: Pace
    time: int
    """Seconds for a decision at a live table, days by correspondence, 0 without a limit."""
    bot: str
    """The level of stand-in bots."""
    bot_pause: int
    """How many milliseconds a bot waits before it decides, so that people can follow."""
    bank: int = 0
    """Seconds that each player of a live table has for the whole game, besides the time for each decision."""

    def __post_init__(self) -> None:
        """Raise BadOption if the time or the time bank is out of range."""
        if self.time not in TIMES[self.pace]:
            raise BadOption(
                BAD_PACE,
                least=LIVE_SECONDS.start,
                most=LIVE_SECONDS.stop - 1,
                least_days=CORRESPONDENCE_DAYS.start,
                most_days=CORRESPONDENCE_DAYS.stop - 1,
            )
        if self.bank not in BANKS[self.pace]:
            raise BadOption(BAD_BANK, most=BANKS[Pace.LIVE].stop - 1)

    @property
    def allowance(self) -> int:
        """The time for a decision, in milliseconds."""
        return self.time * 1000 if self.pace is Pace.LIVE else self.time * DAY_MS


@dataclass(frozen=True, slots=True)
class Chair:
    """The occupant of a seat: a guest, a bot, or nobody. A guest who has resigned has both ``guest`` and ``bot``."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    persona: str | None = None
    """The persona of a bot with a seat of its own. A guest who has resigned keeps their name, and has none."""
    key: str | None = None
    """The SHA-256 of the secret in the seat's private link."""
    away: bool = False
    """Whether a stand-in bot decides until the person comes back."""
    word: str = ""
    """The word that the person has added to the dice."""
    missed: int = 0
    """How many decisions in a row the stand-in has made because the person was late."""
    missed_at: int = 0
    """The number of the last decision that the person was late for."""
    bank_used: int = 0
    """How many milliseconds of the time bank are used up."""
    bank_charged: int = 0
    """How many of them were charged for an answer to the open decision, which may still be taken back."""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person who has not resigned has this seat."""
        return self.guest is not None and self.bot is None

    @property
    def present(self) -> bool:
        """Whether a person plays here who is not away."""
        return self.person and not self.away

    @property
    def automatic(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.bot is not None or self.away

    def opens_with(self, key: str) -> bool:
        """Whether ``key`` is the SHA-256 of the seat's secret. Compares in constant time."""
        return self.key is not None and hmac.compare_digest(self.key.encode(), key.encode())
