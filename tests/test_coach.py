"""Motives as reasons, equal moves, and the coach: what it says depends on the view alone."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from nekoban.bots import make_bot
from nekoban.bots.advice import advise, are_equal, view_luck
from nekoban.bots.coach import SEARCHES, Doubt, find_doubt
from nekoban.bots.levels import Level, deepest_name, levels_of
from nekoban.bots.search import Search, Thought
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.language import languages, reading
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.core.motives import Choice, motives_of, reasons
from nekoban.core.notation import complete, read_position
from nekoban.core.record import Position
from nekoban.terminal.session import Session

MICE = find_game("mice")
QUICK = Level("quick", 400)
WINNING = "mice players=2 | heap=3 1.taken=9 2.taken=9 1.paw=three 1.has_paw=1 2.paw=two 2.has_paw=1"


class Fixed(Search):
    """Thinks what it is told to think."""

    def __init__(self, game: Game, thoughts: Sequence[Thought]) -> None:
        super().__init__(game, QUICK, rows=1)
        self.found = list(thoughts)

    def think(self, *asked: object, **more: object) -> list[Thought]:
        return self.found

    def choose(self, *asked: object) -> int:
        return self.found[0].move


def state_of(text: str) -> Position:
    game, options, record = read_position(text)
    return complete(game, options, record, 1)


def choice_of(game: Game, state: Position, text: str) -> Choice:
    legal = game.engine.legal(state)
    return Choice(game.engine.view(state, state.to_move), game.moves.by_text[text], legal, ("Ann", "Ben"))


def mice_choice(text: str) -> Choice:
    return choice_of(MICE, state_of(WINNING), text)


ONE, PAW = MICE.moves.by_text["one"], MICE.moves.by_text["paw three"]


# --- reasons


def test_every_verified_game_names_at_least_six_motives() -> None:
    for game in all_games().values():
        assert len(motives_of(game)) >= 6 or game.status != "verified", game.name


def test_advice_gives_the_reason_with_its_clause() -> None:
    choice = mice_choice("one")
    advice = advise(Search(MICE, QUICK), choice.view, choice.legal, 5, choice.names)
    assert advice.move == PAW
    assert "It takes the last mouse and wins. (MI-07)" in advice.sentence
    assert [reason.id for reason in advice.reasons] == ["last-mouse", "many-mice"]


def test_a_game_without_motives_gives_advice_all_the_same() -> None:
    choice, bare = mice_choice("one"), MICE.with_parts(motives=None)
    bot = Fixed(bare, [Thought(PAW, 300, 0.9, 0.9, 3.0), Thought(ONE, 100, 0.2, 0.2, -1.0)])
    advice = advise(bot, choice.view, choice.legal, 5, choice.names)
    assert advice.reasons == []
    assert advice.sentence.startswith("Play your 3: a 90% chance to win")


def test_a_reason_is_told_in_the_readers_language() -> None:
    told = set()
    for language in languages():
        with reading(language):
            told.add(reasons(MICE, mice_choice("paw three"))[0].sentence)
    assert len(told) == len(languages())


# --- equal moves


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        (Thought(1, 1000, 0.5, 0.50), Thought(2, 1000, 0.5, 0.48), True),  # the error of this is 0.022
        (Thought(1, 1000, 0.5, 0.50), Thought(2, 1000, 0.5, 0.47), False),
        (Thought(1, 9000, 0.5, 0.50), Thought(2, 9000, 0.5, 0.48), False),  # more thinking tells them apart
        (Thought(1, 1000, 0.5, 0.50), Thought(2, 0, 0.5, 0.50), False),  # nothing is known of the other
        (Thought(1, 5, 1.0, 1.0), Thought(2, 5, 1.0, 1.0), True),
        (Thought(1, 1000, 0.5, 0.50), Thought(2, 300, 0.5, 0.50), False),  # it was tried too little
    ],
)
def test_two_moves_are_equal_within_the_noise_of_the_search(
    one: Thought, other: Thought, equal: bool
) -> None:
    assert are_equal(one, other) is equal


def test_equal_moves_are_called_equal() -> None:
    choice = mice_choice("one")
    bot = Fixed(MICE, [Thought(PAW, 200, 0.5, 0.52), Thought(ONE, 190, 0.5, 0.51)])
    advice = advise(bot, choice.view, choice.legal, 5, choice.names)
    assert advice.equals == [ONE]
    assert "Just as good: take one mouse." in advice.sentence
    assert "Next best" not in advice.sentence


def test_the_next_best_move_is_never_said_to_be_better() -> None:
    choice = mice_choice("one")
    bot = Fixed(MICE, [Thought(PAW, 200, 0.5, 0.52), Thought(ONE, 10, 0.6, 0.60)])
    assert "Next best" not in advise(bot, choice.view, choice.legal, 5, choice.names).sentence


# --- the coach


def doubts(thoughts: Sequence[Thought], move: str, threshold: int = 5) -> Doubt | None:
    return find_doubt(Fixed(MICE, thoughts), mice_choice(move), threshold)


def test_the_coach_asks_only_above_the_threshold() -> None:
    found = [Thought(PAW, 9000, 0.9, 0.60), Thought(ONE, 9000, 0.5, 0.53)]
    assert doubts(found, "one", 10) is None
    assert doubts(found, "one", 7) is None
    doubt = doubts(found, "one", 5)
    assert doubt is not None
    assert (doubt.percent, doubt.better) == (7, PAW)
    assert doubt.question == "With this move your chance to win falls by about 7%."
    assert doubts(found, "paw three", 3) is None


def test_the_coach_never_doubts_what_a_hint_recommends() -> None:
    bot = Fixed(MICE, [Thought(PAW, 9000, 0.9, 0.60), Thought(ONE, 9000, 0.5, 0.53)])
    other = Fixed(MICE, [Thought(ONE, 9000, 0.9, 0.60), Thought(PAW, 9000, 0.5, 0.53)])
    assert find_doubt(bot, mice_choice("one"), 5, strongest=other) is None
    assert find_doubt(bot, mice_choice("one"), 5, strongest=bot) is not None


def test_every_game_has_a_level_that_weighs_all_moves() -> None:
    for game in all_games(hidden=True).values():
        assert not levels_of(game)[deepest_name(game)].network


def test_the_coach_asks_nothing_where_the_search_cannot_tell() -> None:
    assert doubts([Thought(PAW, 30, 0.9, 0.60), Thought(ONE, 20, 0.5, 0.50)], "one", 3) is None
    assert doubts([Thought(PAW, 900, 0.9, 0.90), Thought(ONE, 0, 0.0, 0.0)], "one", 3) is None


class Fickle(Fixed):
    """Changes its mind with every search."""

    def think(self, *asked: object, **more: object) -> list[Thought]:
        self.found.reverse()
        one, other = self.found
        return [one._replace(chance=0.7), other._replace(chance=0.5)]


def test_the_coach_asks_nothing_if_another_search_sees_it_otherwise() -> None:
    bot = Fickle(MICE, [Thought(ONE, 900, 0.6, 0.6), Thought(PAW, 900, 0.6, 0.6)])
    assert find_doubt(bot, mice_choice("one"), 5) is None


def test_the_coach_stops_thinking_when_its_time_is_up() -> None:
    bot = Fixed(MICE, [Thought(PAW, 9000, 0.9, 0.60), Thought(ONE, 9000, 0.5, 0.53)])
    asked: list[object] = []
    bot.think = lambda *given, **more: asked.append(given) or bot.found  # type: ignore[method-assign]
    assert find_doubt(bot, mice_choice("one"), 5, seconds=1e-9) is not None
    assert len(asked) == 1
    find_doubt(bot, mice_choice("one"), 5)
    assert len(asked) == 1 + SEARCHES


def test_the_coach_asks_nothing_about_the_only_move() -> None:
    choice = mice_choice("one")
    assert find_doubt(Fixed(MICE, []), choice._replace(legal=[ONE]), 3) is None


def test_the_coach_says_what_the_better_move_gains_and_what_this_one_allows() -> None:
    state = state_of(
        "mice players=2 | heap=2 1.taken=9 2.taken=10 1.paw=two 1.has_paw=1 2.paw=two 2.has_paw=1"
    )
    better = MICE.moves.by_text["paw two"]
    bot = Fixed(MICE, [Thought(better, 900, 1.0, 1.0, 2.0), Thought(ONE, 100, 0.0, 0.0, -2.0)])
    doubt = find_doubt(bot, choice_of(MICE, state, "one"), 5)
    assert doubt is not None
    assert doubt.why == [
        ("Better: play your 2 (an almost certain win, about 2 points ahead).", ""),
        ("It takes the last mouse and wins.", "MI-07"),
        ("It takes 2 mice at once.", "MI-04"),
        ("Your move: take one mouse (hardly a chance to win, about 2 points behind).", ""),
        ("It leaves one mouse: Ben can take it and win.", "MI-03"),
    ]


def test_a_real_search_doubts_a_blunder() -> None:
    doubt = find_doubt(Search(MICE, QUICK), mice_choice("one"), 10)
    assert doubt is not None
    assert doubt.better == PAW


# --- secrecy


@pytest.mark.compiled
@pytest.mark.parametrize("game", list(all_games(hidden=True).values()), ids=lambda game: game.name)
def test_what_the_coach_and_hints_say_does_not_depend_on_hidden_cards(game: Game) -> None:
    """As in law 7: all that the mover cannot see is dealt anew, and the same is said, word for word."""
    chance, match = random.Random(4), Match.new(game.name, seed="coach")
    bot, compared, differed = Search(game, QUICK), 0, 0
    while not match.over and compared < 12:
        view, legal = match.view(match.to_move), match.legal()
        if len(legal) > 1 and match.ply % 3 == 0:
            world = match.engine.imagine(view, start_luck(chance.getrandbits(60)))
            other = match.engine.view(world, match.to_move)
            assert said(bot, view, legal, match.names) == said(bot, other, legal, match.names)
            differed += world != match.state
            compared += 1
        match.play(chance.choice(legal))
    assert compared
    assert differed


def said(bot: Search, view: object, legal: list[int], names: Sequence[str]) -> tuple[object, ...]:
    bot.grown_from = None  # a tree that was kept would make the second answer better than the first
    asked = Choice(view, legal[-1], legal, names)  # type: ignore[arg-type]
    advice = advise(bot, asked.view, legal, view_luck(asked.view), names)
    return advice.sentence, advice.equals, find_doubt(bot, asked, 0)


# --- in the terminal


def played(
    lines: Sequence[str], found: Sequence[Thought], people: int = 1, percent: int = 5
) -> tuple[Match, str]:
    """A session from the position above, with these lines typed."""
    match, told, typed = Match.from_position(WINNING, names=("Ann", "Ben")), io.StringIO(), iter(lines)
    bots = {} if people == 2 else {1: make_bot("random", MICE)}
    console, file = Console(file=told, width=200), Path("never.neko")
    Session(
        match, bots, console, lambda question: ask(told, question, typed), file, Fixed(MICE, found), percent
    ).run()
    return match, told.getvalue()


def ask(told: io.StringIO, question: str, typed: Iterator[str]) -> str:
    told.write(f"{question}\n")
    return next(typed)


BLUNDER = [Thought(PAW, 9000, 0.9, 0.90), Thought(ONE, 9000, 0.2, 0.20)]


def test_the_terminal_asks_and_a_no_changes_nothing() -> None:
    match, told = played(["one", "why", "no", "quit"], BLUNDER)
    assert match.ply == 0
    assert "With this move your chance to win falls by about 70%." in told
    assert "It takes the last mouse and wins. (MI-07)" in told


def test_the_terminal_makes_the_move_on_a_yes() -> None:
    match, told = played(["one", "yes", "quit"], BLUNDER)
    assert match.played[0] == ONE
    assert "Are you sure? yes, no, or why:" in told


def test_the_terminal_does_not_ask_about_a_good_move_or_without_a_coach() -> None:
    assert "Are you sure?" not in played(["paw three", ""], BLUNDER)[1]
    match, told = played(["one", "quit"], BLUNDER, percent=0)
    assert match.ply >= 1
    assert "Are you sure?" not in told


def test_among_people_at_one_keyboard_all_must_agree() -> None:
    match, told = played(["yes", "no", "", "one", "", "quit"], BLUNDER, people=2)
    assert match.played == [ONE]
    assert "Ben, may a coach ask" in told
    assert "there is no coach" in told
    match, told = played(["yes", "yes", "", "one", "no", "quit"], BLUNDER, people=2)
    assert match.played == []


def test_a_coach_that_fails_lets_the_move_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fixed, "think", lambda *asked, **more: 1 // 0)
    match, told = played(["one", "quit"], BLUNDER)
    assert match.played[0] == ONE
    assert "The coach cannot think about this move" in told
