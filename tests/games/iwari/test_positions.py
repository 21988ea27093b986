"""Iwari: typed-in positions: what cannot be, and what follows from the rest."""

import random
import re

import pytest

from nekoban.core import notation
from nekoban.core.game import OK
from nekoban.core.match import Match
from nekoban.core.record import OVER, to_state
from nekoban.games.iwari import GAME, rules
from nekoban.games.iwari.parts import Clause, Feat, Stage
from tests.games.iwari.conftest import ALBA, BRAE, CRAG, ERG


def mended(at):
    """A sound position: the pairs in use have their mountains."""
    at.state.mountain[:] = 0
    for connection in (0, 2, 4, 7)[: {2: 4, 3: 3, 4: 2, 5: 1}[at.state.seats]]:
        at.state.mountain[connection] = 1
    return at


def test_a_sound_position_has_no_flaw(table):
    for players in (2, 3, 4, 5):
        assert mended(table(players=players)).flaw() == OK
    at = mended(table(union=True)).tents(0, 1, 2, 3).play("tent 4 card")
    assert at.flaw() == OK
    at.play("feat in 1")
    assert at.flaw() == OK
    at = mended(table(union=True)).tents(0, 1, 2).hand(0, "TTG").play("tent 3 card", "tent 4 card")
    assert (at.stage(), at.state.pieces_laid, at.flaw()) == (Stage.UNION, 2, OK)
    at = mended(table()).deck("")
    at.state.exhaustions = 2
    assert at.flaw() == OK


def stand_counted(state, space, tribe):
    """A tent that its territory counts too."""
    state.tents[space] = tribe
    state.tribes[tribe].tents[state.space_territory[space]] += 1


FLAWS = [
    (Clause.IW_22, lambda s: setattr(s, "tents_laid", -1)),
    (Clause.IW_01, lambda s: setattr(s.tribes[0], "tents_left", -1)),
    (Clause.IW_01, lambda s: setattr(s.tribes[0], "totems_left", -1)),
    (Clause.IW_01, lambda s: s.tents.__setitem__(0, 1)),
    (Clause.IW_01, lambda s: s.tents.__setitem__(0, 3)),
    (Clause.IW_01, lambda s: stand_counted(s, 0, 3)),
    (Clause.IW_01, lambda s: s.tents.__setitem__(28, 1)),
    (Clause.IW_01, lambda s: s.tribes[1].tents.__setitem__(0, 1)),
    (Clause.IW_04, lambda s: s.mountain.__setitem__(0, 0)),
    (Clause.IW_04, lambda s: s.mountain.__setitem__(1, 1)),
    (Clause.IW_04, lambda s: s.mountain.__setitem__(6, 1)),
    (Clause.IW_04, lambda s: s.mountain.__setitem__(0, 2)),
    (Clause.IW_04, lambda s: s.mountain.__setitem__(0, -3)),
    (Clause.IW_05, lambda s: setattr(s.players[1], "hand_count", 2)),
    (Clause.IW_05, lambda s: s.players[1].known.__setitem__(0, 2)),
    (Clause.IW_05, lambda s: s.players[1].known.__setitem__(0, -3)),
    (Clause.IW_05, lambda s: s.players[1].discards.__setitem__(0, -3)),
    (Clause.IW_05, lambda s: s.display.__setitem__(4, 1)),
    (Clause.IW_05, lambda s: (s.display.__setitem__(4, -1), s.display.__setitem__(3, 2))),
    (Clause.IW_17, lambda s: s.tribes[1].totems.__setitem__(0, 1)),
    (Clause.IW_17, lambda s: s.tribes[1].totems.__setitem__(0, -3)),
    (Clause.IW_30, lambda s: setattr(s, "deck_count", s.deck_count + 1)),
    (Clause.IW_30, lambda s: setattr(s, "exhaustions", 2)),
    (Clause.IW_30, lambda s: setattr(s, "exhaustions", 3)),
    (Clause.IW_30, lambda s: setattr(s, "exhaustions", -3)),
    (Clause.IW_30, lambda s: (s.deck.__setitem__(0, -3), setattr(s, "deck_count", s.deck.sum()))),
    (Clause.IW_30, lambda s: setattr(s, "half_due", 2)),
    (Clause.IW_30, lambda s: setattr(s, "half_due", -3)),
    (Clause.IW_30, lambda s: setattr(s, "half_due", 1)),
    (Clause.IW_30, lambda s: (setattr(s, "half_due", 1), setattr(s, "exhaustions", 1))),
    (Clause.IW_30, lambda s: (setattr(s, "half_due", 1), setattr(s, "stage", Stage.DRAW))),
    (Clause.IW_30, lambda s: s.tribes[1].half.__setitem__(0, 3)),
    (Clause.IW_95, lambda s: s.feats_left.__setitem__(0, 1)),
    (Clause.IW_95, lambda s: s.feats_left.__setitem__(2, 2)),
    (Clause.IW_95, lambda s: s.players[0].earned.__setitem__(1, 1)),
    (Clause.IW_95, lambda s: (s.players[0].earned.__setitem__(1, 2), s.players[1].earned.__setitem__(1, -2))),
    (Clause.IW_95, lambda s: s.feats_left.__setitem__(0, -3)),
    (Clause.IW_95, lambda s: s.territory_feats.__setitem__(0, -1)),
    (Clause.IW_95, lambda s: s.territory_feats.__setitem__(7, 1)),
    (Clause.IW_95, lambda s: s.connection_feats.__setitem__(0, 1)),
    (Clause.IW_95, lambda s: s.connection_feats.__setitem__(6, -3)),
    (Clause.IW_95, lambda s: s.connection_feats.__setitem__(11, 1)),
    (Clause.IW_22, lambda s: setattr(s, "to_move", 3)),
    (Clause.IW_22, lambda s: setattr(s, "to_move", -3)),
    (Clause.IW_22, lambda s: setattr(s, "starter", 3)),
    (Clause.IW_22, lambda s: setattr(s, "starter", -2)),
    (Clause.IW_22, lambda s: setattr(s, "territory", 7)),
    (Clause.IW_22, lambda s: setattr(s, "territory", -3)),
    (Clause.IW_22, lambda s: setattr(s, "tents_laid", 1)),
    (Clause.IW_22, lambda s: setattr(s, "tents_laid", -3)),
    (Clause.IW_22, lambda s: setattr(s, "pieces_laid", 1)),
    (Clause.IW_22, lambda s: setattr(s, "territory", 0)),
    (Clause.IW_22, lambda s: setattr(s, "last_round", 2)),
    (Clause.IW_22, lambda s: setattr(s, "last_round", -3)),
    (Clause.IW_80, lambda s: setattr(s, "stage", Stage.THIRD)),
    (Clause.IW_15, lambda s: setattr(s, "stage", Stage.MORE)),
    (Clause.IW_20, lambda s: setattr(s, "stage", Stage.DRAW)),
    (Clause.IW_92, lambda s: setattr(s, "stage", Stage.UNION)),
]


@pytest.mark.parametrize("number", range(len(FLAWS)))
def test_IW_22_a_position_that_cannot_be_is_refused_with_its_clause(table, number):
    clause, spoil = FLAWS[number]
    at = mended(table())
    spoil(at.state)
    assert at.flaw() == clause


def test_IW_22_a_stage_needs_something_to_do(table):
    at = mended(table(players=2)).tents(2, 1, 2)
    at.state.stage = Stage.THIRD
    assert at.flaw() == OK
    at.state.pieces_laid = at.state.tents_laid = 1
    assert at.flaw() == Clause.IW_22
    at.state.territory = ALBA
    assert at.flaw() == Clause.IW_80
    at.state.stage = Stage.THIRD_MORE
    assert at.flaw() == OK
    at.state.pieces_laid = 2
    at.tents(2, 3).totems(2, ALBA, 1)
    assert at.flaw() == Clause.IW_15
    at = mended(table(players=2)).hand(0, "")
    assert at.flaw() == Clause.IW_10
    at.state.stage = Stage.THIRD
    assert at.flaw() == Clause.IW_80
    at.state.stage = Stage.DRAW
    assert at.flaw() == OK
    at.state.to_move = OVER
    assert at.flaw() == OK


@pytest.fixture
def draft(table):
    """The third and the second seat have their hands; the starting player has taken two cards."""
    at = mended(table(drafted_hands=True))
    at.hand(0, "TT", "T").hand(1, "TTG").hand(2, "GGG").display("DDG")
    at.state.stage = Stage.DRAFT
    return at


def test_IW_06_a_draft_in_which_the_others_have_chosen_can_be(draft):
    assert draft.flaw() == OK


@pytest.mark.parametrize(
    "spoil",
    [
        lambda at: setattr(at.state, "starter", 1),  # then the third seat chooses after this one
        lambda at: setattr(at.state, "starter", 2),
        lambda at: setattr(at.state, "to_move", 1),  # then the first seat already has cards
        lambda at: at.hand(1, "TT"),
        lambda at: at.hand(0, "TTT", "T"),
        lambda at: at.hand(0, "TT"),
        lambda at: at.display("DDGG"),
        lambda at: at.discards(2, "T"),
        lambda at: setattr(at.state.tribes[2], "totems_left", 7),
        lambda at: at.totems(0, ALBA, 1),
        lambda at: at.tents(0, 1),
    ],
)
def test_IW_06_a_draft_that_leaves_somebody_without_a_hand_is_refused(draft, spoil):
    spoil(draft)
    assert draft.flaw() != OK


def test_IW_20_whoever_still_has_a_turn_holds_a_full_hand(table):
    """Else nobody could choose anything in that turn."""
    at = mended(table()).hand(1, "")
    assert at.flaw() == Clause.IW_20
    at.hand(1, "TTG").hand(2, "TT")
    assert at.flaw() == Clause.IW_20
    at.state.last_round = 1  # the third seat still has a turn in it
    assert at.flaw() == Clause.IW_20
    at.state.starter = 2
    assert at.flaw() == OK
    at.state.last_round = 0
    at.deck("")
    at.state.exhaustions = 2
    assert at.flaw() == OK


def laid(table, stage, tents, pieces, players=3):
    """A position in which that many tents and pieces were laid in Alba in this turn."""
    at = mended(table(players=players))
    at.state.stage, at.state.territory = stage, ALBA
    at.state.tents_laid, at.state.pieces_laid = tents, pieces
    return at


@pytest.mark.parametrize(
    ("tents", "pieces", "own", "others", "totems", "right"),
    [
        (1, 1, (), (), 0, False),  # nothing stands there
        (1, 1, (), (1,), 0, False),  # another tribe's
        (1, 1, (1,), (), 0, False),  # it was unexplored: nothing more is asked
        (1, 1, (1,), (2,), 0, True),
        (1, 1, (1, 2), (), 0, True),
        (0, 1, (1,), (), 0, False),  # no totem
        (0, 1, (1,), (), 1, True),
        (0, 1, (), (1,), 1, True),
    ],
)
def test_IW_14_a_second_piece_is_asked_for_beside_what_stands_there(
    table, tents, pieces, own, others, totems, right
):
    at = laid(table, Stage.MORE, tents, pieces).tents(0, *own).tents(1, *others).totems(0, ALBA, totems)
    assert at.flaw() == (OK if right else Clause.IW_15)


@pytest.mark.parametrize(
    ("tents", "pieces", "own", "totems", "right"),
    [
        (1, 1, (1,), 0, True),  # the first tent of a territory ends the placing
        (2, 2, (1, 2), 0, False),
        (2, 2, (1, 2, 3), 0, True),
        (1, 2, (1,), 1, False),
        (1, 2, (1, 2), 0, False),
        (1, 2, (1, 2), 1, True),
        (0, 2, (1, 2), 1, False),
        (0, 2, (1, 2), 2, True),
    ],
)
def test_IW_15_what_was_laid_in_a_turn_stands_there_while_cards_are_drawn(
    table, tents, pieces, own, totems, right
):
    at = laid(table, Stage.DRAW, tents, pieces).hand(0, "").tents(0, *own).totems(0, ALBA, totems)
    assert at.flaw() == (OK if right else Clause.IW_15)


@pytest.mark.parametrize(("stage", "tribe", "right"), [
    (Stage.THIRD_MORE, 0, False), (Stage.THIRD_MORE, 2, True), (Stage.MORE, 2, False), (Stage.MORE, 0, True),
    (Stage.DRAW, 0, True), (Stage.DRAW, 1, False), (Stage.DRAW, 2, True),
])  # fmt: skip
def test_IW_83_with_two_players_the_third_tribe_lays_its_own_pieces(table, stage, tribe, right):
    at = laid(table, stage, 1, 1, players=2).hand(0, "T" if stage != Stage.DRAW else "").tents(tribe, 1, 2)
    assert at.flaw() == (OK if right else Clause.IW_15)


def test_IW_95_a_waiting_feat_needs_a_marker_and_sound_places(table):
    at = mended(table(union=True, honour=True)).tents(0, 1, 2, 3).play("tent 4 card")
    at.state.places[7] = 1
    assert at.flaw() == Clause.IW_92
    at.state.stage = Stage.HONOUR
    assert at.flaw() == Clause.IW_91  # Union comes first
    at.state.players[0].earned[Feat.UNION] = 1
    at.state.feats_left[Feat.UNION] = 1
    assert at.flaw() == OK
    at.state.places[11] = 1
    assert at.flaw() == Clause.IW_92
    at.state.places[11] = 0
    at.state.places[0] = 2
    assert at.flaw() == Clause.IW_92
    at.state.places[:] = 0
    assert at.flaw() == Clause.IW_92
    at.state.places[0] = 1
    at.state.stage = Stage.RESPECT
    assert at.flaw() == Clause.IW_92


def test_a_position_is_written_and_read_back(table):
    at = mended(table(players=2, union=True)).tents(0, 1, 2).tents(2, 5).totems(1, ALBA, 1)
    line = notation.write_position(GAME, at.options, at.state)
    game, options, record = notation.read_position(line)
    assert (game.name, options) == ("iwari", at.options)
    state = notation.complete(game, options, record, 5)
    assert state.tents.tolist() == at.state.tents.tolist()
    assert [tribe.points for tribe in state.tribes] == [0] * 5


def test_IW_01_looking_for_flaws_changes_nothing(table):
    at = mended(table()).tents(0, 1, 2).tents(1, 5)
    before = at.state.bytes.tobytes()
    assert at.flaw() == OK
    assert at.state.bytes.tobytes() == before
    at.state.tribes[1].tents[4] = 1
    before = at.state.bytes.tobytes()
    assert at.flaw() == Clause.IW_01
    assert at.state.bytes.tobytes() == before


# --- Feats that were never earned


def with_feats(at, feat, *seats):
    """These seats have earned a Feat of the kind."""
    for seat in seats:
        at.state.players[seat].earned[feat] = 1
        at.state.feats_left[feat] -= 1
    return at


def test_IW_91_a_settlement_whose_feat_was_never_earned(table):
    at = mended(table(union=True)).tents(1, 1, 2, 3, 4)
    assert at.flaw() == Clause.IW_91
    assert with_feats(at, Feat.UNION, 1).flaw() == OK
    assert mended(table()).tents(1, 1, 2, 3, 4).flaw() == OK  # without the option
    assert mended(table(union=True)).tents(1, 1, 2, 3).flaw() == OK


def test_IW_91_no_feat_is_left_for_a_third_settlement(table):
    at = mended(table(union=True)).tents(0, 1, 2, 3, 4).tents(1, 9, 10, 11, 12).tents(2, 16, 17, 18, 19)
    assert with_feats(at, Feat.UNION, 0).flaw() == Clause.IW_91
    assert with_feats(at, Feat.UNION, 1).flaw() == OK


def test_IW_91_nobody_earns_it_without_a_settlement(table):
    at = with_feats(mended(table(union=True)).tents(1, 1, 2, 3), Feat.UNION, 1)
    assert at.flaw() == Clause.IW_91


def test_IW_96_the_third_tribes_settlement_earns_nothing(table):
    assert mended(table(players=2, union=True)).tents(2, 1, 2, 3, 4).flaw() == OK


def test_IW_91_a_settlement_of_this_turn_may_still_wait(table):
    at = mended(table(union=True)).tents(0, 1, 2, 3, 16, 17, 18).tents(1, 20).hand(0, "DDT")
    at.play("tent 19 card")
    assert (at.stage(), at.flaw()) == (Stage.MORE, OK)
    at.state.tents[3] = 0  # a settlement in Alba too, older than this turn
    at.state.tribes[0].tents[ALBA] += 1
    assert at.flaw() == Clause.IW_91
    at.state.tents[3] = 0
    at = mended(table(union=True)).tents(0, 1, 2, 3).play("tent 4 card")
    at.state.tents_laid = 0
    assert at.flaw() == Clause.IW_91
    at.state.tents_laid = 1
    at.state.stage = Stage.DRAW
    assert at.flaw() == Clause.IW_91


def led(at):
    """The second seat leads at both ends of connections 7 (by land) and 10 (by water)."""
    return at.tents(1, 1, 9, 16).totems(1, ALBA, 1).totems(1, CRAG, 1).totems(1, ERG, 1)


def test_IW_93_a_majority_by_land_whose_feat_was_never_earned(table):
    at = led(mended(table(honour=True)))
    assert at.flaw() == Clause.IW_93
    assert with_feats(at, Feat.HONOUR, 2).flaw() == OK  # somebody was first


def test_IW_94_a_majority_by_water_whose_feat_was_never_earned(table):
    at = led(mended(table(respect=True)))
    assert at.flaw() == Clause.IW_94
    assert with_feats(at, Feat.RESPECT, 1).flaw() == OK


def test_IW_96_a_majority_under_a_mountain_earns_nothing(table):
    at = mended(table(honour=True)).tents(1, 1, 5).totems(1, ALBA, 1).totems(1, BRAE, 1)
    assert at.flaw() == OK
    at.state.mountain[:2] = (0, 1)
    assert at.flaw() == Clause.IW_93


def test_IW_93_a_majority_of_this_turn_may_still_wait(table):
    at = (
        mended(table(honour=True))
        .tents(1, 1, 2, 9, 10)
        .totems(0, ALBA, 1)
        .hand(0, "GGT")
        .play("totem 3 card")
    )
    assert (at.stage(), at.flaw()) == (Stage.MORE, OK)
    at.play("done")
    assert (at.stage(), at.flaw()) == (Stage.HONOUR, OK)
    at.state.tents_laid = 1
    assert at.flaw() == Clause.IW_93
    at.state.tents_laid = 0
    at.state.stage = Stage.RESPECT
    assert at.flaw() == Clause.IW_93
    at.state.stage = Stage.MORE
    at.state.territory = ERG
    assert at.flaw() == Clause.IW_93


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_position_of_a_game_has_a_flaw(players):
    chance = random.Random(players)
    feats = {"union": True, "discovery": True, "honour": True, "respect": True}
    engine = GAME.interpreted
    state = engine.start(GAME.options.read({"players": players, "drafted_hands": True, **feats}), 8 + players)
    while state.to_move >= 0:
        assert rules.flaw(state) == OK
        engine.play(state, chance.choice(engine.legal(state)))
    assert rules.flaw(state) == OK


# --- what follows from the rest


@pytest.mark.parametrize("players", [2, 4])
def test_what_follows_is_filled_in_at_every_position_of_a_game(players):
    chance = random.Random(players)
    feats = {"union": True, "discovery": True, "honour": True, "respect": True}
    engine = GAME.interpreted
    state = engine.start(GAME.options.read({"players": players, **feats}), 5)
    while state.to_move >= 0:
        engine.play(state, chance.choice(engine.legal(state)))
        again = state.twin()
        for player in again.players:
            player.hand_count = 9
        for tribe in again.tribes:
            tribe.tents_left = tribe.totems_left = tribe.points = 99
            tribe.tents[:] = 7
        again.feats_left[:] = 9
        again.places[:] = 1
        again.deck_count = 99
        rules.derive(again)
        assert again == state


def test_a_hand_that_is_not_seen_keeps_its_count_and_the_deck_has_the_rest(table):
    at = table()
    view = to_state(at.view(0))
    view.deck_count = 0
    rules.derive(view)
    assert [player.hand_count for player in view.players] == [3, 3, 3, 0, 0]
    assert view.deck_count == at.state.deck_count


def test_a_short_text_is_a_whole_position():
    text = "iwari/2 players=3 | to_move=2 starter=3 1.hand=1,2 2.hand=0,1,1,1 3.hand=1*3 tents=1,1,-,2 "
    text += "mountain=0,1,0,0,1,0*4,1 display=1,1,0,1,1"
    match = Match.from_position(text, seed=1)
    assert (match.to_move, match.state.starter) == (1, 2)
    assert [tribe.tents_left for tribe in match.state.tribes] == [18, 19, 20, 0, 0]
    assert match.state.tents[:4].tolist() == [0, 0, -2, 1]
    assert match.state.deck_count == 47 - 9 - 4
    assert "to_move=2 starter=3" in match.position()
    assert "tents=1,1,-,2" in match.position()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            "tribes[1].tents_left=20",
            "tribes[1].tents_left=20 is wrong: the rest of the position makes it 19.",
        ),
        ("1.hand_count=2", "1.hand_count=2 is wrong: the rest of the position makes it 3."),
        ("tribes[2].points=5", "tribes[2].points=5 is wrong: the rest of the position makes it 0."),
        ("deck_count=1", "deck_count=1 is wrong: the rest of the position makes it 34."),
        ("feats_left=1", "feats_left=1 is wrong: the rest of the position makes it 2."),
    ],
)
def test_what_follows_cannot_be_typed_wrongly(said, sentence):
    text = "iwari/2 players=3 union=yes | 1.hand=1,2 2.hand=0,1,1,1 3.hand=1*3 tents=1 "
    text += "mountain=0,1,0,0,1,0*4,1 display=1,1,0,1,1"
    notation.read_position(text)
    with pytest.raises(notation.NotationError, match=re.escape(sentence)):
        notation.read_position(f"{text} {said}")


def test_a_typed_settlement_without_its_feat_is_refused_with_the_fields():
    text = "iwari/2 players=3 union=yes | 1.hand=1,2 2.hand=0,1,1,1 3.hand=1*3 tents=1*4 "
    text += "mountain=0,1,0,0,1,0*4,1 display=1,1,0,1,1"
    with pytest.raises(notation.NotationError, match="earned, feats_left, tents: while a Feat of Union"):
        Match.from_position(text, seed=1)
    assert Match.from_position(f"{text} 1.earned=1 territory_feats=1", seed=1)


def test_old_texts_are_read_as_they_were_written():
    text = "players=3 | to_move=1 starter=2 1.hand=1,2 2.hand=0,1,1,1 3.hand=1*3 tents=0,0,-,1 "
    text += "mountain=0,1,0,0,1,0*4,1 display=1,1,0,1,1"
    match = Match.from_position(f"iwari/1 {text}", seed=1)
    assert (match.to_move, match.state.starter) == (1, 2)
    assert match.state.tents[:4].tolist() == [0, 0, -2, 1]
    with pytest.raises(notation.NotationError, match="does not say how it counts"):
        Match.from_position(f"iwari {text}", seed=1)
