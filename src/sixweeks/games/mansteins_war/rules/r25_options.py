"""25.2 British landings, 25.4 open cities."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import ALLIED, OPEN_CITIES
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import occupied
from sixweeks.games.mansteins_war.model.state import AVAILABLE, Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, places

DONE = Action("done")


def landing_ports(game: Game) -> int:
    """25.2 Allied ports where British reinforcements may land while the naval unit is unused; A-48
    none that is bombed."""
    if game.options.british_landings == "off" or game.naval != AVAILABLE:
        return 0
    return MAP.ports & controlled(game, ALLIED) & ~game.bombed


def is_open_city(game: Game, hex: Hex) -> bool:
    return bool(game.open_cities >> hex & 1)


class OpenCities(Procedure):
    """25.4.a At the end of an Allied impulse the Allies may declare open cities."""

    @step("25.4.a")
    def declare(self, game: Game) -> Outcome:
        hexes = bits(MAP.land & ~closed_by(opening_bars(game)))
        options = tuple(Action("open", hex) for hex in hexes)
        is_on = game.options.open_cities == "on"
        return Choose(ALLIED, (*options, DONE)) if is_on and options else None

    @declare.then
    def declared(self, game: Game, choice: Action) -> Outcome:
        if choice == DONE:
            return None
        effects.open_city(game, Hex(int(choice.noun)))
        return Again()

    @declare.why
    def not_declared(self, game: Game) -> Why:
        return Why(
            places("open", barred_by(opening_bars(game))),
            otherwise=Objection("25.4.a", "city"),
        )


def opening_bars(game: Game) -> list[Bar]:
    """25.4.a One of four cities, in Allied control, empty of Allied units and not bombed."""
    return [
        Bar("25.4.a", ~OPEN_CITIES, "city"),
        Bar("25.4.a", ~controlled(game, ALLIED), "control"),
        Bar("25.4.a", occupied(game, ALLIED), "units"),
        Bar("25.4.a", game.bombed, "bombed"),
        Bar("25.4.a", game.open_cities, "open"),
    ]
