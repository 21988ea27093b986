"""Cat Battles: set-up (CB-10 to CB-13, CB-95)."""

from nekoban.core.luck import roll
from nekoban.core.record import Raw, SeatNumber
from nekoban.games.cat_battles.data.figures import CENTER_FRONTS, TOUCHING, TOUCHING_WITH_LANES
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    BASES,
    FISH,
    NAME_BYTES,
    PRINTED,
    SEATS,
    STARTER_KITTENS,
    First,
    Printed,
    Starter,
)
from nekoban.games.cat_battles.rules.flow import go_on
from nekoban.games.cat_battles.rules.places import boss_of, squad_start
from nekoban.games.cat_battles.rules.turn import begin_turn
from nekoban.games.cat_battles.state import State


def setup(state: State, options: Raw) -> None:
    """CB-02, CB-03, CB-10 to CB-13, CB-95. Squads, territory, fish, who begins; then the first decision."""
    state.seats = options.players
    read_squad(state, 0, options.squad_1)
    read_squad(state, 1, options.squad_2)
    for area in range(AREA_COUNT):
        state.touching[area] = TOUCHING_WITH_LANES[area] if options.side_lanes else TOUCHING[area]
        if options.own_territory[2] > 0:
            state.touching[area] = options.own_territory[3 + area]
    state.center = (
        options.own_territory[1] if options.own_territory[0] > 0 else CENTER_FRONTS[options.territory]
    )
    state.same_figure = options.same_figure
    state.starter = 1 if options.starter == Starter.ON else 0
    if options.starter == Starter.AUTO:
        state.starter = 1 if are_starter_sets(state) else 0
    for seat in range(SEATS):
        place_boss(state, seat)
    if options.first == First.CHANCE:
        begin_turn(state, roll(state, SEATS))
    else:
        begin_turn(state, options.first - First.FIRST)
    go_on(state)


def read_squad(state: State, seat: SeatNumber, numbers: Raw) -> None:
    """CB-01, CB-11. The figures of a squad, from the numbers of its option."""
    player = state.players[seat]
    player.kittens = numbers[0]
    for index in range(player.kittens + 1):
        cat = state.cats[squad_start(seat) + index]
        first = 1 + index * PRINTED
        cat.figure = numbers[first + Printed.FIGURE]
        cat.level = numbers[first + Printed.LEVEL]
        cat.front = numbers[first + Printed.FRONT]
        cat.timing = numbers[first + Printed.TIMING]
        cat.condition = numbers[first + Printed.CONDITION]
        cat.effect = numbers[first + Printed.EFFECT]
        cat.amount = numbers[first + Printed.AMOUNT]
        cat.cost = numbers[first + Printed.COST]
        player.timings |= 1 << numbers[first + Printed.TIMING]
        for byte in range(NAME_BYTES):
            cat.name[byte] = numbers[first + Printed.NAME + byte]


def are_starter_sets(state: State) -> bool:
    """CB-95. Both squads have exactly four Kittens."""
    return state.players[0].kittens == STARTER_KITTENS and state.players[1].kittens == STARTER_KITTENS


def place_boss(state: State, seat: SeatNumber) -> None:
    """CB-10, CB-12. The Boss takes as many fish from the box as its level and stands in the base area."""
    boss = state.cats[boss_of(seat)]
    boss.held = boss.level
    boss.area = BASES[seat]
    state.players[seat].box = FISH - boss.level
