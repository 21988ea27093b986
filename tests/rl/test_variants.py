"""Variants in OpenSpiel: loaded by their file, named by their options."""

import pytest

import nekoban.rl
from tests.variants import EXAMPLES

pytest.importorskip("pyspiel")


@pytest.mark.parametrize("name", EXAMPLES)
def test_openspiel_reads_back_what_it_says_of_a_variant(name: str) -> None:
    import pyspiel

    game = nekoban.rl.openspiel(name, variant=EXAMPLES[name])
    assert pyspiel.load_game(str(game)).options.values == game.options.values


def test_openspiel_takes_a_variant() -> None:
    game = nekoban.rl.openspiel("mauwi", chance="explicit", variant=EXAMPLES["mauwi"], players=2)
    assert game.options["cards"] == "spirit:5,joker:6"
    assert game.num_players() == 2
    assert "called=few-spirits" in str(
        game.deserialize_state(game.new_initial_state().serialize()).get_game()
    )
