"""The documentation is offered under /docs where it was built."""

from pathlib import Path

import pytest

from nekoban.server import pages
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
