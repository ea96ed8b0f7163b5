"""14.2j Independent formations: their own marker, or each unit attached to another formation."""

from sixweeks.games.blitzkrieg.model import set_up_effects
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import is_in_play
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, pieces, words

OWN_MARKER, ATTACH = Action("own_marker"), Action("attach")


def independents(game: Game, side: str, turn: int) -> list[FormationId]:
    """White-stripe formations of a side that come into play this turn."""
    return [
        id
        for id, formation in game.scenario.formations.items()
        if formation.independent and formation.side == side and formation.arrives == turn
    ]


class Attachment(Procedure):
    """14.2j, C-17 Its own marker in the cup, or every unit attached to some formation."""

    by: str
    formation: FormationId
    units: tuple[UnitId, ...] = ()  # still to be attached

    @step("14.2j")
    def choose(self, game: Game) -> Outcome:
        return Choose(self.by, (OWN_MARKER, ATTACH)) if hosts(game, self.by) else Return()

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        if choice == OWN_MARKER:
            return Return()
        self.units = game.scenario.formations[self.formation].units
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(otherwise=Objection("14.2j", "no_place"))

    @step("14.2j")
    def note(self, game: Game) -> Outcome:
        if not self.units:
            return None
        return Choose(self.by, tuple(Action("host", id) for id in hosts(game, self.by)))

    @note.then
    def noted(self, game: Game, choice: Action) -> Outcome:
        set_up_effects.attach(game, self.units[0], str(choice.noun))
        self.units = self.units[1:]
        return Again()

    @note.why
    def not_noted(self, game: Game) -> Why:
        return Why(
            words("host", lambda name: objections_to_host(game, self.by, name)),
            pieces("unit", always(Objection("14.2j", "other")), later=True),
            otherwise=Objection("14.2j", "no_place"),
            in_hand=self.units[:1],
        )


def hosts(game: Game, side: str) -> list[FormationId]:
    return [id for id in game.scenario.formations if not objections_to_host(game, side, id)]


def objections_to_host(game: Game, side: str, formation: FormationId) -> list[Objection]:
    """14.2j Formations of the side with a headquarters that are in play."""
    printed = game.scenario.formations.get(formation)
    if printed is None or printed.side != side or printed.hq is None:
        return [Objection("14.2j", "host")]
    is_there = game.turn == 0 or is_in_play(game, formation)
    is_there = is_there and printed.arrives <= max(game.turn, 1)
    return [] if is_there else [Objection("14.2j", "absent")]
