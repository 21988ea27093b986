"""A player in a real browser, and the server they play on."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SERVE = (
    "import sys; from nekoban.server.app import serve; from nekoban.server.safety import UNLIMITED; "
    "serve(port=int(sys.argv[1]), database=sys.argv[2], limits=UNLIMITED, pace=0, told=lambda line: None)"
)
# A point of a thing that a mouse can hit: where nothing lies on it.
HIT = """thing => {
  thing.scrollIntoView({block: "center"});
  const box = thing.getBoundingClientRect();
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const [x, y] = [box.x + box.width * ((i * 5) % 12) / 12, box.y + box.height * ((j * 5) % 12) / 12];
    const found = document.elementFromPoint(x, y)?.closest("[data-click]");
    if (found && found.dataset.click === thing.dataset.click) return [x, y];
  }
  return null;
}"""


POST = """([path, body]) => fetch(path, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
}).then(answer => answer.json())"""


class Server:
    """A server of our own, in another process, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, env=os.environ)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=30)


class Player:
    """Somebody in front of a page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.check_console)
        page.on("request", self.check_request)

    def check_console(self, told: Any) -> None:
        if told.type == "error":
            self.faults.append(told.text)

    def check_request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.faults.append(f"asked elsewhere: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server as the page would."""
        return self.page.evaluate(POST, [path, body])

    def sit_down(self, game: str, bots: int = 1, **settings: Any) -> str:
        """A new table against bots; its id."""
        self.go("/missing")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
        asked = {"game": game, "options": {"players": bots + 1}, "seats": seats, "name": "Mia"}
        given = self.ask("/api/tables", {**asked, "settings": {"spectators": True, **settings}})
        self.faults.clear()  # the missing page is one
        self.go(f"/table/{given['table']}")
        return given["table"]

    # --- playing

    @property
    def is_over(self) -> bool:
        return self.page.locator("#result:not([hidden])").count() > 0

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(".board .can, #result:not([hidden])", state="attached", timeout=60_000)

    def click_something(self, number: int) -> None:
        """Click one of the things that glow, with a real mouse, where it can be hit."""
        things = self.page.query_selector_all(".board .can")
        thing = things[number % len(things)]
        point = thing.evaluate(HIT)
        name = thing.get_attribute("data-click")
        assert point is not None, f"{name} glows and cannot be clicked"
        self.page.mouse.click(*point)

    def play_by_clicks(self, most: int = 3000) -> int:
        """Play to the end, taking this and that; how many clicks it took."""
        for count in range(most):
            self.wait_for_turn()
            if self.is_over:
                return count
            self.click_something(7 * count + count // 5)
            self.settle()
        raise AssertionError("the game does not end")

    def play_by_keys(self, most: int = 3000) -> int:
        for count in range(most):
            self.wait_for_turn()
            if self.is_over:
                return count
            self.reach_board()
            for _ in range(count % 3):
                self.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft")[count % 3])
            self.page.keyboard.press("Enter")
            self.settle()
        raise AssertionError("the game does not end")

    def reach_board(self) -> None:
        """Press Tab until something that glows has the focus."""
        for _ in range(200):
            if self.page.evaluate("document.activeElement.matches('.board .can')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach the board")

    def settle(self) -> None:
        """Wait until what was clicked has been answered: picked, played, or somebody else's turn."""
        self.page.wait_for_selector("#board:not([data-sent])", state="attached")

    def until(self, expression: str) -> None:
        """Wait for something to be true. (The policy of the pages forbids the browser tools' own way.)"""
        for _ in range(300):
            if self.page.evaluate(expression):
                return
            time.sleep(0.05)
        raise AssertionError(f"never: {expression}")

    @property
    def ply(self) -> int:
        return self.page.locator("#log > li").count()

    def set(self, **settings: Any) -> None:
        """Settings as the page keeps them."""
        script = "(changed) => localStorage.setItem('nekoban', JSON.stringify({speed: 'off', ...changed}))"
        self.page.evaluate(script, settings)
