"""What CONTRIBUTING.md claims of the code is true, where a look at the syntax can tell."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
EVERYTHING = sorted([*SOURCES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py")])
EXCEPTIONS = tomllib.loads((ROOT / "tests/house_rules.toml").read_text("utf-8"))
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
LONGEST_FILE, LONGEST_FUNCTION = 400, 25
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef

# These fill a game that nobody plays yet, or a copy; all others leave writing to the effects.
MAKERS = re.compile(r"effects$|^definition$|^position_|^view(_|$)|^odds")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(text_of(path))))


def beyond(found: dict[str, int], allowed: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in found.items() if count > allowed.get(name, 0)}


# --- sizes ------------------------------------------------------------------------------------


def long_files() -> dict[str, int]:
    lengths = {name_of(path): len(text_of(path).splitlines()) for path in EVERYTHING}
    return {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def long_functions() -> dict[str, int]:
    found = {}
    for path in EVERYTHING:
        for node in nodes(path):
            if isinstance(node, FUNCTIONS):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    found[f"{name_of(path)}:{node.name}"] = lines
    return found


def test_no_file_is_longer_than_400_lines():
    assert not beyond(long_files(), EXCEPTIONS["long_files"])


def test_no_function_is_longer_than_25_lines():
    assert not beyond(long_functions(), EXCEPTIONS["long_functions"])


# --- types ------------------------------------------------------------------------------------


def says_any(node: ast.AST) -> bool:
    """`Any`, by itself or of its module."""
    return getattr(node, "id" if isinstance(node, ast.Name) else "attr", "") == "Any"


def test_nobody_but_the_kernel_says_any():
    others = [path for path in SOURCES if "kernel" not in path.parts]
    assert [name_of(path) for path in others if any(map(says_any, nodes(path)))] == []


def test_what_is_mended_is_no_longer_listed_as_an_exception():
    found = {"long_files": long_files(), "long_functions": long_functions()}
    assert {kind: EXCEPTIONS[kind].keys() - found[kind].keys() for kind in found} == {
        kind: set() for kind in found
    }


# --- writing ----------------------------------------------------------------------------------


def written(node: ast.AST) -> Iterator[ast.expr]:
    """Whatever a statement assigns to or deletes."""
    whole: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        whole = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        whole = [node.target]
    for target in whole:
        yield from target.elts if isinstance(target, ast.Tuple) else [target]


def writes_to_the_game(path: Path) -> Iterator[str]:
    for node in nodes(path):
        for target in written(node):
            match target:
                case ast.Attribute(value=ast.Name(id="game"), attr=field):
                    yield f"{name_of(path)}:{target.lineno} writes game.{field}"


def test_only_effects_write_to_a_game():
    players = [path for path in SOURCES if "games" in path.parts and not MAKERS.search(path.stem)]
    assert [each for path in players for each in writes_to_the_game(path)] == []


# --- words ------------------------------------------------------------------------------------


def docstrings_and_comments(path: Path) -> Iterator[tuple[int, str]]:
    for node in nodes(path):
        if isinstance(node, ast.Module | ast.ClassDef | FUNCTIONS) and ast.get_docstring(node):
            yield node.body[0].lineno, ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(text_of(path)).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def prose() -> Iterator[tuple[Path, int, str]]:
    """Whatever is read: pages, catalogues, rules in our words; docstrings outside the rules."""
    patterns = (
        "*.md",
        "docs/**/*.md",
        "src/**/*.ftl",
        "frontend/src/**/*.ftl",
        "src/**/rules.toml",
    )
    for path in (found for pattern in patterns for found in ROOT.glob(pattern)):
        if path.name != "coverage.md":  # generated
            yield from ((path, *line) for line in enumerate(text_of(path).splitlines(), start=1))
    for path in [*SOURCES, *(ROOT / "tools").rglob("*.py")]:
        if "rules" not in path.parts:
            yield from ((path, *line) for line in docstrings_and_comments(path))


def test_no_word_is_archaic():
    archaic = re.compile(rf"\b(?:{'|'.join(EXCEPTIONS['words']['archaic'])})\b", re.IGNORECASE)
    found = [(name_of(path), line, archaic.findall(text)) for path, line, text in prose()]
    assert [each for each in found if each[2]] == []


# --- the rest ---------------------------------------------------------------------------------


def test_no_name_says_nothing():
    empty = re.compile(r"manager|handler|helper|utils", re.IGNORECASE)
    named = ast.ClassDef | FUNCTIONS
    found = [
        f"{name_of(path)}: {node.name}"
        for path in SOURCES
        for node in nodes(path)
        if isinstance(node, named) and empty.search(node.name)
    ]
    assert found + [name_of(path) for path in SOURCES if empty.search(path.stem)] == []


def caught_blindly(path: Path) -> Iterator[str]:
    """An `except Exception` that neither raises again nor says why."""
    lines = text_of(path).splitlines()
    for node in nodes(path):
        if isinstance(node, ast.ExceptHandler):
            kind = "" if node.type is None else ast.unparse(node.type)
            raises = isinstance(node.body[-1], ast.Raise)
            said = "#" in lines[node.lineno - 1]
            if kind in ("", "Exception", "BaseException") and not raises and not said:
                yield f"{name_of(path)}:{node.lineno}"


def test_nobody_catches_everything_without_saying_why():
    assert [each for path in SOURCES for each in caught_blindly(path)] == []


def test_no_test_starts_an_event_loop_in_its_own_thread():
    """A page test that ran before in the same process leaves one running (tests/server/toolkit)."""
    tests = [path for path in EVERYTHING if "tests" in path.parts]
    names = {"asyncio.run", "anyio.run"}
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in tests
        for node in nodes(path)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names
    ]
    assert found == []


def is_export(node: ast.stmt) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="require"))):
            return True
    return False


def test_an_init_file_holds_exports_only():
    inits = [path for path in SOURCES if path.name == "__init__.py"]
    others = [
        name_of(path)
        for path in inits
        if not all(is_export(node) for node in ast.parse(text_of(path)).body)
    ]
    assert others == []


def test_nothing_is_left_to_be_done_without_an_issue():
    unfinished = re.compile(r"\b(TODO|FIXME)\b(?! \(#\d+\))")
    files = [path for path in SOURCES if unfinished.search(text_of(path))]
    assert files == []


# --- the examples -----------------------------------------------------------------------------


def test_the_example_of_a_test_exists():
    (example,) = re.findall(r"^```py\n(.*?)^```$", CONTRIBUTING, re.MULTILINE | re.DOTALL)
    assert any(example.strip() in text_of(path) for path in (ROOT / "tests").rglob("test_r*.py"))


@pytest.mark.parametrize("path", sorted(set(re.findall(r"tests/[\w/]+\.py", CONTRIBUTING))))
def test_the_files_it_names_exist(path):
    assert (ROOT / path).exists()


def commands_of_test() -> set[str]:
    """What ./test runs before pytest, without the checks of the page."""
    lines = re.findall(r'^check ".*?" (.*)$', text_of(ROOT / "test"), re.MULTILINE)
    plain = (
        re.sub(r" \$\{.*?\}", "", line).replace('"', "").replace("$python", "$venv/bin/python")
        for line in lines
    )
    return {line.replace("$venv", ".venv") for line in plain if line.startswith("$venv")}


def test_pre_commit_runs_the_checks_of_test():
    text = text_of(ROOT / ".pre-commit-config.yaml")
    hooks = set(re.findall(r"^ +entry: (.*)$", text, re.MULTILINE))
    checks = {line for line in commands_of_test() if "pytest" not in line}
    assert hooks == checks | {"./test"}
