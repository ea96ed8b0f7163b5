"""What a message catalogue says of itself: its messages, their variables, functions and plurals."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Uses(visitor.Visitor):
    """What one message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        keys = {str(getattr(each.key, "name", None) or each.key.value) for each in node.variants}
        if keys & (PLURALS - {"other"}):
            self.plurals.append(keys)
        self.generic_visit(node)


class Messages:
    """One file, parsed whole."""

    def __init__(self, path: Path) -> None:
        self.body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
        self.junk = [each.content for each in self.body if isinstance(each, ast.Junk)]
        self.entries = [each for each in self.body if isinstance(each, ast.Message | ast.Term)]
        self.ids = [id_of(each) for each in self.entries]
        self.uses = {id_of(each): uses_of(each) for each in self.entries}


def id_of(entry: Any) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def uses_of(entry: Any) -> Uses:
    uses = Uses()
    for pattern in (entry.value, *(each.value for each in entry.attributes)):
        if pattern is not None:
            uses.visit(pattern)
    return uses
