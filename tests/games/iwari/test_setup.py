"""Iwari, material and set-up: IW-01 to IW-07, and IW-99."""

from collections import Counter

import pytest

from nekoban.core.record import NONE
from nekoban.games.iwari import GAME
from nekoban.games.iwari.data.loading import map_of
from nekoban.games.iwari.parts import Biome, Stage
from tests.games.iwari.conftest import SEVEN_SQUARES, SQUARES, test_map

PLAYERS = (2, 3, 4, 5)


def test_IW_01_every_tribe_has_20_tents_to_play_and_8_totems(fresh):
    state = fresh(players=4).state
    assert [tribe.tents_left for tribe in state.tribes] == [20, 20, 20, 20, 0]
    assert [tribe.totems_left for tribe in state.tribes] == [8, 8, 8, 8, 0]


def test_IW_01_with_two_players_the_third_tribe_has_pieces_too(fresh):
    state = fresh(players=2).state
    assert [tribe.tents_left for tribe in state.tribes] == [20, 20, 20, 0, 0]
    assert [tribe.totems_left for tribe in state.tribes] == [8, 8, 8, 0, 0]


@pytest.mark.parametrize(
    ("players", "cards"),
    [(5, [13, 12, 11, 11, 10]), (4, [12, 11, 10, 10, 9]), (3, [11, 10, 9, 9, 8]), (2, [11, 10, 9, 9, 8])],
)
def test_IW_02_the_cards_depend_on_the_number_of_players(fresh, players, cards):
    at = fresh(players=players)
    assert [int(at.cards.card_count(at.state, int(biome))) for biome in Biome] == cards
    lying = at.state.deck + at.state.display
    for player in at.state.players:
        lying = lying + player.hand
    assert lying.tolist() == cards


def test_IW_03_the_state_carries_the_map(fresh):
    state = fresh(players=3).state
    assert (state.territory_count, state.space_count, state.connection_count) == (7, 28, 11)
    assert [Biome(b).word for b in state.biome[:7].tolist()] == [biome for _, biome, _ in SQUARES]
    assert state.tent_spaces[:8].tolist() == [4, 4, 4, 3, 8, 4, 1, 0]
    assert state.space_territory[:28].tolist() == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 3 + [4] * 8 + [
        5
    ] * 4 + [6]
    assert (state.connection_a[6], state.connection_b[6], state.connection_water[6]) == (2, 0, 0)
    assert (state.connection_a[7], state.connection_b[7], state.connection_water[7]) == (0, 3, 1)
    assert state.symbol_pair.tolist() == [[0, 1], [2, 3], [4, 5], [7, 8]]
    assert state.neighbours[5, : state.neighbour_count[5]].tolist() == [4, 6, 7]
    assert state.neighbours[27].tolist() == [26] + [NONE] * 7


def test_IW_03_a_place_that_the_map_does_not_have_is_refused(table):
    at = table()
    assert at.refused("tent 28 two-tundra") != "IW-03"
    assert at.refused("tent 29 card") == "IW-03"
    assert at.refused("totem 7 card") != "IW-03"
    assert at.refused("totem 8 card") == "IW-03"
    assert at.refused("feat in 7") != "IW-03"
    assert at.refused("feat in 8") == "IW-03"
    assert at.refused("feat on 11") != "IW-03"
    assert at.refused("feat on 12") == "IW-03"


def test_IW_03_nor_does_it_get_a_feat(table):
    at = table(union=True).tents(0, 1, 2, 3).play("tent 4 card")
    assert at.refused("feat in 8") == "IW-03"
    assert at.refused("tent 29 card") == at.refused("totem 8 card") == "IW-03"


@pytest.mark.parametrize(("players", "pairs"), [(5, 1), (4, 2), (3, 3), (2, 4)])
def test_IW_04_each_pair_in_use_gets_one_mountain_by_chance(fresh, players, pairs):
    seen = Counter()
    for luck in range(1, 40):
        state = fresh(luck * 987654321987, players=players).state
        covered = [connection for connection in range(22) if state.mountain[connection]]
        assert len(covered) == state.mountain.sum() == pairs
        for pair in state.symbol_pair.tolist()[:pairs]:
            assert len(set(pair) & set(covered)) == 1
        seen.update(covered)
    assert len(seen) == 2 * pairs
    assert min(seen.values()) > 5


def test_IW_04_a_map_without_a_symbol_has_no_mountain_for_it(fresh):
    plain = test_map().replace("symbol = 1", "symbol = 0")
    from nekoban.games.iwari.data.loading import pack

    state = fresh(players=5, map=pack(plain)).state
    assert state.mountain.sum() == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_IW_05_three_cards_each_four_in_the_display_the_rest_is_the_deck(fresh, players):
    at = fresh(players=players)
    hands = [player.hand.sum() for player in at.state.players]
    assert hands == [3] * players + [0] * (5 - players)
    assert [player.hand_count for player in at.state.players] == hands
    assert at.state.display.sum() == 4
    total = {5: 57, 4: 52, 3: 47, 2: 47}[players]
    assert at.state.deck.sum() == at.state.deck_count == total - 4 - 3 * players
    assert all(player.known.sum() == 0 for player in at.state.players)
    assert at.stage() == Stage.ACT


def test_IW_05_the_starting_player_is_chosen_by_chance(fresh):
    starters = Counter()
    for luck in range(1, 60):
        state = fresh(luck * 987654321987, players=3).state
        assert state.to_move == state.starter
        starters[state.starter] += 1
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 8


def test_IW_06_the_last_player_chooses_first_then_counter_clockwise(fresh):
    tables = (fresh(luck * 987654321987, players=4, drafted_hands=True) for luck in range(1, 30))
    at = next(found for found in tables if found.state.starter == 3)
    starter = at.state.starter
    assert at.state.display.sum() == 4
    order = []
    while at.stage() == Stage.DRAFT:
        order.append(at.state.to_move)
        at.play("deck")
    expected = [(starter - 1) % 4, (starter - 2) % 4, (starter - 3) % 4, starter]
    assert order == [seat for seat in expected for _ in range(3)]
    assert (at.state.to_move, at.stage()) == (starter, Stage.ACT)
    assert [player.hand_count for player in at.state.players] == [3, 3, 3, 3, 0]


def test_IW_06_the_display_is_refilled_after_each_player(fresh):
    at = fresh(players=3, drafted_hands=True)
    seat = at.state.to_move
    for left in (3, 2):
        card = next(text for text in sorted(at.legal()) if text.startswith("take"))
        at.play(card)
        assert (at.state.display.sum(), at.state.to_move) == (left, seat)
    at.play("deck")
    assert (at.state.display.sum(), at.state.to_move) == (4, (seat - 1) % 3)
    assert at.state.players[seat].known.sum() == 2


def test_IW_06_nothing_else_is_done_before_all_have_chosen(fresh):
    at = fresh(players=3, drafted_hands=True)
    for text in ("tent 1 card", "totem 1 card", "done", "discard tundra"):
        assert at.refused(text) == "IW-06"


def test_IW_06_without_the_option_hands_are_dealt(fresh):
    assert fresh(players=3).stage() == Stage.ACT
    assert fresh(players=3, drafted_hands=True).stage() == Stage.DRAFT


def test_IW_07_hands_and_deck_are_hidden_and_the_rest_is_open(table):
    at = table().discards(1, "DD").hand(1, "TFG", known="T")
    view = at.view(0)
    assert view.players[0].hand.tolist() == [1, 1, 1, 0, 0]
    assert view.players[1].hand.tolist() == [-1] * 5
    assert view.deck.tolist() == [-1] * 5
    assert view.players[1].hand_count == 3
    assert view.players[1].known.tolist() == [1, 0, 0, 0, 0]
    assert view.players[1].discards.tolist() == [0, 0, 0, 0, 2]
    assert view.display.tolist() == [1, 1, 1, 1, 0]
    assert at.view(None).players[0].hand.tolist() == [-1] * 5


def test_IW_07_a_card_from_the_display_is_known_to_all_and_one_from_the_deck_is_not(table):
    at = table().hand(0, "TFG").play("discard tundra")
    at.play("take coast")
    assert at.state.players[0].known.tolist() == [0, 0, 0, 1, 0]
    at.play("discard forest", "deck")
    assert at.state.players[1].known.sum() == 0
    event = at.view(0).events[0]
    assert (event.seat, event.what) == (1, -1)
    assert at.view(1).events[0].what >= 0


def test_IW_07_a_known_card_leaves_the_hand_before_an_unknown_one(table):
    at = table().hand(0, "TTF", known="T").play("discard tundra")
    assert at.state.players[0].known.sum() == 0
    assert at.hand_of(0) == [1, 1, 0, 0, 0]
    at = table().hand(0, "TTF", known="F").play("discard tundra")
    assert at.state.players[0].known.tolist() == [0, 1, 0, 0, 0]


def test_IW_07_imagined_hands_hold_what_all_know_and_the_rest_varies(table):
    at = table(players=4).hand(1, "TDD", known="DD").hand(2, "CCC").discards(3, "FF")
    dealt = Counter()
    for luck in range(1, 60):
        world = at.imagined(0, luck * 123456789123)
        assert world.players[0].hand.tolist() == [1, 1, 1, 0, 0]
        assert world.players[1].hand[Biome.DESERT] >= 2
        assert [player.hand.sum() for player in world.players] == [3, 3, 3, 3, 0]
        assert world.deck.sum() == at.state.deck_count
        for biome in Biome:
            cards = world.deck[biome] + world.display[biome]
            cards += sum(player.hand[biome] + player.discards[biome] for player in world.players)
            assert cards == at.cards.card_count(at.state, int(biome))
        dealt[tuple(world.players[1].hand.tolist())] += 1
        assert world.luck != 0
    assert len(dealt) == 5


def test_IW_07_every_unseen_card_is_as_likely_in_a_hand(table):
    at = table(players=2).hand(1, "TFG")
    total = Counter()
    worlds = 400
    for luck in range(1, worlds + 1):
        world = at.imagined(0, luck * 987654321987)
        for biome in Biome:
            total[biome] += world.players[1].hand[biome]
    unseen = [at.cards.card_count(at.state, int(biome)) - at.state.display[biome] for biome in Biome]
    unseen = [count - hand for count, hand in zip(unseen, at.hand_of(0), strict=True)]
    for biome in Biome:
        assert abs(total[biome] / (3 * worlds) - unseen[biome] / sum(unseen)) < 0.06


def test_IW_07_a_spectator_can_imagine_all_hands(table):
    world = table().hand(0, "TFG", known="F").imagined(None, 5)
    assert world.players[0].hand[Biome.FOREST] >= 1
    assert [player.hand.sum() for player in world.players] == [3, 3, 3, 0, 0]


def test_IW_99_both_maps_say_that_they_are_reconstructions(fresh):
    for name in ("new-horizons", "vast-lands"):
        board = map_of(fresh(players=3, map=name).state)
        assert "reconstruction" in board.origin
        assert "reconstruction" in GAME.text.table(
            GAME.interpreted.view(fresh(players=3, map=name).state, 0), 0, ["A", "B", "C"]
        )


def test_IW_99_a_match_carries_a_map_file_of_ones_own(fresh, tmp_path):
    file = tmp_path / "squares.toml"
    file.write_text(test_map(), encoding="utf-8")
    options = GAME.options.read(GAME.read_files({"players": 2, "map": str(file)}))
    file.unlink()
    assert options["map"] == SEVEN_SQUARES
    again = GAME.options.read(options.changed())
    assert again == options
    assert map_of(GAME.interpreted.start(again, 1)).name == "Seven Squares"
