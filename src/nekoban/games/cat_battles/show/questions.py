"""Cat Battles: what the seat to move is asked."""

from collections.abc import Callable, Sequence

from nekoban.core.messages import Phrase
from nekoban.core.record import View
from nekoban.games.cat_battles.parts import FISH_TAKEN, Ask, Face, Timing
from nekoban.games.cat_battles.rules.tasks import asked, top_task
from nekoban.games.cat_battles.show.naming import FACES, cat_name, effect_text, whose
from nekoban.games.cat_battles.state import Kind
from nekoban.games.cat_battles.words import tell

CatNamer = Callable[[View, int, Sequence[str]], Phrase]
PHASE_QUESTIONS = {
    Ask.START_PHASE: "ask-start-phase",
    Ask.PLAY_PHASE: "ask-play-phase",
    Ask.MAIN_PHASE: "ask-main-phase",
    Ask.END_PHASE: "ask-end-phase",
}
DUEL_QUESTIONS = {Ask.START_PHASE: "ask-start-phase-duel", Ask.MAIN_PHASE: "ask-main-phase-duel"}
QUESTIONS = {  # about one cat, or about two
    Ask.COUNTERATTACK: "ask-counterattack",
    Ask.SECOND_ATTACK: "ask-second-attack",
    Ask.PUSHOVER: "ask-pushover",
    Ask.TARGET: "ask-target",
    Ask.SPOT: "ask-spot",
    Ask.STRIDE: "ask-stride",
    Ask.SHIFT: "ask-shift",
}


def asks(view: View, kind: int) -> bool:
    """CB-26. Whether a cat's act may have such a move: what is clicked in the main phase is meant for one."""
    return asked(view) == Ask.MAIN_PHASE and kind in (Kind.MOVE, Kind.ATTACK)


def question(view: View, names: Sequence[str], named: CatNamer = whose) -> str:
    """What the seat to move is asked."""
    ask = asked(view)
    if ask in PHASE_QUESTIONS:
        return phase_question(view, Ask(ask))
    if ask in (Ask.EXCHANGE, Ask.ROLLING, Ask.COUNTING):
        return attack_question(view, names, named)
    cat, foe = top_task(view).cat, top_task(view).foe
    name, effect = cat_name(view, cat), effect_text(view, cat)
    if ask == Ask.DAMAGE:
        held, box = view.cats[cat].held, view.players[view.to_move].box
        return tell("ask-damage", cat=name, damage=top_task(view).amount, held=held, box=box)
    if ask == Ask.CANCELLING:
        return tell("ask-cancelling", cat=whose(view, cat, names), effect=effect)
    return tell(QUESTIONS[Ask(ask)], cat=name, foe=cat_name(view, max(foe, 0)), effect=effect)


def phase_question(view: View, ask: Ask) -> str:
    """What a cat's owner is asked in a phase of the turn."""
    message = DUEL_QUESTIONS.get(ask) if view.one_on_one else None
    if ask == Ask.START_PHASE:
        most = min(FISH_TAKEN, view.players[view.to_move].box)
        return tell(message or PHASE_QUESTIONS[ask], most=int(most))
    if ask == Ask.MAIN_PHASE:
        return tell(message or PHASE_QUESTIONS[ask], ends=what_ends(view))
    return tell(PHASE_QUESTIONS[ask])


def what_ends(view: View) -> str:
    """What is over once no cat acts: the turn, unless a cat of the squad has an effect of the end phase."""
    return "phase" if view.players[view.current].timings >> Timing.END_PHASE & 1 else "turn"


def attack_question(view: View, names: Sequence[str], named: CatNamer) -> str:
    """What is asked before an attack is rolled for."""
    return tell(
        ATTACK_QUESTIONS.get(asked(view)) or rolling_question(view),
        attacker=named(view, view.attacker, names),
        target=named(view, view.target, names),
        dice=dice_text(view),
        left=view.roll_limit - view.roll_count,
    )


ATTACK_QUESTIONS: dict[int, str] = {Ask.EXCHANGE: "ask-exchange", Ask.COUNTING: "ask-counting"}


def rolling_question(view: View) -> str:
    """What is asked between two rolls."""
    if view.dice[view.roll_count - 1] == Face.SLEEP:
        return "ask-rolling-sleep"
    return "ask-rolling" if view.roll_limit > view.roll_count else "ask-rolling-last"


def dice_text(view: View) -> str:
    """The dice of the attack so far."""
    rolled = [FACES[Face(face)] for face in view.dice[: view.roll_count].tolist()]
    return tell("dice", faces=rolled) if rolled else tell("dice-none")
