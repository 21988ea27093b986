"""Iwari: whether the sentence for a refusal is true in the position."""

from nekoban.core.claims import clauses_in, is_over, named
from nekoban.core.contracts import Claim, Said
from nekoban.core.record import Raw
from nekoban.games.iwari.data.loading import map_of
from nekoban.games.iwari.parts import (
    EMPTY,
    NOWHERE,
    PAIR_OF_PLAYERS,
    PIECES_A_TURN,
    SETTLEMENT,
    THIRD,
    TRIBES,
    Biome,
    Clause,
    Pay,
    Stage,
)
from nekoban.games.iwari.state import Kind
from nekoban.games.iwari.words import tell

PIECES = (Kind.TENT, Kind.TOTEM)
THIRDS = (Stage.THIRD, Stage.THIRD_MORE, Stage.THIRD_DISCARD)
TURN_OVER = (Stage.UNION, Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT, Stage.DRAW)
PAIRS = {Pay[f"TWO_{biome.name}"]: biome for biome in Biome}


# --- places


def territory_at(state: Raw, row: Raw) -> int:
    """The territory in which a piece would stand."""
    return int(state.space_territory[row.space] if row.kind == Kind.TENT else row.territory)


def is_called(state: Raw, said: Said, territory: int) -> bool:
    """Whether the place that is named is this territory; maps of ours have their names as messages."""
    land = map_of(state).territories[territory]
    message = f"land-{land.key}"
    return said["place"] in (land.name, tell(message) if tell.has(message) else land.name)


def is_off_the_map(state: Raw, row: Raw, said: Said) -> bool:
    """'This map has no such place.'"""
    if row.kind == Kind.TENT:
        return row.space >= state.space_count
    if row.kind == Kind.FEAT_ON:
        return row.connection >= state.connection_count
    return row.kind in (Kind.TOTEM, Kind.FEAT_IN) and row.territory >= state.territory_count


def tents_in(state: Raw, territory: int, tribe: int | None = None) -> int:
    """Tents that stand on the spaces of a territory, of everybody or of one tribe."""
    spaces = [space for space in range(state.space_count) if state.space_territory[space] == territory]
    standing = [int(state.tents[space]) for space in spaces if state.tents[space] != EMPTY]
    return len(standing) if tribe is None else standing.count(tribe)


def totems_in(state: Raw, territory: int) -> int:
    """The totems of all tribes in a territory."""
    return sum(int(state.tribes[tribe].totems[territory]) for tribe in range(TRIBES))


def is_another_territory(state: Raw, row: Raw, said: Said) -> bool:
    """'All pieces of a turn go into the same territory: Alba.'"""
    is_begun = state.territory != NOWHERE and state.pieces_laid > 0
    is_other = row.kind in PIECES and territory_at(state, row) != state.territory
    return is_begun and is_other and is_called(state, said, int(state.territory))


# --- payment


def hand(state: Raw) -> list[int]:
    """The cards of the seat to move in Iwari."""
    return state.players[state.to_move].hand.tolist()


def lacks_card(state: Raw, row: Raw, said: Said) -> bool:
    """'One card pays for a piece in Alba only if it is Tundra, and you hold no Tundra card.'"""
    territory = territory_at(state, row)
    own = Biome(int(state.biome[territory]))
    is_right = is_called(state, said, territory) and is_biome(said, own)
    return row.pay == Pay.CARD and is_right and hand(state)[own] == 0


def is_pair_of_own(state: Raw, row: Raw, said: Said) -> bool:
    """'Two Tundra cards stand for a card of another biome, but Alba itself is Tundra.'"""
    territory = territory_at(state, row)
    own = Biome(int(state.biome[territory]))
    is_right = is_called(state, said, territory) and is_biome(said, own)
    return is_right and PAIRS.get(row.pay) == own


def lacks_pair(state: Raw, row: Raw, said: Said) -> bool:
    """'You do not hold two Forest cards.' They would pay there: it is no Forest itself."""
    pair = PAIRS.get(row.pay)
    if row.kind not in PIECES or pair is None or pair == state.biome[territory_at(state, row)]:
        return False
    return is_biome(said, pair) and hand(state)[pair] < 2


def is_biome(said: Said, biome: Biome) -> bool:
    """Whether a sentence names that biome."""
    return named(said["biome"]) == f"biome-{biome.word}"


# --- pieces


def is_taken(state: Raw, row: Raw, said: Said) -> bool:
    """'A tent already stands on this space.'"""
    return row.kind == Kind.TENT and state.tents[row.space] != EMPTY


def has_no_room(state: Raw, row: Raw, said: Said) -> bool:
    """'Alba holds 1 totem; the leading tribe has 1 tent there, and there may not be more totems.'"""
    territory = territory_at(state, row)
    most = max(tents_in(state, territory, tribe) for tribe in range(TRIBES))
    is_right = said["totems"].arguments["count"] == totems_in(state, territory)
    is_right = is_right and said["tents"].arguments["count"] == most and is_called(state, said, territory)
    return row.kind == Kind.TOTEM and is_right and totems_in(state, territory) >= most > 0


def is_unexplored(state: Raw, row: Raw, said: Said) -> bool:
    """'No tent stands there yet: an unexplored territory takes a single tent first.'"""
    is_placing = row.kind == Kind.TOTEM and state.stage not in TURN_OVER
    return is_placing and tents_in(state, territory_at(state, row)) == 0


def was_unexplored(state: Raw, row: Raw, said: Said) -> bool:
    """'Alba was unexplored: it took a single tent, and that ends the placing of this turn.'"""
    laid = (int(state.pieces_laid), int(state.tents_laid))
    is_alone = laid == (1, 1) and tents_in(state, int(state.territory)) == 1
    is_over = state.stage in TURN_OVER and row.kind in (*PIECES, Kind.DONE)
    return is_over and is_alone and is_called(state, said, int(state.territory))


def are_both_placed(state: Raw, row: Raw, said: Said) -> bool:
    """'A turn places at most two pieces, and both are placed.'"""
    return row.kind in PIECES and state.pieces_laid == PIECES_A_TURN


def has_none_left(kind: int, is_third: bool) -> Claim:
    """'You have no tents left.' 'The third tribe has no totems left.'"""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        tribe = state.tribes[THIRD if is_third else state.to_move]
        left = tribe.tents_left if kind == Kind.TENT else tribe.totems_left
        return row.kind == kind and (state.stage in THIRDS) == is_third and left == 0

    return claim


# --- the order of a turn


def is_draft(state: Raw, row: Raw, said: Said) -> bool:
    """'First everybody chooses a starting hand.'"""
    return state.stage == Stage.DRAFT and row.kind not in (Kind.TAKE, Kind.DECK)


def is_nothing_placed(state: Raw, row: Raw, said: Said) -> bool:
    """'Place at least one piece, or discard a card instead.'"""
    return row.kind == Kind.DONE and state.stage == Stage.ACT and state.pieces_laid == 0


def is_piece_placed(state: Raw, row: Raw, said: Said) -> bool:
    """'You have placed a piece, so you do not discard a card in this turn.'"""
    return row.kind == Kind.DISCARD and state.stage == Stage.MORE and state.pieces_laid > 0


def is_card_discarded(state: Raw, row: Raw, said: Said) -> bool:
    """'You have discarded a card in this turn instead of placing.'"""
    is_over = state.stage in TURN_OVER and state.seats != PAIR_OF_PLAYERS
    return row.kind in PIECES and is_over and state.pieces_laid == 0


def is_before_drawing(state: Raw, row: Raw, said: Said) -> bool:
    """'Cards are drawn at the end of the turn, after everything else.'"""
    return row.kind in (Kind.TAKE, Kind.DECK) and state.stage not in (Stage.DRAW, Stage.DRAFT)


def is_late_discard(state: Raw, row: Raw, said: Said) -> bool:
    """'A card is discarded at the beginning of a turn, instead of placing.'"""
    return row.kind == Kind.DISCARD and state.stage in TURN_OVER


def is_placing_over(state: Raw, row: Raw, said: Said) -> bool:
    """'Placing is over in this turn.'"""
    return row.kind in (*PIECES, Kind.DONE) and state.stage in TURN_OVER


# --- the third tribe


def must_place(state: Raw, row: Raw, said: Said) -> bool:
    """'The third tribe can place a piece, so it must.'"""
    return row.kind == Kind.DONE and state.stage == Stage.THIRD and third_can_place(state)


def must_not_discard(state: Raw, row: Raw, said: Said) -> bool:
    """'… a card is discarded for it only if it cannot.'"""
    return row.kind == Kind.DISCARD and state.stage == Stage.THIRD and third_can_place(state)


def cannot_place(state: Raw, row: Raw, said: Said) -> bool:
    """'The third tribe can place nothing with the cards left: one of them is discarded for it.'"""
    is_due = state.stage == Stage.THIRD_DISCARD and row.kind in (*PIECES, Kind.DONE)
    return is_due and sum(hand(state)) > 0 and not third_can_place(state)


def has_placed(state: Raw, row: Raw, said: Said) -> bool:
    """'The third tribe has placed a piece, so no card is discarded for it.'"""
    return row.kind == Kind.DISCARD and state.stage == Stage.THIRD_MORE


def third_can_place(state: Raw) -> bool:
    """Whether the cards left pay for a piece of the third tribe somewhere."""
    return any(
        is_payable(state, territory) and (has_tent_room(state, territory) or has_totem_room(state, territory))
        for territory in range(state.territory_count)
    )


def is_payable(state: Raw, territory: int) -> bool:
    """Whether the hand has the territory's card, or two of another biome."""
    held = hand(state)
    own = int(state.biome[territory])
    return held[own] > 0 or any(count >= 2 for biome, count in enumerate(held) if biome != own)


def has_tent_room(state: Raw, territory: int) -> bool:
    """Whether the third tribe has a tent, and the territory a space for it."""
    spaces = state.space_territory[: state.space_count].tolist().count(territory)
    return state.tribes[THIRD].tents_left > 0 and tents_in(state, territory) < spaces


def has_totem_room(state: Raw, territory: int) -> bool:
    """Whether the third tribe has a totem, and may put it there."""
    most = max(tents_in(state, territory, tribe) for tribe in range(TRIBES))
    return state.tribes[THIRD].totems_left > 0 and totems_in(state, territory) < most


# --- cards


def is_not_displayed(state: Raw, row: Raw, said: Said) -> bool:
    """'No such card lies in the display.'"""
    return row.kind == Kind.TAKE and state.display[row.card] == 0


def is_not_held(state: Raw, row: Raw, said: Said) -> bool:
    """'You do not hold such a card.'"""
    return row.kind == Kind.DISCARD and hand(state)[row.card] == 0


def is_new_deck(state: Raw, row: Raw, said: Said) -> bool:
    """'The deck has just run out: the rest of your hand comes from the new deck alone.'"""
    return row.kind == Kind.TAKE and state.half_due == 1 and state.exhaustions == 1


# --- Feats


def is_no_feat_waiting(state: Raw, row: Raw, said: Said) -> bool:
    """'No Feat of this kind is waiting to be placed.'"""
    inside = (Stage.UNION, Stage.DISCOVERY)
    between = (Stage.HONOUR, Stage.RESPECT)
    if row.kind == Kind.FEAT_IN:
        return state.stage not in inside
    return row.kind == Kind.FEAT_ON and state.stage not in between


def is_outside_settlement(state: Raw, row: Raw, said: Said) -> bool:
    """'The Feat of Union goes into a territory that holds a tent of the settlement.'"""
    is_waiting = row.kind == Kind.FEAT_IN and state.stage == Stage.UNION
    return is_waiting and row.territory not in settled(state)


def settled(state: Raw) -> set[int]:
    """The territories of each settlement of the seat to move that has a tent where this turn placed."""
    found: set[int] = set()
    left = {space for space in range(state.space_count) if state.tents[space] == state.to_move}
    while left:
        group, fresh = set[int](), {left.pop()}
        while fresh:
            group |= fresh
            paths = {
                int(other)
                for space in fresh
                for other in state.neighbours[space, : state.neighbour_count[space]]
            }
            fresh = paths & left
            left -= fresh
        lands = {int(state.space_territory[space]) for space in group}
        if len(group) >= SETTLEMENT and state.territory in lands:
            found |= lands
    return found


def is_the_filled_one(state: Raw, row: Raw, said: Said) -> bool:
    """'The Feat of Discovery goes into another territory than the one just filled.'"""
    is_waiting = row.kind == Kind.FEAT_IN and state.stage == Stage.DISCOVERY
    return is_waiting and row.territory == state.territory


def is_not_led(stage: int, is_water: bool) -> Claim:
    """'The Feat of Honour goes on a connection by land where you lead at both ends.'"""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        if row.kind != Kind.FEAT_ON or state.stage != stage:
            return False
        ends = int(state.connection_a[row.connection]), int(state.connection_b[row.connection])
        is_by_water = state.connection_water[row.connection] == 1
        return is_by_water != is_water or not all(leads(state, end) for end in ends)

    return claim


def leads(state: Raw, territory: int) -> bool:
    """Whether the seat to move has totems there, and nobody has more."""
    totems = [int(state.tribes[tribe].totems[territory]) for tribe in range(TRIBES)]
    return totems[state.to_move] == max(totems) > 0


def is_mountain(state: Raw, row: Raw, said: Said) -> bool:
    """'A connection with a mountain carries no Feat.'"""
    return row.kind == Kind.FEAT_ON and state.mountain[row.connection] == 1


# --- what to choose first


def is_place_or_discard(state: Raw, row: Raw, said: Said) -> bool:
    """'First choose where the piece goes, then how you pay; or choose Discard, then the card.'"""
    return state.stage == Stage.ACT and sum(hand(state)) > 0


def is_discard_alone(state: Raw, row: Raw, said: Said) -> bool:
    """'First choose Discard, then the card.'"""
    return state.stage == Stage.THIRD_DISCARD and sum(hand(state)) > 0


CLAIMS: dict[str, Claim] = {
    "reason-iw-03": is_off_the_map,
    "reason-iw-06": is_draft,
    "reason-iw-13": is_another_territory,
    "reason-iw-15": are_both_placed,
    "reason-iw-16": is_taken,
    "reason-iw-17": has_no_room,
    "reason-iw-20": is_not_displayed,
    "reason-iw-21": is_not_held,
    "reason-iw-30": is_new_deck,
    "reason-iw-91": is_outside_settlement,
    "reason-iw-92": is_the_filled_one,
    "reason-iw-93": is_not_led(Stage.HONOUR, False),
    "reason-iw-94": is_not_led(Stage.RESPECT, True),
    "reason-iw-95": is_no_feat_waiting,
    "reason-iw-96": is_mountain,
    "reason-over": is_over,
    "no-piece-placed": is_nothing_placed,
    "piece-placed": is_piece_placed,
    "card-discarded": is_card_discarded,
    "no-card-of-biome": lacks_card,
    "pair-of-own-biome": is_pair_of_own,
    "no-pair": lacks_pair,
    "unexplored-totem": is_unexplored,
    "unexplored-done": was_unexplored,
    "no-tents-left": has_none_left(Kind.TENT, is_third=False),
    "no-totems-left": has_none_left(Kind.TOTEM, is_third=False),
    "third-no-tents-left": has_none_left(Kind.TENT, is_third=True),
    "third-no-totems-left": has_none_left(Kind.TOTEM, is_third=True),
    "cards-drawn-last": is_before_drawing,
    "discard-first": is_late_discard,
    "placing-over": is_placing_over,
    "third-cannot-place": cannot_place,
    "third-has-placed": has_placed,
    "third-must-place": must_place,
    "third-must-not-discard": must_not_discard,
    "choose-place-first": is_place_or_discard,
    "choose-discard-first": is_discard_alone,
}
"""Whether what a message says is so, by its name."""
CLAUSES = clauses_in(CLAIMS, Clause) | {
    "no-piece-placed": (Clause.IW_10,),
    "piece-placed": (Clause.IW_10,),
    "card-discarded": (Clause.IW_10,),
    "no-card-of-biome": (Clause.IW_11,),
    "pair-of-own-biome": (Clause.IW_12,),
    "no-pair": (Clause.IW_12,),
    "unexplored-totem": (Clause.IW_14,),
    "unexplored-done": (Clause.IW_14, Clause.IW_22),
    "no-tents-left": (Clause.IW_19,),
    "no-totems-left": (Clause.IW_19,),
    "third-no-tents-left": (Clause.IW_19,),
    "third-no-totems-left": (Clause.IW_19,),
    "cards-drawn-last": (Clause.IW_22,),
    "discard-first": (Clause.IW_22,),
    "placing-over": (Clause.IW_22,),
    "third-cannot-place": (Clause.IW_80,),
    "third-has-placed": (Clause.IW_80,),
    "third-must-place": (Clause.IW_80,),
    "third-must-not-discard": (Clause.IW_80,),
}
"""The clauses for which a message speaks."""
