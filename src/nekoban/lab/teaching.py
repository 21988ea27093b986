"""What strong play teaches: the kinds of moves that it chooses, those of a beginner, and what they are worth.

The Lion stands for strong play; `greedy` for a beginner, since it takes what counts most at once. Both are
asked about every decision of the same games, so that they answer the same questions; at some of them the
Nekomata is asked too. Then bots that always keep to a habit, or never, play against the same bots without.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from nekoban.bots import SIMPLE, Bot, make_bot
from nekoban.bots.levels import MINDS, settings_of
from nekoban.bots.network import has_network
from nekoban.bots.search import Thought, asking_mark, thinking_mark
from nekoban.core.cache import cache_root
from nekoban.core.catalogue import find_game
from nekoban.core.contracts import PARTS, Part, bind_part
from nekoban.core.folders import keep
from nekoban.core.game import TEACHING, Game
from nekoban.core.habits import Habit
from nekoban.core.luck import LUCK_MASK
from nekoban.core.messages import Phrase
from nekoban.core.motives import Choice, Motive, motives_of
from nekoban.core.moves import Move
from nekoban.core.options import Chosen
from nekoban.core.record import View
from nekoban.lab.duels import BOTH, Deal, deal_seed, play_deal, play_game
from nekoban.lab.samples import Sample, play
from nekoban.lab.statistics import NOTHING, Estimate, rate, share_by_deals
from nekoban.lab.tables import make_plan

SEATS = 2
STRONG, SEARCHER = MINDS  # the policy of a network; a search that asks it
*_, PLAIN = SIMPLE  # the best of those that do not search
FIRST_DEAL = 600_000  # deals that nothing is tuned on; those with a rule come after those that are watched
RULED = 100_000
GAMES, DEALS = 160, 200  # games that are watched of strong play; deals with each rule
PLAIN_GAMES = 2  # one game of beginners for so many of strong play
MARKED_GAMES = 20  # games in which only marks are counted, for each that is watched
SEARCHED = 8  # the search is asked at one decision of so many
TESTED = 16  # habits that bots keep to: those in which strong play differs most
OFTEN_OPEN = 0.02  # of the decisions; a habit that is open more seldom is not tested
EVEN, PERCENT = 50.0, 100.0
WRITTEN_EVERY = 10  # games
MOTIVES = "motives"  # the group of habits that are the game's motives
NAMES = tuple(map(str, range(1, 10)))

OPEN, BY_STRONG, BY_PLAIN, ASKED, BY_SEARCHER, PLAIN_ASKED, COLUMNS = range(7)


def habits_of(game: Game) -> tuple[Habit, ...]:
    """A game's own habits, and its motives."""
    own = game.teaching.HABITS if game.teaching else ()
    return *own, *(habit_of(game, motive) for motive in motives_of(game))


def habit_of(game: Game, motive: Motive) -> Habit:
    """A motive as a habit: a move that has it."""

    def holds(choice: Choice) -> bool:
        return motive.find(choice) is not None

    return Habit(motive.id, MOTIVES, game.tell.phrase(f"motive-{motive.id}.title"), holds)


def tables_of(game: Game) -> list[Chosen]:
    """The sets of options that take turns while strong play is watched."""
    sets = game.teaching.TABLES if game.teaching else ({"players": SEATS},)
    return [game.options.read(dict(one)) for one in sets]


# --- bots that are watched, and bots with a rule


class Thoughtful(Bot, Protocol):
    """A bot that can say how it weighed every legal move."""

    def thoughts(self) -> list[Thought]: ...


class Watched:
    """Plays as one bot would, and notes which habits it and the others would have followed."""

    name = "watched"

    def __init__(self, game: Game, plays: str) -> None:
        self.bots: dict[str, Bot] = {name: make_bot(name, game) for name in (STRONG, PLAIN, SEARCHER)}
        self.habits = habits_of(game)
        self.plays = plays
        self.forget()

    def forget(self) -> None:
        """Begin to count."""
        self.decisions = 0
        self.counts = np.zeros((len(self.habits), COLUMNS), np.int64)

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        strong, plain = (self.bots[name].choose(view, legal, luck) for name in (STRONG, PLAIN))
        searched = self.plays == STRONG and luck % SEARCHED == 0
        search = self.bots[SEARCHER].choose(view, legal, luck) if searched else strong
        for counts, habit in zip(self.counts, self.habits, strict=True):
            kept = keeping(habit, view, legal)
            if not 0 < len(kept) < len(legal):
                continue  # no choice: no move is of this kind, or all are
            counts[[OPEN, BY_STRONG, BY_PLAIN]] += 1, strong in kept, plain in kept
            if searched:
                counts[[ASKED, BY_SEARCHER, PLAIN_ASKED]] += 1, search in kept, plain in kept
        self.decisions += 1
        return strong if self.plays == STRONG else plain


class Ruled:
    """A bot that always makes moves of a kind where it can, or never."""

    def __init__(self, bot: Thoughtful, habit: Habit, always: bool) -> None:
        self.bot, self.habit, self.always = bot, habit, always
        self.name = bot.name

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        free = self.bot.choose(view, legal, luck)
        kept = keeping(self.habit, view, legal)
        wanted = kept if self.always else set(legal) - kept
        if not wanted or free in wanted:
            return free
        hopes = {thought.move: thought.hope for thought in self.bot.thoughts() if thought.move in wanted}
        best = [move for move, hope in hopes.items() if hope == max(hopes.values())]
        return best[(luck & LUCK_MASK) % len(best)]


def keeping(habit: Habit, view: View, legal: Sequence[Move]) -> set[Move]:
    """The legal moves that are of this kind."""
    return {move for move in legal if habit.holds(Choice(view, move, legal, NAMES))}


# --- playing


class Rule(NamedTuple):
    """A habit that one bot of a deal always follows, or never."""

    habit: str
    bot: str
    always: bool


@cache
def watched_bot(name: str, plays: str) -> Watched:
    """The game and the bot whose moves are watched."""
    return Watched(find_game(name), plays)


@cache
def ruled_bots(name: str, rule: Rule) -> list[Any]:
    """The bot with the rule, and the same bot without."""
    game = find_game(name)
    habit = next(habit for habit in habits_of(game) if habit.id == rule.habit)
    bot: Any = make_bot(rule.bot, game)
    return [Ruled(bot, habit, rule.always), bot]


def options_of(game: Game, number: int) -> Chosen:
    """The options of the deal with that number."""
    tables = tables_of(game)
    return tables[number % len(tables)]


def watch_game(name: str, plays: str, number: int) -> list[list[int]]:
    """A game of one bot against itself: of each habit its counts; the last row has the decisions."""
    game, bot = find_game(name), watched_bot(name, plays)
    bot.forget()
    play_game(game, [bot] * SEATS, deal_seed(FIRST_DEAL + number), options_of(game, number))
    return [*bot.counts.tolist(), [bot.decisions]]


def play_ruled(name: str, rule: Rule, number: int) -> Deal:
    """A deal between a bot and the same bot with a rule, such as never doing something."""
    game = find_game(name)
    number += FIRST_DEAL + RULED
    return play_deal(game, SEATS, ruled_bots(name, rule), number, options_of(game, number))


def fingerprint(game: Game) -> str:
    """A fingerprint of all that decides what is played and counted."""
    thinking = [thinking_mark(game), *([asking_mark(game)] if has_network(game) else [])]
    digest = blake2b(f"{thinking} {FIRST_DEAL}".encode(), digest_size=8)
    digest.update(repr((settings_of(game, (STRONG, SEARCHER)), SEARCHED, RULED)).encode())
    digest.update(repr([str(table) for table in tables_of(game)]).encode())
    for part in (TEACHING, MOTIVES_PART):
        module: Any = bind_part(game.package, part)
        digest.update(Path(module.module.__file__).read_bytes() if module else b"")
    return digest.hexdigest()


MOTIVES_PART: Part = next(part for part in PARTS if part.name == MOTIVES)


def in_turn(
    game: Game, name: str, play: Callable[[int], Any], count: int, pool: Executor, told: Callable[[int], None]
) -> list[Any]:
    """What games or deals come to, in their order; first those that an earlier run has kept."""
    file = cache_root() / f"{game.name}-teaching" / f"{name}-{fingerprint(game)}.json"
    kept = json.loads(file.read_text(encoding="utf-8"))[:count] if file.exists() else []
    told(len(kept))
    file.parent.mkdir(parents=True, exist_ok=True)
    for result in pool.map(play, range(len(kept), count)):
        kept.append(result)
        told(1)
        if len(kept) % WRITTEN_EVERY == 0 or len(kept) == count:
            keep(file, json.dumps(kept).encode())
    return kept


# --- what was found


class Answers(NamedTuple):
    """What bots answered in the games of one of them; `bot` is whose answers are beside a beginner's."""

    bot: str
    counts: Any  # [game, habit, column]
    decisions: int
    columns: tuple[int, int, int] = (OPEN, BY_STRONG, BY_PLAIN)

    def chosen(self, habit: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By games: where the habit could be followed, where this bot did, where a beginner would have."""
        return tuple(self.counts[:, habit, column] for column in self.columns)  # type: ignore[return-value]

    def own(self, habit: int) -> Estimate:
        open_, own, _ = self.chosen(habit)
        return rate(own, open_).scaled(PERCENT)

    def plain(self, habit: int) -> Estimate:
        open_, _, plain = self.chosen(habit)
        return rate(plain, open_).scaled(PERCENT)

    def more(self, habit: int) -> Estimate:
        """How much more often than a beginner, in points, at the same decisions."""
        open_, own, plain = self.chosen(habit)
        return rate(own - plain, open_).scaled(PERCENT)

    def sums(self, habit: int) -> list[int]:
        return [int(part.sum()) for part in self.chosen(habit)]

    def openness(self, habit: int) -> float:
        """At what part of all decisions the habit could be followed."""
        return float(self.counts[:, habit, OPEN].sum()) / max(1, self.decisions)


def answers_of(bot: str, rows: Sequence[Sequence[Sequence[int]]]) -> Answers:
    """What a bot's moves answered, counted."""
    counts = np.array([row[:-1] for row in rows], np.int64)
    return Answers(bot, counts, sum(row[-1][0] for row in rows))


class Tried(NamedTuple):
    """A rule, and what a bot with it wins against the same bot without."""

    rule: Rule
    habit: int
    share: Estimate  # in percent


class Findings(NamedTuple):
    """All that was found out about a game."""

    game: Game
    habits: tuple[Habit, ...]
    strong: Answers  # in games of strong play
    searcher: Answers  # at some decisions of the same games
    plain_games: Answers  # strong play again, asked in games of beginners
    advice: list[Tried]  # beginners with a rule
    worth: list[Tried]  # strong play that has to do without
    deals: int
    marked: Sample | None = None  # more games of strong play, in which marks are counted


def games_in_all(game: Game, games: int, deals: int) -> int:
    """How many games are played at most to find what strong play teaches."""
    marked = MARKED_GAMES * games if marks_of(game) else 0
    return games + games // PLAIN_GAMES + BOTH * TESTED * deals * 2 + marked


def marks_of(game: Game) -> Mapping[str, tuple[Phrase, ...]]:
    """What is counted in more games of strong play, and what its things are called."""
    return game.teaching.MARKS if game.teaching else {}


def mark_games(
    game: Game, count: int, pool: Executor, workers: int, told: Callable[[int], None]
) -> Sample | None:
    """Games of strong play in which marks are counted."""
    if not marks_of(game):
        return None
    sets = game.teaching.TABLES if game.teaching else ()
    plan = make_plan(game.name, [STRONG], sets, count, seed=FIRST_DEAL)
    (found,) = play([plan], workers, told, cache_root() / "samples", pool)
    return found


def find_out(
    game: Game,
    games: int,
    deals: int,
    pool: Executor,
    told: Callable[[int], None] = lambda games: None,
    workers: int = 1,
) -> Findings:
    """Play what an earlier run has not, and count."""
    rows = in_turn(game, f"games-of-{STRONG}", partial(watch_game, game.name, STRONG), games, pool, told)
    count = games // PLAIN_GAMES
    more = in_turn(game, f"games-of-{PLAIN}", partial(watch_game, game.name, PLAIN), count, pool, told)
    strong = answers_of(STRONG, rows)
    searcher = strong._replace(bot=SEARCHER, columns=(ASKED, BY_SEARCHER, PLAIN_ASKED))
    habits, advice, worth = habits_of(game), [], []
    for habit in telling(strong):
        is_more = strong.more(habit).value > 0
        for found, bot, always in ((advice, PLAIN, is_more), (worth, STRONG, not is_more)):
            rule = Rule(habits[habit].id, bot, always)
            found.append(Tried(rule, habit, tried(game, rule, deals, pool, told)))
    plain_games = answers_of(STRONG, more)
    marked = mark_games(game, MARKED_GAMES * games, pool, workers, told)
    return Findings(game, habits, strong, searcher, plain_games, advice, worth, deals, marked)


def telling(strong: Answers) -> list[int]:
    """The habits in which strong play differs most, of those that come up often enough."""
    named = [habit for habit in unlike(strong) if strong.openness(habit) >= OFTEN_OPEN]
    clear = [habit for habit in named if strong.more(habit).differs_from(0.0)]
    return sorted(clear, key=lambda habit: -abs(strong.more(habit).value))[:TESTED]


def unlike(strong: Answers) -> list[int]:
    """All habits but those that say the same as one before: the same moves, or all the other ones."""
    found: dict[tuple[int, ...], int] = {}
    for habit in range(strong.counts.shape[1]):
        open_, own, plain = strong.sums(habit)
        found.setdefault(min((open_, own, plain), (open_, open_ - own, open_ - plain)), habit)
    return list(found.values())


def tried(game: Game, rule: Rule, deals: int, pool: Executor, told: Callable[[int], None]) -> Estimate:
    """What a rule is worth to a bot that follows it."""
    name = f"{'always' if rule.always else 'never'}-{rule.habit}-{rule.bot}"
    rows = in_turn(
        game, name, partial(play_ruled, game.name, rule), deals, pool, lambda many: told(BOTH * many)
    )
    shares = [Deal(*row).share for row in rows]
    return share_by_deals(shares).scaled(PERCENT) if shares else NOTHING


def groups(habits: Iterable[Habit]) -> Iterator[tuple[str, list[int]]]:
    """The habits of each group, by their places."""
    found: dict[str, list[int]] = {}
    for place, habit in enumerate(habits):
        found.setdefault(habit.group, []).append(place)
    yield from found.items()
