"""Mauwi: what is told of every kind of event."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.guiding import prompts
from nekoban.core.language import reading
from nekoban.core.match import Match
from nekoban.games.mauwi.parts import SPIRIT, Ending
from nekoban.games.mauwi.show import guide, naming, words

GAME = find_game("mauwi")
NAMES = ["Ann", "Bob", "Cid", "Dee"]
EXPERTS = "kiwi=4 ninox=4 tuatara=4"


def told(table: Any, seat: int | None = None) -> str:
    """The log of everything since the position was set up."""
    return " ".join(words.log(GAME.interpreted.view(table.state, seat), NAMES))


@pytest.mark.parametrize(
    ("text", "moves", "sentences"),
    [
        (
            "players=2 | 1.hand=spirit,1,1,1 2.nines=1",
            ["spirit 2a"],
            ["Ann plays a spirit on Bob's column A."],
        ),
        ("players=2 | 1.hand=5,1,1,1", ["5 1b"], ["Ann plays a 5 on Ann's column B.", "Ann draws a card."]),
        (
            "players=2 | 1.hand=spirit,1,1,1 1.top=spirit 1.nines=1",
            ["spirit 1a"],
            ["Ann lifts the spirit from Ann's column A with a spirit."],
        ),
        (
            f"players=2 {EXPERTS} | 1.hand=kiwi,1,1,1 2.top=5",
            ["kiwi 2a", "to 1b"],
            ["Ann plays Kiwi and fetches the 5 from Bob's column A.", "Ann plays a 5 on Ann's column B."],
        ),
        (
            f"players=2 {EXPERTS} | 1.hand=ninox,1,1,1 2.top=spirit 2.nines=1",
            ["ninox 2a", "place 1c"],
            [
                "Ann plays Ninox: the spirit on Bob's column A becomes a nine.",
                "places the nine on Ann's column C.",
            ],
        ),
        (
            "players=2 | 1.hand=joker,1,1,1 1.top=5",
            ["joker 1a fight", "place 1d"],
            [
                "Ann plays a Joker as a 5 on Ann's column A.",
                "The 5 fights the Joker",
                "with the 5 on top on Ann's column D.",
            ],
        ),
        (
            "players=2 | 1.hand=4,1,1,1 1.top=5",
            ["4 1a", "place 1d"],
            ["The 4 and the 5 become friends: Ann gains a nine.", "Ann places the nine on Ann's column D."],
        ),
        (
            "players=2 | 1.hand=5,1,1,1 1.top=5",
            ["5 1a"],
            ["The two 5s fight: Ann gains a nine with the 5 on top."],
        ),
        (
            "players=2 | 1.hand=5,5,1,1 2.top=5 2.hand=5,1,1,1",
            ["5 2a", "defend 5", "give up"],
            ["Ann attacks Bob's column A with a 5.", "Bob defends with a 5.", "Ann gives up the attack."],
        ),
        (
            "players=2 | 1.hand=joker,5,1,1 2.top=5 2.hand=1,1,1,1",
            ["joker 2a friends", "give up"],
            ["Ann attacks Bob's column A with a Joker as a 4.", "Bob gives up the defence."],
        ),
        (
            f"players=2 {EXPERTS} | 1.hand=5,1,1,1 2.top=5 2.hand=tuatara,1,1,1",
            ["5 2a", "defend tuatara"],
            ["Bob plays Tuatara: the attack is cancelled and the 5 taken."],
        ),
        (
            "players=4 teams=yes | 1.hand=5,1,1,1 2.top=5 2.hand=1,1,2,2 4.hand=3,3,3,3",
            ["5 2a", "give up", "give up"],
            ["Bob gives up the defence.", "Dee does not help."],
        ),
        (
            "players=4 teams=yes | 1.hand=5,1,1,1 2.top=5 2.hand=1,1,2,2 4.hand=5,3,3,3",
            ["5 2a", "give up", "defend 5"],
            ["Dee defends Bob with a 5."],
        ),
        (
            "players=2 | 1.hand=4,1,1,1 1.top=5,3,3,3 1.nines=3",
            ["4 1a"],
            ["The gain fits nowhere: Ann loses it", "discarded)."],
        ),
        (
            "players=2 | 1.hand=1,2,spirit,joker",
            ["pass"],
            ["Ann passes and discards 1, 2, spirit and Joker."],
        ),
        (
            "players=2 | turn_count=399 1.hand=5,1,1,1",
            ["5 1a"],
            ["The game ends: everybody has had 200 turns."],
        ),
        (
            "players=2 | 1.hand=1,2,3,4 2.hand=1,2,3,4 draw_pile=0 unseen=0 discards=10,8*4,10*4,5",
            ["1 1a"],
            ["The discard pile (87 cards) is shuffled into a new draw pile."],
        ),
    ],
)
def test_what_happens_is_told(text: str, moves: list[str], sentences: list[str], at: Any) -> None:
    position = at(text)
    log = " ".join(told(position.play(move)) for move in moves)
    assert [sentence for sentence in sentences if sentence not in log] == [], log


def test_MW_38_a_lost_gain_is_told_with_the_warrior_on_it(at: Any) -> None:
    """A fight gains a nine with a warrior on top: both are discarded, and both are told."""
    position = at("players=2 | 1.hand=5,1,1,1 1.top=5,3,3,3 1.nines=3").play("5 1a")
    assert re.search(r"Ann loses it \(.+ and 5 discarded\)\.", told(position))


def test_MW_61_the_end_of_the_piles_is_told(at: Any) -> None:
    ended = at("players=2 | 1.nines=3 ending=turns turn_count=400 to_move=-").state
    ended.ending = Ending.PILES
    said = words.result(ended, NAMES)
    assert said.startswith("Draw pile and discard pile are empty, and a hand cannot be filled. Ann wins")


def test_a_drawn_spirit_is_told(at: Any) -> None:
    """The first of all cards, and no unseen one."""
    view = GAME.interpreted.view(at("players=2 | 1.hand=5,1,1,1").play("5 1b").state, 0)
    view.events[1].what = SPIRIT
    assert words.log(view, NAMES)[-1] == "Ann draws a spirit."


def test_a_drawn_card_is_told_to_its_drawer_alone(at: Any) -> None:
    table = at("players=2 | 1.hand=5,1,1,1").play("5 1b")
    drawn = naming.card_name(table.state, table.state.players[0].hand[0])
    assert told(table, 0).endswith(f"Ann draws a {drawn}.")
    assert told(table, 1).endswith("Ann draws a card.")
    assert told(table, None).endswith("Ann draws a card.")


def test_cards_that_one_player_draws_in_a_row_are_told_together(at: Any) -> None:
    table = at("players=2 | 1.hand=5,1,1,1").play("pass")
    drawn = naming.card_names(table.state, table.state.players[0].hand)
    assert told(table, 1).endswith("Ann draws 4 cards.")
    own = told(table, 0).rpartition("Ann draws ")[2]
    assert told(table, 0).count("draws") == 1
    assert [str(card) for card in drawn if str(card) not in own] == []


@pytest.mark.parametrize(
    ("move", "part"),
    [
        ("defend 2", "It is your turn: play one card"),
        ("go on 2", "It is your turn: play one card"),
        ("defend 8", "It is your turn: play one card"),
        ("8 1a", "You do not hold an 8."),
    ],
)
def test_MW_20_a_card_at_hand_is_never_said_to_be_missing(move: str, part: str) -> None:
    match = Match.from_position("mauwi players=2 | 1.hand=2,spirit,3,3")
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.clause == "MW-20"
    assert refusal.sentence.startswith(part)


def test_MW_81_a_helper_is_told_what_helps() -> None:
    attack = "attacker=1 target_seat=2 target_column=a attack_value=5 attack_card=5 attack_count=1 2.top=4"
    match = Match.from_position(f"mauwi players=4 teams=yes | stage=help to_move=4 4.hand=1,2,2,2 {attack}")
    assert str(match.why_not("defend 1")).startswith("Your teammate is attacked: defend with a 5 or a Joker")
    assert str(match.why_not("defend 5")).startswith("You do not hold a 5.")


def test_nines_are_mauw_in_the_first_edition_however_many(at: Any) -> None:
    state = at("players=2 edition=mauw | 1.hand=spirit,1,1,1 1.nines=1,2").state
    view = GAME.interpreted.view(state, 0)
    assert [naming.content(view, 0, column) for column in range(2)] == ["1 Mauw", "2 Mauw"]
    spoken = [words.reason(view, 0, clause, NAMES) for clause in words.REASONS]
    assert not any("Mauws" in sentence for sentence in spoken)
    ended = at("players=2 edition=mauw | to_move=- ending=columns 1.nines=3,3,3").state
    assert words.result(ended, NAMES).startswith("Three columns of one player have 3 Mauw each.")


def test_the_result_names_winners_and_ties(at: Any) -> None:
    lone = at("players=2 | 1.nines=3 ending=turns turn_count=400 to_move=-").state
    assert "Ann wins with 72 points" in words.result(lone, NAMES)
    tie = at("players=3 | 1.nines=1 2.nines=1 ending=turns turn_count=600 to_move=-").state
    assert "Ann and Bob share the win with 18 points each" in words.result(tie, NAMES)


def test_the_table_in_text_tells_what_all_may_know() -> None:
    attack = "attacker=1 target_seat=2 target_column=b attack_value=1 attack_card=1 attack_count=1 2.top=3,8"
    place = "stage=defend to_move=2 3.hand=joker,1,1,1 3.origin=taken 1.top=1 discards=1,2"
    match = Match.from_position(f"mauwi players=4 teams=yes tuatara=1 | {place} {attack}", names=NAMES)
    shown = match.text(1)
    for part in (
        "discard pile 3: [magenta]spirit[/], [red]1 red[/] ×2",
        "[bold]Ann[/] (seat 1, 1 point, team with Cid)",
        "[bold]Bob[/] (you, seat 2, 11 points, team with Dee)",
        "[bold]Cid[/] (seat 3, 0 points, team with Ann, holds [magenta]Joker[/])",
        "B  [red]8 red[/] = 8  [bold]<- attacked[/]",
        "Ann attacks the 8 on Bob's column B with a 1.",
        "Your hand: ",
    ):
        assert part in shown
    assert "Your hand" not in match.text(None)


# --- offers and questions

ATTACK = "attacker=1 target_seat=2 target_column=b attack_value=1 attack_count=1 2.top=3,8"
PASS = "pass, discarding your hand and drawing four cards"


@pytest.mark.parametrize(
    ("text", "move", "offer"),
    [
        ("players=2 | 1.hand=8,1,1,1", "8 1b", "lay an 8 on your column B"),
        ("players=2 | 1.hand=5,1,1,1", "5 2b", "lay a 5 on Bob's column B"),
        ("players=2 | 1.hand=5,1,1,1 1.nines=1", "5 1a", "lay a 5 on your column A"),
        ("players=2 | 1.hand=5,1,1,1 2.nines=1", "5 2a", "block Bob's column A with a 5"),
        ("players=2 | 1.hand=5,1,1,1 1.top=5", "5 1a", "play a 5 on the 5 on your column A (fight)"),
        (
            "players=2 | 1.hand=4,1,1,1 2.top=5",
            "4 2a",
            "attack with a 4 on the 5 on Bob's column A (friends)",
        ),
        ("players=2 | 1.hand=spirit,1,1,1 2.nines=1", "spirit 2a", "block Bob's column A with a spirit"),
        (
            "players=2 | 1.hand=spirit,1,1,1 1.nines=1 1.top=spirit",
            "spirit 1a",
            "lift the spirit from your column A",
        ),
        (
            "players=2 | 1.hand=joker,1,1,1 1.nines=1 1.top=spirit",
            "joker 1a",
            "lift the spirit from your column A with a Joker",
        ),
        (
            "players=2 | 1.hand=joker,1,1,1 1.top=5",
            "joker 1a friends",
            "play a Joker as a 4 on the 5 on your column A (friends)",
        ),
        (
            "players=2 edition=mauw | 1.hand=joker,1,1,1 2.top=5",
            "joker 2a fight",
            "attack with a Maui as a 5 on the 5 on Bob's column A (fight)",
        ),
        (
            "players=2 kiwi=1 | 1.hand=kiwi,1,1,1 2.top=5",
            "kiwi 2a",
            "fetch the 5 from Bob's column A with Kiwi",
        ),
        (
            "players=2 ninox=1 | 1.hand=ninox,1,1,1 2.top=spirit 2.nines=1",
            "ninox 2a",
            "make the spirit on Bob's column A your nine with Ninox",
        ),
        ("players=2 kiwi=1 | stage=carry carried=5 1.origin=empty", "to 1a", "lay a 5 on your column A"),
        (
            "players=2 kiwi=1 | stage=carry carried=5 1.origin=empty 1.top=4",
            "to 1a",
            "play a 5 on the 4 on your column A (friends)",
        ),
        ("players=2 | stage=place", "place 1c", "place your nine on your column C"),
        (
            "players=2 | stage=place gain_nine=5 gain_top=5",
            "place 1c",
            "place your nine with the 5 on top on your column C",
        ),
        (f"players=2 | stage=defend to_move=2 attack_card=1 {ATTACK}", "defend joker", "defend with a Joker"),
        (f"players=2 | stage=go-on {ATTACK}", "go on 1", "go on with a 1"),
        (f"players=2 | stage=go-on {ATTACK}", "give up", "give up"),
        ("players=2 |", "pass", PASS),
    ],
)
def test_a_move_is_offered_in_words(text: str, move: str, offer: str) -> None:
    match = Match.from_position(f"mauwi {text}", names=NAMES[:2])
    assert match.words(move) == offer


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("players=2 |", "Ann: play one card, or pass: discard your hand and draw four cards."),
        ("players=2 edition=mauw |", "Ann: play one card; only if you cannot, pass."),
        (
            "players=2 kiwi=1 | stage=carry carried=5 1.origin=empty",
            "Ann: where does the 5 go that Kiwi fetched?",
        ),
        ("players=2 | stage=place", "Ann: where does your nine go?"),
        ("players=2 edition=mauw | stage=place", "Ann: where does your Mauw go?"),
        (
            "players=2 | stage=place gain_nine=joker gain_top=8",
            "Ann: where does your nine with the 8 on top go?",
        ),
        (
            f"players=2 | stage=go-on {ATTACK}",
            "Ann: your attack was defended. Go on with a 1 or a Joker, or give up?",
        ),
        (
            f"players=2 | stage=defend to_move=2 attack_card=1 {ATTACK}",
            "Bob: Ann attacks the 8 on Bob's column B with a 1. Defend with a 1 or a Joker, or give up?",
        ),
        (
            f"players=2 tuatara=1 | stage=defend to_move=2 attack_card=joker {ATTACK}",
            "Bob: Ann attacks the 8 on Bob's column B with a Joker as a 1. "
            "Defend with a 1, a Joker or Tuatara, or give up?",
        ),
        (
            "players=2 | to_move=- ending=columns 1.nines=3,3,3",
            "Three columns of one player have 3 nines each. Ann wins with 216 points.",
        ),
    ],
)
def test_whoever_is_to_move_is_told_what_is_asked(text: str, asked: str) -> None:
    assert Match.from_position(f"mauwi {text}", names=NAMES[:2]).status() == asked


def test_MW_83_teams_win_and_share_together() -> None:
    ended = "ending=turns turn_count=800 to_move=-"
    won = Match.from_position(f"mauwi players=4 teams=yes | {ended} 1.top=1", names=NAMES)
    assert won.status() == "Everybody has had 200 turns. Ann and Cid win with 1 point."
    tied = Match.from_position(f"mauwi players=4 teams=yes | {ended} 1.top=1 2.top=1", names=NAMES)
    assert tied.status().endswith("Ann with Cid and Bob with Dee share the win with 1 point each.")


def test_points_are_told_column_by_column() -> None:
    text = "mauwi players=4 teams=yes | 1.nines=1,2 1.top=4,-,7,- 3.top=8"
    told = Match.from_position(text, names=NAMES).breakdown()
    assert told[0] == [
        ("column A: 4 on 1 nine", 8),
        ("column B: 2 nines", 36),
        ("column C: 7", 7),
        ("column D: empty", 0),
        ("teammate Cid", 8),
    ]
    assert told[1][-1] == ("teammate Dee", 0)
    assert len(Match.from_position("mauwi players=2 |").breakdown()[0]) == 4


@pytest.mark.parametrize(("edition", "title"), [("mauwi", "Mauwi"), ("mauw", "Mauw")])
def test_the_title_is_that_of_the_edition(edition: str, title: str) -> None:
    assert words.title(Match.new("mauwi", edition=edition, seed=1).view()) == title


def test_names_that_end_in_s_and_single_cards_are_spelled_right(at: Any) -> None:
    assert str(naming.column_of(["Iris"], 0, 2)) == "Iris' column C"
    told = "players=2 | 1.hand=1,2,3,4 2.hand=1,2,3,4 draw_pile=0 unseen=0 discards=10,8*4,10*4,5"
    table = at(told).play("1 1a")
    view = GAME.interpreted.view(table.state, 0)
    view.events[1].a = 1
    assert words.log(view, NAMES)[1] == "The discard pile (1 card) is shuffled into a new draw pile."


@pytest.mark.parametrize(
    ("edition", "said", "unsaid"),
    [("mauw", "valeur différente", r"\bamis?\b|\bcombats?\b|se bat"), ("mauwi", "amis", "valeur différente")],
)
def test_in_french_each_edition_has_the_words_of_its_booklet(edition: str, said: str, unsaid: str) -> None:
    chance, heard = random.Random(edition), list[str]()
    with reading("fr"):
        for seed in range(3):
            match = Match.new("mauwi", seed=seed, players=3, edition=edition)
            while not match.over:
                view, legal = match.view(match.to_move), match.legal()
                heard += [guide.goal(view), *match.log(), match.status()]
                heard += [words.say(view, move, match.names) for move in legal]
                heard += [one for move in legal for one in guide.outcome(view, move, match.names) or ()]
                if match.ply % 10 == 0:
                    heard += [match.svg(match.to_move), *prompts(match, view).values()]
                    heard += [line for line, _ in guide.about(view, "combo-fight", match.names)]
                match.play(chance.choice(match.moves()))
    told = "\n".join(heard)
    assert said in told
    assert re.findall(unsaid, told) == []


@pytest.mark.parametrize(
    ("move", "said"), [("5 2a", "Player 2's"), ("5 3a", "player 3's"), ("5 4a", "player 4's")]
)
def test_MW_10_a_move_on_a_column_of_nobody_says_whose_it_would_be(move: str, said: str) -> None:
    match = Match.from_position("mauwi players=2 | to_move=1", seed=1)
    assert match.words(move) == f"lay a 5 on {said} column A"


@pytest.mark.parametrize(
    ("move", "said"), [("5 1a", "sur sa colonne A"), ("5 2a", "sur la colonne A de Bob")]
)
def test_the_own_column_is_told_as_such_where_a_language_does(move: str, said: str) -> None:
    match = Match.from_position("mauwi players=2 | 1.hand=5,1,1,1", names=["Ann", "Bob"], seed=1)
    match.play(move)
    assert said in " ".join(match.log(language="fr"))
