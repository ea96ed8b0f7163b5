"""Every step that asks has a prompt, every message is used, and no sentence is built in Python."""

import ast
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

from sixweeks.games import game_ids
from sixweeks.kernel.procedure import Step
from tests.games.test_catalogues import catalogue, folder, procedures

GAMES = game_ids()
QUESTION = re.compile(r"\b(Choose|Roll|Draw|Together)\(")
CALL = re.compile(r"\bCall\(")
PROSE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
KERNEL = Path(inspect.getfile(Step)).parent
OTHERS = ("event-", "prompt-", "objection-", "-")  # have checks of their own


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_has_a_prompt(game: str) -> None:
    """It poses a question itself, or hears an answer and calls no procedure that could give it."""
    ids = set(catalogue(game).ids)
    for name, procedure in procedures(game).items():
        for at, step in procedure.steps.items():
            prompt = f"prompt-{name}-{at}"
            said = prompt in ids or any(id.startswith(f"{prompt}-") for id in ids)
            assert said or not asks(step), prompt


def asks(step: Step) -> bool:
    source = inspect.getsource(step.ask)
    return bool(QUESTION.search(source) or (step.hear and not CALL.search(source)))


# --- what is used -----------------------------------------------------------------------------


@cache
def literals(game: str) -> frozenset[str]:
    """The words within the strings of a game's code and data, and of the kernel."""
    files = [*folder(game).rglob("*.py"), *KERNEL.rglob("*.py")]
    files += [*folder(game).rglob("*.toml"), *folder(game).rglob("*.csv")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    return frozenset(re.findall(r"[\w.]+", text))


@cache
def patterns(game: str) -> tuple[re.Pattern[str], ...]:
    """The ids in a game's code, those that are composed too: `layer-{id}`."""
    found = []
    for path in [*folder(game).rglob("*.py"), *KERNEL.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                if parts[0] and "-" in str(parts[0]):
                    found.append("".join("(.+)" if p is None else re.escape(str(p)) for p in parts))
    return tuple(map(re.compile, found))


def is_used(game: str, id: str) -> bool:
    matches = (match for each in patterns(game) if (match := each.fullmatch(id)))
    return any(all(map(is_known, [game] * 9, match.groups())) for match in matches)


def is_known(game: str, part: str) -> bool:
    """What fills a composed id stands somewhere in the game."""
    known = literals(game)
    pieces = part.split("-")
    return all(piece in known or known.issuperset(piece.split("_")) for piece in pieces)


@pytest.mark.parametrize("game", GAMES)
def test_every_label_is_used(game: str) -> None:
    labels = [id for id in catalogue(game).ids if not id.startswith(OTHERS)]
    assert [id for id in labels if not is_used(game, id)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_of_a_rule_and_a_case_that_the_code_names(game: str) -> None:
    for id in catalogue(game).ids:
        if id.startswith("objection-"):
            *rule, case = id.removeprefix("objection-").split("-")
            assert ".".join(rule) in literals(game), id
            assert case == "plain" or case in literals(game), id


# --- what is written in Python ----------------------------------------------------------------


def composed(path: Path) -> list[str]:
    """The f-strings with words of a language in them, but for those of errors."""
    tree = ast.parse(path.read_text("utf-8"))
    raised = {
        id(n) for each in ast.walk(tree) if isinstance(each, ast.Raise) for n in ast.walk(each)
    }
    strings = [n for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) and id(n) not in raised]
    texts = [part.value for n in strings for part in n.values if isinstance(part, ast.Constant)]
    return [str(text) for text in texts if PROSE.search(str(text))]


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_for_players_is_built_in_python(game: str) -> None:
    files = [*(folder(game) / "page").glob("*.py"), *(folder(game) / "text").glob("[bm]*.py")]
    assert {path.name: composed(path) for path in files if composed(path)} == {}
