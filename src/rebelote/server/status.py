"""How the server fares: figures for a collector, and what works here for people and programs."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_SLOW = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0)


class Figures:
    """The figures of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.events = Counter("rebelote_events", "Events written to the journal", registry=registry)
        self.commit_seconds = Histogram(
            "rebelote_commit_seconds",
            "From a command to its events on the disk",
            buckets=_FAST,
            registry=registry,
        )
        self.thinking_seconds = Histogram(
            "rebelote_thinking_seconds",
            "From a computer's turn to its decision",
            buckets=_SLOW,
            registry=registry,
        )
        self.replaced = Counter(
            "rebelote_replaced_decisions",
            "Decisions made by the safe choice instead of the computer player asked for",
            registry=registry,
        )
        self.refused = Counter(
            "rebelote_refused_frames", "Frames refused, by code", ["code"], registry=registry
        )
        self.tables = Gauge("rebelote_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("rebelote_sockets", "Sockets open", registry=registry)

    def printed(self) -> bytes:
        """Return the figures in the collector's text form."""
        return generate_latest(self.registry)
