"""20.2 Evacuation: when Evac may be placed, and who embarks."""

from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    COUNTERS,
    FRANCE,
    GERMAN,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import hex_of, is_ground, is_on_map, occupied
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, pieces

FRENCH_COAST = (MAP.ports | MAP.coastal) & FRANCE
NEAR_COAST = FRENCH_COAST | GRID.spread(FRENCH_COAST)
EVAC, DONE = "Evac", Action("done")


def are_germans_at_the_coast(game: Game) -> bool:
    """20.2.a, A-14 German units in or next to a port or coastal hex of France."""
    return bool(occupied(game, GERMAN) & NEAR_COAST)


def allows_evac(game: Game) -> bool:
    """20.2.a, 20.2.d In the first GT that begins so; used or not, never again."""
    return EVAC not in game.spent and are_germans_at_the_coast(game)


class Evacuation(Procedure):
    """20.2.b As the Ground Movement Segment of Evac ends, units in ports may embark."""

    @step("20.2.b")
    def embark(self, game: Game) -> Outcome:
        units = embarkable(game)
        options = tuple(Action("embark", unit) for unit in units)
        return Choose(ALLIED, (*options, DONE)) if options else None

    @embark.then
    def embarked(self, game: Game, choice: Action) -> Outcome:
        if choice == DONE:
            return None
        effects.evacuate(game, [UnitId(int(choice.noun))], "20.2.b")
        return Again()

    @embark.why
    def not_embarked(self, game: Game) -> Why:
        return Why(
            pieces("embark", lambda unit: objections_to_embarking(game, unit)),
            otherwise=Objection("20.2.b", "port"),
        )


def embarkable(game: Game) -> list[UnitId]:
    if game.impulse.marker != EVAC:
        return []
    return [unit for unit in UNITS_OF[ALLIED] if not objections_to_embarking(game, unit)]


def objections_to_embarking(game: Game, piece: int) -> list[Objection]:
    """20.2.b Units of the group that Evac activated, in a port, in an enemy zone or not; A-60 so
    neither Belgians nor Dutch; A-48 not from a port that is bombed."""
    if not is_ground(piece) or COUNTERS[piece].command not in game.impulse.commands:
        return [Objection("20.2.b", "group")]
    unit = UnitId(piece)
    if not is_on_map(game, unit) or not MAP.ports >> hex_of(game, unit) & 1:
        return [Objection("20.2.b", "port")]
    return [Objection("22.4", "port")] if game.bombed >> hex_of(game, unit) & 1 else []
