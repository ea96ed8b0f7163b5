"""Why not? The rules against whatever a player names: a hex, a unit, a marker, a button."""

from collections.abc import Callable

from sixweeks.games.blitzkrieg.components import UnitId
from sixweeks.games.blitzkrieg.naming import LOOKUP, VOCABULARY
from sixweeks.games.blitzkrieg.objecting_actions import (
    about_assault,
    about_bombardment,
    about_enduring,
)
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import (
    AdministrativePhase,
    objections_to_observer_move,
)
from sixweeks.games.blitzkrieg.rules.r05_activation import (
    Activation,
    OperationsPhase,
    objections_to_holding,
    objections_to_joining,
    objections_to_replay,
    owner_of,
)
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import Endure
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Suffer
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery, flight_hexes
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy, set_up_bars, set_up_rule
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment, objections_to_host
from sixweeks.games.blitzkrieg.rules.r14_scenarios import FirstTurn, ObserversArrive
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.games.blitzkrieg.view import secret_units
from sixweeks.games.blitzkrieg.wishes import Wish, parse_wish
from sixweeks.kernel.objection import Objection, objections_at
from sixweeks.kernel.question import Choose, Draw


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    """The rules against a wish in the procedure in progress; none if nothing bars it."""
    question = game.pending
    wish = parse_wish(game, text)
    if not isinstance(question, Choose):
        waits = "draw" if isinstance(question, Draw) else "dice"
        return [Objection("2a", "over") if question is None else Objection("2.A2a", waits)]
    if side is not None and side != question.by:
        return [Objection("2.A2a", "not_yours")]
    if any(unit in secret_units(game, question.by) for unit in wish.units):
        return [Objection("8.1c", "unseen")]
    frame = game.stack[-1]
    if frame.steps[frame.at].explain:
        return VOCABULARY.objections(game, text, side, LOOKUP)
    found = out_of_place(frame, wish) or ASKED[type(frame)](game, frame, wish)
    return list({(each.rule, each.case): each for each in found}.values())


# --- the sequence of play ---------------------------------------------------------------------

# What is done in some procedures only: the words for it, where, and the rule against it elsewhere.
OWN_PLACES: tuple[tuple[frozenset[str], tuple[type, ...], Objection], ...] = (
    (frozenset({"replay"}), (OperationsPhase,), Objection("5.3a", "not_drawn")),
    (frozenset({"activate"}), (OperationsPhase, FirstTurn), Objection("5.1a", "not_drawn")),
    (frozenset({"decline"}), (OperationsPhase,), Objection("2.A1b", "not_drawn")),
    (frozenset({"rally"}), (Activation, Act), Objection("10.3d", "action")),
    (
        frozenset({"assault", "assaults"}),
        (Activation, Act, Assault, Endure),
        Objection("9.0a", "action"),
    ),
    (frozenset({"react", "reaction"}), (Reactions,), Objection("6.2b", "no_trigger")),
    (frozenset({"mine", "mines"}), (Deploy, Activation, Act), Objection("14.2a", "set_up")),
    (frozenset({"works", "dig"}), (Deploy,), Objection("12.2a", "set_up")),
    (frozenset({"truck", "trucks"}), (Deploy, Activation, Act), Objection("14.1k", "set_up")),
    (frozenset({"load", "unload"}), (Activation, Act), Objection("6.1a", "action")),
    (
        frozenset({"deploy"}),
        (Deploy, ObserversArrive),
        Objection("14.1a", "set_up"),
    ),
)


def out_of_place(frame: object, wish: Wish) -> list[Objection]:
    return [
        objection
        for words, frames, objection in OWN_PLACES
        if words & wish.words and not isinstance(frame, frames)
    ]


def about_marker(game: Game, frame: OperationsPhase, wish: Wish) -> list[Objection]:
    """2.A1b, 5.3a, 5.5a What the owner may do with the marker drawn."""
    side = game.pending.by if isinstance(game.pending, Choose) else ""
    if frame.at == "draw_on":
        return [Objection("5.6b", "draw_first")] if names_something(wish) else []
    if frame.at == "choose_replay":
        return about_replay(game, side, wish)
    if "replay" in wish.words:
        return [Objection("5.3a", "not_drawn")]
    if "hold" in wish.words:
        return objections_to_holding(game, side)
    if wish.formation is not None and wish.formation != frame.marker:
        if "with" in wish.words:
            return objections_to_joining(game, side, wish.formation)
        return [Objection("5.1a", "not_drawn")]
    if "with" in wish.words and wish.markers:
        return objections_to_joining(game, side, f"{side} {wish.markers[0]}")
    is_drawn = wish.formation == frame.marker and not (wish.units or wish.hexes)
    return [Objection("5.1a", "first")] if names_something(wish) and not is_drawn else []


def about_replay(game: Game, side: str, wish: Wish) -> list[Objection]:
    if wish.formation is not None:
        if owner_of(game, wish.formation) != side:
            return [Objection("5.3a", "enemy")]
        return objections_to_replay(game, wish.formation)
    if wish.words & {"artillery", "stuka", "stukas"}:
        return [Objection("5.3b")]
    return [Objection("5.1a", "first")] if names_something(wish) else []


def names_something(wish: Wish) -> bool:
    return bool(wish.units or wish.hexes or wish.formations)


def about_first_turn(game: Game, frame: FirstTurn, wish: Wish) -> list[Objection]:
    """14.1h A formation of the side that opens; then the three, in any order."""
    if wish.formation is not None:
        if frame.at == "play":
            is_held = wish.formation in frame.markers
            return [] if is_held else [Objection("14.1h", "not_held")]
        side = game.scenario.raw["first_turn"]["side"]
        return [] if owner_of(game, wish.formation) == side else [Objection("14.1h", "enemy")]
    if frame.at == "play" and wish.markers:
        side = game.scenario.raw["first_turn"]["side"]
        is_left = f"{side} {wish.markers[0]}" in frame.markers
        return [] if is_left else [Objection("14.1h", "not_held")]
    return [Objection("14.1h", "first")] if names_something(wish) or wish.markers else []


def about_administration(game: Game, frame: AdministrativePhase, wish: Wish) -> list[Objection]:
    """1.4f One observer after the other."""
    unit = frame.units[0]
    if wish.unit is not None and wish.unit != unit:
        return [Objection("2.B1", "observers")]
    return [] if wish.hex is None else list(objections_to_observer_move(game, unit, wish.hex))


def about_flight(game: Game, frame: Recovery, wish: Wish) -> list[Objection]:
    """11e Towards the friendly edge with all its points."""
    unit = frame.next_unit(game)
    assert unit is not None, "a unit has to retreat"
    if wish.unit is not None and wish.unit != unit:
        return [Objection("11e", "other")]
    is_allowed = wish.hex is None or flight_hexes(game, unit) >> wish.hex & 1
    stays = "stay" in wish.words
    return [] if is_allowed and not stays else [Objection("11e", "flight")]


# --- set-up -----------------------------------------------------------------------------------


def about_placing(game: Game, unit: UnitId, wish: Wish) -> list[Objection]:
    if wish.unit is not None and wish.unit != unit:
        return [Objection(set_up_rule(game), "other")]
    return [] if wish.hex is None else objections_at(wish.hex, set_up_bars(game, unit))


def about_arriving_observer(game: Game, frame: ObserversArrive, wish: Wish) -> list[Objection]:
    return about_placing(game, frame.units[0], wish)


def about_attaching(game: Game, frame: Attachment, wish: Wish) -> list[Objection]:
    """14.2j, C-17 All of a formation are attached, or none."""
    if wish.formation is not None and frame.at == "note":
        return objections_to_host(game, frame.by, wish.formation)
    if wish.unit is not None and wish.unit not in frame.units[:1]:
        return [Objection("14.2j", "other")]
    return [Objection("14.2j", "no_place")] if wish.hex is not None else []


def about_suffering(game: Game, frame: Suffer, wish: Wish) -> list[Objection]:
    """10.3b The unit hit accepts the result, or loses a step."""
    if wish.unit not in (None, frame.unit) or wish.hex is not None:
        return [Objection("10.3b", "first")]
    return []


def nothing(game: Game, frame: object, wish: Wish) -> list[Objection]:
    return []


ASKED: dict[type, Callable[..., list[Objection]]] = {
    Deploy: nothing,
    Attachment: about_attaching,
    ObserversArrive: about_arriving_observer,
    FirstTurn: about_first_turn,
    OperationsPhase: about_marker,
    Activation: nothing,
    Act: nothing,
    FireAction: nothing,
    Reactions: nothing,
    Suffer: about_suffering,
    Bombardment: about_bombardment,
    Assault: about_assault,
    Endure: about_enduring,
    AdministrativePhase: about_administration,
    Recovery: about_flight,
}
