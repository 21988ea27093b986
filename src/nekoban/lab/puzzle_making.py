"""Makes puzzles: positions of bot games in which one move is clearly the best and lower levels miss it.

A position is kept only if all of this holds, in this order, so that the cheap questions come first:

- the strongest level finds one move whose chance to win is a margin above that of every other move;
- one of the lower levels chooses another move, and from some level on, above the lowest, all levels find the
  best one in two of three tries: that level is the grade;
- the same move comes first with other seeds, and with the margin under ten times the search;
- it is the best on average over many imagined worlds with open cards, and hardly ever worse in one of them;
- the level that asks a network, where there is one, clearly finds the same move with ten times its search.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from nekoban import __version__
from nekoban.bots import Bot, make_bot
from nekoban.bots.levels import deepest_name, levels_of, network_name
from nekoban.bots.network import network_mark
from nekoban.bots.search import Thought
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck, start_luck
from nekoban.core.match import Match
from nekoban.core.moves import Move
from nekoban.core.options import OptionValues
from nekoban.core.puzzles import Puzzle, begin_puzzle, is_line_over, puzzle_id, theme_of
from nekoban.core.record import View

MARGIN = 0.05  # of a win: how much better the best move must be than any other
TIMES = 10  # the search by which a find is confirmed, in searches of the strongest level
DEEP_SEEDS = 3  # of the confirming searches
SEEDS = 5  # other seeds at the strongest level's own budget
WORLDS = 48  # imagined, with all cards open
NOTICED = 0.02  # of a win: what counts as worse in one world
WORSE = 0.15  # the share of worlds in which another move may be better by that much
CLEARLY = 0.75  # of its visits at TIMES its budget: what the level that asks a network must give the move
TRIES, ENOUGH = 3, 2  # of a level, and how many of them must find the answer
MOST_LEGAL = 60
A_MATCH = 2  # puzzles that one match may give
LOOKED_AT = 0.4  # of a match's positions, so that puzzles come from all of it
SHARE, A_FEW = 0.25, 5  # of all puzzles that one theme may have, and how many in any case
DEALS = 8  # worlds from which the one is chosen in which the lines are played


class Find(NamedTuple):
    """A position that promises something: the match before the move, and the best move."""

    match: Match
    view: View
    legal: list[Move]
    best: Move


@dataclass
class Wanted:
    """How many puzzles are wanted, what was found, and what there is room for."""

    count: int
    found: dict[str, Puzzle] = field(default_factory=dict)

    def has_theme(self, theme: str) -> bool:
        same = sum(puzzle.theme == theme for puzzle in self.found.values())
        return same < max(A_FEW, SHARE * self.count)


@dataclass
class Maker:
    """Everything that one run needs; the same seed finds the same puzzles."""

    game: Game
    seed: str
    options: OptionValues
    margin: float = MARGIN  # games of many small steps need a smaller one
    judge: str = (
        ""  # the level that judges, and the highest that is asked; the strongest of the ladder if not named
    )

    def __post_init__(self) -> None:
        strongest, names = self.judge or deepest_name(self.game), list(levels_of(self.game))
        asked = names[: names.index(strongest) + 1]
        self.levels: dict[str, Bot] = {name: make_bot(name, self.game) for name in asked}
        self.strongest: Any = self.levels[strongest]
        self.deep: Any = make_bot(f"{strongest}*{TIMES}", self.game)
        other = network_name(self.game)
        self.other: Any = make_bot(f"{other}*{TIMES}", self.game) if other else None
        self.other_briefly: Any = make_bot(other, self.game) if other else None
        self.seen: Counter[str] = Counter()  # how many positions came as far as each question

    def checks(self) -> dict[str, object]:
        """What is asked of every puzzle."""
        asked: dict[str, object] = {
            "margin": self.margin, "other seeds": SEEDS, "times the search": TIMES, "with seeds": DEEP_SEEDS,
            "imagined worlds": WORLDS, "noticed as worse": NOTICED, "worse in at most": WORSE,
            "tries of a level": TRIES, "solved in at least": ENOUGH,
        }  # fmt: skip
        if self.other:
            asked |= {"agrees": self.other.name, "with visits": CLEARLY, "network": network_mark(self.game)}
        return asked

    def recipe(self, command: str) -> dict[str, object]:
        """How the puzzles were made and what was asked of each: stands at the top of their file."""
        return {
            "command": command, "seed": self.seed, "bot": self.strongest.name, "nekoban": __version__,
            "checks": self.checks(), "came through": dict(self.seen),
        }  # fmt: skip

    # --- positions

    def tables(self) -> Iterator[Match]:
        """Matches between levels from the middle upwards, with two players and with as many as usual."""
        players = self.game.options.form()[0]
        counts = sorted({players["low"], players["default"]})
        number = 0
        while True:
            chance = random.Random(f"{self.seed} {number}")
            options = {"players": counts[number % len(counts)], **self.options}
            match = Match.new(self.game.name, seed=f"puzzles {self.seed} {number}", **options)
            strong = list(self.levels)[len(self.levels) // 2 - 1 :]
            match.bots = {seat: chance.choice(strong) for seat in range(match.options.players)}
            self.seen["matches"] += 1
            yield match
            number += 1

    def positions(self, match: Match) -> Iterator[Match]:
        """A match, played on by its bots, at some of its decisions between several moves."""
        chance = random.Random(match.seed)
        while not match.over:
            seat, legal = match.to_move, match.legal()
            assert seat is not None
            if 1 < len(legal) <= MOST_LEGAL and chance.random() < LOOKED_AT:
                yield match
            bot = self.levels[match.bots[seat]]
            match.play(bot.choose(match.view(seat), legal, bot_luck(match.seed, match.ply)))

    # --- the questions

    def ask(self, match: Match, room: Wanted) -> Puzzle | None:
        """The puzzle of this position, if it is one and there is room for it."""
        self.seen["positions"] += 1
        promised = self.promising(match)
        found = reopened(promised) if promised and self.is_missed(promised) else None
        if found is None:
            return None
        self.seen["promising"] += 1
        grade, wrong = self.graded(found)
        theme = theme_of(found.match, *map(self.text, (found.best, tempting(wrong)))) if grade else ""
        if grade is None or not room.has_theme(theme):
            return None
        self.seen["graded"] += 1
        thoughts = self.confirmed(found)
        if thoughts is None:
            return None
        self.seen["confirmed"] += 1
        worse = self.worse_share(found)
        if worse > WORSE:
            return None
        self.seen["held in worlds"] += 1
        if not self.is_agreed(found):
            return None
        self.seen["agreed"] += 1
        return self.told(found, thoughts, grade, theme, tempting(wrong), worse)

    def ask_again(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle with what the same questions find out today; None if it is one no longer.

        Its lines stay: they show what can follow, and were never a proof.
        """
        match = begin_puzzle(puzzle.position, 0)
        found = Find(match, match.view(match.to_move), match.legal(), match.read(puzzle.answer))
        grade, wrong = self.graded(found)
        thoughts = self.confirmed(found) if grade else None
        worse = self.worse_share(found) if thoughts else 1.0
        if grade is None or thoughts is None or worse > WORSE or not self.is_agreed(found):
            return None
        missed = self.text(tempting(wrong))
        return replace(
            puzzle, grade=grade, tempting=missed, theme=theme_of(match, puzzle.answer, missed),
            worse=round(worse, 3), **self.measured(thoughts),
        )  # fmt: skip

    def text(self, move: Move) -> str:
        return self.game.moves.texts[move]

    def measured(self, thoughts: Sequence[Thought]) -> dict[str, Any]:
        """The fields of a puzzle that the deep search gives."""
        chances = {self.text(thought.move): round(thought.chance, 3) for thought in thoughts}
        return {"margin": round(margin(thoughts), 3), "chances": chances}

    def promising(self, match: Match) -> Find | None:
        view, legal = match.view(match.to_move), match.legal()
        thoughts = self.strongest.think(view, legal, bot_luck(match.seed, match.ply))
        return Find(match, view, legal, thoughts[0].move) if margin(thoughts) >= self.margin else None

    def is_missed(self, found: Find) -> bool:
        """Whether a level below the strongest chooses another move."""
        lower = list(self.levels.values())[:-1]
        lucks = (bot_luck(found.match.seed, found.match.ply) + place for place in range(len(lower)))
        choices = [bot.choose(found.view, found.legal, luck) for bot, luck in zip(lower, lucks, strict=True)]
        return any(choice != found.best for choice in choices)

    def confirmed(self, found: Find) -> list[Thought] | None:
        """What the deep search says, if all searches agree."""
        view, legal = found.view, found.legal
        for luck in range(1, SEEDS + 1):
            if self.strongest.think(view, legal, luck)[0].move != found.best:
                return None
        deep = [self.deep.think(view, legal, 1000 + luck) for luck in range(DEEP_SEEDS)]
        if any(one[0].move != found.best or margin(one) < self.margin for one in deep):
            return None
        return deep[0]

    def worse_share(self, found: Find) -> float:
        """The share of worlds with open cards in which another move is noticeably better.

        All of them if another move is as good on average.
        """
        worlds = [self.open_chances(found, number) for number in range(WORLDS)]
        rivals = [move for move in found.legal if move != found.best]
        sums = {move: sum(world[move] for world in worlds) for move in found.legal}
        if max(sums[move] for move in rivals) >= sums[found.best]:
            return 1.0
        worse = sum(max(world[move] for move in rivals) > world[found.best] + NOTICED for world in worlds)
        return worse / WORLDS

    def open_chances(self, found: Find, number: int) -> dict[Move, float]:
        """The chance of every move in one imagined world in which nothing is hidden."""
        seat = found.match.to_move
        world = self.game.compiled.imagine(found.view, start_luck(7_919 * (number + 1)))
        view = self.game.state.View.seen_by(seat, world.array)
        thoughts = self.strongest.think(view, found.legal, number + 1)
        return {thought.move: thought.chance for thought in thoughts}

    def is_agreed(self, found: Find) -> bool:
        """Whether the level that asks a network, where there is one, clearly finds the same move.

        It sees other things than playouts do, so a position that both read alike is clear indeed.
        """
        asked = (self.other_briefly, self.other) if self.other else ()
        return all(is_clear(bot.think(found.view, found.legal, 2000), found.best) for bot in asked)

    def graded(self, found: Find) -> tuple[str | None, Counter[Move]]:
        """The lowest level from which on all find the answer, and what was chosen instead how often."""
        solved: list[bool] = []
        wrong: Counter[Move] = Counter()
        for bot in self.levels.values():
            choices = [bot.choose(found.view, found.legal, 5000 + luck) for luck in range(TRIES)]
            solved.append(choices.count(found.best) >= ENOUGH)
            wrong.update(choice for choice in choices if choice != found.best)
        if all(solved) or not solved[-1]:
            return None, wrong
        last_miss = max(place for place, found_it in enumerate(solved) if not found_it)
        return list(self.levels)[last_miss + 1], wrong

    # --- writing it down

    def told(
        self, found: Find, thoughts: Sequence[Thought], grade: str, theme: str, wrong: Move, worse: float
    ) -> Puzzle:
        position = found.match.position(found.match.to_move)
        answer = self.text(found.best)
        deal = self.telling_deal(found, wrong)
        begun = begin_puzzle(position, deal)
        measured = self.measured(thoughts)
        lines = {text: self.line(begun.at(0), text) for text in measured["chances"]}
        return Puzzle(
            id=puzzle_id(position, answer), grade=grade, theme=theme, position=position, answer=answer,
            tempting=self.text(wrong), worse=round(worse, 3), deal=deal, lines=lines, **measured,
        )  # fmt: skip

    def telling_deal(self, found: Find, tempting: Move) -> int:
        """The world, of a few, in which the tempting move costs most."""
        losses = []
        for deal in range(DEALS):
            match = begin_puzzle(found.match.position(found.match.to_move), deal)
            view = self.game.state.View.seen_by(match.to_move, match.state.array)
            chances = {one.move: one.chance for one in self.strongest.think(view, found.legal, deal + 1)}
            losses.append((chances[found.best] - chances[tempting], -deal))
        return -max(losses)[1]

    def line(self, match: Match, first: str) -> list[str]:
        """What the strongest level plays after a move, until the same seat decides again."""
        seat = match.to_move
        match.play(first)
        while not is_line_over(match, seat):
            view, luck = match.view(match.to_move), bot_luck(match.seed, match.ply)
            match.play(self.strongest.choose(view, match.legal(), luck))
        return [self.game.moves.texts[move] for move in match.played[1:]]


def tempting(wrong: Counter[Move]) -> Move:
    """The wrong move of a puzzle that lower levels chose most."""
    return max(wrong, key=lambda move: (wrong[move], -move))


def margin(thoughts: Sequence[Thought]) -> float:
    """How far the first move's chance is above that of every other."""
    return thoughts[0].chance - max(thought.chance for thought in thoughts[1:])


def is_clear(thoughts: Sequence[Thought], move: Move) -> bool:
    """Whether a move comes first, with most of the visits."""
    enough = CLEARLY * sum(thought.visits for thought in thoughts)
    return thoughts[0].move == move and thoughts[0].visits >= enough


def reopened(found: Find) -> Find | None:
    """The same position as its text tells it, which is all that a solver gets; None if moves are lost."""
    match = begin_puzzle(found.match.position(found.match.to_move), 0)
    if sorted(match.legal()) != sorted(found.legal):
        return None
    return Find(match, match.view(match.to_move), match.legal(), found.best)


def make_puzzles(
    maker: Maker,
    count: int,
    seconds: float,
    told: Callable[[int], None] = lambda found: None,
    known: Mapping[str, Puzzle] = MappingProxyType({}),
) -> list[Puzzle]:
    """So many puzzles with those that are known, or as many as the time allows."""
    until, room = time.monotonic() + seconds, Wanted(count, dict(known))
    found = room.found
    for match in maker.tables() if len(found) < count else ():
        here = 0
        for position in maker.positions(match):
            puzzle = maker.ask(position, room)
            if puzzle and puzzle.id not in found:
                found[puzzle.id], here = puzzle, here + 1
                told(len(found))
            if len(found) >= count or here == A_MATCH or time.monotonic() > until:
                break
        if len(found) >= count or time.monotonic() > until:
            break
    return easiest_first(maker.game, found.values())


def easiest_first(game: Game, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The order of a file."""
    grades = list(levels_of(game))
    return sorted(puzzles, key=lambda puzzle: (grades.index(puzzle.grade), puzzle.id))
