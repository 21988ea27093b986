"""Iwari: every sentence a person reads. What things are called: naming.py."""

from collections.abc import Iterator, Sequence

from nekoban.core.messages import capital
from nekoban.core.moves import Move
from nekoban.core.record import OVER, Raw, SeatNumber, View
from nekoban.games.iwari.parts import (
    EMPTY,
    EXHAUSTIONS,
    HAND,
    PAIR_OF_PLAYERS,
    SETTLEMENT,
    THIRD,
    TRIBES,
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
from nekoban.games.iwari.show import worth
from nekoban.games.iwari.show.naming import (
    BIOME_NAMES,
    FEAT_NAMES,
    THIRD_NAME,
    cards_word,
    component_names,
    connection_word,
    counted,
    ends_of,
    payment_word,
    territory_title,
    territory_word,
    tribe_word,
)
from nekoban.games.iwari.state import MOVES, Kind
from nekoban.games.iwari.words import tell

__all__ = ["component_names"]

PLACING = (Stage.ACT, Stage.MORE, Stage.THIRD, Stage.THIRD_MORE)
REASONS = (
    Clause.IW_03, Clause.IW_06, Clause.IW_15, Clause.IW_16, Clause.IW_20, Clause.IW_21, Clause.IW_30,
    Clause.IW_91, Clause.IW_92, Clause.IW_93, Clause.IW_94, Clause.IW_95, Clause.IW_96, Clause.OVER,
)  # fmt: skip
"""Reasons with one sentence, whatever the move is."""

FLAWS = (
    Clause.IW_01, Clause.IW_04, Clause.IW_05, Clause.IW_06, Clause.IW_10, Clause.IW_15, Clause.IW_17,
    Clause.IW_20, Clause.IW_22, Clause.IW_30, Clause.IW_80, Clause.IW_91, Clause.IW_92, Clause.IW_93,
    Clause.IW_94, Clause.IW_95,
)  # fmt: skip
"""What a typed-in position may break."""


# --- moves ----------------------------------------------------------------------------------------


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Iwari: why a move is refused."""
    entry = MOVES[move]
    match clause:
        case Clause.IW_10:
            return either_reason(entry.kind)
        case Clause.IW_11 | Clause.IW_12:
            return payment_reason(view, entry)
        case Clause.IW_13:
            return tell("reason-iw-13", place=territory_word(view, view.territory))
        case Clause.IW_14:
            return unexplored_reason(view)
        case Clause.IW_17:
            return totem_reason(view, entry.territory)
        case Clause.IW_19:
            piece = "no-tents-left" if entry.kind == Kind.TENT else "no-totems-left"
            return tell(f"third-{piece}" if is_third_turn(view) else piece)
        case Clause.IW_22:
            return time_reason(view, entry.kind)
        case Clause.IW_80:
            return third_reason(view, entry.kind)
    return tell(f"reason-{clause_name(clause)}")


def clause_name(clause: int) -> str:
    """How messages name a clause: 'iw-03'."""
    return Clause(clause).name.lower().replace("_", "-")


def either_reason(kind: int) -> str:
    """IW-10. Place pieces or discard a card."""
    if kind == Kind.DONE:
        return tell("no-piece-placed")
    if kind == Kind.DISCARD:
        return tell("piece-placed")
    return tell("card-discarded")


def payment_reason(view: View, entry: Raw) -> str:
    """IW-11, IW-12. What the hand lacks for this payment, or what it cannot stand for."""
    territory = view.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory
    place, biome = territory_word(view, territory), BIOME_NAMES[view.biome[territory]]
    if entry.pay == Pay.CARD:
        return tell("no-card-of-biome", place=place, biome=biome)
    pair = pair_biome(entry.pay)
    if pair == view.biome[territory]:
        return tell("pair-of-own-biome", place=place, biome=biome)
    return tell("no-pair", biome=BIOME_NAMES[pair])


def unexplored_reason(view: View) -> str:
    """IW-14. Before the first tent no totem, after it nothing more in this turn."""
    if view.stage in PLACING:
        return tell("unexplored-totem")
    return tell("unexplored-done", place=territory_word(view, view.territory))


def totem_reason(view: View, territory: int) -> str:
    """IW-17. How many totems and tents there are."""
    here, most = totem_count(view, territory), most_tents(view, territory)
    place = territory_word(view, territory)
    return tell("reason-iw-17", place=place, totems=counted("totems", here), tents=counted("tents", most))


def time_reason(view: View, kind: int) -> str:
    """IW-22. When the move would have its time."""
    if kind in (Kind.TAKE, Kind.DECK):
        return tell("cards-drawn-last")
    if kind == Kind.DISCARD:
        return tell("discard-first")
    if was_unexplored(view):
        return tell("unexplored-done", place=territory_word(view, view.territory))
    return tell("placing-over")


def was_unexplored(view: View) -> bool:
    """IW-14. Whether the player to move has just placed the first tent of a territory."""
    is_own = view.seats != PAIR_OF_PLAYERS  # with two players the third tribe has placed since
    return is_own and view.pieces_laid == 1 and tent_count(view, view.territory) == view.tents_laid == 1


def third_reason(view: View, kind: int) -> str:
    """IW-80. What the third tribe must do."""
    if view.stage == Stage.THIRD_DISCARD:
        return tell("third-cannot-place")
    if view.stage == Stage.THIRD_MORE:
        return tell("third-has-placed")
    if kind == Kind.DONE:
        return tell("third-must-place")
    return tell("third-must-not-discard")


def choose_first(view: View, click: str) -> str | None:
    """Iwari: whoever begins with a card may want to place a piece or to discard the card."""
    if not click.startswith("card-"):
        return None
    if view.stage == Stage.ACT:
        return tell("choose-place-first")
    return tell("choose-discard-first")


def flaw(clause: int) -> str:
    """Iwari: what is wrong with a typed-in position."""
    return tell(f"flaw-{clause_name(clause)}")


def status(view: View, names: Sequence[str]) -> str:
    """Iwari: what the seat to move is asked."""
    if view.to_move == OVER:
        return result(view, names)
    return tell("status", player=names[view.to_move], asked=asked(view))


def asked(view: View) -> str:
    """What Iwari asks the seat to move."""
    name = f"asked-{Stage(view.stage).name.lower().replace('_', '-')}"
    if view.stage in (Stage.MORE, Stage.THIRD_MORE):
        return tell(name, place=territory_word(view, view.territory))
    if view.stage in (Stage.DRAW, Stage.DRAFT):
        return tell(name, count=to_draw(view))
    return tell(name)


def to_draw(view: View) -> int:
    """How many cards the hand lacks."""
    return HAND - int(view.players[view.to_move].hand_count)


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """Iwari: a move as an offer."""
    entry = MOVES[move]
    match entry.kind:
        case Kind.TENT:
            return offer_tent(view, entry)
        case Kind.TOTEM:
            return offer_totem(view, entry)
        case Kind.DONE:
            return tell("say-done")
        case Kind.DISCARD:
            return tell("say-discard", biome=BIOME_NAMES[entry.card])
        case Kind.TAKE:
            return tell("say-take", biome=BIOME_NAMES[entry.card])
        case Kind.DECK:
            return tell("say-deck")
        case Kind.FEAT_IN:
            return tell("say-feat-in", place=territory_word(view, entry.territory))
    return tell("say-feat-on", connection=connection_word(view, entry.connection))


def offer_tent(view: View, entry: Raw) -> str:
    """The sentence of a move that places a tent."""
    territory = view.space_territory[entry.space]
    if territory < 0:
        return tell("say-tent-off", space=entry.space + 1)
    where, paid = territory_title(view, territory), payment_word(view, territory, entry.pay)
    return tell("say-tent", space=entry.space + 1, territory=where, payment=paid)


def offer_totem(view: View, entry: Raw) -> str:
    """The sentence of a move that places a totem."""
    if entry.territory >= view.territory_count:
        return tell("say-totem-off", number=entry.territory + 1)
    paid = payment_word(view, entry.territory, entry.pay)
    return tell("say-totem", territory=territory_title(view, entry.territory), payment=paid)


def headings(view: View, moves: Sequence[Move], names: Sequence[str]) -> dict[str, list[Move]]:
    """Iwari: many moves in groups: the pieces by territory, all else for itself."""
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
    where, room = territory_title(view, territory), most_tents(view, territory) - totem_count(view, territory)
    totems, numbers = counted("totems", room), " ".join(map(str, spaces))
    if not spaces:
        return tell("offer-totems", territory=where, totems=totems)
    if room <= 0:
        return tell("offer-spaces", territory=where, count=len(spaces), spaces=numbers)
    return tell("offer-both", territory=where, count=len(spaces), spaces=numbers, totems=totems)


def open_spaces(view: View, territory: int) -> list[int]:
    """The numbers of the spaces without a tent."""
    return [
        space + 1
        for space in range(view.space_count)
        if view.space_territory[space] == territory and view.tents[space] == EMPTY
    ]


# --- log ------------------------------------------------------------------------------------------


def log(view: View, names: Sequence[str]) -> list[str]:
    """Iwari: what happened in the last move, for whoever this view belongs to."""
    lines = []
    refills = []
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Happening.REFILLS:
            refills.append(BIOME_NAMES[event.a])
            continue
        if refills:
            lines.append(tell("refills", biomes=refills))
            refills = []
        lines.append(line(view, event, names))
        lines += after_line(view, event, names)
    return [*lines, tell("refills", biomes=refills)] if refills else lines


def after_line(view: View, event: Raw, names: Sequence[str]) -> Iterator[str]:
    """What a piece has made of its tribe's points; what everybody scored at half-journey, and where."""
    if event.kind in (Happening.TENT, Happening.TOTEM):
        yield from map(capital, worth.placed_line(view, int(event.c), names))
    elif event.kind == Happening.HALF_JOURNEY:
        yield from map(capital, worth.half_lines(view, names))


def line(view: View, event: Raw, names: Sequence[str]) -> str:
    """A line of Iwari's log."""
    match event.kind:
        case Happening.TENT | Happening.TOTEM:
            return capital(piece_line(view, event, names))
        case Happening.HALF_JOURNEY:
            return tell("half-journey", track=track(view, names))
        case Happening.JOURNEY_ENDS:
            return tell("journey-ends", track=track(view, names))
        case Happening.SHUFFLES:
            return tell("shuffles", count=int(event.a))
        case Happening.DECK_OUT:
            return tell("deck-out")
        case Happening.FEAT_IN_TERRITORY:
            feat, place = FEAT_NAMES[event.a], territory_word(view, event.b)
            return tell("earns-in", player=names[event.seat], feat=feat, place=place)
        case Happening.FEAT_ON_CONNECTION:
            feat, link = FEAT_NAMES[event.a], connection_word(view, event.b)
            return tell("earns-on", player=names[event.seat], feat=feat, connection=link)
        case Happening.LAST_ROUND:
            return last_round_line(view, names[int(event.seat)])
    return card_line(event, names[int(event.seat)])


def last_round_line(view: View, name: str) -> str:
    """The line of the log that says that the last round begins, and why."""
    if view.exhaustions == EXHAUSTIONS:
        return tell("last-round-deck")
    return tell("last-round-tents", player=name)


def card_line(event: Raw, name: str) -> str:
    """A line of the log about cards."""
    match event.kind:
        case Happening.DISCARDS:
            return tell("discards", player=name, biome=BIOME_NAMES[event.a])
        case Happening.DISCARDS_FOR_THIRD:
            return tell("discards-for-third", player=name, biome=BIOME_NAMES[event.a])
        case Happening.TAKES:
            return tell("takes", player=name, biome=BIOME_NAMES[event.a])
        case Happening.DRAWS:
            if event.what < 0:
                return tell("draws-unseen", player=name)
            return tell("draws", player=name, biome=BIOME_NAMES[event.what])
    return tell("third-rests", player=name)


def piece_line(view: View, event: Raw, names: Sequence[str]) -> str:
    """A line of the log about a tent or totem."""
    is_tent = event.kind == Happening.TENT
    territory = view.space_territory[event.a] if is_tent else event.a
    is_third = view.seats == PAIR_OF_PLAYERS and event.c == THIRD
    told = {
        "player": names[event.seat],
        "place": territory_word(view, territory),
        "payment": payment_word(view, territory, event.b),
    }
    if is_tent:
        return tell("third-places-tent" if is_third else "places-tent", space=event.a + 1, **told)
    return tell("third-places-totem" if is_third else "places-totem", **told)


def track(view: View, names: Sequence[str]) -> str:
    """The score track: 'Ann 12, Ben 9.'"""
    tribes = THIRD + 1 if view.seats == PAIR_OF_PLAYERS else view.seats
    shown = [
        tell.phrase("track-tribe", tribe=tribe_word(view, tribe, names), points=view.tribes[tribe].points)
        for tribe in range(tribes)
    ]
    return capital(tell("track", tribes=shown))


# --- results --------------------------------------------------------------------------------------


def result(view: View, names: Sequence[str]) -> str:
    """How the game ended (IW-31), and who won."""
    told, placed = (
        winners(view, names),
        [seat for seat in range(view.seats) if not view.tribes[seat].tents_left],
    )
    if view.exhaustions == EXHAUSTIONS:
        return tell("ended-deck", result=told)
    if placed:
        return tell("ended-tents", players=[names[seat] for seat in placed], count=len(placed), result=told)
    return told


def winners(view: View, names: Sequence[str]) -> str:
    """IW-70, IW-81. Who won, tie-breaks explained."""
    points = [view.tribes[seat].points for seat in range(view.seats)]
    if is_third_victory(view):
        return third_victory(view, names, max(points))
    won = [seat for seat in range(view.seats) if is_winner(view, seat)]
    best = view.tribes[won[0]].points
    tied = [seat for seat in range(view.seats) if points[seat] == best]
    winner, scored = names[won[0]], counted("points", best)
    if len(won) > 1:
        return tell("share", players=[names[seat] for seat in won], points=scored)
    if len(tied) > 1:
        level, spare = [names[seat] for seat in tied], int(unused_pieces(view, won[0]))
        return tell("tie-break", players=level, points=scored, winner=winner, spare=spare)
    return tell("wins", player=winner, points=scored)


def third_victory(view: View, names: Sequence[str], best: int) -> str:
    """The sentence when the third tribe wins."""
    points = view.tribes[THIRD].points
    scored, (one, other) = counted("points", points), names[:2]
    if points == best:
        return tell("third-ties", points=scored, one=one, other=other)
    return tell("third-wins", points=scored, best=int(best), one=one, other=other)


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """Iwari: for each seat what it has scored; before the end, what the map would bring now."""
    return [tribe_breakdown(view, seat) for seat in range(view.seats)]


def scored(view: View) -> list[int]:
    """Iwari: what stands on the score track."""
    return [view.tribes[seat].points for seat in range(view.seats)]


def more_scores(view: View) -> list[tuple[str, int, list[tuple[str, int]]]]:
    """IW-81. The third tribe has no seat, but decides who wins."""
    if view.seats != PAIR_OF_PLAYERS:
        return []
    lines = tribe_breakdown(view, THIRD)
    return [(str(THIRD_NAME), sum(points for _, points in lines), lines)]


def tribe_breakdown(view: View, tribe: int) -> list[tuple[str, int]]:
    """Half-journey, tents, totems and settlements of one tribe, line by line."""
    on_map = [*tent_lines(view, tribe), *connection_lines(view, tribe), *settlement_lines(view, tribe)]
    if view.to_move != OVER:
        on_map = [(tell("not-scored", line=label), points) for label, points in on_map]
    return [*half_lines(view, tribe), *on_map]


def half_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    """The points from territories at half of the journey, line by line."""
    for territory in range(view.territory_count):
        points = view.tribes[tribe].half[territory]
        if points:
            yield tell("half-line", place=territory_word(view, territory)), points


def tent_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    """The points from tents, line by line."""
    for territory in range(view.territory_count):
        points = tent_points(view, territory, tribe)
        if points:
            own = view.tribes[tribe].tents[territory]
            counts = {view.tribes[other].tents[territory] for other in range(TRIBES)}
            told = tell(
                "tent-line",
                place=territory_word(view, territory),
                own=int(own),
                tents=counted("tents", tent_count(view, territory)),
                rank=tell.phrase(f"rank-{1 + sum(count > own for count in counts)}"),
            )
            yield multiplied(told, points, multiplier(view.territory_feats[territory]))


def connection_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    """The points from connections, line by line."""
    for connection in range(view.connection_count):
        points = connection_points(view, connection, tribe)
        if points:
            (one, other), totems = ends_of(view, connection), counted("totems", points)
            told = tell("connection-line", one=one, other=other, totems=totems)
            yield multiplied(told, points, multiplier(view.connection_feats[connection]))


def multiplied(line: str, points: int, times: int) -> tuple[str, int]:
    """A line of the breakdown with its points; Feats multiply them."""
    if times > 1:
        feats = counted("feats", times - 1)
        line = tell("multiplied", line=line, points=int(points), times=int(times), feats=feats)
    return line, points * times


def settlement_lines(view: View, tribe: int) -> Iterator[tuple[str, int]]:
    """The points from settlements, line by line."""
    for group in groups(view, tribe):
        if len(group) >= SETTLEMENT:
            lands = sorted({view.space_territory[space] for space in group})
            places = [territory_word(view, land) for land in lands]
            yield tell("settlement-line", tents=counted("tents", len(group)), places=places), len(group)


def groups(view: View, tribe: int) -> list[list[int]]:
    """The tents of a tribe, in groups joined by paths."""
    found = []
    for space in range(view.space_count):
        if view.tents[space] == tribe and not view.marked[space]:
            size = mark_group(view, space)
            found.append(sorted(view.trail[step] for step in range(size)))
    clear_marks(view)
    return found


def hand_word(view: View, seat: SeatNumber) -> str:
    """A hand as this viewer knows it."""
    player = view.players[seat]
    if player.hand[0] >= 0:
        return cards_word(player.hand)
    known = sum(player.known)
    unseen = counted("unseen-cards", player.hand_count - known)
    if known == 0:
        return str(unseen)
    if player.hand_count > known:
        return tell("known-and-unseen", known=cards_word(player.known), unseen=unseen)
    return cards_word(player.known)


def feats_word(view: View) -> str:
    """The Feats that nobody has earned yet; nothing where none are played."""
    left = [
        tell.phrase("feat-left", feat=FEAT_NAMES[feat], count=int(view.feats_left[feat]))
        for feat in Feat
        if view.feats_left[feat]
    ]
    if left:
        return tell("feats-left", feats=left)
    return tell("feats-all-earned") if any(sum(player.earned) for player in view.players) else ""


def deck_word(view: View) -> str:
    """What lies open, and how many cards the deck has."""
    name = "deck-second" if view.exhaustions else "deck-first"
    shown = cards_word(view.display) if display_count(view) else tell("display-empty")
    return tell(name, display=shown, cards=counted("cards", view.deck_count))
