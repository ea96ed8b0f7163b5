"""Why something is not allowed: what lies behind a draw is told to the side that draws."""

from sixweeks.kernel.objection import Objection
from sixweeks.kernel.question import Draw, Roll
from sixweeks.kernel.reasons import Why
from sixweeks.kernel.why import Asked, Lookup
from tests.kernel.toy import BLUE, RED

LOOKUP = Lookup(
    pieces_at=lambda game, place, side: (),
    place_of=lambda game, piece: None,
    elsewhere=lambda game, verb, side: (),
    waiting=lambda kind: Objection("1.1", kind),
)


def may_see(chance, side=BLUE):
    return Asked(None, (), Why(), side, LOOKUP).may_see(chance)


def test_nobody_looks_into_the_cup_of_another_side():
    assert [may_see(Draw(by, ("gold",))) for by in (RED, BLUE, "")] == [False, True, True]


def test_everybody_knows_the_faces_of_a_die():
    assert may_see(Roll(RED))
