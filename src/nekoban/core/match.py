"""A match: a game, its options, a secret seed and the moves so far. Everything else follows from these."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from nekoban.core import notation
from nekoban.core.game import Chosen, Engine, Game
from nekoban.core.luck import SEED_BYTES, commitment, seed_luck, start_luck
from nekoban.core.notation import NotationError
from nekoban.core.options import Choice, OptionError, short
from nekoban.core.pictures import picture, thing_names
from nekoban.core.sentences import one_of

ASKED = 300  # moves that are looked at to say why a part of them cannot be used
NAMED = 4  # things that are named when one of them is to be chosen first
WORLDS = 12  # imagined worlds that decide whether a move revealed something

NO_FILES = ("", "..")  # names that no file can have
CLICK = re.compile(r'data-click="([^"]*)"')
HEX_SEED = re.compile(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


class MoveError(ValueError):
    """A move that cannot be made; `clause` is the rule that forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UndoError(ValueError):
    """A move that cannot be taken back; the text says why."""


class Refusal(NamedTuple):
    """Why a move is not legal."""

    clause: str  # its id, as in RULES.md
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence


class Result(NamedTuple):
    """How a match ended."""

    winners: list[int]  # seats; several share the win, none where the rules let nobody win
    scores: list[int]
    sentence: str


class Match:
    """One match, played move by move.

    Seats count from 0. `position(seat)` and `view(seat)` show what that seat may see.
    """

    def __init__(
        self, game: Game, options: Chosen, seed: bytes, names: Sequence[str] = (), start: str | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        given = notation.check_names(names, options.players)
        self.names = [*given, *(f"Player {seat + 1}" for seat in range(len(given), options.players))]
        self.bots: dict[int, str] = {}  # seats that bots sit on, by their bots' names
        self.start = start  # the position it began from, where that was not the set-up
        self.played: list[int] = []
        self.movers: list[int] = []
        self.state = self.first_state()
        self.past: list[Any] = []

    @property
    def engine(self) -> Engine:
        return self.game.engine

    def first_state(self) -> Any:
        luck = seed_luck(self.seed, 0)
        if self.start is None:
            return self.engine.start(self.options, luck)
        _, _, record = notation.read_position(self.start)
        state = notation.complete(self.game, self.options, record, luck)
        if state.to_move >= 0 and not self.engine.legal(state):
            raise NotationError("This position cannot be: the seat to move has no legal move.")
        return state

    @classmethod
    def new(
        cls, game: str, *, seed: int | str | bytes | None = None, names: Sequence[str] = (), **options: Any
    ) -> Match:
        """A new match. The same seed deals the same match; without one it is drawn by chance."""
        found = notation.named_game(game)
        given = found.read_files(spoken(found, options))
        return cls(found, found.options.read(given), read_seed(seed), names)

    @classmethod
    def from_position(
        cls, text: str, *, seed: int | str | bytes | None = None, names: Sequence[str] = ()
    ) -> Match:
        """A match that begins in the middle. What the position hides is dealt by the seed."""
        game, options, _ = notation.read_position(text)
        return cls(game, options, read_seed(seed), names, start=" ".join(text.split()))

    # --- what is asked of whom

    @property
    def over(self) -> bool:
        return self.state.to_move < 0

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        return None if self.over else self.state.to_move

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.played)

    def legal(self) -> list[int]:
        """The legal moves as rows of the game's table: what agents choose from."""
        return [] if self.over else self.engine.legal(self.state)

    def moves(self) -> list[str]:
        """The legal moves as text."""
        return [self.game.moves.texts[move] for move in self.legal()]

    def paths(self) -> list[tuple[str, ...]]:
        """The legal moves as paths of clicks."""
        return [self.game.moves.paths[move] for move in self.legal()]

    def read(self, move: str | Sequence[str] | int) -> int:
        return notation.read_move(self.game, self.legal, move)

    def why_not(self, move: str | Sequence[str] | int) -> Refusal | None:
        """None for a legal move or the beginning of one, else the clause that forbids it and a sentence.

        A part of a move may be asked about, a card before its place: then the answer is what forbids most of
        the moves with it, or what to choose first.
        """
        return self.chosen_too_early(move) or self.refusal(self.asked_about(move))

    def chosen_too_early(self, move: str | Sequence[str] | int) -> Refusal | None:
        """What to choose first, where a click is asked about that only comes later in a legal move."""
        if isinstance(move, str) or not notation.is_text_or_path(move) or not move:
            return None
        paths = self.paths()
        if any(path[: len(move)] == tuple(move) for path in paths):
            return None
        first = list(dict.fromkeys(path[0] for path in paths if move[-1] in path[1:]))
        if not first:
            return None
        if sentence := self.game.words.choose_first(self.view(self.to_move), move[-1]):
            return Refusal("", sentence)
        names = self.thing_names(self.to_move)
        told = list(dict.fromkeys(names.get(click, click) for click in first))
        return Refusal("", f"First choose {one_of([*told[:NAMED], *['another'] * (len(told) > NAMED)])}.")

    def thing_names(self, seat: int | None) -> dict[str, str]:
        """What the things of the table are called, by the ids of clicks: the first words of their titles."""
        return thing_names(self.svg(seat, faces=False)) if self.game.drawing else {}

    def asked_about(self, move: str | Sequence[str] | int) -> list[int]:
        """The move that is meant, or all that begin so or have that part."""
        parts = self.at_hand(notation.rows_about(self.game, move)) if notation.is_text_or_path(move) else []
        if parts and not isinstance(move, str):
            return parts
        try:
            row = self.read(move)
        except NotationError:
            if not parts:
                raise
            return parts
        begun = notation.rows_begun(self.game, move) if isinstance(move, str) else []
        return begun if set(begun) & set(self.legal()) else [row]

    def words(self, move: str | Sequence[str] | int) -> str:
        """A move in words for a person: what whoever is to move would do."""
        view = self.engine.view(self.state, self.to_move)
        return self.game.words.say(view, self.read(move), self.names)

    def at_hand(self, rows: list[int]) -> list[int]:
        """Those moves whose places are on the table, if there are any: no seat where nobody sits."""
        if self.game.drawing is None:
            return rows
        shown = set(CLICK.findall(self.svg(self.to_move, faces=False)))
        return [row for row in rows if self.game.moves.paths[row][-1] in shown] or rows

    def refusal(self, rows: list[int]) -> Refusal | None:
        """What forbids most of these moves; None if one of them is legal."""
        if set(rows) & set(self.legal()):
            return None
        clauses = {row: self.engine.why_not(self.state, row) for row in rows[:: 1 + len(rows) // ASKED]}
        clause = Counter(clauses.values()).most_common(1)[0][0]
        row = next(row for row in clauses if clauses[row] == clause)
        view, words = self.engine.view(self.state, self.to_move), self.game.words
        sentence = words.reason(view, row, clause, self.names)
        clause = words.named_clause(view, row, clause)
        return Refusal(clause_label(self.game, clause), sentence)

    def play(self, move: str | Sequence[str] | int) -> None:
        """Make a move, given as text, as a path or as a row. An illegal one changes nothing."""
        row = self.read(move)
        if refusal := self.why_not(row):
            raise MoveError(refusal)
        self.go_on(row, self.foreseen(row))

    def foreseen(self, row: int) -> Any:
        """The state that a legal move leads to; the match stays where it is."""
        state = self.state.twin()
        state.luck = seed_luck(self.seed, self.ply + 1)
        self.engine.play(state, row)
        return state

    def go_on(self, row: int, state: Any) -> None:
        """Make a legal move that leads to this state, as `foreseen` says."""
        self.past.append(self.state)
        self.movers.append(self.state.to_move)
        self.played.append(row)
        self.state = state

    # --- what can be seen

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may see."""
        return self.engine.view(self.state, self.check_seat(seat))

    def check_seat(self, seat: Any) -> int | None:
        """A seat of this match, or None for a spectator."""
        if seat is None:
            return None
        number = notation.whole_number(seat)
        if number is None:
            raise NotationError(f"A seat is a number from 0, or None for a spectator, not {short(seat)}.")
        if not 0 <= number < self.options.players:
            raise NotationError(
                f"There is no seat {number}: they count from 0 to {self.options.players - 1}."
            )
        return number

    def position(self, seat: int | None = None) -> str:
        """Position text: of everything, or of what a seat may see."""
        record = self.state if seat is None else self.view(seat)
        return notation.write_position(self.game, self.options, record)

    def scores(self) -> list[int]:
        """Points of every seat as of now."""
        return self.engine.scores(self.state)

    def breakdown(self) -> list[list[tuple[str, int]]]:
        """For every seat where its points come from."""
        return self.game.words.breakdown(self.view(), self.names)

    def more_scores(self) -> list[tuple[str, int, list[tuple[str, int]]]]:
        """Name, points and breakdown of those who score without a seat."""
        return self.game.words.more_scores(self.view())

    def result(self) -> Result | None:
        """The result, or None while the game goes on."""
        if not self.over:
            return None
        sentence = self.game.words.result(self.view(), self.names)
        return Result(self.engine.winners(self.state), self.scores(), sentence)

    def status(self, seat: int | None = None) -> str:
        """Whose turn it is, and what is asked."""
        return self.game.words.status(self.view(seat), self.names)

    def log(self, seat: int | None = None) -> list[str]:
        """What the last move did, in words, for a seat or a spectator."""
        return self.game.words.log(self.view(seat), self.names)

    def text(self, seat: int | None = None) -> str:
        """The table as text with rich markup."""
        return self.game.text.table(self.view(seat), seat, self.names)

    def svg(self, seat: int | None = None, layout: str = "wide", faces: bool = True) -> str:
        """The table as a picture; without `faces` for a page that has the game's faces already."""
        return picture(self.game, self.view(seat), seat, layout, self.names, faces)

    def _repr_svg_(self) -> str:
        return self.svg(self.to_move)

    def at(self, ply: int) -> Match:
        """The match as it stood after that many moves."""
        if not 0 <= ply <= self.ply:
            raise NotationError(f"There is no ply {ply}: they count from 0 to {self.ply}.")
        earlier = Match(self.game, self.options, self.seed, self.names, self.start)
        earlier.played, earlier.movers, earlier.past = self.played[:ply], self.movers[:ply], self.past[:ply]
        earlier.state = [*self.past, self.state][ply].twin()
        earlier.bots = self.bots
        return earlier

    # --- taking back

    def undo(self, bots: Collection[int] = (), seat: int | None = None) -> None:
        """Take back the last decision of a person: of the one on that seat, where a seat is given.

        Free while it revealed nothing new to whoever made it and no other person has moved since. When all
        other seats are bots, always: back to one's own last decision.
        """
        ply = self.undo_ply(bots, self.check_seat(seat))
        self.state = self.past[ply]
        del self.past[ply:], self.played[ply:], self.movers[ply:]

    def undo_ply(self, bots: Collection[int] = (), seat: int | None = None) -> int:
        """The ply that an undo goes back to; or why there is none."""
        ply = self.ply - 1
        while ply >= 0 and self.movers[ply] in bots:
            ply -= 1
        if ply < 0:
            raise UndoError("There is no move of yours to take back.")
        if seat is not None and self.movers[ply] != seat:
            raise UndoError(
                f"The last move was {self.names[self.movers[ply]]}'s: only they can take it back."
            )
        alone = len(set(range(self.options.players)) - set(bots)) == 1
        if not alone and ply < self.ply - 1:
            raise UndoError("A bot has answered your move since, so it cannot be taken back.")
        if not alone and self.revealed(ply):
            raise UndoError("The move has revealed something you could not know, so it cannot be taken back.")
        return ply

    def revealed(self, ply: int) -> bool:
        """Whether the move at that ply told its mover something new.

        It did if chance decided anything, or if its result would look different to the mover in another
        world that the mover could not tell from this one.
        """
        before, move, seat = self.past[ply], self.played[ply], self.movers[ply]
        after = [*self.past, self.state][ply + 1]
        if after.luck != seed_luck(self.seed, ply + 1):
            return True
        known = self.engine.view(before, seat)
        seen = visible(self.engine.view(after, seat))
        for number in range(WORLDS):
            world = self.engine.imagine(known, start_luck(seed_luck(self.seed, ply) + number))
            self.engine.play(world, move)
            if visible(self.engine.view(world, seat)) != seen:
                return True
        return False

    # --- keeping

    @property
    def commitment(self) -> str:
        """A fingerprint of the secret seed, to be shown before the match."""
        return commitment(self.seed)

    def digest(self) -> str:
        """A fingerprint of the position reached."""
        return blake2b(self.position().encode(), digest_size=16).hexdigest()

    def to_save(self) -> dict[str, Any]:
        """The match as the plain data of a save file."""
        result = self.result()
        return {
            "format": notation.FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "options": self.options.changed(),
            "names": self.names,
            **({"bots": self.bot_names()} if self.bots else {}),
            **({"start": self.start} if self.start else {}),
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            "moves": [self.game.moves.texts[move] for move in self.played],
            "digest": self.digest(),
            "result": result and {"winners": [seat + 1 for seat in result.winners], "scores": result.scores},
        }

    def bot_names(self) -> list[str | None]:
        """For every seat the name of its bot, or None for a person."""
        return [self.bots.get(seat) for seat in range(self.options.players)]

    def save(self, file: str | Path) -> None:
        """Write the match as one JSON document; an existing file is replaced whole or not at all."""
        path = Path(file)
        if path.name in NO_FILES:
            raise NotationError(f"{path} is no name for a file.")
        scratch = path.with_name(path.name + ".part")
        try:
            scratch.write_text(notation.write_save(self.to_save()), encoding="utf-8")
            scratch.replace(path)
        except OSError as error:
            with suppress(OSError):
                scratch.unlink()
            raise NotationError(f"{path} cannot be written: {error.strerror or error}.") from None

    @classmethod
    def load(cls, file: str | Path) -> Match:
        """Read a save file and replay it; every move is checked."""
        save = notation.read_file(file)
        try:
            return cls.from_save(save)
        except NotationError as error:
            raise NotationError(f"{file}: {error}") from None

    @classmethod
    def from_save(cls, save: dict[str, Any]) -> Match:
        try:
            game = notation.named_game(save["game"])
            options = game.options.read(save["options"])
        except OptionError as error:
            raise NotationError(str(error)) from None
        if save["version"] != game.version:
            raise NotationError(
                f"it was played by version {short(save['version'])} of the rules of {game.title}; "
                f"this program has version {game.version}, which may play it differently."
            )
        if len(save["names"]) != options.players:
            raise NotationError(
                f"it names {len(save['names'])} players, and the options say {options.players}."
            )
        start = save.get("start")
        if start is not None and (not isinstance(start, str) or notation.read_position(start)[1] != options):
            raise NotationError("its starting position does not fit its game and options.")
        seed = read_seed(save["seed"])
        if save.get("commitment", commitment(seed)) != commitment(seed):
            raise NotationError("its seed is not the one it was committed to.")
        match = cls(game, options, seed, save["names"], start)
        match.bots = notation.read_bots(save.get("bots"), options.players)
        match.replay(save["moves"])
        match.compare(save)
        return match

    def replay(self, texts: Sequence[str]) -> None:
        for number, text in enumerate(texts, 1):
            try:
                self.play(text)
            except ValueError as error:
                raise NotationError(f"move {number}, {short(text)}: {error}") from None

    def compare(self, save: dict[str, Any]) -> None:
        """What a save file says of its end must be what it replays to."""
        if "digest" in save and save["digest"] != self.digest():
            raise NotationError("its moves lead to another position than the one it was saved in.")
        mine = self.to_save()["result"]
        if save.get("result") is not None and save["result"] != mine:
            raise NotationError("its result is not what its moves lead to.")

    def __repr__(self) -> str:
        return f"<Match {self.game.name} {self.options} ply {self.ply}{' over' if self.over else ''}>"


def visible(view: Any) -> bytes:
    """A view's bytes without the account of what happened."""
    view.event_count = 0
    view.array["events"] = 0
    return view.bytes.tobytes()


def clause_label(game: Game, clause: int) -> str:
    """The id of a clause as it stands in RULES.md; empty for the plain end of the game."""
    name = game.clauses(clause).name
    return "" if name == "OVER" else name.replace("_", "-")


def spoken(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of which a choice between numbers may be given as a number."""
    choices = {name for name, option in game.options.declared.items() if isinstance(option, Choice)}
    return {
        name: str(value) if name in choices and notation.whole_number(value) is not None else value
        for name, value in options.items()
    }


def read_seed(seed: int | str | bytes | None) -> bytes:
    """256 bits: by chance, from a number or a word, or from their 64 hexadecimal digits."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise NotationError(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
        return seed
    if not isinstance(seed, str) and notation.whole_number(seed) is None:
        raise NotationError(f"A seed is a whole number, a word or {SEED_BYTES} bytes, not {short(seed)}.")
    if isinstance(seed, str) and HEX_SEED.fullmatch(seed):
        return bytes.fromhex(seed)
    try:
        word = str(seed).encode()
    except UnicodeEncodeError:
        raise NotationError("The seed has a character that cannot be written.") from None
    return blake2b(word, digest_size=SEED_BYTES, person=b"nekoban-word").digest()
