"""Every law on every game, every seat count, both twins; and laws that are broken on purpose are noticed."""

from __future__ import annotations

import dataclasses
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from nekoban.adding import advising
from nekoban.adding.advising import told_as_advice
from nekoban.adding.showing import check_showing
from nekoban.bots import all_bots, make_bot
from nekoban.bots.levels import Level, deepest_name, strongest_name
from nekoban.bots.network import has_network
from nekoban.bots.search import NetworkSearch, Search
from nekoban.core import inspection, laws, refusals, undo
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.compiled import Twin
from nekoban.core.game import Game, rule_functions
from nekoban.core.luck import seed_key, start_luck
from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.record import HIDDEN, NOBODY, sight_mask
from nekoban.games._template import rules as mice
from nekoban.games._template.parts import Clause
from nekoban.games._template.state import State

GAMES = all_games(hidden=True)
MIDDLE = 25  # decisions into a game


@pytest.mark.parametrize("name", GAMES)
def test_every_law_holds(name: str) -> None:
    game = GAMES[name]
    games = max(60, 2 * len(game.samples()))
    watch = laws.run(game, games, showing=check_showing, advising=told_as_advice)
    assert watch.games >= 60
    assert watch.close >= {str(game.options.read(sample)) for sample in game.samples()}
    assert watch.positions > len(watch.close)
    assert watch.advised
    assert watch.shown == laws.ends([game.options.read(sample) for sample in game.samples()])


def test_the_seed_of_a_breach_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, watched = find_game("mice"), []
    monkeypatch.setattr(
        laws, "watch_closely", lambda game, options, seed, watch: watched.append((seed, str(options)))
    )
    laws.run(game, games=3 * len(game.samples()), seed=5)
    first = list(watched)
    assert len(first) >= len(game.samples())
    for seed, options in first:
        watched.clear()
        laws.run(game, games=1, seed=seed)
        assert watched == [(seed, options)]


@pytest.mark.parametrize("name", GAMES)
def test_the_samples_of_a_game_cover_every_player_count_and_option(name: str) -> None:
    game = GAMES[name]
    chosen = [game.options.read(sample) for sample in game.samples()]
    low, high = game.options.declared["players"].low, game.options.declared["players"].high  # type: ignore[union-attr]
    assert {options.players for options in chosen} == set(range(low, high + 1))
    for option in game.options.declared:
        assert len({str(options[option]) for options in chosen}) > 1 or low == high, option


@pytest.mark.parametrize("name", GAMES)
def test_law_7_no_bot_sees_what_its_seat_does_not(name: str) -> None:
    game = GAMES[name]
    for bot_name in all_bots():
        for ply in (0, MIDDLE):
            assert sees_only_its_view(game, make_bot(bot_name, game), game.samples()[0], 3, ply)
    for sample in game.samples()[1:]:
        for bot_name in all_bots()[:3]:
            assert sees_only_its_view(game, make_bot(bot_name, game), sample, 2)


def sees_only_its_view(game: Game, bot: Any, sample: dict[str, Any], plies: int, first: int = 0) -> bool:
    """Re-deal all that the seat cannot see; the same bot luck must give the same move.

    Watched from the first ply on, for as many as told. Those before are played by chance.
    """
    options = game.options.read(sample)
    state, chance = game.engine.start(options, start_luck(99)), Random(game.name)
    for _ in range(first):
        game.engine.play(state, chance.choice(game.engine.legal(state)))
        if state.to_move < 0:
            state = game.engine.start(options, start_luck(98))
    for ply in range(plies):
        if state.to_move < 0:
            break
        seat = state.to_move
        view = game.engine.view(state, seat)
        legal = game.engine.legal(state)
        move = bot.choose(bot_sight(bot, state, view), legal, 1000 + ply)
        for number in range(3):
            world = game.engine.imagine(view, start_luck(number * 7_777_777_777))
            other = game.engine.view(world, seat)
            if bot.choose(bot_sight(bot, world, other), legal, 1000 + ply) != move:
                return False
        game.engine.play(state, move)
    return True


def bot_sight(bot: Any, state: Any, view: Any) -> Any:
    return state if getattr(bot, "cheats", False) else view


def test_law_7_catches_a_bot_that_looks_at_the_deck() -> None:
    class Cheat:
        name = "cheat"
        cheats = True

        def choose(self, view: Any, legal: list[int], luck: int) -> int:
            return legal[view.players[1 - view.to_move].paw % len(legal)]

    assert not sees_only_its_view(find_game("mice"), Cheat(), {"players": 2}, 8)


def test_law_7_catches_a_search_that_does_not_imagine_the_other_hands() -> None:
    class Peeping(Search):
        cheats = True

    game = find_game("mauwi")
    honest, cheat = (kind(game, Level("some", 200, horizon=0)) for kind in (Search, Peeping))
    assert sees_only_its_view(game, honest, {"players": 2}, 12, MIDDLE)
    assert not sees_only_its_view(game, cheat, {"players": 2}, 12, MIDDLE)


# --- laws broken on purpose


def spoiled(**changes: Any) -> Game:
    """Mice with some of its rules replaced, interpreted only."""
    game = find_game("mice")
    game = game.with_parts(rules=SimpleNamespace(**{**rule_functions(game), **changes}))
    object.__setattr__(game, "compiled", game.interpreted)
    return game


def watch(game: Game) -> None:
    seen = laws.Watch(game)
    for seed in range(4):
        laws.watch_closely(game, game.options.read({"players": 3}), seed, seen)
    laws.check_redeals(game, seen, 0)


def breached(game: Game) -> int:
    with pytest.raises(laws.Breach) as breach:
        watch(game)
    return breach.value.law


def test_unspoiled_rules_pass() -> None:
    watch(spoiled())


def test_law_7_catches_a_view_that_shows_too_much() -> None:
    def reveal(state: Any, seat: int, view: Any) -> None:
        view.players[0].paw = state.players[0].paw

    assert breached(spoiled(reveal=reveal)) == 7


def test_law_8_catches_a_re_deal_that_is_always_the_same() -> None:
    def imagine(state: Any, luck: int) -> None:
        mice.imagine(state, 1)
        state.luck = luck

    assert breached(spoiled(imagine=imagine)) == 8


def test_law_8_catches_one_seat_that_is_always_dealt_the_same() -> None:
    game = find_game("mice")
    seen = laws.Watch(game)
    hidden, varied = np.array([40, 40, 40, 0]), np.array([30, 25, 0, 0])
    seen.redealt["players.paw"] = np.stack([hidden, varied])
    with pytest.raises(laws.Breach, match=r"players\.paw of seat 3 was dealt the same"):
        laws.check_redeals(game, seen, 0)
    seen.redealt["players.paw"][1] = [3, 1, 0, 0]  # hardly anybody holds a card at all
    laws.check_redeals(game, seen, 0)


def test_law_7_catches_a_log_that_looks_behind_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "log", lambda self, seat=None: self.state.players[1].paw)
    assert breached(spoiled()) == 7


def test_law_7_catches_a_picture_that_looks_behind_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "svg", lambda self, seat=None, layout="", faces=True: str(self.state.deck))
    assert breached(spoiled()) == 7


def test_law_8_catches_a_place_that_is_never_dealt() -> None:
    def imagine(state: Any, luck: int) -> None:
        mice.imagine(state, luck)
        state.players[2].paw = -1

    assert breached(spoiled(imagine=imagine)) in (7, 8)


def test_law_14_catches_rules_that_go_over_to_quick_luck() -> None:
    def play(state: Any, move: int) -> None:
        state.luck = start_luck(5)
        mice.play(state, move)

    assert breached(spoiled(play=play)) == 14


def test_law_14_catches_rules_that_read_the_key() -> None:
    def play(state: Any, move: int) -> None:
        mice.play(state, move)
        state.players[2].paw = state.key[0] & 1

    assert breached(spoiled(play=play)) == 14


def test_law_14_catches_a_key_that_serves_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nekoban.core.match_luck.seed_key", lambda seed, moves: seed_key(seed, ""))
    assert breached(spoiled()) == 14


def test_law_14_catches_a_key_that_serves_every_move_of_a_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    by_ply = lambda seed, moves: seed_key(seed, "x" * len(moves.splitlines()))  # noqa: E731
    monkeypatch.setattr("nekoban.core.match_luck.seed_key", by_ply)
    assert breached(spoiled()) == 14


def test_law_7_catches_a_view_that_shows_the_key() -> None:
    def reveal(state: Any, seat: int, view: Any) -> None:
        view.key = state.key

    assert breached(spoiled(reveal=reveal)) == 7


def test_law_9_catches_a_drawing_that_lacks_a_click() -> None:
    drawing = SimpleNamespace(draw=lambda *_: '<svg data-click="heap"/>')
    assert breached(spoiled().with_parts(drawing=drawing)) == 9


class Room(np.ndarray):
    """States in one array, seen by interpreted code as records."""

    def view(self, *kind: Any) -> Any:
        if kind == (State.dtype,):
            size = State.dtype.itemsize
            memory = np.asarray(self)
            return [State(memory[at : at + size].view(*kind)) for at in range(0, len(memory), size)]
        return super().view(*kind)


def spoiled_loop(**changes: Any) -> Any:
    """The inspector's loop, interpreted, with spoiled rules of Mice."""
    bound = {**rule_functions(find_game("mice")), **changes}
    sight = np.stack([sight_mask(State, seat) for seat in (0, 1, 2, 3, NOBODY)])
    return Twin(inspection, {**bound, "STATE": State.dtype, "OPTIONS": "any", "SIGHT": sight})


def mice_of_three() -> Any:
    return SimpleNamespace(view=lambda dtype: [SimpleNamespace(players=3)])


def inspected(**changes: Any) -> int:
    """The law that the inspector finds broken in spoiled Mice, or 0."""
    loop, options = spoiled_loop(**changes), mice_of_three()
    fresh = State().bytes
    room = np.zeros(5 * len(fresh), np.uint8).view(Room)
    moves, counts = np.zeros((2, 5), np.int16), np.zeros((3, 4), np.int32)
    for seed in range(8):
        counts[:] = 0
        found = loop.inspect_game(
            room, fresh, options, 10**9 + seed, moves, counts, np.zeros(4, np.int64), 21
        )
        if found:
            return found % 100
    return 0


def test_the_inspector_passes_sound_rules() -> None:
    assert inspected() == 0


def test_law_3_catches_a_seat_without_a_move() -> None:
    assert inspected(legal=lambda state, out: 0, why_not=lambda state, move: 1) == 3


def test_law_3_catches_a_game_that_does_not_end() -> None:
    def play(state: Any, move: int) -> None:
        state.to_move = (state.to_move + 1) % state.seats

    assert inspected(play=play) == 3


def test_law_4_catches_a_card_that_is_lost() -> None:
    def play(state: Any, move: int) -> None:
        mice.play(state, move)
        state.discards[:] = 0

    assert inspected(play=play) == 4


def test_law_5_catches_a_legal_move_that_is_not_listed() -> None:
    def legal(state: Any, out: Any) -> int:
        return min(1, mice.legal(state, out))

    assert inspected(legal=legal) == 5


def test_law_5_catches_a_move_that_is_listed_twice_in_place_of_another() -> None:
    def legal(state: Any, out: Any) -> int:
        count = mice.legal(state, out)
        if count > 1:
            out[count - 1] = out[0]
        return count

    assert inspected(legal=legal) == 5


def test_law_6_catches_an_imagined_world_that_looks_different() -> None:
    def imagine(state: Any, luck: int) -> None:
        mice.imagine(state, luck)
        state.heap += 1

    assert inspected(imagine=imagine) == 6


def test_law_6_catches_an_imagined_world_with_a_card_too_many() -> None:
    def imagine(state: Any, luck: int) -> None:
        mice.imagine(state, luck)
        state.deck[1] += 1

    assert inspected(imagine=imagine) == 6


def test_law_15_catches_an_imagined_world_in_which_nobody_can_move() -> None:
    def imagine(state: Any, luck: int) -> None:
        mover = state.players[state.to_move]
        is_anothers = mover.has_paw and mover.paw == HIDDEN
        mice.imagine(state, luck)
        state.key[0] = is_anothers

    def legal(state: Any, out: Any) -> int:
        return 0 if state.key[0] else mice.legal(state, out)

    assert inspected(imagine=imagine, legal=legal) == 15


def test_law_15_catches_an_imagined_world_that_cannot_be() -> None:
    def imagine(state: Any, luck: int) -> None:
        mover = state.players[state.to_move]
        is_anothers = mover.has_paw and mover.paw == HIDDEN
        mice.imagine(state, luck)
        state.key[0] = is_anothers

    def flaw(state: Any) -> int:
        return Clause.MI_01 if state.key[0] else mice.flaw(state)

    assert inspected(imagine=imagine) == 0
    assert inspected(imagine=imagine, flaw=flaw) == 15


def test_a_breach_names_the_law_the_options_and_the_seed() -> None:
    inspector = laws.Inspector(find_game("mice"))
    inspector.game = dataclasses.replace(find_game("mice"), bound=lambda options: 3)
    with pytest.raises(laws.Breach, match="Law 3 is broken by mice players=4, seed 5: at ply 3"):
        inspector.inspect(find_game("mice").options.read({"players": 4}), 5)


def test_law_10_catches_a_move_that_is_never_legal() -> None:
    samples = [find_game("mice").options.read({"players": 2})]
    inspector = laws.Inspector(find_game("mice"))
    inspector.check_dead_moves(samples, 1, lambda line: None)
    assert inspector.dead(samples, np.array([5, 0, 3, 2])) == [1]
    inspector.game = dataclasses.replace(find_game("mice"), unreachable=lambda options, move: "nobody does")
    assert inspector.dead(samples, np.zeros(4, np.int64)) == []
    with pytest.raises(laws.Breach, match="was legal, and is called unreachable: nobody does"):
        inspector.check_dead_moves(samples, 1, lambda line: None)


def test_law_10_looks_at_rare_positions_too_and_holds_them_to_be_sound() -> None:
    game = find_game("mice")
    options = game.options.read({"players": 2})
    state = cast(State, game.interpreted.start(options, 1))
    inspector = laws.Inspector(game)
    inspector.game = dataclasses.replace(game, rare_positions=lambda game: [(options, state)])
    assert np.flatnonzero(inspector.count_rare(1)).tolist() == sorted(game.interpreted.legal(state))
    state.heap += 1
    with pytest.raises(NotationError, match="is impossible"):
        inspector.count_rare(1)


def test_options_by_chance_take_turns_with_the_samples() -> None:
    game = dataclasses.replace(find_game("mice"), random_options=lambda chance: {"players": 4})
    samples = [game.options.read(sample) for sample in game.samples()]
    taken = [str(laws.options_of(game, samples, number)) for number in range(2 * len(samples))]
    assert taken[0::2] == [str(options) for options in samples]
    assert set(taken[1::2]) == {str(game.options.read({"players": 4}))}


def test_law_12_catches_a_reason_that_does_not_apply() -> None:
    def applies(state: Any, move: int, clause: int) -> bool:
        return clause != Clause.MI_02

    assert inspected(applies=applies) == 12


def questioned(**changes: Any) -> int:
    """How many decisions of spoiled Mice law 12 asks about, alone; minus that many at a false reason."""
    loop, fresh, options = spoiled_loop(**changes), State().bytes, mice_of_three()
    room = np.zeros(5 * len(fresh), np.uint8).view(Room)
    return loop.question(room, fresh, options, 10**9, np.zeros((2, 5), np.int16), 4, 50)


def imagined(worlds: int, **changes: Any) -> int:
    """How many worlds of spoiled Mice hold laws 6 and 15; below 0 if one does not."""
    loop, fresh, options = spoiled_loop(**changes), State().bytes, mice_of_three()
    room = np.zeros(5 * len(fresh), np.uint8).view(Room)
    moves, counts = np.zeros((2, 5), np.int16), np.zeros((3, find_game("mice").component_count), np.int32)
    return loop.imagine_worlds(room, fresh, options, 10**9, moves, counts, worlds)


def test_worlds_alone_are_imagined_from_every_seat_and_by_a_spectator_at_every_decision() -> None:
    made = imagined(50)
    assert made >= 50
    assert made % 4 == 0


def test_worlds_alone_say_which_law_one_of_them_breaks() -> None:
    def one_card_more(state: Any, luck: int) -> None:
        mice.imagine(state, luck)
        state.deck[1] += 1

    def nobody_moves(state: Any, out: Any) -> int:
        return 0 if state.key[0] else mice.legal(state, out)

    def marked(state: Any, luck: int) -> None:
        mover = state.players[state.to_move]
        is_anothers = mover.has_paw and mover.paw == HIDDEN
        mice.imagine(state, luck)
        state.key[0] = is_anothers

    assert divmod(-imagined(50, imagine=one_card_more), 100) == (4, 6)
    assert -imagined(50, imagine=marked, legal=nobody_moves) % 100 == 15


def test_worlds_alone_are_spread_over_all_sets_of_options() -> None:
    game = find_game("mice")
    made, sets = laws.imagine_worlds(game, 300)
    assert made >= 300
    assert sets == len(game.samples())


def test_a_world_that_breaks_a_law_is_a_breach_with_its_seed() -> None:
    inspector = laws.Inspector(find_game("mice"))
    setattr(inspector, "loop", SimpleNamespace(imagine_worlds=lambda *given: -815))  # noqa: B010
    options = find_game("mice").options.read({"players": 2})
    with pytest.raises(laws.Breach, match=r"Law 15 .* seed 7: at one of the last worlds up to world 8"):
        inspector.imagine_worlds(options, 7, 10)


def test_law_12_alone_asks_at_every_decision_of_whole_games() -> None:
    assert questioned() >= 50


def test_law_12_alone_catches_a_reason_that_does_not_apply() -> None:
    def applies(state: Any, move: int, clause: int) -> bool:
        return clause != Clause.MI_02

    assert questioned(applies=applies) < 0


def test_law_12_alone_spreads_the_decisions_over_all_sets_of_options() -> None:
    game = find_game("mice")
    seen: list[int] = []
    made, sets = laws.question(game, 300, told=seen.append)
    assert made >= 300
    assert sets == len(game.samples()) == len(seen)


def test_law_12_alone_says_what_was_blamed_and_how_to_see_it_again() -> None:
    inspector = laws.Inspector(find_game("mice"))
    setattr(inspector, "loop", SimpleNamespace(question=lambda *given: blame(inspector)))  # noqa: B010
    options = find_game("mice").options.read({"players": 2})
    with pytest.raises(
        laws.Breach, match=r"Law 12 .* seed 7: at decision 3: MI-02 does not stand in the way"
    ):
        inspector.question(options, 7, 10)


def blame(inspector: laws.Inspector) -> int:
    """A loop that finds MI-02 false for the first row at the third decision."""
    inspector.moves[1, :2] = 0, Clause.MI_02
    return -3


def test_law_12_catches_a_refusal_without_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "refusal", lambda match, rows: None)
    assert breached(spoiled()) == 12


def test_law_12_catches_a_legal_move_that_a_clause_forbids() -> None:
    loose = spoiled().with_parts(reasons=SimpleNamespace(applies=lambda state, move, clause: True))
    object.__setattr__(loose, "compiled", loose.interpreted)
    assert breached(loose) == 12


def test_law_12_catches_a_click_that_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Match.why_not
    monkeypatch.setattr(
        Match, "why_not", lambda self, move: true(self, move) if isinstance(move, int) else None
    )
    assert breached(spoiled()) == 12


@pytest.mark.parametrize(
    ("part", "broken"),
    [
        ("words", {"status": lambda view, names: names[7]}),
        ("words", {"result": lambda view, names: names[7]}),
        ("text", {"table": lambda view, seat, names: f"{view.players[seat].paw}"}),
        ("drawing", {"draw": lambda view, seat, layout, names: view.players[seat].paw}),
        ("drawing", {"draw": lambda view, seat, layout, names: "a picture"}),
    ],
)
def test_law_13_catches_what_cannot_be_shown(part: str, broken: dict[str, Any]) -> None:
    game = find_game("mice")
    check_showing(game, game.options.read({}), 1)
    spoiled = game.with_parts(**{part: SimpleNamespace(**{**vars(game.parts[part]), **broken})})
    with pytest.raises(laws.Breach, match="Law 13 is broken by mice"):
        check_showing(spoiled, game.options.read({}), 1)


def test_law_12_asks_about_an_undo_in_the_worlds_that_decided_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In others a rare revelation might not show, and a true refusal would count as a breach."""
    match = Match.new("mice", seed=1)
    match.play(next(move for move in match.moves() if move.startswith("paw")))
    lucks: list[int] = []
    imagine = match.engine.imagine

    def noting(view: Any, luck: int) -> Any:
        lucks.append(luck)
        return imagine(view, luck)

    monkeypatch.setattr(match.engine, "imagine", noting)
    assert undo.revealed(match, 0)
    decided = lucks.copy()
    laws.check_undo(match, 0)
    assert lucks == decided * 3


# --- advice


def test_advice_is_asked_of_a_level_that_asks_a_network() -> None:
    asking = [game for game in all_games().values() if has_network(game)]
    assert asking
    for game in asking:
        assert isinstance(advising.quick(game, strongest_name(game)), NetworkSearch)
        assert not isinstance(advising.quick(game, deepest_name(game)), NetworkSearch)


@pytest.mark.parametrize(
    ("name", "part"),
    [("mice", "hint"), ("mice", "weighed"), ("mice", "vetoed"), ("mauwi", "hint"), ("mauwi", "weighed")],
)
def test_law_7_catches_advice_that_follows_from_hidden_cards(
    name: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever advises is shown the whole state instead of the view. In Mauwi a network gives the hints."""

    def knowing(match: Match, move: int) -> object:
        with monkeypatch.context() as patch:
            patch.setattr(Match, "view", lambda self, seat=None: self.state.twin())
            return getattr(told_as_advice(match, move), part)

    def play(advising: laws.Advising) -> None:
        seen = laws.Watch(game, advising=advising)
        for seed in range(18):
            laws.watch_closely(game, game.options.read({"players": 3}), seed, seen)

    game = find_game(name)
    play(told_as_advice)
    with pytest.raises(laws.Breach, match=f"Law 7 is broken by {name} .* a re-deal changes the advice"):
        play(knowing)
