"""Translations: what a language lacks, what is out of date, and what has the wrong arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import nekoban
from nekoban.adding.page_words import digest, is_sentence, page_gaps, rewritten, stamp_page
from nekoban.adding.words import tell
from nekoban.core.catalogue import all_games
from nekoban.core.clauses import clause_ids
from nekoban.core.fluent import Entry, FluentError, arguments_of, plural_rules, read_entries
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH
from nekoban.core.messages import Catalogue, Phrase, catalogue

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
MARK = re.compile(r"^# en [0-9a-f]{6}$")
ASKED = re.compile(r"\.(title|is-[\w-]+)$")  # forms that the code asks for: a theme, a value of an option
PAGE_MARK = re.compile(r"^<!-- en ([0-9a-f]{6}) -->\n")


def catalogues() -> list[Catalogue]:
    """Every folder of messages: of the core, of other parts, and of the games."""
    parts = sorted(Path(nekoban.__file__).parent.glob(f"*/words/{ENGLISH}.ftl"))
    games = [game.tell for game in all_games(hidden=True).values()]
    return [*(catalogue(file.parent) for file in parts), *(one for one in games if one.entries(ENGLISH))]


def gaps(language: str) -> Iterator[str]:
    """What is wrong with a language, a sentence each."""
    for one in catalogues():
        file = one.folder / f"{language}.ftl"
        if not file.is_file():
            yield tell("file-missing", file=str(file), english=f"{ENGLISH}.ftl")
            continue
        try:
            own = one.entries(language)
            found = [*plural_gaps(own), *message_gaps(one.entries(ENGLISH), own)]
        except FluentError as error:
            yield str(error)
            continue
        yield from (tell("in-file", file=str(file), gap=gap) for gap in found)
    yield from page_gaps(language)
    yield from label_gaps(language)
    for game in all_games(hidden=True).values():
        yield from rules_gaps(game, language)


def label_gaps(language: str) -> Iterator[str]:
    """Options that a form could only call by their English names."""
    options = [one for game in all_games(hidden=True).values() for one in game.options.declared.values()]
    sentences = {(one.help.catalogue, one.help.name): None for one in options if isinstance(one.help, Phrase)}
    for told, name in sentences:
        file = told.folder / f"{language}.ftl"
        own = told.entries(language) if file.is_file() else {}
        if name in own and f"{name}.label" not in own:
            gap = tell("at-line", line=own[name].line, gap=tell("message-missing", name=f"{name}.label"))
            yield tell("in-file", file=str(file), gap=gap)


def message_gaps(english: Mapping[str, Entry], own: Mapping[str, Entry]) -> Iterator[str]:
    """What is wrong with the messages of a file. Terms and most attributes are the language's own."""
    wanted = [name for name in english if not name.startswith("-") and is_asked_for(name)]
    for name in wanted:
        if name not in own:
            yield tell("message-missing", name=name)
            continue
        found = flaws(name, english, own)
        yield from (tell("at-line", line=own[name].line, gap=gap) for gap in found)
    for name in own:
        if not name.startswith("-") and name.split(".")[0] not in wanted:
            yield tell("at-line", line=own[name].line, gap=tell("message-unknown", name=name))


def is_asked_for(name: str) -> bool:
    """Whether the code asks for it by this name: a message, or such a form of one."""
    return "." not in name or ASKED.search(name) is not None


def flaws(name: str, english: Mapping[str, Entry], own: Mapping[str, Entry]) -> Iterator[str]:
    """What is wrong with a message of a translation."""
    given, taken = arguments_of(name, english), arguments_of(name, own)
    for argument in sorted(taken - given):
        yield tell("argument-not-given", name=name, argument=argument)
    for argument in sorted(given - taken - own[name].left_out):
        yield tell("argument-left-out", name=name, argument=argument)
    if own[name].text == english[name].text and is_sentence(english[name].text):
        yield tell("message-english", name=name)
    elif "." not in name and own[name].mark != fingerprint(name, english):
        yield tell("message-stale", name=name)


def fingerprint(name: str, english: Mapping[str, Entry]) -> str:
    """A short digest of an English message with such forms: a translation notes which text it translates."""
    forms = [other for other in english if other.startswith(f"{name}.") and is_asked_for(other)]
    return digest("\n".join(english[one].text for one in (name, *forms)))


def plural_gaps(own: Mapping[str, Entry]) -> Iterator[str]:
    """What is wrong with the rules for plurals, which stand in the messages of the core."""
    try:
        plural_rules(own)
    except FluentError as error:
        yield str(error)


def rules_gaps(game: Game, language: str) -> Iterator[str]:
    """What is wrong with a translation of RULES.md: clauses that differ, or an English text that changed."""
    source, file = game.folder / "RULES.md", game.folder / f"RULES.{language}.md"
    if not game.tell.entries(ENGLISH) or not source.is_file():
        return
    if not file.is_file():
        yield tell("file-missing", file=str(file), english="RULES.md")
        return
    text = file.read_text(encoding="utf-8")
    english, own = clause_ids(game), clause_ids(game, file.name)
    for clause in sorted(set(english) ^ set(own)):
        said = "clause-missing" if clause in english else "clause-unknown"
        yield tell("in-file", file=str(file), gap=tell(said, clause=clause))
    found = PAGE_MARK.match(text)
    if found is None or found[1] != digest(source.read_text(encoding="utf-8")):
        yield tell("rules-stale", file=str(file))


# --- marks


def stamp(language: str) -> list[Path]:
    """Mark all translations as made from the present English text; the files that changed."""
    changed = []
    for one in catalogues():
        file = one.folder / f"{language}.ftl"
        if file.is_file():
            changed += rewritten(file, stamped(file.read_text(encoding="utf-8"), one.entries(ENGLISH)))
    changed += stamp_page(language)
    for game in all_games(hidden=True).values():
        file = game.folder / f"RULES.{language}.md"
        if file.is_file():
            source = (game.folder / "RULES.md").read_text(encoding="utf-8")
            changed += rewritten(file, stamped_page(file.read_text(encoding="utf-8"), source))
    return changed


def stamped_files(texts: Mapping[Path, str]) -> dict[Path, str]:
    """The files of a new game, by their places in its folder, with marks that fit their texts."""
    english = read_entries(texts[Path("words/en.ftl")], "en.ftl")
    page, made = texts[Path("RULES.md")], dict(texts)
    for place, text in texts.items():
        if place.suffix == ".ftl" and place.stem != ENGLISH:
            made[place] = stamped(text, english)
        elif place.match("RULES.*.md"):
            made[place] = stamped_page(text, page)
    return made


def stamped_page(text: str, source: str) -> str:
    """A rules page with the mark of the English one."""
    return f"<!-- en {digest(source)} -->\n{PAGE_MARK.sub('', text)}"


def stamped(text: str, english: Mapping[str, Entry]) -> str:
    """A file's text with the mark of the English text before every message."""
    made: list[str] = []
    for line in text.split("\n"):
        found = MESSAGE.match(line)
        if found and found[1] in english:
            first = len(made)
            while first and made[first - 1].startswith("# "):
                first -= 1
            made[first:] = [one for one in made[first:] if not MARK.match(one)]
            made.append(f"# en {fingerprint(found[1], english)}")
        made.append(line)
    return "\n".join(made)
