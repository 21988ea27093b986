"""Iwari: what people read, and the option `map`."""

import gc
import itertools
import random
import re

import pytest

from nekoban.core.options import OptionError
from nekoban.core.record import OVER
from nekoban.games.iwari import GAME
from nekoban.games.iwari.data import loading
from nekoban.games.iwari.data.loading import map_of, pack, parse_map, unpack, with_own_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.facts import FEAT_OPTIONS, option_set
from nekoban.games.iwari.parts import Clause, Stage
from nekoban.games.iwari.show import text, words
from nekoban.games.iwari.state import MOVES
from tests.games.iwari.conftest import ALBA, BRAE, CRAG, ERG, SEVEN_SQUARES, test_map

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"]


def why(at, move):
    return words.reason(at.view(at.state.to_move), MOVES.by_text[move], at.clause(move), NAMES)


def plain(shown):
    return re.sub(r"\[/?[a-z ]*\]", "", shown)


def lines(at, viewer=None):
    return words.log(at.view(viewer), NAMES)


def test_IW_11_the_reason_names_the_card_that_is_missing(table):
    assert why(table().hand(0, "TFF"), "tent 9 card") == (
        "One card pays for a piece in Crag only if it is Glaciers, and you hold no Glaciers card."
    )
    assert "you hold no Glaciers card" in why(table().tents(1, 9).hand(0, "TFF"), "totem 3 card")


def test_IW_17_the_reason_counts_totems_and_tents(table):
    at = table().tents(1, 9).totems(1, CRAG, 1).hand(0, "GFT")
    assert why(at, "totem 3 card") == (
        "Crag holds 1 totem, and the leading tribe has 1 tent there: there cannot be more totems than that."
    )


def test_IW_19_the_reason_says_whose_pieces_are_gone(table):
    at = table(players=2).hand(0, "TFF")
    at.state.tribes[0].tents_left = 0
    assert why(at, "tent 1 card") == "You have no tents left."
    at = table(players=2).tents(1, 5).play("tent 1 card")
    at.state.tribes[2].totems_left = 0
    assert why(at, "totem 2 card") == "The third tribe has no totems left."


def test_every_refusal_and_flaw_has_its_sentence(table):
    at = table()
    at.state.territory = ALBA
    spoken = {10, 11, 12, 13, 14, 17, 19, 22, 80}
    for clause in Clause:
        if clause in spoken or clause in words.REASONS:
            move = MOVES.by_text["totem 1 card"]
            assert words.reason(at.view(0), move, clause, NAMES).endswith(".")
        else:
            assert clause in words.FLAWS
    assert all(words.flaw(clause).endswith(".") for clause in words.FLAWS)


@pytest.mark.parametrize("stage", Stage)
def test_the_status_asks_for_every_stage(table, stage):
    at = table()
    at.state.stage = stage
    at.state.territory = ALBA
    assert words.status(at.view(0), NAMES).startswith("Ann: ")


def test_every_move_can_be_said(table):
    view = table().view(0)
    said = [words.say(view, move, NAMES) for move in range(len(MOVES))]
    assert all(said)
    assert words.say(view, MOVES.by_text["tent 5 two-tundra"], NAMES) == (
        "a tent on space 5 in Brae (Forest) for two Tundra cards"
    )
    assert (
        words.say(view, MOVES.by_text["totem 1 card"], NAMES) == "a totem in Alba (Tundra) for a Tundra card"
    )


def test_the_log_tells_a_drawn_card_only_to_its_player(table):
    at = table().play("discard tundra")
    assert lines(at) == ["Ann discards a Tundra card."]
    at.play("deck")
    assert lines(at)[0] == lines(at, 1)[0] == "Ann draws a card from the deck."
    assert re.fullmatch(r"Ann draws (Tundra|Forest|Glaciers|Coast|Desert) from the deck\.", lines(at, 0)[0])


def test_the_log_gathers_what_comes_into_the_display(table):
    at = table().tents(1, 1).hand(0, "TTF").display("CCDD").play("tent 2 card", "tent 3 card", "take coast")
    at.play("take coast")
    assert lines(at)[0] == "Ann takes Coast from the display."
    assert re.fullmatch(r"Into the display: \w+ and \w+\.", lines(at)[1])


def test_the_log_tells_of_feats_third_tribe_shuffling_and_scoring(table):
    at = table(players=2, union=True, honour=True).tents(0, 1, 2, 3).play("tent 4 card")
    assert lines(at) == [
        "Ann places a tent on space 4 in Alba for a Tundra card.",
        "Ann has 8 points on the map now: tents 4, settlements 4.",
    ]
    at.play("feat in 1")
    assert lines(at) == ["Ann earns the Feat of Union and puts it into Alba."]
    at.play("tent 5 card")
    assert lines(at) == [
        "For the third tribe, Ann places a tent on space 5 in Brae for a Forest card.",
        "The third tribe has 1 point on the map now: tents 1.",
    ]
    at.deck("G").play("deck")
    assert "form a new deck" in lines(at)[1]
    at.play("deck")
    assert lines(at)[-3:] == [
        "Half-journey: tents are scored. Ann 4, Ben 0, the third tribe 1.",
        "Ann scores 4 points at half-journey: Alba 4.",
        "The third tribe scores 1 point at half-journey: Brae 1.",
    ]


def test_the_log_tells_of_the_rest(table):
    at = table(honour=True).tents(1, 1, 9).totems(0, ALBA, 1).hand(0, "GFT").play("totem 3 card", "feat on 7")
    assert lines(at) == ["Ann earns the Feat of Honour and puts it on connection 7 (Crag and Alba)."]
    at = table().tents(1, 9).hand(0, "GFT").play("totem 3 card")
    assert lines(at) == ["Ann places a totem in Crag for a Glaciers card."]
    at = table().tents(1, 9).deck("")
    at.state.exhaustions, at.state.last_round, at.state.to_move = 2, 1, 2
    at.play("discard tundra")
    assert lines(at)[-1] == "The journey ends. Ann 0, Ben 1, Cat 0."
    at = table(players=2).tents(1, 1).hand(0, "TFF").play("tent 2 card", "tent 3 two-forest")
    assert lines(at)[2] == "Ann has no card left for the third tribe."
    at = table(players=2).hand(0, "TTF").tents(0, 1).tents(1, 5, 6, 7, 8).totems(1, BRAE, 4)
    at.play("tent 2 card", "tent 3 card")
    assert "discards a Forest card for the third tribe" in lines(at)[2]


def test_the_log_says_why_the_last_round_has_come(table):
    at = table()
    at.state.tribes[0].tents_left = 1
    at.play("tent 1 card", "deck")
    assert "since Ann has no tents left" in lines(at)[-1]
    at = table().deck("G")
    at.state.exhaustions = 1
    at.play("discard tundra", "deck")
    assert "since the deck has run out twice" in lines(at)[-1]
    assert "nobody draws" in lines(at)[-2]


def ended(at, *points):
    for tribe, value in enumerate(points):
        at.state.tribes[tribe].points = value
    at.state.to_move = OVER
    return words.result(at.view(None), NAMES)


def test_IW_70_the_result_explains_the_tie_break(table):
    assert ended(table(), 5, 9, 7) == "Ben wins with 9 points."
    assert ended(table(), 9, 9, 7) == (
        "Ann and Ben share the victory: 9 points each, and the same number of unused pieces."
    )
    at = table()
    at.state.tribes[0].tents_left = 3
    assert ended(at, 9, 9, 7) == (
        "Ann and Ben have 9 points each; Ben wins with the most unused pieces (28)."
    )


def test_IW_31_the_result_says_why_it_ended(table):
    at = table()
    at.state.exhaustions = 2
    assert ended(at, 5, 9, 7) == "The deck has run out twice. Ben wins with 9 points."
    at = table()
    at.state.tribes[0].tents_left = 0
    assert ended(at, 5, 9, 7) == "Ann has no tents left. Ben wins with 9 points."
    at.state.tribes[1].tents_left = 0
    assert ended(at, 5, 9, 7).startswith("Ann and Ben have no tents left. ")


def test_IW_81_the_result_says_that_both_players_lose(table):
    assert ended(table(players=2), 5, 9, 12) == (
        "The third tribe wins with 12 points (the better player has 9): Ann and Ben both lose."
    )
    assert "as many as the better player" in ended(table(players=2), 12, 9, 12)


def test_the_breakdown_names_territories_connections_and_settlements(table):
    at = table().tents(0, 1, 2, 3, 4).tents(1, 16, 18).tents(2, 20).totems(0, ALBA, 1).totems(0, CRAG, 1)
    at.state.territory_feats[ERG] = 2
    at.state.connection_feats[6] = 1
    at.state.tribes[0].half[BRAE] = 3
    at.state.tribes[0].points = 3
    assert words.breakdown(at.view(None), NAMES) == [
        [
            ("half-journey: Brae", 3),
            ("on the map now: Alba: 4 of 4 tents, the most", 4),
            ("on the map now: connection of Crag and Alba: 2 totems; 2 × 2 for 1 Feat", 4),
            ("on the map now: settlement of 4 tents in Alba", 4),
        ],
        [("on the map now: Erg: 2 of 3 tents, the most; 3 × 3 for 2 Feats", 9)],
        [("on the map now: Erg: 1 of 3 tents, the second-most; 2 × 3 for 2 Feats", 6)],
    ]


def test_the_breakdown_adds_up_to_the_points_through_a_game():
    chance = random.Random(7)
    options = GAME.options.read(
        {"players": 3, "union": True, "discovery": True, "honour": True, "respect": True}
    )
    engine = GAME.interpreted
    state = engine.start(options, 99)
    ply = 0
    while state.to_move >= 0:
        engine.play(state, chance.choice(engine.legal(state)))
        ply += 1
        if ply % 20 == 0 or state.to_move < 0:
            found = words.breakdown(engine.view(state, None), NAMES)
            assert [sum(points for _, points in entries) for entries in found] == engine.scores(state)


def test_the_table_shows_territories_tents_totems_open_spaces_and_connections(table):
    at = table(players=2).tents(0, 1).tents(1, 2).tents(2, 9).totems(1, ALBA, 1).hand(1, "TFG", known="F")
    at.state.mountain[0] = 1
    shown = plain(text.table(at.view(0), 0, NAMES))
    assert "1 Alba, Tundra: tents Red 1, Green 1; open 3 4; totems Green 1, no room for more" in shown
    assert "2 Brae, Forest: unexplored; open 5 6 7 8" in shown
    assert "1 Alba – Brae, by land, symbol ▲, mountain: does not score; totems G1 – 0" in shown
    assert (
        "→ Red Ann (you): 0 points scored, 2 more on the map now; 19 tents and 8 totems left; hand " in shown
    )
    assert "totems left; hand Tundra, Forest, Glaciers" in shown
    assert "Green Ben: 0 points scored, 2 more on the map now; 19 tents and 7 totems left; hand " in shown
    assert "totems left; hand Forest and 2 unseen cards" in shown
    assert "Blue The third tribe" in shown
    picture = shown.split("Numbers are")[0]
    assert all(
        mark in picture for mark in ("▲R", "▲G", "▲B", " 28", "◎G1", "x1x", "~8~", "(7)", "Alba Tu", "·")
    )


@pytest.mark.parametrize("name", ["new-horizons", "vast-lands"])
def test_the_picture_shows_every_open_space_totem_space_and_connection(name):
    state = GAME.interpreted.start(GAME.options.read({"players": 5, "map": name}), 3)
    view = GAME.interpreted.view(state, 0)
    picture = plain(text.picture(view, map_of(view)))
    spaces = set(re.findall(r"(?<![\d(~x])\d+(?![\d)~x])", picture))
    assert spaces == {str(number) for number in range(1, state.space_count + 1)}
    assert picture.count("◎") == state.territory_count
    badges = re.findall(r"[(~x](\d+)[)~x]", picture)
    assert sorted(map(int, badges)) == list(range(1, state.connection_count + 1))


def test_the_third_tribe_has_a_score_line_by_line(table):
    at = table(players=2).tents(2, 1, 2).tents(0, 3)
    at.state.tribes[2].half[ALBA] = at.state.tribes[2].points = 4
    lines = [("half-journey: Alba", 4), ("on the map now: Alba: 2 of 3 tents, the most", 3)]
    assert words.more_scores(at.view(None)) == [("Third tribe", 7, lines)]
    assert words.more_scores(table(players=3).view(None)) == []


def test_the_table_shows_which_feats_are_left_and_who_earned_which(table):
    at = table(union=True, discovery=True, honour=True)
    shown = plain(text.table(at.view(0), 0, NAMES))
    assert "Feats still to be earned: Union 2, Discovery 2, Honour 1." in shown
    assert "earned the" not in shown
    at.state.feats_left[:] = (1, 1, 0, 0)
    at.state.players[0].earned[:] = (1, 0, 0, 0)
    at.state.players[1].earned[:] = (0, 1, 1, 0)
    shown = plain(text.table(at.view(0), 0, NAMES))
    assert "Feats still to be earned: Union 1, Discovery 1." in shown
    ann, ben = (line for line in shown.splitlines() if "earned the" in line)
    assert "Ann" in ann
    assert ann.endswith("earned the Feat of Union")
    assert "Ben" in ben
    assert ben.endswith("earned the Feats of Discovery and Honour")
    at.state.feats_left[:] = 0
    assert "All Feats are earned." in plain(text.table(at.view(0), 0, NAMES))
    assert "Feats" not in plain(text.table(table().view(0), 0, NAMES))


def test_the_table_shows_the_mountain_symbols(table):
    shown = plain(text.table(table().view(0), 0, NAMES))
    assert "(1)^ " in shown
    assert "~8~^^^^" in shown
    assert " 8 Alba – Dock, by water, symbol ▲▲▲▲; totems 0 – 0" in shown
    assert " 7 Crag – Alba, by land; totems 0 – 0" in shown


def test_many_moves_are_listed_by_territory(table):
    at = table().tents(0, 1, 5, 6).totems(1, BRAE, 1).hand(0, "TFF")
    moves = GAME.interpreted.legal(at.state)
    found = words.headings(at.view(0), moves, NAMES)
    assert sorted(move for group in found.values() for move in group) == sorted(moves)
    assert list(found)[:3] == [
        "Alba (Tundra): open spaces 2 3 4; room for 1 totem",
        "Brae (Forest): open spaces 7 8; room for 1 totem",
        "Crag (Glaciers): open spaces 9 10 11 12",
    ]
    assert "Gap (Coast): open space 28" in found
    assert len(found["Brae (Forest): open spaces 7 8; room for 1 totem"]) == 3
    assert [len(found[f"discard a {biome} card"]) for biome in ("Tundra", "Forest")] == [1, 1]


def test_a_full_territory_is_offered_for_its_totems(table):
    at = table().tents(0, 5, 6, 7, 8).hand(0, "TFG")
    assert words.territory_offer(at.view(0), BRAE) == "Brae (Forest): room for 4 totems"


def test_names_in_a_map_file_cannot_break_the_markup(fresh):
    nasty = test_map().replace('name = "Alba"', 'name = "[/] [bold]"')
    at = fresh(players=2, map=pack(nasty))
    shown = text.table(at.view(0), 0, ["[red]", "Ben"])
    from rich.text import Text

    assert "[/] [bold]" in Text.from_markup(shown).plain
    assert "[red]" in Text.from_markup(shown).plain


# --- the option `map` -----------------------------------------------------------------------------


def test_a_map_is_packed_and_unpacked():
    assert unpack(pack(test_map())) == test_map()
    assert " " not in SEVEN_SQUARES


def test_the_file_of_one_of_our_maps_is_written_by_its_name():
    from nekoban.games.iwari.data.map_files import DATA

    assert with_own_map({"map": str(DATA / "vast-lands.toml")}) == {"map": "vast-lands"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("no-such-map", "There is no map 'no-such-map'"),
        (loading.PACKED + "AAAA", "The packed map is damaged"),
        (loading.PACKED + "é", "The packed map is damaged"),
        (SEVEN_SQUARES + "!", "The packed map is damaged"),
        (SEVEN_SQUARES[:-40], "The packed map is"),
        (pack("x = 1"), "packed map: the field 'x' is unknown"),
    ],
)
def test_a_map_that_cannot_be_read_is_refused_with_a_sentence(given, sentence):
    with pytest.raises(OptionError, match=re.escape(sentence)):
        GAME.options.read({"map": given})


def test_a_map_that_was_never_read_here_is_said_to_be_unknown(table):
    view = table().view(0)
    view.map_mark[:] = (1, 2)
    with pytest.raises(LookupError, match="is not known here"):
        map_of(view)


def test_maps_of_strangers_are_let_go_but_those_in_use_are_kept():
    loading.packed_map.cache_clear()
    gc.collect()
    others = len(loading.seen_maps)  # in use elsewhere
    first = GAME.options.read({"players": 3, "map": pack(test_map() + "# first")})
    start = GAME.interpreted.start(first, 1)
    for number in range(loading.KEPT_MAPS + 10):
        GAME.options.read({"players": 3, "map": pack(f"{test_map()}# {number}")})
    again = GAME.options.read({"players": 3, "map": first["map"]})
    gc.collect()
    assert len(loading.seen_maps) <= others + loading.KEPT_MAPS + 4
    assert map_of(start) is parse_map(first["map"])[1].board
    del first, again
    loading.packed_map.cache_clear()
    gc.collect()
    with pytest.raises(LookupError, match="read its options first, and keep them"):
        map_of(start)


def test_our_own_maps_are_always_known():
    start = GAME.interpreted.start(GAME.options.read({"players": 3, "map": "vast-lands"}), 1)
    loading.seen_maps.clear()
    assert map_of(start).name == "The Vast Lands"


def test_a_map_file_with_a_byte_order_mark_is_the_same_map(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(test_map(), encoding="utf-8-sig")
    assert with_own_map({"map": str(file)})["map"] == SEVEN_SQUARES


def test_a_save_needs_no_map_file_beside_it(tmp_path):
    from nekoban.core.match import Match

    file = tmp_path / "own.toml"
    file.write_text(test_map(), encoding="utf-8")
    match = Match.new("iwari", players=2, map=str(file), seed=3)
    match.play(match.legal()[0])
    file.unlink()
    again = Match.from_save(match.to_save())
    assert again.state == match.state


# --- facts of the game ----------------------------------------------------------------------------


def test_every_combination_of_options_is_read():
    for players, board in itertools.product(range(2, 6), names()):
        for feats in itertools.product((False, True), repeat=len(FEAT_OPTIONS)):
            chosen = GAME.options.read(option_set(players, board, False, feats))
            assert [chosen[name] for name in FEAT_OPTIONS] == list(feats)


def test_the_bound_holds_for_the_longest_game():
    options = GAME.options.read({"players": 2, "map": SEVEN_SQUARES})
    state = GAME.interpreted.start(options, 5)
    plies = 0
    while state.to_move >= 0:
        legal = GAME.interpreted.legal(state)
        discards = [move for move in legal if MOVES.texts[move].startswith(("discard", "take"))]
        GAME.interpreted.play(state, discards[0] if discards else legal[0])
        plies += 1
    assert plies <= GAME.bound(options)


def test_rows_that_can_never_be_legal_have_a_reason():
    options = GAME.options.read({"players": 3, "map": SEVEN_SQUARES, "honour": True})

    def reason(move):
        return GAME.unreachable(options, MOVES[MOVES.by_text[move]])

    assert reason("tent 28 card") is reason("totem 7 card") is reason("tent 1 two-forest") is None
    assert reason("tent 29 card") == "The map has fewer tent spaces."
    assert reason("totem 8 card") == "The map has fewer territories."
    assert reason("tent 1 two-tundra") == "A pair stands for another biome than its own."
    assert reason("totem 2 two-forest") == "A pair stands for another biome than its own."
    assert reason("feat in 1") == "Neither Union nor Discovery is played."
    assert reason("feat on 1") is None
    assert reason("feat on 3") == "The Feat respect is not played."
    assert reason("feat on 12") == "The map has fewer connections."
    assert reason("deck") is None
    union = GAME.options.read({"players": 3, "map": SEVEN_SQUARES, "union": True})
    assert GAME.unreachable(union, MOVES[MOVES.by_text["feat in 8"]]) == "The map has fewer territories."
