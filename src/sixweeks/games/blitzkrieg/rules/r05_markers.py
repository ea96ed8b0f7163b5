"""5 The markers in the cup: whose they are, what they stand for, and what is left of them."""

from functools import cache

from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Scenario
from sixweeks.games.blitzkrieg.model.queries import is_attached_away, is_in_play, state_of
from sixweeks.games.blitzkrieg.model.state import Game

ARTILLERY, STUKA, REPLAY, GENERAL = "artillery", "stuka", "replay", "general"
GUNS = (ARTILLERY, STUKA)


def kind_of(game: Game, marker: str) -> str:
    """`german stuka` is a Stuka; any other name is a formation's."""
    return "formation" if marker in game.scenario.formations else marker.split()[1]


def owner_of(game: Game, marker: str) -> str:
    return owner_in(game.scenario, marker)


def owner_in(battle: Scenario, marker: str) -> str:
    if marker in battle.formations:
        return battle.formations[marker].side
    return marker.split()[0]


def full_cup(game: Game) -> tuple[str, ...]:
    """C-48 Every marker in play of both sides; 14.2i those of reinforcements from their turn on."""
    formations = [
        id
        for id, formation in game.scenario.formations.items()
        if formation.arrives <= game.turn
        and is_in_play(game, id)
        and not is_attached_away(game, id)
    ]
    return (*formations, *special_markers(game, game.turn))


def special_markers(game: Game, by_turn: int) -> list[str]:
    """14.1b, 14.1e, 14.2b, 14.2d, 14.2f, 14.2g, and 14.3a one more by option."""
    found = [
        f"{side} {kind}"
        for turn, side, kind, count in game.scenario.cup
        if turn <= by_turn
        for _ in range(count)
    ]
    for kind in (ARTILLERY, STUKA, REPLAY, GENERAL):
        side = getattr(game.options, f"extra_{kind}")
        if side != "none" and (kind != STUKA or side in game.scenario.impacts.get(STUKA, {})):
            found.append(f"{side} {kind}")
    return found


@cache
def formation_owner(scenario: str, marker: str) -> str:
    """5.0b, C-25 Who activates a formation by a marker: a battalion or an artillery group."""
    is_formation = marker in SCENARIOS[scenario].formations
    if not is_formation and marker.split()[1] not in GUNS:
        return ""
    return owner_in(SCENARIOS[scenario], marker)


def is_barred(game: Game, marker: str) -> bool:
    """11d A demoralized formation cannot activate; 11f nor one that has left the map."""
    if kind_of(game, marker) != "formation":
        return False
    return state_of(game, marker).demoralized or not is_in_play(game, marker)


def last_player(game: Game) -> str:
    """5.6b The only side that still has formations to activate, if the other has none.

    C-25 In the cup or held; by the other reading only those that can still be activated."""
    last, skips_idle = "", game.options.idle_markers == "used"
    for marker in (*game.cup, *game.held):
        owner = formation_owner(game.scenario_id, marker)
        if owner not in ("", last) and not (skips_idle and is_barred(game, marker)):
            if last:
                return ""
            last = owner
    return last


def impacts_of(game: Game, marker: str) -> tuple[str, ...]:
    """3.2a, 8.2b What one Artillery or Stuka marker brings down."""
    side, kind = marker.split()
    return game.scenario.impacts[kind][side]


def marker_named(side: str, word: str) -> str:
    """What a side means by `artillery` or `stuka`; formations have names of their own."""
    return f"{side} {word}" if word in (*GUNS, REPLAY, GENERAL) else word
