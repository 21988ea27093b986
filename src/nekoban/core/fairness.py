"""Fairness: nobody chooses the deal, and everybody can check that afterwards.

1. The dealer draws a secret seed and shows its fingerprint.
2. Every player may then draw a contribution: 16 random bytes, as 32 hexadecimal digits. They show only a
   promise, which is a hash of it.
3. When all promises are there, they are sealed: everybody sees all of them, and none can change. Only then
   are the contributions opened, and each must be the one that was promised.
4. The match is dealt from the seed and all contributions. Whoever is last to open knows everything, and has
   nothing left to choose.
5. When the match is over, the seed and the contributions are shown, and everybody can deal it again.

A match without contributions is dealt from the seed alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING

from nekoban.core.luck import SEED_BYTES
from nekoban.core.notation import QUICK_FORMAT, NotationError
from nekoban.core.options import short

if TYPE_CHECKING:
    from nekoban.core.match import Match

CONTRIBUTION_BYTES = 16
HEX = re.compile(f"[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}")
PROMISE = re.compile(r"[0-9a-f]{64}")


def read_contributions(given: object, players: int) -> list[str | None]:
    """For every seat its contribution, or None. Wrong input raises an error with a sentence."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise NotationError(f"Contributions come as a list with one for every seat, not {short(given)}.")
    if len(given) > players:
        raise NotationError(f"{len(given)} contributions are too many: the options say {players} players.")
    found = [None if one is None else read_contribution(one) for one in given]
    return [*found, *[None] * (players - len(found))]


def read_contribution(text: object) -> str:
    digits = text.strip().lower() if isinstance(text, str) else ""
    if not HEX.fullmatch(digits):
        raise NotationError(
            f"A contribution is {2 * CONTRIBUTION_BYTES} hexadecimal digits, not {short(text)}."
        )
    return digits


def read_promise(text: object) -> str:
    digits = text.strip().lower() if isinstance(text, str) else ""
    if not PROMISE.fullmatch(digits):
        raise NotationError(f"A promise is the SHA-256 of a contribution, not {short(text)}.")
    return digits


def promise(commitment: str, contribution: str) -> str:
    """What is shown of a contribution before any is opened. It holds for a single seed.

    It is SHA-256, since browsers and all other programs can compute that.
    """
    return sha256(f"nekoban-promise {commitment} {contribution}".encode()).hexdigest()


def seal(commitment: str, promises: Sequence[str | None]) -> str:
    """One fingerprint of all that decides a deal: of the seed, and of what each seat has promised."""
    told = " ".join(one or "-" for one in promises)
    return sha256(f"nekoban-seal {commitment} {told}".encode()).hexdigest()


def seal_of(match: Match) -> str:
    """The seal that was shown before the contributions to this match were opened."""
    commitment = match.commitment
    return seal(commitment, [one and promise(commitment, one) for one in match.contributions])


def check_seal(match: Match, shown: str) -> None:
    """Check that nothing that decides the deal was changed after the seal was shown."""
    if shown.strip().lower() != seal_of(match):
        raise NotationError("This match was NOT dealt from what was sealed: its seal is another one.")


def contribution_of(text: str) -> str | None:
    """A typed contribution: 32 digits are used as they are, anything else by its fingerprint."""
    digits = text.strip().lower()
    if not digits or HEX.fullmatch(digits):
        return digits or None
    word = digits.encode(errors="replace")
    return blake2b(word, person=b"nekoban-gift", digest_size=CONTRIBUTION_BYTES).hexdigest()


def dealing_seed(seed: bytes, contributions: Sequence[str | None]) -> bytes:
    """What a match is dealt from: its seed, and the players' contributions in the order of seats."""
    if not any(contributions):
        return seed
    told = " ".join(one or "-" for one in contributions)
    return blake2b(told.encode(), key=seed, person=b"nekoban-deal", digest_size=SEED_BYTES).digest()


def check_contribution(match: Match, contribution: str) -> None:
    """Check that a player's contribution was used."""
    if read_contribution(contribution) not in match.contributions:
        raise NotationError("This match was not dealt with the given contribution: no seat has it.")


def account(match: Match) -> Iterator[str]:
    """What dealing a match again has shown, as sentences. For a match from a position each one says so."""
    title, moves = match.game.title, f"{match.ply} move{'' if match.ply == 1 else 's'}"
    if match.start is None:
        yield f"{title}, {moves}: the seed deals exactly this match."
        yield f"Fingerprint of the seed: {match.commitment}"
    else:
        yield (
            f"{title}, {moves} from a given position: whoever began the match chose that position. The "
            "seed deals only what the position left hidden and what was drawn later."
        )
        yield f"Fingerprint of the seed, which did not deal the given position: {match.commitment}"
    if match.given:
        yield "Luck was given by hand, for a test or a lesson: this match proves nothing about its seed."
    since = "" if match.start is None else "After the given position: "
    yield since + contributors(match)
    if any(match.contributions):
        yield f"{since}Seal of the seed and the contributions: {seal_of(match)}"
    yield since + luck_told(match)
    result = match.result()
    yield since + (result.sentence if result else "The match is not over yet.")


def contributors(match: Match) -> str:
    """Who contributed to the deal."""
    gave = [seat for seat, one in enumerate(match.contributions, 1) if one]
    if not gave:
        return "No player contributed to the luck: the dealer could draw seeds until one was to their liking."
    if len(gave) == len(match.contributions):
        return "Every player contributed to the luck."
    who = f"seat {gave[0]}" if len(gave) == 1 else f"seats {', '.join(map(str, gave))}"
    return f"Only {who} contributed to the luck."


def luck_told(match: Match) -> str:
    if match.format == QUICK_FORMAT:
        return (
            f"The match uses the older luck of format {QUICK_FORMAT}: hidden cards could be computed from "
            "open ones during the match."
        )
    return f"The luck is keyed (format {match.format}): what was open revealed nothing about what was hidden."
