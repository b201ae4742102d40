"""The HTTP API: coming in, setting tables up, reading what is over. Playing itself goes over the WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from twelvefold.bots import registry as bots
from twelvefold.core.codec import encode
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.event_fields import described
from twelvefold.core.game import AnyGame
from twelvefold.core.options import OptionSpec
from twelvefold.core.record import Record, Step
from twelvefold.games import registry
from twelvefold.server.fast_json import loads
from twelvefold.server.guests import COOKIE, Guest, Guests, key_digest
from twelvefold.server.hub import viewer_of
from twelvefold.server.presenter import summary
from twelvefold.server.reasons import NO_GUEST, NO_SPECTATORS, NO_SUCH_STEP, NOT_FINISHED
from twelvefold.server.schemas import (
    Bot,
    GameDescribed,
    GameShown,
    Given,
    Invitation,
    Key,
    KeyShown,
    Me,
    Named,
    NewTable,
    NewTableShown,
    OptionsRead,
    Refusal,
    Seat,
    Seated,
    SeatedWithKey,
    StepShown,
    StepsShown,
    TableForMe,
    TableShown,
    TablesListed,
    Verified,
    Word,
)
from twelvefold.server.store import TableRow
from twelvefold.server.tables import TableCommand, Tables
from twelvefold.table import in_play, lobby
from twelvefold.table.dice import verify
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.reasons import NO_SUCH_SEAT
from twelvefold.table.seats import Pace, Setting
from twelvefold.table.table_events import AnyTableEvent

LOOPBACK_HOSTS = ("localhost", "127.0.0.1", "::1")
PAGE_SIZE = 100
COOKIE_MAX_AGE_S = 60 * 60 * 24 * 365
T = TypeVar("T")
Which = Literal["open", "mine", "finished"]


ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": why}
    for status, why in {
        400: "this body cannot be read",
        403: "the page of another site asked for this",
        404: "there is no such table or game",
        405: "this address is asked in another way",
        408: "this body came too slowly",
        409: "this cannot be done now, or not by you",
        413: "this body is too long, or does not state its length",
        415: "only JSON is read here",
        422: "something in the request is not as it should be",
        429: "too many requests at once",
        500: "something went wrong in the server",
        503: "this could not be stored, so it did not happen; or it cannot be read now",
    }.items()
}

api = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


def gives(shape: type[BaseModel] | Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """For the document: what a request is answered with."""
    return {status: {"model": shape, "description": "done"}}


async def tables_of(request: Request) -> Tables:
    """The server's tables."""
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


async def guest_of(request: Request) -> Guest | None:
    """Who asks, if they have come in."""
    guests = request.app.state.guests
    assert isinstance(guests, Guests)
    return guests.read(request.cookies.get(COOKIE))


async def somebody(request: Request) -> Guest:
    """Who asks; who has no name yet is refused."""
    guest = await guest_of(request)
    if guest is None:
        raise NotYourDecision(NO_GUEST)
    return guest


AllTables = Annotated[Tables, Depends(tables_of)]
Asking = Annotated[Guest | None, Depends(guest_of)]
Somebody = Annotated[Guest, Depends(somebody)]


# --- coming in


@api.get("/me", responses=gives(Me))
async def me(guest: Asking) -> dict[str, Any]:
    """Who I am here."""
    return {"name": None if guest is None else guest.name}


@api.post("/me", responses=gives(Me))
async def come_in(body: Named, request: Request, response: Response, guest: Asking) -> dict[str, Any]:
    """Give myself a name, or another one."""
    guests: Guests = request.app.state.guests
    named = guests.welcome(body.name)
    if guest is not None:
        named = Guest(guest.id, named.name)
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE,
        guests.cookie(named),
        max_age=COOKIE_MAX_AGE_S,
        httponly=True,
        samesite="strict",
        secure=secure,
        path="/",
    )
    return {"name": named.name}


@api.get("/games", responses=gives(list[GameShown]))
async def games() -> list[dict[str, Any]]:
    """What can be played here."""
    return [_shown(registry.get(name)) for name in registry.names()]


@api.get("/games/{game}", responses=gives(GameDescribed))
async def described_game(game: str) -> dict[str, Any]:
    """What a client needs to tell a game's events and to draw its pieces."""
    found = registry.get(game)
    return {
        **_shown(found),
        "events": described(found.event_type),
        "notices": described(AnyTableEvent),
        "options": [_option(spec) for spec in found.option_specs],
        "pieces": dict(found.pieces),
    }


@api.post("/games/{game}/options", responses=gives(OptionsRead))
async def read_options(game: str, body: Given, request: Request) -> dict[str, Any]:
    """Look at options before a table is made with them: as the game reads them, and what the pieces show then."""
    found = registry.get(game)

    def read() -> dict[str, Any]:
        options = found.options(dict(body.options))
        return {"options": found.options_json(options), "pieces": found.pieces_for(options)}

    return await _apart(request, read)


def _shown(game: AnyGame) -> dict[str, Any]:
    seats = [game.seats.start, game.seats.stop - 1]
    return {"game": game.name, "rules": game.version, "seats": seats, "bots": list(bots.names(game))}


def _option(spec: OptionSpec) -> dict[str, Any]:
    return {
        "name": spec.name,
        "kind": spec.kind,
        "choices": list(spec.choices),
        "members": list(spec.members),
        "size": spec.size,
        "default": list(spec.default) if isinstance(spec.default, tuple) else spec.default,
    }


# --- tables


@api.post("/tables", status_code=201, responses=gives(NewTableShown, 201))
async def create(body: NewTable, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Make a table and sit down at it."""
    game = registry.get(body.game)
    stand_in = bots.names(game)[-1] if body.stand_in is None else body.stand_in
    setting = Setting(body.public, body.spectators, Pace(body.pace), body.time, stand_in, tables.providers.bot_pause)
    for bot in body.bots:
        if bot is not None:
            bots.check_name(bot, game)
    key = tables.providers.new_key()
    table = await tables.create(body.game, dict(body.options), setting, guest, key_digest(key), tuple(body.bots))
    return {**summary(table), "seat": table.seat_of(guest.id), "key": key}


@api.get("/tables", responses=gives(TablesListed))
async def listed(
    tables: AllTables, guest: Asking, which: Annotated[Which, Query(alias="list")] = "open"
) -> dict[str, Any]:
    """Open public tables, my own (those that wait for me first), or finished public ones."""
    if which == "mine":
        rows = [] if guest is None else await tables.store.of_guest(guest.id, PAGE_SIZE)
        found = [_mine(row, guest.id) for row in rows] if guest is not None else []
        return {"tables": sorted(found, key=lambda table: not table["waits_for_me"])}
    statuses = (Status.OVER.value,) if which == "finished" else (Status.OPEN.value, Status.PLAYING.value)
    return {"tables": [loads(row.summary) for row in await tables.store.public(statuses, PAGE_SIZE)]}


def _mine(row: TableRow, guest: str) -> dict[str, Any]:
    waits = any(row.guests[seat] == guest for seat in row.waiting)
    return {**loads(row.summary), "waits_for_me": waits}


@api.get("/tables/{table}", responses=gives(TableForMe))
async def one(table: str, tables: AllTables, guest: Asking) -> dict[str, Any]:
    """A table as everybody may see it, and my seat at it."""
    found = await tables.look(table)
    return {**summary(found), "seat": viewer_of(found, guest), "owner": guest is not None and guest.id == found.owner}


@api.get("/tables/{table}/invitation", responses=gives(Invitation))
async def invitation(table: str, request: Request, tables: AllTables) -> dict[str, Any]:
    """The address to send to others."""
    return {"address": invitation_to(await tables.look(table), request)}


def invitation_to(table: OnlineTable, request: Request) -> str:
    """Who plays on the server's own machine invites to the address it has in the local network."""
    address: str | None = request.app.state.tables.providers.address
    if address is None or request.url.hostname not in LOOPBACK_HOSTS:
        address = f"{request.url.scheme}://{request.url.netloc}/"
    return f"{address}t/{table.id}"


@api.post("/tables/{table}/sit", responses=gives(SeatedWithKey))
async def sit(table: str, body: Seat, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Take a seat. The key opens it again from anywhere: keep it to yourself."""
    key = tables.providers.new_key()
    found, _ = await tables.change(
        table, lambda found, now: lobby.sit(found, guest.id, guest.name, key_digest(key), now, body.seat)
    )
    return {"seat": found.own_seat(guest.id), "key": key}


@api.post("/tables/{table}/claim", responses=gives(Seated))
async def claim(table: str, body: Key, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Take my seat again with its key."""
    found, _ = await tables.change(table, lambda found, now: lobby.claim(found, guest.id, key_digest(body.key), now))
    return {"seat": found.own_seat(guest.id)}


@api.post("/tables/{table}/key", responses=gives(KeyShown))
async def renew_key(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Another key for my seat: the one of before opens it no longer."""
    key = tables.providers.new_key()
    await tables.change(table, lambda found, now: lobby.renew_key(found, guest.id, key_digest(key)))
    return {"key": key}


async def _changed(tables: Tables, table: str, command: TableCommand) -> dict[str, Any]:
    """Change a table and answer with its summary."""
    found, _ = await tables.change(table, command)
    return summary(found)


@api.post("/tables/{table}/fill", responses=gives(TableShown))
async def fill(table: str, body: Bot, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Let bots take the free seats (owner)."""
    return await _changed(tables, table, lambda found, now: lobby.fill(found, guest.id, body.bot, now))


@api.post("/tables/{table}/word", responses=gives(TableShown))
async def word(table: str, body: Word, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Add a word to the dice."""
    return await _changed(tables, table, lambda found, now: lobby.give_word(found, guest.id, body.word, now))


@api.post("/tables/{table}/start", responses=gives(TableShown))
async def start(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Begin the game (owner)."""
    return await _changed(tables, table, lambda found, now: lobby.start(found, guest.id, now))


@api.post("/tables/{table}/leave", responses=gives(TableShown))
async def leave(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Stand up; in the middle of a game a bot plays on."""
    return await _changed(tables, table, lambda found, now: lobby.leave(found, guest.id, now))


@api.post("/tables/{table}/resign", responses=gives(TableShown))
async def resign(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Hand my seat to a bot for good."""
    return await _changed(tables, table, lambda found, now: in_play.resign(found, guest.id, now))


@api.post("/tables/{table}/pause", responses=gives(TableShown))
async def pause(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """Wish for a pause of a live table."""
    return await _changed(tables, table, lambda found, now: in_play.pause(found, guest.id, now))


@api.post("/tables/{table}/go-on", responses=gives(TableShown))
async def go_on(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """End the pause."""
    return await _changed(tables, table, lambda found, now: in_play.go_on(found, guest.id, now))


@api.post("/tables/{table}/rematch", responses=gives(TableShown))
async def rematch(table: str, tables: AllTables, guest: Somebody) -> dict[str, Any]:
    """The same game with the same people: a new table, at which everybody has their seat already."""
    return summary(await tables.rematch(table, guest.id))


# --- after the game


async def _apart(request: Request, compute: Callable[[], T]) -> T:
    """What takes long is computed in a thread, one after the other: nobody's move waits for it."""
    async with request.app.state.computing:
        return await asyncio.to_thread(compute)


async def _record(tables: Tables, table: str, guest: Guest | None) -> Record:
    """The record of a finished game, for those who might have watched it."""
    found = await tables.look(table)
    if found.status is not Status.OVER:
        raise NotYourDecision(NOT_FINISHED)
    played = guest is not None and any(chair.guest == guest.id for chair in found.chairs)
    if not found.setting.spectators and not played:
        raise NotYourDecision(NO_SPECTATORS)
    return found.record()


@api.get("/tables/{table}/record")
async def record(table: str, tables: AllTables, guest: Asking) -> dict[str, Any]:
    """The record of a finished game."""
    return (await _record(tables, table, guest)).to_json()


@api.get("/tables/{table}/verify", responses=gives(Verified))
async def verified(table: str, request: Request, tables: AllTables, guest: Asking) -> dict[str, Any]:
    """Compute all luck of a finished game again."""
    found = await _record(tables, table, guest)
    verdict = await _apart(request, lambda: verify(registry.get(found.game), found))
    return {"right": True, "outcomes": verdict.outcomes, "numbers": verdict.numbers, "dice": found.about["dice"]}


@api.get("/tables/{table}/replay", responses=gives(StepShown))
async def replay(
    table: str,
    request: Request,
    tables: AllTables,
    guest: Asking,
    step: Annotated[int, Field(ge=0)] = 0,
    seat: Annotated[int, Field(ge=0)] | None = None,
) -> dict[str, Any]:
    """One step of a finished game, as a seat or a spectator saw it then."""
    steps = await _steps(await _record(tables, table, guest), request, seat, step)
    return {"step": step, "last": len(steps) - 1, **_step(*steps[step], seat)}


@api.get("/tables/{table}/steps", responses=gives(StepsShown))
async def all_steps(
    table: str, request: Request, tables: AllTables, guest: Asking, seat: Annotated[int, Field(ge=0)] | None = None
) -> dict[str, Any]:
    """All steps of a finished game at once, as a seat or a spectator saw them."""
    steps = await _steps(await _record(tables, table, guest), request, seat)
    return {"steps": await _apart(request, lambda: [_step(*entry, seat) for entry in steps])}


async def _steps(found: Record, request: Request, seat: int | None, last: int = 0) -> list[tuple[AnyGame, Step]]:
    """A game replayed; it must come as far as a step, and have that seat."""
    game = registry.get(found.game)
    steps = await _apart(request, lambda: [(game, entry) for entry in found.steps(game) if entry.state is not None])
    if last >= len(steps):
        raise NotYourDecision(NO_SUCH_STEP, step=last, last=len(steps) - 1)
    if seat is not None and seat >= game.seat_count(steps[0][1].state):
        raise NotYourDecision(NO_SUCH_SEAT, given=str(seat), last=game.seat_count(steps[0][1].state) - 1)
    return steps


def _step(game: AnyGame, entry: Step, seat: int | None) -> dict[str, Any]:
    view = game.view(entry.state, seat)
    return {
        "position": game.format_state(entry.state),
        "view": encode(view),
        "reading": encode(game.hints(view)),
        "events": [encode(event) for event, audience in entry.events if audience.includes(seat)],
    }
