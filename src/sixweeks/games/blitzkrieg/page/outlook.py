"""How the battle stands against the victory conditions, in one sentence."""

from sixweeks.games.blitzkrieg.model.queries import german_ground
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Side, Term, message


@of_position
def outlook(game: Game, viewer: str | None) -> Sentence:
    """13a Objectives as far as the viewer knows, 14.1g, 14.2h and armored units off the map."""
    if game.turn == 0 or game.ending:
        return EMPTY
    wanted, way = game.scenario.objective_hexes, game.scenario.exit
    return message(
        "outlook",
        held=(german_ground(game, viewer) & wanted).bit_count(),
        all=wanted.bit_count(),
        side=Side(way.side),
        edge=Term("edge", way.edge),
        exited=units_exited(game),
        needed=way.units,
        left=game.scenario.turns - game.turn,
    )
