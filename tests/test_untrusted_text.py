"""Strangers' texts: every reader takes time and memory in proportion to what it is given.

Texts of all kinds of growth are read at one length and at four times that length. What grows with the square
takes sixteen times as many steps, as much memory or as much time; what grows with the length takes four.
"""

import ast
import http.cookies
import io
import json
import sys
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from math import inf
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from nekoban.bots.entities import entities_of
from nekoban.bots.weights import array_bytes, digest, form_of, read_weights
from nekoban.bots.weights import unpack as unpack_weights
from nekoban.commands.arguments import UsageError
from nekoban.commands.puzzles import read_known
from nekoban.core import untrusted_text
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.match import Match
from nekoban.core.notation import NotationError, read_position
from nekoban.core.options import Text
from nekoban.core.puzzles import PuzzleError, begin_puzzle, puzzles_of
from nekoban.core.saves import read_save
from nekoban.core.variants import read_variant
from nekoban.games.cat_battles.data.figures import read_toml
from nekoban.games.iwari.data.loading import pack, unpack
from nekoban.games.iwari.data.map_files import parse
from nekoban.server.commands import NewTable, read_command
from nekoban.server.cookies import cookie_of
from tests.measuring import computing, least_times
from tools.expectations import expected

MAUWI = find_game("mauwi")
SHORT, LONGER = 4_000, 4  # characters, and how many times as many
MEMORY, STEPS, SECONDS = 100_000, 2_000, 0.05  # what a reader takes for anything
LINEAR, BARELY = 6.0, 10.0  # how many times as much counts as growing with the length; time is less sure


def repeated(piece: str, before: str = "", after: str = "") -> Callable[[int], str]:
    return lambda length: before + piece * (length // len(piece)) + after


def numbered(piece: str, before: str = "", after: str = "") -> Callable[[int], str]:
    """The same with a number in every piece, so that no two are alike."""
    return lambda length: before + "".join(piece % n for n in range(length // len(piece % 1000))) + after


TOMLS = {
    "dotted name": repeated("a.", after="a=1"),
    "dotted name with spaces": repeated("a . ", after="a=1"),
    "dotted name in quotes": repeated('"a".', after="a=1"),
    "dotted name in single quotes": repeated("'a'.", after="a=1"),
    "dotted header": repeated("a.", "[", "a]"),
    "dotted headers of arrays": repeated("a.", "[[", "a]]"),
    "dotted name in a table": repeated("a.", "x = {", "a=1}"),
    "dotted name after a text of several lines": repeated("a.", 'x = ["""\n a""", {', "a=1}]"),
    "names of some parts": numbered("a.b.c.d.x%d=1\n"),
    "many names": numbered("a%d=1\n"),
    "many headers": numbered("[a%d]\n"),
    "many headers of arrays": repeated("[[a]]\n"),
    "many dotted headers": numbered("[a.b.c.d%d]\n"),
    "lists": repeated("[", "x = "),
    "tables": repeated("{a=", "x = "),
    "many lists": repeated("[],", "x = [", "]"),
    "a long text": repeated("a", 'x = "', '"'),
    "escapes": repeated("\\n", 'x = "', '"'),
    "an unclosed text": repeated("a", 'x = "'),
    "unclosed escapes": repeated('\\"', 'x = "'),
    "a text of several lines": repeated("a\n", 'x = """', '"""'),
    "quotes": repeated('"'),
    "a long word": repeated("a"),
    "a long number": repeated("9", "x = "),
    "long numbers": repeated("9" * 300 + ",", "x = [", "]"),
    "a comment": repeated("#"),
    "spaces": repeated(" "),
    "lines": repeated("\n"),
    "equals": repeated("="),
    "a bracket and blanks in a list": repeated(" ", '[variant]\ngame = "x"\nchanges = [\n[', "\n]\n]\n"),
    "a long hexadecimal number": repeated("F", "[options]\nplayers = 0x"),
}
JSONS = {
    "lists": repeated("["),
    "objects": repeated('{"a":'),
    "many lists": repeated("[],", "[", "0]"),
    "many objects": repeated("{},", "[", "0]"),
    "many names": numbered('"a%d":1,', "{", '"z":0}'),
    "the same name": repeated('"a":1,', "{", '"z":0}'),
    "a long text": repeated("a", '"', '"'),
    "escapes": repeated("\\n", '"', '"'),
    "an unclosed text": repeated("a", '"'),
    "unclosed escapes": repeated('\\"', '"'),
    "quotes": repeated('"'),
    "a long number": repeated("9"),
    "long numbers": repeated("9" * 300 + ",", "[", "0]"),
    "long powers": repeated("1e999,", "[", "0]"),
    "spaces": repeated(" "),
}
POSITIONS = {
    "words": repeated("x=1 ", "mice | "),
    "fields": numbered("x%d=1 ", "mice | "),
    "options": numbered("x%d=1 ", "mice ", "|"),
    "steps": repeated("1.", "mice | ", "hand=1"),
    "values": repeated("1,", "mice | 1.hand=", "1"),
    "repeats": repeated("1*9,", "mice | 1.hand=", "1"),
    "a long value": repeated("9", "mice | 1.hand="),
    "a long name": repeated("a", "mice | "),
    "a long game": repeated("a", after=" | "),
    "bars": repeated("|", "mice "),
    "brackets": repeated("[", "mice | rows", "=1"),
}
WORDS = {
    "letters": repeated("A"),
    "dots": repeated("S01-01."),
    "figures": repeated("01."),
    "brackets": repeated("(", "S01-01"),
    "parts": repeated(";", "X01-01(", ")"),
    "commas": repeated("1,"),
    "a packed name of many parts": lambda length: pack("a." * (length // 2) + "a=1"),
    "a packed map of many tables": lambda length: pack("[[territory]]\n" * (length // 14)),
    "a packed word": repeated("A", "toml."),
}


def save_with(value: Any) -> str:
    """A save of a match whose options hold something."""
    save = Match.new("iwari", players=2, seed=1).to_save()
    return json.dumps({**save, "options": {"players": 2, "map": value}})


def read_figures(folder: Path) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        (folder / "own.toml").write_text(text, encoding="utf-8")
        return read_toml(folder / "own.toml")

    return read


def read_whole_save(text: str) -> Any:
    return Match.from_save(read_save(text))


def read_options(text: str) -> None:
    """All options of all games that take a text."""
    for game in all_games().values():
        for name, option in game.options.declared.items():
            if isinstance(option, Text):
                with suppress(ValueError):
                    game.options.read({name: text})


# --- growth ---------------------------------------------------------------------------------------


def steps_of(read: Callable[[str], Any], text: str, limit: float = inf) -> int:
    """Lines of Python that are run. One that runs more than the limit is not run to its end."""
    steps = 0

    def count(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal steps
        steps += 1
        assert steps <= limit
        return count

    sys.settrace(count)
    try:
        read_once(read, text)
    finally:
        sys.settrace(None)
    return steps


def memory_of(read: Callable[[str], Any], text: str) -> int:
    """The most bytes that are held."""
    tracemalloc.start()
    try:
        read_once(read, text)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def hold_to_growth(read: Callable[[str], Any], make: Callable[[int], str]) -> None:
    short, long = make(SHORT), make(SHORT * LONGER)
    read_once(read, short)
    limit = LINEAR * steps_of(read, short) + STEPS
    assert steps_of(read, long, limit) <= limit  # also where the reader goes on after what stops it
    hold_to_time(read, short, long)
    most = memory_of(read, long)
    assert most <= MEMORY or most <= LINEAR * memory_of(read, short) + MEMORY


def hold_to_time(read: Callable[[str], Any], short: str, long: str) -> None:
    """What takes no longer than anything may is not timed again."""
    if computing(lambda: read_once(read, long)) <= SECONDS:
        return
    least, more = least_times(lambda: read_once(read, short), lambda: read_once(read, long), tries=3)
    assert more <= BARELY * least + SECONDS


def read_once(read: Callable[[str], Any], text: str) -> None:
    """Read a text, or refuse it. What is only done the first time does not count."""
    with suppress(ValueError, msgspec.MsgspecError, RecursionError):
        read(text)


def test_a_reader_that_catches_everything_is_held_to_its_steps_too() -> None:
    def read(text: str) -> int:
        count = 0
        with suppress(Exception):
            for _ in range((len(text) // 100) ** 2):
                count += 1
        return count

    with pytest.raises(AssertionError, match="steps_of"):
        hold_to_growth(read, repeated("x"))


@pytest.mark.long
@pytest.mark.parametrize("kind", TOMLS)
def test_maps_and_figures_are_read_in_proportion(kind: str, tmp_path: Path) -> None:
    hold_to_growth(lambda text: parse(text, "map.toml"), TOMLS[kind])
    hold_to_growth(read_figures(tmp_path), TOMLS[kind])
    hold_to_growth(read_options, lambda length: pack(TOMLS[kind](length)))
    hold_to_growth(read_whole_save, lambda length: save_with(pack(TOMLS[kind](length))))


VARIANT = '[variant]\ngame = "%s"\nname = "own"\nchanges = []\n'


@pytest.mark.long
@pytest.mark.parametrize("kind", TOMLS)
def test_variants_are_read_in_proportion(kind: str) -> None:
    hold_to_growth(lambda text: read_variant(text, "own.toml"), TOMLS[kind])


@pytest.mark.long
@pytest.mark.parametrize("kind", ["many names", "many headers of arrays", "many lists", "a long text"])
def test_the_tables_of_a_variant_are_read_in_proportion(kind: str) -> None:
    for game in all_games().values():
        for table in game.variant.TABLES[-1:] if game.variant else ():
            head = VARIANT % game.name + f"[{table}]\n"
            hold_to_growth(lambda text, head=head: read_variant(head + text, "own.toml"), TOMLS[kind])


@pytest.mark.parametrize("kind", ["words", "fields", "options"])
def test_short_texts_are_read_in_proportion(kind: str) -> None:
    make = POSITIONS[kind]
    hold_to_growth(lambda text: read_variant(text, "own.toml"), lambda length: make(length).replace("|", ""))


@pytest.mark.parametrize("kind", JSONS)
def test_saves_and_messages_are_read_in_proportion(kind: str) -> None:
    hold_to_growth(read_whole_save, JSONS[kind])
    hold_to_growth(read_whole_save, lambda length: save_with("x").replace('"x"', JSONS[kind](length)))
    hold_to_growth(read_command, JSONS[kind])
    hold_to_growth(msgspec.json.Decoder(NewTable).decode, JSONS[kind])


@pytest.mark.parametrize("kind", POSITIONS)
def test_positions_are_read_in_proportion(kind: str) -> None:
    hold_to_growth(read_position, POSITIONS[kind])
    save = Match.new("mice", players=2, seed=1).to_save()
    hold_to_growth(
        lambda text: Match.from_save(read_save(json.dumps({**save, "start": text}))), POSITIONS[kind]
    )


@pytest.mark.parametrize("kind", WORDS)
def test_options_are_read_in_proportion(kind: str) -> None:
    hold_to_growth(read_options, WORDS[kind])
    hold_to_growth(unpack, WORDS[kind])


def test_to_check_a_text_takes_less_than_to_read_it() -> None:
    """A server checks every body before anything else, whoever sent it."""
    text = "[" + "[]," * 20_000 + "[]]"
    check, read = least_times(lambda: untrusted_text.check_json(text), lambda: json.loads(text))
    assert check < read


@pytest.mark.long
def test_a_reader_that_grows_with_the_square_would_be_noticed() -> None:
    """Python's own reader of TOML, unbounded."""
    import tomllib

    with pytest.raises(AssertionError):
        hold_to_growth(tomllib.loads, lambda length: TOMLS["dotted name"](length // 2))


# --- what is refused, and what is not -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a." * 9 + "b = 1", "more than 8 parts"),
        ("x = " + "[" * 17, "nested too deeply"),
        ('x = """\n"""', "several lines"),
        ("x = 1\ny = " + "9" * 500, "line 2: a number has too many digits"),
    ],
)
def test_what_no_file_needs_is_refused_by_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(untrusted_text.UnfitText, match=sentence):
        untrusted_text.read_toml(text)


def test_what_files_need_is_read() -> None:
    text = """
    # [[[[[[[[[[[[[[[[[[[[[[ "a.a.a.a.a.a.a.a.a.a
    a.b."c d".e = "x.x.x.x.x.x.x.x.x.x.x [[[[[[[[[[[[[[[[[[[[["
    f = [[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5], ['it.s', "a\\"b.c"]]
    """
    found = untrusted_text.read_toml(text)
    assert found["a"]["b"]["c d"]["e"].startswith("x.x")
    assert found["f"][1] == ["it.s", 'a"b.c']


# --- a save names no files ------------------------------------------------------------------------


def test_a_save_and_a_position_name_no_files(tmp_path: Path) -> None:
    """A save from elsewhere is not to make this machine open anything, whether it is there or not."""
    ours = next((Path(sys.modules["nekoban.games.iwari"].__file__ or "").parent / "data").glob("*.toml"))
    own = tmp_path / "own.toml"
    own.write_bytes(ours.read_bytes().replace(b'name = "', b'name = "My ', 1))
    assert Match.new("iwari", players=2, map=str(own)).options["map"].startswith("toml.")
    for file in (own, tmp_path / "none.toml", tmp_path):
        with pytest.raises(NotationError, match="There is no map"):
            read_whole_save(save_with(str(file)))
        with pytest.raises(NotationError, match="There is no map"):
            read_position(f"iwari players=2 map={file} | to_move=1")


# --- files that somebody else has made: puzzles, weights ------------------------------------------


def puzzle_file(**changes: Any) -> dict[str, Any]:
    """A file of one puzzle, with something in it changed."""
    puzzle = next(iter(puzzles_of(MAUWI).values()))
    head = {"format": 1, "game": "mauwi", "version": MAUWI.version, "made": []}
    return {**head, "puzzles": [{**asdict(puzzle), **changes}]}


def read_puzzles(folder: Path) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        (folder / "own.json").write_text(text, encoding="utf-8")
        with suppress(UsageError, PuzzleError):
            return read_known(MAUWI, folder / "own.json")

    return read


def with_puzzle(field: str, make: Callable[[int], Any]) -> Callable[[int], str]:
    return lambda length: json.dumps(puzzle_file(**{field: make(length)}))


PUZZLES = {
    "many puzzles": lambda length: json.dumps(
        {**puzzle_file(), "puzzles": puzzle_file()["puzzles"] * (length // 200)}
    ),
    "many wrong rows": lambda length: json.dumps({**puzzle_file(), "puzzles": [0] * (length // 2)}),
    "many fields": lambda length: json.dumps(puzzle_file(**{f"x{n}": 1 for n in range(length // 8)})),
    "a long position": with_puzzle("position", lambda length: "mauwi | " + "x=1 " * (length // 4)),
    "a long answer": with_puzzle("answer", lambda length: "9" * length),
    "a long theme": with_puzzle("theme", lambda length: "a" * length),
    "many chances": with_puzzle("chances", lambda length: {f"{n}": 0.5 for n in range(length // 8)}),
    "many lines": with_puzzle("lines", lambda length: {f"{n}": ["1"] for n in range(length // 8)}),
    "a long line": with_puzzle("lines", lambda length: {"1": ["1"] * (length // 3)}),
    "a large deal": with_puzzle("deal", lambda length: 10 ** min(length, 4000)),
}


@pytest.mark.parametrize("kind", [*PUZZLES, *JSONS])
def test_puzzles_are_read_in_proportion(kind: str, tmp_path: Path) -> None:
    hold_to_growth(read_puzzles(tmp_path), PUZZLES.get(kind) or JSONS[kind])


@pytest.mark.long
@pytest.mark.parametrize("kind", ["many puzzles", "many lines", "a long line", "many chances"])
def test_a_puzzle_that_was_read_is_begun_in_proportion(kind: str) -> None:
    """Its id fits, so that nothing is refused before its position is read."""

    def begin(text: str) -> Any:
        for row in json.loads(text)["puzzles"][:5]:
            begin_puzzle(row["position"], row["deal"])

    hold_to_growth(begin, PUZZLES[kind])


def weights_file(arrays: dict[str, np.ndarray], **about: Any) -> str:
    """A file of weights with these arrays, its digest made by its maker, as letters."""
    entities = entities_of(MAUWI)
    files = {name: array_bytes(array) for name, array in arrays.items()}
    told = {"form": 1, "game": "mauwi", "rules": MAUWI.version, "reads": form_of(entities), **about}
    told["digest"] = digest(files, told)
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in {"about.json": json.dumps(told).encode(), **files}.items():
            packed.writestr(name, content)
    return held.getvalue().decode("latin-1")


def nested_about(length: int) -> str:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as packed:
        packed.writestr("about.json", "[" * length)
    return held.getvalue().decode("latin-1")


BIAS = {"mix.bias": np.zeros(4, np.float16)}
WEIGHTS = {
    "a row by many scales": lambda length: weights_file(
        {"counts": np.zeros((1, length), np.int8), "counts scales": np.ones(length, np.float32), **BIAS}
    ),
    "many arrays": lambda length: weights_file({f"a{n}": np.zeros(1, np.int8) for n in range(length // 100)}),
    "many blocks": lambda length: weights_file(
        {f"blocks.{n}.inner.weight": np.zeros((1, 1), np.int8) for n in range(length // 100)} | BIAS
    ),
    "a wide network": lambda length: weights_file({"mix.bias": np.zeros(length, np.float16)}),
    "many axes": lambda length: weights_file({"mix.bias": np.zeros([1] * min(length, 30), np.float16)}),
    "much about it": lambda length: weights_file(BIAS, **{f"x{n}": 1 for n in range(length // 8)}),
    "nested about": nested_about,
    "letters": repeated("PK"),
}


@pytest.mark.parametrize("kind", WEIGHTS)
def test_weights_are_read_in_proportion(kind: str, tmp_path: Path) -> None:
    def read(text: str) -> Any:
        (tmp_path / "own.net").write_bytes(text.encode("latin-1"))
        return read_weights(tmp_path / "own.net", MAUWI)

    hold_to_growth(read, WEIGHTS[kind])


def test_a_table_by_many_scales_was_unpacked_to_the_square_of_its_file(tmp_path: Path) -> None:
    """What is checked before unpacking, and what would be noticed without that."""
    with pytest.raises(AssertionError):
        hold_to_growth(
            lambda text: unpack_weights(
                {"counts": np.zeros((1, len(text)), np.int8), "counts scales": np.ones(len(text), np.float32)}
            ),
            lambda length: "x" * (length // 10),
        )


COOKIES = {
    "backslashes": repeated("\\", 'a="', '"'),
    "escapes": repeated("\\101", 'a="', '"'),
    "semicolons": repeated(";"),
    "names": repeated("player"),
    "cookies": repeated("player;"),
    "spaces": repeated("; "),
}


@pytest.mark.parametrize("kind", COOKIES)
def test_cookies_are_found_in_proportion(kind: str) -> None:
    hold_to_growth(
        lambda text: cookie_of(SimpleNamespace(headers={"cookie": text}), "player"),  # type: ignore[arg-type]
        lambda length: COOKIES[kind](10 * length),
    )


@pytest.mark.long
def test_pythons_reader_of_cookies_would_be_noticed() -> None:
    """Where it does not have the mending, which some systems have brought to older releases."""
    if hasattr(http.cookies, "_unquote_sub"):
        pytest.skip("this Python reads cookies in proportion")
    with pytest.raises(AssertionError):
        hold_to_growth(http.cookies.SimpleCookie, lambda length: COOKIES["backslashes"](length))


# --- all readers ----------------------------------------------------------------------------------


READING = {
    "tomllib.loads", "tomllib.load", "json.loads", "json.load", "pickle.loads", "pickle.load", "np.load",
    "zipfile.ZipFile", "zlib.decompress", "zlib.decompressobj", "gzip.decompress", "b64decode",
    "urlsafe_b64decode", "msgspec.json.Decoder", "msgspec.json.decode", "msgspec.convert",
    "ast.literal_eval",
    "pl.scan_parquet", "pl.read_parquet", "pl.scan_ipc", "pl.read_ipc", "pl.read_parquet_metadata",
}  # fmt: skip
OURS = "what ships with the program, or what it has written into a folder or database of its own"
OPERATORS = "what whoever runs the program has written or chosen"
THEIRS = "what anybody may have made; its growth is tested here"
READERS = {
    "core/untrusted_text.py": THEIRS,
    "server/commands.py": THEIRS,
    "server/push_messages.py": THEIRS,
    "bots/weights.py": THEIRS,
    "bots/web_address.py": OPERATORS,
    "bots/class_host.py": OURS,
    "bots/levels.py": OURS,
    "core/contracts.py": OURS,
    "core/gpu.py": OURS,
    "core/laws.py": OURS,
    "core/tokens.py": OURS,
    "core/translate.py": OURS,
    "adding/page_words.py": OURS,
    "lab/benchmark.py": OURS,
    "lab/kept_games.py": OURS,
    "lab/ladder.py": OURS,
    "lab/simulate.py": OURS,
    "lab/tables.py": OURS,
    "lab/teaching.py": OURS,
    "rl/demonstrations.py": OPERATORS,
    "review/keeping.py": OURS,
    "server/bots.py": OPERATORS,
    "server/channel.py": OURS,
    "server/journal.py": OURS,
    "server/orders.py": OURS,
    "server/pages.py": OURS,
    "server/replay.py": OURS,
}


# A game's own tests name its modules that read data files of the game.
READERS |= {
    f"games/{find_game(name).folder.name}/{file}": OURS
    for name, told in expected("readers", hidden=True).items()
    for file in told["files"]
}


def dotted_name(node: ast.expr) -> str:
    """A name as it is written, such as json.loads; of what is no name, nothing."""
    if isinstance(node, ast.Attribute):
        return f"{dotted_name(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def test_every_reader_of_files_and_messages_is_known() -> None:
    """Whoever reads something in a new place says who may have written it, and bounds what others have."""
    source = Path(untrusted_text.__file__).parents[1]
    words = {name.rpartition(".")[2] for name in READING}
    found: dict[str, set[str]] = {}
    for file in source.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if not any(word in text for word in words):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute | ast.Name) and (name := dotted_name(node)) in READING:
                found.setdefault(file.relative_to(source).as_posix(), set()).add(name)
    assert {file: sorted(names) for file, names in found.items() if file not in READERS} == {}
    assert [file for file in READERS if file not in found] == []
