"""Why the staff would answer so: in words, from what the seat may know, for what matters most."""

from itertools import islice
from random import Random

import pytest
from msgspec.structs import asdict

from sixweeks.ai.france_40.marches import PRIZE
from sixweeks.ai.france_40.weights import Manner, March
from sixweeks.ai.player import Seat
from sixweeks.ai.players import STAFF, make_player
from sixweeks.ai.reasons import reason_for
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.state import State
from tests.games.pseudo_locale import outside_brackets, pseudo_locale
from tests.games.wandering import sample

POSITIONS = 90  # of one random game
SECRET = 25  # of another
GAMES = game_ids()
MATTERS = {  # the decisions that are explained with the staff's own reasons
    "france_40": {"PlayerTurn", "MovementPhase", "Move", "CombatPhase", "Attack"},
    "blitzkrieg": {"Activation", "Act", "Reactions", "Bombardment"},
    "springtime": {"Impulse", "Assault", "Regroup", "Attack"},
    "nineteen_forty": {"MovementPhase", "Move", "CombatPhase", "Gather", "Battle"},
    "mansteins_war": {"AirSegment", "Flight", "MovementSegment", "CombatSegment", "Gather"},
}


def scenario_of(game: str) -> str:
    return definition_of(game).info.scenarios[-1].id


def told(definition: GameDefinition, game: State, side: str) -> tuple[str, Sentence]:
    """The procedure that asks, and why the staff answers as it does."""
    seat = Seat(definition, game, side)
    staff = make_player(STAFF, definition, side, Random(side))
    return seat.procedure, reason_for(staff, seat, staff.decide(seat))


def asked(game: State) -> list[str]:
    return [side for side in engine.deciders(game) if engine.question_for(game, side)]


@pytest.mark.parametrize("game", GAMES)
def test_the_staff_says_why_in_the_decisions_that_matter_most(game):
    definition, scenario = definition_of(game), scenario_of(game)
    to, explained = pseudo_locale(definition.text, scenario), set()
    for position in islice(sample(definition, scenario, 2, {}), POSITIONS):
        for side in asked(position):
            procedure, why = told(definition, position, side)
            explained |= {procedure} if why.id else set()
            assert outside_brackets(to.text(why)) == ""
    assert MATTERS[game] <= explained


@pytest.mark.parametrize("game", GAMES)
def test_reasons_rest_on_what_the_seat_may_know(game):
    definition, rng = definition_of(game), Random(3)
    found = []
    for position in islice(sample(definition, scenario_of(game), 3, {}), SECRET):
        for side in asked(position):
            other = definition.views.scramble(position, side, rng)
            found.append(told(definition, position, side) == told(definition, other, side))
    assert found
    assert all(found)


def test_every_manner_of_marching_in_france_40_has_its_reason():
    manners = [name for name, each in asdict(March()).items() if isinstance(each, Manner)]
    known = definition_of("france_40").text.catalogue("en").sources
    assert {f"why-march-{name}" for name in (PRIZE, *manners)} <= set(known)


def test_where_there_is_nothing_to_decide_there_is_no_reason():
    definition = definition_of("springtime")
    seat = next(
        Seat(definition, position, side)
        for position in sample(definition, "campaign", 1, {})
        for side in asked(position)
        if len(Seat(definition, position, side).question.options) > 1
    )
    seat.question = type(seat.question)(seat.question.by, seat.question.options[:1])
    staff = make_player(STAFF, definition, seat.side, Random(1))
    assert reason_for(staff, seat, staff.decide(seat)) == EMPTY
