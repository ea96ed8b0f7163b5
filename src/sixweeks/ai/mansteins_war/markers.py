"""5 Command markers: what goes into the bin, and what the marker in play activates."""

from collections.abc import Sequence
from random import Random

from sixweeks.ai.mansteins_war import movement, raids
from sixweeks.ai.mansteins_war.chances import Bins
from sixweeks.ai.mansteins_war.plan import drawn
from sixweeks.ai.mansteins_war.situation import Situation, place_of
from sixweeks.ai.mansteins_war.skies import Skies
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r05_command import units_of
from sixweeks.games.mansteins_war.rules.r15_logistics import channel_ports
from sixweeks.kernel.question import Action
from sixweeks.masks import union

Options = Sequence[Action]
EVAC, NONE = "Evac", "none"


def special(situation: Situation, options: Options, rng: Random) -> str:
    """5.2.b One special or none, drawn at random, for the bin is a secret."""
    names, bins = [str(option.noun) for option in options], situation.weights.bins
    if EVAC in names:
        wanted = is_evacuation_wanted(situation) and rng.randrange(100) < bins.evacuation
        names = [EVAC] if wanted else [name for name in names if name != EVAC]
    chances = chances_of(bins, situation.game.turn, names)
    if not any(chances.values()):
        return names[-1]
    return drawn(chances, rng)


def chances_of(bins: Bins, turn: int, names: Sequence[str]) -> dict[str, int]:
    by_turn = (bins.first, bins.second, bins.third, bins.fourth, bins.later)
    now = by_turn[min(max(turn, 1), len(by_turn)) - 1]
    return {name: getattr(now, name.lower(), 0) for name in names}


def is_evacuation_wanted(situation: Situation) -> bool:
    """20.2 Somebody of the first army group can get to a port."""
    radius = situation.weights.bins.port_range
    near = union(GRID.within(port, radius) for port in bits(channel_ports(situation.game)))
    units = [unit for unit in situation.units if COUNTERS[unit].command == "1AG"]
    return any(near >> place_of(situation.game, unit) & 1 for unit in units)


def potential(situation: Situation, units: Sequence[UnitId]) -> float:
    """What some units could do if they acted now: their attacks, and their weight."""
    skies = Skies(situation, situation.game.impulse.air)
    found = movement.attacks(situation, skies, list(units))
    waiting = situation.weights.waiting * sum(situation.worth(unit) for unit in units)
    return sum(assault.worth for assault in found) + waiting + raid(situation, units)


def raid(situation: Situation, units: Sequence[UnitId]) -> float:
    """3.1.b The worth of activating units that are marching to a German depot."""
    if not situation.weights.raids.command:
        return 0.0
    on_the_way = [
        u for u, hex in raids.raiders(situation).items() if not is_there(situation, u, hex)
    ]
    return situation.weights.raids.command * sum(unit in units for unit in on_the_way)


def is_there(situation: Situation, unit: UnitId, hex: Hex) -> bool:
    return place_of(situation.game, unit) == hex


def of_command(situation: Situation, command: str) -> float:
    """5.5 What an army group could do."""
    return potential(situation, units_of(situation.game, situation.side, (command,)))


def corps_worth(situation: Situation, units: Sequence[UnitId]) -> dict[UnitId, float]:
    """5.1.e Mech corps: those that attack best together, then the strongest."""
    skies = Skies(situation, situation.game.impulse.air)
    found = movement.attacks(situation, skies, list(units))
    worth = {unit: situation.weights.waiting * situation.worth(unit) for unit in units}
    for assault in found:
        for unit in assault.units:
            worth[unit] += assault.worth / len(assault.units)
    return {unit: value + raid(situation, [unit]) for unit, value in worth.items()}


def joins(situation: Situation, unit: UnitId) -> bool:
    """5.8.c Res units act at the first chance, but not with the group that only watches."""
    game = situation.game
    if "HGC" not in game.impulse.commands or len(game.impulse.commands) > 1:
        return True
    groups = ("HGA", "HGB")
    return all(group in game.picked for group in groups)
