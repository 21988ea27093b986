"""Telling: every language says everything. Random games are told in all languages, and what is told is read.

Besides the languages there is a made-up one, in which every letter of the English messages is another sign:
letters that are left in it come from no message, so no translator could ever reach them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

from fluent.syntax import ast
from rich.text import Text

from nekoban.core.fluent import Told, nodes
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, READER, languages
from nekoban.core.match import Match
from nekoban.core.messages import Catalogue, Table, tell
from nekoban.core.motives import Choice, reasons

MADE_UP = "made-up"
LETTERS = re.compile(r"[A-Za-z]{2,}")  # one letter alone is the name of a place, as in column A
NAME = re.compile(r"\b[A-Z][a-z]+\b")  # a name in an option's text; its other words are small
WRITTEN = re.compile(r"<(?:title|text)\b[^>]*>([^<]*)<")
NAMES = ("Ζωή", "Οδύσσεια", "Ηρώ", "Άρης", "Μίνως", "Ερμής", "Λητώ", "Κίρκη")
TOLD, LOOKS = 0.3, 0.03  # of the positions: those that are told, and those whose table is looked at too
OFFERS, REFUSALS = 4, 4  # moves that are told at a position, legal ones and others


class Untold(AssertionError):
    """Something that a language does not say, or not right; the text names the language and the sentence."""


class StrictTable(Table):
    """A table that refuses a form which a message does not have."""

    def without_form(self, name: str, message: str) -> Told:
        raise Untold(f"{self.language}: there is no {name}, and a message asks for it.")


def check_telling(game: Game, games: int = 1, seed: int = 0, told: Callable[[], None] = lambda: None) -> int:
    """Tell random games of every sample in all languages; returns how many different sentences there were."""
    found: set[str] = set()
    with strict_tables(game.tell):
        for number in range(seed, seed + games):
            for sample in game.samples():
                found |= told_match(game, sample, number)
            told()
    return len(found)


@contextmanager
def strict_tables(own: Catalogue) -> Iterator[None]:
    """Tables that refuse what is missing, and the made-up language, for as long as it takes."""
    kept = [(one, dict(one.tables)) for one in (tell, own)]
    try:
        for one in (tell, own):
            english = one.entries(ENGLISH)
            for language in languages():
                one.tables[language] = StrictTable(language, {**english, **one.entries(language)})
            for entry in english.values():
                if not entry.name.startswith("-plural"):
                    disguise(entry.pattern)
            one.tables[MADE_UP] = Table(MADE_UP, english)
        yield
    finally:
        for one, tables in kept:
            one.tables = tables


def disguise(pattern: ast.Pattern) -> None:
    """Every letter of the text becomes another sign."""
    for node in nodes(pattern):
        if isinstance(node, ast.TextElement):
            node.value = re.sub("[A-Za-z]", "ж", node.value)


def told_match(game: Game, sample: dict[str, Any], seed: int) -> set[str]:
    """All sentences of one random match, read."""
    chance, found, given = random.Random(seed), set[str](), names_given(sample)
    match = Match.new(game.name, seed=seed, names=NAMES[: game.options.read(sample).players], **sample)
    for language in tongues():
        for name, option in game.options.declared.items():
            read_sentence(str(option.help), f"{language}, option {name}", is_notation=True)
        for sentence in (str(game.summary), *picked_sentences(game)):
            read_sentence(given.sub("", sentence), language)
    while True:
        asked, is_looked_at = chance.random(), match.over or chance.random() < LOOKS
        for language in tongues() if is_looked_at or chance.random() < TOLD else ():
            for sentence in sentences(match, random.Random(asked), is_looked_at):
                read_sentence(given.sub("", sentence), language)
                found.add(sentence)
        if match.over:
            return found
        match.play(chance.choice(match.legal()))


def picked_sentences(game: Game) -> Iterator[str]:
    """What is said where a value of an option is picked."""
    for picker in game.guide.pickers().values():
        yield from (text for item in (*picker.items, *picker.ready) for text in (item.title, item.text))


def names_given(sample: dict[str, Any]) -> re.Pattern[str]:
    """The names that options bring along, such as those of a player's own cats: nobody translates them."""
    texts = (value for value in sample.values() if isinstance(value, str))
    names = {name for text in texts for name in NAME.findall(text)}
    return re.compile("|".join(rf"\b{name}\b" for name in sorted(names)) or r"(?!)")


def tongues() -> Iterator[str]:
    """One language after the other, and the made-up one; each is read while it is its turn."""
    for language in (*languages(), MADE_UP):
        token = READER.set(language)
        try:
            yield language
        finally:
            READER.reset(token)


def sentences(match: Match, chance: random.Random, is_looked_at: bool) -> Iterator[str]:
    """What is told at a position: to a player and to a spectator, in words, as text and in the picture."""
    seat = match.to_move
    for viewer in (seat, None):
        yield match.status(viewer)
        yield from match.log(viewer)
    if is_looked_at:
        yield from on_the_table(match, chance)
    if not match.over:
        yield from about_moves(match, chance)


def on_the_table(match: Match, chance: random.Random) -> Iterator[str]:
    """The points, the table as text, and what is written in the picture."""
    seat = match.to_move
    for row in [*match.breakdown(), *(more for _, _, more in match.more_scores())]:
        yield from (label for label, _ in row)
    yield Text.from_markup(match.text(seat)).plain
    view, guide = match.view(seat), match.game.guide
    yield guide.goal(view) or ""
    yield from (heading for heading, _ in guide.categories(view, match.names))
    for thing in {click for path in match.paths() for click in path}:
        yield from (said for said, _ in guide.about(view, thing, match.names))
    if match.game.drawing:
        layout = chance.choice(("wide", "tall"))
        yield from map(unescape, WRITTEN.findall(match.svg(seat, layout, faces=False)))


def about_moves(match: Match, chance: random.Random) -> Iterator[str]:
    """Some moves as offers, with what they gain and allow, and why some others are refused."""
    legal, view = match.legal(), match.view(match.to_move)
    for move in chance.sample(legal, min(OFFERS, len(legal))):
        yield match.words(move)
        choice = Choice(view, move, legal, match.names)
        yield from (reason.sentence for reason in reasons(match.game, choice))
        yield from prompts(match, move)
    for move in chance.sample(range(len(match.game.moves.texts)), REFUSALS):
        if move not in legal:
            yield refused(match, move)


def prompts(match: Match, move: int) -> Iterator[str]:
    """What is asked on the way to a move, click by click."""
    path, view = match.game.moves.paths[move], match.view(match.to_move)
    for count in range(len(path)):
        yield match.game.guide.prompt(view, path[:count], match.names) or ""


def refused(match: Match, move: int) -> str:
    refusal = match.why_not(move)
    return refusal.sentence if refusal else ""


def read_sentence(sentence: str, language: str, is_notation: bool = False) -> None:
    """A sentence with nothing left open, and in the made-up language nothing but its own signs."""
    if "{" in sentence or "$" in sentence:
        raise Untold(f"{language}: {sentence!r} has an argument that is not filled in.")
    if language == MADE_UP and not is_notation and (left := LETTERS.search(sentence)):
        raise Untold(f"{left[0]!r} of {sentence!r} comes from no message: nobody can translate it.")
