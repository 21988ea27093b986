"""Nine Lives: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.contracts import Item, Picker
from nekoban.core.moves import Move
from nekoban.core.options import Chosen
from nekoban.core.record import Raw, SeatNumber, View
from nekoban.core.svg import Svg, drawing, use
from nekoban.games.nine_lives.data.own_powers import lives_of
from nekoban.games.nine_lives.motives import lives_lost_by_failing
from nekoban.games.nine_lives.parts import CARDS, FIRST_COLUMN, LIVES, NUMBERS, START, Card, Cat, Stage
from nekoban.games.nine_lives.rules.lives import counted_value
from nekoban.games.nine_lives.rules.row import numbers_on_table
from nekoban.games.nine_lives.rules.stacks import chosen_total
from nekoban.games.nine_lives.show import words
from nekoban.games.nine_lives.show.asking import asked_exactly
from nekoban.games.nine_lives.show.matches import OWN_DRAWS, cards_beside, match_of
from nekoban.games.nine_lives.show.naming import LIFE_NAMES, TEXTS, card_name, cat_name, top_text
from nekoban.games.nine_lives.show.text import draws_of, with_chosen
from nekoban.games.nine_lives.state import MOVES, Kind
from nekoban.games.nine_lives.words import tell

UNASKED = ("sign",)  # a card that can only be added, or only be subtracted, tells nobody anything
CLICKS = {f"card-{Card(card).name.lower().replace('_', '-')}": card for card in CARDS}
ALL_NUMBERS = (1 << NUMBERS + 1) - 2  # one bit a number
AFTER_A_CARD = {
    Stage.TURN: "prompt-place",
    Stage.STACK: "prompt-sign",
    Stage.GIVE: "prompt-receiver",
    Stage.ASK: "prompt-asked",
}
WAGERS = ("button-wager", "button-wager-card", "button-wager-stack")
CLAUSES = {
    "card": ("NL-11", "NL-12", "NL-02"),
    "place": ("NL-11", "NL-12", "NL-31"),
    "button-wager": ("NL-14", "NL-15"),
    "button-give-up": ("NL-30",),
    "life": ("NL-03", "NL-04", "NL-40"),
}


def goal(view: View) -> str:
    """Nine Lives: what the game is about."""
    return tell("goal")


def counted(view: View) -> str:
    """Nine Lives: what the numbers beside the names are."""
    return tell("counted")


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """Nine Lives: what to click next."""
    if not picked:
        return tell("prompt", asked=asked_exactly(view))
    is_stack = view.stage == Stage.TURN and view.stack_due
    wanted = AFTER_A_CARD.get(Stage.STACK if is_stack else Stage(view.stage), "prompt-other")
    if wanted == "prompt-place" and not view.row_count:
        wanted = "prompt-first"
    return tell(wanted, card=card_name(CLICKS[picked[0]]))


def news(view: View, names: Sequence[str]) -> str:
    """Nine Lives: the end of a round."""
    return words.news(view, names)


def outcome(view: View, move: Move, names: Sequence[str]) -> tuple[str, str] | None:
    """Nine Lives: what a play draws, and why; or that it ends the round."""
    row = MOVES[move]
    if row.kind not in (Kind.LAY, Kind.PUT) or row.place == START:
        return None
    tried, seat = view.twin() if row.kind == Kind.PUT else with_chosen(view, row.card), view.to_move
    if completes_row(tried, row):
        return tell("outcome-full"), tell("outcome-full-why")
    player, count = tried.players[seat], draws_of(tried, row.place)
    chosen = [player.hand[index] for index in range(player.hand_count) if player.chosen[index] > 0]
    why = match_of(tried, seat, chosen, cards_beside(tried, row.place))
    if player.power in OWN_DRAWS:
        why = tell("outcome-draws-power", count=count, why=top_text(view, seat))
    elif count:
        why = tell("outcome-draws-why", count=count, why=why)
    else:
        why = tell("outcome-match-in-vain", why=why) if why else tell("outcome-no-match")
    return tell("outcome-draws", count=count) if count else "", why


def completes_row(view: Raw, row: Raw) -> bool:
    """NL-31. Whether a play at an end of the row brings the last number of 1 to 9."""
    seat = view.to_move
    number = chosen_total(view, seat) if row.kind == Kind.PUT else counted_value(view, seat, row.card)
    return row.place < FIRST_COLUMN and numbers_on_table(view) | 1 << max(0, number) == ALL_NUMBERS


def pickers() -> dict[str, Picker]:
    """Nine Lives: a cat for every seat, and the powers by a number."""
    cats = tuple(Item(cat.name.lower(), str(cat_name(cat)), picture=life_picture(cat, LIVES)) for cat in Cat)
    return {"cats": Picker("order", cats, join=","), "life-set": Picker("number")}


def looks(options: Chosen) -> dict[str, tuple[Item, ...]]:
    """Nine Lives: the powers of a life set, on the cards of the cats."""
    found = tuple(
        Item(
            "", str(LIFE_NAMES[card]), str(TEXTS[life.power, life.parameter]), picture=life_picture(*life[:2])
        )
        for card, life in enumerate(lives_of(options.values))
        if life.power
    )
    return {"life-set": found}


def life_picture(cat: Cat, number: int) -> Svg:
    """A life card without its words."""
    faces = (f"face-nine-life-{cat.name.lower()}", f"face-nine-figures-{number}")
    return drawing(100, 90, *(use(face, 0, 0, 100, 140) for face in faces))


def top_place(view: Raw, seat: SeatNumber) -> int:
    """The place of the life that acts, as it is clicked: the lowest life is the first."""
    player = view.players[seat]
    return max(1, player.life_count - player.wagered_count)


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Nine Lives: what a thing does: the power of a life, what a button costs and brings, and the clauses."""
    found = next((clauses for start, clauses in CLAUSES.items() if thing.startswith(start)), ())
    said = []
    if view.viewer is not None and thing == f"life-{top_place(view, view.viewer)}":
        said = [tell("about-life", power=top_text(view, view.viewer))]
    elif thing == "button-give-up" and view.to_move >= 0 and view.stage == Stage.TURN:
        said = [tell("about-give-up", count=lives_lost_by_failing(view))]
    elif thing.startswith("seat-") and view.players[int(thing[5:]) - 1].power:
        found = (f"NP-{view.players[int(thing[5:]) - 1].power:02}", "NL-12")  # what suits are good for
    elif thing in WAGERS:
        said = [tell(f"about-{thing.removeprefix('button-')}"), tell("about-wager-back")]
    return [*((sentence, "") for sentence in said), *(("", clause) for clause in found)]
