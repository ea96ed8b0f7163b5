"""What the page shows of this game: piles, trays, tracks and choices."""

from collections.abc import Iterable
from functools import cache

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import (
    ALLIED,
    GERMAN,
    MAP,
    NEUTRALS,
    SCENARIOS,
    UnitId,
)
from sixweeks.games.france_40.layers import layers
from sixweeks.games.france_40.notation import NOTATION, WITH_UNIT, write, write_way
from sixweeks.games.france_40.procedures import phase_name
from sixweeks.games.france_40.queries import (
    counter_of,
    fort_at,
    name_of,
    points,
    units_at,
)
from sixweeks.games.france_40.rules import r08_supply, r11_combat
from sixweeks.games.france_40.rules.r10_movement import (
    movable,
    must_leave_paris,
    reach,
)
from sixweeks.games.france_40.rules.r10_movement_phase import Move, MovementPhase, route
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.speech import TEXT, side_title
from sixweeks.games.france_40.state import DEAD, EXITED, REMOVED, UNPLACED, Game
from sixweeks.games.france_40.view import hidden_units
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.scene import (
    Barred,
    Choice,
    Mark,
    Piece,
    Pile,
    Scene,
    Stage,
    Track,
    Tray,
)

ENDS = frozenset({"end", "done", "keep", "no_coup", "no_dynamo", "stay"})
TRAYS = ((UNPLACED, "waiting"), (DEAD, "dead"), (EXITED, "exited"), (REMOVED, "removed"))
STAGES = {
    "1939": (
        ("supply crisis check", "5.5a"),
        ("allied combat", "5.2b"),
        ("allied movement", "5.2b"),
        ("german movement", "5.2a"),
        ("german combat", "5.2a"),
        ("victory check", "5.3a"),
        ("supply check", "5.4a"),
    ),
    "1940": (
        ("german order", "5.7a"),
        ("german airborne coup", "5.9a"),
        ("german panzer halt", "5.10a"),
        ("german movement", "5.7a"),
        ("german combat", "5.7a"),
        ("allied order", "5.7b"),
        ("allied movement", "5.7b"),
        ("allied combat", "5.7b"),
        ("victory check", "5.11a"),
        ("supply check", "5.12a"),
        ("dynamo", "5.13a"),
        ("german replacements", "9.1a"),
        ("allied replacements", "9.3a"),
    ),
}


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    secret = hidden_units(game, side) if side else frozenset()
    return Scene(
        turn=turn_title(game),
        phase=phase_title(phase_name(game)),
        stages=stages(game),
        piles=tuple(piles(game, secret)),
        trays=tuple(trays(game, secret)),
        tracks=tuple(tracks(game)),
        layers=tuple(layers(game)),
        result=result(game),
        barred=tuple(barred(game, side)),
    )


def turn_title(game: Game) -> str:
    if game.turn == 0:
        return TEXT.say("scene.set_up")
    dates = game.scenario.dates
    date = dates[game.turn - 1] if dates else ""
    args = {"turn": game.turn, "turns": game.scenario.turns, "date": date}
    return TEXT.say("scene.turn", args).rstrip(" ,")


def phase_title(name: str) -> str:
    return TEXT.say(f"phase.{name.replace(' ', '_').replace('-', '_')}")


def stages(game: Game) -> tuple[Stage, ...]:
    now = phase_name(game)
    return tuple(
        Stage(phase_title(name), rule, name == now) for name, rule in STAGES[game.scenario_id]
    )


def result(game: Game) -> str:
    if game.ending is None:
        return ""
    args = {
        "winner": side_title(game.scenario_id, game.ending.winner) if game.ending.winner else ""
    }
    return TEXT.say(f"event.ended_{game.ending.level}", {**args, "points": points(game)})


# --- pieces -----------------------------------------------------------------------------------


MARKS = {
    "moved": Mark("✓", TEXT.say("mark.moved"), "10.1c"),
    "attacked": Mark("×", TEXT.say("mark.attacked"), "11.0b"),
    "unsupplied": Mark("!", TEXT.say("mark.unsupplied"), "8.1a", is_warning=True),
}


def piece(game: Game, unit: UnitId, secret: frozenset[UnitId]) -> Piece:
    if unit in secret:
        return back(game.scenario_id, unit)
    return front(game.scenario_id, unit, game.units[unit].steps, tuple(marks(game, unit)))


@cache
def back(scenario: str, unit: UnitId) -> Piece:
    counter = SCENARIOS[scenario].counters[unit]
    label = TEXT.say(f"nation.{counter.nation}")
    return Piece("?", f"back-{counter.nation}", label, counter.side, hidden=True)


@cache
def front(scenario: str, unit: UnitId, steps: int, signs: tuple[str, ...]) -> Piece:
    # SPEED: of a hundred pieces two or three change with an answer.
    counter = SCENARIOS[scenario].counters[unit]
    attack, defense = counter.factors[steps - 1] if steps else (0, 0)
    args = {"title": counter.title, "attack": attack, "defense": defense, "steps": steps}
    label = TEXT.say("scene.fort" if counter.is_static else "scene.unit", args)
    shown = tuple(MARKS[sign] for sign in signs)
    return Piece(counter.name, f"face-{unit}-{steps}", label, counter.side, marks=shown)


def marks(game: Game, unit: UnitId) -> Iterable[str]:
    """What a unit has done in this phase, and whether it is cut off."""
    if game.units[unit].place < 0 or counter_of(game, unit).is_static:
        return
    if game.phase.moved >> unit & 1:
        yield "moved"
    if game.phase.attacked >> unit & 1:
        yield "attacked"
    if not r08_supply.is_in_supply(game, unit):
        yield "unsupplied"


def piles(game: Game, secret: frozenset[UnitId]) -> Iterable[Pile]:
    """The open ones are the same for everybody."""
    covered = {game.units[unit].place for unit in secret}
    for hex, pile in open_piles(game):
        yield pile_at(game, hex, secret) if hex in covered else pile


def open_piles(game: Game) -> list[tuple[Hex, Pile]]:
    key = ("piles", game.turn, game.phase)
    if key not in game.memo:
        hexes = set(game.stacks) | {Hex(game.units[u].place) for u in standing_forts(game)}
        nothing: frozenset[UnitId] = frozenset()
        ordered = sorted(hexes, key=MAP.grid.number)
        game.memo[key] = [(hex, pile_at(game, hex, nothing)) for hex in ordered]
    found: list[tuple[Hex, Pile]] = game.memo[key]
    return found


def pile_at(game: Game, hex: Hex, secret: frozenset[UnitId]) -> Pile:
    fort = fort_at(game, hex)
    below = [] if fort is None else [fort]
    pieces = [piece(game, unit, secret) for unit in (*below, *units_at(game, hex))]
    return Pile(MAP.grid.number(hex), tuple(pieces))


def standing_forts(game: Game) -> list[UnitId]:
    return [fort for fort in game.scenario.fort_hexes if game.units[fort].place >= 0]


def trays(game: Game, secret: frozenset[UnitId]) -> Iterable[Tray]:
    for place, name in TRAYS:
        units = [c.id for c in game.scenario.counters if game.units[c.id].place == place]
        if units:
            pieces = tuple(piece(game, unit, secret) for unit in units)
            yield Tray(name, TEXT.say(f"tray.{name}"), pieces)


# --- tracks -----------------------------------------------------------------------------------


def tracks(game: Game) -> Iterable[Track]:
    if game.scenario_id == "1939":
        crisis = TEXT.say("track.crisis_yes" if game.supply_crisis else "track.crisis_no")
        yield Track("crisis", TEXT.say("track.crisis"), "5.5a", crisis)
        return
    booked = tuple(
        TEXT.say(
            "track.booked", {"amount": f"{n:+d}", "why": TEXT.say(f"points.{rule}"), "rule": rule}
        )
        for rule, n in game.victory_points
    )
    yield Track("points", TEXT.say("track.points"), "4.11a", str(points(game)), booked)
    for side, rule in ((GERMAN, "9.1a"), (ALLIED, "9.3a")):
        title = TEXT.say(f"track.replacements_{side}")
        yield Track(f"replacements_{side}", title, rule, str(game.replacements[side]))
    for country in NEUTRALS:
        status = TEXT.say(f"status.{getattr(game.countries, country).replace(' ', '_')}")
        yield Track(country, TEXT.say(f"word.{country}"), "4.3a", status)
    if game.dynamo:
        args = {"port": MAP.names[game.dynamo.port], "turn": game.dynamo.declared}
        yield Track("dynamo", TEXT.say("track.dynamo"), "5.13a", TEXT.say("track.port", args))


# --- choices ----------------------------------------------------------------------------------


def choices(game: Game) -> list[Choice]:
    """The options of the pending question, as the page offers them."""
    question = game.pending
    if not isinstance(question, Choose):
        return []
    return [choice(game, index, option) for index, option in enumerate(question.options)]


def choice(game: Game, index: int, option: Action) -> Choice:
    if option.verb == "go":
        return going(game, index, option)
    text = write(game, option)
    if option.verb in NOTATION.places.verbs:
        place = MAP.grid.number(Hex(int(option.noun)))
        target = place if option.verb == "attack" else ""
        words = label(option)
        return Choice(
            index, text, option.verb, place=place, label=words, odds=target, target=target
        )
    if option.verb in WITH_UNIT:
        return choosing_unit(game, index, option, text)
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        warning=forgotten(game, option),
        label=label(option),
        odds=odds,
        target=target,
        ends=option.verb in ENDS,
    )


def choosing_unit(game: Game, index: int, option: Action, text: str) -> Choice:
    unit = UnitId(int(option.noun))
    place = game.units[unit].place
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        place=MAP.grid.number(Hex(place)) if place >= 0 else "",
        piece=name_of(game, unit),
        odds=odds,
        target=target,
        together=option.verb == "with",
    )


def label(option: Action) -> str:
    """What a button says; an answer that has no words of its own is shown as it is written."""
    keys = (f"choice.{option.verb}_{option.noun}", f"choice.{option.verb}")
    return next((TEXT.say(key) for key in keys if TEXT.has(key)), "")


def at_stake(game: Game, option: Action) -> tuple[str, str]:
    """The attack being built, with one more unit if that is what is offered, and its target."""
    frame = game.stack[-1]
    if not isinstance(frame, Attack) or option.verb not in ("with", "launch"):
        return "", ""
    more = (UnitId(int(option.noun)),) if option.verb == "with" else ()
    names = " + ".join(name_of(game, unit) for unit in (*frame.units, *more))
    target = MAP.grid.number(frame.hex)
    return f"{names} {target}", target


def barred(game: Game, side: str | None) -> Iterable[Barred]:
    """What one would look for and may not do yet."""
    frame, question = game.stack[-1] if game.stack else None, game.pending
    if not isinstance(question, Choose) or side not in (None, question.by):
        return
    match frame:
        case MovementPhase() if must_leave_paris(game, frame.by):
            yield Barred(TEXT.say("choice.end"), "end")
        case Move() if frame.is_in_paris(game) and len(question.options) > 1:
            yield Barred(TEXT.say("choice.done"), "done")
        case Attack() if frame.at == "gather" and not frame.units:
            target = MAP.grid.number(frame.hex)
            yield Barred(TEXT.say("choice.launch"), "launch", target, target)


def forgotten(game: Game, option: Action) -> str:
    """What ending a phase would leave undone."""
    frame = game.stack[-1]
    if option.verb != "end":
        return ""
    if isinstance(frame, MovementPhase):
        left = len(movable(game, frame.by))
        return TEXT.say("warning.movable", {"count": left}) if left else ""
    if isinstance(frame, CombatPhase):
        left = r11_combat.targets(game, frame.by).bit_count()
        return TEXT.say("warning.targets", {"count": left}) if left else ""
    return ""


def going(game: Game, index: int, option: Action) -> Choice:
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    hex = Hex(int(option.noun))
    path, _ = route(game, move, hex)
    numbers = tuple([MAP.grid.number(each) for each in path])
    reached = reach(game, move.units, move.points)
    cost = reached.cost(hex) if reached.all >> hex & 1 else move.points
    text = write_way(game, move, numbers)
    return Choice(index, text, "go", place=numbers[-1], path=numbers, cost=cost)
