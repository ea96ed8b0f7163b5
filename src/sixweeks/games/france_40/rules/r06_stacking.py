"""6.0 Stacking: limits, mixed nationalities, and what happens to the excess."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model.components import GERMAN, MAP, NATIONS, UnitId, opponent
from sixweeks.games.france_40.model.queries import (
    counter_of,
    fort_at,
    is_on_map,
    nations_at,
    side_of,
    tall_stacks,
    units_at,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r02_steps
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, pieces
from sixweeks.masks import mask_of


def limit(game: Game) -> int:
    """6.3a Eight units a hex in 1939; 6.4a three in 1940."""
    return game.scenario.stacking


def full_hexes(game: Game) -> int:
    """6.1a Hexes at the limit; fortifications and markers do not count."""
    most = limit(game)
    return mask_of([hex for hex, stack in tall_stacks(game).items() if stack.bit_count() >= most])


def room_in(game: Game, hexes: Iterable[Hex]) -> int:
    """How many more units may stack in these hexes."""
    return sum(limit(game) - len(units_at(game, hex)) for hex in hexes)


def nationalities(game: Game, hex: Hex) -> set[str]:
    """6.2e The nationalities in a hex, its fortification's too."""
    fort = fort_at(game, hex)
    own = set() if fort is None else {counter_of(game, fort).nation}
    return nations_at(game, hex) | own


def foreign_hexes(game: Game, nation: str) -> int:
    """6.2e Hexes where a unit would find another nationality of its own side."""
    if nation == GERMAN:
        return 0
    mask = foreign_forts(game, nation)
    for other, presence in zip(NATIONS, game.presence, strict=True):
        if other not in (nation, GERMAN):
            mask |= presence
    return mask


def foreign_forts(game: Game, nation: str) -> int:
    """B-21 Only Belgians share Eben Emael; only French and British share the Maginot Line."""
    mask = 0
    if nation != "belgian":
        mask |= game.roster.forts["belgian"]
    if nation not in ("french", "british"):
        mask |= game.roster.forts["maginot"]
    return mask & game.forts


class StackingTest(Procedure):
    """6.2a The test at the end of a phase: first nationalities, then numbers."""

    @step("6.2f")
    def one_nationality(self, game: Game) -> Outcome:
        """6.2f The owner keeps one nationality."""
        hex = mixed_hex(game)
        if hex is None:
            return None
        owner = side_of(game, units_at(game, hex)[0])
        kept = tuple(Action("keep_nation", each) for each in sorted(nationalities(game, hex)))
        return Choose(owner, kept)

    @one_nationality.then
    def nationality_kept(self, game: Game, choice: Action) -> Outcome:
        hex = mixed_hex(game)
        assert hex is not None, "a nationality was chosen for a mixed hex"
        for unit in units_at(game, hex):
            if is_on_map(game, unit) and counter_of(game, unit).nation != choice.noun:
                r02_steps.eliminate(game, unit, "6.2f")
        fort = fort_at(game, hex)
        if fort is not None and foreign_forts(game, str(choice.noun)) >> hex & 1:
            r02_steps.eliminate(game, fort, "6.2f")
        return self.back_to("one_nationality")

    @step("6.2b")
    def excess(self, game: Game) -> Outcome:
        """6.2b The opponent picks and eliminates the excess."""
        hex = overstacked_hex(game)
        if hex is None:
            return None
        units = units_at(game, hex)
        chooser = opponent(side_of(game, units[0]))
        return Choose(chooser, tuple(Action("eliminate", unit) for unit in units))

    @excess.then
    def excess_eliminated(self, game: Game, choice: Action) -> Outcome:
        r02_steps.eliminate(game, UnitId(int(choice.noun)), "6.2b")
        return self.back_to("excess")

    @excess.why
    def not_eliminated(self, game: Game) -> Why:
        return Why(pieces("eliminate", always(Objection("6.2b"))))


def hex_in_question(game: Game) -> Hex:
    """6.2f, 6.2b The hex that the test is about now."""
    mixed = mixed_hex(game)
    hex = overstacked_hex(game) if mixed is None else mixed
    assert hex is not None, "stacking is in question somewhere"
    return hex


def mixed_hex(game: Game) -> Hex | None:
    return min(bits(mixed_hexes(game)), key=MAP.grid.number, default=None)


def mixed_hexes(game: Game) -> int:
    """6.2e Hexes with two nationalities, or one and a fortification it may not share."""
    seen = mixed = 0
    for nation, presence in zip(NATIONS, game.presence, strict=True):
        mixed |= presence & (seen | foreign_forts(game, nation))
        seen |= presence
    return mixed


def overstacked_hex(game: Game) -> Hex | None:
    return min(bits(overstacked_hexes(game)), key=MAP.grid.number, default=None)


def overstacked_hexes(game: Game) -> int:
    """6.3a, 6.4a Hexes with more units than the limit."""
    most = limit(game)
    return mask_of([hex for hex, stack in tall_stacks(game).items() if stack.bit_count() > most])
