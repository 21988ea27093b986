"""The example bot plays a whole game."""

import runpy
import threading
from pathlib import Path

from tests.server.people import Place, open_table

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_example_bots_play_a_game(place: Place) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    host = open_table(place, seats=[{"kind": "open"}, {"kind": "open"}])
    link = f"{place.url}/table/{host.table}"
    ends: list[str] = []
    bots = [threading.Thread(target=lambda n=n: ends.append(play(link, f"Robo {n}"))) for n in (1, 2)]
    for bot in bots:
        bot.start()
    for bot in bots:
        bot.join(timeout=60)
    assert len(ends) == 2
    assert all(end.endswith("took the last mouse and wins.") for end in ends)
