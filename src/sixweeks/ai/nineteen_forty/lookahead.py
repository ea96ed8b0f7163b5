"""What a general and a marshal of 1940 are: officers with weights that have proven better."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

from sixweeks.ai.nineteen_forty.outlook import features, outlook
from sixweeks.ai.nineteen_forty.staff import Staff
from sixweeks.ai.nineteen_forty.weights import PRACTISED, SEASONED, weights_of
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.kernel.presentation.definition import GameDefinition

SCENARIO = "campaign"


def moment(game: Game) -> Hashable:
    """A player turn; before the first, what has been written down."""
    plans = game.plans
    if game.begun:
        return game.turn, game.phasing
    return plans.ready_group, len(plans.allied_armies), plans.objective, plans.main_effort


def practised(definition: GameDefinition, side: str, rng: Random) -> Staff:
    """An officer with the weights that have won most games against the usual ones."""
    return Staff(definition, side, rng, weights_of(SCENARIO, side, PRACTISED))


def seasoned(definition: GameDefinition, side: str, rng: Random) -> Staff:
    """An officer with the weights that have won most games against the practised ones."""
    return Staff(definition, side, rng, weights_of(SCENARIO, side, SEASONED))


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=lambda seat: False,  # no search has gained anything: see docs/opponents.md
    horizon=2,
    candidates=5,
    quick=Staff,
    mistakes=0.24,
    seconds=1.0,
    decisions=1,
    features=features,
    officer=practised,
)
THOROUGH = replace(LOOKAHEAD, officer=seasoned)
