"""Guests: a name and a signed cookie, no registration."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from twelvefold.server.reasons import BAD_SECRET
from twelvefold.server.store import CannotServe
from twelvefold.table.atomic_files import write_whole
from twelvefold.table.seats import check_name

COOKIE = "twelvefold"
SECRET_BYTES = 32


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
        write_whole(path, secrets.token_bytes(SECRET_BYTES))
    secret = path.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise CannotServe(BAD_SECRET, file=str(path), bytes=SECRET_BYTES)
    return secret


def key_digest(key: str) -> str:
    """What is stored of a seat's secret key."""
    return sha256(key.encode()).hexdigest()
