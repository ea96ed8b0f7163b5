"""14 The scenarios' own rules: Hannut's first turn, reinforcements and late observers."""

from typing import ClassVar

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import set_up_effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import SIDES, FormationId, Marker, Opening, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, grid_of, side_of, state_of
from sixweeks.games.blitzkrieg.model.state import UNPLACED, Game
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, about_marker
from sixweeks.games.blitzkrieg.rules.r05_markers import kind_of, marker_named, owner_of
from sixweeks.games.blitzkrieg.rules.r14_deployment import SetUp, waiting
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment, independents
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import set_up_bars
from sixweeks.kernel.objection import Objection, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, open_places, question_from, words

__all__ = ["FirstTurn", "ObserversArrive", "Reinforcements", "SetUp", "late_observers"]


def opening(game: Game) -> Opening:
    rule = game.scenario.first_turn
    assert rule is not None, "only at Hannut something is played before the first draw"
    return rule


class FirstTurn(Procedure):
    """14.1h At Hannut a Stuka, an Artillery and one formation of choice are played first."""

    markers: tuple[Marker, ...] = ()

    @step("14.1h")
    def hold_out(self, game: Game) -> Outcome:
        rule = opening(game)
        own = [
            marker
            for marker in dict.fromkeys(game.cup)
            if kind_of(game, marker) == "formation" and owner_of(game, marker) == rule.side
        ]
        return Choose(rule.side, tuple(Action("first", marker) for marker in own))

    @hold_out.then
    def held_out(self, game: Game, choice: Action) -> Outcome:
        rule = opening(game)
        self.markers = (*(f"{rule.side} {kind}" for kind in rule.markers), str(choice.noun))
        turn_effects.hold_out(game, rule.side, self.markers)
        return None

    @hold_out.why
    def not_held_out(self, game: Game) -> Why:
        first = words("first", lambda name: objections_to_opening(game, name))
        return Why(first, otherwise=Objection("14.1h", "first"))

    @step("14.1h")
    def play(self, game: Game) -> Outcome:
        """14.1h In any order."""
        if not self.markers:
            return None
        side = opening(game).side
        return Choose(side, tuple(Action("play", marker) for marker in self.markers))

    @play.then
    def played(self, game: Game, choice: Action | None) -> Outcome | Call[Activation]:
        if choice is None:
            return Again()
        marker = str(choice.noun)
        self.markers = tuple(each for each in self.markers if each != marker)
        side = owner_of(game, marker)
        return Call(Activation(by=side, markers=(marker,), rule="14.1h"))

    @play.why
    def not_played(self, game: Game) -> Why:
        side = opening(game).side
        not_held = [Objection("14.1h", "not_held")]
        play = about_marker(
            "play", lambda name: [] if marker_named(side, name) in self.markers else not_held
        )
        return Why(play, otherwise=Objection("14.1h", "first"))


def objections_to_opening(game: Game, name: str) -> list[Objection]:
    """14.1h A formation of the side that opens; Stukas and artillery do so anyway."""
    if name not in game.scenario.formations:
        return [Objection("14.1h", "first")]
    is_own = owner_of(game, name) == opening(game).side
    return [Objection("14.1h", "absent" if is_own else "enemy")]


class Reinforcements(Procedure):
    """14.2f, 14.2g, 14.2i What arrives this turn; its markers join the cup."""

    stage: ClassVar[str] = "reinforcements"
    formations: tuple[FormationId, ...] = ()

    @step("14.2i")
    def announce(self, game: Game) -> Outcome:
        """C-15 A formation may come in parts; 14.2j of white stripes the owner decides."""
        arriving = {c.formation for c in game.scenario.counters if c.arrives == game.turn}
        if game.turn > 1 and arriving:
            turn_effects.announce(game, sorted(arriving - {""}))
            for formation in sorted(arriving - {""}):
                join(game, formation)
            self.formations = tuple(id for s in SIDES for id in independents(game, s, game.turn))
        return None

    @step("14.2j")
    def attach(self, game: Game) -> Call[Attachment] | None:
        if not self.formations:
            return None
        formation = self.formations[0]
        side = game.scenario.formations[formation].side
        return Call(Attachment(by=side, formation=formation))

    @attach.then
    def attached(self, game: Game, value: None) -> Outcome:
        self.formations = self.formations[1:]
        return Again()

    @step("14.2g")
    def observers(self, game: Game) -> "Call[ObserversArrive] | None":
        """C-18 An observer comes in at the edge, by 1.4b."""
        late = tuple(u for u in late_observers(game) if counter_of(game, u).arrives == game.turn)
        return Call(ObserversArrive(units=late)) if late and game.turn > 1 else None


def join(game: Game, formation: FormationId) -> None:
    """C-15 With the rest of a formation its HQ arrives, in good order."""
    hq = game.scenario.formations[formation].hq
    is_here = hq is not None and counter_of(game, hq).arrives == game.turn
    if is_here and state_of(game, formation).demoralized:
        turn_effects.recover(game, formation, "14.2f")


class ObserversArrive(Procedure):
    """C-18, C-41 Observers still off the map are placed, in secret, where there is a place."""

    units: tuple[UnitId, ...]

    @step("1.4b")
    def place(self, game: Game) -> Outcome:
        if not self.units:
            return None
        return question_from(side_of(game, self.units[0]), self.not_placed(game))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        set_up_effects.place(game, self.units[0], Hex(int(choice.noun)), "1.4b", hidden=True)
        self.units = self.units[1:]
        return Again()

    @place.why
    def not_placed(self, game: Game) -> Why:
        unit = self.units[0]
        hexes = open_places("place", grid_of(game).all, set_up_bars(game, unit))
        return waiting(game, "other", hexes, unit=unit)


def late_observers(game: Game) -> list[UnitId]:
    """C-41 Those who should be on the map, and find a place now."""
    return [
        unit
        for side in SIDES
        for unit in game.scenario.observers[side]
        if game.units[unit].place == UNPLACED
        and counter_of(game, unit).arrives <= game.turn
        and grid_of(game).all & ~closed_by(set_up_bars(game, unit))
    ]
