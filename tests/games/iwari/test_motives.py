"""Iwari: each motive where it holds and where it does not, and what it says after the move."""

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
    facts_of,
    play_on,
)
from nekoban.core.motives import motives_of
from nekoban.games.iwari import GAME
from nekoban.games.iwari.parts import Feat, Happening, Stage
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.rules.scoring import connection_points, settlement_points, tent_points
from nekoban.games.iwari.show.naming import connection_word, tribe_word
from nekoban.games.iwari.state import MOVES, Kind
from nekoban.testing import Twins
from tests.games.iwari.conftest import ALBA, BRAE, IwariPosition


def table(**options: Any) -> IwariPosition:
    """Three players on Seven Squares; the first, to act, holds Tundra, Forest and Glaciers."""
    return IwariPosition(Twins("interpreted"), 1, {"players": 3, **options}).clear()


def drawing(display: str, deck: str) -> Any:
    """The first seat has placed and refills its hand."""
    made = table().hand(0, "TF").display(display).deck(deck)
    made.state.stage = Stage.DRAW
    return made.state


def last_of_its_colour(others: str) -> Any:
    """One Desert card is in the display; all others but for these lie among the discards."""
    made = table().hand(0, "TF").display("TFGD")
    made.state.stage = Stage.DRAW
    return made.discards(1, "D" * (7 - len(others))).state


TURNED = table().tents(1, 1).tents(0, 2).state
BEHIND = table().tents(1, 1, 2).tents(0, 3).state
FAR_BEHIND = table().tents(1, 1, 2, 3).state
WIDER = table().tents(0, 1, 2).tents(1, 3).state
LINKED = table().tents(0, 1, 5).totems(0, BRAE, 1).state

EXAMPLES = {
    "majority-turned": Example((TURNED, "tent 3 card"), (BEHIND, "tent 4 card")),
    "majority-tied": Example((BEHIND, "tent 4 card"), (TURNED, "tent 3 card")),
    "connection-held": Example((LINKED, "totem 1 card"), (table().tents(0, 1, 5).state, "totem 1 card")),
    "connection-broken": Example(
        (
            table().tents(1, 1, 2, 3, 5).totems(1, BRAE, 1).totems(1, ALBA, 1).totems(0, ALBA, 1).state,
            "totem 1 card",
        ),
        (table().tents(1, 1, 2, 3, 5).totems(1, BRAE, 1).totems(1, ALBA, 1).state, "totem 1 card"),
    ),
    "feat-earned": Example(
        (table(honour=True).tents(0, 1, 5).totems(0, BRAE, 1).state, "totem 1 card"),
        (LINKED, "totem 1 card"),
    ),
    "settlement": Example(
        (table().tents(0, 1, 2, 3).state, "tent 4 card"),
        (table().tents(0, 1, 2).state, "tent 4 card"),
    ),
    "lead-closed": Example(
        (WIDER, "tent 4 card"),
        (table().tents(0, 1).tents(1, 2, 3).state, "tent 4 card"),
    ),
    "feeds-leader": Example((FAR_BEHIND, "tent 4 card"), (BEHIND, "tent 4 card")),
    "opens-territory": Example((table().state, "tent 1 card"), (TURNED, "tent 3 card")),
    "pays-double": Example(
        (table().hand(0, "TFF").state, "tent 1 two-forest"),
        (table().hand(0, "GFF").state, "tent 1 two-forest"),
    ),
    "last-card": Example(
        (last_of_its_colour(""), "take desert"),
        (last_of_its_colour("D"), "take desert"),
    ),
    "deck-ends": Example((drawing("TFGC", "T"), "deck"), (drawing("TFGC", "TT"), "deck")),
    "lead-widened": Example((WIDER, "tent 4 card"), (TURNED, "tent 3 card")),
    "second-place": Example((FAR_BEHIND, "tent 4 card"), (BEHIND, "tent 4 card")),
    "connection-grows": Example(
        (table().tents(0, 1, 2, 5).totems(0, BRAE, 1).totems(0, ALBA, 1).state, "totem 1 card"),
        (LINKED, "totem 1 card"),
    ),
    "totem-lead": Example((table().tents(0, 1, 5).state, "totem 1 card"), (LINKED, "totem 1 card")),
    "new-biome": Example((drawing("TFGC", "TT"), "take glaciers"), (drawing("TFGC", "TT"), "take tundra")),
    "pair-held": Example((drawing("TFGC", "TT"), "take tundra"), (drawing("TFGC", "TT"), "take glaciers")),
    "cards-kept": Example(
        (table().hand(0, "TTF").tents(0, 1).play("tent 2 card").state, "done"), (TURNED, "tent 3 card")
    ),
    "unseen-card": Example((drawing("TFGC", "TT"), "deck"), (drawing("TFGC", "TT"), "take tundra")),
    "nothing-placed": Example((table().state, "discard tundra"), (table().state, "tent 1 card")),
}


@pytest.mark.parametrize("id", [motive.id for motive in motives_of(GAME)])
def test_a_motive_holds_where_it_should_and_nowhere_else(id: str) -> None:
    check_example(GAME, id, EXAMPLES[id])


def test_motives_have_names_and_clauses() -> None:
    check_names(GAME)


def told_points(state: Any, text: str, id: str) -> list[int]:
    facts = dict(facts_of(GAME, choice_at(GAME, state, text)))[id]
    return [facts[name].arguments["count"] for name in ("before", "after", "points") if name in facts]


@pytest.mark.parametrize("id", ["majority-turned", "majority-tied", "feeds-leader", "connection-held"])
def test_points_are_told_with_the_feats_that_lie_there(id: str) -> None:
    state, text = EXAMPLES[id].holds
    assert not isinstance(state, str)
    with_feats = state.twin()
    with_feats.territory_feats[:] = with_feats.connection_feats[:] = 2
    plain = told_points(state, text, id)
    assert max(plain) > 0
    assert told_points(with_feats, text, id) == [3 * count for count in plain]  # IW-90


# --- what must be so after the move


def place(made: Made) -> int:
    """The territory of the piece."""
    entry = made.entry
    return int(made.before.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory)


def tents(made: Made, state: Any) -> list[int]:
    """The tents of each tribe in the territory, the mover's first."""
    others = [tribe for tribe in range(tribe_count(state)) if tribe != made.seat]
    return [state.tribes[tribe].tents[place(made)] for tribe in (made.seat, *others)]


def points(made: Made, name: str) -> int:
    return made.facts[name].arguments["count"]


def is_scored(made: Made) -> bool:
    """The points that are told are those of the positions, with the Feats there before the move."""
    told = [points(made, "before"), points(made, "after")]
    plain = [tent_points(state, place(made), made.seat) for state in (made.before, made.after)]
    return told == [count * factor(made) for count in plain]


def factor(made: Made) -> int:
    """IW-90. What the Feats of the territory multiply its tent points by."""
    return 1 + int(made.before.territory_feats[place(made)])


def is_turned(made: Made) -> bool:
    before, after = tents(made, made.before), tents(made, made.after)
    return before[0] <= max(before[1:]) and after[0] > max(after[1:]) and is_scored(made)


def is_tied(made: Made) -> bool:
    before, after = tents(made, made.before), tents(made, made.after)
    return before[0] < max(before[1:]) and after[0] == max(after[1:]) and is_scored(made)


def is_held(made: Made) -> bool:
    """What is told is the points of the connections that counted nothing before, and their names."""
    before, after, seat = made.before, made.after, made.seat
    all_of_them = range(before.connection_count)
    won = [
        one
        for one in all_of_them
        if connection_points(after, one, seat) and not connection_points(before, one, seat)
    ]
    gained = [connection_points(after, one, seat) * (1 + int(before.connection_feats[one])) for one in won]
    names = [str(connection_word(before, one)) for one in won]
    return sum(gained) == points(made, "points") > 0 and names == list(map(str, made.facts["connections"]))


def is_broken(made: Made) -> bool:
    """The named tribe had points of the named connection, and has none any more."""
    before, names = made.before, made.choice.names
    lost = [
        (tribe_word(before, tribe, names), str(connection_word(before, one)))
        for tribe in range(tribe_count(before))
        for one in range(before.connection_count)
        if connection_points(before, one, tribe) and not connection_points(made.after, one, tribe)
    ]
    return (str(made.facts["player"]), str(made.facts["connection"])) in lost


def is_earned(made: Made) -> bool:
    """Just these Feats are asked for, one after the other, as soon as the placing ends."""
    state, asked = play_on(made, "done"), list[str]()
    while Stage.UNION <= state.stage <= Stage.RESPECT:
        asked.append(f"feat-{Feat(state.stage - Stage.UNION).name.lower()}")
        GAME.engine.play(state, GAME.engine.legal(state)[0])
    return asked == [feat.name for feat in made.facts["feats"]]


def feeds(made: Made) -> bool:
    """The named tribes have the most tents, the mover has fewer, and all tents count for them."""
    after, territory = tents(made, made.after), place(made)
    leading = [
        tribe_word(made.before, tribe, made.choice.names)
        for tribe in range(tribe_count(made.after))
        if made.after.tribes[tribe].tents[territory] == max(after)
    ]
    is_told = points(made, "points") == sum(after) * factor(made) and leading == made.facts["players"]
    return after[0] < max(after[1:]) and is_told


def is_closed(made: Made) -> bool:
    after = tents(made, made.after)
    return sum(after) == made.after.tent_spaces[place(made)] and after[0] > max(after[1:])


def settles(made: Made) -> bool:
    more = settlement_points(made.after, made.seat) - settlement_points(made.before, made.seat)
    return more == points(made, "points")


def is_wider(made: Made) -> bool:
    before, after = tents(made, made.before), tents(made, made.after)
    leads = [own - max(others) for own, *others in (before, after)]
    return 0 < leads[0] < leads[1] and is_scored(made)


def is_second(made: Made) -> bool:
    after = tents(made, made.after)
    return after[0] < max(after[1:]) and is_scored(made) and points(made, "before") < points(made, "after")


def is_grown(made: Made) -> bool:
    """The connections that had points for the mover before have this many more, and are those named."""
    before, after, seat = made.before, made.after, made.seat
    gained = {
        one: connection_points(after, one, seat) - connection_points(before, one, seat)
        for one in range(before.connection_count)
        if connection_points(before, one, seat)
    }
    grown = {one: more * (1 + int(before.connection_feats[one])) for one, more in gained.items() if more}
    names = [str(connection_word(before, one)) for one in grown]
    return sum(grown.values()) == points(made, "points") > 0 and names == list(
        map(str, made.facts["connections"])
    )


def leads_with_totems(made: Made) -> bool:
    """The mover has as many totems there as anybody, and had not; the named connections end there."""
    before, after = (totems(made, state) for state in (made.before, made.after))
    ends = [
        str(connection_word(made.before, one))
        for one in range(made.before.connection_count)
        if place(made) in (made.before.connection_a[one], made.before.connection_b[one])
    ]
    named = list(map(str, made.facts["connections"]))
    is_new = after[0] == max(after) and (before[0] < max(before) or not before[0])
    return is_new and set(named) <= set(ends)


def totems(made: Made, state: Any) -> list[int]:
    """The totems of each tribe in the territory, the mover's first."""
    others = [tribe for tribe in range(tribe_count(state)) if tribe != made.seat]
    return [int(state.tribes[tribe].totems[place(made)]) for tribe in (made.seat, *others)]


def is_new_biome(made: Made) -> bool:
    """It is the first card of its biome, and this many tent spaces of it are free."""
    state, biome = made.after, made.entry.card
    free = [
        space
        for space in range(state.space_count)
        if state.biome[state.space_territory[space]] == biome and state.tents[space] < 0
    ]
    return state.players[made.seat].hand[biome] == 1 and len(free) == made.facts["count"] > 0


def is_unseen(made: Made) -> bool:
    """One card more in hand, and none more that everybody knows."""
    before, after = (state.players[made.seat] for state in (made.before, made.after))
    return after.hand_count == before.hand_count + 1 and after.known.tolist() == before.known.tolist()


def ends_deck(made: Made) -> bool:
    events = [made.after.events[index].kind for index in range(made.after.event_count)]
    return made.after.exhaustions == 1 and Happening.SHUFFLES in events


CHECKS: dict[str, Check] = {
    "majority-turned": is_turned,
    "majority-tied": is_tied,
    "connection-held": is_held,
    "connection-broken": is_broken,
    "feat-earned": is_earned,
    "settlement": settles,
    "lead-closed": is_closed,
    "feeds-leader": feeds,
    "opens-territory": lambda made: sum(tents(made, made.before)) == 0 and sum(tents(made, made.after)) == 1,
    "pays-double": lambda made: made.before.players[made.seat].hand[made.before.biome[place(made)]] > 0,
    "last-card": lambda made: (
        made.before.deck[made.entry.card] == 0 and made.before.display[made.entry.card] == 1
    ),
    "deck-ends": ends_deck,
    "lead-widened": is_wider,
    "second-place": is_second,
    "connection-grows": is_grown,
    "totem-lead": leads_with_totems,
    "new-biome": is_new_biome,
    "pair-held": lambda made: made.after.players[made.seat].hand[made.entry.card] == made.facts["count"] >= 2,
    "cards-kept": lambda made: made.after.players[made.seat].hand_count == made.facts["count"],
    "unseen-card": is_unseen,
    "nothing-placed": lambda made: any(
        MOVES[move].kind in (Kind.TENT, Kind.TOTEM) for move in GAME.engine.legal(made.before)
    ),
}


@pytest.mark.long
def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=24, plies=250)
    assert set(found) == {motive.id for motive in motives_of(GAME)}
