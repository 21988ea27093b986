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
from nekoban.core.messages import tell
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
        raise NotationError(tell("contributions-no-list", value=short(given)))
    if len(given) > players:
        raise NotationError(tell("contributions-too-many", count=len(given), players=players))
    found = [None if one is None else read_contribution(one) for one in given]
    return [*found, *[None] * (players - len(found))]


def read_contribution(text: object) -> str:
    """A player's contribution to the luck, as it is typed."""
    digits = text.strip().lower() if isinstance(text, str) else ""
    if not HEX.fullmatch(digits):
        raise NotationError(tell("contribution-digits", digits=2 * CONTRIBUTION_BYTES, value=short(text)))
    return digits


def read_promise(text: object) -> str:
    """A player's promise of a contribution, as it is typed."""
    digits = text.strip().lower() if isinstance(text, str) else ""
    if not PROMISE.fullmatch(digits):
        raise NotationError(tell("promise-kind", value=short(text)))
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
        raise NotationError(tell("not-sealed"))


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
        raise NotationError(tell("not-contributed"))


def fingerprint_line(fingerprint: str) -> str:
    """What is shown of the seed before a match."""
    return tell("fingerprint", fingerprint=fingerprint)


def account(match: Match) -> Iterator[str]:
    """What dealing a match again has shown, as sentences. For a match from a position each one says so.

    Of a match whose luck was given by hand nothing is said of its seed: it did not deal it.
    """
    if match.given:
        yield tell("account-by-hand", game=match.game.shown_title, count=match.ply)
        yield outcome(match)
        return
    said = "account-dealt" if match.start is None else "account-position"
    yield tell(said, game=match.game.shown_title, count=match.ply)
    if match.start is None:
        yield fingerprint_line(match.commitment)
    else:
        yield tell("account-fingerprint", fingerprint=match.commitment)
    for sentence in since_start(match):
        yield sentence if match.start is None else tell("account-since", said=sentence)


def since_start(match: Match) -> Iterator[str]:
    """Who contributed, how luck was drawn, and how the match ended."""
    yield contributors(match)
    if any(match.contributions):
        yield tell("account-seal", seal=seal_of(match))
    yield tell("account-quick" if match.format == QUICK_FORMAT else "account-keyed", format=match.format)
    yield outcome(match)


def outcome(match: Match) -> str:
    """How a match that is verified ended."""
    result = match.result()
    return result.sentence if result else tell("account-not-over")


def contributors(match: Match) -> str:
    """Who contributed to the deal."""
    gave = [seat for seat, one in enumerate(match.contributions, 1) if one]
    if not gave:
        return tell("account-nobody")
    if len(gave) == len(match.contributions):
        return tell("account-everybody")
    return tell("account-some", count=len(gave), seats=gave)
