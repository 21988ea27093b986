"""The pages as an app: what a phone needs to install it, and what it shows without a connection."""

import json
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browser import Player
from tools.icons import ICONS, STATIC, drawn

Sit = Callable[..., Player]
READY = "navigator.serviceWorker.ready.then(() => caches.keys()).then(names => names.length > 0)"
CONTROLLED = "navigator.serviceWorker.controller !== null"


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height that a PNG says it has."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_from_our_own_drawing(name: str) -> None:
    pytest.importorskip("resvg_py", reason="THE ICONS ARE NOT COMPARED: resvg_py is not installed")
    kept = (STATIC / name).read_bytes()
    assert size_of(kept) == (ICONS[name], ICONS[name])
    assert kept == drawn(ICONS[name]), "python -m tools.icons draws them again"


def test_the_manifest_names_what_an_installed_app_needs_and_all_of_it_is_there(sit: Sit) -> None:
    player = sit()
    player.go("/about")
    page = player.page
    address = page.get_attribute("link[rel=manifest]", "href")
    told = json.loads(page.request.get(f"{player.address}{address}").text())
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    for icon in told["icons"]:
        answer = page.request.get(f"{player.address}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(answer.body())) == icon["sizes"]
    home = page.get_attribute("link[rel=apple-touch-icon]", "href")
    assert size_of(page.request.get(f"{player.address}{home}").body()) == (180, 180)


def test_without_a_connection_every_address_shows_the_page_that_says_so(sit: Sit) -> None:
    player = sit(360, 740)
    player.go("/about")
    player.until(READY)
    player.page.reload()  # a worker answers for pages that are opened after it
    player.until(CONTROLLED)
    player.page.context.set_offline(True)
    player.go("/rules/mauwi")
    player.page.locator("h1", has_text="No connection").wait_for()
    assert (
        player.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        != "rgba(0, 0, 0, 0)"
    )
    player.page.context.set_offline(False)
    player.go("/rules/mauwi")
    player.page.wait_for_selector("#sections section")
    player.faults.clear()  # the browser reports what it could not fetch


def test_the_worker_keeps_what_the_offline_page_needs(sit: Sit) -> None:
    player = sit()
    player.go("/about")
    player.until(READY)
    kept = """caches.keys().then(names => Promise.all(names.map(name => caches.open(name))))
      .then(all => Promise.all(all.map(one => one.keys())))
      .then(all => all.flat().map(request => new URL(request.url).pathname))"""
    asked = {"/offline", "/static/offline.js", "/static/page.js", "/static/words.js", "/static/style.css"}
    found = set(player.page.evaluate(kept))
    assert asked <= found
    assert all(path == "/offline" or Path(path).suffix for path in found)  # and no page of a table
