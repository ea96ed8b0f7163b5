"""16.0 Victory conditions."""

from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP, TABLES
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.presentation.sentence import Die
from sixweeks.kernel.state import tell

ZONES_NEEDED = 3  # 16.1a


def linked_to_germany(game: Game) -> int:
    """16.1a The areas with a path of Axis-controlled areas back to the eastern edge of Germany."""
    return MAP.graph.flood(MAP.east_edge, game.control)


def has_paris_and_zones(game: Game) -> bool:
    """16.1a Paris and at least three French Zones, Axis-controlled and linked to Germany."""
    linked = linked_to_germany(game)
    zones = (linked & MAP.french_zones).bit_count()
    return bool(linked >> MAP.paris & 1) and zones >= ZONES_NEEDED


def check_automatic_victory(game: Game) -> None:
    """6.4a, 16.1a, 16.1.1a, A-25 Tested at the end of the Maneuvers Phase and in the End Phase."""
    if has_paris_and_zones(game):
        effects.finish(game, AXIS, "automatic", "16.1a")
    elif game.morale <= TABLES.thresholds["automatic"]:
        effects.finish(game, AXIS, "automatic", "16.1.1a")


def must_roll_for_armistice(game: Game) -> bool:
    """6.4.1, 16.2a French Morale of 5 or less."""
    return game.morale <= TABLES.thresholds["armistice"]


def check_armistice(game: Game, die: int) -> None:
    """16.2a, 16.2b A die above French Morale is an Operational Victory, also on the last turn."""
    if die > game.morale:
        effects.finish(game, AXIS, "operational", "16.2a", die=Die(die))
    else:
        tell(game, "no_armistice", "16.2a", die=Die(die), morale=game.morale)


def check_last_turn(game: Game) -> None:
    """6.4.5, 16.3a The Allies win at the end of the last turn, if the Axis has not."""
    if game.turn >= TABLES.tracks["turns"]:
        effects.finish(game, ALLIED, "allied", "16.3a")
