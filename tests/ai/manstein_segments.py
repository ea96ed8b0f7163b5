"""What the staff of Manstein's War says: to one question, or to all of a segment."""

from random import Random

from sixweeks.ai.mansteins_war import Staff
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll
from tests.games.mansteins_war.toolkit import written

GAME = definition_of("mansteins_war")
FRONT = {
    "19 Pz": "1338",
    "41 Pz": "1438",
    "G 4 Army": "1337",
    "G 12 Army": "1538",
    "F 1 Army": "1137",
    "F 7 Army": "1138",
    "F 9 Army": "1239",
    "F 2 Army": "1340",
    "BEF": "0937",
    "log 1AG": "1040",
    "log GHQ": "0838",
    "fort Metz": "1640",
}


def says(game, side, seed=5):
    return Staff(GAME, side, Random(seed)).decide(Seat(GAME, game, side))


def played(game, side, seed=1):
    """What the side's staff says, up to the first die, draw or question of the other side."""
    staff, said = Staff(GAME, side, Random(seed)), []
    while game.pending and not isinstance(game.pending, Roll | Draw):
        if side not in engine.deciders(game):
            break
        choice = staff.decide(Seat(GAME, game, side))
        said.append(written(choice))
        engine.answer(game, choice, side)
    return said
