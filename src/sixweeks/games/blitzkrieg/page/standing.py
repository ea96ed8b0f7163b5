"""13 How the battle stands: objectives, units off the map, ground, losses; and in one sentence."""

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, SIDES
from sixweeks.games.blitzkrieg.model.queries import german_ground, losses
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Side, Term, message
from sixweeks.kernel.presentation.standing import Figure, Level, Standing


def standing(game: Game) -> Standing:
    ground = {GERMAN: german_ground(game).bit_count(), FRENCH: 0}
    steps = {side: lost(game, side) for side in SIDES}
    return Standing((objectives(game), exits(game)), ground, steps, is_begun=game.turn > 0)


def objectives(game: Game) -> Figure:
    """13a Hexes of the objectives in German hands, and all that are needed."""
    wanted = game.scenario.objective_hexes
    held = (german_ground(game) & wanted).bit_count()
    every = (Level(wanted.bit_count(), Sentence("standing-objectives_all")),)
    return Figure("objectives", GERMAN, held, Sentence("standing-objectives"), "13a", every)


def exits(game: Game) -> Figure:
    """14.1g, 14.2h Armored units that have left, and how many are needed."""
    way = game.scenario.exit
    enough = (Level(way.units, Sentence("standing-exits_enough")),)
    title = Sentence("standing-exits")
    return Figure("exits", way.side, units_exited(game), title, exit_rule(game), enough)


def lost(game: Game, side: str) -> int:
    """11a The steps that the formations of a side have lost."""
    own = [id for id, formation in game.scenario.formations.items() if formation.side == side]
    return sum(losses(game, id)[0] for id in own)


# --- in one sentence --------------------------------------------------------------------------


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
