"""Mauwi and Mauw: what is asked within a turn, read from a view, in the same words everywhere."""

from typing import NamedTuple

from nekoban.core.record import NONE, View
from nekoban.games.mauwi.parts import TUATARA
from nekoban.games.mauwi.state import Player, State

EXCHANGE = slice(State.start("attacker"), State.start("gain_top") + 1)  # adjacent fields, one byte each
TUATARAS = State.start("deck") + TUATARA
TOPS, PLAYER_SIZE = State.start("players") + Player.start("top"), Player.dtype.itemsize


class Question(NamedTuple):
    """All that the sentences about it need."""

    edition: int
    to_move: int
    stage: int
    has_tuatara: bool
    warrior: int  # the one that is attacked; NONE if none is
    attacker: int
    target_seat: int
    target_column: int
    attack_value: int
    attack_card: int
    attack_count: int
    carried: int
    gain_nine: int
    gain_top: int


def question(view: View) -> Question:
    """What is asked now. A record for each would take longer."""
    memory = view.memory
    exchange = memory[EXCHANGE].tolist()
    seat, column = exchange[1:3]
    warrior = NONE if seat == NONE else memory[TOPS + seat * PLAYER_SIZE + column]
    return Question(view.edition, view.to_move, view.stage, memory[TUATARAS] > 0, warrior, *exchange)
