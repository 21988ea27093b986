"""Kept reviews: what is kept of one, without any words, and the key of the judge who made it.

A kept review is good as long as the same judge would find the same: the level with its settings, the code
of its search (and the network, if it asks one), and the judging itself.
"""

from __future__ import annotations

import zlib
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from nekoban.bots import search
from nekoban.bots.levels import deepest_name, levels_of
from nekoban.bots.search import level_mark
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.review import decisions, judging
from nekoban.review.decisions import Decision
from nekoban.review.judging import BUDGET
from nekoban.review.reviews import Review

KEY_BYTES = 8


class KeptReview(msgspec.Struct):
    """What is kept of a review: it is worded again in every reader's language."""

    mind: str
    decisions: list[Decision]
    judge: str = ""  # the key of the judge; reviews that were kept before there were keys have none


read = msgspec.json.Decoder(KeptReview).decode


@cache
def judge_key(game: Game, budget: int = BUDGET) -> str:
    """A fingerprint of all that decides what the strongest judge of a game finds."""
    sources = [Path(module.__file__ or "").read_bytes() for module in (decisions, judging, search)]
    mark = f"{level_mark(game, levels_of(game)[deepest_name(game)])} {budget}".encode()
    return blake2b(b"".join([mark, *sources]), digest_size=KEY_BYTES).hexdigest()


def pack(review: Review, judge: str) -> bytes:
    """A review by the judge with this key, as it is kept."""
    kept = KeptReview(review.mind, list(review.decisions), judge)
    return zlib.compress(msgspec.json.encode(kept))


def unpack(body: bytes, match: Match, judge: str) -> Review | None:
    """The review that was kept of a match; nothing if another judge made it."""
    kept = read(zlib.decompress(body))
    return Review(match, kept.mind, kept.decisions) if kept.judge == judge else None
