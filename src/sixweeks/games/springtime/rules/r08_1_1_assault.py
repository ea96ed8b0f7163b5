"""8.1.1 The Assault Impulse: which Army Groups, and what their units do."""

from itertools import combinations

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import GROUPS, KLEIST, RESERVE, ROSTER, UnitId
from sixweeks.games.springtime.model.queries import place, standing, units_in, units_on_map
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules import r18_optional_rules
from sixweeks.games.springtime.rules.r09_movement import (
    ASSAULT,
    END,
    UNIT,
    movable,
    movement_factor,
    objections_to_taking_up,
)
from sixweeks.games.springtime.rules.r09_moves import Move
from sixweeks.games.springtime.rules.r10_combat import (
    ATTACK,
    Attack,
    attackable,
    objections_to_attacking,
    owed_attacks,
)
from sixweeks.games.springtime.rules.r15_first_turn import is_strategic_surprise
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Terms
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places

ALL = "all"


def objections_to_group(game: Game, side: str, group: str) -> list[Objection]:
    """8.1.1a A group with a unit on the map; 8.1.1c not the one of the player's last impulse."""
    if group not in GROUPS[side]:
        return [Objection("4.3.3a" if group != RESERVE else "8.1.1f")]
    found = []
    if not units_on_map(game) & ROSTER.groups[group]:
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
    for unit in units_in(ROSTER.groups[RESERVE] & ROSTER.of_side[side] & units_on_map(game)):
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
            active & units_on_map(game),
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
    def acted(
        self, game: Game, choice: Action | None
    ) -> "Outcome | Call[Move | Attack | r18_optional_rules.Airdrop]":
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
            otherwise=Objection("9.1a", "take_up"),
        )


def objections_to_ending(game: Game) -> list[Objection]:
    """10.1a A Mandatory Attack is owed."""
    owed = owed_attacks(game)
    return [Objection("10.1a", "owed", {"area": place(area)}) for area in owed]
