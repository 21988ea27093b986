"""Fairness: who had a say in the deal, and what a file proves afterwards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import nekoban
from nekoban import Match, NotationError
from nekoban.cli import app
from nekoban.core.catalogue import find_game
from nekoban.core.fairness import account, check_seal, contribution_of, dealing_seed, promise, seal
from nekoban.core.notation import FORMAT, QUICK_FORMAT

ONE, TWO = "01" * 16, "fe" * 16
FIRST = sorted(Path(__file__).parent.glob("games/*/golden/*-format-1.neko"))
OLDER = sorted(Path(__file__).parent.glob("games/*/golden/*-version-1.neko"))  # rules have changed since
GIVEN = "given position"


def verified(file: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["verify", str(file), *words])
    return done.exit_code, done.output


def mice(**more: Any) -> Match:
    match = nekoban.new("mice", players=2, seed="fair", **more)
    match.play("one")
    return match


def test_every_contribution_changes_the_deal_and_none_leaves_it_to_the_seed() -> None:
    seed = bytes(range(32))
    given: list[list[str | None]] = [
        [ONE, None], [None, ONE], [TWO, None], [ONE, TWO], [TWO, ONE], [ONE, ONE], [ONE, None, None],
    ]  # fmt: skip
    assert len({seed, *(dealing_seed(seed, one) for one in given)}) == len(given) + 1
    assert dealing_seed(seed, [None, None]) == seed
    assert dealing_seed(bytes(32), given[0]) != dealing_seed(seed, given[0])


def test_a_match_with_contributions_has_the_fingerprint_of_the_seed_and_another_deal() -> None:
    plain, mixed = (nekoban.new("mauwi", seed="fair", contributions=given) for given in ([], [None, ONE]))
    assert plain.commitment == mixed.commitment
    assert plain.state != mixed.state
    assert plain.position() != mixed.position()


def test_contributions_are_kept_and_the_file_tells_who_gave_them(tmp_path: Path) -> None:
    match = mice(contributions=[None, TWO.upper()])
    match.save(tmp_path / "m.neko")
    again = nekoban.load(tmp_path / "m.neko")
    assert again.contributions == [None, TWO]
    assert again.state == match.state
    assert again.at(0).state == match.at(0).state
    told = verified(tmp_path / "m.neko", "--contribution", TWO, "--fingerprint", match.commitment)[1]
    assert "Only seat 2 contributed to the luck." in told
    code, told = verified(tmp_path / "m.neko", "--contribution", ONE)
    assert code != 0
    assert "the seed deals exactly" not in told


def test_made_up_contributions_do_not_pass_unseen_by_the_fingerprint_of_an_honest_seed(
    tmp_path: Path,
) -> None:
    """Whoever writes the file may choose them until the deal pleases; only the seal tells."""
    honest, forged = mice(), mice(contributions=[None, TWO])
    assert honest.state != forged.state
    forged.save(tmp_path / "m.neko")
    code, told = verified(tmp_path / "m.neko", "--fingerprint", honest.commitment)
    assert code == 0
    assert "compare it with the one that was shown before they were revealed" in told
    honest.save(tmp_path / "honest.neko")
    assert "compare it" not in verified(tmp_path / "honest.neko")[1]


def test_the_seal_that_was_shown_proves_that_nothing_was_chosen_afterwards(tmp_path: Path) -> None:
    match = mice(contributions=[None, TWO])
    match.save(tmp_path / "m.neko")
    shown = seal(match.commitment, [None, promise(match.commitment, TWO)])
    code, told = verified(tmp_path / "m.neko", "--seal", shown.upper())
    assert code == 0
    assert f"Seal of the seed and the contributions: {shown}" in told
    others = [promise(match.commitment, ONE), promise("00" * 32, TWO), None]
    for other in [seal(match.commitment, [None, one]) for one in others] + ["", "x"]:
        code, told = verified(tmp_path / "m.neko", "--seal", other)
        assert code != 0
        assert "the seed deals exactly" not in told
        with pytest.raises(NotationError, match="NOT dealt from what was sealed"):
            check_seal(match, other)
    assert not any("Seal" in sentence for sentence in account(mice()))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([], "No player contributed to the luck"),
        ([ONE], "Only seat 1 contributed to the luck."),
        ([ONE, TWO], "Every player contributed to the luck."),
    ],
)
def test_verify_says_which_seats_contributed(given: list[str], sentence: str) -> None:
    assert sentence in " ".join(account(mice(contributions=given)))


@pytest.mark.parametrize(
    "given", ["01" * 16, ["01"], ["xy" * 16], [5], [ONE, ONE, ONE], {"1": ONE}, None, [ONE + "0"], [""]]
)
def test_what_is_no_contribution_is_refused_with_a_sentence(given: Any) -> None:
    with pytest.raises(NotationError, match=r"[Cc]ontribution"):
        mice(contributions=given)


def test_a_file_whose_contributions_were_changed_does_not_replay(tmp_path: Path) -> None:
    match = nekoban.new("mauwi", players=2, seed="fair", contributions=[ONE, TWO])
    match.play("pass")
    save = match.to_save()
    for changed in ([TWO, ONE], [ONE, None], [], [ONE], "x", [ONE, TWO, None]):
        with pytest.raises(NotationError):
            Match.from_save({**save, "contributions": changed})
    with pytest.raises(NotationError, match="format 1 has no contributions"):
        Match.from_save({**save, "format": QUICK_FORMAT})


def test_words_that_people_type_become_contributions() -> None:
    assert contribution_of("") is contribution_of("  ") is None
    assert contribution_of(f" {TWO.upper()} ") == TWO
    word = contribution_of("the cat sat")
    assert word is not None
    assert re.fullmatch("[0-9a-f]{32}", word)
    assert word != contribution_of("the cat sits")
    assert contribution_of("\ud800") is not None


def test_people_at_one_keyboard_contribute_after_the_fingerprint_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "mice", "--players", "2", "--names", "Ann,Bob", "--contribute", "--plain"]
    told = CliRunner().invoke(app, words, input="some words\n\n1\n").output
    places = [told.index(part) for part in ("Fingerprint of the seed", "Ann, type", "Bob, type")]
    assert places == sorted(places)
    match = nekoban.load(next(tmp_path.glob("*.neko")))
    assert match.contributions == [contribution_of("some words"), None]


# --- matches from a position ------------------------------------------------------------------------


def forged(tmp_path: Path) -> tuple[Path, Match]:
    """A file with an honest seed whose `start` is its own deal with the hands swapped."""
    honest = nekoban.new("mauwi", players=2, seed="fair")
    text = honest.position()
    hands = dict(re.findall(r"([12])\.hand=(\S+)", text))
    swapped = text.replace(f"1.hand={hands['1']}", f"1.hand={hands['2']}")
    swapped = swapped.replace(f" 2.hand={hands['2']}", f" 2.hand={hands['1']}")
    assert swapped != text
    match = Match.from_position(swapped, seed="fair")
    match.play(match.moves()[0])
    match.save(tmp_path / "forged.neko")
    return tmp_path / "forged.neko", honest


def test_a_forged_position_is_never_told_to_be_dealt(tmp_path: Path) -> None:
    file, honest = forged(tmp_path)
    code, told = verified(file, "--fingerprint", honest.commitment)
    assert code == 0
    assert "exactly" not in told
    assert "deals only what the position left hidden and what was drawn later" in told
    assert all(GIVEN in line for line in told.splitlines())


def test_a_dealt_match_says_nothing_of_a_position(tmp_path: Path) -> None:
    mice().save(tmp_path / "m.neko")
    told = verified(tmp_path / "m.neko")[1]
    assert "the seed deals exactly this match" in told
    assert GIVEN not in told


def test_a_match_that_loses_its_start_does_not_replay(tmp_path: Path) -> None:
    file, _ = forged(tmp_path)
    save = json.loads(file.read_text())
    del save["start"]
    with pytest.raises(NotationError):
        Match.from_save(save)


# --- formats ----------------------------------------------------------------------------------------


def test_there_are_files_of_the_first_format() -> None:
    assert len(FIRST) > 2


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_a_file_of_the_first_format_replays_and_says_how_it_was_dealt(file: Path, tmp_path: Path) -> None:
    save = json.loads(file.read_text())
    if save["version"] != find_game(save["game"]).version:  # the rules changed since
        with pytest.raises(NotationError, match="which may play it differently"):
            Match.load(file)
        return
    match = Match.load(file)
    assert match.format == QUICK_FORMAT
    assert match.state.luck > 0
    assert "the older luck of format 1" in verified(file)[1]
    match.save(tmp_path / "again.neko")
    assert (tmp_path / "again.neko").read_text() == file.read_text()
    if not match.over:
        match.play(match.legal()[0])
        assert match.state.luck > 0, "a match goes on as it began"


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_match_of_older_rules_says_which_version_played_it(file: Path) -> None:
    game = find_game(json.loads(file.read_text())["game"])
    assert game.version > 1
    with pytest.raises(NotationError, match=f"version 1 of the rules of {game.title}; this program has"):
        Match.load(file)


def test_there_are_matches_of_older_rules() -> None:
    assert {file.stem for file in OLDER} >= {"cat-battles-version-1", "iwari-version-1"}


def test_a_new_match_has_keyed_luck_and_its_file_says_so(tmp_path: Path) -> None:
    match = mice()
    assert (match.format, match.to_save()["format"]) == (FORMAT, FORMAT)
    assert all(state.luck < 0 for state in match.states)
    match.save(tmp_path / "m.neko")
    assert "The luck is keyed (format 2)" in verified(tmp_path / "m.neko")[1]


def test_hidden_places_of_a_position_are_dealt_by_keyed_luck() -> None:
    text = nekoban.new("mauwi", players=3, seed=1).position(0)
    one, two = (Match.from_position(text, seed=seed) for seed in (1, 2))
    assert one.state.luck < 0
    assert one.position() != two.position()
    assert one.position(0) == two.position(0)
    assert "luck" not in text
    assert "key" not in text
