"""The documentation under /docs looks in a browser as the same files do by themselves."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from nekoban.server import pages
from tests.server.people import server
from tools import site

WHOLE = sorted([*(site.ROOT / "docs").glob("reports/*.html"), *(site.ROOT / "docs").glob("teaching/*.html")])
# How everything in a page looks, drawings included.
LOOKS = """() => [...document.querySelectorAll("body, body *")].map(part => {
  const style = getComputedStyle(part), box = part.getBoundingClientRect();
  const looks = ["display", "color", "backgroundColor", "fontFamily", "fontSize", "fill", "stroke"];
  return [part.tagName, box.width, box.height, ...looks.map(name => style[name])].join(" ");
})"""


def name_of(file: Path) -> str:
    return file.relative_to(site.ROOT / "docs").as_posix()


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    """Reports and what is taught, as they come into the site."""
    folder = tmp_path / "docs"
    for file in WHOLE:
        (folder / name_of(file)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folder / name_of(file))
    (folder / "assets").mkdir()
    site.take_out(folder)
    return folder


def looks(page: Page, address: str) -> list[str]:
    page.goto(address)
    return page.evaluate(LOOKS)


def test_reports_keep_their_styles(
    chromium: Browser, reports: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [file for file in WHOLE if "<style" in (reports / name_of(file)).read_text(encoding="utf-8")]
    assert (len(WHOLE) >= 8, kept) == (True, [])
    monkeypatch.setattr(pages, "DOCS", reports)
    refused: list[str] = []
    page = chromium.new_page()
    page.on("console", lambda told: refused.append(told.text) if "Security Policy" in told.text else None)
    with server(tmp_path / "tables.db") as place:
        for file in (WHOLE[0], WHOLE[-1]):  # a report, and a page of what is taught
            expected = looks(page, file.as_uri())
            assert len(expected) > 100
            assert looks(page, f"{place.url}/docs/{name_of(file)}") == expected, name_of(file)
    page.close()
    assert not refused
