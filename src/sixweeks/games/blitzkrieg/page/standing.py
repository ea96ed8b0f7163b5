"""13 How the battle stands: objectives, units off the map, ground, losses; and in one sentence."""

from functools import lru_cache

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, SCENARIOS, SIDES
from sixweeks.games.blitzkrieg.model.queries import german_ground, losses
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.page.layers import ground_held
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.kernel.field_memo import of_fields
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


def outlook(game: Game, viewer: str | None) -> Sentence:
    """13a Objectives as far as the viewer knows, 14.1g, 14.2h and armored units off the map."""
    if game.turn == 0 or game.ending:
        return EMPTY
    held = ground_held(game, viewer) & game.scenario.objective_hexes
    return outlook_at(game.scenario_id, game.turn, held.bit_count(), exited(game))


@lru_cache(maxsize=1000)
def outlook_at(scenario: str, turn: int, held: int, exited: int) -> Sentence:
    battle = SCENARIOS[scenario]
    return message(
        "outlook",
        held=held,
        all=battle.objective_hexes.bit_count(),
        side=Side(battle.exit.side),
        edge=Term("edge", battle.exit.edge),
        exited=exited,
        needed=battle.exit.units,
        left=battle.turns - turn,
    )


@of_fields("units", "scenario")
def exited(game: Game) -> int:
    return units_exited(game)
