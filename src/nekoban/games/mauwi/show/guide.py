"""Mauwi and Mauw: what the page says to a newcomer."""

import re
from collections.abc import Sequence
from functools import partial

from nekoban.core.contracts import Names
from nekoban.core.messages import often
from nekoban.core.moves import Move
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    JOKER,
    KIWI,
    MOST_NINES,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    Card,
    Column,
    Stage,
)
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.rules.piles import holds
from nekoban.games.mauwi.show import outcomes, words
from nekoban.games.mauwi.show.naming import (
    Wording,
    card_name,
    combos,
    edition_name,
    joker,
    nine,
    nines,
    points,
    whose,
)
from nekoban.games.mauwi.show.question import Question, question
from nekoban.games.mauwi.words import tell

CARDS = {f"card-{card.name.lower()}": int(card) for card in Card}
ON_WHAT = {JOKER: "prompt-joker", KIWI: "prompt-kiwi", NINOX: "prompt-ninox"}
CLAUSES = {SPIRIT: ("MW-03", "MW-40", "MW-43"), JOKER: ("MW-04", "MW-05", "MW-36", "MW-51")}
CLAUSES |= {KIWI: ("MW-71",), NINOX: ("MW-72",), TUATARA: ("MW-73",)}
WARRIOR = ("MW-01", "MW-30", "MW-33", "MW-34", "MW-50")
COLUMN = ("MW-12", "MW-60")
ANSWERS: dict[int, str] = {
    Stage.DEFEND: "prompt-defend-none",
    Stage.HELP: "prompt-defend-none",
    Stage.GO_ON: "prompt-go-on-none",
}
ALONE = ("seat-",)  # a nine that has one place; all that decides it lies open
PLACE = re.compile(r"seat-([1-9])-column-([a-d])")


def goal(view: View) -> str:
    """Mauwi: what the game is about."""
    return tell(f"goal-{edition_name(view)}")


def prompt(view: View, picked: Sequence[str], names: Names) -> str:
    """Mauwi: what to click next."""
    if picked:
        return picked_prompt(Wording(view.edition), CARDS[picked[0]] if len(picked) == 1 else NONE)
    if view.stage == Stage.TURN:
        return turn_prompt(Wording(view.edition))
    return asked_prompt(question(view), view.stage not in ANSWERS or can_answer(view), tuple(names))


@often(4096)
def asked_prompt(view: Question, can_answer: bool, names: Names) -> str:
    """What is asked within a turn, and what can be done about it."""
    column_name = partial(whose, view)
    if can_answer:
        return words.asked(view, names, column_name)
    found = words.answers(view) if view.stage == Stage.GO_ON else words.defence(view)
    return tell(ANSWERS[view.stage], answers=found, threat=words.threat(view, names, column_name))


@often(64)
def turn_prompt(view: Wording) -> str:
    """What may be done in a turn, in the words of the edition."""
    return tell(f"prompt-turn-{edition_name(view)}")


@often(64)
def picked_prompt(view: Wording, card: int) -> str:
    """What to click after this card; NONE: after a card and a column."""
    if card == NONE:
        return tell("prompt-combo", **combos(view))
    return tell(ON_WHAT.get(card, "prompt-column"), card=card_name(view, card))


def can_answer(view: View) -> bool:
    """MW-51, MW-52, MW-73. Whether whoever is asked holds a card for it."""
    cards = (view.attack_value, JOKER) if view.stage == Stage.GO_ON else (view.attack_value, JOKER, TUATARA)
    return any(holds(view.players[view.to_move], card) for card in cards)


def outcome(view: View, move: Move, names: Names) -> tuple[str, str] | None:
    """Mauwi: what a move brings."""
    return outcomes.outcome(view, move, names)


def about(view: View, thing: str, names: Names) -> list[tuple[str, str]]:
    """Mauwi: what a card, a column or a button does, in a sentence or two, and its clauses."""
    if thing in CARDS:
        return [("", clause) for clause in CLAUSES.get(CARDS[thing], WARRIOR)]
    place = PLACE.fullmatch(thing)
    if place and int(place[1]) <= view.seats:
        said = worth(view, int(place[1]) - 1, Column[place[2].upper()])
        return [*((sentence, "") for sentence in said), *(("", clause) for clause in COLUMN)]
    if thing in ("combo-friends", "combo-fight"):
        return [(tell("about-combo", joker=joker(view), **combos(view)), "MW-36")]
    return [("", "MW-22")] if thing == "button-pass" else [*given_up(view, names), ("", "MW-53")]


def given_up(view: View, names: Names) -> list[tuple[str, str]]:
    """MW-53. What the attacked column counts, if nobody defends it."""
    if view.stage not in (Stage.DEFEND, Stage.HELP):
        return []
    seat, column = int(view.target_seat), int(view.target_column)
    player, owner = view.players[seat], "" if seat == view.to_move else names[seat]
    place = outcomes.Place(view.edition, owner, column, player.nines[column], player.top[column])
    return [(outcomes.bared(place), "")]


def worth(view: View, seat: SeatNumber, column: int) -> list[str]:
    """What a column counts, as a sum; what lies beneath its top card; and whether it is full."""
    player = view.players[seat]
    count, top = player.nines[column], player.top[column]
    if not count and top == NONE:
        return [tell("about-empty", nine=nine(view))]
    factors = " × ".join(str(factor) for factor in (NINE if top == NONE else top, *[2] * count))
    said = [tell("about-worth", sum=factors, points=points(column_score(count, top)), nine=nine(view))]
    if count and top != NONE:
        bare = points(column_score(count, NONE))
        said.append(tell("about-beneath", nines=nines(view, count), points=bare))
    return [*said, tell("about-full", nine=nine(view))] if count == MOST_NINES else said


def categories(view: View, names: Names) -> list[tuple[str, list[int]]]:
    """Mauwi: the columns as they are named on the table, and what the teammate brings."""
    players = [view.players[seat] for seat in range(view.seats)]
    found = [
        (
            tell("category-column", column=Column(column).name),
            [column_score(player.nines[column], player.top[column]) for player in players],
        )
        for column in range(COLUMN_COUNT)
    ]
    mates = [
        0 if player.teammate == NONE else area_score(view.players[player.teammate]) for player in players
    ]
    return [*found, (tell("category-teammate"), mates)] if any(mates) else found
