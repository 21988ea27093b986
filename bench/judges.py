"""Which judge of reviews is nearer to the truth: the one that plays on, or one that asks a network?

    python -m bench.judges [--decisions 16] [--games mauwi,iwari] [--write]

Some decisions of matches between bots of different strength are judged by both, each with two seeds. The
truth about a move is what comes of many games that go on from it, in worlds imagined from the view of who
decided, with a Lion or a Panther in every seat by chance. It is asked about the move that was played and
about the best ones of both judges; where all three are the same there is nothing to compare.

Writes a table into docs/review.md. What came of each decision is kept in a file, so the same command goes on
where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from bench.review import BUDGET, played
from bench.tables import write_table
from nekoban.bots import make_bot
from nekoban.bots.levels import deepest_name, levels_of, network_name
from nekoban.bots.network import network_mark
from nekoban.bots.search import NetworkSearch, thinking
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.core.moves import Move
from nekoban.core.record import SeatNumber, View
from nekoban.review.decisions import WIN
from nekoban.review.judging import Judge, judge_key, strongest_judge
from tools.kept import kept_rows

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "review.md"
KEPT = ROOT / "build" / "judges-compared.jsonl"
FIRST = 2000  # the number of the first match: none that a judge was tuned with
A_MATCH = 4  # decisions of each
ASKED = 300  # iterations of a search that asks the network
GAMES = 100  # that go on from a move
PLAYERS = ("lion", "panther")


class Verdict(NamedTuple):
    """What a judge says of one decision."""

    best: str
    costs: Sequence[int]  # in thousandths, with two seeds
    seconds: float  # of computing, for one of them


class Compared(NamedTuple):
    """One decision: what was played, what the judges say, and the truth about these moves."""

    played: str
    judges: Sequence[Verdict]  # the one that plays on, then the one that asks a network
    truth: dict[str, float]  # the share of the win, by move; empty where nobody disagrees


class Row(NamedTuple):
    """What one judge's verdicts of one game come to."""

    gain: float  # thousandths by which its best move is truly better than the played one: the mean
    off: float  # thousandths between the cost that it tells and the true one: the mean
    apart: float  # thousandths between the costs with two seeds: the mean
    seconds: float  # a decision


# --- judging


def network_judge(game: Game, seed: int) -> Judge:
    """A judge like that of reviews, whose searches ask the network.

    They do not play on (`horizon`), as the Nekomata does: the network is asked at the first decision after a
    move. That is quicker, and two searches differ less.
    """
    wide = replace(levels_of(game)[network_name(game) or ""], iterations=ASKED, horizon=0)
    thorough = replace(wide, iterations=3 * ASKED)
    return Judge(*(NetworkSearch(game, one) for one in (wide, wide, thorough)), seed=seed)


def judges_of(game: Game, seed: int) -> list[Judge]:
    return [strongest_judge(game, BUDGET, seed), network_judge(game, seed)]


def verdicts(game: Game, match: Match, ply: int) -> list[Verdict]:
    found: list[list[tuple[str, int, float]]] = [[], []]
    for seed in range(2):
        for place, judge in enumerate(judges_of(game, seed)):
            began = time.process_time()
            decision = judge.decide(match, ply)
            seconds = time.process_time() - began
            found[place].append((game.moves.texts[decision.best[0].move], decision.cost, seconds))
    return [
        Verdict(one[0][0], [cost for _, cost, _ in one], sum(seconds for *_, seconds in one) / len(one))
        for one in found
    ]


# --- the truth


def won_share(game: Game, bots: Sequence[Any], view: View, seat: SeatNumber, move: Move) -> float:
    """What a seat wins on average if it makes this move and the table is played to its end.

    The same worlds and the same tables for every move of a decision.
    """
    engine, won = game.compiled, 0.0
    for number in range(GAMES):
        chance = random.Random(number)
        world = engine.imagine(view, start_luck(7_001 * (number + 1)))
        table = [chance.choice(bots) for _ in range(int(world.seats))]
        engine.play(world, move)
        while world.to_move >= 0:
            legal, mover = engine.legal(world), int(world.to_move)
            chosen = table[mover].choose(engine.view(world, mover), legal, chance.randrange(1, 1 << 40))
            engine.play(world, chosen)
        winners = list(engine.winners(world))
        won += 1 / len(winners) if seat in winners else 0.0
    return won / GAMES


def compared(game: Game, match: Match, ply: int) -> Compared:
    said, texts = verdicts(game, match, ply), game.moves.texts
    move, seat = match.played[ply], match.movers[ply]
    view, bots = match.engine.view(match.states[ply], seat), [make_bot(name, game) for name in PLAYERS]
    asked = {texts[move], *(one.best for one in said)}
    if len(asked) == 1:
        return Compared(texts[move], said, {})
    truth = {text: won_share(game, bots, view, seat, game.moves.by_text[text]) for text in sorted(asked)}
    return Compared(texts[move], said, truth)


def decisions(game: Game, count: int) -> list[tuple[int, int]]:
    """Matches by number, and some of their choices."""
    chance, found = random.Random(game.name), list[tuple[int, int]]()
    for number in range(FIRST, FIRST + -(-count // A_MATCH)):
        match = played(game, number)
        choices = [ply for ply, state in enumerate(match.states[:-1]) if len(match.engine.legal(state)) > 1]
        found += [(number, ply) for ply in sorted(chance.sample(choices, A_MATCH))]
    return found[:count]


def compare_all(game: Game, count: int, file: Path) -> list[Compared]:
    """Some decisions of a game; those that the file has are not asked again."""
    thinking(game)
    mark = f"{judge_key(game)} {network_mark(game)}"
    rows = {tuple(asked): found for asked, found in kept_rows(file)}
    known = {
        asked: Compared(one[0], [Verdict(*said) for said in one[1]], one[2]) for asked, one in rows.items()
    }
    found = list[Compared]()
    with file.open("a", encoding="utf-8") as kept:
        for number, ply in decisions(game, count):
            asked = (game.name, mark, number, ply)
            if asked not in known:
                known[asked] = compared(game, played(game, number), ply)
                print(json.dumps([asked, known[asked]]), file=kept, flush=True)
            found.append(known[asked])
    return found


# --- the table


def row_of(found: Sequence[Compared], place: int) -> Row:
    """What a judge's verdicts come to; what is true is known only where somebody disagrees."""
    said = [(one, one.judges[place]) for one in found]
    told = [(one, judge, true_gain(one, judge)) for one, judge in said if one.truth]
    return Row(
        gain=mean([gain for *_, gain in told]),
        off=mean([abs(judge.costs[0] - gain) for _, judge, gain in told]),
        apart=mean([abs(judge.costs[0] - judge.costs[1]) for _, judge in said]),
        seconds=mean([judge.seconds for _, judge in said]),
    )


def true_gain(one: Compared, judge: Verdict) -> float:
    """By how much the judge's best move is truly better than the played one, in thousandths."""
    return WIN * (one.truth[judge.best] - one.truth[one.played])


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def table(found: dict[str, list[Compared]]) -> list[str]:
    lines = [
        "| game | decisions | disagreed about | judge | its best move gains | its cost is off | apart "
        "| computing, s |",
        "|---|---:|---:|---|---:|---:|---:|---:|",
    ]
    for name, all_found in found.items():
        head = f"| {name} | {len(all_found)} | {sum(bool(one.truth) for one in all_found)}"
        for place, judge in enumerate((deepest_name(find_game(name)), network_name(find_game(name)))):
            row = row_of(all_found, place)
            percents = " | ".join(f"{number / 10:.1f}%" for number in row[:3])
            lines.append(f"{head} | {judge} | {percents} | {row.seconds:.2f} |")
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.judges", description="Two judges, and the truth.")
    parser.add_argument("--decisions", type=int, default=16, help="of each game")
    parser.add_argument("--games", default=",".join(all_games()), help="separated by commas")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the file of results to go on with")
    parser.add_argument("--write", action="store_true", help="write the table into docs/review.md")
    given = parser.parse_args(argv)
    found = {
        name: compare_all(find_game(name), given.decisions, given.keep) for name in given.games.split(",")
    }
    print("\n".join(table(found)))
    if given.write:
        write_table("bench.judges", table(found), PAGE)


if __name__ == "__main__":
    main()
