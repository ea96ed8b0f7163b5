"""Odds before an attack: what a player may know of a battle he has not yet declared."""

from typing import Any

from sixweeks.board.odds import column_name
from sixweeks.games.france_40.components import MAP, UnitId
from sixweeks.games.france_40.objecting import UnknownWish, parse_wish
from sixweeks.games.france_40.queries import name_of, side_of, units_at
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat import (
    joinable,
    objections_to_armored,
    objections_to_joining,
    objections_to_target,
)
from sixweeks.games.france_40.rules.r11_odds import Odds, odds
from sixweeks.games.france_40.speech import TEXT, explain
from sixweeks.games.france_40.state import Game
from sixweeks.games.france_40.view import hidden_units
from sixweeks.kernel.definition import BadAnswer


def preview(game: Game, text: str, side: str | None) -> dict[str, Any]:
    """`19 Pz + 41 Pz 2930 [armored]`: the strengths, shifts, column and chances of an attack.

    Without a target or units, those of the attack being built."""
    try:
        wish = parse_wish(game, text) if text.strip() else None
    except UnknownWish as error:
        raise BadAnswer(str(error)) from None
    frame = game.stack[-1] if game.stack else None
    building = frame if isinstance(frame, Attack) else None
    hex = wish.hex if wish and wish.hex is not None else building.hex if building else None
    if hex is None:
        raise BadAnswer(f"'{text}' names no hex to attack")
    by = attacker(game, wish.units if wish else (), building)
    units = wish.units if wish and wish.units else building.units if building else ()
    if not units:
        units = tuple(joinable(game, by, hex, ()))
    check(game, by, hex, units)
    armored = bool(wish and "armored" in wish.words)
    if armored and (against := objections_to_armored(game, units)):
        raise BadAnswer(explain(against[0]))
    return told(
        game, odds(fogged(game, hex, side), hex, units, armored), hidden_at(game, hex, side)
    )


def attacker(game: Game, units: tuple[UnitId, ...], building: Attack | None) -> str:
    if units:
        return side_of(game, units[0])
    return building.by if building else game.phasing


def check(game: Game, by: str, hex: Any, units: tuple[UnitId, ...]) -> None:
    """The attack must be one that the rules allow."""
    found = objections_to_target(game, by, hex)
    for index, unit in enumerate(units):
        found += objections_to_joining(game, by, hex, units[:index], unit)
    if found:
        raise BadAnswer("; ".join(explain(each) for each in found))
    if not units:
        raise BadAnswer(f"no unit can attack {MAP.grid.number(hex)}")


def hidden_at(game: Game, hex: Any, side: str | None) -> int:
    secret = hidden_units(game, side) if side else frozenset()
    return sum(unit in secret for unit in units_at(game, hex))


def fogged(game: Game, hex: Any, side: str | None) -> Game:
    """3.10a The game without the defenders a side may not see."""
    if not hidden_at(game, hex, side):
        return game
    twin = game.copy()
    secret = hidden_units(game, side or "")
    twin.stacks = {**game.stacks, hex: tuple(u for u in units_at(game, hex) if u not in secret)}
    twin.memo = {}
    return twin


def told(game: Game, worked_out: Odds, hidden: int) -> dict[str, Any]:
    """In plain words and numbers; unseen defenders make it the attacker's best case."""
    return {
        "attack": worked_out.attack,
        "defence": worked_out.defense,
        "attackers": [part(game, each) for each in worked_out.attackers],
        "defenders": [part(game, each) for each in worked_out.defenders],
        "initial": column_name(worked_out.initial),
        "shifts": [
            {"rule": each.rule, "shift": each.shift, "why": TEXT.say(f"shift.{each.why}")}
            for each in worked_out.shifts
        ],
        "column": worked_out.column_name,
        "automatic": worked_out.automatic,
        "results": {name: float(chance) for name, chance in worked_out.results.items()},
        "hidden_defenders": hidden,
    }


def part(game: Game, each: Any) -> dict[str, Any]:
    return {"unit": name_of(game, each.unit), "factor": each.factor, "rules": list(each.rules)}
