"""Your games: names of tables and players, and deleting a table."""

import pytest

from tests.server.toolkit import Browser, Seated


@pytest.fixture
def table(visitor: Browser) -> Seated:
    return visitor.new_table(scenario="1939", seats={"german": "me", "allied": "friend"})


def listed(browser: Browser) -> list[dict[str, object]]:
    found: list[dict[str, object]] = browser.get("/api/tables").json()
    return found


def test_a_player_renames_a_table(table: Seated) -> None:
    assert table.post("name", side="german", name=" Saar again ").status_code == 200
    assert table.view()["name"] == "Saar again"
    assert listed(table.browser)[0]["name"] == "Saar again"


def test_a_table_without_a_name_is_called_after_its_scenario(table: Seated) -> None:
    table.post("name", side="german", name="Saar again")
    table.post("name", side="german", name="")
    assert "Saar offensive" in table.view()["name"]


def test_a_spectator_renames_nothing(table: Seated, other_visitor: Browser) -> None:
    watching = other_visitor.enter(table.id, table.made["observer"])
    assert watching.post("name", side="observer", name="x").status_code == 403


def test_a_name_with_control_characters_is_refused(table: Seated) -> None:
    assert table.post("name", side="german", name="a\u202eb").status_code == 422
    assert table.post("player_name", side="german", name="a\nb").status_code == 422


def test_players_see_each_others_names(table: Seated, other_visitor: Browser) -> None:
    friend = other_visitor.enter(table.id, table.made["seats"]["allied"])
    friend.post("player_name", side="allied", name="Anna")
    assert table.get("names").json() == {"names": {"allied": "Anna"}}
    assert listed(table.browser)[0]["names"] == {"allied": "Anna"}


def test_a_player_who_takes_a_seat_brings_a_name(table: Seated, other_visitor: Browser) -> None:
    token = table.made["seats"]["allied"]
    other_visitor.post(f"{table.path}/enter", token=token, name="Anna")
    assert table.get("names").json() == {"names": {"allied": "Anna"}}


def test_a_name_can_be_taken_back(table: Seated) -> None:
    table.post("player_name", side="german", name="Bert")
    assert table.post("player_name", side="german", name="").json() == {"names": {}}


def test_a_name_leaves_with_its_player(table: Seated) -> None:
    table.post("player_name", side="german", name="Bert")
    table.post("seats", side="german", player="random")
    assert table.browser.get(f"{table.path}/names").status_code == 403


def test_nobody_without_a_seat_learns_a_name(table: Seated, other_visitor: Browser) -> None:
    assert other_visitor.get(f"{table.path}/names").status_code == 403


def test_the_only_player_deletes_a_table(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1939", seats={"german": "me", "allied": "me"})
    table.post("player_name", side="german", name="Bert")
    assert table.post("delete", side="german").status_code == 200
    assert listed(visitor) == []
    assert table.get().status_code == 404


def test_a_table_where_somebody_else_plays_is_not_deleted(
    table: Seated, other_visitor: Browser
) -> None:
    other_visitor.enter(table.id, table.made["seats"]["allied"])
    reply = table.post("delete", side="german")
    assert (reply.status_code, table.get().status_code) == (409, 200)


def test_a_spectator_deletes_nothing(table: Seated, other_visitor: Browser) -> None:
    watching = other_visitor.enter(table.id, table.made["observer"])
    assert watching.post("delete", side="observer").status_code == 403
