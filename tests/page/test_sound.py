"""Sound: off unless wanted; then it is made in the page, from no file."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.page.desk import Desk
from tests.page.positions import combat

LISTEN = """
window.heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...args) { window.heard += 1; return start.apply(this, args); };
}
"""


@pytest.fixture
def loaded(page: Page) -> list[str]:
    """The addresses of what the page loads."""
    found: list[str] = []

    def note(request: Request) -> None:
        found.append(request.url)

    page.on("request", note)
    page.add_init_script(LISTEN)
    return found


def fight(desk: Desk) -> None:
    desk.bring(combat().text())
    desk.whole_map()
    desk.click("2930")
    desk.press("Add all 3")
    desk.press("Launch the attack")
    expect(desk.page.locator(".outcome")).to_be_visible()


def switch_on(desk: Desk) -> None:
    desk.bring(combat().text())
    desk.page.get_by_role("tab", name="Settings").click()
    desk.page.get_by_label("Sound").check()


def test_nothing_is_loaded_and_nothing_sounds_when_it_is_off(page: Page, loaded: list[str]) -> None:
    fight(Desk(page))
    assert page.evaluate("window.heard") == 0
    assert [each for each in loaded if "synthesizer" in each] == []


def test_dice_and_shots_are_heard_when_it_is_on(page: Page, loaded: list[str]) -> None:
    desk = Desk(page)
    switch_on(desk)
    fight(desk)
    page.wait_for_function("() => window.heard > 3")
    assert len([each for each in loaded if "synthesizer" in each]) >= 1
    assert [each for each in loaded if each.endswith((".mp3", ".ogg", ".wav"))] == []


def test_it_is_switched_on_with_a_sample_and_has_a_volume(page: Page, loaded: list[str]) -> None:
    desk = Desk(page)
    switch_on(desk)
    page.wait_for_function("() => window.heard > 0")
    page.get_by_label("Volume").fill("0")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('settings')).volume === 0")
    desk.is_accessible("the settings of sound")


def test_a_hidden_page_is_silent(page: Page, loaded: list[str]) -> None:
    desk = Desk(page)
    switch_on(desk)
    page.wait_for_function("() => window.heard > 0")
    page.add_init_script("Object.defineProperty(document, 'hidden', {value: true})")
    fight(desk)
    assert page.evaluate("window.heard") == 0
