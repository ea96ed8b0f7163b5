"""4.0 How to win: sudden deaths, the neutrals, victory points."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import (
    ALLIED,
    CITIES,
    GERMAN,
    MAP,
    NEUTRALS,
    RULES_1940,
    TABLES,
    UnitId,
)
from sixweeks.games.france_40.model.queries import (
    british_on_map,
    counter_of,
    dead,
    is_neutral,
    points,
    side_of,
    standing_forts,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.kernel.memo import lasting
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Roll

NEXT_TO_RUHR = MAP.grid.spread(MAP.ruhr) & ~MAP.ruhr
DIJON_AND_LYON = MAP.grid.mask("1825 1220")
OBJECTIVES = MAP.cities | MAP.countries["luxembourg"]  # what 4.3, 4.6 and 4.7 ask for
DYLE_HEXES = MAP.grid.mask(RULES_1940.dyle_hexes)
BRITTANY_EXITS = MAP.grid.mask(RULES_1940.brittany_exit)
SOUTHERN_EXITS = MAP.south & MAP.countries["france"]
NATIONS_OF = {"belgium": "belgian", "netherlands": "dutch", "switzerland": "swiss"}
NEUTRALS_TO_OVERTURN = 3
DUTCH_CITIES_LOST = 2
BELGIAN_CITIES_LOST = 4
MAGINOT_LOSSES = 9
MOST_BRITISH_POINTS = 3
MOST_MECHANIZED_LOSSES = 5


# --- 4.1, 4.2 sudden death --------------------------------------------------------------------


def german_cities_held(game: Game) -> int:
    """4.1a The German city hexes in French or Allied hands, supplied or not."""
    return (CITIES["germany"] & ~game.control).bit_count()


class CityDie(Procedure):
    """4.1a, 4.2a A die not above the number of German city hexes held topples Hitler."""

    @step("4.1a")
    def roll(self, game: Game) -> Outcome:
        return Roll(ALLIED) if german_cities_held(game) else None

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        if die <= german_cities_held(game):
            effects.finish(game, ALLIED, "coup_in_berlin", "4.1a")
        return None


def check_ruhr(game: Game, entered: int, by_retreat: bool = False) -> None:
    """4.1b, 4.2a, B-31 An Allied unit that moves or advances next to the Ruhr wins at once.

    A retreat is no move (10.1a); under the option it counts as well.
    """
    if by_retreat and game.options.ruhr_retreat == "ignored":
        return
    if entered & NEXT_TO_RUHR:
        effects.finish(game, ALLIED, "ruhr", "4.1b")


def judge_1939(game: Game) -> None:
    """4.1c If the French have not won, the Germans have."""
    effects.finish(game, GERMAN, "held", "4.1c")


# --- 4.3 the neutrals -------------------------------------------------------------------------


@lasting
def may_be_violated(game: Game) -> tuple[str, ...]:
    """4.3a, 2.4b Countries the German player may declare violated; 3.2a none in 1939."""
    if game.scenario_id == "1939":
        return ()
    return tuple(country for country in NEUTRALS if is_neutral(game, country))


def objections_to_violating(game: Game, side: str, country: str) -> list[Objection]:
    """3.2a Not in 1939; 4.3a only by the Germans, and a neutral once."""
    if game.scenario_id == "1939":
        return [Objection("3.2a")]
    if country not in NEUTRALS:
        return [Objection("4.3a", "at_war")]
    return [Objection("4.3a", "already" if side == GERMAN else "allied")]


class Violation(Procedure):
    """4.3a, 3.6f The declaration; Switzerland then chooses its strategy by a die."""

    country: str
    rule: str = "4.3a"

    @step("4.3a")
    def declare(self, game: Game) -> Outcome:
        effects.enter_play(game, self.country, self.rule)
        check_objectives(game)
        return None

    @step("4.3g")
    def choose_strategy(self, game: Game) -> Outcome:
        return Roll(ALLIED) if self.country == "switzerland" else None

    @choose_strategy.then
    def strategy_chosen(self, game: Game, die: int) -> Outcome:
        """4.3g 1-3 forward defense; 4.3h 4-6 redoubt, the units leave; 4.3i never changed."""
        forward = die <= TABLES.swiss_strategy["forward_up_to"]
        effects.set_swiss_strategy(game, "forward" if forward else "redoubt", die)
        if not forward:
            effects.withdraw(game, game.roster.of_nation("swiss"))
        return None


def check_capitulations(game: Game) -> None:
    """4.3c-4.3g Countries in play whose condition is met capitulate at once."""
    for country in game.countries.violated_on:
        if getattr(game.countries, country) == "in play" and (rule := fallen(game, country)):
            nation = NATIONS_OF.get(country)
            units = game.roster.of_nation(nation) if nation else ()
            effects.surrender(game, country, units, rule)


def fallen(game: Game, country: str) -> str:
    """The rule by which a country in play capitulates now, or nothing."""
    lost = game.control & CITIES[country]
    match country:
        case "netherlands" if lost.bit_count() >= DUTCH_CITIES_LOST:
            return "4.3d"
        case "belgium" if lost.bit_count() >= BELGIAN_CITIES_LOST or not british_on_map(game):
            return "4.3e"
        case "luxembourg" if game.control & MAP.countries["luxembourg"]:
            return "4.3f"
        case "switzerland" if swiss_are_beaten(game, lost):
            return "4.3g"
    return ""


def swiss_are_beaten(game: Game, lost: int) -> bool:
    """4.3g In forward defense: all cities German or all units gone; 4.3h never in the redoubt."""
    if game.countries.swiss_strategy != "forward":
        return False
    units = game.roster.of_nation("swiss")
    return lost == CITIES["switzerland"] or len(dead(game, units)) == len(units)


# --- 4.4-4.10 victory points ------------------------------------------------------------------


def has_scored(game: Game, *rules: str) -> bool:
    return not {rule for rule, _ in game.victory_points}.isdisjoint(rules)


def check_objectives(game: Game) -> None:
    """4.2d Objectives are scored the moment they are met, and stay scored."""
    if game.scenario_id == "1939":
        return
    check_capitulations(game)
    if surrendered(game) >= NEUTRALS_TO_OVERTURN and not has_scored(game, "4.3b"):
        effects.book(game, "4.3b", 1)
    if game.control & DIJON_AND_LYON and not has_scored(game, "4.6a"):
        effects.book(game, "4.6a", 1)
    if not MAP.paris & ~game.control and not has_scored(game, "4.7a"):
        effects.book(game, "4.7a", 1)
    if maginot_losses(game) >= MAGINOT_LOSSES and not has_scored(game, "4.8a", "4.8b"):
        effects.book(game, "4.8a", 1)


@lasting
def surrendered(game: Game) -> int:
    """4.3b The neutrals that have capitulated."""
    return sum(getattr(game.countries, each) == "capitulated" for each in NEUTRALS)


def after_entering(
    game: Game, units: Sequence[UnitId], entered: int, overland: int, by_retreat: bool = False
) -> None:
    """The instant tests of units that moved, advanced or retreated through hexes.

    `overland` are the French units, as bits, that had overland supply when they set out or when
    the battle began (B-10).
    """
    if side_of(game, units[0]) == GERMAN:
        if entered & OBJECTIVES:
            check_objectives(game)
        return
    check_ruhr(game, entered, by_retreat)
    if entered & DYLE_HEXES and not game.dyle_entered:
        note_dyle(game, units, overland)


def note_dyle(game: Game, units: Sequence[UnitId], overland: int) -> None:
    """4.4a An overland-supplied French unit has reached the Dyle-Breda line."""
    if arrived := [unit for unit in units if overland >> unit & 1]:
        effects.note_dyle_entry(game, arrived[-1])  # the one on top, which all can see


def exit_rule(game: Game, unit: UnitId, hex: Hex) -> tuple[str, str]:
    """4.5a, 4.6a The rule and edge by which a mechanized corps may leave from this hex."""
    if not counter_of(game, unit).is_mechanized:
        return "", ""
    if one(hex) & BRITTANY_EXITS:
        return "4.5a", "west"
    if one(hex) & SOUTHERN_EXITS:
        return "4.6a", "south"
    return "", ""


def score_exit(game: Game, rule: str, edge: str) -> None:
    """4.5a, 4.6a One point each, once; 5.14b the edge is closed to the British."""
    effects.close_edge(game, edge)
    if not has_scored(game, rule):
        effects.book(game, rule, 1)


def maginot_losses(game: Game) -> int:
    """4.8a The Maginot counters in the dead pile."""
    fallen = bits(game.roster.forts["maginot"] & ~game.forts)
    return len(dead(game, [game.roster.fort_at[Hex(hex)] for hex in fallen]))


def check_maginot_line(game: Game) -> None:
    """4.8b, B-09 Tested at the end of every phase: is the line cut off from the interior?"""
    remaining = standing_forts(game, "maginot")
    if game.scenario_id == "1939" or not remaining or has_scored(game, "4.8a", "4.8b"):
        return
    traced = remaining & r08_supply.overland(game)
    is_cut = not traced if game.options.maginot_cut == "all" else traced != remaining
    if is_cut:
        effects.book(game, "4.8b", 1)


def is_supplied_at_its_end(game: Game, unit: UnitId) -> bool:
    """4.9a, B-49 Traced at the instant the last step is lost; only the British matter."""
    return counter_of(game, unit).nation != "british" or r08_supply.is_in_supply(game, unit)


def after_elimination(game: Game, unit: UnitId, was_supplied: bool) -> None:
    """4.9a, 4.9b, 4.10a The points for a unit lost, and what else its loss may decide."""
    counter = counter_of(game, unit)
    if counter.nation == "british" and not was_supplied:
        if points_by(game, "4.9a") < MOST_BRITISH_POINTS:
            effects.book(game, "4.9a", 1)
    elif counter.is_mechanized and -points_by(game, "4.10a") < MOST_MECHANIZED_LOSSES:
        effects.book(game, "4.10a", -1)
        if points(game) <= 0:  # 4.10b
            effects.finish(game, ALLIED, "panzers_destroyed", "4.10b")
    check_objectives(game)


def points_by(game: Game, rule: str) -> int:
    return sum(amount for each, amount in game.victory_points if each == rule)


# --- 4.11 judging victory ---------------------------------------------------------------------


def judge_1940(game: Game) -> None:
    """4.2c, 4.11a After turn 13 the German total decides; 4.2b without points he has lost."""
    score_dyle(game)
    level = level_of(points(game))
    winner = {"allied_victory": ALLIED, "draw": ""}.get(level, GERMAN)
    effects.finish(game, winner, level, "4.11a")


def level_of(total: int) -> str:
    """4.11b The five points of history are the draw; nine can be had."""
    reached = (level for level, most in TABLES.victory_1940.items() if total <= most)
    return next(reached, "war_winning")


def score_dyle(game: Game) -> None:
    """4.4a, B-53 Known only at the end; 4.4b not if Belgium was never violated."""
    if not game.dyle_entered and not is_neutral(game, "belgium"):
        effects.book(game, "4.4a", 1)
