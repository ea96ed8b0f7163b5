"""`sixweeks admin`: what an operator does with tables, on both databases, while a server runs."""

import json
from contextlib import closing

import pytest

from sixweeks.kernel.formats.record import read_record
from sixweeks.server.live.create_table import new_table
from sixweeks.server.messages import NewTable
from sixweeks.server.storage.store import open_store
from tests.cli.toolkit import answer_in_json, last_battle, run, succeed
from tests.server.conftest import database, postgres  # noqa: F401
from tests.server.toolkit import Browser, eventually, running


@pytest.fixture
def tables(database) -> tuple[str, list[str]]:  # noqa: F811
    """A database with two tables."""
    with closing(open_store(database)) as store:
        wanted = [NewTable(game="france_40", deployment="historical"), NewTable(game="blitzkrieg")]
        made = [new_table(each) for each in wanted]
        for each in made:
            store.create(each.row, each.seats, each.entries, "b" * 64)
    return database, [each.row.id for each in made]


def admin(tables, *arguments):
    return answer_in_json("admin", *arguments, "--database", tables[0])


def test_list_shows_the_tables(tables):
    assert {each["table"] for each in admin(tables, "list")} == set(tables[1])
    assert [each["table"] for each in admin(tables, "list", "--game", "blitzkrieg")] == [
        tables[1][1]
    ]


def test_inspect_shows_seats_and_no_secret(tables):
    found = admin(tables, "inspect", tables[1][0])
    assert {each["side"] for each in found["seats"]} == {"german", "allied", "observer"}
    assert (found["rules"], "seed" in json.dumps(found)) == (found["rules_now"], False)


def test_export_and_import_carry_a_game_over(tables, tmp_path):
    file = tmp_path / "game.txt"
    succeed("admin", "export", tables[1][0], "--database", tables[0], "--out", file)
    made = admin(tables, "import", file)
    again = succeed("admin", "export", made["table"], "--database", tables[0])
    assert read_record(again).entries[0].text == read_record(file.read_text()).entries[0].text
    assert made["links"]["german"].startswith(f"/table/{made['table']}#")


def test_close_ends_a_game_without_a_result(tables):
    assert admin(tables, "close", tables[1][0])["result"] == "nobody closed"
    assert "operator: [close table]" in succeed(
        "admin", "export", tables[1][0], "--database", tables[0]
    )
    assert [each["table"] for each in admin(tables, "list", "--running")] == [tables[1][1]]


def test_a_closed_game_is_not_closed_again(tables):
    admin(tables, "close", tables[1][0])
    result = run("admin", "close", tables[1][0], "--database", tables[0])
    assert result.exit_code == 2


def test_seat_gives_a_seat_to_somebody_else(tables):
    link = admin(tables, "seat", tables[1][0], "allied", "friend")["links"]["allied"]
    assert "#" in link
    admin(tables, "seat", tables[1][0], "german", "random")
    seats = {each["side"]: each for each in admin(tables, "inspect", tables[1][0])["seats"]}
    assert (seats["german"]["player"], seats["allied"]["browsers"]) == ("random", 0)


def test_delete_wants_to_be_meant(tables):
    refused = run("admin", "delete", tables[1][0], "--database", tables[0])
    assert (refused.exit_code, len(admin(tables, "list"))) == (2, 2)
    admin(tables, "delete", tables[1][0], "--yes")
    assert [each["table"] for each in admin(tables, "list")] == [tables[1][1]]


def test_replay_says_which_tables_the_rules_can_follow(tables):
    assert all(each["is_whole"] for each in admin(tables, "replay"))
    with closing(open_store(tables[0])) as store, store.db.transaction():
        store.db.run(
            "UPDATE entries SET lines = replace(lines, 'german', 'allied') WHERE table_id = ?",
            tables[1][0],
        )
    result = run("admin", "replay", "--database", tables[0], "--json")
    found = {each["table"]: each["is_whole"] for each in json.loads(result.stdout)}
    assert (result.exit_code, found) == (1, {tables[1][0]: False, tables[1][1]: True})


def test_a_backup_is_checked_and_restored(tables, tmp_path):
    copy, other = str(tmp_path / "backup.sqlite"), str(tmp_path / "other.sqlite")
    assert all(each["is_whole"] for each in admin(tables, "backup", copy))
    assert answer_in_json("admin", "restore", copy, "--database", other) == {"tables": 2}
    assert answer_in_json("admin", "list", "--database", other) == admin(tables, "list")


def test_a_backup_is_restored_into_either_kind_of_database(tmp_path, database, record_file):  # noqa: F811
    first = str(tmp_path / "first.sqlite")
    open_store(first).close()
    answer_in_json("admin", "import", record_file, "--database", first)
    succeed("admin", "backup", tmp_path / "copy.sqlite", "--database", first)
    succeed("admin", "restore", tmp_path / "copy.sqlite", "--database", database)
    (found,) = answer_in_json("admin", "list", "--database", database)
    assert found["game"] == "france_40"


@pytest.fixture
def record_file(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(last_battle())
    return file


def test_a_running_server_hears_of_it(tmp_path):
    """And a backup is made meanwhile."""
    name = str(tmp_path / "tables.sqlite")
    with running(name, "--workers", "0") as server:
        table = Browser(server.client).new_table(deployment="historical")
        table.play(3)
        succeed("admin", "backup", tmp_path / "copy.sqlite", "--database", name)
        succeed("admin", "close", table.id, "--database", name)
        eventually(
            lambda: table.view()["scene"]["result"] == "The game was ended without a result."
        )
        (kept,) = answer_in_json("admin", "list", "--database", tmp_path / "copy.sqlite")
        assert (kept["table"], kept["result"]) == (table.id, "")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["list", "--database", "nowhere.sqlite"], "there is no database"),
        (["inspect", "0" * 16], "no such game"),
        (["inspect", "x"], "no such game"),
        (["seat", "TABLE", "swiss", "friend"], "swiss"),
        (["seat", "TABLE", "german", "napoleon"], "napoleon"),
        (["restore", "nowhere.sqlite"], "there is no file"),
        (["nonsense"], "nonsense"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path, arguments, why):
    name = str(tmp_path / "tables.sqlite")
    made = new_table(NewTable(game="france_40"))
    with closing(open_store(name)) as store:
        store.create(made.row, made.seats, made.entries)
    words = [made.row.id if each == "TABLE" else each for each in arguments]
    if "--database" not in words and words != ["nonsense"]:
        words += ["--database", name]
    result = run("admin", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr


def test_a_backup_overwrites_nothing(tables, tmp_path):
    (tmp_path / "copy.sqlite").write_text("mine")
    result = run("admin", "backup", tmp_path / "copy.sqlite", "--database", tables[0])
    assert (result.exit_code, (tmp_path / "copy.sqlite").read_text()) == (2, "mine")


def test_nothing_is_restored_over_tables(tables, tmp_path):
    copy = tmp_path / "copy.sqlite"
    succeed("admin", "backup", copy, "--database", tables[0])
    result = run("admin", "restore", copy, "--database", tables[0])
    assert "must be empty" in result.stderr
