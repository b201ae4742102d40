"""The tables of the server: loads and caches them, and stores every change before it is published."""

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

TableAction: TypeAlias = Callable[[OnlineTable, int], Transition | None]
"""Changes a table. The second argument is the time; the result is None if there is nothing to change."""
Publish: TypeAlias = Callable[[Transition, TableRow], None]

TABLE_CACHE_SIZE = 2_000
"""How many tables are cached; others are loaded again on demand."""
COMMIT_ATTEMPTS = 5
"""How often a change is attempted when it conflicts with a change of another process."""


class Tables:
    """All tables, with one lock per table."""

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
        """Create and store a table. The owner takes the first seat without a bot."""
        rules = registry.get(game)
        table = OnlineTable(
            self.providers.new_id(), rules, rules.options(options), setting, self.providers.new_seed(), owner.id
        )
        transition = lobby.create(table, owner.name, key, bots, self.clock.now())
        await self.store.commit(self._change(transition))
        table.version = 1
        self._keep(table)
        return table

    async def rematch(self, table_id: str, guest: str) -> OnlineTable:
        """Return the table of the rematch; the first call creates it."""

        def action(old: OnlineTable, now: int) -> Transition | None:
            return lobby.rematch(old, self.providers.new_id(), self.providers.new_seed(), guest, now)

        old, _ = await self.run(table_id, action)
        assert old.rematch is not None
        return await self.look(old.rematch)

    async def look(self, table_id: str) -> OnlineTable:
        """Return a table for reading. Callers must not change it."""
        cached = self._cache.get(table_id)
        if cached is not None and not self._lock(table_id).locked():
            return cached
        async with self._lock(table_id):
            return await self._load(table_id)

    async def run(self, table_id: str, action: TableAction) -> tuple[OnlineTable, Transition | None]:
        """Run an action on a table. When this returns, the transition is stored and published."""
        async with self._lock(table_id):
            for _ in range(COMMIT_ATTEMPTS):
                table = await self._load(table_id)
                transition = self._apply(action, table)
                if transition is None:
                    return table, None
                try:
                    await self._commit(transition)
                except VersionConflict:
                    continue
                return table, transition
        raise NotStored(NOT_STORED)

    def _apply(self, action: TableAction, table: OnlineTable) -> Transition | None:
        """Run an action. After an unexpected error, drop the table from the cache: it may be half changed."""
        try:
            return action(table, self.clock.now())
        except TwelvefoldError:
            raise
        except BaseException:
            self._cache.pop(table.id, None)
            raise

    async def _commit(self, transition: Transition) -> None:
        """Store and publish a transition. If that fails, drop the table from the cache: it is ahead of the store."""
        together = (transition, *transition.also)
        changes = [self._change(each) for each in together]
        try:
            await self.store.commit(*changes)
        except BaseException:
            self._cache.pop(transition.table.id, None)
            raise
        for each in together:
            each.table.version += 1
            self._keep(each.table)
        self._publish(transition, changes[0].row)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _load(self, table_id: str) -> OnlineTable:
        table = self._cache.get(table_id)
        if table is None:
            stored = await self.store.load(table_id)
            table = OnlineTable.restore(table_id, stored.version, stored.body, stored.entries)
        self._keep(table)
        return table

    def _keep(self, table: OnlineTable) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > TABLE_CACHE_SIZE:
            self._cache.popitem(last=False)

    def _change(self, transition: Transition) -> Change:
        """Build the store's change from a transition."""
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
            due=table.next_deadline(),
            waiting=table.waiting,
            guests=tuple(chair.guest if chair.person else None for chair in table.chairs),
            summary=dumps(summary(table)),
        )
        return Change(row, table.body(), transition.entry.to_json())
