"""The reader's language: who reads decides in which language a sentence is made.

A language is a file `words/<code>.ftl` in the core; what else has words brings its own file of that name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar, Token
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

ENGLISH = "en"
READER: ContextVar[str] = ContextVar("reader", default=ENGLISH)
SHARED = Path(__file__).parent / "words"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # of a terminal, the first that is set counts

Given = ParamSpec("Given")
Made = TypeVar("Made")


class LanguageError(ValueError):
    """A language that nobody has translated to; the text names those there are."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return (ENGLISH, *sorted(file.stem for file in SHARED.glob("*.ftl") if file.stem != ENGLISH))


def check_language(code: str) -> str:
    """The code of a language that exists; another one is an error."""
    if code not in languages():
        from nekoban.core.messages import tell  # which needs this module

        raise LanguageError(tell("no-language", name=repr(code[:20]), known=languages()))
    return code


class reading:  # noqa: N801 — used as `with reading(language):`, for every listener of every move
    """Sentences made inside are in this language; None leaves it as it is."""

    __slots__ = ("language", "token")

    def __init__(self, language: str | None) -> None:
        self.language = language
        self.token: Token[str] | None = None

    def __enter__(self) -> None:
        if self.language is not None and self.language != READER.get():
            self.token = READER.set(check_language(self.language))

    def __exit__(self, *error: object) -> None:
        if self.token is not None:
            READER.reset(self.token)


def best_language(wanted: Iterator[str] | list[str]) -> str | None:
    """The first of these codes ('fr-CA', 'ja_JP.UTF-8') that exists; None if none does."""
    for code in wanted:
        short = code.replace("_", "-").split(".")[0].split("-")[0].lower()
        if short in languages():
            return short
    return None


def accepted_language(header: str) -> str | None:
    """The best language for an Accept-Language header: 'fr;q=0.8, ja' asks for Japanese first."""
    asked: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        code, _, weight = part.strip().partition(";q=")
        try:
            asked.append((-float(weight or 1), place, code))
        except ValueError:
            continue
    return best_language([code for weight, _, code in sorted(asked) if weight])


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of a terminal, by its variables; English if they name none of ours."""
    found = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return best_language(found.split(":")) or ENGLISH


class ByLanguage(dict[str, Callable[..., Made]]):
    """The same function for each language, which is made when somebody reads it."""

    def __init__(self, make: Callable[[], Callable[..., Made]]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, language: str) -> Callable[..., Made]:
        self[language] = self.make()
        return self[language]


def kept(size: int) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Like `lru_cache`, for functions that make words: what was made for one language is not for another."""

    def keeper(function: Callable[Given, Made]) -> Callable[Given, Made]:
        made, reader = ByLanguage(lambda: lru_cache(size)(function)), READER.get

        @wraps(function)
        def found(*given: Given.args, **named: Given.kwargs) -> Made:
            return made[reader()](*given, **named)

        setattr(found, "cache_clear", made.clear)  # noqa: B010
        return found

    return keeper
