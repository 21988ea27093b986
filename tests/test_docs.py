"""The documentation is executed: every Python example, every command named."""

from __future__ import annotations

import dataclasses
import doctest
import re
from pathlib import Path

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.notation import has_base, read_position
from tools import guessing, measured_pages, site, source_map
from tools.game_pages import fields, page

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
COMPILES = re.compile(r"\bnekoban\.(rl|lab|bots)\b")  # what only compiled rules do


def examples_of(page: Path) -> list[str]:
    return FENCE.findall(page.read_text(encoding="utf-8"))


def tried(page: Path) -> object:
    marks = [pytest.mark.compiled] if any(map(COMPILES.search, examples_of(page))) else []
    return pytest.param(page, id=page.name, marks=marks)


@pytest.mark.parametrize("page", [tried(page) for page in PAGES if examples_of(page)])
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = examples_of(page)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    parser = doctest.DocTestParser()
    scope: dict[str, object] = {}
    for number, example in enumerate(examples):
        if ">>>" in example:
            test = parser.get_doctest(example, scope, f"{page.name}[{number}]", str(page), 0)
            assert runner.run(test, clear_globs=False).failed == 0
            scope.update(test.globs)
        else:
            exec(compile(example, f"{page.name}[{number}]", "exec"), scope)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_make_targets_a_page_names_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8")))
    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_a_page_links_to_exist(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_percentages_are_written_as_players_read_them_in_english() -> None:
    """63%, also in tables and charts that a command makes; French examples have a space of their own."""
    told = [*PAGES, ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.svg"), *(ROOT / "bench").rglob("*.md")]
    assert [file.name for file in told if re.search(r"\d %", file.read_text("utf-8"))] == []


def test_the_readme_lists_every_verified_game() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    verified = [game for game in all_games().values() if game.status == "verified"]
    assert verified
    for game in verified:
        assert game.title in text


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_the_page_of_a_game_says_what_the_game_declares(name: str) -> None:
    game, file = all_games(hidden=True)[name], ROOT / "docs" / "games" / f"{name}.md"
    if game.status != "verified" and not file.is_file():
        pytest.skip("only a verified game must have a page")
    assert file.read_text(encoding="utf-8") == page(game)


@pytest.mark.parametrize("name", [name for name, game in all_games().items() if game.status == "verified"])
def test_the_page_of_a_game_says_what_every_field_means(name: str) -> None:
    rows = [*fields(all_games()[name].state)]
    assert len(rows) > 20
    assert [row for row in rows if row.endswith("|  |")] == []


def test_the_page_of_a_game_says_how_a_field_is_typed() -> None:
    rows = {row.split("`")[1]: row for row in fields(all_games()["nine-lives"].state)}
    told = {name: [cell.strip() for cell in row.split("|")][4:6] for name, row in rows.items()}
    assert told["to_move"] == ["`1`", "counts from 1"]
    assert told["start_column"] == ["`-`", "filled in where it follows; counts from 1"]
    assert told["column_total"] == ["`-`", "filled in where it follows"]
    assert told["row_count"] == ["follows", "derived"]
    assert told["bad_suit"] == ["`-`", "`circle`, `square`, `triangle`, `star`"]
    assert told["deck"] == ["`?`", ""]
    assert told["powers"] == ["", ""]
    assert told["luck"] == told["event_count"] == told["events[row: 48].kind"] == ["", "never typed"]
    assert not any("stored" in row for row in rows.values())


def test_a_field_that_is_left_out_has_the_value_that_the_page_says() -> None:
    """In every game: a text with that value reads as the text without it."""
    for game in all_games().values():
        options = game.options.read({})
        head = f"{game.name}/2 {options} |" if has_base(game.state) else f"{game.name} {options} |"
        empty = read_position(head)[2]
        for row in fields(game.state):
            name, default, told = row.split("`")[1], *[cell.strip() for cell in row.split("|")][4:6]
            if "[" in name or not default.startswith("`") or default == "`?`":
                continue
            assert read_position(f"{head} {name}={default.strip('`')}")[2] == empty, (game.name, name, told)


def test_the_map_names_every_module_and_the_laws_are_those_of_the_core() -> None:
    written = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert written == source_map.page(), "run `python -m tools.source_map`"
    assert all(source_map.first_line(file) for file in source_map.modules() if file.stat().st_size > 0)


def test_functions_to_guess_are_drawn_by_a_seed_and_do_not_show_their_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    drawn = guessing.draw(3)
    assert drawn == guessing.draw(3) != guessing.draw(4)
    assert len(drawn) == guessing.COUNT
    guessing.main(["3"])
    asked = capsys.readouterr().out
    guessing.main(["3", "--answers"])
    told = capsys.readouterr().out
    for file, shown in drawn:
        assert (source_map.SOURCE / file).is_file()
        assert shown in asked
        assert file not in asked
        assert f"{shown}\n    {file}\n" in told


def test_every_page_has_its_place_in_the_site() -> None:
    """The site's own build checks the links; here that no page is forgotten and none is invented."""
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w/.-]+\.md", text[text.index("\nnav:") :]))
    written = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    unnamed = {folder.name for folder in source_map.unverified()}
    games = {page.parent.name for page in site.GAMES.glob("*/RULES.md")} - unnamed
    rules = {f"rules/{name}.md" for name in games}
    reference = {f"reference/{name}.md" for name in site.REFERENCE}
    assert named == written | rules | reference | {"index.md", "CONTRIBUTING.md", "CHANGELOG.md"}


def test_the_pages_of_games_are_listed_in_the_site_by_a_command() -> None:
    assert site.CONFIG.read_text(encoding="utf-8") == site.with_games(), "run `python -m tools.site --list`"


def test_links_of_pages_that_move_follow_and_nothing_in_a_page_runs(tmp_path: Path) -> None:
    assert site.moved("docs/server.md#seats", "") == "server.md#seats"
    assert site.moved("../../src/nekoban/games/iwari/RULES.md", "../") == "../rules/iwari.md"
    assert site.moved("../CONTRIBUTING.md", "") == "CONTRIBUTING.md"
    assert site.moved("https://example.org/", "../") == "https://example.org/"
    assert site.moved("../examples/ppo.py", "") == ""
    (tmp_path / "assets").mkdir()
    (tmp_path / "below").mkdir()
    page = tmp_path / "below" / "page.html"
    page.write_text(
        '<style>a{}</style><script>run()</script><script id="__config" type="application/json">{}'
    )
    site.take_out(tmp_path)
    assert re.fullmatch(
        r'<link rel="stylesheet" href="\.\./assets/taken-\w+\.css"><script src="\.\./assets/taken-\w+\.js">'
        r'</script><script id="__config" type="application/json">\{\}',
        page.read_text(),
    )


@pytest.mark.parametrize("name", [game.name for game in all_games().values() if game.status == "verified"])
def test_every_page_with_figures_says_which_rules_they_were_measured_with(name: str) -> None:
    game = all_games()[name]
    for file in measured_pages.measured_pages(game):
        said = measured_pages.SAID.findall(file.read_text(encoding="utf-8"))
        assert len(said) == 1, f"{file.name} says it {len(said)} times"
    assert list(measured_pages.stale_pages([game])) == [], "run `python -m tools.measured_pages`"


def test_when_the_rules_change_the_figures_are_called_old() -> None:
    game = all_games()["mauwi"]
    page = f"Shares. {game.measured_with(game.version)} Wins."
    assert measured_pages.updated(game, page) == page
    later = dataclasses.replace(game, version=game.version + 1)
    said = f"Measured with rules version {game.version}; the rules are now version {game.version + 1}."
    assert measured_pages.updated(later, page) == f"Shares. {said} Wins."
    assert measured_pages.updated(game, f"Shares. {said} Wins.") == page
    stale = [file.name for file, _ in measured_pages.stale_pages([later])]
    assert stale == ["mauwi.md", *["mauwi.html", "mauwi.json"] * 2]  # the ladder, the report, what is taught
