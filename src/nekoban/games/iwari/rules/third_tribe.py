"""Iwari with two players: the third tribe's turn (IW-80, IW-83)."""

from nekoban.core.events import tell
from nekoban.core.record import NONE
from nekoban.games.iwari.parts import BIOMES, PAIR_OF_PLAYERS, Happening, Stage
from nekoban.games.iwari.rules.cards import discard_card
from nekoban.games.iwari.rules.placing import begin_placing, may_place
from nekoban.games.iwari.rules.refilling import begin_drawing
from nekoban.games.iwari.state import State


def begin_third_turn(state: State) -> None:
    """IW-80, IW-83. With two players the cards left are played for the third tribe; else on to drawing."""
    if state.seats != PAIR_OF_PLAYERS:
        begin_drawing(state)
    elif state.players[state.to_move].hand_count == 0:
        tell(state, Happening.THIRD_RESTS, state.to_move, NONE, NONE, NONE)
        begin_drawing(state)
    else:
        ask_third_tribe(state)


def ask_third_tribe(state: State) -> None:
    """IW-80. What can be placed must be; else a card is discarded, without asking if all are alike."""
    begin_placing(state)
    state.stage = Stage.THIRD
    if may_place(state):
        return
    state.stage = Stage.THIRD_DISCARD
    biome = only_card(state)
    if biome != NONE:
        discard_for_third(state, biome)


def only_card(state: State) -> int:
    """The biome of the hand's cards if all are of one biome, else NONE."""
    hand = state.players[state.to_move].hand
    found = NONE
    for biome in range(BIOMES):
        if hand[biome] > 0:
            if found != NONE:
                return NONE
            found = biome
    return found


def discard_for_third(state: State, biome: int) -> None:
    """IW-80. The third tribe could place nothing: a card is discarded for it."""
    discard_card(state, biome)
    tell(state, Happening.DISCARDS_FOR_THIRD, state.to_move, biome, NONE, NONE)
    begin_drawing(state)
