"""19 Victory."""

from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BRITISH,
    COUNTERS,
    FRENCH,
    GERMAN,
    GERMANS,
    PARIS,
    PORTS,
    RUHR,
    SCENARIO,
    TABLES,
    Counter,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import occupied, status
from sixweeks.games.nineteen_forty.model.state import DEAD, BySide, Game
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory

POINTS, LEVELS = TABLES.victory_points, TABLES.victory
NORTH = PORTS | MAP.cities & MAP.countries["belgium"] | GRID.mask([SCENARIO.lille])  # 19.g
MAGINOT, CAPTURE_PARIS, CAPTURE_NORTH = OBJECTIVES = ("1", "2", "3")


def points_for(counter: Counter) -> int:
    """19.b, 19.c, A-46 What a unit is worth to the enemy, by its printed factor."""
    if counter.nation == BRITISH:
        return POINTS["british"] * counter.combat
    if counter.nation == FRENCH:
        return POINTS["french_motorized" if counter.is_motorized else "french"] * counter.combat
    if counter.nation != GERMANS:
        return 0
    if counter.is_airborne:
        return POINTS["german_airborne"]
    return POINTS["german_motorized" if counter.is_motorized else "german"] * counter.combat


def victory_points(game: Game) -> BySide:
    """19.b, 19.c The points of both sides; 6.r evacuated units are not eliminated."""
    lost = [counter for counter in COUNTERS if game.units[counter.id].place == DEAD]
    return BySide(
        german=sum(points_for(counter) for counter in lost if counter.side == ALLIED),
        allied=sum(points_for(counter) for counter in lost if counter.side == GERMAN),
    )


def is_accomplished(game: Game, objective: str) -> bool:
    """19.e No Allies in the Maginot Line, 19.f all of Paris, 19.g the north."""
    if objective == MAGINOT:
        return not occupied(game, ALLIED) & MAP.maginot
    goal = PARIS if objective == CAPTURE_PARIS else NORTH
    return not goal & ~territory(game, GERMAN)


def is_plan_defeated(game: Game) -> bool:
    """19.d The plan failed, 19.h or Holland was invaded and has not surrendered."""
    is_unbeaten = status(game, "netherlands") == "allied" and was_invaded(game)
    return is_unbeaten or not is_accomplished(game, game.plans.objective)


def was_invaded(game: Game) -> bool:
    return "netherlands" in game.countries.invaded_on


def british_losses(game: Game) -> int:
    return sum(
        counter.combat
        for counter in COUNTERS
        if counter.nation == BRITISH and game.units[counter.id].place == DEAD
    )


def verdict(game: Game) -> tuple[str, str, str]:
    """19.i-19.o, A-48 Winner, level and rule: the highest level that is attained."""
    points = victory_points(game)
    if is_plan_defeated(game):
        return allied_verdict(game, points)
    if points.allied >= points.german:
        return ALLIED, "allied_marginal", "19.k"
    others = [each for each in OBJECTIVES if each != game.plans.objective]
    return german_verdict(game, points, sum(is_accomplished(game, each) for each in others))


def allied_verdict(game: Game, points: BySide) -> tuple[str, str, str]:
    """19.i, A-49 With two hexes of the Ruhr at the end, 19.j with the points, 19.k or without."""
    ruhr = (RUHR & territory(game, ALLIED)).bit_count()
    if points.allied > points.german and ruhr >= LEVELS["ruhr_hexes"]:
        return ALLIED, "allied_strategic", "19.i"
    if points.allied >= points.german:
        return ALLIED, "allied_decisive", "19.j"
    return ALLIED, "allied_marginal", "19.k"


def german_verdict(game: Game, points: BySide, others: int) -> tuple[str, str, str]:
    """19.l A draw with the plan alone, 19.m-19.o more with other objectives."""
    if not others:
        return "", "draw", "19.l"
    if points.german < LEVELS["decisive_ratio"] * points.allied:
        return GERMAN, "german_marginal", "19.m"
    if others > 1 or british_losses(game) >= LEVELS["british_factors"]:
        return GERMAN, "german_strategic", "19.o"
    return GERMAN, "german_decisive", "19.n"


def judge(game: Game) -> None:
    """19.a After all activity of turn 10."""
    effects.finish(game, *verdict(game))
