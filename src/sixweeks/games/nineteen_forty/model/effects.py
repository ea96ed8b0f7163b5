"""The only code that writes to the game; each effect says what happened in an event."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import (
    BELGIAN,
    BENELUX,
    COUNTERS,
    DUTCH,
    GERMAN,
    LIEGE,
    MAASTRICHT,
    NATION,
    NATIONS,
    NEUTRALS,
    SWISS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_neutral,
    lone_regiments,
    piece,
    pieces,
    places,
    side_of,
    units_of_side_at,
    way,
)
from sixweeks.games.nineteen_forty.model.queries import place as on_map
from sixweeks.games.nineteen_forty.model.state import (
    DEAD,
    DRIVEN_BACK,
    EVACUATED,
    JUST_REPULSED,
    REMOVED,
    REPULSED,
    SOUND,
    Arrivals,
    BySide,
    Game,
    Phase,
    Unit,
)
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import exerts_zone
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import claims
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Die, Side, Term, Text
from sixweeks.kernel.state import Ending, tell
from sixweeks.masks import mask_of

SURRENDERED_UNITS = {"belgium": BELGIAN, "netherlands": DUTCH, "switzerland": SWISS}
SURRENDERED_STRENGTHS = {"belgium": LIEGE, "netherlands": MAASTRICHT}


def settle(game: Game) -> None:
    """5.a Territory changes hands as soon as a claim does."""
    game.control = claims(game)


# --- units ------------------------------------------------------------------------------------


def put(game: Game, units: Sequence[UnitId], value: Unit) -> None:
    """Give some units a place and a condition, and keep all that follows from it."""
    if not units:
        return
    old = {game.units[unit].place for unit in units}
    records = list(game.units)
    for unit in units:
        records[unit] = value
    game.units = tuple(records)
    restack(game, units, {*old, value.place}, value.place)
    forget(game)
    settle(game)


def restack(game: Game, units: Sequence[UnitId], touched: set[int], to: int) -> None:
    stacks = game.stacks.copy()
    for hex in touched:
        rest = [unit for unit in stacks.pop(Hex(hex), ()) if unit not in units]
        if hex == to and to >= 0:
            rest += units
        if rest and hex >= 0:
            stacks[Hex(hex)] = tuple(rest)
    game.stacks = stacks
    survey(game, touched)


def survey(game: Game, hexes: Iterable[int]) -> None:
    """Recompute which nations are in some hexes, and which exert zones from there."""
    presence, exerting = list(game.presence), list(game.exerting)
    for hex in hexes:
        if hex < 0:
            continue
        stack, bit = game.stacks.get(Hex(hex), ()), 1 << hex
        here = {NATION[unit] for unit in stack}
        strong = {NATION[unit] for unit in stack if exerts_zone(game, unit)}
        for nation in range(len(NATIONS)):
            presence[nation] = presence[nation] | bit if nation in here else presence[nation] & ~bit
            exerting[nation] = (
                exerting[nation] | bit if nation in strong else exerting[nation] & ~bit
            )
    game.presence, game.exerting = tuple(presence), tuple(exerting)


def place(game: Game, unit: UnitId, hex: Hex, rule: str) -> None:
    """Set a unit up, or let it appear."""
    put(game, [unit], Unit(hex))
    tell(game, "placed", rule, unit=piece(unit), hex=on_map(hex))


def take_off(game: Game, units: Sequence[UnitId], to: int) -> None:
    put(game, units, Unit(to))


def eliminate(game: Game, units: Sequence[UnitId], rule: str) -> None:
    """7.o, 7.t, A-43 Units are lost; with an optional corps go its divisions."""
    for unit in units:
        hex = on_map(hex_of(game, unit))
        take_off(game, [unit], DEAD)
        take_off(game, game.formed.get(unit, ()), REMOVED)
        tell(game, "eliminated", rule, unit=piece(unit), hex=hex)


def disrupt(game: Game, units: Sequence[UnitId], how: int, rule: str) -> None:
    """7.p, 7.r Units are disrupted where they stand; A-30 a retreat overrides a repulse."""
    for unit in units:
        put(game, [unit], Unit(game.units[unit].place, how))
    if game.journal is not None and units:
        tell(game, "disrupted", rule, units=pieces(units))


def recover(game: Game, side: str, impulse: int) -> None:
    """7.z, 7.aa, 7.ab A repulse passes in the next impulse, a retreat in the second one."""
    cured = []
    for unit, record in enumerate(game.units):
        if record.disrupted == SOUND or record.place < 0 or side_of(UnitId(unit)) != side:
            continue
        if record.disrupted == JUST_REPULSED:
            put(game, [UnitId(unit)], Unit(record.place, REPULSED))
        elif record.disrupted == REPULSED or impulse == 2:
            put(game, [UnitId(unit)], Unit(record.place))
            cured.append(UnitId(unit))
    if cured:
        tell(game, "recovered", "7.z" if impulse == 1 else "7.ab", units=pieces(cured))


# --- movement ---------------------------------------------------------------------------------


def march(game: Game, units: Sequence[UnitId], path: Sequence[Hex], rule: str = "6.d") -> None:
    """5.f, 6.d Units go hex by hex, and at each step the ground changes hands."""
    for hex in path[1:]:
        enter(game, units, hex)
    if game.journal is not None:
        tell(game, "moved", rule, units=pieces(units), path=way(path))


def enter(game: Game, units: Sequence[UnitId], hex: Hex) -> None:
    """13.d Germans who enter a neutral invade it; 11.h, 11.l Allies overrun a lone regiment."""
    if side_of(units[0]) == GERMAN:
        invade_at(game, hex)
    elif lone_regiments(game) >> hex & 1:
        eliminate(game, units_of_side_at(game, GERMAN, hex), "11.h")
    put(game, units, Unit(hex))


def invade_at(game: Game, hex: Hex) -> None:
    """8.e, 13.d Whoever enters or attacks a country first invades it, though it may have joined."""
    country = MAP.country(hex)
    if country in NEUTRALS and country not in game.countries.invaded_on:
        invade(game, country, "13.d")


def travel(game: Game, unit: UnitId, hex: Hex) -> None:
    """6.h A unit goes by rail; 5.f only its goal is claimed."""
    start = hex_of(game, unit)
    put(game, [unit], Unit(hex))
    game.phase = replace(game.phase, has_railed=True)
    tell(game, "railed", "6.h", unit=piece(unit), path=way((start, hex)))


def evacuate(game: Game, units: Sequence[UnitId]) -> None:
    """6.p, 6.r Units leave by sea for good; 17.d the BEF takes its air point with it."""
    hex = hex_of(game, units[0])
    divisions = sum(COUNTERS[unit].divisions for unit in units)
    game.phase = replace(game.phase, evacuated=(*game.phase.evacuated, (hex, divisions)))
    take_off(game, units, EVACUATED)
    if any(COUNTERS[unit].army == "BEF" for unit in units) and game.command.british_left_on < 0:
        game.command = replace(game.command, british_left_on=game.turn)
    tell(game, "evacuated", "6.p", units=pieces(units), hex=on_map(hex))


def finish_moving(game: Game, units: Sequence[UnitId]) -> None:
    game.phase = replace(game.phase, moved=game.phase.moved | mask_of(units))


# --- the sequence of play ---------------------------------------------------------------------


def begin_turn(game: Game, turn: int, air: BySide) -> None:
    """2.a, 9.a A turn begins, with its air points; 9.b those left over are lost."""
    game.turn, game.begun = turn, True
    game.air = air
    game.arrivals = Arrivals()
    tell(game, "turn_begins", "2.a", turn=turn)


def begin_impulse(game: Game, side: str, impulse: int) -> None:
    """13.p Who joined in the impulse before now exerts zones abroad; 11.j so does who landed."""
    game.phasing, game.impulse = side, impulse
    landed = {game.units[unit].place for unit in bits(game.landed)}
    game.drops = game.landed = 0
    game.arrivals = replace(game.arrivals, by_edge=0)
    game.countries = replace(game.countries, just_joined=frozenset())
    survey(game, landed)
    forget(game)
    settle(game)
    tell(game, "impulse_begins", "2.c" if impulse == 1 else "2.f", side=Side(side))


def judge_supply(game: Game, unsupplied: Sequence[UnitId]) -> None:
    """8.h Who is out of supply is so for the whole impulse."""
    game.unsupplied = mask_of(unsupplied)
    if unsupplied:
        tell(game, "unsupplied", "8.h", units=pieces(unsupplied))


def begin_phase(game: Game, kind: str, side: str, rule: str) -> None:
    game.phase = Phase()
    tell(game, f"{kind}_begins", rule, side=Side(side))


def finish(game: Game, winner: str, level: str, rule: str) -> None:
    game.ending = Ending(winner, level, rule)
    won: Args = {"winner": Side(winner)} if winner else {}
    tell(game, f"ended_{level}", rule, **won)


# --- countries --------------------------------------------------------------------------------


def invade(game: Game, country: str, rule: str) -> None:
    """13.b, 13.f, 13.o An invaded neutral joins the Allies; 13.j, 13.m others follow it."""
    turns = {**game.countries.invaded_on, country: game.turn}
    is_alarmed = game.countries.is_border_alarmed or country == "switzerland"
    game.countries = replace(game.countries, invaded_on=turns, is_border_alarmed=is_alarmed)
    tell(game, "invaded", rule, country=Term("country", country))
    join(game, country, "13.b")
    if country in BENELUX:
        join(game, "belgium", "13.j")
        join(game, "luxembourg", "13.m")


def join(game: Game, country: str, rule: str) -> None:
    if not is_neutral(game, country):
        return
    joined = game.countries.just_joined | {country}
    game.countries = replace(game.countries, just_joined=joined, **{country: "allied"})
    game.memo = {}
    settle(game)
    tell(game, "joined", rule, country=Term("country", country))


def surrender(game: Game, country: str, rule: str) -> None:
    """13.h, 13.l, A-45 All units of a nation leave the game, with its intrinsic strength."""
    game.countries = replace(game.countries, **{country: "surrendered"})
    game.memo = {}
    tell(game, "surrendered", rule, country=Term("country", country))
    nation = SURRENDERED_UNITS[country]
    take_off(game, [c.id for c in COUNTERS if c.nation == nation and leaves(game, c.id)], REMOVED)
    if country in SURRENDERED_STRENGTHS:
        game.strengths &= ~one(SURRENDERED_STRENGTHS[country])


def leaves(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place not in (DEAD, EVACUATED)


def destroy_strength(game: Game, hex: Hex, rule: str) -> None:
    """10.i, 13.i The intrinsic strength of a hex is gone for good."""
    game.strengths &= ~one(hex)
    if hex == LIEGE:
        game.has_eben_emael = False
    tell(game, "strength_destroyed", rule, hex=on_map(hex))


# --- combat -----------------------------------------------------------------------------------


def declare_attack(game: Game, units: Sequence[UnitId], hexes: int) -> None:
    """A-9 A German attack from outside is an invasion too."""
    if side_of(units[0]) == GERMAN:
        for hex in bits(hexes):
            invade_at(game, hex)
    if game.journal is not None:
        tell(game, "attack", "7.a", units=pieces(units), hexes=places(hexes))


def spend_air(game: Game, side: str, points: int, rule: str) -> None:
    """9.b, 9.c Points are used up."""
    game.air = game.air.having(side, game.air.of(side) - points)
    if points:
        tell(game, "air", rule, side=Side(side), points=points)


def interdict(game: Game, side: str, hex: Hex) -> None:
    """9.g A hex is interdicted through the enemy's next player turn."""
    hexes = game.interdicted.of(side) | one(hex)
    game.interdicted = game.interdicted.having(side, hexes)
    forget(game)
    tell(game, "interdicted", "9.g", side=Side(side), hex=on_map(hex))


def lift_interdiction(game: Game, by: str) -> None:
    """9.g The enemy player turn is over."""
    if game.interdicted.of(by):
        game.interdicted = game.interdicted.having(by, 0)
        forget(game)


def bridgehead(game: Game, start: Hex, hex: Hex, die: int, is_won: bool) -> None:
    kind = "bridgehead_won" if is_won else "bridgehead_failed"
    tell(game, kind, "7.l", path=way((start, hex)), die=Die(die))


def result(game: Game, column: str, die: int, result: str, chances: Mapping[str, Fraction]) -> None:
    """7.h What the table gave, and how likely everything was that it might have given."""
    args: Args = {
        "column": Text(column),
        "die": Die(die),
        "result": Term("result", result.replace("*", "_star")),
    }
    game.emit("combat_result", "7.h", args, chances=chances)


def retreat(game: Game, unit: UnitId, hex: Hex) -> None:
    """7.r, 5.f A unit retreats, claims where it ends, and is disrupted."""
    start = hex_of(game, unit)
    put(game, [unit], Unit(hex, DRIVEN_BACK))
    game.phase = replace(game.phase, retreated=game.phase.retreated | 1 << unit)
    tell(game, "retreated", "7.r", unit=piece(unit), path=way((start, hex)))


def silence(game: Game, hexes: int) -> None:
    """A-10 An intrinsic strength is overcome, until the phase closes without a German there."""
    game.phase = replace(game.phase, silenced=game.phase.silenced | hexes)


def advance(game: Game, unit: UnitId, hex: Hex) -> None:
    """7.ai An attacker goes one hex forward."""
    path = way((hex_of(game, unit), hex))
    enter(game, [unit], hex)
    tell(game, "advanced", "7.ai", unit=piece(unit), path=path)
