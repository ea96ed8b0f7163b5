"""What a search must know of Blitzkrieg 1940."""

from collections.abc import Hashable
from random import Random

from sixweeks.ai.blitzkrieg.outlook import features, outlook
from sixweeks.ai.blitzkrieg.plan import moment_of
from sixweeks.ai.blitzkrieg.staff import Staff
from sixweeks.ai.blitzkrieg.weights import STYLES
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead, Officer
from sixweeks.games.blitzkrieg.model.components import SCENARIOS
from sixweeks.games.blitzkrieg.model.state import Game

VARIED = 0.5  # of the activations in self-play


def is_weighed(seat: Seat) -> bool:
    """5.2a, 5.3a, 8.2b How an activation is fought, where guns fire, who is activated again: once
    half the battle is over, for before that little is decided."""
    view, first = seat.view, seat.question.options[0].verb
    if 2 * view.turn <= SCENARIOS[view.scenario_id].turns:
        return False
    if seat.procedure == "Activation":
        return first == "unit" and not view.segment.acted
    if seat.procedure == "Bombardment":
        return first == "impact" and not view.frames[-1]["aimed"]
    return seat.procedure == "OperationsPhase" and first == "replay"


def period(seat: Seat) -> Hashable:
    """5.2 An activation."""
    return seat.view.turn, seat.view.active, seat.view.cup


def vary(officer: Officer, game: Game, rng: Random) -> None:
    """5.2 Every other activation is fought in some style."""
    if isinstance(officer, Staff) and officer.side == game.active:
        officer.plan.moment = moment_of(game)
        officer.plan.style = rng.choice(list(STYLES)) if rng.random() < VARIED else ""


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment_of,
    weighs=is_weighed,
    horizon=1,
    candidates=9,
    quick=Staff,
    period=period,
    seconds=0.7,
    mistakes=0.2,
    decisions=1,
    features=features,
    vary=vary,
)
