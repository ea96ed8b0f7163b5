"""A few units on the map and one procedure to play through: the smallest picture of a rule.

Answers are written as a verb and a noun, `lead Guderian`, `fall_back 24`, `accept`, and dice as
numbers. A question with one answer is answered here, as the table does."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    AXIS,
    COUNTERS,
    FULL,
    LEADERS,
    MAP,
    REDUCED,
    ROSTER,
    SCENARIOS,
    UnitId,
)
from sixweeks.games.springtime.model.queries import contested, leader_with
from sixweeks.games.springtime.model.state import OFF_MAP, PLACES, Game, Options, Progress, Unit
from sixweeks.games.springtime.rules.r08_impulses import Impulse
from sixweeks.games.springtime.rules.r10_combat import Attack
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.games.springtime.text.naming import VOCABULARY
from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.question import Action, Choose, Draw, Roll

FIVE = ("German 4th", "German 16th", "German 6th", "German 18th", "German 1st")  # a full area


def units_mask(names: str) -> int:
    """The units of a list like `Guderian, BEF`."""
    return sum(1 << ROSTER.by_name[name] for name in names.split(", ") if name)


IN_PLAY: dict[str, Any] = {
    "morale": 30,
    "replacements": {"axis": 10, "allied": 5},
    "turn": 2,
    "phase": "maneuvers",
    "impulse": 2,
    "advantage": "",
}


def sketch(units: dict[str, str], *, scenario: str = "campaign", **lines: Any) -> Game:
    """These units only, `"17"` at Full Strength and `"(17)"` Reduced, or off the map by word.

    Areas belong to whoever stands alone in them, then to the side named (`axis`, `allied`), then as
    at the start. `options`; `active`, the side; units, separated by commas: `oos`, `flipped`
    (leaders), `inactive`; `kleist`; `entered`, units with the areas they came from; any field."""
    game = Game(
        scenario_id=scenario,
        stack=[],
        options=Options(**lines.pop("options", {})),
        units=tuple(unit_of(units.get(counter.name, "removed")) for counter in COUNTERS),
        active=lines.pop("active", AXIS),
        out_of_supply=units_mask(lines.pop("oos", "")),
        flipped=leaders_mask(lines.pop("flipped", "")),
    )
    game.journal = []
    game.control = control_of(game, lines.pop("axis", ""), lines.pop("allied", ""))
    if kleist := lines.pop("kleist", ""):
        game.kleist = ROSTER.by_name[kleist]
    game.progress = progress_of(game, lines.pop("entered", {}), lines.pop("inactive", ""))
    for name, value in {**IN_PLAY, **lines}.items():
        setattr(game, name, value)
    return game


def leaders_mask(names: str) -> int:
    return sum(1 << each.id for each in LEADERS if each.name in names.split(", "))


def progress_of(game: Game, entered: dict[str, str], inactive: str) -> Progress:
    came = {ROSTER.by_name[unit]: MAP.area(area) for unit, area in entered.items()}
    begun = contested(game)
    for unit in came:
        begun &= ~(1 << game.units[unit].place)
    return Progress(
        active=ROSTER.of_side[game.active] & ~units_mask(inactive),
        entered=tuple(came.items()),
        moved=sum(1 << unit for unit in came),
        contested=begun,
    )


def unit_of(word: str) -> Unit:
    if word in PLACES:
        return Unit(PLACES[word], 0)
    return Unit(MAP.area(word.strip("()")), REDUCED if "(" in word else FULL)


def control_of(game: Game, axis: str, allied: str) -> int:
    mask = (SCENARIOS["campaign"].control | MAP.graph.mask(axis)) & ~MAP.graph.mask(allied)
    disputed = contested(game)
    for unit, value in enumerate(game.units):
        if value.place >= 0 and not disputed >> value.place & 1:
            mask = (
                mask | 1 << value.place if ROSTER.side[unit] == AXIS else mask & ~(1 << value.place)
            )
    return mask


# --- answering --------------------------------------------------------------------------------


def answer(game: Game, *answers: str | int) -> Game:
    """Give these answers one after the other."""
    settle(game)
    for each in answers:
        engine.answer(game, read(game, each))
        settle(game)
    return game


def read(game: Game, reply: str | int) -> Any:
    if isinstance(reply, int) or isinstance(game.pending, Draw):
        return reply
    verb, _, noun = reply.partition(" ")
    return Action(verb, noun if verb in WORD_VERBS else noun_of(noun))


def noun_of(noun: str) -> int | str:
    if noun in ROSTER.by_name:
        return int(ROSTER.by_name[noun])
    return int(MAP.area(noun)) if noun in MAP.graph.names(MAP.all) else noun


def settle(game: Game) -> None:
    """Nothing is asked that has one answer, unless the silence would tell."""
    while isinstance(game.pending, Choose) and len(game.pending.options) == 1:
        if game.pending.secret:
            return
        engine.answer(game, game.pending.options[0])


def run(game: Game, procedure: Any, *answers: str | int) -> Game:
    """Play one procedure."""
    game.stack = [procedure]
    engine.run(game)
    return answer(game, *answers)


def impulse(game: Game, *answers: str | int) -> Game:
    """The impulse of the active side, from its beginning."""
    return run(game, Impulse(by=game.active), *answers)


def assault(units: dict[str, str], group: str = "K", **fields: Any) -> Game:
    """An Assault impulse of an army group has been declared."""
    return impulse(sketch(units, **fields), f"assault {group}")


def quietly(game: Game, *wishes: str) -> None:
    """Answer one question: a 1, the first marker of the cup, or the first wish that is offered."""
    question = asks_for(game)
    if question == "draw":
        answer(game, question_of(game).cup[0])
    elif question == "roll":
        answer(game, 1)
    else:
        answer(game, next(wish for wish in wishes if wish in offered(game)))


def reach(game: Game, unit: str) -> set[str]:
    """Where a unit taken up may go."""
    return offered(answer(game, f"unit {unit}"), "go")


def march(game: Game, unit: str, *areas: str) -> Game:
    """A unit taken up moves by way of these areas, and stops."""
    answer(game, f"unit {unit}", *(f"go {area}" for area in areas))
    return answer(game, "done") if "done" in offered(game) else game


def battle(game: Game, area: str, *answers: str | int) -> Game:
    """An attack of the active side in an area."""
    return run(game, Attack(by=game.active, area=MAP.area(area)), *answers)


class Plan(Struct, kw_only=True):
    """How both fight: all attack unless units are named, and the first of the roster leads."""

    units: str = ""
    lead: str = ""
    against: str = ""  # the lead of the defense
    air: str = "no_air"
    against_air: str = "no_air"


def fight(game: Game, area: str, attack: int, defense: int, **plan: str) -> Game:
    """An attack up to the dice, whose sums are given, fought by a plan."""
    battle(game, area)
    planned = Plan(**plan)
    wanted = [f"with {unit}" for unit in planned.units.split(", ") if unit]
    while (question := asks_for(game)) in ("with", "launch", "lead", "air", "roll"):
        is_attacker = asked(game) == game.active
        if question == "roll":
            throw(game, attack if is_attacker else defense)
        elif question == "lead":
            unit = planned.lead if is_attacker else planned.against
            answer(game, f"lead {unit}" if unit else write(question_of(game).options[0]))
        elif question == "air":
            answer(game, planned.air if is_attacker else planned.against_air)
        elif not planned.units and (others := offered(game, "with")):
            answer(game, f"with {min(others)}")
        else:
            answer(game, wanted.pop(0) if wanted else "launch")
    return game


def done(game: Game, **progress: Any) -> Game:
    """What else has happened in this impulse."""
    game.progress = replace(game.progress, **progress)
    return game


def throw(game: Game, total: int) -> None:
    """Two dice with this sum, whether they are asked for together or one by one."""
    assert isinstance(game.pending, Roll), "dice are thrown when they are asked for"
    if game.pending.dice == 2:
        answer(game, total)
    else:
        answer(game, max(1, total - 6), total - max(1, total - 6))


# --- asking -----------------------------------------------------------------------------------


def question_of(game: Game) -> Any:
    """The question, of whatever kind."""
    return game.pending


def asks_for(game: Game) -> str:
    """What the question is about: the verb of its first option, `roll`, `draw` or nothing."""
    if isinstance(game.pending, Choose):
        return game.pending.options[0].verb
    if isinstance(game.pending, Roll | Draw):
        return type(game.pending).__name__.lower()
    return ""


def asked(game: Game) -> str:
    """Who must answer."""
    return game.pending.by if isinstance(game.pending, Choose | Roll | Draw) else ""


def offered(game: Game, verb: str = "") -> set[str]:
    """The options, as one would answer them; or the nouns of one verb."""
    if not isinstance(game.pending, Choose):
        return set()
    if verb:
        return {
            write(each).removeprefix(f"{verb} ")
            for each in game.pending.options
            if each.verb == verb
        }
    return {write(each) for each in game.pending.options}


UNIT_VERBS = ("lead", "with", "retreat", "kleist", "unit", "restore", "rebuild", "rebuild_full")
NUMBER_VERBS = ("bid",)
WORD_VERBS = ("assault",)


def write(action: Action) -> str:
    if isinstance(action.noun, int) and action.verb not in NUMBER_VERBS:
        is_unit = action.verb in UNIT_VERBS
        noun = COUNTERS[action.noun].name if is_unit else MAP.name(AreaId(action.noun))
        return f"{action.verb} {noun}"
    return f"{action.verb} {action.noun}".strip()


def against(game: Game, wish: str, side: str | None = None) -> set[str]:
    """The rules against a wish, with their cases: `9.1a moved`; each has its sentence."""
    found = VOCABULARY.objections(game, wish, side)
    assert all(TEXT.explain(each).startswith(f"{each.rule}: ") for each in found)
    assert all(each.rule in TEXT.rulebook.citable for each in found)
    return {f"{each.rule} {each.case}".strip() for each in found}


def rules_against(game: Game, wish: str, side: str | None = None) -> set[str]:
    """The numbers of the rules that bar a wish."""
    return {each.split()[0] for each in against(game, wish, side)}


def place_of(game: Game, unit: str) -> str:
    place = game.units[ROSTER.by_name[unit]].place
    return OFF_MAP[place] if place < 0 else MAP.name(AreaId(place))


def is_full(game: Game, unit: str) -> bool:
    return game.units[ROSTER.by_name[unit]].strength == FULL


def leaders(game: Game) -> set[str]:
    """Those who stand with a unit on the map."""
    units = (UnitId(unit) for unit, state in enumerate(game.units) if state.place >= 0)
    return {leader.name for unit in units if (leader := leader_with(game, unit))}


def controls(game: Game, area: str) -> str:
    return AXIS if game.control >> MAP.area(area) & 1 else "allied"


def events(game: Game, kind: str) -> list[Event]:
    return [event for event in game.journal or [] if event.kind == kind]
