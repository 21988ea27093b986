"""What a game must offer is checked when it loads; what it may leave out is filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Union

import pytest

from nekoban.core import contracts
from nekoban.core.catalogue import all_games, broken_games, find_game, known_game, load
from nekoban.core.contracts import LATE_PARTS, PARTS, ContractError
from nekoban.core.fitting_types import fits
from nekoban.core.game import Game
from tests.guests import at_hand, write_guest
from tools import contract_page


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with a game of somebody else's, to be spoiled before it loads."""
    return write_guest("guest-mice", tmp_path)


def spoil(site: Path, file: str, old: str, new: str) -> None:
    path = site / "guest_mice" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


SPOILED = [  # file, what stands there, what is written instead, and the end of the sentence
    ("rules/turn.py", "def why_not(state: State, move: Move)", "def why_not(state: State, row: Move)",
     "rules/turn.py: why_not must be why_not(state, move)."),
    ("rules/__init__.py", "import scores, winners", "import scores",
     "rules/__init__.py lacks winners(state, out): 1 for every seat that has won, when the game is over."),
    ("rules/__init__.py", "from guest_mice.rules.setup import setup", "setup = 3",
     "rules/__init__.py: setup must be setup(state, options)."),
    ("show/words.py", "def say(view: View, move: Move, names", "def say(move: Move, view: View, names",
     "words.py: say must be say(view, move, names)."),
    ("show/words.py", "def status(", "def statuses(",
     "words.py lacks status(view, names): Whose turn it is, and what they have to decide."),
    ("show/draw.py", "def draw(view: View, seat: SeatNumber | None, layout: str,", "def draw(view: View,",
     "draw.py: draw must be draw(view, seat, layout, names)."),
    ("show/words.py", "def say(view: View, move: Move, names: Sequence[str])",
     "def say(view: View, move: Move, names: Sequence[str] = ())",
     "words.py: say must be say(view, move, names)."),
    ("show/words.py", "def say(view: View, move: Move, names", "def say(view: View, move: Move, *, names",
     "words.py: say must be say(view, move, names)."),
    ("show/words.py", "def say(view: View, move: Move,", "def say(view: View, move: str,",
     "words.py: move of say must be int, not str."),
    ("show/words.py", "def flaw(clause: int) -> str:", "def flaw(clause: int) -> str | None:",
     "words.py: the result of flaw must be str, not str | None."),
    ("lesson.toml", "otherwise =", "othrewise =",
     "lesson.toml, chapter 1, step 2: there is no field 'othrewise'."),
    ("lesson.toml", "names = [\"Mia\", \"Tom\"]", "",
     "lesson.toml lacks names."),
    ("lesson.toml", "names = [\"Mia\", \"Tom\"]", "names = [\"Mia\", 2]",
     "lesson.toml, names 2 must be a text."),
    ("facts.py", "    luck_names=", "    exceptions=(\"players.paws\",),\n    luck_names=",
     "facts.py: there is no field 'players.paws'."),
    ("parts.py", "class Happening(", "del Clause\n\n\nclass Happening(",
     "parts.py lacks Clause, which parts.py must have."),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "sentence"), SPOILED, ids=range(len(SPOILED)))
def test_a_part_that_breaks_its_contract_is_refused_by_file_and_function(
    site: Path, file: str, old: str, new: str, sentence: str
) -> None:
    spoil(site, file, old, new)
    if file == "parts.py":
        only_parts(site)
    with at_hand(site), pytest.raises(ContractError) as caught:
        load("guest_mice")
    assert str(caught.value).endswith(sentence)
    assert str(site) in str(caught.value)


def test_a_misspelt_field_of_turning_is_refused(site: Path) -> None:
    (site / "guest_mice" / "turning.py").write_text(
        "from nekoban.core.seat_turning import Turning\n\nTURNING = Turning(eyes=('players.sen',))\n"
    )
    with (
        at_hand(site),
        pytest.raises(ContractError, match=r"turning\.py: there is no field 'players\.sen'\."),
    ):
        load("guest_mice")


def only_parts(site: Path) -> None:
    """Nothing else of the game asks for what its parts.py lacks, so that the contract is the first to."""
    spoil(
        site,
        "facts.py",
        "from guest_mice.parts import KINDS, MICE, SEATS, Card",
        "KINDS, MICE, SEATS, Card = 4, 21, 4, None",
    )


def test_a_demanded_part_that_is_missing_is_named(site: Path) -> None:
    (site / "guest_mice" / "parts.py").rename(site / "guest_mice" / "pieces.py")
    for file in (site / "guest_mice").rglob("*.py"):
        file.write_text(file.read_text().replace("guest_mice.parts", "guest_mice.pieces"))
    with at_hand(site), pytest.raises(ContractError, match=r"guest_mice lacks parts\.py: The components"):
        load("guest_mice")


def test_what_may_be_left_out_is_filled_in() -> None:
    game = find_game("mice")
    words, view = game.words, game.interpreted.view(game.interpreted.start(game.options.read({}), 1), 0)
    assert words.title(view) is None
    assert words.headings(view, [0], ["A", "B"]) is None
    assert words.more_scores(view) == []
    assert words.lead(1) == "1 point"
    assert game.rules.derive(view) is None


@pytest.mark.parametrize(
    "spoiled",
    [
        "raise RuntimeError('out of mice')",
        "import no_such_module",
        "this is no python",
        "GAME = 3",
        "exit(3)",
    ],
)
def test_a_game_that_cannot_be_imported_breaks_no_other(site: Path, spoiled: str) -> None:
    ours = set(all_games(hidden=True))
    (site / "guest_mice" / "__init__.py").write_text(spoiled)
    with at_hand(site):
        assert set(all_games(hidden=True)) == ours
        assert list(broken_games()) == ["guest_mice"]
        assert broken_games()["guest_mice"].startswith("guest_mice cannot be loaded: ")
        with pytest.raises(LookupError, match="guest_mice cannot be loaded"):
            find_game("guest-mice")


def test_two_games_of_one_name_leave_the_first(site: Path) -> None:
    spoil(site, "facts.py", 'name="guest-mice"', 'name="mauwi"')
    with at_hand(site):
        assert find_game("mauwi").package == "nekoban.games.mauwi"
        assert "another game named 'mauwi', in nekoban.games.mauwi" in broken_games()["guest_mice"]


def test_the_page_of_contracts_is_what_the_module_says() -> None:
    assert contract_page.FILE.read_text(encoding="utf-8") == contract_page.page()


def test_every_hook_stands_on_the_page() -> None:
    page = contract_page.page()
    for part in (*PARTS, *LATE_PARTS):
        for name, function in contracts.demanded_functions(part.contract):
            assert f"`{contracts.signature(name, function)}`" in page
        for name, _ in contracts.attributes(part.contract):
            assert f"| `{name}` |" in page
    for name in Game.__dataclass_fields__:
        assert f"| `{name}` |" in page


JUDGEMENT = """
WEIGHTS = (1.0, 1.0)


def judge(state, points, leads, weights):
    pass
"""


def test_an_optional_function_may_be_left_out_but_not_be_another(site: Path) -> None:
    file = site / "guest_mice" / "judgement.py"
    file.write_text(JUDGEMENT, encoding="utf-8")
    with at_hand(site):
        found = load("guest_mice").judgement
    assert found is not None
    assert found.prefer is None
    file.write_text(f"{JUDGEMENT}\n\ndef prefer(state, moves):\n    return 0\n", encoding="utf-8")
    with at_hand(site), pytest.raises(ContractError) as caught:
        load("guest_mice")
    sentence = "judgement.py: prefer must be prefer(state, moves, count, dice, weights)."
    assert str(caught.value).endswith(sentence)


@pytest.mark.parametrize(
    ("one", "other", "answer"),
    [
        (bool, int, True),
        (int, bool, False),
        (int, Any, True),
        (int, int | None, True),
        (int | None, int, False),
        (Union[int, str], int | str | None, True),  # noqa: UP007
        (list[int], Sequence[int], True),
        (list[int], Sequence[str], False),
        (Sequence[int], list[int], False),
        (list[int], list[str], False),
        (list[int], list, True),
        (dict[str, int], Mapping[str, int], True),
        (dict[str, int], Mapping[str, str], False),
        (dict[str, int], Iterable[int], False),
        (tuple[int, str], tuple[int, str], True),
        (tuple[int, str], tuple[int, str, int], False),
        (tuple[int, str, int], tuple[int, str], False),
        (tuple[int, int], tuple[int, ...], True),
        (tuple[int, str], tuple[int, ...], False),
        (tuple[int, ...], tuple[int, int], False),
        (tuple[int, ...], Sequence[int], True),
        (tuple[int, str], Sequence[int], False),
        (tuple[()], tuple[int], False),
        (tuple[int], tuple, True),
        (list[tuple[str, int]], list[tuple[str, int]] | None, True),
        (list[tuple[str, int, int]], Sequence[tuple[str, int]], False),
        (Callable[[int], str], Callable[..., object], True),
        (Callable[[int], str], Callable[[str], str], False),
    ],
)
def test_a_type_fits_another_if_all_that_is_of_it_is_of_the_other(
    one: object, other: object, answer: bool
) -> None:
    assert fits(one, other) is answer


def test_a_game_is_found_by_its_name_in_one_place() -> None:
    assert known_game("mice") is find_game("mice")
    assert known_game("chess") is None
    assert known_game(["mice"]) is None
    source = Path(str(contracts.__file__)).parents[1]
    homes = {file.name for file in source.rglob("*.py") if "hidden=True).get(" in file.read_text("utf-8")}
    assert homes == {"catalogue.py"}
