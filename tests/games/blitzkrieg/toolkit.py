"""Small words for tests: put a few units on a map, act, and ask."""

from typing import Any

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import set_up_effects
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Counter, UnitId
from sixweeks.games.blitzkrieg.model.state import (
    GONE,
    NOBODY,
    OFF_MAP,
    UNPLACED,
    FormationState,
    Game,
    Options,
    Unit,
)
from sixweeks.games.blitzkrieg.page import odds as page_odds
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import Battle, GameTurn
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, OperationsPhase
from sixweeks.games.blitzkrieg.rules.r05_markers import owner_of
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_reactions import NO_REACTION
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.naming import VOCABULARY
from sixweeks.kernel import engine
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.question import Action, Choose, Draw, Roll
from tests.games.in_words import worded

MARKS = ("neutralized", "column", "out_of_command", "hidden", "truck")
SOMUA, H39, PANZER = "1 Cuir S35 1", "1 Cuir H39 1", "I/14 PzR Pz IV"
COMPANY, DRAGOONS, GUN = "I/21 IR Rifle 1", "I/11 RDP Rifle 1", "I/11 RDP AT"
MISS = 7  # a throw that does nothing in any column


def sketch(units: dict[str, str], scenario: str = "hannut", **lines: Any) -> Game:
    """A game with these units only; `"1512 reduced column"` is a hex and the markers on a unit.

    `options`, `mines`, `works` and `german` (hexes), `formations` (`{"KG": "fatigued"}`), `turn`,
    `attached`; a unit `in Sdkfz 1` rides in that transport."""
    game = Game(scenario_id=scenario, stack=[], options=Options(**lines.pop("options", {})))
    printed = SCENARIOS[scenario]
    grid = printed.battlefield.grid
    game.units = tuple(Unit(place=GONE, steps=counter.steps) for counter in printed.counters)
    for name, words in units.items():
        put(game, printed.by_name[name], words)
    for key, field in (("mines", "mines"), ("works", "works"), ("german", "german_ground")):
        setattr(game, field, grid.mask(lines.pop(key, "").split()))
    states = lines.pop("formations", {})
    game.formations = {id: formation_state(words) for id, words in states.items()}
    attached = lines.pop("attached", {})
    game.attached = {printed.by_name[unit]: host for unit, host in attached.items()}
    game.turn = lines.pop("turn", 1)
    assert not lines, f"a sketch knows nothing of {', '.join(lines)}"
    return game


def fresh(scenario: str, **options: Any) -> Game:
    """A new game before its set-up."""
    game = Game(scenario_id=scenario, stack=[], options=Options(**options))
    counters = game.scenario.counters
    game.units = tuple(Unit(place=UNPLACED, steps=counter.steps) for counter in counters)
    return game


def put(game: Game, unit: UnitId, words: str) -> None:
    place, *marks = words.split()
    transport = NOBODY
    if "in" in marks:
        at = marks.index("in")
        transport = game.scenario.by_name[" ".join(marks[at + 1 :])]
        del marks[at:]
    hex = game.scenario.battlefield.grid.hex(place)
    steps = game.units[unit].steps - ("reduced" in marks)
    held = {mark: True for mark in MARKS if mark in marks}
    game.units = (
        *game.units[:unit],
        Unit(place=hex, steps=steps, aboard=transport, **held),
        *game.units[unit + 1 :],
    )
    game.stacks = {**game.stacks, hex: (*game.stacks.get(hex, ()), unit)}


def formation_state(words: str) -> FormationState:
    marks = words.split()
    activations = next((int(mark) for mark in marks if mark.isdigit()), 0)
    return FormationState(activations, "fatigued" in marks, "demoralized" in marks)


def printed(name: str, scenario: str = "hannut") -> Counter:
    """What is printed on a counter."""
    return SCENARIOS[scenario].counters[SCENARIOS[scenario].by_name[name]]


def unit_of(game: Game, name: str) -> UnitId:
    return game.scenario.by_name[name]


def state(game: Game, name: str) -> Unit:
    return game.units[unit_of(game, name)]


def hex_at(game: Game, number: str) -> Hex:
    return game.scenario.battlefield.grid.hex(number)


def place_of(game: Game, name: str) -> str:
    """The hex number of a unit, or where else it is (`dead`, `exited`, `gone`, `unplaced`)."""
    place = state(game, name).place
    return OFF_MAP[place] if place < 0 else game.scenario.battlefield.grid.number(Hex(place))


# --- acting -----------------------------------------------------------------------------------

OF_UNITS = frozenset(
    {"unit", "target", "observer", "react", "give_way", "truck", "load", "hide", "show"}
)


def bare(arg: Any) -> Any:
    """The id or number that an argument holds."""
    return next((getattr(arg, name) for name in ("id", "ids", "value") if hasattr(arg, name)), arg)


class Play:
    """A game in the middle of something; questions with one answer are answered by themselves.

    At a calm one nobody reacts. Answers are written as verb and noun: `go 1514`, `react KG Pak`,
    `fire`; dice as numbers, markers as they are called."""

    def __init__(self, game: Game, *frames: Procedure, calm: bool = False) -> None:
        self.game, self.calm = game, calm
        game.stack = list(frames)
        game.journal = []
        engine.run(game)
        self.settle()

    @property
    def question(self) -> Any:
        return self.game.pending

    @property
    def asked(self) -> str:
        """The side that must choose, `roll`, `draw`, or nothing when all is done."""
        if isinstance(self.question, Roll | Draw):
            return type(self.question).__name__.lower()
        return self.question.by if self.question else ""

    @property
    def offered(self) -> set[str]:
        if not isinstance(self.question, Choose):
            return set()
        return {self.words(option) for option in self.question.options}

    def verbs(self) -> set[str]:
        return {each.split(" ", 1)[0] for each in self.offered}

    def hexes(self, verb: str) -> set[str]:
        """The hexes offered with a verb."""
        return {each.split()[1] for each in self.offered if each.split()[0] == verb}

    def units(self, verb: str) -> set[str]:
        """The units offered with a verb."""
        return {each.split(" ", 1)[1] for each in self.offered if each.split()[0] == verb}

    def words(self, option: Action) -> str:
        noun = option.noun
        if isinstance(noun, int):
            is_unit = option.verb in OF_UNITS
            counters, grid = self.game.scenario.counters, self.game.scenario.battlefield.grid
            noun = counters[noun].name if is_unit else grid.number(Hex(noun))
        return f"{option.verb} {noun}".strip()

    def answer(self, *replies: str | int) -> "Play":
        for reply in replies:
            engine.answer(self.game, self.meant(reply))
            self.settle()
        return self

    def meant(self, reply: str | int) -> Any:
        if not isinstance(self.question, Choose):
            return reply
        found = [each for each in self.question.options if self.words(each) == reply]
        assert found, f"{reply!r} is not offered to {self.asked}: {sorted(self.offered)}"
        return found[0]

    def settle(self) -> None:
        while isinstance(self.question, Choose):
            options = self.question.options
            if self.calm and NO_REACTION in options:
                engine.answer(self.game, NO_REACTION)
            elif len(options) == 1:
                engine.answer(self.game, options[0])
            else:
                return

    def rules_against(self, wish: str) -> set[str]:
        """The numbers of the rules that bar a wish of the side to move."""
        side = self.question.by
        return {objection.rule for objection in VOCABULARY.objections(self.game, wish, side)}

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """What has happened of these kinds."""
        told = [event.args for event in self.game.journal or [] if event.kind in kinds]
        return [{name: bare(arg) for name, arg in args.items()} for args in told]

    def place_of(self, name: str) -> str:
        return place_of(self.game, name)

    def state(self, name: str) -> Unit:
        return state(self.game, name)

    def formation(self, id: str) -> FormationState:
        return self.game.formations.get(id, FormationState())


def activate(formation: str, units: dict[str, str], calm: bool = False, **lines: Any) -> Play:
    """The units are on the map, and a formation (or two, joined by +) is activated."""
    game = sketch(units, **lines)
    markers = tuple(formation.split(" + "))
    side = owner_of(game, markers[0])
    return Play(game, Activation(by=side, markers=markers), calm=calm)


def act(unit: str, units: dict[str, str], calm: bool = False, **lines: Any) -> Play:
    """One unit is about to take its action."""
    game = sketch(units, **lines)
    id = unit_of(game, unit)
    game.active = game.scenario.counters[id].side
    return Play(game, Act(by=game.active, unit=id), calm=calm)


def spent(play: Play) -> float:
    """The movement points that the unit in action has spent."""
    frame: Any = play.game.stack[-1]
    return float(frame.allowance - frame.points) / 2


def operations(cup: str, units: dict[str, str], calm: bool = True, **lines: Any) -> Play:
    """An Operations Phase with these markers in the cup, separated by commas."""
    game = sketch(units, **lines)
    game.cup = tuple(each.strip() for each in cup.split(",") if each.strip())
    return Play(game, OperationsPhase(), calm=calm)


def assault(
    units: dict[str, str], attacker: str = DRAGOONS, hex: str = "1511", **lines: Any
) -> Play:
    """One unit, the dragoons if no other, has entered a hex by assault."""
    return act(attacker, units, calm=True, **lines).answer(f"assault {hex}")


def shots(play: Play) -> list[tuple[str, str]]:
    """Who has fired at whom in an assault."""
    return [(shot["unit"], shot["target"]) for shot in play.events("fired_at_range_0")]


def deploying(
    scenario: str, side: str, units: dict[str, str] | None = None, **options: Any
) -> Play:
    """One side sets up by hand; the units given are on the map already."""
    game = fresh(scenario, **options)
    for name, number in (units or {}).items():
        set_up_effects.place(game, unit_of(game, name), hex_at(game, number), "14.1a")
    return Play(game, Deploy(by=side)).answer("plan by hand")


def begun(scenario: str, turn: int = 1, **options: Any) -> Play:
    """A game set up by the ready plans, at the first question of a turn."""
    play = Play(fresh(scenario, **options), Battle())
    while play.game.turn < 1:
        plans = sorted(each for each in play.offered if each.startswith("plan"))
        play.answer("keep" if "keep" in play.offered else plans[-1])
    if turn > 1:
        play.game.turn = turn - 1
        play = Play(play.game, GameTurn())
    return play


# --- asking why not ---------------------------------------------------------------------------


def against(play: Play | Game, wish: str, side: str | None = None) -> set[str]:
    """The rules against a wish, with their cases: `7.1a points`."""
    game = play.game if isinstance(play, Play) else play
    found = VOCABULARY.objections(game, wish, side)
    assert all(TEXT.explain(each) for each in found)
    return {f"{each.rule} {each.case}".strip() for each in found}


def said(play: Play, wish: str) -> list[str]:
    """The sentences against a wish."""
    return [TEXT.explain(each) for each in VOCABULARY.objections(play.game, wish)]


# --- the odds before one commits --------------------------------------------------------------

preview = worded(page_odds.preview)


def odds(units: dict[str, str], text: str, side: str | None = None, **lines: Any) -> dict[str, Any]:
    return dict(preview(sketch(units, **lines), text, side))


def parts(told: dict[str, Any]) -> set[tuple[str, int, str]]:
    """The parts of a factor: rule, shift and reason."""
    return {(each["rule"], each["shift"], each["why"]) for each in told["shifts"]}
