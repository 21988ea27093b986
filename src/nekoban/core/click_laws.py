"""Law 12 for clicks: each alone, and two in whatever order, begins a move or is answered by what is true."""

from __future__ import annotations

import random
from collections.abc import Sequence

from nekoban.core import refusals
from nekoban.core.breaches import expect
from nekoban.core.claims import false_claim, own_messages, wrong_of_all
from nekoban.core.match import Match
from nekoban.core.messages import heard, tell
from nekoban.core.moves import Move
from nekoban.core.refusals import clause_label


def check_clicks(match: Match, seed: int, chance: random.Random, count: int) -> None:
    """Law 12 for clicks alone and in pairs: so many of all, of those that come too early and of pairs.

    The first of a pair is in a legal move, as what a page lets one pick. A third of the pairs are any others,
    a third begin a move of the table, a third begin a legal move in the wrong order.
    """
    paths = match.paths()
    begun = {path[0] for path in paths}
    clicks = sorted({click for path in match.game.moves.paths for click in path})
    for click in chance.sample(clicks, min(count, len(clicks))):
        check_click(match, click, click in begun, seed)
    later = {click: row for row in match.legal() for click in match.game.moves.paths[row][1:]}
    early = sorted(set(later) - begun)
    for click in chance.sample(early, min(count, len(early))):
        check_early_click(match, click, later[click], seed)
    picked = sorted(begun | set(later))
    pairs: list[tuple[str, ...]] = [
        (chance.choice(picked), chance.choice(clicks)) for _ in range(count) if picked
    ]
    begin = sorted({path[:2] for path in match.game.moves.paths if path[1:] and path[0] in begun})
    turned = sorted({(path[1], path[0]) for path in paths if path[1:]})
    for some in (begin, turned):
        pairs += chance.sample(some, min(count, len(some)))
    for one, two in pairs:
        check_pair(match, one, two, seed)


def check_click(match: Match, click: str, begins: bool, seed: int) -> None:
    """Law 12 for a click alone: it begins a move or is answered, and what forbids it is true."""
    game, options, where, path = match.game, match.options, f"ply {match.ply}: {click}", (click,)
    answer = match.why_not(path)
    expect((answer is None) == begins, 12, game, options, seed, f"{where} is not answered")
    if answer is None or not answer.clause or match.over:
        return
    rows = nearest(match, click)
    if refusals.begun_in_vain(match, path) is None:
        named = check_nearest(match, click, rows, answer.clause, seed)
        rows = [row for row in rows if named[row] == answer.clause]
    check_said(match, path, rows, answer.clause, seed)


def check_said(match: Match, path: tuple[str, ...], rows: Sequence[Move], label: str, seed: int) -> None:
    """Law 12 for the sentence that clicks are told, with the clause of this label: it is true of one of
    these moves. What is said is asked for without the picture, which tells messages of its own.
    """
    game = match.game
    if game.claims is None:
        return
    meant, clause = refusals.asked_about(match, path), game.clauses[label.replace("-", "_")]
    told = own_messages(game, lambda: refusals.begun_in_vain(match, path) or refusals.refusal(match, meant))
    wrong = wrong_of_all(game, match.state, rows, match.names, told, clause, path)
    what = f"ply {match.ply}: {' '.join(path)}: {wrong}"
    expect(wrong is None, 12, game, match.options, seed, what)


def check_pair(match: Match, one: str, two: str, seed: int) -> None:
    """Law 12 for two clicks: they begin a move, or what forbids the moves that begin so is true.

    Where none begins so, one of the clicks is answered as if it were alone; or both begin moves.
    """
    game, pair, where = match.game, (one, two), f"ply {match.ply}: {one} {two}"
    legal = match.paths()
    answer = match.why_not(pair)
    is_answered = (answer is None) == any(path[:2] == pair for path in legal)
    expect(is_answered, 12, game, match.options, seed, f"{where} is not answered")
    if answer is None or match.over:
        return
    rows = [row for row, path in enumerate(game.moves.paths) if path[:2] == pair]
    if rows:
        named = {row: clause_label(game, match.engine.why_not(match.state, row)) for row in rows}
        forbids = answer.clause in named.values()
        expect(forbids, 12, game, match.options, seed, f"{where}: {answer.clause} forbids no move with both")
        check_said(match, pair, [row for row in rows if named[row] == answer.clause], answer.clause, seed)
        return
    begun = {path[0] for path in legal}
    alone = {click: match.why_not((click,)) for click in pair}
    is_of_one = answer in alone.values()
    fits = is_of_one if set(alone) - begun else answer.sentence == tell("not-with-first")
    expect(fits, 12, game, match.options, seed, f"{where}: {answer} is said of neither click")
    for click in alone:
        check_click(match, click, click in begun, seed)


def nearest(match: Match, click: str) -> list[Move]:
    """The moves with this click; if any of them is of a kind that is asked now, only those.

    Asked are the kinds of the legal moves; if none of these has the click, those that the claims say are.
    """
    moves, claims = match.game.moves, match.game.claims
    legal = {moves[row].kind for row in match.legal()}
    rows = [row for row, path in enumerate(moves.paths) if click in path]
    asked = [row for row in rows if claims and claims.asks(match.state, moves[row].kind)]
    return [row for row in rows if moves[row].kind in legal] or asked or rows


def check_nearest(match: Match, click: str, rows: Sequence[Move], clause: str, seed: int) -> dict[Move, str]:
    """Law 12 for the clause that a click alone names: it forbids one of these moves.

    It is none that the game names last, if another forbids one of them that begins so; or, if none begins
    so, any of them. Answers with the clauses of all.
    """
    game, where = match.game, f"ply {match.ply}: {click}: {clause}"
    named = {row: clause_label(game, match.engine.why_not(match.state, row)) for row in rows}
    forbids = clause in named.values()
    expect(forbids, 12, game, match.options, seed, f"{where} forbids no move with it")
    if clause in game.last_named:
        begun = [row for row in rows if game.moves.paths[row][0] == click] or rows
        nearer = {named[row] for row in begun} - set(game.last_named)
        expect(not nearer, 12, game, match.options, seed, f"{where} instead of {nearer}")
    return named


def check_early_click(match: Match, click: str, row: Move, seed: int) -> None:
    """Law 12 for a click that comes later in a legal move: nothing forbids it, and what it says is true."""
    game, where = match.game, f"ply {match.ply}: {click}"
    with heard() as told:
        refusal = match.why_not((click,))
    free = refusal is not None and not refusal.clause
    expect(free, 12, game, match.options, seed, f"{where} only comes too early, and is forbidden")
    if game.claims and all(message.name != "first-choose" for message in told):
        wrong = false_claim(game, match.state, row, match.names, lambda: match.why_not((click,)))
        expect(wrong is None, 12, game, match.options, seed, f"{where}: {wrong}")
