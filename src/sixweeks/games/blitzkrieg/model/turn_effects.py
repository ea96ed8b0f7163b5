"""The only writers of what the sequence of play remembers: the cup, segments and formations."""

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.model.effects import change, tell_of
from sixweeks.games.blitzkrieg.model.queries import marker_terms, masks, state_of
from sixweeks.games.blitzkrieg.model.state import FormationState, Game, Segment
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Arg, Side, Term, Terms
from sixweeks.kernel.state import Ending, tell


def begin_turn(game: Game, turn: int) -> None:
    game.turn, found = turn, masks(game)
    forget(game)
    game.memo["masks"] = found
    tell(game, "turn_begins", "2a", turn=turn)


def fill_cup(game: Game, cup: tuple[str, ...]) -> None:
    """C-48 Every marker in play goes into the cup; nothing is kept or held from before."""
    game.cup, game.generals, game.held, game.last_pass = cup, {}, (), ""
    tell(game, "cup_filled", "2.A2b", count=len(cup))


def take_from_cup(game: Game, marker: str) -> None:
    left = list(game.cup)
    left.remove(marker)
    game.cup = tuple(left)


def draw(game: Game, marker: str) -> None:
    take_from_cup(game, marker)
    tell(game, "drawn", "2.A1a", marker=Term("marker", marker))


def keep_general(game: Game, side: str) -> None:
    game.generals = {**game.generals, side: game.generals.get(side, 0) + 1}
    tell(game, "general_kept", "5.5a", side=Side(side))


def hold(game: Game, side: str, marker: str) -> None:
    game.held = (*game.held, marker)
    tell(game, "held", "5.5a", side=Side(side), marker=Term("marker", marker))


def spend_general(game: Game, side: str, held: str) -> None:
    game.generals = {**game.generals, side: game.generals[side] - 1}
    place = game.held.index(held)
    game.held = (*game.held[:place], *game.held[place + 1 :])


def note_pass(game: Game, side: str, marker: str, held: bool) -> None:
    game.last_pass = side
    if not held:
        tell(game, "declined", "2.A1b", side=Side(side), marker=Term("marker", marker))


def end_operations(game: Game, reason: str, rule: str, **args: Arg) -> None:
    game.active = ""
    tell(game, f"operations_end_{reason}", rule, **args)


def begin_segment(game: Game, side: str, markers: tuple[str, ...], rule: str) -> None:
    game.active, game.segment, game.last_pass = side, Segment(), ""
    tell(game, "activated", rule, markers=marker_terms(markers))


def note_acted(game: Game, unit: UnitId) -> None:
    game.segment = replace(game.segment, acted=game.segment.acted | one(Hex(unit)))


def note_retreated(game: Game, unit: UnitId) -> None:
    game.segment = replace(game.segment, retreated=game.segment.retreated | one(Hex(unit)))


def set_formation(game: Game, formation: FormationId, value: FormationState) -> None:
    game.formations = {**game.formations, formation: value}


def end_activation(game: Game, formation: FormationId) -> None:
    """5.2a The HQ is flipped; 5.3c after a second activation it carries a Fatigue marker."""
    state = state_of(game, formation)
    set_formation(game, formation, replace(state, activations=state.activations + 1))
    if state.activations:
        set_formation(game, formation, replace(state_of(game, formation), fatigued=True))
        tell(game, "fatigued", "5.3c", formation=Term("formation", formation))


def refresh_formations(game: Game) -> None:
    """2.B1 HQs to their front."""
    game.formations = {id: replace(state, activations=0) for id, state in game.formations.items()}


def end_fatigue(game: Game, formation: FormationId, rule: str) -> None:
    set_formation(game, formation, replace(state_of(game, formation), fatigued=False))
    tell(game, "rested", rule, formation=Term("formation", formation))


def demoralize(game: Game, formation: FormationId) -> None:
    set_formation(game, formation, replace(state_of(game, formation), demoralized=True))
    tell(game, "demoralized", "11a", formation=Term("formation", formation))


def recover(game: Game, formation: FormationId, rule: str = "11e") -> None:
    set_formation(game, formation, replace(state_of(game, formation), demoralized=False))
    tell(game, "recovered", rule, formation=Term("formation", formation))


def lose_command(game: Game, unit: UnitId) -> None:
    change(game, unit, out_of_command=True)
    tell_of(game, "out_of_command", "3.3a", unit)


def regain_command(game: Game, unit: UnitId) -> None:
    change(game, unit, out_of_command=False)
    tell_of(game, "in_command", "2.B1", unit)


def finish(game: Game, winner: str, level: str, rule: str) -> None:
    game.ending = Ending(winner, level, rule)
    tell(game, f"ended_{level}", rule, winner=Side(winner))


def cannot_activate(game: Game, marker: str) -> None:
    tell(game, "cannot_activate", "11d", marker=Term("marker", marker))


def hold_out(game: Game, side: str, markers: tuple[str, ...]) -> None:
    """14.1h Not in the cup: played before the first draw."""
    for marker in markers:
        take_from_cup(game, marker)
    tell(game, "held_out", "14.1h", side=Side(side), markers=marker_terms(markers))


def announce(game: Game, formations: list[FormationId]) -> None:
    tell(game, "reinforcements", "14.2i", formations=Terms("formation", tuple(formations)))
