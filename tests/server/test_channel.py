"""The channel of a process, without others: what it says and believes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from nekoban.server import channel
from nekoban.server.channel import Channel, Heard, Seal
from nekoban.server.store import Store


class Older(msgspec.Struct):
    """A message as a version without greetings reads it."""

    process: str
    count: int
    table: str


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A channel that keeps what it says in `sealed`."""
    store, sealed = Store(str(tmp_path / "tables.db")), []
    writer: Any = SimpleNamespace(store=store, signals=SimpleNamespace())
    made: Any = Channel(writer, SimpleNamespace())  # type: ignore[arg-type]
    monkeypatch.setattr(made.plugin, "publish", lambda said, name: sealed.append(said.encode()))
    made.sealed = sealed
    yield made
    store.close()


def test_a_greeting_can_be_read_by_a_version_without_greetings(
    ours: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """During an update both run: it must not stop listening."""
    ours.hear(Heard("other", 1, greeting=""))
    (said,) = ours.sealed
    assert ours.seal.opened(said).greeting == "other"
    monkeypatch.setattr(channel, "read_heard", msgspec.json.Decoder(Older).decode)
    assert ours.seal.opened(said) == Older(ours.process, 1, "")


@pytest.mark.parametrize("message", [{}, {"process": 1, "count": 2}, {"process": "x", "count": "many"}])
def test_what_cannot_be_read_is_nonsense_even_if_a_server_has_sealed_it(message: dict[str, Any]) -> None:
    seal = Seal(b"key")
    assert seal.opened(seal.sealed(message).encode()) is None
    assert seal.opened(seal.sealed({"process": "x", "count": 1}).encode()) == Heard("x", 1)


def test_whoever_is_first_believed_is_looked_after_at_once(ours: Any) -> None:
    """What it said as a stranger was not heard."""
    ours.hear(Heard("other", 1, "table", number=3))
    assert not ours.missed.is_set()
    ours.hear(Heard("other", 2, greeting=ours.process))
    assert ours.missed.is_set()
    ours.missed.clear()
    ours.hear(Heard("other", 3, greeting=ours.process))
    assert not ours.missed.is_set()
