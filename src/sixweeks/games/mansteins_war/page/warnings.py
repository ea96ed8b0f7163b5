"""What would be lost or forgotten by a choice."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import CRT, UnitId
from sixweeks.games.mansteins_war.model.queries import pieces, places
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import overstacked
from sixweeks.games.mansteins_war.rules.r08_movement_segment import MovementSegment
from sixweeks.games.mansteins_war.rules.r10_combat_segment import CombatSegment
from sixweeks.games.mansteins_war.rules.r10_odds import attack_on, odds, open_tables
from sixweeks.games.mansteins_war.rules.r10_targets import joinable, targets
from sixweeks.games.mansteins_war.rules.r20_evacuation import Evacuation, embarkable
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, message
from sixweeks.kernel.question import Action
from sixweeks.masks import mask_of

GOOD = CRT["assault"].columns.index("200%")  # an attack that one would not wish to forget


def warning(game: Game, option: Action) -> Sentence:
    match game.stack[-1], option.verb:
        case MovementSegment(by=side), "end":
            return crowded(game, side)
        case CombatSegment(by=side), "end":
            return unfought(game, side)
        case Evacuation(), "done":
            left = embarkable(game)
            return message("warning-embark", units=pieces(left)) if left else EMPTY
    return EMPTY


def crowded(game: Game, side: str) -> Sentence:
    """6.5, A-80 What stands over the limit pays for it as the segment ends."""
    hexes = overstacked(game, side)
    return message("warning-crowded", hexes=places(hexes)) if hexes else EMPTY


def unfought(game: Game, side: str) -> Sentence:
    """Hexes that could be attacked at good odds."""
    good = [hex for hex in bits(targets(game, side)) if is_good(game, side, hex)]
    return message("warning-targets", hexes=places(mask_of(good))) if good else EMPTY


def is_good(game: Game, side: str, hex: Hex) -> bool:
    """10.5 With all that could join, on the column that counts."""
    units: tuple[UnitId, ...] = joinable(game, side, hex)
    attack = attack_on(game, side, hex, units)
    return max(odds(game, attack, table).column for table in open_tables(game, attack)) >= GOOD
