"""The coach at the page: in the first game, with the staff's advice, and off at any time."""

from playwright.sync_api import Page, expect

from tests.page.desk import THINKING, Desk


def first_game(page: Page) -> Desk:
    desk = Desk(page)
    page.goto("/")
    desk.start("france_40", "German")
    return desk


def test_the_coach_explains_the_question_of_the_first_game(page: Page) -> None:
    desk = first_game(page)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("in the order that you choose now")
    desk.is_accessible("the coach")
    desk.press("Move, then fight")
    expect(coach).to_contain_text("airborne troops")


def test_the_coach_says_what_the_staff_would_choose(page: Page) -> None:
    first_game(page)
    page.get_by_role("button", name="What would the staff do?").click()
    advice = page.locator(".coach").get_by_text("The staff would choose:")
    expect(advice).to_be_visible(timeout=THINKING)
    expect(page.locator(".coach")).to_contain_text("No attack is worth making")


def test_the_coach_is_switched_off_and_on_again(page: Page) -> None:
    first_game(page)
    page.get_by_role("button", name="Switch the coach off").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("tab", name="Settings").click()
    page.get_by_label("The coach explains your decisions").select_option("on")
    expect(page.locator(".coach")).to_be_visible()


def test_the_coach_is_silent_in_a_later_game(page: Page) -> None:
    desk = first_game(page)
    desk.against_staff()
    expect(page.locator(".coach, .coach-open")).to_have_count(0)


def test_who_answers_alone_is_left_alone_and_may_ask_again(page: Page) -> None:
    desk = first_game(page)
    expect(page.locator(".coach")).to_be_visible()
    desk.to_movement()
    for _ in range(2):
        desk.choose(desk.choices("unit")[0], desk.click)
        desk.page.keyboard.press("u")
        desk.asks("choose a unit or stack")
    page.locator(".coach-open").click()
    expect(page.locator(".coach")).to_be_visible()
