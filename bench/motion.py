"""How smoothly things travel over the table, traced in a real Chromium: python -m bench.motion [game ...]

Each game is played by clicks for a while, with motion at its usual speed. Chromium traces the whole: a frame
is an event of its compositor (`PipelineReporter`), with the time at which it began and how it ended, shown or
dropped. The page marks in the same trace when something begins and ceases to travel. Counted are the frames
in between: at 60 frames a second the next one begins after 16.7 ms. A figure is worth something only from a
machine that does nothing else.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from nekoban.core.catalogue import all_games
from tests.web.browser import Player, Server
from tools.chromium import open_browser

MOVES = 12  # of one's own
FEWEST = 60  # frames: fewer say nothing
FRAME = 1000 / 60  # milliseconds
SHOWN = "STATE_PRESENTED_ALL"
PARTLY = "STATE_PRESENTED_PARTIAL"  # the compositor moved what it could without the page
UNCHANGED = "STATE_NO_UPDATE_DESIRED"
KEPT = "localStorage.nekoban = JSON.stringify({speed: 'normal', pace: 'normal', sound: false});"
CATEGORIES = ("blink.user_timing", "benchmark", "cc", "disabled-by-default-devtools.timeline.frame")
# Marks in the trace: when copies of things lie above the table, and when the last of them is gone.
MARKS = """
let travels = false;
new MutationObserver(() => {
  const now = document.querySelector("#board .above > * > *") !== null;
  if (now !== travels) performance.mark((travels = now) ? "travel-begins" : "travel-ends");
}).observe(document, {childList: true, subtree: true});
"""


class Frame(NamedTuple):
    """A frame of the trace: when it began, in milliseconds, and whether it was shown."""

    at: float
    is_shown: bool


def traced(browser: Browser, address: str, game: str) -> list[dict[str, Any]]:
    """The events of a trace in which a game is played."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(KEPT + MARKS)
    player = Player(context.new_page(), address)
    player.sit_down(game)
    player.wait_for_turn()
    tools = context.new_cdp_session(player.page)
    config = {"recordMode": "recordAsMuchAsPossible", "includedCategories": list(CATEGORIES)}
    tools.send("Tracing.start", {"transferMode": "ReturnAsStream", "traceConfig": config})
    for _ in range(MOVES):
        if not player.wait_for_turn():
            break
        player.make_move()
    events = json.loads(ended(tools, player.page))["traceEvents"]
    context.close()
    return events


def ended(tools: CDPSession, page: Page) -> bytes:
    """End the trace and read it."""
    streams: list[str] = []
    tools.on("Tracing.tracingComplete", lambda told: streams.append(told["stream"]))
    tools.send("Tracing.end")
    while not streams:
        page.wait_for_timeout(50)
    parts = list(read_stream(tools, streams[0]))
    tools.send("IO.close", {"handle": streams[0]})
    return b"".join(parts)


def read_stream(tools: CDPSession, handle: str) -> Iterator[bytes]:
    while True:
        told = tools.send("IO.read", {"handle": handle, "size": 1 << 20})
        data = told["data"]
        yield base64.b64decode(data) if told.get("base64Encoded") else data.encode()
        if told["eof"]:
            return


def travels_of(events: Sequence[dict[str, Any]]) -> list[tuple[float, float]]:
    """From when to when something travelled, in milliseconds."""
    marks = sorted(
        (event["ts"] / 1000, event["name"])
        for event in events
        if event["name"] in ("travel-begins", "travel-ends")
    )
    return [(begun, over) for (begun, kind), (over, _) in pairwise(marks) if kind == "travel-begins"]


def frames_of(events: Sequence[dict[str, Any]]) -> list[Frame]:
    """All frames of the page that had something to show, in the order in which they began.

    A frame has a second report where the page came later than what moves without it.
    """
    pages = {event["pid"] for event in events if event["name"] == "travel-begins"}
    found: dict[int, Frame] = {}
    for event in events:
        if event["name"] != "PipelineReporter" or event["ph"] != "b" or event["pid"] not in pages:
            continue
        told = event["args"].get("chrome_frame_reporter") or event["args"].get("frame_reporter") or {}
        if told.get("state", UNCHANGED) == UNCHANGED:
            continue
        frame = Frame(event["ts"] / 1000, told["state"] in (SHOWN, PARTLY))
        before = found.get(told["frame_sequence"], frame)
        found[told["frame_sequence"]] = Frame(min(frame.at, before.at), frame.is_shown or before.is_shown)
    return sorted(found.values())


def while_travelling(events: Sequence[dict[str, Any]]) -> tuple[list[float], int]:
    """The times from each frame shown to the next while something travelled, and how many were dropped."""
    gaps, dropped, frames = list[float](), 0, frames_of(events)
    for begun, over in travels_of(events):
        within = [frame for frame in frames if begun <= frame.at <= over]
        shown = [frame.at for frame in within if frame.is_shown]
        gaps += [after - before for before, after in pairwise(shown)]
        dropped += sum(not frame.is_shown for frame in within)
    return gaps, dropped


def row(game: str, gaps: Sequence[float], dropped: int) -> str:
    """The median, the longest of twenty, and the share of frames that came in time."""
    if len(gaps) < FEWEST:
        return f"| {game} | {len(gaps)}: too few | | | | |"
    ordered = sorted(gaps)
    median, slow = (ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.95))
    in_time = sum(gap < 1.5 * FRAME for gap in gaps) / len(gaps)
    return f"| {game} | {len(gaps)} | {median:.1f} | {slow:.1f} | {100 * in_time:.0f}% | {dropped} |"


def main() -> None:
    print("| game | frames | median ms | 95% within ms | in time | dropped |\n|---|---:|---:|---:|---:|---:|")
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with open_browser() as browser:
            for game in sys.argv[1:] or all_games():
                events = traced(browser, server.address, game)
                print(row(game, *while_travelling(events)), flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
