"""Drawing helpers, design tokens, and what every face of every game must obey."""

import gzip
import re
from xml.etree import ElementTree

import pytest

from nekoban.core import svg
from nekoban.core.catalogue import all_games
from nekoban.core.language import reading
from nekoban.core.tokens import colours, style_sheet

GAMES = sorted(name for name, game in all_games(hidden=True).items() if game.faces is not None)
RAW_BUDGET, PACKED_BUDGET = 41_000, 6_000
MAP, MAP_BUDGET = "-map-", 8_500  # a map is drawn in full, once for each layout
READABLE = 4.5
TOKENS_USED = re.compile(r"var\(--([\w-]+),(#\w+)\)")

every_game = pytest.mark.parametrize("game", GAMES)


def faces_of(game: str) -> dict[str, str]:
    return all_games(hidden=True)[game].parts["faces"].faces()


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_element_escapes_and_renames():
    assert (
        svg.element("text", "x", class_="a", font_size=3, id=None) == '<text class="a" font-size="3">x</text>'
    )
    assert svg.element("g", title='<"&') == '<g title="&lt;&quot;&amp;"/>'


def test_text_and_titles_escape_what_people_write():
    assert "&lt;b&gt;" in svg.text("<b>", 0, 0, 10)
    assert "<title>Tom &amp; Kit</title>" in svg.group(title="Tom & Kit")


def test_group_carries_id_click_and_role():
    drawn = svg.group("x", id="hand-2", click="card-5", title="five")
    assert drawn == '<g id="hand-2" data-click="card-5" role="img"><title>five</title>x</g>'


def test_drawing_shows_itself_in_a_notebook():
    drawn = svg.drawing(100, 50, svg.numeral(12, 50, 10, 30), svg.seat_mark(6, 10, 10, 8), title="t")
    assert drawn._repr_svg_() == drawn
    ElementTree.fromstring(drawn)


def test_an_unknown_colour_is_an_error():
    with pytest.raises(KeyError):
        svg.paint("no-such-colour")


def test_there_is_a_shape_for_every_seat_colour():
    seats = [name for name in colours() if name.startswith("seat-")]
    assert len(seats) == len(svg.SEAT_SHAPES) == len(set(svg.SEAT_SHAPES.values())) == 7


def test_tokens_ask_for_nothing_from_outside():
    css = style_sheet()
    assert "url(" not in css
    assert "@import" not in css
    assert css.count("{") == css.count("}")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_is_readable_on_every_colour(theme):
    mixed = {name: pair[theme] for name, pair in colours().items()}
    pairs = [(f"on-{name}", name) for name in mixed if f"on-{name}" in mixed]
    pairs += [
        (words, ground)
        for words in ("text", "text-soft", "link", "good", "bad")
        for ground in ("table", "panel", "raised")
    ]
    pairs += [("line", "paper"), ("line", "paper-deep"), ("line", "white")]
    poor = {pair: ratio for pair in pairs if (ratio := contrast(mixed[pair[0]], mixed[pair[1]])) < READABLE}
    assert len(pairs) > 40
    assert not poor


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_marks_for_the_players_stand_out_on_the_table(theme):
    marks = ("picked", "last", "focus") + (("glow",) if theme else ())
    for mark in marks:
        assert contrast(colours()[mark][theme], colours()["table"][theme]) >= 3, mark


@every_game
def test_faces_are_well_formed_and_named_by_their_id(game):
    for name, face in faces_of(game).items():
        tree = ElementTree.fromstring(face)
        assert tree.get("id") == name
        if name.startswith("face-"):
            assert tree.tag == "symbol"
            assert tree.get("viewBox"), name


def test_ids_are_unique_over_all_games():
    ids = [
        id for game in GAMES for face in faces_of(game).values() for id in re.findall(r'\bid="([^"]+)"', face)
    ]
    assert len(ids) == len(set(ids))


COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0}


def broken_commands(d: str) -> list[str]:
    """Commands of a path that have too many or too few numbers: a browser draws nothing from there on."""
    broken = list[str]()
    for letter, rest in COMMAND.findall(d):
        count, wanted = len(NUMBER.findall(rest)), NUMBERS[letter.lower()]
        if count % wanted if wanted and count else count != wanted:
            broken.append(letter + rest)
    return broken


def test_a_broken_path_is_noticed():
    assert broken_commands("M0 0l4 6 4-6m-4 6v-8h.5Z") == []
    assert broken_commands("M7 32C1.27 3 16 12 15Z") == ["C1.27 3 16 12 15"]


@every_game
def test_paths_of_faces_are_whole(game):
    paths = [d for face in faces_of(game).values() for d in re.findall(r' d="([^"]*)"', face)]
    assert [said for d in paths for said in broken_commands(d)] == []


@every_game
def test_faces_stay_within_their_budget(game):
    raw = "".join(face for name, face in faces_of(game).items() if MAP not in name).encode()
    assert len(raw) < RAW_BUDGET
    assert len(gzip.compress(raw)) < PACKED_BUDGET
    for name, face in faces_of(game).items():
        assert MAP not in name or len(gzip.compress(face.encode())) < MAP_BUDGET


@every_game
def test_faces_refer_only_to_faces_of_their_game(game):
    text = "".join(faces_of(game).values())
    assert "http" not in text
    assert "data:" not in text
    references = re.findall(r'(?:href="|url\()([^")]+)', text)
    ids = set(re.findall(r'\bid="([^"]+)"', text))
    assert {reference.removeprefix("#") for reference in references} <= ids
    assert all(reference.startswith("#") for reference in references)


@every_game
def test_colours_of_faces_are_tokens_with_their_light_value(game):
    text = "".join(faces_of(game).values())
    for name, fallback in TOKENS_USED.findall(text):
        assert colours()[name][0] == fallback
    assert not re.search(
        r"#[0-9a-fA-F]{3,8}\b", re.sub(r'href="[^"]*"|url\([^)]*\)', "", TOKENS_USED.sub("", text))
    )
    assert not re.search(r"\b(?:rgb|hsl)", text)
    fills = re.findall(r'(?:fill|stroke)="([^"]*)"', text)
    assert all(fill in ("none", "currentColor") or fill.startswith("var(--") for fill in fills)
    assert " style=" not in text  # a strict content security policy would drop it


@every_game
def test_faces_are_made_once(game):
    assert faces_of(game) is faces_of(game)


def test_writing_is_broken_into_rows_and_cut_at_the_last():
    assert svg.broken("one two three four", 9, 3) == ["one two", "three", "four"]
    assert svg.broken("one two three four", 9, 2) == ["one two", "three…"]
    assert svg.lines("one two", 0, 10, 10, 20, 2).count("<text") == 2


def test_a_text_that_does_not_fit_is_written_smaller_before_it_is_cut():
    words = "Take a card from the display"
    assert svg.fitted(words, 10, 500, 1) == ([words], 10)
    rows, size = svg.fitted(words, 10, 150, 1)
    assert rows == [words]
    assert 7 <= size < 10
    assert svg.fitted(words, 10, 40, 1)[0][0].endswith("…")


def test_letters_have_their_own_widths():
    assert svg.name_width("WWW") > 2 * svg.name_width("ill")
    assert svg.name_width("Évêché") == svg.name_width("Eveche")
    assert svg.name_width("猫の手") == 3
    assert svg.wrapped("a wonderfully-long-word", 6)[0] == "a"
    assert all(svg.letter_count(row) <= 6 for row in svg.wrapped("a wonderfully-long-word", 6))
    assert svg.wrapped("Lande-d’Ambre", 9) == ["Lande-", "d’Ambre"]  # what is elided stays with its word


def test_signs_that_are_squares_break_by_their_width_and_never_before_one_that_closes():
    rows = svg.wrapped("Tomのアメを攻撃中。出た目：2ダメージ、ねむり。", 12)
    assert rows == ["Tomのアメを攻", "撃中。出た目：", "2ダメージ、ね", "むり。"]
    assert all(svg.letter_count(row) <= 12 for row in rows)
    assert svg.wrapped("（あ）いう", 5) == ["（あ）", "いう"]


def test_pieces_are_kept_for_each_language():
    pieces = svg.Pieces()
    assert pieces.kept(("bench",), lambda: "Bench") == "Bench"
    with reading("fr"):
        assert pieces.kept(("bench",), lambda: "Banc") == "Banc"
    assert pieces.kept(("bench",), lambda: "never made") == "Bench"


def test_a_button_can_be_clicked_by_its_id():
    drawn = svg.button("Pass", "button-pass", 0, 0, 100, 40, "Pass: draw four cards")
    assert drawn.startswith('<g id="button-pass" data-click="button-pass"')
    assert "<title>Pass: draw four cards</title>" in drawn


def test_a_name_plate_cuts_long_names_and_shows_whose_turn_it_is():
    plate = svg.name_plate(0, "Bartholomew the Great", 0, 10, 16, 120, True, False)
    assert "…" in plate
    assert svg.TURN_SIGN in plate
    assert svg.TURN_SIGN not in svg.name_plate(0, "Bo", 0, 10, 16, 120, False, True)


def test_of_a_long_name_that_is_told_with_more_only_the_name_is_cut():
    plate = svg.name_plate(0, "Bartholomew the Great", 0, 10, 16, 160, False, False, "{} (you)".format)
    assert "… (you)" in plate
    assert "Bo (you)" in svg.name_plate(0, "Bo", 0, 10, 16, 160, False, False, "{} (you)".format)
    assert svg.short_names(["Bo", "Bartholomew the Great and the Good"]) == ("Bo", "Bartholomew the…")


def test_japanese_breaks_between_signs_by_their_width_and_keeps_marks_in_place():
    told = "場の数を宣言する。手札は（4枚）です。"
    rows = svg.broken(told, 13, 9)
    assert "".join(rows) == told
    assert all(svg.letter_count(row) <= 13 for row in rows)
    assert not any(row[0] in svg.NOT_FIRST or row[-1] in svg.NOT_LAST for row in rows)
    assert svg.broken(told, 13, 1) == ["場の数を宣言す…"]
    assert svg.wrapped("Tomの手札 Ann", 9) == ["Tomの手札", "Ann"]
    assert svg.longest_word(told) < 5 < svg.longest_word("numbers")


def test_japanese_breaks_between_phrases_where_that_takes_no_more_rows():
    told = "このねこにとっては、すべての星が三角になる。"
    assert svg.wrapped(told, 28) == ["このねこにとっては、すべての星が", "三角になる。"]
    assert svg.wrapped("場にある1枚だけの列から引く。", 14) == ["場にある1枚だけの", "列から引く。"]
    assert svg.wrapped("山札は尽きました・最後のラウンド", 20) == ["山札は尽きました・最後の", "ラウンド"]
    assert svg.wrapped("スタックを作ります。カードを選び、プラスかマイナスを選んでください。", 20)[
        0
    ].endswith("カー")
    assert len(svg.wrapped(told, 12)) == len(svg.filled(svg.UNBROKEN.findall(told), 12))


def test_other_languages_break_between_words_as_before():
    told = "Attack: if it is not defended, the well-known 5 of l’Île-aux-Fougères goes."
    for letters in range(4, 60):
        assert svg.wrapped(told, letters) == svg.filled(svg.UNBROKEN.findall(told), letters)


def test_a_label_of_wide_signs_still_fits_its_button():
    label = "スタックのためにライフを賭ける"
    size = re.search(r'font-size="([\d.]+)"', svg.button(label, "x", 0, 0, 160, 44))
    assert size is not None
    assert len(label) * float(size[1]) < 160 - 11
