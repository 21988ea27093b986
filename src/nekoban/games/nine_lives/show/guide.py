"""Nine Lives: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.contracts import Item, Picker
from nekoban.core.record import View
from nekoban.games.nine_lives.parts import CARDS, Card, Cat, Stage
from nekoban.games.nine_lives.show.asking import asked
from nekoban.games.nine_lives.show.names import card_name, cat_name, top_text
from nekoban.games.nine_lives.words import tell

UNASKED = ("place-start", "button-give-up")
CLICKS = {f"card-{Card(card).name.lower().replace('_', '-')}": card for card in CARDS}
AFTER_A_CARD = {
    Stage.TURN: "prompt-place",
    Stage.STACK: "prompt-sign",
    Stage.GIVE: "prompt-receiver",
    Stage.ASK: "prompt-asked",
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
    return tell("goal")


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """What to click next."""
    if not picked:
        return tell("prompt", asked=asked(view))
    is_stack = view.stage == Stage.TURN and view.stack_due
    wanted = AFTER_A_CARD.get(Stage.STACK if is_stack else Stage(view.stage), "prompt-other")
    return tell(wanted, card=card_name(CLICKS[picked[0]]))


def pickers() -> dict[str, Picker]:
    """A cat for every seat, and the powers by a number."""
    cats = tuple(Item(cat.name.lower(), str(cat_name(cat))) for cat in Cat)
    return {"cats": Picker("order", cats, join=","), "life-set": Picker("number")}


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """What a thing does: the power of a life, and its clauses in their own words."""
    found = next((clauses for start, clauses in CLAUSES.items() if thing.startswith(start)), ())
    power = (
        [(tell("about-life", power=top_text(view, view.viewer)), "")]
        if thing.startswith("life") and view.viewer is not None
        else []
    )
    return [*power, *(("", clause) for clause in found)]
