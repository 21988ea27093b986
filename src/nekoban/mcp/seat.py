"""One seat: the games, their rules, what the seat sees in words, what it may do, and playing.

Everything here is made from the seat's own view. The other seats are played by bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.text import Text

from nekoban.bots import Bot, all_bots, is_bot, make_bot, meet
from nekoban.bots.early import lower_bot, make_early_bot, plays_now
from nekoban.bots.search import search_is_compiled
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.clauses import clause_texts, rules_text
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.options import OptionError, short
from nekoban.core.refusals import MoveError
from nekoban.core.seeds import read_seed
from nekoban.core.variants import change_lines


class SeatError(Exception):
    """Something that cannot be done; the text says why."""


@dataclass
class Sitting:
    """A match in which the seat plays, and what it has cost so far."""

    match: Match
    seat: int
    bots: dict[int, Bot]
    happened: list[str] = field(default_factory=list)  # since the seat's last move, in words
    calls: int = 0
    illegal: int = 0
    turns: int = 0  # choices that the seat made
    characters: int = 0  # that were sent to it

    @property
    def is_own_turn(self) -> bool:
        return self.match.to_move == self.seat

    def play(self, row: int) -> None:
        """Make a legal move of any seat, and remember it in words."""
        self.match.play(row)
        self.happened += [Text.from_markup(line).plain for line in self.match.log(self.seat)]

    def go_on(self) -> None:
        """Let bots play until the seat has a choice. Where it has only one legal move, that is made."""
        match = self.match
        while match.to_move is not None:
            legal = match.legal()
            if not self.is_own_turn:
                luck = bot_luck(match.dealing_seed, match.ply)
                self.play(self.bots[match.to_move].choose(match.view(match.to_move), legal, luck))
            elif len(legal) == 1:
                self.happened.append(f"You had one legal move: {match.words(legal[0])}")
                self.play(legal[0])
            else:
                return


class Games(Protocol):
    """Where matches come from, and what is done with them when they are over."""

    def begin(self, game: str, options: Mapping[str, Any], bots: str) -> Sitting: ...

    def ended(self, sitting: Sitting) -> str:
        """A sentence to be told with the result."""
        ...


class FreeGames:
    """Games as the client asks for them; `bots` are the opponents where it names none."""

    def __init__(self, game: str = "", bots: str = "house-cat", seed: str | None = None) -> None:
        self.game, self.bots, self.seed = game, bots, seed
        if game:
            named_game(game)
        wrong = [name for name in split_bots(bots) if not is_bot(name)]
        if wrong or not split_bots(bots):
            raise SeatError(f"There is no bot {short(', '.join(wrong))}. There are: {', '.join(all_bots())}.")

    def begin(self, game: str, options: Mapping[str, Any], bots: str) -> Sitting:
        if self.game and game not in ("", self.game):
            raise SeatError(f"Only {self.game} is played here.")
        found = named_game(game or self.game)
        try:
            chosen = found.options.read(dict(options))
        except OptionError as error:
            raise SeatError(str(error)) from None
        for name in split_bots(bots):
            if name not in all_bots():
                raise SeatError(f"There is no bot {short(name)}. There are: {', '.join(all_bots())}.")
        names = split_bots(bots or self.bots)
        match = Match(found, chosen, read_seed(self.seed), ["You"])
        return sit_down(match, 0, [names[seat % len(names)] for seat in range(chosen.players - 1)])

    def ended(self, sitting: Sitting) -> str:
        return "Call `start` for another game."


def split_bots(text: str) -> list[str]:
    """Names of bots between commas, as the tool is given them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def named_game(name: str) -> Game:
    """The game of that name; a sentence to the language model where there is none."""
    if not name:
        raise SeatError(f"Name a game. There are: {', '.join(all_games())}.")
    try:
        return find_game(name)
    except LookupError as error:
        raise SeatError(str(error)) from None


def sit_down(match: Match, seat: int, names: list[str]) -> Sitting:
    """A match against bots of these names, played until the seat has a choice."""
    others = [other for other in range(match.options.players) if other != seat]
    bots: dict[int, Bot] = {}
    notes: list[str] = []
    for other, name in zip(others, names, strict=True):
        playing = name if plays_now(name, match.game) else lower_bot(name, match.game)
        if playing != name:
            notes.append(f"{name} needs compiled rules, so {playing} plays. `nekoban compile` compiles them.")
        is_ready = search_is_compiled(match.game)
        bots[other] = make_bot(playing, match.game) if is_ready else make_early_bot(playing, match.game)
        meet(bots[other], match.options)
    sitting = Sitting(match, seat, bots, list(dict.fromkeys(notes)))
    sitting.go_on()
    return sitting


def changed_rules(match: Match) -> dict[str, Any]:
    """What a variant changes of the published rules, for whoever knows these."""
    changes = change_lines(match.game, match.options)
    return {"not a published rule": changes} if changes else {}


class OneSeat:
    """What a client can ask for. Every answer is plain data in words; a refusal is a `SeatError`."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.sitting: Sitting | None = None
        self.farewell = ""

    def list_games(self) -> list[dict[str, Any]]:
        return [
            {
                "game": game.name,
                "title": game.title,
                "summary": str(game.summary),
                "options": game.options.form(),
            }
            for game in all_games().values()
        ]

    def rules(self, game: str, clause: str) -> str:
        found = named_game(game or (self.sitting.match.game.name if self.sitting else ""))
        if not clause:
            return rules_text(found)
        texts = clause_texts(found)
        if clause.strip().upper() not in texts:
            raise SeatError(f"{found.title} has no clause {short(clause)}. There are: {', '.join(texts)}.")
        return texts[clause.strip().upper()]

    def start(self, game: str, options: Mapping[str, Any], bots: str) -> dict[str, Any]:
        self.sitting = self.games.begin(game, options, bots)
        self.farewell = self.games.ended(self.sitting) if self.sitting.match.over else ""
        return self.look()

    def at_table(self) -> Sitting:
        if self.sitting is None:
            raise SeatError("No game has begun: call `start` first.")
        return self.sitting

    def to_choose(self) -> Sitting:
        sitting = self.at_table()
        if sitting.match.over:
            raise SeatError(f"This game is over. {self.farewell}")
        return sitting

    def look(self) -> dict[str, Any]:
        """The table as the seat sees it."""
        sitting = self.at_table()
        match, seat = sitting.match, sitting.seat
        told: dict[str, Any] = {
            "game": match.game.name,
            **changed_rules(match),
            "you are": f"seat {seat + 1} of {match.options.players}, {match.names[seat]}",
            "happened": list(sitting.happened),
            "table": Text.from_markup(match.text(seat)).plain,
            "position": match.position(seat),
            "status": Text.from_markup(match.status(seat)).plain,
        }
        result = match.result()
        if result is None:
            return {**told, "over": False, "legal": match.moves()}
        return {
            **told,
            "over": True,
            "result": result.sentence,
            "scores": result.scores,
            "you won": seat in result.winners,
            "next": self.farewell,
        }

    def moves(self) -> list[dict[str, str]]:
        """Every legal move, as it is written and in words."""
        match = self.to_choose().match
        return [
            {"move": match.game.moves.texts[row], "words": Text.from_markup(match.words(row)).plain}
            for row in match.legal()
        ]

    def why_not(self, move: str) -> str:
        match = self.to_choose().match
        try:
            refusal = match.why_not(move)
        except NotationError as error:
            return str(error)
        return str(refusal) if refusal else "It is legal, or the beginning of a legal move."

    def play(self, move: str) -> dict[str, Any]:
        """Make a move; then the others play until the seat has to choose again."""
        sitting = self.to_choose()
        try:
            row = sitting.match.read(move)
            refusal = sitting.match.why_not(row)
            if refusal:
                raise MoveError(refusal)
        except (MoveError, NotationError) as error:
            sitting.illegal += 1
            raise SeatError(str(error)) from None
        sitting.turns += 1
        sitting.happened = []
        sitting.play(row)
        sitting.go_on()
        if sitting.match.over:
            self.farewell = self.games.ended(sitting)
        return self.look()
