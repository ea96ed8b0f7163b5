"""Belief state: the game as one side imagines it, with covered enemies where it last saw them."""

from functools import cache

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, UnitId, opponent
from sixweeks.games.blitzkrieg.model.procedures import FRAMES
from sixweeks.games.blitzkrieg.model.state import GONE, Game, Unit
from sixweeks.games.blitzkrieg.model.view import PUBLIC, Known, View
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.view import values

Stacks = dict[Hex, tuple[UnitId, ...]]


class Picture:
    """The last one drawn, kept until something has moved."""

    def __init__(self) -> None:
        self.known: tuple[Known, ...] = ()
        self.units: tuple[Unit, ...] = ()
        self.stacks: Stacks = {}
        self.memo: dict[object, object] = {}

    def game(self, view: View, seen: dict[UnitId, Unit]) -> Game:
        """A complete game consistent with the view, without the units that cannot be seen."""
        if view.known != self.known:
            self.known, self.memo = view.known, {}
            self.draw(view, seen)
        return Game(
            units=self.units,
            stacks=self.stacks,
            attached={unit: host for unit, host in view.attached.items() if host},
            shown=frozenset(view.shown),
            cup=view.cup,
            segment=view.segment,
            stack=frames(view),
            memo=self.memo,
            **{**values(view, PUBLIC), "german_ground": view.german_ground ^ view.passed_unseen},
        )

    def draw(self, view: View, seen: dict[UnitId, Unit]) -> None:
        """Units that cannot be seen are where they were last seen, and those seen are noted."""
        counters, enemy = SCENARIOS[view.scenario_id].counters, opponent(view.side)
        units = list(nobody(view.scenario_id))
        stacks: Stacks = {}
        known = {each.unit for each in view.known}
        pool = [c.id for c in counters if c.side == enemy and c.id not in known]
        for unit, state in covered(view, pool, seen):
            units[unit] = state
            stacks[Hex(state.place)] = (*stacks.get(Hex(state.place), ()), unit)
        for each in view.known:
            units[each.unit] = each.state
            if each.state.place >= 0:
                hex = Hex(each.state.place)
                stacks[hex] = (*stacks.get(hex, ()), each.unit)
        seen.update({k.unit: k.state for k in view.known if counters[k.unit].side == enemy})
        self.units, self.stacks = tuple(units), stacks


@cache
def nobody(scenario_id: str) -> tuple[Unit, ...]:
    """All counters off the map."""
    counters = SCENARIOS[scenario_id].counters
    return tuple(Unit(place=GONE, steps=counter.steps) for counter in counters)


def covered(view: View, pool: list[UnitId], seen: dict[UnitId, Unit]) -> list[tuple[UnitId, Unit]]:
    """8.1c Hidden in a stack are the units last seen in its hex, then others that are missing."""
    counters, found = SCENARIOS[view.scenario_id].counters, []
    missing = [u for u in pool if counters[u].kind != "observer"]
    missing += [u for u in pool if counters[u].kind == "observer"]
    empty: list[Hex] = []
    for slot in view.covered:
        here = [u for u in missing if u in seen and seen[u].place == slot.hex][: slot.count]
        found += [(u, seen[u]) for u in here]
        empty += [slot.hex] * (slot.count - len(here))
        missing = [u for u in missing if u not in here]
    for unit, hex in zip(missing, empty, strict=False):
        found.append((unit, Unit(place=hex, steps=counters[unit].steps)))
    return found


def frames(view: View) -> list[Procedure]:
    """The procedure that asks, and the assault it may be part of."""
    raw = [each for each in view.frames[:-1] if each["type"] == "Assault"]
    return FRAMES.restored((*raw, *view.frames[-1:]))
