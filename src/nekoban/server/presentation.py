"""Presentation: table, move, log, picture and result for one viewer, made from that viewer's view alone."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, cast

import msgspec

from nekoban.core import guiding, notation
from nekoban.core.contracts import Names
from nekoban.core.events import Event
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, READER, kept, languages, reading
from nekoban.core.match import Match
from nekoban.core.messages import together
from nekoban.core.record import View, read_rows
from nekoban.server.contributions import not_dealt
from nekoban.server.messages import (
    ChatMessage,
    CoachInfo,
    EndInfo,
    LogEntry,
    MoveMessage,
    ResultInfo,
    SeatInfo,
    TableMessage,
    UndoInfo,
    encode,
)
from nekoban.server.seats import OPEN, PERSON
from nekoban.server.tables import Saying, TableState
from nekoban.server.words import tell
from nekoban.web.ratings import strength

CHAT_SHOWN = 200
HEADS, PARTS = 64, 4096  # of pictures, that are kept as they are sent
SHOWN = ("picture", "text", "position", "words")  # what can be asked for
EVENT_BYTES = Event.dtype.itemsize
DEFS = re.compile(r"<defs>.*?</defs>", re.DOTALL)


Said = dict[tuple[str, bytes], list[str]]  # log lines, by the language and by what of a move can be seen


class Viewer(NamedTuple):
    """Who looks, and what they want to be sent."""

    mine: tuple[int, ...]  # the viewer's seats; none for a spectator
    picture: bool = False
    text: bool = False
    position: bool = False
    layout: str = "wide"
    words: bool = False  # the status and the log in sentences
    language: str = ENGLISH  # of all that is said

    @classmethod
    def wanting(cls, shown: Collection[str], layout: str) -> Viewer:
        """Somebody who asks for some of SHOWN. Whoever looks at a table for people has words."""
        picture, text = "picture" in shown, "text" in shown
        words = picture or text or "words" in shown
        return cls((), picture, text, "position" in shown, layout, words, READER.get())


def whole_table(
    table: TableState, viewer: Viewer, here: list[bool], now: int, host: bool = False
) -> TableMessage:
    """Everything this viewer may know."""
    with reading(viewer.language):
        return table_told(table, viewer, here, now, host)


def table_told(
    table: TableState, viewer: Viewer, here: list[bool], now: int, host: bool = False
) -> TableMessage:
    """The same, in the reader's language."""
    match, game = table.match, table.game
    is_guest = host or may_listen(table, viewer)
    seat = table.viewing_seat(viewer.mine)
    moment, view, names = Moment(table, now), match.view(seat), match.names
    return TableMessage(
        **position_info(moment, viewer, seat, view, names),
        picture=text_of(picture_parts(moment, viewer, seat, view, names)),
        table=table.id,
        game=game.name,
        title=game.title_of(match.options),
        version=table.table_row.version,
        options=match.options.values,
        phase=table.phase,  # type: ignore[arg-type]
        seats=seats_told(table, here),
        mine=list(viewer.mine),
        host=host,
        settings=table.settings,
        log=kept_log(table, seat) if viewer.words else [],
        chat=[chat_told(one) for one in table.chat if hears(table, viewer, one, host)][-CHAT_SHOWN:],
        ending=end_told(table),
        asked_bots={str(seat): sorted(askers) for seat, askers in table.questions.bots.items()},
        commitment=table.commitment,
        promises=[seat.promise or None for seat in table.seats] if table.dealing.is_sealed else None,
        unopened=table.dealing.unopened,
        faces=faces_address(game),
        goal=str(game.guide.goal(match.view(seat)) or game.summary) if viewer.words else "",
        counted=str(game.guide.counted(match.view(seat)) or "") if viewer.words else "",
        unasked=game.guide.UNASKED,
        alone=game.guide.ALONE,
        rematch=table.rematch if is_guest else None,
        rematch_by=table.rematch_by if is_guest else None,
        coach=coach_told(table),
    )


def may_listen(table: TableState, viewer: Viewer) -> bool:
    """Whether what is said and where the people go next is for this viewer too.

    The link to a finished game shows the game to anybody, and nothing else.
    """
    return bool(viewer.mine) or table.settings.spectators


def hears(table: TableState, viewer: Viewer, saying: Saying, host: bool) -> bool:
    """Whether a line of chat is for this viewer: what is said apart, never for those who play."""
    return (host or may_listen(table, viewer)) and not (saying.is_apart and viewer.mine)


class Moment:
    """The present position of a table, about to be told: what is the same for all is found once."""

    def __init__(self, table: TableState, now: int) -> None:
        self.table = table
        self.match = match = table.match
        self.engine, self.ply = match.engine, match.ply
        self.to_move = to_move = table.to_move
        self.is_over = to_move is None and table.is_started
        self.alike = {
            "number": table.number,
            "turn": table.turn,
            "ply": self.ply,
            "to_move": to_move,
            "clocks": table.clocks.shown(now),
            "running": table.clocks.running,
        }
        self.said: Said = {}  # log lines of the last move so far
        self.made: dict[Viewer, bytes] = {}  # messages about it, as they are sent


def move_message(moment: Moment, viewer: Viewer) -> bytes:
    """What the last move brought, as it is sent."""
    if viewer.language == READER.get():
        return last_move(moment, viewer)
    with reading(viewer.language):
        return last_move(moment, viewer)


def last_move(moment: Moment, viewer: Viewer) -> bytes:
    """The same, in the reader's language."""
    table, match, ply = moment.table, moment.match, moment.ply
    seat = table.viewing_seat(viewer.mine)
    view = moment.engine.view(match.state, seat)
    log = LogEntry(ply, match.movers[-1], [])
    names, news = (), None
    if viewer.words:
        names = match.names
        log.lines = said_lines(match, view, names, moment.said)
        read = table.logs.setdefault((seat, viewer.language), [])
        if len(read) == ply - 1:
            read.append(log)
        news = match.game.guide.news(view, names)
    told = MoveMessage(**position_info(moment, viewer, seat, view, names), log=log, news=news or "")
    return with_picture(encode(told), picture_parts(moment, viewer, seat, view, names))


def with_picture(message: bytes, parts: Sequence[bytes] | None) -> bytes:
    """A message with a picture at its end. Put together at once: a picture is long, and copied often else."""
    return message if parts is None else b"".join((message[:-1], b',"picture":"', *parts, b'"}'))


def said_lines(match: Match, view: View, names: Names, said: Said) -> list[str]:
    """The log of the last move in the reader's words, made once for all who saw the same."""
    start, stop = view.start("events"), view.event_count * EVENT_BYTES
    seen = READER.get(), bytes(view.memory[start : start + stop])
    if seen not in said:
        said[seen] = log_lines(match, view, names)
    return said[seen]


def log_lines(match: Match, view: View, names: Names) -> list[str]:
    """What the last move did, in words. Of all the room for events only what is filled is read.

    Beside the events it takes only what is public: whoever sees the same of a move reads the same.
    """
    view.parts["events"] = read_rows(view, "events", view.event_count)
    return match.game.words.log(view, names)


def position_info(
    moment: Moment, viewer: Viewer, seat: int | None, view: View, names: Names
) -> dict[str, Any]:
    """The part of a message that changes with every move; `names` are for those who have words."""
    table, match, game, is_over = moment.table, moment.match, moment.match.game, moment.is_over
    is_mine = moment.to_move in viewer.mine
    if not table.is_started:  # nobody sees a position before all sit, and there is none
        blank = dict.fromkeys(("scores", "text", "position", "result"))
        told = status(table, view, names) if viewer.words else ""
        return {**moment.alike, **blank, "seat": seat, "status": told, "paths": (), "undo": UndoInfo(False)}
    info = {
        **moment.alike,
        "seat": seat,
        "status": status(table, view, names) if viewer.words else "",
        "paths": [*map(game.moves.paths.__getitem__, table.legal())] if is_mine else (),
        "scores": match.scores() if is_over else moment.engine.scores(view),
        "undo": undo_told(table, viewer.mine),
        "text": None,
        "position": notation.write_position(game, match.options, view) if viewer.position else None,
        "result": result_told(table) if is_over else None,
    }
    if viewer.text or (viewer.picture and game.drawing is None):
        info["text"] = game.text.table(view, seat, names)
    if is_mine and viewer.picture:
        info |= guiding.guidance(game, view, table.legal(), names)
    return info


def status(table: TableState, view: View, names: Names) -> str:
    """The line above the table: whose turn it is, what is asked, or how the game ended."""
    if table.is_closed:
        return tell("closed")
    if not table.is_started:
        return waiting_told(table)
    if table.ended:
        return end_sentence(table)
    return table.game.words.status(view, names)


def waiting_told(table: TableState) -> str:
    """What a table waits for before its start."""
    is_dealing = table.phase == "dealing"
    waiting = tell("dealing") if is_dealing else tell("waiting", count=len(table.seats.open))
    return together(not_dealt(table.dealing.unopened), waiting) if table.dealing.unopened else waiting


def picture_parts(
    moment: Moment, viewer: Viewer, seat: int | None, view: View, names: Names
) -> Sequence[bytes] | None:
    """The picture for this viewer, if one is wanted and there is one. Before all sit nobody sees anything."""
    game = moment.match.game
    if not viewer.picture or game.drawing is None or not moment.table.is_started:
        return None
    return drawn_parts(game, view, seat, viewer.layout, names)


def drawn(game: Game, view: View, seat: int | None, layout: str, names: Names) -> str:
    """A picture as it is sent."""
    return cast("str", text_of(drawn_parts(game, view, seat, layout, names)))


def text_of(parts: Sequence[bytes] | None) -> str | None:
    """Parts that are spelled for JSON already: a message takes them for a text and sends them as they are."""
    return None if parts is None else cast("str", msgspec.Raw(b"".join((b'"', *parts, b'"'))))


def drawn_parts(game: Game, view: View, seat: int | None, layout: str, names: Names) -> list[bytes]:
    """The parts of a picture as they are sent, without its faces where these have an address of their own."""
    assert game.drawing is not None
    picture = game.drawing.draw(view, seat, layout, names)
    head, *parts = picture.parts or [str(picture)]
    if faces(game) is not None:
        head = faceless(head)
    return [spelled(head), *map(spelled, parts)]


@lru_cache(HEADS)
def faceless(head: str) -> str:
    """The head of a drawing without its faces, which pages load once."""
    return DEFS.sub("", head, count=1)


@lru_cache(PARTS)
def spelled(part: str) -> bytes:
    """A part of a picture as it stands within a JSON text: spelling takes as long as drawing.

    Its attributes stand in single quotes there: each double one would be two bytes, and slow to read.
    """
    is_plain = "'" not in part and part.count('"') == 2 * part.count('="')  # no text of it holds quotes
    return encode(part.replace('"', "'") if is_plain else part)[1:-1]


def kept_log(table: TableState, seat: int | None) -> list[LogEntry]:
    """The log of all moves as this viewer may read it; what was put into words once is kept."""
    log = table.logs.setdefault((seat, READER.get()), [])
    log += whole_log(table.match, seat, len(log))
    return list(log)


def whole_log(match: Match, seat: int | None, told: int = 0) -> list[LogEntry]:
    """The log of all moves as this viewer may read it, without the first ones, which were sent before."""
    states, names = match.states[told + 1 :], match.names
    return [
        LogEntry(ply, mover, log_lines(match, match.engine.view(state, seat), names))
        for ply, (mover, state) in enumerate(zip(match.movers[told:], states, strict=True), told + 1)
    ]


def seat_names(table: TableState) -> list[str]:
    """What every seat is called, for the reader; an open one by whom it is kept for, if for anybody."""
    return [
        seat.name if seat.kind == OPEN else name
        for seat, name in zip(table.seats, table.match.names, strict=True)
    ]


def seats_told(table: TableState, here: list[bool]) -> list[SeatInfo]:
    """The seats as everybody may see them."""
    return [
        SeatInfo(
            name,
            seat.kind,  # type: ignore[arg-type]
            seat.bot,
            seat.cause,
            is_here,
            bool(seat.promise),
            bool(seat.contribution),
            strength(table.game, seat.bot, len(table.seats)) if seat.bot else None,
            "" if seat.bot else seat.sign,
        )
        for seat, name, is_here in zip(table.seats, seat_names(table), here, strict=True)
    ]


def chat_told(saying: Saying) -> ChatMessage:
    """A line of the chat."""
    return ChatMessage(saying.seat, saying.name, saying.text, saying.at, saying.sign, saying.is_apart)


def undo_told(table: TableState, mine: tuple[int, ...]) -> UndoInfo:
    """Whether this viewer can take something back, perhaps by asking; `undo` says what comes of it."""
    question = table.questions.undo
    may = table.settings.undo != "never" and not set(mine).isdisjoint(table.match.movers)
    if question is None:
        return UndoInfo(may)
    return UndoInfo(may, question.seat, question.ply, sorted(question.agreed))


def result_told(table: TableState) -> ResultInfo:
    """How the game ended, with points and winners, for a table."""
    match = table.match
    result = match.result()
    stood_in = [n for n, seat in enumerate(table.seats) if seat.kind == PERSON and seat.bot]
    if result is None:
        return agreed_result(table, stood_in)
    return ResultInfo(
        result.winners,
        result.scores,
        result.sentence,
        match.breakdown(),
        match.game.words.more_scores(match.view()),
        match.seed.hex(),
        stood_in,
        match.game.guide.categories(match.view(), match.names) or common_lines(match.breakdown()),
    )


def agreed_result(table: TableState, stood_in: list[int]) -> ResultInfo:
    """Of a game that its players ended: where points would come from is known only when the rules end it."""
    match, seats = table.match, list(range(len(table.seats)))
    winners = seats if table.ended == "draw" else []
    return ResultInfo(
        winners,
        match.scores(),
        end_sentence(table),
        [[] for _ in seats],
        [],
        match.seed.hex(),
        stood_in,
        ended=table.ended,
    )


def end_sentence(table: TableState) -> str:
    """What is said of a game that its players ended."""
    return tell("ended-draw" if table.ended == "draw" else "ended-abort")


def coach_told(table: TableState) -> CoachInfo | None:
    """What a table says of its coach."""
    if not table.settings.coach:
        return None
    answers = table.questions.coach
    agreed = [seat for seat, agree in sorted(answers.items()) if agree]
    return CoachInfo(table.settings.coach, table.is_coached, agreed, not all(answers.values()))


def end_told(table: TableState) -> EndInfo | None:
    """The open question whether to end the game."""
    question = table.questions.end
    return question and EndInfo(question.how, question.seat, sorted(question.agreed))


def common_lines(breakdown: list[list[tuple[str, int]]]) -> list[tuple[str, list[int]]]:
    """The lines of a breakdown as headings, where all players have the same ones."""
    labels = [[label for label, _ in lines] for lines in breakdown]
    if any(other != labels[0] for other in labels):
        return []
    return [(label, [lines[place][1] for lines in breakdown]) for place, label in enumerate(labels[0])]


# --- faces ----------------------------------------------------------------------------------------


@cache
def has_pictures(game: Game) -> bool:
    """Whether a game is drawn."""
    return game.drawing is not None


@kept(64)
def faces(game: Game) -> tuple[str, str] | None:
    """The symbols that a game's pictures use, as one SVG, and its fingerprint; some have words on them."""
    if not has_pictures(game):
        return None
    if game.faces is None:
        return None
    symbols = "".join(game.faces.faces().values())
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols}</defs></svg>'
    return sheet, blake2b(sheet.encode(), digest_size=8).hexdigest()


def faces_called(game: Game, fingerprint: str) -> tuple[str, str] | None:
    """The faces of this fingerprint, in whatever language it is; the reader's own is looked at first."""
    for language in (READER.get(), *languages()):
        with reading(language):
            found = faces(game)
        if found is not None and found[1] == fingerprint:
            return found
    return None


def faces_address(game: Game) -> str | None:
    """Where a page finds the faces of a game; their digest is part of it."""
    found = faces(game)
    return None if found is None else f"/api/games/{game.name}/faces/{found[1]}.svg"
