"""Calls by push services: what is sent can be read by the browser alone, and nothing private is reached."""

import asyncio
import json
import logging
import socket
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from nekoban.core.catalogue import find_game
from nekoban.server.app import make_app
from nekoban.server.push_messages import (
    CURVE,
    Subscription,
    coded,
    decoded,
    encrypted,
    hmac,
    point,
    read_point,
    read_private_key,
)
from nekoban.server.push_service import PushService, is_public
from nekoban.server.store import Store
from tests.server.people import Place, Player, full_table, go_home, server, wait_until

# The example of RFC 8291, section 5 and appendix A.
EXAMPLE = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    decoded("BTBZMqHH6r4Tts7J_aSIgg"),
)
EXAMPLE_KEY = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex()
EXAMPLE_SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    text = b"When I grow up, I want to be a watermelon"
    salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")
    made = encrypted(text, EXAMPLE, read_private_key(EXAMPLE_KEY), salt, size=0)
    assert coded(made) == EXAMPLE_SENT
    assert len(encrypted(b"", EXAMPLE)) == len(encrypted(text, EXAMPLE))  # the length tells nothing


class Browser:
    """A browser's keys, and how it reads what comes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.secret = bytes(range(16))

    def read(self, body: bytes) -> dict[str, str]:
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        shared = self.private.exchange(ec.ECDH(), read_point(sender))
        own = point(self.private)
        material = hmac(hmac(self.secret, shared), b"WebPush: info\0" + own + sender + b"\1")
        start = hmac(salt, material)
        key = hmac(start, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac(start, b"Content-Encoding: nonce\0\1")[:12]
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1])


class FakeService(HTTPServer):
    """A push service at this machine."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(certificate(folder))
        self.socket = tls.wrap_socket(self.socket, server_side=True)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"https://localhost:{self.server_address[1]}/push/mine"


class Answers(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service: Any = self.server
        body = self.rfile.read(int(self.headers["content-length"]))
        service.received.append((self.path, dict(self.headers), body))
        self.send_response(service.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


def certificate(folder: Path) -> Path:
    """A certificate for this machine, signed by itself."""
    key, name = ec.generate_private_key(CURVE), x509.Name([])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 7, now, now + timedelta(days=1))
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    signed = made.add_extension(names, critical=True).sign(key, hashes.SHA256())
    file = folder / "localhost.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + signed.public_bytes(Encoding.PEM))
    return file


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, FakeService]]:
    """A server that may call, and a push service which it may reach though it is at this machine."""
    folder = tmp_path_factory.mktemp("calls")
    service = FakeService(folder)
    with server(folder / "tables.db", push="mailto:host@example.org") as place:
        reaching = place.site.calls.service
        reaching.tls = ssl.create_default_context(cafile=str(folder / "localhost.pem"))
        reaching.ports = {443, service.server_address[1]}
        reaching.may_reach = lambda found: found.is_loopback
        yield place, service
    service.shutdown()
    service.server_close()


def subscribe(player: Player, browser: Browser, endpoint: str) -> Any:
    keys = {"key": coded(point(browser.private)), "secret": coded(browser.secret)}
    return player.post("calls", endpoint=endpoint, **keys)


def test_whoever_is_away_is_called_once_a_turn_and_nobody_else_can_read_it(
    calling: tuple[Place, FakeService],
) -> None:
    place, service = calling
    ann, ben = full_table(place, settings={"clock": {"kind": "days", "days": 2}})
    browser = Browser()
    assert subscribe(ben, browser, service.endpoint).status_code == 201
    ann.move()  # Ben is here: he sees it
    ben.hear("moved")
    ben.move()
    go_home(ben)
    wait_until(lambda: not ann.look().json()["seats"][1]["here"], "Ben is gone")
    ann.look()
    while not ann.last["paths"]:
        ann.hear()
    ann.move()
    wait_until(lambda: service.received, "Ben is called")
    path, headers, body = service.received.pop()
    told = browser.read(body)
    assert told == {"table": ann.table, "title": "Mice", "text": "It is your turn."}
    assert (path, headers["Content-Encoding"], headers["TTL"]) == ("/push/mine", "aes128gcm", "86400")
    assert ann.table.encode() not in body
    check_signature(headers["Authorization"], service.endpoint, place.site.calls.key)
    ann.post("chat", text="where are you?")
    ann.ask(kind="ask-end", how="abort")
    assert not service.received  # once a turn
    go_home(ann)


def test_whoever_is_away_is_called_in_their_own_language(calling: tuple[Place, FakeService]) -> None:
    place, service = calling
    service.received.clear()
    ann, ben = full_table(place)
    browser, calls = Browser(), place.site.calls
    seat = place.site.registry.lives[ann.table].table.seats[1]
    keys = {"key": coded(point(browser.private)), "secret": coded(browser.secret)}
    for code, title, text in (
        ("fr", "Cat Battles", "C’est à vous."),
        ("ja", "猫のなわばりあらそい", "あなたの番です。"),
    ):
        asked = ben.post(f"calls?language={code}", endpoint=service.endpoint, **keys)
        assert asked.status_code == 201
        row = place.site.store.calls.find(ben.table, seat.token)
        asyncio.run(calls.send(row, find_game("cat-battles")))
        told = browser.read(service.received.pop()[2])
        assert told == {"table": ann.table, "title": title, "text": text}
    go_home(ann, ben)


def check_signature(authorization: str, endpoint: str, key: str) -> None:
    token, _, known = authorization.removeprefix("vapid t=").partition(", k=")
    assert known == key
    head, claims, signed = token.split(".")
    said = json.loads(decoded(claims))
    assert said["aud"] == endpoint.removesuffix("/push/mine")
    assert said["sub"] == "mailto:host@example.org"
    r, s = (int.from_bytes(decoded(signed)[at : at + 32], "big") for at in (0, 32))
    public = read_point(decoded(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_that_is_gone_is_forgotten_and_so_are_all_at_the_end(
    calling: tuple[Place, FakeService],
) -> None:
    place, service = calling
    ann, ben = full_table(place)
    store = place.site.store
    rows = lambda: [store.calls.find(ann.table, seat.token) for seat in live.table.seats]  # noqa: E731
    live = place.site.registry.lives[ann.table]
    for player in (ann, ben):
        assert subscribe(player, Browser(), service.endpoint).status_code == 201
    service.status = 410
    ben.leave()
    wait_until(lambda: not live.here()[1], "Ben is gone")
    ann.move()
    wait_until(lambda: rows()[1] is None, "Ben is called no more")
    assert rows()[0] is not None
    assert ann.post("calls/stop").status_code == 200
    assert rows()[0] is None
    subscribe(ann, Browser(), service.endpoint)
    ben.sit()
    service.status = 201
    ann.ask(kind="ask-end", how="abort")
    ben.ask(kind="answer-end", agree=True)
    wait_until(lambda: rows()[0] is None, "nobody is called when the game is over")
    service.received.clear()
    go_home(ann, ben)


WRONG = [
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://user@push.example.org/x",
    "https://push.example.org/x\r\nX-Evil: 1",
    "https://push.example.org",
    "file:///etc/passwd",
]


def test_only_a_seat_and_only_a_push_service_is_taken(calling: tuple[Place, FakeService]) -> None:
    place, service = calling
    ann, ben = full_table(place)
    for endpoint in WRONG:
        assert subscribe(ann, Browser(), endpoint).json()["code"] == "malformed", endpoint
    for keys in ({"key": "AAAA", "secret": coded(bytes(16))}, {"key": coded(EXAMPLE.key), "secret": "AA"}):
        told = ann.post("calls", endpoint=service.endpoint, **keys).json()
        assert told["error"] == "The keys of the push service cannot be read."
    stranger = Player(place, ann.table, None)
    assert subscribe(stranger, Browser(), service.endpoint).json()["code"] == "not-seated"
    go_home(ann, ben)


PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "2002:7f00:1::", "64:ff9b::7f00:1", "::", "64:ff9b:1::a00:1", "fec0::1", "::a00:1", "::ffff:0:a00:1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_private_address_is_reached(address: str) -> None:
    assert not is_public(ip_address(address))
    assert is_public(ip_address("9.9.9.9"))
    assert is_public(ip_address("2620:fe::fe"))


def test_a_name_that_leads_to_this_machine_is_not_reached(
    calling: tuple[Place, FakeService], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However often somebody names such an address, the log says so seldom."""
    place, service = calling
    monkeypatch.setattr(place.site.calls.service, "may_reach", is_public)
    caplog.set_level(logging.INFO, "nekoban.server")
    for number in (1, 2):
        ann, ben = full_table(place)
        subscribe(ben, Browser(), f"{service.endpoint}?{number}")
        ben.leave()
        live = place.site.registry.lives[ann.table]
        wait_until(lambda live=live: not live.here()[1], "Ben is gone")
        ann.move()
        told = f'outcome="unreached"}} {number}'
        wait_until(lambda told=told: told in place.numbers(), "the call is given up")
        go_home(ann)
    assert not service.received
    said = [record.getMessage() for record in caplog.records if "not reached" in record.getMessage()]
    assert said == ["a push service was not reached: not a public address"]


def test_names_that_are_looked_up_for_long_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's name server may answer late or never, and the server needs its threads."""
    is_over = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **more: is_over.wait(60) and [])

    async def look_up() -> int:
        service = PushService()
        waiting = [asyncio.create_task(service.look_up("slow.example", 443)) for _ in range(40)]
        await asyncio.sleep(0.05)
        try:
            return await asyncio.wait_for(asyncio.to_thread(int, "7"), 10)
        finally:
            is_over.set()
            await asyncio.gather(*waiting, return_exceptions=True)

    assert asyncio.run(look_up()) == 7


def test_without_the_operators_word_nobody_is_called(place: Place) -> None:
    ann, ben = full_table(place)
    with place.http() as http:
        assert http.get("/api/push").json() == {"key": None}
    assert subscribe(ann, Browser(), "https://push.example.org/x").json()["code"] == "not-allowed"
    go_home(ann, ben)


def test_the_key_is_drawn_once_and_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    keys = [make_app(database, push="https://example.org/").state.site.calls.key for _ in range(2)]
    assert keys[0] == keys[1]
    with pytest.raises(ValueError, match="mailto"):
        make_app(database, push="somebody")
    assert Store(database).values.push_key("another") != "another"
    assert PushService().ports == {443}
