"""Mutation operators: every small change of a rule that a test should detect."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = {
    "Outcome": "None",
    "bool": "False",
    "int": "0",
    "list": "[]",
    "tuple": "()",
    "frozenset": "frozenset()",
}
SWITCHES = ("strict", "frozen", "gc", "kw_only")  # of Python, not of a rule
WORDS = (ast.JoinedStr, ast.Assert, ast.pattern, ast.arg)  # they say nothing about a rule
Change: TypeAlias = tuple[str, ast.AST, str]  # its kind, what is replaced, and by what text


class Mutant(Struct, frozen=True):
    """One change of one file; its id names it as long as the file stays as it is."""

    id: str
    file: str
    line: int
    lines: tuple[tuple[int, int], ...]  # of the change, then of the function around it
    before: str
    after: str
    source: str


def mutants_of(path: Path, root: Path) -> Iterator[Mutant]:
    """Every mutant of a file, in the order of the text."""
    source = path.read_bytes()
    starts = [0]  # of the lines, in bytes, as the columns are
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for kind, changed, text, around in changes(ast.parse(source)):
        node: Any = changed  # one with a place in the text
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        first, last = starts[node.lineno - 1], starts[node.end_lineno]
        new = text.encode()
        yield Mutant(
            id=f"{path.stem}:{node.lineno}:{node.col_offset}:{kind}",
            file=str(path.relative_to(root)),
            line=node.lineno,
            lines=((node.lineno, node.end_lineno), around),
            before=one_line(source[first:last]),
            after=one_line(source[first:begin] + new + source[end:last]),
            source=(source[:begin] + new + source[end:]).decode(),
        )


def one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def changes(
    node: ast.AST, function: ast.FunctionDef | None = None
) -> Iterator[tuple[str, ast.AST, str, tuple[int, int]]]:
    """What can be changed in a node and below it, with the lines of the function around it."""
    if isinstance(node, ast.FunctionDef):
        function = node
    around = (function.lineno, function.end_lineno or 0) if function else (0, 0)
    for change in changes_here(node, type_given_by(function)):
        yield *change, around
    for child in ast.iter_child_nodes(node):
        if not is_left_alone(node, child):
            yield from changes(child, function)


def type_given_by(function: ast.FunctionDef | None) -> str:
    if function is None or function.returns is None:
        return ""
    return ast.unparse(function.returns).partition("[")[0]


def is_left_alone(parent: ast.AST, child: ast.AST) -> bool:
    """Words, patterns, switches of the language, annotations and decorators."""
    if isinstance(child, WORDS) or (isinstance(child, ast.keyword) and child.arg in SWITCHES):
        return True
    if isinstance(parent, ast.FunctionDef | ast.ClassDef):
        return child in parent.decorator_list or child is getattr(parent, "returns", None)
    return isinstance(parent, ast.AnnAssign) and child is parent.annotation


def changes_here(node: ast.AST, returns: str) -> Iterator[Change]:
    match node:
        case ast.Compare() | ast.BoolOp() | ast.BinOp() | ast.UnaryOp():
            yield from other_operators(node)
        case ast.Constant():
            yield from other_constants(node)
        case ast.Call(func=ast.Name(id=name) as function) if name in NAMES:
            yield "name", function, NAMES[name]
        case ast.If(test=test) | ast.IfExp(test=test):
            yield from negations([test])
        case ast.comprehension(ifs=tests):
            yield from negations(tests)
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield "dropped", node, "pass"
        case ast.Assign(targets=[ast.Attribute()]) | ast.AugAssign():
            yield "dropped", node, "pass"
        case ast.Return(value=ast.expr() as value) if returns in EMPTY:
            if ast.unparse(value) not in (EMPTY[returns], "True", "False"):
                yield "returned", node, f"return {EMPTY[returns]}"
        case ast.Tuple(elts=[_, _, *_] as parts) | ast.List(elts=[_, *_] as parts):
            yield from without_one(node, parts)


def other_operators(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            yield "compare", node, swapped(node, ops=[SWAPS[type(op)]()])
        case ast.BoolOp(op=op):
            yield "boolean", node, swapped(node, op=SWAPS[type(op)]())
        case ast.BinOp(op=op) if type(op) in SWAPS and not is_of_words(node):
            yield "arithmetic", node, swapped(node, op=SWAPS[type(op)]())
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield "unary", node, f"({ast.unparse(operand)})"


def swapped(node: Any, **fields: Any) -> str:
    """The node as text, with other fields."""
    kept = {name: getattr(node, name) for name in node._fields}
    return f"({ast.unparse(type(node)(**{**kept, **fields}))})"


def is_of_words(node: ast.BinOp) -> bool:
    """Joined words, or a type that may be None."""
    ends = (node.left, node.right)
    return any(isinstance(end, ast.JoinedStr) for end in ends) or any(
        isinstance(end, ast.Constant) and isinstance(end.value, str | None) for end in ends
    )


def other_constants(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "constant", node, str(not node.value)
    elif isinstance(node.value, int):
        yield "plus", node, str(node.value + 1)
        yield "minus", node, f"({node.value - 1})"


def negations(tests: Sequence[ast.expr]) -> Iterator[Change]:
    """Negations of conditions that no other change reverses."""
    for test in tests:
        match test:
            case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()]):
                pass
            case ast.Compare(ops=[ast.Is() | ast.IsNot()]) | ast.UnaryOp(op=ast.Not()):
                pass
            case _:
                yield "negated", test, f"(not ({ast.unparse(test)}))"


def without_one(node: ast.AST, parts: Sequence[ast.expr]) -> Iterator[Change]:
    """A bar, an objection or an action left out of a list of them."""
    opening, closing = ("[", "]") if isinstance(node, ast.List) else ("(", ",)")
    for number, part in enumerate(parts):
        if isinstance(part, ast.Call | ast.Starred):
            rest = [*parts[:number], *parts[number + 1 :]]
            text = ", ".join(ast.unparse(each) for each in rest)
            yield f"without{number}", node, f"{opening}{text}{closing}"
