"""Iwari: what the page says to a newcomer."""

from collections import Counter
from collections.abc import Iterable, Sequence

from nekoban.core.contracts import Item, Picker
from nekoban.core.game import OK
from nekoban.core.motives import Choice, reasons_by
from nekoban.core.moves import Move
from nekoban.core.record import Raw, View, to_state
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names as map_names
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.motives import MOTIVES
from nekoban.games.iwari.parts import BIOMES, CARDS_PER_PAIR, Biome, Happening, Pay, Stage
from nekoban.games.iwari.rules.placing import pair_biome, place_tent, place_totem, tribe_count
from nekoban.games.iwari.rules.scoring import journey_points
from nekoban.games.iwari.rules.turn import why_not
from nekoban.games.iwari.show import words
from nekoban.games.iwari.show.naming import BIOME_NAMES, territory_word, tribe_word
from nekoban.games.iwari.state import MOVES, Kind, tent_row, totem_row
from nekoban.games.iwari.words import tell

UNASKED = ("pay-card", "deck", "button-done")  # a pair is never spent by itself
CLAUSES = {
    "space": ("IW-11", "IW-16", "IW-40", "IW-60"),
    "totem": ("IW-17", "IW-51"),
    "territory": ("IW-13", "IW-14", "IW-40"),
    "connection": ("IW-51", "IW-50"),
    "card": ("IW-11", "IW-12"),
    "display": ("IW-20",),
    "deck": ("IW-20", "IW-30", "IW-31"),
    "pay": ("IW-11", "IW-12"),
    "button-discard": ("IW-10", "IW-21"),
    "button-done": ("IW-15",),
}
TOLD_OF = (  # motives that are told of a place before a piece is there
    "majority-turned", "majority-tied", "connection-held", "connection-broken", "feat-earned", "settlement",
    "lead-closed", "feeds-leader", "opens-territory", "lead-widened", "second-place", "connection-grows",
    "totem-lead",
)  # fmt: skip
TOLD = [motive for motive in MOTIVES if motive.id in TOLD_OF]
HEADINGS = ("half-journey", "tents", "totems", "settlements")


def goal(view: View) -> str:
    """Iwari: what the game is about."""
    return tell("goal")


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """Iwari: what to click next."""
    if not picked:
        return first_prompt(view, names)
    if picked[0] == "button-discard":
        return tell("prompt-discard")
    if len(picked) == 1 and picked[0].startswith("card-"):
        return tell("prompt-place")
    return pay_prompt(view, picked[-1])


def first_prompt(view: View, names: Sequence[str]) -> str:
    """What is asked; with it what has just been scored, why the turn gives no second piece, or what pays."""
    told = [view.events[index].kind for index in range(view.event_count)]
    asked = words.asked(view)
    if Happening.HALF_JOURNEY in told:
        told_to = [tell("yourself") if seat == view.to_move else name for seat, name in enumerate(names)]
        return tell("prompt-half-journey", track=words.track(view, told_to), asked=asked)
    if view.stage == Stage.DRAW and words.was_unexplored(view):
        return tell("prompt-unexplored", place=territory_word(view, view.territory), asked=asked)
    if view.stage == Stage.ACT and view.to_move not in view.tents.tolist():
        return tell("prompt-paid")  # nothing was placed yet: what pays for it
    return asked


def pay_prompt(view: View, place: str) -> str:
    """How the place that was picked can be paid for."""
    number = int(place.rsplit("-", 1)[1]) - 1
    territory = view.space_territory[number] if place.startswith("space") else number
    biome, hand = view.biome[territory], view.players[view.to_move].hand.tolist()
    pairs = [BIOME_NAMES[k] for k in range(BIOMES) if k != biome and hand[k] >= CARDS_PER_PAIR]
    what = {"place": territory_word(view, territory), "biome": BIOME_NAMES[biome], "pairs": pairs}
    return tell("prompt-pay" if hand[biome] else "prompt-pay-pair", **what)


def shortcuts(view: View, legal: Sequence[Move]) -> list[tuple[tuple[str, ...], Move]]:
    """Iwari: a card, then the place that it pays for, or the other way round; a pair is clicked once more."""
    found: list[tuple[tuple[str, ...], Move]] = []
    ways = Counter(MOVES.paths[move][0] for move in legal)  # to pay for a place
    for move in legal:
        row, path = MOVES[move], MOVES.paths[move]
        if row.kind == Kind.DISCARD:
            found.append((path[::-1], move))
        elif row.kind in (Kind.TENT, Kind.TOTEM):
            card = f"card-{biome_id(view, row)}"
            if row.pay == Pay.CARD:
                found += [((path[0], card), move)] if ways[path[0]] > 1 else []  # else it is paid at once
                found.append(((card, path[0]), move))
            else:  # a pair is spent by a click of its own, on its button or on one of its cards
                found += [
                    ((path[0], card), move),
                    ((card, path[0], path[1]), move),
                    ((card, path[0], card), move),
                ]
    return found


def biome_id(view: View, row: Raw) -> str:
    """The biome of the cards that pay for a piece."""
    if row.pay != Pay.CARD:
        return Biome(pair_biome(row.pay)).name.lower()
    territory = view.space_territory[row.space] if row.kind == Kind.TENT else row.territory
    return Biome(view.biome[territory]).name.lower()


def pickers() -> dict[str, Picker]:
    """Iwari: the maps by their names."""
    items = [
        Item(name, tell(f"map-{name}"), size_text(load_map(name)), f"face-iwari-map-{name}-wide")
        for name in map_names()
    ]
    return {"map": Picker("one", tuple(items))}


def size_text(board: Map) -> str:
    """How large a map is, for those who choose one."""
    territories, spaces, connections = len(board.territories), len(board.spaces), len(board.connections)
    return tell("map-size-text", territories=territories, spaces=spaces, connections=connections)


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Iwari: what a thing does: its clauses in their own words."""
    found = next((clauses for start, clauses in CLAUSES.items() if thing.startswith(start)), ())
    return brought(view, thing, names) or [("", clause) for clause in found]


def brought(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """What a piece would bring that can be placed there now: points, and what it gains and allows."""
    start, _, number = thing.rpartition("-")
    if start not in ("space", "totem-territory") or view.to_move < 0 or view.viewer != view.to_move:
        return []
    state, row = to_state(view), tent_row if start == "space" else totem_row
    ways = [Move(row(int(number) - 1, pay)) for pay in Pay]
    move = next((move for move in ways if why_not(state, move) == OK), None)
    if move is None:
        return []
    found = reasons_by(TOLD, tell, Choice(view, move, (), names))
    return [(points_told(view, move, names), "IW-31"), *((one.sentence, one.clause) for one in found)]


def points_told(view: View, move: Move, names: Sequence[str]) -> str:
    """Whose points on the map a piece changes."""
    tribes, before, state = range(tribe_count(view)), to_state(view), to_state(view)
    row = MOVES[move]
    if row.kind == Kind.TENT:
        place_tent(state, int(row.space), int(row.pay))
    else:
        place_totem(state, int(row.territory), int(row.pay))
    changes = [
        tell.phrase("brings-points", tribe=tribe_word(view, tribe, names), before=was, after=now)
        for tribe in tribes
        if (was := journey_points(before, tribe)) != (now := journey_points(state, tribe))
    ]
    if not changes:
        return tell("brings-nothing")
    return tell("brings-tent" if row.kind == Kind.TENT else "brings-totem", tribes=changes)


def categories(view: View, names: Sequence[str]) -> list[tuple[str, list[int]]]:
    """Iwari: half-journey, tents, totems and settlements of every player."""
    kinds = (words.half_lines, words.tent_lines, words.connection_lines, words.settlement_lines)
    return [
        (tell(f"category-{heading}"), [total(lines(view, seat)) for seat in range(view.seats)])
        for heading, lines in zip(HEADINGS, kinds, strict=True)
    ]


def total(lines: Iterable[tuple[str, int]]) -> int:
    """The points of some lines together."""
    return sum(points for _, points in lines)
