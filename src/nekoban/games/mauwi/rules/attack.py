"""Mauwi and Mauw: attack and defend. MW-50 to 57, 63, 81."""

from nekoban.core.events import EVERYONE, tell, whisper
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE
from nekoban.games.mauwi.parts import JOKER, MOST_ATTACKS, TUATARA, Clause, Happening, Stage
from nekoban.games.mauwi.rules.ending import end_turn
from nekoban.games.mauwi.rules.gain import make_combo, take_gain
from nekoban.games.mauwi.rules.piles import fill_hand, holds, use_card
from nekoban.games.mauwi.state import MOVES, Kind, State


def attack(state: State, card: int) -> None:
    """MW-50, 52. An attack card is laid, the attacker draws, the attacked player is asked (MW-55)."""
    state.attack_card = card
    state.attack_count += 1
    attacker, target = int(state.attacker), int(state.target_seat)
    whisper(
        state, Happening.ATTACKS, attacker, card, target, state.target_column, state.attack_value, EVERYONE
    )
    fill_hand(state, attacker)
    state.stage = Stage.DEFEND
    state.to_move = target


def why_not_defend(state: State, move: Move, asked: int) -> int:
    """MW-51, 57, 73, 81. A warrior of the attacking value, a Joker or Tuatara; or give up."""
    kind, card = MOVES[move].kind, int(MOVES[move].card)
    if kind == Kind.GIVE_UP:
        return OK
    if kind != Kind.DEFEND:
        return asked
    if not holds(state.players[state.to_move], card):
        return Clause.MW_20
    if card != state.attack_value and card != JOKER and card != TUATARA:
        return asked
    return OK


def defend(state: State, card: int) -> None:
    """MW-51. Attack and defence cards are discarded; the attacker is asked whether to go on (MW-55)."""
    seat = int(state.to_move)
    use_card(state, seat, card)
    tell(state, Happening.DEFENDS, seat, card, int(state.target_seat), NONE)
    state.discards[state.attack_card] += 1
    state.discards[card] += 1
    state.attack_card = NONE
    fill_hand(state, seat)
    state.stage = Stage.GO_ON
    state.to_move = state.attacker
    if state.attack_count == MOST_ATTACKS:  # MW-63
        end_attack(state)
        end_turn(state, int(state.to_move))


def why_not_go_on(state: State, move: Move) -> int:
    """MW-52, 57. The same value again or a Joker; or give up."""
    kind, card = MOVES[move].kind, int(MOVES[move].card)
    if kind == Kind.GIVE_UP:
        return OK
    if kind != Kind.GO_ON:
        return Clause.MW_52
    if not holds(state.players[state.to_move], card):
        return Clause.MW_20
    if card != state.attack_value and card != JOKER:
        return Clause.MW_52
    return OK


def go_on(state: State, card: int) -> None:
    """MW-52. After a defence the attacker goes on with an identical card or a Joker."""
    use_card(state, int(state.attacker), card)
    attack(state, card)


def give_up(state: State) -> None:
    """MW-53. The attacked player, the teammate (MW-81) or the attacker gives up."""
    tell(state, Happening.GIVES_UP, int(state.to_move), int(state.stage), NONE, NONE)
    helper = state.players[state.target_seat].teammate
    if state.stage == Stage.GO_ON:
        end_attack(state)
        end_turn(state, int(state.to_move))
    elif state.stage == Stage.DEFEND and helper != NONE:
        state.stage = Stage.HELP
        state.to_move = helper
    else:
        win_attack(state)


def win_attack(state: State) -> None:
    """MW-50, 53. The attack stands: its last card makes the combo, for the attacker."""
    seat = int(state.attacker)
    card, value = int(state.attack_card), int(state.attack_value)
    target, column = int(state.target_seat), int(state.target_column)
    end_attack(state)
    make_combo(state, seat, card, value, target, column)
    take_gain(state, seat)


def end_attack(state: State) -> None:
    """The exchange is over."""
    state.attacker = NONE
    state.target_seat = NONE
    state.target_column = NONE
    state.attack_value = NONE
    state.attack_card = NONE
    state.attack_count = 0
