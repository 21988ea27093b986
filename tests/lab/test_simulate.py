"""Many games into one file: the same file however it is played, and nothing lost or doubled on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from nekoban.bots import network_search
from nekoban.cli import app
from nekoban.commands.preparing import PARTS, TO_SIMULATE, compile_game
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.options import OptionError
from nekoban.lab import kept_games, tables
from nekoban.lab.counting import counted, places
from nekoban.lab.samples import play
from nekoban.lab.simulate import Parts, SimulationError, check_address, checked_part, plan_of, simulate
from nekoban.lab.statistics import share, slope
from nekoban.lab.tables import Plan, PlanTable, frame, loop_is_compiled, make_plan, rules_mark

MICE = make_plan("mice", ["random"], {"players": 3}, 10_000)


@pytest.fixture(scope="module")
def mice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten thousand games, played by one worker."""
    file = tmp_path_factory.mktemp("mice") / "one.parquet"
    assert simulate(MICE, file)
    return file


def test_ten_thousand_games_are_the_same_by_one_worker_and_by_two(mice: Path, tmp_path: Path) -> None:
    other = tmp_path / "two.parquet"
    simulate(MICE, other, workers=2)
    assert pl.read_parquet(other).sort("seed").equals(pl.read_parquet(mice).sort("seed"))
    assert pl.read_parquet(mice)["seed"].to_list() == list(range(10_000))


@pytest.mark.filterwarnings("default")  # Ray's own
def test_ten_thousand_games_are_the_same_on_local_ray(mice: Path, tmp_path: Path) -> None:
    other = tmp_path / "ray.parquet"
    simulate(MICE, other, workers=2, ray="local")
    assert pl.read_parquet(other).sort("seed").equals(pl.read_parquet(mice).sort("seed"))
    assert other.read_bytes() == mice.read_bytes()


@pytest.mark.parametrize("other", ["rules", "seating"])
def test_a_node_with_other_rules_or_another_seating_refuses_to_play(other: str) -> None:
    with pytest.raises(RuntimeError, match="another version"):
        checked_part(MICE, MICE.to_data() | {other: "another"}, 0, 1)


def turns(count: int, sets: int, **more: Any) -> Plan:
    """One greedy bot among random ones, over this many sets of options."""
    options = [{"players": 3}] * sets
    return make_plan("mice", ["greedy", "random", "random"], options, count, **more)


@pytest.mark.parametrize(("count", "sets"), [(12, 1), (12, 12), (12, 4), (18, 3)])
def test_every_bot_has_every_seat_equally_often_however_many_sets_take_turns(count: int, sets: int) -> None:
    rows = PlanTable(turns(count, sets)).rows(range(count))
    assert np.bincount(rows["shift"]).tolist() == [count // 3] * 3
    if count > 3 * sets:  # and with every set of options
        seen = {(row["option"], row["shift"]) for row in rows}
        assert len(seen) == 3 * sets


def test_games_of_another_seating_are_other_games(tmp_path: Path) -> None:
    """What was kept before bots moved on from set to set is not taken for what is played now."""
    plan = turns(12, 12)
    data = plan.to_data()
    assert data["seating"]
    Parts(plan, tmp_path / "games.parquet").open()
    said = tmp_path / "games.parquet.parts" / "plan.json"
    old = json.loads(said.read_text())
    del old["seating"]
    said.write_text(json.dumps(old))
    with pytest.raises(SimulationError, match="another simulation"):
        simulate(plan, tmp_path / "games.parquet")
    for same in (turns(12, 1), turns(12, 12, rotated=False), make_plan("mice", ["greedy"], [{}] * 4, 12)):
        assert "seating" not in same.to_data()  # these are the games they were


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_said_at_once(address: str) -> None:
    with pytest.raises(OptionError, match=r"There is no Ray cluster at .*127\.0\.0\.1:1: Connection refused"):
        check_address(address)


def test_games_of_another_bot_are_other_games() -> None:
    game = find_game("mice")
    tables = (["random"], ["random", "greedy"], ["kitten", "greedy"])
    assert len({rules_mark(game, bots) for bots in tables}) == 3
    assert rules_mark(game, ["kitten"]) != rules_mark(game, ["tiger"])
    assert rules_mark(game, ["kitten", "tiger"]) == rules_mark(game, ["tiger", "random", "kitten"])


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [make_plan("mice", ["random"], {"players": count}, 500) for count in (2, 3)]
    told: list[int] = []
    first = play(plans, 1, told.append, tmp_path)
    monkeypatch.setattr(kept_games, "play_bytes", None)
    again = play(plans, 1, told.append, tmp_path)
    assert [one.plan for one in again] == plans
    assert all(one.table.equals(other.table) for one, other in zip(first, again, strict=True))
    assert sum(told) == 2000
    assert len(list(tmp_path.iterdir())) == 2


def test_kept_games_are_those_of_a_simulation_and_a_stopped_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(tables.CHUNKS, "random", 64)
    plan = make_plan("mice", ["random"], {"players": 3}, 300, watched=1)
    simulate(plan, tmp_path / "games.parquet")
    played: list[int] = []

    def stop(plan: Plan, first: int, last: int) -> bytes:
        played.append(first)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play_bytes(plan, first, last)

    play_bytes = kept_games.play_bytes
    monkeypatch.setattr(kept_games, "play_bytes", stop)
    with pytest.raises(KeyboardInterrupt):
        play([plan], kept=tmp_path / "kept")
    done, before = len(list((tmp_path / "kept").rglob("0*"))), len(played)
    assert done >= 1
    (sample,) = play([plan], kept=tmp_path / "kept")
    assert sample.table.equals(pl.read_parquet(tmp_path / "games.parquet"))
    assert len(played) == before + 5 - done
    assert [file.suffix for file in (tmp_path / "kept").iterdir()] == [".npz"]


def test_games_are_named_by_the_levels_that_play_and_by_no_other() -> None:
    game = find_game("mice")
    marks = {name: rules_mark(game, [name]) for name in ("greedy", "kitten", "tiger")}
    assert len(set(marks.values())) == 3
    assert rules_mark(game, ["kitten", "greedy"]) == marks["kitten"]


def test_games_by_another_search_with_a_network_are_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("mauwi")
    before = {name: rules_mark(game, [name]) for name in ("nekomata", "tiger")}
    real = tables.portable_mark

    def changed(game: Any, twin: Any, entry: Any) -> str:
        return "changed" if entry is network_search.consider else real(game, twin, entry)

    monkeypatch.setattr(tables, "portable_mark", changed)
    assert rules_mark(game, ["nekomata"]) != before["nekomata"]
    assert rules_mark(game, ["tiger"]) == before["tiger"]


def test_parts_of_another_length_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("mice", ["greedy"], {}, 100)
    Parts(plan, tmp_path / "games.parquet").open()
    monkeypatch.setattr("nekoban.lab.tables.SHARES", 3)
    with pytest.raises(SimulationError, match="another simulation"):
        simulate(plan, tmp_path / "games.parquet")


def test_what_slow_bots_play_is_shared_among_all_workers_to_the_end() -> None:
    assert len(make_plan("mice", ["greedy"], {}, 160).chunks()) == 16
    assert len(make_plan("mice", ["greedy"], {}, 6400).chunks()) == 100
    assert len(make_plan("mice", ["random"], {}, 160).chunks()) == 1
    assert len(make_plan("mice", ["tiger", "random"], {}, 3).chunks()) == 3


def test_hands_that_are_there_play_several_plans(tmp_path: Path) -> None:
    used: list[range] = []

    class Watched(ThreadPoolExecutor):
        def submit(self, fn: Any, /, *given: Any, **more: Any) -> Any:
            used.append(range(*given[1:]))
            return super().submit(fn, *given, **more)

    with Watched(1) as pool:
        for count in (20, 30):
            simulate(make_plan("mice", ["random"], {}, count), tmp_path / f"{count}.parquet", pool=pool)
    assert used == [range(20), range(30)]


def test_the_command_lets_polars_use_one_thread_so_that_memory_stays_flat(tmp_path: Path) -> None:
    words = ["simulate", "mice", "-n", "5", "-o", str(tmp_path / "five.parquet")]
    said = (
        f"import sys; sys.argv = ['nekoban', *{words}]\nfrom nekoban.cli import main\n"
        "try: main()\nexcept SystemExit: import polars; print('threads', polars.thread_pool_size())"
    )
    plain = {name: value for name, value in os.environ.items() if name != "POLARS_MAX_THREADS"}
    done = subprocess.run([sys.executable, "-c", said], env=plain, capture_output=True, text=True, check=True)
    assert "threads 1" in done.stdout


def test_compiling_everything_includes_the_loop_of_the_lab() -> None:
    assert "lab" in PARTS
    assert "lab" in TO_SIMULATE
    compile_game("mice", tuple(PARTS))
    assert loop_is_compiled(find_game("mice"))


def test_compiling_can_leave_the_lab_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        "nekoban.commands.authors.compile_with_progress",
        lambda games, console, parts: asked.append(tuple(parts)),
    )
    for arguments in (["compile", "mice"], ["compile", "mice", "--no-lab"]):
        CliRunner().invoke(app, arguments)
    assert asked == [("rules", "bots", "steps", "lab"), ("rules", "bots", "steps")]


def test_a_first_simulation_says_that_it_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PARTS, "lab", PARTS["lab"]._replace(is_ready=lambda game: False))
    result = CliRunner().invoke(app, ["simulate", "mice", "-n", "5", "-o", str(tmp_path / "five.parquet")])
    assert result.exit_code == 0, result.output
    assert "Compiling the rules of Mice (once, until they change)." in result.output


def test_a_file_says_what_it_holds(mice: Path) -> None:
    assert plan_of(mice)["bots"] == ["random"] * 3
    assert plan_of(mice)["rules"]
    table = pl.read_parquet(mice)
    assert table["options"].unique().to_list() == ["players=3"]
    assert (table["won"].arr.sum() == 1).all()


def test_a_finished_file_is_left_alone(mice: Path) -> None:
    before = mice.read_bytes()
    assert not simulate(MICE, mice)
    assert mice.read_bytes() == before


def test_a_file_of_another_simulation_is_refused(mice: Path) -> None:
    with pytest.raises(SimulationError, match="another simulation"):
        simulate(make_plan("mice", ["random"], {"players": 3}, 10), mice)


def test_parts_of_another_simulation_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    Parts(MICE, file).open()
    with pytest.raises(SimulationError, match="another simulation"):
        simulate(make_plan("mice", ["random"], {"players": 3}, 10), file)


def test_one_seed_gives_the_same_game_alone(mice: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.parquet"
    simulate(make_plan("mice", ["random"], {"players": 3}, 1, seed=4711), file)
    whole = pl.read_parquet(mice).filter(pl.col("seed") == 4711)
    assert pl.read_parquet(file).drop("bots").equals(whole.drop("bots"))


def test_a_killed_simulation_goes_on_where_it_was(tmp_path: Path) -> None:
    file, plain = tmp_path / "killed.parquet", tmp_path / "plain.parquet"
    plan = make_plan("mice", ["greedy"], {}, 3000)
    command = [sys.executable, "-c", "from nekoban.cli import main; main()", "simulate", "mice", "-n", "3000"]
    command += ["--bots", "greedy", "-o", str(file)]
    started = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
    parts = Parts(plan, file).folder
    while len(list(parts.glob("*.arrow"))) < 3 and started.poll() is None:
        time.sleep(0.01)
    started.kill()
    started.wait()
    done = {path.name: path.stat().st_mtime_ns for path in parts.glob("*.arrow")}
    assert 3 <= len(done) < len(plan.chunks())
    told: list[int] = []
    simulate(plan, file, told=told.append)
    assert told[0] == 64 * len(done)
    assert sum(told) == 3000
    simulate(plan, plain)
    assert pl.read_parquet(file).equals(pl.read_parquet(plain))
    assert not parts.exists()


def test_half_a_part_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    plan = make_plan("mice", ["greedy"], {}, 100)
    parts = Parts(plan, file)
    parts.open()
    (parts.folder / "000000000000.arrow.part").write_bytes(b"ARROW1 torn")
    simulate(plan, file)
    assert pl.read_parquet(file)["seed"].to_list() == list(range(100))


def test_bots_from_outside_sit_at_one_table_with_random_ones() -> None:
    plan = make_plan("mice", ["kitten", "random", "greedy"], {"players": 3}, 12)
    rows = PlanTable(plan).rows(range(12))
    assert (rows["winners"][:, :3].sum(axis=1) == 1).all()
    assert (rows["scores"].sum(axis=1) == 21).all()
    again = PlanTable(plan).rows(range(5, 8))
    assert again.tobytes() == rows[5:8].tobytes()
    assert frame(plan, rows)["bots"].to_list()[:2] == ["kitten,random,greedy", "random,greedy,kitten"]


def test_a_known_seat_advantage_and_a_known_charm_are_found_within_their_intervals(loaded_coin: str) -> None:
    plan = make_plan(loaded_coin, ["random"], {"edge": 57, "charm": 12}, 20_000)
    table = frame(plan, PlanTable(plan).rows(range(20_000)))
    won = np.array(table["won"].to_list(), float)
    first = share(won[:, 0])
    assert first.low <= 0.57 <= first.high
    assert first.differs_from(0.5)
    charm = slope(np.array(table["charms"].to_list()), won)
    assert charm.low <= 0.12 <= charm.high
    assert charm.differs_from(0)


def test_a_fair_coin_is_not_called_unfair(loaded_coin: str) -> None:
    plan = make_plan(loaded_coin, ["random"], {}, 20_000)
    assert not share(PlanTable(plan).rows(range(20_000))["winners"][:, 0]).differs_from(0.5)


def test_turns_decisions_and_leads_are_counted(loaded_coin: str) -> None:
    plan = make_plan(loaded_coin, ["random"], {}, 64)
    rows = PlanTable(plan).rows(range(64))
    assert (rows["decisions"] == 4).all()
    assert (rows["turns"] == 4).all()
    assert (rows["branching"] == 8).all()
    assert (rows["widest"] == 2).all()
    assert not rows["forced"].any()
    watched = frame(plan, rows).filter(pl.col("lead_changes").is_not_null())
    assert watched["seed"].to_list() == list(range(0, 64, 8))


@pytest.mark.parametrize("name", [name for name, game in all_games().items() if game.counting])
def test_points_by_source_add_up_and_marks_are_as_wide_as_they_say(name: str) -> None:
    """Interpreted, so that nothing is compiled for it: the counting functions over one random game."""
    game = find_game(name)
    module = counted(game)
    marks = np.zeros((game.seats, sum(mark.width for mark in module.MARKS)), np.int16)
    sources = np.zeros((game.seats, len(module.SOURCES)), np.int32)
    state = game.engine.start(game.options.read({}), 12345)
    chance = np.random.default_rng(5)
    assert 0 <= module.first_seat(state) < state.seats
    module.mark_start(state, marks)
    turns, mark = 0, module.turn_mark(state)
    while state.to_move >= 0:
        game.engine.play(state, int(chance.choice(game.engine.legal(state))))
        for event in state.events[: state.event_count]:
            module.mark_event(state, event, marks)
        turns += module.turn_mark(state) != mark
        mark = module.turn_mark(state)
    module.mark_end(state, marks)
    module.mark_sources(state, sources)
    assert turns > 3
    assert (marks >= 0).all()
    assert all(marks[:, first : first + mark.width].shape[1] for mark, first in places(module.MARKS))
    assert marks.sum() > 10
    assert sources.sum(axis=1)[: state.seats].tolist() == game.engine.scores(state)


def counts_by_kind(game: Game) -> bool:
    """Whether a game's counting has one column for each kind of event, made by `by_kind`."""
    return game.counting is not None and "COUNTED" in vars(game.parts["counting"].module)


@pytest.mark.parametrize("name", [name for name, game in all_games().items() if counts_by_kind(game)])
def test_every_event_of_a_counted_kind_counts_one_in_its_column(name: str) -> None:
    game = find_game(name)
    module = counted(game)
    event = game.state().events[0]
    for kind, column in enumerate(game.parts["counting"].module.COUNTED):
        marks = np.zeros((game.seats, sum(mark.width for mark in module.MARKS)), np.int16)
        event.kind, event.seat, event.a, event.b = kind, 1, 0, 0
        if column >= 0:
            module.mark_event(game.state(), event, marks)
            assert marks[1, column] == 1
            assert not marks[0].any()


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (["random"] * 4, {"players": 3}, "4 bots do not fit 3 seats"),
        ([], {"players": 3}, "0 bots do not fit"),
        (["random"], [{"players": 2}, {"players": 3}], "same number of players"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(bots: list[str], options: object, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        make_plan("mice", bots, options, 10)  # type: ignore[arg-type]


def test_option_sets_take_turns() -> None:
    plan = make_plan("mauwi", ["random"], [{"players": 3}, {"players": 3, "edition": "mauw"}], 4)
    assert [len(dict(one)) for one in plan.sets] == [1, 2]
