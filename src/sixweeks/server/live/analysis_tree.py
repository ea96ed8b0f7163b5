"""The tree of an analysis: which line a step belongs to, and where a new line begins.

A line's path consists of its parent's up to the fork, and of its own steps from there on. Step 0 is
what happened before anybody was asked."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sixweeks.server.errors import HTTPError
from sixweeks.server.storage.analyses import Analyses, LineRow

FIRST = 1  # the line that was given
MOST_LINES = 200


class Node(NamedTuple):
    """A step, with the line that it belongs to."""

    line: int
    step: int


class Tree:
    """The lines by number, and the answers that are a line's own."""

    def __init__(self, rows: Iterable[LineRow], answers: Iterable[tuple[int, int, str]]) -> None:
        self.rows = {row.line: row for row in rows}
        self.own: defaultdict[int, list[str]] = defaultdict(list)
        for line, _, answer in answers:
            self.own[line].append(answer)
        self.begun: defaultdict[Node, list[int]] = defaultdict(list)
        for line, row in self.rows.items():
            self.begun[Node(row.parent, row.fork)].append(line)

    @property
    def here(self) -> int:
        return next((line for line, row in self.rows.items() if row.is_here), FIRST)

    @property
    def main(self) -> int:
        return next((line for line, row in self.rows.items() if row.is_main), FIRST)

    def tip(self, line: int) -> int:
        """The last step of a line."""
        return self.rows[line].fork + len(self.own[line])

    def owner(self, line: int, step: int) -> Node:
        """The node at a step of a line's path."""
        while step <= self.rows[line].fork:
            line = self.rows[line].parent
        return Node(line, step)

    def answer(self, node: Node) -> str:
        return self.own[node.line][node.step - self.rows[node.line].fork - 1]

    def parts(self, line: int, upto: int) -> list[Node]:
        """The lines that a path consists of, from the first, each with its last step there."""
        found = [self.owner(line, upto)]
        while (row := self.rows[found[-1].line]).parent:
            found.append(Node(row.parent, row.fork))
        return found[::-1]

    def within(self, line: int) -> list[int]:
        """A line and all that branch off it."""
        found = [line]
        for each in found:
            found += [child for child, row in self.rows.items() if row.parent == each]
        return found

    def after(self, node: Node) -> Iterator[Node]:
        """What was answered here."""
        if node.step < self.tip(node.line):
            yield Node(node.line, node.step + 1)
        yield from (Node(line, node.step + 1) for line in self.begun[node] if self.own[line])

    def followed(self, answers: Sequence[str]) -> Node | None:
        """How far the tree knows these answers."""
        root = Node(FIRST, 0)
        if not answers or not self.own[FIRST] or self.answer(root) != answers[0]:
            return None
        node = root
        for answer in answers[1:]:
            known = (each for each in self.after(node) if self.answer(each) == answer)
            found = next(known, None)
            if found is None:
                return node
            node = found
        return node

    def is_on(self, line: int, node: Node) -> bool:
        return node.step <= self.tip(line) and self.owner(line, node.step) == node

    def shared(self, one: int, upto: int, other: int, most: int) -> int:
        """The last step that two paths have in common."""
        last = min(upto, most)
        while self.owner(one, last) != self.owner(other, last):
            last -= 1
        return last

    def line_through(self, node: Node) -> int:
        """The line to go on along: the present one, if it comes here, else the node's own."""
        return self.here if self.is_on(self.here, node) else node.line


def tree_of(store: Analyses, id: str) -> Tree:
    return Tree(store.lines(id), store.answers(id))


class Place(NamedTuple):
    """The tree of a table, and the step of it that the table is at."""

    tree: Tree
    line: int
    step: int


def known_place(store: Analyses, id: str) -> Place | None:
    """Where the table is, if its tree is up to date."""
    tree, played = tree_of(store, id), store.played(id)
    node = tree.followed(played)
    if node is None or node.step < len(played) - 1 or tree.line_through(node) != tree.here:
        return None
    return Place(tree, tree.here, node.step)


def brought_up_to_date(store: Analyses, id: str) -> Place:
    """Add what was answered at the table since: to the end of a line, or as a new line."""
    with store.db.transaction():
        tree, played = tree_of(store, id), store.played(id)
        node = tree.followed(played)
        if node is None:
            return begun(store, id, len(played))
        if node.step == len(played) - 1:
            return Place(tree, choose_line(store, id, tree, tree.line_through(node)), node.step)
        line = line_for(store, id, tree, node)
        store.add_played(id, line, node.step + 1)
        tree = tree_of(store, id)
        return Place(tree, choose_line(store, id, tree, line), len(played) - 1)


def begun(store: Analyses, id: str, count: int) -> Place:
    """The first line: what the table has at the beginning."""
    store.delete_lines(id, [row.line for row in store.lines(id)])
    store.put_line(id, LineRow(FIRST, 0, -1, is_main=1, is_here=1))
    store.add_played(id, FIRST, 0)
    return Place(tree_of(store, id), FIRST, count - 1)


def line_for(store: Analyses, id: str, tree: Tree, node: Node) -> int:
    """The line that an answer after a node belongs to."""
    if node.step == tree.tip(node.line):
        return node.line
    if len(tree.rows) >= MOST_LINES:
        raise HTTPError(409, "error-too-many-lines", count=MOST_LINES)
    line = max(tree.rows) + 1
    store.put_line(id, LineRow(line, node.line, node.step))
    return line


def choose_line(store: Analyses, id: str, tree: Tree, line: int) -> int:
    """The table is on this line from now on."""
    if tree.here != line:
        mark(store, id, tree, line, "is_here")
    return line


def mark(store: Analyses, id: str, tree: Tree, line: int, what: str) -> None:
    """One line only is here, and one is the main line."""
    for row in tree.rows.values():
        changed = replace(row, **{what: int(row.line == line)})
        if changed != row:
            store.put_line(id, changed)
            tree.rows[row.line] = changed


def known_line(tree: Tree, line: int) -> int:
    if line not in tree.rows:
        raise HTTPError(404, "error-no-line")
    return line
