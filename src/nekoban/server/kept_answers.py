"""Kept answers: what is the same for everybody is made, written out and compressed once, in a thread.

A lesson has half a megabyte: to make and to compress it for each who asks would hold up all tables.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

WORTH_PACKING = 500  # bytes


class KeptAnswer(NamedTuple):
    """An answer as it is sent, plain and compressed."""

    plain: bytes
    packed: bytes


class KeptAnswers:
    """Answers by what was asked. Whoever asks while one is being made waits for that one."""

    def __init__(self) -> None:
        self.made: dict[Hashable, asyncio.Task[KeptAnswer | None]] = {}

    async def get(self, key: Hashable, make: Callable[[], Any]) -> KeptAnswer | None:
        """The answer to a question; None where there is nothing. What fails is tried again next time."""
        if key not in self.made:
            self.made[key] = asyncio.create_task(asyncio.to_thread(written_out, make))
        task = self.made[key]
        try:
            return await asyncio.shield(task)
        except Exception:
            self.made.pop(key, None)
            raise


def written_out(make: Callable[[], Any]) -> KeptAnswer | None:
    """Make an answer: texts and bytes stay as they are, all else becomes JSON."""
    found = make()
    if found is None:
        return None
    if isinstance(found, str):
        found = found.encode()
    plain = found if isinstance(found, bytes) else msgspec.json.encode(found, enc_hook=str)  # pictures: texts
    return KeptAnswer(plain, gzip.compress(plain, mtime=0))


def answer_with(request: Request, kept: KeptAnswer, media_type: str, cache: str = "") -> Response[Any]:
    """The answer as this client can read it."""
    accepted = request.headers.get("accept-encoding", "").lower()
    is_packed = "gzip" in accepted and len(kept.plain) >= WORTH_PACKING
    headers = {"vary": "accept-encoding, accept-language, cookie"}
    if is_packed:
        headers["content-encoding"] = "gzip"
    if cache:
        headers["cache-control"] = cache
    return Response(kept.packed if is_packed else kept.plain, media_type=media_type, headers=headers)
