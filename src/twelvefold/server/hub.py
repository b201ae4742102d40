"""The hub: keeps the subscriptions of all connections and sends each of them the news of its tables."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from twelvefold.core.errors import NotYourDecision
from twelvefold.server.connection import Connection, Subscription
from twelvefold.server.fast_json import dumps
from twelvefold.server.guests import Guest
from twelvefold.server.limits import MAX_SUBSCRIPTIONS
from twelvefold.server.messages import Watch, refused
from twelvefold.server.presenter import TablePresenter, summary
from twelvefold.server.reasons import NO_SPECTATORS, TOO_MANY_TABLES
from twelvefold.table.event_log import Viewer
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.transition import Transition

RECONNECT_DELAY_MS = 2000
"""When clients should reconnect after a shutdown."""
GOODBYE_S = 0.05
"""How long a shutdown waits for the goodbyes to be written to the sockets."""


class Hub:
    """All connections, and the subscriptions of each table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._watchers: defaultdict[str, set[Connection]] = defaultdict(set)
        self.connections: set[Connection] = set()

    def publish(self, transition: Transition, about: str) -> None:
        """Send news to every connection that watches the table. Call it only after the transition is stored."""
        table = transition.table
        watchers = tuple(self._watchers.get(table.id, ()))
        if not watchers:
            return
        presenter = TablePresenter(table, about, self._now(), transition.encoded_events())
        cache: dict[tuple[Viewer, int], str] = {}
        for connection in watchers:
            subscription = connection.subscriptions[table.id]
            viewer = None if subscription.spectator else viewer_of(table, connection.guest)
            if viewer != subscription.viewer:  # a seat was taken or lost: restart with the other stream
                subscription.viewer, subscription.sent = viewer, 0
            if transition.private and viewer != transition.entry.seat:
                continue
            if not may_watch(table, viewer):
                self.unwatch(connection, table.id)
                connection.send(refused(None, NotYourDecision(NO_SPECTATORS), table.id))
                continue
            key = viewer, subscription.sent
            if key not in cache:
                cache[key] = presenter.news(*key)
            subscription.sent = presenter.last_event(viewer)
            connection.send(cache[key])

    def watch(self, connection: Connection, table: OnlineTable, message: Watch) -> None:
        """Subscribe a connection to a table and send it the current news.

        The stream restarts from its beginning if ``after`` is out of range or counts events of another seat's stream.
        """
        viewer = None if message.spectator else viewer_of(table, connection.guest)
        if not may_watch(table, viewer):
            raise NotYourDecision(NO_SPECTATORS)
        if table.id not in connection.subscriptions and len(connection.subscriptions) >= MAX_SUBSCRIPTIONS:
            raise NotYourDecision(TOO_MANY_TABLES, most=MAX_SUBSCRIPTIONS)
        presenter = TablePresenter(table, dumps(summary(table)), self._now())
        last = presenter.last_event(viewer)
        other_stream = "seat" in message.model_fields_set and message.seat != viewer
        after = 0 if other_stream or message.after > last else message.after
        connection.subscriptions[table.id] = Subscription(viewer, last, message.spectator)
        self._watchers[table.id].add(connection)
        connection.send(presenter.news(viewer, after, whole=True))

    def unwatch(self, connection: Connection, table_id: str) -> None:
        """Cancel a subscription."""
        connection.subscriptions.pop(table_id, None)
        self._watchers[table_id].discard(connection)
        if not self._watchers[table_id]:
            del self._watchers[table_id]

    def forget(self, connection: Connection) -> None:
        """Remove a closed connection."""
        for table_id in tuple(connection.subscriptions):
            self.unwatch(connection, table_id)
        self.connections.discard(connection)

    async def say_goodbye(self) -> None:
        """Tell all clients that the server is shutting down and when to reconnect."""
        for connection in tuple(self.connections):
            connection.send(dumps({"type": "bye", "come_back_after": RECONNECT_DELAY_MS}))
        await asyncio.sleep(GOODBYE_S)


def viewer_of(table: OnlineTable, guest: Guest | None) -> Viewer:
    """Return the viewer that a guest is at a table: a seat, or None for a spectator."""
    return None if guest is None else table.seat_of(guest.id)


def may_watch(table: OnlineTable, viewer: Viewer) -> bool:
    """Whether a viewer may watch: players always, spectators before the game or if the owner allows them."""
    return viewer is not None or table.setting.spectators or table.match is None
