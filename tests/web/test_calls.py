"""Being called: a page asks its browser's push service, and the worker shows what comes."""

from collections.abc import Callable

from tests.web.browser import Player
from tests.web.test_people import people

Sit = Callable[..., Player]
# Chromium has no push service here: what the page would get from it, and what a server that may call says.
PUSH = """
  const keys = {p256dh: new Uint8Array(65).fill(4).buffer, auth: new Uint8Array(16).buffer};
  const given = {endpoint: "https://push.example.org/mine", getKey: (name) => keys[name]};
  PushManager.prototype.subscribe = async (asked) => { window.asked = asked; return given; };
  Notification.requestPermission = async () => "granted";
"""
SHOWN = "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(n => n.body))"


def test_a_page_is_called_only_when_its_reader_wants_it_and_shows_the_call(sit: Sit) -> None:
    told: list[str] = []

    def prepared(*size: int) -> Player:
        player = sit(*size, permissions=["notifications"])
        player.page.add_init_script(PUSH)
        player.page.route("**/api/push", lambda route: route.fulfill(json={"key": "BAAA"}))

        def heard(route: object) -> None:
            told.append(route.request.post_data or "")  # type: ignore[attr-defined]
            route.fulfill(json={"kind": "done"})  # type: ignore[attr-defined]

        player.page.route("**/calls", heard)
        return player

    mia, _, _ = people(prepared)
    mia.page.click("aside details > summary")
    assert not told  # nothing without a wish
    mia.page.get_by_role("button", name="Notify me when it is my turn").click()
    mia.page.get_by_role("button", name="Stop notifying me").wait_for()
    assert '"endpoint":"https://push.example.org/mine"' in told[0]
    assert '"key":"BAQE' in told[0]
    assert mia.page.evaluate("window.asked.applicationServerKey") == "BAAA"

    tools, versions = mia.page.context.new_cdp_session(mia.page), list[str]()
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda one: versions.extend(registered(one)))
    tools.send("ServiceWorker.enable")
    mia.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    for _ in range(600):
        if versions:
            break
        mia.page.wait_for_timeout(100)  # while it waits, it hears
    call = {"origin": mia.address, "registrationId": versions[0]}
    data = '{"table": "abc", "title": "Mice", "text": "It is your turn."}'
    tools.send("ServiceWorker.deliverPushMessage", {**call, "data": data})
    mia.until(f"{SHOWN}.then(all => all.includes('It is your turn.'))")


def registered(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in told["registrations"]]
