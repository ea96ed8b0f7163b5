import pickle
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct, field

from sixweeks.board.loading import (
    INDEX,
    DataError,
    read_csv,
    read_folder,
    read_records,
    read_toml,
)

COLUMNS = ("hex", "terrain", "level")


class Plan(Struct, frozen=True):
    id: str
    side: str


@pytest.fixture
def read(tmp_path):
    def read(text):
        path = tmp_path / "hexes.csv"
        path.write_text(text, encoding="utf-8")
        return read_csv(path, COLUMNS)

    return read


def test_rows_know_their_cells_and_lines(read):
    rows = read("# ours\nhex,terrain,level\n1019, clear ,0\n\n# more\n1020,rough clear,-2\n")
    assert [(row["hex"], row["terrain"], row.number("level"), row.line) for row in rows] == [
        ("1019", "clear", 0, 3),
        ("1020", "rough clear", -2, 6),
    ]
    assert rows[1].words("terrain") == ("rough", "clear")


def test_columns_may_come_in_any_order(read):
    assert read("level,hex,terrain\n3,1019,clear\n")[0].number("level") == 3


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", r"hexes.csv:1: the column 'hex' is missing\.$"),
        ("hex,terrain\n", r":1: the column 'level' is missing\.$"),
        ("hex,terrain,level,colour\n", r":1: the column 'colour' is unknown\.$"),
        ("hex,terrain,level,hex\n", r":1: the column 'hex' comes twice\.$"),
        ("hex,terrain,level\n1,2,3\n1,2\n", r":3: there are 2 cells under 3 columns\.$"),
        ('hex,terrain,level\n1,"2"x,3\n', r":2: this is not CSV"),
    ],
)
def test_a_bad_file_is_refused(read, text, complaint):
    with pytest.raises(DataError, match=complaint):
        read(text)


def test_a_fault_survives_the_way_back_from_a_worker_process():
    fault = pickle.loads(pickle.dumps(DataError(Path("a.csv"), 3, "it is wrong.")))
    assert str(fault) == "a.csv:3: it is wrong."


def test_a_blank_cell_is_refused_where_a_value_is_needed(read):
    (row,) = read("hex,terrain,level\n1019,,\n")
    with pytest.raises(DataError, match=r"hexes.csv:2: the column 'terrain' is blank\.$"):
        row.text("terrain")
    with pytest.raises(DataError, match="the column 'level' is blank"):
        row.number("level")


@pytest.mark.parametrize("bad", ["x", "1.5", "1_0", "٣"])
def test_a_bad_number_is_refused(read, bad):
    (row,) = read(f"hex,terrain,level\n1019,clear,{bad}\n")
    with pytest.raises(
        DataError, match=f":2: the column 'level' wants a whole number, not '{bad}'"
    ):
        row.number("level")


def test_a_cell_may_have_to_be_one_of_a_few(read):
    (row,) = read("hex,terrain,level\n1019,swamp,0\n")
    assert row.one_of("hex", ["1019"]) == "1019"
    with pytest.raises(DataError, match="'terrain' wants one of clear, rough, not 'swamp'"):
        row.one_of("terrain", ["clear", "rough"])


def test_toml(tmp_path):
    path = tmp_path / "terrain.toml"
    path.write_text("[clear]\ncost = 1\n", encoding="utf-8")
    assert read_toml(path) == {"clear": {"cost": 1}}


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb = \n", 2), ("a = 1\nb = [", 2)])
def test_bad_toml_is_reported_with_its_line(tmp_path, text, line):
    path = tmp_path / "terrain.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=f"terrain.toml:{line}: this is not TOML"):
        read_toml(path)


def test_the_files_of_a_folder_are_read_as_records_by_their_names(tmp_path):
    for name in ("second", "first"):
        (tmp_path / f"{name}.toml").write_text('side = "german"\n', encoding="utf-8")
    plans = read_folder(tmp_path, Plan)
    assert plans == {"first": Plan("first", "german"), "second": Plan("second", "german")}


class Town(Struct, frozen=True):
    id: int = field(name=INDEX)
    name: str
    side: Literal["german", "allied"]
    features: tuple[str, ...] = ()
    turn: int = 1
    port: bool = False


@pytest.fixture
def towns(tmp_path):
    def read(text, **others):
        path = tmp_path / "towns.csv"
        path.write_text(text, encoding="utf-8")
        return read_records(path, Town, **others)

    return read


def test_rows_are_read_as_records(towns):
    assert towns("side,name,features,turn,port\nallied,Lille,city fort,3,yes\n") == (
        Town(0, "Lille", "allied", ("city", "fort"), 3, True),
    )


def test_a_blank_cell_is_the_default_of_its_field(towns):
    assert towns("side,name,features,turn,port\nallied,Lille,,,\n") == (Town(0, "Lille", "allied"),)


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("allied,,,,", r"towns.csv:2: .*`name`"),
        ("swiss,Lille,,,", r"towns.csv:2: .*'swiss'.*side"),
        ("allied,Lille,,soon,", r"towns.csv:2: .*turn"),
        ("allied,Lille,,,perhaps", r"towns.csv:2: .*port"),
    ],
)
def test_a_bad_cell_of_a_record_is_reported_with_its_line(towns, row, complaint):
    with pytest.raises(DataError, match=complaint):
        towns(f"side,name,features,turn,port\n{row}\n")


def test_a_field_may_be_made_of_the_whole_row(towns):
    text = "side,name,features,port,month,day\nallied,Lille,,,2,3\n"
    (town,) = towns(
        text,
        columns=("month", "day"),
        turn=lambda row: row.number("month") * 30 + row.number("day"),
    )
    assert town.turn == 63


def test_records_may_be_chosen_by_a_cell_and_are_counted_among_themselves(towns):
    text = "map,side,name,features,turn,port\n1,allied,Lille,,,\n2,allied,Metz,,,\n"
    assert towns(text, where={"map": "2"}) == (Town(0, "Metz", "allied"),)


def test_a_column_that_is_no_field_is_refused(towns):
    with pytest.raises(DataError, match=r"towns.csv:1: the column 'colour' is unknown"):
        towns("side,name,features,turn,port,colour\n")
