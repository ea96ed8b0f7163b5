"""Every procedure of the game, so that a position can be written and read."""

from typing import TypeAlias

from sixweeks.games.blitzkrieg.model.components import SIDES
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import (
    AdministrativePhase,
    Battle,
    GameTurn,
)
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, OperationsPhase
from sixweeks.games.blitzkrieg.rules.r05_markers import (
    GENERAL,
    REPLAY,
    kind_of,
    owner_of,
    special_markers,
)
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance, FireAction, Rally
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment, Salvo
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import PointBlank
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import Endure
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Suffer
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy, SetUp
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment
from sixweeks.games.blitzkrieg.rules.r14_scenarios import (
    FirstTurn,
    ObserversArrive,
    Reinforcements,
)
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.formats.lines import shortened
from sixweeks.kernel.presentation.definition import BadSetting
from sixweeks.kernel.procedure import Procedure

Frame: TypeAlias = (
    Battle
    | SetUp
    | Deploy
    | Attachment
    | GameTurn
    | Reinforcements
    | ObserversArrive
    | FirstTurn
    | OperationsPhase
    | Activation
    | Act
    | Advance
    | FireAction
    | Reactions
    | Shot
    | Suffer
    | MoraleCheck
    | Rally
    | Bombardment
    | Salvo
    | Assault
    | PointBlank
    | Endure
    | AdministrativePhase
    | Recovery
)

FRAMES = FrameText(
    Frame,
    SIDES,
    {
        "hex": ("hex", "passing", "start", "refuge", "origin"),
        "hex list": ("path",),
        "unit": ("unit", "target", "firer", "to", "observer", "attacker", "rider"),
        "unit list": ("units", "fired_on", "waiting", "struck"),
        "unit bits": ("looked_at", "tried", "failed", "fired", "weak", "fled"),
        "formation": ("formation", "replay"),
        "formation list": ("formations", "idle", "attached"),
        "marker": ("marker",),
        "marker list": ("markers", "bombarded"),
        "impact hex pairs": ("aimed",),
        "hex unit pairs": ("observers",),
        "unit count pairs": ("hits",),
        "frame": ("ground",),
    },
)

# By whom each procedure is called, and at which step; the battle itself by nobody.
CALLERS: dict[str, frozenset[tuple[str, str]]] = {
    "Battle": frozenset({("", "")}),
    "SetUp": frozenset({("Battle", "set_up")}),
    "Deploy": frozenset({("SetUp", "french"), ("SetUp", "germans")}),
    "Attachment": frozenset({("Deploy", "attach"), ("Reinforcements", "attach")}),
    "GameTurn": frozenset({("Battle", "turns")}),
    "Reinforcements": frozenset({("GameTurn", "reinforcements")}),
    "ObserversArrive": frozenset(
        {("Reinforcements", "observers"), ("AdministrativePhase", "observers_arrive")}
    ),
    "FirstTurn": frozenset({("GameTurn", "first_turn")}),
    "OperationsPhase": frozenset({("GameTurn", "operations")}),
    "Activation": frozenset(
        {("FirstTurn", "play"), ("OperationsPhase", "play"), ("OperationsPhase", "play_again")}
    ),
    "Act": frozenset({("Activation", "choose")}),
    "Advance": frozenset(
        {("Act", "decide"), ("AdministrativePhase", "observers_move"), ("Recovery", "retreat")}
    ),
    "FireAction": frozenset({("Act", "decide")}),
    "Reactions": frozenset(
        {("Advance", "reactions"), ("FireAction", "reply"), ("Salvo", "give_way")}
    ),
    "Shot": frozenset(
        {
            ("Advance", "mines"),
            ("Assault", "mines"),
            ("Endure", "mines"),
            ("FireAction", "shoot"),
            ("Reactions", "mines"),
            ("Reactions", "opportunity_fire"),
            ("Salvo", "strike"),
        }
    ),
    "Suffer": frozenset({("Shot", "suffer"), ("Endure", "suffer")}),
    "MoraleCheck": frozenset({("Suffer", "morale"), ("Endure", "morale")}),
    "Rally": frozenset({("Act", "decide"), ("AdministrativePhase", "rallies")}),
    "Bombardment": frozenset({("Activation", "choose")}),
    "Salvo": frozenset({("Bombardment", "resolve")}),
    "Assault": frozenset({("Act", "decide")}),
    "PointBlank": frozenset({("Assault", "shoot")}),
    "Endure": frozenset(
        {("Assault", "take_hits"), ("Assault", "weak_leave"), ("Assault", "withdraw")}
    ),
    "AdministrativePhase": frozenset({("GameTurn", "administration")}),
    "Recovery": frozenset({("AdministrativePhase", "recoveries")}),
}

PHASES = ("set-up", "new turn", "operations", "administration", "activation")


def phase_name(game: Game) -> str:
    """Where the game stands, in the words of a position."""
    for frame in reversed(game.stack):
        match frame:
            case Activation():
                return f"activation {' + '.join(frame.markers)}"
            case OperationsPhase():
                return "operations"
            case AdministrativePhase():
                return "administration"
            case SetUp():
                return "set-up"
    return "new turn" if game.turn else "set-up"


def frames_for(game: Game, phase: str) -> list[Procedure]:
    """The procedures in progress at the start of a phase; `activation 1 Cuir` names its markers."""
    name, _, markers = phase.partition(" ") if phase.startswith("activation ") else (phase, "", "")
    if name not in PHASES or (name == "activation" and not markers):
        known = ", ".join(PHASES)
        raise BadSetting(f"there is no phase '{shortened(phase)}'; there are {known} and a marker")
    if name == "set-up":
        return [Battle()]
    if name == "new turn":
        return [Battle(at="turns")]
    if game.turn == 0:
        raise BadSetting("a phase needs a turn from 1 on")
    turn: list[Procedure] = [Battle(at="turns")]
    if name == "administration":
        return [*turn, GameTurn(at="administration"), AdministrativePhase()]
    turn.append(GameTurn(at="operations"))
    if name == "operations":
        return [*turn, OperationsPhase()]
    return [*turn, *activation_frames(game, tuple(markers.split(" + ")))]


def activation_frames(game: Game, markers: tuple[str, ...]) -> list[Procedure]:
    for marker in markers:
        if marker not in known_markers(game):
            raise BadSetting(f"there is no marker '{shortened(marker)}'")
    sides = {owner_of(game, marker) for marker in markers}
    if len(sides) > 1 or any(kind_of(game, each) in (REPLAY, GENERAL) for each in markers):
        raise BadSetting("an activation is of one side's formations, artillery or Stukas")
    activation = Activation(at="choose", by=sides.pop(), markers=markers)
    return [OperationsPhase(at="play", marker=markers[-1]), activation]


def known_markers(game: Game) -> tuple[str, ...]:
    """Every marker of the scenario, as often as there is one on any turn."""
    last = game.scenario.turns
    return (*game.scenario.formations, *special_markers(game, last))
