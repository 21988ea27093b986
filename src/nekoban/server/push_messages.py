"""Push messages: what a browser's push service is sent, so that it cannot read it (RFC 8291, RFC 8292).

Needs the `push` extra. Nothing here opens a connection.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES, SECRET_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096  # bytes that a record may have: ours is one
PADDED = 512  # bytes of every message, so that its length tells nothing
TOKEN_LIFE = 12 * 3600  # seconds that a signature counts


class Subscription(NamedTuple):
    """Where a browser wants to be called, and the keys that it alone can read with."""

    endpoint: str
    key: bytes  # its public key, an uncompressed point
    secret: bytes


def coded(data: bytes) -> str:
    """Bytes as base64 for push messages, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes from the base64 of push messages, which leaves the padding out."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A public key; a ValueError for what is no point of the curve."""
    if len(data) != KEY_BYTES:
        raise ValueError("a key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def point(private: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private_key() -> str:
    """A private key as a number in hexadecimal."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def read_private_key(number: str) -> ec.EllipticCurvePrivateKey:
    """The server's key for signing push messages."""
    return ec.derive_private_key(int(number, 16), CURVE)


def hmac(key: bytes, data: bytes) -> bytes:
    """HMAC with SHA-256, of which the keys of a push message are made."""
    made = HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


def encrypted(
    message: bytes,
    to: Subscription,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    size: int = PADDED,
) -> bytes:
    """A message for one browser, padded to a size. Key and salt are new each time; tests give them."""
    private = private or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT_BYTES)
    own = point(private)
    shared = private.exchange(ec.ECDH(), read_point(to.key))
    material = hmac(hmac(to.secret, shared), b"WebPush: info\0" + to.key + own + b"\1")
    start = hmac(salt, material)
    key = hmac(start, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = hmac(start, b"Content-Encoding: nonce\0\1")[:12]
    text = message + b"\2" + bytes(max(0, size - len(message) - 1))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, text, None)


def signature(private: ec.EllipticCurvePrivateKey, audience: str, contact: str, now: float) -> str:
    """What shows a push service that the same server calls as the one that the browser knows."""
    head = coded(b'{"typ":"JWT","alg":"ES256"}')
    claims = {"aud": audience, "exp": int(now) + TOKEN_LIFE, "sub": contact}
    said = f"{head}.{coded(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signed = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{signed}, k={coded(point(private))}"
