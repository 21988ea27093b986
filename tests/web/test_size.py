"""What a first visit costs in bytes on the wire; `python -m bench.visit` measures times."""

import re
from collections.abc import Callable

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.language import languages
from tests.web.browser import Player

Sit = Callable[..., Player]
FIRST_VISIT = 60_000  # bytes on the wire
TABLE_VISIT = 130_000  # the same, of a table with its faces


def measured(player: Player) -> list[int]:
    """Every answer's bytes on the wire go into this list."""
    sizes: list[int] = []
    tools = player.page.context.new_cdp_session(player.page)
    tools.send("Network.enable")
    tools.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    return sizes


@pytest.mark.parametrize("code", languages())
def test_the_first_visit_is_light_and_brings_one_language(code: str, sit: Sit) -> None:
    player = sit(locale=code)
    sizes, catalogues = measured(player), set[str]()
    player.page.on("request", lambda asked: catalogues.update(re.findall(r"/messages/(\w+)", asked.url)))
    player.go("/")
    player.page.wait_for_selector(".game button.main")
    player.page.wait_for_load_state("networkidle")
    print(f"first visit ({code}): {sum(sizes)} bytes, {len(sizes)} requests")
    assert sum(sizes) < FIRST_VISIT
    assert catalogues == {code}


@pytest.mark.parametrize("game", list(all_games(hidden=True)))
def test_a_table_with_its_faces_is_light(game: str, sit: Sit) -> None:
    player = sit()
    sizes = measured(player)
    player.sit_down(game)
    player.wait_for_turn()
    player.page.wait_for_load_state("networkidle")
    print(f"{game}: {sum(sizes)} bytes for the table with its pages")
    assert sum(sizes) < TABLE_VISIT
