"""5 Activation: the cup, what a marker allows, and the end of the Operations Phase."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import turn_effects
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, Marker, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    everyone_in,
    formation_id,
    hq_of,
    is_in_play,
    may_arrive,
    side_of,
    state_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, UNPLACED, Game
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import check_command
from sixweeks.games.blitzkrieg.rules.r05_markers import (
    GENERAL,
    GUNS,
    REPLAY,
    impacts_of,
    is_barred,
    kind_of,
    last_player,
    marker_named,
    owner_of,
)
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_ways import MOVES
from sixweeks.games.blitzkrieg.rules.r07_movement import first_steps
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Die, Term
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Draw, Roll
from sixweeks.kernel.reasons import BUTTON, WORD, Kind, Reasons, Why, button, pieces, words

ACTIVATE, DECLINE, HOLD = Action("activate"), Action("decline"), Action("hold")
DRAW_ON, STOP = Action("draw_on"), Action("stop")
NO_REPLAY, END = Action("no_replay"), Action("end")
ACTIONS = (*MOVES, "assault", "fire", "target", "load", "unload", "rally", "exit", "drop_column")


# --- 5.6 the Operations Phase -----------------------------------------------------------------


class OperationsPhase(Procedure):
    """2.A Markers are drawn and played until the cup is empty or the phase is ended."""

    marker: Marker = ""
    tested: bool = False  # 5.6b this draw is tested
    replay: FormationId = ""

    @step("5.6b")
    def draw_on(self, game: Game) -> Outcome:
        """2.A2b All markers drawn ends the phase; 5.6b the last player may draw on."""
        if not game.cup:
            turn_effects.end_operations(game, "all_drawn", "2.A2b")
            return Return()
        last = last_player(game)
        self.tested = bool(last)
        return Choose(last, (DRAW_ON, STOP)) if last else None

    @draw_on.then
    def drawn_on(self, game: Game, choice: Action) -> Outcome:
        if choice == STOP:
            turn_effects.end_operations(game, "stopped", "5.6b")
            return Return()
        return None

    @draw_on.why
    def not_drawn_on(self, game: Game) -> Why:
        return Why(otherwise=Objection("5.6b", "draw_first"))

    @step("2.A1a")
    def draw(self, game: Game) -> Outcome:
        return Draw(last_player(game), game.cup)

    @draw.then
    def drawn(self, game: Game, marker: str) -> Outcome:
        self.marker = marker
        turn_effects.draw(game, marker)
        return None

    @step("5.6b")
    def test_end(self, game: Game) -> Outcome:
        """5.6b, C-25 With every draw of the last player two dice; 9 or more ends the phase."""
        if not self.tested:
            return None
        return Roll(last_player(game) or owner_of(game, self.marker), dice=2)

    @test_end.then
    def end_tested(self, game: Game, roll: int) -> Outcome:
        if roll >= TABLES.limits["phase_ends_on"]:
            turn_effects.end_operations(game, "rolled", "5.6b", roll=Die(roll))
            return Return()
        return None

    @step("5.5a")
    def keep_general(self, game: Game) -> Outcome:
        if kind_of(game, self.marker) == GENERAL:
            turn_effects.keep_general(game, owner_of(game, self.marker))
            return self.back_to("draw_on")
        return None

    @step("5.3a")
    def choose_replay(self, game: Game) -> Outcome:
        """5.3a Which formation acts again, or none."""
        if kind_of(game, self.marker) != REPLAY:
            return None
        side = owner_of(game, self.marker)
        found = replayable(game, side)
        if not found:
            return self.back_to("draw_on")
        return Choose(side, (*(Action("replay", id) for id in found), NO_REPLAY))

    @choose_replay.then
    def replay_chosen(self, game: Game, choice: Action | None) -> Outcome:
        self.replay = str(choice.noun) if choice and choice.verb == "replay" else ""
        return None if self.replay else self.back_to("draw_on")

    @choose_replay.why
    def not_replayed(self, game: Game) -> Why:
        side = owner_of(game, self.marker)
        again = words("replay", lambda name: objections_to_choosing(game, side, name))
        return Why(again, otherwise=Objection("5.1a", "first"))

    @step("5.3c")
    def play_again(self, game: Game) -> "Call[Activation] | None":
        if not self.replay:
            return None
        markers, self.replay = (self.replay,), ""
        return Call(Activation(by=owner_of(game, self.marker), markers=markers, rule="5.3c"))

    @play_again.then
    def played_again(self, game: Game, value: None) -> Outcome:
        return self.back_to("draw_on")

    @step("2.A1b")
    def play(self, game: Game) -> Outcome:
        """2.A1b, 5.5a The owner activates, declines, holds, or plays it with a held one."""
        if is_barred(game, self.marker):
            turn_effects.cannot_activate(game, self.marker)
            return self.back_to("draw_on")
        return Choose(owner_of(game, self.marker), uses(game, self.marker))

    @play.then
    def played(self, game: Game, choice: Action | None) -> "Outcome | Call[Activation]":
        side = owner_of(game, self.marker)
        match choice:
            case Action("activate"):
                return Call(Activation(by=side, markers=(self.marker,)))
            case Action("together", str(held)):
                turn_effects.spend_general(game, side, held)
                return Call(Activation(by=side, markers=(held, self.marker), rule="5.5a"))
            case Action("hold" | "decline"):
                return self.passed(game, side, choice == HOLD)
        return self.back_to("draw_on")

    @play.why
    def not_played(self, game: Game) -> Why:
        side, drawn = owner_of(game, self.marker), self.marker
        return Why(
            about_marker("activate", lambda name: objections_to_playing(drawn, side, name)),
            Kind(
                "together",
                BUTTON,
                lambda name: objections_to_joining(game, side, marker_named(side, name)),
                takes=WORD,
                meant=lambda name: marker_named(side, name) in held_by(game, side),
            ),
            button("hold", *objections_to_holding(game, side), shown=True),
            otherwise=Objection("5.1a", "first"),
        )

    def passed(self, game: Game, side: str, held: bool) -> Outcome:
        """5.6a, C-22 Two passes running by different players end the phase."""
        ends = game.last_pass == opponent(side)
        if held:
            turn_effects.hold(game, side, self.marker)
        turn_effects.note_pass(game, side, self.marker, held)
        if ends:
            turn_effects.end_operations(game, "passes", "5.6a")
            return Return()
        return self.back_to("draw_on")


def uses(game: Game, marker: str) -> tuple[Action, ...]:
    """5.5a, C-24 One marker is held at a time for each General kept."""
    side = owner_of(game, marker)
    held = dict.fromkeys(held_by(game, side))
    joint = [Action("together", each) for each in held if not is_barred(game, each)]
    hold = () if objections_to_holding(game, side) else (HOLD,)
    return (ACTIVATE, *joint, *hold, DECLINE)


def about_marker(verb: str, reasons: Reasons) -> Kind:
    """A button that may be named with a marker."""
    return Kind(verb, BUTTON, reasons, takes=WORD)


def objections_to_playing(drawn: str, side: str, name: str) -> list[Objection]:
    """5.1a Only the marker drawn is played."""
    return [] if marker_named(side, name) == drawn else [Objection("5.1a", "not_drawn")]


def held_by(game: Game, side: str) -> list[str]:
    return [each for each in game.held if owner_of(game, each) == side]


def objections_to_holding(game: Game, side: str) -> list[Objection]:
    """5.5a, C-24 Why a side may not hold the marker drawn."""
    if not game.generals.get(side, 0):
        return [Objection("5.5a", "no_general")]
    is_taken = game.generals[side] <= len(held_by(game, side))
    return [Objection("5.5a", "taken")] if is_taken else []


def objections_to_joining(game: Game, side: str, marker: str) -> list[Objection]:
    """5.5a Why the marker drawn may not be played together with this one."""
    if not marker:
        return [Objection("5.5a", "none_held")]
    if marker not in held_by(game, side):
        return [Objection("5.5a", "not_held", {"marker": Term("marker", marker)})]
    return [Objection("11d")] if is_barred(game, marker) else []


def replayable(game: Game, side: str) -> list[FormationId]:
    """5.3a, 5.3b Formations that may act again; artillery is none of them."""
    return [
        id
        for id, formation in game.scenario.formations.items()
        if formation.side == side and next(objections_to_replay(game, id), None) is None
    ]


def objections_to_choosing(game: Game, side: str, name: str) -> list[Objection]:
    """5.3a, 5.3b Why whatever is named may not act again: artillery, an enemy, a formation."""
    if name not in game.scenario.formations:
        return [Objection("5.3b")]
    if owner_of(game, name) != side:
        return [Objection("5.3a", "enemy")]
    return list(objections_to_replay(game, name))


def objections_to_replay(game: Game, formation: FormationId) -> Iterator[Objection]:
    """5.3a Activated once this turn, neither fatigued nor demoralized, its HQ not neutralized."""
    state = state_of(game, formation)
    if state.activations == 0:
        yield Objection("5.3a", "not_yet")
    if state.activations >= TABLES.limits["activations"]:
        yield Objection("5.3a", "twice")
    if state.fatigued:
        yield Objection("5.3a", "fatigued")
    if state.demoralized:
        yield Objection("11d")
    hq = hq_of(game, formation)
    if hq is None or game.units[hq].neutralized:
        yield Objection("5.3a", "hq")
    if not is_in_play(game, formation):
        yield Objection("11f")


# --- 5.2 an activation ------------------------------------------------------------------------


class Activation(Procedure):
    """5.2 One operations segment: the units of the formations drawn act, each once."""

    by: str
    markers: tuple[Marker, ...]
    rule: str = "5.1a"
    bombarded: tuple[Marker, ...] = ()  # Artillery and Stuka markers already fired

    @step("5.1a")
    def begin(self, game: Game) -> Outcome:
        turn_effects.begin_segment(game, self.by, self.markers, self.rule)
        return None

    @step("5.2a")
    def choose(self, game: Game) -> Outcome:
        options = doings(game, self)
        return Choose(self.by, options) if options != (END,) else None

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> Outcome | Call[Act | Bombardment]:
        match choice:
            case Action("unit", int(unit)):
                return Call(Act(by=self.by, unit=UnitId(unit)))
            case Action("bombard", str(marker)):
                self.bombarded = (*self.bombarded, marker)
                return Call(Bombardment(by=self.by, impacts=impacts_of(game, marker)))
            case Action("end"):
                return None
        return Again()

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("unit", lambda unit: objections_to_unit(game, self, unit), then=ACTIONS),
            about_marker("bombard", lambda name: objections_to_marker(game, self, name)),
            otherwise=Objection("5.2a", "nobody"),
        )

    @step("5.2a")
    def close(self, game: Game) -> Outcome:
        """5.2a The HQs are flipped; 3.3a units too far from theirs are out of command."""
        for formation in formations_in(game, self.markers):
            turn_effects.end_activation(game, formation)
        check_command(game, formations_in(game, self.markers))
        return None


def formations_in(game: Game, markers: tuple[str, ...]) -> list[FormationId]:
    return [marker for marker in markers if kind_of(game, marker) == "formation"]


def doings(game: Game, activation: Activation) -> tuple[Action, ...]:
    """5.2a Units that have not acted, and guns that have not fired, in any order.

    C-54 A formation demoralized in its own activation stops."""
    options = [
        Action("unit", unit)
        for formation in formations_in(game, activation.markers)
        if not state_of(game, formation).demoralized
        for unit in everyone_in(game, formation)
        if not game.segment.acted >> unit & 1
        and next(objections_to_acting(game, unit), None) is None
    ]
    options += [
        Action("bombard", marker)
        for marker in dict.fromkeys(activation.markers)
        if kind_of(game, marker) in GUNS and not objections_to_bombarding(game, activation, marker)
    ]
    return (*options, END)


def objections_to_acting(game: Game, unit: UnitId) -> Iterator[Objection]:
    """5.2a Each unit takes one action; C-60 a passenger acts with its carrier."""
    state = game.units[unit]
    if state.place == UNPLACED and not may_arrive(game, unit):
        yield Objection("14.2i", "later", {"turn": counter_of(game, unit).arrives})
    elif state.place < 0 and state.place != UNPLACED:
        yield Objection("5.2a", "off_map")
    if game.segment.acted >> unit & 1:
        yield Objection("5.2a", "acted")
    if state.aboard != NOBODY:
        yield Objection("14.1j", "aboard")
    if counter_of(game, unit).kind == "hq" and is_stuck(game, unit):
        yield Objection("5.2a", "stuck")


def is_stuck(game: Game, hq: UnitId) -> bool:
    """6.1a A headquarters that can neither move nor rally has no action to take."""
    state = game.units[hq]
    is_idle = not state.neutralized and state.place >= 0
    return is_idle and not first_steps(game, hq, Hex(state.place))


def objections_to_unit(game: Game, activation: Activation, unit: UnitId) -> list[Objection]:
    """5.0a Why a unit may not take its action in this activation."""
    if side_of(game, unit) != activation.by:
        return [Objection("5.0a", "enemy")]
    formation = formation_id(game, unit)
    if not formation:
        return [Objection("1.4f", "retreat")]
    if formation not in activation.markers:
        return [Objection("5.0a", "formation", {"formation": Term("formation", formation)})]
    found = [Objection("11d")] if state_of(game, formation).demoralized else []
    return [*found, *objections_to_acting(game, unit)]


def objections_to_marker(game: Game, activation: Activation, name: str) -> list[Objection]:
    """5.0a Of a formation its units act; 5.3a, 5.5a, 8.2g other markers do as they say."""
    if name not in game.scenario.formations:
        if name in (REPLAY, GENERAL):
            return [Objection("5.3a" if name == REPLAY else "5.5a", "not_drawn")]
        return objections_to_bombarding(game, activation, f"{activation.by} {name}")
    if owner_of(game, name) != activation.by:
        return [Objection("5.0a", "enemy")]
    if name in activation.markers:
        return []
    return [Objection("5.0a", "formation", {"formation": Term("formation", name)})]


def objections_to_bombarding(game: Game, activation: Activation, marker: str) -> list[Objection]:
    """8.2g Off-map guns fire only when their marker is drawn, and each marker once."""
    if marker not in activation.markers:
        return [Objection("8.2g", "not_drawn")]
    left = activation.markers.count(marker) - activation.bombarded.count(marker)
    return [] if left else [Objection("8.2g", "fired")]
