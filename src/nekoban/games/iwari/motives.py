"""Iwari: what a move gains and allows. words/ has the sentences, as `motive-…`."""

from collections.abc import Callable, Iterator

from nekoban.core.motives import Choice, Facts, Motive
from nekoban.core.record import Raw, to_state
from nekoban.games.iwari.parts import FEAT_COUNT, Pay, Stage
from nekoban.games.iwari.rules.cards import card_count
from nekoban.games.iwari.rules.feats import clear_places, mark_places
from nekoban.games.iwari.rules.placing import (
    is_explored,
    is_full,
    is_third_turn,
    place_tent,
    place_totem,
    tent_count,
    tribe_count,
)
from nekoban.games.iwari.rules.scoring import (
    connection_points,
    has_majority,
    leads_totems,
    multiplier,
    settlement_points,
    tent_points,
)
from nekoban.games.iwari.show.naming import (
    BIOME_NAMES,
    FEAT_NAMES,
    connection_word,
    counted,
    territory_word,
    tribe_word,
)
from nekoban.games.iwari.state import MOVES, Kind, Position, tent_row, totem_row

PLACING = (Kind.TENT, Kind.TOTEM)


def territory_of(choice: Choice) -> int:
    """Where the move places a piece."""
    entry = MOVES[choice.move]
    return int(choice.view.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory)


def placed(choice: Choice, *kinds: int) -> Raw:
    """A copy of the view with the mover's own piece in its place; None if the move is of no such kind."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind not in kinds or is_third_turn(view):
        return None
    state = to_state(view)
    if entry.kind == Kind.TENT:
        place_tent(state, int(entry.space), int(entry.pay))
    else:
        place_totem(state, int(entry.territory), int(entry.pay))
    return state


# --- tents


def territory_points(state: Position, territory: int, tribe: int) -> int:
    """IW-31, IW-90. What the tents of a territory give at the end of the journey, with its Feats."""
    return tent_points(state, territory, tribe) * multiplier(state.territory_feats[territory])


def rank_lead(state: Position, territory: int, seat: int) -> int:
    """How many tents the tribe is ahead of its best rival there; below 0 if it is behind."""
    rivals = (state.tribes[other].tents[territory] for other in range(tribe_count(state)) if other != seat)
    return state.tribes[seat].tents[territory] - max(rivals)


def lead_facts(choice: Choice, is_wanted: Callable[[int, int], bool]) -> Facts | None:
    """What a tent brings in its territory, if the lead before and after is as wanted."""
    state, view = placed(choice, Kind.TENT), choice.view
    if state is None:
        return None
    seat, territory = view.to_move, territory_of(choice)
    if not is_explored(view, territory):
        return None
    if not is_wanted(rank_lead(view, territory, seat), rank_lead(state, territory, seat)):
        return None
    before, after = (territory_points(one, territory, seat) for one in (view, state))
    points = {"before": counted("points", before), "after": counted("points", after)}
    return {"place": territory_word(view, territory), **points}


def majority_turned(choice: Choice) -> Facts | None:
    """IW-40. A lead taken."""
    return lead_facts(choice, lambda before, after: before <= 0 < after)


def majority_tied(choice: Choice) -> Facts | None:
    """IW-41. A lead shared."""
    return lead_facts(choice, lambda before, after: before < 0 == after)


def lead_widened(choice: Choice) -> Facts | None:
    """IW-40. A lead widened."""
    return lead_facts(choice, lambda before, after: 0 < before < after)


def second_place(choice: Choice) -> Facts | None:
    """IW-40. A place behind the leader."""
    facts = lead_facts(choice, lambda before, after: after < 0)
    return facts if facts and facts["before"].arguments["count"] < facts["after"].arguments["count"] else None


def feeds_leader(choice: Choice) -> Facts | None:
    """IW-40. A tent for the leader."""
    state, view = placed(choice, Kind.TENT), choice.view
    if state is None or rank_lead(state, territory_of(choice), view.to_move) >= 0:
        return None
    territory = territory_of(choice)
    tribes = range(tribe_count(state))
    most = max(state.tribes[tribe].tents[territory] for tribe in tribes)
    leaders = [tribe for tribe in tribes if state.tribes[tribe].tents[territory] == most]
    points = counted("points", territory_points(state, territory, leaders[0]))
    names = [tribe_word(view, tribe, choice.names) for tribe in leaders]
    return {"players": names, "points": points, "place": territory_word(view, territory)}


def lead_closed(choice: Choice) -> Facts | None:
    """IW-16. A lead made safe."""
    state, territory = placed(choice, Kind.TENT), territory_of(choice)
    if state is None or not is_full(state, territory) or rank_lead(state, territory, state.to_move) <= 0:
        return None
    return {"place": territory_word(choice.view, territory)}


def opens_territory(choice: Choice) -> Facts | None:
    """IW-15. A territory opened."""
    territory = territory_of(choice)
    if placed(choice, Kind.TENT) is None or is_explored(choice.view, territory):
        return None
    return {"place": territory_word(choice.view, territory)} if not is_single(choice, territory) else None


def is_single(choice: Choice, territory: int) -> bool:
    """Whether a territory has only one space for tents."""
    return choice.view.tent_spaces[territory] == 1


def settles(choice: Choice) -> Facts | None:
    """IW-60. A settlement."""
    state, seat = placed(choice, Kind.TENT), choice.view.to_move
    if state is None:
        return None
    more = settlement_points(state, seat) - settlement_points(choice.view, seat)
    return {"points": counted("points", more)} if more else None


# --- totems


def totem_points(state: Position, connection: int, tribe: int) -> int:
    """IW-31, IW-90. What a connection gives at the end of the journey, with its Feats."""
    return connection_points(state, connection, tribe) * multiplier(state.connection_feats[connection])


def connections(state: Position) -> Iterator[int]:
    """IW-50. Those that no mountain covers."""
    return (number for number in range(state.connection_count) if not state.mountain[number])


def connection_held(choice: Choice) -> Facts | None:
    """IW-51. A connection held."""
    state, view = placed(choice, Kind.TOTEM), choice.view
    if state is None:
        return None
    seat = view.to_move
    won = [
        one
        for one in connections(state)
        if has_majority(state, one, seat) and not has_majority(view, one, seat)
    ]
    if not won:
        return None
    points = counted("points", sum(totem_points(state, one, seat) for one in won))
    return {"connections": [connection_word(view, one) for one in won], "points": points}


def connection_broken(choice: Choice) -> Facts | None:
    """IW-51. A connection broken."""
    state, view = placed(choice, Kind.TOTEM), choice.view
    if state is None:
        return None
    rivals = [tribe for tribe in range(tribe_count(view)) if tribe != view.to_move]
    for connection in connections(state):
        for tribe in rivals:
            if has_majority(view, connection, tribe) and not has_majority(state, connection, tribe):
                player = tribe_word(view, tribe, choice.names)
                return {"player": player, "connection": connection_word(view, connection)}
    return None


def connection_grows(choice: Choice) -> Facts | None:
    """IW-51. A connection that grows."""
    state, view = placed(choice, Kind.TOTEM), choice.view
    if state is None:
        return None
    seat = view.to_move
    more = {
        one: totem_points(state, one, seat) - totem_points(view, one, seat)
        for one in connections(state)
        if has_majority(view, one, seat)
    }
    grown = [one for one, points in more.items() if points > 0]
    if not grown:
        return None
    points = counted("points", sum(more[one] for one in grown))
    return {"connections": [connection_word(view, one) for one in grown], "points": points}


def totem_lead(choice: Choice) -> Facts | None:
    """IW-51. One end of a connection."""
    state, view, territory = placed(choice, Kind.TOTEM), choice.view, territory_of(choice)
    if state is None or connection_held(choice) or leads_totems(view, territory, view.to_move):
        return None
    ends = [
        one for one in connections(state) if territory in (state.connection_a[one], state.connection_b[one])
    ]
    if not ends or not leads_totems(state, territory, view.to_move):
        return None
    words = [connection_word(view, one) for one in ends]
    return {"place": territory_word(view, territory), "connections": words}


def earns_feat(choice: Choice) -> Facts | None:
    """IW-95. A Feat earned."""
    state = placed(choice, *PLACING)
    if state is None:
        return None
    earned = []
    for feat in range(FEAT_COUNT):
        if mark_places(state, feat):
            earned.append(FEAT_NAMES[feat])
        clear_places(state)
    return {"feats": earned} if earned else None


# --- cards


def last_card(choice: Choice) -> Facts | None:
    """IW-02. The last card of a biome."""
    view: Raw = choice.view
    entry = MOVES[choice.move]
    if entry.kind != Kind.TAKE or view.display[entry.card] != 1:
        return None
    biome, seat = int(entry.card), view.to_move
    lying = sum(view.players[one].discards[biome] for one in range(view.seats))
    known = sum(view.players[one].known[biome] for one in range(view.seats) if one != seat)
    seen = lying + known + view.players[seat].hand[biome] + view.display[biome]
    return {"biome": BIOME_NAMES[biome]} if seen == card_count(view, biome) else None


def new_biome(choice: Choice) -> Facts | None:
    """IW-11. A card of a biome that the hand lacks."""
    view: Raw = choice.view
    biome = int(MOVES[choice.move].card)
    if MOVES[choice.move].kind != Kind.TAKE or view.players[view.to_move].hand[biome]:
        return None
    lands = [land for land in range(view.territory_count) if view.biome[land] == biome]
    count = sum(int(view.tent_spaces[land]) - tent_count(view, land) for land in lands)
    return {"biome": BIOME_NAMES[biome], "count": count} if count else None


def pair_held(choice: Choice) -> Facts | None:
    """IW-12. A pair."""
    view: Raw = choice.view
    biome = int(MOVES[choice.move].card)
    if MOVES[choice.move].kind != Kind.TAKE or not view.players[view.to_move].hand[biome]:
        return None
    return {"biome": BIOME_NAMES[biome], "count": int(view.players[view.to_move].hand[biome]) + 1}


def unseen_card(choice: Choice) -> Facts | None:
    """IW-07. A card nobody sees."""
    return {} if MOVES[choice.move].kind == Kind.DECK else None


def cards_kept(choice: Choice) -> Facts | None:
    """IW-10. Cards kept for the next turn."""
    view: Raw = choice.view
    count = int(view.players[view.to_move].hand_count)
    return {"count": count} if MOVES[choice.move].kind == Kind.DONE and count else None


def pays_double(choice: Choice) -> Facts | None:
    """IW-12. Paying double."""
    entry = MOVES[choice.move]
    if entry.kind not in PLACING or entry.pay == Pay.CARD:
        return None
    is_tent = entry.kind == Kind.TENT
    cheaper = tent_row(int(entry.space), Pay.CARD) if is_tent else totem_row(int(entry.territory), Pay.CARD)
    if cheaper not in choice.legal:
        return None
    return {"biome": BIOME_NAMES[choice.view.biome[territory_of(choice)]]}


def ends_deck(choice: Choice) -> Facts | None:
    """IW-30. The deck runs out."""
    view = choice.view
    is_last = MOVES[choice.move].kind == Kind.DECK and view.deck_count == 1 and not view.exhaustions
    return {} if is_last and view.stage == Stage.DRAW else None


def places_nothing(choice: Choice) -> Facts | None:
    """IW-10. A turn without a piece."""
    is_discard = MOVES[choice.move].kind == Kind.DISCARD and choice.view.stage == Stage.ACT
    could_place = any(MOVES[move].kind in PLACING for move in choice.legal)
    return {} if is_discard and could_place else None


MOTIVES = (
    Motive("majority-turned", "IW-40", majority_turned),
    Motive("majority-tied", "IW-41", majority_tied),
    Motive("connection-held", "IW-51", connection_held),
    Motive("connection-broken", "IW-51", connection_broken),
    Motive("feat-earned", "IW-95", earns_feat),
    Motive("settlement", "IW-60", settles),
    Motive("lead-closed", "IW-16", lead_closed),
    Motive("feeds-leader", "IW-40", feeds_leader, is_gain=False),
    Motive("opens-territory", "IW-15", opens_territory, is_gain=False),
    Motive("pays-double", "IW-12", pays_double, is_gain=False),
    Motive("last-card", "IW-02", last_card),
    Motive("lead-widened", "IW-40", lead_widened),
    Motive("second-place", "IW-40", second_place),
    Motive("connection-grows", "IW-51", connection_grows),
    Motive("totem-lead", "IW-51", totem_lead),
    Motive("new-biome", "IW-11", new_biome),
    Motive("pair-held", "IW-12", pair_held),
    Motive("cards-kept", "IW-10", cards_kept),
    Motive("unseen-card", "IW-07", unseen_card),
    Motive("deck-ends", "IW-30", ends_deck, is_gain=False),
    Motive("nothing-placed", "IW-10", places_nothing, is_gain=False),
)
