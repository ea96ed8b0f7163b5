"""Counters can be read: print stands out from its ground, as WCAG 2 asks of text and signs."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from sixweeks.games import definition_of

MEASURE = Path(__file__).with_name("contrast.js").read_text("utf-8")
SCENARIOS = [
    ("france_40", "1939"),
    ("france_40", "1940"),
    ("blitzkrieg", "hannut"),
    ("blitzkrieg", "stonne"),
    ("springtime", "campaign"),
    ("nineteen_forty", "campaign"),
    ("mansteins_war", "campaign"),
]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_text_and_symbol_of_a_counter_stands_out(
    page: Page, game: str, scenario: str
) -> None:
    page.goto("about:blank")
    found = page.evaluate(MEASURE, definition_of(game).pictures.faces(scenario))
    assert found["texts"]
    assert found["symbols"]
    faint = [text for text in found["texts"] if text[2] < 4.5]
    faint += [symbol for symbol in found["symbols"] if symbol[2] < 3]
    assert not faint
