"""Checks of words: random games are described in all languages, and every sentence is checked.

Besides the languages there is a made-up one, in which every letter of the English messages is another sign:
letters that are left in it come from no message, so no translator could ever reach them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from html import unescape
from typing import Any, NamedTuple

from fluent.syntax import ast
from rich.markup import RE_TAGS as TAGS

from nekoban.core.fluent import Entry, Told, nodes
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, READER, languages
from nekoban.core.match import Match
from nekoban.core.messages import Catalogue, MessageTable, tell
from nekoban.core.motives import Choice, reasons
from nekoban.core.moves import Move
from nekoban.core.record import View

MADE_UP = "made-up"
LETTERS = re.compile(r"[A-Za-z]{2,}")  # one letter alone is the name of a place, as in column A
NAME = re.compile(r"\b[A-Z][a-z]+\b")  # a name in an option's text; its other words are small
WRITTEN = re.compile(r"<(?:title|text)\b[^>]*>([^<]*)<")
ONE_OF = re.compile(r"(?<![\d.,:−–-])1 ([a-z]+)\b")
NAMES = ("Ζωή", "Οδύσσεια", "Ηρώ", "Άρης", "Μίνως", "Ερμής", "Λητώ", "Κίρκη")
TOLD, LOOKS = 0.3, 0.1  # of the positions: those that are described; of these, whose table is looked at too
OFFERS, REFUSALS = 4, 4  # moves that are described at a position, legal ones and others


class Untold(AssertionError):
    """Something that a language does not say, or not right; the text names the language and the sentence."""


class StrictTable(MessageTable):
    """A table that refuses a form which a message does not have."""

    def without_form(self, name: str, message: str) -> Told:
        raise Untold(f"{self.language}: there is no {name}, and a message asks for it.")


class DisguisedTable(MessageTable):
    """The made-up language: every letter is another sign. It notes which messages are used."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        for entry in entries.values():
            if not entry.name.startswith("-plural"):
                disguise(entry.pattern)
        super().__init__(MADE_UP, entries)
        self.messages: set[str] = set()

    def __getitem__(self, name: str) -> Told:
        self.messages.add(name.partition(".")[0])
        return super().__getitem__(name)


@dataclass
class Hearing:
    """What was told of a game, and read; a sentence that is not right is refused."""

    plurals: Container[str] = ()
    matches: int = 0
    positions: int = 0  # each of them told in every language
    sentences: int = 0  # in all languages together
    different: set[tuple[str, str]] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)  # of the game, that were told

    def read(self, sentence: str, language: str, where: str = "", is_notation: bool = False) -> None:
        self.sentences += 1
        if (language, sentence) not in self.different:
            read_sentence(sentence, f"{language}{where}", is_notation, self.plurals)
            self.different.add((language, sentence))


def check_telling(
    game: Game,
    games: int = 1,
    seed: int = 0,
    told: Callable[[], None] = lambda: None,
    share: float = TOLD,
) -> Hearing:
    """Tell a share of the positions of random games of every sample in all languages; what was told."""
    hearing = Hearing(plural_words(game))
    with strict_tables(game.tell) as disguised:
        told_before_play(game, hearing)
        for number in range(seed, seed + games):
            for sample in game.samples():
                told_match(game, sample, number, hearing, share)
            told()
        hearing.messages = {name for name in disguised.messages if not name.startswith("-")}
    return hearing


@contextmanager
def strict_tables(own: Catalogue) -> Iterator[DisguisedTable]:
    """Tables that refuse what is missing, and the made-up language, for as long as it takes."""
    before = [(one, one.tables) for one in (tell, own)]
    try:
        tell.tables = strict_core()
        own.tables, disguised = strict(own)
        yield disguised
    finally:
        for one, tables in before:
            one.tables = tables


def strict(one: Catalogue) -> tuple[dict[str, MessageTable], DisguisedTable]:
    """The strict tables of a catalogue; the last one is that of the made-up language."""
    english = one.entries(ENGLISH)
    tables: dict[str, MessageTable] = {
        language: StrictTable(language, {**english, **one.entries(language)}) for language in languages()
    }
    disguised = DisguisedTable(english)
    return {**tables, MADE_UP: disguised}, disguised


@cache
def strict_core() -> dict[str, MessageTable]:
    """Catalogues of the core that refuse what a language lacks, for checks of words."""
    return strict(tell)[0]


def disguise(pattern: ast.Pattern) -> None:
    """Every letter of a message becomes another sign, so that words beside messages are seen."""
    for node in nodes(pattern):
        if isinstance(node, ast.TextElement):
            node.value = re.sub("[A-Za-z]", "ж", node.value)


def told_before_play(game: Game, hearing: Hearing) -> None:
    """What is said of a game where one chooses it and its options."""
    for language in tongues():
        for name, option in game.options.declared.items():
            hearing.read(str(option.help), language, f", option {name}", is_notation=True)
        for sentence in (str(game.summary), *picked_sentences(game)):
            hearing.read(sentence, language)


class Question(NamedTuple):
    """What is asked about a position, the same in every language."""

    view: View
    legal: list[Move]
    offers: list[Move]  # some of the legal moves
    refusals: list[Move]  # and some of the others
    layout: str  # of the picture, if the table is looked at; else empty


def told_match(game: Game, sample: dict[str, Any], seed: int, hearing: Hearing, share: float = TOLD) -> None:
    """The sentences of one random match, read; those of its end always."""
    chance, given = random.Random(seed), names_given(sample)
    match = Match.new(game.name, seed=seed, names=NAMES[: game.options.read(sample).players], **sample)
    hearing.matches += 1
    while True:
        is_looked_at = match.over or chance.random() < share * LOOKS
        if is_looked_at or chance.random() < share:
            question = question_about(match, chance, is_looked_at)
            hearing.positions += 1
            for language in tongues():
                for sentence in sentences(match, question):
                    hearing.read(given.sub("", sentence), language)
        if match.over:
            return
        match.play(chance.choice(match.legal()))


def question_about(match: Match, chance: random.Random, is_looked_at: bool) -> Question:
    """What is looked at in one position: offered and refused moves, and perhaps a layout."""
    legal, table = match.legal(), range(len(match.game.moves.texts))
    offers = chance.sample(legal, min(OFFERS, len(legal)))
    others = [move for move in chance.sample(table, REFUSALS) if legal and move not in legal]
    layout = chance.choice(("wide", "tall")) if is_looked_at else ""
    return Question(match.view(match.to_move), legal, offers, others, layout)


def picked_sentences(game: Game) -> Iterator[str]:
    """What is said where a value of an option is picked."""
    for picker in game.guide.pickers().values():
        yield from (text for item in (*picker.items, *picker.ready) for text in (item.title, item.text))
    for items in game.guide.looks(game.options.read({})).values():
        yield from (text for item in items for text in (item.title, item.text))


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


def sentences(match: Match, question: Question) -> Iterator[str]:
    """What is said at a position: to a player and to a spectator, in words, as text and in the picture."""
    for viewer in (match.to_move, None):
        yield match.status(viewer)
        yield from match.log(viewer)
    if question.layout:
        yield from on_the_table(match, question)
    for move in question.offers:
        yield match.words(move)
        choice = Choice(question.view, move, question.legal, match.names)
        yield from (reason.sentence for reason in reasons(match.game, choice))
        yield from prompts(match, question.view, move)
    for move in question.refusals:
        yield refused(match, move)


def on_the_table(match: Match, question: Question) -> Iterator[str]:
    """The points, the table as text, and what is written in the picture."""
    for row in [*match.breakdown(), *(more for _, _, more in match.game.words.more_scores(match.view()))]:
        yield from (label for label, _ in row)
    yield TAGS.sub(lambda tag: tag[0] if tag[2] else "", match.text(match.to_move))
    view, game = question.view, match.game
    yield game.guide.goal(view) or ""
    yield game.guide.counted(view) or ""
    yield game.guide.news(view, match.names) or ""
    yield from (heading for heading, _ in game.guide.categories(view, match.names))
    for thing in {click for move in question.legal for click in game.moves.paths[move]}:
        yield from (said for said, _ in game.guide.about(view, thing, match.names))
    if game.drawing:
        yield from map(unescape, WRITTEN.findall(match.svg(match.to_move, question.layout, faces=False)))


def prompts(match: Match, view: View, move: Move) -> Iterator[str]:
    """What is asked on the way to a move, click by click."""
    path = match.game.moves.paths[move]
    for count in range(len(path)):
        yield match.game.guide.prompt(view, path[:count], match.names) or ""
    yield from match.game.guide.outcome(view, move, match.names) or ()


def refused(match: Match, move: int) -> str:
    """The sentence that refuses a move; nothing if it is legal."""
    refusal = match.why_not(move)
    return refusal.sentence if refusal else ""


def plural_words(game: Game) -> frozenset[str]:
    """English words that messages say of several things and not of one: points, cards."""
    return plurals_of(tell) | plurals_of(game.tell)


@cache
def plurals_of(one: Catalogue) -> frozenset[str]:
    """The English words that a catalogue says only of several, such as 'cards'."""
    found: set[str] = set()
    for entry in one.entries(ENGLISH).values():
        for node in nodes(entry.pattern):
            if isinstance(node, ast.SelectExpression):
                words = {str(getattr(form.key, "name", "")): words_of(form) for form in node.variants}
                found |= words["other"] - words["one"] if {"one", "other"} <= set(words) else set()
    return frozenset(found)


def words_of(form: ast.Variant) -> set[str]:
    """The words of one form of a message."""
    return {word for part in nodes(form) if isinstance(part, ast.TextElement) for word in part.value.split()}


def read_sentence(
    sentence: str, language: str, is_notation: bool = False, plurals: Container[str] = ()
) -> None:
    """A sentence with nothing left open, in English no "1 points", and in the made-up language nothing but
    its own signs."""
    if language == ENGLISH:
        for word in ONE_OF.findall(sentence):
            if word in plurals:
                raise Untold(f"{sentence!r} says 1 {word}.")
    if "{" in sentence or "$" in sentence:
        raise Untold(f"{language}: {sentence!r} has an argument that is not filled in.")
    if language == MADE_UP and not is_notation and (left := LETTERS.search(sentence)):
        raise Untold(f"{left[0]!r} of {sentence!r} comes from no message: nobody can translate it.")
