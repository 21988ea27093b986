"""What a page tells of its server: how far its rules are compiled, a notice, a stop; and it comes back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from nekoban import cli
from nekoban.server import app as apps
from tests.server.people import Place, server
from tests.server.unready import READY, compile_for_ever
from tests.web.browser import NO_MOTION, Player

Look = Callable[[Place], Player]


@pytest.fixture
def look(chromium: Browser) -> Iterator[Look]:
    """Somebody in front of a browser of their own, on a server of this process."""
    context = chromium.new_context(reduced_motion="reduce")
    context.add_init_script(NO_MOTION)
    yield lambda place: Player(context.new_page(), place.url)
    context.close()


def test_the_form_and_the_table_tell_how_far_the_rules_are_compiled(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_for_ever(monkeypatch)
    with server(tmp_path / "tables.db") as place:
        mia = look(place)
        mia.go("/new/mice")
        mia.page.wait_for_selector("#compiling:not(:empty)")
        told = mia.page.inner_text("#compiling")
        assert "3 of 10" in told
        assert "tiger" in told
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "tiger"}]
        asked = {"game": "mice", "options": {"players": 2}, "seats": seats, "name": "Mia"}
        mia.go(f"/table/{mia.ask('/api/tables', asked)['table']}")
        assert mia.wait_for_turn()
        mia.click_something(0)
        mia.until("document.querySelector('#questions')?.textContent.includes('3 of 10')")
        READY[0] = True
        mia.until("document.querySelectorAll('#log > li').length >= 2")  # the bot has moved
        assert not mia.faults


def test_a_notice_and_a_stop_reach_the_page_and_it_comes_back_by_itself(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apps, "SWEEP_STORE", 0.2)
    monkeypatch.setattr(apps, "SWEEP", 0.1)
    database = str(tmp_path / "tables.db")
    with server(database, is_hurried=False) as place:
        mia = look(place)
        mia.sit_down("mice")
        mia.make_move()
        mia.wait_for_turn()
        log = mia.page.inner_text("#log")
        words = ["operator", "announce", "We stop at ten.", "--database", database]
        assert CliRunner().invoke(cli.app, words).exit_code == 0
        mia.until("document.querySelector('#told').textContent === 'We stop at ten.'")
        assert not mia.faults
    mia.until("document.querySelector('#told').textContent.includes('comes back by itself')")
    mia.page.wait_for_selector("#lost:not([hidden])")
    with server(database, port=place.port):
        mia.page.wait_for_selector("#lost", state="hidden", timeout=60_000)
        assert mia.page.inner_text("#log") == log
        mia.make_move()
