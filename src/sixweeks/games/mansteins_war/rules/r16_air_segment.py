"""4.1.e The Air Operations Segment: activation, air superiority, city bombing."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import air_effects
from sixweeks.games.mansteins_war.model.components import (
    AIR_TABLE,
    AIRLIFT_PIECE,
    PieceId,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import air_of_piece, air_over, place_of_piece
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r16_air import (
    bombing_bars,
    bombing_column,
    contested_skies,
    flight_bars,
    flyers,
    may_bomb,
    objections_to_flying,
    superiority_column,
    worth_covering,
)
from sixweeks.games.mansteins_war.rules.r26_airlift import (
    Transfer,
    objections_to_transfer,
    transferable,
)
from sixweeks.kernel.objection import Objection, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, barred_by, button, pieces, places

DONE, HOME = Action("done"), Action("home")
OVER = {hex: Action("over", hex) for hex in bits(GRID.all)}


class AirSegment(Procedure):
    """4.1.e, A-88 All placements, then all superiority combats, 16.5.c whose survivors go on
    working from where they are, then bombings."""

    by: str

    @step("16.1")
    def fly(self, game: Game) -> Outcome:
        """16.1.b As many air units as the marker activates, each once."""
        if not game.impulse.air:
            return None
        able = [p for p in flyers(self.by) if not objections_to_flying(game, self.by, p)]
        carried = transferable(game, self.by)
        options = (
            *(Action("fly", piece) for piece in able),
            *(Action("transfer", unit) for unit in carried),
        )
        return Choose(self.by, (*options, DONE)) if options else None

    @fly.then
    def flown(self, game: Game, choice: Action | None) -> "Outcome | Call[Flight | Transfer]":
        match choice:
            case Action("fly", int(piece)):
                return Call(Flight(by=self.by, piece=PieceId(piece)))
            case Action("transfer", int(unit)):
                return Call(Transfer(by=self.by, unit=UnitId(unit)))
            case Action("done"):
                return None
        return Again()

    @fly.why
    def not_flown(self, game: Game) -> Why:
        by = self.by
        return Why(
            pieces("fly", lambda piece: objections_to_flying(game, by, piece), then=("over",)),
            pieces("transfer", lambda unit: objections_to_transfer(game, by, unit), then=("to",)),
            otherwise=Objection("16.1", "choose"),
        )

    @step("16.6.a")
    def superiority(self, game: Game) -> Outcome:
        """16.6.a Wherever both sides have an air unit, activated or not; A-88 in any order."""
        hexes = bits(contested_skies(game))
        return Choose(self.by, tuple(Action("fight", hex) for hex in hexes)) if hexes else None

    @superiority.then
    def contested(self, game: Game, choice: Action | None) -> "Outcome | Call[Superiority]":
        if choice is None:
            return Again()
        return Call(Superiority(by=self.by, hex=Hex(int(choice.noun))))

    @superiority.why
    def not_contested(self, game: Game) -> Why:
        other = Objection("16.6.a", "hex")
        return Why(places("fight", lambda hex: [other]), otherwise=other)

    @step("16.9.a")
    def bombing(self, game: Game) -> Outcome:
        if not may_bomb(game, self.by):
            return None
        hexes = bits(GRID.all & ~closed_by(bombing_bars(game, self.by)))
        options = tuple(Action("bomb", hex) for hex in hexes)
        return Choose(self.by, (*options, DONE)) if options else None

    @bombing.then
    def bombed(self, game: Game, choice: Action | None) -> "Outcome | Call[Bombing]":
        match choice:
            case Action("bomb", int(hex)):
                return Call(Bombing(by=self.by, hex=Hex(hex)))
            case Action("done"):
                return None
        return Again()

    @bombing.why
    def not_bombed(self, game: Game) -> Why:
        return Why(
            places("bomb", barred_by(bombing_bars(game, self.by))),
            otherwise=Objection("16.9.a", "city"),
        )


class Flight(Procedure):
    """16.1 Where an air unit or the airlift goes: to a hex, or off the map for this GT."""

    by: str
    piece: PieceId

    @step("16.1")
    def place(self, game: Game) -> Outcome:
        """The hexes from which it would cover nobody come last."""
        open = GRID.all & ~closed_by(flight_bars(game, self.by, self.piece))
        covering = open & worth_covering(game)
        options = [OVER[hex] for hex in (*bits(covering), *bits(open & ~covering))]
        is_out = place_of_piece(game, self.piece) >= 0
        return Choose(self.by, (*options, HOME) if is_out else tuple(options))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        is_lift, hex = self.piece == AIRLIFT_PIECE, choice.noun
        match choice.verb, is_lift:
            case "over", False:
                air_effects.fly(game, air_of_piece(self.piece), Hex(int(hex)))
            case "over", True:
                air_effects.fly_airlift(game, Hex(int(hex)))
            case _, False:
                air_effects.withdraw(game, air_of_piece(self.piece))
            case _:
                air_effects.withdraw_airlift(game)
        return None

    @place.why
    def not_placed(self, game: Game) -> Why:
        return Why(
            places("over", barred_by(flight_bars(game, self.by, self.piece))),
            button("home", Objection("16.1", "display"), shown=True),
            otherwise=Objection("16.1", "place"),
            in_hand=(self.piece,),
        )


class Superiority(Procedure):
    """16.6.b One air superiority combat."""

    by: str
    hex: Hex

    @step("16.6.b")
    def roll(self, game: Game) -> Outcome:
        return Roll(self.by)

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        """22.3, A-51 The defender's loss comes before the attacker's."""
        own = air_over(game, self.by, self.hex)
        enemy = air_over(game, opponent(self.by), self.hex)
        assert own is not None, "nothing has happened since"
        assert enemy is not None, "nothing has happened since"
        column = superiority_column(game, self.by, self.hex)
        result, chances = AIR_TABLE.result(column, die), AIR_TABLE.distribution(column)
        name = AIR_TABLE.columns[column]
        air_effects.air_result(game, "superiority", own, self.hex, die, name, result, chances)
        for unit, loses in ((enemy, ("DL1", "BL1")), (own, ("AL1", "BL1"))):
            if result in loses:
                air_effects.damage_air(game, unit)
        return None


class Bombing(Procedure):
    """16.9.c One city is bombed; 16.5.b then the bomber has done its work for this GT."""

    by: str
    hex: Hex

    @step("16.9.c")
    def roll(self, game: Game) -> Outcome:
        return Roll(self.by)

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        """22.4 BL1 does nothing."""
        unit = air_over(game, self.by, self.hex)
        assert unit is not None, "nothing has happened since"
        column = bombing_column(game, self.by, self.hex)
        result, chances = AIR_TABLE.result(column, die), AIR_TABLE.distribution(column)
        name = AIR_TABLE.columns[column]
        air_effects.air_result(game, "bombing", unit, self.hex, die, name, result, chances)
        if result == "DL1":
            air_effects.bomb(game, unit, self.hex)
        elif result == "AL1":
            air_effects.repel(game, unit)
        air_effects.end_mission(game, unit)
        return None
