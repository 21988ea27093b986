"""Prints the modules of ours that requests import, if any: a server of its own process serves all kinds.

    python -m tests.server.served_modules FOLDER GAME...

What the clients need is looked at too: whatever of ours they import, the server has imported before.
"""

import sys
from pathlib import Path
from typing import Any

PATHS = ("/health?deep=true", "/about", "/puzzles", "/offline", "/worker.js", "/api/games", "/api/tables")


def ours() -> set[str]:
    return {name for name in sys.modules if name.partition(".")[0] == "nekoban"}


def serve_everything(folder: Path, games: list[str]) -> list[str]:
    """All of ours that was not there when a server was ready, and is when it has served everything."""
    from nekoban.server.app import make_app
    from nekoban.server.loading import load_everything

    make_app(str(folder / "ready.db"), push="mailto:ann@cats.example").state.site.store.close()
    load_everything()
    before = ours()
    from bench.callbacks import Watch, look_around, visit
    from nekoban.bots import all_bots
    from nekoban.core.catalogue import all_games
    from tests.server.people import server

    with server(folder / "tables.db", push="mailto:ann@cats.example") as place:
        for game in games:
            players = int(all_games()[game].options.declared["players"].default)
            look_around(place, Watch(), game)
            visit(place, Watch(), game, players, 5)
            ask_for_the_rest(place, game, list(all_bots()))
    return sorted(ours() - before)


def ask_for_the_rest(place: Any, game: str, bots: list[str]) -> None:
    """What `visit` does not ask for: reviews, other devices, calls, all bots, refusals, other pages."""
    from bench.callbacks import finished_file
    from tests.server.people import full_table, go_home, open_table

    file = finished_file(game)
    ann, ben = full_table(place, game=game)
    with place.http() as http:
        assert "review" in http.post("/api/reviews", json={"file": file}).text
        played = {"file": file, "ply": 1, "seat": 0, "bot": "random", "program": True}
        assert http.post("/api/reviews/play-on", json=played).is_success
        assert http.post("/api/player", json={"player": "a" * 32}).is_success
        assert http.get("/api/push").json()["key"]
        for path in PATHS:
            assert http.get(path).is_success, path
        for language in ("en", "fr", "ja"):
            assert http.get(f"/?language={language}").is_success
            missing = http.get(f"/api/games/none/rules?language={language}")
            assert missing.status_code == 404
    link = ann.post("link").json()["link"].partition("=")[2]
    assert ann.post("calls", endpoint="https://cats.example/", key="", secret="").status_code == 400
    assert ann.post("arrive", link=link, program=True).is_success
    for bot in bots:
        alone = open_table(place, game, seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}])
        alone.sit()
        while not alone.last.get("result") and not alone.last.get("paths"):
            alone.hear()
        if alone.last.get("paths"):
            before = alone.last["ply"]
            alone.say(kind="move", ply=before, path=alone.last["paths"][0])
            while alone.last["ply"] == before:
                alone.hear()
        go_home(alone)
    go_home(ann, ben)


if __name__ == "__main__":
    print(serve_everything(Path(sys.argv[1]), sys.argv[2:]))
