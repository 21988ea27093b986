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
from nekoban.games.cat_battles.show.naming import cat_name, whose
from nekoban.games.cat_battles.state import MOVES, Kind, attack_row, play_row
from nekoban.testing import Twins
from tests.games.cat_battles.conftest import Battle

GAME = find_game("cat-battles")
OWN = (
    "S01-05.X01-01(Kuro;kitten;3;direct-hit;1;attacking;always;dice-roll;1)"
    ".X01-02(Shiro;kitten;2;ranged-attack;1;attacking;always;dice-roll;1).S01-01.02"
)
FOES = (
    "S02-05.X02-01(Tora;kitten;3;counterattack;1;defending;always;damage-less;1)"
    ".X02-02(Mike;kitten;2;no-sleep;1;defending;always;damage-less;1).S02-01.02"
)


def table(**places: Any) -> Battle:
    made = Battle(Twins("interpreted"), OWN, FOES, territory="cat-cafe")
    return made.stand(**places).quiet()


def rolled(faces: str, **places: Any) -> Any:
    """Kuro attacks a Kitten; the first die is rolled."""
    made = table(**{"kuro": "center", "mike": "center", **places}).rolls(faces)
    return made.play("attack kuro mike").state


def using() -> Any:
    """Kuro attacks, and may use its effect before the roll."""
    return table(kuro="center", mike="center").quiet("kuro").fish(0, dish=2).play("attack kuro mike").state


def starting(box: int, dish: int = 0) -> Any:
    return table().fish(0, box=box, dish=dish).phase(Ask.START_PHASE).state


def struck(target: str, held: int, box: int = 5) -> Any:
    """A cat of the second seat was hit for 2; its owner chooses who takes it."""
    places: dict[str, Any] = {"shiro": "north", target: ("north", held)}
    made = table(**places).fish(1, box=box).rolls("2 1")
    return made.play(f"attack shiro {target}", "stop").state


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
    "kitten-attacked": Example(
        (table(shiro="center", mike="center").state, "attack 2 2"),
        (table(kuro="center", mike="center").state, "attack 1 2"),
    ),
    "roll-may-finish": Example(
        (rolled("1", mike=("center", 3)), "roll"), (rolled("1", mike=("center", 4)), "roll")
    ),
    "nothing-to-lose": Example((rolled("-"), "roll"), (rolled("1"), "roll")),
    "damage-void": Example((struck("tora", 1), "cat"), (struck("tora", 2), "cat")),
    "kitten-in-reach": Example(
        (table(kuro="south-west", mike="north-west").state, "move 1 north-west"),
        (table(kuro="south-west", mike="north-west").state, "move 1 south-east"),
    ),
    "out-of-reach": Example(
        (table(kuro="north-west", mike="north-west").state, "move 1 south-west"),
        (table(kuro="north-west", mike="north-west", tora="south-west").state, "move 1 south-west"),
    ),
    "box-kept": Example((starting(3), "take 2"), (starting(3), "take 3")),
    "dish-kept": Example(
        (table().fish(0, dish=3).phase(Ask.PLAY_PHASE).state, "done"),
        (table().fish(0, dish=3).phase(Ask.PLAY_PHASE).state, "play 1"),
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


def told(made: Made, name: str) -> int:
    """A number of fish that the sentence tells."""
    return made.facts[name].arguments["count"]


def told_cats(made: Made) -> list[str]:
    return list(map(str, made.facts["cats"]))


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
    return bool(has_it) and not is_offered and made.before.cats[target].held == told(made, "held")


def fronts(state: Any, cat: Any) -> int:
    """The front effects of a cat, with those of the center for whoever stands there."""
    return int(cat.front | (state.center if cat.area == Area.CENTER else 0))


def can_attack_boss(made: Made) -> bool:
    return attack_row(made.entry.cat, 0) in GAME.engine.legal(made.after)


def can_play_now(made: Made) -> bool:
    """Just those Kittens are named that can be played now and could not for the fish before."""
    dish = made.before.players[made.seat].dish
    kittens = range(1, made.before.players[made.seat].kittens + 1)
    dear = [cat for cat in kittens if made.before.cats[made.seat * SQUAD + cat].level > dish]
    legal = GAME.engine.legal(made.after)
    able = [cat_name(made.before, made.seat * SQUAD + cat) for cat in dear if play_row(cat) in legal]
    return able == told_cats(made) != [] and made.after.players[made.seat].dish == told(made, "dish")


def is_greedy(made: Made) -> bool:
    return happened(made, Happening.GREEDY) or made.after.players[made.seat].dish >= GREEDY


def dice_total(made: Made) -> int:
    state = made.before
    attacker, target = state.cats[state.attacker], state.cats[state.target]
    gives, takes = fronts(state, attacker), fronts(state, target)
    more = (gives >> Front.DAMAGE_MORE_1 & 1) - (takes >> Front.DAMAGE_LESS_1 & 1)
    return sum(state.dice[: state.roll_count].tolist()) + more + state.more - state.less + attacker.more


def attackers(made: Made, state: Any) -> list[str]:
    """The cats of the other side that could attack the moved cat, if it were that side's main phase."""
    state = state.twin()
    state.current = state.to_move = 1 - made.seat
    state.phase, state.acting = Ask.MAIN_PHASE, -2
    for cat in state.cats:
        cat.acted, cat.rest = 0, Rest.THIS_TURN if cat.rest == Rest.NEXT_TURN else Rest.NO
    attacks = [MOVES[move] for move in GAME.engine.legal(state) if MOVES[move].kind == Kind.ATTACK]
    foes = [(1 - made.seat) * SQUAD + entry.cat for entry in attacks if entry.foe == made.entry.cat]
    return sorted(str(whose(made.before, foe, made.choice.names)) for foe in foes)


def is_met(made: Made) -> bool:
    """If it were the other side's main phase, just those of its cats could attack that are named."""
    if made.after.current != made.seat:
        return happened(made, Happening.TURN)  # it was the turn's last move
    names = attackers(made, made.after)
    is_told = len(names) == made.facts["count"] and own(made, made.after).held == told(made, "held")
    return is_told and names == sorted(told_cats(made))


def is_out_of_reach(made: Made) -> bool:
    """Those named could attack before, if they do not rest; nobody can after the move."""
    if made.after.current != made.seat:
        return happened(made, Happening.TURN)
    before, after = (attackers(made, state) for state in (made.before, made.after))
    return (
        not after and set(before) <= set(told_cats(made)) and own(made, made.after).held == told(made, "held")
    )


def can_attack_kittens(made: Made) -> bool:
    """Just those Kittens are named that can be attacked now and could not before."""
    other = (1 - made.seat) * SQUAD
    reached = [
        {foe for foe in range(1, SQUAD) if attack_row(made.entry.cat, foe) in GAME.engine.legal(state)}
        for state in (made.before, made.after)
    ]
    names = [
        str(whose(made.before, other + foe, made.choice.names)) for foe in sorted(reached[1] - reached[0])
    ]
    return names == told_cats(made) != []


def is_box_kept(made: Made) -> bool:
    """As many fish are left in the box, unless the owner's next turn begins at once and takes the last."""
    box = made.after.players[made.seat].box
    return told(made, "box") == (box or 1 if happened(made, Happening.TURN) else box)


def is_void(made: Made) -> bool:
    """The damage is larger by so much than what the cat holds."""
    damage = made.before.tasks[made.before.task_count - 1].amount
    held = struck_cat(made, made.before).held
    return held == told(made, "held") and damage - held == made.facts["count"] > 0


def is_at_the_boss(made: Made) -> bool:
    """The other Boss is attacked, and it and its box have what is told."""
    other = 1 - made.seat
    has = made.before.cats[other * SQUAD].held, made.before.players[other].box
    return (
        made.entry.foe == 0
        and happened(made, Happening.ATTACKS)
        and has == (told(made, "held"), told(made, "box"))
    )


def is_spared(made: Made) -> bool:
    """The box takes the damage; the cat keeps what is told, if no One on One begins at once."""
    held = [struck_cat(made, state).held for state in (made.before, made.after)]
    is_kept = held[1] == told(made, "held") or happened(made, Happening.ONE_ON_ONE)
    return happened(made, Happening.BOX_SUFFERS) and held[0] == told(made, "held") and is_kept


def is_paid(made: Made) -> bool:
    """The effect is used, and as many fish go into the trash as it says."""
    events = (made.after.events[index] for index in range(made.after.event_count))
    paid = [event.b + event.c for event in events if event.kind == Happening.USES]
    return paid == [told(made, "cost")]


CHECKS: dict[str, Check] = {
    "boss-lost": lambda made: made.after.to_move < 0 and made.after.winner == 1 - made.seat,
    "boss-attacked": is_at_the_boss,
    "boss-in-reach": can_attack_boss,
    "can-be-countered": lambda made: counter_waits(made, 1),
    "from-afar": lambda made: counter_waits(made, 0),
    "direct-hit": hits_directly,
    "damage-kept": lambda made: dice_total(made) == made.facts["count"] > 0,
    "damage-risked": lambda made: dice_total(made) == made.facts["count"] > 0,
    "kitten-runs": lambda made: struck_cat(made, made.after).area in (Area.BENCH, Area.HANGOUT),
    "cat-spared": is_spared,
    "greedy-boss": is_greedy,
    "box-emptied": lambda made: made.after.players[made.seat].box == 0,
    "fish-for-kitten": can_play_now,
    "kitten-played": lambda made: (
        own(made, made.after).area == BASES[made.seat]
        and own(made, made.after).held == own(made, made.after).level == told(made, "held")
    ),
    "kitten-attacked": lambda made: (
        happened(made, Happening.ATTACKS)
        and made.entry.foe > 0
        and made.before.cats[(1 - made.seat) * SQUAD + made.entry.foe].held == told(made, "held")
    ),
    "roll-may-finish": lambda made: dice_total(made) < told(made, "held") <= dice_total(made) + 2,
    "nothing-to-lose": lambda made: dice_total(made) <= 0,
    "damage-void": is_void,
    "kitten-in-reach": can_attack_kittens,
    "out-of-reach": is_out_of_reach,
    "box-kept": is_box_kept,
    "dish-kept": lambda made: made.after.players[made.seat].dish == told(made, "dish"),
    "meets-cats": is_met,
    "effect-used": is_paid,
}


RARE = {
    "from-afar"
}  # it takes cats with Ranged Attack and with Counterattack: no squad of the samples has both


@pytest.mark.long
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
    made = table(shiro="center", tora="north-west").rolls("1 1").play("attack shiro tora", "stop", "cat")
    assert made.ask != Ask.COUNTERATTACK
    near = table(shiro="center", tora="center").rolls("1 1").play("attack shiro tora", "stop", "cat")
    assert near.ask == Ask.COUNTERATTACK
