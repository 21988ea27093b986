"""The words of the browser's pages in a language: what its file lacks, and what is out of date."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TypeGuard

import nekoban
from nekoban.adding.words import tell
from nekoban.core.language import ENGLISH

WEB = Path(nekoban.__file__).parent / "web"
PAGES = WEB / "static" / "messages"
MARKS = WEB / "marks"  # for each language which English text a sentence translates; browsers do not need it
BLANK = re.compile(r"\{[^{}]*\}")
PLACEHOLDER = re.compile(r"\{(\w+)\}")
WORD = re.compile(r"[^\W\d_]{2,}")
Sentence = str | dict[str, str]  # a text, or a text for each plural
FEWEST_WORDS = 3  # of a sentence: less may be a name, which stays as it is


def page_gaps(language: str, folder: Path = PAGES, marks: Path = MARKS) -> Iterator[str]:
    """What is wrong with the sentences of the pages, which stand in a file of their own kind."""
    file = folder / f"{language}.json"
    if not file.is_file():
        yield tell("file-missing", file=str(file), english=f"{ENGLISH}.json")
        return
    english = json.loads((folder / f"{ENGLISH}.json").read_text("utf-8"))
    try:
        own = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        yield tell("in-file", file=str(file), gap=tell("no-json", error=str(error)))
        return
    kept = marks / f"{language}.json"
    found = sentence_gaps(english, own, json.loads(kept.read_text("utf-8")) if kept.is_file() else {})
    yield from (tell("in-file", file=str(file), gap=gap) for gap in found)


def sentence_gaps(english: dict[str, Sentence], own: object, marks: dict[str, str]) -> Iterator[str]:
    """What is wrong with single sentences of a page's file."""
    if not isinstance(own, dict):
        yield tell("no-table")
        return
    for name, source in english.items():
        said = own.get(name)
        if said is None:
            yield tell("message-missing", name=name)
        elif not is_told(said):
            yield tell("no-sentence", name=name)
        elif wrong := sorted(placeholders(source) ^ placeholders(said)):
            yield tell("blanks-differ", name=name, blanks=wrong)
        elif said == source and any(map(is_sentence, forms_of(said))):
            yield tell("message-english", name=name)
        elif marks.get(name) != digest(all_of(source)):
            yield tell("message-stale", name=name)
    yield from (tell("sentence-unknown", name=name) for name in own if name not in english)


def is_told(given: object) -> TypeGuard[Sentence]:
    """Whether it is a text, or texts by plural with one for all other numbers."""
    if isinstance(given, dict):
        return "other" in given and all(isinstance(form, str) for form in given.values())
    return isinstance(given, str)


def forms_of(sentence: Sentence) -> list[str]:
    """A sentence of the browser's pages, or its plural forms."""
    return [*sentence.values()] if isinstance(sentence, dict) else [sentence]


def placeholders(sentence: Sentence) -> set[str]:
    """What is filled into a sentence, in any of its plural forms."""
    return set(PLACEHOLDER.findall(json.dumps(sentence)))


def all_of(sentence: Sentence) -> str:
    """A sentence with all its plural forms as one text."""
    return json.dumps(sentence, sort_keys=True) if isinstance(sentence, dict) else sentence


def is_sentence(text: str) -> bool:
    """Whether a text is long enough that another language must say it in other words."""
    return len(WORD.findall(BLANK.sub("", text))) >= FEWEST_WORDS


def digest(text: str) -> str:
    """A short mark of an English text, by which a translation is found to be out of date."""
    return blake2b(text.encode(), digest_size=3).hexdigest()


def stamp_page(language: str, folder: Path = PAGES, marks: Path = MARKS) -> list[Path]:
    """Note that all sentences are made from the present English text; the file, if it changed."""
    if not (folder / f"{language}.json").is_file():
        return []
    english = json.loads((folder / f"{ENGLISH}.json").read_text("utf-8"))
    told = json.dumps({name: digest(all_of(said)) for name, said in english.items()}, indent=0)
    marks.mkdir(exist_ok=True)
    return rewritten(marks / f"{language}.json", told + "\n")


def rewritten(file: Path, text: str) -> list[Path]:
    """Write the words of the pages in a language; the file, if it changed."""
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return []
    file.write_text(text, encoding="utf-8")
    return [file]
