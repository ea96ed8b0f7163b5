"""Odds of a special force against a fortress, and of the attack with and without it."""

from collections.abc import Callable

from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import SPECIAL_FORCES, opponent
from sixweeks.games.mansteins_war.model.queries import place
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r10_odds import Attack
from sixweeks.games.mansteins_war.rules.r19_special_forces import NAMES
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Odds
from sixweeks.kernel.presentation.sentence import Text, message

Told = Callable[[Game, Attack], Odds]


def commitment(game: Game, combat: Combat, name: str, told: Told) -> Odds:
    """19.0 The roll that must succeed, and the attack if it does and if it fails."""
    if name not in NAMES:
        raise TEXT.error("error-no-force", name=name)
    force, attack = SPECIAL_FORCES[NAMES[name]], combat.attack
    ruined = game.copy()
    effects.destroy_fort_at(ruined, opponent(attack.by), attack.hex, "19.1")
    found = told(ruined, attack)
    found["check"] = {
        "title": message("odds-force", force=Text(force.name), hex=place(attack.hex)),
        "rule": "19.0",
        "base": force.success,
        "shifts": [],
        "need": force.success,
        "chance": force.success / 6,
    }
    failed = told(game, attack)
    failed["title"] = message("odds-fort-stands", hex=place(attack.hex))
    found["stages"] = [*found.get("stages", ()), failed]
    return found
