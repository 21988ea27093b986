"""What the table of Iwari answers to somebody who sees it for the first time."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nekoban.core import guiding
from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.games.iwari.parts import BIOMES, Happening, Stage
from nekoban.games.iwari.rules.placing import place_tent, place_totem
from nekoban.games.iwari.rules.scoring import journey_points
from nekoban.games.iwari.show import guide, titles, words
from nekoban.games.iwari.show.draw import draw
from nekoban.games.iwari.show.points_table import ROWS
from nekoban.games.iwari.show.worth import worths
from nekoban.games.iwari.state import MOVES, Kind
from tests.drawings import LAYOUTS, drawn, every_layout, walk


def title_of(picture: str, id: str) -> str:
    found = re.search(rf'<g id="{id}"[^>]*><title>([^<]*)<', picture)
    assert found, id
    return found[1]


def started(moves: int = 30, players: int = 3, seed: int = 1) -> Match:
    return next(match for match in walk("iwari", {"players": players}, seed) if match.ply >= moves)


def prompts(match: Match) -> dict[str, str]:
    return guiding.prompts(match, match.view(match.to_move))


# --- tips


@every_layout
def test_everything_that_scores_says_what_it_is_worth_and_by_which_clause(layout: str) -> None:
    match = started()
    picture = drawn(match, match.to_move, layout)
    for connection in range(match.state.connection_count):
        told = title_of(picture, f"link-{connection + 1}")
        assert ("IW-50" if match.state.mountain[connection] else "IW-51") in told
    for territory in range(match.state.territory_count):
        told = title_of(picture, f"land-{territory + 1}")
        is_explored = territory in {
            match.state.space_territory[k]
            for k in range(match.state.space_count)
            if match.state.tents[k] >= 0
        }
        assert ("IW-40" if is_explored else "IW-14") in told
    for seat in range(3):
        assert "IW-31" in title_of(picture, f"player-{seat + 1}")
        assert "IW-30" in title_of(picture, f"discards-{seat + 1}")
        assert "IW-70" in title_of(picture, f"stock-{seat + 1}")


def test_a_connection_names_who_leads_it(table: Any) -> None:
    picture = drawn(started(120), None, "wide")
    led = [
        told
        for told in re.findall(r"<title>([^<]*)<", picture)
        if "Now:" in told and "at both (IW-51)" in told
    ]
    assert any("nobody leads at both ends" in told for told in led)
    assert any(re.search(r"Now: \d+ totems?, for Player", told) for told in led)


# --- what the map is worth


def test_the_points_of_the_table_are_those_of_the_rules() -> None:
    for match in walk("iwari", {"players": 3}, 3, every=40):
        if match.over:
            continue
        for tribe, known in enumerate(worths(match.view(None))):
            assert known.on_map == journey_points(match.state, tribe)
            assert known.half == match.state.tribes[tribe].points


def test_a_piece_is_followed_by_what_its_tribe_has_on_the_map() -> None:
    match = Match.new("iwari", seed="worth", players=3, names=["Ann", "Ben", "Cleo"])
    seat = match.to_move or 0
    match.play(next(move for move in match.moves() if move.startswith("tent")))
    assert f"{match.names[seat]} has 1 point on the map now: tents 1." in words.log(
        match.view(0), match.names
    )


def test_the_half_journey_is_told_in_full_and_stays_to_be_read() -> None:
    for match in walk("iwari", {"players": 3}, 2):
        view = match.view(match.to_move if not match.over else 0)
        told = [view.events[index].kind for index in range(view.event_count)]
        if Happening.HALF_JOURNEY not in told:
            continue
        lines = words.log(view, match.names)
        for tribe in range(3):
            half = view.tribes[tribe].half.tolist()
            (line,) = [line for line in lines if line.startswith(f"{match.names[tribe]} scores ")]
            assert f"scores {sum(half)} point" in line
            assert line.count(",") == sum(map(bool, half)) - 1
        assert prompts(match)[""].startswith("Half-journey was scored: ")
        table = re.search(r'<g id="points".*?</g>', drawn(match, match.to_move, "wide"))
        assert table
        assert all(f">{sum(view.tribes[tribe].half.tolist())}<" in table[0] for tribe in range(3))
        return
    raise AssertionError


def test_the_free_place_beside_the_map_says_how_the_columns_score() -> None:
    for players in (2, 3):
        picture = drawn(started(players=players), 0, "wide")
        assert (
            'font-weight="400">Tents: whoever has the most in a<' in picture
        )  # lighter than the figures above
    assert 'id="points"' in drawn(started(players=5), 0, "wide")


# --- placing and paying


def test_an_empty_totem_space_shows_the_outline_of_a_totem() -> None:
    match = Match.new("iwari", seed="totems", players=3)
    for layout in LAYOUTS:
        assert drawn(match, 0, layout).count("#face-iwari-totem-place") == match.state.territory_count


def pair_to_spend() -> Match:
    """Somebody could place a piece for two cards of another biome, and holds no card of the place's own."""
    for seed in range(20):
        match = Match.new("iwari", seed=f"pair {seed}", players=3)
        if max(match.state.players[match.to_move].hand.tolist()) == 2:
            return match
    raise AssertionError


def test_a_pair_is_never_spent_by_the_first_click() -> None:
    match = pair_to_spend()
    paid = [path for path in match.paths() if path[-1].startswith("pay-two")]
    assert paid
    assert not any(click.startswith(guide.UNASKED) for *_, click in paid)
    for path, move in guide.shortcuts(match.view(match.to_move), match.legal()):
        if MOVES[move].kind == Kind.TENT and MOVES.paths[move][-1].startswith("pay-two"):
            place = path.index(MOVES.paths[move][0])
            assert path[place + 1].startswith(("pay-two", "card-"))
    singles = {path[0] for path in match.paths() if path[-1] == "pay-card"}
    place = next(path[0] for path in paid if path[0] not in singles)
    assert re.match(r"Without a \w+ card .* costs two cards of one biome\.", prompts(match)[place])


def two_ways_to_pay() -> tuple[Match, str, str]:
    """A place that one card pays for, or two others; and that card."""
    for seed in range(40):
        match = Match.new("iwari", seed=f"ways {seed}", players=3)
        paths = match.paths()
        for place in {path[0] for path in paths if path[-1].startswith("pay-two")}:
            if (place, "pay-card") in paths:
                view = match.view(match.to_move)
                row = MOVES[match.legal()[paths.index((place, "pay-card"))]]
                return match, place, f"card-{guide.biome_id(view, row)}"
    raise AssertionError


def test_after_the_place_a_click_on_the_card_pays_for_it() -> None:
    match, place, card = two_ways_to_pay()
    found = dict(guide.shortcuts(match.view(match.to_move), match.legal()))
    assert MOVES.paths[found[place, card]] == (place, "pay-card")


def test_after_the_place_a_click_on_a_card_of_the_pair_pays_for_it() -> None:
    match = pair_to_spend()
    found = dict(guide.shortcuts(match.view(match.to_move), match.legal()))
    place, pay = next(path for path in match.paths() if path[-1].startswith("pay-two"))
    card = f"card-{pay.removeprefix('pay-two-')}"
    assert MOVES.paths[found[place, card]] == MOVES.paths[found[card, place, card]] == (place, pay)


def test_where_a_card_is_the_only_way_to_pay_it_is_paid_without_a_click() -> None:
    match = Match.new("iwari", seed="paid at once", players=3)
    pairs = {path[0] for path in match.paths() if path[-1].startswith("pay-two")}
    begun = {path[0] for path, _ in guide.shortcuts(match.view(match.to_move), match.legal())}
    singles = {path[0] for path in match.paths() if path[-1] == "pay-card"} - pairs
    assert singles
    assert not begun & singles


def test_payments_are_hidden_until_a_place_is_picked() -> None:
    match = pair_to_spend()
    for layout in LAYOUTS:
        picture = drawn(match, match.to_move, layout)
        assert re.search(r'id="pay-card"[^>]*data-button="later" visibility="hidden"', picture)
        assert re.search(r'id="pay-two-\w+"[^>]*data-button="later" visibility="hidden"', picture)
        assert re.search(r">Pay 2 \w+<", picture)


def test_why_there_is_no_second_piece_is_said_and_given_as_the_reason() -> None:
    match = Match.new("iwari", seed="one tent", players=3)
    match.play(next(move for move in match.moves() if move.startswith("tent")))
    assert match.state.stage == Stage.DRAW
    assert re.match(r".* was unexplored: one tent only\. Now take a card", prompts(match)[""])
    space = next(k for k in range(match.state.space_count) if match.state.tents[k] < 0)
    refusal = match.why_not([f"space-{space + 1}"])
    assert refusal
    assert "was unexplored: it took a single tent" in refusal.sentence


# --- the display, and names


@every_layout
def test_nothing_in_the_display_shifts_when_a_card_is_taken(layout: str) -> None:
    def places(match: Match) -> dict[str, str]:
        picture = drawn(match, 0, layout)
        return dict(re.findall(r'id="(display-[^"]+)".*?<use href="[^"]+" (x="[^"]+" y="[^"]+")', picture))

    seen = 0
    before: dict[str, str] = {}
    for match in walk("iwari", {"players": 3}, 4, most=120):
        now = places(match)
        if before:
            assert all(now[card] == at for card, at in before.items() if card in now)
            seen += len(before) > len(now)
        before = now
    assert seen > 3
    assert len(re.findall("face-iwari-slot", drawn(match, 0, layout))) >= BIOMES - 4


@pytest.mark.parametrize("name", ["Moor Wanderer", "House Kitten 12"])
def test_a_long_name_is_set_smaller_before_it_is_cut(name: str) -> None:
    match = Match.new("iwari", seed="names", players=3, names=[name] * 3)
    assert drawn(match, 0, "wide").count(f">{name}<") == 2
    assert f">{name} (you)<" in drawn(match, 0, "wide")


def test_before_anything_is_placed_it_is_said_what_a_piece_costs() -> None:
    match = Match.new("iwari", seed="first", players=3)
    said = guide.prompt(match.view(match.to_move), (), match.names)
    assert said == "place a tent or a totem: a card of its biome pays for it."
    mover = match.to_move
    while match.to_move == mover or match.ply < 6:
        match.play(match.legal()[0])
    while match.to_move != mover:
        match.play(match.legal()[0])
    assert "costs one card" not in guide.prompt(match.view(match.to_move), (), match.names)


@pytest.mark.parametrize("code", languages())
def test_the_result_calls_what_scores_as_the_table_beside_the_map_does(code: str) -> None:
    with reading(code):
        match = Match.new("iwari", seed="words", players=3)
        heads = [titles.label(name) for name in ROWS]
        assert [name for name, _ in guide.categories(match.view(0), ["Ann", "Bob", "Cleo"])] == heads


def test_one_s_own_points_say_what_they_are_where_there_is_room() -> None:
    match = Match.new("iwari", seed="scored", players=3)
    for names, count in ((["Ann", "Bob", "Cleo"], 3), (["Annabella Maximiliana", "Bob", "Cleo"], 2)):
        picture = draw(match.view(0), 0, "wide", names)
        assert picture.count(">scored<") == count


# --- what a place would give


def told_of(match: Match, thing: str) -> list[tuple[str, str]]:
    return guide.about(match.view(match.to_move), thing, match.names)


def test_a_place_says_whose_points_a_piece_there_would_change() -> None:
    """By playing each of these moves: the numbers are those of the rules after it, for every tribe."""
    seen = set()
    for match in walk("iwari", {"players": 2}, 2, every=9):
        for move in [] if match.over else match.legal()[::7]:
            row, thing = MOVES[move], MOVES.paths[move][0]
            if row.kind not in (Kind.TENT, Kind.TOTEM):
                continue
            said, clause = told_of(match, thing)[0]
            assert clause == "IW-31"
            tribes = range(match.state.seats + 1)  # two players and the third tribe
            before = [journey_points(match.state.twin(), tribe) for tribe in tribes]
            state = match.state.twin()
            place = place_tent if row.kind == Kind.TENT else place_totem
            place(state, int(row.space if row.kind == Kind.TENT else row.territory), int(row.pay))
            after = [journey_points(state, tribe) for tribe in tribes]
            wanted = [(str(new), str(old)) for old, new in zip(before, after, strict=True) if old != new]
            assert re.findall(r"(\d+) \(now (\d+)\)", said) == wanted
            assert wanted or said == "A piece here changes no points for now."
            seen.add((row.kind, bool(wanted), match.state.stage))
    assert len(seen) > 4


def test_a_place_says_why_and_only_to_whoever_can_place_there() -> None:
    match = Match.new("iwari", players=2, seed="first", names=("Ann", "Ben"))
    seat = match.to_move or 0
    mover = match.names[seat]
    can = next(path[0] for path in match.paths() if path[0].startswith("space-"))
    said = [sentence for sentence, clause in told_of(match, can) if clause]
    assert said[0] == f"With a tent here, points on the map would be: {mover} 1 (now 0)."
    assert any(sentence.endswith("others may place up to two pieces there in a turn.") for sentence in said)
    other = match.view(1 - seat)
    assert all(sentence == "" for sentence, _ in guide.about(other, can, match.names))
    places = {f"space-{number + 1}" for number in range(match.state.space_count)}
    closed = next(iter(sorted(places - {path[0] for path in match.paths()})), None)
    assert closed is None or all(sentence == "" for sentence, _ in told_of(match, closed))


@pytest.mark.parametrize("language", languages())
def test_the_first_prompt_is_short(language: str) -> None:
    match = Match.new("iwari", players=2, seed="first", names=("Ann", "Ben"))
    with reading(language):
        assert len(prompts(match)[""]) <= 70
