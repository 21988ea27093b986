"""The laws: what every game must obey, whatever its seats and options, in both twins.

 1 Twins agree: the same bytes after every move. The third twin, on a GPU, is held to it by `run_on_gpu`.
 2 The seed decides: a replay reproduces every state.
 3 Always a move: while a seat is to move something is legal, and every game ends within its bound.
 4 Nothing lost: the components counted over all fields are constant.
 5 Legality is one: the list equals the rows that why_not allows.
 6 Views hold: a world imagined from a view looks the same to that seat and offers the same moves.
 7 Blindness: what a seat may not see has no effect on what it is shown or does, nor on what a hint or the
   coach says to it.
 8 Real re-deals: imagining leaves nothing hidden, and hidden places take more than one value.
 9 Every path can be clicked: its ids are in the drawing, and no path is the beginning of another one.
10 No dead moves: each row was legal at least once, or is listed as unreachable with a reason and never was.
11 Text round trip: moves, positions and save files read back to the same thing.
12 Reasons are true: the clause given for a refused move really forbids it, as the game's reasons.py checks
   independently of the rules, and no clause forbids a legal move; every click, every two clicks in whatever
   order and every refused move get a sentence as an answer, and all that the sentence says is true, as
   claims.py checks. A move that cannot be taken back because it revealed something did reveal something.
13 Showing works: a terminal session can be played to the end, and there is a picture of each layout.
14 Luck tells nothing: a match draws only by keyed rolls, with a different key for every move, also for a move
   made instead of one taken back; and what does not roll does not depend on luck or key. So open draws reveal
   nothing about secret draws made with them, before them or after them. That nobody sees luck or key is part
   of law 7; tests attack the generator itself.
15 Worlds are playable: a world imagined from any seat's view, or a spectator's, whoever is to move, is a
   position that can be, as one that is typed in must be, and play can go on from it.

Laws 3 to 6, 12 and 15 are checked at every position of every game, compiled; the others at samples of
positions.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial

import numpy as np

from nekoban.core import inspection, match_luck, notation, saves
from nekoban.core.breaches import Breach, expect
from nekoban.core.claims import (
    false_claim,
    false_line,
    with_compiled_reasons,
)
from nekoban.core.click_laws import check_clicks
from nekoban.core.compiled import Twin
from nekoban.core.game import Chosen, Game, bind
from nekoban.core.gpu import Gpu, Host, Machine
from nekoban.core.luck import LUCK_FIELDS, LUCK_MASK, start_luck
from nekoban.core.match import Match
from nekoban.core.messages import heard
from nekoban.core.moves import Move
from nekoban.core.pictures import clicks
from nekoban.core.record import HIDDEN, NOBODY, Position, Raw, Record, SeatNumber, View, conceal
from nekoban.core.seeds import read_seed
from nekoban.core.undo import UNDO_WORLDS, UndoError, undo_ply, world_luck

CLOSE_PASSES = 20  # all sets of options once, then one game in this many, are checked closely
CLOSE_PLIES = 12  # in such a game about one position in this many is checked from every seat, later fewer
WORLDS = 8
MOST_ROLLS = 1 << 20  # in one move
QUESTIONS = 4  # rows of each kind that are tried at a decision when sentences are checked
ANSWERS = 6  # refused moves and clicks that are tried at a closely checked position
CLICKS = 2  # clicks and pairs of them that are tried at a decision when only clicks are checked
SELDOM = 4  # a field that varies in fewer than one view in this many is mostly empty
OFTEN = 30  # after this many views with hidden cards, they must have been dealt differently once
SHARE = 5_000  # decisions or worlds of one set of options that are checked for one law, before the next set
CENSUS, CENSUS_ROUNDS = 100_000, 40  # random decisions per set of options before a move counts as dead


Advising = Callable[[Match, Move], object]
"""What a hint and the coach say of a match to whoever is to move, about this move."""


@dataclass
class Watch:
    """What a run of the laws has seen so far."""

    game: Game
    games: int = 0
    positions: int = 0
    advising: Advising | None = None
    close: set[str] = field(default_factory=set)  # sets of options that were checked closely
    shown: set[int] = field(default_factory=set)  # numbers of players for which law 13 was checked
    advised: int = 0  # positions at which a hint and the coach were asked
    redealt: dict[str, np.ndarray] = field(default_factory=dict)  # of a hidden field, how often each place
    """was hidden, and in how many of these views it took more than one value."""


def run(
    game: Game,
    games: int,
    seed: int = 0,
    told: Callable[[str], None] = lambda line: None,
    showing: Callable[[Game, Chosen, int], None] | None = None,
    advising: Advising | None = None,
) -> Watch:
    """Check all laws over this many games. Raises the first Breach.

    Law 13 is above the core, in adding/showing.py, and is passed in. It is checked for the smallest and the
    largest table. So is what advice says, in adding/advising.py, for law 7.
    """
    watch = Watch(game, advising=advising)
    check_move_texts(game)
    inspector = Inspector(game)
    samples = [game.options.read(sample) for sample in game.samples()]
    whole_pass = len(samples) * (2 if game.random_options else 1)
    for number in range(seed, seed + games):
        options = options_of(game, samples, number)
        told(f"{game.name} {options}")
        inspector.inspect(options, number)
        if number - seed < whole_pass or number // whole_pass % CLOSE_PASSES == 0:
            watch_closely(game, options, number, watch)
            watch.close.add(str(options))
            if showing and options.players in ends(samples) - watch.shown:
                showing(game, options, number)
                watch.shown.add(options.players)
        watch.games += 1
    check_redeals(game, watch, seed)
    inspector.check_dead_moves(samples, seed, told)
    return watch


def question(
    game: Game, decisions: int, seed: int = 0, told: Callable[[int], None] = lambda made: None
) -> tuple[int, int]:
    """Law 12 alone, over at least this many random decisions, spread over all samples and options by chance.

    Answers with the decisions and the sets of options. Raises the first Breach.
    """
    return spread(game, decisions, seed, told, Inspector(game).question)


def listen(
    game: Game, decisions: int, seed: int = 0, told: Callable[[int], None] = lambda made: None
) -> tuple[int, int]:
    """Law 12 for sentences alone, over random decisions that are spread like those of `question`.

    Rules and reasons run compiled. Answers with the decisions and the sets of options. Raises the first
    Breach.
    """
    quick = with_compiled_reasons(game)
    assert quick.engine is quick.compiled
    return spread(game, decisions, seed, told, partial(listen_to_game, quick))


def listen_to_game(game: Game, options: Chosen, number: int, decisions: int) -> int:
    """Tell refused moves of random games why, at this many decisions, and check every sentence."""
    chance, engine, kinds = random.Random(number), game.engine, rows_by_kind(game)
    state = engine.start(options, luck_of(number))
    for _ in range(decisions):
        if state.to_move < 0:
            state = engine.start(options, luck_of(chance.randrange(1 << 40)))
        view = engine.view(state, state.to_move)
        for rows in kinds:
            asked = chance.sample(rows, min(QUESTIONS, len(rows)))
            refused = {clause: row for row in asked if (clause := engine.why_not(state, row))}
            for clause, row in refused.items():
                check_sentence(game, options, state, row, clause, number, view=view)
        engine.play(state, chance.choice(engine.legal(state)))
    return decisions


def click(
    game: Game, decisions: int, seed: int = 0, told: Callable[[int], None] = lambda made: None
) -> tuple[int, int]:
    """Law 12 for clicks alone, over random decisions that are spread like those of `question`.

    Answers with the decisions and the sets of options. Raises the first Breach.
    """
    quick = with_compiled_reasons(game)
    return spread(quick, decisions, seed, told, partial(click_in_game, quick))


def click_in_game(game: Game, options: Chosen, number: int, decisions: int) -> int:
    """Click on things of random games, at this many decisions, and check every answer."""
    chance = random.Random(number)
    match = Match(game, options, read_seed(number))
    for _ in range(decisions):
        if match.over:
            match = Match(game, options, read_seed(chance.randrange(1 << 40)))
        check_clicks(match, number, chance, CLICKS)
        match.play(chance.choice(match.legal()))
    return decisions


@cache
def rows_by_kind(game: Game) -> list[list[Move]]:
    """All rows of the table of moves, kind by kind."""
    rows: dict[int, list[Move]] = {}
    for row in range(len(game.moves)):
        rows.setdefault(int(game.moves[row].kind), []).append(row)
    return list(rows.values())


def check_sentence(
    game: Game,
    options: Chosen,
    state: Position,
    row: Move,
    clause: int,
    seed: int,
    where: str = "",
    view: View | None = None,
) -> None:
    """Law 12 for one refused move: the clause forbids it, and all that its sentence says is true.

    view: that of the seat to move, if it was made before.
    """
    move = f"{where}{game.moves.texts[row]!r}"
    if game.reasons and not game.reasons.applies(state, row, clause):
        what = f"{move}: {game.clauses(clause).name} is named and does not apply"
        raise Breach(12, game, options, seed, what)
    if game.claims is None:
        return
    seen, names = view or game.engine.view(state, state.to_move), people(options.players)
    say = lambda: game.words.reason(seen, row, clause, names)  # noqa: E731
    wrong = false_claim(game, state, row, names, say, clause)
    expect(wrong is None, 12, game, options, seed, f"{move}: {wrong}")


def people(players: int) -> list[str]:
    """Names of those at a table whose laws are checked."""
    return [f"Player {seat + 1}" for seat in range(players)]


def imagine_worlds(
    game: Game, worlds: int, seed: int = 0, told: Callable[[int], None] = lambda made: None
) -> tuple[int, int]:
    """Laws 6 and 15 alone, over at least this many imagined worlds, spread like the questions of law 12.

    Answers with the worlds and the sets of options. Raises the first Breach.
    """
    return spread(game, worlds, seed, told, Inspector(game).imagine_worlds)


def spread(
    game: Game, wanted: int, seed: int, told: Callable[[int], None], check: Callable[[Chosen, int, int], int]
) -> tuple[int, int]:
    """Check a share with each set of options in turn, until as much as was wanted is checked."""
    made, checked = 0, set[str]()
    samples = [game.options.read(sample) for sample in game.samples()]
    whole_pass = len(samples) * (2 if game.random_options else 1)
    share = min(SHARE, -(-wanted // whole_pass))
    number = seed
    while made < wanted or number - seed < whole_pass:
        options = options_of(game, samples, number)
        made += check(options, number, share)
        checked.add(str(options))
        told(made)
        number += 1
    return made, len(checked)


def ends(samples: Sequence[Chosen]) -> set[int]:
    """The fewest and the most players of the samples, whose pictures and sessions are checked."""
    players = [options.players for options in samples]
    return {min(players), max(players)}


def run_on_gpu(
    game: Game, matches: int, decisions: int, seed: int = 0, machine: Machine | None = None,
    parts: Machine | None = None,
) -> int:  # fmt: skip
    """Law 1 for the GPU: the same bytes as with the compiled rules, after many decisions by chance, in either
    of the two ways in which a GPU makes them.

    Every set of options of the game's samples; how many there are. Raises the first Breach.
    """
    lucks = np.random.default_rng(seed).integers(1, LUCK_MASK, matches)
    ours, theirs = Gpu(game, Host(game)), Gpu(game, machine, parts)
    for sample in game.samples():
        options = game.options.read(sample)
        expected = ours.reached(lucks, options, decisions)
        for is_sorted in (False, True):
            found = theirs.reached(lucks, options, decisions, is_sorted)
            for match, (one, two) in enumerate(zip(expected, found, strict=True)):
                equal = one.tobytes() == two.tobytes()
                expect(equal, 1, game, options, seed, f"the GPU differs in match {match} of {matches}")
    return len(game.samples())


def options_of(game: Game, samples: Sequence[Chosen], number: int) -> Chosen:
    """The options of a game, by its number: all samples in turn; if there are too many to list, random
    options after each sample."""
    if game.random_options is None:
        return samples[number % len(samples)]
    turn, is_by_chance = divmod(number, 2)
    if is_by_chance:
        return game.options.read(game.random_options(random.Random(number)))
    return samples[turn % len(samples)]


@cache
def inspection_twin(game: Game) -> Twin:
    """A game's twin of inspection.py, with its reasons if it has any."""
    reasons: dict[str, Callable[..., bool]] = {"applies": game.reasons.applies} if game.reasons else {}
    return bind(game, inspection, reasons)


def compile_inspection(game: Game) -> None:
    """Compile what checks the laws at every position, or load it from the cache."""
    for name, signature in inspection.signatures().items():
        inspection_twin(game).prepare(name, signature)


def inspection_is_compiled(game: Game) -> bool:
    """Whether the cache has what checks the laws at every position."""
    return inspection_twin(game).is_ready(*inspection.signatures())


class Inspector:
    """Laws 3 to 6, 10, 12 and 15, at compiled speed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.engine = game.compiled
        self.loop = inspection_twin(game)
        self.fresh = game.state().bytes
        self.room = np.zeros(5 * len(self.fresh), np.uint8)
        self.moves = np.zeros((2, len(game.moves) + 1), np.int16)
        self.counts = np.zeros((3, game.component_count), np.int32)

    def inspect(self, options: Chosen, number: int) -> None:
        seen = np.zeros(len(self.game.moves), np.int64)
        self.counts[:] = 0
        found = self.loop.inspect_game(
            self.room,
            self.fresh,
            options.bytes,
            luck_of(number),
            self.moves,
            self.counts,
            seen,
            self.game.bound(options),
        )
        if found != inspection.FINE:
            ply, law = divmod(found, 100)
            raise Breach(
                law, self.game, options, number, f"at ply {ply} of the inspected game{self.blamed(law)}"
            )

    def question(self, options: Chosen, number: int, decisions: int) -> int:
        """Law 12 alone, over at least this many decisions; how many they were."""
        made = self.loop.question(
            self.room,
            self.fresh,
            options.bytes,
            luck_of(number),
            self.moves,
            len(self.game.moves),
            decisions,
        )
        if made < 0:
            what = f"at decision {-made}{self.blamed(inspection.REASONS_ARE_TRUE)}"
            raise Breach(inspection.REASONS_ARE_TRUE, self.game, options, number, what)
        return made

    def imagine_worlds(self, options: Chosen, number: int, worlds: int) -> int:
        """Laws 6 and 15 alone, over at least this many worlds; how many they were."""
        made = self.loop.imagine_worlds(
            self.room, self.fresh, options.bytes, luck_of(number), self.moves, self.counts, worlds
        )
        if made < 0:
            world, law = divmod(-made, 100)
            raise Breach(law, self.game, options, number, f"at one of the last worlds up to world {world}")
        return made

    def blamed(self, law: int) -> str:
        """For a false reason: the move and the clause that was given for it."""
        if law != inspection.REASONS_ARE_TRUE:
            return ""
        move, clause = self.moves[1, :2].tolist()
        name = self.game.clauses(clause).name.replace("_", "-")
        return f": {name} does not stand in the way of {self.game.moves.texts[move]!r}"

    def check_dead_moves(self, samples: list[Chosen], seed: int, told: Callable[[str], None]) -> None:
        """Law 10, over all sets of options together."""
        seen = self.count_rare(seed)
        for number in range(CENSUS_ROUNDS):
            for options in samples:
                told(f"{self.game.name}: dead moves")
                found = self.count_legal(options, luck_of(seed + number))
                self.check_reasons(options, found, seed + number)
                seen += found
            dead = self.dead(samples, seen)
            if not dead:
                return
        texts = ", ".join(self.game.moves.texts[move] for move in dead[:8])
        what = f"{len(dead)} moves were never legal in {CENSUS_ROUNDS * CENSUS} decisions a set: {texts}"
        raise Breach(10, self.game, None, seed, what)

    def count_rare(self, seed: int) -> np.ndarray:
        """Count what is legal in positions that random games hardly ever reach; each must be valid."""
        seen = np.zeros(len(self.game.moves), np.int64)
        for options, state in self.game.rare_positions(self.game):
            found = np.zeros_like(seen)
            found[self.engine.legal(notation.complete(self.game, options, state, luck_of(seed)))] = 1
            self.check_reasons(options, found, seed)
            seen += found
        return seen

    def check_reasons(self, options: Chosen, seen: np.ndarray, seed: int) -> None:
        """Check that no move that was legal is called unreachable."""
        for move in np.flatnonzero(seen).tolist():
            reason = self.game.unreachable(options, self.game.moves[move])
            if reason is not None:
                what = f"{self.game.moves.texts[move]} was legal, and is called unreachable: {reason}"
                raise Breach(10, self.game, options, seed, what)

    def count_legal(self, options: Chosen, luck: int) -> np.ndarray:
        seen = np.zeros(len(self.game.moves), np.int64)
        self.loop.census(self.room, self.fresh, options.bytes, luck, self.moves, seen, CENSUS)
        return seen

    def dead(self, samples: list[Chosen], seen: np.ndarray) -> list[int]:
        """Moves that were never legal, though some set of options should allow them."""
        never = np.flatnonzero(seen == 0).tolist()
        moves, unreachable = self.game.moves, self.game.unreachable
        return [
            move for move in never if any(unreachable(options, moves[move]) is None for options in samples)
        ]


def luck_of(number: int) -> int:
    """The quick luck that checks of a law play with, from the number of a seed."""
    return start_luck(random.Random(number).getrandbits(62))


def watch_closely(game: Game, options: Chosen, seed: int, watch: Watch) -> None:
    """One game, both twins side by side, through a Match; laws 1, 2, 7, 8, 9, 11, 12 and 14."""
    chance = random.Random(seed)
    match = Match(game, options, read_seed(seed))
    slow = game.interpreted.start(options, *match_luck.luck_of(match, []))
    clickable = game.drawing is not None
    look = chance.randrange(CLOSE_PLIES)
    keys: set[tuple[int, ...]] = set()
    while True:
        check_luck(match, seed, keys)
        expect(match.state == slow, 1, game, options, seed, f"the twins differ at ply {match.ply}")
        if match.ply == look or match.over:
            look += 1 + chance.randrange(CLOSE_PLIES + match.ply)  # ever rarer
            watch.positions += 1
            check_sight(match, seed, chance, watch)
            check_position_text(match, seed)
            check_paths(match, seed, clickable)
            check_answers(match, seed, chance)
            check_undo(match, seed)
            check_log(match, seed)
        if match.over:
            break
        move = chance.choice(match.legal())
        match.play(move)
        slow.luck, slow.key = match_luck.luck_of(match, match.played)
        game.interpreted.play(slow, move)
    again = Match.from_save(json.loads(saves.write_save(match.to_save())))
    same = again.state == match.state and all(a == b for a, b in zip(again.past, match.past, strict=True))
    expect(same, 2, game, options, seed, "a replay of the save file reaches other states")


def check_luck(match: Match, seed: int, keys: set[tuple[int, ...]]) -> None:
    """Law 14 after a move or the set-up; `keys` are those used before."""
    game, options, state = match.game, match.options, match.state
    luck, key = match_luck.luck_of(match, match.played)
    is_kept = luck <= state.luck < luck + MOST_ROLLS and state.key.tolist() == list(key)
    expect(is_kept, 14, game, options, seed, f"ply {match.ply}: luck was changed other than by rolls")
    lines = [match.played]
    lines += [[*match.played[:-1], move] for move in (0, 1) if match.ply and move != match.played[-1]]
    fresh = {tuple(match_luck.luck_of(match, line)[1]) for line in lines}
    is_new = len(fresh) == len(lines) and not fresh & keys
    expect(is_new, 14, game, options, seed, f"ply {match.ply}: a key serves a second time")
    keys.add(tuple(key))
    if match.ply and state.luck == luck:
        again = match.past[-1].twin()
        again.luck, again.key = match_luck.luck_of(match, [])
        match.engine.play(again, match.played[-1])
        again.luck, again.key = luck, key
        expect(again == state, 14, game, options, seed, f"ply {match.ply}: luck decided something unrolled")


def check_sight(match: Match, seed: int, chance: random.Random, watch: Watch) -> None:
    """Laws 7 and 8 at one position, for every seat and a spectator."""
    game, options = match.game, match.options
    for seat in [None, *range(options.players)]:
        view = match.engine.view(match.state, seat)
        shown = excepted(game, view, conceal(match.state, NOBODY if seat is None else seat))
        expect(
            not shown,
            7,
            game,
            options,
            seed,
            f"ply {match.ply}: {shown} is shown to seat {seat} beyond its sight",
        )
        worlds = [match.engine.imagine(view, luck_of(chance.randrange(1 << 40))) for _ in range(WORLDS)]
        for world in worlds:
            same = match.engine.view(world, seat) == view
            expect(same, 7, game, options, seed, f"ply {match.ply}: a re-deal changes what seat {seat} sees")
            left = notation.hidden_field(game.state, world.array, game.seats)
            said = f"ply {match.ply}: imagining for seat {seat} left {left} hidden; empty seats count too"
            expect(not left, 8, game, options, seed, said)
            right = int(game.rules.flaw(world)) == 0
            expect(right, 8, game, options, seed, f"ply {match.ply}: an imagined world is impossible")
        note_variation(game, view, worlds, watch)
        check_shown(match, worlds[0], seat, seed)
        if watch.advising and seat is not None and seat == match.to_move:
            watch.advised += check_advice(match, worlds[0], watch.advising, seed)


def check_answers(match: Match, seed: int, chance: random.Random) -> None:
    """Law 12 for people: refused moves and clicks in any order get a sentence with a true clause."""
    game, legal = match.game, set(match.legal())
    for row in chance.sample(sorted(legal), min(1, len(legal))):
        check_unforbidden(match, row, seed)
    refused = [row for row in range(len(game.moves)) if row not in legal]
    for row in chance.sample(refused, min(ANSWERS, len(refused))):
        refusal = match.why_not(row)
        told = refusal is not None and refusal.sentence.strip().endswith((".", "!", "?"))
        expect(
            told, 12, game, match.options, seed, f"ply {match.ply}: {game.moves.texts[row]} gets no sentence"
        )
        if refusal and refusal.clause and not match.over:
            clause = game.clauses[refusal.clause.replace("-", "_")]
            check_sentence(game, match.options, match.state, row, clause, seed, f"ply {match.ply}: ")
    check_clicks(match, seed, chance, ANSWERS)


def check_undo(match: Match, seed: int) -> None:
    """Law 12 for what cannot be taken back: it is said to have revealed something only if it did.

    It did if whoever moved sees something else in some other deal of what was hidden before the move, or sees
    a place that was hidden.
    """
    if match.ply == 0:
        return
    with heard() as told, suppress(UndoError):
        undo_ply(match)
    if all(message.name != "undo-revealed" for message in told) or is_open_now(match):
        return
    move, seat, before = match.played[-1], match.movers[-1], match.past[-1]
    shown = match.engine.view(match.state, seat)
    for number in range(UNDO_WORLDS):  # the worlds that decided, so that a rare one counts here too
        other = match.engine.imagine(
            match.engine.view(before, seat), world_luck(match, match.ply - 1, number)
        )
        match.engine.play(other, move)
        if match.engine.view(other, seat) != shown:
            return
    what = f"ply {match.ply}: {match.game.moves.texts[move]!r} is said to have revealed something"
    raise Breach(12, match.game, match.options, seed, what)


def is_open_now(match: Match) -> bool:
    """Whether a place that was hidden from whoever moved last holds the same as before, and is seen now.

    The law looks for itself, field by field, so that an undo that is refused too eagerly is found.
    """
    kind, seat, before, after = match.game.state, match.movers[-1], match.past[-1], match.state
    known, seen = (match.engine.view(state, seat).array[0] for state in (before, after))
    held = leaves(kind, before.array[0], after.array[0])
    return any(
        bool(((old == HIDDEN) & (new != HIDDEN) & (was == now)).any())
        for (path, old, new), (_, was, now) in zip(leaves(kind, known, seen), held, strict=True)
        if not path.startswith("events.")
    )


def check_log(match: Match, seed: int) -> None:
    """Law 12 for the last move: where its lines say why something did not happen, they are true."""
    game = match.game
    if game.claims is None or match.ply == 0:
        return
    row = match.played[-1]
    wrong = false_line(game, match.state, row, match.names, lambda: match.log(match.movers[-1]))
    expect(wrong is None, 12, game, match.options, seed, f"ply {match.ply}: {wrong}")


def check_unforbidden(match: Match, row: Move, seed: int) -> None:
    """Law 12 for a legal move: no clause stands in its way."""
    game, reasons = match.game, match.game.reasons
    if reasons is None:
        return
    for clause in game.clauses:
        free = not reasons.applies(match.state, row, clause)
        what = f"ply {match.ply}: {game.moves.texts[row]!r} is legal, and {clause.name} forbids it"
        expect(free, 12, game, match.options, seed, what)


def check_shown(match: Match, world: Position, seat: SeatNumber | None, seed: int) -> None:
    """What a match shows a seat must be the same in another world that looks the same to that seat."""
    other = match.at(match.ply)
    other.state = world
    told = [told_to(table, seat) for table in (match, other)]
    for what in told[0]:
        same = told[0][what] == told[1][what]
        expect(same, 7, match.game, match.options, seed, f"ply {match.ply}: a re-deal changes the {what}")


def check_advice(match: Match, world: Position, advising: Advising, seed: int) -> bool:
    """What is advised to the seat to move must be the same in another world that looks the same to it.

    Whether there was anything to advise.
    """
    legal = match.legal()
    if len(legal) < 2:
        return False
    other = match.at(match.ply)
    other.state = world
    told = [advising(table, legal[-1]) for table in (match, other)]
    said = f"ply {match.ply}: a re-deal changes the advice, {told[0]!r} or {told[1]!r}"
    expect(told[0] == told[1], 7, match.game, match.options, seed, said)
    return True


def told_to(match: Match, seat: SeatNumber | None) -> dict[str, object]:
    """What a match shows a seat: law 7 compares it."""
    drawn = match.game.drawing is not None
    return {
        "log": match.log(seat),
        "status": match.status(seat),
        "table": match.text(seat),
        "position": None if seat is None else match.position(seat),
        "picture": match.svg(seat, faces=False) if drawn else None,
        "moves": match.moves() if seat == match.to_move else None,
    }


def excepted(game: Game, view: View, concealed: View) -> list[str]:
    """Fields in which a view shows more than the declared visibility and the game's exceptions allow."""
    differing = {
        path
        for path, one, two in leaves(game.state, view.array[0], concealed.array[0])
        if not np.array_equal(one, two)
    }
    return sorted(differing - set(game.exceptions) - {"events.what"})


def leaves(kind: type[Record], one: Raw, two: Raw, prefix: str = "") -> Iterator[tuple[str, Raw, Raw]]:
    """Every field of a record by its path, with the values of two arrays of such records."""
    for entry in kind.fields.values():
        if entry.rows is not None:
            yield from leaves(entry.rows, one[entry.name], two[entry.name], f"{prefix}{entry.name}.")
        else:
            yield f"{prefix}{entry.name}", one[entry.name], two[entry.name]


def note_variation(game: Game, view: View, worlds: list[Position], watch: Watch) -> None:
    """Law 8: which hidden places took more than one value."""
    dealt = np.concatenate([world.array for world in worlds])
    hidden = {path for path, sight in declared(game.state) if is_dealt(path, sight)}
    for path, seen, values in leaves(game.state, view.array[0], dealt):
        if path in hidden:
            is_hidden = np.array(seen == HIDDEN)
            if path.startswith("players."):
                is_hidden[view.seats :] = False  # nobody sits there
            varies = is_hidden & (values != values[0]).any(axis=0)
            watch.redealt[path] = watch.redealt.get(path, 0) + np.stack([is_hidden, varies]).astype(int)


def is_dealt(path: str, sight: str) -> bool:
    """Law 8: whether imagining deals into a field."""
    return sight != "public" and path not in LUCK_FIELDS and not path.startswith("events.")


def check_redeals(game: Game, watch: Watch, seed: int) -> None:
    """Law 8: every hidden place took more than one value in imagined worlds."""
    for path, (hidden, varied) in watch.redealt.items():
        if hidden.any() and not varied.any():
            what = f"the hidden field {path} was dealt the same in every imagined world"
            raise Breach(8, game, None, seed, what)
        for row in rows_of(hidden, varied) if path.startswith("players.") else ():
            what = f"{path} of seat {row + 1} was dealt the same in every imagined world"
            raise Breach(8, game, None, seed, what)


def rows_of(hidden: np.ndarray, varied: np.ndarray) -> list[int]:
    """Seats that were often hidden and never varied, while other seats often did."""
    views, changes = [count.reshape(len(count), -1).max(axis=1) for count in (hidden, varied)]
    if changes.sum() * SELDOM < views.sum():
        return []  # most of the time there is nothing in this field
    return np.flatnonzero((views >= OFTEN) & (changes == 0)).tolist()


def declared(kind: type[Record], prefix: str = "") -> Iterator[tuple[str, str]]:
    """The path and the sight of every field of a state."""
    for entry in kind.fields.values():
        if entry.rows is not None:
            yield from declared(entry.rows, f"{prefix}{entry.name}.")
        else:
            yield f"{prefix}{entry.name}", entry.sight


def check_move_texts(game: Game) -> None:
    """Law 11 for moves: every row's text and path lead back to it."""
    for move, text in enumerate(game.moves.texts):
        found = notation.read_move(game, list, text)
        clicked = notation.read_move(game, lambda move=move: [move], game.moves.paths[move])
        if found != move or clicked != move:
            raise Breach(11, game, None, 0, f"the move text {text!r} does not read back")


def check_position_text(match: Match, seed: int) -> None:
    """Law 11 for positions: the state's, and every view's."""
    game, options = match.game, match.options
    for seat in [None, *range(options.players)]:
        text = match.position(seat)
        _, chosen, record = notation.read_position(text)
        expect(chosen == options, 11, game, options, seed, f"the options of {text!r} do not read back")
        true = match.state if seat is None else match.view(seat)
        same = untold(record) == untold(true)
        expect(same, 11, game, options, seed, f"the position {text!r} does not read back")


def untold(record: Record | View) -> bytes:
    """A record's bytes without what positions leave out."""
    plain = record.twin()
    for name in notation.UNTOLD:
        plain.array[name] = 0
    return plain.bytes.tobytes()


def check_paths(match: Match, seed: int, clickable: bool) -> None:
    """Law 9 at one position."""
    game, options, paths = match.game, match.options, match.paths()
    starts = {path[:length] for path in paths for length in range(1, len(path))}
    clash = starts & set(paths)
    expect(not clash, 9, game, options, seed, f"ply {match.ply}: {sorted(clash)[:2]} begin other paths")
    expect(len(set(paths)) == len(paths), 9, game, options, seed, f"ply {match.ply}: two moves share a path")
    if not clickable or match.over:
        return
    for layout in ("wide", "tall"):
        shown = clicks(match.svg(match.to_move, layout, faces=False))
        missing = {click for path in paths for click in path} - shown
        expect(
            not missing,
            9,
            game,
            options,
            seed,
            f"ply {match.ply}: {sorted(missing)[:4]} cannot be clicked ({layout})",
        )
