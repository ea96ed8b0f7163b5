"""What a search must know of France '40."""

from collections.abc import Hashable

from sixweeks.ai.france_40.outlook import features, outlook
from sixweeks.ai.france_40.staff import Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead, Peril
from sixweeks.games.france_40.model.components import ALLIED
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r04_victory import CityDie, german_cities_held

WEIGHED = frozenset({"MovementPhase", "CombatPhase", "PlayerTurn"})


def moment(game: Game) -> Hashable:
    """A player turn."""
    return game.turn, game.phasing


def weighs(seat: Seat) -> bool:
    """Orders, postures and attacks."""
    return seat.procedure in WEIGHED


FACES = 6


def peril(game: Game) -> Peril | None:
    """4.1a The city die topples Hitler if it is not above the number of cities held."""
    if not isinstance(game.frame, CityDie) or (held := german_cities_held(game)) >= FACES:
        return None
    return Peril(ALLIED, held / FACES, FACES)


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=weighs,
    horizon=2,
    candidates=4,
    quick=Staff,
    decisions=3,
    features=features,
    peril=peril,
)
