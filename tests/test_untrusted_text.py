"""Strangers' texts: every reader takes time and memory in proportion to what it is given.

Texts of all kinds of growth are read at one length and at four times that length. What grows with the square
takes sixteen times as many steps, as much memory or as much time; what grows with the length takes four.
"""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from nekoban.core import untrusted_text
from nekoban.core.catalogue import all_games
from nekoban.core.match import Match
from nekoban.core.notation import NotationError, read_position
from nekoban.core.options import Text
from nekoban.core.saves import read_save
from nekoban.core.variants import read_variant
from nekoban.games.cat_battles.data.figures import read_toml
from nekoban.games.iwari.data.loading import pack, unpack
from nekoban.games.iwari.data.map_files import parse
from nekoban.server.commands import NewTable, read_command

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


def steps_and_memory(read: Callable[[str], Any], text: str) -> tuple[int, int]:
    """Lines of Python that are run, and the most bytes that are held."""
    steps = 0

    def count(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal steps
        steps += 1
        return count

    tracemalloc.start()
    sys.settrace(count)
    try:
        with suppress(ValueError, msgspec.MsgspecError, RecursionError):
            read(text)
    finally:
        sys.settrace(None)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return steps, most


def seconds(read: Callable[[str], Any], text: str) -> float:
    """The least of three times."""
    found: list[float] = []
    for _ in range(3):
        began = time.process_time()
        with suppress(ValueError, msgspec.MsgspecError, RecursionError):
            read(text)
        found.append(time.process_time() - began)
    return min(found)


def hold_to_growth(read: Callable[[str], Any], make: Callable[[int], str]) -> None:
    short, long = make(SHORT), make(SHORT * LONGER)
    read_once(read, short)
    steps, memory = steps_and_memory(read, short)
    more_steps, more_memory = steps_and_memory(read, long)
    assert more_steps <= LINEAR * steps + STEPS
    assert more_memory <= LINEAR * memory + MEMORY
    assert seconds(read, long) <= BARELY * seconds(read, short) + SECONDS


def read_once(read: Callable[[str], Any], text: str) -> None:
    """What is only done the first time does not count."""
    with suppress(ValueError, msgspec.MsgspecError, RecursionError):
        read(text)


@pytest.mark.parametrize("kind", TOMLS)
def test_maps_and_figures_are_read_in_proportion(kind: str, tmp_path: Path) -> None:
    hold_to_growth(lambda text: parse(text, "map.toml"), TOMLS[kind])
    hold_to_growth(read_figures(tmp_path), TOMLS[kind])
    hold_to_growth(read_options, lambda length: pack(TOMLS[kind](length)))
    hold_to_growth(read_whole_save, lambda length: save_with(pack(TOMLS[kind](length))))


VARIANT = '[variant]\ngame = "%s"\nname = "own"\nchanges = []\n'


@pytest.mark.parametrize("kind", TOMLS)
def test_variants_are_read_in_proportion(kind: str) -> None:
    hold_to_growth(lambda text: read_variant(text, "own.toml"), TOMLS[kind])


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

    def least(work: Callable[[str], object]) -> float:
        times = []
        for _ in range(5):
            began = time.perf_counter()
            work(text)
            times.append(time.perf_counter() - began)
        return min(times)

    assert least(untrusted_text.check_json) < least(json.loads)


def test_a_reader_that_grows_with_the_square_would_be_noticed() -> None:
    """Python's own reader of TOML, unbounded."""
    import tomllib

    with pytest.raises(AssertionError):
        hold_to_growth(tomllib.loads, TOMLS["dotted name"])


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
