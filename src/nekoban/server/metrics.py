"""Metrics: numbers about the server in Prometheus' text form. No name, token, card or table id is in them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges that are asked when somebody looks, and histograms of seconds."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.buckets: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}

    def count(self, name: str, **labels: str) -> None:
        self.counts[name, tuple(sorted(labels.items()))] += 1

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        self.gauges[name] = (help, read)

    def time(self, name: str, seconds: float) -> None:
        found = self.buckets.setdefault(name, [0] * (len(BUCKETS) + 1))
        found[bisect_left(BUCKETS, seconds)] += 1
        self.sums[name] = self.sums.get(name, 0.0) + seconds

    def text(self) -> str:
        lines: list[str] = []
        for name, (help, read) in self.gauges.items():
            lines += [
                f"# HELP nekoban_{name} {help}",
                f"# TYPE nekoban_{name} gauge",
                f"nekoban_{name} {read():g}",
            ]
        told: set[str] = set()
        for (name, labels), value in sorted(self.counts.items()):
            if name not in told:
                lines += [f"# HELP nekoban_{name} {HELP[name]}", f"# TYPE nekoban_{name} counter"]
                told.add(name)
            shown = ",".join(f'{key}="{text}"' for key, text in labels)
            lines.append(f"nekoban_{name}{{{shown}}} {value}" if shown else f"nekoban_{name} {value}")
        for name, counts in self.buckets.items():
            lines += self.histogram(name, counts)
        return "\n".join(lines) + "\n"

    def histogram(self, name: str, counts: list[int]) -> list[str]:
        lines = [f"# HELP nekoban_{name} {HELP[name]}", f"# TYPE nekoban_{name} histogram"]
        total = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], counts, strict=True):
            total += count
            lines.append(f'nekoban_{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"nekoban_{name}_sum {self.sums[name]:g}", f"nekoban_{name}_count {total}"]


HELP = {
    "moves_total": "Moves written, by who made them.",
    "connections_dropped_total": "Connections that were closed before they asked for anything, by reason.",
    "refusals_total": "Requests that changed nothing, by code.",
    "calls_total": "Calls to push services, by outcome: sent, refused, unreached.",
    "tables_opened_total": "Tables made, by game.",
    "tables_set_aside_total": "Damaged tables that were set aside.",
    "conflicts_total": "Entries that another process wrote first.",
    "nonsense_total": "Messages between processes that none of them has sent.",
    "bot_faults_total": "Bots that failed; a random move was made for them.",
    "requests_total": "HTTP requests, by route and status.",
    "faults_total": "Requests that failed for a reason of our own.",
    "move_seconds": "From a move's arrival to its being written and told.",
    "write_seconds": "Writing entries to the store.",
    "thinking_seconds": "A bot's move, waiting included.",
}
