"""Every message that can refuse a move is checked by claims.py, and nothing of the rules checks it."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

import pytest

from nekoban.core import laws
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.claims import false_claim, named
from nekoban.core.messages import catalogue, heard, often, tell
from tools.expectations import expected

GAMES = [name for name, game in all_games().items() if game.claims is not None]


def excepted(name: str, what: str) -> set[str]:
    """What the game's own tests except: messages that claim nothing, or give no reason."""
    return set(expected("claims").get(name, {}).get(what, ()))


def messages_of(name: str) -> Any:
    return catalogue(find_game(name).folder / "words")


# --- which messages a refusal can tell


def texts_of(value: Any, package: str, seen: set[int]) -> Iterator[str]:
    """Every text that a function or a constant of a game holds, with all the functions it names."""
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, str):
        yield value
    elif isinstance(value, FunctionType) and value.__module__.startswith(package):
        yield from texts_of_code(value.__code__, value.__globals__, package, seen)
        for cell in value.__closure__ or ():
            yield from texts_of(cell.cell_contents, package, seen)
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_of(part, package, seen)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_of(part, package, seen)


def texts_of_code(code: CodeType, room: dict[str, Any], package: str, seen: set[int]) -> Iterator[str]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from texts_of_code(constant, room, package, seen)
        elif isinstance(constant, str | tuple):
            yield from texts_of(constant, package, seen)
    for name in code.co_names:
        if name in room:
            yield from texts_of(room[name], package, seen)


def refusing_messages(name: str) -> set[str]:
    """The messages that `reason` and `idle` can tell, found by reading their code: a text of it names a
    message, or begins the names of several.
    """
    game = find_game(name)
    telling = [game.words.reason, game.words.idle]
    texts = set(texts_of(telling, game.package, set()))
    known = [message for message in messages_of(name).in_language("en") if "." not in message]
    whole = {message for message in known if message in texts}
    begun = {text if text.endswith("-") else f"{text}-" for text in texts if is_begun(text, whole)}
    return {message for message in known if message in whole or message.startswith(tuple(begun))}


def is_begun(text: str, whole: set[str]) -> bool:
    """Whether code may add something to this text to name a message: f"reason-{clause}"."""
    return (len(text) > 1 and text.endswith("-")) or text in whole


@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_a_refusal_is_checked(name: str) -> None:
    claims = find_game(name).claims
    assert claims is not None
    names = (*claims.NAMES, *excepted(name, "begun"))
    unchecked = refusing_messages(name) - set(claims.CLAIMS) - excepted(name, "named")
    assert {one for one in unchecked if not one.startswith(names)} == set()


def test_a_message_that_a_refusal_begins_to_use_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    words = find_game("mauwi").words
    true = words.reason
    messages = messages_of("mauwi")

    def reason(view: Any, move: int, clause: int, names: Any) -> str:
        return messages("say-pass") if clause == 0 else true(view, move, clause, names)

    monkeypatch.setattr(reason, "__module__", "nekoban.games.mauwi.show.words")
    monkeypatch.setattr(words, "reason", reason)
    claims = find_game("mauwi").claims
    assert claims is not None
    assert refusing_messages("mauwi") - set(claims.CLAIMS) - excepted("mauwi", "named") == {"say-pass"}


@pytest.mark.parametrize("name", GAMES)
def test_every_claim_is_about_a_message_that_exists(name: str) -> None:
    claims = find_game(name).claims
    assert claims is not None
    assert all(messages_of(name).has(message) for message in claims.CLAIMS)


# --- hearing


def test_what_is_told_is_heard_with_its_arguments_and_only_meanwhile() -> None:
    tell("undo-nothing")
    with heard() as told, heard() as also:
        tell("undo-other", player="Ann")
        inner = tell.phrase("undo-nothing")
    assert str(inner)
    assert [(message.name, message.arguments) for message in told] == [("undo-other", {"player": "Ann"})]
    assert also == told
    tell("undo-nothing")
    assert len(told) == 1


def test_a_sentence_that_comes_often_is_made_once_but_heard_every_time() -> None:
    made: list[str] = []

    @often(8)
    def sentence(player: str) -> str:
        made.append(player)
        return tell("undo-other", player=player)

    assert sentence("Ann") == sentence("Ann")
    assert made == ["Ann"]
    with heard() as told:
        sentence("Ann")
    assert [message.name for message in told] == ["undo-other"]


def test_an_argument_is_called_by_its_message() -> None:
    assert named(tell.phrase("undo-nothing")) == "undo-nothing"
    assert named("Ann") == "Ann"


def test_a_sentence_that_the_game_does_not_tell_is_no_answer() -> None:
    game = find_game("mauwi")
    state = game.interpreted.start(game.options.read({"players": 2}), 1)
    said = false_claim(game, state, 0, ["Ann", "Bob"], lambda: tell("undo-nothing"))
    assert said == "no message of the game was told"


# --- for which clauses messages speak


@pytest.mark.parametrize("name", GAMES)
def test_every_message_that_gives_a_reason_speaks_for_clauses(name: str) -> None:
    """Others say what is asked, what a power's text is, or what stands behind another message."""
    claims = find_game(name).claims
    assert claims is not None
    assert set(claims.CLAUSES) <= set(claims.CLAIMS)
    silent = {one for one in set(claims.CLAIMS) - set(claims.CLAUSES) if one not in ("over", "reason-over")}
    assert silent == excepted(name, "silent")


def test_a_sentence_that_is_true_is_no_reason_for_another_clause() -> None:
    """Nobody sits there, and the card is not held either: each sentence goes with its own clause."""
    game = find_game("mauwi")
    state = game.interpreted.start(game.options.read({"players": 2}), 1)
    row = next(row for row, text in enumerate(game.moves.texts) if text == "5 3a")
    clause = game.interpreted.why_not(state, row)
    assert game.clauses(clause).name == "MW_10"
    messages, names = messages_of("mauwi"), ["Ann", "Bob"]
    say = lambda: messages("your-turn-mauwi")  # noqa: E731
    assert false_claim(game, state, row, names, say, clause) == (
        "the message your-turn-mauwi is false: it speaks for another clause"
    )
    view = game.interpreted.view(state, 0)
    true = lambda: game.words.reason(view, row, clause, names)  # noqa: E731
    assert false_claim(game, state, row, names, true, clause) is None


# --- the law


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_law_12_listens_over_all_sets_of_options(name: str) -> None:
    game = find_game(name)
    seen: list[int] = []
    made, sets = laws.listen(game, 60, told=seen.append)
    assert made >= 60
    assert sets == len(seen)
