"""Languages: every language says everything, in the reader's own language, and nothing is left in English."""

from __future__ import annotations

import json
import random
import re
import sys
from contextvars import copy_context
from pathlib import Path

import pytest
import typer
from fluent.syntax import parse
from typer import rich_utils

import nekoban
from nekoban.adding.page_words import PAGES, page_gaps, stamp_page
from nekoban.adding.telling import (
    Hearing,
    Untold,
    check_telling,
    names_given,
    plural_words,
    read_sentence,
    strict_tables,
    told_before_play,
    told_match,
)
from nekoban.adding.translations import (
    catalogues,
    gaps,
    label_gaps,
    message_gaps,
    plural_gaps,
    stamped,
)
from nekoban.bots import all_bots
from nekoban.bots.advice import with_clause
from nekoban.cli import app, main
from nekoban.commands.helping import commands_of, texts_of
from nekoban.core import language, messages
from nekoban.core.catalogue import all_games
from nekoban.core.fairness import account
from nekoban.core.fluent import Entry, FluentError, Parser, compile_entries, plural_rule, read_entries
from nekoban.core.guiding import prompts
from nekoban.core.language import (
    READER,
    SHARED,
    LanguageError,
    accepted_language,
    environment_language,
    kept,
    languages,
    reading,
)
from nekoban.core.match import Match
from nekoban.core.messages import Catalogue, MessageTable, message_name
from nekoban.core.notation import NotationError
from nekoban.core.player_names import bot_name
from nekoban.core.undo import UndoError
from nekoban.terminal.words import tell as at_keyboard
from tests.drawings import walks

GAMES = all_games(hidden=True)
EXPERTS = ("kiwi", "ninox", "tuatara")  # cards, whose options share one sentence
TOLD = {name: game for name, game in GAMES.items() if game.status != "draft"}  # others are in English alone
BEGUN = {game.folder for game in GAMES.values() if game.status == "draft"}
FRENCH, JAPANESE = (
    [one.folder / name for one in catalogues() if one.folder.parent not in BEGUN]
    for name in ("fr.ftl", "ja.ftl")
)


# --- the law


@pytest.mark.long
@pytest.mark.parametrize("name", TOLD)
def test_every_language_says_everything(name: str) -> None:
    assert len(check_telling(GAMES[name]).different) > 30


@pytest.mark.parametrize("name", TOLD)
def test_every_language_says_what_a_few_positions_of_the_fullest_table_need(name: str) -> None:
    """The same in a second; above it is held for every sample."""
    game = GAMES[name]
    hearing = Hearing(plural_words(game))
    with strict_tables(game.tell):
        told_before_play(game, hearing)
        told_match(game, walks(name).full, 0, hearing, share=0.05)
    assert len(hearing.different) > 30


@pytest.mark.parametrize("code", languages()[1:])
def test_no_translation_is_open(code: str) -> None:
    assert [gap for gap in gaps(code) if not any(str(folder) in gap for folder in BEGUN)] == []


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.status == "verified"])
def test_what_to_click_next_is_said_to_a_person_and_not_about_them(name: str) -> None:
    match = Match.new(name, seed="prompts", names=["Quirin", "Zoltan"], players=2)  # in no other word
    chance = random.Random(name)
    for _ in range(40):
        if match.over:
            break
        view, mover = match.view(match.to_move), match.names[match.to_move or 0]
        for code in languages():
            with reading(code):
                assert not any(mover in said for said in prompts(match, view).values())
        match.play(chance.choice(match.legal()))


def test_letters_that_come_from_no_message_are_noticed() -> None:
    read_sentence("Ζωή: жжжж A.", "made-up")
    with pytest.raises(Untold, match="comes from no message"):
        read_sentence("Ζωή plays жжжж.", "made-up")
    with pytest.raises(Untold, match="not filled in"):
        read_sentence("{ $player } joue", "fr")


def test_one_thing_is_not_told_in_the_plural() -> None:
    plurals = plural_words(GAMES["iwari"])
    assert {"points", "tents", "totems", "cards"} <= plurals
    assert not {"point", "tent", "totem", "card", "of"} & plurals
    for fine in ("1 point, 21 points", "player 1: 3 points", "1 tent", "0,1 points"):
        read_sentence(fine, "en", plurals=plurals)
    read_sentence("1 points", "fr", plurals=plurals)
    for wrong in ("1 points", "Ann scores 1 tents."):
        with pytest.raises(Untold, match="says 1 "):
            read_sentence(wrong, "en", plurals=plurals)


def test_names_that_options_bring_along_are_nobodys_to_translate() -> None:
    given = names_given(
        {"squad-1": "X01-01(Mimi;kitten;2;;1;attacking;always;dice-roll;2).S01-05", "first": 1}
    )
    assert given.sub("", "Mimi attacks Mimine") == " attacks Mimine"
    assert names_given({}).sub("", "Mimi") == "Mimi"


@pytest.mark.parametrize("name", [name for name in all_games() if name in TOLD])
def test_every_option_has_a_label_in_every_language(name: str) -> None:
    english = GAMES[name].tell.in_language(languages()[0])
    for one in GAMES[name].options.form():  # the name itself, where it says enough
        told = f"option-{one['name']}.label" in english
        assert told != (one["label"] == one["name"].replace("-", " "))
    for code in languages()[1:]:
        with reading(code):
            told = {one["name"]: one["label"] for one in GAMES[name].options.form()}
        table = GAMES[name].tell.in_language(code)
        named = {option for option in told if f"option-{option}.label" in table or option in EXPERTS}
        assert set(told) - named == {"players"} | ({"called"} & set(told))  # the core's own
        assert told["players"].lower() != "players"


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", [name for name in all_games() if name in TOLD])
def test_every_word_that_a_form_offers_is_told_in_every_language(name: str, code: str) -> None:
    game, picked = GAMES[name], set(GAMES[name].guide.pickers())
    with reading(code):
        form = {one["name"]: one for one in game.options.form() if one["type"] == "choice"}
    for option, one in form.items():
        lacking = [
            value
            for value in one["values"]
            if not value.isdigit() and f"option-{option}.is-{value}" not in game.tell.in_language(code)
        ]
        assert option in picked or lacking == [], option
        assert len(one["labels"]) == len(set(one["labels"])) == len(one["values"])


# --- spelling


@pytest.mark.parametrize("one", catalogues(), ids=lambda one: str(one.folder.parent.name))
def test_english_has_one_word_for_contributions_that_become_known(one: Catalogue) -> None:
    """They are revealed; tables and files are opened."""
    lines = (one.folder / "en.ftl").read_text(encoding="utf-8").split("\n")
    assert [line for line in lines if "ontribution" in line and "opened" in line] == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.parent.parent.name))
def test_french_has_its_spaces_and_apostrophes(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
    texts = [re.sub(r"\{[^}]*\}", "x", line.partition(" = ")[2] or line) for line in lines]
    assert [text for text in texts if re.search(r"[ \w][;!?](?!\w)|[ \w]:(?=\s|$)|\w'\w", text)] == []


# How a percentage is written, for players and in reports: one way in each language.
PERCENT = {"en": r"(?<![\s%])%", "fr": "(?<=\u00a0)%", "ja": r"(?<![\s%])%"}


@pytest.mark.parametrize("code", PERCENT)
def test_percentages_are_written_in_one_way(code: str) -> None:
    files = [one.folder / f"{code}.ftl" for one in catalogues()] + [PAGES / f"{code}.json"]
    for file in files:
        lines = re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8"))
        said = re.sub(r"[（(]%[）)]|%,? ?$|, %", "", lines, flags=re.MULTILINE) if code != "fr" else lines
        found = len(re.findall("[%％]", said)), len(re.findall(PERCENT[code], said))
        assert found[0] == found[1], file


@pytest.mark.parametrize(
    "file",
    [*FRENCH, PAGES / "fr.json", *(game.folder / "RULES.fr.md" for game in TOLD.values())],
    ids=lambda file: f"{file.parent.parent.name}-{file.name}",
)
def test_french_has_a_narrow_space_before_some_signs_and_a_wide_one_before_others(file: Path) -> None:
    told = re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8"))
    assert re.findall("\u00a0[;!?]|\u202f[:»%]|«(?!\u00a0)", told) == []


@pytest.mark.parametrize("file", JAPANESE, ids=lambda file: str(file.parent.parent.name))
def test_japanese_has_no_spaces(file: Path) -> None:
    text = re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8"))
    signs = "[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]"
    assert re.findall(f"{signs} {signs}", text) == []


@pytest.mark.parametrize(
    "file",
    [*JAPANESE, PAGES / "ja.json", *(game.folder / "RULES.ja.md" for game in TOLD.values())],
    ids=lambda file: f"{file.parent.parent.name}-{file.name}",
)
def test_japanese_has_the_wave_that_browsers_keep_off_the_beginning_of_a_line(file: Path) -> None:
    assert "\uff5e" not in file.read_text(encoding="utf-8")  # a full-width tilde: it may begin one


RULES = [game.folder for game in TOLD.values()]


def prose(file: Path) -> str:
    """What a page says, without titles, code, links, ids and the lines of tables."""
    titles = "|".join(re.escape(game.title) for game in TOLD.values())
    unsaid = rf"{titles}|```.*?```|`[^`]*`|<!--.*?-->|\]\([^)]*\)|https?://\S+|\n\|[-:| ]+\|(?=\n)"
    return re.sub(unsaid, "x", file.read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("folder", RULES, ids=lambda folder: folder.name)
def test_french_rules_have_their_spaces_and_apostrophes(folder: Path) -> None:
    wrong = re.compile(r"[ \w»)][;!?](?!\w)|[ \w»)]:(?=\s|$)|\w'\w|« |[^\u00a0\u202f]»")
    text = prose(folder / "RULES.fr.md")
    assert [text[max(0, one.start() - 20) : one.end() + 5] for one in wrong.finditer(text)] == []


@pytest.mark.parametrize("folder", RULES, ids=lambda folder: folder.name)
def test_japanese_rules_have_no_spaces_and_their_own_signs(folder: Path) -> None:
    signs = "[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]"
    text = prose(folder / "RULES.ja.md")
    found = re.finditer(f"(?<=[^|\n]){signs} +{signs}|{signs}[,;:?!](?!\\w)|{signs}\\.(?=\\s|$)", text)
    assert [text[max(0, one.start() - 20) : one.end() + 5] for one in found] == []


@pytest.mark.parametrize("code", languages())
def test_every_bot_has_a_name_in_every_language(code: str) -> None:
    on_pages = json.loads((PAGES / f"{code}.json").read_text("utf-8"))
    own = messages.tell.entries(code)
    assert {bot: own[f"bot-{bot}"].text.strip() for bot in all_bots()} == {
        bot: on_pages[f"bot.{bot}"] for bot in all_bots()
    }
    with reading(code):
        assert bot_name("house-cat").lower() == on_pages["bot.house-cat"]
        assert bot_name("of-an-operator").lower() == "of an operator"


def seated(names: list[str], bots: dict[int, str]) -> Match:
    match = nekoban.new("mice", players=len(names), names=names, seed=1)
    match.bots = bots
    return match


def test_the_names_of_bots_follow_the_reader_and_those_of_people_stay(tmp_path: Path) -> None:
    match = seated(["Tiger", "House cat", "House cat 2", "Tiger*10 4"], {1: "", 2: "", 3: ""})
    match.save(tmp_path / "bots.neko")
    for one in (match, nekoban.load(tmp_path / "bots.neko"), match.at(0)):
        with reading("fr"):
            assert one.names == ["Tiger", "Chat de maison", "Chat de maison\u00a02", "Tigre*10\u00a04"]
        with reading("ja"):
            assert one.names == ["Tiger", "家猫", "家猫\u00a02", "トラ*10\u00a04"]
        assert one.names == ["Tiger", "House cat", "House cat 2", "Tiger*10 4"]


def test_a_bot_with_a_name_of_its_own_keeps_it() -> None:
    with reading("fr"):
        assert seated(["Ann", "Tiger King"], {1: "tiger"}).names == ["Ann", "Tiger King"]


def test_a_bot_is_not_shown_under_the_name_of_a_person() -> None:
    match = seated(["Tigre", "Tiger", "Ann"], {1: "tiger"})
    with reading("fr"):
        assert match.names == ["Tigre", "Tigre 2", "Ann"]


def test_somebody_without_a_name_is_called_in_the_language_of_the_reader() -> None:
    with reading("ja"):
        match = nekoban.new("mice", players=2, names=["Ann"], seed=1)
    assert match.names == ["Ann", "Player 2"]
    assert match.status(language="fr").startswith(("Ann", "Joueur 2"))
    with reading("fr"):
        assert match.names == ["Ann", "Joueur 2"]


# --- messages as functions


def told(text: str, name: str, code: str = "en", **arguments: object) -> str:
    return MessageTable(code, read_entries(text, "a file"))[name](arguments)


def test_a_message_takes_plurals_forms_lists_and_other_messages() -> None:
    text = """
cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
both = { cards } of { OWNER($player) } { AND($things) }, { "{" }'"\\
"""
    assert [told(text, "cards", count=count) for count in (0, 1, 2)] == ["no card", "one card", "2 cards"]
    assert told(text, "both", count=1, player="Iris", things=["a", "b", "c"]) == (
        "one card of Iris' a, b and c, {'\"\\"
    )
    assert told("x = { $n ->\n [one] un\n *[other] des\n }", "x", "fr", n=0) == "un"
    assert told("x = { OR($things) }", "x", "ja", things=["い", "ろ", "は"]) == "い、ろ、またはは"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann", "d’Ann"),
        ("Émile", "d’Émile"),
        ("Åse", "d’Åse"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bob", "de Bob"),
        ("Y", "d’Y"),
        ("猫", "de 猫"),
    ],
)
def test_french_elides_before_a_vowel(name: str, said: str) -> None:
    assert told("x = { OF($player) }", "x", "fr", player=name) == said


def test_french_elides_before_the_title_of_a_game() -> None:
    with reading("fr"), pytest.raises(NotationError, match="'xyz' n’est pas un coup d’Iwari"):
        nekoban.new("iwari", seed=1).play("xyz")
    files = [file for file in FRENCH if "games" not in file.parts]
    wrong = re.compile(r"\bde \{ \$(game|title) \}")
    assert [file for file in files if wrong.search(file.read_text(encoding="utf-8"))] == []


def test_numbers_are_written_as_the_language_writes_them() -> None:
    said = {}
    for code in languages():
        with reading(code):
            said[code] = messages.number(-1234.56), messages.number(-0.04), messages.number(1e6, 0)
    assert said["en"] == said["ja"] == ("−1,234.6", "0.0", "1,000,000")
    assert said["fr"] == ("−1\u202f234,6", "0,0", "1\u202f000\u202f000")


def test_a_refusal_names_its_clause_as_the_language_does() -> None:
    match = nekoban.new("mice", players=2, seed=1)
    for code, brackets in (("en", " ()"), ("fr", " ()"), ("ja", "（）")):
        with reading(code):
            refusal = match.why_not("paw three")
            assert refusal
            assert str(refusal) == f"{refusal.sentence}{brackets[:-1]}{refusal.clause}{brackets[-1]}"


def test_a_reason_and_its_clause_are_put_together_by_the_language() -> None:
    with reading("ja"):
        assert with_clause("「9」を得ます。", "MW-33") == "「9」を得ます。（MW-33）"
        assert with_clause("「9」を得ます。", "") == "「9」を得ます。"


AWKWARD = ("x = a\r\ny = \r b{ $x }\r\n", "x = {", "1 = a\n", "x = a }\n", '-b=c\n    .d = é{"x"}', "")


@pytest.mark.parametrize("text", [*AWKWARD, FRENCH[0].read_text(encoding="utf-8")], ids=len)
def test_files_are_parsed_as_by_fluents_own_parser(text: str) -> None:
    assert Parser().parse(text).equals(parse(text, with_spans=True), ignored_fields=[])


def test_a_phrase_is_told_in_the_language_of_the_sentence_around_it(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("cat = cat\n    .the = the cat\nsees = { $who } sees { THE($what) }.\n")
    (tmp_path / "fr.ftl").write_text("cat = chat\n    .the = le chat\nsees = { $who } voit { THE($what) }.\n")
    own = Catalogue(tmp_path)
    cat = own.phrase("cat")
    assert own("sees", who="Ann", what=cat) == "Ann sees the cat."
    with reading("fr"):
        assert own("sees", who="Ann", what=cat) == "Ann voit le chat."
        assert f"{cat}" == "chat"
    with reading("ja"):
        assert own("sees", who="Ann", what=cat) == "Ann sees the cat."


def test_a_sentence_that_is_not_translated_yet_has_the_forms_of_names_that_english_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text((SHARED / "en.ftl").read_text("utf-8"), "utf-8")
    (tmp_path / "de.ftl").write_text("-language = Deutsch\n-name = { $name }\n", "utf-8")
    monkeypatch.setattr(messages.tell, "folder", tmp_path)
    own = Catalogue(tmp_path)
    assert own.load("de")["undo-other"]({"player": "Ann"}).startswith("The last move was Ann's")


def test_a_translation_that_asks_for_what_it_is_not_given_is_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\n")
    (tmp_path / "fr.ftl").write_text("hello = Bonjour { $nom }\n")
    with reading("fr"):
        assert Catalogue(tmp_path)("hello", name="Ann") == "Hello Ann"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cat = { $", "line 1"),
        ("cat = a\ncat = b", "twice"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(FluentError, match=said):
        read_entries(text, "a file")


def test_a_function_takes_one_argument() -> None:
    with pytest.raises(FluentError, match="takes one argument"):
        compile_entries(read_entries("x = { THE() }", "a file"), {})


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("n = 1", [1]),
        ("n = 0, 1", [0, 1]),
        ("n % 10 = 2..4 and n % 100 != 12..14", [2, 3, 4, 22, 23, 24]),
        ("n = 0 or n % 100 = 3..4", [0, 3, 4]),
    ],
)
def test_plurals_follow_the_rule_of_the_language(rule: str, numbers: list[int]) -> None:
    assert [number for number in range(30) if plural_rule(rule)(number)] == numbers


def test_a_plural_rule_that_is_none_is_refused() -> None:
    with pytest.raises(FluentError, match="is no plural rule"):
        plural_rule("import os")


# --- the reader


def test_the_reader_decides_and_others_are_not_touched() -> None:
    match = Match.new("mauwi", seed=1, names=["Ann", "Bob", "Cid"])
    english = match.status()
    assert "\u00a0: jouez une carte" in match.status(language="fr")
    assert "の番：" in match.status(language="ja")
    assert match.status() == english
    move = match.legal()[0]
    assert match.words(move, language="fr") != match.words(move) != match.words(move, language="ja")
    assert "Pioche" in match.text(0, language="fr")
    assert "山札" in match.svg(0, language="ja")
    assert "Draw pile" in match.svg(0)


def test_a_language_that_is_not_there_is_refused_in_a_sentence() -> None:
    match = nekoban.new("mauwi", seed=1)
    with pytest.raises(LanguageError, match="There is no language 'xx'"):
        match.status(language="xx")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de, ja;q=0.5, fr;q=0.7", "fr"),
        ("de", None),
        ("", None),
        ("fr;q=0, en", "en"),
        (";;q=x,,ja;q=y", None),
    ],
)
def test_a_browser_is_answered_in_the_language_it_asks_for(header: str, code: str | None) -> None:
    assert accepted_language(header) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "de:ja", "LANG": "fr_FR.UTF-8"}, "ja"),
        ({"LC_ALL": "ja_JP", "LANG": "fr"}, "ja"),
        ({}, "en"),
    ],
)
def test_a_terminal_is_answered_in_its_own_language(environment: dict[str, str], code: str) -> None:
    assert environment_language(environment) == code


def test_what_was_made_for_one_language_is_not_given_to_another() -> None:
    @kept(8)
    def made(number: int) -> str:
        return f"{READER.get()} {number}"

    assert made(1) == "en 1"
    with reading("fr"):
        assert made(1) == "fr 1"
    assert made(1) == "en 1"


# --- at a keyboard


def test_every_text_of_the_help_is_a_message_of_the_same_words() -> None:
    for command, own in commands_of(typer.main.get_command(app)):
        for text in texts_of(command):
            assert own(message_name(text)) == text


def typed(
    *words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, width: int = 200
) -> str:
    """What the command line says to these words."""
    for name in ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE", "DEFAULT_STRING"):
        monkeypatch.setattr(rich_utils, name, getattr(rich_utils, name))  # as before, after the test
    monkeypatch.setattr(rich_utils, "REQUIRED_LONG_STRING", rich_utils.REQUIRED_LONG_STRING)
    monkeypatch.setattr(sys, "argv", ["nekoban", *words])
    monkeypatch.setenv("COLUMNS", str(width))
    with pytest.raises(SystemExit):
        copy_context().run(main)
    return "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play --help --language fr", ("Usage\u00a0: nekoban play", "Jouer ici.", "Afficher ce message")),
        ("simulate --help --language ja", ("使い方：", "必須", "既定：", "書き込むParquetファイル。")),
        ("operator --language fr", ("Fermer une table pour de bon",)),
        ("map-balance --help --language ja", ("マップが公平かどうか", "マップの名前かファイル。")),
        ("--help --language fr", ("Commandes", "Continuer une partie enregistrée.")),
        ("--help --language ja", ("猫のなわばりあらそい", "書きます。")),
        ("doctor --language ja", ("コンパイラー：numba",)),
        ("play nothing --language fr", ("Il n’y a pas de jeu 'nothing'. Les jeux sont\u00a0: ",)),
        (
            "play mauwi --players 99 --names Ann --language ja",
            ("playersに書けるのは", "99ではありません。"),
        ),
        ("games --nothing --language fr", ("Il n’y a pas d’option --nothing.", "donne la liste.")),
        ("nothing --language ja", ("というコマンドはありません。",)),
        ("simulate mauwi --language fr", ("Il manque '--output' / '-o'.",)),
        (
            "simulate mauwi -o x -n no --language fr",
            ("La valeur donnée pour '--games' / '-n' ne convient pas.",),
        ),
        ("rules mauwi --language fr", ("MW-02\u00a0: Au dos de chaque carte", "(décision)")),
        ("games --language ja", ("既定mauwi", "遊ぶ", "（検証済み）", "--teams yes|no （既定no）")),
        ("games --language fr", ("(vérifié)", "--players 2 (par défaut 2)", "--cats text Les chats")),
    ],
)
def test_the_command_line_answers_in_the_readers_language(
    words: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = typed(*words.split(), capsys=capsys, monkeypatch=monkeypatch)
    assert [one for one in said if one not in told] == []


@pytest.mark.parametrize("width", range(64, 104, 8))
def test_no_line_of_a_french_help_begins_with_a_sign(
    width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor of rules: a space before a sign holds it to its word."""
    for words in ("serve --help", "rules mauwi"):
        told = typed(*words.split(), "--language", "fr", capsys=capsys, monkeypatch=monkeypatch, width=width)
        assert re.findall("(?m)^[│ ]*[:;!?»%].*", told) == []


@pytest.mark.parametrize("name", ["help", "puzzle-help"])
def test_the_french_help_at_a_keyboard_fits_eighty_columns(name: str) -> None:
    """Its columns would be broken."""
    with reading("fr"):
        assert max(map(len, at_keyboard(name).split("\n"))) <= 80


@pytest.mark.parametrize("command", [[], ["simulate"], ["serve"]])
def test_japanese_help_is_not_cut(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = typed(*command, "--help", "--language", "ja", capsys=capsys, monkeypatch=monkeypatch)
    assert "…" not in told


def test_a_match_is_verified_in_the_readers_language() -> None:
    match = Match.new("mice", seed=1, contributions=["0" * 32])
    with reading("fr"):
        told = [*account(match)]
    assert told[0].endswith(", 0 coup\u00a0: la graine donne exactement cette partie.")
    assert told[2] == "Seule la place 1 a contribué au hasard."
    assert told[-1] == "La partie n’est pas encore terminée."


def test_what_is_taken_back_typed_and_saved_is_answered_in_the_readers_language(tmp_path: Path) -> None:
    match = Match.new("mice", seed=1, names=["Ann", "Bob"])
    with reading("fr"), pytest.raises(UndoError, match=r"Vous n’avez pas de coup à reprendre."):
        match.undo()
    with reading("ja"), pytest.raises(NotationError, match="'xyz'はMiceの手ではありません。"):
        match.play("xyz")
    with reading("ja"), pytest.raises(NotationError, match="局面はゲーム、そのオプション"):
        Match.from_position("nothing")
    (tmp_path / "empty.neko").write_text("{}", "utf-8")
    with reading("fr"), pytest.raises(NotationError, match=r"empty.neko\u00a0: il n’y a pas de 'format'"):
        Match.load(tmp_path / "empty.neko")


# --- a translator's path


def test_what_is_missing_wrong_or_stale_is_said() -> None:
    english = read_entries("a = one { $x }\nb = two\nc = three { $y }\n", "en.ftl")
    own = "a = un { $z }\n# without y\nc = trois\nd = quatre\n"
    marked = read_entries(stamped(own, english), "fr.ftl")
    said = " ".join(message_gaps(english, marked))
    assert "a uses $z, which it is not given." in said
    assert "a leaves out $x" in said
    assert "b is missing." in said
    assert "leaves out $y" not in said
    assert "there is no message d" in said
    assert "out of date" not in said
    changed = read_entries("a = one { $x }\nb = two\nc = other { $y }\n", "en.ftl")
    assert "c is out of date" in " ".join(message_gaps(changed, marked))


@pytest.mark.parametrize("form", ["title", "is-own"])
def test_some_forms_are_asked_for_and_a_copied_sentence_is_not_a_translation(form: str) -> None:
    text = f"a = It takes the last one.\n    .{form} = The last\n    .many = them\n"
    english, told = read_entries(text, "en.ftl"), f"a = Le dernier.\n    .{form} = Dernier\n"
    assert [*message_gaps(english, read_entries(stamped(told, english), "fr.ftl"))] == []
    (gap,) = message_gaps(english, read_entries(stamped("a = Le dernier.\n", english), "fr.ftl"))
    assert gap == f"a.{form} is missing."
    changed = read_entries(f"a = It takes the last one.\n    .{form} = The very last\n", "en.ftl")
    (gap,) = message_gaps(changed, read_entries(stamped(told, english), "fr.ftl"))
    assert "a is out of date" in gap
    copied = f"a = It takes the last one.\n    .{form} = Dernier\n"
    (gap,) = message_gaps(english, read_entries(stamped(copied, english), "fr.ftl"))
    assert gap == "line 2: a is still English: translate it."


def test_an_option_without_a_label_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms would call it by its English name."""
    mauwi, entries = GAMES["mauwi"].tell, Catalogue.entries
    assert [*label_gaps("fr")] == [*label_gaps("ja")] == []

    def without(self: Catalogue, code: str) -> dict[str, Entry]:
        own = dict(entries(self, code))
        if self is mauwi:
            del own["option-teams.label"]
        return own

    monkeypatch.setattr(Catalogue, "entries", without)
    (gap,) = label_gaps("fr")
    assert gap.startswith(str(mauwi.folder / "fr.ftl"))
    assert gap.endswith("option-teams.label is missing.")


def test_a_wrong_rule_for_plurals_is_told() -> None:
    (gap,) = plural_gaps(read_entries("-plural-one = n is 1\n", "de.ftl"))
    assert "'n is 1' is no plural rule" in gap
    assert not [*plural_gaps(read_entries("-plural-one = n = 1\n", "de.ftl"))]


def test_a_fourth_language_needs_only_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    core, own = tmp_path / "core", tmp_path / "own"
    for folder in (core, own):
        folder.mkdir()
    english = (SHARED / "en.ftl").read_text(encoding="utf-8")
    (core / "en.ftl").write_text(english, encoding="utf-8")
    (core / "pl.ftl").write_text(
        "-plural-one = n = 1\n-plural-few = n % 10 = 2..4 and n % 100 != 12..14\n", encoding="utf-8"
    )
    (own / "en.ftl").write_text("cats = { $count } cats\n", encoding="utf-8")
    (own / "pl.ftl").write_text(
        "cats = { $count } { $count ->\n [one] kot\n [few] koty\n *[other] kotów\n }\n", encoding="utf-8"
    )
    monkeypatch.setattr(language, "SHARED", core)
    monkeypatch.setattr(messages.tell, "folder", core)
    languages.cache_clear()
    messages.keys.cache_clear()
    try:
        assert languages() == ("en", "pl")
        with reading("pl"):
            told = [Catalogue(own)("cats", count=count) for count in (1, 2, 5, 12, 22)]
        assert told == ["1 kot", "2 koty", "5 kotów", "12 kotów", "22 koty"]
    finally:
        languages.cache_clear()
        messages.keys.cache_clear()


def test_translations_are_checked_by_a_command_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = typed(*["translate", "xx", "--check", "--language", "fr"], capsys=capsys, monkeypatch=monkeypatch)
    lines = [line for line in told.split("\n") if line]
    assert f"{SHARED / 'xx.ftl'} manque\u00a0: copiez-y en.ftl et traduisez-le." in lines
    assert (
        f"{GAMES['mauwi'].folder / 'RULES.xx.md'} manque\u00a0: copiez-y RULES.md et traduisez-le." in lines
    )
    assert lines[-1].startswith("xx\u00a0: ")
    told = typed(*["translate", "fr", "--check", "--language", "ja"], capsys=capsys, monkeypatch=monkeypatch)
    assert told.startswith("fr：残り") or any(str(folder) in told for folder in BEGUN)


def test_what_the_pages_lack_is_told(tmp_path: Path) -> None:
    english = {"a": "{x} and {y}", "b": {"one": "{count} cat", "other": "{count} cats"}, "c": "Cat"}
    own = {"a": "{x} et {z}", "b": "{count}匹", "d": "Chat"}
    (tmp_path / "en.json").write_text(json.dumps(english), "utf-8")
    assert "fr.json is missing" in " ".join(page_gaps("fr", tmp_path, tmp_path))
    file, marks = tmp_path / "fr.json", tmp_path / "marks"
    file.write_text(json.dumps(own), "utf-8")
    assert stamp_page("fr", tmp_path, marks) == [marks / "fr.json"]
    assert [*page_gaps("fr", tmp_path, marks)] == [
        f"{file}: a does not have the same {{…}} as in English: y, z.",
        f"{file}: c is missing.",
        f"{file}: there is no sentence d in English.",
    ]
    for text, said in (
        ("{", "this is not a JSON file: "),
        ("[]", "this must be a table of names and sentences"),
        (json.dumps({**english, "b": {"one": "{count} chat"}}), "b must be a text, or texts by plural"),
        (json.dumps({**english, "c": 3}), "c must be a text, or texts by plural"),
    ):
        file.write_text(text, "utf-8")
        assert said in " ".join(page_gaps("fr", tmp_path, marks))


def test_a_sentence_of_a_page_is_out_of_date_when_the_english_one_changes(tmp_path: Path) -> None:
    own = {"a": "Le chat dort.", "b": "Un chat"}
    for code, told in (("en", {"a": "The cat is asleep.", "b": "A cat"}), ("fr", own)):
        (tmp_path / f"{code}.json").write_text(json.dumps(told), "utf-8")
    assert "a is out of date, or has no mark" in " ".join(page_gaps("fr", tmp_path, tmp_path / "marks"))
    stamp_page("fr", tmp_path, tmp_path / "marks")
    assert [*page_gaps("fr", tmp_path, tmp_path / "marks")] == []
    assert stamp_page("fr", tmp_path, tmp_path / "marks") == []
    (tmp_path / "en.json").write_text(json.dumps({"a": "The cat is awake.", "b": "A cat"}), "utf-8")
    (gap,) = page_gaps("fr", tmp_path, tmp_path / "marks")
    assert "a is out of date" in gap
    (tmp_path / "fr.json").write_text(json.dumps({"a": "The cat is awake.", "b": "A cat"}), "utf-8")
    assert "a is still English" in " ".join(page_gaps("fr", tmp_path, tmp_path / "marks"))
