"""Seeds: what people give for one, as the 256 bits that a match is dealt from."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import TypeAlias

from nekoban.core.luck import SEED_BYTES
from nekoban.core.messages import tell
from nekoban.core.notation import NotationError, whole_number
from nekoban.core.options import short

Seed: TypeAlias = int | str | bytes | None
HEX_SEED = re.compile(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


def read_seed(seed: Seed) -> bytes:
    """256 bits: random, from a number or a word, or from 64 hexadecimal digits."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise NotationError(tell("seed-bytes", bytes=SEED_BYTES, count=len(seed)))
        return seed
    if not isinstance(seed, str) and whole_number(seed) is None:
        raise NotationError(tell("seed-kind", bytes=SEED_BYTES, value=short(seed)))
    if isinstance(seed, str) and HEX_SEED.fullmatch(seed):
        return bytes.fromhex(seed)
    try:
        word = str(seed).encode()
    except UnicodeEncodeError:
        raise NotationError(tell("seed-unwritten")) from None
    return blake2b(word, digest_size=SEED_BYTES, person=b"nekoban-word").digest()
