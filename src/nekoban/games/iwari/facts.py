"""Iwari: tribes that spread over a map with tents and totems."""

from itertools import product

from nekoban.core.game import Game, LuckNames
from nekoban.core.given_luck import seat_names
from nekoban.core.options import Chosen, Name, Options, OptionValues, Switch, Text
from nekoban.core.record import Raw
from nekoban.games.iwari.data.loading import NUMBER_COUNT, load_map, pack, parse_map, with_own_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.parts import (
    CARDS,
    CARDS_REMOVED,
    FEATS,
    HAND,
    MOUNTAINS,
    PAIR_OF_PLAYERS,
    PIECES_A_TURN,
    SEATS,
    Biome,
    Pay,
)
from nekoban.games.iwari.rules.sight import COMPONENTS
from nekoban.games.iwari.state import Kind
from nekoban.games.iwari.words import tell

# A map of somebody's own: its names are not ours to translate.
OWN_MAP = """from = "new-horizons"
name = "Ξηρή Ακτή"
origin = "Ξηρή Ακτή"
connection = [{number = 3, by = "land"}, {number = 9, by = "land"}]"""
FEAT_OPTIONS = ("union", "discovery", "honour", "respect")


def bound(options: Chosen) -> int:
    """Iwari: every turn takes a card from a deck that runs out twice; then the round is finished.

    A turn is a decision a piece (or a discard), the third tribe's likewise, and a decision a card drawn.
    """
    players = options.players
    cards = sum(CARDS) - len(CARDS) * CARDS_REMOVED[players]
    turns = cards + cards + players
    tribes = 2 if players == PAIR_OF_PLAYERS else 1
    return turns * (tribes * PIECES_A_TURN + HAND) + sum(FEATS) + players * HAND


def samples() -> list[OptionValues]:
    """Iwari: every combination of Feats; between them all player counts, both maps, drafted hands or not."""
    chosen = []
    for number, feats in enumerate(product((False, True), repeat=len(FEAT_OPTIONS))):
        players = PAIR_OF_PLAYERS + number % (SEATS - 1)
        group = number // (SEATS - 1)
        chosen.append(option_set(players, names()[(number + group) % len(names())], group % 2 == 1, feats))
    own = {"called": "own-map", "map": pack(OWN_MAP), "drafted_hands": True, "honour": True}
    return [*chosen, {"players": 3, **own}, {"players": 4, **own}]


def option_set(players: int, board: str, is_drafted: bool, feats: tuple[bool, ...]) -> OptionValues:
    """A set of options of Iwari, with some Feats switched on."""
    switches = dict(zip(FEAT_OPTIONS, feats, strict=True))
    return {"players": players, "map": board, "drafted_hands": is_drafted, **switches}


def unreachable(options: Chosen, move: Raw) -> str | None:
    """Iwari: why a row of MOVES is never legal with these options."""
    board = load_map(options["map"])
    if move.kind in (Kind.TENT, Kind.TOTEM):
        return unreachable_piece(board, move)
    if move.kind == Kind.FEAT_IN:
        if not (options["union"] or options["discovery"]):
            return "Neither Union nor Discovery is played."
        if move.territory >= len(board.territories):
            return "The map has fewer territories."
    if move.kind == Kind.FEAT_ON:
        if move.connection >= len(board.connections):
            return "The map has fewer connections."
        feat = "respect" if board.connections[move.connection].water else "honour"
        if not options[feat]:
            return f"The Feat {feat} is not played."
    return None


def unreachable_piece(board: Map, move: Raw) -> str | None:
    """Why a map has no such move: it has fewer spaces or territories."""
    if move.kind == Kind.TENT and move.space >= len(board.spaces):
        return "The map has fewer tent spaces."
    if move.kind == Kind.TOTEM and move.territory >= len(board.territories):
        return "The map has fewer territories."
    territory = board.spaces[move.space].territory if move.kind == Kind.TENT else move.territory
    biome = Biome(board.territories[territory].biome)
    if move.pay != Pay.CARD and move.pay - Pay.TWO_TUNDRA == biome:
        return "A pair stands for another biome than its own."
    return None


def rolled(state: Raw, move: Raw, sides: int, before: int) -> list[str]:
    """IW-05. The starting player, when all mountains are placed."""
    return seat_names(state) if move is None and before == MOUNTAINS[state.seats] else []


GAME = Game(
    name="iwari",
    title="Iwari",
    version=2,
    summary=tell.phrase("summary"),
    credit=tell.phrase("credit"),
    status="verified",
    clause_prefixes=("IW",),
    read_files=with_own_map,
    options=Options(
        players=(PAIR_OF_PLAYERS, SEATS, 3),
        map=Text(
            parse_map,
            NUMBER_COUNT,
            "new-horizons",
            tell.phrase("option-map", names=list(names())),
            tell.phrase("option-map-note"),
        ),
        drafted_hands=Switch(tell.phrase("option-drafted-hands")),
        union=Switch(tell.phrase("option-union")),
        discovery=Switch(tell.phrase("option-discovery")),
        honour=Switch(tell.phrase("option-honour")),
        respect=Switch(tell.phrase("option-respect")),
        called=Name(),
    ),
    facts=__name__,
    minutes=(25, 25),
    weight="medium",
    component_count=COMPONENTS,
    bound=bound,
    samples=samples,
    luck_names=LuckNames(drawn=Biome, rolled=rolled),
    unreachable=unreachable,
)
