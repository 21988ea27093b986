"""Mauwi and Mauw: what no position can be. Clause ids refer to RULES.md."""

from nekoban.core.game import OK
from nekoban.core.record import NONE, OVER, SeatNumber
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    FULL_COLUMNS,
    HAND,
    JOKER,
    KINDS,
    KIWI,
    LAST_WARRIOR,
    MOST_ATTACKS,
    MOST_NINES,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    TURNS_EACH,
    Clause,
    Edition,
    Ending,
    Origin,
    Stage,
)
from nekoban.games.mauwi.rules.ending import full_column_count
from nekoban.games.mauwi.rules.gain import has_any_room
from nekoban.games.mauwi.rules.piles import card_count, has_cards, missing_count, nine_count
from nekoban.games.mauwi.state import Player, State


def flaw(state: State) -> int:
    """Mauwi: OK, or the clause that a typed-in position breaks."""
    for seat in range(state.seats):
        found = area_flaw(state.players[seat])
        if found == OK:
            found = hand_flaw(state, seat)
        if found != OK:
            return found
    found = pile_flaw(state)
    if found == OK:
        found = turn_flaw(state)
    if found == OK:
        found = stage_flaw(state)
    return found


def derive(state: State) -> None:
    """MW-07. Of the old cards, those that are not in old places of hands are nines."""
    places = [origin for player in state.players for origin in player.origin]
    state.old_nine_count = max(0, card_count(state.old) - places.count(Origin.OLD))


def area_flaw(player: Player) -> int:
    """MW-03, 05, 11. At most three nines, on top at most a warrior or a spirit, which needs a nine."""
    for column in range(COLUMN_COUNT):
        nines, top = player.nines[column], player.top[column]
        if not 0 <= nines <= MOST_NINES:
            return Clause.MW_11
        if top == JOKER:
            return Clause.MW_05
        if top != NONE and not 0 <= top <= LAST_WARRIOR:
            return Clause.MW_11
        if top == SPIRIT and nines == 0:
            return Clause.MW_03
    return OK


def hand_flaw(state: State, seat: SeatNumber) -> int:
    """MW-21, 73. A hand is four cards, each with its origin; only Tuatara takes cards into it."""
    player = state.players[seat]
    for place in range(HAND):
        if (player.origin[place] == Origin.EMPTY) != (player.hand[place] == NONE):
            return Clause.MW_21
        if player.origin[place] == Origin.TAKEN and state.deck[TUATARA] == 0:
            return Clause.MW_73
        if player.origin[place] == Origin.TAKEN and not is_attack_card(player.hand[place]):
            return Clause.MW_73
    return OK if may_lack(state, seat, missing_count(player)) else Clause.MW_21


def may_lack(state: State, seat: SeatNumber, count: int) -> bool:
    """MW-21, 61, 71, 93. Kiwi's place waits for its warrior to be put down; else only empty piles cost cards.

    In mauw, where hands are filled again, never more than the attack card that waits.
    """
    if state.stage == Stage.CARRY and state.to_move == seat:
        return count == 1
    if count == 0:
        return True
    if state.edition == Edition.MAUW:
        return lacking_count(state) == 1 and (state.to_move == OVER or state.stage != Stage.TURN)
    return state.to_move == OVER or state.ending == Ending.PILES


def lacking_count(state: State) -> int:
    """How many cards all hands together lack."""
    count = 0
    for seat in range(state.seats):
        count += missing_count(state.players[seat])
    return count


def is_attack_card(card: int) -> bool:
    """MW-50. Whether a warrior or a Joker, with which one may attack."""
    return 0 < card <= LAST_WARRIOR or card == JOKER


def pile_flaw(state: State) -> int:
    """MW-02, 07. No pile lacks cards; nines are as many as their faces; old cards as many as their places."""
    for card in range(KINDS):
        fewest = min(
            min(state.draw_pile[card], state.discards[card]),
            min(min(state.seen[card], state.unseen[card]), state.old[card]),
        )
        if fewest < 0:
            return Clause.MW_01
    if card_count(state.seen) + card_count(state.unseen) != nine_count(state):
        return Clause.MW_02
    return old_flaw(state)


def old_flaw(state: State) -> int:
    """MW-07. Every old card is in an old place of a hand, or one of the old nines."""
    left_count = 0
    for card in range(KINDS):
        left = state.old[card] - old_count(state, card)
        if not 0 <= left <= state.unseen[card]:
            return Clause.MW_07
        left_count += left
    return OK if left_count == state.old_nine_count else Clause.MW_07


def old_count(state: State, card: int) -> int:
    """How many such cards are in old places of hands."""
    count = 0
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(HAND):
            if player.origin[place] == Origin.OLD and player.hand[place] == card:
                count += 1
    return count


def turn_flaw(state: State) -> int:
    """MW-20, 60, 61, 63. Somebody is to move exactly while the game has not ended."""
    limit = TURNS_EACH * state.seats
    if state.to_move == OVER:
        return end_flaw(state, limit)
    if not 0 <= state.to_move < state.seats:
        return Clause.MW_20
    if not 0 <= state.turn_count < limit:
        return Clause.MW_63
    if has_full_area(state):
        return Clause.MW_60
    if state.ending == NONE:
        return OK
    is_running_out = state.ending == Ending.PILES and state.edition == Edition.MAUWI
    is_midway = state.stage != Stage.TURN and state.stage != Stage.CARRY
    return OK if is_running_out and is_midway and lacking_count(state) > 0 else Clause.MW_60


def end_flaw(state: State, limit: int) -> int:
    """MW-60, 61, 63. An ended game has what ends it."""
    if state.stage != Stage.TURN or not 0 <= state.turn_count <= limit:
        return Clause.MW_60
    if has_full_area(state):
        return OK if state.ending == Ending.COLUMNS else Clause.MW_60
    if state.ending == Ending.PILES:
        return OK if lacking_count(state) > 0 else Clause.MW_60
    return OK if state.ending == Ending.TURNS and state.turn_count == limit else Clause.MW_60


def has_full_area(state: State) -> bool:
    """MW-60. Whether a player's columns end the game."""
    for seat in range(state.seats):
        if full_column_count(state.players[seat]) >= FULL_COLUMNS:
            return True
    return False


def stage_flaw(state: State) -> int:
    """What a decision needs is there, and nothing else."""
    if state.stage == Stage.CARRY and (state.deck[KIWI] == 0 or not 0 < state.carried <= LAST_WARRIOR):
        return Clause.MW_71
    if state.stage != Stage.CARRY and state.carried != NONE:
        return Clause.MW_71
    if state.stage == Stage.PLACE:
        return gain_flaw(state)
    if state.gain_nine != NONE or state.gain_top != NONE:
        return Clause.MW_33
    if state.stage == Stage.DEFEND or state.stage == Stage.HELP or state.stage == Stage.GO_ON:
        return exchange_flaw(state)
    return calm_flaw(state)


def calm_flaw(state: State) -> int:
    """MW-50. Outside an exchange nothing is left of one."""
    for entry in (state.attacker, state.target_seat, state.target_column, state.attack_value):
        if entry != NONE:
            return Clause.MW_50
    return OK if state.attack_card == NONE and state.attack_count == 0 else Clause.MW_50


def gain_flaw(state: State) -> int:
    """MW-33, 34, 38, 72. The gain is one that friends, a fight or Ninox give, and it fits somewhere."""
    if not has_any_room(state.players[state.to_move]):
        return Clause.MW_38
    nine, top = state.gain_nine, state.gain_top
    if nine == NONE and top == NONE:
        is_there = has_cards(state.draw_pile) or has_cards(state.discards)
        return calm_flaw(state) if is_there else Clause.MW_33
    if top == NONE:
        return calm_flaw(state) if nine == SPIRIT and state.deck[NINOX] > 0 else Clause.MW_72
    if not 0 < top <= LAST_WARRIOR or (nine != top and nine != JOKER):
        return Clause.MW_34
    return calm_flaw(state)


def exchange_flaw(state: State) -> int:
    """MW-50, 63, 82. Attacker, target and value of an exchange fit together."""
    if not 0 <= state.attacker < state.seats or not 0 <= state.target_seat < state.seats:
        return Clause.MW_50
    if state.attacker == state.target_seat or not 0 <= state.target_column < COLUMN_COUNT:
        return Clause.MW_50
    if state.players[state.attacker].teammate == state.target_seat:
        return Clause.MW_82
    top = state.players[state.target_seat].top[state.target_column]
    if not 0 < top <= LAST_WARRIOR or (state.attack_value != top and state.attack_value != NINE - top):
        return Clause.MW_50
    if not 0 < state.attack_count <= MOST_ATTACKS:
        return Clause.MW_63
    return asked_flaw(state)


def asked_flaw(state: State) -> int:
    """MW-51, 52, 63, 81. The attack card waits for the attacked player or the teammate, or is defended."""
    if state.stage == Stage.GO_ON:
        if state.attack_count == MOST_ATTACKS:
            return Clause.MW_63
        return OK if state.to_move == state.attacker and state.attack_card == NONE else Clause.MW_52
    if state.attack_card != state.attack_value and state.attack_card != JOKER:
        return Clause.MW_50
    if state.stage == Stage.DEFEND:
        return OK if state.to_move == state.target_seat else Clause.MW_51
    teammate = state.players[state.target_seat].teammate
    return OK if state.to_move == teammate else Clause.MW_81
