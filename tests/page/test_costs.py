"""Every choice says what it does and what it costs; the solid button is the usual choice."""

import re

from playwright.sync_api import Page, expect

from tests.page.desk import Desk
from tests.page.positions import RECORDS, cut, reaction

CAMPAIGN = RECORDS / "springtime/campaign_defaults.txt"


def test_a_fire_has_its_chance_where_it_is_chosen(page: Page) -> None:
    desk = Desk(page)
    desk.bring(reaction().text())
    fire = next(each for each in desk.choices("react") if each["odds"])
    desk.whole_map()
    desk.click(fire["place"])
    chosen = page.locator(f".fan [data-choice='{fire['text']}'] .chance")
    expect(chosen).to_have_text(re.compile(r"^[\d.]+%$"))
    desk.is_accessible("a choice with its chance")


def test_the_solid_button_is_not_the_costly_one(page: Page) -> None:
    desk = Desk(page)
    desk.bring(cut(CAMPAIGN, "soldier_on", 0))
    costly = desk.choices("soldier_on")[0]
    expect(desk.button(costly)).to_contain_text("the other side then holds the Advantage")
    expect(desk.button(costly)).not_to_have_class(re.compile("primary"))
    expect(desk.orders.locator(".primary")).to_have_text("Keep the Advantage: let it stand")
