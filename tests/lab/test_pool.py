"""Results come in the order of the items, and nothing is left at work."""

import os
import time
from itertools import count

import pytest

from sixweeks.lab.pool import AHEAD, in_order


def later_first(item: int) -> tuple[int, int]:
    """Even items take longer; and who did the work."""
    time.sleep(0.05 if item % 2 == 0 else 0)
    return item, os.getpid()


def refuse(item: int) -> int:
    if item == 2:
        raise ValueError("two")
    return item


def end(item: int) -> int:
    os._exit(7)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_are_in_the_order_of_the_items(jobs):
    assert [item for item, _ in in_order(later_first, range(20), jobs)] == list(range(20))


def test_there_may_be_fewer_items_than_workers():
    assert list(in_order(refuse, [0], 3)) == [0]
    assert list(in_order(refuse, [], 3)) == []


def test_an_error_is_raised_in_its_place():
    found = in_order(refuse, range(5), 2)
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(ValueError, match="two"):
        next(found)


def test_a_worker_that_ends_is_an_error():
    with pytest.raises(RuntimeError, match="ended unexpectedly"):
        list(in_order(end, range(3), 2))


def test_workers_end_when_the_iterator_is_closed():
    found = in_order(later_first, range(1000), 2)
    workers = {next(found)[1] for _ in range(8)}
    found.close()
    assert [pid for pid in workers if is_running(pid)] == []


def test_no_more_than_a_few_items_are_taken_ahead():
    items = count()
    found = in_order(refuse, items, 2)
    next(found)
    assert next(items) <= 2 * AHEAD + 2
    found.close()
