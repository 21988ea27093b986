"""Games played by ear: by the roles and names of things and what the page announces, and by nothing else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError

from nekoban.core.catalogue import all_games
from tests.web.browser import Player

Sit = Callable[..., Player]
BUTTON = re.compile(r'\bbutton "((?:[^"\\]|\\.)*)"( \[[^\]]*pressed[^\]]*\])?')
TURN = re.compile(r"(One move is|\d+ moves are) possible\.$")
RAW = re.compile(r"[a-z]+(-[a-z0-9]+)+")  # the name that a program gives a thing
END = re.compile(r"^(You (win|lost|came|share)|The game is over)")
MOST = 800  # things chosen in a game
SILENCE = 60  # seconds in which something has to be said
PATIENCE = 5000  # milliseconds to find a button that was read out


class Listener:
    """Somebody who does not see the page."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.table = self.page.get_by_role("region", name="The table").get_by_role("group").first
        self.end = self.page.get_by_role("heading", name=END)
        self.heard: list[str] = []

    def listen(self) -> str:
        """Wait for something new, or for the end; the last that was said."""
        paragraphs = self.page.get_by_role("log").get_by_role("paragraph")
        end = time.monotonic() + SILENCE
        while time.monotonic() < end:
            said = paragraphs.all_text_contents()
            if (said and said != self.heard) or self.end.count():
                self.heard = said
                return said[-1] if said else ""
            time.sleep(0.03)
        raise AssertionError(f"Nothing is said after: {self.heard[-3:]}")

    def wait_for_turn(self, said: str) -> bool:
        """Until it is said that one is to choose, or how the game ended: whether it goes on."""
        while not self.end.count():  # what was said last may be from before the end
            if TURN.search(said):
                return True
            said = self.listen()
        return False

    def choices(self) -> list[str]:
        """The names of all buttons of the table that are not held."""
        found = BUTTON.findall(self.table.aria_snapshot().replace("''", "'"))
        return [name.replace('\\"', '"') for name, held in found if not held]

    def choose(self, number: int) -> bool:
        """Press one of the buttons that are not held: whether there was one.

        The page may have gone on since something was last said: then there is none, or no longer the one that
        was read out, and more will be said.
        """
        names = self.choices()
        assert all(name.strip() and not RAW.fullmatch(name) for name in names), names
        if not names:
            return False
        name = names[number % len(names)]
        try:
            self.table.get_by_role("button", name=name, exact=True).first.press("Enter", timeout=PATIENCE)
        except TimeoutError:
            return False
        return True

    def play(self) -> int:
        """To the end; how many things were chosen."""
        said, chosen = self.listen(), 0
        for number in range(MOST):
            if not self.is_choosing() and not self.wait_for_turn(said):
                return chosen
            chosen += self.choose(7 * number + number // 5)
            said = self.listen()
        raise AssertionError("the game does not end")

    def is_choosing(self) -> bool:
        """Whether something is held, and more of the move is to be chosen."""
        return self.table.get_by_role("button", pressed=True).count() > 0


@pytest.mark.parametrize("game", all_games(hidden=True))
def test_a_game_is_played_to_its_end_by_ear(game: str, sit: Sit) -> None:
    player = sit()
    player.sit_down(game)
    listener = Listener(player)
    assert listener.play() > 1
    assert any(line.endswith((".", "!")) for line in listener.heard)
