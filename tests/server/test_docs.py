"""The documentation is offered under /docs where it was built."""

import gzip
import threading
from pathlib import Path
from typing import Any

import pytest

from nekoban.server import kept_answers, pages
from tests.server.people import server


def test_the_site_is_offered_where_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "DOCS", tmp_path / "nothing")
    with server(tmp_path / "one.db") as place, place.http() as http:
        assert http.get("/docs").status_code == 404
    built = tmp_path / "docs"
    built.mkdir()
    (built / "index.html").write_text("<h1>Nekoban</h1>")
    monkeypatch.setattr(pages, "DOCS", built)
    with server(tmp_path / "two.db") as place, place.http() as http:
        told = http.get("/docs", follow_redirects=True)
        assert (told.status_code, told.text) == (200, "<h1>Nekoban</h1>")
        assert told.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in told.headers["content-security-policy"]
        assert http.get("/docs/../server/app.py").status_code == 404


def test_a_long_page_is_packed_once_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words that one can search for took 20 ms of the event loop, as often as anybody asked."""
    packing: list[str] = []
    compress = gzip.compress

    def noted(data: bytes, **more: Any) -> bytes:
        packing.append(threading.current_thread().name)
        return compress(data, **more)

    monkeypatch.setattr(kept_answers.gzip, "compress", noted)
    built = tmp_path / "docs"
    (built / "search").mkdir(parents=True)
    (built / "search" / "search_index.json").write_text(words := " ".join(map(str, range(100_000))))
    monkeypatch.setattr(pages, "DOCS", built)
    with server(tmp_path / "tables.db") as place, place.http() as http:
        for coding in ("gzip", "identity", "gzip"):
            told = http.get("/docs/search/search_index.json", headers={"accept-encoding": coding})
            assert told.text == words
            assert told.headers["content-type"].startswith("application/json")
            assert told.headers.get("content-encoding", "identity") == coding
        for address in ("/docs/search", "/docs/search/none", "/docs/%2e%2e/tables.db", "/docs//etc/passwd"):
            assert http.get(address).status_code == 404
    assert len(packing) == 1
    assert packing[0].startswith(("asyncio_", "uvloop_"))
