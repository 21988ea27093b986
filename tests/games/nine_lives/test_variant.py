"""Nine Lives: lives and powers of a variant. NL-03, NL-05."""

import re

import pytest

import nekoban
from nekoban.core.options import OptionError
from nekoban.games.nine_lives.data.own_powers import WORDS, lives_of, read_powers
from nekoban.games.nine_lives.facts import GAME
from nekoban.games.nine_lives.parts import LIFE_CARDS, Power, Side
from tests.variants import EXAMPLES, PAGE, changed_example


def test_nl_03_a_cat_has_as_many_lives_as_the_variant_says() -> None:
    state = nekoban.new("nine-lives", variant=EXAMPLES["nine-lives"]).state
    for seat in range(3):
        player = state.players[seat]
        assert (player.life_count, player.shown, player.lost_count) == (4, 4, 0)
        assert player.lives.tolist() == [player.cat * 9 + life for life in range(4)] + [-2] * 5


def test_nl_05_the_lives_say_what_the_variant_says() -> None:
    state = nekoban.new("nine-lives", variant=EXAMPLES["nine-lives"]).state
    changed = {0: Power.GAIN_LIFE, 9: Power.SUPER_WAGER, 18: Power.SWAP_HAND, 19: Power.NONE}
    usual = nekoban.new("nine-lives").state.powers.tolist()
    assert state.powers.tolist() == [changed.get(card, usual[card]) for card in range(LIFE_CARDS)]


@pytest.mark.parametrize(("said", "side"), [("left", Side.LEFT), ("right", Side.RIGHT)])
def test_nl_05_a_chosen_power_has_its_own_side(said: str, side: Side) -> None:
    state = nekoban.new("nine-lives", powers=f"siamese-9:forced-side({said})", called="sides").state
    assert (state.powers[8], state.parameters[8]) == (Power.FORCED_SIDE, side)


def test_nl_05_every_power_can_be_written_and_is_read_back() -> None:
    for number, (word, card) in enumerate(WORDS.items()):
        text, numbers = read_powers(f"curl-{number % 9 + 1}:{word}")
        place = 27 + number % 9
        assert text == f"curl-{number % 9 + 1}:{word}"
        assert (numbers[place], numbers[LIFE_CARDS + place]) == (card.power + 1, card.parameter)
    assert len(WORDS) == len({(card.power, card.parameter) for card in WORDS.values()})


def test_nl_05_no_power_is_on_two_lives() -> None:
    with pytest.raises(OptionError, match="kittyking-picker would be on siamese-1 and on persian-3"):
        GAME.options.read({"powers": "siamese-1:kittyking-picker"})
    chosen = GAME.options.read({"powers": "siamese-1:kittyking-picker,persian-3:none"})
    assert [life.power for life in lives_of(chosen.values)].count(Power.KITTYKING_PICKER) == 1


def test_nl_03_a_position_in_which_somebody_has_another_number_of_lives_is_refused() -> None:
    match = nekoban.new("nine-lives", players=2, lives=2, seed=1)
    text = match.position()
    assert nekoban.Match.from_position(text).state.players[0].life_count == 2
    less = text.replace("1.lives=siamese-1,siamese-2", "1.lives=siamese-1")
    assert less != text
    with pytest.raises(nekoban.NotationError):
        nekoban.Match.from_position(less)


def test_nl_03_a_position_with_fewer_lives_does_not_pass_for_the_published_game() -> None:
    """Also where nobody can tell which lives are in the game."""
    text = nekoban.new("nine-lives", players=3, lives=5, shuffle_all=True, seed=1).position()
    assert nekoban.Match.from_position(text).options["lives"] == 5
    with pytest.raises(nekoban.NotationError, match=r"51 cards and pieces in all, .* has 63"):
        nekoban.Match.from_position(text.replace(" lives=5", ""))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("count = 4", "count = 10", "line 12: count has to be a whole number from 1 to 9, not 10."),
        ("persian-1", "persan-1", "line 17: There is no 'persan-1' here. Did you mean persian-1?"),
        ("gain-life", "gain-live", "line 15: siamese-1 cannot be 'gain-live'. Did you mean gain-life?"),
        ("gain-life", "kittyking-picker", "would be on siamese-1 and on persian-3"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(old: str, new: str, sentence: str) -> None:
    assert sentence in changed_example("nine-lives", old, new)


@pytest.mark.parametrize(
    "powers", ["even", "siamese:even", "siamese-10:even", "siamese-1:evn", "siamese-1:even,siamese-1:odd"]
)
def test_wrong_powers_are_refused_by_a_sentence(powers: str) -> None:
    with pytest.raises(OptionError, match=r"powers: .*\."):
        GAME.options.read({"powers": powers})


def test_the_page_lists_the_powers() -> None:
    listed = set[str]()
    for word in re.findall(r"`([a-z0-9-]+(?:\([^)`]*\))?)`", PAGE.partition("The powers are")[2]):
        name, _, parameters = word.partition("(")
        listed |= {f"{name}({one})" for one in parameters[:-1].split("|")} if parameters else {name}
    assert set(WORDS) <= listed
