"""Cat Battles: what the seat to move is asked."""

from collections.abc import Sequence

from nekoban.core.record import View
from nekoban.games.cat_battles.parts import Ask, Face
from nekoban.games.cat_battles.rules.tasks import asked, top_task
from nekoban.games.cat_battles.show.naming import FACES, cat_name, effect_text, whose

QUESTIONS = {
    Ask.START_PHASE: "take 1 to 3 fish, if the box has any, after effects of the start phase.",
    Ask.PLAY_PHASE: "play Kittens from the bench, or go on.",
    Ask.MAIN_PHASE: "move and attack with your cats, or end the main phase.",
    Ask.END_PHASE: "use effects of the end phase, or end your turn.",
}


def question(view: View, names: Sequence[str]) -> str:
    ask = asked(view)
    if ask in QUESTIONS:
        return QUESTIONS[Ask(ask)]
    if ask in (Ask.EXCHANGE, Ask.ROLLING, Ask.COUNTING):
        return attack_question(view, names)
    cat, foe = top_task(view).cat, top_task(view).foe
    match ask:
        case Ask.DAMAGE:
            return (
                f"{cat_name(view, cat)} is hit for {top_task(view).amount}: does the cat take it, or the box?"
            )
        case Ask.COUNTERATTACK:
            return f"{cat_name(view, cat)} may attack {cat_name(view, foe)} back."
        case Ask.SECOND_ATTACK:
            return f"{cat_name(view, cat)} may attack {cat_name(view, foe)} once more."
        case Ask.PUSHOVER:
            return f"move {cat_name(view, foe)} to an adjacent area."
        case Ask.CANCELLING:
            return f"{whose(view, cat, names)} uses its effect ({effect_text(view, cat)}): cancel it?"
        case Ask.TARGET:
            return f"choose whom {cat_name(view, cat)} strikes: {effect_text(view, cat)}."
        case Ask.SPOT:
            return f"choose an area for {cat_name(view, cat)}: {effect_text(view, cat)}."
        case Ask.STRIDE:
            return f"choose where {cat_name(view, cat)} goes."
        case _:
            return f"{cat_name(view, cat)} moves one Kitten of either side to another area."


def attack_question(view: View, names: Sequence[str]) -> str:
    fight = f"{whose(view, view.attacker, names)} attacks {whose(view, view.target, names)}"
    match asked(view):
        case Ask.EXCHANGE:
            return f"{fight}. Use an effect before the roll, or pass."
        case Ask.ROLLING:
            return f"{fight}. Rolled: {dice_text(view)}. {rolling_choice(view)}"
        case _:
            return f"{fight}. Rolled: {dice_text(view)}. Change the damage, or pass."


def rolling_choice(view: View) -> str:
    left = view.roll_limit - view.roll_count
    if view.dice[view.roll_count - 1] == Face.SLEEP:
        return "Answer the Sleep, or the attack fails."
    return f"Roll on ({left} left), or stop." if left > 0 else "Answer the roll, or stop."


def dice_text(view: View) -> str:
    """The dice of the attack so far."""
    return ", ".join(FACES[Face(face)] for face in view.dice[: view.roll_count].tolist()) or "nothing yet"
