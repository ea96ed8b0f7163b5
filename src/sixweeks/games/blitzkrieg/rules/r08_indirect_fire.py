"""8.2 Indirect fire: impacts are placed, observed, and fall on all who are in the hex."""

from collections.abc import Iterator
from functools import cache

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, TABLES, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    field_of,
    formation_of,
    grid_of,
    hex_of,
    is_on_map,
    known_counters,
    side_of,
    targets_at,
    top_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import shown_from, visibility_limit
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r08_fire import (
    Shot,
    objections_to_line,
    seen_from,
    too_far_to_see,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import PIECE, Why, pieces, places
from sixweeks.masks import mask_of

HOLD_FIRE = Action("hold_fire")
STUKA = "stuka"


class Bombardment(Procedure):
    """8.2b All impacts of a marker are placed first, then resolved one by one."""

    by: str
    impacts: tuple[str, ...]  # still to be placed
    aimed: tuple[tuple[str, Hex], ...] = ()
    observers: tuple[tuple[Hex, UnitId], ...] = ()

    @step("8.2b")
    def aim(self, game: Game) -> Outcome:
        """8.2b, 8.2f Impacts in one hex are grouped."""
        if not self.impacts:
            return None
        hexes = target_hexes(game, self.by, self.impacts[0])
        options = OptionSets(("impact", hexes), more=(HOLD_FIRE,))
        return Choose(self.by, options) if hexes else None

    @aim.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        impact, self.impacts = self.impacts[0], self.impacts[1:]
        if choice != HOLD_FIRE:
            hex = Hex(int(choice.noun))
            self.aimed = (*self.aimed, (impact, hex))
            effects.place_impact(game, impact, hex)
        return Again()

    @aim.why
    def not_placed(self, game: Game) -> Why:
        impact = self.impacts[0] if self.impacts else ""
        return Why(
            places(
                "impact", lambda hex: objections_to_impact(game, self.by, impact, hex), takes=PIECE
            ),
            otherwise=Objection("8.2b", "units"),
        )

    @step("8.2c")
    def observe(self, game: Game) -> Outcome:
        """8.2a An observer for each hex; one check for all that falls there (8.2f)."""
        hex = self.unobserved(game)
        if hex is None:
            return None
        found = tuple(Action("observer", unit) for unit in seers(game, self.by, hex))
        return Choose(self.by, found)

    @observe.then
    def observed(self, game: Game, choice: Action) -> Outcome:
        hex = self.unobserved(game)
        assert hex is not None, "a hex was to be observed"
        self.observers = (*self.observers, (hex, UnitId(int(choice.noun))))
        return Again()

    @observe.why
    def not_observed(self, game: Game) -> Why:
        target = self.unobserved(game)
        assert target is not None, "a hex is to be observed"
        return Why(
            pieces("observer", lambda unit: objections_to_observer(game, self.by, unit, target)),
            otherwise=Objection("8.2c", "nobody"),
        )

    def unobserved(self, game: Game) -> Hex | None:
        known = {hex for hex, _ in self.observers}
        wanted = (hex for impact, hex in self.aimed if impact != STUKA)
        return next((hex for hex in wanted if hex not in known), None)

    @step("8.2b")
    def resolve(self, game: Game) -> "Call[Salvo] | None":
        if not self.aimed:
            return None
        hex = self.aimed[0][1]
        falling = tuple(impact for impact, where in self.aimed if where == hex)
        observer = dict(self.observers).get(hex, NOBODY)
        return Call(Salvo(by=self.by, hex=hex, impacts=falling, observer=observer))

    @resolve.then
    def resolved(self, game: Game, value: None) -> Outcome:
        done = self.aimed[0][1]
        self.aimed = tuple(each for each in self.aimed if each[1] != done)
        return Again()


class Salvo(Procedure):
    """8.2 All that falls on one hex: one transmission, then impact after impact."""

    by: str
    hex: Hex
    impacts: tuple[str, ...]
    observer: UnitId = NOBODY
    waiting: tuple[UnitId, ...] = ()  # units the impact in progress has still to attack
    struck: tuple[UnitId, ...] = ()

    @step("8.2c")
    def transmit(self, game: Game) -> Outcome:
        """8.2c An observer next to the target needs no check; 14.1i a Stuka needs no observer.

        8.2g One overrun meanwhile, or who C-63 sees nothing after all, transmits nothing."""
        if self.observer != NOBODY and not sees_somebody(game, self.observer, self.hex):
            effects.observe_nothing(game, self.hex)
            self.impacts = stukas_among(self.impacts)
            return None
        if self.observer == NOBODY or is_automatic(game, self.observer, self.hex):
            return None
        return Roll(self.by, dice=2)

    @transmit.then
    def transmitted(self, game: Game, roll: int) -> Outcome:
        """8.2d Failure loses the salvo."""
        need = transmission_number(game, self.observer)
        effects.tell_transmission(game, self.observer, self.hex, roll, need)
        if roll > need:
            self.impacts = stukas_among(self.impacts)
        return None

    @step("8.2a")
    def fall(self, game: Game) -> Outcome:
        """8.2a, 8.2f The next impact attacks every unit in the hex; what finds none is lost."""
        self.waiting = tuple(enemies_in(game, self.by, self.hex)) if self.impacts else ()
        self.struck = tuple(dict.fromkeys((*self.struck, *self.waiting)))
        return None

    @step("7.3b")
    def strike(self, game: Game) -> Call[Shot] | None:
        """7.3b Each by its own roll."""
        if not self.waiting:
            return None
        return Call(Shot(by=self.by, target=self.waiting[0], impact=self.impacts[0]))

    @strike.then
    def struck_one(self, game: Game, value: None) -> Outcome:
        self.waiting = self.waiting[1:]
        return Again()

    @step("8.2f")
    def next_impact(self, game: Game) -> Outcome:
        self.impacts = self.impacts[1:]
        return self.back_to("fall") if self.impacts else None

    @step("6.2g")
    def give_way(self, game: Game) -> Call[Reactions] | None:
        """6.2g, C-65 Whoever has just been fired upon may give way, when all has fallen."""
        if not self.struck:
            return None
        return Call(Reactions(by=opponent(self.by), fired_on=self.struck))


def stukas_among(impacts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each for each in impacts if each == STUKA)


def enemies_in(game: Game, side: str, hex: Hex) -> list[UnitId]:
    """C-52 All units there, hidden ones too."""
    return [unit for unit in targets_at(game, hex) if side_of(game, unit) != side]


def target_hexes(game: Game, side: str, impact: str) -> int:
    """8.2a What an observer sees; 14.1i a Stuka takes any hex with an enemy counter on it."""
    known = known_counters(game, opponent(side))
    if impact == STUKA:
        return known
    found = 0
    for unit in staffs_and_observers(game.scenario_id, side):
        if is_on_map(game, unit):
            found |= observed(game, unit, known & ~found)
    return found


def observed(game: Game, unit: UnitId, hexes: int) -> int:
    """8.2a Those of some hexes with enemies on which a unit can direct fire."""
    here, is_observer = hex_of(game, unit), counter_of(game, unit).kind == "observer"
    if not hexes & seen_from(game, here):
        return 0
    field, low_cover = field_of(game), game.options.low_cover
    # SPEED: whoever is as near as infantry is seen need not be looked at.
    near, far = (
        hexes & shown_from(field, here, low_cover, kind, is_observer) for kind in ("rifle", "tank")
    )
    return near | mask_of([hex for hex in bits(far & ~near) if may_hold_vehicle(game, hex)])


def may_hold_vehicle(game: Game, hex: Hex) -> bool:
    """C-52 By the top counter there, or C-63 by one that may lie under it."""
    top, has_others = top_of(game, hex)
    return has_others or counter_of(game, top).is_vehicle


def objections_to_impact(game: Game, side: str, impact: str, hex: Hex) -> list[Objection]:
    """8.2a, C-52 Why an impact may not be placed on a hex."""
    if not known_counters(game, opponent(side)) >> hex & 1:
        return [Objection("8.2a", "nobody")]
    if impact == STUKA or next(seers(game, side, hex), NOBODY) != NOBODY:
        return []
    return [Objection("8.2a", "unseen")]


def observers_of(game: Game, side: str, hex: Hex) -> list[UnitId]:
    """8.2a Those who see an enemy unit in the hex."""
    return [unit for unit in seers(game, side, hex) if sees_somebody(game, unit, hex)]


def seers(game: Game, side: str, hex: Hex) -> Iterator[UnitId]:
    """8.2a, 8.2e Observers and infantry HQs that see, as far as one knows, a unit in the hex."""
    for unit in staffs_and_observers(game.scenario_id, side):
        if is_on_map(game, unit) and can_observe(game, unit, hex):
            yield unit


@cache
def staffs_and_observers(scenario: str, side: str) -> tuple[UnitId, ...]:
    """8.2e, C-62 Of the headquarters only those of infantry formations."""
    battle = SCENARIOS[scenario]
    staffs = {each.hq for each in battle.formations.values() if each.infantry}
    counters = (each for each in battle.counters if each.side == side)
    return tuple(each.id for each in counters if each.kind == "observer" or each.id in staffs)


def can_observe(game: Game, unit: UnitId, hex: Hex) -> bool:
    # SPEED: the line of sight first, which most lack.
    is_in_sight = seen_from(game, hex_of(game, unit)) >> hex & 1
    return bool(is_in_sight) and next(objections_to_distance(game, unit, hex), None) is None


def objections_to_observer(game: Game, side: str, unit: UnitId, hex: Hex) -> list[Objection]:
    """8.2a Why a counter, of whichever side, does not direct the fire on a hex."""
    if side_of(game, unit) != side:
        return [Objection("8.2c", "enemy")]
    if not is_on_map(game, unit):
        return [Objection("5.2a", "off_map")]
    return list(objections_to_observing(game, unit, hex))


def objections_to_observing(game: Game, unit: UnitId, hex: Hex) -> Iterator[Objection]:
    """8.2a, 8.2e Why a unit cannot direct fire on a hex."""
    if not may_observe(game, unit):
        yield Objection("8.2e")
        return
    here = hex_of(game, unit)
    if not seen_from(game, here) >> hex & 1:
        yield from objections_to_line(game, here, hex)
    yield from objections_to_distance(game, unit, hex)


def may_observe(game: Game, unit: UnitId) -> bool:
    """8.2e, C-62 Of the headquarters only those of infantry formations."""
    if counter_of(game, unit).kind == "observer":
        return True
    formation = formation_of(game, unit)
    return counter_of(game, unit).kind == "hq" and formation is not None and formation.infantry


def objections_to_distance(game: Game, unit: UnitId, hex: Hex) -> Iterator[Objection]:
    """C-52 By 4.1 the top counter there, or C-63 a vehicle that may lie under it."""
    if not known_counters(game, opponent(side_of(game, unit))) >> hex & 1:
        yield Objection("8.2a", "nobody")
        return
    top, has_others = top_of(game, hex)
    distance = grid_of(game).distance(hex_of(game, unit), hex)
    limit = limit_for(game, unit, counter_of(game, top).kind, hex)
    farthest = limit_for(game, unit, "tank", hex) if has_others else limit
    if distance > max(limit, farthest):
        yield too_far_to_see(game, top, distance, limit)


def sees_somebody(game: Game, unit: UnitId, hex: Hex) -> bool:
    """C-52 Is an enemy in the open there near enough to be seen by an observer on the map?"""
    if not is_on_map(game, unit):
        return False
    distance = grid_of(game).distance(hex_of(game, unit), hex)
    return any(
        distance <= limit_for(game, unit, counter_of(game, enemy).kind, hex)
        for enemy in enemies_in(game, side_of(game, unit), hex)
        if not game.units[enemy].hidden
    )


def limit_for(game: Game, unit: UnitId, kind: str, hex: Hex) -> int:
    """4.1 From how far it is seen; 4.1d by an observer from a hex further."""
    by_observer = counter_of(game, unit).kind == "observer"
    return visibility_limit(kind, field_of(game).terrain[hex], by_observer)


def is_automatic(game: Game, observer: UnitId, hex: Hex) -> bool:
    """8.2c An AO adjacent to the target."""
    is_observer = counter_of(game, observer).kind == "observer"
    return is_observer and grid_of(game).are_adjacent(hex_of(game, observer), hex)


def transmission_number(game: Game, observer: UnitId) -> int:
    """8.2c What two dice may show at most: 7 for an HQ, 8 for an AO, less 1 neutralized."""
    need = TABLES.transmission[counter_of(game, observer).kind]
    return need - TABLES.transmission["neutralized"] * game.units[observer].neutralized
