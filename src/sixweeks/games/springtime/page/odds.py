"""Odds before an attack: every line of both values with its rule, and the chance of each result."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import AXIS, COUNTERS, MAP, ROSTER, UnitId, opponent
from sixweeks.games.springtime.model.queries import (
    area_of,
    combat_value,
    is_on_map,
    leader_with,
    rating,
    units_at,
)
from sixweeks.games.springtime.model.state import NOBODY, Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.rules import r09_movement, r11_advantage
from sixweeks.games.springtime.rules.r09_movement import ASSAULT
from sixweeks.games.springtime.rules.r10_combat import (
    Attack,
    attackers_in,
    is_mandatory,
    may_hold,
    objections_to_air,
)
from sixweeks.games.springtime.rules.r10_values import (
    Line,
    attack_lines,
    chances,
    defense_lines,
    total,
)
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.games.springtime.text.naming import VOCABULARY
from sixweeks.kernel.presentation.scene import Note, Odds, Strength, no_odds
from sixweeks.kernel.presentation.sentence import (
    Arg,
    Chances,
    Piece,
    Place,
    Sentence,
    Term,
    difference,
    message,
)
from sixweeks.kernel.why import Wish


def preview(game: Game, text: str, side: str | None) -> Odds:
    """`Guderian + Reinhardt 17 [with air] [against air]`: the values and chances of an attack.

    The first unit named leads. Without an area or units, those of the attack in progress, else all
    that may attack there. After set-up nothing on the map is hidden (7.1d)."""
    game = seen_by(game, side)
    wish = VOCABULARY.wish(game, text) if text.strip() else Wish()
    frame = attack_in_progress(game)
    if frame is not None and wish.places[-1:] in ((), (frame.area,)) and not wish.pieces:
        battle = frame
    else:
        battle = imagined(game, wish, text)
    return told(*worked_out(game, battle, "with air" in text, "against air" in text))


def attack_in_progress(game: Game) -> Attack | None:
    frames = [frame for frame in game.stack if isinstance(frame, Attack)]
    return frames[-1] if frames and not frames[-1].result else None


def imagined(game: Game, wish: Wish, text: str) -> Attack:
    """The attack that the words describe."""
    if not wish.places:
        raise TEXT.error("error-names-no-target", text=text)
    area: AreaId = wish.places[-1]
    inside = tuple(attackers_in(game, area) if game.active else ())
    units: tuple[UnitId, ...] = wish.pieces or inside
    if not units:
        raise TEXT.error("error-no-attacker", area=MAP.name(area))
    side = ROSTER.side[units[0]]
    if side == game.active and is_mandatory(game, area):  # 10.1a all who entered attack
        units = (*units, *(unit for unit in inside if unit not in units))
    if any(ROSTER.side[unit] != side or not is_on_map(game, unit) for unit in units):
        raise TEXT.error("error-attackers")
    lead = units[0] if wish.pieces else NOBODY
    return Attack(by=side, area=area, units=units, lead=lead)


def worked_out(
    game: Game, battle: Attack, air: bool, against: bool
) -> tuple[Game, Attack, list[Line], list[Line]]:
    """Leads as named, else those that serve their side best; air as named."""
    enemy = opponent(battle.by)
    defenders = battle.defenders or tuple(units_at(game, battle.area, enemy))
    units = battle.units or tuple(attackers_in(game, battle.area))
    if not defenders or not units:
        raise TEXT.error("error-no-attack", area=MAP.name(battle.area))
    twin = brought_up(game, units, battle.area)
    lead = battle.lead if battle.lead >= 0 else strongest(twin, units)
    facing = battle.defending_lead if battle.defending_lead >= 0 else strongest(twin, defenders)
    own = battle.air or (usable_air(twin, battle.by, lead) if air else "")
    other = battle.defending_air or (usable_air(twin, enemy, facing) if against else "")
    fought = replace(battle, units=units, defenders=defenders, lead=lead, defending_lead=facing)
    attack = attack_lines(twin, units, lead, own)
    defense = defense_lines(twin, battle.area, units, defenders, facing, other)
    return twin, fought, attack, defense


def brought_up(game: Game, units: Sequence[UnitId], area: AreaId) -> Game:
    """The game as if units that stand elsewhere had entered the area by their shortest way."""
    twin, entered = game.copy(), list(game.progress.entered)
    for unit in units:
        if area_of(game, unit) != area:
            entered = [each for each in entered if each[0] != unit]
            entered.append((unit, last_step(game, unit, area)))
    twin.progress = replace(game.progress, entered=tuple(entered))
    twin.memo = {}
    return twin


def last_step(game: Game, unit: UnitId, area: AreaId) -> AreaId:
    points = r09_movement.movement_factor(game, unit, ASSAULT)
    ways = r09_movement.routes(game, unit, ASSAULT, points)
    if area not in ways:
        name = COUNTERS[unit].name
        raise TEXT.error("error-out-of-reach", unit=name, area=MAP.name(area))
    return (area_of(game, unit), *ways[area])[-2]


def strongest(game: Game, units: Sequence[UnitId]) -> UnitId:
    def strength(unit: UnitId) -> int:
        leader = leader_with(game, unit)
        return combat_value(game, unit) + (rating(game, leader) if leader else 0)

    return max(units, key=strength)


def usable_air(game: Game, side: str, lead: UnitId) -> str:
    nation = ROSTER.nation[lead]
    TEXT.refuse(objections_to_air(game, side, lead, nation))
    return nation


def told(game: Game, battle: Attack, attack: list[Line], defense: list[Line]) -> Odds:
    lead = total(attack) - total(defense)
    likely = chances(lead, COUNTERS[battle.lead].is_armored).items()
    results = {message("odds-result", result=Term("result", id)): float(p) for id, p in likely}
    return {
        **no_odds(),
        "attack": total(attack),
        "defence": total(defense),
        "attackers": [part(line) for line in attack],
        "defenders": [part(line) for line in defense],
        "initial": difference(lead),
        "column": difference(lead),
        "results": Chances(results),
        "notes": notes(game, battle),
    }


def part(line: Line) -> Strength:
    """A line is of a unit or leader, of the Air Support of a nation, or of an Area."""
    named = message(f"line-{line.what}", name=NAMED.get(line.what, Piece)(line.name))
    return {"unit": named, "factor": line.value, "rules": [line.rule]}


NAMED: dict[str, Callable[[str], Arg]] = {"air": partial(Term, "nation"), "terrain": Place}


def notes(game: Game, battle: Attack) -> list[Note]:
    """What may still change the result: the Advantage, and 10.5.4a the right to stay."""
    found = []
    if game.phase == "maneuvers" and game.advantage:
        if game.advantage == battle.by:
            found.append(("11.1.3a", "maximum_attack"))
        else:
            found.append(("11.1.2a", "heroic_defense"))
        if battle.area == MAP.paris and r11_advantage.may_open_paris(game, game.advantage):
            found.append(("11.1.1a", "open_city"))
    if battle.by == AXIS and may_hold(game, battle.area, battle.by, "success"):
        found.append(("10.5.4a", "hold"))
    return [{"rule": rule, "note": Sentence(f"note-{key}")} for rule, key in found]
