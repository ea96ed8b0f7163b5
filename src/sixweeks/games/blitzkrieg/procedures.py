"""Every procedure of the game, so that a position can be written and read."""

from typing import TypeAlias

from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import (
    AdministrativePhase,
    Battle,
    GameTurn,
)
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, OperationsPhase
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance, FireAction, Rally
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment, Salvo
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault, Endure
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import PointBlank
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Suffer
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck, Recovery
from sixweeks.games.blitzkrieg.rules.r14_deployment import Attachment, Deploy, SetUp
from sixweeks.games.blitzkrieg.rules.r14_scenarios import (
    FirstTurn,
    ObserversArrive,
    Reinforcements,
)

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
