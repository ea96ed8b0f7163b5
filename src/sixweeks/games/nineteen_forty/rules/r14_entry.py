"""14.c-14.m When and where units may come in, nation by nation."""

from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    AT_SWISS_BORDER,
    BY_NAME,
    COUNTERS,
    ENTRY_EDGE,
    GATHERING_POINTS,
    GERMAN,
    GERMANY,
    PARIS,
    SWISS,
    TABLES,
    WEST_EDGE,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import occupied
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.kernel.objection import Bar, Objection

QUOTA = TABLES.reserves
REINFORCEMENTS = {BY_NAME[name]: turn for name, turn in TABLES.reinforcements.items()}
AIR_LANDING = BY_NAME["G 22"]
SWISS_CITIES = MAP.cities & MAP.countries["switzerland"]
ALLIED_ENTRIES = GATHERING_POINTS | PARIS | ENTRY_EDGE


# --- when -------------------------------------------------------------------------------------


def objections_to_coming(game: Game, unit: UnitId) -> list[Objection]:
    """14.a Why a waiting unit does not come in at this time, wherever it might."""
    counter = COUNTERS[unit]
    if unit in REINFORCEMENTS:
        return reinforcement_objections(game, unit)
    if counter.tag == "sr" and game.countries.is_border_alarmed:
        return []
    if counter.tag not in ("res", "sr") and unit != AIR_LANDING:  # 11.i
        return [Objection("14.a", "kind")]
    if counter.nation == SWISS:
        return swiss_objections(game)
    return german_objections(game) if counter.side == GERMAN else allied_objections(game)


def reinforcement_objections(game: Game, unit: UnitId) -> list[Objection]:
    """14.k, 22.a, A-64 On the unit's turn, or as soon after it as can be."""
    due = REINFORCEMENTS[unit]
    return [Objection("14.k", "early", {"turn": due})] if game.turn < due else []


def german_objections(game: Game) -> list[Objection]:
    """14.c Two a turn from turn 2."""
    if game.turn < QUOTA["german_from"]:
        return [Objection("14.c", "early")]
    return [Objection("14.c", "quota")] if game.arrivals.german >= QUOTA["german"] else []


def swiss_objections(game: Game) -> list[Objection]:
    """14.j One a turn, after the turn of the invasion."""
    invaded = game.countries.invaded_on.get("switzerland")
    if invaded is None or game.turn <= invaded:
        return [Objection("14.j", "early")]
    return [Objection("14.j", "quota")] if game.arrivals.swiss else []


def allied_objections(game: Game) -> list[Objection]:
    """14.d Three a turn from turn 1, 14.e on which they come in the second impulse."""
    if game.turn < QUOTA["allied_from"]:
        return [Objection("14.d", "early")]
    if game.turn == QUOTA["allied_from"] and game.impulse == 1:
        return [Objection("14.e")]
    return [Objection("14.d", "quota")] if game.arrivals.allied >= QUOTA["allied"] else []


# --- where ------------------------------------------------------------------------------------


def arrival_bars(game: Game, unit: UnitId) -> list[Bar]:
    """14.b-14.k The hexes in which a unit may not appear."""
    counter = COUNTERS[unit]
    held = Bar("6.g", occupied(game, opponent(counter.side)))
    if unit in REINFORCEMENTS:
        return [held, *reinforcement_bars(game)]
    if counter.nation == SWISS:
        return [held, *swiss_bars(game)]
    if counter.side == GERMAN:
        return [held, *german_bars(game)]
    return [held, *(border_bars(game) if counter.tag == "sr" else allied_bars(game))]


def reinforcement_bars(game: Game) -> list[Bar]:
    """14.k Any friendly hex of the west edge."""
    return [
        Bar("14.k", ~WEST_EDGE, "edge"),
        Bar("14.k", WEST_EDGE & ~territory(game, ALLIED), "held"),
    ]


def german_bars(game: Game) -> list[Bar]:
    """14.c Friendly cities of Germany that no enemy zone touches; 14.b one to a hex."""
    cities = MAP.cities & GERMANY
    return [
        Bar("14.c", ~cities, "city"),
        Bar("14.c", cities & ~territory(game, GERMAN), "held"),
        Bar("14.c", cities & zone_of_control(game, ALLIED), "zone"),
        Bar("14.b", game.arrivals.hexes),
    ]


def swiss_bars(game: Game) -> list[Bar]:
    """14.j Friendly cities of Switzerland, in enemy zones or not."""
    return [
        Bar("14.j", ~SWISS_CITIES, "city"),
        Bar("14.j", SWISS_CITIES & ~territory(game, ALLIED), "held"),
    ]


def border_bars(game: Game) -> list[Bar]:
    """14.g, 14.m At the Swiss border in the first Allied impulse after its invasion; 14.h else, or
    instead, as ordinary reserves."""
    if not game.countries.is_border_alarmed:
        return [*allied_bars(game), Bar("14.g", AT_SWISS_BORDER)]
    late = allied_objections(game)
    ordinary = [Bar(each.rule, ~0, each.case) for each in late] or allied_bars(game)
    border = AT_SWISS_BORDER & ~game.arrivals.hexes
    return [Bar(bar.rule, bar.mask & ~border, bar.case) for bar in ordinary]


def allied_bars(game: Game) -> list[Bar]:
    """14.f A gathering point, else Paris, else the west edge; 14.b one to a hex.

    A-42, A-84 Each closed point opens a Paris hex, each closed Paris hex one of the edge."""
    unsafe = ~territory(game, ALLIED) | zone_of_control(game, GERMAN)
    used = game.arrivals.hexes
    bars = [
        Bar("14.f", ~ALLIED_ENTRIES, "place"),
        Bar("14.f", (GATHERING_POINTS | PARIS) & unsafe, "closed"),
        Bar("14.b", used),
    ]
    blocked = (GATHERING_POINTS & unsafe).bit_count()
    if (used & (PARIS | ENTRY_EDGE)).bit_count() >= blocked:
        return [*bars, Bar("14.f", PARIS | ENTRY_EDGE, "points")]
    closed_paris = min(blocked, (PARIS & unsafe).bit_count())
    has_edge = (used & ENTRY_EDGE).bit_count() < closed_paris
    return bars if has_edge else [*bars, Bar("14.f", ENTRY_EDGE, "paris")]
