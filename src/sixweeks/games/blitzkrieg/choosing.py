"""The pending question as the page offers it: buttons, and clicks on hexes and pieces."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.components import DEPLOYMENTS, UnitId
from sixweeks.games.blitzkrieg.notation import write
from sixweeks.games.blitzkrieg.queries import counter_of, name_of, number_of, points_word
        label=label(game, option),
    )


def label(game: Game, option: Action) -> str:
    """What a button says; an answer that has no words of its own is shown as it is written."""
    if option.verb == "plan":
        plan = DEPLOYMENTS.get(str(option.noun))
        return plan.title if plan else TEXT.say("choice.by_hand")
    key = f"choice.{option.verb}"
    if not TEXT.has(key):
        return ""
    if option.verb in UNIT_VERBS:
        return TEXT.say(key, {"noun": name_of(game, UnitId(int(option.noun)))})
    return TEXT.say(key, {"noun": spoken(str(option.noun))})


def forgotten(game: Game, option: Action) -> str:
    """What ending an activation would leave undone."""
    frame = game.stack[-1]
    if option.verb != "end" or not isinstance(frame, Activation):
        return ""
    question = game.pending
    assert isinstance(question, Choose), "a choice is being offered"
    left = sum(each.verb == "unit" for each in question.options)
    return TEXT.say("warning.units", {"count": left}) if left else ""


def barred(game: Game, side: str | None) -> Iterable[Barred]:
    """What one would look for and may not do now: to fire, or to hold the marker drawn."""
    question, frame = game.pending, game.stack[-1] if game.stack else None
    if not isinstance(question, Choose) or side not in (None, question.by):
        return
    offered = {option.verb for option in question.options}
    match frame:
        case Act(at="decide") if "fire" not in offered and counter_of(game, frame.unit).may_fire:
            yield Barred(TEXT.say("choice.fire"), "fire")
        case OperationsPhase(at="play") if "hold" not in offered:
            yield Barred(TEXT.say("choice.hold"), "hold")
