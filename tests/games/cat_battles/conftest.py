"""A table for the clause tests: cats are called by name, moves are texts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.game import Engine
from nekoban.core.luck import roll, start_luck
from nekoban.core.record import NONE
from nekoban.games.cat_battles import rules
from nekoban.games.cat_battles.data.figures import DIE
from nekoban.games.cat_battles.parts import SQUAD, Area, Ask, Face, Happening
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.show.naming import cat_name
from nekoban.testing import Position, Twins

GAME = find_game("cat-battles")
FACES = {"-": Face.NO_DAMAGE, "1": Face.ONE_DAMAGE, "2": Face.TWO_DAMAGE, "S": Face.SLEEP}

WITHOUT_AMOUNT = (Ask.SECOND_ATTACK, Ask.TARGET, Ask.SPOT, Ask.SHIFT, Ask.STRIDE, Ask.DISHES)


@pytest.fixture
def engine(twin: Twins) -> Engine:
    return twin.engine(GAME)


class Battle(Position):
    """A position in the first seat's main phase, and short words for changing and asking it."""

    def __init__(self, twin: Twins, squad_1: str, squad_2: str, **options: Any) -> None:
        chosen = GAME.options.read({"first": "first", "squad-1": squad_1, "squad-2": squad_2, **options})
        super().__init__(GAME, twin(rules), twin.engine(GAME).start(chosen, 1))
        self.told: list[tuple[int, ...]] = []
        self.phase(Ask.MAIN_PHASE)

    # setting up

    def phase(self, phase: Ask, seat: int = 0) -> Self:
        self.state.phase = phase
        self.state.current = self.state.to_move = seat
        return self

    def stand(self, **places: str | tuple[str, int]) -> Self:
        """Put cats by name into areas, with all their fish or with this many; they come from the box."""
        for name, place in places.items():
            area, held = place if isinstance(place, tuple) else (place, NONE)
            cat = self.cat(name)
            one = self.state.cats[cat]
            player = self.state.players[cat // SQUAD]
            player.box += one.held
            one.held = one.level if held == NONE else held
            player.box -= one.held
            one.area = Area[area.upper().replace("-", "_")]
        return self

    def fish(self, seat: int, box: int | None = None, dish: int | None = None) -> Self:
        """So many fish in box and dish. A box that is said gives its fish to the trash, else to the dish."""
        player = self.state.players[seat]
        total = player.box + player.dish + player.trash
        player.dish = player.dish if dish is None else dish
        if box is None:
            player.box = total - player.dish - player.trash
        else:
            player.box = box
            player.trash = total - box - player.dish
        return self

    def quiet(self, *but: str) -> Self:
        """The rear effects of all cats, but for these, are used up for this turn."""
        for cat in self.state.cats:
            cat.used = 1
        for name in but:
            self.state.cats[self.cat(name)].used = 0
        return self

    def rolls(self, faces: str) -> Self:
        """The next dice, as in '1 2 S'; '-' is no damage."""
        wanted = [FACES[face] for face in faces.split()]
        chance = random.Random(faces)
        luck = start_luck(chance.getrandbits(62))
        while self.future(luck, len(wanted)) != wanted:
            luck = start_luck(chance.getrandbits(62))
        self.state.luck = luck
        return self

    @staticmethod
    def future(luck: int, count: int) -> list[int]:
        class Holder:
            pass

        holder: Any = Holder()
        holder.luck = luck
        return [DIE[roll(holder, len(DIE))] for _ in range(count)]

    # asking

    def cat(self, name: str) -> int:
        """A cat by name; 'foe:name' is the second seat's, 'name:2' the second of that name."""
        side, _, rest = name.rpartition("foe:")
        rest, _, which = rest.partition("__")
        seats = [1] if side or name.startswith("foe:") else [0, 1]
        found = [
            cat
            for seat in seats
            for cat in range(seat * SQUAD, seat * SQUAD + SQUAD)
            if cat_name(self.state, cat).lower() == rest.lower() and self.state.cats[cat].figure != NONE
        ]
        return found[int(which or 1) - 1]

    def row(self, move: str | int) -> int:
        """A move whose cats are called by name."""
        if isinstance(move, int):
            return move
        verb, *words = move.split()
        return GAME.moves.by_text[" ".join([verb, *(self.number(word) for word in words)])]

    def number(self, word: str) -> str:
        areas = {area.name.lower().replace("_", "-") for area in Area}
        return word if word in areas or word.isdigit() else str(self.cat(word) % SQUAD)

    @property
    def ask(self) -> Ask:
        return Ask(asked(self.state))

    @property
    def top(self) -> Any:
        """What is being done right now."""
        return self.state.tasks[self.state.task_count - 1]

    @property
    def to_move(self) -> int:
        return self.state.to_move

    def area(self, name: str) -> str:
        return Area(self.state.cats[self.cat(name)].area).name.lower().replace("_", "-")

    def held(self, name: str) -> int:
        return self.state.cats[self.cat(name)].held

    def pots(self, seat: int) -> tuple[int, int, int]:
        """Box, dish, trash."""
        player = self.state.players[seat]
        return player.box, player.dish, player.trash

    def heard(self, kind: Happening) -> list[tuple[int, ...]]:
        """The events of that kind since the table was set up: seat, a, b, c."""
        return [event[1:] for event in self.told if event[0] == kind]

    # doing

    def play(self, *moves: str | int) -> Self:
        """Make moves, each checked to be legal and to lose no fish; what they tell is kept."""
        for move in moves:
            super().play(move)
            for index in range(self.state.event_count):
                event = self.state.events[index]
                self.told.append((event.kind, event.seat, event.a, event.b, event.c))
            self.check_fish()
            self.check_marks()
        return self

    def check_marks(self) -> None:
        """What waits to be done is told in full, what is done leaves nothing behind, and a mark is 0 or 1."""
        state = self.state
        for index, task in enumerate(state.tasks):
            if index >= state.task_count:
                assert (task.kind, task.cat, task.foe, task.amount) == (0, NONE, NONE, 0)
            else:
                assert task.kind >= Ask.EXCHANGE
                assert task.amount == 0 or task.kind not in WITHOUT_AMOUNT
        marks = [state.negated, state.lent_counterattack, state.starter, state.one_on_one]
        for cat in state.cats:
            marks += [cat.acted, cat.moved, cat.used]
        assert set(marks) <= {0, 1}

    def check_fish(self) -> None:
        """CB-99. After every move of every test."""
        for seat in range(2):
            cats = self.state.cats[seat * SQUAD : seat * SQUAD + SQUAD]
            assert sum(self.pots(seat)) + sum(cat.held for cat in cats) == 20


Tables = Callable[..., Battle]


@pytest.fixture
def table(twin: Twins) -> Tables:
    """Cat Café against High-Class unless told otherwise."""

    def make(squad_1: str = "S01", squad_2: str = "S02", **options: Any) -> Battle:
        return Battle(twin, squad_1, squad_2, **{"territory": "cat-cafe", **options})

    return make
