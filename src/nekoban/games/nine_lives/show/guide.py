"""Nine Lives: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.contracts import Item, Picker
from nekoban.core.record import View
from nekoban.games.nine_lives.parts import Cat, Stage
from nekoban.games.nine_lives.show.asking import asked
from nekoban.games.nine_lives.show.names import capital, top_text

UNASKED = ("place-start", "button-give-up")
AFTER_A_CARD = {
    Stage.TURN: "Now choose where the {card} goes: click an end of the row.",
    Stage.STACK: "Now choose: is the {card} added or subtracted?",
    Stage.GIVE: "Now choose who gets the {card}.",
    Stage.ASK: "Now choose the player you ask for the {card}.",
}
CLAUSES = {
    "card": ("NL-11", "NL-12", "NL-02"),
    "place": ("NL-11", "NL-12", "NL-31"),
    "button-wager": ("NL-14", "NL-15", "NL-32", "NL-33"),
    "button-give-up": ("NL-19", "NL-30"),
    "life": ("NL-03", "NL-04", "NL-40"),
}


def goal(view: View) -> str:
    """What the game is about."""
    return "Keep your lives: play a number that is not on the table, or lose one. The most lives win."


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """What to click next."""
    if not picked:
        return f"{asked(view)}."
    name = picked[0].removeprefix("card-").replace("-", " ")
    wanted = AFTER_A_CARD.get(Stage(view.stage), "Now choose what goes with the {card}.")
    if view.stage == Stage.TURN and view.stack_due:
        wanted = AFTER_A_CARD[Stage.STACK]
    return wanted.format(card=name)


def pickers() -> dict[str, Picker]:
    """A cat for every seat, and the powers by a number."""
    cats = tuple(Item(cat.name.lower(), cat.name.title()) for cat in Cat)
    return {"cats": Picker("order", cats, join=","), "life-set": Picker("number")}


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """What a thing does: the power of a life, and its clauses in their own words."""
    found = next((clauses for start, clauses in CLAUSES.items() if thing.startswith(start)), ())
    power = (
        [(capital(top_text(view, view.viewer)), "")]
        if thing.startswith("life") and view.viewer is not None
        else []
    )
    return [*power, *(("", clause) for clause in found)]
