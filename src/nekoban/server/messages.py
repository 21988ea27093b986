"""Messages of the protocol: what is sent to programs and pages. docs/server.md describes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from nekoban.core.contracts import Item, Picker
from nekoban.server.clocks import ClockPlan
from nekoban.server.commands import Settings


class Outgoing(msgspec.Struct):
    """Something that the server says."""


class SeatInfo(Outgoing):
    """A seat as everybody sees it. An open one with a name is kept for somebody."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str  # the bot that plays it now, or ""
    cause: str  # why a bot plays for a person: "absent", "time", "left", or ""
    here: bool
    promised: bool = False  # a contribution to the luck
    contributed: bool = False  # the promise is opened
    strength: int | None = None  # of the bot that plays it, from 0, very easy, to 4, very hard, if measured
    sign: str = ""  # a small picture that its owner has chosen


class LogEntry(Outgoing):
    """What one move did, in words."""

    ply: int  # how many moves there were after it
    seat: int
    lines: list[str]  # empty for those who do not ask for words


class ChatMessage(Outgoing, tag_field="kind", tag="said"):
    """A line of chat."""

    seat: int | None  # None: of somebody who watches
    name: str
    text: str
    at: int
    sign: str = ""
    apart: bool = False  # for those who watch alone


class UndoInfo(Outgoing):
    """Whether you may ask for an undo, and who is being asked."""

    may: bool
    asked_by: int | None = None
    to_ply: int | None = None
    agreed: list[int] = []


class EndInfo(Outgoing):
    """Who asks to end the game, and who has agreed."""

    how: str  # "draw", or "abort": without a result
    asked_by: int
    agreed: list[int] = []


class CoachInfo(Outgoing):
    """The coach of a table: from which cost on it asks, and whether it does."""

    percent: int
    active: bool  # always where one person plays with bots; among several when all have agreed
    agreed: list[int] = []
    refused: bool = False  # somebody does not want it


class ResultInfo(Outgoing):
    winners: list[int]
    scores: list[int]
    sentence: str
    breakdown: list[list[tuple[str, int]]]
    more: list[tuple[str, int, list[tuple[str, int]]]]  # name, points and breakdown of those without a seat
    seed: str  # shown at the end, for verification
    bots: list[int]  # seats of persons that a bot played at the end
    categories: list[tuple[str, list[int]]] = []  # a few headings, and the points of every seat under each
    ended: str = ""  # "draw" or "abort": the players agreed to end it, and the rules would go on


class PositionInfo(Outgoing, kw_only=True):
    """What changes with every move."""

    number: int  # of the table's last entry
    turn: int  # the number of the entry that brought this position; never the same again
    ply: int
    seat: int | None  # yours, in whose eyes this is; None for a spectator
    to_move: int | None
    status: str  # what is asked of whom; empty for those who do not ask for words
    paths: Sequence[Sequence[str]]  # your legal moves; empty when it is not your turn
    scores: list[int] | None
    clocks: list[int] | None  # milliseconds left
    running: int | None  # the seat whose time runs
    undo: UndoInfo
    picture: str | None = None
    text: str | None = None
    position: str | None = None
    result: ResultInfo | None = None
    prompts: dict[str, str] = {}  # what to click next, by the clicks before it, for pages
    outcomes: dict[str, tuple[str, str]] = {}  # what a move brings, by its clicks: a word or two, a sentence
    shortcuts: Sequence[tuple[Sequence[str], int]] = ()  # other clicks for one of `paths`, by its place there
    re: int | msgspec.UnsetType = msgspec.UNSET  # the id of your message that this answers


class MoveMessage(PositionInfo, tag_field="kind", tag="moved", kw_only=True, omit_defaults=True):
    """A move was made and is stored."""

    log: LogEntry
    news: str = ""  # what everybody should notice of it, such as the end of a round


class TableMessage(PositionInfo, tag_field="kind", tag="table", kw_only=True):
    """Everything you may know about a table."""

    table: str
    game: str
    title: str
    version: int
    options: dict[str, bool | int | str]
    phase: Literal["open", "closed", "dealing", "playing", "over"]  # closed: given up before the start
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    settings: Settings
    log: list[LogEntry]
    chat: list[ChatMessage]
    ending: EndInfo | None  # the others are asked to end the game now
    asked_bots: dict[str, list[int]]  # absent seat -> who would have a bot play for it
    commitment: str
    promises: list[str | None] | None  # of contributions to the luck, by seat; None until they are sealed
    unopened: list[str]  # who did not open what they had promised, so that the match was not dealt then
    faces: str | None  # where the faces of the pictures lie
    goal: str = ""  # of the game, in one sentence
    counted: str = ""  # what the scores are, if they are no points
    unasked: Sequence[str] = ()  # beginnings of clicks that a page makes itself where there is no choice
    alone: Sequence[str] = ()  # of one-click moves that a page makes itself where there is no other
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that asked for it
    coach: CoachInfo | None = None
    watching: int = 0  # how many look on without a seat


class PresenceMessage(Outgoing, tag_field="kind", tag="here"):
    """Who is connected."""

    here: list[bool]
    watching: int  # how many look on without a seat


class NoticeMessage(Outgoing, tag_field="kind", tag="notice"):
    """What whoever runs the server has to say to everybody; empty: nothing any more."""

    text: str


class StoppingMessage(Outgoing, tag_field="kind", tag="stopping"):
    """The server ends in this moment. All that was acknowledged is kept; come back in a while."""


class WaitingMessage(Outgoing, tag_field="kind", tag="waiting"):
    """A bot waits until the rules are compiled. Meanwhile another one can play: send `meanwhile`."""

    turn: int
    seat: int
    bot: str
    offered: str
    title: str
    done: int  # parts that are compiled
    parts: int


class RefusalMessage(Outgoing, tag_field="kind", tag="refused", omit_defaults=True):
    """Something was not done. Nothing has changed."""

    code: str
    error: str
    clause: str = ""
    ply: int | None = None
    re: int | None = None
    text: str = ""  # the sentence before `values` were filled in: what a catalogue knows it by
    values: dict[str, str | int] = {}


class WhyMessage(Outgoing, tag_field="kind", tag="why", omit_defaults=True):
    """Why a move is not legal; without a sentence it is."""

    error: str = ""
    clause: str = ""
    re: int | None = None
    text: str = ""
    values: dict[str, str | int] = {}


class AboutMessage(Outgoing, tag_field="kind", tag="about"):
    """What a thing does: sentences with their clauses. An empty one stands for the words of its clause."""

    lines: list[tuple[str, str]]
    re: int | None = None


class HintMessage(Outgoing, tag_field="kind", tag="hint"):
    """The best move, in one text with its reasons; these also each with its clause."""

    path: list[str]
    sentence: str
    ply: int
    re: int | None = None
    lines: list[tuple[str, str]] = []
    equal: list[list[str]] = []  # paths of other moves that are as good


class CoachMessage(Outgoing, tag_field="kind", tag="coach"):
    """Whether to ask before a move. Without a question it is simply made."""

    ply: int
    re: int | None = None
    question: str = ""
    percent: int = 0  # of the chance to win, that the move costs
    better: list[str] = []  # the path of a better move
    lines: list[tuple[str, str]] = []  # why: sentences with their clauses


class DoneMessage(Outgoing, tag_field="kind", tag="done"):
    """It was done, and there is nothing else to say."""

    re: int | None = None


class WrittenMessage(Outgoing, tag_field="kind", tag="written"):
    """It is stored, and everybody at the table was notified."""

    number: int  # of the table's last entry
    ply: int


class SeatGiven(Outgoing):
    """You have a seat."""

    table: str
    seats: list[int]
    token: str | None = None  # only for programs; a browser has it in a cookie


class LinkGiven(Outgoing):
    """A one-time link; the secret stands behind the '#', which is never sent to a server."""

    link: str
    until: int


class PlayerLink(Outgoing):
    """The link to all seats of a browser; its secret stands behind the '#', which no browser sends."""

    link: str


class TableListed(Outgoing):
    table: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    phase: str
    open_seats: int
    seats: int
    names: list[str]
    spectators: bool
    clock: ClockPlan


class GameInfo(Outgoing):
    name: str
    title: str
    version: int
    summary: str
    credit: str
    status: str
    options: list[dict[str, object]]
    bots: list[str]  # the weakest first, then those of whoever runs the server
    usual_bot: str  # the one that is proposed
    faces: str | None
    lesson: bool
    ratings: list[dict[str, object]]  # of the bots, for every number of seats that was measured
    minutes: tuple[int, int] | None = None  # of a match with the fewest players, and with the most
    is_time_printed: bool = False  # in the booklet; else it is an estimate
    weight: str | None = None  # light, medium or heavy, as we judge it
    usual_strength: int | None = None  # of the usual bot, as in SeatInfo
    pickers: dict[str, Picker] = {}  # of options that nobody should have to type; told of one game alone


class Preview(Outgoing):
    """The table of a game with some options, before anybody has moved."""

    picture: str | None
    title: str  # says so where these are not published rules
    changes: list[tuple[str, str]]  # of the published rules: a clause, and what is changed of it
    looks: dict[str, tuple[Item, ...]]  # what is in the values of some options


class VariantInfo(Outgoing):
    """A variant that was read: what it changes of the published rules, and the options that it brings."""

    game: str
    title: str  # says that these are not published rules
    changes: list[tuple[str, str]]  # a clause, and what is changed of it
    options: dict[str, bool | int | str]
    text: str  # the short text, which can be shared


class CompilingInfo(Outgoing):
    """How far the rules of a game are compiled, and which bots can play now."""

    state: str  # ready, compiling, waiting or failed
    done: int
    parts: int
    bots: list[str]
    seconds: dict[str, float]  # that a bot takes for a move here, as far as one has played since the start


class PushKey(Outgoing):
    """The key by which a browser knows the calls of this server."""

    key: str | None


class Health(Outgoing):
    status: Literal["ok"]
    version: str


encode = msgspec.json.Encoder().encode
