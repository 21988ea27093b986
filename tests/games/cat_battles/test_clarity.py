"""What the table of Cat Battles answers to somebody who sees it for the first time."""

from __future__ import annotations

import re
from html import unescape
from itertools import product

import pytest

from nekoban.core import click_laws, guiding
from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.core.motives import Choice
from nekoban.core.svg import Box
from nekoban.games.cat_battles.parts import SQUAD, Area, Ask
from nekoban.games.cat_battles.rules.effects import attack_damage
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.show import guide, naming, words
from nekoban.games.cat_battles.show.draw import FENCE, NAMED, READABLE_TALL, Picture, place
from nekoban.games.cat_battles.show.guide import about
from nekoban.games.cat_battles.state import MOVES, Kind
from tests.drawings import LAYOUTS, drawn, every_layout, walk
from tests.games.cat_battles.conftest import GAME, Battle, Tables

FIGHT = (  # Cleopatra is about to attack the Boss; her effect costs a fish, and the dish has two
    "cat-battles players=2 first=first | phase=main-phase turn=15 1.box=8 1.dish=2 1.trash=5 2.box=0 "
    "2.dish=5 2.trash=14 cats[1].held=3 cats[1].area=south cats[5].held=2 cats[5].area=north cats[14].held=1 "
    "cats[14].area=north"
)
NAMES = ("Ann", "Ben")


def fight(*moves: str, position: str = FIGHT) -> Match:
    match = Match.from_position(position, seed="lesson 1", names=NAMES)
    for move in moves:
        match.play(move)
    return match


def prompts(match: Match) -> dict[str, str]:
    return guiding.prompts(match, match.view(match.to_move))


def box_of(picture: str, id: str) -> Box:
    found = re.search(
        rf'id="{id}".*?<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', picture
    )
    assert found, id
    return Box(*map(float, found.groups()))


def title_of(picture: str, id: str) -> str:
    found = re.search(rf'<g id="{id}"[^>]*><title>([^<]*)<', picture)
    assert found, id
    return unescape(found[1])


def label_of(picture: str, id: str) -> str:
    """What is written on a button, its rows joined."""
    found = re.search(rf'<g id="{id}".*?</g>', picture)
    assert found, id
    return " ".join(unescape(row) for row in re.findall(r"<text[^>]*>([^<]*)<", found[0]))


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


# --- phases and turns


@every_layout
def test_the_end_of_the_main_phase_stands_where_no_other_button_does(layout: str) -> None:
    ends, others = set(), set()
    for match in walk("cat-battles", {}, 4, most=150):
        if match.over:
            continue
        picture = drawn(match, match.to_move, layout)
        for id in re.findall(r'<g id="([^"]+)"[^>]*data-button', picture):
            is_end = asked(match.state) == Ask.MAIN_PHASE and id == "button-done"
            (ends if is_end else others).add(box_of(picture, id))
    assert len(ends) == 1
    assert len(others) > 3
    assert not any(overlap(end, other) for end, other in product(ends, others))


def test_buttons_to_take_fish_keep_one_place() -> None:
    seen = {
        box_of(drawn(match, match.to_move, "wide"), "fish-3")
        for match in walk("cat-battles", {}, 2)
        if not match.over and "take 3" in match.moves()
    }
    assert len(seen) == 1


def test_a_turn_that_ends_by_itself_is_told() -> None:
    told = 0
    for match in walk("cat-battles", {}, 3, most=120):
        lines = match.log()
        ends = [k for k, line in enumerate(lines) if re.match(r"Turn \d+: ", line)]
        if ends and ends[0] > 0:
            assert re.match(r"Nothing was left for .* to do: the turn is over\.", lines[ends[0] - 1])
            told += 1
    assert told
    assert "Nothing was left" not in " ".join(fight("done").log())


def test_a_button_that_ends_the_turn_says_so() -> None:
    match = Match.new("cat-battles", seed="first", first="first")
    match.play("take 3")
    assert "no cat of yours can act" in prompts(match)[""]
    assert ">End the turn<" in drawn(match, match.to_move, "wide")
    match.play("play 3")
    assert label_of(drawn(match, match.to_move, "wide"), "button-done") == "Go on to moving"


def test_no_button_says_that_the_turn_ends_where_an_effect_of_the_end_phase_may_follow() -> None:
    match = Match.new("cat-battles", seed="first", first="first", **{"squad-1": "H01"})  # Whirl has one
    match.play("take 3")
    assert label_of(drawn(match, match.to_move, "wide"), "button-done") == "Go on to the end phase"
    assert "no cat of yours can act" not in prompts(match)[""]
    for squad, said in (("H01", "end the main phase"), ("S01", "end the turn")):
        match = Match.new("cat-battles", seed="first", first="first", **{"squad-1": squad})
        match.play("take 3")
        match.play("play 3")
        if asked(match.state) == Ask.PLAY_PHASE:
            match.play("done")
        assert match.game.words.say(match.view(0), match.read("done"), NAMES) == said


def test_a_button_that_goes_on_says_to_what(table: Tables) -> None:
    """A Boss does not move; with an opposing cat beside it, only an attack follows."""
    besieged = table().stand(sham="south").phase(Ask.PLAY_PHASE)
    assert words.done_button(besieged.state)[0] == "Go on to attacking"
    assert words.done_button(besieged.stand(maro="south").state)[0] == "Go on to moving"


# --- a box that is nearly empty


def with_box(box: int) -> str:
    """The beginning of a turn of Ann's, with so many fish in her box."""
    start = FIGHT.replace("phase=main-phase", "phase=start-phase")
    return start.replace("1.box=8 1.dish=2 1.trash=5", f"1.box={box} 1.dish=2 1.trash={13 - box}")


@pytest.mark.parametrize(("box", "asked_for"), [(5, "take 1 to 3 fish"), (2, "take 1 to 2 fish")])
def test_CB_20_a_low_box_says_what_happens_once_it_is_empty(box: int, asked_for: str) -> None:
    told = prompts(fight(position=with_box(box)))[""]
    assert told.startswith(f"{asked_for}. An empty box sends all Kittens home: a duel.")


def test_CB_20_a_fuller_box_says_what_fish_are_for_and_its_title_what_an_empty_one_brings() -> None:
    match = fight(position=with_box(6))
    assert "duel" not in prompts(match)[""]
    told = title_of(drawn(match, 0, "wide"), "box-1")
    assert "all Kittens go home and only the two Bosses fight on: One on One (CB-20)" in told


# --- the Greedy Boss


@every_layout
def test_box_dish_and_trash_have_names_and_the_dish_its_threshold(layout: str) -> None:
    picture = drawn(fight(), 0, layout)
    assert all(f">{name}<" in picture for name in ("Box", "Dish", "Trash"))
    assert ">2/6<" in picture
    assert ">5/6<" in picture
    told = title_of(picture, "dish-2")
    assert "With 6 in it the Boss Oddeyes turns greedy" in told
    assert "3 damage to one opposing Kitten anywhere (CB-80)" in told
    assert "(CB-22)" in title_of(picture, "box-1")
    assert title_of(picture, "trash-1").endswith("Fish that are out of the game.")


def test_a_boss_says_what_makes_it_greedy_and_what_it_costs() -> None:
    told = about(fight().view(0), "foe-0", NAMES)
    (rear,) = [sentence for sentence, clause in told if clause == "CB-80"]
    assert "as soon as the dish has 6 fish; these go to the trash" in rear


def test_a_strike_of_the_boss_is_announced_before_and_after() -> None:
    near = FIGHT.replace("phase=main-phase", "phase=start-phase").replace(
        "1.dish=2 1.trash=5", "1.dish=4 1.trash=3"
    )
    match = fight(
        position=near.replace(
            "cats[14].area=north", "cats[14].area=north cats[15].held=2 cats[15].area=north"
        ).replace("2.trash=14", "2.trash=12")
    )
    assert "With 2 more in the dish Ekizo strikes at once." in prompts(match)[""]
    assert "and Ekizo strikes" in title_of(drawn(match, 0, "wide"), "fish-2")
    assert "strikes" not in title_of(drawn(match, 0, "wide"), "fish-1")
    match.play("take 2")
    assert "Ekizo is a Greedy Boss: 6 fish went from the dish to the trash." in prompts(match)[""]
    for seat in range(2):  # whoever reads it, whoever's turn it is
        assert guide.news(match.view(seat), NAMES).startswith(f"{NAMES[0]}'s Ekizo is a Greedy Boss")


def test_a_boss_with_nobody_near_says_why_it_does_nothing() -> None:
    match = Match.new("cat-battles", seed="boss", names=NAMES)
    for move in ("take 3", "play 1", "done"):
        match.play(move)
    boss = match.why_not(["cat-0"])
    assert boss is not None
    assert boss.sentence.endswith(
        " is a Boss: it does not move, and no opposing cat is near enough to attack."
    )
    assert boss.clause == "CB-40"
    with_target = match.why_not(["cat-0", "foe-1"])
    assert with_target is not None
    assert with_target.clause == "CB-07"  # the reason of this attack, no longer that of the Boss


# --- effects


def test_payments_are_hidden_until_a_cat_is_picked_and_name_its_effect() -> None:
    for layout in LAYOUTS:
        picture = drawn(fight("attack 4 0"), 0, layout)
        held = re.findall(r'<g id="(held-[^"]+)"[^>]*data-button="later" visibility="hidden"', picture)
        assert held == ["held-0-cat-4", "held-1-cat-4"]
    assert (
        title_of(picture, "held-0-cat-4")
        == "Pay 1 from the dish: Cleopatra's effect, Dice Roll +2 for this attack"
    )
    assert ">Pay 1 from the dish<" in drawn(fight("attack 4 0"), 0, "wide")
    assert ">Dice Roll +2 for this attack<" in drawn(fight("attack 4 0"), 0, "wide")


def test_an_effect_always_asks_for_a_second_click() -> None:
    one_way = fight("attack 4 0", position=FIGHT.replace("1.dish=2 1.trash=5", "1.dish=0 1.trash=7"))
    assert ("cat-4", "held-1-cat-4") in one_way.paths()
    assert one_way.game.guide.UNASKED == ()


def test_what_is_asked_says_which_cat_to_click() -> None:
    told = prompts(fight("attack 4 0"))
    assert told[""].endswith("For an effect click Cleopatra.")
    assert told["cat-4"] == (
        "Cleopatra's effect costs 1 fish: Dice Roll +2 for this attack. Click who pays, or Cancel."
    )


def test_a_click_on_nothing_that_can_be_is_not_answered_with_a_number_of_the_squad() -> None:
    """No area, cat or payment that is drawn is refused because the squad could have been larger."""
    for match in walk("cat-battles", {}, 6, every=11, most=120):
        for click in set(re.findall(r'data-click="([^"]+)"', drawn(match, match.to_move, "wide"))):
            if not match.over and click in {one for path in match.game.moves.paths for one in path}:
                refusal = match.why_not([click])
                assert not refusal or refusal.clause != "CB-11", (match.ply, click)


# --- the die, and what a cat can do


@every_layout
def test_dice_and_their_button_say_what_can_come(layout: str) -> None:
    odds = "A die has six faces: 1, 1, 2, 0, 0 and Sleep."
    match = next(m for m in walk("cat-battles", {}, 5) if not m.over and asked(m.state) == Ask.ROLLING)
    picture = drawn(match, match.to_move, layout)
    assert title_of(picture, "die-1").endswith(odds)
    assert title_of(picture, "button-roll").endswith(odds)
    assert title_of(picture, "faces-of-die") == odds
    assert (
        len(re.findall(r'href="#face-battle-die-', picture.split('id="faces-of-die"')[1].split("</g>")[0]))
        == 6
    )


def test_after_a_move_a_cat_is_said_to_be_able_to_attack() -> None:
    match = fight(position=FIGHT.replace("cats[5].area=north", "cats[5].area=north-west"))
    assert prompts(match)["cat-4"] == "Cleopatra: move to an area."
    match.play("move 4 north")
    assert prompts(match)[""].startswith(
        "Cleopatra can still act: click it or another cat, or end your turn."
    )
    assert prompts(match)["cat-4"] == "Cleopatra: attack a cat (2 rolls of 0 to 2 damage)."


def test_all_dice_of_an_attack_stay_after_it_beside_the_names_of_effects() -> None:
    before = None
    for match in walk("cat-battles", {}, 5):
        if match.over:
            break
        picture, count = drawn(match, match.to_move, "wide"), match.state.roll_count
        assert len(re.findall(r'id="die-', picture)) == count
        assert ">Front effects<" in picture
        if before == Ask.ROLLING and asked(match.state) == Ask.MAIN_PHASE and count > 1:
            assert ">Last roll: " in picture
            return
        before = asked(match.state)
    raise AssertionError


# --- the territory


@every_layout
@pytest.mark.parametrize("many", [2, 4, 6])
def test_the_cats_of_a_base_are_of_one_size_named_and_within_the_fence(many: int, layout: str) -> None:
    match = Match.new("cat-battles", seed="crowd", first="first")
    view = match.view(0)
    for cat in [*range(many // 2), *range(SQUAD, SQUAD + many - many // 2)]:
        view.cats[cat].area = Area.SOUTH
    picture = Picture(view, 0, layout, NAMES)
    base = place(Area.SOUTH, Box(276, 8, 640, 744) if layout == "wide" else Box(6, 144, 408, 494), 0)
    drawn = picture.crowd([cat for cat in picture.cats if picture.areas[cat] == Area.SOUTH], base)
    figures = re.findall(
        r'<use href="#face-battle-[shg]\d\d-\d\d" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"', drawn
    )
    assert len(figures) == many
    spots = [tuple(map(float, figure)) for figure in figures]
    assert len({size for _, _, size in spots}) == 1
    edge = FENCE * 0.6
    for x, y, size in spots:
        assert size >= NAMED
        assert base.x + edge <= x
        assert x + size <= base.x + base.w - edge
        assert y + size * 1.4 <= base.y + base.h - edge
    for one, other in product(spots, spots):
        assert one is other or abs(one[0] - other[0]) >= one[2] - 0.2 or abs(one[1] - other[1]) >= one[2]


@pytest.mark.parametrize("many", [2, 3, 4])
def test_the_cats_of_a_crowded_yard_are_named_and_names_are_read_on_any_ground(many: int) -> None:
    match = Match.new("cat-battles", seed="crowd", first="first")
    view = match.view(0)
    for cat in range(1, many + 1):
        view.cats[cat].area = Area.SOUTH_WEST
        view.cats[cat].acted = 1
    picture = Picture(view, 0, "wide", NAMES)
    yard = place(Area.SOUTH_WEST, Box(276, 8, 640, 744), 0)
    shown = picture.crowd([cat for cat in picture.cats if picture.areas[cat] == Area.SOUTH_WEST], yard)
    faint = r'<g opacity="[^>]*>(?:(?!</g>).)*</g>'  # of a cat that has acted
    assert len(re.findall(faint, shown)) == many
    names = re.findall(r'<text [^>]*paint-order="stroke"[^>]*>[A-Z]', re.sub(faint, "", shown))
    assert len(names) == many


def test_an_area_that_can_be_chosen_has_a_frame_of_its_own() -> None:
    picture = drawn(fight(), 0, "wide")
    assert len(re.findall(r'data-click="area-[^>]*><title>.*?class="lit" visibility="hidden"', picture)) == 7


def test_nothing_but_the_arrow_beside_the_fight_marks_attacker_and_target() -> None:
    assert "<ellipse" not in drawn(fight("attack 4 0"), 0, "wide")


@pytest.mark.parametrize("language", languages())
def test_payments_fit_their_button(language: str) -> None:
    with reading(language):
        picture = drawn(fight("attack 4 0"), 0, "wide")
    found = re.search(r'id="held-0-cat-4".*?</g>', picture)
    assert found
    assert 2 <= found[0].count("<text") <= 4


def test_a_price_is_told_only_where_an_effect_is_paid():
    """A cat that is clicked to attack back, or to be moved by Suko, uses no effect of its own."""
    seen = set()
    for match in (match for seed in range(3) for match in walk("cat-battles", {"squad-1": "G01"}, seed)):
        view = match.view(match.to_move)
        for move in [] if match.over else match.legal():
            path, kind = match.game.moves.paths[move], MOVES.rows[move].kind
            for count in range(1, len(path)):
                said = guide.prompt(view, path[:count], match.names)
                assert ("costs" in said) == (kind == Kind.USE and asked(view) != Ask.MAIN_PHASE), said
                seen.add(asked(view))
    assert {Ask.COUNTERATTACK, Ask.SHIFT, Ask.EXCHANGE} <= seen


def test_each_sentence_of_a_prompt_begins_with_a_capital():
    for match in walk("cat-battles", {}, 3):
        said = "" if match.over else guide.prompt(match.view(match.to_move), (), match.names)
        assert re.findall(r"\. [a-z]", said) == []


def test_CB_60_where_a_cat_is_pushed_its_area_is_enough(table: Tables) -> None:
    t = table().stand(maro="south-west", sham="south-west", shadow="north").rolls("S")
    t.play("attack maro sham")
    found = guide.shortcuts(GAME.interpreted.view(t.state, 0), t.legal_rows())
    areas = {"area-south", "area-south-east", "area-center", "area-north-west"}
    assert found
    assert {path for path, _ in found} <= {(area,) for area in areas}


# --- an enemy that is clicked first


def clicking(t: Battle) -> Match:
    match = Match.new("cat-battles", names=NAMES)
    match.state = t.state
    return match


def ways(match: Match) -> dict[tuple[str, ...], str]:
    """The shortcuts of a position, with the moves that they make."""
    found = guide.shortcuts(match.view(match.to_move), match.legal())
    return {path: MOVES.texts[move] for path, move in found}


def test_an_enemy_that_one_cat_can_attack_tells_what_that_brings_and_asks_for_the_cat() -> None:
    match = fight()
    assert ways(match) == {("foe-0", "cat-4"): "attack 4 0"}
    assert prompts(match)["foe-0"].startswith("Now click the cat that attacks ")
    said, clause = about(match.view(0), "foe-0", NAMES)[0]
    assert said == brought(match)["cat-4 foe-0"][1], "before its click, too, it says what that brings"
    assert clause == "CB-42"
    assert about(match.view(1), "foe-0", NAMES)[0][1] != "CB-42"  # it is not Ben's turn


def test_an_enemy_that_several_cats_can_attack_asks_which_by_its_name_alone(table: Tables) -> None:
    match = clicking(table().stand(maro="center", pirozhki="center", sham="center"))
    assert ways(match) == {("foe-3", "cat-1"): "attack 1 3", ("foe-3", "cat-2"): "attack 2 3"}
    assert prompts(match)["foe-3"] == "Now click the cat that attacks Sham."


def test_every_enemy_that_can_be_attacked_may_be_clicked_first_and_has_its_prompt() -> None:
    seen = 0
    for match in walk("cat-battles", {}, 3):
        if match.over:
            continue
        found, told = ways(match), prompts(match)
        assert len(set(found)) == len(found)
        for move in match.legal():
            row = MOVES[move]
            if row.kind == Kind.ATTACK:
                foe = f"foe-{row.foe}"
                assert "Now click the cat that attacks" in told[foe]
                seen += 1
    assert seen > 5


def test_CB_40_an_enemy_out_of_reach_is_refused_by_naming_who_can_still_attack(table: Tables) -> None:
    """Maro has attacked: the reason speaks of all who can still attack, not of the one first in the squad."""
    t = table().stand(maro="center", pirozhki="south", sham="center", ame="south-east")
    t.state.cats[t.cat("maro")].acted = 1
    match = clicking(t)
    told = match.why_not(["foe-3"])
    assert told is not None
    click_laws.check_click(match, "foe-3", False, 0)
    assert told.sentence == "Ekizo and Pirozhki can still attack, but Sham is out of their reach."
    assert told.clause == "CB-40"
    t.state.cats[t.cat("pirozhki")].acted = 1
    t.state.cats[t.cat("pirozhki")].moved = 1
    told = clicking(t.stand(ame="south")).why_not(["foe-3"])
    assert told is not None
    assert told.sentence == "Ekizo can still attack, but Sham is out of its reach."


# --- what a move brings


def brought(match: Match) -> dict[str, tuple[str, str]]:
    return guiding.outcomes(match, match.view(match.to_move))


def test_an_attack_says_its_rolls_and_what_its_target_stands_to_lose() -> None:
    match = fight()
    assert "Cleopatra: move to an area or attack a cat (2 rolls of 0 to 2 damage)." in prompts(match).values()
    label, said = brought(match)["cat-4 foe-0"]
    assert label == ""  # the prompt has it: the same number over every cat would only hide them
    assert said == (
        "Cleopatra has 2 rolls of 0 to 2 damage, added up; a Sleep counts as 0. "
        "Ben's Oddeyes holds 1 fish and has 0 fish in the box: a Boss that holds no fish is defeated."
    )


def test_CB_57_an_attack_says_the_most_that_its_target_takes_where_effects_change_it(table: Tables) -> None:
    t = table().stand(
        chocomaca="center", cleopatra="south", pochachin="center", ame="south", sham="north-west"
    )
    t.state.cats[t.cat("cleopatra")].more = 1
    found = {path: said for path, (_, said) in brought(clicking(t)).items()}
    assert "In all, Ben's Pochachin takes at most 1 damage." in found["cat-3 foe-2"]
    assert "In all, Ben's Ame takes at most 5 damage." in found["cat-4 foe-4"]
    assert "In all, Ben's Ame takes at most 7 damage." in found["cat-0 foe-4"]  # Ekizo's Damage +1
    t.state.cats[t.cat("cleopatra")].more = 0
    assert "In all" not in brought(clicking(t))["cat-4 foe-4"][1]


def test_an_attack_has_as_many_rolls_as_are_said_and_fails_by_a_sleep_where_that_is_said() -> None:
    """What is said before it is what the rules then give, in the attacks of whole games."""
    seen = set()
    for match in (match for seed in range(4) for match in walk("cat-battles", {}, seed)):
        view = match.view(match.to_move)
        for move in [] if match.over else match.legal():
            if MOVES[move].kind != Kind.ATTACK:
                continue
            found = guide.outcome(view, move, match.names)
            assert found
            cat = SQUAD * view.to_move + MOVES[move].cat
            after = Match.from_position(match.position(), seed="roll")
            after.play(move)
            after = after.state
            count = re.search(r"has (\d) rolls? of", found[1])
            assert count
            if after.attacker == cat and not after.more:  # no effect of the attack was used yet
                assert int(count[1]) == after.roll_limit
            awake = "a Sleep counts as 0" in found[1]
            assert awake != ("with a Sleep the attack fails" in found[1])
            seen.add((awake, "Damage +1" in found[1], "Damage −1" in found[1]))
    assert len(seen) > 3


def test_a_step_says_whom_it_brings_within_reach_and_no_other() -> None:
    told = 0
    for match in (match for seed in range(3) for match in walk("cat-battles", {}, seed)):
        for path, (_, said) in {} if match.over else brought(match).items():
            if "area-" in path and "can attack" in said:
                motives = match.game.motives
                assert motives
                found = motives.MOTIVES
                move = match.game.moves.paths.index(tuple(path.split()))
                held = {
                    m.id for m in found if m.find(Choice(match.view(match.to_move), move, (), match.names))
                }
                assert held & {"boss-in-reach", "kitten-in-reach"}
                told += 1
    assert told > 3


def test_a_button_says_when_asked_what_its_click_brings() -> None:
    match = Match.new("cat-battles", seed="first", first="first", names=NAMES)
    said = [sentence for sentence, clause in about(match.view(0), "fish-3", NAMES) if clause == "CB-24"]
    assert said
    assert said[0].startswith("With 3 fish in the dish you can play ")
    assert about(match.view(1), "fish-3", NAMES) == [("", "CB-22")]  # it is not Ben's turn
    rolling = next(m for m in walk("cat-battles", {}, 5) if not m.over and asked(m.state) == Ask.ROLLING)
    told = [sentence for sentence, _ in about(rolling.view(rolling.to_move), "button-stop", NAMES)]
    assert any(re.match(r"You keep the \d damage so far\.", sentence) for sentence in told) == (
        attack_damage(rolling.state) > 0
    )
    button = drawn(rolling, rolling.to_move, "wide").split('id="button-stop"')[1].split("</g>")[0]
    shown = " ".join(re.findall(r"<text[^>]*>([^<]*)<", button))
    assert shown == f"Stop: {max(0, attack_damage(rolling.state))} damage"


def test_badges_say_what_they_do_where_their_names_do_not() -> None:
    picture = drawn(fight(), 0, "wide")
    shown = re.findall(r'<g id="front-([^"]+)"(.*?)</g>', picture)
    assert len(shown) == 9
    briefs = {naming.spelled(front): str(said) for front, said in naming.FRONT_BRIEFS.items()}
    for front, drawing in shown:
        assert (briefs.get(front, "not there") in drawing) == (front in briefs)


@pytest.mark.parametrize("language", languages())
def test_names_on_a_full_bench_of_a_phone_can_be_read(language: str) -> None:
    """Every second one stands a line lower; the outer ones may be a little smaller."""
    match = Match.new("cat-battles", seed="bench", first="first", names=NAMES)
    with reading(language):
        picture = drawn(match, 0, "tall")
    for squad in (range(1, 5), range(SQUAD + 1, SQUAD + 5)):
        names = [
            re.search(r'<text x="[^"]*" y="([\d.]+)" font-size="([\d.]+)"[^>]*paint-order', figure)
            for cat in squad
            for figure in re.findall(rf'<g id="figure-{cat}".*?</text></g>', picture)
        ]
        found = [(float(name[1]), float(name[2])) for name in names if name]
        assert len(found) == 4
        assert min(found[k][0] for k in (1, 3)) - max(found[k][0] for k in (0, 2)) > 8
        assert min(size for _, size in found[1:3]) >= READABLE_TALL - 0.1
        assert min(size for _, size in found) >= 9
