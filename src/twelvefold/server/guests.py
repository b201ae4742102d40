"""Guests: a name and a signed cookie, no registration."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from twelvefold.table.chairs import check_name

COOKIE = "twelvefold"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in."""

    id: str
    name: str


class Guests:
    """Writes and reads the cookies of guests."""

    def __init__(self, secret: bytes, new_id: Callable[[], str]) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest", signer_kwargs={"digest_method": sha256})
        self._new_id = new_id

    def welcome(self, name: str) -> Guest:
        """A new guest."""
        return Guest(self._new_id(), check_name(name))

    def cookie(self, guest: Guest) -> str:
        """What the guest's browser keeps: signed, so that nobody can be somebody else."""
        return str(self._signer.dumps([guest.id, guest.name]))

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, None if it is not one of ours."""
        try:
            match self._signer.loads(cookie or ""):
                case [str(number), str(name)]:
                    return Guest(number, name)
        except BadSignature:
            pass
        return None


def secret_of(folder: Path) -> bytes:
    """The secret that signs cookies, made once and readable by its owner alone."""
    path = folder / "secret"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()


def key_digest(key: str) -> str:
    """What is stored of a seat's secret key."""
    return sha256(key.encode()).hexdigest()
