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
from nekoban.games.iwari.state import MOVES, Kind
from tests.games.iwari.conftest import ALBA, BRAE, Table


def table(**options: Any) -> Table:
    """Three players on Seven Squares; the first, to act, holds Tundra, Forest and Glaciers."""
    return Table(lambda module: module, 1, {"players": 3, **options}).clear()


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
        (table().tents(0, 1, 2).tents(1, 3).state, "tent 4 card"),
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


def totem_points(state: Any, tribe: int) -> int:
    return sum(connection_points(state, one, tribe) for one in range(state.connection_count))


def is_held(made: Made) -> bool:
    """What is told is the points of the connections that counted nothing before."""
    before, after, seat = made.before, made.after, made.seat
    won = [one for one in range(before.connection_count) if not connection_points(before, one, seat)]
    gained = [connection_points(after, one, seat) * (1 + int(before.connection_feats[one])) for one in won]
    return sum(gained) == points(made, "points") > 0


def is_broken(made: Made) -> bool:
    others = [tribe for tribe in range(tribe_count(made.before)) if tribe != made.seat]
    return any(totem_points(made.after, tribe) < totem_points(made.before, tribe) for tribe in others)


def is_earned(made: Made) -> bool:
    """The first of the Feats is asked for as soon as the placing ends."""
    asked = play_on(made, "done").stage - Stage.UNION
    names = [feat.arguments or feat.name for feat in made.facts["feats"]]
    return names[0] == f"feat-{Feat(asked).name.lower()}"


def feeds(made: Made) -> bool:
    after = tents(made, made.after)
    return after[0] < max(after[1:]) and points(made, "points") == sum(after) * factor(made)


def is_closed(made: Made) -> bool:
    after = tents(made, made.after)
    return sum(after) == made.after.tent_spaces[place(made)] and after[0] > max(after[1:])


def settles(made: Made) -> bool:
    more = settlement_points(made.after, made.seat) - settlement_points(made.before, made.seat)
    return more == points(made, "points")


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
    "nothing-placed": lambda made: any(
        MOVES[move].kind in (Kind.TENT, Kind.TOTEM) for move in GAME.engine.legal(made.before)
    ),
}


def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=24, plies=250)
    assert set(found) == {motive.id for motive in motives_of(GAME)}
