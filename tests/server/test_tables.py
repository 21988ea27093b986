"""Tables: undo, chat, clocks, bots, absence, other devices, rematch, replay, damage."""

import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from nekoban.bots import make_bot
from nekoban.core.language import languages
from nekoban.core.match import Match
from nekoban.core.saves import read_save
from nekoban.games.iwari.data.loading import pack
from nekoban.server.safety import Limits, Rate
from nekoban.server.store import Store
from nekoban.server.store.layout import ARCHIVE, ENTRIES, TABLES
from tests.server.people import (
    Place,
    Player,
    full_table,
    go_home,
    join,
    long_gone,
    open_table,
    play_out,
    server,
    wait_until,
)

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


# --- undo -----------------------------------------------------------------------------------------


def test_an_undo_that_reveals_nothing_is_free(place: Place) -> None:
    ann, ben = full_table(place)
    before = ann.last["position"]
    ann.move(["heap"])  # taking one mouse draws no card
    told = ann.ask(kind="undo")
    assert (told["kind"], told["ply"], told["position"]) == ("table", 0, before)
    assert ben.hear("table")["ply"] in (0, 1)
    go_home(ann, ben)


def test_an_undo_after_a_card_was_drawn_needs_the_others(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    paw = next(path for path in ann.last["paths"] if path != ["heap"])
    ann.move(paw)
    told = ann.ask(kind="undo")
    assert (told["ply"], told["undo"]["asked_by"], told["undo"]["to_ply"]) == (1, 0, 0)
    assert ann.ask(kind="answer-undo", agree=True)["code"] == "not-allowed"
    assert ben.ask(kind="answer-undo", agree=True)["undo"]["agreed"] == [1]
    assert cat.ask(kind="answer-undo", agree=True)["ply"] == 0
    go_home(ann, ben, cat)


def test_a_refused_undo_leaves_everything_as_it_was(place: Place) -> None:
    ann, ben = full_table(place)
    ann.move(next(path for path in ann.last["paths"] if path != ["heap"]))
    ann.ask(kind="undo")
    told = ben.ask(kind="answer-undo", agree=False)
    assert (told["ply"], told["undo"]["asked_by"]) == (1, None)
    assert ben.ask(kind="answer-undo", agree=True)["code"] == "not-now"
    go_home(ann, ben)


def test_against_bots_an_undo_goes_back_to_ones_own_last_decision(place: Place) -> None:
    host = open_table(place, players=3, seats=[ME, RANDOM, RANDOM])
    host.sit()
    host.say(kind="move", ply=0, path=["heap"])
    while host.last["ply"] < 3:
        host.hear()
    assert host.ask(kind="undo")["ply"] == 0
    assert host.last["paths"]
    host.leave()


def test_a_table_may_forbid_undo(place: Place) -> None:
    ann, ben = full_table(place, settings={"undo": "never"})
    ann.move(["heap"])
    assert ann.last["undo"]["may"] is False
    assert ann.ask(kind="undo")["error"] == "Moves cannot be taken back at this table."
    go_home(ann, ben)


# --- chat -----------------------------------------------------------------------------------------


def test_chat_is_kept_cleaned_and_limited(place: Place) -> None:
    ann, ben = full_table(place)
    ann.ask(kind="chat", text="Hello\n<b>Ben</b>\u202e!\x00")
    said = ben.hear("said")
    assert (said["name"], said["text"]) == ("Ann", "Hello <b>Ben</b>!")
    assert ann.ask(kind="chat", text="x" * 501)["code"] == "too-large"
    assert ann.ask(kind="chat", text=" \n ")["code"] == "malformed"
    assert [line["text"] for line in ben.look().json()["chat"]] == ["Hello <b>Ben</b>!"]
    go_home(ann, ben)


def test_no_tower_of_marks_covers_other_lines(place: Place) -> None:
    acute, many = "\u0301", "\u0301" * 20
    host = open_table(place, players=3, name=f"Zoe{many}")
    names = [join(host, name).look().json()["seats"] for name in (many, "สวัสดีที่รัก")]
    assert [seat["name"] for seat in names[-1]] == [f"Zoe{acute * 4}", "Player 2", "สวัสดีที่รัก"]
    host.sit()
    host.ask(kind="chat", text=f"a{many}b{acute}")
    assert host.look().json()["chat"][-1]["text"] == f"a{acute * 4}b{acute}"
    go_home(host)


def test_nobody_has_a_name_that_looks_like_anothers(place: Place) -> None:
    """Fillers, joiners and selectors show nothing; letters can be spelled in two ways."""
    host = open_table(place, players=4, settings={"spectators": True, "spectator_chat": "all"}, name="Zoé")
    names = [join(host, name).look().json()["seats"] for name in ("Zoe\u0301", "Zo\u034fé\ufe0f", "\u3164")]
    assert [seat["name"] for seat in names[-1]] == ["Zoé", "Zoe\u0301 2", "Zo\u034fé\ufe0f 3", "Player 4"]
    guest = Player(host.place, host.table, None)
    guest.sit()
    guest.ask(kind="chat", text="I fold.", name="Ｚoé")
    assert host.look().json()["chat"][-1]["name"] == "Ｚoé 4"
    go_home(guest)


def test_nobody_is_called_as_a_bot_or_a_player_is_in_another_language(place: Place) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "tiger"}, {"kind": "open"}, {"kind": "open"}]
    talk = {"spectators": True, "spectator_chat": "all"}
    host = open_table(place, players=4, settings=talk, seats=seats, name="")
    assert join(host, "Tigre").look().json()["seats"][2]["name"] == "Tigre 2"
    guest = Player(host.place, host.table, None)
    guest.sit()
    for name in ("トラ", "Joueur 1", "Tiger", "Lion"):
        guest.ask(kind="chat", text="I fold.", name=name)
    said = [line["name"] for line in host.look().json()["chat"]]
    assert said == ["トラ 2", "Joueur 1 2", "Tiger 2", "Lion"]
    go_home(guest)


def test_the_log_tells_each_viewer_only_what_they_may_know(place: Place) -> None:
    ann, ben = full_table(place)
    paw = next(path for path in ann.last["paths"] if path != ["heap"])
    lines = ann.move(paw)["log"]["lines"]
    assert any(line.startswith("Ann draws a ") and "card" not in line for line in lines)
    assert "Ann draws a card." in ben.hear("moved")["log"]["lines"]
    assert "Ann draws a card." in ben.look().json()["log"][0]["lines"]
    go_home(ann, ben)


# --- clocks ---------------------------------------------------------------------------------------


def test_a_used_up_clock_hands_the_seat_to_a_bot(place: Place) -> None:
    clock = {"kind": "player", "minutes": 0.005, "increment": 0}
    ann, ben = full_table(place, settings={"clock": clock, "stand_in": "random"})
    assert ann.last["running"] == 0
    told = ben.hear("table")
    while not told["seats"][0]["bot"]:
        told = ben.hear("table")
    assert (told["seats"][0]["bot"], told["seats"][0]["cause"]) == ("random", "time")
    while "result" not in ben.last or ben.last["result"] is None:
        ben.hear()
    assert ben.last["result"]["bots"] == [0, 1]
    go_home(ann, ben)


def test_an_increment_is_won_by_moving(place: Place) -> None:
    ann, ben = full_table(place, settings={"clock": {"kind": "player", "minutes": 5, "increment": 60}})
    moved = ann.move(["heap"])
    assert moved["clocks"][0] > 5 * 60_000 + 50_000
    assert moved["running"] == 1
    go_home(ann, ben)


def test_days_for_a_move_begin_anew_with_each(place: Place) -> None:
    ann, ben = full_table(place, settings={"clock": {"kind": "days", "days": 2}})
    assert 172_790_000 < ann.move(["heap"])["clocks"][1] <= 172_800_000
    go_home(ann, ben)


def test_a_clock_runs_out_even_where_nobody_looks_and_the_server_was_restarted(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    clock = {"kind": "player", "minutes": 0.02, "increment": 0}
    with server(database) as place:
        host = open_table(place, settings={"clock": clock})
        guest = join(host)
    time.sleep(1.5)
    with server(database) as place:
        wait_until(lambda: phase_of(database, host.table) == "over", "bots play the game to its end")
        guest.place = place
        assert guest.look().json()["result"]["bots"] == [0, 1]


def phase_of(database: Path, table: str) -> str:
    store = Store(str(database))
    try:
        with store.engine.connect() as connection:
            return connection.scalar(sa.select(TABLES.c.phase).where(TABLES.c.id == table)) or ""
    finally:
        store.close()


# --- bots and absence -----------------------------------------------------------------------------


def test_bots_play_a_whole_game_by_themselves(place: Place) -> None:
    seats = [RANDOM, {"kind": "bot", "bot": "kitten"}, RANDOM]
    host = open_table(place, players=3, seats=seats, settings={"spectators": True})
    wait_until(lambda: host.look().json()["phase"] == "over", "the bots finish")
    assert host.look().json()["result"]["bots"] == []


def test_bots_keep_a_pace_for_people_and_none_for_programs(tmp_path: Path) -> None:
    seats = [ME, RANDOM, RANDOM]
    with server(tmp_path / "tables.db", pace=5) as place:
        for more, paced in (
            ({"program": False}, True),
            ({"program": True}, False),
            ({"program": False, "settings": {"pace": 0}}, False),
            ({"program": True, "settings": {"pace": 5}}, True),
        ):
            with place.http() as http:
                asked = {"game": "mice", "options": {"players": 3}, "seats": seats, **more}
                table = http.post("/api/tables", json=asked).json()["table"]
            live = place.site.registry.lives[table]
            live.moved = time.monotonic()
            assert (place.site.bot_turns.pause(live) > 4) is paced


def test_a_paced_bot_holds_up_nothing(tmp_path: Path) -> None:
    """While a bot waits with its move everything else goes on; an undo ends the wait."""
    with server(tmp_path / "tables.db", pace=0) as place:
        host = open_table(place, seats=[ME, RANDOM], settings={"pace": 10})
        host.sit()
        assert host.move(["heap"])["to_move"] == 1
        assert host.ask(kind="chat", text="well?")["kind"] == "done"
        assert host.ask(kind="undo")["ply"] == 0
        ann, ben = full_table(place)
        assert ann.move(["heap"])["ply"] == 1
        go_home(ann, ben, host)


def test_a_seat_that_was_given_back_can_be_played_by_a_bot_again(place: Place) -> None:
    """Twice at the same ply: the bot is asked anew."""
    ann, ben = full_table(place, settings={"pace": 1})
    for _ in range(2):
        ann.leave()
        long_gone(ben, 0)
        assert ben.ask(kind="ask-bot", seat=0)["seats"][0]["bot"] == "random"
        assert ann.sit()["seats"][0]["bot"] == ""
    assert ann.last["ply"] == 0
    ann.leave()
    long_gone(ben, 0)
    ben.ask(kind="ask-bot", seat=0)
    while ben.last["ply"] == 0:
        ben.hear()
    go_home(ben)


def test_a_bot_takes_over_when_the_others_agree_and_gives_the_seat_back(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    assert ann.ask(kind="ask-bot", seat=1)["error"] == "Guest 2 is here."
    ben.leave()
    long_gone(ann, 1)
    asked = ann.ask(kind="ask-bot", seat=1)
    assert (asked["asked_bots"], asked["seats"][1]["bot"]) == ({"1": [0]}, "")
    told = cat.ask(kind="ask-bot", seat=1)
    assert (told["seats"][1]["bot"], told["seats"][1]["cause"]) == ("random", "absent")
    ann.move(["heap"])
    while cat.last["ply"] < 2:
        cat.hear()
    assert cat.last["to_move"] == 2
    back = ben.sit()
    assert (back["seats"][1]["bot"], back["mine"]) == ("", [1])
    go_home(ann, ben, cat)


def test_whoever_leaves_is_replaced_by_a_bot_for_good(place: Place) -> None:
    ann, ben = full_table(place)
    assert ben.post("leave").status_code == 200
    ann.move(["heap"])
    while ann.last["ply"] < 2:
        ann.hear()
    told = ann.look().json()
    assert (told["seats"][1]["bot"], told["seats"][1]["cause"]) == ("random", "left")
    assert ben.post("moves", ply=2, path=["heap"]).status_code == 403
    go_home(ann, ben)


def test_a_seat_that_is_left_before_the_start_is_open_again(place: Place) -> None:
    host = open_table(place, players=3)
    guest = join(host)
    guest.post("leave")
    assert [seat["kind"] for seat in host.look().json()["seats"]] == ["person", "open", "open"]


@pytest.mark.compiled
def test_a_hint_is_a_legal_move_in_words(place: Place) -> None:
    ann, ben = full_table(place)
    match = Match.new("mice")
    make_bot("kitten", match.game).choose(match.view(0), match.legal(), 1)  # the search is compiled once
    hint = ann.ask(kind="hint")
    assert hint["path"] in ann.last["paths"]
    assert hint["sentence"]
    assert ben.ask(kind="hint")["code"] == "not-your-turn"
    go_home(ann, ben)


# --- devices, rematch, replay ---------------------------------------------------------------------


def test_a_one_time_link_moves_a_seat_to_another_device_once(place: Place) -> None:
    ann, ben = full_table(place)
    link = ann.post("link").json()["link"].split("#arrive=")[1]
    stranger = Player(place, ann.table, None)
    given = stranger.post("arrive", link=link, program=True).json()
    assert given["seats"] == [0]
    assert stranger.post("arrive", link=link, program=True).status_code == 403
    assert ann.post("moves", ply=0, path=["heap"]).status_code == 403
    there = Player(place, ann.table, given["token"])
    assert there.post("moves", ply=0, path=["heap"]).status_code == 201
    go_home(ben)


def test_a_rematch_keeps_the_people_and_takes_new_options(place: Place) -> None:
    ann, ben = full_table(place)
    assert ann.post("rematch").status_code == 409
    play_out([ann, ben], random.Random(3))
    made = ann.post("rematch", options={"players": 3}).json()
    assert made["seats"] == [0]
    assert ben.post("rematch").json()["table"] == made["table"]
    followed = ben.post("follow").json()
    assert (followed["table"], followed["seats"]) == (made["table"], [1])
    there = Player(place, made["table"], ben.token).look().json()
    assert [seat["kind"] for seat in there["seats"]] == ["person", "person", "open"]
    assert ben.hear("table")["rematch"] == made["table"]
    go_home(ann, ben)


def test_a_finished_game_can_be_replayed_from_any_seat_and_saved(place: Place) -> None:
    ann, ben = full_table(place)
    with place.http() as http:
        assert http.get(f"/api/tables/{ann.table}/save").status_code == 409
        early = http.get(f"/api/tables/{ann.table}/frames/0?seat=1&show=position", headers=ann.headers).json()
        assert early["seat"] == 0
        moves = play_out([ann, ben], random.Random(4))
        late = http.get(f"/api/tables/{ann.table}/frames/3?seat=1&show=position").json()
        assert (late["seat"], late["ply"], late["plies"], late["version"]) == (1, 3, moves, 1)
        assert http.get(f"/api/tables/{ann.table}/frames/{moves + 1}").status_code == 404
        save = http.get(f"/api/tables/{ann.table}/save").text
    assert Match.from_save(read_save(save)).ply == moves
    go_home(ann, ben)


def test_a_finished_game_is_verified_by_dealing_it_again(place: Place) -> None:
    ann, ben = full_table(place)
    shown = ann.last["commitment"]
    with place.http() as http:
        assert http.get(f"/api/tables/{ann.table}/verify", headers=ann.headers).status_code == 409
        play_out([ann, ben], random.Random(8))
        told = http.get(f"/api/tables/{ann.table}/verify").json()
        asked = f"Its fingerprint is {shown}: compare it with the one shown at the start."
        assert asked in told["sentence"]
        kept = http.get(f"/api/tables/{ann.table}/verify", params={"commitment": shown}).json()
        assert "moves. It is the one promised at the start." in kept["sentence"]
        given = {"commitment": shown, "language": "fr"}
        french = http.get(f"/api/tables/{ann.table}/verify", params=given).json()["sentence"]
        assert re.fullmatch(r"La graine donne exactement ces \d+ coups\. C’est bien celle .+", french)
        assert not re.search(r"\b(the|seed|moves|which)\b", french)
        japanese = http.get(f"/api/tables/{ann.table}/verify", params=given | {"language": "ja"}).json()
        said = r"シードから配り直すと、\d+手のこの対戦と完全に一致します。シードは、[^ ]+"
        assert re.fullmatch(said, japanese["sentence"])
        other = http.get(f"/api/tables/{ann.table}/verify", params={"commitment": "0" + shown[1:-1] + "x"})
        assert (other.status_code, "NOT the one" in other.json()["error"]) == (409, True)
    assert told["commitment"] == shown
    go_home(ann, ben)


def test_one_can_play_on_from_a_moment_of_a_finished_game(place: Place) -> None:
    ann, ben = full_table(place)
    moves = play_out([ann, ben], random.Random(9))
    with place.http() as http:
        there = http.get(f"/api/tables/{ann.table}/frames/3?seat=1&show=position").json()
        asked = {"ply": 3, "seat": 1, "bot": "random", "program": True}
        given = http.post(f"/api/tables/{ann.table}/play-on", json=asked).json()
        assert http.post(f"/api/tables/{ann.table}/play-on", json={"ply": moves}).status_code == 404
    told = Player(place, given["table"], given["token"]).sit()
    assert (told["mine"], told["phase"], told["ply"]) == ([1], "playing", 0)
    assert told["position"] == there["position"]
    go_home(ann, ben)


def test_an_option_cannot_name_a_file_of_the_server(place: Place) -> None:
    with place.http() as http:
        for file in ("/etc/passwd", "pyproject.toml", "none.toml", "..\\x", "x\0"):
            answer = http.post("/api/tables", json={"game": "iwari", "options": {"map": file}})
            assert answer.status_code == 400
            assert answer.json()["error"].startswith("map cannot name a file here")


def test_nobody_can_ask_which_files_the_server_has(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file beside the server is neither read nor told from one that does not exist; not even a fine map."""
    monkeypatch.chdir(tmp_path)
    data = Path(__file__).parents[2] / "src/nekoban/games/iwari/data"
    for name in ("mine", "mine.toml", "figures", "figures.toml"):
        (tmp_path / name).write_bytes(next(data.glob("*.toml")).read_bytes())
    with place.http() as http:
        for game, option, name in (
            ("iwari", "map", "mine"),
            ("iwari", "map", "mine.toml"),
            ("cat-battles", "squad-1", "figures"),
            ("cat-battles", "squad-1", "figures.toml"),
        ):
            told = []
            for file in (name, f"x{name[1:]}"):
                answer = http.post("/api/tables", json={"game": game, "options": {option: file}})
                assert answer.status_code == 400
                told.append(answer.json()["error"].replace(file, "FILE"))
            assert told[0] == told[1]
        answer = http.post(
            "/api/tables", json={"game": "cat-battles", "options": {"figures": "figures.toml"}}
        )
        assert (answer.status_code, "no option" in answer.json()["error"]) == (400, True)


def test_a_map_of_ones_own_is_given_packed_and_not_too_often(tmp_path: Path) -> None:
    text = next((Path(__file__).parents[2] / "src/nekoban/games/iwari/data").glob("*.toml")).read_text()
    packed = pack(text.replace('name = "', 'name = "My ', 1))
    asked = {"game": "iwari", "options": {"map": packed}, "program": True}
    with server(tmp_path / "tables.db", Limits(maps=Rate(2, 0.001))) as place, place.http() as http:
        for _ in range(2):
            assert http.post("/api/tables", json=asked).status_code == 201
        assert http.post("/api/tables", json=asked).status_code == 429
        assert http.post("/api/tables", json={"game": "iwari"}).status_code == 201


def test_a_finished_game_of_older_rules_stays_replayable_and_says_its_version(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with server(database) as place:
        ann, ben = full_table(place)
        for language in languages():
            ann.look(show="text", language=language)
        moves = play_out([ann, ben], random.Random(5))
        wait_until(lambda: place.site.store.finished.frames(ann.table) is not None, "the replay is kept")
        logs = last_logs(place, f"/api/tables/{ann.table}/frames/{moves}")
        assert len({tuple(log) for log in logs.values()}) == len(languages())
        go_home(ann, ben)
    change(database, TABLES.update().values(version=0), entry_of_move=("digest", "0" * 16))
    with server(database) as place, place.http() as http:
        told = http.get(f"/api/tables/{ann.table}")
        assert told.status_code == 409
        assert last_logs(place, f"/api/tables/{ann.table}/frames/{moves}") == logs
        frame = http.get(f"/api/tables/{ann.table}/frames/{moves}?seat=0&show=text,picture").json()
        assert (frame["version"], frame["plies"]) == (1, moves)
        assert "mouse" in frame["status"]
        assert frame["picture"].startswith("<svg")


def last_logs(place: Place, frame: str) -> dict[str, list[str]]:
    """What a frame of a replay says, in every language."""
    with place.http() as http:
        return {
            code: http.get(frame, headers={"Accept-Language": code}).json()["log"] for code in languages()
        }


def test_the_replay_of_a_game_that_ended_just_before_a_kill_is_kept_at_the_next_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with server(database) as place:
        ann, ben = full_table(place)
        play_out([ann, ben], random.Random(5))
        wait_until(lambda: place.site.store.finished.frames(ann.table) is not None, "the replay is kept")
        kept = place.site.store.finished.frames(ann.table)
        go_home(ann, ben)
    store = Store(str(database))
    with store.engine.begin() as connection:
        connection.execute(ARCHIVE.delete())
    store.close()
    with server(database) as place:
        wait_until(lambda: place.site.store.finished.frames(ann.table) == kept, "the replay is kept")


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_running_game_of_older_rules_goes_on_if_it_goes_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, goes_on: bool
) -> None:
    """Otherwise it says under which rules it was begun, and waits for the program that has them."""
    database = tmp_path / "tables.db"
    with server(database) as place:
        ann, ben = full_table(place)
        play_out([ann, ben], random.Random(5), most=3)
        go_home(ann, ben)
    same, other = ("over", False), ("digest", "0" * 16)
    change(database, TABLES.update().values(version=0), entry_of_move=same if goes_on else other)
    with server(database) as ann.place:
        told = [ann.look().json() for _ in range(3)][-1]
        if goes_on:
            assert (told["version"], told["phase"], told["ply"]) == (0, "playing", 3)
            return
        assert [record.levelname for record in caplog.records if "set aside" in record.getMessage()] == [
            "ERROR"
        ]
        assert told["code"] == "set-aside"
        assert told["error"].startswith("This table was begun with version 0 of the rules")
    store = Store(str(database))
    table_row = store.tables.row(ann.table)
    store.close()
    assert table_row is not None
    assert (table_row.phase, table_row.flaw) == ("playing", None)


def test_a_damaged_table_is_set_aside_and_the_others_go_on(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with server(database) as place:
        ann, ben = full_table(place)
        play_out([ann, ben], random.Random(6), most=4)
        fine, other = full_table(place)
        go_home(ann, ben, fine, other)
    store = Store(str(database))
    with store.engine.begin() as connection:
        body = sa.func.replace(ENTRIES.c.body, '"ply":2', '"ply":7')
        connection.execute(ENTRIES.update().where(ENTRIES.c.table == ann.table).values(body=body))
    store.close()
    with server(database) as place, place.http() as http:
        ann.place = fine.place = place
        for _ in range(2):
            told = http.get(f"/api/tables/{ann.table}", headers=ann.headers)
            assert (told.status_code, told.json()["code"]) == (409, "set-aside")
            assert "damaged and was set aside: entry" in told.json()["error"]
        assert fine.look().json()["phase"] == "playing"
        fine.sit()
        fine.move(["heap"])
        fine.leave()
        assert "nekoban_tables_set_aside_total 1" in place.numbers()


def change(database: Path, statement: sa.Update, entry_of_move: tuple[str, Any]) -> None:
    """Pretend that a table was played by other rules: other digests, and a right chain of checks."""
    from nekoban.server import journal
    from nekoban.server.tables import table_check

    store = Store(str(database))
    with store.engine.begin() as connection:
        connection.execute(statement)
        ids = list(connection.scalars(sa.select(TABLES.c.id)))
    for id in ids:
        table_row = store.tables.row(id)
        assert table_row is not None
        check = table_check(table_row)
        for row in store.journals.rows(id):
            entry = row.entry
            if isinstance(entry, journal.Moved):
                setattr(entry, *entry_of_move)
            again = journal.written(entry, row.number, row.at, check)
            check = again.check
            with store.engine.begin() as connection:
                chosen = ENTRIES.update().where(ENTRIES.c.table == id, ENTRIES.c.number == row.number)
                connection.execute(chosen.values(body=again.body, check=again.check))
    store.close()


def test_finished_tables_leave_memory(place: Place) -> None:
    ann, ben = full_table(place)
    play_out([ann, ben], random.Random(7))
    assert ann.table in place.site.registry.lives
    go_home(ann, ben)
    place.site.registry.lives[ann.table].used -= 60
    wait_until(lambda: ann.table not in place.site.registry.lives, "the table leaves memory")
    assert ann.look().json()["phase"] == "over"


def test_the_lobby_shows_listed_tables_only(place: Place) -> None:
    hidden = open_table(place)
    listed = open_table(place, settings={"listed": True})
    with place.http() as http:
        found = {entry["table"]: entry for entry in http.get("/api/tables").json()}
    assert hidden.table not in found
    assert (found[listed.table]["open_seats"], found[listed.table]["title"]) == (1, "Mice")


def test_nobody_takes_two_seats_or_a_taken_one(place: Place) -> None:
    host = open_table(place, players=3)
    assert host.post("seats", name="Ann").status_code == 409
    guest = join(host, seat=2)
    assert guest.look().json()["mine"] == [2]
    with place.http() as http:
        taken = http.post(f"/api/tables/{host.table}/seats", json={"seat": 2})
    assert (taken.status_code, taken.json()["error"]) == (409, "Seat 3 is not free.")


def test_what_is_wrong_with_a_table_is_said_in_a_sentence(place: Place) -> None:
    chess_bot = {"kind": "bot", "bot": "deep-blue"}
    long = {"kind": "days", "days": 99}
    wrong = [
        ({"game": "chess"}, "There is no such game."),
        ({"game": "mice", "options": {"players": 9}}, "players takes a number from 2 to 4, not 9."),
        ({"game": "mice", "seats": [ME]}, "There are 2 players and 1 seats."),
        (
            {"game": "mice", "seats": [ME, chess_bot]},
            "There is no bot of that name.",
        ),
        ({"game": "mice", "name": "x" * 30}, "That is 30 characters long; 24 are allowed."),
        (
            {"game": "mice", "settings": {"clock": long}},
            "A clock gives up to 60 days",
        ),
    ]
    with place.http() as http:
        for asked, sentence in wrong:
            answer = http.post("/api/tables", json=asked)
            assert answer.status_code in (400, 413)
            assert answer.json()["error"].startswith(sentence)
