"""The HTTP API: guests, games, setting up tables, and records of finished games. Moves go over the WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from twelvefold.bots import registry as bots
from twelvefold.core.codec import encode
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.event_fields import described
from twelvefold.core.game import AnyGame
from twelvefold.core.options import OptionSpec
from twelvefold.core.record import Record, Step
from twelvefold.games import registry
from twelvefold.server.guests import COOKIE, Guest, Guests, key_digest
from twelvefold.server.hub import viewer_of
from twelvefold.server.presenter import stored_summary, summary
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
    Seated,
    SeatedWithKey,
    SeatMeant,
    SeatWanted,
    Settings,
    StepShown,
    StepsShown,
    TableForMe,
    TableShown,
    TablesListed,
    Verified,
    Word,
)
from twelvefold.server.store import TableRow
from twelvefold.server.tables import TableAction, Tables
from twelvefold.table import hosting, in_play, lobby
from twelvefold.table.dice import verify
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.reasons import NO_SUCH_SEAT
from twelvefold.table.seats import DEFAULT_BANK_S, DEFAULT_TIME, Pace, Setting
from twelvefold.table.table_events import AnyTableEvent
from twelvefold.table.transition import Transition

LOOPBACK_HOSTS = ("localhost", "127.0.0.1", "::1")
PAGE_SIZE = 100
COOKIE_MAX_AGE_S = 60 * 60 * 24 * 365
T = TypeVar("T")
Which = Literal["open", "mine", "finished"]


ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": description}
    for status, description in {
        400: "the body cannot be parsed",
        403: "the request comes from a page of another site",
        404: "there is no such table or game",
        405: "this address does not accept that method",
        408: "the body arrived too slowly",
        409: "this is not possible now, or not for this guest",
        413: "the body is too long or does not state its length",
        415: "the body must be JSON",
        422: "the request is not valid",
        429: "too many requests",
        500: "internal server error",
        503: "the store cannot be read or written at the moment; nothing has changed",
    }.items()
}

api = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


def returns(model: type[BaseModel] | Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Describe the successful response of a route, for the OpenAPI document."""
    return {status: {"model": model, "description": "success"}}


async def tables_of(request: Request) -> Tables:
    """Return the server's tables."""
    tables = request.app.state.tables
    assert isinstance(tables, Tables)
    return tables


async def guest_of(request: Request) -> Guest | None:
    """Return the guest of a request, or None if the request has no valid cookie."""
    guests = request.app.state.guests
    assert isinstance(guests, Guests)
    return guests.read(request.cookies.get(COOKIE))


async def require_guest(request: Request) -> Guest:
    """Return the guest of a request, or raise NotYourDecision."""
    guest = await guest_of(request)
    if guest is None:
        raise NotYourDecision(NO_GUEST)
    return guest


AllTables = Annotated[Tables, Depends(tables_of)]
TableInPath = Annotated[str, Path(alias="table")]
"""The id of a table in the path of a request."""
OptionalGuest = Annotated[Guest | None, Depends(guest_of)]
RequiredGuest = Annotated[Guest, Depends(require_guest)]


# --- guests and games


@api.get("/me", responses=returns(Me))
async def me(guest: OptionalGuest) -> dict[str, Any]:
    """Return the guest's name."""
    return {"name": None if guest is None else guest.name}


@api.post("/me", responses=returns(Me))
async def come_in(body: Named, request: Request, response: Response, guest: OptionalGuest) -> dict[str, Any]:
    """Set the guest's name. The first call creates the guest and sets the cookie."""
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


@api.get("/games", responses=returns(list[GameShown]))
async def games() -> list[dict[str, Any]]:
    """List the games."""
    return [_shown(registry.get(name)) for name in registry.names()]


@api.get("/games/{game}", responses=returns(GameDescribed))
async def described_game(game: str) -> dict[str, Any]:
    """Describe a game: the shapes of its events, its options and its pieces."""
    found = registry.get(game)
    return {
        **_shown(found),
        "events": described(found.event_type),
        "notices": described(AnyTableEvent),
        "options": [_option(found.name, spec) for spec in found.option_specs],
        "pieces": dict(found.pieces),
    }


@api.post("/games/{game}/options", responses=returns(OptionsRead))
async def read_options(game: str, body: Given, request: Request) -> dict[str, Any]:
    """Validate options. Return them with their defaults, and the pieces of a game with these options."""
    found = registry.get(game)

    def read() -> dict[str, Any]:
        options = found.options(dict(body.options))
        return {"options": found.options_json(options), "pieces": found.pieces_for(options)}

    return await _in_thread(request, read)


def _shown(game: AnyGame) -> dict[str, Any]:
    seats = [game.seats.start, game.seats.stop - 1]
    minutes = registry.manifest_of(game).minutes
    return {
        "game": game.name,
        "rules": game.version,
        "seats": seats,
        "bots": list(bots.names(game)),
        "minutes": None if minutes is None else list(minutes),
    }


def _option(game: str, spec: OptionSpec) -> dict[str, Any]:
    return {
        "name": spec.name,
        "kind": spec.kind,
        "choices": list(spec.choices),
        "members": list(spec.members),
        "size": spec.size,
        "default": list(spec.default) if isinstance(spec.default, tuple) else spec.default,
        "help": spec.text_key(game),
    }


# --- tables


@api.post("/tables", status_code=201, responses=returns(NewTableShown, 201))
async def create(body: NewTable, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Create a table and take a seat at it."""
    game = registry.get(body.game)
    stand_in = bots.names(game)[-1] if body.stand_in is None else body.stand_in
    pace = Pace(body.pace)
    time = DEFAULT_TIME[pace] if body.time is None else body.time
    bank = DEFAULT_BANK_S[pace] if body.bank is None else body.bank
    setting = Setting(body.public, body.spectators, pace, time, stand_in, tables.providers.bot_pause, bank)
    for bot in body.bots:
        if bot is not None:
            bots.check_level(bot, game)
    key = tables.providers.new_key()
    table = await tables.create(body.game, dict(body.options), setting, guest, key_digest(key), tuple(body.bots))
    return {**summary(table), "seat": table.seat_of(guest.id), "key": key}


@api.get("/tables", responses=returns(TablesListed))
async def listed(
    tables: AllTables, guest: OptionalGuest, which: Annotated[Which, Query(alias="list")] = "open"
) -> dict[str, Any]:
    """List public tables that are open or being played, the guest's own (those waiting for them first), or finished."""
    if which == "mine":
        rows = [] if guest is None else await tables.store.of_guest(guest.id, PAGE_SIZE)
        found = [_mine(row, guest.id) for row in rows] if guest is not None else []
        return {"tables": sorted(found, key=lambda table: not table["waits_for_me"])}
    statuses = (Status.OVER.value,) if which == "finished" else (Status.OPEN.value, Status.PLAYING.value)
    return {"tables": [stored_summary(row.summary) for row in await tables.store.public(statuses, PAGE_SIZE)]}


def _mine(row: TableRow, guest: str) -> dict[str, Any]:
    waits = any(row.guests[seat] == guest for seat in row.waiting)
    return {**stored_summary(row.summary), "waits_for_me": waits}


@api.get("/tables/{table}", responses=returns(TableForMe))
async def one(table_id: TableInPath, tables: AllTables, guest: OptionalGuest) -> dict[str, Any]:
    """Return a table and the guest's seat at it."""
    table = await tables.look(table_id)
    return {**summary(table), "seat": viewer_of(table, guest), "owner": guest is not None and guest.id == table.owner}


@api.get("/tables/{table}/invitation", responses=returns(Invitation))
async def invitation(table_id: TableInPath, request: Request, tables: AllTables) -> dict[str, Any]:
    """Return the address of a table to send to other players."""
    return {"address": invitation_to(await tables.look(table_id), request)}


def invitation_to(table: OnlineTable, request: Request) -> str:
    """Return a table's address. A request from the server's own machine gets the address in the local network."""
    address: str | None = request.app.state.tables.providers.address
    if address is None or request.url.hostname not in LOOPBACK_HOSTS:
        address = f"{request.url.scheme}://{request.url.netloc}/"
    return f"{address}t/{table.id}"


@api.post("/tables/{table}/sit", responses=returns(SeatedWithKey))
async def sit(table_id: TableInPath, body: SeatWanted, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Take a seat. The key in the response opens the seat on any device; keep it secret."""
    key = tables.providers.new_key()
    table, _ = await tables.run(
        table_id, lambda table, now: lobby.sit(table, guest.id, guest.name, key_digest(key), now, body.seat)
    )
    return {"seat": table.own_seat(guest.id), "key": key}


@api.post("/tables/{table}/claim", responses=returns(Seated))
async def claim(table_id: TableInPath, body: Key, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Move a seat to this guest with its key."""
    table, _ = await tables.run(
        table_id, lambda table, now: lobby.claim(table, guest.id, guest.name, key_digest(body.key), now)
    )
    return {"seat": table.own_seat(guest.id)}


@api.post("/tables/{table}/key", responses=returns(KeyShown))
async def renew_key(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Replace the key of the guest's seat. The old key becomes invalid."""
    key = tables.providers.new_key()
    await tables.run(table_id, lambda table, now: lobby.renew_key(table, guest.id, key_digest(key)))
    return {"key": key}


async def _changed(tables: Tables, table_id: str, action: TableAction) -> dict[str, Any]:
    """Change a table and return its summary."""
    table, _ = await tables.run(table_id, action)
    return summary(table)


@api.post("/tables/{table}/fill", responses=returns(TableShown))
async def fill(table_id: TableInPath, body: Bot, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Fill the free seats with bots. Only the owner may do so."""
    return await _changed(tables, table_id, lambda table, now: lobby.fill(table, guest.id, body.bot, now))


@api.post("/tables/{table}/remove", responses=returns(TableShown))
async def remove(table_id: TableInPath, body: SeatMeant, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Free the seat of a bot or of another person before the game. Only the host may do so."""
    return await _changed(tables, table_id, lambda table, now: hosting.remove(table, guest.id, body.seat, now))


@api.post("/tables/{table}/hand-over", responses=returns(TableShown))
async def hand_over(table_id: TableInPath, body: SeatMeant, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Make another person at the table the host. Only the host may do so."""
    return await _changed(tables, table_id, lambda table, now: hosting.hand_over(table, guest.id, body.seat, now))


@api.post("/tables/{table}/settings", responses=returns(TableShown))
async def change_settings(
    table_id: TableInPath, body: Settings, tables: AllTables, guest: RequiredGuest
) -> dict[str, Any]:
    """Change the options and the settings before the game. Only the host may do so."""

    def action(table: OnlineTable, now: int) -> Transition | None:
        options = table.options if body.options is None else table.game.options(dict(body.options))
        return hosting.change(table, guest.id, options, _changed_setting(table.setting, body), now)

    return await _changed(tables, table_id, action)


def _changed_setting(setting: Setting, body: Settings) -> Setting:
    """Return a table's settings with what the body changes."""
    given = body.model_dump(exclude_none=True, exclude={"options", "pace"})
    if body.pace is not None and body.pace != setting.pace.value:
        pace = Pace(body.pace)
        given = {"time": DEFAULT_TIME[pace], "bank": DEFAULT_BANK_S[pace], **given, "pace": pace}
    return replace(setting, **given)


@api.post("/tables/{table}/add-time", responses=returns(TableShown))
async def add_time(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Give everybody the full time again for the open decision. Only the host may do so."""
    return await _changed(tables, table_id, lambda table, now: hosting.add_time(table, guest.id, now))


@api.post("/tables/{table}/offer", responses=returns(KeyShown))
async def offer_seat(table_id: TableInPath, body: SeatMeant, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Return a key to a bot's seat in a running game. Whoever claims it plays on. Only the host may do so."""
    key = tables.providers.new_key()
    await tables.run(table_id, lambda table, now: hosting.offer_seat(table, guest.id, body.seat, key_digest(key), now))
    return {"key": key}


@api.post("/tables/{table}/word", responses=returns(TableShown))
async def word(table_id: TableInPath, body: Word, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Set the guest's word for the dice."""
    return await _changed(tables, table_id, lambda table, now: lobby.give_word(table, guest.id, body.word, now))


@api.post("/tables/{table}/start", responses=returns(TableShown))
async def start(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Start the game. Only the owner may do so."""
    return await _changed(tables, table_id, lambda table, now: lobby.start(table, guest.id, now))


@api.post("/tables/{table}/leave", responses=returns(TableShown))
async def leave(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Leave the seat. During the game this resigns, and a bot plays on."""
    return await _changed(tables, table_id, lambda table, now: lobby.leave(table, guest.id, now))


@api.post("/tables/{table}/resign", responses=returns(TableShown))
async def resign(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Resign: a bot plays the guest's seat to the end."""
    return await _changed(tables, table_id, lambda table, now: in_play.resign(table, guest.id, now))


@api.post("/tables/{table}/pause", responses=returns(TableShown))
async def pause(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Ask for a pause of a live table. It pauses once all people have asked."""
    return await _changed(tables, table_id, lambda table, now: in_play.pause(table, guest.id, now))


@api.post("/tables/{table}/go-on", responses=returns(TableShown))
async def resume(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """End the pause."""
    return await _changed(tables, table_id, lambda table, now: in_play.resume(table, guest.id, now))


@api.post("/tables/{table}/rematch", responses=returns(TableShown))
async def rematch(table_id: TableInPath, tables: AllTables, guest: RequiredGuest) -> dict[str, Any]:
    """Return the table of the rematch, creating it if needed. Everybody keeps their seat."""
    return summary(await tables.rematch(table_id, guest.id))


# --- after the game


async def _in_thread(request: Request, compute: Callable[[], T]) -> T:
    """Run a long computation in a thread, one at a time, so that it does not block the event loop."""
    async with request.app.state.computing:
        return await asyncio.to_thread(compute)


async def _record(tables: Tables, table_id: str, guest: Guest | None) -> Record:
    """Return the record of a finished game, or raise NotYourDecision if the guest could not have watched it."""
    table = await tables.look(table_id)
    if table.status is not Status.OVER:
        raise NotYourDecision(NOT_FINISHED)
    played = guest is not None and any(chair.guest == guest.id for chair in table.chairs)
    if not table.setting.spectators and not played:
        raise NotYourDecision(NO_SPECTATORS)
    return table.record()


@api.get("/tables/{table}/record")
async def record(table_id: TableInPath, tables: AllTables, guest: OptionalGuest) -> dict[str, Any]:
    """Return the record of a finished game."""
    return (await _record(tables, table_id, guest)).to_json()


@api.get("/tables/{table}/verify", responses=returns(Verified))
async def verified(table_id: TableInPath, request: Request, tables: AllTables, guest: OptionalGuest) -> dict[str, Any]:
    """Verify the dice of a finished game: compute every chance outcome again."""
    found = await _record(tables, table_id, guest)
    verdict = await _in_thread(request, lambda: verify(registry.get(found.game), found))
    return {"right": True, "outcomes": verdict.outcomes, "numbers": verdict.numbers, "dice": found.about["dice"]}


@api.get("/tables/{table}/replay", responses=returns(StepShown))
async def replay(
    table_id: TableInPath,
    request: Request,
    tables: AllTables,
    guest: OptionalGuest,
    step: Annotated[int, Field(ge=0)] = 0,
    seat: Annotated[int, Field(ge=0)] | None = None,
) -> dict[str, Any]:
    """Return one step of a finished game, as a seat or a spectator saw it."""
    steps = await _steps(await _record(tables, table_id, guest), request, seat, step)
    return {"step": step, "last": len(steps) - 1, **_step(*steps[step], seat)}


@api.get("/tables/{table}/steps", responses=returns(StepsShown))
async def all_steps(
    table_id: TableInPath,
    request: Request,
    tables: AllTables,
    guest: OptionalGuest,
    seat: Annotated[int, Field(ge=0)] | None = None,
) -> dict[str, Any]:
    """Return all steps of a finished game, as a seat or a spectator saw them."""
    steps = await _steps(await _record(tables, table_id, guest), request, seat)
    return {"steps": await _in_thread(request, lambda: [_step(*entry, seat) for entry in steps])}


async def _steps(found: Record, request: Request, seat: int | None, last: int = 0) -> list[tuple[AnyGame, Step]]:
    """Replay a record. Raise NotYourDecision if it has no step ``last`` or no such seat."""
    game = registry.get(found.game)
    steps = await _in_thread(request, lambda: [(game, entry) for entry in found.steps(game) if entry.state is not None])
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
