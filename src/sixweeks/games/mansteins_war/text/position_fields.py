"""The lines of a position that hold one field each."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    ALLIED,
    COMMANDS,
    MARKERS_OF,
    PLANS,
    SCENARIO,
    SIDES,
    TABLES,
    PieceId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.kernel.formats.position_fields import (
    FLAG,
    Field,
    Form,
    by_name,
    number,
    set_of,
    word,
    words,
)

MARKERS = tuple(dict.fromkeys(id for side in SIDES for id in MARKERS_OF[side]))
ALL_COMMANDS = tuple(dict.fromkeys(id for side in SIDES for id in COMMANDS[side]))
MORALE_EVENTS = tuple(f"{side}_{event}" for side in SIDES for event in ("occupation", "bombing"))
MOST_BRIDGEHEADS = TABLES.limits["bridgeheads"]
LAST_TURN = SCENARIO.extended_turns
UNITS, HEXES, PIECES = set_of(UnitId, ", "), set_of(Hex, " "), set_of(PieceId, ", ")


def any_of(known: Iterable[str]) -> Form:
    """Some words, in no order."""
    listed = words(", ", known)
    return Form(
        frozenset(),
        lambda names, value: ", ".join(sorted(value)),
        lambda finders, line: frozenset(listed.read(finders, line)),
    )


GROUND = (
    Field("destroyed", HEXES),
    Field("bombed", HEXES),
    Field("open cities", HEXES),
)
SECRETS = tuple(
    field
    for side in SIDES
    for field in (
        Field(f"plan {side}", word(PLANS[side]), f"plans.{side}"),
        Field(f"bin {side}", words(", ", MARKERS_OF[side]), f"bins.{side}"),
    )
)
TURN = (
    Field("picked", words(", ", MARKERS)),
    Field("spent", any_of(MARKERS)),
    Field("manstein", number(1, LAST_TURN), "manstein_on"),
    Field("may evacuate", FLAG),
    Field("evac", word(COMMANDS[ALLIED]), "evac_by"),
    Field("reserves used", UNITS),
    Field("landed", FLAG, "has_landed"),
    Field("capitulated", any_of(MAP.countries)),
    Field("extended", FLAG),
    Field("morale events", any_of(MORALE_EVENTS), "morale.events"),
    Field("morale owed", any_of(SIDES), "morale.owed"),
    Field("morale entered", any_of(SIDES), "morale.entered"),
)
IMPULSE = (
    Field("operating", word(SIDES), "impulse.by"),
    Field("marker", word(MARKERS), "impulse.marker"),
    Field("commands", words(", ", ALL_COMMANDS), "impulse.commands"),
    Field("active", UNITS, "impulse.active"),
    Field("shift", number(0, 2), "impulse.shift"),
    Field("air left", number(0, len(AIR)), "impulse.air"),
    Field("flown", PIECES, "impulse.flown"),
    Field("moved", UNITS, "impulse.moved"),
    Field("railed", number(0, 9), "impulse.rail"),
    Field("just landed", FLAG, "impulse.has_landed"),
    Field("transferred", UNITS, "impulse.transferred"),
    Field("attacked", UNITS, "impulse.attacked"),
    Field("defended", UNITS, "impulse.defended"),
    Field("lifted", number(0, MOST_BRIDGEHEADS), "impulse.lifted"),
    Field("channel unit", by_name(UnitId), "impulse.channel_unit"),
)
FIELDS = (*GROUND, *SECRETS, *TURN, *IMPULSE)
