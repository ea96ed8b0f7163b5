"""The values of every message id that a game composes: `tray-{}` is one for each kind of tray.

They come from the tables, enumerations and procedures that the senders read; where a sender is
called with a word of its own, the words of all callers are listed."""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias, get_args

from sixweeks.games.blitzkrieg.model import components as blitzkrieg
from sixweeks.games.blitzkrieg.model.state import UNIT_MARKS
from sixweeks.games.blitzkrieg.page import odds_words as blitzkrieg_odds
from sixweeks.games.blitzkrieg.page import scene as blitzkrieg_scene
from sixweeks.games.blitzkrieg.page.choices import SILENT as BLITZKRIEG_SILENT
from sixweeks.games.blitzkrieg.text.notation import NOTATION as BLITZKRIEG_NOTATION
from sixweeks.games.france_40.model import components as france_40
from sixweeks.games.france_40.model.state import Dyle
from sixweeks.games.france_40.page import scene as france_40_scene
from sixweeks.games.france_40.page.choices import BY_NOUN
from sixweeks.games.mansteins_war.model import components as mansteins_war
from sixweeks.games.mansteins_war.page import choices as mansteins_war_choices
from sixweeks.games.mansteins_war.page import inspector as mansteins_war_inspector
from sixweeks.games.mansteins_war.rules.r03_victory import LEVELS as MANSTEINS_WAR_LEVELS
from sixweeks.games.nineteen_forty.model import map as nineteen_forty
from sixweeks.games.nineteen_forty.page import choices as nineteen_forty_choices
from sixweeks.games.nineteen_forty.page import inspector as nineteen_forty_inspector
from sixweeks.games.nineteen_forty.page import pieces as nineteen_forty_pieces
from sixweeks.games.nineteen_forty.page import scene as nineteen_forty_scene
from sixweeks.games.springtime.model import components as springtime
from sixweeks.games.springtime.page import inspector as springtime_inspector
from sixweeks.games.springtime.page import scene as springtime_scene
from sixweeks.games.springtime.rules.r12_refit import REBUILD, REBUILD_FULL, RESTORE
from sixweeks.kernel.reasons import PIECE, WORD
from sixweeks.kernel.sequence import procedures_in

Value: TypeAlias = str | tuple[str, ...]
Values: TypeAlias = Iterable[Value]


def verbs(notation: object, *kinds: str) -> list[str]:
    """The verbs whose noun is of one of these kinds."""
    return [id for id, verb in notation.verbs.items() if verb.of in kinds]  # type: ignore[attr-defined]


def steps_offering(game: str, verb: str) -> list[str]:
    """`Move-go` for each step that names an answer of this verb."""
    named = re.compile(rf'\b{verb.upper()}\b|Action\("{verb}"')
    return [
        f"{procedure.__name__}-{id}"
        for procedure in procedures_in(f"sixweeks.games.{game}.rules")
        for id, step in procedure.steps.items()
        if named.search(inspect.getsource(step.ask))
    ]


BLITZKRIEG_PREVIEWS = (
    *("fire", "react", "bombard", "impact", "assault", "mines", "offensive", "defensive"),
    *("give_way", "transmit", *blitzkrieg_odds.RULES),
)


BLITZKRIEG_PARTS = (
    *blitzkrieg_odds.VALUES,
    *("defense", "fatigued", "neutralized", "out_of_command", "column", "dispersed"),
    *("target_column", "prepared", "move_and_fire", "distance", "range_0"),
    *("move_and_assault", "pioneer", "higher", "target_dispersed", "hq_neutralized"),
    *("woods", "orchard", "built_up"),
    *blitzkrieg.TABLES.reaction_modifiers,
    *(f"check_{check}" for check in blitzkrieg_odds.RULES),
)


def blitzkrieg_values() -> dict[str, Values]:
    spoken = verbs(BLITZKRIEG_NOTATION, PIECE, WORD)
    return {
        "event-operations_end_{}": ("all_drawn", "stopped", "rolled", "passes"),
        "event-ended_{}": ("tactical", "strategic", "held"),
        "choice-{}": [verb for verb in spoken if verb not in BLITZKRIEG_SILENT],
        "inspect-shows_{}": ("vehicle", "infantry"),
        "layer-{}": ("sight", "fire", "command"),
        "error-names-no-{}": ("unit", "firer", "enemy", "bombardment", "assault"),
        "preview-{}": BLITZKRIEG_PREVIEWS,
        "result-{}": ["none" if name == "-" else name for name in blitzkrieg_odds.RESULTS],
        "part-{}": BLITZKRIEG_PARTS,
        "odds-column_{}": ("least", "most"),
        "check-{}": blitzkrieg_odds.RULES,
        "scene-{}": ("reduced", "hq", "observer", "unit", "mines", "prepared"),
        "phase-{}": blitzkrieg_scene.STAGES,
        "tray-{}": blitzkrieg_scene.TRAY_RULES,
        "board-mark_{}": UNIT_MARKS,
    }


def france_40_values() -> dict[str, Values]:
    tables, sides = france_40.TABLES, france_40.SIDES
    return {
        "event-{}_begins": ("movement", "combat"),
        "event-dyle_{}": [each for each in get_args(Dyle) if each],
        "event-ended_{}": (
            *("coup_in_berlin", "ruhr", "held", "panzers_destroyed"),
            *tables.victory_1940,
        ),
        "event-swiss_{}": ("forward", "redoubt"),
        "choice-{}_{}": [(verb, noun) for verb in BY_NOUN for noun in france_40_nouns(verb)],
        "terrain-{}": set(france_40.MAP.terrain.values()),
        "inspect-{}": ("supplied", "unsupplied"),
        "inspect-controlled_{}": sides,
        "inspect-zone_{}": sides,
        "shift-{}": (
            *("surprise", "armored", "concentric", "panzers", "fortification", "dynamo", "crisis"),
        ),
        "back-{}": france_40.NATIONS,
        "tray-{}": [name for _, name in france_40_scene.TRAYS],
        "standing-{}": ("draw", "marginal", "major", "war_winning"),
    }


def france_40_nouns(verb: str) -> Iterable[str]:
    return {
        "order": ("move_fight", "fight_move"),
        "violate": france_40.NEUTRALS,
        "plan": (*france_40.DEPLOYMENTS, "by_hand"),
        "exit": ("west", "south"),
        "keep_nation": france_40.NATIONS,
    }[verb]


MANSTEINS_WAR_FACTS = (
    *(name for name, _, _ in mansteins_war_inspector.SITES),
    *("major_fort", "minor_fort", "river", "ocean", "contested", "controlled"),
    *("supported", "unsupported", "cut_off"),
)


MANSTEINS_WAR_SHIFTS = (
    *("counterattack", "naval", "mountain", "fort", "river", "manstein", "marker"),
    *("unsupported_attacker", "unsupported_defender", "air_of_attacker"),
    "air_of_defender",
)


def mansteins_war_values() -> dict[str, Values]:
    sides, terms = mansteins_war.SIDES, mansteins_war_choices.TERMS
    moments = ("done", "no", "end", "halt")
    return {
        "event-ended_{}": MANSTEINS_WAR_LEVELS,
        "choice-{}": (*terms, "keep", "bin"),
        "inspect-{}": MANSTEINS_WAR_FACTS,
        "layer-{}": [f"supply_{nation}" for nation in mansteins_war.NATIONS],
        "shift-{}": MANSTEINS_WAR_SHIFTS,
        "marker-{}": ("turn", "rail", "bin", "destroyed", "bombed", "open_city", "bridgehead"),
        "marker-shift_{}": ("maginot", "turn", "impulse"),
        "tray-bin_{}": sides,
        "tray-played_{}": sides,
        "track-for_{}": ("hex", "unit", "air", "variant", "extension"),
        "board-{}": ("destroyed", "bombed", "open"),
        "choice-{}_{}": [
            *(("done", "Move-put_down"), ("end", "MovementSegment-choose")),
            *((v, step) for v in moments for step in steps_offering("mansteins_war", v)),
        ],
        "odds-{}": ("superiority", "bombing"),
        "scene-{}": get_args(mansteins_war.AirKind),
    }


def nineteen_forty_values() -> dict[str, Values]:
    return {
        "event-{}_begins": ("movement", "combat"),
        "event-ended_{}": (
            *("allied_marginal", "allied_decisive", "allied_strategic", "draw"),
            *("german_marginal", "german_decisive", "german_strategic"),
        ),
        "choice-none_{}": [
            step.partition("-")[2] for step in steps_offering("nineteen_forty", "none")
        ],
        "choice-{}": (*nineteen_forty_choices.TERMS, "go_on", "finish", "put_down"),
        "terrain-{}": nineteen_forty.TERRAINS,
        "inspect-{}": (
            *(name for name, _, _ in nineteen_forty_inspector.SITES),
            *("supplied", "unsupplied"),
        ),
        "odds-{}": ("strength", "maginot"),
        "tray-{}": nineteen_forty_pieces.TRAYS,
        "track-{}": ("objective", "group", "stands", "destroyed"),
        "{}_of": [
            f"phase-{name.replace(' ', '_')}" for name in nineteen_forty_scene.IMPULSE_STAGES
        ],
    }


def springtime_values() -> dict[str, Values]:
    tables = springtime.TABLES
    lines = ("lead", "other", "leader", "air", "out_of_supply", "terrain", "maginot", "river")
    return {
        "event-{}_begins": ("political", "maneuvers", "refit", "end"),
        "event-declared_{}": ("regroup", "redeploy", "assault", "pass"),
        "event-ended_{}": ("automatic", "operational", "allied"),
        "event-advantage_{}": springtime_scene.ADVANTAGE_USES,
        "choice-{}": (
            *("attack", "airdrop", "redeploy", "de_gaulle"),
            *(RESTORE, REBUILD, REBUILD_FULL),
        ),
        "inspect-boundary_{}": springtime_inspector.BOUNDARY_RULES,
        "inspect-{}": ("threat", "reach", *(name for name, _ in springtime_inspector.FEATURES)),
        "line-{}": lines,
        "note-{}": ("maximum_attack", "heroic_defense", "open_city", "hold"),
        "card-{}": springtime.EVENTS,
        "scene-ended_{}": ("automatic", "operational", "allied"),
        "advantage-{}": springtime_scene.ADVANTAGE_USES,
        "track-morale_{}": ("reached", "ahead"),
        "standing-{}": tables.thresholds,
    }


VALUES: Mapping[str, Callable[[], dict[str, Values]]] = {
    "blitzkrieg": blitzkrieg_values,
    "france_40": france_40_values,
    "mansteins_war": mansteins_war_values,
    "nineteen_forty": nineteen_forty_values,
    "springtime": springtime_values,
}
