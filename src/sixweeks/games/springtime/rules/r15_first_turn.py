"""15.0 The special rules of turn 1; A-26 they belong to the campaign only."""

from sixweeks.board.areas import areas
from sixweeks.games.springtime.model.components import AXIS, COUNTERS, GROUPS, UnitId
from sixweeks.games.springtime.model.queries import contested, units_at
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.objection import Bar

NOT_ON_TURN_1 = "air_supremacy"  # 15.1a


def is_first_turn(game: Game) -> bool:
    return game.turn == 1


def may_hold(game: Game, side: str, event: str) -> bool:
    """15.1a The Axis may not hold Air Supremacy on turn 1."""
    return not (is_first_turn(game) and side == AXIS and event == NOT_ON_TURN_1)


def allies_may_play_now(game: Game, side: str) -> bool:
    """15.1b, A-40 On turn 1 the Allies may play their Event at the start of an Axis impulse."""
    return is_first_turn(game) and side == AXIS


def is_strategic_surprise(game: Game) -> bool:
    """15.2a, 15.3a The first impulse of turn 1, in which every Axis Army Group may be activated."""
    return (
        is_first_turn(game) and game.impulse == game.scenario.first_impulse and game.active == AXIS
    )


def groups_of(game: Game, unit: UnitId) -> frozenset[str]:
    """A-24 A Reserve unit takes the Army Group of the units it was activated with; A-41 the
    Airlanding Corps fights with a group of choice."""
    if not COUNTERS[unit].is_reserve:
        return frozenset((COUNTERS[unit].group,))
    return frozenset(dict(game.progress.reserves).get(unit, GROUPS[AXIS]))


def surprise_bar(game: Game, unit: UnitId) -> Bar:
    """15.3b Units of different Army Groups do not combine against one area."""
    closed = 0
    if is_strategic_surprise(game):
        groups = groups_of(game, unit)
        for area in areas(contested(game)):
            others = units_at(game, area, AXIS)
            if not groups.intersection(*(groups_of(game, each) for each in others)):
                closed |= 1 << area
    return Bar("15.3b", closed)
