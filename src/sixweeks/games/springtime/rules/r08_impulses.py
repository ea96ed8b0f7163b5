"""8.0 Impulses: the choice of one, and what is done in it."""

from itertools import combinations

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime import effects, event_effects
from sixweeks.games.springtime.components import (
    ALLIED,
    AXIS,
    GROUPS,
    KLEIST,
    RESERVE,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.queries import (
    contested,
    holds_event,
    is_on_map,
    is_out_of_supply,
    occupied,
    place,
    standing,
    units_at,
    units_in,
)
from sixweeks.games.springtime.rules import r11_advantage, r13_supply, r18_optional_rules
from sixweeks.games.springtime.rules.events import (
    DrawEvent,
    FirstTurnEvent,
    PlayEvent,
    objections_to_playing,
    playing,
)
from sixweeks.games.springtime.rules.r09_movement import (
    ASSAULT,
    REDEPLOY,
    REGROUP,
    Move,
    first_steps,
    is_alp_army_held,
    movable,
    movement_factor,
    objections_to_taking_up,
)
from sixweeks.games.springtime.rules.r10_combat import (
    ATTACK,
    Attack,
    attackable,
    objections_to_attacking,
    owed_attacks,
)
from sixweeks.games.springtime.rules.r15_first_turn import (
    allies_may_play_now,
    is_strategic_surprise,
)
from sixweeks.games.springtime.state import Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, button, pieces, places, words
from sixweeks.kernel.sentence import Terms

ALL, OVER, GOES_ON = "all", "over", "goes on"
END, PASS, REGROUP_ALL = Action("end"), Action("pass"), Action("regroup")
UNIT = tuple(Action("unit", unit) for unit in range(len(ROSTER.side)))


class Impulse(Procedure):
    """8.0a One impulse: Advantage and Event, one action, supply, and after the Axis logistics."""

    by: str
    event_played: bool = False
    declared: bool = False
    over: bool = False

    @step("6.2a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_impulse(game, self.by, contested(game))
        return None

    @step("15.1b")
    def allied_event(self, game: Game) -> Outcome:
        """15.1b, A-40 On turn 1 the Allies come first in an Axis impulse."""
        return Call(FirstTurnEvent(by=ALLIED)) if allies_may_play_now(game, self.by) else None

    @step("11.1.1a")
    def open_paris(self, game: Game) -> Outcome:
        """11.1.1a, A-38 The Allies may declare Paris open before an Axis impulse is declared."""
        return r11_advantage.question_before_impulse(game, self.by)

    @open_paris.then
    def paris_opened(self, game: Game, choice: Action) -> Outcome:
        if choice == r11_advantage.OPEN_CITY:
            r11_advantage.open_paris(game, game.advantage)
        return None

    @step("8.1a")
    def declare(self, game: Game) -> Outcome:
        """8.1a, 8.1.2c Exactly one of Assault, Regroup, Redeploy and Pass, 6.1.1d and before it an
        Event or a use of the Advantage. Who holds an Event is asked even if all he can do is pass,
        for the silence would tell."""
        if self.declared:
            return None
        choices = (*self.preludes(game), *impulse_choices(game, self.by))
        return Choose(self.by, choices, secret=holds_event(game, self.by))

    def preludes(self, game: Game) -> list[Action]:
        """6.1.1d An Event at the start of one's own impulse; 11.1.5a, 11.1.5b an extra one, but not
        for an Event of this impulse; 11.1.1a an open city."""
        found = [*playing(game, self.by)]
        if not self.event_played:
            found += r11_advantage.extra_events(game, self.by)
        if r11_advantage.may_open_paris(game, self.by):
            found.append(r11_advantage.OPEN_CITY)
        return found

    @declare.then
    def chosen(self, game: Game, choice: Action | None) -> Outcome:
        match choice:
            case Action("play_event"):
                self.event_played = True
                return Call(PlayEvent(by=self.by, rule="6.1.1d"))
            case Action("extra_event") | Action("swap_event"):
                return self.draw_another(game, choice)
            case Action("open_city"):
                r11_advantage.open_paris(game, self.by)
            case Action():
                return self.begin_action(game, choice)
        return Again()  # an Event, a draw or the action is over

    def draw_another(self, game: Game, choice: Action) -> Outcome:
        r11_advantage.draw_extra_event(game, self.by)
        if choice == r11_advantage.SWAP:
            event_effects.discard_event(game, self.by, "11.1.5b")
        return Call(DrawEvent(by=self.by))

    def begin_action(self, game: Game, choice: Action) -> Outcome:
        self.declared = True
        match choice:
            case Action("assault", str(groups)):
                return Call(Assault(by=self.by, groups=groups))
            case Action("regroup"):
                return Call(Regroup(by=self.by))
            case Action("redeploy", int(area)):
                return Call(Redeploy(by=self.by, area=AreaId(area)))
        effects.declare(game, "pass", "8.1.3a")
        return None

    @declare.why
    def not_declared(self, game: Game) -> Why:
        by = self.by
        return Why(
            button("play_event", *objections_to_playing(game, by)),
            words("assault", lambda groups: objections_to_assault(game, by, groups)),
            places("redeploy", lambda area: objections_to_redeploying(game, by, area)),
            button("regroup", Objection("8.1.2a1", "nowhere")),
            button("attack", Objection("9.1b", "assault")),
            pieces("unit", lambda unit: objections_to_enemy(by, unit), later=True),
            otherwise=Objection("8.1a"),
        )

    @step("13.2a")
    def supply(self, game: Game) -> Outcome:
        effects.end_impulse(game, r13_supply.unsupplied(game))
        return None

    @step("6.2.1a")
    def logistics(self, game: Game) -> Outcome:
        """6.2.1a, 8.1.3a A die at the end of every Axis impulse, of whatever kind."""
        return Roll(AXIS) if self.by == AXIS else None

    @logistics.then
    def logistics_rolled(self, game: Game, die: int) -> Outcome:
        """6.2.1b, 6.2.1c Below the number of the impulse the Maneuvers Phase ends."""
        effects.logistics(game, die)
        self.over = die < game.impulse
        return None

    @step("11.1.4a")
    def soldier_on(self, game: Game) -> Outcome:
        """11.1.4a, A-30 Not at the end of the track, where it would change nothing."""
        is_last = game.impulse >= TABLES.tracks["impulses"]
        return r11_advantage.soldier_on_question(game) if self.over and not is_last else None

    @soldier_on.then
    def soldiered_on(self, game: Game, choice: Action) -> Outcome:
        if choice == r11_advantage.SOLDIER_ON:
            r11_advantage.soldier_on(game)
            self.over = False
        return None

    @step("11.2a")
    def shift_advantage(self, game: Game) -> Outcome:
        """11.2a A used Advantage goes to the other player now."""
        effects.close_impulse(game)
        return Return(OVER if self.over else GOES_ON)


def impulse_choices(game: Game, side: str) -> list[Action]:
    """8.1a Every impulse a player may declare."""
    choices = [Action("assault", "+".join(groups)) for groups in assaults(game, side)]
    if any(may_step(game, unit, REGROUP) for unit in units_of(game, side)):
        choices.append(REGROUP_ALL)
    choices += [Action("redeploy", area) for area in redeployable(game, side)]
    return [*choices, PASS]


def units_of(game: Game, side: str) -> list[UnitId]:
    return [unit for unit in ROSTER.units[side] if is_on_map(game, unit)]


def may_step(game: Game, unit: UnitId, manner: str) -> bool:
    return not is_alp_army_held(game, unit) and bool(first_steps(game, unit, manner))


# --- 8.1.1 Assault ----------------------------------------------------------------------------


def objections_to_group(game: Game, side: str, group: str) -> list[Objection]:
    """8.1.1a A group with a unit on the map; 8.1.1c not the one of the player's last impulse."""
    if group not in GROUPS[side]:
        return [Objection("4.3.3a" if group != RESERVE else "8.1.1f")]
    found = []
    if not any(is_on_map(game, unit) for unit in units_in(ROSTER.groups[group])):
        found.append(Objection("8.1.1a", "gone"))
    if group in game.previous.get(side, ()):
        found.append(Objection("8.1.1c"))
    if group == "1" and game.billotte_killed:
        found.append(Objection("E6"))
    return found


def objections_to_assault(game: Game, side: str, groups: str) -> list[Objection]:
    """8.1.1a Of each group, else 8.1.1b of their number."""
    names = [each for each in groups.replace("+", " ").split() if each]
    found = [each for name in names for each in objections_to_group(game, side, name)]
    return found or [Objection("8.1.1b" if KLEIST in names else "8.1.1a")]


def objections_to_enemy(side: str, unit: UnitId) -> list[Objection]:
    return [] if ROSTER.side[unit] == side else [Objection("8.0a", "enemy")]


def assaults(game: Game, side: str) -> list[tuple[str, ...]]:
    """8.1.1a One group; 8.1.1b Kleist alone or added to one other; 15.3a on the first impulse every
    Axis group; E7 Plan Red allows two and Kleist."""
    groups = [each for each in GROUPS[side] if not objections_to_group(game, side, each)]
    if is_strategic_surprise(game):
        return [(ALL,)]
    others = [each for each in groups if each != KLEIST]
    chosen: list[tuple[str, ...]] = [(each,) for each in others]
    if game.plan_red:
        chosen += combinations(others, 2)
    if KLEIST in groups:
        chosen = [(KLEIST,), *chosen, *((*each, KLEIST) for each in chosen)]
    return chosen


def groups_declared(game: Game, side: str, words: str) -> tuple[str, ...]:
    """15.3a `all` is every group of the side that is on the map."""
    if words != ALL:
        return tuple(words.split("+"))
    return tuple(each for each in GROUPS[side] if not objections_to_group(game, side, each))


def reserves_with(game: Game, side: str, groups: tuple[str, ...]) -> list[tuple[UnitId, list[str]]]:
    """4.3.3d, 8.1.1e A Reserve unit joins if a unit of an activated group is in its area; 8.1.1f
    alone it does not. A-23 It is settled when the impulse is declared. 18.1.2a The Airlanding Corps
    is such a unit."""
    found = []
    for unit in units_in(ROSTER.groups[RESERVE] & ROSTER.of_side[side]):
        if is_on_map(game, unit):
            here = standing(game)[game.units[unit].place]
            if company := [group for group in groups if here & ROSTER.groups[group]]:
                found.append((unit, company))
    return found


class Assault(Procedure):
    """8.1.1d The units of a group move, attack, or both, in any order, until the player stops."""

    by: str
    groups: str

    @step("8.1.1a")
    def activate(self, game: Game) -> Outcome:
        """8.1.1a Every unit of the group, wherever it is; A-09 the surprise is no declaration."""
        groups = groups_declared(game, self.by, self.groups)
        rule = "15.3a" if self.groups == ALL else "8.1.1a"
        effects.declare(game, "assault", rule, groups=Terms("group", groups))
        reserves = reserves_with(game, self.by, groups)
        active = sum(1 << unit for unit, _ in reserves)
        for group in groups:
            active |= ROSTER.groups[group]
        effects.activate(
            game,
            groups,
            sum(1 << unit for unit in units_in(active) if is_on_map(game, unit)),
            tuple((unit, tuple(company)) for unit, company in reserves),
            counts=self.groups != ALL,
        )
        return None

    @step("9.1b")
    def act(self, game: Game) -> Outcome:
        """9.1b Move a unit or attack an area; 10.1a the end must wait for attacks that are owed."""
        owed = owed_attacks(game)
        options = [UNIT[unit] for unit in movable(game, ASSAULT)]
        options += [ATTACK[area] for area in attackable(game)]
        options += [Action("airdrop", area) for area in r18_optional_rules.drop_areas(game)]
        return Choose(self.by, tuple(options) if owed else (*options, END))

    @act.then
    def acted(self, game: Game, choice: Action | None) -> Outcome:
        match choice:
            case Action("end"):
                return None
            case Action("unit", int(unit)):
                points = movement_factor(game, UnitId(unit), ASSAULT)
                return Call(Move(by=self.by, unit=UnitId(unit), manner=ASSAULT, points=points))
            case Action("attack", int(area)):
                return Call(Attack(by=self.by, area=AreaId(area)))
            case Action("airdrop", int(area)):
                return Call(r18_optional_rules.Airdrop(area=AreaId(area)))
        return Again()  # a move, an attack or a drop is over

    @act.why
    def not_acted(self, game: Game) -> Why:
        can_drop = not r18_optional_rules.objections_to_dropping(game)
        return Why(
            pieces("unit", lambda u: objections_to_taking_up(game, u, ASSAULT), then=("go",)),
            places("attack", lambda area: objections_to_attacking(game, area)),
            places(
                "airdrop",
                lambda area: r18_optional_rules.objections_to_drop(game, area),
                meant=lambda area: can_drop,
            ),
            button("end", *objections_to_ending(game), shown=True),
        )


def objections_to_ending(game: Game) -> list[Objection]:
    """10.1a A Mandatory Attack is owed."""
    owed = owed_attacks(game)
    return [Objection("10.1a", "owed", {"area": place(area)}) for area in owed]


# --- 8.1.2 Regroup and Redeploy ---------------------------------------------------------------


class Regroup(Procedure):
    """8.1.2a1 Every unit, supplied or not, may move one area, each where it likes."""

    by: str

    @step("8.1.2a1")
    def activate(self, game: Game) -> Outcome:
        effects.declare(game, "regroup", "8.1.2a1")
        effects.activate_units(game, sum(1 << unit for unit in units_of(game, self.by)))
        return None

    @step("8.1.2a1")
    def act(self, game: Game) -> Outcome:
        return Choose(self.by, (*(UNIT[unit] for unit in movable(game, REGROUP)), END))

    @act.then
    def acted(self, game: Game, choice: Action | None) -> Outcome:
        if choice == END:
            return None
        return start_move(game, self.by, choice, REGROUP)

    @act.why
    def not_acted(self, game: Game) -> Why:
        return no_attack(game, REGROUP)


class Redeploy(Procedure):
    """8.1.2b1 The units of one area, with their leaders, move at twice their factor."""

    by: str
    area: AreaId

    @step("8.1.2b1")
    def activate(self, game: Game) -> Outcome:
        effects.declare(game, "redeploy", "8.1.2b1", area=place(self.area))
        units = redeploying(game, self.by, self.area)
        effects.activate_units(game, sum(1 << unit for unit in units), self.area)
        return None

    @step("8.1.2b1")
    def act(self, game: Game) -> Outcome:
        return Choose(self.by, (*(UNIT[unit] for unit in movable(game, REDEPLOY)), END))

    @act.then
    def acted(self, game: Game, choice: Action | None) -> Outcome:
        if choice == END:
            return None
        return start_move(game, self.by, choice, REDEPLOY)

    @act.why
    def not_acted(self, game: Game) -> Why:
        return no_attack(game, REDEPLOY)


MANNERS: dict[type, str] = {Assault: ASSAULT, Regroup: REGROUP, Redeploy: REDEPLOY}


def no_attack(game: Game, manner: str) -> Why:
    """9.1b Attacks belong to an Assault."""
    unit = pieces("unit", lambda unit: objections_to_taking_up(game, unit, manner), then=("go",))
    return Why(unit, button("attack", Objection("9.1b", "assault")))


def start_move(game: Game, by: str, choice: Action | None, manner: str) -> Outcome:
    if choice is None:
        return Again()  # a move is over
    unit = UnitId(int(choice.noun))
    points = movement_factor(game, unit, manner)
    return Call(Move(by=by, unit=unit, manner=manner, points=points))


def redeploying(game: Game, side: str, area: AreaId) -> list[UnitId]:
    """8.1.2b4 Only units in supply redeploy."""
    return [unit for unit in units_at(game, area, side) if not is_out_of_supply(game, unit)]


def redeployable(game: Game, side: str) -> list[AreaId]:
    """8.1.2b1 The areas with a unit that may redeploy somewhere; the Refugees bar the Allies."""
    if game.refugees and side == ALLIED:
        return []
    return [
        area
        for area in areas(occupied(game, side))
        if any(may_step(game, unit, REDEPLOY) for unit in redeploying(game, side, area))
    ]


def objections_to_redeploying(game: Game, side: str, area: AreaId) -> list[Objection]:
    """8.1.2b1, 8.1.2b4 Why an area cannot be redeployed from."""
    if game.refugees and side == ALLIED:
        return [Objection("E8")]
    if not units_at(game, area, side):
        return [Objection("8.1.2b1", "empty")]
    if not redeploying(game, side, area):
        return [Objection("8.1.2b4")]
    return [] if area in redeployable(game, side) else [Objection("8.1.2b2", "nowhere")]
