"""Clocks: no limit, a budget for each player with an increment, or days for each move."""

from __future__ import annotations

from typing import Literal

import msgspec

from nekoban.server.refusals import Refused

SECOND, MINUTE, DAY = 1000, 60_000, 86_400_000
MOST_MINUTES, MOST_INCREMENT, MOST_DAYS = 24 * 60, 3600, 60


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is limited at a table."""

    kind: Literal["none", "player", "days"] = "none"
    minutes: float = 10  # for each player, of kind "player"
    increment: float = 5  # seconds won by each move, of kind "player"
    days: float = 2  # for each move, of kind "days"

    def check(self) -> None:
        """Refuse what no clock can be."""
        if not 0 < self.minutes <= MOST_MINUTES:
            raise Refused("malformed", "A clock has up to {most} minutes for each player.", most=MOST_MINUTES)
        if not 0 <= self.increment <= MOST_INCREMENT:
            raise Refused("malformed", "A clock gives 0 to {most} seconds for a move.", most=MOST_INCREMENT)
        if not 0 < self.days <= MOST_DAYS:
            raise Refused("malformed", "A clock gives up to {most} days for a move.", most=MOST_DAYS)


class Clocks:
    """The time of every seat. It runs for the person to move, and stands still for bots."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [self.budget()] * seats
        self.running: int | None = None  # the seat whose time runs
        self.since = 0
        self.past: list[list[int]] = []  # what every seat had left when each move was made

    def budget(self) -> int:
        if self.plan.kind == "days":
            return int(self.plan.days * DAY)
        return int(self.plan.minutes * MINUTE)

    def run(self, seat: int | None, now: int, mover: int | None = None) -> None:
        """Stop whose time runs, with what is won by a move if one was made, and let another's run."""
        if self.plan.kind == "none":
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - max(0, now - self.since))
        if mover is not None:
            self.past.append(list(self.left))
            self.win(mover)
        self.running, self.since = seat, now

    def win(self, mover: int) -> None:
        """A move brings its increment, or the days for the next one."""
        if self.plan.kind == "days":
            self.left[mover] = self.budget()
        elif mover == self.running:
            self.left[mover] += int(self.plan.increment * SECOND)

    def take_back(self, ply: int, seat: int | None, now: int) -> None:
        """The match goes back: what was won since is lost again, and what was used stays used."""
        self.run(seat, now)
        if self.plan.kind != "none":
            self.left = [min(left, then) for left, then in zip(self.left, self.past[ply], strict=True)]
            del self.past[ply:]

    @property
    def due(self) -> int | None:
        """When the running time is used up."""
        return None if self.running is None else self.since + self.left[self.running]

    def is_out(self, now: int) -> bool:
        return self.due is not None and now > self.due

    def shown(self, now: int) -> list[int] | None:
        """Milliseconds left for every seat, or None without clocks."""
        if self.plan.kind == "none":
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return left
