"""Towns by which hexes are told that have no name on the map: where they lie, and how near."""

from typing import Any

import pytest

from sixweeks.games import definition_of
from sixweeks.kernel.presentation.sentence import Path
from sixweeks.kernel.presentation.words import joined
from tools.atlas.landmarks import Ground, file_of, written

GAMES = ("france_40", "mansteins_war", "nineteen_forty")
FAR = {"france_40": 50_000, "mansteins_war": 40_000, "nineteen_forty": 50_000}


def told(game: str, number: str) -> str:
    scenario = definition_of(game).info.scenarios[-1].id
    return definition_of(game).text.localization("en", scenario).place(number, "").text


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_what_the_towns_give(game):
    assert file_of(game).read_text("utf-8") == written(game)


@pytest.mark.parametrize(
    ("game", "number", "name"),
    [
        ("france_40", "2930", "Sedan"),
        ("france_40", "3131", "Dinant"),
        ("france_40", "3332", "Gembloux"),
        ("france_40", "3724", "Abbeville"),
        ("nineteen_forty", "1312", "Dinant"),
        ("nineteen_forty", "1712", "Stonne"),
        ("mansteins_war", "1437", "Dinant"),
    ],
)
def test_a_hex_is_told_by_the_town_in_it(game, number, name):
    assert told(game, number) == f"{name} ({number})"


@pytest.mark.parametrize("game", GAMES)
def test_every_hex_of_land_lies_near_a_town(game):
    scenario = definition_of(game).info.scenarios[-1].id
    names = definition_of(game).text.names(scenario)
    unnamed = [each.id for each in Ground(game).hexes if not names.title(each.id)]
    far = [found for each in unnamed if (found := names.bearing(each)) and found[0] > FAR[game]]
    assert far == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_hexes_are_told_by_the_same_town(game):
    names = definition_of(game).text.names(definition_of(game).info.scenarios[-1].id)
    towns = list(names.towns.values())
    assert len(towns) == len(set(towns))
    assert not set(towns) & set(names.titles.values())


def test_a_march_is_told_by_the_names_on_the_map_alone():
    to = definition_of("france_40").text.localization("en", "1940")
    march: list[Any] = []
    to.show(Path(("3235", "3134", "3033", "3131")), "", march)
    assert joined(march) == "from Eben Emael (3235) by way of Liège (3134) to Dinant (3131)"
