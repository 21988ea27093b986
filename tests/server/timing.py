"""Times on the wire: how long a bot takes with other hidden cards, and how likely that is by chance."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from nekoban.core.catalogue import all_games
from nekoban.core.luck import start_luck
from tests.server.people import Place, go_home, open_table

PERMUTATIONS = 4000


def games_with_hands() -> list[str]:
    """All games in which a seat holds something that the others do not see."""
    return [
        name
        for name, game in all_games(hidden=True).items()
        if any(field.sight == "private" for field in game.state.fields["players"].rows.fields.values())
    ]


def answer_time(place: Place, game: str, deal: int, pace: float | None, bot: str) -> float:
    """Seconds from a person's move to the bot's answer, as a socket sees them.

    The person always sees the same: what they do not see is dealt anew for each `deal`, and is the same for
    the same one.
    """
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    while True:
        player = open_table(place, game, seats=seats, settings={"pace": pace})
        live = place.site.registry.lives[player.table]
        if (live.table.match.ply, live.table.to_move) == (0, 0):
            break  # else the bot thinks about its own first move already
    deal_hidden(live.table, game, deal)
    player.sit()
    while player.last["to_move"] != 0:
        player.hear()
    while player.last["to_move"] == 0:
        player.ask(kind="move", ply=player.last["ply"], path=player.last["paths"][0])
    began = time.perf_counter()
    player.hear("moved")
    taken = time.perf_counter() - began
    go_home(player)
    return taken


def deal_hidden(table: Any, game: str, deal: int) -> None:
    """The first position of a game as seat 1 sees it, with other hidden cards for every deal."""
    match = table.match
    first = match.engine.start(match.options, start_luck(987_654_321))
    view = match.engine.view(first, 0)
    chance = random.Random(f"{game} {deal}")
    match.state = match.engine.imagine(view, start_luck(chance.getrandbits(60)))


def spread(groups: list[list[float]]) -> float:
    """How far the groups lie apart: by their ranks in all together, which no single stall can move far."""
    ranks = {one: rank for rank, one in enumerate(sorted(one for group in groups for one in group))}
    means = [statistics.mean(ranks[one] for one in group) for group in groups]
    return max(means) - min(means)


def chance_of(groups: list[list[float]], chance: random.Random) -> float:
    """The share of all ways to mix the groups that lie as far apart as these: a permutation test."""
    found, sizes = spread(groups), [len(group) for group in groups]
    together = [one for group in groups for one in group]
    as_far = 0
    for _ in range(PERMUTATIONS):
        chance.shuffle(together)
        rest = iter(together)
        as_far += spread([[next(rest) for _ in range(size)] for size in sizes]) >= found
    return (as_far + 1) / (PERMUTATIONS + 1)
