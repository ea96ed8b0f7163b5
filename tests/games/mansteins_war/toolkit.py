"""Small words for tests: set up a few units, act, and ask."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import (
    AIR_BY_NAME,
    BY_NAME,
    COUNTERS,
    MARKERS,
    NATION,
    PIECES,
    SIDES,
    SPECIAL_FORCES,
    UNITS_OF,
    AirId,
    UnitId,
    side_of,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.new_game_effects import new_game
from sixweeks.games.mansteins_war.model.state import (
    DISPLAYS,
    OFF_MAP,
    AirUnit,
    Bins,
    Game,
    Impulse,
    Options,
    Plans,
)
from sixweeks.games.mansteins_war.rules.r10_odds import Odds, attack_on, odds
from sixweeks.kernel import engine, memo
from sixweeks.kernel.event import Event
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Roll, Together
from sixweeks.masks import mask_of

PROCEDURES = {  # what `at` can begin with: "german movement"
    "refit": ("r14_refit", "Refit"),
    "impulse": ("r04_sequence_of_play", "ImpulseTurn"),
    "command": ("r05_command", "CommandSegment"),
    "reinforcements": ("r13_reinforcements", "ReinforcementSegment"),
    "air": ("r16_air_segment", "AirSegment"),
    "movement": ("r08_movement_segment", "MovementSegment"),
    "stacking": ("r06_stacking", "OverStacking"),
    "combat": ("r10_combat_segment", "CombatSegment"),
}
PLACES = (
    *("attack", "go", "retreat", "push", "counter", "onward", "stack"),
    *("over", "fight", "bomb", "at", "place", "to", "open", "bridgehead", "lift"),
)


# --- positions --------------------------------------------------------------------------------


def board(units: dict[str, str] | None = None, **fields: Any) -> Game:
    """A game on GT 2 with these units only, nobody asked yet. `1438/2` is a unit with two steps,
    a reinforcement of the track is `waiting`.

    `options` are those in force; `german` and `allied` list hexes that a side holds besides;
    `air` has air units by their hex or display, `1438*` a reduced one; `sf`, `naval` and `airlift`
    by their display or hex; `bins` the markers of each side; `plans` theirs too."""
    game = new_game("campaign", Options(**fields.pop("options", {})))
    game.begun, game.turn = True, fields.pop("turn", 2)
    for name, place in (units or {}).items():
        put(game, name, place)
    game.arrivals = {u: t for u, t in game.arrivals.items() if COUNTERS[u].name in (units or {})}
    game.control |= GRID.mask(fields.pop("german", "").split())
    game.control &= ~GRID.mask(fields.pop("allied", "").split())
    put_off_map(game, fields)
    for name, value in fields.items():
        assert name in game.__struct_fields__, f"a game has no {name}"
        setattr(game, name, value)
    memo.forget(game)
    return game


def put(game: Game, name: str, place: str) -> None:
    """Place a unit in a hex, which its side then holds."""
    number, _, steps = place.partition("/")
    full = game.units[unit(name)].steps if number == "waiting" else COUNTERS[unit(name)].steps
    effects.set_steps(game, unit(name), int(steps) if steps else full)
    effects.put(game, [unit(name)], place_named(number))
    if number.isdecimal() and not COUNTERS[unit(name)].is_logistic:
        effects.take_control(game, side_of(NATION[unit(name)]), hex_at(number))


def put_off_map(game: Game, fields: dict[str, Any]) -> None:
    air = list(game.air)
    for name, place in fields.pop("air", {}).items():
        air[AIR_BY_NAME[name]] = AirUnit(place_named(place.rstrip("*")), place.endswith("*"))
    game.air = tuple(air)
    for name in ("naval", "airlift"):
        if name in fields:
            setattr(game, name, place_named(fields.pop(name)))
    forces = fields.pop("sf", {})
    game.special_forces = tuple(
        place_named(forces[each.name]) if each.name in forces else display
        for each, display in zip(SPECIAL_FORCES, game.special_forces, strict=True)
    )
    if "bins" in fields:
        game.bins = Bins(**{side: tuple(cup.split()) for side, cup in fields.pop("bins").items()})
    if "plans" in fields:
        game.plans = Plans(**fields.pop("plans"))


def place_named(name: str) -> int:
    for displays in (OFF_MAP, DISPLAYS):
        for place, known in displays.items():
            if known == name:
                return place
    return hex_at(name)


def sketch(
    procedure: Procedure, units: dict[str, str], marker: str = "", active: str = "", **fields: Any
) -> Game:
    """A game with one procedure in progress: all units of its side are active, or the named ones
    (separated by commas); the marker in play is the first of the side's unless another is named."""
    game = board(units, **fields)
    by = getattr(procedure, "by", "german")
    game.impulse = in_play(by, marker, active)
    game.stack = [procedure]
    game.journal = []
    memo.forget(game)
    engine.run(game)
    return game


def in_play(by: str, marker: str, active: str) -> Impulse:
    known = MARKERS[by, marker or {"german": "HGA", "allied": "1AG"}[by]]
    names = [unit(name.strip()) for name in active.split(",")] if active else UNITS_OF[by]
    return Impulse(
        by=by,
        marker=known.id,
        commands=known.activates[: known.number or None],
        active=mask_of(names),
        shift=known.shift if marker else 0,
        air=known.air,
    )


def at(phase: str, units: dict[str, str], **fields: Any) -> Game:
    """A game at the start of a segment: `at("german movement", {...})`; see `sketch`."""
    side, _, segment = phase.partition(" ")
    assert side in SIDES, f"there is no side {side}"
    module, name = PROCEDURES[segment]
    rules = import_module(f"sixweeks.games.mansteins_war.rules.{module}")
    return sketch(getattr(rules, name)(by=side), units, **fields)


def started(plan: str = "Plan_D", german_plan: str = "Manstein", **options: str) -> Game:
    """A new game, set up by the first ready deployments, at its first question of GT 1."""
    rules = import_module("sixweeks.games.mansteins_war.rules.r04_sequence_of_play")
    game = new_game("campaign", Options(**options))  # type: ignore[arg-type]
    game.stack, game.journal = [rules.Campaign()], []
    engine.run(game)
    answer(game, f"keep {plan}", "plan allied_plan_d")
    return answer(game, f"keep {german_plan}", "plan german_sickle")


def turn_at(step: str, units: dict[str, str], **fields: Any) -> Game:
    """A GT in progress: `turn_at("operations", {...}, bins={"german": "HGA"})`."""
    rules = import_module("sixweeks.games.mansteins_war.rules.r04_sequence_of_play")
    game = board(units, **fields)
    game.stack, game.journal = [rules.Campaign(at="turns"), rules.GameTurn(at=step)], []
    engine.run(game)
    return game


# --- names ------------------------------------------------------------------------------------


def unit(name: str) -> UnitId:
    return BY_NAME[name]


def air(name: str) -> AirId:
    return AIR_BY_NAME[name]


def hex_at(number: str) -> Hex:
    return GRID.hex(number)


def numbers(mask: int) -> set[str]:
    return set(GRID.numbers(mask))


def bits_of(names: Iterable[str]) -> int:
    return mask_of(map(unit, names))


def written(option: Answer) -> str:
    """An option in words: `go 1411`, `unit 19 Pz`, `end`."""
    if not isinstance(option, Action):
        return str(option)
    if isinstance(option.noun, str):
        return f"{option.verb} {option.noun}".strip()
    named = GRID.number(Hex(option.noun)) if option.verb in PLACES else PIECES[option.noun]
    return f"{option.verb} {named}"


# --- asking and answering ---------------------------------------------------------------------


def questions(game: Game) -> tuple[Choose | Roll | Draw, ...]:
    question = game.pending
    if isinstance(question, Together):
        return tuple(each for each in question.questions if each.by not in game.sealed)
    return (question,) if question is not None else ()


def offered(game: Game, verb: str = "") -> set[str]:
    """Every legal answer, or the nouns of one verb."""
    every = {written(option) for each in questions(game) for option in each.options}
    return {each.removeprefix(f"{verb} ") for each in every if each.startswith(f"{verb} ")} or (
        set() if verb else every
    )


def asked(game: Game) -> str:
    """Who must answer; with secret replies, both."""
    return " ".join(each.by for each in questions(game))


def step_of(game: Game) -> str:
    """The procedure and the step that asks: `Attack roll`."""
    return f"{type(game.frame).__name__} {game.frame.at}" if game.stack else "over"


def answer(game: Game, *answers: str | int) -> Game:
    """Answer some questions; dice are numbers. A question with one option is skipped, unless it is
    the one that is answered; with secret replies the first side that may say so does."""
    for each in answers:
        while is_forced(game) and each not in offered(game):
            question = game.pending
            assert isinstance(question, Choose)
            engine.answer(game, question.options[0], question.by)
        give(game, each)
    return game


def is_forced(game: Game) -> bool:
    question = game.pending
    return isinstance(question, Choose) and len(question.options) == 1


def give(game: Game, wanted: str | int) -> None:
    for question in questions(game):
        if isinstance(question, Roll) != isinstance(wanted, int):
            continue
        for option in question.options:
            if written(option) == str(wanted):
                engine.answer(game, option, question.by)
                return
    raise AssertionError(f"{wanted} is not among {sorted(offered(game))} of {step_of(game)}")


def skip_forced(game: Game) -> Game:
    while is_forced(game):
        question = game.pending
        assert isinstance(question, Choose)
        engine.answer(game, question.options[0], question.by)
    return game


def play_on(game: Game, until: str) -> Game:
    """Answer with the last option (`done`, `wait`, `end`), and draw the first marker, up to a step
    of a procedure: `play_on(game, "GameTurn extension")`."""
    while game.pending is not None and step_of(game) != until:
        question = questions(game)[0]
        last = question.options[0] if isinstance(question, Draw) else question.options[-1]
        engine.answer(game, last, question.by)
    return game


def march(game: Game, name: str, *way: str) -> Game:
    """Take a unit up and move it by way of these hexes."""
    return answer(game, f"unit {name}", *(f"go {hex}" for hex in way))


def reach(game: Game, name: str) -> set[str]:
    """Where a unit taken up may stop."""
    return offered(answer(game, f"unit {name}"), "go")


def assault(game: Game, hex: str, *names: str) -> Game:
    """An attack on a hex by these units, or by all that can, up to its first question or die."""
    answer(game, f"attack {hex}")
    for name in names:
        if f"with {name}" in offered(game):
            answer(game, f"with {name}")
    if not names and "all" in offered(game):
        answer(game, "all")
    return answer(game, "launch")


def odds_of(game: Game, by: str, hex: str, names: str, table: str = "assault") -> Odds:
    """The odds of an attack by these units, separated by commas."""
    units = tuple(unit(name.strip()) for name in names.split(","))
    return odds(game, attack_on(game, by, hex_at(hex), units), table)


def shifts_of(game: Game, by: str, hex: str, names: str) -> dict[str, int]:
    """The shifts of an attack by their kinds; those of several units are added."""
    found: dict[str, int] = {}
    for shift in odds_of(game, by, hex, names).shifts:
        found[shift.kind] = found.get(shift.kind, 0) + shift.amount
    return found


def rules_against(game: Game, wish: str) -> set[str]:
    """The numbers of the rules that the step in progress names against an answer."""
    return {each.split()[0] for each in against(game, wish)}


def against(game: Game, wish: str) -> set[str]:
    """The same with the case: `9.1 capacity`."""
    verb, _, name = wish.partition(" ")
    assert wish not in offered(game), f"{wish} is offered"
    explain = game.frame.steps[game.frame.at].explain
    assert explain is not None, f"{step_of(game)} does not explain itself"
    why = explain(game.frame, game)
    kinds = [kind for kind in why.kinds if kind.verb == verb]
    found = [each for kind in kinds for each in kind.reasons(noun_of(verb, name))]
    return {f"{each.rule} {each.case}".strip() for each in found}


def noun_of(verb: str, name: str) -> int | str:
    if verb in PLACES:
        return hex_at(name)
    if verb == "commit":
        return name
    return PIECES.index(name) if name in PIECES else name


# --- what has become of it --------------------------------------------------------------------


def place_of(game: Game, name: str) -> str:
    """The hex of a unit or an air unit, or where else it is."""
    if name in AIR_BY_NAME:
        return named_place(game.air[air(name)].place, DISPLAYS)
    if name in BY_NAME:
        return named_place(game.units[unit(name)].place, OFF_MAP)
    return named_place({"Navy": game.naval, "Airlift": game.airlift}[name], DISPLAYS)


def named_place(place: int, elsewhere: dict[int, str]) -> str:
    return elsewhere[place] if place < 0 else GRID.number(Hex(place))


def steps_of(game: Game, name: str) -> int:
    """The steps that a unit has left; none if it is eliminated."""
    record = game.units[unit(name)]
    return record.steps if OFF_MAP.get(record.place) != "dead" else 0


def events(game: Game, kind: str) -> list[Event]:
    """What has happened since the sketch was made."""
    return [each for each in game.journal or [] if each.kind == kind]


def holds(game: Game, side: str, number: str) -> bool:
    """3.3.b Whether a side entered a hex last."""
    return bool(game.control >> hex_at(number) & 1) == (side == "german")
