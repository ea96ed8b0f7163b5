"""The odds of an attack before it is declared, from what the player may know."""

from sixweeks.board.hexes import Hex
from sixweeks.board.odds import column_name
from sixweeks.games.france_40.model.components import MAP, UnitId
from sixweeks.games.france_40.model.queries import (
    attack_factor,
    fort_at,
    name_of,
    piece,
    side_of,
    units_at,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.model.view import hidden_units, launched_attack
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat import (
    joinable,
    objections_to_armored,
    objections_to_joining,
    objections_to_target,
)
from sixweeks.games.france_40.rules.r11_odds import Odds, Part, odds
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.games.france_40.text.naming import VOCABULARY
from sixweeks.kernel.presentation import scene
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Chances,
    Meanings,
    Sentence,
    Term,
    message,
    named,
)
from sixweeks.kernel.why import Wish


def preview(game: Game, text: str, side: str | None) -> scene.Odds:
    """`19 Pz + 41 Pz 2930 [armored]`: the strengths, shifts, column and chances of an attack.

    Without a target or units, those of the attack being built, else all that may join in."""
    wish = wished(game, text)
    building = attack_in_progress(game, side)
    hex = wish.places[-1] if wish.places else building.hex if building else None
    if hex is None:
        raise TEXT.error("error-names-no-target", text=text)
    if building and hex == building.hex and wish.pieces in ((), building.units) and building.units:
        units = building.units
    else:
        units = wish.pieces or strongest_nation(game, side, attacker(game, building), hex)
        check(game, side, hex, units)
    armored = bool(building and building.armored)
    if wish.names("armored") and not armored:
        if against := objections_to_armored(game, units):
            raise TEXT.barred(against[:1])
        armored = True
    seen = fogged(game, hex, side)
    return told(game, hex, odds(seen, hex, units, armored), hidden_at(game, hex, side))


def wished(game: Game, text: str) -> Wish:
    return VOCABULARY.wish(game, text) if text.strip() else Wish()


def attack_in_progress(game: Game, side: str | None) -> Attack | None:
    """The attack being built, which is the attacker's own affair until it is launched (B-52)."""
    frame = game.frame
    if not isinstance(frame, Attack) or frame.result:
        return None
    return frame if side in (None, frame.by) or launched_attack(game) else None


def attacker(game: Game, building: Attack | None) -> str:
    by = building.by if building else game.phasing
    if not by:
        raise TEXT.error("error-nobody-attacks")
    return by


def strongest_nation(game: Game, side: str | None, by: str, hex: Hex) -> tuple[UnitId, ...]:
    """11.2b Every unit in sight that may attack the hex, of the nation that brings the most."""
    secret = hidden_units(game, side)
    factors: dict[int, int] = {}
    able = [unit for unit in joinable(game, by, hex, ()) if unit not in secret]
    for unit in able:
        nation = game.roster.nation[unit]
        factors[nation] = factors.get(nation, 0) + attack_factor(game, unit)
    best = max(factors, key=lambda nation: factors[nation], default=0)
    return tuple(unit for unit in able if game.roster.nation[unit] == best)


def check(game: Game, side: str | None, hex: Hex, units: tuple[UnitId, ...]) -> None:
    """The attack must be one that the rules allow, by units that the asker can see."""
    if not units:
        raise TEXT.error("error-no-attacker", hex=MAP.grid.number(hex))
    secret = hidden_units(game, side)
    for unit in units:
        if unit in secret:
            raise TEXT.error("error-not-in-sight", unit=name_of(game, unit))
    by = side_of(game, units[0])
    found = objections_to_target(game, by, hex)
    for index, unit in enumerate(units):
        found += objections_to_joining(game, by, hex, units[:index], unit)
    if found:
        raise TEXT.barred(found)


def hidden_at(game: Game, hex: Hex, side: str | None) -> int:
    secret = hidden_units(game, side)
    return sum(unit in secret for unit in units_at(game, hex))


def fogged(game: Game, hex: Hex, side: str | None) -> Game:
    """3.10a The game without the defenders a side may not see."""
    if not hidden_at(game, hex, side):
        return game
    twin = game.copy()
    secret = hidden_units(game, side)
    twin.stacks = {**game.stacks, hex: tuple(u for u in units_at(game, hex) if u not in secret)}
    twin.memo = {}
    return twin


def told(game: Game, hex: Hex, worked_out: Odds, hidden: int) -> scene.Odds:
    """Unseen defenders make it the attacker's best case."""
    results = worked_out.results
    return {
        "attack": worked_out.attack,
        "defence": worked_out.defense,
        "attackers": [part(game, each) for each in worked_out.attackers],
        "defenders": [part(game, each) for each in worked_out.defenders],
        "initial": named(column_name(worked_out.initial)),
        "shifts": [
            {"rule": each.rule, "shift": each.shift, "why": Sentence(f"shift-{each.why}")}
            for each in worked_out.shifts
        ],
        "column": named(worked_out.column_name),
        "automatic": named(worked_out.automatic) if worked_out.automatic else EMPTY,
        "results": Chances({named(name): float(chance) for name, chance in results.items()}),
        "hidden_defenders": hidden,
        "meanings": Meanings({named(name): meaning(game, hex, name) for name in results}),
    }


def meaning(game: Game, hex: Hex, result: str) -> Sentence:
    """What a result does; 11.3d, 11.14d a fortification does not retreat."""
    stands = result == "DR" and fort_at(game, hex) is not None
    id = f"DR_{game.options.fort_dr}" if stands else result
    return message("odds-result", result=Term("result", id))


def part(game: Game, each: Part) -> scene.Strength:
    unit = message("odds-unit", unit=piece(game, each.unit))
    return {"unit": unit, "factor": each.factor, "rules": list(each.rules)}
