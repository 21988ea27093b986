"""Our games as OpenSpiel games, for its algorithms: `nekoban_mauwi`, `nekoban_nine_lives`, …

Chance is sampled (`SAMPLED_STOCHASTIC`): the deal, and every move in which luck decides something, is a
chance node of one outcome that draws from the game's luck, so that a search on a clone cannot look into the
future. Information states have perfect recall: the view now, and a fingerprint of everything the player has
seen before. `resample_from_infostate` deals the unseen anew through `imagine`.

Options of a game are parameters of the OpenSpiel game, with `_` for `-`; `rng_seed` makes the luck
repeatable.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from nekoban.core import notation
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.rl.observations import Encoder, Layout
from nekoban.rl.singles import new_luck, shares
from nekoban.rl.turning import turned_moves

SEED = "rng_seed"
BY_CHANCE = -1  # as rng_seed
NO_MOVE, DEAL = -1, -2  # what chance decides, if it is not a move


class Table:
    """The Python side of a state: the record, and what came before it. Copies share the past."""

    def __init__(self, game: NekobanGame, record: Any, past: tuple[bytes, ...] = ()) -> None:
        self.game = game
        self.record = record
        self.past = past
        self.asked = DEAL  # what chance has to decide, such as a move; or NO_MOVE
        self.seen: dict[int, tuple[int, bytes]] = {}  # by player: plies counted, fingerprint so far

    def __deepcopy__(self, memo: Any) -> Table:
        other = Table(self.game, self.record.twin(), self.past)
        other.asked = self.asked
        other.seen = dict(self.seen)
        return other

    def play(self, move: int) -> None:
        """Make a move, or leave it to a chance node if luck decides something in it."""
        tried = self.record.twin()
        self.game.rules.compiled.play(tried, move)
        if tried.luck == self.record.luck:
            self.follow(tried)
        else:
            self.asked = move

    def draw_luck(self) -> None:
        """Carry out what chance has to decide, with a new luck."""
        engine, luck = self.game.rules.compiled, new_luck(self.game.chance)
        if self.asked == DEAL:
            self.record = engine.start(self.game.options, luck)
        else:
            drawn = self.record.twin()
            drawn.luck = luck
            engine.play(drawn, self.asked)
            self.follow(drawn)
        self.asked = NO_MOVE

    def follow(self, record: Any) -> None:
        self.past = (*self.past, self.record.bytes.tobytes())
        self.record = record

    def view(self, player: int) -> Any:
        return self.game.rules.compiled.view(self.record, player)

    def fingerprint(self, player: int) -> str:
        """A fingerprint of everything the player has seen so far."""
        known, digest = self.seen.get(player, (0, b""))
        kind = type(self.record)
        for memory in self.past[known:]:
            state = kind(np.frombuffer(memory, np.uint8).copy().view(kind.dtype))
            seen = self.game.rules.compiled.view(state, player).bytes.tobytes()
            digest = blake2b(seen, key=digest, digest_size=16).digest()
        self.seen[player] = (len(self.past), digest)
        return digest.hex()


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
        """A single outcome; it is drawn when it is applied."""
        return [(0, 1.0)]

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
            self.table.draw_luck()
        else:
            self.table.play(int(game.moves[self.table.record.to_move, action]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return "luck"
        game = self.table.game
        return game.rules.moves.texts[game.moves[player, action]]

    def returns(self) -> list[float]:
        game, record = self.table.game, self.table.record
        winners = game.rules.compiled.winners(record) if self.is_terminal() else []
        return shares(game.num_players(), winners)

    def observation_string(self, player: int | None = None) -> str:
        game = self.table.game
        if self.table.asked == DEAL:
            return "not dealt yet"
        seat = self.current_player() if player is None else player
        return notation.write_position(game.rules, game.options, self.table.view(seat))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.observation_string(seat)} | seen {self.table.fingerprint(seat)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> NekobanState:
        """Another world that the player cannot tell from this one."""
        other = self.clone()
        luck = new_luck(self.table.game.chance)
        other.table.record = self.table.game.rules.compiled.imagine(self.table.view(player), luck)
        return other

    def __str__(self) -> str:
        game, asked = self.table.game, self.table.asked
        if asked == DEAL:
            return "not dealt yet"
        position = notation.write_position(game.rules, game.options, self.table.record)
        return position if asked == NO_MOVE else f"{position} | luck decides {game.rules.moves.texts[asked]}"


class Observer:
    """Writes observations into a tensor, as OpenSpiel asks for them."""

    def __init__(self, game: NekobanGame) -> None:
        layout = Layout(game.rules, game.num_players())
        self.encoder = Encoder(layout)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {slot.name: self.tensor[slot.slice].reshape(slot.shape) for slot in layout.slots}

    def set_from(self, state: NekobanState, player: int) -> None:
        if state.table.asked == DEAL:
            self.tensor[:] = 0
        else:
            self.tensor[:] = self.encoder.encode(state.table.view(player), player)

    def string_from(self, state: NekobanState, player: int) -> str:
        return state.observation_string(player)


class NekobanGame(pyspiel.Game):
    """One of our games with its options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = find_game(self.name)
        given = {**specification(self.rules), **(params or {})}
        seed = given.pop(SEED)
        self.options = self.rules.options.read(self.rules.read_files(given))
        self.chance = np.random.default_rng(None if seed == BY_CHANCE else seed)
        self.moves, self.turned = turned_moves(self.rules, self.options.players)
        self.undealt = self.rules.compiled.start(self.options, start_luck(0))
        super().__init__(game_type(self.rules), self.info(), params or {})

    def info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=1,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.bound(self.options),
        )

    def new_initial_state(self) -> NekobanState:
        return NekobanState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


def spiel_name(game: Game) -> str:
    return f"nekoban_{game.name.replace('-', '_')}"


def specification(game: Game) -> dict[str, Any]:
    """The game's options, and the seed of its luck, with their defaults."""
    return {**{name: option.default for name, option in game.options.declared.items()}, SEED: BY_CHANCE}


@cache
def game_type(game: Game) -> pyspiel.GameType:
    players = game.options.form()[0]
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=f"Nekoban {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players["high"],
        min_num_players=players["low"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
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
    found, given = find_game(game), {key: value for key, value in options.items() if key != SEED}
    found.options.read(found.read_files(given))
    return pyspiel.load_game(name, options)
