"""A server, as a client meets it: where a table is, asking about it, and what was refused in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, unquote, urlsplit
from urllib.request import Request, urlopen

from twelvefold.core.codec import decode, dumps, loads
from twelvefold.core.errors import BadData, NotYourDecision, Reason, TwelvefoldError
from twelvefold.locale import Translator
from twelvefold.table.atomic_files import why
from twelvefold.terminal.commands import Refused

PROTOCOL = 1
COOKIE = "twelvefold"
MAX_RESPONSE_BYTES = 1 << 24
REQUEST_TIMEOUT_S = 20.0
"""How many seconds a server has to answer."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is, and the secret of a seat's private link if it has one."""

    site: str
    table: str
    key: str

    @classmethod
    def read(cls, url: str) -> Address | None:
        """A table's address, None if that is none."""
        try:
            parts = urlsplit(url)
            _ = parts.port  # refuses a port that is no number
        except ValueError:
            return None
        before, found, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.hostname or not found or not table or "/" in table:
            return None
        return cls(f"{parts.scheme}://{parts.netloc}{before}", unquote(table), unquote(parts.fragment))

    @property
    def socket(self) -> str:
        """Where the WebSocket is."""
        return f"ws{self.site.removeprefix('http')}/ws"

    def link(self, key: str) -> str:
        """The private link of a seat at this table."""
        return f"{self.site}/t/{quote(self.table, safe='')}#{quote(key, safe='')}"


class Site:
    """A server's HTTP side, with the cookie of one guest."""

    def __init__(self, address: Address, say: Translator) -> None:
        self.address = address
        self.say = say
        self.cookie = ""

    def come_in(self, name: str) -> None:
        """Become a guest."""
        self._request("POST", "/api/me", {"name": name})

    def ask(self, method: str, what: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Ask something about the table."""
        return self._request(method, f"/api/tables/{quote(self.address.table, safe='')}{what}", body)

    def _request(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        data = None if body is None else dumps(body).encode()
        request = Request(self.address.site + path, data, {"Content-Type": "application/json"}, method=method)
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urlopen(request, timeout=REQUEST_TIMEOUT_S) as response:
                cookies = SimpleCookie(response.headers.get("Set-Cookie", ""))
                if COOKIE in cookies:
                    self.cookie = f"{COOKIE}={cookies[COOKIE].coded_value}"
                return self._read(response.read(MAX_RESPONSE_BYTES))
        except HTTPError as problem:
            raise refusal(self._read(problem.read(MAX_RESPONSE_BYTES)), self.say) from None
        except URLError as problem:
            raise self.absent(problem.reason) from None
        except (OSError, HTTPException) as problem:
            raise self.absent(problem) from None

    def _read(self, text: bytes) -> dict[str, Any]:
        try:
            found: dict[str, Any] = decode(dict, loads(text))
        except BadData:
            raise self.stranger() from None
        return found

    def absent(self, problem: object) -> Refused:
        """What to raise when nobody answers."""
        reason = why(problem) if isinstance(problem, OSError) else str(problem)
        return Refused(self.say("terminal-bot-no-server", address=self.address.site, problem=reason))

    def stranger(self) -> Refused:
        """What to raise when somebody else answers."""
        return Refused(self.say("terminal-bot-other-protocol", address=self.address.site, protocol=PROTOCOL))


def refusal(error: Mapping[str, Any], say: Translator) -> Exception:
    """What a server refused, as an error that can be told in the user's language."""

    def rebuilt(data: Any) -> Any:
        if not isinstance(data, Mapping):
            return printable(data) if isinstance(data, str) else data
        family = NotYourDecision if data["error"] == NotYourDecision.__name__ else TwelvefoldError
        return family(Reason.declared[data["key"]], **{name: rebuilt(entry) for name, entry in data["args"].items()})

    try:
        problem = rebuilt(error)
        say.error(problem)
    except (KeyError, TypeError, AttributeError):  # a server of another version, or something else altogether
        return Refused(say("terminal-bot-refused", why=printable(str(error.get("key", error)))))
    found: Exception = problem
    return found


def printable(text: str) -> str:
    """A text from elsewhere, harmless to a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:200])
