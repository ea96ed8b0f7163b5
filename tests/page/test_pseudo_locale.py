"""The page in a generated language: nothing stays English, and longer words still fit."""

import json
import re
from collections.abc import Iterator, Set

import pytest
from playwright.sync_api import Browser, Page, expect

from sixweeks.games import definition_of, game_ids
from tests.games.pseudo_locale import LANGUAGE, outside_brackets
from tests.page.conftest import serving
from tests.page.desk import THINKING, Desk

SIZES = [(1440, 900), (390, 844)]
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {definition_of(game).info.title for game in game_ids()}
OR = re.compile(r"\d+ or \d+")  # Intl has no such language
NOT_TRANSLATED = ("#tab-rules",)  # rules.toml, until there is one in another language
SHOWN = """
() => {
  const found = [];
  const isShown = (node) => node.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isPart = (node) => node.nodeType === Node.TEXT_NODE || node.matches?.('.ref, .term');
  const sentence = (box) => [...box.childNodes].filter(isPart).map((n) => n.textContent).join('');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (node.data.trim() && !box.closest('svg, code, script, .ref, .term') && isShown(box))
      found.push([box.className || box.tagName, sentence(box)]);
  }
  const named = ':is([aria-label], [title], [placeholder], [alt]):not(.ref)';
  for (const node of document.querySelectorAll(named))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (node.getAttribute(name) && isShown(node))
        found.push([`${node.className || node.tagName} ${name}`, node.getAttribute(name)]);
  return found;
}
"""
TOO_WIDE = """
() => {
  const found = [];
  const isScrolled = (node) =>
    node.closest('.strip-of-stages, .tabs, .sheet, .sprite, .unseen, .skips');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || box.closest('svg, option, script, .unseen, .skips')) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const block = ((each) => {
      while (getComputedStyle(each).display === 'inline') each = each.parentElement;
      return each;
    })(box);
    const frame = block.getBoundingClientRect();
    if (words.width && (words.right > frame.right + 1.5 || words.left < frame.left - 1.5))
      found.push([block.className || block.tagName, node.data.trim().slice(0, 60)]);
    if (words.right > innerWidth + 1 && !isScrolled(box))
      found.push(['the window', node.data.trim().slice(0, 60)]);
  }
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (isScrolled(box) || box.closest('svg, select, .map') || !box.textContent.trim()) continue;
    const isWide = overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1;
    const isHigh = overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1;
    if (isWide || isHigh) found.push([`cut: ${box.className || box.tagName}`, box.textContent]);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(['the page', '']);
  return found;
}
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving("tests.page.pseudo_server", tmp_path_factory.mktemp("pseudo")) as address:
        yield address


@pytest.fixture(params=SIZES, ids=["desktop", "phone"])
def screen(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    width, height = request.param
    with browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        has_touch=width < 600,
        reduced_motion="reduce",
    ) as context:
        context.add_init_script(
            f"localStorage.setItem('settings', '{json.dumps({'language': LANGUAGE})}')"
        )
        yield context.new_page()


def english(page: Page, notation: Set[str]) -> set[str]:
    """What is shown without being from a message; notation is the same in every language."""
    shown = {
        f"{at}: {text.strip()}": outside_brackets(text).strip() for at, text in page.evaluate(SHOWN)
    }
    return {
        where
        for where, text in shown.items()
        if WORD.search(text) and text not in NAMES | notation and not OR.fullmatch(text)
    }


def check(page: Page, where: str, notation: Set[str] = frozenset()) -> None:
    found = set() if where in NOT_TRANSLATED else english(page, notation)
    assert not found, f"{where} has English: " + " | ".join(sorted(found))
    wide = page.evaluate(TOO_WIDE)
    assert not wide, f"{where} has words that do not fit: {wide}"


def test_the_home_page_speaks_another_language(screen: Page) -> None:
    screen.goto("/")
    expect(screen.locator(".box")).to_have_count(len(game_ids()))
    screen.locator("summary").click()
    check(screen, "home")


@pytest.mark.parametrize("game", game_ids())
def test_a_new_game_speaks_another_language(screen: Page, game: str) -> None:
    screen.goto(f"/new/{game}")
    screen.locator("summary").click()
    check(screen, game)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_speaks_another_language(screen: Page, game: str) -> None:
    desk = Desk(screen)
    sides = definition_of(game).side_ids()
    desk.found(game=game, scenario="", seats={sides[0]: "me", sides[1]: "staff"})
    expect(desk.orders.locator(".prompt:not(.wait)")).to_be_visible(timeout=THINKING)
    notation = {choice["text"] for choice in desk.choices()}
    check(screen, "the table", notation)
    for tab in screen.get_by_role("tab").all():
        tab.click()
        check(screen, f"#{tab.get_attribute('id')}", notation)
