"""4.5, 4.6, 5.13, 5.14 The ways off the map: over an edge or by the port of Operation Dynamo."""

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import MAP, UnitId
from sixweeks.games.france_40.model.queries import BRITISH, counter_of, hex_of
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r04_victory
from sixweeks.kernel.objection import Objection
from sixweeks.masks import mask_of

EDGES = {"west": MAP.west, "south": MAP.south}
WAYS_OFF = MAP.west | MAP.south | MAP.cities  # an edge or, 5.13b, a port
EXIT_COST = 1  # 4.5a, 4.6a, 5.13e, 5.14a
DYNAMO_STEPS = 4  # 5.13f
DYNAMO_TURNS = 3  # 5.13c


def exits(game: Game, units: tuple[UnitId, ...], points: int) -> list[tuple[str, str]]:
    """The ways off the map open to units here: pairs of verb and edge."""
    hex = Hex(game.units[units[0]].place)
    if points < EXIT_COST or not WAYS_OFF >> hex & 1:
        return []
    found = []
    if not mask_of(units) & ~game.roster.panzers:
        rule, edge = r04_victory.exit_rule(game, units[0], hex)
        found += [("exit", edge)] if rule else []
    elif all(game.roster.nation[unit] == BRITISH for unit in units):
        found += [("exit", edge) for edge in overland_edges(game, hex)]
        found += sea_exits(game, units, hex)
    return found


def overland_edges(game: Game, hex: Hex) -> list[str]:
    """5.14a The south and west edges once Dynamo is declared, 5.14b unless a panzer corps left."""
    if game.dynamo is None:
        return []
    return [
        edge for edge, mask in EDGES.items() if mask >> hex & 1 and edge not in game.closed_edges
    ]


def sea_exits(game: Game, units: tuple[UnitId, ...], hex: Hex) -> list[tuple[str, str]]:
    """5.13e, 5.13f By the active port: whole units, or one step of one, four steps a turn."""
    if not dynamo_is_running(game) or game.dynamo is None or hex != game.dynamo.port:
        return []
    room = DYNAMO_STEPS - game.dynamo.evacuated
    steps = sum(game.units[unit].steps for unit in units)
    whole = [("evacuate", "sea")] if steps <= room else []
    single = len(units) == 1 and game.units[units[0]].steps > 1 and room > 0
    return whole + ([("evacuate_step", "sea")] if single else [])


def dynamo_is_running(game: Game) -> bool:
    """5.13c, 5.13d In effect on the three turns after the declaration."""
    return game.dynamo is not None and 0 < game.turn - game.dynamo.declared <= DYNAMO_TURNS


def objections_to_leaving(
    game: Game, units: tuple[UnitId, ...], points: int, verb: str, edge: str = ""
) -> list[Objection]:
    """4.5a, 4.6a, 5.13e, 5.14a Why units may not leave the map from here."""
    unit, hex = units[0], hex_of(game, units[0])
    if game.roster.nation[unit] == BRITISH:
        return [why_british_stay(game, points, hex, verb)]
    if verb != "exit":
        return [Objection("5.13e")]
    rule = "4.6a" if MAP.south >> hex & 1 else "4.5a"
    if not counter_of(game, unit).is_mechanized:
        return [Objection(rule, "mechanized")]
    open_here, open_edge = r04_victory.exit_rule(game, unit, hex)
    if open_here and edge in ("", open_edge):
        return [Objection("10.4a", "points", {"points": points})]
    return [Objection(rule, "hex")]


def why_british_stay(game: Game, points: int, hex: Hex, verb: str) -> Objection:
    """5.13c, 5.13e, 5.13f by sea, 5.14a, 5.14b overland."""
    if game.dynamo is None:
        return Objection("5.14a", "dynamo")
    if verb == "exit" and any(EDGES[each] >> hex & 1 for each in game.closed_edges):
        return Objection("5.14b")
    if points < EXIT_COST:
        return Objection("10.4a", "points", {"points": points})
    if hex != game.dynamo.port or verb == "exit":
        return Objection("5.13e", "port")
    return Objection("5.13f" if dynamo_is_running(game) else "5.13c")
