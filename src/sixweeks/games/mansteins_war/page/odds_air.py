"""Odds in the air: superiority combats and the bombing of cities."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import AIR, AIR_TABLE, AirId, opponent
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import air_over, air_piece, air_strength
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r16_air import (
    CITY_STRENGTH,
    bombing_column,
    luftwaffe_shift,
    superiority_column,
)
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Odds, Shift, Strength, no_odds
from sixweeks.kernel.presentation.sentence import Chances, Meanings, Sentence, Term, message, named

FIGHT, BOMB = "fight", "bomb"


def is_about_air(text: str) -> bool:
    return text.split()[:1] in ([FIGHT], [BOMB])


def air_odds(game: Game, text: str) -> Odds:
    """`fight 1438`, `bomb 1333`: 16.6 two air units over a hex, 16.9 one over a city."""
    verb, *rest = text.split()
    hex = GRID.find(rest[0]) if rest else None
    own = air_over(game, game.impulse.by, hex) if hex is not None and game.impulse.by else None
    if hex is None or own is None:
        raise TEXT.error("error-names-no-target", text=text)
    return bombing(game, hex, own) if verb == BOMB else superiority(game, hex, own, text)


def superiority(game: Game, hex: Hex, own: AirId, text: str) -> Odds:
    enemy = air_over(game, opponent(game.impulse.by), hex)
    if enemy is None:
        raise TEXT.error("error-names-no-target", text=text)
    column = superiority_column(game, game.impulse.by, hex)
    return rolled(game, "superiority", column, flying(game, own), flying(game, enemy))


def bombing(game: Game, hex: Hex, own: AirId) -> Odds:
    city: Strength = {
        "unit": Sentence("odds-city"),
        "factor": CITY_STRENGTH,
        "rules": ["16.9.c"],
    }
    column = bombing_column(game, game.impulse.by, hex)
    return rolled(game, "bombing", column, flying(game, own), city)


def flying(game: Game, unit: AirId) -> Strength:
    strength: Strength = {
        "unit": message("odds-unit", unit=air_piece(unit)),
        "factor": air_strength(game, unit),
        "rules": [],
    }
    if game.air[unit].is_reduced:
        strength["why"] = message("odds-reduced", printed=AIR[unit].strength)
        strength["rules"] = ["16.4"]
    return strength


def shifts(game: Game) -> list[Shift]:
    """5.1.f What the Luftwaffe marker adds."""
    amount = luftwaffe_shift(game)
    why = Sentence("shift-luftwaffe")
    return [{"rule": "5.1.f", "shift": amount, "why": why}] if amount else []


def differential(attacker: Strength, defender: Strength) -> str:
    """16.6.b Attacker's less defender's strength, as printed over the columns."""
    difference = attacker["factor"] - defender["factor"]
    return f"{difference:+g}" if difference else "0"


def rolled(game: Game, kind: str, column: int, attacker: Strength, defender: Strength) -> Odds:
    chances = AIR_TABLE.distribution(column)
    return {
        **no_odds(),
        "attack": attacker["factor"],
        "defence": defender["factor"],
        "attackers": [attacker],
        "defenders": [defender],
        "initial": named(differential(attacker, defender)),
        "shifts": shifts(game),
        "column": named(AIR_TABLE.columns[column]),
        "results": Chances({named(result): float(each) for result, each in chances.items()}),
        "meanings": Meanings(
            {named(r): message("odds-result", result=Term(kind, r)) for r in chances}
        ),
        "title": Sentence(f"odds-{kind}"),
    }
