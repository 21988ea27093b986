"""Padding: the length of what is sent tells nothing about cards, not even to those who listen on the line.

Nobody is sent what they may not see, so whoever plays learns nothing from lengths. But whoever sees the
encrypted bytes of another player pass by sees how long each message is, and a hand of other cards is spelled
by other words. So every message is filled up with spaces to one of few lengths. Compressing would undo that,
and worse: where a message holds both cards and what an opponent wrote, its length would say how alike they
are. So only what the server itself says of a move is compressed, each alone, and filled up afterwards.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame

LEAST, MOST = 64, 1 << 16  # bytes of a step
QUARTER = 3  # steps are at most a quarter of a length: bits of the length, less these
OWN_WORDS = b'{"kind":"moved",'  # how a message begins that holds nothing that others wrote but their names
AROUND = 10  # bytes around the spaces in a compressed message
WINDOW, MEMORY = 12, 5  # bits and zlib's level: what a connection costs


STEPS = tuple(min(MOST, max(LEAST, 1 << max(0, bits - QUARTER))) for bits in range(64))  # by a length's bits
SPACES = b" " * MOST


def step(length: int) -> int:
    """Lengths of that size are rounded up to steps of this size."""
    return STEPS[length.bit_length()]


def padding(message: bytes) -> bytes:
    """The spaces that come after a message of JSON."""
    length = len(message)
    return SPACES[: -length % STEPS[length.bit_length()]]


def padded(message: bytes) -> bytes:
    """A message of JSON with spaces after it."""
    return message + padding(message)


def packed(message: bytes) -> bytes:
    """A message compressed by itself, then spaces that are not; as RFC 7692 wants it, without the end."""
    packer = zlib.compressobj(wbits=-WINDOW, memLevel=MEMORY)
    data = packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
    least = len(data) - 4 + AROUND
    spaces = -least % step(least)
    return data + b"\0" + struct.pack("<HH", spaces, spaces ^ 0xFFFF) + b" " * spaces + b"\0"


class SafeDeflate(PerMessageDeflate):
    """Compression that is used only where it tells nothing."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or bytes(frame.data[: len(OWN_WORDS)]) != OWN_WORDS:
            return frame
        return Frame(frame.opcode, packed(bytes(frame.data).rstrip(b" ")), frame.fin, True)


class SafeDeflateFactory(ServerPerMessageDeflateFactory):
    """Offers it to clients that ask, as browsers do."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, server_max_window_bits=WINDOW, client_max_window_bits=WINDOW
        )

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        answer, found = super().process_request_params(params, accepted_extensions)
        safe = SafeDeflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
        )
        return answer, safe
