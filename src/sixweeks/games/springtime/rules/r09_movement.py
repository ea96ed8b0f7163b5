"""9.0 Movement: what bars a unit, and how far it reaches."""

from functools import lru_cache
from itertools import pairwise

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import (
    ALLIED,
    COUNTERS,
    MAGINOT,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import (
    area_of,
    contested,
    controlled,
    free,
    full_areas,
    is_on_map,
    is_out_of_supply,
    occupied,
    piece,
    place,
    printed_movement,
    units_in,
)
from sixweeks.games.springtime.model.queries import way as way_of
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control, stacking_bar
from sixweeks.games.springtime.rules.r14_zones import italy_bar
from sixweeks.games.springtime.rules.r15_first_turn import surprise_bar
from sixweeks.kernel.memo import of_board, of_position
from sixweeks.kernel.objection import (
    Bar,
    Objection,
    closed_by,
    objections_at,
    rules_needed,
    rules_to_lift,
)
from sixweeks.kernel.question import Action
from sixweeks.masks import mask_of

ASSAULT, REGROUP, REDEPLOY = "assault", "regroup", "redeploy"
LIFTED = ("9.2b", "9.2c", "9.2d", "9.3.1a", "9.1a")  # what a search for a way can do without
END = Action("end")
UNIT = tuple(Action("unit", unit) for unit in range(len(ROSTER.side)))
ACROSS_MAGINOT = MAP.graph.across((MAGINOT,))
NO_LINE = MAP.graph.across(())

Path = tuple[AreaId, ...]


# --- 9.1, 9.2 how far -------------------------------------------------------------------------


def movement_factor(game: Game, unit: UnitId, manner: str) -> int:
    """9.1a, 9.2a One point an area, up to the printed factor; 8.1.2a1 one area in a Regroup;
    8.1.2b1 twice the factor in a Redeployment; 13.2.2a armor Out of Supply has one less."""
    if manner == REGROUP:
        return 1
    points = printed_movement(game, unit)
    if is_out_of_supply(game, unit) and COUNTERS[unit].is_armored:
        points -= 1
    if game.refugees and ROSTER.side[unit] == ALLIED:
        points = min(points, TABLES.events["refugees_movement"])
    return 2 * points if manner == REDEPLOY else points


# --- 9.1, 9.3 what bars a unit from moving ----------------------------------------------------


def objections_to_moving(game: Game, unit: UnitId) -> list[Objection]:
    """8.0a, 8.1.1a, 9.1.1a Only active units move, 9.1a each once; 10.0b not after an attack."""
    progress = game.progress
    if ROSTER.side[unit] != game.active:
        return [Objection("8.0a", "enemy")]
    if not is_on_map(game, unit):
        return [Objection("9.1a", "off_map")]
    found = []
    if not progress.active >> unit & 1:
        found.append(why_inactive(game, unit))
    if progress.landed >= 0 and unit == ROSTER.airlanding:
        found.append(Objection("18.1a", "landed"))
    elif progress.moved >> unit & 1:
        found.append(Objection("9.1a", "moved"))
    if progress.attacked >> unit & 1:
        found.append(Objection("10.0b", "attacked"))
    if held_units(game) >> unit & 1:
        found.append(Objection("9.3.3a"))
    return found


def why_inactive(game: Game, unit: UnitId) -> Objection:
    """8.1.1a, 8.1.1e, 8.1.2b1, 8.1.2b4 Why a unit of the active player has not been activated."""
    if not game.progress.groups:
        is_there = game.units[unit].place == game.progress.origin
        return Objection("8.1.2b4" if is_there else "8.1.2b1")
    return Objection("8.1.1e" if COUNTERS[unit].is_reserve else "8.1.1a", "inactive")


def held_units(game: Game) -> int:
    """9.3.3a The Alp Army, as bits: it does not move before Italy declares war (it may retreat)."""
    return 0 if game.italy_at_war else 1 << ROSTER.alp


def entry_bars(game: Game, unit: UnitId, manner: str) -> list[Bar]:
    """What no unit may enter on any step of its move, by the kind of impulse."""
    side = ROSTER.side[unit]
    bars = [stacking_bar(game, side), italy_bar(unit)]
    if manner == ASSAULT:
        bars.append(Bar("9.2.1b", game.progress.fought))
        bars.append(surprise_bar(game, unit))
        bars.append(return_bar(game, unit))
    elif manner == REGROUP:
        bars += regroup_bars(game, unit)
    else:
        bars += redeploy_bars(game, unit)
    return bars


def return_bar(game: Game, unit: UnitId) -> Bar:
    """10.0b, A-33 A unit that has left a Contested area does not come back to attack in it."""
    left = dict(game.progress.left).get(unit)
    return Bar("10.0b", 0 if left is None else 1 << left, "left")


def regroup_bars(game: Game, unit: UnitId) -> list[Bar]:
    """8.1.2a2 Regrouping units enter nothing that the enemy controls or stands in; 8.1.2a3 from a
    Contested area above all not another one."""
    enemy, disputed = opponent(ROSTER.side[unit]), contested(game)
    bars = [
        Bar("8.1.2a2", controlled(game, enemy), "control"),
        Bar("8.1.2a2", occupied(game, enemy), "occupied"),
    ]
    if disputed >> area_of(game, unit) & 1:
        bars.append(Bar("8.1.2a3", disputed))
    return bars


def redeploy_bars(game: Game, unit: UnitId) -> list[Bar]:
    """8.1.2b2 Redeploying units enter no enemy-controlled area that is not Contested; 8.1.2b3 nor,
    from a Contested area, another one."""
    disputed = contested(game)
    origin = game.progress.origin if game.progress.origin >= 0 else area_of(game, unit)
    bars = [Bar("8.1.2b2", controlled(game, opponent(ROSTER.side[unit])) & ~disputed)]
    if game.progress.contested >> origin & 1:
        bars.append(Bar("8.1.2b3", disputed))
    return bars


def exit_bar(game: Game, unit: UnitId) -> Bar:
    """9.2d Out of a Contested area the first step leads into a Free one, in any impulse."""
    is_held = contested(game) >> area_of(game, unit) & 1
    return Bar("9.2d", MAP.all & ~free(game, ROSTER.side[unit]) if is_held else 0)


def open_areas(
    game: Game, unit: UnitId, manner: str, ignoring: frozenset[str] = frozenset()
) -> int:
    """What a unit may enter on any step of its move."""
    return MAP.all & ~closed_by(without(entry_bars(game, unit, manner), ignoring))


def first_steps(game: Game, unit: UnitId, manner: str) -> int:
    """The neighbours a unit may enter first."""
    near = MAP.neighbours[area_of(game, unit)] & ~exit_bar(game, unit).mask
    return near & ~closed_by(entry_bars(game, unit, manner)) if near else 0


def may_step(game: Game, unit: UnitId, manner: str) -> bool:
    """9.1a May a unit enter a neighbour?"""
    near = MAP.neighbours[game.units[unit].place]
    return bool(near & always_open(game, ROSTER.side[unit]) or first_steps(game, unit, manner))


@of_board
def always_open(game: Game, side: str) -> int:
    """7.1a, 7.5a What no rule bars: Free Areas with room, 9.2.1b not attacked, 10.0b not left."""
    # SPEED: asked of every unit before every answer, and usually there is such an area.
    progress = game.progress
    left = mask_of([area for _, area in progress.left])
    closed = full_areas(game, side) | 1 << MAP.italy | progress.fought | left
    return free(game, side) & ~closed


def without(bars: list[Bar], ignoring: frozenset[str]) -> list[Bar]:
    """All bars but those of some rules."""
    return [bar for bar in bars if bar.rule not in ignoring] if ignoring else bars


@of_position
def routes(
    game: Game, unit: UnitId, manner: str, points: int, ignoring: frozenset[str] = frozenset()
) -> dict[AreaId, Path]:
    """9.1a, 9.2a Every area within reach, and the shortest way to it; 9.2b a unit stops where the
    enemy stands, 9.2c and after crossing the Maginot Line in either direction."""
    start = area_of(game, unit)
    is_open = open_areas(game, unit, manner, ignoring) & ~(1 << start)
    held = 0 if "9.2d" in ignoring else exit_bar(game, unit).mask
    enemies = 0 if "9.2b" in ignoring else occupied(game, opponent(ROSTER.side[unit]))
    line = NO_LINE if "9.2c" in ignoring else ACROSS_MAGINOT
    return shortest_ways(start, points, is_open, is_open & ~held, enemies, line)


@lru_cache(10_000)  # SPEED: units and positions share them; 12 % of a staff game
def shortest_ways(
    start: AreaId, points: int, is_open: int, at_first: int, enemies: int, line: tuple[int, ...]
) -> dict[AreaId, Path]:
    """To every area within reach; the first step leads into one that is open `at_first`, and who
    comes to an enemy or across a line goes no farther."""
    found: dict[AreaId, Path] = {}
    going: dict[AreaId, Path] = {start: ()}
    settled = 1 << start  # where another way changes nothing
    open_here = at_first
    for _ in range(points):
        farther: dict[AreaId, Path] = {}
        for area, way in going.items():
            for entered in areas(MAP.neighbours[area] & open_here & ~settled):
                found.setdefault(entered, (*way, entered))
                if not line[area] >> entered & 1:
                    settled |= 1 << entered
                    if not enemies >> entered & 1:
                        farther[entered] = (*way, entered)
        going, open_here = farther, is_open
    return found


def objections_to_reaching(
    game: Game, unit: UnitId, area: AreaId, manner: str, points: int
) -> list[Objection]:
    """Why an area that is open itself lies out of reach: the rules without which it would not, be
    they 9.2b, 9.2c, 9.2d, (7.1c) a full area on the way, 9.1a the distance, or all at once."""
    far = Objection("9.1a", "far", {"unit": piece(unit), "points": points})

    def opens(rules: frozenset[str]) -> bool:
        return would_open(game, unit, area, manner, points, rules)

    bars = [*entry_bars(game, unit, manner), exit_bar(game, unit)]
    every = (*LIFTED, *(bar.rule for bar in bars if bar.mask))
    found = rules_to_lift(LIFTED, opens) or rules_needed(every, opens)
    return [far if rule == "9.1a" else Objection(rule, "way") for rule in found or ("9.1a",)]


def objections_to_going(
    game: Game, unit: UnitId, area: AreaId, manner: str, points: int
) -> list[Objection]:
    """9.2, 9.3 What keeps a unit out of an area, or from getting so far."""
    here = area_of(game, unit)
    if area == here:
        return [Objection("9.1a", "here")]
    found = objections_at(area, entry_bars(game, unit, manner))
    first = objections_at(area, [exit_bar(game, unit)] if MAP.neighbours[here] >> area & 1 else [])
    rules = frozenset(each.rule for each in found)
    if first and not would_open(game, unit, area, manner, points, rules):
        return [*found, *first]  # else there is a way round
    return found or objections_to_reaching(game, unit, area, manner, points)


def objections_to_way(
    game: Game, unit: UnitId, way: Path, manner: str, points: int
) -> list[Objection]:
    """9.1a Why a unit cannot take these areas one after the other, from where it stands; if it can,
    that the shortest way is taken for it."""
    here, twin, left = area_of(game, unit), game.copy(), points
    if way[0] != here:
        return [Objection("9.1a", "elsewhere", {"unit": piece(unit), "area": place(here)})]
    shortest = routes(game, unit, manner, points).get(way[-1], ())
    for start, area in pairwise(way):
        if not MAP.neighbours[start] >> area & 1:
            return [Objection("3.1b", "apart", {"area": place(start), "other": place(area)})]
        if area not in routes(twin, unit, manner, min(left, 1)):
            return objections_to_step(twin, unit, area, manner, points if left else 0)
        left = enter(twin, unit, area, left)
    if way[1:] == shortest:
        return []
    return [Objection("9.1a", "shortest", {"unit": piece(unit), "path": way_of(here, *shortest)})]


def objections_to_step(
    game: Game, unit: UnitId, area: AreaId, manner: str, points: int
) -> list[Objection]:
    """Why a unit that has come so far cannot take one more step."""
    if points:
        return objections_to_going(game, unit, area, manner, 1)
    start = dict(game.progress.entered).get(unit)
    if occupied(game, opponent(ROSTER.side[unit])) >> area_of(game, unit) & 1:
        return [Objection("9.2b", "way")]
    if start is not None and ACROSS_MAGINOT[start] >> area_of(game, unit) & 1:
        return [Objection("9.2c", "way")]
    return [Objection("9.1a", "spent", {"unit": piece(unit), "area": place(area)})]


def enter(game: Game, unit: UnitId, area: AreaId, points: int) -> int:
    """9.2a, 7.2c One point an area, taken in passing; what is left, 9.2b nothing where the enemy
    stands, 9.2c or after the Maginot Line."""
    start, enemy = area_of(game, unit), opponent(ROSTER.side[unit])
    effects.enter(game, unit, area, "9.1a")
    settle_control(game, area, "7.2c")
    settle_control(game, start)
    halted = occupied(game, enemy) | ACROSS_MAGINOT[start]
    return 0 if halted >> area & 1 else points - 1


def would_open(
    game: Game, unit: UnitId, area: AreaId, manner: str, points: int, lifted: frozenset[str]
) -> bool:
    """Would an area be open to a unit without some rules?"""
    most = len(MAP.areas) if "9.1a" in lifted else points
    return area in routes(game, unit, manner, most, lifted)


def objections_to_taking_up(game: Game, unit: UnitId, manner: str) -> list[Objection]:
    """9.1a A unit that may not move, or has nowhere to go."""
    return objections_to_moving(game, unit) or [Objection("9.1a", "nowhere")]


def movable(game: Game, manner: str) -> list[UnitId]:
    """Every unit that may still be moved and has somewhere to go."""
    progress = game.progress
    able = progress.active & ~progress.moved & ~progress.attacked
    return [
        unit
        for unit in units_in(able)
        if not objections_to_moving(game, unit) and may_step(game, unit, manner)
    ]
