"""Between people at one table: who watches, who is not heard, and an end that all agree on."""

from collections.abc import Callable
from pathlib import Path

from tests.web.browser import Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
SEATS = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]


def people(sit: Sit) -> tuple[Player, Player, Player]:
    """Two who play with two bots of one level, and one who watches on a phone."""
    mia, tom, eve = sit(), sit(), sit(360, 740)
    for player in (mia, tom):
        player.go("/about")
    asked = {"game": "mice", "options": {"players": 4}, "seats": SEATS, "name": "Mia"}
    table = mia.ask("/api/tables", {**asked, "settings": {"spectators": True}})["table"]
    tom.ask(f"/api/tables/{table}/seats", {"name": "Tom"})
    for player in (mia, tom, eve):
        player.go(f"/table/{table}")
    mia.wait_for_turn()
    return mia, tom, eve


def speak(player: Player, words: str) -> None:
    player.page.fill("#words", words)
    player.page.keyboard.press("Enter")


def test_people_at_a_table_see_who_watches_hush_each_other_and_end_together(
    sit: Sit, node_modules: Path
) -> None:
    mia, tom, eve = people(sit)
    names = mia.page.locator("#seats .name").all_inner_texts()
    assert len(set(names)) == 4  # also of bots of one level
    mia.page.locator("#watching", has_text="One person is watching.").wait_for()
    speak(tom, "boo")
    mia.page.locator("#chat li", has_text="boo").wait_for()
    mia.page.get_by_role("button", name="Mute or block Tom").click()
    check(mia, node_modules)
    mia.page.get_by_label("Hide what Tom says at this table").check()
    mia.page.get_by_role("button", name="Close").click()
    assert mia.page.locator("#chat li").count() == 0
    eve.page.locator("#chat li", has_text="boo").wait_for()
    mia.page.reload()
    mia.wait_for_turn()
    assert mia.page.locator("#chat li").count() == 0  # it is kept

    mia.page.click("aside details > summary")
    mia.page.get_by_role("button", name="End the game").click()
    mia.page.get_by_role("button", name="Offer a draw").click()
    mia.page.get_by_role("button", name="Play on").wait_for()
    tom.page.locator("#questions", has_text="Mia offers a draw.").wait_for()
    check(tom, node_modules)
    tom.page.get_by_role("button", name="Agree").click()
    for player in (mia, tom, eve):
        player.page.locator("#result .sentence", has_text="agreed on a draw").wait_for()
    assert eve.page.locator("#result .places").count() == 0  # nobody came first
    check(eve, node_modules)


def test_whoever_is_blocked_cannot_ask_anything(sit: Sit) -> None:
    mia, tom, _ = people(sit)
    mia.page.get_by_role("button", name="Mute or block Tom").click()
    mia.page.get_by_label("Block the name Tom at all tables").check()
    mia.page.get_by_role("button", name="Close").click()
    tom.page.click("aside details > summary")
    tom.page.get_by_role("button", name="End the game").click()
    tom.page.get_by_role("button", name="End without a result").click()
    tom.page.get_by_role("button", name="Play on").wait_for(state="detached")  # it was refused
    tom.page.get_by_role("button", name="End the game").wait_for()
    speak(tom, "boo")
    tom.page.locator("#chat li", has_text="boo").wait_for()
    speak(mia, "so quiet here")
    mia.page.locator("#chat li", has_text="so quiet here").wait_for()  # told after all that Tom has done
    assert mia.page.locator("#chat li").count() == 1
    assert mia.page.locator("#questions p").count() == 0


def test_among_people_hints_are_off_unless_somebody_wants_them(sit: Sit) -> None:
    player = sit()
    player.go("/new/mice")
    player.page.click("#more > summary")
    assert player.page.is_checked("#hints")
    player.page.check("[name=with][value=friends]")
    assert not player.page.is_checked("#hints")


def test_those_who_watch_talk_among_themselves_and_can_be_muted(sit: Sit, node_modules: Path) -> None:
    mia, tom, eve = people(sit)
    zoe = sit()
    zoe.page.goto(eve.page.url)
    eve.page.locator("#hears", has_text="only spectators can read").wait_for()
    check(eve, node_modules)
    eve.page.fill("#who", "Eve")
    speak(eve, "Tom holds a three")
    line = zoe.page.locator("#chat li", has_text="Tom holds a three")
    line.wait_for()
    assert line.inner_text().startswith("Eve watching ")
    speak(tom, "boo")
    mia.page.locator("#chat li", has_text="boo").wait_for()  # told after what Eve has said
    assert mia.page.locator("#chat li").count() == 1
    assert not mia.page.locator("#hears").is_visible()
    zoe.page.get_by_role("button", name="Mute or block Eve").click()
    zoe.page.get_by_label("Hide what Eve says at this table").check()
    zoe.page.get_by_role("button", name="Close").click()
    assert zoe.page.locator("#chat li", has_text="three").count() == 0
    eve.page.reload()
    eve.page.locator("#who").wait_for()
    assert eve.page.input_value("#who") == "Eve"  # it is kept


def test_the_host_lets_those_who_watch_speak_to_the_table_or_not(sit: Sit) -> None:
    mia, eve = sit(), sit()
    for talk in ("all", "never"):
        mia.go("/new/mice")
        mia.page.click("#more > summary")
        mia.page.check("#spectators")
        mia.page.select_option("#spectator_chat", talk)
        mia.page.click("#make")
        mia.page.wait_for_url("**/table/*")
        mia.wait_for_turn()
        eve.page.goto(mia.page.url)
        eve.page.wait_for_selector("#board svg")
        assert eve.page.locator("#words").is_visible() == (talk == "all")
        if talk == "all":
            eve.page.locator("#hears", has_text="Everybody at the table").wait_for()
            speak(eve, "good luck")
            mia.page.locator("#chat li", has_text="Guest watching good luck").wait_for()


def test_a_sign_is_chosen_once_and_seen_by_the_others(sit: Sit, node_modules: Path) -> None:
    mia, tom = sit(), sit(360, 740)
    mia.go("/")
    mia.page.click("#settings")
    mia.page.get_by_role("radio", name="fish").check()
    mia.page.fill("dialog [name=name]", "Mia")
    check(mia, node_modules)
    mia.page.get_by_role("button", name="Close").click()
    mia.go("/new/mice")
    mia.page.click("#more > summary")
    assert mia.page.get_by_role("radio", name="fish").is_checked()
    assert mia.page.input_value("#name") == "Mia"
    mia.page.check("[name=with][value=friends]")
    mia.page.click("#make")
    mia.page.wait_for_selector("#questions code")
    tom.page.goto(mia.page.url)
    tom.page.get_by_role("radio", name="moon").check()
    check(tom, node_modules)
    tom.page.click("#questions button.main")
    for player in (mia, tom):
        player.page.locator("#seats").get_by_role("img", name="moon").wait_for()
        player.page.locator("#seats").get_by_role("img", name="fish").wait_for()
        drawn = "document.querySelector('#seats .sign use').getBoundingClientRect().width > 8"
        player.until(drawn)
