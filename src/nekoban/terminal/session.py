"""A match at one keyboard: people take turns at it, and bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from nekoban.bots import Bot
from nekoban.bots.advice import advise, view_luck
from nekoban.bots.search import Search, search_is_compiled
from nekoban.core.clauses import rules_file
from nekoban.core.fairness import fingerprint_line
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.messages import Phrase
from nekoban.core.pictures import thing_names
from nekoban.core.prose import Prose
from nekoban.core.saves import NO_FILES
from nekoban.core.undo import UndoError
from nekoban.core.variants import change_lines
from nekoban.terminal.coaching import Coaching
from nekoban.terminal.patience import PatientBot
from nekoban.terminal.thinking import think_aside
from nekoban.terminal.words import tell

FORGET_SCROLLED = "\x1b[3J"  # what a terminal does to its lines above the screen
LISTED = 24  # with more legal moves than this, they are offered in groups, or click by click


Clicks = tuple[str, ...]  # the beginning of a move's path
Choice = int | Clicks | list[int]  # a move, further clicks, or a group of moves


class Quit(Exception):
    """The players leave."""


class Session:
    """Runs a match in a terminal. `ask` reads a line; tests pass their own."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        console: Console,
        ask: Callable[[str], str],
        file: Path,
        hint: Search,
        coach: int = 0,
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.ask = ask
        self.file = file
        self.hint_bot = hint
        self.coach = Coaching(console, ask, hint, coach)
        self.people = [seat for seat in range(match.options.players) if seat not in bots]
        everybody: list[int | None] = [None, *range(match.options.players)]
        self.told = dict.fromkeys(everybody, match.ply)  # moves shown, by seat; None: to those who watch
        self.shown: int | None = self.people[0] if len(self.people) == 1 else None
        self.words = match.game.words
        self.listed: list[Choice] = []  # what was listed last
        self.saved = (-1, file)  # number of moves at the last save, and the file

    # --- the loop

    def run(self) -> None:
        """Play until the match is over or somebody leaves. Ctrl-C and the end of input save first."""
        self.console.print(Text(self.title(), style="bold"))
        for line in change_lines(self.match.game, self.match.options):
            self.console.print(Text(line), soft_wrap=True)
        self.console.print(Text(fingerprint_line(self.match.commitment)), soft_wrap=True)
        try:
            self.coach.ask_all([self.match.names[seat] for seat in self.people])
            while not self.match.over:
                self.turn()
            self.finish()
        except (KeyboardInterrupt, EOFError):
            self.save("")
        except Quit:
            self.console.print(Text(tell("left", saved=self.saved_word())))

    def title(self) -> str:
        """The game's title, or that of the edition if the game has several; of a variant its own."""
        game, options = self.match.game, self.match.options
        if game.changes(options):
            return game.title_of(options)
        return self.words.title(self.match.view(None)) or game.shown_title

    def turn(self) -> None:
        seat = self.match.to_move
        assert seat is not None
        if seat in self.bots:
            bot, view, legal = self.bots[seat], self.match.view(seat), self.match.legal()
            luck = bot_luck(self.match.seed, self.match.ply)
            name = self.match.names[seat]
            progress = lambda: bot.progress() if isinstance(bot, PatientBot) else ""  # noqa: E731
            self.play(think_aside(self.console, name, bot, lambda: bot.choose(view, legal, luck), progress))
        else:
            self.person_turn(seat)

    def person_turn(self, seat: int) -> None:
        if self.shown != seat and not self.hand_over(seat):
            return
        self.show_news(seat)
        self.show_table(seat)
        move = self.choose(seat)
        while move is not None and not self.coach.is_sure(self.match, seat, move):
            move = self.choose(seat)
        if move is not None:
            self.play(move)

    def hand_over(self, seat: int) -> bool:
        """Hide the table while the keyboard changes hands; returns whether it did.

        The player who hands it over can still type `undo`.
        """
        self.clear()
        question = f"{tell('hand-over', player=self.match.names[seat])} "
        while self.ask(question).strip().lower() == "undo":
            if self.shown is not None and self.undo(self.shown):
                return False
        self.clear()
        self.shown = seat
        return True

    def clear(self) -> None:
        """Empty the screen, and what was scrolled off it."""
        self.console.clear()
        if self.console.is_terminal and self.console.color_system:
            self.console.file.write(FORGET_SCROLLED)

    def play(self, move: int) -> None:
        """Make a move; whoever plays alone against bots, or only watches them, sees it at once."""
        self.match.play(move)
        if len(self.people) < 2:
            self.show_news(self.people[0] if self.people else None)

    def finish(self) -> None:
        self.show_table(self.people[0] if len(self.people) == 1 else None)
        result = self.match.result()
        assert result is not None
        self.show_scores()
        self.console.print(Prose(result.sentence, style="bold"))
        self.console.print(Text(tell("seed", seed=self.match.seed.hex())), soft_wrap=True)
        self.console.print(Prose(tell("verify")))
        self.keep()

    def keep(self) -> None:
        """Update the file of a match that was saved; otherwise ask whether to save it."""
        file = self.saved[1]
        if file.exists():
            self.save(str(file))
        elif self.people:
            with suppress(EOFError):
                while self.saved[0] != self.match.ply:
                    answer = self.ask(f"{tell('ask-save')} ").strip()
                    word, _, name = answer.partition(" ")
                    if word.lower() == "save":
                        self.save(name.strip())
                    elif word.lower() in ("", "quit", "exit"):
                        return

    # --- showing

    def show_news(self, seat: int | None) -> None:
        """Show what has happened since this seat's last turn; without a seat, to those who watch."""
        for line in self.story(seat, self.told[seat]):
            self.console.print(Prose(f"  {line}"))
        self.told[seat] = self.match.ply

    def story(self, seat: int | None, since: int = 0) -> list[str]:
        """What a seat, or everybody, may know about the moves after this number."""
        match = self.match
        states = match.states[since + 1 :]
        views = [match.engine.view(state, seat) for state in states]
        return [line for view in views for line in self.words.log(view, match.names)]

    def show_table(self, seat: int | None) -> None:
        """The table, with whole lines in a pipe: a map that is broken at some width cannot be read."""
        self.console.print()
        text = Text.from_markup(self.match.text(seat), emoji=False)
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def show_scores(self) -> None:
        for line in score_lines(self.match):
            self.console.print(Text(line))

    def show_rules(self, word: str) -> None:
        found = [line for line in rule_lines(self.match.game.folder) if word.lower() in line.lower()]
        self.console.print(Prose("\n".join(found) or tell("no-clause", word=repr(word))))

    # --- asking

    def choose(self, seat: int) -> int | None:
        """Ask for a move until one is chosen. None when a move was taken back."""
        legal = self.match.legal()
        offers = self.offer(seat, legal)
        picked: Clicks = ()
        ply = self.match.ply
        while True:
            self.console.print(Prose(self.match.status(seat)))
            line = self.ask(" ".join([*picked, "> "])).strip()
            if not line:
                picked = ()
                offers = self.offer(seat, legal)
                continue
            if self.command(seat, line):
                if self.match.ply != ply:
                    return None
                continue
            found = self.understand(line, offers, picked)
            if isinstance(found, int):
                if refusal := self.match.why_not(found):
                    self.console.print(Prose(tell("not-allowed", refusal=str(refusal))))
                    continue
                return found
            if isinstance(found, list):
                picked = ()
                offers = self.offer_clicks(seat, found, ())
            elif found is not None:
                picked = found
                offers = self.offer_clicks(seat, legal, picked)

    def offer(self, seat: int, legal: Sequence[int]) -> list[Choice]:
        """List what can be chosen: the moves, or the game's groups of moves if there are many."""
        groups = self.words.headings(self.match.view(seat), legal, self.match.names)
        if len(legal) <= LISTED or groups is None:
            return self.offer_clicks(seat, legal, ())
        return self.list_choices(
            seat, [(found[0], "") if len(found) == 1 else (found, said) for said, found in groups.items()]
        )

    def offer_clicks(self, seat: int, legal: Sequence[int], picked: Clicks) -> list[Choice]:
        """List what can be chosen next: whole moves, or clicks if there are many moves."""
        paths = self.match.game.moves.paths
        open_moves = [move for move in legal if paths[move][: len(picked)] == picked]
        if len(open_moves) <= LISTED:
            return self.list_choices(seat, [(move, "") for move in open_moves])
        starting: dict[Clicks, list[int]] = {}
        for move in open_moves:
            starting.setdefault(paths[move][: len(picked) + 1], []).append(move)
        names = thing_names(self.match.game, self.match.view(seat), self.match.names)
        return self.list_choices(
            seat,
            [
                (found[0], "")
                if len(found) == 1
                else (path, f"{path[-1]:<16} {further(names.get(path[-1], path[-1]), found)}")
                for path, found in starting.items()
            ],
        )

    def list_choices(self, seat: int, choices: list[tuple[Choice, str]]) -> list[Choice]:
        """Print a numbered list, with moves in words."""
        view, texts = self.match.view(seat), self.match.game.moves.texts
        for number, (choice, said) in enumerate(choices, 1):
            if isinstance(choice, int):
                said = f"{texts[choice]:<16} {self.words.say(view, choice, self.match.names)}"
            self.console.print(Prose(f"{number:4}  {said}"))
        self.listed = [choice for choice, _ in choices]
        return self.listed

    def understand(self, line: str, offers: list[Choice], picked: Clicks) -> Choice | None:
        """Read a number of the list, a move text, or further clicks of a path."""
        if (number := list_number(line, offers)) is not None:
            return offers[number]
        path = (*picked, *line.split())
        paths = self.match.paths()
        if path in paths:
            return self.match.read(path)
        if any(full[: len(path)] == path for full in paths):
            return path
        try:
            return self.match.read(line)
        except ValueError as error:
            self.console.print(Prose(tell("not-understood", error=str(error))))
            return None

    def command(self, seat: int, line: str) -> bool:
        """Carry out a command; returns whether it was one."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "?" | "help":
                self.console.print(Text(tell("help")))
            case "why":
                self.why(rest)
            case "undo":
                self.undo(seat)
            case "hint":
                self.hint(seat)
            case "table":
                self.show_table(seat)
            case "scores":
                self.show_scores()
            case "log":
                self.console.print(Prose("\n".join(self.story(None)) or tell("nothing-yet")))
            case "moves":
                self.console.print(Text("\n".join(self.match.moves())))
            case "rules":
                self.show_rules(rest)
            case "save":
                self.save(rest.strip())
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def why(self, move: str) -> None:
        if not move.strip():
            self.console.print(Text(tell("ask-why")))
            return
        number = list_number(move.strip(), self.listed)
        choice = move if number is None else self.listed[number]
        try:
            refusal = self.match.why_not(choice[0] if isinstance(choice, list) else choice)
        except ValueError as error:
            self.console.print(Prose(str(error)))
            return
        said = tell("refused", refusal=str(refusal)) if refusal else tell("allowed")
        self.console.print(Prose(said))

    def undo(self, seat: int) -> bool:
        """Take back the last move of the player at the keyboard; returns whether it was done."""
        try:
            self.match.undo(self.bots, seat)
        except UndoError as error:
            self.console.print(Prose(str(error)))
            return False
        self.told = {other: min(ply, self.match.ply) for other, ply in self.told.items()}
        self.console.print(tell("taken-back"))
        return True

    def hint(self, seat: int) -> None:
        """What the adviser would do in this seat's place, and why."""
        if not search_is_compiled(self.match.game):
            self.console.print(tell("hints-later"))
            return
        view, legal, names = self.match.view(seat), self.match.legal(), self.match.names
        luck, adviser = view_luck(view), self.hint_bot
        advice = think_aside(
            self.console, tell("adviser"), adviser, lambda: advise(adviser, view, legal, luck, names)
        )
        self.console.print(Prose(f"{self.match.game.moves.texts[advice.move]}  {advice.sentence}"))

    def saved_word(self) -> Phrase:
        ply, file = self.saved
        if ply < 0:
            return tell.phrase("saved-nothing")
        if ply == self.match.ply:
            return tell.phrase("saved-match", file=str(file))
        return tell.phrase("saved-before", file=str(file), move=ply)

    def save(self, name: str) -> None:
        path = Path(name) if name else self.file
        if path.name not in NO_FILES and path.suffix != ".neko":
            path = path.with_name(path.name + ".neko")
        try:
            self.match.save(path)
        except ValueError as error:
            self.console.print(Text(tell("cannot-save", error=str(error))))
            return
        self.saved = (self.match.ply, path)
        said = tell("saved-to-replay" if self.match.over else "saved-to-resume", file=str(path))
        self.console.print(Text(said), soft_wrap=True)


def list_number(line: str, listed: list[Choice]) -> int | None:
    """The place in a list that a typed number means, if there is one."""
    if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(listed):
        return int(line[:9]) - 1
    return None


def further(thing: str, moves: Sequence[int]) -> str:
    """How the terminal offers a click that several moves begin with."""
    return tell("further", thing=thing, count=len(moves))


def score_lines(match: Match) -> list[str]:
    """Where everybody's points come from, line by line, including those without a seat."""
    told = list(zip(match.names, match.scores(), match.breakdown(), strict=True))
    lines = []
    for name, points, parts in [*told, *match.game.words.more_scores(match.view())]:
        lines.append(tell("score", player=name, points=points))
        lines += [f"  {count:>4}  {label}" for label, count in parts]
    return lines


PLAIN_HEAD = 3  # columns whose head is not printed: id, name, clause


def rule_lines(folder: Path) -> list[str]:
    """The clauses and tables of a game, one per line: id, ruling mark, text. Empty headings are left out."""
    lines: list[str] = []
    source = rules_file(folder).read_text(encoding="utf-8").splitlines()
    for line, after in zip(source, [*source[1:], ""], strict=True):
        if line.startswith("|"):
            lines += table_line(line, is_head=after.startswith("|--"))
        elif line[:2].isupper() and line[2:3] == "-":
            lines.append(ruled(line))
        elif line.startswith("#"):
            if lines and lines[-1].startswith("## "):
                lines.pop()
            lines.append(line)
    return lines[:-1] if lines[-1].startswith("## ") else lines


def table_line(line: str, is_head: bool) -> list[str]:
    """A line of a table as text; nothing for the line below the head, and for a head that says nothing."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|") if cell.strip()]
    if line.startswith("|--") or (is_head and len(cells) <= PLAIN_HEAD):
        return []
    cells = cells[1:] if is_head else cells
    said = tell("clause", clause=cells[0], text=" — ".join(cells[1:]))
    return [ruled(said)]


def ruled(said: str) -> str:
    """A clause with our rulings marked in words; after a wide bracket stands no space."""
    return said.replace("**R**", tell("ruling")).replace("） ", "）")
