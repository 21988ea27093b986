"""Mauwi and Mauw: what a move gains and allows. words/ has the sentences, as `motive-…`."""

from typing import NamedTuple

from nekoban.core.motives import Choice, Facts, Motive
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.games.mauwi.parts import (
    FULL_COLUMNS,
    JOKER,
    MOST_NINES,
    NINE,
    SPIRIT,
    TUATARA,
    WARRIORS,
    Combo,
    Stage,
)
from nekoban.games.mauwi.rules.ending import area_score, column_score, full_column_count
from nekoban.games.mauwi.rules.gain import has_room
from nekoban.games.mauwi.show.naming import card_name, card_names, combos, joker, nine, points, whose
from nekoban.games.mauwi.show.words import gain_of
from nekoban.games.mauwi.state import MOVES, Kind


class Laid(NamedTuple):
    """A warrior, or a Joker that stands for one, laid on a column."""

    card: int
    value: int
    seat: SeatNumber
    column: int
    top: int  # of the column before
    nines: int


def laid(choice: Choice) -> Laid | None:
    """The warrior that the move lays; None if it lays none."""
    view, entry = choice.view, MOVES[choice.move]
    if entry.kind not in (Kind.LAY, Kind.ANNOUNCE, Kind.CARRY) or entry.card == SPIRIT:
        return None
    player = view.players[entry.seat]
    top, nines = player.top[entry.column], player.nines[entry.column]
    card = {Kind.LAY: entry.card, Kind.ANNOUNCE: JOKER}.get(entry.kind, view.carried)
    value = (top if entry.combo == Combo.FIGHT else NINE - top) if card == JOKER else card
    return Laid(int(card), int(value), int(entry.seat), int(entry.column), top, nines)


def where(choice: Choice, seat: SeatNumber, column: int) -> Facts:
    """The column that a motive speaks of, as an argument of its sentence."""
    return {"column": whose(choice.view, choice.names, seat, column)}


# --- a gain is placed


def full_columns_after(choice: Choice) -> int:
    """Columns of three nines, once the gain lies there; 0 if it makes none more."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind != Kind.PLACE or view.players[entry.seat].nines[entry.column] != MOST_NINES - 1:
        return 0
    return full_column_count(view.players[entry.seat]) + 1


def is_ahead_after(choice: Choice) -> bool:
    """MW-62, 83. Whether nobody has more points than the mover, or the mover's team, with the gain placed."""
    view = choice.view
    areas = [area_score(view.players[seat]) for seat in range(view.seats)]
    areas[view.to_move] += column_score(MOST_NINES, view.gain_top) - column_score(MOST_NINES - 1, NONE)
    mates = [view.players[seat].teammate for seat in range(view.seats)]
    totals = [area + (0 if mate == NONE else areas[mate]) for area, mate in zip(areas, mates, strict=True)]
    return totals[view.to_move] == max(totals)


def ends_ahead(choice: Choice) -> Facts | None:
    """MW-60. Ending the game in time."""
    is_end = full_columns_after(choice) == FULL_COLUMNS
    return {"nine": nine(choice.view)} if is_end and is_ahead_after(choice) else None


def ends_behind(choice: Choice) -> Facts | None:
    """MW-60. The game ends too early."""
    is_end = full_columns_after(choice) == FULL_COLUMNS
    return {"nine": nine(choice.view)} if is_end and not is_ahead_after(choice) else None


def three_nines(choice: Choice) -> Facts | None:
    """MW-12. Three nines in a column."""
    entry, view = MOVES[choice.move], choice.view
    if not full_columns_after(choice):
        return None
    count = column_score(MOST_NINES, view.gain_top)
    return {"nine": nine(view), "points": points(count), **where(choice, entry.seat, entry.column)}


def column_grows(choice: Choice) -> Facts | None:
    """MW-12. A column that grows."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind != Kind.PLACE or full_columns_after(choice):
        return None
    player = view.players[entry.seat]
    nines, top = player.nines[entry.column], player.top[entry.column]
    before, after = column_score(nines, top), column_score(nines + 1, view.gain_top)
    if after <= before:
        return None
    return {"before": points(before), "after": points(after), **where(choice, entry.seat, entry.column)}


# --- combos in one's own area


def own_combo(choice: Choice) -> Laid | None:
    """MW-32. The card laid on a warrior of one's own."""
    on = laid(choice)
    return on if on and on.top in WARRIORS and on.seat == choice.view.to_move else None


def fits(choice: Choice, freed: int = NONE) -> bool:
    """MW-37, 38. Whether a gain finds room, once this column's top card is gone."""
    player = choice.view.players[choice.view.to_move]
    rooms = (has_room(player, column) for column in range(len(player.nines)) if column != freed)
    return any(rooms) or (freed != NONE and player.nines[freed] < MOST_NINES)


def friends(choice: Choice) -> Facts | None:
    """MW-32, 37. A combo of two different warriors in the mover's own area, and a gain that finds room."""
    on = own_combo(choice)
    holds = on and on.value != on.top and fits(choice, on.column)
    return {"nine": nine(choice.view), **combos(choice.view)} if holds else None


def fight(choice: Choice) -> Facts | None:
    """MW-34. A fight at home."""
    on = own_combo(choice)
    holds = on and on.value == on.top and fits(choice, on.column)
    return {"gain": gain_of(choice.view, on.top), **combos(choice.view)} if on and holds else None


def gain_lost(choice: Choice) -> Facts | None:
    """MW-38. No room for the gain."""
    on = own_combo(choice)
    return {} if on and not fits(choice, on.column) else None


# --- attacks and defences


def attack_value(choice: Choice) -> int:
    """MW-50, 52. The value that attacks after the move; NONE if it is no attack."""
    on = laid(choice)
    if on and on.top in WARRIORS and on.seat != choice.view.to_move:
        return on.value
    return choice.view.attack_value if MOVES[choice.move].kind == Kind.GO_ON else NONE


def attacked(choice: Choice) -> SeatNumber:
    """The column that a move attacks, if it does."""
    entry = MOVES[choice.move]
    return int(choice.view.target_seat if entry.kind == Kind.GO_ON else entry.seat)


def unseen_count(view: View, card: int) -> int:
    """Cards of a kind that the mover sees nowhere: in other hands, in the draw pile, or as unseen nines."""
    tops = sum(view.players[seat].top.tolist().count(card) for seat in range(view.seats))
    in_hand = view.players[view.to_move].hand.tolist().count(card)
    in_play = sum(one == card for one in (view.attack_card, view.carried, view.gain_nine, view.gain_top))
    return view.deck[card] - view.discards[card] - view.seen[card] - tops - in_hand - in_play


def stopping_count(choice: Choice) -> int:
    """MW-51, 73. How many unseen cards stop the attack."""
    stopping = (attack_value(choice), JOKER, TUATARA)
    return sum(unseen_count(choice.view, card) for card in stopping)


def sure_attack(choice: Choice) -> Facts | None:
    """MW-51. An attack nobody can stop."""
    if attack_value(choice) == NONE or stopping_count(choice):
        return None
    return {"player": choice.names[attacked(choice)]}


def attack_can_be_defended(choice: Choice) -> Facts | None:
    """MW-51. An attack that can be defended."""
    if attack_value(choice) == NONE or not stopping_count(choice):
        return None
    view = choice.view
    kinds = [card for card in (attack_value(choice), JOKER, TUATARA) if unseen_count(view, card)]
    cards = card_names(view, kinds)
    return {"player": choice.names[attacked(choice)], "cards": cards, "count": stopping_count(choice)}


def attacked_top(choice: Choice) -> int:
    """The warrior that is attacked; NONE if the move is no attack, or its gain would find no room."""
    entry, view = MOVES[choice.move], choice.view
    if attack_value(choice) == NONE or not fits(choice):
        return NONE
    column = view.target_column if entry.kind == Kind.GO_ON else entry.column
    return int(view.players[attacked(choice)].top[column])


def attack_makes_friends(choice: Choice) -> Facts | None:
    """MW-50. An attack for friends."""
    top = attacked_top(choice)
    return {"nine": nine(choice.view)} if top not in (NONE, attack_value(choice)) else None


def attack_makes_fight(choice: Choice) -> Facts | None:
    """MW-50. An attack for a fight."""
    top = attacked_top(choice)
    holds = top != NONE and top == attack_value(choice)
    return {"gain": gain_of(choice.view, top)} if holds else None


def attack_frees_nines(choice: Choice) -> Facts | None:
    """MW-56. An attack that frees nines."""
    on = laid(choice)
    if on is None or attack_value(choice) == NONE or not on.nines:
        return None
    before, after = column_score(on.nines, on.top), column_score(on.nines, NONE)
    return {"before": points(before), "after": points(after), **where(choice, on.seat, on.column)}


def keeps_warrior(choice: Choice) -> Facts | None:
    """MW-51. An attack defended."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind != Kind.DEFEND or entry.card == TUATARA:
        return None
    top = view.players[view.target_seat].top[view.target_column]
    answers = card_names(view, (view.attack_value, JOKER))
    return {"top": top, "attacker": choice.names[view.attacker], "answers": answers}


def cancels(choice: Choice) -> Facts | None:
    """MW-73. Tuatara cancels an attack."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind != Kind.DEFEND or entry.card != TUATARA:
        return None
    return {"attacker": choice.names[view.attacker], "card": card_name(view, view.attack_card)}


def gives_warrior_up(choice: Choice) -> Facts | None:
    """MW-53. A warrior given up."""
    view = choice.view
    if MOVES[choice.move].kind != Kind.GIVE_UP or view.stage == Stage.GO_ON:
        return None
    if view.stage == Stage.DEFEND and view.players[view.to_move].teammate != NONE:
        return None  # MW-81: the teammate is asked next
    top = view.players[view.target_seat].top[view.target_column]
    return {"top": top, "attacker": choice.names[view.attacker]}


# --- blocking


def blocked_column(choice: Choice) -> tuple[SeatNumber, int, int] | None:
    """MW-40, 41. Seat, column and the card that blocks bare nines of another player."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind not in (Kind.LAY, Kind.CARRY) or entry.seat == view.to_move:
        return None
    player, card = view.players[entry.seat], view.carried if entry.kind == Kind.CARRY else entry.card
    is_bare = player.top[entry.column] == NONE and player.nines[entry.column]
    return (int(entry.seat), int(entry.column), int(card)) if is_bare else None


def spirit_blocks(choice: Choice) -> Facts | None:
    """MW-40. A spirit that blocks."""
    block = blocked_column(choice)
    if block is None or block[2] != SPIRIT:
        return None
    seat, column, _ = block
    count = column_score(choice.view.players[seat].nines[column], NONE)
    return {"points": points(count), "joker": joker(choice.view), **where(choice, seat, column)}


def warrior_blocks(choice: Choice) -> Facts | None:
    """MW-41. A warrior that blocks."""
    block = blocked_column(choice)
    if block is None or block[2] == SPIRIT:
        return None
    seat, column, card = block
    nines = choice.view.players[seat].nines[column]
    before, after = points(column_score(nines, NONE)), points(column_score(nines, card))
    return {"before": before, "after": after, **where(choice, seat, column)}


def unblocks(choice: Choice) -> Facts | None:
    """MW-43. A spirit lifted."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind not in (Kind.LAY, Kind.LIFT) or entry.seat != view.to_move:
        return None
    player = view.players[view.to_move]
    if player.top[entry.column] != SPIRIT:
        return None
    count = column_score(player.nines[entry.column], NONE)
    return {"points": points(count), **where(choice, entry.seat, entry.column)}


def spirit_turned(choice: Choice) -> Facts | None:
    """MW-72. Ninox turns a spirit."""
    is_ninox = MOVES[choice.move].kind == Kind.FREE
    return {"nine": nine(choice.view)} if is_ninox and fits(choice) else None


def frees_column(choice: Choice) -> Facts | None:
    """MW-72. Ninox frees a column."""
    entry = MOVES[choice.move]
    if entry.kind != Kind.FREE:
        return None
    count = column_score(choice.view.players[entry.seat].nines[entry.column], NONE)
    return {"points": points(count), **where(choice, entry.seat, entry.column)}


# --- cards in hand


JOKER_KINDS = (Kind.ANNOUNCE, Kind.LIFT)


def last_joker(choice: Choice) -> Facts | None:
    """MW-04. The last Joker."""
    entry, view = MOVES[choice.move], choice.view
    is_joker = entry.kind in JOKER_KINDS or (entry.kind in (Kind.DEFEND, Kind.GO_ON) and entry.card == JOKER)
    held = sum(card == JOKER for card in view.players[view.to_move].hand)
    return {"joker": joker(view)} if is_joker and held == 1 and not unseen_count(view, JOKER) else None


def new_column(choice: Choice) -> Laid | None:
    """MW-30, 31. A warrior laid in one's own area where no card is on top."""
    on = laid(choice)
    return on if on and on.top == NONE and on.seat == choice.view.to_move else None


def prepares_combo(choice: Choice) -> Facts | None:
    """MW-32. A combo prepared."""
    on, view = new_column(choice), choice.view
    if on is None:
        return None
    rest = list(view.players[view.to_move].hand)
    if MOVES[choice.move].kind == Kind.LAY:
        rest.remove(on.card)
    partners = sorted({card for card in rest if card in (on.value, NINE - on.value, JOKER)})
    return {"card": on.value, "partners": card_names(view, partners)} if partners else None


def covers_nines(choice: Choice) -> Facts | None:
    """MW-12. Nines covered."""
    on = new_column(choice)
    if on is None or not on.nines:
        return None
    before, after = column_score(on.nines, NONE), column_score(on.nines, on.card)
    return {"before": points(before), "after": points(after), **where(choice, on.seat, on.column)}


def open_to_attack(choice: Choice) -> Facts | None:
    """MW-50. A warrior open to attack."""
    on = new_column(choice)
    if on is None:
        return None
    attackers = card_names(choice.view, (*sorted((on.card, NINE - on.card)), JOKER))
    return {"card": on.card, "attackers": attackers}


def new_hand(choice: Choice) -> Facts | None:
    """MW-22. Passing, while no card makes a combo, an attack or a block, and no Kiwi or Ninox can act."""
    if MOVES[choice.move].kind != Kind.PASS:
        return None
    others = [choice._replace(move=move) for move in choice.legal]
    is_expert = any(MOVES[move].kind in (Kind.FETCH, Kind.FREE) for move in choice.legal)
    is_useful = is_expert or any(
        own_combo(other) or attack_value(other) != NONE or blocked_column(other) or unblocks(other)
        for other in others
    )
    return None if is_useful else {}


MOTIVES = (
    Motive("ends-ahead", "MW-60", ends_ahead),
    Motive("ends-behind", "MW-60", ends_behind, is_gain=False),
    Motive("three-nines", "MW-12", three_nines),
    Motive("fight", "MW-34", fight),
    Motive("friends", "MW-33", friends),
    Motive("gain-lost", "MW-38", gain_lost, is_gain=False),
    Motive("spirit-blocks", "MW-40", spirit_blocks),
    Motive("warrior-blocks", "MW-41", warrior_blocks),
    Motive("sure-attack", "MW-51", sure_attack),
    Motive("attack-can-be-defended", "MW-51", attack_can_be_defended, is_gain=False),
    Motive("attack-frees-nines", "MW-56", attack_frees_nines, is_gain=False),
    Motive("cancels", "MW-73", cancels),
    Motive("keeps-warrior", "MW-51", keeps_warrior),
    Motive("gives-warrior-up", "MW-53", gives_warrior_up, is_gain=False),
    Motive("unblocks", "MW-43", unblocks),
    Motive("spirit-turned", "MW-72", spirit_turned),
    Motive("frees-column", "MW-72", frees_column, is_gain=False),
    Motive("prepares-combo", "MW-32", prepares_combo),
    Motive("covers-nines", "MW-12", covers_nines, is_gain=False),
    Motive("attack-fight", "MW-50", attack_makes_fight),
    Motive("attack-friends", "MW-50", attack_makes_friends),
    Motive("column-grows", "MW-12", column_grows),
    Motive("last-joker", "MW-04", last_joker, is_gain=False),
    Motive("open-to-attack", "MW-50", open_to_attack, is_gain=False),
    Motive("new-hand", "MW-22", new_hand),
)
