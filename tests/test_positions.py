"""Positions of every game: edited anywhere, they are read or refused, and what is read can be played."""

from __future__ import annotations

import random
import re
import sys
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nekoban import Match, NotationError
from nekoban.core import notation
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.language import languages
from nekoban.core.record import Record

GAMES = all_games(hidden=True)
WORDS = [
    "-",
    "?",
    "0",
    "1",
    "2",
    "3",
    "7",
    "9",
    "99",
    "-3",
    "127",
    "32767",
    "x",
    "",
    "1*3",
    "0*9",
    "joker",
    "2,2,2",
]


@cache
def positions(name: str) -> list[str]:
    """Real positions from random play, whole and as the seat to move sees them."""
    game, chance = GAMES[name], random.Random(11)
    found = []
    for options in game.samples()[:: max(1, len(game.samples()) // 6)]:
        match = Match.new(name, seed=5, **options)
        for ply in range(40):
            if match.over:
                break
            match.play(chance.choice(match.legal()))
            if ply % 8 == 3 and not match.over:
                found += [match.position(), match.position(match.to_move)]
    return found


def test_what_set_up_deals_rarely_is_read_back_too() -> None:
    """Of 81 lives two are dealt: forty set-ups do not show all that can be."""
    for seed in range(12):
        match = Match.new("nine-lives", seed=seed, players=2, lives=1, shuffle_all=True)
        assert Match.from_position(match.position(), seed=1).position() == match.position()


def test_another_card_is_refused_where_lives_are_dealt_by_chance() -> None:
    text = Match.new("nine-lives", seed=1, players=2, lives=1, shuffle_all=True).position()
    found = re.search(r"1\.hand=([a-z]+-[0-9])", text)
    assert found
    other = "star-2" if found[1] == "star-1" else "star-1"
    with pytest.raises(NotationError, match="and the game has"):
        Match.from_position(text.replace(found[0], f"1.hand={other}", 1), seed=1)


def edited(text: str, chance: random.Random) -> str:
    """The position with a few of its words changed, dropped or doubled."""
    words = text.split()
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(1, len(words))
        name, equals, values = words[place].partition("=")
        match chance.randrange(4):
            case 0:
                del words[place]
            case 1:
                words.insert(place, words[chance.randrange(len(words))])
            case 2 if equals:
                words[place] = f"{name}={chance.choice(WORDS)}"
            case _ if equals:
                parts = values.split(",")
                parts[chance.randrange(len(parts))] = chance.choice(WORDS)
                words[place] = f"{name}={','.join(parts)}"
    return " ".join(words)


@pytest.mark.parametrize("name", GAMES)
def test_a_real_position_starts_a_match_that_looks_the_same(name: str) -> None:
    for text in positions(name):
        match = Match.from_position(text, seed=1)
        assert text in (match.position(), match.position(match.to_move))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60)
@given(number=st.integers(0, 1 << 30))
def test_an_edited_position_is_refused_with_a_sentence_or_can_be_played(name: str, number: int) -> None:
    chance = random.Random(number)
    text = edited(chance.choice(positions(name)), chance)
    try:
        match = Match.from_position(text, seed=number)
    except NotationError as error:
        assert str(error)
        return
    for _ in range(6):
        if match.over:
            break
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize(
    "word", ["roll_count=93", "attacker=27", "acting=99", "cats[18].area=-", "cats[2].acted=2", "passes=-3"]
)
def test_a_number_beyond_what_its_field_can_hold_is_refused(word: str) -> None:
    """Rules take it for a place: in a match from a file that was an error without a sentence."""
    text = Match.new("cat-battles", seed=5).position()
    with pytest.raises(NotationError, match=r"can never have|do not fit|impossible"):
        Match.from_position(f"{text} {word}", seed=1)


@pytest.mark.parametrize("fault", [IndexError, OverflowError, ZeroDivisionError])
def test_rules_that_fail_in_a_match_from_a_file_are_a_sentence(
    fault: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some positions are taken that no game can reach."""
    match = Match.new("mice", seed=5)
    match.play(match.legal()[0])
    save = match.to_save()

    def fail(*_: object) -> None:
        raise fault("out of bounds")

    monkeypatch.setattr(Match, "play", fail)
    with pytest.raises(NotationError, match="out of bounds"):
        Match.from_save(save)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_written_before_is_as_it_would_be_written_now(name: str) -> None:
    match, chance = Match.new(name, seed=8), random.Random(8)
    while not match.over and match.ply < 60:
        match.play(chance.choice(match.legal()))
        seats = (None, *range(match.options.players))
        before = [match.position(seat) for seat in seats]
        notation.stretches.cache_clear()
        notation.field_writers.cache_clear()
        assert [match.position(seat) for seat in seats] == before


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_texts_of_both_styles_read_back(name: str) -> None:
    match, chance = Match.new(name, seed="style"), random.Random(name)
    for _ in range(40):
        if match.over:
            break
        match.play(chance.choice(match.legal()))
        old = notation.write_position(match.game, match.options, match.state, notation.COUNTED_FROM_0)
        assert "/" not in old.partition("|")[0]
        for text, style in ((old, notation.COUNTED_FROM_0), (match.position(), None)):
            record = notation.read_position(text, style)[2]
            assert notation.write_position(match.game, match.options, record) == match.position()


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_an_unmarked_text_that_could_be_read_in_two_ways_is_refused(name: str) -> None:
    game = all_games(hidden=True)[name]
    field = next((field for field in game.state.fields.values() if field.base and not field.shape), None)
    if field is None:
        assert "/" not in Match.new(name).position().partition("|")[0]
        return
    with pytest.raises(NotationError, match=f"does not say how it counts. Begin it with {name}/2"):
        notation.read_position(f"{name} | {field.name}=1")
    with pytest.raises(NotationError, match="positions are marked /2, older ones /1"):
        notation.read_position(f"{name}/3 | {field.name}=1")


# --- what is said of a position that cannot be


def fields_of(game: Game) -> set[str]:
    """The names of all fields that a position of the game may have."""
    records = vars(sys.modules[game.state.__module__]).values()
    kinds = [kind for kind in records if isinstance(kind, type) and issubclass(kind, Record)]
    return {name for kind in kinds for name in kind.__annotations__}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_what_is_wrong_with_a_position_begins_with_the_fields(name: str, language: str) -> None:
    game = GAMES[name]
    source = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    flaws = re.findall(r"^flaw-[a-z0-9-]+ = (.*)$", source, re.MULTILINE)
    assert flaws
    for flaw in flaws:
        told = re.split(r"\u00a0: |: |：", flaw)[0]
        assert set(re.split(", |、", told)) <= fields_of(game), flaw


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.status == "verified"])
def test_every_clause_that_a_position_may_break_has_such_a_sentence(name: str) -> None:
    game = GAMES[name]
    rules = (game.folder / "rules" / "flaws.py").read_text(encoding="utf-8")
    clauses = set(re.findall(r"Clause\.(\w+)", rules))
    assert clauses
    assert all(game.words.flaw(game.clauses[clause]) for clause in clauses)
