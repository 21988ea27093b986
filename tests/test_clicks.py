"""Law 12 for what is clicked: single things and pairs in any order; old faults are found when put back."""

from __future__ import annotations

from typing import Any

import pytest

import nekoban
from nekoban.core import laws, refusals
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.messages import heard
from nekoban.core.moves import Move
from nekoban.core.notation import NotationError
from nekoban.core.refusals import Refusal
from nekoban.games.mauwi.show.naming import card_names
from nekoban.games.mauwi.show.words import tell

GAMES = all_games(hidden=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_click_and_every_pair_of_clicks_is_answered_by_something_true(name: str) -> None:
    made, sets = laws.click(GAMES[name], 60)
    assert made >= 60
    assert sets >= len(GAMES[name].samples())


def found(name: str) -> str:
    """What clicks in random games find broken."""
    with pytest.raises(laws.Breach) as breach:
        laws.click(GAMES[name], 2_000)
    assert breach.value.law == 12
    return str(breach.value)


# --- two clicks


def paths_of_two(match: nekoban.Match) -> list[tuple[str, ...]]:
    return [path for path in match.paths() if len(path) == 2]


def test_two_clicks_in_the_wrong_order_are_told_what_to_choose_first() -> None:
    match = nekoban.new("mauwi", players=2, seed="early")
    first, later = paths_of_two(match)[0]
    told = match.why_not((later, first))
    assert told is not None
    assert told == match.why_not((later,))
    assert told.sentence.startswith("First choose ")


def test_two_things_that_each_begin_a_move_do_not_go_together() -> None:
    match = nekoban.new("mauwi", players=2, seed="early")
    begun = {path[0] for path in match.paths()}
    one, two = sorted(click for click in begun if click.startswith("card-"))[:2]
    assert match.why_not((one, two)) == Refusal("", "That does not go with what was picked first.")
    assert match.why_not((one,)) is None


def test_what_was_picked_is_no_reason_for_a_click_that_is_refused_alone() -> None:
    match = nekoban.new("mauwi", players=2, seed="early")
    begun = {path[0] for path in match.paths()}
    card = next(f"card-{number}" for number in range(1, 9) if f"card-{number}" not in begun)
    alone = match.why_not((card,))
    assert alone is not None
    assert alone.clause
    assert match.why_not((min(begun), card)) == alone


def test_a_text_whose_last_word_alone_is_known_is_no_legal_move() -> None:
    match = nekoban.new("mauwi", players=2, seed="early")
    card = next(path[0] for path in match.paths() if path[0].startswith("card-"))
    with pytest.raises(NotationError, match="nonsense"):
        match.why_not(f"nonsense {card}")


# --- old faults put back


def test_law_12_finds_two_clicks_that_are_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "unconnected", lambda game, move: [])
    assert "is not answered" in found("nine-lives")


def test_law_12_finds_a_pair_that_is_told_what_is_true_of_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    said = refusals.why_not

    def why_not(match: Any, move: Any) -> Refusal | None:
        is_pair = bool(refusals.unconnected(match.game, move))
        return Refusal("", "That does not go with what was picked first.") if is_pair else said(match, move)

    monkeypatch.setattr(refusals, "why_not", why_not)
    assert "is said of neither click" in found("iwari")


def test_law_12_finds_a_click_too_early_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As "seat-2" before the card was."""
    monkeypatch.setattr(refusals, "chosen_too_early", lambda match, move: None)
    assert "only comes too early, and is forbidden" in found("nine-lives")


OLD_CLAUSES = [  # a game, the true clause and the one that was given for it
    ("mauwi", "MW_34", "MW_33"),
    ("cat-battles", "CB_31", "CB_30"),
    ("nine-lives", "NL_18", "NL_51"),
    ("iwari", "IW_14", "IW_22"),
]


@pytest.mark.parametrize(("name", "true", "old"), OLD_CLAUSES)
def test_law_12_finds_an_old_clause_that_clicks_are_told(
    monkeypatch: pytest.MonkeyPatch, name: str, true: str, old: str
) -> None:
    game, chosen = find_game(name), refusals.forbidden

    def forbidden(match: Any, rows: list[Move]) -> tuple[Move, int]:
        row, clause = chosen(match, rows)
        return row, game.clauses[old] if clause == game.clauses[true] else clause

    monkeypatch.setattr(refusals, "forbidden", forbidden)
    assert old.lower().replace("_", "-") in found(name).lower()


def test_law_12_finds_an_old_sentence_that_clicks_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who attacks a warrior, as it was said when the Jokers were forgotten."""
    words = find_game("mauwi").words
    said = words.reason

    def reason(view: Any, move: Move, clause: int, names: list[str]) -> str:
        with heard() as told:
            sentence = said(view, move, clause, names)
        for message in told:
            if message.name == "no-attack":
                top = int(message.arguments["top"])
                return tell("no-attack", **{**message.arguments, "takes": card_names(view, (top, 9 - top))})
        return sentence

    monkeypatch.setattr(words, "reason", reason)
    assert "the message no-attack is false" in found("mauwi")
