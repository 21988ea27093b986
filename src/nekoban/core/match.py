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
from nekoban.core.fairness import dealing_seed, read_contributions
from nekoban.core.game import Chosen, Engine, Game
from nekoban.core.given import GivenLuck, read_outcomes
from nekoban.core.language import reading
from nekoban.core.luck import KEYED, NO_KEY, SEED_BYTES, commitment, seed_key, seed_luck
from nekoban.core.messages import tell
from nekoban.core.notation import QUICK_FORMAT, NotationError
from nekoban.core.options import Choice, OptionError, short
from nekoban.core.pictures import picture, thing_names

ASKED = 300  # moves that are tried to say why a part of a move cannot be used
NAMED = 4  # at most this many things are named when one of them must be chosen first
WORLDS = 12  # imagined worlds that decide whether a move revealed something
LUCKY_WORLDS = 300  # the same if chance was involved: even what happens once in a hundred must show

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

    winners: list[int]  # seats; several share the win; none if nobody wins
    scores: list[int]
    sentence: str


class Match:
    """One match, played move by move.

    Seats count from 0. `position(seat)` and `view(seat)` show what that seat may see. What makes sentences
    takes a `language`, such as "fr"; without one the reader's is used, which is English unless `reading` says
    otherwise.
    """

    def __init__(
        self,
        game: Game,
        options: Chosen,
        seed: bytes,
        names: Sequence[str] = (),
        start: str | None = None,
        contributions: Sequence[str | None] = (),
        format: int = notation.FORMAT,
        luck: Sequence[Any] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        given = notation.check_names(names, options.players)
        self.names = [
            *given,
            *(tell("player", number=seat + 1) for seat in range(len(given), options.players)),
        ]
        self.bots: dict[int, str] = {}  # the names of bots, by their seats
        self.start = start  # the position it began from, if that was not the set-up
        self.contributions = read_contributions(contributions, options.players)
        self.format = format  # of its save file: a match that began with quick luck keeps it
        self.dealing_seed = dealing_seed(seed, self.contributions)
        self.given = {0: read_outcomes(luck)} if luck else {}  # luck given by hand, by ply; 0 is the set-up
        self.played: list[int] = []
        self.movers: list[int] = []
        self.state = self.first_state()
        self.past: list[Any] = []

    @property
    def engine(self) -> Engine:
        return self.game.engine

    def first_state(self) -> Any:
        luck, key = self.luck_of([])
        if self.given and self.start is None:
            state = self.game.state()
            state.luck, state.key = luck, key
            return GivenLuck(self.game, self.given[0]).start(self.options, state)
        if self.start is None:
            return self.engine.start(self.options, luck, key)
        _, _, record = notation.read_position(self.start, notation.style_of(self.format))
        state = notation.complete(self.game, self.options, record, luck, key)
        if state.to_move >= 0 and not self.engine.legal(state):
            raise NotationError("This position is impossible: the seat to move has no legal move.")
        return state

    def luck_of(self, moves: Sequence[int]) -> tuple[int, Sequence[int]]:
        """The luck and its key for the last of these moves; without moves, for the set-up."""
        if self.format == QUICK_FORMAT:
            return seed_luck(self.seed, len(moves)), NO_KEY
        texts = self.game.moves.texts
        return KEYED, seed_key(self.dealing_seed, "\n".join(texts[move] for move in moves))

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int | str | bytes | None = None,
        names: Sequence[str] = (),
        contributions: Sequence[str | None] = (),
        luck: Sequence[Any] = (),
        **options: Any,
    ) -> Match:
        """A new match. The same seed deals the same match; without one a random seed is drawn.

        `contributions`: what each seat added to the luck, or None; see fairness.py.
        `luck`: what the set-up rolls and draws first, for tests and lessons; see given.py.
        """
        found = notation.named_game(game)
        given = found.read_files(spoken(found, options))
        chosen = found.options.read(given)
        return cls(found, chosen, read_seed(seed), names, contributions=contributions, luck=luck)

    @classmethod
    def from_position(
        cls, text: str, *, seed: int | str | bytes | None = None, names: Sequence[str] = ()
    ) -> Match:
        """A match that begins in the middle. What the position hides is dealt by the seed."""
        game, options, _ = notation.read_position(text)
        return cls(game, options, read_seed(seed), names, start=" ".join(text.split()))

    # --- whose turn it is, and what is legal

    @property
    def over(self) -> bool:
        return self.state.to_move < 0

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None when the game is over."""
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

    def why_not(self, move: str | Sequence[str] | int, language: str | None = None) -> Refusal | None:
        """None for a legal move or the beginning of one, else the clause that forbids it and a sentence.

        You may ask about a part of a move, such as a card before its place. Then the answer is the clause
        that forbids most moves with that part, or what to choose first.
        """
        with reading(language):
            return self.chosen_too_early(move) or self.refusal(self.asked_about(move))

    def chosen_too_early(self, move: str | Sequence[str] | int) -> Refusal | None:
        """What to choose first, if this click only comes later in a legal move."""
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
        things = [*told[:NAMED], *[tell("another")] * (len(told) > NAMED)]
        return Refusal("", tell("first-choose", things=things))

    def thing_names(self, seat: int | None) -> dict[str, str]:
        """The names of the things on the table, by click id: the first words of their titles."""
        return thing_names(self.svg(seat, faces=False)) if self.game.drawing else {}

    def asked_about(self, move: str | Sequence[str] | int) -> list[int]:
        """The move that is meant, or all moves that begin this way or contain that part."""
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

    def words(self, move: str | Sequence[str] | int, language: str | None = None) -> str:
        """A move in words, as an offer to the seat to move."""
        view = self.engine.view(self.state, self.to_move)
        with reading(language):
            return self.game.words.say(view, self.read(move), self.names)

    def at_hand(self, rows: list[int]) -> list[int]:
        """Those of these moves whose places are on the table, if any: empty seats do not count."""
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
        return Refusal(clause_label(self.game, clause), sentence)

    def play(self, move: str | Sequence[str] | int, luck: Sequence[Any] = ()) -> None:
        """Make a move, given as text, as a path or as a row. An illegal one changes nothing.

        luck: what is rolled and drawn next, for tests and lessons; see given.py.
        """
        row = self.read(move)
        if refusal := self.why_not(row):
            raise MoveError(refusal)
        self.go_on(row, self.foreseen(row, luck))
        if luck:
            self.given[self.ply] = read_outcomes(luck)

    def foreseen(self, row: int, luck: Sequence[Any] = ()) -> Any:
        """The state that a legal move leads to; the match does not change."""
        state = self.state.twin()
        state.luck, state.key = self.luck_of([*self.played, row])
        if luck:
            return GivenLuck(self.game, luck).play(state, row)
        self.engine.play(state, row)
        return state

    def go_on(self, row: int, state: Any) -> None:
        """Make a legal move that leads to this state, as returned by `foreseen`."""
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
        """The position as text: everything, or what a seat may see."""
        record = self.state if seat is None else self.view(seat)
        return notation.write_position(self.game, self.options, record)

    def scores(self) -> list[int]:
        """Points of every seat as if the game ended now; `scored` gives the points already scored."""
        return self.engine.scores(self.state)

    def scored(self) -> list[int]:
        """Points that every seat has scored already, without what the table would bring at the end."""
        return self.game.words.scored(self.view()) or self.scores()

    def breakdown(self, language: str | None = None) -> list[list[tuple[str, int]]]:
        """For each seat, where its points come from."""
        with reading(language):
            return self.game.words.breakdown(self.view(), self.names)

    def more_scores(self) -> list[tuple[str, int, list[tuple[str, int]]]]:
        """Name, points and breakdown of everybody who scores without a seat."""
        return self.game.words.more_scores(self.view())

    def result(self, language: str | None = None) -> Result | None:
        """The result, or None while the game goes on."""
        if not self.over:
            return None
        with reading(language):
            sentence = self.game.words.result(self.view(), self.names)
        return Result(self.engine.winners(self.state), self.scores(), sentence)

    def status(self, seat: int | None = None, language: str | None = None) -> str:
        """Whose turn it is, and what they have to decide."""
        with reading(language):
            return self.game.words.status(self.view(seat), self.names)

    def log(self, seat: int | None = None, language: str | None = None) -> list[str]:
        """What the last move did, in words, for a seat or a spectator."""
        with reading(language):
            return self.game.words.log(self.view(seat), self.names)

    def text(self, seat: int | None = None, language: str | None = None) -> str:
        """The table as text with rich markup."""
        with reading(language):
            return self.game.text.table(self.view(seat), seat, self.names)

    def svg(
        self,
        seat: int | None = None,
        layout: str = "wide",
        faces: bool = True,
        language: str | None = None,
    ) -> str:
        """The table as a picture. Leave out `faces` if the page already has the game's faces."""
        with reading(language):
            return picture(self.game, self.view(seat), seat, layout, self.names, faces)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows; nothing for a game without pictures."""
        return self.svg(self.to_move) if self.game.drawing else None

    def at(self, ply: int) -> Match:
        """The match as it was after this number of moves."""
        if not 0 <= ply <= self.ply:
            raise NotationError(f"There is no ply {ply}: they count from 0 to {self.ply}.")
        earlier = Match(
            self.game, self.options, self.seed, self.names, self.start, self.contributions, self.format
        )
        earlier.played, earlier.movers, earlier.past = self.played[:ply], self.movers[:ply], self.past[:ply]
        earlier.state = [*self.past, self.state][ply].twin()
        earlier.bots = self.bots
        earlier.given = {number: luck for number, luck in self.given.items() if number <= ply}
        return earlier

    # --- taking back

    def undo(self, bots: Collection[int] = (), seat: int | None = None) -> None:
        """Take back the last decision of a person; with `seat`, of the person on that seat.

        Allowed if the move revealed nothing new to its mover and no other person has moved since. If all
        other seats are bots it is always allowed, and goes back to the person's own last decision.
        """
        ply = self.undo_ply(bots, self.check_seat(seat))
        self.state = self.past[ply]
        del self.past[ply:], self.played[ply:], self.movers[ply:]
        self.given = {number: luck for number, luck in self.given.items() if number <= ply}

    def undo_ply(self, bots: Collection[int] = (), seat: int | None = None) -> int:
        """The ply that an undo goes back to. Raises UndoError if there is none."""
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
        """Whether the move at that ply revealed something new to its mover.

        It did if its result would look different to the mover in another world, with another luck, that
        looked the same before the move. Chance alone reveals nothing: a card may be laid face down.
        """
        before, move, seat = self.past[ply], self.played[ply], self.movers[ply]
        after = [*self.past, self.state][ply + 1]
        used_chance = after.luck != self.luck_of(self.played[: ply + 1])[0]
        known = self.engine.view(before, seat)
        seen = visible(self.engine.view(after, seat))
        for number in range(LUCKY_WORLDS if used_chance else WORLDS):
            world = self.engine.imagine(known, seed_luck(self.seed, (ply + 1 << 32) + number))
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
        style = notation.style_of(self.format) or notation.COUNTED_FROM_1
        text = notation.write_position(self.game, self.options, self.state, style)
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def to_save(self) -> dict[str, Any]:
        """The match as the plain data of a save file."""
        result = self.result()
        return {
            "format": self.format,
            "game": self.game.name,
            "version": self.game.version,
            "options": self.options.changed(),
            "names": self.names,
            **({"bots": self.bot_names()} if self.bots else {}),
            **({"start": self.start} if self.start else {}),
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            **({"contributions": self.contributions} if any(self.contributions) else {}),
            **({"luck": {str(ply): luck for ply, luck in self.given.items()}} if self.given else {}),
            "moves": [self.game.moves.texts[move] for move in self.played],
            "digest": self.digest(),
            "result": result and {"winners": [seat + 1 for seat in result.winners], "scores": result.scores},
        }

    def bot_names(self) -> list[str | None]:
        """For each seat the name of its bot, or None for a person."""
        return [self.bots.get(seat) for seat in range(self.options.players)]

    def save(self, file: str | Path) -> None:
        """Write the match as one JSON document; an existing file is replaced completely or not at all."""
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
        if start is not None and (
            not isinstance(start, str)
            or notation.read_position(start, notation.style_of(save["format"]))[1] != options
        ):
            raise NotationError("its starting position does not fit its game and options.")
        seed = read_seed(save["seed"])
        if save.get("commitment", commitment(seed)) != commitment(seed):
            raise NotationError("its seed is not the one it was committed to.")
        contributions = save.get("contributions", [])
        if contributions and save["format"] == QUICK_FORMAT:
            raise NotationError(f"a match of format {QUICK_FORMAT} has no contributions.")
        given = notation.read_given(save.get("luck"))
        match = cls(
            game, options, seed, save["names"], start, contributions, save["format"], given.get(0, [])
        )
        match.bots = notation.read_bots(save.get("bots"), options.players)
        match.replay(save["moves"], given)
        match.compare(save)
        return match

    def replay(self, texts: Sequence[str], given: Mapping[int, Any] | None = None) -> None:
        for number, text in enumerate(texts, 1):
            try:
                self.play(text, (given or {}).get(number, ()))
            except ValueError as error:
                raise NotationError(f"move {number}, {short(text)}: {error}") from None

    def compare(self, save: dict[str, Any]) -> None:
        """Check that the end recorded in a save file is what its moves lead to."""
        if "digest" in save and save["digest"] != self.digest():
            raise NotationError("its moves lead to another position than the one it was saved in.")
        mine = self.to_save()["result"]
        if save.get("result") is not None and save["result"] != mine:
            raise NotationError("its result is not what its moves lead to.")

    def __repr__(self) -> str:
        return f"<Match {self.game.name} {self.options} ply {self.ply}{' over' if self.over else ''}>"


def visible(view: Any) -> bytes:
    """A view's bytes without the events."""
    view.event_count = 0
    view.array["events"] = 0
    return view.bytes.tobytes()


def clause_label(game: Game, clause: int) -> str:
    """The id of a clause as written in RULES.md; empty for the plain end of the game."""
    name = game.clauses(clause).name
    return "" if name == "OVER" else name.replace("_", "-")


def spoken(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options in which a choice between numbers may be given as a number."""
    choices = {name for name, option in game.options.declared.items() if isinstance(option, Choice)}
    return {
        name: str(value) if name in choices and notation.whole_number(value) is not None else value
        for name, value in options.items()
    }


def read_seed(seed: int | str | bytes | None) -> bytes:
    """256 bits: random, from a number or a word, or from 64 hexadecimal digits."""
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
