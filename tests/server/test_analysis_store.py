"""The tree of an analysis in both kinds of databases."""

import pytest

from sixweeks import api
from sixweeks.kernel.formats.record import read_record
from sixweeks.server.live.analysis_tree import FIRST, Node, brought_up_to_date, mark
from sixweeks.server.live.new_analysis import analysis_of
from sixweeks.server.storage.analyses import LineRow
from sixweeks.server.storage.deletion import delete_table
from sixweeks.server.storage.store import Store


@pytest.fixture(scope="module")
def finished() -> str:
    return api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()


@pytest.fixture
def table(store: Store, finished: str) -> str:
    made = analysis_of(read_record(finished))
    store.create(made.row, made.seats, made.entries, "browser", made.snapshots)
    return made.row.id


def test_the_first_line_is_what_the_table_has(store: Store, table: str) -> None:
    place = brought_up_to_date(store.analyses, table)
    steps = len(store.entries(table, -1))
    assert (place.line, place.step, place.tree.tip(FIRST)) == (FIRST, steps - 1, steps - 1)


def test_the_tree_is_made_once(store: Store, table: str) -> None:
    first = brought_up_to_date(store.analyses, table)
    again = brought_up_to_date(store.analyses, table)
    assert again.tree.rows == first.tree.rows
    assert again.tree.own == first.tree.own


def test_snapshots_are_kept_with_their_steps(store: Store, table: str) -> None:
    place = brought_up_to_date(store.analyses, table)
    rows = store.analyses.steps(table, FIRST, place.step)
    assert [row.step for row in rows if row.position] == [
        n
        for n, entry in enumerate(store.entries(table, -1))
        if is_marked(store, table, entry.serial)
    ]


def is_marked(store: Store, table: str, serial: int) -> bool:
    found = store.snapshot(table, serial)
    return found is not None and found.serial == serial


def test_one_line_only_is_the_main_line(store: Store, table: str) -> None:
    place = brought_up_to_date(store.analyses, table)
    store.analyses.save_line(table, LineRow(2, FIRST, 4))
    place.tree.rows[2] = LineRow(2, FIRST, 4)
    with store.db.transaction():
        mark(store.analyses, table, place.tree, 2, "is_main")
    assert [row.line for row in store.analyses.lines(table) if row.is_main] == [2]


def test_a_tally_is_replaced_and_read_again(store: Store, table: str) -> None:
    brought_up_to_date(store.analyses, table)
    for wins in ({"german": 1}, {"german": 1, "allied": 2}):
        store.analyses.put_tally(table, FIRST, 3, wins)
    assert store.analyses.tallies(table) == {Node(FIRST, 3): {"german": 1, "allied": 2}}


def test_a_tally_of_a_deleted_step_is_not_kept(store: Store, table: str) -> None:
    brought_up_to_date(store.analyses, table)
    store.analyses.put_tally(table, 9, 3, {"german": 1})
    assert store.analyses.tallies(table) == {}


def test_a_deleted_table_takes_its_tree_with_it(store: Store, table: str) -> None:
    brought_up_to_date(store.analyses, table)
    delete_table(store.db, table)
    assert (store.analyses.lines(table), store.analyses.answers(table)) == ([], [])
