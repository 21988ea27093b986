"""Our games as OpenSpiel games, for its algorithms: `nekoban_mauwi`, `nekoban_nine_lives`, …

Chance is one of two things, by the parameter `chance`:

- `sampled` (`SAMPLED_STOCHASTIC`): the deal, and every move in which luck decides something, is a chance node
  of one outcome that draws from the game's luck, so that a search on a clone cannot look into the future.
- `explicit` (`EXPLICIT_STOCHASTIC`): every roll, draw and place of a shuffle is a chance node with all its
  outcomes and their probabilities, for CFR, exploitability and playthroughs. It runs the interpreted rules.

Information states have perfect recall: the view now, and a fingerprint of everything the player has seen
before. As a tensor they are offered where all views of a match are few enough. `resample_from_infostate`
deals the unseen anew through `imagine`.

Options of a game are parameters of the OpenSpiel game, with `_` for `-`; `rng_seed` makes the luck
repeatable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from nekoban.core.turned_seats import turned_moves
from nekoban.rl.singles import new_luck, shares
from nekoban.rl.spiel_observers import Observer, can_recall, make_observer

SEED, CHANCE = "rng_seed", "chance"
SAMPLED, EXPLICIT = "sampled", "explicit"
BY_CHANCE = -1  # as rng_seed
NO_MOVE, DEAL = -1, -2  # what chance decides, if it is not a move
MOST_OUTCOMES = 256  # of one roll, draw or place of a shuffle


class Table:
    """The Python side of a state: the record, and what came before it. Copies share the past."""

    def __init__(self, game: NekobanGame, record: Raw) -> None:
        self.game = game
        self.record = record
        self.past: tuple[bytes, ...] = ()
        self.asked = DEAL  # what chance has to decide, such as a move; or NO_MOVE
        self.decided: tuple[int, ...] = ()  # what it decided so far, where chance is explicit
        self.outcomes: list[tuple[int, float]] = [(0, 1.0)]  # what it can decide next
        self.seen: dict[int, tuple[int, bytes]] = {}  # by player: plies counted, fingerprint so far

    def __deepcopy__(self, memo: Any) -> Table:
        other = Table.__new__(Table)
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
        luck = self.game.luck
        try:
            after = (
                luck.start(self.game.options, decided)
                if move == DEAL
                else luck.play(self.record, move, decided)
            )
        except Undecided as more:
            self.outcomes = more.outcomes
            return
        if move == DEAL:
            self.record = after
        else:
            self.follow(after)
        self.asked, self.decided = NO_MOVE, ()

    def follow(self, record: Raw) -> None:
        self.past = (*self.past, self.record.bytes.tobytes())
        self.record = record

    def view(self, player: int | None) -> View:
        return self.game.engine.view(self.record, player)

    def views(self, player: int) -> Iterator[View]:
        """Everything that the player has seen, the oldest first."""
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
            seen = self.game.engine.view(self.state_of(memory), player).bytes.tobytes()
            digest = blake2b(seen, key=digest, digest_size=16).digest()
        self.seen[player] = (len(self.past), digest)
        return digest.hex()

    def imagined(self, player: int) -> Table:
        """Another world that the player cannot tell from this one.

        What the others saw before is unknown there: their past begins with the world itself.
        """
        if not self.is_dealt:
            return deepcopy(self)
        other = Table(self.game, self.game.engine.imagine(self.view(player), new_luck(self.game.chance)))
        other.asked = self.asked
        if self.game.is_explicit and self.asked != NO_MOVE:
            other.ask(self.asked)  # what luck decided so far may be impossible there
        self.fingerprint(player)
        other.past = self.past
        other.seen = {seat: (len(self.past), b"") for seat in range(self.game.options.players)}
        other.seen[player] = self.seen[player]
        return other


class NekobanState(pyspiel.State):
    """A match in OpenSpiel's terms."""

    def __init__(self, game: NekobanGame) -> None:
        super().__init__(game)
        self.table = Table(game, game.undealt.twin())

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
        return super().legal_actions(player) if player < 0 or self.table.asked == NO_MOVE else []

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
        game = self.table.game
        if self.table.asked != NO_MOVE:
            self.table.draw_luck(action)
        else:
            self.table.play(int(game.moves[self.table.record.to_move, action]))

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

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.told(lambda: self.text_of(self.table.view(seat)))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.observation_string(seat)} | seen {self.table.fingerprint(seat)}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """All views of the player so far, where that is offered."""
        observer = self.table.game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(self, self.current_player() if player is None else player)
        return [] if observer.tensor is None else observer.tensor.tolist()

    def resample_from_infostate(self, player: int, sampler: Any) -> NekobanState:
        """Another world that the player cannot tell from this one."""
        other = self.clone()
        other.table = self.table.imagined(player)
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
        given = {**specification(self.rules), **(params or {})}
        seed, self.is_explicit = given.pop(SEED), read_chance(given.pop(CHANCE))
        self.options = self.rules.options.read(self.rules.read_files(given))
        self.chance = np.random.default_rng(None if seed == BY_CHANCE else seed)
        self.moves, self.turned = turned_moves(self.rules, self.options.players)
        self.luck = Outcomes(self.rules)
        self.engine = self.rules.interpreted if self.is_explicit else self.rules.compiled
        self.undealt = self.engine.start(self.options, start_luck(0))
        kind = game_type(self.rules, self.is_explicit, can_recall(self))
        super().__init__(kind, self.info(), params or {})

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
    return f"nekoban_{game.name.replace('-', '_')}"


def specification(game: Game) -> dict[str, Any]:
    """The game's options, its kind of chance, and the seed of its luck, with their defaults."""
    options = {name: option.default for name, option in game.options.declared.items()}
    return {**options, CHANCE: SAMPLED, SEED: BY_CHANCE}


def read_chance(text: str) -> bool:
    """Whether chance is explicit."""
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
    given = {key: value for key, value in options.items() if key not in (SEED, CHANCE)}
    found = find_game(game)
    found.options.read(found.read_files(given))
    return pyspiel.load_game(name, options)
