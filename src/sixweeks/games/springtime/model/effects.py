"""The only code that writes to the game; each effect says what happened in an event."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    FULL,
    LEADERS,
    MAP,
    REDUCED,
    ROSTER,
    Leader,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import (
    area_of,
    contested,
    piece,
    pieces,
    place,
    survey,
    surveyed_after,
    way,
)
from sixweeks.games.springtime.model.state import (
    ELIMINATED,
    EVACUATED,
    NOBODY,
    NOWHERE,
    REMOVED,
    Game,
    PhaseName,
    Progress,
    Unit,
)
from sixweeks.kernel import memo
from sixweeks.kernel.presentation.sentence import Arg, Die, Piece, Side, Signed, Term
from sixweeks.kernel.state import Ending, tell
from sixweeks.masks import mask_of


def set_unit(game: Game, unit: UnitId, place: int, strength: int) -> None:
    before, units = survey(game), list(game.units)
    if unit == ROSTER.airlanding and place != units[unit].place:
        game.airhead = NOWHERE
    units[unit] = Unit(place, strength)
    game.units = tuple(units)
    memo.forget(game)
    game.memo["survey"] = surveyed_after(before, game.units, unit)


def forget(game: Game) -> None:
    """Invalidate what was computed from the position; the units have not moved."""
    known = survey(game)
    memo.forget(game)
    game.memo["survey"] = known


def leave_map(game: Game, unit: UnitId, place: int) -> None:
    """10.4.5a, A-36 A unit leaves the map, its leader with it, and Kleist seeks another carrier."""
    area = game.units[unit].place
    set_unit(game, unit, place, 0)
    game.out_of_supply &= ~(1 << unit)
    if game.kleist == unit:
        game.kleist = NOBODY
        others = [u for u in ROSTER.kleist_units if game.units[u].place == area >= 0]
        game.kleist_seeks = AreaId(area) if others else NOWHERE
        if not others:
            tell(game, "leader_removed", "10.4.5a", leader=Piece("Kleist"))


# --- the sequence of play ---------------------------------------------------------------------


def begin_turn(game: Game, turn: int) -> None:
    """6.0a A new turn: what held for a turn is over; 19.2b a scenario may begin in mid-turn."""
    game.turn = turn
    game.drawn = game.played = game.scenario.played_by(turn)
    game.confidence = game.billotte_killed = False
    tell(game, "turn_begins", "6.0a", turn=turn)


def begin_phase(game: Game, phase: PhaseName, rule: str) -> None:
    game.phase = phase
    tell(game, f"{phase}_begins", rule)


def begin_end_phase(game: Game) -> None:
    """6.4 Each holder of an Event marker decides again what to do with it."""
    begin_phase(game, "end", "6.4")
    game.kept = ()


def begin_maneuvers(game: Game, impulse: int) -> None:
    """6.2a The marker stands on the first impulse; no Army Group has been declared (A-09)."""
    begin_phase(game, "maneuvers", "6.2a")
    game.impulse = impulse
    game.previous = {}


def begin_impulse(game: Game, side: str) -> None:
    game.active = side
    game.progress = Progress()
    tell(game, "impulse_begins", "6.2a", side=Side(side), impulse=game.impulse)


def declare(game: Game, kind: str, rule: str, **args: Arg) -> None:
    """8.1a What kind of impulse this is; A-54 with that it begins: what is Contested is noted."""
    game.previous = {**game.previous, game.active: ()}
    game.progress = replace(game.progress, contested=contested(game))
    tell(game, f"declared_{kind}", rule, side=Side(game.active), **args)


def activate(
    game: Game,
    groups: tuple[str, ...],
    active: int,
    reserves: tuple[tuple[UnitId, tuple[str, ...]], ...],
    counts: bool,
) -> None:
    """8.1.1a The units of the groups become active; 8.1.1c the groups count as declared."""
    game.progress = replace(game.progress, groups=groups, active=active, reserves=reserves)
    if counts:
        game.previous = {**game.previous, game.active: groups}
    forget(game)


def activate_units(game: Game, units: int, origin: AreaId = NOWHERE) -> None:
    """8.1.2 The units that may move in a Non-Assault Impulse, perhaps out of one area only."""
    game.progress = replace(game.progress, active=units, origin=origin)
    forget(game)


def end_impulse(game: Game, out_of_supply: int) -> None:
    """13.2a Supply is checked for both sides; what held for the impulse is over."""
    if out_of_supply != game.out_of_supply:
        for unit in ROSTER.by_name.values():
            if (out_of_supply ^ game.out_of_supply) >> unit & 1 and game.units[unit].place >= 0:
                kind = "cut_off" if out_of_supply >> unit & 1 else "in_supply_again"
                tell(game, kind, "13.2a", unit=piece(unit))
    game.out_of_supply = out_of_supply
    game.refugees = game.refugees and game.active != ALLIED
    game.plan_red = False
    forget(game)


def close_impulse(game: Game) -> None:
    """11.2a An Advantage used in the impulse now belongs to the other player."""
    if game.spent_by:
        game.advantage, game.spent_by = opponent(game.spent_by), ""
        tell(game, "advantage_passes", "11.2a", side=Side(game.advantage))
    game.active = ""
    game.progress = Progress()
    forget(game)


def advance_impulse(game: Game, rule: str) -> None:
    game.impulse += 1
    tell(game, "impulse_advances", rule, impulse=game.impulse)


def logistics(game: Game, die: int) -> None:
    kind = "logistics_hold" if die >= game.impulse else "logistics_fail"
    rule = "6.2.1b" if die >= game.impulse else "6.2.1c"
    tell(game, kind, rule, die=Die(die), impulse=game.impulse)


def finish(game: Game, winner: str, level: str, rule: str, **args: Arg) -> None:
    game.ending = Ending(winner, level, rule)
    tell(game, f"ended_{level}", rule, winner=Side(winner), morale=game.morale, **args)


# --- political matters ------------------------------------------------------------------------


def change_morale(game: Game, amount: int, rule: str, why: str) -> None:
    """4.4.9c French Morale may fall below zero."""
    if amount:
        game.morale += amount
        tell(game, "morale", rule, amount=Signed(amount), morale=game.morale, why=Term("why", why))


def set_confidence(game: Game) -> None:
    game.confidence = True
    tell(game, "confidence", "6.1.3a")


def italy_declares_war(game: Game) -> None:
    """6.1.4a The Italian Army and di Savoia appear in Zone F."""
    game.italy_at_war = True
    set_unit(game, ROSTER.italian, MAP.italy, FULL)
    tell(game, "italy", "6.1.4a")


def belgian_roll(game: Game, die: int, areas: int, surrenders: bool) -> None:
    kind = "belgium_surrenders" if surrenders else "belgium_fights_on"
    tell(game, kind, "6.1.2b", die=Die(die), areas=areas)


def flip_leader(game: Game, leader: Leader) -> None:
    """6.1.3b, 6.1.3c A leader turns to his other face, for good."""
    game.flipped |= 1 << leader.id
    rating = LEADERS[leader.id].ratings[1]
    tell(game, "leader_flipped", "6.1.3b", leader=Piece(leader.name), rating=rating)


def carry_kleist(game: Game, unit: UnitId, rule: str) -> None:
    """4.4.1b Kleist stands with one of his units."""
    game.kleist, game.kleist_seeks = unit, NOWHERE
    forget(game)
    tell(game, "kleist", rule, unit=piece(unit))


# --- control ----------------------------------------------------------------------------------


def take_control(game: Game, side: str, taken: int, rule: str) -> None:
    """7.2b Areas change hands."""
    game.control = game.control | taken if side == AXIS else game.control & ~taken
    forget(game)
    for area in areas(taken):
        tell(game, "control", rule, side=Side(side), area=place(area))


def book_paris(game: Game, price: int) -> None:
    """11.1.1b What the loss of Paris has cost; nothing once it is regained."""
    game.paris_price = price


def open_paris(game: Game, side: str) -> None:
    """11.1.1a Paris is declared an open city, for good."""
    game.paris_open = True
    tell(game, "paris_open", "11.1.1a", side=Side(side))


# --- movement ---------------------------------------------------------------------------------


def enter(game: Game, unit: UnitId, area: AreaId, rule: str) -> None:
    """9.1a A unit enters an adjacent area."""
    start = area_of(game, unit)
    set_unit(game, unit, area, game.units[unit].strength)
    others = tuple(each for each in game.progress.entered if each[0] != unit)
    left = ((unit, start),) if game.progress.contested >> start & 1 else ()
    game.progress = replace(
        game.progress, entered=(*others, (unit, start)), left=(*game.progress.left, *left)
    )
    if game.journal is not None:
        tell(game, "moved", rule, unit=piece(unit), path=way(start, area))


def finish_moving(game: Game, unit: UnitId) -> None:
    game.progress = replace(game.progress, moved=game.progress.moved | 1 << unit)
    forget(game)


def airdrop(game: Game, area: AreaId, die: int, modified: int, strength: int) -> None:
    """18.1a, 18.1c The Airlanding Corps comes down, perhaps reduced; it has entered the area."""
    unit = ROSTER.airlanding
    set_unit(game, unit, area, strength)
    game.airhead = area
    done, bit = game.progress, 1 << unit
    game.progress = replace(done, active=done.active | bit, moved=done.moved | bit, landed=area)
    face = Term("strength", "reduced" if strength == REDUCED else "full")
    tell(game, "airdrop", "18.1c", area=place(area), die=Die(die), modified=modified, strength=face)


def withdraw_airlanding(game: Game, place: int) -> None:
    """18.1.3a The Corps leaves the map on the face it shows."""
    strength = game.units[ROSTER.airlanding].strength
    leave_map(game, ROSTER.airlanding, place)
    set_unit(game, ROSTER.airlanding, place, strength)
    tell(game, "airlanding_withdrawn", "18.1.3a")


# --- combat -----------------------------------------------------------------------------------


def declare_attack(game: Game, units: Sequence[UnitId], area: AreaId, mandatory: bool) -> None:
    """9.2.1b, 10.0d The area is attacked: nobody else enters it or attacks it this impulse."""
    done, attackers = game.progress, mask_of(units)
    game.progress = replace(
        done, attacked=done.attacked | attackers, fought=done.fought | 1 << area
    )
    forget(game)
    kind, rule = ("attack_mandatory", "10.1a") if mandatory else ("attack", "10.2a")
    tell(game, kind, rule, side=Side(game.active), units=pieces(units), area=place(area))


def name_lead(game: Game, unit: UnitId, rule: str) -> None:
    tell(game, "lead", rule, side=Side(ROSTER.side[unit]), unit=piece(unit))


def use_air(game: Game, side: str, nation: str, value: int) -> None:
    """9.4.1a An Air marker is placed, once in an impulse."""
    game.progress = replace(game.progress, air=(*game.progress.air, nation))
    tell(game, "air", "9.4.1b", side=Side(side), nation=Term("nation", nation), value=value)


def combat_result(
    game: Game,
    area: AreaId,
    attack: tuple[int, int],
    defense: tuple[int, int],
    result: str,
    chances: Mapping[str, Fraction],
) -> None:
    """10.4.4 The totals and the result; each pair is the value and the dice."""
    args: dict[str, Arg] = {
        "area": place(area),
        "attack": attack[0],
        "attack_dice": Die(attack[1]),
        "attack_total": sum(attack),
        "defense": defense[0],
        "defense_dice": Die(defense[1]),
        "defense_total": sum(defense),
        "result": Term("result", result),
    }
    game.emit("combat_result", "10.4.4", args, chances=chances)


def reduce(game: Game, unit: UnitId, rule: str) -> None:
    """4.2b A unit is flipped to its Reduced Strength side."""
    set_unit(game, unit, game.units[unit].place, REDUCED)
    tell(game, "reduced", rule, unit=piece(unit))


def eliminate(game: Game, unit: UnitId, rule: str) -> None:
    leave_map(game, unit, ELIMINATED)
    tell(game, "eliminated", rule, unit=piece(unit))


def remove(game: Game, unit: UnitId, rule: str) -> None:
    """13.2.4b, 6.1.2c A unit leaves play for good."""
    leave_map(game, unit, REMOVED)
    tell(game, "removed", rule, unit=piece(unit))


def evacuate(game: Game, unit: UnitId, may_return: bool) -> None:
    """18.3a The BEF goes home; 12.3.2c for good unless it may return."""
    leave_map(game, unit, EVACUATED if may_return else REMOVED)
    tell(game, "evacuated", "18.3a" if may_return else "12.3.2c", unit=piece(unit))


def retreat(game: Game, unit: UnitId, path: Sequence[AreaId], rule: str) -> None:
    """10.5.2a A unit retreats into the last of these areas, through the full ones before it."""
    start = area_of(game, unit)
    set_unit(game, unit, path[-1], game.units[unit].strength)
    tell(game, "retreated", rule, unit=piece(unit), path=way(start, *path))


# --- the Advantage ----------------------------------------------------------------------------


def use_advantage(game: Game, side: str, use: str, rule: str) -> None:
    """11.2a Once used, the Advantage is nobody's until the impulse ends."""
    game.advantage, game.spent_by = "", side
    tell(game, f"advantage_{use}", rule, side=Side(side))
