"""What is offered in every game: what it does and costs, and something cheap among it."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from sixweeks.games import definition_of
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.presentation.scene import Choice
from sixweeks.kernel.table import Table
from tests.games.test_message_arguments import SCENARIOS

ANSWERS, GAMES = 300, 4
HEX = re.compile(r"(?<![\w(–-])\d{4}\b(?! \()")  # a number that no name goes with
FORT = re.compile(r"(WW|West Wall|Maginot|Maginot Line) \d{4}")  # the name of a counter
YEAR = re.compile(r"\b19(14|39|40)\b")


def walked(game: str, scenario: str, seed: int) -> Iterator[Table]:
    """The positions of a random game."""
    rng = Random(seed)
    table = Table.new(definition_of(game), program="", scenario=scenario, seed=seed_by_hand(seed))
    while not table.is_over:
        yield table
        table.answer(rng.choice(table.options))


def tables(game: str, scenario: str) -> Iterator[Table]:
    for seed in range(GAMES):
        yield from islice(walked(game, scenario, seed), ANSWERS)


def bare_numbers(text: str) -> list[str]:
    """The numbers of hexes that stand alone."""
    return HEX.findall(YEAR.sub("", FORT.sub("", text)))


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_choice_is_offered_among_others_as_it_is_alone(game, scenario):
    """What the options of a verb have in common is found once."""
    definition = definition_of(game)
    for table in islice(tables(game, scenario), ANSWERS):
        for choice, option in zip(definition.choices(table.game), table.options, strict=False):
            assert choice == definition.page.choice(table.game, choice.index, option)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_costly_choice_is_never_the_only_one(game, scenario):
    """The page makes one solid that is not: frontend/src/state/orders.ts."""
    definition = definition_of(game)
    for table in tables(game, scenario):
        choices = definition.choices(table.game)
        assert not choices or not all(choice.is_costly for choice in choices), table.prompt


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_button_says_what_it_does(game, scenario):
    definition = definition_of(game)
    to = definition.text.localization("en", scenario)

    def is_silent(choice: Choice) -> bool:
        is_button = not choice.place or choice.is_button
        return is_button and not choice.piece and not to.label(choice.label)

    for table in islice(tables(game, scenario), ANSWERS):
        assert [each.text for each in definition.choices(table.game) if is_silent(each)] == []


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_places_in_prompts_and_in_the_log_have_names(game, scenario):
    definition = definition_of(game)
    to = definition.text.localization("en", scenario)
    for table in walked(game, scenario, 7):
        if len(table.record.entries) > ANSWERS:
            break
        prompt = to.plain(definition.text.asked(table.game))
        assert bare_numbers(prompt) == [], prompt
    told = [to.plain(event.said_to(None)) for event in table.events]
    assert [line for line in told if bare_numbers(line)] == []


def test_a_hex_with_a_name_is_not_bare():
    assert bare_numbers("F X attacks Liège (3134) from 3034 (25 km south of Liège).") == []
    assert bare_numbers("F X attacks 3134.") == ["3134"]
