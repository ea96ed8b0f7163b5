"""9.1 Fire at range 0: its factor, and the roll."""

from collections.abc import Iterator

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import Place, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    field_of,
    piece,
    place,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r08_fire import (
    FIRER,
    TARGET,
    firing_values,
    is_dispersed,
    state_of_firer,
    state_of_target,
)
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Factor, Part
from sixweeks.kernel.presentation.sentence import Args, Die, Term
from sixweeks.kernel.procedure import Outcome, Procedure, Return, step
from sixweeks.kernel.question import Roll

COVER = ("woods", "orchard")


class Ground(Struct, frozen=True):
    """Where an assault is fought: the hex, where the attacker came from, whether it has begun."""

    attacker: UnitId
    hex: Hex
    origin: Place  # off the map if the attacker comes from there (C-56)
    first: bool


def assault_factor(game: Game, ground: Ground, firer: UnitId, target: UnitId) -> Factor:
    """8.3a, 9.1 The attacker's fire at a defender, or a defender's at the attacker."""
    parts = [*firing_values(game, firer, target), *firer_parts(game, ground, firer)]
    if firer == ground.attacker:
        parts += defender_parts(game, ground, target)
    else:
        parts += attacker_parts(game, ground)
    return Factor(tuple(parts), counter_of(game, target).is_vehicle)


def firer_parts(game: Game, ground: Ground, firer: UnitId) -> Iterator[Part]:
    """C-08 +1 at range 0, once; C-58 every attacker has moved; C-43 he is not yet dispersed."""
    yield Part("9.1.2a", "range_0", FIRER["distance"]["assault"])
    for part in state_of_firer(game, firer, "assault"):
        is_column, is_entering = part.why == "column", part.why == "dispersed"
        if (is_column and not ground.first) or (is_entering and firer == ground.attacker):
            continue
        yield part
    if firer == ground.attacker and ground.first:
        yield Part("6.1a", "move_and_assault", FIRER["move_and_fire"]["assault"])
    if counter_of(game, firer).kind == "pioneer":
        yield Part("8.3a", "pioneer", FIRER["pioneer"]["assault"])


def defender_parts(game: Game, ground: Ground, target: UnitId) -> Iterator[Part]:
    """Terrain, position and height of the assaulted hex; C-43 a dispersed defender."""
    for part in state_of_target(game, target, "assault"):
        if part.why != "target_column" or ground.first:
            yield part
    level = field_of(game).level
    if ground.origin >= 0 and level[ground.hex] > level[ground.origin]:
        yield Part("8.3a", "higher", TARGET["higher"]["assault"])
    if is_dispersed(game, target):
        yield Part("7.2b", "target_dispersed", TARGET["dispersed"]["assault"])


def attacker_parts(game: Game, ground: Ground) -> Iterator[Part]:
    """C-59 Woods and orchards count for whoever is fired at; a city for the defender alone."""
    terrain = field_of(game).terrain[ground.hex]
    if terrain in COVER and game.options.assault_woods == "target":
        yield Part("0.2a", terrain, TARGET[terrain]["assault"])
    if game.units[ground.attacker].column and ground.first:
        yield Part("7.2a", "target_column", TARGET["column"]["assault"])


class PointBlank(Procedure):
    """10.1 One fire at range 0; returns its result, which the assault applies."""

    ground: Ground
    firer: UnitId
    target: UnitId

    @step("10.1a")
    def roll(self, game: Game) -> Outcome:
        return Roll(side_of(game, self.firer), dice=2)

    @roll.then
    def look_up(self, game: Game, roll: int) -> Outcome:
        factor = assault_factor(game, self.ground, self.firer, self.target)
        result = factor.result(roll)
        if game.journal is None:
            return Return(result)
        args: Args = {
            "unit": piece(game, self.firer),
            "target": piece(game, self.target),
            "hex": place(game, self.ground.hex),
            "factor": factor.total,
            "roll": Die(roll),
            "result": Term("result", result or effects.MISS),
        }
        effects.tell_result(game, "fired_at_range_0", "9.1.2a", factor.chances, args)
        return Return(result)
