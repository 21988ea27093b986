"""Nine Lives: what a move gains and allows. words/ has the sentences, as `motive-…`."""

from nekoban.core.game import OK
from nekoban.core.motives import Choice, Facts, Motive
from nekoban.core.record import Raw, to_state
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    NUMBERS,
    RIGHT_END,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.cards import place_count
from nekoban.games.nine_lives.rules.draws import has_column_to_draw, match_draws
from nekoban.games.nine_lives.rules.lives import (
    counted_suit,
    counted_value,
    hand_limit,
    has_power_elsewhere,
    has_room,
    top_power,
)
from nekoban.games.nine_lives.rules.round_end import discarded_count, end_round, share_kittykings_loss
from nekoban.games.nine_lives.rules.row import column_number, column_suits
from nekoban.games.nine_lives.rules.stacks import chosen_total, offered_picks, put_refusal
from nekoban.games.nine_lives.rules.turn import give_up
from nekoban.games.nine_lives.rules.wagers import lives_put_down, wager
from nekoban.games.nine_lives.show.naming import card_name, top_text
from nekoban.games.nine_lives.state import MOVES, Kind, lay_row

# --- plays


def played(choice: Choice) -> Raw:
    """A copy of the view in which the cards of the play are chosen; None if the move plays none."""
    entry, state = MOVES[choice.move], to_state(choice.view)
    if entry.kind not in (Kind.LAY, Kind.PUT):
        return None
    if entry.kind == Kind.LAY:
        player = state.players[state.to_move]
        player.chosen[player.hand.tolist().index(entry.card)] = Sign.PLUS
        player.chosen_count = 1
    return state


def drawn_count(choice: Choice) -> int:
    """NL-12, NL-13. How many cards the play draws for its suits, as far as there are cards and room."""
    state = played(choice)
    if state is None:
        return 0
    seat, place = state.to_move, MOVES[choice.move].place
    player = state.players[seat]
    room = hand_limit(state, seat) - (player.hand_count - player.chosen_count)
    return max(0, min(match_draws(state, seat, place), room, state.deck_count + state.discard_count))


def match_draws_cards(choice: Choice) -> Facts | None:
    """NL-12. A match that lets others draw."""
    count = drawn_count(choice)
    return {"count": count} if count else None


DRAWING_LATER = (Power.INSTANT_DRAW, Power.GENEROUS_DRAW)
"""Powers that draw when the turn is over, whatever was played: NP-73, NP-74."""


def misses_match(choice: Choice) -> Facts | None:
    """NL-12. A match missed."""
    state = played(choice)
    if state is None or drawn_count(choice) or top_power(state, state.to_move) in DRAWING_LATER:
        return None
    count = max(drawn_count(choice._replace(move=move)) for move in choice.legal)
    return {"count": count} if count else None


def matches_both_ends(choice: Choice) -> Facts | None:
    """NL-12. A match at both ends."""
    view: Raw = choice.view
    entry = MOVES[choice.move]
    if entry.kind != Kind.LAY or entry.place not in (LEFT_END, RIGHT_END) or view.row_count < 2:
        return None
    if not {lay_row(int(entry.card), place) for place in (LEFT_END, RIGHT_END)} <= set(choice.legal):
        return None
    suit = 1 << counted_suit(view, view.to_move, entry.card)
    ends = (column_suits(view, view.to_move, column) for column in (0, view.row_count - 1))
    return {"card": card_name(entry.card)} if all(suits & suit for suits in ends) else None


def keeps_match(choice: Choice) -> Facts | None:
    """NL-12. A match kept for later."""
    view: Raw = choice.view
    entry, seat = MOVES[choice.move], choice.view.to_move
    if entry.kind != Kind.LAY or entry.place >= FIRST_COLUMN:
        return None
    suit, taken = counted_suit(view, seat, entry.card), {counted_value(view, seat, entry.card)}
    taken |= {column_number(view, column) for column in range(view.row_count)}
    player = view.players[seat]
    rest = player.hand[: player.hand_count].tolist()
    rest.remove(entry.card)
    fitting = [card for card in rest if counted_suit(view, seat, card) == suit]
    count = sum(counted_value(view, seat, card) not in taken for card in fitting)
    return {"count": count} if count else None


def fills_row(choice: Choice) -> bool:
    """NL-31. Whether all numbers lie in the row after the play."""
    state = played(choice)
    if state is None:
        return False
    replaced = MOVES[choice.move].place - FIRST_COLUMN
    numbers = {column_number(state, column) for column in range(state.row_count) if column != replaced}
    return {*numbers, chosen_total(state, state.to_move)} >= set(range(1, NUMBERS + 1))


def row_is_full(choice: Choice) -> Facts | None:
    """NL-31. All nine numbers."""
    return {} if fills_row(choice) else None


EMPTY_HAND_POWERS = (
    *DRAWING_LATER,
    Power.HAND_EMPTY_LOSS,
    Power.HAND_EMPTY_CAROUSEL,
    Power.THIEF,
    Power.THIEF_POLITE,
)
"""Powers that fill an empty hand, can fill it, or end the round: NP-22, NP-54, NP-68, NP-69, NP-73, NP-74."""


def leaves_no_card(choice: Choice) -> Facts | None:
    """NL-34. An empty hand."""
    state = played(choice)
    if state is None or drawn_count(choice) or fills_row(choice):
        return None
    player = state.players[state.to_move]
    is_empty = player.chosen_count == player.hand_count and player.power not in EMPTY_HAND_POWERS
    return {} if is_empty else None


def fails(choice: Choice) -> Facts | None:
    """NL-30. The turn fails."""
    if MOVES[choice.move].kind != Kind.GIVE_UP:
        return None
    return {"count": lives_lost_by_failing(choice.view)}


def lives_lost_by_failing(view: Raw) -> int:
    """NL-30, NL-37. How many lives giving up would cost now, those wagered among them."""
    state, seat = to_state(view), view.to_move
    give_up(state, seat)
    end_round(state)
    share_kittykings_loss(state)
    return discarded_count(state.players[seat])


# --- wagers

WAGERS = (Kind.WAGER, Kind.WAGER_CARD, Kind.WAGER_STACK)
HAND_POWERS = (
    Power.NO_UNIQUE_SUITS,
    Power.NO_EXTREME_NUMBERS,
    Power.NO_MULTIPLE_SUITS,
    Power.NO_MULTIPLE_NUMBER,
    Power.NO_MAJORITY_SUIT,
    Power.NO_MINORITY_SUIT,
    Power.FIXED_HAND_SIDE,
    Power.DRAW_CARDS_PLAYED,
)
"""Powers under which a card that is drawn can make a stack illegal: NP-12 to NP-17, NP-19, NP-80."""


def wagered(choice: Choice) -> Raw:
    """A copy of the view after the wager, before anything is drawn; None if the move is no wager."""
    kind, state = MOVES[choice.move].kind, to_state(choice.view)
    if kind not in WAGERS:
        return None
    wager(state, state.to_move, kind)
    return state


def can_stack(state: Raw) -> bool:
    """NL-16. Whether the hand makes a legal stack now."""
    is_barred = has_power_elsewhere(state, state.to_move, Power.OTHERS_CANT_STACK)
    return not is_barred and offered_picks(state, state.to_move) != 0


def wager_has_stack(choice: Choice) -> Facts | None:
    """NL-15. A wager worth it."""
    state = wagered(choice)
    if state is None or not state.stack_due or top_power(state, state.to_move) in HAND_POWERS:
        return None
    return {} if can_stack(state) else None


def wager_needs_luck(choice: Choice) -> Facts | None:
    """NL-15. A wager that needs luck."""
    state = wagered(choice)
    if state is None or not state.stack_due or can_stack(state):
        return None
    return {}


def wager_draws(choice: Choice) -> Facts | None:
    """NL-14. A wager that lets others draw."""
    state = wagered(choice)
    if state is None or has_column_to_draw(state, state.to_move):
        return None
    seat = state.to_move
    room = hand_limit(state, seat) - state.players[seat].hand_count
    count = int(min(state.draws_due, room, state.deck_count + state.discard_count))
    return {"count": count} if count > 0 else None


def wager_draws_nothing(choice: Choice) -> Facts | None:
    """NL-14. A wager for nothing."""
    state = wagered(choice)
    if state is None:
        return None
    return {} if not state.draws_due or not has_room(state, state.to_move) else None


def last_life(choice: Choice) -> Facts | None:
    """NL-32. The last life."""
    if MOVES[choice.move].kind not in WAGERS:
        return None
    view: Raw = choice.view
    player = view.players[view.to_move]
    left = player.life_count - player.wagered_count - lives_put_down(view, view.to_move)
    return {} if left == 0 else None


# --- stacks


def with_card(state: Raw, card: int, sign: int) -> Raw:
    """A copy in which one card more is chosen for the stack; None if no such card is left."""
    player = state.players[state.to_move]
    places = (
        index for index in range(player.hand_count) if player.hand[index] == card and not player.chosen[index]
    )
    index = next(places, None)
    if index is None:
        return None
    after = state.twin()
    after.players[state.to_move].chosen[index] = sign
    after.players[state.to_move].chosen_count += 1
    return after


def picked(choice: Choice) -> Raw:
    """A copy of the view with the card of the move in the stack; None if it chooses none."""
    entry = MOVES[choice.move]
    return with_card(to_state(choice.view), entry.card, entry.sign) if entry.kind == Kind.PICK else None


def can_be_put(state: Raw) -> bool:
    """NL-15, NL-16. Whether the cards chosen so far are a legal stack in some place."""
    seat = state.to_move
    return any(put_refusal(state, seat, place) == OK for place in range(place_count(state, seat)))


def stack_ready(choice: Choice) -> Facts | None:
    """NL-16. A stack complete."""
    state = picked(choice)
    if state is None or not can_be_put(state):
        return None
    return {"total": chosen_total(state, state.to_move)}


def stack_begun(choice: Choice) -> Facts | None:
    """NL-16. A stack begun."""
    state = picked(choice)
    if state is None or can_be_put(state):
        return None
    player = state.players[state.to_move]
    hand = {int(card) for card in player.hand[: player.hand_count]}
    tried = [with_card(state, card, sign) for card in hand for sign in (Sign.PLUS, Sign.MINUS)]
    totals = {chosen_total(one, one.to_move) for one in tried if one is not None and can_be_put(one)}
    return {"totals": [str(total) for total in sorted(totals)]} if totals else None


# --- powers


def suit_not_held(choice: Choice) -> Facts | None:
    """NL-54. A suit you do not hold."""
    view: Raw = choice.view
    if MOVES[choice.move].kind != Kind.BAD_SUIT:
        return None
    player = view.players[view.to_move]
    suits = {counted_suit(view, view.to_move, card) for card in player.hand[: player.hand_count]}
    return {} if MOVES[choice.move].suit not in suits else None


POWER_KINDS = (
    Kind.SKIP, Kind.DRAW, Kind.GIVE, Kind.STEAL, Kind.ASK, Kind.BLAME, Kind.UNCOVER,
    Kind.SWAP_HANDS, Kind.CROWN, Kind.TAKE, Kind.NAME, Kind.SWAP_LIVES,
)  # fmt: skip


def larger_hand(choice: Choice) -> Facts | None:
    """NP-62. A larger hand."""
    entry, players = MOVES[choice.move], choice.view.players
    if entry.kind != Kind.SWAP_HANDS:
        return None
    mine, theirs = players[choice.view.to_move].hand_count, players[entry.seat].hand_count
    return {"mine": mine, "theirs": theirs} if theirs > mine else None


def power_used(choice: Choice) -> Facts | None:
    """NL-05. A power used."""
    entry, view = MOVES[choice.move], choice.view
    is_replaced = view.stage in (Stage.TURN, Stage.STACK) and entry.place >= FIRST_COLUMN
    if entry.kind not in POWER_KINDS and not is_replaced:
        return None
    return {"power": top_text(view, view.to_move)}


MOTIVES = (
    Motive("row-full", "NL-31", row_is_full, is_gain=False),
    Motive("last-life", "NL-32", last_life, is_gain=False),
    Motive("fails", "NL-30", fails, is_gain=False),
    Motive("match-draws", "NL-12", match_draws_cards),
    Motive("both-ends", "NL-12", matches_both_ends),
    Motive("misses-match", "NL-12", misses_match, is_gain=False),
    Motive("wager-has-stack", "NL-15", wager_has_stack),
    Motive("wager-needs-luck", "NL-15", wager_needs_luck, is_gain=False),
    Motive("wager-draws-nothing", "NL-14", wager_draws_nothing, is_gain=False),
    Motive("no-card-left", "NL-34", leaves_no_card, is_gain=False),
    Motive("wager-draws", "NL-14", wager_draws),
    Motive("stack-ready", "NL-16", stack_ready),
    Motive("stack-begun", "NL-16", stack_begun),
    Motive("keeps-match", "NL-12", keeps_match),
    Motive("suit-not-held", "NL-54", suit_not_held),
    Motive("larger-hand", "NP-62", larger_hand),
    Motive("power-used", "NL-05", power_used),
)
