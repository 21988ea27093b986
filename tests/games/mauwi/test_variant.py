"""Mauwi and Mauw: card counts of one's own. MW-06, 70, 90."""

import pytest

import nekoban
from nekoban.core.options import OptionError
from nekoban.core.variants import short_text
from nekoban.games.mauwi.data.own_cards import deck_of
from nekoban.games.mauwi.facts import GAME, samples
from tests.variants import EXAMPLES, changed_example, read_example

CARDS = "spirit = 5\njoker = 6"


def test_mw_90_the_deck_has_the_counts_of_the_variant() -> None:
    match = nekoban.new("mauwi", variant=EXAMPLES["mauwi"])
    assert match.state.deck.tolist() == [5, *[10] * 8, 6, 0, 0, 0]
    assert "spirit:5,joker:6" in match.position()


def test_mw_90_what_is_not_named_is_as_in_the_edition() -> None:
    for sample in samples():
        chosen = GAME.options.read(sample)
        if not chosen["cards"]:
            assert deck_of(chosen.values) == GAME.interpreted.start(chosen, 1).deck.tolist()
            assert GAME.changes(chosen) == []
    two = GAME.options.read({"players": 2, "edition": "mauw", "cards": "8:1"})
    assert deck_of(two.values) == [12, *[5] * 7, 1, 4, 0, 0, 0]


def test_mw_70_as_many_experts_as_players_may_agree_on_are_no_variant() -> None:
    assert GAME.changes(GAME.options.read({"cards": "kiwi:4"})) == []
    (change,) = GAME.changes(GAME.options.read({"cards": "kiwi:5"}))
    assert change.clause == "MW-70"
    assert change.sentence == "Kiwi: 5, though players agree on at most 4."


def test_two_files_that_change_the_same_have_one_short_text() -> None:
    eight = "".join(f"{value} = 7\n" for value in range(8, 0, -1))
    texts = [
        EXAMPLES["mauwi"].replace(CARDS, cards)
        for cards in ("spirit=3\nwarriors = 7", f"{eight}spirit = 3 #")
    ]
    one, two = (short_text(*read_example("mauwi", text)) for text in texts)
    assert one == two == "mauwi players=3 cards=warriors:7,spirit:3 called=few-spirits"


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("spirit", "'spirit' is not a number of cards"),
        ("ghost:3", "The cards are spirit, 1, 2"),
        ("spirit:21", "There can be 0 to 20 cards of the kind spirit, not '21'"),
        ("spirit:-1", "not '-1'"),
        ("spirit:9999999", "There can be 0 to 20"),
        ("3:1,warriors:2", "The cards of the kind warriors are counted twice"),
        ("spirit:0,warriors:0,joker:2", "This deck has 2 cards. 3 players need 12 to 120."),
        ("warriors:20", "This deck has 175 cards."),
    ],
)
def test_wrong_counts_are_refused_by_a_sentence(cards: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options.read({"cards": cards})
    assert sentence in str(caught.value)


def test_mauw_has_no_experts_in_a_variant_either() -> None:
    assert "The first edition has no expert cards" in changed_example(
        "mauwi", 'edition = "mauwi"\n\n[cards]', 'edition = "mauw"\n\n[cards]\nkiwi = 2'
    )
