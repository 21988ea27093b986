"""Names of players: people's stay as they are; a bot's, and that of a seat without a name, follow the reader.

A name that nobody chose, such as `Tiger 2` or `Player 3`, is kept in English, by the server and in save
files. Everybody reads it in their own language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from functools import cache

from nekoban.core.language import ENGLISH, kept, languages, reading
from nekoban.core.messages import capital, tell
from nekoban.core.record import SeatNumber

# Letters and marks that show nothing: fillers, joiners, variation selectors, the empty Braille cell.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def bot_name(bot: str) -> str:
    """What a bot is called, in the reader's language: 'House cat'. One of an operator is called as it is."""
    return capital(tell(f"bot-{bot}") if tell.has(f"bot-{bot}") else bot.replace("-", " "))


def kept_bot_name(bot: str) -> str:
    """What is kept as a bot's name."""
    with reading(ENGLISH):
        return bot_name(bot)


def kept_player_name(seat: SeatNumber) -> str:
    """What is kept as the name of somebody who gave none."""
    with reading(ENGLISH):
        return tell("player", number=seat + 1)


def looks(name: str) -> str:
    """What is seen of a name, however it is spelled: two that look the same could be taken for each other."""
    return unicodedata.normalize("NFKC", UNSEEN.sub("", name))


def unlike_others(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has, so that the log is clear."""
    number, found, seen = 1, name, {looks(other) for other in others}
    while looks(found) in seen:
        number += 1
        found = f"{name} {number}"
    return found


@kept(1024)
def shown_names(names: tuple[str, ...], bots: frozenset[SeatNumber]) -> tuple[str, ...]:
    """Names as they are kept, in the reader's language; `bots` are the seats of bots."""
    shown = list(names)
    for seat, name in enumerate(names):
        told = shown_name(name, seat, seat in bots)
        if told != name:
            shown[seat] = unlike_others(told, [*shown[:seat], *shown[seat + 1 :]])
    return tuple(shown)


def names_for_anybody(names: Sequence[str], bots: Collection[SeatNumber]) -> set[str]:
    """What players are called by readers of any language."""
    found: set[str] = set()
    for language in languages():
        with reading(language):
            found.update(shown_names(tuple(names), frozenset(bots)))
    return found


def shown_name(name: str, seat: SeatNumber, is_bot: bool) -> str:
    """One name in the reader's language, if nobody chose it."""
    if name == kept_player_name(seat):
        return tell("player", number=seat + 1)
    found = kept_form().fullmatch(name) if is_bot else None
    if not found:
        return name
    bot = f"{bot_name(kept_bots()[found[1]])}{found[2]}"
    return tell("numbered-name", name=bot, number=int(found[3])) if found[3] else bot


@cache
def kept_bots() -> dict[str, str]:
    """All bots that have names in every language, by the names that are kept."""
    messages = (name for name in tell.in_language(ENGLISH) if re.fullmatch("bot-[a-z-]+", name))
    return {kept_bot_name(bot): bot for bot in (name.removeprefix("bot-") for name in messages)}


@cache
def kept_form() -> re.Pattern[str]:
    """The name of a bot, perhaps with its own settings (`Tiger*10`) and a number."""
    return re.compile(rf"({'|'.join(map(re.escape, kept_bots()))})((?:[*@]\S+)?)(?: (\d+))?")
