"""16 How the game stands: French Morale, ground and losses; and in one sentence."""

from sixweeks.games.springtime.model.components import ALLIED, AXIS, FULL, MAP, ROSTER, TABLES
from sixweeks.games.springtime.model.queries import controlled
from sixweeks.games.springtime.model.state import ELIMINATED, Game
from sixweeks.games.springtime.rules.r16_victory import ZONES_NEEDED, linked_to_germany
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, message
from sixweeks.kernel.presentation.standing import Figure, Level, Standing

HOME = MAP.countries["germany"] | MAP.countries["italy"]
ABROAD = {AXIS: ~HOME, ALLIED: HOME}
LEVELS = tuple(
    Level(value, Sentence(f"standing-{name}")) for name, value in TABLES.thresholds.items()
)


def standing(game: Game) -> Standing:
    """16.1, 16.2 French Morale decides."""
    morale = Figure("morale", ALLIED, game.morale, Sentence("standing-morale"), "16.2a", LEVELS)
    ground = {side: (controlled(game, side) & far).bit_count() for side, far in ABROAD.items()}
    losses = {side: lost(game, side) for side in ABROAD}
    return Standing((morale,), ground, losses, is_begun=game.turn > 0)


def lost(game: Game, side: str) -> int:
    """4.3.2a A step for a Reduced unit, two for one that is eliminated."""
    own = (game.units[unit] for unit in ROSTER.units[side])
    return sum(
        FULL - (unit.strength if unit.place >= 0 else 0)
        for unit in own
        if unit.place >= 0 or unit.place == ELIMINATED
    )


# --- in one sentence --------------------------------------------------------------------------


@of_fields("turn", "ending", "control", "morale")
def outlook(game: Game) -> Sentence:
    """16.1a Paris and Zones, 16.1.1a, 16.2a French Morale; both sides know it."""
    if game.turn == 0 or game.ending:
        return EMPTY
    linked = linked_to_germany(game)
    return message(
        "outlook",
        morale=game.morale,
        armistice=TABLES.thresholds["armistice"],
        paris=linked >> MAP.paris & 1,
        zones=(linked & MAP.french_zones).bit_count(),
        needed=ZONES_NEEDED,
        left=max(0, TABLES.tracks["turns"] - game.turn),
    )
