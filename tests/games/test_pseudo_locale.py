"""Recorded games in a generated language: nothing that players read is put together elsewhere."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import play_again, replay
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.text_board import text_of_board
from sixweeks.kernel.table import Table
from tests.games.pseudo_locale import outside_brackets, pseudo_locale

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*/*_all_others.txt"))
OFTEN = 40  # answers from one position that is looked at to the next
IDS = frozenset(  # fields by which programs know something, and notation: in no language
    (
        *("id", "face", "side", "place", "places", "piece", "path", "way", "ways", "facing"),
        *("verb", "odds", "target", "kind", "rule", "rules", "fill", "sign", "name", "cost"),
    )
)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_in_a_recorded_game_has_english_of_its_own(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    definition = definition_of(record.game)
    to = pseudo_locale(definition.text, record.scenario)
    table = replay(definition, record, to=0)
    said = {to.text(event.said_to(None)) for event in table.events}
    for number, entry in enumerate(record.entries):
        said.add(to.text(definition.text.asked(table.game)))
        if number % OFTEN == 0:
            said |= set(shown(table, to, number))
        play_again(table, entry)
    said |= set(shown(table, to, 0))
    for event in table.events:
        sides = filter(event.is_told_to, (*definition.side_ids(), None))
        said |= {to.text(event.said_to(side)) for side in sides}
    assert said
    assert {outside_brackets(words) for words in said} == {""}


def shown(table: Table, to: Localization, number: int) -> Iterator[str]:
    """All that the page and the text board tell of a position."""
    definition, game = table.definition, table.game
    scene = definition.page.scene(game, None)
    yield from words_in(to.builtins(scene))
    choices = to.builtins(definition.choices(game))
    yield from words_in([{**each, "text": ""} for each in choices])
    for choice in choices:
        if choice["odds"]:
            yield from words_in(odds(table, to, choice["odds"]))
    for place in places(definition.info.id, game.scenario_id)[number % 7 :: 29]:
        yield from words_in(to.builtins(definition.page.inspect(game, place, None)))
    for layer in scene.layers:
        if layer.is_asked:
            yield from words_in(to.builtins(definition.page.layer(game, layer.id, None)))
    board = text_of_board(definition.formats.board(game, None), to)
    yield from (cell.strip() for line in board.splitlines() for cell in line.split("  "))


def odds(table: Table, to: Localization, attack: str) -> Any:
    try:
        return to.builtins(table.definition.page.odds(table.game, attack, None))
    except InputError:
        return {}


@cache
def places(game: str, scenario: str) -> tuple[str, ...]:
    return tuple(each.id for each in definition_of(game).pictures.sheet(scenario).places)


def words_in(told: Any) -> Iterator[str]:
    """Every string but ids; the keys of a table of results are words too."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for each in told:
            yield from words_in(each)
    elif isinstance(told, dict):
        for key, each in told.items():
            if key not in IDS:
                yield from words_in(list(each) if key == "results" else each)


@pytest.mark.parametrize("game", game_ids())
def test_what_stands_on_the_box_and_on_the_sheet_is_translated(game: str) -> None:
    definition = definition_of(game)
    info, to = definition.info, pseudo_locale(definition.text, "")
    said = [to.text(each) for each in info.about.values()]
    said += [to.text(each.title) for each in info.sides]
    said += [to.text(each) for one in info.scenarios for each in (one.title, one.description)]
    said += [to.text(each.title) for each in info.options]
    said += [to.text(each) for option in info.options for each in option.words]
    for scenario in info.scenarios:
        here = pseudo_locale(definition.text, scenario.id)
        said += words_in(here.builtins(definition.pictures.sheet(scenario.id)))
        for side in info.sides:
            for order in definition.rules.orders(scenario.id, side.id):
                said += [here.text(each) for each in (order.title, *order.words)]
    assert {outside_brackets(words) for words in said} == {""}


@pytest.mark.parametrize("words", ["⟦Tûrn 1⟧", "⟦⟦thé Àxîs⟧ plàý⟧", ""])
def test_what_stands_in_messages_leaves_nothing(words: str) -> None:
    assert outside_brackets(words) == ""


def test_what_stands_outside_is_found() -> None:
    assert outside_brackets("⟦Tûrn⟧ of 7, ⟦Màý⟧") == " of 7, "
