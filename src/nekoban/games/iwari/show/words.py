"""Iwari: every sentence a person reads."""

from collections.abc import Iterator, Sequence
from typing import Any

from nekoban.core.record import OVER
from nekoban.games.iwari.data.board import map_of
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.parts import (
    BIOMES,
    EMPTY,
    EXHAUSTIONS,
    HAND,
    PAIR_OF_PLAYERS,
    SETTLEMENT,
    THIRD,
    TRIBES,
    Biome,
    Clause,
    Feat,
    Pay,
    Stage,
    Told,
)
from nekoban.games.iwari.rules.cards import display_count
from nekoban.games.iwari.rules.placing import is_third_turn, most_tents, pair_biome, tent_count, totem_count
from nekoban.games.iwari.rules.scoring import (
    clear_marks,
    connection_points,
    is_third_victory,
    is_winner,
    mark_group,
    multiplier,
    tent_points,
    unused_pieces,
)
from nekoban.games.iwari.state import BLESS, DECK, DISCARD, DONE, HONOUR, MOVES, TAKE, TENT, TOTEM

COLOURS = ("Red", "Green", "Blue", "Yellow", "Orange")  # of the tribes, by seat
THIRD_TRIBE = "the third tribe"

REASONS = {
    Clause.IW_03: "This map has no such place.",
    Clause.IW_10: "Either place at least one piece, or discard one card; not both.",
    Clause.IW_12: "Two cards of one biome stand for a card of another biome; you do not hold such a pair.",
    Clause.IW_13: "All pieces of a turn go into the same territory.",
    Clause.IW_14: "No tent stands there yet: an unexplored territory takes a single tent first.",
    Clause.IW_16: "A tent already stands on this space.",
    Clause.IW_20: "No such card lies in the display.",
    Clause.IW_21: "You do not hold such a card.",
    Clause.IW_22: "This is not the time for it in your turn.",
    Clause.IW_80: "The third tribe must place a piece if it can; only if not, a card is discarded for it.",
    Clause.IW_91: "The Feat of Union goes into a territory that holds a tent of the settlement.",
    Clause.IW_92: "The Feat of Discovery goes into another territory than the one just filled.",
    Clause.IW_93: "The Feat of Honour goes on a connection by land where you lead at both ends.",
    Clause.IW_94: "The Feat of Respect goes on a connection by water where you lead at both ends.",
    Clause.IW_95: "No Feat of this kind is waiting to be placed.",
    Clause.IW_96: "A connection with a mountain carries no Feat.",
    Clause.OVER: "The game is over.",
}

FLAWS = {
    Clause.IW_01: "the tents on the spaces and those counted for each tribe and territory do not agree.",
    Clause.IW_04: "each pair of connections in use needs exactly one mountain.",
    Clause.IW_05: "a hand has at most three cards, counted in hand_count, the known among them; "
    "the display at most four.",
    Clause.IW_17: "a territory has more totems than its leading tribe has tents.",
    Clause.IW_22: "the seat to move cannot do what this stage of the turn asks.",
    Clause.IW_30: "deck_count must fit the deck, which is empty only when it has run out twice.",
    Clause.IW_95: "there are more Feats than the game has, or they lie where none can lie.",
}

FEAT_WORDS = {
    Feat.UNION: "Union",
    Feat.DISCOVERY: "Discovery",
    Feat.HONOUR: "Honour",
    Feat.RESPECT: "Respect",
}
DECKS = ("First deck and display", "Second deck and display", "No deck is left")
ORDINALS = ("most", "second-most", "third-most", "fourth-most", "fifth-most")


# --- names ----------------------------------------------------------------------------------------


def biome_word(biome: int) -> str:
    return Biome(biome).name.capitalize()


def territory_word(view: Any, territory: int) -> str:
    board = map_of(view)
    return board.territories[territory].name if territory < len(board.territories) else "nowhere"


def territory_title(view: Any, territory: int) -> str:
    """'Tallpine (Forest)'."""
    return f"{territory_word(view, territory)} ({biome_word(view.biome[territory])})"


def connection_word(view: Any, connection: int) -> str:
    """'connection 7 (Frostcrown and Windmoor)'."""
    ends = (view.connection_a[connection], view.connection_b[connection])
    return f"connection {connection + 1} ({' and '.join(territory_word(view, end) for end in ends)})"


def tribe_word(view: Any, tribe: int, names: Sequence[str]) -> str:
    is_third = view.seats == PAIR_OF_PLAYERS and tribe == THIRD
    return THIRD_TRIBE if is_third else names[tribe]


def count_word(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def payment_word(view: Any, territory: int, pay: int) -> str:
    if pay == Pay.CARD:
        return f"a {biome_word(view.biome[territory])} card"
    return f"two {biome_word(pair_biome(pay))} cards"


def component_names() -> list[str]:
    """What `components` counts, for the complaint about a typed-in position."""
    return [
        *(f"the {biome_word(biome)} cards" for biome in range(BIOMES)),
        *(f"the tents of tribe {tribe + 1}" for tribe in range(TRIBES)),
        *(f"the totems of tribe {tribe + 1}" for tribe in range(TRIBES)),
        "the Feats of Union and Discovery",
        "the Feats of Honour and Respect",
    ]


# --- moves ----------------------------------------------------------------------------------------


def reason(view: Any, move: int, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused."""
    entry = MOVES[move]
    if clause == Clause.IW_11:
        territory = view.space_territory[entry.space] if entry.kind == TENT else entry.territory
        biome = biome_word(view.biome[territory])
        return f"A piece in {territory_word(view, territory)} needs a {biome} card, and you have none left."
    if clause == Clause.IW_17:
        most = most_tents(view, entry.territory)
        here = totem_count(view, entry.territory)
        return (
            f"{territory_word(view, entry.territory)} holds {count_word(here, 'totem')}; "
            f"the leading tribe has {count_word(most, 'tent')} there, and there may not be more totems."
        )
    if clause == Clause.IW_19:
        piece = "tents" if entry.kind == TENT else "totems"
        whose = "The third tribe has" if is_third_turn(view) else "You have"
        return f"{whose} no {piece} left."
    return REASONS[Clause(clause)]


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    return FLAWS[Clause(clause)]


def status(view: Any, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move == OVER:
        return result(view, names)
    return f"{names[view.to_move]}: {asked(view)}"


def asked(view: Any) -> str:
    match view.stage:
        case Stage.ACT:
            return "place a tent or a totem, or discard a card."
        case Stage.MORE:
            return f"place a second piece in {territory_word(view, view.territory)}, or be done."
        case Stage.THIRD:
            return "play for the third tribe: it places a tent or a totem."
        case Stage.THIRD_MORE:
            place = territory_word(view, view.territory)
            return f"the third tribe may place a second piece in {place}, or be done."
        case Stage.THIRD_DISCARD:
            return "the third tribe can place nothing: discard a card for it."
        case Stage.DRAW:
            return f"take a card from the display or the deck ({to_draw(view)} to draw)."
        case Stage.DRAFT:
            return f"choose your starting hand from the display and the deck ({to_draw(view)} to take)."
        case Stage.UNION:
            return "you completed a settlement: put the Feat of Union into one of its territories."
        case Stage.DISCOVERY:
            return "you filled a territory: put the Feat of Discovery into another one."
        case Stage.HONOUR:
            return "you lead a connection by land: put the Feat of Honour on one that you lead."
    return "you lead a connection by water: put the Feat of Respect on one that you lead."


def to_draw(view: Any) -> int:
    return HAND - view.players[view.to_move].hand_count


def say(view: Any, move: int, names: Sequence[str]) -> str:
    """A move as an offer."""
    entry = MOVES[move]
    match entry.kind:
        case kind if kind == TENT:
            return offer_tent(view, entry)
        case kind if kind == TOTEM:
            return offer_totem(view, entry)
        case kind if kind == DONE:
            return "be done with placing"
        case kind if kind == DISCARD:
            return f"discard a {biome_word(entry.card)} card"
        case kind if kind == TAKE:
            return f"take {biome_word(entry.card)} from the display"
        case kind if kind == DECK:
            return "draw from the deck"
        case kind if kind == BLESS:
            return f"put the Feat into {territory_word(view, entry.territory)}"
        case kind if kind == HONOUR:
            return f"put the Feat on {connection_word(view, entry.connection)}"
    raise ValueError(f"unknown move {move}")


def offer_tent(view: Any, entry: Any) -> str:
    territory = view.space_territory[entry.space]
    if territory < 0:
        return f"a tent on space {entry.space + 1}"
    paid = payment_word(view, territory, entry.pay)
    return f"a tent on space {entry.space + 1} in {territory_title(view, territory)} for {paid}"


def offer_totem(view: Any, entry: Any) -> str:
    if entry.territory >= view.territory_count:
        return f"a totem in territory {entry.territory + 1}"
    paid = payment_word(view, entry.territory, entry.pay)
    return f"a totem in {territory_title(view, entry.territory)} for {paid}"


def headings(view: Any, moves: Sequence[int], names: Sequence[str]) -> dict[str, list[int]]:
    """Many moves in groups: the pieces by territory, all else for itself."""
    found: dict[str, list[int]] = {}
    for move in moves:
        entry = MOVES[move]
        if entry.kind in (TENT, TOTEM):
            territory = view.space_territory[entry.space] if entry.kind == TENT else entry.territory
            found.setdefault(territory_offer(view, territory), []).append(move)
        else:
            found[say(view, move, names)] = [move]
    return found


def territory_offer(view: Any, territory: int) -> str:
    """'Tallpine (Forest): open spaces 1 2 4; room for 2 totems'."""
    spaces = open_spaces(view, territory)
    facts = (
        [f"open {'space' if len(spaces) == 1 else 'spaces'} {' '.join(map(str, spaces))}"] if spaces else []
    )
    room = most_tents(view, territory) - totem_count(view, territory)
    if room > 0:
        facts.append(f"room for {count_word(room, 'totem')}")
    return f"{territory_title(view, territory)}: {'; '.join(facts)}"


def open_spaces(view: Any, territory: int) -> list[int]:
    """The numbers of the spaces without a tent."""
    return [
        space + 1
        for space in range(view.space_count)
        if view.space_territory[space] == territory and view.tents[space] == EMPTY
    ]


# --- log ------------------------------------------------------------------------------------------


def log(view: Any, names: Sequence[str]) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    lines = []
    refills = []
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Told.REFILLS:
            refills.append(biome_word(event.a))
            continue
        if refills:
            lines.append(refill_line(refills))
            refills = []
        lines.append(line(view, event, names))
    return [*lines, refill_line(refills)] if refills else lines


def refill_line(biomes: list[str]) -> str:
    return f"Into the display: {listed(biomes)}."


def line(view: Any, event: Any, names: Sequence[str]) -> str:
    match event.kind:
        case Told.TENT | Told.TOTEM:
            return capital(piece_line(view, event, names))
        case Told.HALF_JOURNEY:
            return f"Half-journey: tents are scored. {track(view, names)}"
        case Told.JOURNEY_ENDS:
            return f"The journey ends. {track(view, names)}"
        case Told.SHUFFLES:
            return f"The deck has run out: {count_word(event.a, 'discarded card')} form a new deck."
        case Told.DECK_OUT:
            return "The deck has run out for the second time: nobody draws any more."
        case Told.FEAT_IN_TERRITORY:
            feat, place = FEAT_WORDS[Feat(event.a)], territory_word(view, event.b)
            return f"{names[event.seat]} earns the Feat of {feat} and puts it into {place}."
        case Told.FEAT_ON_CONNECTION:
            feat, place = FEAT_WORDS[Feat(event.a)], connection_word(view, event.b)
            return f"{names[event.seat]} earns the Feat of {feat} and puts it on {place}."
        case Told.LAST_ROUND:
            return last_round_line(view, names[int(event.seat)])
    return card_line(event, names[int(event.seat)])


def last_round_line(view: Any, name: str) -> str:
    why = "the deck has run out twice" if view.exhaustions == EXHAUSTIONS else f"{name} has no tents left"
    return f"The last round, since {why}: it goes on until all have had as many turns."


def card_line(event: Any, name: str) -> str:
    match event.kind:
        case Told.DISCARDS:
            return f"{name} discards a {biome_word(event.a)} card."
        case Told.DISCARDS_FOR_THIRD:
            return (
                f"{name} discards a {biome_word(event.a)} card for the third tribe, which can place nothing."
            )
        case Told.TAKES:
            return f"{name} takes {biome_word(event.a)} from the display."
        case Told.DRAWS:
            return f"{name} draws {biome_word(event.what) if event.what >= 0 else 'a card'} from the deck."
    return f"{name} has no card left for the third tribe."


def piece_line(view: Any, event: Any, names: Sequence[str]) -> str:
    is_tent = event.kind == Told.TENT
    territory = view.space_territory[event.a] if is_tent else event.a
    what = f"a tent on space {event.a + 1}" if is_tent else "a totem"
    third = view.seats == PAIR_OF_PLAYERS and event.c == THIRD
    whom = f"{names[event.seat]} places for the third tribe" if third else f"{names[event.seat]} places"
    return f"{whom} {what} in {territory_word(view, territory)} for {payment_word(view, territory, event.b)}."


def track(view: Any, names: Sequence[str]) -> str:
    """The score track: 'Ann 12, Ben 9.'"""
    tribes = THIRD + 1 if view.seats == PAIR_OF_PLAYERS else view.seats
    shown = [f"{tribe_word(view, tribe, names)} {view.tribes[tribe].points}" for tribe in range(tribes)]
    return f"{capital(', '.join(shown))}."


# --- results --------------------------------------------------------------------------------------


def result(view: Any, names: Sequence[str]) -> str:
    """IW-70, IW-81. How the game ended, tie-breaks explained."""
    points = [view.tribes[seat].points for seat in range(view.seats)]
    if is_third_victory(view):
        return third_victory(view, names, max(points))
    won = [seat for seat in range(view.seats) if is_winner(view, seat)]
    best = view.tribes[won[0]].points
    tied = [seat for seat in range(view.seats) if points[seat] == best]
    if len(won) > 1:
        shared = listed([names[seat] for seat in won])
        return f"{shared} share the victory: {best} points each, and as many unused pieces."
    if len(tied) > 1:
        spare = unused_pieces(view, won[0])
        return (
            f"{listed([names[seat] for seat in tied])} have {best} points each; "
            f"{names[won[0]]} wins with the most unused pieces ({spare})."
        )
    return f"{names[won[0]]} wins with {best} points."


def third_victory(view: Any, names: Sequence[str], best: int) -> str:
    points = view.tribes[THIRD].points
    how = "as many as the better player" if points == best else f"the better player has {best}"
    return f"The third tribe wins with {points} points ({how}): {names[0]} and {names[1]} both lose."


def breakdown(view: Any, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from; before the end, as if the journey ended now."""
    return [tribe_breakdown(view, seat) for seat in range(view.seats)]


def more_scores(view: Any) -> list[tuple[str, int, list[tuple[str, int]]]]:
    """IW-81. The third tribe has no seat, but decides who wins."""
    if view.seats != PAIR_OF_PLAYERS:
        return []
    lines = tribe_breakdown(view, THIRD)
    return [(THIRD_NAME, sum(points for _, points in lines), lines)]


def tribe_breakdown(view: Any, tribe: int) -> list[tuple[str, int]]:
    """Half-journey, tents, totems and settlements of one tribe, line by line."""
    return [
        *half_lines(view, tribe),
        *tent_lines(view, tribe),
        *connection_lines(view, tribe),
        *settlement_lines(view, tribe),
    ]


def half_lines(view: Any, tribe: int) -> Iterator[tuple[str, int]]:
    for territory in range(view.territory_count):
        points = view.tribes[tribe].half[territory]
        if points:
            yield f"half-journey: {territory_word(view, territory)}", points


def tent_lines(view: Any, tribe: int) -> Iterator[tuple[str, int]]:
    for territory in range(view.territory_count):
        points = tent_points(view, territory, tribe)
        if points:
            own = view.tribes[tribe].tents[territory]
            counts = {view.tribes[other].tents[territory] for other in range(TRIBES)}
            rank = ORDINALS[sum(count > own for count in counts)]
            of = f"{own} of {count_word(tent_count(view, territory), 'tent')}, the {rank}"
            times = multiplier(view.territory_feats[territory])
            yield f"{territory_word(view, territory)}: {of}{times_word(points, times)}", points * times


def connection_lines(view: Any, tribe: int) -> Iterator[tuple[str, int]]:
    for connection in range(view.connection_count):
        points = connection_points(view, connection, tribe)
        if points:
            times = multiplier(view.connection_feats[connection])
            label = f"{connection_word(view, connection)}: {count_word(points, 'totem')}"
            yield f"{label}{times_word(points, times)}", points * times


def times_word(points: int, times: int) -> str:
    return f"; {points} × {times} for {count_word(times - 1, 'Feat')}" if times > 1 else ""


def settlement_lines(view: Any, tribe: int) -> Iterator[tuple[str, int]]:
    for group in groups(view, tribe):
        if len(group) >= SETTLEMENT:
            yield f"settlement on spaces {listed([str(space + 1) for space in group])}", len(group)


def groups(view: Any, tribe: int) -> list[list[int]]:
    """The tents of a tribe, in groups joined by paths."""
    found = []
    for space in range(view.space_count):
        if view.tents[space] == tribe and not view.marked[space]:
            size = mark_group(view, space)
            found.append(sorted(view.trail[step] for step in range(size)))
    clear_marks(view)
    return found


def cards_word(counts: Sequence[int]) -> str:
    """Cards by biome: 'Tundra, 2 Forest'."""
    shown = [
        biome_word(biome) if counts[biome] == 1 else f"{counts[biome]} {biome_word(biome)}"
        for biome in range(BIOMES)
        if counts[biome] > 0
    ]
    return ", ".join(shown) if shown else "none"


def hand_word(view: Any, seat: int) -> str:
    """A hand as this viewer knows it."""
    player = view.players[seat]
    if player.hand[0] >= 0:
        return cards_word(player.hand)
    known = sum(player.known)
    unseen = count_word(player.hand_count - known, "unseen card")
    if known == 0:
        return unseen
    return (
        f"{cards_word(player.known)} and {unseen}" if player.hand_count > known else cards_word(player.known)
    )


def feats_word(view: Any) -> str:
    """The Feats that nobody has earned yet; nothing where none are played."""
    left = [f"{FEAT_WORDS[feat]} {view.feats_left[feat]}" for feat in Feat if view.feats_left[feat]]
    if left:
        return f"Feats still to be earned: {', '.join(left)}."
    return "All Feats are earned." if any(sum(player.earned) for player in view.players) else ""


def deck_word(view: Any) -> str:
    """What lies open, and how many cards the deck has."""
    times = ("first", "second", "second")[view.exhaustions]
    open_cards = cards_word(view.display) if display_count(view) else "empty"
    return f"Display: {open_cards}. Deck: {count_word(view.deck_count, 'card')} ({times} deck)."


# --- the picture ----------------------------------------------------------------------------------

THIRD_NAME = "Third tribe"
SCORED = "scored"  # so far: what the map is worth at the end comes on top
THIRD_HINT = "If it wins, both players lose."
LAST_ROUND = "the last round"
STARTS = "1st"
PAY_CARD = ("Pay 1 card", "Pay with one card of the territory's biome")
DISCARD_BUTTON = ("Discard", "Discard a card: then choose it from your hand")
DONE_BUTTON = ("Done", "Be done with placing")


def picture_title(board: Map) -> str:
    return f"Iwari on {board.name}"


def map_caption(board: Map) -> str:
    return f"{board.name}. {board.origin}"


def own_name(name: str) -> str:
    return f"{name} (you)"


def pay_pair(biome: int) -> tuple[str, str]:
    return f"Pay 2 {biome_word(biome)}", f"Pay with two {biome_word(biome)} cards, for any other biome"


def times(feats: int) -> str:
    return f"×{multiplier(feats)}"


def land_title(board: Map, territory: int) -> str:
    land = board.territories[territory]
    spaces = sum(space.territory == territory for space in board.spaces)
    return f"{land.name} ({biome_word(land.biome)}), {count_word(spaces, 'tent space')}"


def space_title(board: Map, space: int, owner: str) -> str:
    land = board.territories[board.spaces[space].territory]
    where = f"space {space + 1} in {land.name} ({biome_word(land.biome)})"
    return f"Tent of {owner} on {where}" if owner else f"Open tent {where}"


def totem_title(board: Map, territory: int, counts: Sequence[int], most: int, names: Sequence[str]) -> str:
    """'Totem space of Tallpine (Forest): 2 of Ann; room for 1 more'."""
    land = board.territories[territory]
    standing = listed(
        [f"{count} of {names[tribe]}" for tribe, count in enumerate(counts) if count] or ["none"]
    )
    room = max(0, most - sum(counts))
    return f"Totem space of {land.name} ({biome_word(land.biome)}): {standing}; room for {room} more"


def connection_title(board: Map, connection: int, is_covered: int, feats: int) -> str:
    link = board.connections[connection]
    ends = " and ".join(board.territories[end].name for end in (link.a, link.b))
    facts = [f"Connection {link.number} by {'water' if link.water else 'land'}, {ends}"]
    if is_covered:
        facts.append("under a mountain: it scores nothing")
    if feats:
        facts.append(f"totems count {times(feats)}")
    return "; ".join(facts)


def feat_title(board: Map, territory: int, feats: int) -> str:
    name = board.territories[territory].name
    return f"{count_word(feats, 'Feat')} in {name}: its tents count {times(feats)} at the end"


def supply_title(feat: int, count: int) -> str:
    return f"{count_word(count, 'Feat')} of {FEAT_WORDS[Feat(feat)]} still to be earned"


def player_title(view: Any, tribe: int, names: Sequence[str]) -> str:
    facts = [f"{capital(names[tribe])}: {count_word(view.tribes[tribe].points, 'point')} scored so far"]
    if tribe == view.to_move:
        facts.append("to move")
    if tribe == view.starter:
        facts.append("starting player")
    return ", ".join(facts)


def stock_title(view: Any, tribe: int, names: Sequence[str]) -> str:
    left = view.tribes[tribe]
    tents, totems = count_word(left.tents_left, "tent"), count_word(left.totems_left, "totem")
    return f"{capital(names[tribe])} has {tents} and {totems} left"


def pile_title(discards: Sequence[int], name: str) -> str:
    return f"Discards of {name}: {cards_word(discards)}"


def card_title(biome: int, name: str, is_own: bool) -> str:
    where = "in your hand" if is_own else f"in the hand of {name}, taken from the display"
    return f"{biome_word(biome)} card {where}"


def back_title(name: str) -> str:
    return f"Hidden card of {name}"


def display_title(biome: int) -> str:
    return f"{biome_word(biome)} card in the display"


def deck_title(count: int) -> str:
    return f"The deck: {count_word(count, 'card')}"


def deck_label(view: Any) -> str:
    if view.last_round:
        return f"{DECKS[view.exhaustions]} · {LAST_ROUND}"
    return DECKS[view.exhaustions]
