"""What Operation Dynamo writes to the game (5.13)."""

from collections.abc import Sequence

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import UnitId
from sixweeks.games.france_40.model.effects import exit_map
from sixweeks.games.france_40.model.queries import piece, place
from sixweeks.games.france_40.model.stack_effects import set_unit
from sixweeks.games.france_40.model.state import Dynamo, Game, Unit
from sixweeks.kernel.memo import forget
from sixweeks.kernel.state import tell


def declare_dynamo(game: Game, port: Hex) -> None:
    game.dynamo = Dynamo(declared=game.turn, port=port)
    forget(game)
    tell(game, "dynamo", "5.13a", hex=place(port))


def evacuate(game: Game, units: Sequence[UnitId]) -> None:
    """5.13e Whole units leave by the port."""
    assert game.dynamo is not None, "evacuation needs Operation Dynamo"
    steps = sum(game.units[unit].steps for unit in units)
    game.dynamo = replace(game.dynamo, evacuated=game.dynamo.evacuated + steps)
    exit_map(game, units, "5.13e", "sea")


def evacuate_step(game: Game, unit: UnitId) -> None:
    """5.13f One step leaves by the port, the rest of the unit stays."""
    assert game.dynamo is not None, "evacuation needs Operation Dynamo"
    game.dynamo = replace(game.dynamo, evacuated=game.dynamo.evacuated + 1)
    left = game.units[unit].steps - 1
    set_unit(game, unit, Unit(game.units[unit].place, left))
    tell(game, "step_evacuated", "5.13f", unit=piece(game, unit), left=left)
