"""The board as text, for the command line and for screen readers: one area a line."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    BOTH,
    COUNTERS,
    EVENTS,
    MAP,
    SIDES,
    TABLES,
    Area,
    UnitId,
)
from sixweeks.games.springtime.model.procedures import phase_name
from sixweeks.games.springtime.model.queries import (
    combat_value,
    controller,
    is_out_of_supply,
    leader_with,
    name_of,
    printed_movement,
    rating,
    units_at,
)
from sixweeks.games.springtime.model.state import OFF_MAP, Game
from sixweeks.games.springtime.model.view import seen_by, unseen
from sixweeks.games.springtime.text.messages import TEXT, side_title

COLUMNS = "{:<5}{:<25}{:<13}{:<5}{:<8}{}"
LINES = ("open", "river", "maginot", "zone")


def board(game: Game, side: str | None) -> str:
    """The whole position as one side may see it; with no side, all of it."""
    seen = seen_by(game, side)
    parts = [header(game), tracks(game), events(game, side), places(seen), off_map(seen)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


# --- the header -------------------------------------------------------------------------------


def header(game: Game) -> list[str]:
    return [f"Springtime for Hitler. {game.scenario.title}", f"{turn_line(game)} {phase(game)}."]


def turn_line(game: Game) -> str:
    if game.turn == 0:
        return f"Before turn {game.scenario.first_turn}."
    date = game.scenario.dates[game.turn - game.scenario.first_turn]
    return f"Turn {game.turn} of {TABLES.tracks['turns']} ({date}), Impulse {game.impulse}."


def phase(game: Game) -> str:
    """Where the game stands, or how it ended."""
    if game.ending:
        won = side_title(game.ending.winner)
        return f"The game is over, won by the {won} side ({game.ending.rule})"
    return TEXT.say(f"phase.{phase_name(game).replace(' ', '_').replace('-', '_')}")


def tracks(game: Game) -> list[str]:
    holder = side_title(game.advantage) if game.advantage else "nobody, until the impulse ends"
    points = ", ".join(f"{side_title(side)} {game.replacements[side]}" for side in BOTH)
    air = ", ".join(air_line(game, nation) for nation in TABLES.air)
    lines = [
        f"French Morale {game.morale}. The Advantage: {holder}. Replacement Points: {points}.",
        f"Air Support: {air}.",
    ]
    notes = [note for field, note in NOTES.items() if getattr(game, field)]
    return [*lines, " ".join(notes)] if notes else lines


NOTES = {
    "paris_open": "Paris is an open city.",
    "italy_at_war": "Italy is at war.",
    "confidence": "Leaders may flip this turn.",
    "billotte_killed": "Billotte has been killed.",
    "refugees": "Refugees block the roads.",
    "plan_red": "Plan Red is in force.",
}


def air_line(game: Game, nation: str) -> str:
    marker = TABLES.air[nation]
    value = marker.faces[nation in game.strong_air]
    left = marker.markers - game.deeds.air.count(nation)
    return f"{TEXT.say(f'nation.{nation}')} +{value} ({left} left)"


def events(game: Game, side: str | None) -> list[str]:
    """Each side's marker, if one may know it, and what is known of the cup."""
    hands = ", ".join(f"{side_title(each)} {hand(game, each, side)}" for each in SIDES)
    markers = game.cup if side is None else unseen(game, side)
    lines = [
        f"Events held: {hands}.",
        f"In the cup{' or a hand' if side else ''}: {told(markers)}.",
    ]
    if game.impulse_track:
        lines.append(f"On the Impulse Track: {told(game.impulse_track)}.")
    if game.turn_track:
        lines.append(f"Out of play: {told(game.turn_track)}.")
    return lines


def hand(game: Game, holder: str, side: str | None) -> str:
    event = game.held.get(holder)
    if not event:
        return "none"
    return EVENTS[event].title if side in (None, holder) else "one, unseen"


def told(markers: tuple[str, ...]) -> str:
    return ", ".join(EVENTS[event].title for event in markers) or "none"


# --- the map ----------------------------------------------------------------------------------


def places(game: Game) -> list[str]:
    """Every area with its controller, units and neighbours."""
    title = COLUMNS.format("area", "name", "country", "TEM", "held by", "units")
    return [title, *(place_line(game, area) for area in MAP.areas)]


def place_line(game: Game, area: Area) -> str:
    units = ", ".join(unit_text(game, unit) for unit in units_at(game, area.id))
    holder = side_title(controller(game, area.id))
    country = area.country.capitalize()
    line = COLUMNS.format(area.name, area.title, country, area.tem, holder, units)
    return line.rstrip() + f"  [{neighbours(area.id)}]"


def neighbours(area: AreaId) -> str:
    """`open 3 5; river 17`: who is next door, across what."""
    parts = []
    for kind in LINES:
        names = MAP.graph.names(MAP.graph.across((kind,))[area])
        if names:
            parts.append(f"{kind} {' '.join(names)}")
    return "; ".join(parts)


def unit_text(game: Game, unit: UnitId) -> str:
    """`Guderian 6-3 K +Kleist 2`: name, values, army group, leader; `-` reduced, `!` cut off."""
    values = f"{combat_value(game, unit)}-{printed_movement(game, unit)}"
    reduced = "-" if game.units[unit].strength == 1 else ""
    leader = leader_with(game, unit)
    with_leader = f" +{leader.name} {rating(game, leader)}" if leader else ""
    cut_off = " !" if is_out_of_supply(game, unit) else ""
    return f"{name_of(unit)}{reduced} {values} {COUNTERS[unit].group}{with_leader}{cut_off}"


def off_map(game: Game) -> list[str]:
    """The units that are in no area, by what became of them."""
    return [
        f"{word.capitalize()}: {', '.join(name_of(unit) for unit in units)}"
        for code, word in OFF_MAP.items()
        if (units := [UnitId(n) for n, unit in enumerate(game.units) if unit.place == code])
    ]
