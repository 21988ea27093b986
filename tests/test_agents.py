"""Bots of others: classes, programs and addresses play whole games, within their time and by their view."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import nekoban
from nekoban import Match, cli
from nekoban.bots import Agent, all_bots, make_bot, meet
from nekoban.bots.agents import ILLEGAL, IN_A_ROW, QUESTIONS, STAND_INS, make_agent
from nekoban.bots.naming import BotName, is_own, is_repeatable, read_name, with_seconds
from nekoban.bots.questions import AgentError
from nekoban.bots.random import Random
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.language import reading
from nekoban.core.luck import bot_luck
from tests.conftest import Command
from tests.test_laws import sees_only_its_view

ROOT = Path(__file__).parents[1]
LINE_AGENT = f"program:{sys.executable} {ROOT / 'examples' / 'line_agent.py'}"
GAMES = list(all_games(hidden=True))
MICE = find_game("mice")


def finished(match: Match, bots: list[Any]) -> Match:
    """The match after bots have played it to its end."""
    for bot in bots:
        meet(bot, match.options)
    while match.to_move is not None:
        bot = bots[match.to_move % len(bots)]
        match.play(bot.choose(match.view(match.to_move), match.legal(), bot_luck(match.seed, match.ply)))
    return match


def script(folder: Path, *lines: str, ready: bool = True) -> str:
    """The name of a program that answers each question as these lines of Python do."""
    file = folder / "agent.py"
    begin = ['        if line.startswith("game"): print("ready", flush=True)'] if ready else []
    body = [f"        {line}" for line in lines]
    text = ["import os, subprocess, sys, time", "legal = []", "def main():", "    for line in sys.stdin:"]
    kept = ['        if line.startswith("options"): legal.clear()',
            '        if line.startswith("legal"): legal.append(line[6:].strip())']  # fmt: skip
    file.write_text("\n".join([*text, *begin, *kept, *body, "        sys.stdout.flush()", "main()", ""]))
    return f"program:{sys.executable} {file}"


@pytest.fixture
def said() -> list[str]:
    return []


def asked(name: str, said: list[str], **more: Any) -> tuple[Agent, Match]:
    """An agent, and a match of mice in which it is to choose."""
    agent = make_agent(name, MICE, said.append, **more)
    return agent, nekoban.new("mice", seed=1, players=2)


def choice(agent: Agent, match: Match, luck: int = 7) -> int:
    return agent.choose(match.view(match.to_move), match.legal(), luck)


# --- whole games


@pytest.mark.parametrize("name", GAMES)
def test_a_program_plays_a_whole_game_of_every_kind(name: str) -> None:
    game = find_game(name)
    agent = make_bot(LINE_AGENT, game)
    assert isinstance(agent, Agent)
    match = finished(nekoban.new(name, seed=5), [agent, Random(game)])
    assert match.over
    assert agent.title == "Line Agent"
    assert agent.counts[QUESTIONS] > 3
    assert agent.counts[ILLEGAL] == agent.counts[STAND_INS] == 0


def test_a_program_plays_what_it_would_play_in_this_process() -> None:
    """The texts of the moves and the luck arrive as they are: random with the same luck is the same game."""
    over_lines = finished(nekoban.new("mauwi", seed=5), [make_bot(LINE_AGENT, find_game("mauwi"))])
    here = finished(nekoban.new("mauwi", seed=5), [Random(find_game("mauwi"))])
    assert over_lines.played == here.played


class Hashing:
    """Its choice depends on every byte that it is given."""

    name = "Hashing"

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: Any, legal: list[int], luck: int) -> int:
        print("this is no answer")
        number = sum((place + 1) * int(byte) for place, byte in enumerate(view.bytes)) + luck
        return legal[(number + (view.viewer or 0)) % len(legal)]


@pytest.mark.long
@pytest.mark.parametrize("name", ["mice", "cat-battles"])
def test_a_class_gets_exactly_the_view_that_our_bots_get(name: str) -> None:
    game = find_game(name)
    agent: Any = make_bot("tests.test_agents:Hashing", game)
    outside = finished(nekoban.new(name, seed=6), [agent, Random(game)])
    inside = finished(nekoban.new(name, seed=6), [Hashing(game), Random(game)])
    assert outside.played == inside.played
    assert (agent.title, agent.counts[STAND_INS]) == ("Hashing", 0)


@pytest.mark.long
def test_the_class_of_the_examples_plays() -> None:
    agent: Any = make_bot("examples.class_agent:OneAhead", find_game("mauwi"))
    finished(nekoban.new("mauwi", seed=1, players=2), [agent, Random(find_game("mauwi"))])
    assert agent.counts[QUESTIONS] > agent.counts[STAND_INS] == 0


def test_an_address_plays_a_whole_game() -> None:
    command = [sys.executable, str(ROOT / "examples" / "web_agent.py"), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            agent: Any = make_bot(process.stdout.readline().strip(), find_game("nine-lives"))
            match = finished(nekoban.new("nine-lives", seed=2), [agent, Random(find_game("nine-lives"))])
        finally:
            process.kill()
    assert match.over
    assert agent.counts[STAND_INS] == 0


@pytest.mark.parametrize("name", ["mauwi", "nine-lives"])
def test_law_7_nothing_that_is_sent_depends_on_what_the_seat_may_not_see(name: str, tmp_path: Path) -> None:
    """A program that chooses by every character it reads makes the same choice in every world."""
    hashing = script(
        tmp_path,
        'said = globals().setdefault("said", [])',
        'said.append(line if not line.startswith(("go", "options")) else "")',
        'if line.startswith("options"): said.clear()',
        'if line.startswith("go"): print("bestmove", legal[sum(map(ord, "".join(said))) % len(legal)])',
    )
    game = find_game(name)
    assert sees_only_its_view(game, make_bot(hashing, game), game.samples()[0], 3, 12)


# --- what goes wrong


def test_a_slow_program_is_killed_with_all_it_started_and_a_random_move_is_made(
    tmp_path: Path, said: list[str]
) -> None:
    pids = tmp_path / "pids"
    slow = script(
        tmp_path,
        'if line.startswith("go"):',
        '    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])',
        f'    open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")',
        "    time.sleep(60)",
    )
    agent, match = asked(f"{slow}@1s", said)
    began = time.monotonic()
    assert choice(agent, match) == Random(MICE).choose(match.view(0), match.legal(), 7)
    assert 0.9 < time.monotonic() - began < 6
    assert "took too long" in said[0]
    assert "A random move was made for it." in said[0]
    until = time.monotonic() + 10
    while any(map(is_alive, map(int, pids.read_text().split()))):
        assert time.monotonic() < until
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z"
    except OSError:
        return False


def test_an_illegal_move_is_refused_with_its_clause_and_the_next_answer_counts(
    tmp_path: Path, said: list[str]
) -> None:
    notes = tmp_path / "notes"
    match = nekoban.new("mice", seed=1, players=2)
    illegal = next(text for text in MICE.moves.texts if text not in match.moves())
    stubborn = script(
        tmp_path,
        f'if line.startswith("refused"): open({str(notes)!r}, "a").write(line)',
        'if line.startswith("go"):',
        f'    open({str(notes)!r}, "a").close()',
        f'    seen = open({str(notes)!r}).read().count("refused")',
        f'    print("bestmove", ["fly", {illegal!r}, legal[0]][min(seen, 2)])',
    )
    agent = make_agent(stubborn, MICE, said.append)
    assert match.game.moves.texts[choice(agent, match)] == match.moves()[0]
    first, second = notes.read_text().splitlines()
    assert first == "refused 'fly': this is not a move of Mice."
    assert "MI-" in second
    assert (agent.counts[ILLEGAL], agent.counts[STAND_INS], said) == (2, 0, [])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('if line.startswith("go"): print("bestmove fly")', "named no legal move in 3 tries"),
        ('if line.startswith("go"): sys.exit(3)', "ended by itself"),
        ('if line.startswith("go"): print("error I am lost.")', "failed: 'I am lost.'"),
        ('if line.startswith("go"): print("x" * 200_000)', "a line of more than"),
        ('if line.startswith("go"): os.close(1); time.sleep(9)', "ended by itself"),
    ],
)
def test_what_a_program_does_wrong_is_told_and_it_is_asked_again(
    tmp_path: Path, said: list[str], line: str, sentence: str
) -> None:
    agent, match = asked(script(tmp_path, line), said)
    for _ in range(2):
        assert choice(agent, match) in match.legal()
    assert len(said) == 1
    assert sentence in said[0]
    assert agent.counts[STAND_INS] == 2


def test_a_program_is_told_in_english_and_people_in_their_language(tmp_path: Path, said: list[str]) -> None:
    notes = tmp_path / "notes"
    name = script(
        tmp_path,
        f'if line.startswith("refused"): open({str(notes)!r}, "a").write(line)',
        'if line.startswith("go"): print("bestmove fly")',
    )
    for language in ("fr", "ja"):
        with reading(language):
            choice(*asked(name, said))
    assert set(notes.read_text().splitlines()) == {"refused 'fly': this is not a move of Mice."}
    assert said[0].startswith(f"{name} n’a nommé aucun coup permis en 3 essais")
    assert said[0].endswith("ce n’est pas un coup de Mice. Un coup au hasard a été joué à sa place.")
    assert said[1].endswith("これはMiceの手ではありません。代わりにランダムな手を打ちました。")


def test_a_program_that_never_stops_writing_is_answered_in_time(tmp_path: Path, said: list[str]) -> None:
    flood = script(tmp_path, 'if line.startswith("go"):', '    while True: print("info " + "x" * 999)')
    agent, match = asked(f"{flood}@1s", said)
    assert choice(agent, match) in match.legal()
    assert "took too long" in said[0]


def test_after_some_failures_in_a_row_an_agent_is_not_asked_any_more(tmp_path: Path, said: list[str]) -> None:
    agent, match = asked(script(tmp_path, 'if line.startswith("go"): sys.exit()'), said)
    for _ in range(IN_A_ROW):
        choice(agent, match)
    with pytest.raises(AgentError, match="failed 5 times in a row and is not asked any more: it ended by"):
        choice(agent, match)


class Broken:
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no memory left")


class Silent:
    def __init__(self, game: Any) -> None: ...


class Raising(Silent):
    def choose(self, view: Any, legal: list[int], luck: int) -> int:
        raise KeyError("tail")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("program:no-such-cat", "No such file"),
        ("program:", "names no program"),
        ("program:'cat", "cannot be read as a command"),
        ("no.such:Cat", "there is no module no"),
        ("tests.test_agents:Cat", "tests.test_agents has no Cat"),
        ("tests.test_agents:Broken", "RuntimeError: no memory left"),
        ("tests.test_agents:Silent", "has no method choose"),
        ("http://", "names no host"),
        ("http://localhost:cat/", "is not an address"),
        ("program:true", "before it was ready it ended by itself"),
    ],
)
def test_an_agent_that_cannot_be_used_is_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(AgentError) as error:
        make_agent(name, MICE, is_quiet=True)
    assert sentence in str(error.value)


def test_an_error_in_a_class_is_a_failed_move(said: list[str]) -> None:
    agent, match = asked("tests.test_agents:Raising", said, is_quiet=True)
    assert choice(agent, match) in match.legal()
    assert "KeyError: 'tail'" in said[0]


class Odd(BaseHTTPRequestHandler):
    """An address that answers in strange ways, by the path it is asked at."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        answers = {"/list": b"[]", "/number": b'{"move": 3}', "/text": b"mouse", "/long": b" " * 99_999}
        self.send_response(302 if self.path == "/elsewhere" else 200)
        self.end_headers()
        if self.path == "/drip":
            for _ in range(100):
                self.wfile.write(b" ")
                time.sleep(0.1)
        self.wfile.write(answers.get(self.path, b""))

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def odd_address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Odd) as server:
        server.daemon_threads = True
        server.handle_error = lambda request, client_address: None  # type: ignore[method-assign]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/list", "has no move"),
        ("/number", "which is not a text"),
        ("/text", "has no move"),
        ("/long", "more than 65,536 bytes"),
        ("/elsewhere", "HTTP status 302"),
        ("/drip", "took too long"),
    ],
)
def test_a_strange_answer_from_an_address_is_told(
    odd_address: str, path: str, sentence: str, said: list[str]
) -> None:
    agent, match = asked(f"{odd_address}{path}@0.5s", said)
    began = time.monotonic()
    assert choice(agent, match) in match.legal()
    assert sentence in said[0]
    assert time.monotonic() - began < 5


def test_nobody_at_an_address_is_told(said: list[str]) -> None:
    agent, match = asked("http://127.0.0.1:9/", said)
    assert choice(agent, match) in match.legal()
    assert "could not be asked" in said[0]


# --- names


def test_names_are_read_and_timed() -> None:
    assert read_name("tiger*10@1.5s") == BotName("tiger", 10, 1.5)
    assert read_name("program:./cat --lives 9@2s") == BotName("program:./cat --lives 9", 1, 2.0)
    assert [with_seconds(name, 1) for name in ("random", "tiger", "tiger@2s", "cats:Tabby")] == [
        "random", "tiger@1s", "tiger@2s", "cats:Tabby@1s",
    ]  # fmt: skip
    assert [is_own(name) for name in ("a.b:C", "http://x/", "program:y", "tiger@1s", "house-cat")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert is_repeatable(all_bots())
    assert not is_repeatable(["random", "tiger@1s"])
    assert not is_repeatable(["random", "cats:Tabby"])


@pytest.mark.parametrize("name", ["leopard", "tiger@0s", "tiger*0", "leopard*2", ""])
def test_a_name_of_no_bot_is_a_sentence(name: str) -> None:
    with pytest.raises(LookupError, match="There is no bot"):
        make_bot(name, MICE)


@pytest.mark.compiled
def test_a_level_by_time_thinks_that_long() -> None:
    match = nekoban.new("mauwi", seed=3, players=2)
    bot: Any = make_bot("kitten@0.3s", match.game)
    bot.choose(match.view(0), match.legal(), 1)  # loads the compiled rules
    began = time.monotonic()
    assert bot.choose(match.view(match.to_move), match.legal(), 1) in match.legal()
    assert 0.3 <= time.monotonic() - began < 3
    assert sum(thought.visits for thought in bot.thoughts()) > make_kitten(match).level.iterations


def make_kitten(match: Match) -> Any:
    return make_bot("kitten", match.game)


# --- where they play


def run(*words: str) -> Any:
    return CliRunner().invoke(cli.app, list(words))


@pytest.mark.compiled
def test_an_agent_plays_in_every_command_of_the_lab(tmp_path: Path) -> None:
    games = tmp_path / "games.parquet"
    done = run("simulate", "mice", "-n", "6", "--bots", f"{LINE_AGENT},random", "-o", str(games))
    assert done.exit_code == 0, done.output
    import polars as pl

    assert any("line_agent" in bots for bots in pl.read_parquet(games)["bots"].cast(pl.String))
    page = tmp_path / "page.html"
    done = run("tournament", "mice", "--bots", f"{LINE_AGENT},random", "-n", "2", "-o", str(page))
    assert done.exit_code == 0, done.output
    assert "line_agent" in page.read_text(encoding="utf-8")
    others = ("--weaker", "random", "--stronger", "kitten@0.002s")
    for words in (
        ("ladder", "mice", "--bots", f"{LINE_AGENT},greedy", "--seats", "2", "--deals", "2"),
        ("report", "mice", "-n", "6", "--bot", LINE_AGENT, *others, "-o", str(page)),
    ):  # fmt: skip
        done = run(*words)
        assert done.exit_code == 0, done.output


@pytest.mark.compiled
def test_an_agent_is_compared_in_an_analysis(tmp_path: Path) -> None:
    file = tmp_path / "match.neko"
    finished(nekoban.new("mice", seed=4, players=2), [Random(MICE)]).save(file)
    done = run("analyse", str(file), "--bot", "kitten", "--budget", "100", "--agent", LINE_AGENT)
    assert done.exit_code == 0, done.output
    assert "would have made the same choice" in done.output


def test_an_agent_plays_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "mice", "--names", "Ann", "--bots", LINE_AGENT, "--plain", "--seed", "7"]
    done = CliRunner().invoke(cli.app, words, input="1\n" * 30)
    assert done.exit_code == 0, done.output
    assert "took the last mouse and wins" in done.output
    assert "Line Agent 2" in done.output


def test_a_wrong_name_in_a_command_is_a_sentence(nekoban_here: Command, tmp_path: Path) -> None:
    words = ["simulate", "mice", "--bots", "program:no-such-cat", "-o", str(tmp_path / "g.parquet")]
    code, _, said = nekoban_here(*words)
    assert code == 2
    assert said.strip() == "program:no-such-cat cannot be started: No such file or directory."


def test_a_saved_match_does_not_start_a_program(tmp_path: Path) -> None:
    started = tmp_path / "started"
    evil = f"program:{sys.executable} -c open('{started}','w')"
    match = nekoban.new("mice", seed=1, players=2)
    match.bots = {1: evil}
    match.save(tmp_path / "m.neko")
    done = run("resume", str(tmp_path / "m.neko"), "--plain")
    assert "which is not one of our bots" in str(done.exception)
    assert not started.exists()
