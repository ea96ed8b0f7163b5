"""What a search must know of France '40."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

from sixweeks.ai.france_40.outlook import features, outlook
from sixweeks.ai.france_40.plan import Plan
from sixweeks.ai.france_40.staff import Staff
from sixweeks.ai.france_40.weights import PRACTISED, SEASONED
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead, Peril
from sixweeks.games.france_40.model.components import ALLIED, GERMAN
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r04_victory import CityDie, german_cities_held
from sixweeks.kernel.presentation.definition import GameDefinition

FACES = 6
# The turns on which a posture is reviewed; more of them gained nothing.
REVIEWS = {
    ("1940", GERMAN): (5, 9),
    ("1940", ALLIED): (5, 9),
    ("1939", GERMAN): (4, 5, 6, 7),
    ("1939", ALLIED): (),
}


def moment(game: Game) -> Hashable:
    """A player turn."""
    return game.turn, game.phasing


def weighs(seat: Seat) -> bool:
    """A posture is reviewed as a Movement Phase begins, on some turns; between them it is kept."""
    reviews = REVIEWS[seat.view.scenario_id, seat.side]
    return seat.procedure == "MovementPhase" and seat.view.turn in reviews


def peril(game: Game) -> Peril | None:
    """4.1a The city die topples Hitler if it is not above the number of cities held."""
    if not isinstance(game.frame, CityDie) or (held := german_cities_held(game)) >= FACES:
        return None
    return Peril(ALLIED, held / FACES, FACES)


def practised(definition: GameDefinition, side: str, rng: Random) -> Staff:
    """An officer who begins in the posture that has won most games against the usual one."""
    officer = Staff(definition, side, rng)
    officer.plan = Plan(posture=PRACTISED)
    return officer


def seasoned(definition: GameDefinition, side: str, rng: Random) -> Staff:
    """An officer in the posture that has won most games against the practised one."""
    officer = Staff(definition, side, rng)
    officer.plan = Plan(posture=SEASONED)
    return officer


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=weighs,
    horizon=2,
    candidates=2,
    quick=Staff,
    seconds=1.5,
    decisions=3,
    features=features,
    officer=practised,
    peril=peril,
)
# The postures that a general compares have lost to the seasoned one: a marshal keeps it.
THOROUGH = replace(LOOKAHEAD, officer=seasoned, weighs=lambda seat: False)
