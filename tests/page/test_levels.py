"""The levels of the computer players in the form of a new game."""

from playwright.sync_api import Page, expect


def test_each_level_is_described_and_only_proven_ones_are_offered(page: Page) -> None:
    games = {game["id"]: game for game in page.request.get("/api/games").json()}
    page.goto("/new/springtime")
    players = page.get_by_label("Who plays the Allied side?")
    expect(players).to_be_visible()
    for scenario in games["springtime"]["scenarios"]:
        page.get_by_label(scenario["title"], exact=True).check()
        wanted = ["me", "friend", *(level["name"] for level in scenario["levels"])]
        values = players.locator("option").evaluate_all("all => all.map((each) => each.value)")
        assert values == wanted
    players.select_option("random")
    expect(page.locator(".level")).to_contain_text("any legal answer")
    players.select_option("staff")
    expect(page.locator(".level")).to_contain_text("hand-written judgement")


def test_a_level_tells_how_strong_it_is(page: Page) -> None:
    page.goto("/new/springtime")
    page.get_by_label("Plan Red").check()
    page.get_by_label("Who plays the Allied side?").select_option("general")
    expect(page.locator(".level")).to_contain_text("70% in 400 games against the staff.")


def test_a_game_between_two_computers_is_watched(page: Page) -> None:
    page.goto("/new/springtime")
    page.get_by_label("Who plays the Axis side?").select_option("random")
    page.get_by_label("Who plays the Allied side?").select_option("random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Spectator").first).to_be_visible()


def test_a_game_between_two_friends_is_watched_too(page: Page) -> None:
    page.goto("/new/springtime")
    page.get_by_label("Who plays the Axis side?").select_option("friend")
    page.get_by_label("Who plays the Allied side?").select_option("friend")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Go to the game").click()
    expect(page.get_by_text("Spectator").first).to_be_visible()
