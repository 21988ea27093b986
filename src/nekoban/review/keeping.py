"""Kept reviews: what is kept of one, without any words, with the key of the judge who made it.

A server keeps them with its tables; at a keyboard they are files in the cache, the last ones that were made.
A kept review is good as long as the judge has the same key.
"""

from __future__ import annotations

import json
import zlib
from hashlib import blake2b
from pathlib import Path

import msgspec

from nekoban.core.cache import cache_root, trusted_root
from nekoban.core.folders import keep
from nekoban.core.match import Match
from nekoban.review.decisions import Decision
from nekoban.review.judging import KEY_BYTES
from nekoban.review.reviews import Review

FOLDER = "reviews"  # in the cache
FILES = 200  # reviews that are kept there


class KeptReview(msgspec.Struct):
    """What is kept of a review: it is worded again in every reader's language."""

    mind: str
    decisions: list[Decision]
    judge: str = ""  # the key of the judge; reviews that were kept before there were keys have none


read = msgspec.json.Decoder(KeptReview).decode


def pack(review: Review, judge: str) -> bytes:
    """A review by the judge with this key, as it is kept."""
    kept = KeptReview(review.mind, list(review.decisions), judge)
    return zlib.compress(msgspec.json.encode(kept))


def unpack(body: bytes, match: Match, judge: str) -> Review | None:
    """The review that was kept of a match; nothing if another judge made it."""
    kept = read(zlib.decompress(body))
    return Review(match, kept.mind, kept.decisions) if kept.judge == judge else None


# --- in files


def file_of(match: Match) -> Path:
    """Where the review of a match is kept: the same match has the same file."""
    save = json.dumps(match.to_save(), sort_keys=True).encode()
    name = f"{match.game.name}-{blake2b(save, digest_size=KEY_BYTES).hexdigest()}"
    return trusted_root(cache_root()) / FOLDER / name


def kept_review(match: Match, judge: str) -> Review | None:
    """The review that was kept of a match, if the judge with this key made it."""
    file = file_of(match)
    return unpack(file.read_bytes(), match, judge) if file.exists() else None


def keep_review(review: Review, judge: str) -> None:
    """Keep a review in place of an older one of the same match; the oldest of many is deleted."""
    file = file_of(review.match)
    file.parent.mkdir(exist_ok=True)
    keep(file, pack(review, judge))
    latest_first = sorted(file.parent.iterdir(), key=lambda one: -one.stat().st_mtime)
    for old in latest_first[FILES:]:
        old.unlink(missing_ok=True)
