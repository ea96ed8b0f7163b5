"""Where units are: the stacks, and what is known of them."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, one
from sixweeks.games.france_40.model.components import UnitId
from sixweeks.games.france_40.model.queries import tall_after, tall_stacks
from sixweeks.games.france_40.model.state import Game, Unit
from sixweeks.kernel.memo import amend, forget


def set_unit(game: Game, unit: UnitId, value: Unit) -> None:
    units = list(game.units)
    units[unit] = value
    game.units = tuple(units)
    forget(game)


def lift(game: Game, unit: UnitId) -> None:
    """Take a mobile unit out of its stack."""
    nations = game.roster.nation
    hex, nation = Hex(game.units[unit].place), nations[unit]
    stacks = game.stacks.copy()  # SPEED: 2.3 us; dict() closes the gaps, in 7.0
    rest = tuple([each for each in stacks.pop(hex) if each != unit])
    if rest:
        stacks[hex] = rest
    game.stacks = stacks
    if nation not in [nations[each] for each in rest]:
        set_presence(game, nation, game.presence[nation] & ~one(hex))


def lay(game: Game, unit: UnitId, hex: Hex) -> None:
    """Put a mobile unit on top of the stack in a hex."""
    stacks = game.stacks.copy()
    stacks[hex] = (*stacks.get(hex, ()), unit)
    game.stacks = stacks
    nation = game.roster.nation[unit]
    set_presence(game, nation, game.presence[nation] | one(hex))


def set_presence(game: Game, nation: int, mask: int) -> None:
    presence = list(game.presence)
    presence[nation] = mask
    game.presence = tuple(presence)


def carry(game: Game, units: Sequence[UnitId], to: Hex) -> None:
    """Move units that stand together to another hex, on top of those there."""
    nations, stacks, standing = game.roster.nation, game.stacks.copy(), list(game.units)
    here, nation = Hex(standing[units[0]].place), nations[units[0]]
    before = stacks.pop(here)
    rest = tuple([each for each in before if each not in units]) if len(before) > 1 else ()
    if rest:
        stacks[here] = rest
    after = stacks[to] = (*stacks[to], *units) if to in stacks else tuple(units)
    for unit in units:
        standing[unit] = Unit(to, standing[unit].steps)
    presence = game.presence[nation] | 1 << to
    if not rest or nation not in [nations[each] for each in rest]:
        presence &= ~(1 << here)
    game.stacks, game.units = stacks, tuple(standing)
    set_presence(game, nation, presence)
    if len(before) > 1 or len(after) > 1:  # SPEED: stacks are looked for before every move
        amend(game, tall_stacks, lambda tall: tall_after(tall, stacks, (here, to)))
