"""Replays: a finished game frame by frame, as a list of moves, as a save file, and dealt again to verify it.

While a game's rules are those it was played by, its frames come from the match. So that it stays replayable
afterwards, its positions, log and result are kept when it ends; the version of the rules is kept and said.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Iterator, Sequence

import msgspec

from nekoban.core import notation
from nekoban.core.catalogue import known_game
from nekoban.core.fairness import contributors, seal_of
from nekoban.core.language import ENGLISH, READER, reading
from nekoban.core.match import Match
from nekoban.core.messages import tell as shared
from nekoban.core.messages import together
from nekoban.core.notation import NotationError
from nekoban.core.record import Raw
from nekoban.core.saves import read_save, write_save
from nekoban.server.contributions import not_dealt
from nekoban.server.messages import Outgoing
from nekoban.server.presentation import (
    Said,
    Viewer,
    drawn,
    faces_address,
    has_pictures,
    log_lines,
    result_told,
    said_lines,
    whole_log,
)
from nekoban.server.refusals import Refused
from nekoban.server.store import Store
from nekoban.server.tables import TableState
from nekoban.server.words import tell

SLICE = 0.001  # seconds of work at a time: more wakings would disturb those who play
PACKED = 1  # zlib's level: texts of positions shrink well by any
# How many times as long as keeping finished games takes is left to those who play: when none waits, when very
# many do, and how many halve it.
MOST_OTHERS, LEAST_OTHERS, MANY = 19.0, 2.0, 10


class KeptWords(msgspec.Struct):
    """A finished match in the words of one language."""

    logs: list[list[list[str]]]  # for a spectator and every seat, for every move
    sentence: str


class Kept(msgspec.Struct):
    """What is kept of a finished match."""

    game: str
    names: list[str]
    positions: list[str]  # of the whole state, from the start to the end
    movers: list[int]
    logs: list[list[list[str]]]  # as in `KeptWords`, in English
    scores: list[list[int]]
    sentence: str
    translations: dict[str, KeptWords] = {}  # what else was read at the table; 0.1.0 kept none

    def told(self) -> KeptWords:
        """In the reader's language, where it was kept."""
        return self.translations.get(READER.get()) or KeptWords(self.logs, self.sentence)


read_kept = msgspec.json.Decoder(Kept).decode


class Frame(Outgoing):
    """A finished game as it stood after some moves."""

    game: str
    title: str
    version: int  # of the rules it was played by
    faces: str | None
    ply: int
    plies: int
    seat: int | None  # through whose eyes
    names: list[str]
    mover: int | None  # who made the last of these moves
    log: list[str]
    scores: list[int]
    status: str
    picture: str | None = None
    text: str | None = None
    position: str | None = None
    to_move: int | None = None  # who is to make the next one
    counted: str = ""  # what the scores are, if they are no points


def others(waiting: int) -> float:
    """How much is left to those who play, while this many games wait to be kept."""
    return max(LEAST_OTHERS, MOST_OTHERS / (1 + waiting / MANY))


def kept(table: TableState, waiting: Callable[[], int] = lambda: 0) -> Kept:
    """Everything worth keeping of a finished match, in English and as it was read at the table.

    What was put into words before is not made again; words that nobody reads would slow down those who play.
    """
    match = table.match
    seats = (None, *range(len(table.seats)))
    read = {ENGLISH, *(language for _, language in table.logs)}
    told = {language: told_before(table, seats, language) for language in sorted(read)}
    names = {language: names_in(match, language) for language in told}
    positions, scores = [], []
    began = time.thread_time()
    for ply, state in enumerate(match.states):
        positions.append(notation.write_position(match.game, match.options, state))
        scores.append(match.engine.scores(state))
        said: Said = {}
        for language, words in told.items():
            with reading(language):
                for log, seat in zip(words.logs, seats, strict=True):
                    if len(log) < ply:
                        view = match.engine.view(state, seat)
                        log.append(said_lines(match, view, names[language], said))
        spent = time.thread_time() - began
        if spent > SLICE:
            time.sleep(others(waiting()) * spent)
            began = time.thread_time()
    english, called = told.pop(ENGLISH), names[ENGLISH]
    return Kept(
        match.game.name, called, positions, match.movers, english.logs, scores, english.sentence, told
    )


def names_in(match: Match, language: str) -> list[str]:
    """The names of a finished game's players in a language."""
    with reading(language):
        return match.names


def told_before(table: TableState, seats: Sequence[int | None], language: str) -> KeptWords:
    """The result in a language, and what players of that language have read."""
    logs = [[entry.lines for entry in table.logs.get((seat, language), ())] for seat in seats]
    with reading(language):
        return KeptWords(logs, result_told(table).sentence)


async def keep_replay(store: Store, table: TableState, waiting: Callable[[], int]) -> None:
    """Keep a finished match, beside the play."""
    data = await asyncio.to_thread(lambda: zlib.compress(msgspec.json.encode(kept(table, waiting)), PACKED))
    await store.call(store.finished.keep_frames, table.id, table.table_row.version, data)


def live_frame(table: TableState, ply: int, seat: int | None, viewer: Viewer) -> Frame:
    """A frame of a match that the present rules play."""
    match = table.match
    if not table.is_started:
        raise Refused("not-now", "The game has not begun: nobody sees the table until all are seated.")
    return match_frame(match, table.table_row.version, ply, seat, viewer, table.phase == "over")


def match_frame(
    match: Match, version: int, ply: int, seat: int | None, viewer: Viewer, is_over: bool = True
) -> Frame:
    """A frame of a match; while it is not over, the points are those that the viewer can know."""
    check_bounds(ply, match.ply, seat, match.options.players)
    state = match.states[ply]
    view = match.engine.view(state, seat)
    log = log_lines(match, view, match.names) if ply else []
    mover = match.movers[ply - 1] if ply else None
    score = match.engine.scores(state if is_over else view)
    return shown(match, state, seat, viewer, version, ply, match.ply, mover, log, score)


def shown(
    match: Match,
    state: Raw,  # or a view of one
    seat: int | None,
    viewer: Viewer,
    version: int,
    ply: int,
    plies: int,
    mover: int | None,
    log: list[str],
    scores: list[int],
) -> Frame:
    """A frame of a replay: position, words and picture for one viewer."""
    game, names = match.game, match.names
    view = match.engine.view(state, seat)
    draws = viewer.picture and has_pictures(game)
    return Frame(
        game.name,
        game.title_of(match.options),
        version,
        faces_address(game),
        ply,
        plies,
        seat,
        names,
        mover,
        log,
        scores,
        game.words.status(view, names),
        drawn(game, view, seat, viewer.layout, names) if draws else None,
        game.text.table(view, seat, names) if viewer.text or (viewer.picture and not draws) else None,
        notation.write_position(game, match.options, view) if viewer.position else None,
        int(view.to_move) if view.to_move >= 0 else None,
        str(game.guide.counted(view) or ""),
    )


def kept_frame(version: int, data: bytes, ply: int, seat: int | None, viewer: Viewer) -> Frame:
    """A frame of a match that was played by other rules, from what was kept of it."""
    found = read_kept(zlib.decompress(data))
    plies = len(found.movers)
    check_bounds(ply, plies, seat, len(found.names))
    words = found.told()
    log = words.logs[0 if seat is None else seat + 1][ply - 1] if ply else []
    mover = found.movers[ply - 1] if ply else None
    status = words.sentence if ply == plies else tell("rules-version", version=version)
    game = known_game(found.game)
    title = game.shown_title if game else found.game
    frame = Frame(
        found.game, title, version, None, ply, plies, seat, found.names, mover, log, found.scores[ply], status
    )
    try:
        game, options, state = notation.read_position(found.positions[ply])
        match = Match(game, options, bytes(32), found.names)
        return shown(match, state, seat, viewer, version, ply, plies, mover, log, found.scores[ply])
    except (NotationError, LookupError, ValueError):
        return frame  # the present game cannot show such a position: its words and points remain


def check_bounds(ply: int, plies: int, seat: int | None, seats: int) -> None:
    """Refuse moves and seats that a replay does not have."""
    if not 0 <= ply <= plies:
        raise Refused("no-such", "This game has moves 0 to {last}.", last=plies)
    if seat is not None and not 0 <= seat < seats:
        raise Refused("no-such", "This game has seats 0 to {last}.", last=seats - 1)


class StoryMove(Outgoing):
    """One move of a finished game: who made it, what it did, and how the points stand after it."""

    seat: int
    lines: list[str]
    scores: list[int]


class Story(Outgoing):
    """All moves of a finished game, through one seat's eyes or a spectator's."""

    moves: list[StoryMove]
    mine: list[int]  # the seats of whoever asks


def story(table: TableState, seat: int | None, mine: list[int]) -> Story:
    """A finished game as a list to choose a moment from."""
    match = table.match
    if table.phase != "over":
        raise Refused("not-now", "The list of moves can be read when the game is over.")
    check_bounds(0, match.ply, seat, len(table.seats))
    states = [*match.past[1:], match.state]
    log = whole_log(match, seat)  # beside the play: what the table keeps is left alone
    return Story(
        [
            StoryMove(told.seat, told.lines, match.engine.scores(state))
            for told, state in zip(log, states, strict=True)
        ],
        mine,
    )


class Verified(Outgoing):
    """The outcome of dealing a match again."""

    sentence: str
    commitment: str  # the fingerprint of the seed; it was shown from the start
    seed: str
    contributions: list[str | None]  # of every seat to the luck
    seal: str  # of the seed and the contributions; it was shown before these were opened


def verified(table: TableState, promised: str, sealed: str = "") -> Verified:
    """Deal a finished match again from its seed, all moves checked.

    Only whoever looked at the table before its first move knows what was promised and sealed: they give it,
    or compare.
    """
    match = table.match
    again = Match.from_save(read_save(save_file(table)))
    if again.state != match.state:
        raise Refused("not-now", "The seed does NOT deal this match.")
    if promised and promised != match.commitment:
        raise Refused("not-now", "The seed is NOT the one whose fingerprint you were shown.")
    if sealed and sealed != seal_of(match):
        raise Refused(
            "not-now", "The contributions are NOT those that were sealed before they were revealed."
        )
    sentence = together(*verified_told(table, bool(promised), bool(sealed)))
    return Verified(sentence, match.commitment, match.seed.hex(), match.contributions, seal_of(match))


def verified_told(table: TableState, is_promised: bool, is_sealed: bool) -> Iterator[str]:
    """What dealing a match again has shown, a sentence each."""
    match = table.match
    yield tell("verify-dealt" if match.start is None else "verify-position", count=match.ply)
    yield tell("verify-promised") if is_promised else tell("verify-compare", fingerprint=match.commitment)
    yield contributors(match)
    if is_sealed:
        yield tell("verify-sealed")
    if table.dealing.unopened:
        yield not_dealt(table.dealing.unopened)
    if any(match.contributions) and not is_sealed:
        yield shared("account-seal", seal=seal_of(match))


def save_file(table: TableState) -> str:
    """A finished match as a .neko document, with the bots that played at the end."""
    if table.phase != "over":
        raise Refused("not-now", "The match can be saved when it is over: its file shows all the cards.")
    save = table.match.to_save()
    if table.seats.bots:
        save["bots"] = [seat.bot or None for seat in table.seats]
    return write_save(save)
