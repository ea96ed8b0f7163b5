"""What set-up writes to the game: counters, markers, and what is noted in secret."""

from collections.abc import Iterable, Mapping

from sixweeks.board.hexes import Hex, one
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.effects import change, relocate
from sixweeks.games.blitzkrieg.model.queries import counter_of, piece, side_of
from sixweeks.games.blitzkrieg.model.queries import place as on_map
from sixweeks.games.blitzkrieg.model.state import GONE, UNPLACED, Game, Options, Unit
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Hidden, Side, Term
from sixweeks.kernel.state import tell, tell_owner


def new_game(scenario: str, options: Options) -> Game:
    """Every counter waits off the map."""
    units = tuple(Unit(steps=counter.steps) for counter in SCENARIOS[scenario].counters)
    return Game(scenario_id=scenario, stack=[], options=options, units=units)


def place(game: Game, unit: UnitId, hex: Hex, rule: str, hidden: bool = False) -> None:
    """8.1c The enemy sees the stacks grow, not what goes into them; 1.4a nor where observers go."""
    relocate(game, unit, hex, hidden=hidden)
    owner, at = side_of(game, unit), on_map(game, hex)
    secret: Args = {"unit": Hidden("unit"), "hex": Hidden("place") if hidden else at}
    tell_owner(game, "placed", rule, owner, secret, unit=piece(game, unit), hex=at)


def deploy(game: Game, side: str, plan: str, places: Mapping[UnitId, Hex], rule: str) -> None:
    """Set up many units at once, by a ready plan; 1.4a observers are noted, not placed."""
    for unit, hex in places.items():
        relocate(game, unit, hex, hidden=counter_of(game, unit).kind == "observer")
    secret: Args = {"plan": Hidden("plan")}
    tell_owner(game, "deployed", rule, side, secret, side=Side(side), plan=Term("plan", plan))


def board(game: Game, unit: UnitId, transport: UnitId) -> None:
    """14.1j A company begins the battle in its armored transport."""
    change(game, unit, aboard=transport)


def leave_out(game: Game, units: Iterable[UnitId]) -> None:
    """14.1l Units that do not take part."""
    for unit in units:
        change(game, unit, place=GONE)


def lay_mines(game: Game, hex: Hex) -> None:
    game.mines |= one(hex)
    forget(game)
    tell(game, "mines_laid", "14.2a", hex=on_map(game, hex))


def dig_in(game: Game, hex: Hex, rule: str) -> None:
    game.works |= one(hex)
    tell(game, "works_placed", rule, hex=on_map(game, hex))


def give_truck(game: Game, unit: UnitId) -> None:
    change(game, unit, truck=True)
    tell(game, "truck_given", "14.1k", unit=piece(game, unit))


def attach(game: Game, unit: UnitId, host: FormationId) -> None:
    """14.2j Noted; the enemy learns only that it is attached."""
    game.attached = {**game.attached, unit: host}
    forget(game)
    owner, secret, named = side_of(game, unit), Hidden("formation"), Term("formation", host)
    tell_owner(
        game, "attached", "14.2j", owner, {"host": secret}, unit=piece(game, unit), host=named
    )


def hide(game: Game, unit: UnitId) -> None:
    """7.4a The hex of a gun is noted; the enemy sees nothing there."""
    change(game, unit, hidden=True)
    owner, secret = side_of(game, unit), Hidden("unit")
    tell_owner(game, "hidden_gun", "7.4a", owner, {"unit": secret}, unit=piece(game, unit))


def take_back(game: Game, unit: UnitId) -> None:
    """In set-up: off the map again."""
    relocate(game, unit, UNPLACED, hidden=False)
