"""Iwari: what of a typed-in position follows from the rest: counts, pieces left, points, places of Feats."""

from nekoban.core.record import HIDDEN, OVER
from nekoban.games.iwari.parts import BIOMES, EMPTY, FEAT_COUNT, TENTS, TOTEMS, TRIBES, Stage
from nekoban.games.iwari.rules.cards import card_count
from nekoban.games.iwari.rules.feats import clear_places, mark_places
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.rules.scoring import journey_points
from nekoban.games.iwari.state import State


def derive(state: State) -> None:
    """Iwari: write every field that is declared `derived`. A hand that is not seen keeps its typed count."""
    count_cards(state)
    count_pieces(state)
    for feat in range(FEAT_COUNT):
        state.feats_left[feat] = state.feats_played[feat] - sum(
            player.earned[feat] for player in state.players
        )
    for number in range(TRIBES):
        tribe = state.tribes[number]
        tribe.points = tribe.half.sum()
        if state.to_move == OVER and number < tribe_count(state):
            tribe.points += journey_points(state, number)
    clear_places(state)
    if state.to_move != OVER and Stage.UNION <= state.stage <= Stage.RESPECT:
        mark_places(state, state.stage - Stage.UNION)


def count_cards(state: State) -> None:
    """IW-02. The deck has what lies nowhere else."""
    for player in state.players:
        if HIDDEN not in player.hand.tolist():
            player.hand_count = player.hand.sum()
    if HIDDEN not in state.deck.tolist():
        state.deck_count = state.deck.sum()
        return
    state.deck_count = sum(card_count(state, biome) for biome in range(BIOMES)) - state.display.sum()
    for player in state.players:
        state.deck_count -= player.hand_count + player.discards.sum()


def count_pieces(state: State) -> None:
    """IW-01. Tents in each territory, and the tents and totems that are not placed."""
    for number in range(TRIBES):
        tribe = state.tribes[number]
        in_play = number < tribe_count(state)
        tribe.tents[:] = 0
        for space in range(state.space_count):
            if state.tents[space] == number != EMPTY:
                tribe.tents[state.space_territory[space]] += 1
        tribe.tents_left = TENTS * in_play - tribe.tents.sum()
        tribe.totems_left = TOTEMS * in_play - tribe.totems.sum()
