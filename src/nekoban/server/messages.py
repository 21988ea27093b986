"""Messages: what programs and pages send, and what they are told. docs/server.md describes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nekoban.server.clocks import ClockPlan

Path = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=12)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Turn = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
ShortText = Annotated[str, Meta(max_length=200)]
OptionValue = bool | int | Annotated[str, Meta(max_length=20_000)]
Layout = Literal["wide", "tall"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is sent to the server."""


class Told(msgspec.Struct):
    """Something that the server says."""


# --- asked over HTTP ------------------------------------------------------------------------------


class SeatPlan(Asked):
    """Who is to sit somewhere: whoever makes the table (several times: hot seat), somebody else, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: ShortText = ""
    bot: ShortText = ""


class Settings(Asked):
    """What the host decides for a table besides the game's options."""

    listed: bool = False  # shown in the lobby
    spectators: bool = False
    clock: ClockPlan = ClockPlan()
    stand_in: ShortText = "house-cat"  # the bot that plays for whoever is absent, late or gone
    undo: Literal["ask", "never"] = "ask"
    hints: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] | None = None  # seconds a bot's move stays; None: the server's


class NewTable(Asked):
    """A table to be made. Without seats: the first is yours, the others are open."""

    game: ShortText
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=40)] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=20)] | None = None
    settings: Settings = msgspec.field(default_factory=Settings)
    name: ShortText = ""
    program: bool = False  # the token comes in the answer and not in a cookie


class Join(Asked):
    """Take an open seat; without a number, the first."""

    name: ShortText = ""
    seat: SeatNumber | None = None
    program: bool = False


class MoveAsked(Asked):
    """A move: its path of clicks, or its text; and which position it answers.

    `ply` is how many moves you have seen. It comes again after an undo; `turn`, as told with the position,
    does not, so a move that gives it can never be taken for an answer to another position.
    """

    ply: Ply
    path: Path | None = None
    move: ShortText | None = None
    turn: Turn | None = None


class UndoAnswer(Asked):
    """Whether the match may go back. `turn` and `asked_by`, as told, say which question that answers."""

    agree: bool
    turn: Turn | None = None
    asked_by: SeatNumber | None = None


class ChatAsked(Asked):
    """Something to be said at the table."""

    text: Annotated[str, Meta(max_length=2000)]


class BotAskedFor(Asked):
    """Let a bot play for an absent player."""

    seat: SeatNumber


class FillAsked(Asked):
    """Put a bot on an open seat of a waiting table; without a number, on all of them."""

    bot: ShortText = "house-cat"
    seat: SeatNumber | None = None


class FreeAsked(Asked):
    """Open a seat of a waiting table again."""

    seat: SeatNumber


class ArriveAsked(Asked):
    """Use a one-time link."""

    link: ShortText
    program: bool = False


class RematchAsked(Asked):
    """Play again. What is left out stays as it was."""

    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=40)] | None = None
    settings: Settings | None = None


class PlayOn(Asked):
    """Play on from a moment of a finished game, in the place of one of its players."""

    ply: Ply
    seat: SeatNumber = 0
    bot: ShortText = "house-cat"
    name: ShortText = ""
    program: bool = False


# --- asked over the WebSocket ---------------------------------------------------------------------


class Said(Asked, tag_field="kind", kw_only=True):
    """A message on the socket. Whatever `id` it has comes back in `re` of the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class SayMove(Said, tag="move"):
    ply: Ply
    path: Path | None = None
    move: ShortText | None = None
    turn: Turn | None = None


class SayWhy(Said, tag="why"):
    """Why is that not legal?"""

    path: Path


class SayUndo(Said, tag="undo"):
    turn: Turn | None = None


class SayUndoAnswer(Said, tag="answer-undo"):
    agree: bool
    turn: Turn | None = None
    asked_by: SeatNumber | None = None


class SayChat(Said, tag="chat"):
    text: Annotated[str, Meta(max_length=2000)]


class SayBot(Said, tag="ask-bot"):
    seat: SeatNumber


class SayHint(Said, tag="hint"):
    pass


class SayShow(Said, tag="show"):
    """Change what is sent, as with the address of the socket, and get a whole table."""

    show: Annotated[list[Literal["picture", "text", "position", "words"]], Meta(max_length=4)]
    layout: Layout = "wide"


class SayPing(Said, tag="ping"):
    pass


OnSocket = SayMove | SayWhy | SayUndo | SayUndoAnswer | SayChat | SayBot | SayHint | SayShow | SayPing


# --- told -----------------------------------------------------------------------------------------


class SeatTold(Told):
    """A seat as everybody sees it. An open one with a name is kept for somebody."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str  # the bot that plays it now, or ""
    cause: str  # why a bot plays for a person: "absent", "time", "left", or ""
    here: bool


class LogTold(Told):
    """What one move did, in words."""

    ply: int  # how many moves there were after it
    seat: int
    lines: list[str]  # empty for those who do not ask for words


class ChatTold(Told, tag_field="kind", tag="said"):
    seat: int
    name: str
    text: str
    at: int


class UndoTold(Told):
    """Whether you may ask for an undo, and who is being asked."""

    may: bool
    asked_by: int | None = None
    to_ply: int | None = None
    agreed: list[int] = []


class ResultTold(Told):
    winners: list[int]
    scores: list[int]
    sentence: str
    breakdown: list[list[tuple[str, int]]]
    more: list[tuple[str, int, list[tuple[str, int]]]]  # name, points and breakdown of those without a seat
    seed: str  # shown at the end, for verification
    bots: list[int]  # seats of persons that a bot played at the end


class Scene(Told, kw_only=True):
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
    undo: UndoTold
    picture: str | None = None
    text: str | None = None
    position: str | None = None
    result: ResultTold | None = None
    re: int | msgspec.UnsetType = msgspec.UNSET  # the id of your message that this answers


class MovedTold(Scene, tag_field="kind", tag="moved", kw_only=True, omit_defaults=True):
    """A move was made and is stored."""

    log: LogTold


class TableTold(Scene, tag_field="kind", tag="table", kw_only=True):
    """Everything you may know about a table."""

    table: str
    game: str
    title: str
    version: int
    options: dict[str, bool | int | str]
    phase: Literal["open", "closed", "playing", "over"]  # closed: given up before the start
    seats: list[SeatTold]
    mine: list[int]
    host: bool
    settings: Settings
    log: list[LogTold]
    chat: list[ChatTold]
    asked_bots: dict[str, list[int]]  # absent seat -> who would have a bot play for it
    commitment: str
    faces: str | None  # where the faces of the pictures lie
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that asked for it


class HereTold(Told, tag_field="kind", tag="here"):
    """Who is connected."""

    here: list[bool]


class RefusedTold(Told, tag_field="kind", tag="refused", omit_defaults=True):
    """Something was not done. Nothing has changed."""

    code: str
    error: str
    clause: str = ""
    ply: int | None = None
    re: int | None = None
    text: str = ""  # the sentence before `values` were filled in: what a catalogue knows it by
    values: dict[str, str | int] = {}


class WhyTold(Told, tag_field="kind", tag="why", omit_defaults=True):
    """Why a move is not legal; without a sentence it is."""

    error: str = ""
    clause: str = ""
    re: int | None = None
    text: str = ""
    values: dict[str, str | int] = {}


class HintTold(Told, tag_field="kind", tag="hint"):
    path: list[str]
    sentence: str
    ply: int
    re: int | None = None


class DoneTold(Told, tag_field="kind", tag="done"):
    """It was done, and there is nothing else to say."""

    re: int | None = None


class Written(Told, tag_field="kind", tag="written"):
    """It is stored, and everybody at the table was told."""

    number: int  # of the table's last entry
    ply: int


class SeatGiven(Told):
    """You have a seat."""

    table: str
    seats: list[int]
    token: str | None = None  # only for programs; a browser has it in a cookie


class LinkGiven(Told):
    """A one-time link; the secret stands behind the '#', which is never sent to a server."""

    link: str
    until: int


class TableListed(Told):
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


class GameTold(Told):
    name: str
    title: str
    version: int
    summary: str
    credit: str
    status: str
    options: list[dict[str, object]]
    bots: list[str]  # the weakest first
    faces: str | None
    lesson: bool
    ratings: list[dict[str, object]]  # of the bots, for every number of seats that was measured


class Health(Told):
    status: Literal["ok"]
    version: str


encode = msgspec.json.Encoder().encode
# Readers are made here once: two threads that read a type for the first time together can crash msgspec.
read_socket = msgspec.json.Decoder(OnSocket).decode
read_settings = msgspec.json.Decoder(Settings).decode
read_plan = msgspec.json.Decoder(list[SeatPlan]).decode
read_options = msgspec.json.Decoder(dict[str, Any]).decode
