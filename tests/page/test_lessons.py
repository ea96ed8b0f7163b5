"""Lessons at the page: from the list, through a lesson, to the next one."""

from playwright.sync_api import Page, expect

from tests.page.desk import Desk


def begin(page: Page, title: str) -> Desk:
    page.goto("/help/france_40")
    page.get_by_role("button", name="Lessons", exact=True).click()
    page.get_by_role("button", name=title, exact=True).click()
    desk = Desk(page)
    desk.arrive()
    expect(page.locator(".lesson")).to_be_visible()
    return desk


def at_step(page: Page, done: int) -> None:
    expect(page.locator(f'.lesson[data-done="{done}"]')).to_be_visible()


def test_a_lesson_is_played_to_its_end_and_leads_to_the_next(page: Page) -> None:
    desk = begin(page, "Moving and stopping")
    for done, (verb, text) in enumerate(
        [("unit", "G II"), ("go", "2831"), ("unit", "19 Pz"), ("go", "3030"), ("go", "2929")]
    ):
        at_step(page, done)
        if desk.choices("done") and verb == "unit":
            desk.press("Finish this move")
        found = [each for each in desk.choices(verb) if text in (each["piece"], each["place"])]
        desk.choose(found[0], desk.click)
    at_step(page, 5)
    if desk.choices("done"):
        desk.press("Finish this move")
    desk.choose(next(each for each in desk.choices() if each["ends"]), desk.click)
    expect(page.locator(".lesson")).to_contain_text("One corps had to stop next to the enemy")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.locator(".lesson h3")).to_have_text("An attack with odds, a retreat and an advance")


def test_a_step_points_at_its_places_and_explains_words_and_rules(page: Page) -> None:
    desk = begin(page, "Moving and stopping")
    expect(page.locator(".lesson .term").first).to_be_visible()
    page.get_by_role("button", name="Show me where").click()
    desk.is_accessible("a lesson")
    page.locator(".lesson .cite").first.click()
    expect(page.locator(".rules .wanted")).to_contain_text("10.3")


def test_an_answer_that_is_no_step_is_allowed_and_a_lesson_starts_again(page: Page) -> None:
    desk = begin(page, "Moving and stopping")
    found = [each for each in desk.choices("unit") if each["piece"] == "19 Pz"]
    desk.choose(found[0], desk.click)
    at_step(page, 0)
    expect(page.locator(".lesson .aside")).to_contain_text("the rules allow it")
    desk.is_accessible("a lesson with something beside it")
    before = desk.table
    page.get_by_role("button", name="Start again").click()
    page.wait_for_url(lambda address: before not in address)
    at_step(page, 0)
