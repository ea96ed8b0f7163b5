"""Where the program sends messages, by a look at the syntax: the id, and the arguments given."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parents[2] / "src/sixweeks"
LABELS = ("message", "words", "Sentence", "Statement")  # with an id
EVENTS = {"emit": 0, "tell": 1, "tell_owner": 1}  # where the kind stands among the arguments
GIVEN = {"emit": 2, "tell": 3, "tell_owner": 5}  # and where a dictionary of arguments would
ARGUMENTS = {  # in `sixweeks.kernel.presentation.sentence`
    *("Place", "Places", "Path", "Piece", "Pieces", "Side", "Term", "Terms", "Signed", "Halves"),
    *("Die", "Hidden", "Text", "Sentence", "Listed"),
}


class Sent(NamedTuple):
    """A message that is sent: a pattern for its id, and the type of each argument if known."""

    where: str
    id: re.Pattern[str]
    types: Mapping[str, str]

    @property
    def is_exact(self) -> bool:
        return "\\w" not in self.id.pattern

    def ids(self, known: list[str]) -> list[str]:
        return [id for id in known if self.id.fullmatch(id)]


def sent_in(folder: Path) -> Iterator[Sent]:
    for path in sorted(folder.rglob("*.py")):
        module = module_of(path)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (found := sent_by(node)):
                id, given = found
                types = {name: type_of(value, module) for name, value in given.items()}
                yield Sent(f"{path.relative_to(SOURCE)}:{node.lineno}", re.compile(id), types)


def module_of(path: Path) -> ModuleType:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return importlib.import_module(".".join(parts).removesuffix(".__init__"))


def sent_by(node: ast.Call) -> tuple[str, dict[str, ast.expr]] | None:
    """The pattern of the id and the arguments, if both are written out."""
    name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
    id, given = "", None
    if name in LABELS and node.args:
        id, given = pattern(node.args[0]), given_by(node, 1)
    elif name in EVENTS:
        at = EVENTS[name]
        id = pattern(node.args[at]) if len(node.args) > at else ""
        id, given = f"event-{id}" if id else "", given_by(node, GIVEN[name])
    elif name == "Objection" and node.args:
        id, given = pattern_of_refusal(node), given_by(node, 2)
    return None if not id or given is None else (id, given)


def pattern(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(pattern(each) or r"\w+" for each in node.values)
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) and node.value else ""


def pattern_of_refusal(node: ast.Call) -> str:
    """A rule that is computed may be any."""
    rule = pattern(node.args[0]).replace(r"\.", "-") or r"[\w-]+?"
    case = pattern(node.args[1]) if len(node.args) > 1 else "plain"
    return f"objection-{rule}-{case}" if case else ""


def given_by(node: ast.Call, at: int) -> dict[str, ast.expr] | None:
    """Its keywords, or the dictionary at a place; None if either is made elsewhere."""
    given = {str(each.arg): each.value for each in node.keywords if each.arg}
    if len(given) < len(node.keywords):
        return None
    if len(node.args) > at:
        table = node.args[at]
        if not isinstance(table, ast.Dict) or not all(
            isinstance(key, ast.Constant) for key in table.keys
        ):
            return None
        named = zip(table.keys, table.values, strict=True)
        given |= {str(getattr(key, "value", "")): value for key, value in named}
    return given


def type_of(node: ast.expr, module: ModuleType) -> str:
    """What the arguments of a message call it; empty if the syntax does not tell."""
    if isinstance(node, ast.Constant):
        return "Number" if isinstance(node.value, int) else "Text"
    if not isinstance(node, ast.Call):
        return ""
    made_by = called(node.func, module)
    if inspect.isclass(made_by):
        return declared_name(made_by)
    if not inspect.isfunction(made_by):
        return ""
    return declared_name(inspect.get_annotations(made_by).get("return"))


def called(node: ast.expr, module: ModuleType) -> object:
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(getattr(module, node.value.id, None), node.attr, None)
    return None


def declared_name(kind: object) -> str:
    """Of a class, or of an annotation that is written as a string."""
    name = kind if isinstance(kind, str) else getattr(kind, "__name__", "")
    name = {"int": "Number", "str": "Text", "Statement": "Sentence"}.get(name, name)
    return name if name in ARGUMENTS | {"Number"} else ""
