"""Mauwi and Mauw: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.contracts import Names
from nekoban.core.record import NONE, View
from nekoban.games.mauwi.parts import COLUMN_COUNT, JOKER, KIWI, NINOX, SPIRIT, TUATARA, Card, Column, Stage
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.show import words
from nekoban.games.mauwi.show.naming import card_name, edition_name
from nekoban.games.mauwi.words import tell

CARDS = {f"card-{card.name.lower()}": int(card) for card in Card}
ON_WHAT = {JOKER: "prompt-joker", KIWI: "prompt-kiwi", NINOX: "prompt-ninox"}
CLAUSES = {SPIRIT: ("MW-03", "MW-40", "MW-43"), JOKER: ("MW-04", "MW-05", "MW-36", "MW-51")}
CLAUSES |= {KIWI: ("MW-71",), NINOX: ("MW-72",), TUATARA: ("MW-73",)}
WARRIOR = ("MW-01", "MW-30", "MW-33", "MW-34", "MW-50")
COLUMN = ("MW-11", "MW-12", "MW-60")


def goal(view: View) -> str:
    """What the game is about."""
    return tell(f"goal-{edition_name(view)}")


def prompt(view: View, picked: Sequence[str], names: Names) -> str:
    """What to click next."""
    if len(picked) > 1:
        return tell("prompt-combo")
    if picked:
        card = CARDS[picked[0]]
        return tell(ON_WHAT.get(card, "prompt-column"), card=card_name(view, card))
    if view.stage == Stage.TURN:
        return tell(f"prompt-turn-{edition_name(view)}")
    return words.status(view, names).removeprefix(f"{names[view.to_move]}: ")


def about(view: View, thing: str, names: Names) -> list[tuple[str, str]]:
    """What a card or a column does: its clauses in their own words."""
    if thing in CARDS:
        return [("", clause) for clause in CLAUSES.get(CARDS[thing], WARRIOR)]
    if "-column-" in thing:
        return [("", clause) for clause in COLUMN]
    return [("", "MW-22")] if thing == "button-pass" else [("", "MW-53")]


def categories(view: View, names: Names) -> list[tuple[str, list[int]]]:
    """The columns as they are named on the table, and what the teammate brings."""
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
