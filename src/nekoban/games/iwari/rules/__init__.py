"""Iwari: the rules. Clause ids refer to RULES.md.

The order of a turn stands here (IW-22); the sections of the booklet have modules of their own: setup,
placing, cards, feats, scoring.
"""

from typing import Any

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.luck import draw_kind
from nekoban.core.record import HIDDEN, NONE, OVER
from nekoban.games.iwari.parts import (
    BIOMES,
    CONNECTION_LIMIT,
    EXHAUSTIONS,
    FEAT_COUNT,
    PAIR_OF_PLAYERS,
    PIECES_A_TURN,
    SPACE_LIMIT,
    TERRITORY_LIMIT,
    TRIBES,
    Clause,
    Feat,
    Stage,
    Told,
)
from nekoban.games.iwari.rules.cards import (
    card_count,
    draw_from_deck,
    may_draw,
    refill_display,
    take_from_display,
)
from nekoban.games.iwari.rules.feats import mark_places, place_feat
from nekoban.games.iwari.rules.flaws import flaw
from nekoban.games.iwari.rules.placing import (
    begin_placing,
    discard_card,
    is_explored,
    is_third_turn,
    list_placements,
    may_place,
    may_place_in,
    only_card,
    place_tent,
    place_totem,
    tent_refusal,
    totem_or_payment_refusal,
)
from nekoban.games.iwari.rules.scoring import end_of_journey, half_journey, is_winner, journey_points
from nekoban.games.iwari.rules.setup import setup
from nekoban.games.iwari.state import (
    BLESS,
    BLESS_FIRST,
    DECK,
    DECK_ROW,
    DISCARD,
    DISCARD_FIRST,
    DONE,
    DONE_ROW,
    HONOUR_FIRST,
    MOVES,
    TAKE,
    TAKE_FIRST,
    TENT,
    TOTEM,
    State,
)

__all__ = ["MOVES", "State", "flaw", "setup"]

# --- what may be done -----------------------------------------------------------------------------


def why_not(state: Any, move: int) -> int:
    """OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    kind = MOVES[move].kind
    if kind in (TENT, TOTEM):
        return placing_refusal(state, move)
    if kind == DONE:
        return done_refusal(state)
    if kind == DISCARD:
        return discard_refusal(state, MOVES[move].card)
    if kind in (TAKE, DECK):
        return drawing_refusal(state, move)
    if kind == BLESS:
        return feat_refusal(state, MOVES[move].territory, Stage.UNION, Stage.DISCOVERY)
    return feat_refusal(state, MOVES[move].connection, Stage.HONOUR, Stage.RESPECT)


def is_placing(state: Any) -> bool:
    """Whether a piece may be placed now, the player's own or the third tribe's."""
    stage = state.stage
    return stage == Stage.ACT or stage == Stage.MORE or stage == Stage.THIRD or stage == Stage.THIRD_MORE


def placing_refusal(state: Any, move: int) -> int:
    """IW-22, IW-80. Pieces are placed in their part of the turn."""
    if state.stage == Stage.THIRD_DISCARD:
        return Clause.IW_80
    if not is_placing(state):
        return Clause.IW_22
    if MOVES[move].kind == TENT:
        return tent_refusal(state, MOVES[move].space, MOVES[move].pay)
    return totem_or_payment_refusal(state, MOVES[move].territory, MOVES[move].pay)


def done_refusal(state: Any) -> int:
    """IW-10, IW-80. One piece is needed; the second is a choice."""
    if state.stage == Stage.MORE or state.stage == Stage.THIRD_MORE:
        return OK
    if state.stage == Stage.ACT:
        return Clause.IW_10
    return Clause.IW_80 if is_third_turn(state) else Clause.IW_22


def discard_refusal(state: Any, biome: int) -> int:
    """IW-10, IW-21, IW-80. Instead of placing; for the third tribe only if nothing can be placed."""
    stage = state.stage
    if stage == Stage.MORE:
        return Clause.IW_10
    if stage == Stage.THIRD or stage == Stage.THIRD_MORE:
        return Clause.IW_80
    if stage != Stage.ACT and stage != Stage.THIRD_DISCARD:
        return Clause.IW_22
    return OK if state.players[state.to_move].hand[biome] > 0 else Clause.IW_21


def drawing_refusal(state: Any, move: int) -> int:
    """IW-20. From the display or the deck, once the actions are over."""
    if state.stage != Stage.DRAW and state.stage != Stage.DRAFT:
        return Clause.IW_22
    if MOVES[move].kind == DECK:
        return OK  # there is a deck until it has run out twice, and then nobody draws
    return OK if state.display[MOVES[move].card] > 0 else Clause.IW_20


def feat_refusal(state: Any, place: int, first: int, second: int) -> int:
    """IW-91 to IW-96. A Feat just earned goes to one of the places that its clause allows."""
    if state.stage != first and state.stage != second:
        return Clause.IW_95
    if state.places[place]:
        return OK
    if state.stage == Stage.UNION:
        return Clause.IW_91
    if state.stage == Stage.DISCOVERY:
        return Clause.IW_92
    if state.mountain[place]:
        return Clause.IW_96
    return Clause.IW_93 if state.stage == Stage.HONOUR else Clause.IW_94


def legal(state: Any, out: Any) -> int:
    """The legal moves, by the stage of the turn; pieces are listed by the refusals of why_not."""
    if state.to_move == OVER:
        return 0
    stage = state.stage
    count = 0
    if is_placing(state):
        count = list_placements(state, out)
    if stage == Stage.ACT or stage == Stage.THIRD_DISCARD:
        count = list_rows(state, DISCARD_FIRST, BIOMES, out, count)
    elif stage == Stage.MORE or stage == Stage.THIRD_MORE:
        count = list_rows(state, DONE_ROW, 1, out, count)
    elif stage == Stage.DRAW or stage == Stage.DRAFT:
        count = list_rows(state, TAKE_FIRST, BIOMES, out, count)
        count = list_rows(state, DECK_ROW, 1, out, count)
    elif stage == Stage.UNION or stage == Stage.DISCOVERY:
        count = list_rows(state, BLESS_FIRST, state.territory_count, out, count)
    elif stage == Stage.HONOUR or stage == Stage.RESPECT:
        count = list_rows(state, HONOUR_FIRST, state.connection_count, out, count)
    return count


def list_rows(state: Any, first: int, many: int, out: Any, count: int) -> int:
    """Of so many rows from the first on, those that why_not allows."""
    for move in range(first, first + many):
        if why_not(state, move) == OK:
            out[count] = move
            count += 1
    return count


# --- a turn ---------------------------------------------------------------------------------------


def play(state: Any, move: int) -> None:
    """IW-22. A turn: act, place Feats, play for the third tribe, draw."""
    kind = MOVES[move].kind
    if kind in (TENT, TOTEM):
        place_piece(state, move)
    elif kind == DONE:
        end_placing(state)
    elif kind == DISCARD:
        discard(state, MOVES[move].card)
    elif kind == TAKE:
        take_from_display(state, MOVES[move].card)
        go_on_drawing(state)
    elif kind == DECK:
        draw_from_deck(state, state.to_move)
        go_on_drawing(state)
    else:
        place = MOVES[move].territory if kind == BLESS else MOVES[move].connection
        feat = state.stage - Stage.UNION
        place_feat(state, feat, place)
        award_feats(state, feat + 1)


def place_piece(state: Any, move: int) -> None:
    """IW-14, IW-15. An unexplored territory takes one tent in a turn, an explored one up to two pieces."""
    entry = MOVES[move]
    territory = state.space_territory[entry.space] if entry.kind == TENT else entry.territory
    was_explored = is_explored(state, territory)
    if entry.kind == TENT:
        place_tent(state, entry.space, entry.pay)
    else:
        place_totem(state, territory, entry.pay)
    if was_explored and state.pieces_laid < PIECES_A_TURN and may_place_in(state, territory):
        state.stage = Stage.THIRD_MORE if is_third_turn(state) else Stage.MORE
    else:
        end_placing(state)


def end_placing(state: Any) -> None:
    """IW-22. After the own pieces come the Feats, after the third tribe's the cards."""
    if is_third_turn(state):
        begin_drawing(state)
    else:
        award_feats(state, Feat.UNION)


def discard(state: Any, biome: int) -> None:
    """IW-10, IW-80. Discard instead of placing."""
    if is_third_turn(state):
        discard_for_third(state, biome)
    else:
        discard_card(state, biome)
        tell(state, Told.DISCARDS, state.to_move, biome, NONE, NONE)
        begin_third_turn(state)


def discard_for_third(state: Any, biome: int) -> None:
    """IW-80. The third tribe could place nothing: a card is discarded for it."""
    discard_card(state, biome)
    tell(state, Told.DISCARDS_FOR_THIRD, state.to_move, biome, NONE, NONE)
    begin_drawing(state)


def award_feats(state: Any, first: int) -> None:
    """IW-95. Union, Discovery, Honour, Respect: the player places an earned Feat at once."""
    for feat in range(first, FEAT_COUNT):
        if mark_places(state, feat) > 0:
            state.stage = Stage.UNION + feat
            return
    begin_third_turn(state)


def begin_third_turn(state: Any) -> None:
    """IW-80, IW-83. With two players the cards left are played for the third tribe; else on to drawing."""
    begin_placing(state)
    if state.seats != PAIR_OF_PLAYERS:
        begin_drawing(state)
    elif state.players[state.to_move].hand_count == 0:
        tell(state, Told.THIRD_RESTS, state.to_move, NONE, NONE, NONE)
        begin_drawing(state)
    else:
        ask_third_tribe(state)


def ask_third_tribe(state: Any) -> None:
    """IW-80. What can be placed must be; else a card is discarded, without asking if all are alike."""
    state.stage = Stage.THIRD
    if may_place(state):
        return
    state.stage = Stage.THIRD_DISCARD
    biome = only_card(state)
    if biome != NONE:
        discard_for_third(state, biome)


def begin_drawing(state: Any) -> None:
    """IW-20. Only now is the hand refilled."""
    begin_placing(state)
    state.stage = Stage.DRAW
    go_on_drawing(state)


def go_on_drawing(state: Any) -> None:
    """IW-20, IW-06. Card by card until the hand is full; then the display is refilled."""
    if may_draw(state):
        return
    refill_display(state)
    if state.stage == Stage.DRAFT:
        end_draft(state)
    else:
        end_turn(state)


def end_draft(state: Any) -> None:
    """IW-06. Counter-clockwise; after the starting player's hand the first turn begins."""
    if state.to_move == state.starter:
        state.stage = Stage.ACT
    else:
        state.to_move = (state.to_move + state.seats - 1) % state.seats


def end_turn(state: Any) -> None:
    """IW-22, IW-30, IW-31. Half-journey scoring, end check, next player."""
    if state.half_due:
        half_journey(state)
    if state.last_round == 0 and is_end_near(state):
        state.last_round = 1
        tell(state, Told.LAST_ROUND, state.to_move, NONE, NONE, NONE)
    state.stage = Stage.ACT
    state.to_move = (state.to_move + 1) % state.seats
    if state.last_round and state.to_move == state.starter:
        end_of_journey(state)


def is_end_near(state: Any) -> bool:
    """IW-31, IW-33. The deck has run out twice, or a player (not the third tribe) has no tents left."""
    return state.exhaustions == EXHAUSTIONS or state.tribes[state.to_move].tents_left == 0


# --- results, sight, checks -----------------------------------------------------------------------


def scores(state: Any, out: Any) -> None:
    """Points of every seat; before the end, as if the journey ended now."""
    for seat in range(state.seats):
        out[seat] = state.tribes[seat].points
        if state.to_move != OVER:
            out[seat] += journey_points(state, seat)


def winners(state: Any, out: Any) -> None:
    """IW-70, IW-81. Who has won; with two players perhaps nobody."""
    for seat in range(state.seats):
        out[seat] = 1 if state.to_move == OVER and is_winner(state, seat) else 0


def reveal(state: Any, seat: int, view: Any) -> None:
    """Exceptions from the declared sight: none. What all have seen of a hand is public as `known`."""


def imagine(state: Any, luck: int) -> None:
    """IW-07. Deal the unseen cards: into hands beyond what all know of them; the rest is the deck."""
    state.luck = luck
    for biome in range(BIOMES):
        state.deck[biome] = card_count(state, biome) - state.display[biome]
        for player in state.players:
            state.deck[biome] -= player.discards[biome]
            state.deck[biome] -= player.known[biome] if is_hidden(player) else player.hand[biome]
    for player in state.players:
        if is_hidden(player):
            imagine_hand(state, player)


def is_hidden(player: Any) -> bool:
    """Whether a hand, or a part of it, is not for this viewer's eyes."""
    for biome in range(BIOMES):
        if player.hand[biome] == HIDDEN:
            return True
    return False


def imagine_hand(state: Any, player: Any) -> None:
    """IW-07. The known cards, and others from the unseen."""
    unknown = player.hand_count
    unseen = 0
    for biome in range(BIOMES):
        player.hand[biome] = player.known[biome]
        unknown -= player.known[biome]
        unseen += state.deck[biome]
    for _ in range(min(unknown, unseen)):
        biome = draw_kind(state, state.deck)
        player.hand[biome] += 1
        state.deck[biome] -= 1


# What components are counted: cards by biome, then for each tribe its tents and its totems, then the Feats.
TENT_COMPONENT = BIOMES
TOTEM_COMPONENT = TENT_COMPONENT + TRIBES
TERRITORY_FEATS = TOTEM_COMPONENT + TRIBES
CONNECTION_FEATS = TERRITORY_FEATS + 1
COMPONENTS = CONNECTION_FEATS + 1


def components(state: Any, out: Any) -> None:
    """IW-01, IW-02, IW-91 to IW-94. Cards, tents, totems and Feats over all fields."""
    for biome in range(BIOMES):
        out[biome] = state.deck[biome] + state.display[biome]
        for player in state.players:
            out[biome] += player.hand[biome] + player.discards[biome]
    for number in range(TRIBES):
        tribe = state.tribes[number]
        out[TENT_COMPONENT + number] = tribe.tents_left
        out[TOTEM_COMPONENT + number] = tribe.totems_left
        for territory in range(TERRITORY_LIMIT):
            out[TOTEM_COMPONENT + number] += tribe.totems[territory]
    for space in range(SPACE_LIMIT):
        if 0 <= state.tents[space] < TRIBES:
            out[TENT_COMPONENT + state.tents[space]] += 1
    count_feats(state, out)


def count_feats(state: Any, out: Any) -> None:
    out[TERRITORY_FEATS] = state.feats_left[Feat.UNION] + state.feats_left[Feat.DISCOVERY]
    out[CONNECTION_FEATS] = state.feats_left[Feat.HONOUR] + state.feats_left[Feat.RESPECT]
    for territory in range(TERRITORY_LIMIT):
        out[TERRITORY_FEATS] += state.territory_feats[territory]
    for connection in range(CONNECTION_LIMIT):
        out[CONNECTION_FEATS] += state.connection_feats[connection]
