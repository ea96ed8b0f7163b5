"""Random games: they end, and what must always hold does."""

import pytest

from sixweeks.board.hexes import Hex, one
from sixweeks.games.nineteen_forty.model.components import COUNTERS, NATION, NATIONS
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.procedures import phase_name
from sixweeks.games.nineteen_forty.model.queries import side_of, units_of_side_at
from sixweeks.games.nineteen_forty.rules.r03_stacking import faults, load
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import exerts_zone
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import claims
from sixweeks.kernel.question import Choose
from tests.games.nineteen_forty.wandering import wander


def contradictions(game):
    """What is kept twice and differs, and what the rules forbid everywhere."""
    for hex, stack in game.stacks.items():
        if any(game.units[unit].place != hex for unit in stack):
            yield f"a unit of {GRID.number(hex)} is elsewhere"
        if not MAP.land >> hex & 1:
            yield f"units in the water at {GRID.number(hex)}"
        sides = {side_of(unit) for unit in stack}
        if len(sides) > 1 and not any(COUNTERS[unit].is_airborne for unit in stack):
            yield f"enemies together in {GRID.number(hex)}"
        for side in sides if "combat" in phase_name(game) else ():
            yield from faults(load(units_of_side_at(game, side, hex)))
    for nation in range(len(NATIONS)):
        held = [Hex(u.place) for n, u in enumerate(game.units) if NATION[n] == nation]
        if game.presence[nation] != sum(map(one, {hex for hex in held if hex >= 0})):
            yield f"the presence of nation {nation} is wrong"
        strong = {
            Hex(game.units[c.id].place)
            for c in COUNTERS
            if c.nation == nation and game.units[c.id].place >= 0 and exerts_zone(game, c.id)
        }
        if game.exerting[nation] != sum(map(one, strong)):
            yield f"the zones of nation {nation} are wrong"
    if claims(game) != game.control:
        yield "a claim has not been settled"


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {}),
        (2, {"mechelen": "on", "late_alliance": "on"}),
        (3, {"french_air": "on", "terrain_adds": "kinds"}),
    ],
)
def test_a_random_game_ends_and_never_contradicts_itself(seed, options):
    answers = 0
    for game in wander(seed, **options):
        answers += 1
        if answers % 7 == 0:
            assert list(contradictions(game)) == [], (game.turn, game.frame)
    assert game.turn == 10
    assert answers < 10_000


def test_every_step_explains_itself():
    """A refusal is there for what is not offered, and is never empty for places that are barred."""
    checked = 0
    for number, game in enumerate(wander(5)):
        frame, question = game.frame, game.pending
        if number % 40 or not isinstance(question, Choose):
            continue
        explain = frame.steps[frame.at].explain
        if explain is None:
            continue
        offered = {(option.verb, option.noun) for option in question.options}
        for kind in explain(frame, game).kinds:
            for hex in (GRID.hex("1013"), GRID.hex("2019"), GRID.hex("0404"), GRID.hex("0412")):
                if kind.of == "place" and (kind.verb, hex) not in offered:
                    checked += 1
                    assert list(kind.reasons(hex)), (frame, kind.verb, GRID.number(hex))
    assert checked > 50
