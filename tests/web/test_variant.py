"""A variant of one's own: brought as a file or pasted, checked, made into a table, and marked there."""

from collections.abc import Callable
from pathlib import Path

from tests.variants import EXAMPLES
from tests.web.browser import Player
from tests.web.test_axe import check

Sit = Callable[..., Player]


def test_a_variant_is_brought_as_a_file_and_played(sit: Sit, node_modules: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(EXAMPLES["mauwi"].replace("[cards]", "teams = false\n\n[cards]"), encoding="utf-8")
    player = sit()
    page = player.page
    player.go("/new/mauwi")
    page.locator("#more > summary").click()
    page.get_by_role("link", name="Play a variant of your own").click()
    page.locator("#file").set_input_files(str(file))
    player.until("document.getElementById('text').value.includes('spirit = 5')")
    page.get_by_role("button", name="Check it").click()
    page.locator("#changes li").first.wait_for()
    assert page.locator("#called").inner_text() == "Mauwi: few-spirits (not a published rule)"
    assert page.locator("#changes li").all_inner_texts() == [
        "MW-90 spirit: 5 instead of 10.",
        "MW-90 Joker: 6 instead of 5.",
    ]
    assert page.locator("#short").input_value().startswith("mauwi players=3 cards=spirit:5")
    check(player, node_modules)
    page.get_by_role("link", name="Make a table").click()
    player.until("document.getElementById('option-cards')?.value === 'spirit:5,joker:6'")
    assert page.locator("#option-players").input_value() == "3"
    assert not page.locator("#option-teams").is_checked()
    page.locator("#make").click()
    player.until("document.getElementById('title')?.textContent.includes('not a published rule')")


def test_what_is_wrong_with_a_pasted_variant_is_said_beside_it(sit: Sit) -> None:
    player = sit()
    player.go("/variant")
    player.page.locator("#text").fill(EXAMPLES["mauwi"].replace("spirit = 5", "spirit = 55"))
    player.page.get_by_role("button", name="Check it").click()
    player.until("document.getElementById('problem').textContent")
    told = player.page.locator("#problem").inner_text()
    assert told == "your variant, line 12: spirit has to be a whole number from 0 to 20, not 55."
    assert player.page.locator("#found").is_hidden()
    assert [fault for fault in player.faults if "400" not in fault] == []
    player.faults.clear()  # the browser notes that the text was refused
