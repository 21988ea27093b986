"""Commands of the protocol: everything that programs and pages can ask for. docs/server.md describes it.

What is asked of a table is one tagged union. A message on a socket says its `kind`; over HTTP the address
does, and `kind` may be left out.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nekoban.core.variant_files import FILE_LIMIT
from nekoban.server.clocks import ClockPlan

Path = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=12)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Turn = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
ShortText = Annotated[str, Meta(max_length=200)]
OptionValue = bool | int | Annotated[str, Meta(max_length=20_000)]
OptionValues = Annotated[dict[ShortText, OptionValue], Meta(max_length=40)]
Layout = Literal["wide", "tall"]
Sign = Literal[
    "", "paw", "fish", "mouse", "yarn", "bell", "moon", "sun", "star", "leaf", "flower", "heart", "bowl"
]  # a small picture beside a name, drawn in web/static/signs.svg; "": none


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is sent to the server."""


# --- tables and seats: HTTP alone, since the answer may be a cookie -------------------------------


class SeatPlan(Incoming):
    """Who is to sit somewhere: whoever makes the table (several times: hot seat), somebody else, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: ShortText = ""
    bot: ShortText = ""


class Settings(Incoming):
    """What the host decides for a table besides the game's options."""

    listed: bool = False  # shown in the lobby
    spectators: bool = False
    spectator_chat: Literal["never", "apart", "all"] = "apart"  # apart: not heard by those who play
    clock: ClockPlan = ClockPlan()
    stand_in: ShortText = "house-cat"  # the bot that plays for whoever is absent, late or gone
    undo: Literal["ask", "never"] = "ask"
    hints: bool = True
    coach: Literal[0, 3, 5, 10] = 0  # percent of the chance to win; 0: no coach
    pace: Annotated[float, Meta(ge=0, le=10)] | None = None  # seconds a bot's move stays; None: the server's


class NewTable(Incoming):
    """A table to be made. Without seats: the first is yours, the others are open."""

    game: ShortText
    options: OptionValues = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=20)] | None = None
    settings: Settings = msgspec.field(default_factory=Settings)
    name: ShortText = ""
    program: bool = False  # the token comes in the answer and not in a cookie
    contributes: bool = False  # to the luck: the match waits for your promise when all sit
    sign: Sign = ""


class Previewed(Incoming):
    """Options to be looked at before a table is made."""

    options: OptionValues = {}


class VariantText(Incoming):
    """A variant that somebody brings: the text of a file, or the short text."""

    text: Annotated[str, Meta(max_length=FILE_LIMIT)]


class Join(Incoming):
    """Take an open seat; without a number, the first."""

    name: ShortText = ""
    seat: SeatNumber | None = None
    program: bool = False
    contributes: bool = False  # to the luck: the match waits for your promise when all sit
    sign: Sign = ""


class Arrive(Incoming):
    """Use a one-time link."""

    link: ShortText
    program: bool = False


class KnownPlayer(Incoming):
    """Use the link of a browser's own secret."""

    player: ShortText


class Rematch(Incoming):
    """Play again. What is left out stays as it was."""

    options: OptionValues | None = None
    settings: Settings | None = None


class PlayOn(Incoming):
    """Play on from a moment of a finished game, in the place of one of its players."""

    ply: Ply
    seat: SeatNumber = 0
    bot: ShortText = "house-cat"
    name: ShortText = ""
    program: bool = False
    redeal: bool = False  # what the seat could not see is dealt anew
    sign: Sign = ""


class ReviewFile(Incoming):
    """A saved match to be reviewed: the text of a .neko file."""

    file: str


class FileFrame(ReviewFile):
    """A moment of a saved match, through the eyes of a seat or of a spectator."""

    ply: Ply
    seat: SeatNumber | None = None
    layout: Layout = "wide"


class FilePlayOn(PlayOn, kw_only=True):
    """Play on from a moment of a saved match."""

    file: str


class BeCalled(Incoming):
    """Where a browser's push service is, and the keys with which the browser reads what comes."""

    endpoint: Annotated[str, Meta(max_length=1200)]
    key: ShortText  # its public key, in base64url
    secret: ShortText  # its shared secret, in base64url


# --- what is asked of a table ---------------------------------------------------------------------


class Command(Incoming, tag_field="kind", kw_only=True):
    """Whatever `id` it has comes back in `re` of a socket's answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Move(Command, tag="move"):
    """A move: its path of clicks, or its text; and which position it answers.

    `ply` is how many moves you have seen. It comes again after an undo; `turn`, as told with the position,
    does not, so a move that gives it can never be taken for an answer to another position.
    """

    ply: Ply
    path: Path | None = None
    move: ShortText | None = None
    turn: Turn | None = None


class Undo(Command, tag="undo"):
    """Take back your last decision, or ask the others whether you may. `turn` says from where."""

    turn: Turn | None = None


class AnswerUndo(Command, tag="answer-undo"):
    """Whether the match may go back. `turn` and `asked_by`, as told, say which question that answers."""

    agree: bool
    turn: Turn | None = None
    asked_by: SeatNumber | None = None


class AskEnd(Command, tag="ask-end"):
    """Ask the others to end the game now: as a draw, or without a result."""

    how: Literal["draw", "abort"]


class AnswerEnd(Command, tag="answer-end"):
    """Whether the game may end. `how` and `asked_by`, as told, say which question that answers."""

    agree: bool
    how: Literal["draw", "abort"] | None = None
    asked_by: SeatNumber | None = None


class AnswerCoach(Command, tag="answer-coach"):
    """Whether the coach may ask at a table with several people; it does when all of them agree."""

    agree: bool


class Chat(Command, tag="chat"):
    """Something to be said at the table. Who watches says under which name; who sits has one."""

    text: Annotated[str, Meta(max_length=2000)]
    name: ShortText = ""
    sign: Sign = ""


class AskBot(Command, tag="ask-bot"):
    """Let a bot play for an absent player."""

    seat: SeatNumber


class Return(Command, tag="return"):
    """Play again where a bot played for you while you were absent."""


class Leave(Command, tag="leave"):
    """Give up your seats."""


class Fill(Command, tag="fill"):
    """Put a bot on an open seat of a waiting table; without a number, on all of them."""

    bot: ShortText = "house-cat"
    seat: SeatNumber | None = None


class Free(Command, tag="free"):
    """Open a seat of a waiting table again."""

    seat: SeatNumber


class GivePromise(Command, tag="promise"):
    """When all sit, promise a contribution to the luck, drawn after seeing `commitment`."""

    promise: ShortText


class Contribute(Command, tag="contribute"):
    """When the promises are sealed, open the contribution that you have promised: 32 hexadecimal digits."""

    contribution: ShortText


class Close(Command, tag="close"):
    """Give a waiting table up."""


Change = (
    Move
    | Undo
    | AnswerUndo
    | AskEnd
    | AnswerEnd
    | AnswerCoach
    | Chat
    | AskBot
    | Return
    | Leave
    | Fill
    | Free
    | Close
    | GivePromise
    | Contribute
)


# --- what only a socket is asked: it changes nothing at the table ---------------------------------


class Why(Command, tag="why"):
    """Why is that not legal?"""

    path: Path


class About(Command, tag="about"):
    """What does this thing of the drawing do?"""

    thing: Annotated[str, Meta(max_length=80)]


class Hint(Command, tag="hint"):
    """What would a strong bot do?"""


class Coach(Command, tag="coach"):
    """Does this move cost more than the table's coach lets pass? It is given as in `move`, and not made."""

    ply: Ply
    path: Path | None = None
    move: ShortText | None = None
    turn: Turn | None = None


class Show(Command, tag="show"):
    """Change what is sent, as with the address of the socket, and get a whole table."""

    show: Annotated[list[Literal["picture", "text", "position", "words"]], Meta(max_length=4)]
    layout: Layout = "wide"


class Meanwhile(Command, tag="meanwhile"):
    """Let a lower bot play for one that waits until the rules are compiled."""


class Ping(Command, tag="ping"):
    """Are you there?"""


AnyCommand = Change | Why | About | Hint | Coach | Show | Meanwhile | Ping

# Readers are made here once: two threads that read a type for the first time together can crash msgspec.
read_command = msgspec.json.Decoder(AnyCommand).decode
read_settings = msgspec.json.Decoder(Settings).decode
read_plan = msgspec.json.Decoder(list[SeatPlan]).decode
read_options = msgspec.json.Decoder(dict[str, Any]).decode
