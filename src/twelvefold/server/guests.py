"""Guests: visitors with a name and a signed cookie. There is no registration."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from twelvefold.server.protocol import COOKIE as COOKIE
from twelvefold.server.reasons import BAD_SECRET
from twelvefold.server.store import CannotServe
from twelvefold.table.atomic_files import write_whole
from twelvefold.table.seats import check_name

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor who has chosen a name."""

    id: str
    name: str


class Guests:
    """Signs and verifies the cookies of guests."""

    def __init__(self, secret: bytes, new_id: Callable[[], str]) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest", signer_kwargs={"digest_method": sha256})
        self._new_id = new_id

    def welcome(self, name: str) -> Guest:
        """Create a guest, or raise BadOption if the name is not valid."""
        return Guest(self._new_id(), check_name(name))

    def cookie(self, guest: Guest) -> str:
        """Return the signed cookie of a guest."""
        return str(self._signer.dumps([guest.id, guest.name]))

    def read(self, cookie: str | None) -> Guest | None:
        """Return the guest of a cookie, or None if the signature is not valid."""
        try:
            match self._signer.loads(cookie or ""):
                case [str(number), str(name)]:
                    return Guest(number, name)
        except BadSignature:
            pass
        return None


def secret_of(folder: Path) -> bytes:
    """Return the secret that signs cookies. It is created on first use, readable only by its owner."""
    path = folder / "secret"
    if not path.exists():
        write_whole(path, secrets.token_bytes(SECRET_BYTES))
    secret = path.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise CannotServe(BAD_SECRET, file=str(path), bytes=SECRET_BYTES)
    return secret


def key_digest(key: str) -> str:
    """Return the SHA-256 of a seat's key, which is stored instead of the key."""
    return sha256(key.encode()).hexdigest()
