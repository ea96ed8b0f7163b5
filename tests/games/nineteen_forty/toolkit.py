"""Small words for tests: set up a few units, act, and ask."""

from typing import Any

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    BY_NAME,
    COUNTERS,
    GERMANY,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.state import (
    OFF_MAP,
    Command,
    Countries,
    Game,
    Options,
    Plans,
    Unit,
)
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import MovementPhase
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault, odds
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.games.nineteen_forty.text.naming import VOCABULARY
from sixweeks.kernel import engine, memo
from sixweeks.kernel.event import Event
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.masks import mask_of

Asked = Choose | Roll
PHASES = {"movement": MovementPhase, "combat": CombatPhase}
PLANS = Plans(
    ready_group="1",
    objective="3",
    main_effort="A",
    allied_armies={"1": "1", "2": "1", "7": "1", "9": "1", "3": "2", "4": "2", "5": "2", "8": "3"},
    german_armies={"18": "B", "6": "B", "4": "A", "12": "A", "16": "A", "1": "C", "7": "C"},
)
ALL_JOINED = Countries("allied", "allied", "allied", "allied", dict.fromkeys(("netherlands",), 0))


def sketch(units: dict[str, str] | None = None, **fields: Any) -> Game:
    """A game with these units only, everybody at war unless told otherwise, nobody asked yet.

    `*` after a hex number: disrupted by a retreat; `~`: by a repulse."""
    given: dict[str, Any] = {"turn": 2, "impulse": 1, "countries": ALL_JOINED, "plans": PLANS}
    given |= {"strengths": 0} | fields
    control = given.pop("control", None)
    game = Game(scenario_id="campaign", stack=[], options=Options(), begun=True, **given)
    game.units = tuple(Unit() for _ in COUNTERS)
    for name, place in (units or {}).items():
        effects.put(game, [unit(name)], Unit(hex_at(place.rstrip("*~")), condition(place)))
    game.control = GERMANY if control is None else GRID.mask(control)
    memo.forget(game)
    effects.settle(game)
    return game


def condition(place: str) -> int:
    return {"*": 3, "~": 2}.get(place[-1], 0)


def unit(name: str) -> UnitId:
    return BY_NAME[name]


def hex_at(number: str) -> Hex:
    return GRID.hex(number)


def run(game: Game, procedure: Procedure, side: str) -> Game:
    """The procedure in progress, up to its first question."""
    game.phasing, game.stack = side, [procedure]
    engine.run(game)
    return game


def at(phase: str, units: dict[str, str], **fields: Any) -> Game:
    """A few units in a phase: `german movement`, `allied combat`."""
    side, name = phase.split()
    return run(sketch(units, **fields), PHASES[name](by=side), side)


def declare(game: Game, hexes: str, *names: str) -> Game:
    """Declare an attack on some hexes by these units."""
    first, *more = hexes.split()
    answer(game, f"attack {first}", *(f"also {hex}" for hex in more))
    return answer(game, *(f"with {name}" for name in names), "declare")


def assault(game: Game, hexes: str, *names: str) -> Game:
    """Declare one attack and fight it; the dice are still to come."""
    return answer(declare(game, hexes, *names), "fight")


def column(game: Game, side: str, hexes: str, *names: str, air: int = 0) -> str:
    """The column of an attack, with all bridgeheads won."""
    assault = Assault(side, GRID.mask(hexes), tuple(map(unit, names)))
    return odds(game, assault, air).name


def totals(game: Game, side: str, hexes: str, *names: str) -> tuple[float, float]:
    """Both totals of an attack, with all bridgeheads won."""
    found = odds(game, Assault(side, GRID.mask(hexes), tuple(map(unit, names))))
    return found.attack / 2**20, found.defence / 2**20


def state_of(game: Game, name: str) -> str:
    return ("sound", "just repulsed", "repulsed", "driven back")[game.units[unit(name)].disrupted]


def written(option: object) -> str:
    """An option in words: `go 1411`, `unit G X`, `end`."""
    if not isinstance(option, Action):
        return str(option)
    if isinstance(option.noun, str):
        return f"{option.verb} {option.noun}".strip()
    return f"{option.verb} {noun_of(option)}"


PIECES = (
    *("unit", "with", "withdraw", "break", "bring", "drop", "replace", "leave_out"),
    *("advance_unit", "retreat_unit"),
)


def noun_of(option: Action) -> str:
    if option.verb in PIECES:
        return COUNTERS[int(option.noun)].name
    return str(option.noun) if option.verb == "air" else GRID.number(Hex(int(option.noun)))


def offered(game: Game) -> set[str]:
    """Every legal answer."""
    question = game.pending
    return (
        {written(option) for option in question.options} if isinstance(question, Asked) else set()
    )


def asked(game: Game) -> str:
    """Who must answer."""
    question = game.pending
    assert isinstance(question, Asked)
    return question.by


def answer(game: Game, *answers: str | int) -> Game:
    """Answer some questions; dice are numbers."""
    for answer in answers:
        question = game.pending
        if isinstance(answer, int):
            assert isinstance(question, Roll), f"{answer}, but asked is {question}"
            engine.answer(game, answer)
            continue
        assert isinstance(question, Choose), f"{answer}, but asked is {question}"
        found = [option for option in question.options if written(option) == answer]
        assert found, f"{answer} is not among {sorted(offered(game))}"
        engine.answer(game, found[0], question.by)
    return game


def hexes(game: Game, verb: str = "go") -> set[str]:
    """The hex numbers among the legal answers with a verb."""
    return {each.split()[1] for each in offered(game) if each.startswith(f"{verb} ")}


def reach(game: Game, name: str) -> set[str]:
    """Where a unit taken up may stop."""
    answer(game, f"unit {name}")
    return hexes(game)


def march(game: Game, name: str, *way: str) -> Game:
    """Take a unit up and move it by way of these hexes."""
    return answer(game, f"unit {name}", *(f"go {hex}" for hex in way))


def points_left(game: Game) -> float:
    return float(game.frame.points) / 4


def place_of(game: Game, name: str) -> str:
    """The hex of a unit, or where else it is."""
    place = game.units[unit(name)].place
    return OFF_MAP[place] if place < 0 else GRID.number(Hex(place))


def is_moving(game: Game, name: str) -> bool:
    return type(game.frame).__name__ == "Move" and unit(name) in game.frame.units


def against(game: Game, wish: str) -> set[str]:
    """The rules against a wish, with their cases: `6.a moved`; each has its sentence."""
    found = VOCABULARY.objections(game, wish)
    assert all(TEXT.explain(each).startswith(f"{each.rule}: ") for each in found)
    assert all(each.rule in TEXT.rulebook.citable for each in found)
    return {f"{each.rule} {each.case}".strip() for each in found}


def rules_against(game: Game, wish: str) -> set[str]:
    """The numbers of the rules that bar a wish."""
    return {each.split()[0] for each in against(game, wish)}


def events(game: Game, kind: str) -> list[Event]:
    """What has happened of one kind."""
    return [event for event in game.journal or [] if event.kind == kind]


def friendly(game: Game, side: str, *numbers: str) -> list[bool]:
    """Which of these hexes are friendly territory of a side."""
    return [bool(territory(game, side) >> hex_at(number) & 1) for number in numbers]


def released(**armies: int) -> Command:
    """`released(army9=1)`: the 9th Army since turn 1."""
    return Command(released={name.removeprefix("army"): turn for name, turn in armies.items()})


def bits_of(*names: str) -> int:
    return mask_of([unit(name) for name in names])
