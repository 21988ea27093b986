"""Mauwi and Mauw: what a played card does, up to the end of the turn. Clause ids refer to RULES.md.

In the order of the booklet: cards of the hand, strengthen and block, attack and defend, the gain, the end.
"""

from typing import Any

from nekoban.core.events import EVERYONE, tell, whisper
from nekoban.core.record import NONE, OVER
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    FULL_COLUMNS,
    HAND,
    JOKER,
    KIWI,
    MOST_ATTACKS,
    MOST_NINES,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    TURNS_EACH,
    Combo,
    Edition,
    Ending,
    Origin,
    Stage,
    Told,
)
from nekoban.games.mauwi.rules.piles import (
    drop_card,
    fill_hand,
    fill_short_hands,
    has_top_card,
    top_card,
    use_card,
)

# --- a card from the hand -------------------------------------------------------------------------


def play_card(state: Any, card: int, target: int, column: int) -> None:
    """MW-20. A warrior or a spirit from the hand onto a column."""
    seat = int(state.to_move)
    use_card(state, seat, card)
    if card != SPIRIT:
        lay_warrior(state, seat, card, card, target, column)
    elif state.players[target].top[column] == SPIRIT:
        lift_spirit(state, seat, card, column)
    else:
        tell(state, Told.LAYS, seat, card, target, column)
        lay_on_top(state, seat, card, target, column)


def play_joker(state: Any, combo: int, target: int, column: int) -> None:
    """MW-36. A Joker on a warrior, announced as either value of its colour."""
    seat = int(state.to_move)
    use_card(state, seat, JOKER)
    top = int(state.players[target].top[column])
    value = top if combo == Combo.FIGHT else NINE - top
    lay_warrior(state, seat, JOKER, value, target, column)


def play_joker_on_spirit(state: Any, column: int) -> None:
    """MW-43. A Joker lifts a spirit."""
    seat = int(state.to_move)
    use_card(state, seat, JOKER)
    lift_spirit(state, seat, JOKER, column)


def lift_spirit(state: Any, seat: int, card: int, column: int) -> None:
    """MW-43. Both cards are discarded and the turn ends."""
    state.players[seat].top[column] = NONE
    state.discards[SPIRIT] += 1
    state.discards[card] += 1
    tell(state, Told.LIFTS, seat, card, seat, column)
    fill_hand(state, seat)
    end_turn(state, seat)


def play_kiwi(state: Any, target: int, column: int) -> None:
    """MW-71. Kiwi fetches a warrior; where it goes is asked next, and the hand is filled after that."""
    seat = int(state.to_move)
    use_card(state, seat, KIWI)
    state.discards[KIWI] += 1
    player = state.players[target]
    state.carried = player.top[column]
    player.top[column] = NONE
    tell(state, Told.FETCHES, seat, int(state.carried), target, column)
    state.stage = Stage.CARRY


def carry(state: Any, target: int, column: int) -> None:
    """MW-71. The fetched warrior is played as if it came from the hand."""
    warrior = int(state.carried)
    state.carried = NONE
    lay_warrior(state, int(state.to_move), warrior, warrior, target, column)


def play_ninox(state: Any, target: int, column: int) -> None:
    """MW-72. Ninox makes an opponent's spirit one's own nine."""
    seat = int(state.to_move)
    use_card(state, seat, NINOX)
    state.discards[NINOX] += 1
    state.players[target].top[column] = NONE
    state.gain_nine = SPIRIT
    tell(state, Told.NINOX, seat, NONE, target, column)
    fill_hand(state, seat)
    take_gain(state, seat)


def pass_turn(state: Any) -> None:
    """MW-22. Discard the whole hand, draw four, end the turn."""
    seat = int(state.to_move)
    hand = state.players[seat].hand
    a, b, c, d = int(hand[0]), int(hand[1]), int(hand[2]), int(hand[3])
    whisper(state, Told.PASSES, seat, a, b, c, d, EVERYONE)
    for place in range(HAND):
        state.discards[drop_card(state, seat, place)] += 1
    fill_hand(state, seat)
    end_turn(state, seat)


# --- strengthen and block -------------------------------------------------------------------------


def lay_warrior(state: Any, seat: int, card: int, value: int, target: int, column: int) -> None:
    """MW-30, 31, 41: on a slot or on nines it stays. MW-32, 50: on a warrior it makes a combo, or attacks.

    `card` is the warrior itself or the Joker that stands for it.
    """
    if state.players[target].top[column] == NONE:
        tell(state, Told.LAYS, seat, card, target, column)
        lay_on_top(state, seat, card, target, column)
    elif target == seat:
        whisper(state, Told.LAYS, seat, card, target, column, value, EVERYONE)
        make_combo(state, seat, card, value, target, column)
        fill_hand(state, seat)
        take_gain(state, seat)
    else:
        state.attacker = seat
        state.target_seat = target
        state.target_column = column
        state.attack_value = value
        attack(state, card)


def lay_on_top(state: Any, seat: int, card: int, target: int, column: int) -> None:
    """MW-30, 31, 40, 41. The card lies on top of the column."""
    state.players[target].top[column] = card
    fill_hand(state, seat)
    end_turn(state, seat)


def make_combo(state: Any, seat: int, card: int, value: int, target: int, column: int) -> None:
    """MW-33: friends are discarded. MW-34: in a fight the card played is turned, a Joker too (MW-35)."""
    player = state.players[target]
    top = int(player.top[column])
    player.top[column] = NONE  # MW-37
    if value == top:
        state.gain_nine = card
        state.gain_top = top
        tell(state, Told.FIGHTS, seat, card, top, NONE)
    else:
        state.discards[card] += 1
        state.discards[top] += 1
        tell(state, Told.FRIENDS, seat, value, top, NONE)


# --- attack and defend ----------------------------------------------------------------------------


def attack(state: Any, card: int) -> None:
    """MW-50, 52. An attack card is laid, the attacker draws, the attacked player is asked (MW-55)."""
    state.attack_card = card
    state.attack_count += 1
    attacker, target = int(state.attacker), int(state.target_seat)
    whisper(state, Told.ATTACKS, attacker, card, target, state.target_column, state.attack_value, EVERYONE)
    fill_hand(state, attacker)
    state.stage = Stage.DEFEND
    state.to_move = target


def go_on(state: Any, card: int) -> None:
    """MW-52. After a defence the attacker goes on with an identical card or a Joker."""
    use_card(state, int(state.attacker), card)
    attack(state, card)


def defend(state: Any, card: int) -> None:
    """MW-51. Attack and defence cards are discarded; the attacker is asked whether to go on (MW-55)."""
    seat = int(state.to_move)
    use_card(state, seat, card)
    tell(state, Told.DEFENDS, seat, card, int(state.target_seat), NONE)
    state.discards[state.attack_card] += 1
    state.discards[card] += 1
    state.attack_card = NONE
    fill_hand(state, seat)
    state.stage = Stage.GO_ON
    state.to_move = state.attacker
    if state.attack_count == MOST_ATTACKS:  # MW-63
        end_attack(state)
        end_turn(state, int(state.to_move))


def defend_with_tuatara(state: Any) -> None:
    """MW-73. The attacking card goes into the hand instead of a drawn one; the attacker's turn ends."""
    seat = int(state.to_move)
    attacker = int(state.attacker)
    place = use_card(state, seat, TUATARA)
    state.discards[TUATARA] += 1
    state.players[seat].hand[place] = state.attack_card
    state.players[seat].origin[place] = Origin.TAKEN
    tell(state, Told.TUATARA, seat, int(state.attack_card), int(state.target_seat), NONE)
    end_attack(state)
    end_turn(state, attacker)


def give_up(state: Any) -> None:
    """MW-53. The attacked player, the teammate (MW-81) or the attacker gives up."""
    tell(state, Told.GIVES_UP, int(state.to_move), int(state.stage), NONE, NONE)
    helper = state.players[state.target_seat].teammate
    if state.stage == Stage.GO_ON:
        end_attack(state)
        end_turn(state, int(state.to_move))
    elif state.stage == Stage.DEFEND and helper != NONE:
        state.stage = Stage.HELP
        state.to_move = helper
    else:
        win_attack(state)


def win_attack(state: Any) -> None:
    """MW-50, 53. The attack stands: its last card makes the combo, for the attacker."""
    seat = int(state.attacker)
    card, value = int(state.attack_card), int(state.attack_value)
    target, column = int(state.target_seat), int(state.target_column)
    end_attack(state)
    make_combo(state, seat, card, value, target, column)
    take_gain(state, seat)


def end_attack(state: Any) -> None:
    """The exchange is over."""
    state.attacker = NONE
    state.target_seat = NONE
    state.target_column = NONE
    state.attack_value = NONE
    state.attack_card = NONE
    state.attack_count = 0


# --- gain -----------------------------------------------------------------------------------------


def has_room(player: Any, column: int) -> bool:
    """MW-33, 34. An empty slot, or fewer than three nines without a top card."""
    return player.top[column] == NONE and player.nines[column] < MOST_NINES


def has_any_room(player: Any) -> bool:
    """MW-38. Whether a gain can be placed at all."""
    for column in range(COLUMN_COUNT):
        if has_room(player, column):
            return True
    return False


def take_gain(state: Any, seat: int) -> None:
    """MW-38. The gain is placed if it can be, else it is lost."""
    state.to_move = seat
    state.stage = Stage.PLACE
    if not has_any_room(state.players[seat]):
        lose_gain(state, seat)


def next_nine(state: Any) -> int:
    """MW-33. The top card of the draw pile: two friends have just been discarded, so there is one."""
    if not has_top_card(state):
        raise ValueError("no card to gain")
    return top_card(state)


def lose_gain(state: Any, seat: int) -> None:
    """MW-38. The gain is discarded; of friends, the top card of the draw pile."""
    card = int(state.gain_nine)
    if card == NONE:
        card = next_nine(state)
    state.discards[card] += 1
    if state.gain_top != NONE:
        state.discards[state.gain_top] += 1
    tell(state, Told.LOSES, seat, card, int(state.gain_top), NONE)
    end_gain(state, seat)


def place_gain(state: Any, column: int) -> None:
    """MW-33: friends give an unseen nine. MW-34: a fight gives nine and warrior. MW-72: a spirit turned."""
    seat = int(state.to_move)
    player = state.players[seat]
    player.nines[column] += 1
    tell(state, Told.PLACES, seat, column, int(state.gain_top), int(state.gain_nine))
    if state.gain_nine == NONE:
        state.unseen[next_nine(state)] += 1
    else:
        state.seen[state.gain_nine] += 1
        player.top[column] = state.gain_top
    if full_column_count(player) == FULL_COLUMNS:  # MW-60
        state.ending = Ending.COLUMNS
    end_gain(state, seat)


def end_gain(state: Any, seat: int) -> None:
    """The gain has found its place, or none."""
    state.gain_nine = NONE
    state.gain_top = NONE
    end_turn(state, seat)


# --- end ------------------------------------------------------------------------------------------


def full_column_count(player: Any) -> int:
    """MW-60. Columns with three nines, whatever lies on top."""
    count = 0
    for column in range(COLUMN_COUNT):
        if player.nines[column] == MOST_NINES:
            count += 1
    return count


def end_turn(state: Any, seat: int) -> None:
    """MW-20. The next player's turn, unless the game ends (MW-60, 61, 63)."""
    state.stage = Stage.TURN
    state.turn_count += 1
    if state.edition == Edition.MAUW and state.ending == NONE:
        fill_short_hands(state, seat)
    if state.ending == NONE and state.turn_count == TURNS_EACH * state.seats:
        state.ending = Ending.TURNS
    if state.ending == NONE:
        state.to_move = (seat + 1) % state.seats
    else:
        state.to_move = OVER
        tell(state, Told.ENDS, NONE, int(state.ending), NONE, NONE)
