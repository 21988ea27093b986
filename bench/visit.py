"""What a first visit costs, in a real Chromium with an empty cache: python -m bench.visit [page ...]

Figures as Lighthouse has them: bytes and requests on the wire, first contentful paint, the document's own
loading, how long until one can click, long tasks (over 50 ms) and layout shift. The server is on loopback.
--write puts the table into docs/web.md.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from bench.tables import write_table
from nekoban.core.catalogue import all_games
from tests.web.browser import Player, Server
from tools.chromium import open_browser

RUNS = 5
READY = ".game button.main, .board .can, #seats select, figure, #next"
WATCH = """
window.seen = {shift: 0, long: 0, blocked: 0, ready: null};
const watch = (type, hear) =>
  new PerformanceObserver(list => list.getEntries().forEach(hear)).observe({type, buffered: true});
watch("layout-shift", entry => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("longtask", entry => { seen.long++; seen.blocked += entry.duration - 50; });
const ask = () => {
  if (document.querySelector("READY")) seen.ready = performance.now();
  else requestAnimationFrame(ask);
};
requestAnimationFrame(ask);
""".replace("READY", READY)
READ = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return {...seen, paint: paint?.startTime ?? 0, loaded: page.domContentLoadedEventEnd};
}"""


def visit(browser: Browser, address: str, path: str) -> dict[str, Any]:
    """One visit by somebody who was never here before."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    player = Player(context.new_page(), address)
    where = path
    if path.startswith("/table/"):
        where = f"/table/{player.make_table(path.removeprefix('/table/'))}"
    tools = context.new_cdp_session(player.page)
    tools.send("Network.enable")
    tools.send("Network.clearBrowserCache")
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    context.add_init_script(WATCH)
    player.go(where)
    player.until("seen.ready !== null")
    player.page.wait_for_load_state("networkidle")
    found = player.page.evaluate(READ) | {"bytes": sum(sizes), "requests": len(sizes)}
    context.close()
    return found


def visits(browser: Browser, address: str, path: str) -> list[dict[str, Any]]:
    """Several, after one for which the server had to load its rules."""
    return [visit(browser, address, path) for _ in range(RUNS + 1)][1:]


def row(name: str, found: list[dict[str, Any]]) -> str:
    """The median visit of each figure."""
    middle = {key: sorted(one[key] for one in found)[len(found) // 2] for key in found[0]}
    times = " | ".join(f"{middle[key]:.0f}" for key in ("paint", "loaded", "ready", "long", "blocked"))
    return (
        f"| {name} | {middle['bytes'] / 1000:.1f} | {middle['requests']} | {times} | {middle['shift']:.3f} |"
    )


def main() -> None:
    pages = ["/", *(f"/table/{game}" for game in all_games()), "/new/mauwi", "/rules/mauwi", "/learn/mauwi"]
    wanted = [word for word in sys.argv[1:] if word != "--write"] or pages
    lines = [
        "| page | kB | requests | first paint ms | loaded ms | ready ms | long tasks | blocked ms | shift |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with open_browser() as browser:
            lines += [row(f"`{path}`", visits(browser, server.address, path)) for path in wanted]
    finally:
        server.stop()
    print("\n".join(lines))
    if "--write" in sys.argv:
        write_table("bench.visit", lines)


if __name__ == "__main__":
    main()
