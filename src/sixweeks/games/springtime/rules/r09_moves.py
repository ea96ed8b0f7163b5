"""9.1, 9.2 The move of one unit."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import ALLIED, MAP, UnitId
from sixweeks.games.springtime.model.queries import units_at
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules import r11_advantage
from sixweeks.games.springtime.rules.r09_movement import (
    ASSAULT,
    LIFTED,
    enter,
    entry_bars,
    exit_bar,
    objections_to_going,
    objections_to_way,
    routes,
    would_open,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, places

DONE = Action("done")
GO = tuple(Action("go", area.id) for area in MAP.areas)


class Move(Procedure):
    """9.1a One unit moves, area by area, until it stops or its owner stops it."""

    by: str
    unit: UnitId
    manner: str
    points: int
    path: tuple[AreaId, ...] = ()
    has_moved: bool = False

    @step("9.1a")
    def go(self, game: Game) -> Outcome:
        """9.2.1a Each unit goes its own way, and nothing is announced in advance."""
        ways = routes(game, self.unit, self.manner, self.points) if self.points else {}
        if not ways:
            return self.back_to("finish")
        return Choose(self.by, (*(GO[area] for area in sorted(ways)), DONE))

    @go.then
    def gone(self, game: Game, choice: Action) -> Outcome:
        if choice == DONE:
            return self.back_to("finish")
        self.path = routes(game, self.unit, self.manner, self.points)[AreaId(int(choice.noun))]
        return None

    @go.why
    def not_gone(self, game: Game) -> Why:
        how = (self.manner, self.points)
        go = places(
            "go",
            lambda area: objections_to_going(game, self.unit, area, *how),
            opens=lambda area, lifted: would_open(game, self.unit, area, *how, lifted),
            bars=lambda: [*entry_bars(game, self.unit, self.manner), exit_bar(game, self.unit)],
            rules=LIFTED,
            way=lambda way: objections_to_way(game, self.unit, tuple(way), *how),
        )
        return Why(go, otherwise=Objection("9.1a", "other"), in_hand=(self.unit,))

    @step("11.1.1a")
    def open_paris(self, game: Game) -> Outcome:
        """11.1.1a, A-38 The Allies may declare an empty Paris open before it is entered."""
        is_next = self.path[0] == MAP.paris and not units_at(game, MAP.paris, ALLIED)
        if (
            is_next
            and self.manner == ASSAULT
            and r11_advantage.may_be_opened_on_entry(game, self.by)
        ):
            return r11_advantage.open_city_question(game, ALLIED)
        return None

    @open_paris.then
    def paris_opened(self, game: Game, choice: Action) -> Outcome:
        if choice == r11_advantage.OPEN_CITY:
            r11_advantage.open_paris(game, ALLIED)
        return None

    @step("9.2a")
    def enter(self, game: Game) -> Outcome:
        """9.2a One point an area; 9.2b, 9.2c the move may end there."""
        self.points = enter(game, self.unit, self.path[0], self.points)
        self.has_moved, self.path = True, self.path[1:]
        return self.back_to("open_paris" if self.path else "go")

    @step("9.1a")
    def finish(self, game: Game) -> Outcome:
        if self.has_moved:
            effects.finish_moving(game, self.unit)
        return None
