"""Law 12 with the sentence of another refusal: where it is told of the wrong move, it is found.

At positions of random games every refused move is told what others there are told. Claims that are true too
easily would let such a sentence pass.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from nekoban.core import laws
from nekoban.core.catalogue import all_games
from nekoban.core.claims import first_wrong, mistaken, own_messages, with_compiled_reasons
from nekoban.core.game import Game

GAMES = [game for game in all_games().values() if game.status == "verified" and game.claims]
TABLES, POSITIONS, ROWS = 40, 4, 8  # random games, positions of each, refused rows of each kind there
FEW = 16  # positions that are judged twice
BOTH_TRUE = {  # what is told, and what is true as well and for the same clause
    ("placing-over", "unexplored-done"),
}


def positions(game: Game, chance: random.Random) -> Iterator[tuple[Any, list[str]]]:
    """States of random games, and the names of those who play."""
    samples = [game.options.read(sample) for sample in game.samples()]
    for number in range(TABLES):
        options = laws.options_of(game, samples, number * 7)
        state = game.interpreted.start(options, laws.luck_of(number))
        for ply in range(40):
            if state.to_move < 0:
                break
            if ply % (40 // POSITIONS) == number % (40 // POSITIONS):
                yield state, laws.people(options.players)
            game.interpreted.play(state, chance.choice(game.interpreted.legal(state)))


def refusals(game: Game, state: Any, names: list[str], chance: random.Random) -> list[Any]:
    """Refused rows of every kind, each with its clause and the messages it is told."""
    found, view = [], game.interpreted.view(state, state.to_move)
    for rows in laws.rows_by_kind(game):
        for row in chance.sample(rows, min(ROWS, len(rows))):
            if clause := game.interpreted.why_not(state, row):
                say = lambda row=row, clause=clause: game.words.reason(view, row, clause, names)  # noqa: E731
                found.append((row, clause, own_messages(game, say)))
    return found


def objection(game: Game, state: Any, row: int, names: list[str], told: Any, clause: int) -> str | None:
    """What is wrong with a sentence about a move that this clause forbids."""
    return mistaken(game, told, clause) or first_wrong(game, state, row, names, told, clause)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_sentence_of_another_refusal_is_found(game: Game) -> None:
    chance, tried, passed = random.Random(game.name), 0, set()
    for state, names in positions(game, chance):
        here = refusals(game, state, names, chance)
        told = {tuple(message.name for message in messages): messages for _, _, messages in here}
        for row, clause, messages in here:
            own = tuple(message.name for message in messages)
            assert first_wrong(game, state, row, names, messages, clause) is None
            for other, sentence in told.items():
                if other != own:
                    tried += 1
                    wrong = objection(game, state, row, names, sentence, clause)
                    passed |= set() if wrong else {(own[-1], other[-1])}
    assert tried > 1000
    assert passed <= BOTH_TRUE


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_reasons_judge_as_they_are_written(game: Game) -> None:
    """Clauses and sentences that are true, and many that are not."""
    chance, quick, found = random.Random(game.name), with_compiled_reasons(game), set()
    for state, names in islice(positions(game, chance), FEW):
        here = refusals(game, state, names, chance)
        told = {messages[-1].name: messages for _, _, messages in here}
        for row, clause, _ in here:
            for other in {clause for _, clause, _ in here}:
                applies = bool(game.reasons.applies(state, row, other))  # type: ignore[union-attr]
                assert quick.reasons.applies(state, row, other) == applies  # type: ignore[union-attr]
                found.add(applies)
            for sentence in told.values():
                wrong = objection(game, state, row, names, sentence, clause)
                assert objection(quick, state, row, names, sentence, clause) == wrong
                found.add(wrong is None)
    assert found == {True, False}


@pytest.mark.compiled
def test_claims_call_compiled_reasons() -> None:
    game = all_games()["nine-lives"]
    written, moved = (called_by(one, "can-play", "has_play") for one in (game, with_compiled_reasons(game)))
    assert written.__module__ == "nekoban.games.nine_lives.reasons"
    assert moved.__module__ == "nekoban.core.claims"


def called_by(game: Game, claim: str, name: str) -> Any:
    """The function that a claim calls by this name."""
    claims: Any = game.claims
    return claims.CLAIMS[claim].__globals__[name]
