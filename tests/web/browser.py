"""A player in a real browser, and the server they play on."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

from tests.server.people import free_port

NO_MOTION = "localStorage.nekoban ??= JSON.stringify({speed: 'off', pace: 'none', sound: false})"
SERVE = (
    "-c",
    "import sys; from nekoban.server.app import serve; from nekoban.server.safety import UNLIMITED; "
    "serve(port=int(sys.argv[1]), database=sys.argv[2], limits=UNLIMITED, pace=0, told=lambda line: None)",
)
ROOT = Path(__file__).parents[2]
# One of the things that glow, and a point of it that a mouse can hit: where nothing lies on it.
CHOOSE = """number => {
  const things = [...document.querySelectorAll(".board .can")];
  const thing = things[number % things.length];
  if (!thing) return null;  // the page has made the only move there was
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;  // stays above
  const inside = ({top, bottom}) => top >= bar && bottom <= innerHeight - 80;
  if (!inside(thing.getBoundingClientRect())) thing.scrollIntoView({block: "center"});
  const box = thing.getBoundingClientRect();
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const [x, y] = [box.x + box.width * ((i * 5) % 12) / 12, box.y + box.height * ((j * 5) % 12) / 12];
    const found = document.elementFromPoint(x, y)?.closest("[data-click]");
    if (found && found.dataset.click === thing.dataset.click) return [thing.dataset.click, x, y];
  }
  return [thing.dataset.click, null, null];
}"""
# One of the things of that name that a mouse can hit, and where.
POINT = """id => {
  for (const thing of document.querySelectorAll(`.board [data-click="${id}"]`)) {
    thing.scrollIntoView({block: "center"});
    const box = thing.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
      const [x, y] = [box.x + box.width * ((i * 5) % 12) / 12, box.y + box.height * ((j * 5) % 12) / 12];
      if (document.elementFromPoint(x, y)?.closest("[data-click]")?.dataset.click === id) return [x, y];
    }
  }
  return null;
}"""
PATIENCE = 60  # seconds for something to come true: a busy machine is no fault
GONE = "Execution context was destroyed"  # the page goes elsewhere: what is waited for may be there
# Something can be done and nothing is on its way; or the game is over.
TURN = "#board:not([data-sent]) .can, #result:not([hidden])"
GLOWS = "document.querySelector('.board .can') !== null"
# Whether the focus lies on something that glows; null if nothing glows.
HELD = f"{GLOWS} ? document.activeElement.matches('.board .can') : null"


POST = """([path, body]) => fetch(path, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
}).then(answer => answer.json())"""


MOVE = """async ([table, most]) => {
  const api = `/api/tables/${table}`;
  for (let count = 0; count < most;) {
    const told = await (await fetch(api)).json();
    if (told.phase === "over") return count;
    if (!told.paths.length) { await new Promise(done => setTimeout(done, 20)); continue; }
    const path = told.paths[(7 * count + 3) % told.paths.length];
    const body = JSON.stringify({ply: told.ply, path});
    await fetch(`${api}/moves`, {method: "POST", headers: {"content-type": "application/json"}, body});
    count++;
  }
  return most;
}"""

# Click a thing and stop all motion at its beginning, once something travels.
TOLD_OVER = """(() => {  // what can be used below what is told
  const told = document.querySelector("#told").getBoundingClientRect();
  return [...document.querySelectorAll("#board :is(.can, .hinted), #aim-read, #bar button")].filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.height && box.top < told.bottom - 1 && box.bottom > told.top + 1;
  }).map(({id}) => id);
})()"""
STOPPED = """(id) => new Promise((done, failed) => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector("#board .above [data-copy]")) return;
    watch.disconnect();
    for (const one of document.getAnimations()) { one.pause(); one.currentTime = 0; }
    done();
  }).observe(document.querySelector("#board"), {childList: true, subtree: true});
  setTimeout(() => failed(new Error("nothing travels")), 20_000);
  document.getElementById(id).dispatchEvent(new MouseEvent("click", {bubbles: true}));
})"""


def wait_for_server(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not start")


class Server:
    """A server of our own, in another process, that can be killed and started again."""

    def __init__(self, folder: Path, program: Sequence[str] = SERVE) -> None:
        self.program = program
        self.database = folder / "tables.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, env=os.environ, cwd=ROOT)
        wait_for_server(self.address)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=30)


FINISHED: dict[tuple[str, str], str] = {}  # by address and game


class Player:
    """Somebody in front of a page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.was_nowhere = False
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.check_console)
        page.on("request", self.check_request)

    def check_console(self, told: Any) -> None:
        is_icon = told.location["url"].endswith("/favicon.ico")  # browsers ask for it where no page names one
        if told.type == "error" and not (is_icon and self.was_nowhere):
            self.faults.append(told.text)

    def check_request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.faults.append(f"asked elsewhere: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def go_nowhere(self) -> None:
        """To an address of the server without anything to load: from here it can be asked as by a page."""
        self.was_nowhere = True
        self.go("/health")

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server as the page would."""
        return self.page.evaluate(POST, [path, body])

    def make_table(
        self, game: str, bots: int = 1, options: dict[str, Any] | None = None, **settings: Any
    ) -> str:
        """A new table against bots, not yet looked at; its id."""
        self.go_nowhere()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
        asked = {
            "game": game,
            "options": {"players": bots + 1, **(options or {})},
            "seats": seats,
            "name": "Mia",
        }
        given = self.ask("/api/tables", {**asked, "settings": {"spectators": True, **settings}})
        return given["table"]

    def sit_down(self, game: str, bots: int = 1, **settings: Any) -> str:
        """A new table against bots; its id."""
        table = self.make_table(game, bots, **settings)
        self.go(f"/table/{table}")
        return table

    def move_unseen(self, table: str, most: int = 3000) -> int:
        """Make this many moves of one's own without looking, or play to the end; how many it were."""
        return self.page.evaluate(MOVE, [table, most])

    def finished_table(self, game: str) -> str:
        """A table whose game is over; played once on a server, then looked at by everybody."""
        if (self.address, game) not in FINISHED:
            table = self.make_table(game)
            self.move_unseen(table)
            FINISHED[self.address, game] = table
        return FINISHED[self.address, game]

    # --- playing

    def wait_for_turn(self) -> bool:
        """Until there is something to do, or the game is over: whether it goes on."""
        found = self.page.wait_for_selector(TURN, state="attached", timeout=90_000)
        assert found is not None
        return found.get_attribute("id") != "result"

    def click_something(self, number: int) -> None:
        """Click one of the things that glow, with a real mouse, where it can be hit."""
        chosen = self.page.evaluate(CHOOSE, number)
        if chosen is None:
            return
        name, x, y = chosen
        assert x is not None, f"{name} glows and cannot be clicked"
        self.page.mouse.click(x, y)

    def click_path(self, path: Sequence[str]) -> None:
        """Click a move on the board, thing by thing, with a real mouse."""
        for id in path:
            if not self.page.evaluate(GLOWS):
                return  # what was left to click was the only choice
            point = self.page.evaluate(POINT, id)
            assert point, f"{id} cannot be clicked"
            self.page.mouse.click(*point)

    def make_move(self) -> None:
        """Click until something has happened."""
        before = self.ply
        for number in range(20):
            if not self.wait_for_turn() or self.ply != before:
                return
            self.click_something(number)
        raise AssertionError("nothing happens")

    def play_by_clicks(self, most: int = 3000) -> int:
        """Play to the end, taking this and that; how many clicks it took."""
        for count in range(most):
            if not self.wait_for_turn():
                return count
            self.click_something(7 * count + count // 5)
        raise AssertionError("the game does not end")

    def play_by_keys(self, most: int = 3000) -> int:
        for count in range(most):
            if not self.wait_for_turn():
                return count
            if not self.reach_board():
                continue
            for _ in range(count % 3):
                self.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft")[count % 3])
            self.page.keyboard.press("Enter")
        raise AssertionError("the game does not end")

    def reach_board(self) -> bool:
        """Press Tab until something that glows has the focus, or nothing glows any more."""
        for _ in range(200):
            is_held = self.page.evaluate(HELD)
            if is_held is not False:
                return bool(is_held)
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach the board")

    def until(self, expression: str) -> None:
        """Wait for something to be true. (The policy of the pages forbids the browser tools' own way.)"""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if self.page.evaluate(expression):
                    return
            except Error as error:
                if GONE not in error.message:
                    raise
            time.sleep(0.05)
        raise AssertionError(f"never: {expression}")

    @property
    def ply(self) -> int:
        return self.page.locator("#log > li").count()

    def set(self, **settings: Any) -> None:
        """Settings as the page keeps them."""
        kept = "JSON.stringify({speed: 'off', pace: 'none', ...changed})"
        script = f"(changed) => localStorage.setItem('nekoban', {kept})"
        self.page.evaluate(script, settings)

    def wait_until_asked(self, held: list[Any]) -> None:
        """Until a request that is held back has come."""
        end = time.monotonic() + PATIENCE
        while not held:
            assert time.monotonic() < end, "nothing was asked"
            self.page.wait_for_timeout(20)
