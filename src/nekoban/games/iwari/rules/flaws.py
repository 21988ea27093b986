"""Iwari: what is wrong with a typed-in position, beyond the number of its components."""

from nekoban.core.game import OK
from nekoban.core.record import OVER, SeatNumber
from nekoban.games.iwari.parts import (
    BIOMES,
    CONNECTION_LIMIT,
    CONNECTIONS_PER_SYMBOL,
    DISPLAY,
    EMPTY,
    EXHAUSTIONS,
    FEAT_COUNT,
    HAND,
    MOUNTAINS,
    NOWHERE,
    PAIR_OF_PLAYERS,
    PIECES_A_TURN,
    SETTLEMENT,
    SPACE_LIMIT,
    TENTS,
    TERRITORY_LIMIT,
    THIRD,
    TOTEMS,
    TRIBES,
    Clause,
    Feat,
    Stage,
)
from nekoban.games.iwari.rules.cards import display_count, may_draw
from nekoban.games.iwari.rules.feats import place_count
from nekoban.games.iwari.rules.placing import (
    is_third_turn,
    may_place,
    most_tents,
    tent_count,
    totem_count,
    tribe_count,
)
from nekoban.games.iwari.rules.scoring import clear_marks, has_majority, mark_group, settlement_points
from nekoban.games.iwari.state import State


def flaw(state: State) -> int:
    """Iwari: OK, or the clause that a typed-in position breaks."""
    if not has_sound_tents(state):
        return Clause.IW_01
    if not has_sound_mountains(state):
        return Clause.IW_04
    if not has_sound_hands(state):
        return Clause.IW_05
    if not has_sound_totems(state):
        return Clause.IW_17
    if not has_sound_deck(state):
        return Clause.IW_30
    if not has_sound_feats(state):
        return Clause.IW_95
    if not has_sound_settlements(state):
        return Clause.IW_91
    if has_missed_majority(state, Feat.HONOUR):
        return Clause.IW_93
    if has_missed_majority(state, Feat.RESPECT):
        return Clause.IW_94
    if not is_sound_turn(state):
        return Clause.IW_22
    if not has_laid_pieces(state):
        return Clause.IW_15
    return stage_flaw(state)


def has_sound_tents(state: State) -> bool:
    """IW-01, IW-03. Tents of tribes in play, on spaces of the map, counted right in every territory."""
    for tribe in range(TRIBES):
        if state.tribes[tribe].tents_left < 0 or state.tribes[tribe].totems_left < 0:
            return False
    for space in range(SPACE_LIMIT):
        owner = state.tents[space]
        if owner != EMPTY and (space >= state.space_count or not 0 <= owner < tribe_count(state)):
            return False
    count_standing_tents(state, -1)
    is_even = has_no_count(state)
    count_standing_tents(state, 1)
    return is_even


def count_standing_tents(state: State, step: int) -> None:
    """Count every tent of the map to the tribe's number in its territory, or off it."""
    for space in range(state.space_count):
        owner = state.tents[space]
        if owner != EMPTY:
            state.tribes[owner].tents[state.space_territory[space]] += step


def has_no_count(state: State) -> bool:
    """Whether a typed-in position gives no count of pieces in territories."""
    for tribe in range(TRIBES):
        for territory in range(TERRITORY_LIMIT):
            if state.tribes[tribe].tents[territory] != 0:
                return False
    return True


def has_sound_mountains(state: State) -> bool:
    """IW-04. One on each pair in use, and no other."""
    count = 0
    for connection in range(CONNECTION_LIMIT):
        if not 0 <= state.mountain[connection] <= 1:
            return False
        count += state.mountain[connection]
    for symbol in range(MOUNTAINS[state.seats]):
        found = 0
        for one in range(CONNECTIONS_PER_SYMBOL):
            connection = state.symbol_pair[symbol, one]
            if connection >= 0:
                found += state.mountain[connection]
        if state.symbol_pair[symbol, 0] >= 0 and found != 1:
            return False
        count -= found
    return count == 0


def has_sound_hands(state: State) -> bool:
    """IW-05, IW-07. At most three cards, counted right, the known among them; at most four open."""
    for player in state.players:
        cards = 0
        for biome in range(BIOMES):
            if not 0 <= player.known[biome] <= player.hand[biome] or player.discards[biome] < 0:
                return False
            cards += player.hand[biome]
        if cards != player.hand_count or cards > HAND:
            return False
    for biome in range(BIOMES):
        if state.display[biome] < 0:
            return False
    return display_count(state) <= DISPLAY


def has_sound_totems(state: State) -> bool:
    """IW-17. Nowhere more totems than the leading tribe has tents."""
    for number in range(TRIBES):
        for territory in range(TERRITORY_LIMIT):
            if state.tribes[number].totems[territory] < 0:
                return False
    for territory in range(TERRITORY_LIMIT):
        if totem_count(state, territory) > most_tents(state, territory):
            return False
    return True


def has_sound_deck(state: State) -> bool:
    """IW-30. Counted right; empty exactly when it has run out twice."""
    cards = 0
    for biome in range(BIOMES):
        if state.deck[biome] < 0:
            return False
        cards += state.deck[biome]
    if cards != state.deck_count or not 0 <= state.exhaustions <= EXHAUSTIONS:
        return False
    if (cards == 0) != (state.exhaustions == EXHAUSTIONS):
        return False
    return has_sound_half(state)


def has_sound_half(state: State) -> bool:
    """IW-30. The half-journey is due in the turn in which the deck ran out, and is scored after it."""
    if not 0 <= state.half_due <= 1:
        return False
    if state.half_due and (state.exhaustions != 1 or state.stage != Stage.DRAW):
        return False
    if state.exhaustions > 0 and not state.half_due:
        return True
    for number in range(TRIBES):
        for territory in range(TERRITORY_LIMIT):
            if state.tribes[number].half[territory] != 0:
                return False
    return True


def has_sound_feats(state: State) -> bool:
    """IW-91 to IW-95. As many as are played with, earned or left, in places that the map has."""
    for feat in range(FEAT_COUNT):
        count = state.feats_left[feat]
        for player in state.players:
            if not 0 <= player.earned[feat] <= 1:
                return False
            count += player.earned[feat]
        if state.feats_left[feat] < 0 or count != state.feats_played[feat]:
            return False
    for territory in range(TERRITORY_LIMIT):
        feats = state.territory_feats[territory]
        if feats < 0 or (feats > 0 and territory >= state.territory_count):
            return False
    for connection in range(CONNECTION_LIMIT):
        feats = state.connection_feats[connection]
        if feats < 0 or (feats > 0 and (connection >= state.connection_count or state.mountain[connection])):
            return False
    return True


def is_pending(state: State, feat: int, seat: SeatNumber) -> bool:
    """IW-95. Whether this seat's action may have earned a Feat of the kind that is not placed yet."""
    if seat != state.to_move:
        return False
    return state.stage == Stage.MORE or Stage.UNION <= state.stage <= Stage.UNION + feat


def has_sound_settlements(state: State) -> bool:
    """IW-91, IW-95. While Feats of Union are left, those with a settlement have earned one, and only they."""
    for seat in range(state.seats):
        has_earned = state.players[seat].earned[Feat.UNION] == 1
        if has_earned:
            if settlement_points(state, seat) == 0:
                return False
        elif state.feats_left[Feat.UNION] > 0 and has_missed_union(state, seat):
            return False
    return True


def has_missed_union(state: State, seat: SeatNumber) -> bool:
    """Whether a settlement stands for which no Feat is waiting."""
    missed = False
    for space in range(state.space_count):
        if state.tents[space] == seat and state.marked[space] == 0:
            tents = mark_group(state, space)
            is_new = False
            for step in range(tents):
                is_new = is_new or state.space_territory[state.trail[step]] == state.territory
            is_waiting = is_new and state.tents_laid > 0 and is_pending(state, Feat.UNION, seat)
            missed = missed or (tents >= SETTLEMENT and not is_waiting)
    clear_marks(state)
    return missed


def has_missed_majority(state: State, feat: int) -> bool:
    """IW-93, IW-94. Whether somebody has the majority on a connection, and the Feat was never earned."""
    if state.feats_left[feat] == 0:
        return False
    for connection in range(state.connection_count):
        is_water = state.connection_water[connection] == 1
        if state.mountain[connection] or is_water != (feat == Feat.RESPECT):
            continue
        ends_here = state.connection_a[connection] == state.territory
        ends_here = ends_here or state.connection_b[connection] == state.territory
        for seat in range(state.seats):
            is_waiting = ends_here and state.pieces_laid > state.tents_laid and is_pending(state, feat, seat)
            if has_majority(state, connection, seat) and not is_waiting:
                return True
    return False


def is_sound_turn(state: State) -> bool:
    """IW-22. Seats that exist, and a territory of the map while pieces were laid in this turn."""
    if state.to_move != OVER and not 0 <= state.to_move < state.seats:
        return False
    if not 0 <= state.starter < state.seats:
        return False
    if state.territory != NOWHERE and not 0 <= state.territory < state.territory_count:
        return False
    if not 0 <= state.last_round <= 1 or (state.territory == NOWHERE) != (state.pieces_laid == 0):
        return False
    return 0 <= state.tents_laid <= state.pieces_laid <= PIECES_A_TURN


def has_laid_pieces(state: State) -> bool:
    """IW-13 to IW-15. What was laid in this turn stands in its territory, two pieces in one explored before.

    With two players the last pieces before the cards are drawn may be either tribe's.
    """
    if state.to_move == OVER or state.territory == NOWHERE:
        return True
    is_either = state.seats == PAIR_OF_PLAYERS and state.stage == Stage.DRAW
    if is_either and stands_there(state, THIRD):
        return True
    return stands_there(state, THIRD if is_third_turn(state) else state.to_move)


def stands_there(state: State, number: int) -> bool:
    """Whether the tribe has in the territory of this turn what was laid there, beside what stood there."""
    tribe, here = state.tribes[number], state.territory
    if tribe.tents[here] < state.tents_laid or tribe.totems[here] < state.pieces_laid - state.tents_laid:
        return False
    asks_for_second = state.stage == Stage.MORE or state.stage == Stage.THIRD_MORE
    if state.pieces_laid < PIECES_A_TURN and not asks_for_second:
        return True
    return tent_count(state, here) > state.tents_laid


def stage_flaw(state: State) -> int:
    """OK, or the clause of what is missing for that which the stage of the turn asks."""
    stage = state.stage
    if state.to_move == OVER:
        return OK
    if stage == Stage.DRAFT:
        return OK if has_sound_draft(state) and may_draw(state) else Clause.IW_06
    if not has_waiting_hands(state):
        return Clause.IW_20
    if is_third_turn(state) and state.seats != PAIR_OF_PLAYERS:
        return Clause.IW_80
    if stage == Stage.ACT or stage == Stage.THIRD_DISCARD:
        can_act = state.players[state.to_move].hand_count > 0 and state.pieces_laid == 0
        return OK if can_act else Clause.IW_10
    if stage == Stage.MORE or stage == Stage.THIRD_MORE:
        return OK if state.pieces_laid == 1 else Clause.IW_15
    if stage == Stage.THIRD:
        return OK if state.pieces_laid == 0 and may_place(state) else Clause.IW_80
    if stage == Stage.DRAW:
        return OK if may_draw(state) else Clause.IW_20
    return OK if has_sound_places(state) else Clause.IW_92


def has_sound_draft(state: State) -> bool:
    """IW-06. Nothing was played yet; seats before the one to move have their hands, seats after it none."""
    for number in range(tribe_count(state)):
        tribe = state.tribes[number]
        if tribe.tents_left != TENTS or tribe.totems_left != TOTEMS:
            return False
    open_cards = display_count(state)
    for biome in range(BIOMES):
        open_cards += state.players[state.to_move].known[biome]
        for player in state.players:
            if player.discards[biome] > 0:
                return False
    last = state.starter + state.seats - 1
    for seat in range(state.seats):
        turns_later = (last - seat) % state.seats - (last - state.to_move) % state.seats
        if turns_later < 0 and state.players[seat].hand_count != HAND:
            return False
        if turns_later > 0 and state.players[seat].hand_count != 0:
            return False
    return open_cards == DISPLAY


def has_waiting_hands(state: State) -> bool:
    """IW-20, IW-31. Whoever still has a turn refilled the hand after the one before."""
    is_ending = state.last_round == 1 or state.exhaustions == EXHAUSTIONS
    for step in range(1, state.seats):
        seat = (state.to_move + step) % state.seats
        if is_ending and seat == state.starter:
            return True
        if state.players[seat].hand_count != HAND:
            return False
    return True


def has_sound_places(state: State) -> bool:
    """IW-95. A Feat of the kind is left, and there is a place for it."""
    limit = state.territory_count
    if state.stage == Stage.HONOUR or state.stage == Stage.RESPECT:
        limit = state.connection_count
    for place in range(CONNECTION_LIMIT):
        if not 0 <= state.places[place] <= 1 or (state.places[place] and place >= limit):
            return False
    return place_count(state) > 0 and state.feats_left[state.stage - Stage.UNION] > 0
