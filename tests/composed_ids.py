"""The values of every message id that the command line, the kernel, the server and the computer
players compose: `command-{}` is one for each command. Those of the games are in `games/`."""

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeAlias, get_args

import click

from sixweeks.ai.levels import BELOW
from sixweeks.ai.players import level_names
from sixweeks.cli.fuzz import COUNTED
from sixweeks.cli.program import COMMANDS, program
from sixweeks.cli.session import WORDS
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.notation import Notation
from sixweeks.kernel.presentation.definition import ABOUT, GameDefinition
from sixweeks.kernel.presentation.history import history_of
from sixweeks.kernel.presentation.lesson import lessons_in
from sixweeks.kernel.presentation.rulebook import STATUSES
from sixweeks.kernel.presentation.scene_text import phase_title
from sixweeks.kernel.sequence import Spot, procedures_in
from sixweeks.lab.fuzz import KINDS
from sixweeks.lab.sequential_test import Verdict
from tests.games.senders import SOURCE, module_of

Ids: TypeAlias = Iterable[str]

# Looked up before they are said, or each the subject of a test of its own.
TESTED_ELSEWHERE = {
    "event-{}": "test_every_event_in_the_code_has_a_message",
    "event-ended_{}": "test_every_event_in_the_code_has_a_message",
    "prompt-{}-{}": "test_every_step_that_asks_has_a_prompt",
    "objection-{}-{}": "test_every_case_of_a_refusal_has_a_message",
    "coach-{}-{}": "test_the_coach_has_an_explanation_for_every_case_of_every_step",
    "why-{}-{}": "test_the_staff_can_say_what_it_goes_by_at_every_step",
    "briefing-{}-{}": "test_a_briefing_tells_situation_victory_and_what_is_special",
    "briefing-{}-want-{}": "test_a_briefing_tells_each_side_what_it_wants",
    "rule-{}-{}": "test_the_english_words_are_those_of_the_file",
    "chapter-{}-title": "test_a_chapter_has_its_title_in_its_language",
    "chart-{}": "test_every_row_has_a_cell_for_each_column",
    "chart-heading-{}": "test_every_row_has_a_cell_for_each_column",
    "chart-column-{}": "test_every_row_has_a_cell_for_each_column",
    "chart-{}-note-{}": "test_every_row_has_a_cell_for_each_column",
}


# --- the command line -------------------------------------------------------------------------


def commands() -> Iterator[click.Command]:
    """Every command, and every command of a command."""
    context = click.Context(program)
    for name in COMMANDS:
        command = program.get_command(context, name)
        assert command is not None, f"there is a command {name}"
        yield command
        yield from getattr(command, "commands", {}).values()


def parameters() -> list[click.Parameter]:
    return [each for command in commands() for each in command.params]


def columns_shown() -> set[str]:
    """The columns of every `grid(("rule", "shift#"), ...)`, written there or assigned before."""
    found = set()
    for path in (SOURCE / "cli").glob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        assigned = {
            target.id: node.value
            for node in nodes
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "grid":
                first = node.args[0]
                found |= texts_in(assigned[first.id] if isinstance(first, ast.Name) else first)
    return {name.rstrip("#") for name in found if name}


def texts_in(node: ast.AST) -> set[str]:
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def cli_values() -> dict[str, Ids]:
    admin = program.get_command(click.Context(program), "admin")
    of_options = [each for each in parameters() if isinstance(each, click.Option)]
    of_arguments = [each for each in parameters() if isinstance(each, click.Argument)]
    return {
        "command-{}": COMMANDS,
        "command-admin-{}": getattr(admin, "commands", {}),
        "{}-about": [getattr(each, "message", "") for each in commands()],
        "option-{}": [(each.help or "").removeprefix("option-") for each in of_options],
        "metavar-{}": {each.metavar or each.name or "" for each in of_arguments}
        | {each.metavar for each in of_options if each.metavar},
        "help-{}": ("commands", "options"),
        "column-{}": columns_shown(),
        "error-flag-{}": ("with", "without"),
        "error-flag-{}-value": ("needs", "takes-no"),
        "odds-{}": ("attacker", "defender"),
        "fuzz-{}": (*KINDS, *COUNTED),
        "ladder-{}": get_args(Verdict),
        "rule-status-{}": STATUSES,
        "play-needs-{}": ("roll", "draw"),
        "use-{}": (*WORDS, "quit"),
        "use-{}-about": (*WORDS, "quit"),
        "simulate-{}": ("turns", "answers"),
        **level_values(),
    }


def level_values() -> dict[str, Ids]:
    levels = {name for id in game_ids() for name in level_names(definition_of(id))}
    return {"level-{}": levels, "level-named-{}": BELOW.values()}


# --- kernel and server ------------------------------------------------------------------------


def shared_values() -> dict[str, Ids]:
    """Messages of all games."""
    return {
        "list-{}": ("and", "or", "comma", "semicolon", "space", "blank"),
        "error-unknown-{}": ("hex", "area"),
        "error-names-no-{}": ("hex", "area"),
        "error-unlisted-{}": ("unit", "formation", "marker"),
        "error-bad-result{}": ("", "-or-draw"),
        "error-game-has-no-{}": ("option", "order", "scenario", "side"),
        "error-{}-cannot-be": ("option", "order"),
    }


SERVER = {"fault-{}": ("slow", "died")}


def game_values(game: str) -> dict[str, Ids]:
    """What the kernel says in the words of a game."""
    definition = definition_of(game)
    info, sides = definition.info, definition.side_ids()
    scenarios = [each.id for each in info.scenarios]
    return {
        "scenario-{}": scenarios,
        "scenario-{}-about": scenarios,
        "option-{}": [each.id for each in info.options],
        "value-{}-{}": [f"{each.id}-{value}" for each in info.options for value in each.values],
        "order-{}": {
            order.id
            for id in scenarios
            for side in sides
            for order in definition.rules.orders(id, side)
        },
        "about-{}": ABOUT,
        "action-{}": notation_of(game).verbs,
        "phase-{}": phases(definition),
        "aftermath-{}": scenarios,
        "history-{}{}": history_ids(definition),
        **lesson_values(definition),
        **page_values(game),
    }


def notation_of(game: str) -> Notation:
    notation: Notation = import_module(f"sixweeks.games.{game}.text.notation").NOTATION
    return notation


UNTITLED = {"nineteen_forty": {"set-up", "new turn"}}  # their titles are others


def phases(definition: GameDefinition) -> set[str]:
    """Every stage of every procedure, of either side, that the scene shows."""
    scene = import_module(f"sixweeks.games.{definition.info.id}.page.scene")
    stages = {
        Spot(procedure, at, side).stage
        for procedure in procedures_in(f"sixweeks.games.{definition.info.id}.rules")
        for at in procedure.steps
        for side in definition.side_ids()
    }
    shown = stages & set(getattr(scene, "STAGES", stages)) - UNTITLED.get(definition.info.id, set())
    return {phase_title(stage).id.removeprefix("phase-") for stage in shown if stage}


def history_ids(definition: GameDefinition) -> set[str]:
    told = [history_of(definition, each.id) for each in definition.info.scenarios]
    events = [event for history in told for turn in history.turns for event in turn.events]
    words = [sentence for event in events for sentence in (event.title, event.text)]
    return {sentence.id.removeprefix("history-") for sentence in words}


def lesson_values(definition: GameDefinition) -> dict[str, Ids]:
    lessons = lessons_in(definition.info.folder)
    steps = [f"{id}-{n}" for id, each in lessons.items() for n in range(1, len(each.steps) + 1)]
    return {"lesson-{}": lessons, "lesson-{}-end": lessons, "lesson-{}-{}": steps}


# --- the ids that a game gives to its tracks, layers and columns ------------------------------

SAID_BY = {"track": "track-{}", "layer": "layer-{}", "columns": "board-column_{}"}


def listed(game: str) -> dict[str, Ids]:
    """What an id holds that is neither written out nor a side, as the source has it."""
    scene, layers = (import_module(f"sixweeks.games.{game}.page.{x}") for x in ("scene", "layers"))
    match game:
        case "springtime":
            return {"name": [name for name, _ in scene.EFFECTS]}
        case "nineteen_forty":
            groups = [group for side in layers.SIDES for group in layers.MAP.groups[side]]
            written = ("objective", "main_effort", "ready_group")
            return {"goal_{id}": layers.GOALS, "written_{id}": written, "group_{group}": groups}
    return {}


def page_values(game: str) -> dict[str, Ids]:
    layers = import_module(f"sixweeks.games.{game}.page.layers").LAYERS
    asked = [layers.title(*each).id.removeprefix("layer-") for each in layers.by_id.values()]
    found: dict[str, set[str]] = {pattern: set() for pattern in SAID_BY.values()}
    for name, id in ids_given(game):
        found[SAID_BY[name]].add(id)
    return {**found, "layer-{}_{}": asked}


def ids_given(game: str) -> Iterator[tuple[str, str]]:
    """Of each call of `track`, `layer` or `columns` the ids that it is given."""
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = called(node)
            if isinstance(node, ast.Call) and name in SAID_BY:
                at = 1 if isinstance(node.func, ast.Attribute) else 0
                for arg in node.args if name == "columns" else node.args[at : at + 1]:
                    yield from ((name, id) for id in expanded(game, path, arg))


def called(node: ast.AST) -> str:
    function = getattr(node, "func", None)
    return getattr(function, "id", "") or getattr(function, "attr", "")


def expanded(game: str, path: Path, arg: ast.expr) -> list[str]:
    """The texts that an argument may be: itself, one for each side, or what is listed."""
    values = listed(game)
    match arg:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Starred(value=ast.Name(id=name)):
            return list(getattr(module_of(path), name))
        case ast.Name(id=name):
            return list(values[name])
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue(value=name)]):
            held = ast.unparse(name)
            sides = definition_of(game).side_ids()
            given = sides if held == "side" else values[f"{start}{{{held}}}"]
            return [f"{start}{each}" for each in given]
    raise AssertionError(f"{path}: {ast.unparse(arg)} is not understood")
