"""Prometheus metrics, served at ``/metrics``."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.changes = Counter("twelvefold_changes", "Changes of tables stored", registry=self.registry)
        self.connections = Gauge("twelvefold_connections", "Open WebSockets", registry=self.registry)
        self.refused = Counter("twelvefold_refused", "Requests refused", registry=self.registry)
