"""Serving: the settings of a server, as its operator chooses them."""

from __future__ import annotations

from dataclasses import dataclass, field

from nekoban.server.bot_turns import PACE
from nekoban.server.safety import Limits


@dataclass(frozen=True)
class Serving:
    """The settings of a server. docs/server.md describes them."""

    limits: Limits = field(default_factory=Limits)
    bots: str = ""  # a file that names the operator's own bots; see `bots.read_bots`
    threads: int | None = None  # in which bots think; None: twice the cores
    pace: float = PACE
    proxies: str = "127.0.0.1"  # addresses that may say where a request comes from, by commas
    hosts: str = ""  # names by which the server is reached, by commas; "*" for all
    metrics: str = ""  # host:port at which numbers are served; "": nowhere
    push: str = ""  # how push services reach the operator, a mailto: or https: address; "": nobody is called
    keep_waiting: float = 0  # days for which a table that waits, or was closed, is kept; 0: for good
    keep_unfinished: float = 0  # the same where a game was begun and not gone on with
    keep_finished: float = 0  # the same when the game is over
