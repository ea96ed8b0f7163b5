"""A misspelt key in a data file is refused: every record that is read from one forbids others."""

import ast
from collections.abc import Iterator
from importlib import import_module

import msgspec.inspect as inspection
import pytest

from sixweeks.board.loading import DataError, read_as
from sixweeks.games.springtime.model.components import DATA, Scenario
from tests.games.senders import SOURCE

READY = {"ResultsTable", "Counter", "Formation"}  # given to the reader, which makes none
READERS = {"read_as", "read_folder", "read_tables"}
INNER = ("key_type", "value_type", "item_type", "item_types", "types")


def records_read() -> Iterator[tuple[str, object]]:
    """Where the games read a file, and the type that they read it as."""
    for path in sorted(SOURCE.joinpath("games").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in READERS:
                module = import_module(
                    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
                )
                yield (
                    f"{path.relative_to(SOURCE)}:{node.lineno}",
                    eval(ast.unparse(node.args[1]), vars(module)),
                )


def open_records(kind: inspection.Type) -> Iterator[str]:
    """The records within a type that would take any key."""
    parts = [getattr(kind, name, ()) for name in INNER]
    if isinstance(kind, inspection.StructType):
        parts = [[field.type for field in kind.fields]]
        if not (kind.forbid_unknown_fields or kind.array_like):
            yield kind.cls.__name__
    for part in parts:
        for each in part if isinstance(part, list | tuple) else [part]:
            yield from open_records(each)


def test_every_record_of_a_data_file_forbids_unknown_keys():
    found = list(records_read())
    assert len(found) > 20
    assert {
        where: names
        for where, kind in found
        if (names := set(open_records(inspection.type_info(kind))) - READY)
    } == {}


def test_a_misspelt_key_of_a_scenario_is_refused(tmp_path):
    text = (DATA / "scenarios/plan_red.toml").read_text("utf-8")
    path = tmp_path / "plan_red.toml"
    path.write_text(text.replace("strong_air", "strongair"), "utf-8")
    with pytest.raises(DataError, match="`strongair`"):
        read_as(path, Scenario, id="plan_red")
