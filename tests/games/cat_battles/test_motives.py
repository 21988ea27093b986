"""Cat Battles: each motive where it holds and where it does not, and what it says after the move."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.adding.motives import (
    Check,
    Example,
    Made,
    check_example,
    check_names,
    check_random_games,
    choice_at,
    found_at,
    play_on,
)
from nekoban.core.catalogue import find_game
from nekoban.core.language import languages, reading
from nekoban.core.motives import motives_of, reasons
from nekoban.games.cat_battles.parts import BASES, GREEDY, SQUAD, Area, Ask, Front, Happening, Rest
from nekoban.games.cat_battles.state import MOVES, Kind, attack_row, play_row
from tests.games.cat_battles.conftest import Table

GAME = find_game("cat-battles")
OWN = (
    "S01-05.X01-01(Kuro;kitten;3;direct-hit;1;attacking;always;dice-roll;1)"
    ".X01-02(Shiro;kitten;2;ranged-attack;1;attacking;always;dice-roll;1).S01-01.02"
)
FOES = (
    "S02-05.X02-01(Tora;kitten;3;counterattack;1;defending;always;damage-less;1)"
    ".X02-02(Mike;kitten;2;no-sleep;1;defending;always;damage-less;1).S02-01.02"
)


def table(**places: Any) -> Table:
    made = Table(GAME.interpreted, OWN, FOES, territory="cat-cafe")
    return made.stand(**places).quiet()


def rolled(faces: str, **places: Any) -> Any:
    """Kuro attacks a Kitten; the first die is rolled."""
    made = table(**{"kuro": "center", "mike": "center", **places}).rolls(faces)
    return made.do("attack kuro mike").state


def using() -> Any:
    """Kuro attacks, and may use its effect before the roll."""
    return table(kuro="center", mike="center").quiet("kuro").fish(0, dish=2).do("attack kuro mike").state


def starting(box: int, dish: int = 0) -> Any:
    return table().fish(0, box=box, dish=dish).phase(Ask.START_PHASE).state


def struck(target: str, held: int, box: int = 5) -> Any:
    """A cat of the second seat was hit for 2; its owner chooses who takes it."""
    places: dict[str, Any] = {"shiro": "north", target: ("north", held)}
    made = table(**places).fish(1, box=box).rolls("2 1")
    return made.do(f"attack shiro {target}", "stop").state


EXAMPLES = {
    "boss-lost": Example((struck("oddeyes", 2), "cat"), (struck("oddeyes", 3), "cat")),
    "boss-attacked": Example(
        (table(kuro="north").state, "attack 1 0"),
        (table(kuro="north", tora="north").state, "attack 1 1"),
    ),
    "boss-in-reach": Example(
        (table(kuro="north-west").state, "move 1 north"),
        (table(kuro="south-west").state, "move 1 north-west"),
    ),
    "can-be-countered": Example(
        (table(kuro="center", tora="center").state, "attack 1 1"),
        (table(kuro="center", mike="center").state, "attack 1 2"),
    ),
    "from-afar": Example(
        (table(shiro="center", tora="north-west").state, "attack 2 1"),
        (table(shiro="center", tora="center").state, "attack 2 1"),
    ),
    "direct-hit": Example(
        (table(kuro="center", mike="center").state, "attack 1 2"),
        (table(kuro="north").state, "attack 1 0"),
    ),
    "damage-kept": Example((rolled("1"), "stop"), (rolled("-"), "stop")),
    "damage-risked": Example((rolled("1"), "roll"), (rolled("-"), "roll")),
    "kitten-runs": Example((struck("tora", 2), "cat"), (struck("tora", 3), "cat")),
    "cat-spared": Example((struck("tora", 2), "box"), (struck("tora", 2), "cat")),
    "greedy-boss": Example((starting(9, 4), "take 2"), (starting(9, 3), "take 2")),
    "box-emptied": Example((starting(3), "take 3"), (starting(3), "take 2")),
    "fish-for-kitten": Example((starting(9, 0), "take 2"), (starting(9, 0), "take 1")),
    "kitten-played": Example(
        (table().fish(0, dish=3).phase(Ask.PLAY_PHASE).state, "play 1"),
        (table().fish(0, dish=3).phase(Ask.PLAY_PHASE).state, "done"),
    ),
    "meets-cats": Example(
        (table(kuro="south-west", tora="north-west").state, "move 1 north-west"),
        (table(kuro="south-west", tora="north-west").state, "move 1 south-east"),
    ),
    "effect-used": Example((using(), "use 1 0"), (using(), "pass")),
}


@pytest.mark.parametrize("id", [motive.id for motive in motives_of(GAME)])
def test_a_motive_holds_where_it_should_and_nowhere_else(id: str) -> None:
    check_example(GAME, id, EXAMPLES[id])


def test_motives_have_names_and_clauses() -> None:
    check_names(GAME)


def test_a_cat_that_rests_in_its_next_turn_cannot_attack() -> None:
    made = table(kuro="south-west", tora="north-west")
    made.state.cats[made.cat("tora")].rest = Rest.NEXT_TURN
    assert "meets-cats" not in found_at(GAME, made.state, "move 1 north-west")


# --- what must be so after the move


def happened(made: Made, kind: Happening) -> bool:
    return any(made.after.events[index].kind == kind for index in range(made.after.event_count))


def own(made: Made, state: Any) -> Any:
    return state.cats[made.seat * SQUAD + made.entry.cat]


def struck_cat(made: Made, state: Any) -> Any:
    """The cat whose damage was decided."""
    return state.cats[made.before.tasks[made.before.task_count - 1].cat]


def counter_waits(made: Made, near: int) -> bool:
    """The target's chance to attack back waits, or came and went with the attack."""
    foe = (1 - made.seat) * SQUAD + made.entry.foe
    waiting = [task for task in made.after.tasks if task.kind == Ask.COUNTERATTACK and task.cat == foe]
    if waiting:
        return all(task.amount == near for task in waiting)
    both = (made.after.cats[foe], own(made, made.after))
    is_over = made.after.to_move < 0 or any(cat.area in (Area.BENCH, Area.HANGOUT) for cat in both)
    return not near or is_over or happened(made, Happening.NEGATED)


def hits_directly(made: Made) -> bool:
    """The cat has Direct Hit where it stands, and its target's damage is not offered to the box."""
    target = (1 - made.seat) * SQUAD + made.entry.foe
    ended = play_on(made, "pass", "pass", "stop", "pass", "pass")
    offers = [MOVES[move].kind for move in GAME.engine.legal(ended)]
    is_offered = Kind.BOX in offers and ended.tasks[ended.task_count - 1].cat == target
    has_it = fronts(made.before, own(made, made.before)) >> Front.DIRECT_HIT & 1
    held = made.before.cats[target].held
    return bool(has_it) and not is_offered and held == made.facts["held"].arguments["count"]


def fronts(state: Any, cat: Any) -> int:
    """The front effects of a cat, with those of the center for whoever stands there."""
    return int(cat.front | (state.center if cat.area == Area.CENTER else 0))


def can_attack_boss(made: Made) -> bool:
    return attack_row(made.entry.cat, 0) in GAME.engine.legal(made.after)


def can_play_now(made: Made) -> bool:
    """A Kitten can be played that could not be played for the fish before."""
    dish = made.before.players[made.seat].dish
    kittens = range(1, made.before.players[made.seat].kittens + 1)
    dear = [cat for cat in kittens if made.before.cats[made.seat * SQUAD + cat].level > dish]
    return any(play_row(cat) in GAME.engine.legal(made.after) for cat in dear)


def is_greedy(made: Made) -> bool:
    return happened(made, Happening.GREEDY) or made.after.players[made.seat].dish >= GREEDY


def dice_total(made: Made) -> int:
    state = made.before
    attacker, target = state.cats[state.attacker], state.cats[state.target]
    gives, takes = fronts(state, attacker), fronts(state, target)
    more = (gives >> Front.DAMAGE_MORE_1 & 1) - (takes >> Front.DAMAGE_LESS_1 & 1)
    return sum(state.dice[: state.roll_count].tolist()) + more + state.more - state.less + attacker.more


def is_met(made: Made) -> bool:
    """If it were the other side's main phase, as many of its cats as it says could attack the cat."""
    if made.after.current != made.seat:
        return happened(made, Happening.TURN)  # it was the turn's last move
    state = made.after.twin()
    state.current = state.to_move = 1 - made.seat
    state.phase, state.acting = Ask.MAIN_PHASE, -2
    for cat in state.cats:
        cat.acted, cat.rest = 0, Rest.THIS_TURN if cat.rest == Rest.NEXT_TURN else Rest.NO
    attacks = [MOVES[move] for move in GAME.engine.legal(state) if MOVES[move].kind == Kind.ATTACK]
    return sum(entry.foe == made.entry.cat for entry in attacks) == made.facts["count"]


CHECKS: dict[str, Check] = {
    "boss-lost": lambda made: made.after.to_move < 0 and made.after.winner == 1 - made.seat,
    "boss-attacked": lambda made: made.entry.foe == 0 and happened(made, Happening.ATTACKS),
    "boss-in-reach": can_attack_boss,
    "can-be-countered": lambda made: counter_waits(made, 1),
    "from-afar": lambda made: counter_waits(made, 0),
    "direct-hit": hits_directly,
    "damage-kept": lambda made: dice_total(made) == made.facts["count"] > 0,
    "damage-risked": lambda made: dice_total(made) == made.facts["count"] > 0,
    "kitten-runs": lambda made: struck_cat(made, made.after).area in (Area.BENCH, Area.HANGOUT),
    "cat-spared": lambda made: (
        happened(made, Happening.BOX_SUFFERS)
        and struck_cat(made, made.before).held == made.facts["held"].arguments["count"]
    ),
    "greedy-boss": is_greedy,
    "box-emptied": lambda made: made.after.players[made.seat].box == 0,
    "fish-for-kitten": can_play_now,
    "kitten-played": lambda made: (
        own(made, made.after).area == BASES[made.seat]
        and own(made, made.after).held == own(made, made.after).level
    ),
    "meets-cats": is_met,
    "effect-used": lambda made: happened(made, Happening.USES),
}


RARE = {
    "from-afar"
}  # it takes cats with Ranged Attack and with Counterattack: no squad of the samples has both


def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=60, plies=200)
    assert set(found) == {motive.id for motive in motives_of(GAME)} - RARE


def test_damage_that_the_dice_alone_did_not_make_is_told_as_damage_so_far() -> None:
    state = rolled("1")
    state.more = 2
    sentences = []
    for language in languages():
        with reading(language):
            found = reasons(GAME, choice_at(GAME, state, "stop"))
            sentences += [reason.sentence for reason in found if reason.id == "damage-kept"]
    assert len(sentences) == len(languages())
    assert all("3" in sentence for sentence in sentences)
    assert not any(word in sentence for sentence in sentences for word in ("dice", "dés", "サイコロ"))


def test_an_attack_from_afar_is_not_countered() -> None:
    made = table(shiro="center", tora="north-west").rolls("1 1").do("attack shiro tora", "stop", "cat")
    assert made.ask != Ask.COUNTERATTACK
    near = table(shiro="center", tora="center").rolls("1 1").do("attack shiro tora", "stop", "cat")
    assert near.ask == Ask.COUNTERATTACK
