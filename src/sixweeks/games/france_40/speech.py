"""What the players read: prompts, events and refusals, from the templates in data/."""

from typing import Any

from sixweeks.games.france_40.components import DATA, MAP
from sixweeks.games.france_40.queries import name_of, names_of, side_of, units_at
from sixweeks.games.france_40.rules import r06_stacking
from sixweeks.games.france_40.rules.r03_set_up_and_control import reinforcement
from sixweeks.games.france_40.rules.r04_victory import CityDie, german_cities_held
from sixweeks.games.france_40.rules.r05_turn_sequence import PlayerTurn
from sixweeks.games.france_40.rules.r06_stacking import StackingTest
from sixweeks.games.france_40.rules.r09_replacements import Replacements
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.question import Choose, Roll
from sixweeks.kernel.speech import Speech

SPEECH = Speech(DATA)
TEXT, RULEBOOK = SPEECH.text, SPEECH.rulebook
spoken, tell, explain = SPEECH.spoken, SPEECH.tell, SPEECH.explain


def prompt(game: Game) -> str:
    return SPEECH.prompt(game, who(game), frame_words(game), variant(game))


def variant(game: Game) -> str:
    """Which of a step's sentences fits: who decides for the other side is told so (5.7b)."""
    match game.frame:
        case PlayerTurn(at="choose_order", by=side) if side != asked_side(game):
            return "other"
        case Attack(at="advance") as attack if attack.must_advance(game):
            return "must"
        case Replacements() as phase:
            return {"9.2a": "refit", "9.4a": "arrive"}.get(phase.rule_cited(game), "")
    return ""


def who(game: Game) -> str:
    return side_title(game.scenario_id, asked_side(game))


def asked_side(game: Game) -> str:
    question = game.pending
    assert isinstance(question, Choose | Roll), "somebody must answer"
    return question.by


def side_title(scenario: str, side: str) -> str:
    return TEXT.say(f"side.{scenario}.{side}")


def frame_words(game: Game) -> dict[str, Any]:
    """What a prompt may name: the hex, the units and the points of the procedure in progress."""
    frame = game.frame
    words: dict[str, Any] = situation(game)
    if getattr(frame, "hex", -1) >= 0:
        words["hex"] = MAP.grid.number(frame.hex)
    if getattr(frame, "units", ()):
        words["units"] = names_of(game, frame.units)
    if getattr(frame, "unit", -1) >= 0:
        words["unit"] = name_of(game, frame.unit)
    for waiting in ("retreating", "displaced"):
        if getattr(frame, waiting, ()):
            words["unit"] = name_of(game, getattr(frame, waiting)[-1])
    if getattr(frame, "points", -1) >= 0:
        words["points"] = frame.points
    if by := getattr(frame, "by", ""):
        words["side"] = side_title(game.scenario_id, by)
    return words


def situation(game: Game) -> dict[str, Any]:
    """What is known of the board and not of the procedure."""
    match game.frame:
        case StackingTest():
            hex = r06_stacking.hex_in_question(game)
            owner = side_of(game, units_at(game, hex)[0])
            return {"hex": MAP.grid.number(hex), "side": side_title(game.scenario_id, owner)}
        case CityDie():
            return {"cities": german_cities_held(game)}
        case Replacements() as phase:
            corps = reinforcement(game)
            return {
                "left": game.replacements[phase.by],
                "unit": "" if corps is None else name_of(game, corps),
            }
    return {}
