"""Iwari: every sentence a person reads."""

from collections.abc import Iterator, Sequence

from nekoban.core.moves import Move
from nekoban.core.record import OVER, Raw, SeatNumber, View
from nekoban.core.sentences import all_of, counted
from nekoban.games.iwari.data.loading import map_of
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
    Happening,
    Pay,
    Stage,
)
from nekoban.games.iwari.rules.cards import display_count
from nekoban.games.iwari.rules.ending import is_third_victory, is_winner, unused_pieces
from nekoban.games.iwari.rules.placing import is_third_turn, most_tents, pair_biome, tent_count, totem_count
from nekoban.games.iwari.rules.scoring import (
    clear_marks,
    connection_points,
    mark_group,
    multiplier,
    tent_points,
)
from nekoban.games.iwari.state import MOVES, Kind

COLOURS = ("Red", "Green", "Blue", "Yellow", "Orange")  # of the tribes, by seat
THIRD_TRIBE = "the third tribe"
THIRD_NAME = "Third tribe"

REASONS = {
    Clause.IW_03: "This map has no such place.",
    Clause.IW_06: "First everybody chooses a starting hand.",
    Clause.IW_15: "A turn places at most two pieces, and both are placed.",
    Clause.IW_16: "A tent already stands on this space.",
    Clause.IW_20: "No such card lies in the display.",
    Clause.IW_21: "You do not hold such a card.",
    Clause.IW_30: "The deck has just run out: the rest of your hand comes from the new deck alone.",
    Clause.IW_91: "The Feat of Union goes into a territory that holds a tent of the settlement.",
    Clause.IW_92: "The Feat of Discovery goes into another territory than the one just filled.",
    Clause.IW_93: "The Feat of Honour goes on a connection by land where you lead at both ends.",
    Clause.IW_94: "The Feat of Respect goes on a connection by water where you lead at both ends.",
    Clause.IW_95: "No Feat of this kind is waiting to be placed.",
    Clause.IW_96: "A connection with a mountain carries no Feat.",
    Clause.OVER: "The game is over.",
}
PLACING = (Stage.ACT, Stage.MORE, Stage.THIRD, Stage.THIRD_MORE)

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
ORDINALS = ("most", "second-most", "third-most", "fourth-most", "fifth-most")


# --- names ----------------------------------------------------------------------------------------


def biome_word(biome: int) -> str:
    return Biome(biome).name.capitalize()


def territory_word(view: View, territory: int) -> str:
    board = map_of(view)
    return board.territories[territory].name if territory < len(board.territories) else "nowhere"


def territory_title(view: View, territory: int) -> str:
    """'Tallpine (Forest)'."""
    return f"{territory_word(view, territory)} ({biome_word(view.biome[territory])})"


def connection_word(view: View, connection: int) -> str:
    """'connection 7 (Frostcrown and Windmoor)'."""
    ends = (view.connection_a[connection], view.connection_b[connection])
    return f"connection {connection + 1} ({' and '.join(territory_word(view, end) for end in ends)})"


def tribe_word(view: View, tribe: int, names: Sequence[str]) -> str:
    is_third = view.seats == PAIR_OF_PLAYERS and tribe == THIRD
    return THIRD_TRIBE if is_third else names[tribe]


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def payment_word(view: View, territory: int, pay: int) -> str:
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


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused."""
    entry = MOVES[move]
    match clause:
        case Clause.IW_10:
            return either_reason(entry.kind)
        case Clause.IW_11 | Clause.IW_12:
            return payment_reason(view, entry)
        case Clause.IW_13:
            return f"All pieces of a turn go into the same territory: {territory_word(view, view.territory)}."
        case Clause.IW_14:
            return unexplored_reason(view)
        case Clause.IW_17:
            return totem_reason(view, entry.territory)
        case Clause.IW_19:
            piece = "tents" if entry.kind == Kind.TENT else "totems"
            whose = "The third tribe has" if is_third_turn(view) else "You have"
            return f"{whose} no {piece} left."
        case Clause.IW_22:
            return time_reason(entry.kind)
        case Clause.IW_80:
            return third_reason(view, entry.kind)
    return REASONS[Clause(clause)]


def either_reason(kind: int) -> str:
    """IW-10. Place pieces or discard a card."""
    if kind == Kind.DONE:
        return "Place at least one piece, or discard a card instead."
    if kind == Kind.DISCARD:
        return "You have placed a piece, so you do not discard a card in this turn."
    return "You have discarded a card in this turn instead of placing."


def payment_reason(view: View, entry: Raw) -> str:
    """IW-11, IW-12. What the hand lacks for this payment, or what it cannot stand for."""
    territory = view.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory
    place, biome = territory_word(view, territory), biome_word(view.biome[territory])
    if entry.pay == Pay.CARD:
        return f"One card pays for a piece in {place} only if it is {biome}, and you hold no {biome} card."
    pair = pair_biome(entry.pay)
    if pair == view.biome[territory]:
        return f"Two {biome} cards stand for a card of another biome, but {place} itself is {biome}."
    return f"You do not hold two {biome_word(pair)} cards."


def unexplored_reason(view: View) -> str:
    """IW-14. Before the first tent no totem, after it nothing more in this turn."""
    if view.stage in PLACING:
        return "No tent stands there yet: an unexplored territory takes a single tent first."
    place = territory_word(view, view.territory)
    return f"{place} was unexplored: it took a single tent, and that ends the placing of this turn."


def totem_reason(view: View, territory: int) -> str:
    """IW-17. How many totems and tents there are."""
    here, most = totem_count(view, territory), most_tents(view, territory)
    return (
        f"{territory_word(view, territory)} holds {counted(here, 'totem')}; "
        f"the leading tribe has {counted(most, 'tent')} there, and there may not be more totems."
    )


def time_reason(kind: int) -> str:
    """IW-22. When the move would have its time."""
    if kind in (Kind.TAKE, Kind.DECK):
        return "Cards are drawn at the end of the turn, after everything else."
    if kind == Kind.DISCARD:
        return "A card is discarded at the beginning of a turn, instead of placing."
    return "Placing is over in this turn."


def third_reason(view: View, kind: int) -> str:
    """IW-80. What the third tribe must do."""
    if view.stage == Stage.THIRD_DISCARD:
        return "The third tribe can place nothing with the cards left: one of them is discarded for it."
    if view.stage == Stage.THIRD_MORE:
        return "The third tribe has placed a piece, so no card is discarded for it."
    if kind == Kind.DONE:
        return "The third tribe can place a piece, so it must."
    return "The third tribe can place a piece, so it must; a card is discarded for it only if it cannot."


def choose_first(view: View, click: str) -> str | None:
    """Whoever begins with a card may want to place a piece or to discard the card."""
    if not click.startswith("card-"):
        return None
    if view.stage == Stage.ACT:
        return "First choose where the piece goes, then how you pay; or choose Discard, then the card."
    return "First choose Discard, then the card."


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    return FLAWS[Clause(clause)]


def status(view: View, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move == OVER:
        return result(view, names)
    return f"{names[view.to_move]}: {asked(view)}"


def asked(view: View) -> str:
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


def to_draw(view: View) -> int:
    return HAND - view.players[view.to_move].hand_count


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """A move as an offer."""
    entry = MOVES[move]
    match entry.kind:
        case Kind.TENT:
            return offer_tent(view, entry)
        case Kind.TOTEM:
            return offer_totem(view, entry)
        case Kind.DONE:
            return "be done with placing"
        case Kind.DISCARD:
            return f"discard a {biome_word(entry.card)} card"
        case Kind.TAKE:
            return f"take {biome_word(entry.card)} from the display"
        case Kind.DECK:
            return "draw from the deck"
        case Kind.FEAT_IN:
            return f"put the Feat into {territory_word(view, entry.territory)}"
    return f"put the Feat on {connection_word(view, entry.connection)}"


def offer_tent(view: View, entry: Raw) -> str:
    territory = view.space_territory[entry.space]
    if territory < 0:
        return f"a tent on space {entry.space + 1}"
    paid = payment_word(view, territory, entry.pay)
    return f"a tent on space {entry.space + 1} in {territory_title(view, territory)} for {paid}"


def offer_totem(view: View, entry: Raw) -> str:
    if entry.territory >= view.territory_count:
        return f"a totem in territory {entry.territory + 1}"
    paid = payment_word(view, entry.territory, entry.pay)
    return f"a totem in {territory_title(view, entry.territory)} for {paid}"


def headings(view: View, moves: Sequence[Move], names: Sequence[str]) -> dict[str, list[Move]]:
    """Many moves in groups: the pieces by territory, all else for itself."""
    found: dict[str, list[int]] = {}
    for move in moves:
        entry = MOVES[move]
        if entry.kind in (Kind.TENT, Kind.TOTEM):
            territory = view.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory
            found.setdefault(territory_offer(view, territory), []).append(move)
        else:
            found[say(view, move, names)] = [move]
    return found


def territory_offer(view: View, territory: int) -> str:
    """'Tallpine (Forest): open spaces 1 2 4; room for 2 totems'."""
    spaces = open_spaces(view, territory)
    facts = (
        [f"open {'space' if len(spaces) == 1 else 'spaces'} {' '.join(map(str, spaces))}"] if spaces else []
    )
    room = most_tents(view, territory) - totem_count(view, territory)
    if room > 0:
        facts.append(f"room for {counted(room, 'totem')}")
    return f"{territory_title(view, territory)}: {'; '.join(facts)}"


def open_spaces(view: View, territory: int) -> list[int]:
    """The numbers of the spaces without a tent."""
    return [
        space + 1
        for space in range(view.space_count)
        if view.space_territory[space] == territory and view.tents[space] == EMPTY
    ]


# --- log ------------------------------------------------------------------------------------------


def log(view: View, names: Sequence[str]) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    lines = []
    refills = []
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Happening.REFILLS:
            refills.append(biome_word(event.a))
            continue
        if refills:
            lines.append(refill_line(refills))
            refills = []
        lines.append(line(view, event, names))
    return [*lines, refill_line(refills)] if refills else lines


def refill_line(biomes: list[str]) -> str:
    return f"Into the display: {all_of(biomes)}."


def line(view: View, event: Raw, names: Sequence[str]) -> str:
    match event.kind:
        case Happening.TENT | Happening.TOTEM:
            return capital(piece_line(view, event, names))
        case Happening.HALF_JOURNEY:
            return f"Half-journey: tents are scored. {track(view, names)}"
        case Happening.JOURNEY_ENDS:
            return f"The journey ends. {track(view, names)}"
        case Happening.SHUFFLES:
            return f"The deck has run out: {counted(event.a, 'discarded card')} form a new deck."
        case Happening.DECK_OUT:
            return "The deck has run out for the second time: nobody draws any more."
        case Happening.FEAT_IN_TERRITORY:
            feat, place = FEAT_WORDS[Feat(event.a)], territory_word(view, event.b)
            return f"{names[event.seat]} earns the Feat of {feat} and puts it into {place}."
        case Happening.FEAT_ON_CONNECTION:
            feat, place = FEAT_WORDS[Feat(event.a)], connection_word(view, event.b)
            return f"{names[event.seat]} earns the Feat of {feat} and puts it on {place}."
        case Happening.LAST_ROUND:
            return last_round_line(view, names[int(event.seat)])
    return card_line(event, names[int(event.seat)])


def last_round_line(view: View, name: str) -> str:
    why = "the deck has run out twice" if view.exhaustions == EXHAUSTIONS else f"{name} has no tents left"
    return f"The last round, since {why}: it goes on until all have had as many turns."


def card_line(event: Raw, name: str) -> str:
    match event.kind:
        case Happening.DISCARDS:
            return f"{name} discards a {biome_word(event.a)} card."
        case Happening.DISCARDS_FOR_THIRD:
            return (
                f"{name} discards a {biome_word(event.a)} card for the third tribe, which can place nothing."
            )
        case Happening.TAKES:
            return f"{name} takes {biome_word(event.a)} from the display."
        case Happening.DRAWS:
            return f"{name} draws {biome_word(event.what) if event.what >= 0 else 'a card'} from the deck."
    return f"{name} has no card left for the third tribe."


def piece_line(view: View, event: Raw, names: Sequence[str]) -> str:
    is_tent = event.kind == Happening.TENT
    territory = view.space_territory[event.a] if is_tent else event.a
    what = f"a tent on space {event.a + 1}" if is_tent else "a totem"
    third = view.seats == PAIR_OF_PLAYERS and event.c == THIRD
    whom = f"{names[event.seat]} places for the third tribe" if third else f"{names[event.seat]} places"
    return f"{whom} {what} in {territory_word(view, territory)} for {payment_word(view, territory, event.b)}."


def track(view: View, names: Sequence[str]) -> str:
    """The score track: 'Ann 12, Ben 9.'"""
    tribes = THIRD + 1 if view.seats == PAIR_OF_PLAYERS else view.seats
    shown = [f"{tribe_word(view, tribe, names)} {view.tribes[tribe].points}" for tribe in range(tribes)]
    return f"{capital(', '.join(shown))}."


# --- results --------------------------------------------------------------------------------------


def result(view: View, names: Sequence[str]) -> str:
    """IW-70, IW-81. How the game ended, tie-breaks explained."""
    points = [view.tribes[seat].points for seat in range(view.seats)]
    if is_third_victory(view):
        return third_victory(view, names, max(points))
    won = [seat for seat in range(view.seats) if is_winner(view, seat)]
    best = view.tribes[won[0]].points
    tied = [seat for seat in range(view.seats) if points[seat] == best]
    if len(won) > 1:
        shared = all_of([names[seat] for seat in won])
        return f"{shared} share the victory: {counted(best, 'point')} each, and as many unused pieces."
    if len(tied) > 1:
        spare = unused_pieces(view, won[0])
        return (
            f"{all_of([names[seat] for seat in tied])} have {counted(best, 'point')} each; "
            f"{names[won[0]]} wins with the most unused pieces ({spare})."
        )
    return f"{names[won[0]]} wins with {counted(best, 'point')}."


def third_victory(view: View, names: Sequence[str], best: int) -> str:
    points = view.tribes[THIRD].points
    how = "as many as the better player" if points == best else f"the better player has {best}"
    return (
        f"The third tribe wins with {counted(points, 'point')} ({how}): {names[0]} and {names[1]} both lose."
    )


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from; before the end, as if the journey ended now."""
    return [tribe_breakdown(view, seat) for seat in range(view.seats)]


def more_scores(view: View) -> list[tuple[str, int, list[tuple[str, int]]]]:
    """IW-81. The third tribe has no seat, but decides who wins."""
    if view.seats != PAIR_OF_PLAYERS:
        return []
    lines = tribe_breakdown(view, THIRD)
    return [(THIRD_NAME, sum(points for _, points in lines), lines)]


def tribe_breakdown(view: View, tribe: int) -> list[tuple[str, int]]:
    """Half-journey, tents, totems and settlements of one tribe, line by line."""
    return [
        *half_lines(view, tribe),
        *tent_lines(view, tribe),
        *connection_lines(view, tribe),
        *settlement_lines(view, tribe),
    ]


def half_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    for territory in range(view.territory_count):
        points = view.tribes[tribe].half[territory]
        if points:
            yield f"half-journey: {territory_word(view, territory)}", points


def tent_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    for territory in range(view.territory_count):
        points = tent_points(view, territory, tribe)
        if points:
            own = view.tribes[tribe].tents[territory]
            counts = {view.tribes[other].tents[territory] for other in range(TRIBES)}
            rank = ORDINALS[sum(count > own for count in counts)]
            of = f"{own} of {counted(tent_count(view, territory), 'tent')}, the {rank}"
            times = multiplier(view.territory_feats[territory])
            yield f"{territory_word(view, territory)}: {of}{times_word(points, times)}", points * times


def connection_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    for connection in range(view.connection_count):
        points = connection_points(view, connection, tribe)
        if points:
            times = multiplier(view.connection_feats[connection])
            label = f"{connection_word(view, connection)}: {counted(points, 'totem')}"
            yield f"{label}{times_word(points, times)}", points * times


def times_word(points: int, times: int) -> str:
    return f"; {points} × {times} for {counted(times - 1, 'Feat')}" if times > 1 else ""


def settlement_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    for group in groups(view, tribe):
        if len(group) >= SETTLEMENT:
            yield f"settlement on spaces {all_of([str(space + 1) for space in group])}", len(group)


def groups(view: View, tribe: int) -> list[list[int]]:
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


def hand_word(view: View, seat: SeatNumber) -> str:
    """A hand as this viewer knows it."""
    player = view.players[seat]
    if player.hand[0] >= 0:
        return cards_word(player.hand)
    known = sum(player.known)
    unseen = counted(player.hand_count - known, "unseen card")
    if known == 0:
        return unseen
    return (
        f"{cards_word(player.known)} and {unseen}" if player.hand_count > known else cards_word(player.known)
    )


def feats_word(view: View) -> str:
    """The Feats that nobody has earned yet; nothing where none are played."""
    left = [f"{FEAT_WORDS[feat]} {view.feats_left[feat]}" for feat in Feat if view.feats_left[feat]]
    if left:
        return f"Feats still to be earned: {', '.join(left)}."
    return "All Feats are earned." if any(sum(player.earned) for player in view.players) else ""


def deck_word(view: View) -> str:
    """What lies open, and how many cards the deck has."""
    times = ("first", "second", "second")[view.exhaustions]
    open_cards = cards_word(view.display) if display_count(view) else "empty"
    return f"Display: {open_cards}. Deck: {counted(view.deck_count, 'card')} ({times} deck)."
