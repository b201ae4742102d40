"""An HTTP client for a table on a server, with error messages in the user's language."""

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
from twelvefold.server.protocol import COOKIE, PROTOCOL
from twelvefold.table.atomic_files import why
from twelvefold.terminal.commands import CommandRefused

MAX_RESPONSE_BYTES = 1 << 24
REQUEST_TIMEOUT_S = 20.0
"""How long to wait for a response."""


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a table, with the key of a seat if it is a private link."""

    site: str
    table_id: str
    key: str

    @classmethod
    def read(cls, url: str) -> Address | None:
        """Parse the URL of a table; return None if it is not one."""
        try:
            parts = urlsplit(url)
            _ = parts.port  # raises ValueError for an invalid port
        except ValueError:
            return None
        before, found, table_id = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.hostname or not found or not table_id or "/" in table_id:
            return None
        return cls(f"{parts.scheme}://{parts.netloc}{before}", unquote(table_id), unquote(parts.fragment))

    @property
    def socket(self) -> str:
        """The URL of the WebSocket."""
        return f"ws{self.site.removeprefix('http')}/ws"

    def link(self, key: str) -> str:
        """Return the private link of a seat at this table."""
        return f"{self.site}/t/{quote(self.table_id, safe='')}#{quote(key, safe='')}"


class TableClient:
    """An HTTP client for one table, with the cookie of one guest."""

    def __init__(self, address: Address, say: Translator) -> None:
        self.address = address
        self.say = say
        self.cookie = ""

    def register(self, name: str) -> None:
        """Register as a guest."""
        self._request("POST", "/api/me", {"name": name})

    def request(self, method: str, what: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Send a request about the table and return its JSON response."""
        return self._request(method, f"/api/tables/{quote(self.address.table_id, safe='')}{what}", body)

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
            raise self.unreachable(problem.reason) from None
        except (OSError, HTTPException) as problem:
            raise self.unreachable(problem) from None

    def _read(self, text: bytes) -> dict[str, Any]:
        try:
            found: dict[str, Any] = decode(dict, loads(text))
        except BadData:
            raise self.wrong_protocol() from None
        return found

    def unreachable(self, problem: object) -> CommandRefused:
        """Build the error for a server that cannot be reached."""
        reason = why(problem) if isinstance(problem, OSError) else str(problem)
        return CommandRefused(self.say("terminal-bot-no-server", address=self.address.site, problem=reason))

    def wrong_protocol(self) -> CommandRefused:
        """Build the error for a server that does not speak this protocol."""
        return CommandRefused(self.say("terminal-bot-other-protocol", address=self.address.site, protocol=PROTOCOL))


def refusal(error: Mapping[str, Any], say: Translator) -> Exception:
    """Rebuild the error of a server's response, so that it can be shown in the user's language."""

    def rebuilt(data: Any) -> Any:
        if not isinstance(data, Mapping):
            return printable(data) if isinstance(data, str) else data
        family = NotYourDecision if data["error"] == NotYourDecision.__name__ else TwelvefoldError
        return family(Reason.declared[data["key"]], **{name: rebuilt(entry) for name, entry in data["args"].items()})

    try:
        problem = rebuilt(error)
        say.error(problem)
    except (KeyError, TypeError, AttributeError):  # an error that this version does not know
        return CommandRefused(say("terminal-bot-refused", why=printable(str(error.get("key", error)))))
    found: Exception = problem
    return found


def printable(text: str) -> str:
    """Return text from the network without control characters and cut to 200 characters."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:200])
