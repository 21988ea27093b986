"""Our games as OpenSpiel games, for its algorithms: `nekoban_mauwi`, `nekoban_nine_lives`, …

Chance is one of two things, by the parameter `chance`:

- `sampled` (`SAMPLED_STOCHASTIC`): the deal, and every move in which luck decides something, is a chance node
  of one outcome that draws from the game's luck, so that a search on a clone cannot look into the future.
- `explicit` (`EXPLICIT_STOCHASTIC`): every roll, draw and place of a shuffle is a chance node with all its
  outcomes and their probabilities, for CFR, exploitability and playthroughs. It runs the interpreted rules.

Information states have perfect recall: the view now, and a fingerprint of everything the player has seen
before. As a tensor they are offered where all views of a match are few enough. `resample_from_infostate`
deals the unseen anew through `imagine`; for everybody else the past begins there, so that nothing in such a
world tells what is true.

Options of a game are parameters of the OpenSpiel game, with `_` for `-`; `rng_seed` makes the luck
repeatable. With explicit chance, `relative` names a small table of the game that can be solved exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from copy import deepcopy
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from nekoban.core import notation
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.outcomes import Outcomes, Undecided
from nekoban.core.record import Raw, View
from nekoban.core.relatives import Beginning, find_relative, read_table
from nekoban.core.turned_seats import turned_moves
from nekoban.rl.singles import new_luck, shares
from nekoban.rl.spiel_observers import Observer, can_recall, checked_player, make_observer

SEED, CHANCE, RELATIVE = "rng_seed", "chance", "relative"
SAMPLED, EXPLICIT = "sampled", "explicit"
BY_CHANCE = -1  # as rng_seed
WORD = "~"  # begins a text of digits
SIGNS, INSTEAD = ",()", "|<>"  # signs of OpenSpiel's texts, and what stands for them in a parameter
NO_MOVE, DEAL = -1, -2  # what chance decides, if it is not a move
MOST_REMEMBERED = 1 << 15
MOST_OUTCOMES = 256  # of one roll, draw or place of a shuffle


class Remembered:
    """What was computed before: algorithms walk through the same small tree again and again."""

    def __init__(self) -> None:
        self.found: dict[Any, Any] = {}

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        if key not in self.found:
            if len(self.found) >= MOST_REMEMBERED:
                self.found.clear()
            self.found[key] = make()
        return self.found[key]


class SpielTable:
    """The Python side of a state: the record, and what came before it. Copies share the past."""

    def __init__(self, game: NekobanGame, record: Raw) -> None:
        self.game = game
        self.record = record
        self.past: tuple[bytes, ...] = ()  # the states before this one, since the deal or the resampling
        self.known: dict[int, tuple[View | None, ...]] = {}  # by player: views from before the resampling
        self.begun = 0  # how many states came before the resampling
        self.asked = DEAL  # what chance has to decide, such as a move; or NO_MOVE
        self.decided: tuple[int, ...] = ()  # what it decided so far, where chance is explicit
        self.outcomes: list[tuple[int, float]] = [(0, 1.0)]  # what it can decide next
        self.seen: dict[int, tuple[int, bytes]] = {}  # by player: states of the past counted, fingerprint

    def __deepcopy__(self, memo: Any) -> SpielTable:
        other = SpielTable.__new__(SpielTable)
        other.__dict__.update(self.__dict__)
        other.record = self.record.twin()
        other.seen = dict(self.seen)
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": str(self.game), "record": self.record.bytes.tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = loaded(state["game"])
        self.record = self.state_of(state["record"])

    @property
    def is_dealt(self) -> bool:
        return self.asked != DEAL

    def play(self, move: int) -> None:
        """Make a move, or leave it to a chance node if luck decides something in it."""
        if self.game.is_explicit:
            self.ask(move)
            return
        tried = self.record.twin()
        self.game.rules.compiled.play(tried, move)
        if tried.luck == self.record.luck:
            self.follow(tried)
        else:
            self.asked = move

    def draw_luck(self, outcome: int) -> None:
        """Carry out what chance has to decide."""
        if self.game.is_explicit:
            self.ask(self.asked, (*self.decided, outcome))
            return
        if outcome != 0:
            raise ValueError(f"{outcome} cannot happen here: sampled chance has the one outcome 0.")
        engine, luck = self.game.rules.compiled, new_luck(self.game.chance)
        if self.asked == DEAL:
            self.record = engine.start(self.game.options, luck)
        else:
            drawn = self.record.twin()
            drawn.luck = luck
            engine.play(drawn, self.asked)
            self.follow(drawn)
        self.asked = NO_MOVE

    def ask(self, move: int, decided: tuple[int, ...] = ()) -> None:
        """Explicit chance: go on until luck has to decide something more."""
        self.asked, self.decided = move, decided
        place = (self.record.bytes.tobytes() if move != DEAL else b"", move, decided)
        found = self.game.results.get(place, lambda: self.result(move, decided))
        if isinstance(found, list):
            self.outcomes = found
            return
        if move == DEAL:
            self.record = found.twin()
        else:
            self.follow(found.twin())
        self.asked, self.decided = NO_MOVE, ()

    def result(self, move: int, decided: tuple[int, ...]) -> Raw | list[tuple[int, float]]:
        """The state after a move or the deal with these outcomes; or what luck has to decide next."""
        luck = self.game.luck
        try:
            return (
                self.game.begin.deal(luck, decided) if move == DEAL else luck.play(self.record, move, decided)
            )
        except Undecided as more:
            return more.outcomes

    def follow(self, record: Raw) -> None:
        self.past = (*self.past, self.record.bytes.tobytes())
        self.record = record

    def view(self, player: int | None) -> View:
        return self.game.engine.view(self.record, player)

    def views(self, player: int) -> Iterator[View | None]:
        """Everything that the player has seen, the oldest first; None for what nobody can know.

        That is what another player than the one who asked saw before a world was resampled.
        """
        yield from self.known.get(player, (None,) * self.begun)
        for memory in self.past:
            yield self.game.engine.view(self.state_of(memory), player)
        yield self.view(player)

    def state_of(self, memory: bytes) -> Raw:
        kind = self.game.rules.state
        return kind(np.frombuffer(memory, np.uint8).copy().view(kind.dtype))

    def fingerprint(self, player: int) -> str:
        """A fingerprint of everything the player has seen so far."""
        known, digest = self.seen.get(player, (0, b""))
        for memory in self.past[known:]:
            seen = self.game.seen.get((memory, player), lambda m=memory: self.seen_of(m, player))
            digest = blake2b(seen, key=digest, digest_size=16).digest()
        self.seen[player] = (len(self.past), digest)
        return digest.hex()

    def seen_of(self, memory: bytes, player: int) -> bytes:
        return self.game.engine.view(self.state_of(memory), player).bytes.tobytes()

    def imagined(self, player: int) -> SpielTable:
        """Another world that the player cannot tell from this one.

        Only what the player saw comes with it. What the others saw before is unknown there: their past
        begins with the world itself.
        """
        if not self.is_dealt:
            return deepcopy(self)
        other = SpielTable(self.game, self.game.engine.imagine(self.view(player), new_luck(self.game.chance)))
        other.asked = self.asked
        if self.game.is_explicit and self.asked != NO_MOVE:
            other.ask(self.asked)  # what luck decided so far may be impossible there
        *earlier, _ = self.views(player)
        other.begun, other.known = len(earlier), {player: tuple(earlier)}
        self.fingerprint(player)
        other.seen = {player: (0, self.seen[player][1])}
        return other


class NekobanState(pyspiel.State):
    """A match in OpenSpiel's terms."""

    def __init__(self, game: NekobanGame) -> None:
        super().__init__(game)
        self.table = SpielTable(game, game.undealt.twin())

    def __deepcopy__(self, memo: object) -> NekobanState:
        """OpenSpiel would serialise it, which it cannot do with sampled chance."""
        return self.clone()

    def current_player(self) -> int:
        if self.table.asked != NO_MOVE:
            return pyspiel.PlayerId.CHANCE
        seat = self.table.record.to_move
        return seat if seat >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.table.asked == NO_MOVE and self.table.record.to_move < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide; with sampled chance a single outcome, drawn when it is applied."""
        return self.table.outcomes

    def legal_actions(self, player: int | None = None) -> list[int]:
        """At a chance node a player has none, as in OpenSpiel's native games.

        OpenSpiel's Python games instead list the outcomes of chance for every player.
        """
        if player is None:
            return super().legal_actions()
        return super().legal_actions(player) if int(player) < 0 or self.table.asked == NO_MOVE else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for every legal action."""
        if player is None:
            return super().legal_actions_mask()
        if player < 0 or self.table.asked == NO_MOVE:
            return super().legal_actions_mask(player)
        return [0] * self.table.game.num_distinct_actions()

    def _legal_actions(self, player: int) -> list[int]:
        if self.table.asked != NO_MOVE or player != self.table.record.to_move:
            return []
        game = self.table.game
        return np.sort(game.turned[player, game.rules.compiled.legal(self.table.record)]).tolist()

    def _apply_action(self, action: int) -> None:
        if self.table.asked != NO_MOVE:
            self.table.draw_luck(action)
        else:
            self.table.play(self.checked_move(action))

    def checked_move(self, action: int) -> int:
        """The move of this action; one that is not legal is refused with a sentence. Rules would trust it."""
        game, record = self.table.game, self.table.record
        if record.to_move < 0:
            raise ValueError(f"Action {action} is not legal: the match is over.")
        if 0 <= action < len(game.rules.moves):
            move = int(game.moves[record.to_move, action])
            if not game.rules.compiled.why_not(record, move):
                return move
        raise ValueError(f"Action {action} is not legal; legal are {self.legal_actions()}.")

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"luck {action}" if self.table.game.is_explicit else "luck"
        game = self.table.game
        return game.rules.moves.texts[game.moves[player, action]]

    def returns(self) -> list[float]:
        game, record = self.table.game, self.table.record
        winners = game.rules.compiled.winners(record) if self.is_terminal() else []
        return shares(game.num_players(), winners)

    def told(self, text: Callable[[], str]) -> str:
        """A text about the position, once there is one."""
        return text() if self.table.is_dealt else "not dealt yet"

    def text_of(self, record: Raw) -> str:
        return notation.write_position(self.table.game.rules, self.table.game.options, record)

    def asked_player(self, player: int | None) -> int:
        """The player who is asked about: whoever is to move, if none is named."""
        if player is None and self.current_player() < 0:
            raise ValueError("Nobody is to move here: name a player.")
        return checked_player(self.table.game, self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        seat, table = self.asked_player(player), self.table
        place = table.record.bytes.tobytes(), seat
        return self.told(lambda: table.game.texts.get(place, lambda: self.text_of(table.view(seat))))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.asked_player(player)
        return f"{self.observation_string(seat)} | seen {self.table.fingerprint(seat)}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """All views of the player so far, where that is offered."""
        observer = self.table.game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(self, self.asked_player(player))
        return [] if observer.tensor is None else observer.tensor.tolist()

    def resample_from_infostate(self, player: int, sampler: Any) -> NekobanState:
        """Another world that the player cannot tell from this one. Its history begins here: the true one
        would tell what was dealt."""
        other = NekobanState(self.table.game)
        other.table = self.table.imagined(checked_player(self.table.game, player))
        return other

    def __str__(self) -> str:
        asked = self.table.asked
        if asked == DEAL:
            return f"not dealt yet{self.luck_so_far()}"
        position = self.text_of(self.table.record)
        if asked == NO_MOVE:
            return position
        return f"{position} | luck decides {self.table.game.rules.moves.texts[asked]}{self.luck_so_far()}"

    def luck_so_far(self) -> str:
        return "".join(f" {outcome}" for outcome in self.table.decided)


class NekobanGame(pyspiel.Game):
    """One of our games with its options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = find_game(self.name)
        told = {**specification(self.rules), **(params or {})}
        given = {name: with_signs(value) for name, value in told.items()}
        seed, self.is_explicit = given.pop(SEED), read_chance(given.pop(CHANCE))
        self.begin = self.beginning(given.pop(RELATIVE), given)
        self.options = self.begin.options
        self.chance = np.random.default_rng(None if seed == BY_CHANCE else seed)
        self.moves, self.turned = turned_moves(self.rules, self.options.players)
        self.luck = Outcomes(self.rules)
        self.results, self.seen, self.texts = Remembered(), Remembered(), Remembered()
        self.engine = self.rules.interpreted if self.is_explicit else self.rules.compiled
        self.undealt = self.engine.start(self.options, start_luck(0))
        kind = game_type(self.rules, self.is_explicit, can_recall(self))
        super().__init__(kind, self.info(), params or {})

    def beginning(self, relative: str, given: dict[str, Any]) -> Beginning:
        """The set-up with these options, or a small table, which has its own."""
        if not relative:
            return Beginning(self.rules, self.rules.options.read(self.rules.local_options(given)), None)
        if not self.is_explicit:
            raise ValueError(f"relative={relative} needs chance={EXPLICIT}.")
        return read_table(find_relative(self.rules, relative).table)

    def info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=MOST_OUTCOMES if self.is_explicit else 1,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.bound(self.options),
        )

    def new_initial_state(self) -> NekobanState:
        state = NekobanState(self)
        if self.is_explicit:
            state.table.ask(DEAL)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return make_observer(self, iig_obs_type, params)


def spiel_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"nekoban_{game.name.replace('-', '_')}"


def specification(game: Game) -> dict[str, Any]:
    """The game's options, its kind of chance, and the seed of its luck, with their defaults."""
    options = {name: without_signs(option.default) for name, option in game.options.declared.items()}
    return {**options, CHANCE: SAMPLED, SEED: BY_CHANCE, RELATIVE: ""}


def read_chance(text: str) -> bool:
    """Whether chance is explicit, as OpenSpiel's parameter says."""
    if text not in (SAMPLED, EXPLICIT):
        raise ValueError(f"chance is {SAMPLED} or {EXPLICIT}, not {text!r:.60}.")
    return text == EXPLICIT


@cache
def loaded(text: str) -> NekobanGame:
    """The game of this text, as `str(game)` writes it."""
    register()
    return pyspiel.load_game(text)


@cache
def game_type(game: Game, is_explicit: bool = False, recalls: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game."""
    modes = pyspiel.GameType.ChanceMode
    players = game.options.form()[0]
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=f"Nekoban {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if is_explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players["high"],
        min_num_players=players["low"],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


@cache
def register() -> dict[str, str]:
    """Register our games in OpenSpiel, once; returns their names there by ours."""
    names = {}
    for game in all_games(hidden=True).values():
        kind = type(f"Nekoban{game.name.title().replace('-', '')}", (NekobanGame,), {"name": game.name})
        pyspiel.register_game(game_type(game), kind)
        names[game.name] = spiel_name(game)
    return names


def load(game: str, **options: Any) -> Any:
    """A game with these options, registered and loaded."""
    name = register()[find_game(game).name]
    read_chance(options.get(CHANCE, SAMPLED))
    own = {key: value for key, value in options.items() if key in (SEED, CHANCE, RELATIVE)}
    found = find_game(game)
    given = found.local_options({key: value for key, value in options.items() if key not in own})
    found.options.read(given)
    spelled = {key.replace("-", "_"): without_signs(value) for key, value in given.items()}
    return pyspiel.load_game(name, spelled | own)


def without_signs(value: Any) -> Any:
    """A parameter without signs that would end it, or begin a game, when OpenSpiel reads it from a text; a
    text of digits would be read as a number."""
    if not isinstance(value, str):
        return value
    return WORD * value.isdigit() + value.translate(str.maketrans(SIGNS, INSTEAD))


def with_signs(value: Any) -> Any:
    """A parameter of OpenSpiel with the signs that it could not have."""
    if not isinstance(value, str):
        return value
    return value.removeprefix(WORD).translate(str.maketrans(INSTEAD, SIGNS))
