"""What the games show can be drawn, and is the same whether it is remembered or worked out anew."""

import re
from itertools import islice

import pytest

from sixweeks.games import definition_of, game_ids
from tests.games.wandering import wander

SCENARIOS = [
    (id, scenario.id) for id in game_ids() for scenario in definition_of(id).info.scenarios
]


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_nothing_that_is_shown_hangs_on_more_than_the_position(id, scenario):
    definition = definition_of(id)
    for game in islice(wander(definition, scenario, 7), 400):
        sides = (*definition.side_ids(), None)
        remembered = [definition.page.scene(game, side) for side in sides]
        afresh = game.copy()
        afresh.memo = {}
        assert remembered == [definition.page.scene(afresh, side) for side in sides]


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_every_piece_that_is_shown_has_been_drawn(id, scenario):
    definition = definition_of(id)
    drawn = set(re.findall(r'<symbol id="([^"]+)"', definition.pictures.faces(scenario)))
    for game in wander(definition, scenario, 7):
        scene = definition.page.scene(game, None)
        groups = [each.pieces for each in scene.piles] + [each.pieces for each in scene.trays]
        shown = {piece.face for pieces in groups for piece in pieces}
        assert shown <= drawn
