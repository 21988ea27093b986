"""Networks: what they read, their sums against plain NumPy, files of weights, and the bots that ask them."""

from __future__ import annotations

import json
import random
import zipfile
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nekoban.bots import make_bot
from nekoban.bots.early import lower_bot, plays_early
from nekoban.bots.entities import AMOUNT, NEAR, NO_AMOUNT, Entities, entities_of, is_read, list_shape
from nekoban.bots.levels import MINDS, Level, levels_of, strongest_name
from nekoban.bots.network import has_network, make_net, network_file, new_bench, shipped_weights
from nekoban.bots.network_search import set_luck
from nekoban.bots.search import NetworkSearch, considering
from nekoban.bots.weights import (
    Weights,
    WeightsError,
    array_bytes,
    digest,
    pack,
    read_weights,
    unpack,
    write_weights,
)
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import roll, start_luck
from nekoban.core.observations import Encoder, Layout, Slot
from nekoban.core.record import NONE
from nekoban.core.seen import EVERYONE
from nekoban.core.turned_seats import EYES, turned_moves
from nekoban.games.nine_lives.parts import NOUGHT
from nekoban.lab.duels import play_game
from nekoban.train.curves import picture

GAMES = all_games(hidden=True)
SHIPPED = {name: game for name, game in GAMES.items() if has_network(game)}
MOST_BYTES = 2 * 1024 * 1024  # of a game's network
MAUWI = find_game("mauwi")


def a_decision(game: Game, players: int, plies: int = 9) -> tuple[Any, list[int]]:
    """A view with more than one legal move."""
    chance, seed = random.Random(players), 1
    state = game.compiled.start(game.options.read({"players": players}), seed)
    while plies > 0 or len(game.compiled.legal(state)) < 2:
        game.compiled.play(state, chance.choice(game.compiled.legal(state)))
        plies -= 1
        if state.to_move < 0:
            seed += 1
            state = game.compiled.start(game.options.read({"players": players}), seed)
    return game.compiled.view(state, state.to_move), game.compiled.legal(state)


def player_counts(game: Game) -> list[int]:
    count: Any = game.options.declared["players"]
    return list(range(count.low, count.high + 1))


# --- what is read


@pytest.mark.parametrize("name", GAMES)
def test_every_changing_number_of_an_observation_is_read_and_of_lists_the_first_ones_twice(name: str) -> None:
    entities = entities_of(find_game(name))
    read = np.concatenate([group.columns.ravel() for group in entities.groups])
    lists = {tail.slot for tail in entities.tails}
    twice = sum(list_shape(entities.layout[slot])[0] * NEAR for slot in lists)
    assert len(set(read.tolist())) == len(read) - twice
    changing = Layout(entities.game, entities.game.seats)
    for slot in changing.slots[1:]:
        ours = entities.layout[slot.name]
        assert set(range(ours.first, ours.first + ours.count)) <= set(read.tolist()), slot.name


def words_of(entities: Entities, name: str) -> list[tuple[int, range, int]]:
    """Of all numbers of a field's first row: where it stands, what it tells apart, and its first word."""
    slot, record = entities.layout[name], name.rpartition(".")[0] or "table"
    group = next(group for group in entities.groups if group.name == record)
    return [
        (int(column), range(low, low + count), int(first))
        for column, low, count, first in zip(
            group.columns[0], group.lowest.tolist(), group.words.tolist(), group.first, strict=True
        )
        if slot.first <= column < slot.first + slot.count
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_name_has_a_word_of_its_own(name: str) -> None:
    entities = entities_of(find_game(name))
    for slot in entities.layout.slots[1:]:
        if is_read(entities.game, slot) and (slot.of is not None or slot.turned):
            for _, told, _ in words_of(entities, slot.name):
                words = [min(max(number, min(told)), max(told)) for number in names_of(slot, entities)]
                assert len(set(words)) == len(words) == len(told), slot.name


def names_of(slot: Slot, entities: Entities) -> list[int]:
    """Every number that a field of names can hold, with NONE and HIDDEN; EVERYONE is a set of seats too."""
    if slot.turned == EYES:
        return sorted({*range(NONE, 1 << entities.layout.players), EVERYONE})
    return list(range(NONE, slot.high + 1))


def test_numbers_that_are_kept_with_something_added_are_told_apart() -> None:
    """In int8 every number of the row of Nine Lives would be 127."""
    entities = entities_of(find_game("nine-lives"))
    assert entities.number == "float32"
    for name in ("column_total", "first_total", "last_total", "players.named"):
        for _, told, _ in words_of(entities, name):
            assert {NOUGHT + number for number in range(-9, 19)} <= set(told), name
    assert entities_of(MAUWI).number == "int8"


def test_it_is_told_on_which_space_a_tent_stands_but_not_where_in_a_pile_a_card_lies() -> None:
    tents = words_of(entities_of(find_game("iwari")), "tents")
    assert len({first for *_, first in tents}) == len(tents)
    discards = words_of(entities_of(find_game("nine-lives")), "discards")
    assert len({first for *_, first in discards}) == 1 + NEAR


@pytest.mark.parametrize("name", GAMES)
def test_words_of_different_numbers_are_different_but_in_a_heap(name: str) -> None:
    for group in entities_of(find_game(name)).groups:
        spans = {
            (int(first), int(first + count)) for first, count in zip(group.first, group.words, strict=True)
        }
        singles = {(int(word), int(word) + 1) for word in group.amounts if word != NO_AMOUNT}
        taken = [word for first, last in spans | singles for word in range(first, last)]
        assert sorted(taken) == list(range(group.word_count))


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_of_fewer_seats_is_spread_by_the_names_of_its_fields(name: str) -> None:
    game = find_game(name)
    entities = entities_of(game)
    for players in player_counts(game):
        small, spread = Layout(game, players, kept=True), entities.spread(players)
        numbers = np.arange(small.size)
        for slot in entities.layout.slots:
            ours = small[slot.name]
            found = numbers[spread][slot.slice][: ours.count]
            assert found.tolist() == numbers[ours.slice].tolist(), slot.name


# --- the sums


def plain_sums(entities: Entities, weights: Weights, seen: np.ndarray, players: int) -> tuple[Any, Any]:
    """The network in plain NumPy, written for reading: weights of all actions, and shares by turned seat."""
    arrays = weights.arrays
    told = []
    seen = np.concatenate([seen, [last_of(seen, *end) for end in entities.ends(entities.game.seats)]])
    for number, group in enumerate(entities.groups):
        words, places = arrays[f"readers.{number}.words"], arrays[f"readers.{number}.places"]
        for row in range(group.rows):
            total = places[row].astype(np.float64).copy()
            for place, value in enumerate(seen[group.columns[row]].astype(int).tolist()):
                word = min(max(value - group.lowest[place], 0), group.words[place] - 1)
                total += words[group.first[place] + word]
                if group.amounts[place] != NO_AMOUNT:
                    total += words[group.amounts[place]] * value * AMOUNT
            is_there = row < players or not group.seated
            told.append(np.maximum(total, 0) * is_there)
    body = arrays["mix.weight"] @ np.concatenate(told) + arrays["mix.bias"] + arrays["counts"][players]
    block = 0
    while f"blocks.{block}.norm.weight" in arrays:
        part = f"blocks.{block}."
        inner = (
            arrays[f"{part}inner.weight"] @ normed(body, arrays, f"{part}norm") + arrays[f"{part}inner.bias"]
        )
        body = body + arrays[f"{part}outer.weight"] @ np.maximum(inner, 0) + arrays[f"{part}outer.bias"]
        block += 1
    body = np.maximum(normed(body, arrays, "norm"), 0)
    shares = np.exp((arrays["value.weight"] @ body + arrays["value.bias"])[:players])
    return arrays["policy.weight"] @ body + arrays["policy.bias"], shares / shares.sum()


def last_of(seen: np.ndarray, first: int, count: int, empty: int) -> int:
    """The last number of a list, or what says that there is none."""
    there = [number for number in seen[first : first + count].tolist() if number != empty]
    return there[-1] if there else empty


def normed(body: np.ndarray, arrays: dict[str, np.ndarray], name: str) -> np.ndarray:
    scaled = (body - body.mean()) / np.sqrt(body.var() + 1e-5)
    return scaled * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_compiled_sums_are_those_of_plain_numpy_for_every_number_of_players(name: str) -> None:
    game = SHIPPED[name]
    entities, weights = entities_of(game), shipped_weights(game)
    for players in player_counts(game):
        view, legal = a_decision(game, players)
        bot = NetworkSearch(game, Level("policy", 0, network=True))
        bot.choose(view, legal, 5)
        _, room = bot.asked(players)
        seat = int(view.to_move)
        small = Encoder(Layout(game, players, kept=True), entities.number).encode(view, seat)
        weighed, shares = plain_sums(entities, weights, small[entities.spread(players)], players)
        own = weighed[turned_moves(game, players)[1][seat, sorted(legal)]]
        chances = dict(zip(bot.mind.moves[: len(legal)].tolist(), room.chances.tolist(), strict=False))
        expected = np.exp(own - own.max()) / np.exp(own - own.max()).sum()
        assert [chances[move] for move in sorted(legal)] == pytest.approx(expected.tolist(), abs=1e-4)
        assert room.shares[:players] == pytest.approx(np.roll(shares, seat), abs=1e-4)


# --- files


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_network_is_small_whole_and_says_how_it_was_made(name: str) -> None:
    game = SHIPPED[name]
    assert network_file(game).stat().st_size <= MOST_BYTES
    about = shipped_weights(game).about
    assert about["game"] == name
    assert about["decisions"] > 1_000_000
    assert about["plan"]["seed"] is not None
    assert about["rules"] == game.version


def test_packing_keeps_numbers_within_half_a_step() -> None:
    chance = np.random.default_rng(3)
    table = chance.normal(size=(40, 30)).astype(np.float32) * 10.0 ** chance.integers(-3, 3, (40, 1))
    back = unpack(
        pack({"table": table, "list": np.zeros(4, np.float32), "empty": np.zeros((2, 3), np.float32)})
    )
    steps = np.abs(table).max(axis=1, keepdims=True) / 127
    assert (np.abs(back["table"] - table) <= steps * 0.51).all()
    assert (back["empty"] == 0).all()


def test_a_damaged_or_foreign_file_of_weights_is_a_sentence(tmp_path: Path) -> None:
    good = network_file(MAUWI).read_bytes()
    for name, content in {"text": b"cats", "short": good[: len(good) // 2], "empty": b""}.items():
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(WeightsError, match="is not a file of weights, or it is damaged"):
            read_weights(file, MAUWI)
    with pytest.raises(WeightsError, match="is not a file of weights"):
        read_weights(tmp_path / "missing", MAUWI)
    with pytest.raises(WeightsError, match="is not for Mauwi"):
        read_weights(network_file(find_game("cat-battles")), MAUWI)


def test_a_small_file_of_very_many_zeros_is_a_sentence(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("nekoban.bots.weights.LARGEST", 1_000_000)
    with zipfile.ZipFile(tmp_path / "zeros", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("about.json", bytes(1_000_001))
    with pytest.raises(WeightsError, match="too large when unpacked"):
        read_weights(tmp_path / "zeros", MAUWI)


def test_a_changed_number_or_word_of_a_file_is_noticed(tmp_path: Path) -> None:
    with zipfile.ZipFile(network_file(MAUWI)) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    bias = bytearray(parts["value.bias"])
    bias[-1] ^= 1
    about = json.loads(parts["about.json"]) | {"rules": 99}
    for change in ({"value.bias": bytes(bias)}, {"about.json": json.dumps(about).encode()}):
        file = tmp_path / "changed.net"
        with zipfile.ZipFile(file, "w") as packed:
            for name, content in {**parts, **change}.items():
                packed.writestr(name, content)
        with pytest.raises(WeightsError, match="its digest does not match"):
            read_weights(file, MAUWI)


def with_array(file: Path, name: str, array: np.ndarray) -> Path:
    """A file of weights whose maker has put another array into it, and has made its digest anew."""
    with zipfile.ZipFile(network_file(MAUWI)) as packed:
        parts = {part: packed.read(part) for part in packed.namelist()}
    about = json.loads(parts.pop("about.json"))
    parts[name] = array_bytes(array)
    about["digest"] = digest(parts, about)
    with zipfile.ZipFile(file, "w") as packed:
        for part, content in {"about.json": json.dumps(about).encode(), **parts}.items():
            packed.writestr(part, content)
    return file


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("policy.weight", np.zeros((1, 256), np.int8)),
        ("policy.weight", np.zeros((469, 255), np.float32)),
        ("policy.bias", np.zeros(1, np.float16)),
        ("value.weight", np.zeros((6, 256), np.int8)),
        ("readers.0.words", np.zeros((229, 64), np.int8)),
        ("readers.1.places", np.zeros((0, 192), np.int8)),
        ("mix.weight", np.zeros((256, 639), np.int8)),
        ("mix.bias", np.zeros(255, np.float16)),
        ("mix.bias", np.zeros((16, 16), np.float16)),
        ("mix.bias", np.full(256, "", "U1")),
        ("mix.bias", np.full(256, np.nan, np.float16)),
        ("counts scales", np.full(8, np.inf, np.float32)),
        ("counts", np.zeros((1, 256), np.int8)),
        ("counts scales", np.ones(100_000, np.float32)),
        ("norm.weight", np.zeros((), np.float16)),
        ("blocks.1.norm.bias", np.zeros(1, np.float32)),
        ("blocks.3.inner.weight", np.zeros((256, 256), np.int8)),
        ("blocks.7.outer.weight", np.zeros(1, np.float16)),
        ("else", np.zeros(1, np.float16)),
    ],
)
def test_arrays_of_another_form_are_refused_before_compiled_code_reads_them(
    tmp_path: Path, name: str, array: np.ndarray
) -> None:
    """It would read beyond their end: whatever lies there in the memory, or nothing and a crash."""
    with pytest.raises(WeightsError, match="is not a file of weights, or it is damaged"):
        read_weights(with_array(tmp_path / "own.net", name, array), MAUWI)


def test_an_array_put_in_as_it_was_is_read(tmp_path: Path) -> None:
    bias = np.arange(7, dtype=np.float16)
    found = read_weights(with_array(tmp_path / "own.net", "value.bias", bias), MAUWI)
    assert found.arrays["value.bias"].tolist() == bias.tolist()


def test_a_file_with_any_bit_flipped_is_a_sentence(tmp_path: Path) -> None:
    good, file = network_file(MAUWI).read_bytes(), tmp_path / "flipped.net"
    for place in [*range(0, 400, 7), *range(len(good) - 200, len(good), 11)]:
        changed = bytearray(good)
        changed[place] ^= 4
        file.write_bytes(changed)
        try:
            read_weights(file, MAUWI)  # a bit that says nothing, such as of a date
        except WeightsError as error:
            assert str(file) in str(error)


def test_weights_of_another_form_of_the_game_are_refused(tmp_path: Path, monkeypatch: Any) -> None:
    file = tmp_path / "small.net"
    monkeypatch.setattr("nekoban.bots.weights.form_of", lambda entities: "another")
    write_weights(file, MAUWI, {"list": np.zeros(3)}, {})
    monkeypatch.undo()
    with pytest.raises(WeightsError, match="or is for another form of it"):
        read_weights(file, MAUWI)


# --- the bots


@pytest.mark.parametrize("name", SHIPPED)
def test_a_mind_plays_at_every_table_and_says_what_it_thinks(name: str) -> None:
    game = SHIPPED[name]
    for players in player_counts(game):
        view, legal = a_decision(game, players)
        for mind in MINDS:
            level = levels_of(game)[mind]
            assert level.network
            bot: Any = make_bot(mind, game)
            thoughts = bot.think(view, legal, 11)
            assert {thought.move for thought in thoughts} == set(legal)
            assert sum(thought.visits for thought in thoughts) == level.iterations
            assert all(0 <= thought.hope <= 1 for thought in thoughts)
            assert bot.choose(view, legal, 11) == thoughts[0].move


def test_the_strongest_level_asks_the_network_where_there_is_one() -> None:
    assert strongest_name(MAUWI) == MINDS[-1]
    assert not any(level.network for level in levels_of(find_game("mice")).values())


def test_a_search_with_a_network_stops_when_asked_and_in_time() -> None:
    view, legal = a_decision(MAUWI, 4)
    bot: Any = make_bot("nekomata@0.05s", MAUWI)
    heard: list[int] = []
    thoughts = bot.think(view, legal, 1, told=lambda done, total: heard.append(done) or bot.stop())
    assert len(heard) == 1
    assert sum(thought.visits for thought in thoughts) == heard[0]
    assert bot.choose(view, legal, 1) in legal


@pytest.mark.parametrize("name", SHIPPED)
def test_tries_of_a_move_have_the_same_worlds_and_luck_whatever_else_is_tried(name: str) -> None:
    """So what a search finds about a move is to the last digit what it finds where no other is tried."""
    game = SHIPPED[name]
    view, legal = a_decision(game, player_counts(game)[-1])
    level = replace(levels_of(game)[MINDS[-1]], iterations=4 * len(legal) + 40)
    tried = [one for one in NetworkSearch(game, level).think(view, legal, 11) if one.visits >= len(legal)]
    assert tried
    for one in tried:
        alone = NetworkSearch(game, replace(level, iterations=one.visits))
        assert alone.look_at(view, legal, one.move, 11) == one


def test_the_rolls_of_neighbouring_tries_are_independent() -> None:
    """Over the tries of a search each roll comes out high in about half of them, no nearer to it nor farther
    from it than chance would have it: the spread of that share is that of as many coins."""
    dice, tries, rolls = SimpleNamespace(luck=1), 20, 25
    high = np.zeros((400, rolls))
    for base in range(len(high)):
        for number in range(tries):
            set_luck(dice, start_luck(base * 0x9E3779B97F4A7C15), number)
            high[base] += [roll(dice, 2) for _ in range(rolls)]
    spread = high.var(axis=0) / (tries / 4)
    assert spread.min() > 0.7
    assert spread.max() < 1.4


def test_a_move_that_the_network_dislikes_is_tried_in_the_end() -> None:
    view, legal = a_decision(MAUWI, 3)
    level = Level("open-minded", 200 * len(legal), horizon=0, explore=0.01, network=True)
    assert all(thought.visits for thought in NetworkSearch(MAUWI, level).think(view, legal, 1))


def test_a_file_of_weights_is_a_bot_by_its_name() -> None:
    view, legal = a_decision(MAUWI, 2)
    own = make_bot(f"network:{network_file(MAUWI)}", MAUWI)
    assert own.choose(view, legal, 3) == make_bot("lion", MAUWI).choose(view, legal, 3)
    searching: Any = make_bot(f"network:{network_file(MAUWI)}*50", MAUWI)
    assert sum(thought.visits for thought in searching.think(view, legal, 3)) == 50
    with pytest.raises(WeightsError):
        make_bot("network:nothing.net", MAUWI)
    assert not plays_early(f"network:{network_file(MAUWI)}", MAUWI)
    assert plays_early(lower_bot(f"network:{network_file(MAUWI)}", MAUWI), MAUWI)


def test_a_policy_without_search_beats_chance_in_mauwi() -> None:
    lion, chance = make_bot("lion", MAUWI), make_bot("random", MAUWI)
    wins = 0.0
    for number in range(30):
        bots = (lion, chance) if number % 2 else (chance, lion)
        won, _ = play_game(MAUWI, bots, bytes([number // 2] * 32))
        wins += won[bots.index(lion)]
    assert wins >= 27  # of 30; it wins 99.9%


def test_nets_are_made_for_one_number_of_players() -> None:
    two, seven = (make_net(MAUWI, shipped_weights(MAUWI), players) for players in (2, 7))
    assert two.turned.shape[0] == 2
    assert seven.turned.shape[0] == 7
    assert new_bench(MAUWI, two).seen.shape[1] < new_bench(MAUWI, seven).seen.shape[1]
    assert considering(MAUWI) is considering(MAUWI)


def test_the_picture_of_the_curves_is_that_of_the_kept_figures() -> None:
    docs = Path(__file__).parents[1] / "docs"
    lines = json.loads((docs / "training-curves.json").read_text(encoding="utf-8"))
    trained = {name.split(",")[0] for name in lines}  # "Iwari, seed 2" is a repeat
    assert trained == {game.title.split(":")[0] for game in SHIPPED.values()}
    assert (docs / "training-curves.svg").read_text(encoding="utf-8") == picture(lines)
