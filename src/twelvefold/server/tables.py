"""All tables of the server: found, changed one change at a time, stored, and only then shown."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from twelvefold.core.errors import TwelvefoldError
from twelvefold.games import registry
from twelvefold.server.clock import Clock
from twelvefold.server.fast_json import dumps
from twelvefold.server.guests import Guest
from twelvefold.server.presenter import summary
from twelvefold.server.providers import Providers
from twelvefold.server.store import NOT_STORED, Change, NotStored, Store, TableRow, VersionConflict
from twelvefold.table import lobby
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.seats import Setting

T = TypeVar("T")

TABLE_CACHE_SIZE = 2_000
"""How many tables are kept in memory; others are read again when somebody asks for them."""
COMMIT_ATTEMPTS = 5


class Tables:
    """The tables, as one process sees them."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        sources: Providers,
        publish: Callable[[OnlineTable, TableRow], None],
    ) -> None:
        self.store = store
        self.clock = clock
        self.sources = sources
        self._publish = publish
        self._at_hand: OrderedDict[str, OnlineTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(
        self,
        game: str,
        options: dict[str, Any],
        setting: Setting,
        owner: Guest,
        key: str,
        bots: tuple[str | None, ...] = (),
    ) -> OnlineTable:
        """A new table, stored: its owner sits at the first seat that no bot is named for."""
        rules = registry.get(game)
        table = OnlineTable(
            self.sources.new_id(), rules, rules.options(options), setting, self.sources.new_seed(), owner.id
        )
        for seat, bot in enumerate(bots):
            if bot is not None:
                lobby.seat_bot(table, seat, bot)
        lobby.sit(table, owner.id, owner.name, key, self.clock.now())
        table.entry.do = "create"
        await self.store.commit(self._change(table))
        table.version = 1
        self._keep(table)
        return table

    async def rematch(self, before: str, guest: str) -> OnlineTable:
        """The same game with the same people; whoever asks second is led to the same table."""
        made: list[OnlineTable] = []

        def lead_on(old: OnlineTable, now: int) -> str:
            if old.rematch is not None:
                return old.rematch
            made[:] = [lobby.again(old, self.sources.new_id(), self.sources.new_seed(), guest, now)]
            return lobby.lead_on(old, made[0].id)

        return await self.look(await self.change(before, lead_on, made))

    async def look(self, table: str) -> OnlineTable:
        """A table as it stands, to be read and not changed."""
        at_hand = self._at_hand.get(table)
        if at_hand is not None and not self._lock(table).locked():
            return at_hand
        async with self._lock(table):
            return await self._load(table)

    async def change(self, table: str, do: Callable[[OnlineTable, int], T], beside: Sequence[OnlineTable] = ()) -> T:
        """Change a table: when this returns, the change is on disk and shown to everybody.

        ``beside`` are new tables, by then, that are stored together with the change or not at all.
        """
        async with self._lock(table):
            for attempt in range(COMMIT_ATTEMPTS):
                found = await self._load(table)
                before = found.entry
                try:
                    result = do(found, self.clock.now())
                    if found.entry is before:
                        return result
                    change = self._change(found)
                    await self.store.commit(change, *map(self._change, beside))
                except VersionConflict:
                    self._at_hand.pop(table, None)
                    if attempt + 1 == COMMIT_ATTEMPTS:
                        raise NotStored(NOT_STORED) from None
                    continue
                except BaseException as problem:
                    if found.entry is not before or not isinstance(problem, TwelvefoldError):
                        self._at_hand.pop(table, None)  # memory is ahead of the store: read it again
                    raise
                for made in (found, *beside):
                    made.version += 1
                    self._keep(made)
                self._publish(found, change.line)
                return result
        raise AssertionError("unreachable")

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _load(self, table: str) -> OnlineTable:
        found = self._at_hand.get(table)
        if found is None:
            stored = await self.store.load(table)
            found = OnlineTable.restore(table, stored.version, stored.body, stored.entries)
        self._keep(found)
        return found

    def _keep(self, table: OnlineTable) -> None:
        self._at_hand[table.id] = table
        self._at_hand.move_to_end(table.id)
        while len(self._at_hand) > TABLE_CACHE_SIZE:
            self._at_hand.popitem(last=False)

    def _change(self, table: OnlineTable) -> Change:
        if not table.entry.secret:
            table.changed = self.clock.wall()
        line = TableRow(
            id=table.id,
            version=table.version + 1,
            status=table.status.value,
            game=table.game.name,
            public=table.setting.public,
            changed=table.changed,
            due=table.due(),
            waiting=table.waiting,
            guests=tuple(chair.guest if chair.person else None for chair in table.chairs),
            summary=dumps(summary(table)),
        )
        return Change(line, table.body(), table.entry.to_json())
