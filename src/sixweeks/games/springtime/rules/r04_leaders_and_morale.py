"""4.4 Markers that have rules of their own: leaders (4.4.1) and French Morale (4.4.9)."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import AXIS, MAP, ROSTER, TABLES, UnitId
from sixweeks.games.springtime.model.queries import is_on_map, leader_with, place
from sixweeks.games.springtime.model.state import NOBODY, NOWHERE, Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, pieces

# --- 4.4.1 leaders ----------------------------------------------------------------------------


class PlaceKleist(Procedure):
    """4.4.1b, 9.1.2a, A-03 Once a turn Kleist is placed with one of his units, anywhere."""

    area: AreaId = NOWHERE  # A-42 a scenario may bind him to an area

    @step("4.4.1b")
    def choose(self, game: Game) -> Outcome:
        units = self.carriers(game)
        if game.kleist == NOBODY or not units:
            return None
        return Choose(AXIS, tuple(Action("kleist", unit) for unit in units))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        effects.carry_kleist(game, UnitId(int(choice.noun)), "4.4.1b")
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return not_with_kleist(self.area)

    def carriers(self, game: Game) -> list[UnitId]:
        return kleist_units(game, self.area)


class KleistJoins(Procedure):
    """4.4.1b, A-03 His carrier is lost: he joins another of his units in that area."""

    @step("4.4.1b")
    def choose(self, game: Game) -> Outcome:
        units = kleist_units(game, game.kleist_seeks)
        return Choose(AXIS, tuple(Action("kleist", unit) for unit in units))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        effects.carry_kleist(game, UnitId(int(choice.noun)), "4.4.1b")
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return not_with_kleist(game.kleist_seeks)


def not_with_kleist(area: AreaId) -> Why:
    """4.4.1b Kleist is with a unit of his group on the map, and perhaps in one area only."""
    other = Objection("4.4.1b", "unit")
    elsewhere = other if area == NOWHERE else Objection("4.4.1b", "area", {"area": place(area)})
    unit = pieces("kleist", lambda u: (elsewhere if u in ROSTER.kleist_units else other,))
    return Why(unit, otherwise=other)


def kleist_units(game: Game, area: AreaId = NOWHERE) -> list[UnitId]:
    """The units of Army Group K on the map, or in one area."""
    return [
        unit
        for unit in ROSTER.kleist_units
        if is_on_map(game, unit) and area in (NOWHERE, game.units[unit].place)
    ]


def flip_leaders(game: Game, attackers: tuple[UnitId, ...], defenders: tuple[UnitId, ...]) -> None:
    """6.1.3b After an Axis Success or Overrun, German leaders who contributed grow and the Allied
    leaders who defended shrink; 6.1.3c once and for all."""
    for unit in (*attackers, *defenders):
        leader = leader_with(game, unit)
        if leader and leader.nation != "italian" and not game.flipped >> leader.id & 1:
            effects.flip_leader(game, leader)


# --- 4.4.9 French Morale ----------------------------------------------------------------------


def change_morale(game: Game, amount: int, rule: str, why: str) -> None:
    """4.4.9b, A-05 By our reading the table counts in every phase; printed, in Maneuvers only."""
    if is_counted(game):
        effects.change_morale(game, amount, rule, why)


def is_counted(game: Game) -> bool:
    return game.phase == "maneuvers" or game.options.morale_changes == "always"


def lose_unit(game: Game, unit: UnitId) -> None:
    """FMT, 4.4.9b, 10.4.6a, 18.1.4a What the loss of a unit does to French Morale."""
    if unit == ROSTER.airlanding:
        change_morale(game, TABLES.morale["airlanding"], "18.1.4a", "unit")
    else:
        change_morale(game, TABLES.morale[f"{ROSTER.nation[unit]}_unit"], "4.4.9b", "unit")


def change_hands(game: Game, area: AreaId, side: str) -> None:
    """4.4.9b, A-44 French ground lost or regained, at the moment it changes hands."""
    if area == MAP.paris:
        change_hands_of_paris(game, side)
    elif MAP.countries["france"] >> area & 1:
        amount = TABLES.morale["french_area"]
        change_morale(game, amount if side == AXIS else -amount, "4.4.9b", "area")


def change_hands_of_paris(game: Game, side: str) -> None:
    """11.1.1b Paris costs 10, as an open city 5; regained, it gives back what it cost."""
    if side == AXIS:
        price = TABLES.morale["open_paris" if game.paris_open else "paris"]
        change_morale(game, price, "11.1.1b", "paris")
        effects.book_paris(game, price if is_counted(game) else 0)
    else:
        change_morale(game, -game.paris_price, "11.1.1b", "paris")
        effects.book_paris(game, 0)
