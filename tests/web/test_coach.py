"""The coach in a browser: it asks before a costly move, says why, and never makes or forbids one itself."""

from collections.abc import Callable
from pathlib import Path

from tests.web.browser import Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
GAMES = 8  # tables at most, until a move is doubted: what is dealt is not ours to choose
ANSWERED = (
    "document.querySelector('dialog') !== null || document.querySelectorAll('#log > li').length > {before}"
)
WORSE = ".board .can:not(.hinted)"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def show_worse(player: Player) -> bool:
    """Whether there is something to click that a hint would not."""
    player.page.click("#hint")
    player.page.wait_for_selector(".board .hinted", timeout=120_000)
    player.page.click("#told")
    return player.page.locator(WORSE).count() > 0


def until_doubted(player: Player, play: Callable[[Player], None]) -> int:
    """Play worse than one could until the coach asks; how many moves there were before."""
    for _ in range(GAMES):
        player.sit_down("mice", coach=3)
        while player.wait_for_turn():
            before = player.ply
            if show_worse(player):
                play(player)
            else:
                player.click_something(0)
            player.until(ANSWERED.format(before=before))
            if player.page.locator("dialog").count():
                return before
    raise AssertionError("the coach never asked")


def click_worse(player: Player) -> None:
    player.page.locator(WORSE).first.click()


def press_worse(player: Player) -> None:
    player.reach_board()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        if not player.page.evaluate("document.activeElement.matches('.hinted')"):
            break
        player.page.keyboard.press(key)
    player.page.keyboard.press("Enter")


def test_by_clicks_the_coach_asks_says_why_and_lets_one_think_again(sit: Sit, node_modules: Path) -> None:
    player = sit()
    before = until_doubted(player, click_worse)
    dialog = player.page.get_by_role("dialog", name="Are you sure?")
    assert "your chance to win falls by about" in dialog.inner_text()
    assert "Better: " not in dialog.inner_text()
    dialog.get_by_role("button", name="Why?").click()
    assert "Better: " in dialog.inner_text()
    check(player, node_modules)
    dialog.get_by_role("button", name="Think again").click()
    dialog.wait_for(state="detached")
    assert player.ply == before  # nothing has happened
    player.wait_for_turn()
    show_worse(player)
    click_worse(player)
    dialog.get_by_role("button", name="Make this move").click()
    player.until(f"document.querySelectorAll('#log > li').length > {before}")


def test_by_keys_the_coach_is_asked_and_answered(sit: Sit) -> None:
    player = sit()
    before = until_doubted(player, press_worse)
    player.page.keyboard.press("Escape")
    player.page.locator("dialog").wait_for(state="detached")
    assert player.ply == before
    player.wait_for_turn()
    show_worse(player)
    press_worse(player)
    player.page.locator("dialog").wait_for()
    assert player.page.evaluate("document.activeElement.tagName") == "P"  # Enter alone makes no move
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    assert "Better: " in player.page.inner_text("dialog")
    for _ in range(12):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement.textContent") == "Make this move":
            break
    player.page.keyboard.press("Enter")
    player.until(f"document.querySelectorAll('#log > li').length > {before}")


def test_a_table_is_made_with_a_coach_and_among_people_all_are_asked(sit: Sit) -> None:
    mia, tom = sit(), sit()
    mia.go("/new/mice")
    mia.page.click("#more > summary")
    mia.page.select_option("#coach", "10")
    mia.page.click("#make")
    mia.wait_for_turn()
    told = mia.page.evaluate(
        "fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((one) => one.json())"
    )
    assert told["coach"] == {"percent": 10, "active": True, "agreed": [], "refused": False}

    asked = {
        "game": "mice",
        "options": {"players": 2},
        "seats": SEATS,
        "name": "Mia",
        "settings": {"coach": 5},
    }
    table = mia.ask("/api/tables", asked)["table"]
    tom.go("/about")
    tom.ask(f"/api/tables/{table}/seats", {"name": "Tom"})
    for player in (mia, tom):
        player.go(f"/table/{table}")
        player.page.locator("#questions", has_text="by more than 5%").wait_for()
        player.page.get_by_role("button", name="Agree").click()
    for player in (mia, tom):
        player.until("document.querySelectorAll('#questions p').length === 0")
    told = mia.page.evaluate(
        "fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((one) => one.json())"
    )
    assert told["coach"]["active"] is True
