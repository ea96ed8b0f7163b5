"""5 Command: what may be in a bin, and what the marker in play activates."""

from collections.abc import Sequence
from functools import cache

from sixweeks.games.mansteins_war.model import command_effects
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    COUNTERS,
    FRENCH,
    GERMAN,
    MARKERS,
    PLANS,
    REGULARS,
    UNITS_OF,
    Marker,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import (
    is_active,
    is_ground,
    is_on_map,
    on_map,
    side_of,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r16_air import flyers
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, pieces, words

DONE = Action("done")
ARMY_GROUPS = frozenset({"HGA", "HGB", "HGC", "1AG", "2AG", "3AG"})  # 5.8.c, A-18
MARKER_OF = {  # the regular marker of each sub-command
    MARKERS[side, id].activates[0]: id for side in REGULARS for id in REGULARS[side]
}
PANZER_GROUP, MANSTEIN = "PGK", MARKERS[GERMAN, "Manstein"]


def initiative(game: Game) -> str:
    """5.3.a The Germans, unless the Allies control a German city."""
    taken = MAP.cities & MAP.countries["germany"] & controlled(game, ALLIED)
    return ALLIED if taken else GERMAN


def next_player(game: Game, last: str) -> str:
    """5.4.b The players take turns; while one bin is empty the other player goes on alone."""
    first = opponent(last) if last else game.initiative
    return next((side for side in (first, opponent(first)) if game.bins.of(side)), "")


def selects(game: Game, side: str) -> bool:
    """21.2.a The first German marker of GT 1 is chosen, not drawn."""
    return game.turn == 1 and side == GERMAN and not game.picked


# --- 5.5 the marker in play -------------------------------------------------------------------


class CommandSegment(Procedure):
    """5.5 The player names what the marker activates, where it leaves a choice."""

    by: str
    commands: tuple[str, ...] = ()  # named so far

    @step("5.5")
    def name(self, game: Game) -> Outcome:
        """5.1 Which sub-commands."""
        open = nameable(game, self.commands)
        left = number_to_name(game) - len(self.commands)
        if left <= 0 or len(open) <= left:
            return None
        return Choose(self.by, tuple(Action("command", each) for each in open))

    @name.then
    def named(self, game: Game, choice: Action) -> Outcome:
        self.commands = (*self.commands, str(choice.noun))
        return Again()

    @name.why
    def not_named(self, game: Game) -> Why:
        named = self.commands
        return Why(
            words("command", lambda each: objections_to_naming(game, named, each)),
            otherwise=Objection("5.5", "name"),
        )

    @step("5.5")
    def activate(self, game: Game) -> Outcome:
        left = max(0, number_to_name(game) - len(self.commands))
        commands = (*self.commands, *nameable(game, self.commands)[:left])
        if commands:
            command_effects.name_commands(game, commands)
            command_effects.activate(game, units_of(game, self.by, commands), "5.5")
        command_effects.empower(game, shift_of(game), air_activations(game))
        return None

    @step("5.1.e")
    def corps(self, game: Game) -> Outcome:
        """5.1.e, 5.1.j Which mech corps a leader activates; A-92 as many as there are."""
        left = marker_in_play(game).corps - game.impulse.active.bit_count()
        open = [unit for unit in UNITS_OF[self.by] if not objections_to_corps(game, unit)]
        if left <= 0 or not open:
            return None
        return Choose(self.by, tuple(Action("corps", unit) for unit in open))

    @corps.then
    def corps_named(self, game: Game, choice: Action) -> Outcome:
        rule = "5.1.e" if self.by == GERMAN else "5.1.j"
        command_effects.activate(game, [UnitId(int(choice.noun))], rule)
        return Again()

    @corps.why
    def corps_not_named(self, game: Game) -> Why:
        return Why(
            pieces("corps", lambda unit: objections_to_corps(game, unit)),
            otherwise=Objection("5.1.e", "corps"),
        )

    @step("5.8.c")
    def reserves(self, game: Game) -> Outcome:
        """5.8.c Which Res units join an army group."""
        open = [unit for unit in UNITS_OF[self.by] if not objections_to_joining(game, unit)]
        options = tuple(Action("with", unit) for unit in open)
        return Choose(self.by, (*options, DONE)) if options else None

    @reserves.then
    def joined(self, game: Game, choice: Action) -> Outcome:
        if choice == DONE:
            return None
        command_effects.activate(game, [UnitId(int(choice.noun))], "5.8.c")
        return Again()

    @reserves.why
    def not_joined(self, game: Game) -> Why:
        return Why(
            pieces("with", lambda unit: objections_to_joining(game, unit)),
            otherwise=Objection("5.8.c", "reserve"),
        )


def marker_in_play(game: Game) -> Marker:
    return MARKERS[game.impulse.by, game.impulse.marker]


def number_to_name(game: Game) -> int:
    """5.1.a, 5.1.g All that a regular marker names; 5.1.b, 5.1.c, 24.3.c of others some."""
    marker = marker_in_play(game)
    return marker.number or len(marker.activates)


def nameable(game: Game, named: Sequence[str]) -> list[str]:
    """5.1, 5.7.b The sub-commands that the marker may still activate."""
    every = marker_in_play(game).activates
    return [each for each in every if not objections_to_naming(game, named, each)]


def objections_to_naming(game: Game, named: Sequence[str], command: str) -> list[Objection]:
    """5.1 The marker must allow it; 5.7.b the country must still fight."""
    if command not in marker_in_play(game).activates:
        return [Objection("5.1.h" if command in ("BL", "NL") else "5.5", "marker")]
    if command in named:
        return [Objection("5.5", "twice")]
    return [Objection("5.7.b", "gone")] if MARKER_OF[command] in game.spent else []


def units_of(game: Game, side: str, commands: tuple[str, ...]) -> tuple[UnitId, ...]:
    """5.5 All units of some sub-commands that are on the map."""
    return on_map(game, commanded(side, commands))


@cache
def commanded(side: str, commands: tuple[str, ...]) -> tuple[UnitId, ...]:
    """5.8.a By the sub-command on the counter; 5.8.b fortress units do nothing."""
    named = [COUNTERS[unit] for unit in UNITS_OF[side] if COUNTERS[unit].command in commands]
    return tuple(counter.id for counter in named if not counter.is_static)


def shift_of(game: Game) -> int:
    """5.6.a, 5.6.b The columns that the marker gives to attacks on the ground; 5.1.d, A-15
    Manstein's hold for the panzer group until the GT ends, and take the place of any other."""
    is_manstein = game.manstein_on == game.turn and PANZER_GROUP in game.impulse.commands
    return MANSTEIN.shift if is_manstein else marker_in_play(game).shift


def air_activations(game: Game) -> int:
    """5.1, 16.1 As printed; 5.1.f all; 28.2 two for each army group with the Allied doctrine."""
    marker = marker_in_play(game)
    if marker.all_air:
        return len(flyers(marker.side))
    is_group = marker.id in ARMY_GROUPS and marker.side == ALLIED
    return max(marker.air, 2) if is_group and game.options.allied_air == "on" else marker.air


def objections_to_corps(game: Game, piece: int) -> list[Objection]:
    """5.1.e A mech corps on the map; 5.1.j a French one; A-19 a Res corps once a GT."""
    by = game.impulse.by
    rule = "5.1.e" if by == GERMAN else "5.1.j"
    if not is_ground(piece) or not is_leaders_corps(by, UnitId(piece)):
        return [Objection(rule, "corps")]
    unit = UnitId(piece)
    if not is_on_map(game, unit):
        return [Objection(rule, "map")]
    if is_active(game, unit):
        return [Objection(rule, "active")]
    return used_up(game, unit)


def is_leaders_corps(by: str, unit: UnitId) -> bool:
    """5.1.e, A-19 Brigades are no corps; 5.1.j, A-92 De Gaulle leads the French."""
    counter = COUNTERS[unit]
    is_own = counter.side == GERMAN if by == GERMAN else counter.nation == FRENCH
    return is_own and counter.is_mech and counter.size == "corps"


def used_up(game: Game, unit: UnitId) -> list[Objection]:
    """5.8.c A Res unit acts once a GT."""
    return [Objection("5.8.c", "once")] if game.reserves_used >> unit & 1 else []


def activates_reserves(game: Game) -> bool:
    """5.8.c, A-18 An army group is activated."""
    return not ARMY_GROUPS.isdisjoint(game.impulse.commands)


def objections_to_joining(game: Game, piece: int) -> list[Objection]:
    """5.8.c Own Res units on the map, with an army group, once a GT."""
    if not activates_reserves(game):
        return [Objection("5.8.c", "group")]
    if not is_ground(piece) or not COUNTERS[piece].is_reserve:
        return [Objection("5.8.c", "reserve")]
    unit = UnitId(piece)
    if side_of(unit) != game.impulse.by:
        return [Objection("5.8.c", "enemy")]
    return used_up(game, unit) if is_on_map(game, unit) else [Objection("5.8.c", "map")]


def plan_of(game: Game, side: str) -> str:
    """The kept plan of a side while it can still be played."""
    plan = game.plans.of(side)
    return plan if plan in PLANS[side] and plan not in game.spent else ""
