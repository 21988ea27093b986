"""A match: a game, its options, a secret seed and the moves so far. Everything else follows from these."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import NamedTuple

from nekoban.core import match_luck, notation, refusals, saves
from nekoban.core.fairness import dealing_seed, read_contributions
from nekoban.core.game import Chosen, Engine, Game
from nekoban.core.given_luck import read_outcomes
from nekoban.core.language import reading
from nekoban.core.luck import commitment
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.notation import NotationError
from nekoban.core.options import Choice, short
from nekoban.core.pictures import picture
from nekoban.core.player_names import kept_player_name, shown_names
from nekoban.core.record import Position, SeatNumber, View
from nekoban.core.refusals import Asked, MoveError, Refusal
from nekoban.core.seeds import Seed, read_seed
from nekoban.core.undo import undo_ply


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
        luck: Sequence[object] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.names = names
        self.bots: dict[SeatNumber, str] = {}  # the names of bots, by their seats
        self.start = start  # the position it began from, if that was not the set-up
        self.contributions = read_contributions(contributions, options.players)
        self.format = format  # of its save file: a match that began with quick luck keeps it
        self.dealing_seed = dealing_seed(seed, self.contributions)
        self.given = {0: read_outcomes(luck)} if luck else {}  # luck given by hand, by ply; 0 is the set-up
        self.played: list[Move] = []
        self.movers: list[SeatNumber] = []
        self.state = match_luck.first_state(self)
        self.past: list[Position] = []

    @property
    def names(self) -> list[str]:
        """What the players are called, for the reader; see player_names.py."""
        return list(shown_names(self.kept_names, frozenset(self.bots)))

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        given = notation.check_names(names, self.options.players)
        others = range(len(given), self.options.players)
        self.kept_names = (*given, *map(kept_player_name, others))

    @property
    def engine(self) -> Engine:
        """The twin of the rules that plays this match."""
        return self.game.engine

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: Seed = None,
        names: Sequence[str] = (),
        contributions: Sequence[str | None] = (),
        luck: Sequence[object] = (),
        **options: object,
    ) -> Match:
        """A new match. The same seed deals the same match; without one a random seed is drawn.

        `contributions`: what each seat added to the luck, or None; see fairness.py.
        `luck`: what the set-up rolls and draws first, for tests and lessons; see given_luck.py.
        """
        found = notation.named_game(game)
        given = found.local_options(spoken(found, options))
        chosen = found.options.read(given)
        return cls(found, chosen, read_seed(seed), names, contributions=contributions, luck=luck)

    @classmethod
    def from_position(cls, text: str, *, seed: Seed = None, names: Sequence[str] = ()) -> Match:
        """A match that begins in the middle. What the position hides is dealt by the seed."""
        game, options, _ = notation.read_position(text)
        return cls(game, options, read_seed(seed), names, start=" ".join(text.split()))

    # --- whose turn it is, and what is legal

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move < 0

    @property
    def to_move(self) -> SeatNumber | None:
        """The seat to move, or None when the game is over."""
        return None if self.over else self.state.to_move

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.played)

    @property
    def states(self) -> list[Position]:
        """Every state so far: the first one, and the one after each move."""
        return [*self.past, self.state]

    def legal(self) -> list[Move]:
        """The legal moves as rows of the game's table: what agents choose from."""
        return [] if self.over else self.engine.legal(self.state)

    def moves(self) -> list[str]:
        """The legal moves as text."""
        return [self.game.moves.texts[move] for move in self.legal()]

    def paths(self) -> list[tuple[str, ...]]:
        """The legal moves as paths of clicks."""
        return [self.game.moves.paths[move] for move in self.legal()]

    def read(self, move: Asked) -> Move:
        """The row of a move that is given as text, as a path of clicks or as its number."""
        return notation.read_move(self.game, self.legal, move)

    def why_not(self, move: Asked, language: str | None = None) -> Refusal | None:
        """None for a legal move or the beginning of one, else the clause that forbids it and a sentence.

        You may ask about a part of a move, such as a card before its place. Then the answer is the clause
        that forbids most moves with that part, or what to choose first.
        """
        with reading(language):
            return refusals.why_not(self, move)

    def words(self, move: Asked, language: str | None = None) -> str:
        """A move in words, as an offer to the seat to move."""
        view = self.engine.view(self.state, self.to_move)
        with reading(language):
            return self.game.words.say(view, self.read(move), self.names)

    def play(self, move: Asked, luck: Sequence[object] = ()) -> None:
        """Make a move, given as text, as a path or as a row. An illegal one changes nothing.

        luck: what is rolled and drawn next, for tests and lessons; see given_luck.py.
        """
        row = self.read(move)
        if refusal := self.why_not(row):
            raise MoveError(refusal)
        self.go_on(row, match_luck.state_after(self, row, luck))
        if luck:
            self.given[self.ply] = read_outcomes(luck)

    def go_on(self, row: Move, state: Position) -> None:
        """Make a legal move that leads to this state, as `match_luck.state_after` returns it."""
        self.past.append(self.state)
        self.movers.append(self.state.to_move)
        self.played.append(row)
        self.state = state

    # --- what can be seen

    def view(self, seat: SeatNumber | None = None) -> View:
        """What a seat, or a spectator, may see."""
        return self.engine.view(self.state, checked_seat(seat, self.options.players))

    def position(self, seat: SeatNumber | None = None) -> str:
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

    def result(self, language: str | None = None) -> Result | None:
        """The result, or None while the game goes on."""
        if not self.over:
            return None
        with reading(language):
            sentence = self.game.words.result(self.view(), self.names)
        return Result(self.engine.winners(self.state), self.scores(), sentence)

    def status(self, seat: SeatNumber | None = None, language: str | None = None) -> str:
        """Whose turn it is, and what they have to decide."""
        with reading(language):
            return self.game.words.status(self.view(seat), self.names)

    def log(self, seat: SeatNumber | None = None, language: str | None = None) -> list[str]:
        """What the last move did, in words, for a seat or a spectator."""
        with reading(language):
            return self.game.words.log(self.view(seat), self.names)

    def text(self, seat: SeatNumber | None = None, language: str | None = None) -> str:
        """The table as text with rich markup."""
        with reading(language):
            return self.game.text.table(self.view(seat), seat, self.names)

    def svg(
        self,
        seat: SeatNumber | None = None,
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
            raise NotationError(tell("no-ply", ply=ply, last=self.ply))
        earlier = copy(self)  # nothing is dealt again: a past state is at hand
        earlier.played, earlier.movers, earlier.past = self.played[:ply], self.movers[:ply], self.past[:ply]
        earlier.state = self.states[ply].twin()
        earlier.bots = self.bots
        earlier.given = {number: luck for number, luck in self.given.items() if number <= ply}
        return earlier

    # --- taking back

    def undo(self, bots: Collection[SeatNumber] = (), seat: SeatNumber | None = None) -> None:
        """Take back the last decision of a person; with `seat`, of the person on that seat.

        Allowed if the move revealed nothing new to its mover and no other person has moved since. If all
        other seats are bots it is always allowed, and goes back to the person's own last decision.
        """
        ply = undo_ply(self, bots, checked_seat(seat, self.options.players))
        self.state = self.past[ply]
        del self.past[ply:], self.played[ply:], self.movers[ply:]
        self.given = {number: luck for number, luck in self.given.items() if number <= ply}

    # --- keeping

    @property
    def commitment(self) -> str:
        """A fingerprint of the secret seed, to be shown before the match."""
        return commitment(self.seed)

    def to_save(self) -> saves.Save:
        """The match as the plain data of a save file."""
        return saves.write_match(self)

    def save(self, file: str | Path) -> None:
        """Write the match as one JSON document; an existing file is replaced completely or not at all."""
        saves.write_file(self.to_save(), Path(file))

    @classmethod
    def load(cls, file: str | Path) -> Match:
        """Read a save file and replay it; every move is checked."""
        save = saves.read_file(file)
        try:
            return cls.from_save(save)
        except NotationError as error:
            raise NotationError(tell("save-fault", file=str(file), fault=str(error))) from None

    @classmethod
    def from_save(cls, save: saves.Save) -> Match:
        """The match of a save file's data; every move is checked."""
        match = cls(*saves.beginning(save))
        saves.play_on(match, save)
        return match

    def __repr__(self) -> str:
        return f"<Match {self.game.name} {self.options} ply {self.ply}{' over' if self.over else ''}>"


def checked_seat(seat: object, players: int) -> SeatNumber | None:
    """A seat of a match with this many players, or None for a spectator."""
    if seat is None:
        return None
    number = notation.whole_number(seat)
    if number is None:
        raise NotationError(tell("no-seat-at-all", value=short(seat)))
    if not 0 <= number < players:
        raise NotationError(tell("no-seat", seat=number, last=players - 1))
    return number


def spoken(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """Options in which a choice between numbers may be given as a number."""
    choices = {name for name, option in game.options.declared.items() if isinstance(option, Choice)}
    return {
        name: str(value) if name in choices and notation.whole_number(value) is not None else value
        for name, value in options.items()
    }
