"""Options are checked, and every refusal is a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nekoban.core.catalogue import all_games
from nekoban.core.options import Choice, Number, OptionError, Options, Switch, Text


def parse_pair(text: str) -> tuple[str, list[int]]:
    a, plus, b = text.partition("+")
    if not plus:
        raise ValueError("a pair is written a+b.")
    return f"{int(a)}+{int(b)}", [int(a), int(b)]


OPTIONS = Options(
    players=(2, 4, 3),
    check=lambda chosen: "Two players have no teams." if chosen.teams and chosen.players == 2 else None,
    edition=Choice(("new", "old"), "Which."),
    extra_cards=Number(0, 4, 1, "How many."),
    teams=Switch("Pairs."),
    squad=Text(parse_pair, 3, "1+2", "A pair."),
)


def test_defaults_are_filled_in_and_the_rules_see_numbers() -> None:
    chosen = OPTIONS.read({"edition": "old", "extra-cards": "3", "teams": "yes"})
    record = chosen.record
    assert (record.players, record.edition, record.extra_cards, record.teams) == (3, 1, 3, 1)
    assert record.squad == [1, 2, 0]
    assert chosen.changed() == {"players": 3, "edition": "old", "extra-cards": 3, "teams": True}


@pytest.mark.parametrize(
    ("given_options", "sentence"),
    [
        ({"players": 5}, "players takes a number from 2 to 4, not 5."),
        ({"players": "many"}, "players takes a whole number, not 'many'."),
        ({"players": True}, "players takes a whole number, not True."),
        ({"players": 2.5}, "players takes a whole number, not 2.5."),
        ({"edition": "third"}, "edition takes one of new, old, not 'third'."),
        ({"teams": "perhaps"}, "teams takes yes or no, not 'perhaps'."),
        ({"teams": "yes", "players": 2}, "Two players have no teams."),
        ({"squad": "x"}, "squad: a pair is written a+b."),
        ({"squad": 7.5}, "squad takes a text, not 7.5."),
        ({"squad": 7}, "squad: a pair is written a+b."),
        (
            {"colour": "red"},
            "There is no option 'colour'. The options are: players, edition, extra-cards, teams, squad.",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(given_options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        OPTIONS.read(given_options)
    assert str(error.value) == sentence


@given(
    st.dictionaries(
        st.sampled_from([*OPTIONS.declared, "x"]), st.one_of(st.text(), st.integers(), st.none(), st.floats())
    )
)
def test_anything_given_is_read_or_refused_with_a_sentence(values: dict[str, Any]) -> None:
    try:
        OPTIONS.read(values)
    except OptionError as error:
        assert str(error)


def test_every_option_of_every_game_has_a_sentence_and_a_form() -> None:
    for game in all_games(hidden=True).values():
        for form in game.options.form():
            assert form["help"].endswith("."), (game.name, form)
            assert {"name", "default", "type"} <= set(form)
        assert game.options.read({}) == game.options.read(game.options.read({}).changed())


@pytest.mark.parametrize("given", ["y" * 20_000, "y(" * 9_000, "1," * 9_000, "é" * 20_000, "\u202e" * 9_000])
def test_a_refusal_is_short_however_long_what_was_given_is(given: str) -> None:
    for game in all_games(hidden=True).values():
        for name in game.options.declared:
            try:
                game.options.read({name: given})
            except OptionError as error:
                assert len(str(error)) < 500, name
