"""The type that every picture carries, and how words are set on a map."""

import re
from base64 import b64decode

import pytest

from sixweeks.board.drawing.lettering import (
    CUTS,
    FOLDER,
    SANS,
    SERIF,
    counter_typeface,
    haloed,
    typefaces,
)
from sixweeks.games import definition_of, game_ids

PICTURES = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]


def test_each_cut_is_carried_whole():
    found = re.findall(r"data:font/woff2;base64,([^)]+)\)", typefaces())
    assert [b64decode(data) for data in found] == [
        (FOLDER / f"{cut}.woff2").read_bytes() for cut in CUTS
    ]


@pytest.mark.parametrize(("game", "scenario"), PICTURES)
def test_a_map_carries_its_type_and_fetches_nothing(game, scenario):
    drawn = definition_of(game).pictures.background(scenario)
    assert typefaces() in drawn
    assert f'font-family="{SERIF}"' in drawn
    assert not re.search(r"(href=\"|url\()(?!#|data:)", drawn)


@pytest.mark.parametrize("game", game_ids())
def test_a_picture_with_counters_carries_their_type_too(game):
    definition = definition_of(game)
    drawn = definition.pictures.svg(definition.new_game(definition.info.scenarios[-1].id, {}), None)
    assert counter_typeface() in drawn
    assert f'font-family="{SANS}"' in drawn


def test_letters_have_a_rim_of_paper():
    look = haloed("#fff", "#000", 3)
    assert (look["stroke"], look["fill"], look["stroke_width"]) == ("#fff", "#000", 3)
