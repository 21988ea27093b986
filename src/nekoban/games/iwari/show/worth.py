"""Iwari: what the map is worth now, to whom and why: sentences for the board, the points and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from types import SimpleNamespace
from typing import NamedTuple

from nekoban.core.messages import Phrase
from nekoban.core.record import OVER, Raw, View
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.parts import SETTLEMENT, SPACE_LIMIT
from nekoban.games.iwari.rules.placing import tent_count, totem_count, tribe_count
from nekoban.games.iwari.rules.scoring import (
    connection_points,
    has_majority,
    multiplier,
    settlement_points,
    tent_points,
)
from nekoban.games.iwari.show import titles
from nekoban.games.iwari.show.naming import counted, territory_word, tribe_word
from nekoban.games.iwari.words import tell

READ = ("tents", "mountain", "territory_feats", "connection_feats", "map_mark", "seats", "to_move")
PLAIN = ("tents", "mountain", "territory_feats", "connection_feats", "connection_a", "connection_b")
KEPT = 2048
counted_before: dict[tuple[bytes, int], Worth] = {}


class Worth(NamedTuple):
    """Points of a tribe, by what they come from; all but the half-journey as if the game ended now."""

    half: int
    tents: int
    totems: int
    settlements: int

    @property
    def on_map(self) -> int:
        return self.tents + self.totems + self.settlements


def worths(view: View) -> tuple[Worth, ...]:
    """Of every tribe."""
    about = what_counts(view)
    return tuple([kept_worth(view, about, tribe) for tribe in range(tribe_count(view))])


def what_counts(view: View) -> bytes:
    """All that points depend on."""
    told = view.raw["tribes"]
    return b"".join(
        [*(view.raw[name].tobytes() for name in READ), *(told[n].tobytes() for n in ("totems", "half"))]
    )


def kept_worth(view: View, about: bytes, tribe: int) -> Worth:
    """Of one tribe; kept, since few moves change it."""
    if (about, tribe) not in counted_before:
        if len(counted_before) > KEPT:
            counted_before.clear()
        counted_before[about, tribe] = worth(view, tribe)
    return counted_before[about, tribe]


def worth(view: View, tribe: int) -> Worth:
    """Of one tribe; only places where it has pieces are looked at."""
    plain = plain_position(view)
    tents, totems = plain.tribes[tribe].tents, plain.tribes[tribe].totems
    on_land = sum(
        tent_points(plain, territory, tribe) * multiplier(plain.territory_feats[territory])
        for territory in range(view.territory_count)
        if tents[territory]
    )
    ends = zip(plain.connection_a, plain.connection_b, strict=True)
    on_connections = sum(
        connection_points(plain, connection, tribe) * multiplier(plain.connection_feats[connection])
        for connection, (one, other) in enumerate(islice(ends, view.connection_count))
        if totems[one] and totems[other]
    )
    settled = settlement_points(plain, tribe) if sum(tents) >= SETTLEMENT else 0
    return Worth(sum(view.tribes[tribe].half.tolist()), on_land, on_connections, settled)


def plain_position(view: View) -> Raw:
    """What points are counted from, as plain lists: the rules read them as they read a view, and quicker."""
    told = view.raw["tribes"]
    pieces = zip(told["tents"].tolist(), told["totems"].tolist(), strict=True)
    return SimpleNamespace(
        seats=view.seats,
        tribes=[SimpleNamespace(tents=tents, totems=totems) for tents, totems in pieces],
        space_count=view.space_count,
        neighbour_count=view.raw["neighbour_count"],
        neighbours=view.raw["neighbours"],
        marked=[0] * SPACE_LIMIT,
        trail=[0] * SPACE_LIMIT,
        **{name: view.raw[name].tolist() for name in PLAIN},
    )


# --- in words -------------------------------------------------------------------------------------


def parts(known: Worth) -> list[Phrase]:
    """'tents 7', 'settlements 5': what there are points for."""
    told = {"tents": known.tents, "totems": known.totems, "settlements": known.settlements}
    return [tell.phrase(f"worth-{name}", points=points) for name, points in told.items() if points]


def player_worth(view: View, tribe: int, names: Sequence[str]) -> str:
    """Points so far, and what the pieces on the map would bring."""
    told, known = titles.player_title(view, tribe, names), worths(view)[tribe]
    if view.to_move == OVER:
        return told
    more = tell(
        "worth-title",
        points=counted("points", known.on_map),
        parts=parts(known) or [tell.phrase("worth-none")],
    )
    return tell("two-sentences", first=told, next=more)


def placed_line(view: View, tribe: int, names: Sequence[str]) -> Iterator[str]:
    """After a piece was placed: what its tribe has on the map."""
    if view.to_move == OVER:
        return
    known = kept_worth(view, what_counts(view), tribe)
    if known.on_map:
        points = counted("points", known.on_map)
        yield tell("worth-now", tribe=tribe_word(view, tribe, names), points=points, parts=parts(known))


def half_lines(view: View, names: Sequence[str]) -> Iterator[str]:
    """What every tribe scored at half-journey, territory by territory."""
    for tribe in range(tribe_count(view)):
        half = view.tribes[tribe].half.tolist()
        places = [
            tell.phrase("half-place", place=territory_word(view, territory), points=points)
            for territory, points in enumerate(half)
            if points
        ]
        if places:
            name, points = tribe_word(view, tribe, names), counted("points", sum(half))
            yield tell("half-tribe", tribe=name, points=points, places=places)


def connection_worth(view: View, board: Map, connection: int, names: Sequence[str]) -> str:
    """A connection, how it scores, and for whom it does now."""
    feats = int(view.connection_feats[connection])
    told = titles.connection_title(board, connection, int(view.mountain[connection]), feats)
    if view.mountain[connection]:
        return tell("two-sentences", first=told, next=tell("worth-mountain"))
    ends = (view.connection_a[connection], view.connection_b[connection])
    totems = counted("totems", sum(totem_count(view, end) for end in ends))
    leaders = [names[tribe] for tribe in range(tribe_count(view)) if has_majority(view, connection, tribe)]
    now = (
        tell("worth-connection", totems=totems, tribes=leaders)
        if leaders
        else tell("worth-unled", totems=totems)
    )
    return tell("two-sentences", first=told, next=now)


def land_worth(view: View, board: Map, territory: int, names: Sequence[str]) -> str:
    """A territory, how its tents score, and what they are worth to whom now."""
    told = titles.land_title(board, territory)
    if not tent_count(view, territory):
        return tell("two-sentences", first=told, next=tell("worth-unexplored"))
    standing = [
        tell.phrase(
            "worth-tribe",
            tribe=names[tribe],
            tents=counted("tents", view.tribes[tribe].tents[territory]),
            points=counted("points", tent_points(view, territory, tribe)),
        )
        for tribe in range(tribe_count(view))
        if view.tribes[tribe].tents[territory]
    ]
    return tell("two-sentences", first=told, next=tell("worth-land", tribes=standing))
