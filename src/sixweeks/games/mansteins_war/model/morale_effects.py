"""24.3 Effects of Morale Victories; nothing happens without the option."""

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN, MORALE_HEXES, opponent
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.presentation.sentence import Args, Side, Term

GOALS = {GERMAN: MORALE_HEXES, ALLIED: MAP.cities & MAP.countries["germany"]}


def note_occupation(game: Game, side: str, hex: Hex) -> None:
    """24.3.b The first time that a side occupies one of its goals."""
    if game.options.morale == "on" and GOALS[side] >> hex & 1:
        win(game, side, "occupation")


def note_bombing(game: Game, side: str, is_success: bool) -> None:
    """24.3.b The first hit on a city, or the first repulse; A-76 German bombing only."""
    if game.options.morale == "on" and side == GERMAN:
        win(game, side if is_success else opponent(side), "bombing")


def win(game: Game, side: str, event: str) -> None:
    """24.3.a The marker may go into the bin, once a GT; each event counts once a game."""
    had, name = game.morale, f"{side}_{event}"
    if name in had.events or not game.begun:
        return
    owed = had.owed if side in had.entered else had.owed | {side}
    game.morale = replace(had, events=had.events | {name}, owed=owed)
    args: Args = {"side": Side(side), "event": Term("morale", event)}
    game.emit("morale_victory", "24.3.b", args)


def settle_owed(game: Game, side: str, is_added: bool) -> None:
    """24.3.a A side puts its Morale marker into the bin, or not."""
    had = game.morale
    entered = had.entered | {side} if is_added else had.entered
    game.morale = replace(had, owed=had.owed - {side}, entered=entered)
    if is_added:
        game.bins = game.bins.having(side, (*game.bins.of(side), "Morale"))
        game.emit("morale_added", "24.3.a", {"side": Side(side)})
