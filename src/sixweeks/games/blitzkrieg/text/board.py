"""The board as text, for the command line and for screen readers: one hex a line."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import SIDES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.procedures import phase_name
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    counter_of,
    counters_at,
    defense_of,
    field_of,
    german_ground,
    is_attached_away,
    is_in_play,
    left_out,
    name_of,
    number_of,
    side_of,
    state_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, OFF_MAP, UNPLACED, Game
from sixweeks.games.blitzkrieg.model.view import UNTOLD, known_attachments, secret_units
from sixweeks.games.blitzkrieg.rules.r05_activation import held_by
from sixweeks.games.blitzkrieg.rules.r05_markers import owner_of
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.games.blitzkrieg.text.messages import TEXT, side_title

COLUMNS = "{:<6}{:<20}{:<15}{:<3}{:<9}{}"
MARKS = {
    "neutralized": "neutralized",
    "column": "column",
    "out_of_command": "out of command",
    "hidden": "hidden",
    "truck": "on trucks",
}


def board(game: Game, side: str | None) -> str:
    """The whole position as one side may see it; with no side, all of it (1.4a, 7.4a, 8.1c)."""
    secret = secret_units(game, side) if side else frozenset()
    parts = [
        header(game),
        cup(game),
        formations(game, secret),
        attachments(game, side),
        objectives(game, side),
        stacks(game, secret),
        off_map(game),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


# --- the header -------------------------------------------------------------------------------


def header(game: Game) -> list[str]:
    return [f"Blitzkrieg 1940. {game.scenario.title}", turn_line(game)]


def turn_line(game: Game) -> str:
    if game.turn == 0:
        return "Set-up."
    hour = game.scenario.first_hour + game.turn - 1
    return f"Turn {game.turn} of {game.scenario.turns} ({hour}:00). {phase(game)}."


def phase(game: Game) -> str:
    """What is going on, or how the game ended."""
    if game.ending:
        winner = side_title(game.ending.winner)
        return f"The game is over, won by the {winner} side ({game.ending.rule})"
    name, _, markers = phase_name(game).partition(" ")
    if name == "activation":
        owner = side_title(owner_of(game, markers.split(" + ")[0]))
        told = " + ".join(TEXT.word("marker", each) for each in markers.split(" + "))
        return f"{owner} activation: {told}"
    return {"operations": "Operations Phase", "administration": "Administrative Phase"}.get(
        name, "The turn begins"
    )


# --- the cup and the formations ---------------------------------------------------------------


def cup(game: Game) -> list[str]:
    """The markers still in the cup, in no order that tells anything; Generals, markers held."""
    if game.turn == 0:
        return []
    counts: dict[str, int] = {}
    for marker in sorted(game.cup):
        counts[marker] = counts.get(marker, 0) + 1
    inside = [
        f"{TEXT.word('marker', each)}{f' x{n}' if n > 1 else ''}" for each, n in counts.items()
    ]
    lines = [f"In the cup ({len(game.cup)}): {', '.join(inside) or 'nothing'}."]
    for side in SIDES:
        generals, held = game.generals.get(side, 0), held_by(game, side)
        if generals:
            markers = ", ".join(TEXT.word("marker", each) for each in held) or "nothing"
            lines.append(f"{side_title(side)}: {generals} General kept, held: {markers} (5.5a).")
    return lines


def formations(game: Game, secret: frozenset[UnitId]) -> list[str]:
    """Every formation in play: activations this turn, markers, steps lost."""
    if game.turn == 0:
        return []
    found = [id for id in game.scenario.formations if is_shown(game, id)]
    found.sort(key=lambda id: SIDES.index(owner_of(game, id)))
    lines = [formation_line(game, id, secret) for id in found]
    return ["Formations, activations this turn, steps lost:", *lines]


def is_shown(game: Game, formation: FormationId) -> bool:
    return is_in_play(game, formation) and not is_attached_away(game, formation)


def formation_line(game: Game, id: FormationId, secret: frozenset[UnitId]) -> str:
    """`I/14 PzR: 1, 2 of 10, fatigued`; of attached units nothing is said here (14.2j).

    8.1c How units under the top of a stack stand is not counted out to the enemy."""
    state, printed = state_of(game, id), game.scenario.formations[id]
    marks = [mark for mark in ("fatigued", "demoralized") if getattr(state, mark)]
    own = [unit for unit in printed.units if unit not in left_out(game)]
    total = sum(counter_of(game, unit).steps for unit in own)
    lost = total - sum(game.units[unit].steps for unit in own)
    count = "?" if secret & set(own) else str(lost)
    parts = ", ".join([str(state.activations), f"{count} of {total}", *marks])
    return f"{side_title(printed.side)} {id}: {parts}"


def attachments(game: Game, side: str | None) -> list[str]:
    """14.2j Who is attached to whom, as far as it is known."""
    known = known_attachments(game, side) if side else game.attached
    return [
        f"{name_of(game, unit)} is attached to {'a formation' if host == UNTOLD else host}."
        for unit, host in sorted(known.items())
    ]


def objectives(game: Game, viewer: str | None) -> list[str]:
    """13a Who holds the hexes that count, and who has left by the edge that counts."""
    field, way = field_of(game), game.scenario.exit
    held = [
        f"{name} {number_of(game, hex)} {holder(game, hex, viewer)}"
        for name in game.scenario.objectives
        for hex in bits(field.places[name])
    ]
    rule = "14.1g" if game.scenario_id == "hannut" else "14.2h"
    return [
        f"Objectives: {', '.join(held)} (13a).",
        f"{side_title(way.side)} armored units off the {way.edge} edge:"
        f" {units_exited(game)} of {way.units} ({rule}).",
    ]


def holder(game: Game, hex: Hex, viewer: str | None) -> str:
    return side_title("german" if german_ground(game, viewer) >> hex & 1 else "french")


# --- the map ----------------------------------------------------------------------------------


def stacks(game: Game, secret: frozenset[UnitId]) -> list[str]:
    """Every hex with counters, mines or works, by number, the top counter first."""
    shown = {hex for hex in game.stacks if visible_at(game, hex, secret)}
    hexes = {*shown, *bits(game.mines), *bits(game.works)}
    if not hexes:
        return ["No units on the map."]
    lines = [COLUMNS.format("hex", "place", "terrain", "", "side", "units, the top one first")]
    for hex in sorted(hexes, key=lambda each: number_of(game, each)):
        lines.append(hex_line(game, hex, secret))
    return lines


def visible_at(game: Game, hex: Hex, secret: frozenset[UnitId]) -> list[UnitId]:
    """7.4a Hidden counters of the enemy are not even counted."""
    return [
        unit for unit in counters_at(game, hex) if unit not in secret or not game.units[unit].hidden
    ]


def hex_line(game: Game, hex: Hex, secret: frozenset[UnitId]) -> str:
    field, units = field_of(game), visible_at(game, hex, secret)
    side = side_title(side_of(game, units[-1])) if units else ""
    words = [unit_text(game, unit, secret) for unit in reversed(units)]
    words += ["mines"] if game.mines >> hex & 1 else []
    words += ["prepared position"] if game.works >> hex & 1 else []
    terrain = TEXT.say(f"terrain.{field.terrain[hex]}")
    place, level = field.names.get(hex, ""), str(field.level[hex])
    return COLUMNS.format(number_of(game, hex), place, terrain, level, side, ", ".join(words))


def unit_text(game: Game, unit: UnitId, secret: frozenset[UnitId]) -> str:
    """`1 Cuir S35 1 9/4 2/2 column`: name, attack/defense, steps left of how many, markers."""
    if unit in secret:
        return "?"
    state, counter = game.units[unit], counter_of(game, unit)
    words = [counter.name]
    if counter.may_fire:
        words.append(f"{attack_of(game, unit)}/{defense_of(game, unit)}")
    if counter.steps > 1:
        words.append(f"{state.steps}/{counter.steps}")
    words += [name for mark, name in MARKS.items() if getattr(state, mark)]
    if state.aboard != NOBODY:
        words.append(f"in {name_of(game, state.aboard)}")
    return " ".join(words)


def off_map(game: Game) -> list[str]:
    """The units that are on no hex, by what became of them."""
    lines = []
    for code, word in OFF_MAP.items():
        units = [UnitId(n) for n, unit in enumerate(game.units) if unit.place == code]
        if units and code == UNPLACED:
            lines.append(f"To come: {', '.join(arriving_text(game, unit) for unit in units)}")
        elif units:
            lines.append(f"{word.capitalize()}: {', '.join(name_of(game, unit) for unit in units)}")
    return lines


def arriving_text(game: Game, unit: UnitId) -> str:
    turn = counter_of(game, unit).arrives
    return name_of(game, unit) + (f" (turn {turn})" if turn > 1 else "")
