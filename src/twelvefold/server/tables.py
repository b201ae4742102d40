"""All tables of the server: loaded, changed one at a time, stored, and only then published."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from twelvefold.core.errors import TwelvefoldError
from twelvefold.games import registry
from twelvefold.server.clock import Clock
from twelvefold.server.fast_json import dumps
from twelvefold.server.guests import Guest
from twelvefold.server.presenter import summary
from twelvefold.server.providers import Providers
from twelvefold.server.reasons import NOT_STORED
from twelvefold.server.store import Change, NotStored, Store, TableRow, VersionConflict
from twelvefold.table import lobby
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.seats import Setting
from twelvefold.table.transition import Transition

TableCommand: TypeAlias = Callable[[OnlineTable, int], Transition | None]
"""Changes a table at a time of the server's clock; None if there was nothing to change."""
Publish: TypeAlias = Callable[[Transition, TableRow], None]

TABLE_CACHE_SIZE = 2_000
"""How many tables are kept in memory; others are loaded again when they are needed."""
COMMIT_ATTEMPTS = 5
"""How often a change is tried again when another process has changed the table meanwhile."""


class Tables:
    """The tables as one process sees them."""

    def __init__(self, store: Store, clock: Clock, providers: Providers, publish: Publish) -> None:
        self.store = store
        self.clock = clock
        self.providers = providers
        self._publish = publish
        self._cache: OrderedDict[str, OnlineTable] = OrderedDict()
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
        """Create and store a table; its owner takes the first seat that no bot is named for."""
        rules = registry.get(game)
        table = OnlineTable(
            self.providers.new_id(), rules, rules.options(options), setting, self.providers.new_seed(), owner.id
        )
        transition = lobby.create(table, owner.name, key, bots, self.clock.now())
        await self.store.commit(self._change(transition))
        table.version = 1
        self._keep(table)
        return table

    async def rematch(self, before: str, guest: str) -> OnlineTable:
        """The table of the rematch, created by whoever asks first."""

        def command(old: OnlineTable, now: int) -> Transition | None:
            return lobby.rematch(old, self.providers.new_id(), self.providers.new_seed(), guest, now)

        old, _ = await self.change(before, command)
        assert old.rematch is not None
        return await self.look(old.rematch)

    async def look(self, table: str) -> OnlineTable:
        """A table as it stands, to be read and not changed."""
        cached = self._cache.get(table)
        if cached is not None and not self._lock(table).locked():
            return cached
        async with self._lock(table):
            return await self._load(table)

    async def change(self, table_id: str, command: TableCommand) -> tuple[OnlineTable, Transition | None]:
        """Change a table. When this returns, the change is on disk and published."""
        async with self._lock(table_id):
            for _ in range(COMMIT_ATTEMPTS):
                table = await self._load(table_id)
                transition = self._run(command, table)
                if transition is None:
                    return table, None
                try:
                    await self._commit(transition)
                except VersionConflict:
                    continue
                return table, transition
        raise NotStored(NOT_STORED)

    def _run(self, command: TableCommand, table: OnlineTable) -> Transition | None:
        """Run a command. A refusal leaves the table unchanged; after any other error it is not trusted any more."""
        try:
            return command(table, self.clock.now())
        except TwelvefoldError:
            raise
        except BaseException:
            self._cache.pop(table.id, None)
            raise

    async def _commit(self, transition: Transition) -> None:
        """Store and publish a transition. If it cannot be stored, its table is dropped from the cache: it is ahead."""
        together = (transition, *transition.also)
        changes = [self._change(one) for one in together]
        try:
            await self.store.commit(*changes)
        except BaseException:
            self._cache.pop(transition.table.id, None)
            raise
        for one in together:
            one.table.version += 1
            self._keep(one.table)
        self._publish(transition, changes[0].row)

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _load(self, table: str) -> OnlineTable:
        found = self._cache.get(table)
        if found is None:
            stored = await self.store.load(table)
            found = OnlineTable.restore(table, stored.version, stored.body, stored.entries)
        self._keep(found)
        return found

    def _keep(self, table: OnlineTable) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > TABLE_CACHE_SIZE:
            self._cache.popitem(last=False)

    def _change(self, transition: Transition) -> Change:
        """A transition as the store takes it."""
        table = transition.table
        if not transition.private:
            table.changed = self.clock.wall()
        row = TableRow(
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
        return Change(row, table.body(), transition.entry.to_json())
