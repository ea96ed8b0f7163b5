import pytest

from sixweeks.games.blitzkrieg.model.components import SCENARIOS
from sixweeks.games.blitzkrieg.model.queries import masks, masks_anew
from tests.games.blitzkrieg.wandering import wander


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_is_where_is_carried_along_as_if_looked_at_anew(scenario):
    for game in wander(scenario, 5, {"hidden_at": "on"}):
        assert masks(game) == masks_anew(game)
