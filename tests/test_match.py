"""Matches: playing, refusing, taking back, keeping."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import nekoban
from nekoban import Match, MoveError, NotationError, UndoError
from nekoban.core import saves
from nekoban.core.catalogue import all_games
from nekoban.core.language import languages, reading
from nekoban.core.messages import heard
from nekoban.core.pictures import short_name, thing_names
from nekoban.core.refusals import Refusal


def played_out(seed: int = 3, **options: Any) -> Match:
    match = nekoban.new("mice", seed=seed, **options)
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.moves()))
    return match


def test_the_same_seed_deals_the_same_match() -> None:
    one, two = nekoban.new("mice", seed="cat"), nekoban.new("mice", seed="cat")
    assert one.state == two.state
    assert one.commitment == two.commitment
    assert nekoban.new("mice").seed != nekoban.new("mice").seed


def test_a_move_is_played_by_text_path_or_number() -> None:
    match = nekoban.new("mice", seed=1)
    match.play("one")
    match.play(["heap"])
    match.play(0)
    assert match.ply == 3
    assert match.state.heap == 18


def test_an_illegal_move_changes_nothing_and_names_its_clause() -> None:
    match = Match.from_position("mice players=2 | heap=2 1.paw=three 1.has_paw=1 1.taken=19 2.has_paw=1")
    before = match.state.twin()
    refusal = match.why_not("paw three")
    assert refusal is not None
    assert refusal.clause == "MI-05"
    with pytest.raises(MoveError, match="MI-05"):
        match.play("paw three")
    assert match.state == before
    assert match.why_not("one") is None


@pytest.mark.parametrize("game", sorted(all_games(hidden=True)))
def test_at_the_end_no_rule_is_named_but_that_the_game_is_over(game: str) -> None:
    match, chance = nekoban.new(game, seed="the end"), random.Random(5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    answers = {match.why_not(row) for row in range(0, len(match.game.moves.texts), 7)}
    assert answers == {Refusal("", "The game is over.")}
    clicks = dict.fromkeys(path[0] for path in match.game.moves.paths)
    assert {match.why_not((click,)) for click in list(clicks)[:20]} == answers


@pytest.mark.parametrize(
    "move", ["", "paw nine", "heap heap", ["no-such-click"], 99, -1, None, True, 1.5, [1, 2], b"one", {}]
)
def test_what_is_no_move_is_refused_with_a_sentence(move: Any) -> None:
    match = nekoban.new("mice", seed=1)
    with pytest.raises(NotationError):
        match.play(move)
    assert match.ply == 0


def test_numbers_of_numpy_are_numbers() -> None:
    zero: Any = np.int64(0)
    match = nekoban.new("mice", seed=zero)
    match.play(zero)
    assert match.seed == nekoban.new("mice", seed=0).seed
    assert (match.ply, match.view(zero).players[1].has_paw) == (1, 1)


@pytest.mark.parametrize("seat", [99, 2, -1, "x", 1.5, True])
def test_a_seat_that_nobody_has_is_refused_with_a_sentence(seat: Any) -> None:
    match = nekoban.new("mice", players=2, seed=1)
    for look in (match.view, match.log, match.text, match.svg, match.status):
        with pytest.raises(NotationError, match="seat"):
            look(seat)


@pytest.mark.parametrize(
    ("names", "part"),
    [
        (["A", "B", "C"], "3 names are too many"),
        ("Ann", "a list of texts"),
        ([""], "not empty"),
        (["  "], "not empty"),
        ([5], "should be a text"),
        (["x" * 61], "longer than 60"),
        (["\x1b[2J"], "cannot be shown"),
        (["a\nb"], "cannot be shown"),
        (["\ud800"], "cannot be shown"),
        (["a\u202eb"], "cannot be shown"),
    ],
)
def test_names_that_cannot_be_shown_or_kept_are_refused(names: Any, part: str) -> None:
    with pytest.raises(NotationError, match=part):
        nekoban.new("mice", players=2, names=names)


def test_names_of_all_scripts_and_emoji_are_taken(tmp_path: Path) -> None:
    names = ["Łucja 猫", "👩\u200d🚀"]
    nekoban.new("mice", players=2, names=names).save(tmp_path / "n.neko")
    assert nekoban.load(tmp_path / "n.neko").names == names


@pytest.mark.parametrize("seed", ["ab " * 20 + "abab", " " * 64, "g" * 64, "猫"])
def test_any_word_is_a_seed_of_256_bits(seed: str, tmp_path: Path) -> None:
    match = nekoban.new("mice", seed=seed)
    assert len(match.seed) == 32
    match.save(tmp_path / "s.neko")
    assert nekoban.load(tmp_path / "s.neko").seed == match.seed


@pytest.mark.parametrize("seed", ["\ud800", 1.5, [1], b"short", True])
def test_what_is_no_seed_is_refused_with_a_sentence(seed: Any) -> None:
    with pytest.raises(NotationError, match="seed"):
        nekoban.new("mice", seed=seed)


def test_a_choice_between_numbers_may_be_given_as_a_number() -> None:
    assert (
        nekoban.new("mauwi", players=2, start=2, seed=1).options
        == nekoban.new("mauwi", players=2, start="2").options
    )


def test_the_package_tells_that_it_is_typed() -> None:
    assert (Path(nekoban.__file__).parent / "py.typed").exists()


def test_only_who_moved_takes_back() -> None:
    match = nekoban.new("mice", seed=1, names=["Ann", "Bob"])
    match.play("one")
    with pytest.raises(UndoError, match="Ann's"):
        match.undo(seat=1)
    match.undo(seat=0)
    assert match.ply == 0


def test_bots_are_kept_in_the_file_and_files_without_them_are_read(tmp_path: Path) -> None:
    match = nekoban.new("mice", players=3, names=["Tiger", "Ann"])
    match.bots = {2: "greedy"}
    match.save(tmp_path / "b.neko")
    assert nekoban.load(tmp_path / "b.neko").bots == {2: "greedy"}
    save = match.to_save()
    assert save.pop("bots") == [None, None, "greedy"]
    assert Match.from_save(save).bots == {}
    for wrong in ([None], "greedy", [1, 2, 3], {"3": "greedy"}):
        with pytest.raises(NotationError, match="'bots' should name"):
            Match.from_save({**save, "bots": wrong})


def test_a_finished_match_has_a_result_and_no_moves() -> None:
    match = played_out()
    result = match.result()
    assert result is not None
    assert match.to_move is None
    assert match.moves() == []
    assert len(result.winners) == 1
    assert sum(result.scores) == 21
    assert "last mouse" in result.sentence
    with pytest.raises(MoveError, match="over"):
        match.play("one")


def test_undo_is_free_while_nothing_was_revealed() -> None:
    match = nekoban.new("mice", seed=1)
    start = match.state.twin()
    match.play("one")
    match.undo()
    assert match.state == start
    assert match.ply == 0


def test_undo_is_refused_after_a_card_was_drawn() -> None:
    match = nekoban.new("mice", seed=1)
    match.play(next(move for move in match.moves() if move.startswith("paw")))
    with pytest.raises(UndoError, match="revealed"):
        match.undo()
    assert match.ply == 1


def test_undo_against_bots_goes_back_to_ones_own_decision() -> None:
    match = nekoban.new("mice", seed=1)
    match.play(next(move for move in match.moves() if move.startswith("paw")))
    match.play("one")
    match.undo(bots=[1])
    assert match.ply == 0
    with pytest.raises(UndoError, match="no move of yours"):
        match.undo(bots=[1])


def test_undo_is_refused_when_a_bot_answered_and_another_person_sits_there() -> None:
    match = nekoban.new("mice", players=3, seed=1)
    match.play("one")
    match.play("one")
    with pytest.raises(UndoError, match="A bot has answered"):
        match.undo(bots=[1])


def test_a_position_can_start_a_match_and_reads_back() -> None:
    match = Match.from_position(
        "mice players=3 | heap=5 to_move=3 1.taken=16 1.has_paw=1 3.has_paw=1 3.paw=two", seed=7
    )
    assert match.to_move == 2
    assert "paw two" in match.moves()
    again = Match.from_position(match.position())
    assert again.position() == match.position()
    assert "3.paw=two" in match.position(2)
    assert "3.paw" not in match.position(0)


def test_a_match_saves_and_loads(tmp_path: Path) -> None:
    match = played_out(names=["Ann", "猫"])
    match.save(tmp_path / "a.neko")
    again = nekoban.load(tmp_path / "a.neko")
    assert again.state == match.state
    assert again.names == ["Ann", "猫"]
    assert again.played == match.played


@pytest.mark.parametrize("name", ["missing/a.neko", "file/a.neko", "folder"])
def test_a_place_that_cannot_be_written_is_said_in_a_sentence_and_nothing_is_left(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(NotationError, match=rf"{name} cannot be written: [A-Z][a-z ]+\."):
        nekoban.new("mice", seed=1).save(tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_a_match_from_a_position_saves_and_loads(tmp_path: Path) -> None:
    match = Match.from_position("mice players=2 | heap=5 1.taken=16 1.has_paw=1 2.has_paw=1")
    match.play("one")
    match.save(tmp_path / "b.neko")
    assert nekoban.load(tmp_path / "b.neko").state == match.state


def test_a_match_can_be_looked_at_earlier() -> None:
    match = played_out()
    assert match.at(0).state.heap == 21
    assert match.at(match.ply).result() == match.result()
    assert match.at(2).played == match.played[:2]
    for ply in (-1, match.ply + 1):
        with pytest.raises(NotationError, match="they count from 0"):
            match.at(ply)


# --- bad input


def saved() -> dict[str, Any]:
    return json.loads(json.dumps(played_out().to_save()))


def broken(**changes: Any) -> dict[str, Any]:
    return {**saved(), **changes}


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"format": 3}, "it has format 3"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"version": 99}, "version 99 of the rules"),
        ({"options": {"players": 9}}, "players takes a number from 2 to 4"),
        ({"names": ["a"]}, "it names 1 players"),
        ({"seed": "00" * 32}, "seed is not the one"),
        ({"moves": ["one", "fly"]}, "move 2, 'fly'"),
        ({"moves": ["one"]}, "different position"),
        ({"result": {"winners": [2], "scores": [21, 0]}}, "result"),
        ({"start": "nim | x"}, "There is no game"),
        ({"start": 5}, "starting position"),
        ({"start": "mice players=2 | deck=0*000001" + "9" * 5000}, "should repeat"),
        ({"start": "mice players=2 | deck=0*000004999999999"}, "should repeat"),
        ({"names": ["", "Bob"]}, "not empty"),
        ({"names": ["  ", "Bob"]}, "not empty"),
        ({"names": ["\ud800", "Bob"]}, "cannot be shown"),
        ({"names": ["\x1b[31m", "Bob"]}, "cannot be shown"),
        ({"names": ["x" * 1_000_000, "Bob"]}, "longer than 60"),
        ({"seed": "\ud800"}, "seed contains a character"),
        ({"version": 1.0}, "should be a whole number, not 1.0"),
    ],
)
def test_an_edited_save_is_refused_with_its_reason(tmp_path: Path, change: dict[str, Any], part: str) -> None:
    file = tmp_path / "x.neko"
    file.write_text(json.dumps(broken(**change)), encoding="utf-8")
    with pytest.raises(NotationError, match=part) as error:
        nekoban.load(file)
    assert "x.neko" in str(error.value)
    assert len(str(error.value)) < 300 + len(str(file))


@pytest.mark.parametrize("change", [{"game": "x" * 2_000_000}, {"format": 10**4000}, {"version": 10**4000}])
def test_what_is_wrong_is_not_told_at_length(change: dict[str, Any]) -> None:
    with pytest.raises(NotationError) as error:
        Match.from_save(saves.read_save(json.dumps(broken(**change))))
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "not a whole JSON document"),
        (b'{"format": 1, "game": "mi', "not a whole JSON document"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"[]", "a saved match is a JSON object"),
        (b"{}", "there is no 'format'"),
        (b"[" * 100_000, "nested too deeply"),
        (b" " * 9_000_000, "larger than 8 MB"),
        (b'{"format": ' + b"9" * 5000 + b"}", "too many digits"),
    ],
)
def test_a_damaged_file_is_refused_with_its_reason(tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "x.neko"
    file.write_bytes(content)
    with pytest.raises(NotationError, match=part):
        nekoban.load(file)


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="cannot be read"):
        nekoban.load(tmp_path / "none.neko")


@given(st.binary(max_size=300), st.integers(0, 400), st.integers(0, 20))
def test_a_save_with_bytes_changed_anywhere_is_read_or_refused(junk: bytes, place: int, cut: int) -> None:
    text = json.dumps(saved()).encode()
    data = text[:place] + junk + text[place + cut :]
    try:
        Match.from_save(saves.read_save(data.decode("utf-8", "replace")))
    except NotationError as error:
        assert str(error)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=())),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(st.sampled_from([*saved(), "start", "bots"]), ANYTHING)
def test_a_save_with_anything_in_a_field_is_read_or_refused(key: str, value: Any) -> None:
    """Surrogates, deep lists, huge numbers: what JSON can carry."""
    text = json.dumps({**saved(), key: value})
    try:
        match = Match.from_save(saves.read_save(text))
    except NotationError as error:
        assert str(error)
    else:
        saves.write_save(match.to_save()).encode()


@given(st.lists(st.text(st.characters(exclude_categories=()), max_size=70), min_size=2, max_size=2))
def test_names_of_any_characters_are_kept_or_refused(names: list[str]) -> None:
    try:
        match = Match.from_save(saves.read_save(json.dumps(broken(names=names))))
    except NotationError as error:
        assert str(error)
    else:
        assert saves.read_save(saves.write_save(match.to_save()).encode().decode())["names"] == names


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "A position begins with"),
        ("mice players=2", "A position begins with"),
        ("chess | x=1", "There is no game"),
        ("mice players=9 | heap=1", "players takes a number"),
        ("mice players | heap=1", "should read name=value"),
        ("mice players=2 | heap", "should read field=value"),
        ("mice players=2 | heap=1 heap=2", "given twice"),
        ("mice players=2 | tail=1", "there is no field 'tail'"),
        ("mice players=2 | luck=1", "there is no field 'luck'"),
        ("mice players=2 | seats=1", "there is no field 'seats'"),
        ("mice players=2 | 3.taken=1", "the row counts from 1 to 2"),
        ("mice players=2 | x.taken=1", "should be a seat"),
        ("mice players=2 | dogs[1].taken=1", "no rows called 'dogs'"),
        ("mice players=2 | heap=many", "is not a value"),
        ("mice players=2 | heap=99999999", "out of range"),
        ("mice players=2 | heap=?", "cannot be hidden"),
        ("mice players=2 | 1.paw=seven", "is not a value"),
        ("mice players=2 | 1.paw=7", "is not one of one, two, three"),
        ("mice players=2 | to_move=0", "is not a seat"),
        ("mice players=2 | deck=1,2,3,4,5", "has room for 4"),
        ("mice players=2 | deck=1*9", "should repeat"),
        ("mice players=2 | heap=" + "1" * 200_000, "at most 100000 characters"),
    ],
)
def test_a_position_that_cannot_be_read_says_where_and_why(text: str, part: str) -> None:
    with pytest.raises(NotationError, match=part):
        Match.from_position(text)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("mice players=2 | heap=22 1.has_paw=1 2.has_paw=1", "it has 22 of mice, and the game has 21"),
        ("mice players=2 | heap=21 1.has_paw=0 1.paw=one 2.has_paw=1", "holds a card exactly when"),
        ("mice players=2 | heap=21 1.has_paw=1 2.has_paw=1 discards=0,9", "more cards of a kind lie open"),
    ],
)
def test_an_impossible_position_is_refused(text: str, part: str) -> None:
    with pytest.raises(NotationError, match=part):
        Match.from_position(text)


def test_a_later_click_is_answered_with_what_to_choose_first() -> None:
    match = nekoban.new("mauwi", players=2, seed="early")
    row = next(row for row in match.legal() if len(match.game.moves.paths[row]) == 2)
    first, later = match.game.moves.paths[row]
    assert match.why_not((first,)) is None
    assert match.why_not((first, later)) is None
    refusal = match.why_not((later,))
    assert refusal is not None
    assert refusal.clause == ""
    assert refusal.sentence.startswith("First choose ")
    name = thing_names(match.game, match.view(match.to_move), match.names)[first]
    assert short_name(name) in refusal.sentence


# Games with moves of more than one click.
IN_PARTS = [name for name, game in all_games().items() if max(map(len, game.moves.paths)) > 1]


@pytest.mark.parametrize("game", IN_PARTS)
@pytest.mark.parametrize("language", languages())
def test_what_to_choose_first_is_a_list_whose_names_have_no_commas(game: str, language: str) -> None:
    match, chance, lists = nekoban.new(game, seed="lists"), random.Random(1), 0
    while not match.over and lists < 8:
        paths = match.paths()
        begun = {path[0] for path in paths}
        for click in sorted({click for path in paths for click in path[1:]} - begun)[:2]:
            with heard() as told, reading(language):
                match.why_not((click,))
            for message in [message for message in told if message.name == "first-choose"]:
                things = message.arguments["things"]
                assert things
                assert not [thing for thing in things if re.search("[,;、]", str(thing))]
                lists += 1
        match.play(chance.choice(match.legal()))
    assert lists >= 8


def test_a_click_that_does_not_go_with_what_was_picked_is_answered_with_the_reason() -> None:
    match = nekoban.Match.from_position(
        "mauwi players=2 | to_move=1 1.hand=spirit,4,6,7 1.top=spirit 1.nines=1"
    )
    refusal = match.why_not(("card-4", "seat-1-column-a"))
    assert refusal is not None
    assert refusal.clause
    assert not refusal.sentence.startswith("First choose ")


def test_a_text_that_is_a_move_and_the_beginning_of_a_legal_one_is_not_refused() -> None:
    match = nekoban.Match.from_position("mauwi players=2 | to_move=1 1.hand=joker,5,6,7 2.top=5 2.nines=1")
    assert match.why_not("joker 2a fight") is None
    assert match.why_not("joker 2a") is None
    assert match.why_not(match.game.moves.by_text["joker 2a"]) is not None


def test_a_move_in_words() -> None:
    match = nekoban.new("mice", players=2, seed=1)
    assert match.words("one") == "take one mouse"
    assert match.words(match.legal()[0]) == match.words(match.moves()[0])


@pytest.mark.parametrize("game", all_games())
def test_every_move_of_the_table_can_be_told_in_words(game: str) -> None:
    """Also one about a seat, a place or a cat that this match does not have."""
    match = nekoban.new(game, players=2, seed="words")
    assert all(match.words(row) for row in range(len(match.game.moves)))


PUBLIC = """
    at breakdown commitment engine from_position from_save go_on legal load log moves names new over paths
    play ply position read result save scored scores states status svg text to_move to_save undo view why_not
    words
"""


def test_a_match_has_a_small_public_face_and_says_what_each_part_is() -> None:
    public = {name: value for name, value in vars(Match).items() if not name.startswith("_")}
    assert set(public) == set(PUBLIC.split())
    assert [name for name, value in public.items() if not value.__doc__] == []
