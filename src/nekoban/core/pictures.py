"""Pictures of matches, views and states; in a notebook they draw themselves.

Here and not in record.py: a change of pictures must not make the rules compile anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nekoban.core.game import Game, all_games
from nekoban.core.record import HIDDEN, Record, View
from nekoban.core.svg import Svg


def picture(
    game: Game,
    record: Any,
    seat: int | None,
    layout: str = "wide",
    names: Sequence[str] = (),
    faces: bool = True,
) -> Svg:
    """A view as that seat sees it, or a whole state; without `faces` for a page that has them already."""
    view: Any = record if isinstance(record, View) else record.View(record.twin().array)
    names = [*names, *(f"Player {number + 1}" for number in range(len(names), view.seats))]
    drawn = game.part("draw").draw(view, seat, layout, names)
    if not faces or not (game.folder / "faces.py").exists():
        return drawn
    symbols = "".join(game.part("faces").faces().values())
    return Svg(drawn.replace("<defs>", f"<defs>{symbols}", 1))


def viewer(record: Any) -> int | None:
    """Whose view a record is: the one seat whose own things are not hidden; of a state nobody's."""
    rows = type(record).fields["players"].rows
    private = [field.name for field in rows.fields.values() if field.sight == "private"] if rows else []
    players = record.array["players"][0][: record.seats]
    seeing = [
        seat for seat, own in enumerate(players) if any((own[name] != HIDDEN).any() for name in private)
    ]
    return seeing[0] if isinstance(record, View) and len(seeing) == 1 else None


def drawn(record: Any) -> Svg | None:
    """What a notebook shows of a state or a view; nothing of a part of one."""
    kind = record.state if isinstance(record, View) else type(record)
    for game in all_games(hidden=True).values():
        if game.rules.State is kind:
            return picture(game, record, viewer(record))
    return None


setattr(Record, "_repr_svg_", drawn)  # noqa: B010
