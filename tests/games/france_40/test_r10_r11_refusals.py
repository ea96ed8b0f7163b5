"""What is not offered is refused by a rule, and what is offered by none.

Random games are played, and on the way the players wish for all sorts of things.
"""

from random import Random
from typing import Any

import pytest

import sixweeks
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.rules.r09_replacements import Replacements
from sixweeks.games.france_40.rules.r10_movement_phase import Move, MovementPhase
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.kernel.question import Action

HEXES = MAP.grid.numbers(MAP.grid.all)
LOOKS: dict[Any, float] = {
    Move: 0.02,
    MovementPhase: 0.02,
    CombatPhase: 0.1,
    Attack: 0.3,
    Replacements: 1,
}


def wishes(table, random):
    """Pairs of a wish in words and the answer it stands for."""
    game, frame = table.game, table.game.stack[-1]
    units = random.sample([counter.name for counter in game.scenario.counters], 8)
    hexes = random.sample(HEXES, 6)
    match frame:
        case Move() | MovementPhase():
            yield from wishes_to_move(game, units, hexes, random)
        case CombatPhase():
            held = [MAP.grid.number(hex) for hex in game.stacks]
            yield from ((f"attack {hex}", ("attack", hex)) for hex in {*hexes, *held})
        case Attack():
            yield from wishes_in_battle(game, units, hexes)
        case Replacements():
            yield from ((f"replace {unit}", ("replace", unit)) for unit in units)
            yield from ((f"refit {unit}", ("refit", unit)) for unit in units)
            yield from ((f"39 Pz at {hex}", ("enter", hex)) for hex in (*hexes, "3138"))
            yield "mechanized replacements", ("declare_refit", "")


def wishes_to_move(game, units, hexes, random):
    match game.stack[-1]:
        case Move(units=[first, *_]):
            here = game.units[first].place
            near = MAP.grid.numbers(MAP.grid.within(here, 2) & ~(1 << here))
            yield from ((hex, ("go", hex)) for hex in {*hexes, *near})
            yield "done", ("done", "")
        case MovementPhase():
            held = [MAP.grid.number(hex) for hex in random.sample(list(game.stacks), 6)]
            yield from ((unit, ("unit", unit)) for unit in units)
            yield from ((f"stack {hex}", ("stack", hex)) for hex in {*hexes, *held})
            yield "end", ("end", "")


def wishes_in_battle(game, units, hexes):
    match game.stack[-1]:
        case Attack(at="gather"):
            yield from ((f"with {unit}", ("with", unit)) for unit in units)
            yield "launch", ("launch", "")
        case Attack(at="defender_loss" | "attacker_loss"):
            yield from ((f"{unit} loses", ("lose", unit)) for unit in units)
        case Attack(at="retreat", retreating=[*_, unit]):
            near = MAP.grid.numbers(MAP.grid.around[game.units[unit].place])
            yield from ((hex, ("retreat", hex)) for hex in {*hexes, *near})
            yield "stay", ("stay", "")
        case Attack(at="advance"):
            yield from ((f"{unit} advances", ("advance", unit)) for unit in units)
            yield "stay", ("stay", "")


def named(table, option):
    """An option as its verb and the unit or hex it names."""
    if option.verb in ("go", "stack", "attack", "retreat", "enter"):
        return option.verb, MAP.grid.number(Hex(int(option.noun)))
    if isinstance(option.noun, int):
        return option.verb, table.game.scenario.counters[option.noun].name
    return option.verb, option.noun


def disagreements(table, random):
    legal = {named(table, option) for option in table.options}
    return [
        (wish, table.why(wish), table.prompt)
        for wish, answer in wishes(table, random)
        if bool(table.why(wish)) == (answer in legal)
    ]


def chosen(table, random):
    """A random answer, but from a ready plan, and more battles than chance would make."""
    options, frame = table.options, table.game.stack[-1]
    favored: dict[Any, list[Any]] = {
        CombatPhase: [option for option in options if option.verb == "attack"],
        MovementPhase: [option for option in options if option.verb in ("unit", "stack")],
        Attack: [option for option in options if option == Action("launch")],
    }
    ready = [option for option in options if option.verb in ("plan", "keep")][:1]
    liked = favored.get(type(frame), ready)
    return random.choice(liked) if liked and random.random() < 0.9 else random.choice(options)


@pytest.mark.parametrize(("scenario", "seed"), [("1939", 1), ("1940", 2), ("1940", 3)])
def test_whatever_is_not_offered_is_refused_by_a_rule(scenario, seed):
    random, table = Random(seed), sixweeks.new("france_40", scenario=scenario, seed=seed)
    for _ in range(1500):
        if table.is_over:
            break
        if random.random() < LOOKS.get(type(table.game.stack[-1]), 0):
            assert disagreements(table, random) == []
        table.answer(chosen(table, random))
