"""After the end: the table viewed as either side, and every roll for verification."""

import pytest

from sixweeks import api
from sixweeks.kernel.dice import Dice
from sixweeks.kernel.question import Draw, Roll
from tests.server.toolkit import Browser, Seated, patched


@pytest.fixture(scope="module")
def finished() -> str:
    return api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()


@pytest.fixture
def over(visitor: Browser, finished: str) -> Seated:
    return Seated(visitor, visitor.post("/api/import", record=finished).json())


def hidden(table: Seated, **viewer: str) -> set[str]:
    """Whose pieces lie face down in mid-game."""
    scene = table.get("replay", to=60, **viewer).json()["scene"]
    pieces = [piece for pile in scene["piles"] for piece in pile["pieces"]]
    return {piece["side"] for piece in pieces if piece["hidden"]}


def test_after_the_end_the_past_is_viewed_as_either_side_or_with_everything(over: Seated) -> None:
    assert hidden(over) == set()
    assert hidden(over, viewer="german") == {"allied"}
    assert hidden(over, viewer="allied") == {"german"}


def test_the_viewer_must_be_a_side(over: Seated) -> None:
    assert over.get("replay", to=60, viewer="italian").status_code == 422


def test_before_the_end_nobody_views_the_past_as_the_other_side(visitor: Browser) -> None:
    table = visitor.new_table(
        scenario="1940", deployment="historical", seats={"german": "me", "allied": "friend"}
    )
    seen = table.get("replay", to=5, viewer="allied").json()["scene"]
    assert seen == table.get("replay", to=5).json()["scene"]


@pytest.mark.parametrize("viewer", ["", "german", "allied"])
def test_playback_shows_what_each_replay_would(over: Seated, viewer: str) -> None:
    shown = over.get("playback", after=60, to=72, viewer=viewer).json()
    scene, serials = shown["scene"], [step["serial"] for step in shown["steps"]]
    assert serials == list(range(61, 73))
    for step in shown["steps"]:
        scene = patched(scene, step["changes"])
        assert scene == over.get("replay", to=step["serial"], viewer=viewer).json()["scene"]


def test_playback_tells_at_most_fifty_answers_at_once(over: Seated) -> None:
    shown = over.get("playback", after=10, to=5000).json()
    assert [shown["steps"][0]["serial"], shown["steps"][-1]["serial"]] == [11, 60]


def test_before_the_end_a_playback_shows_only_the_own_view(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", deployment="historical", seats={"allied": "friend"})
    seen = table.get("playback", after=3, to=5, viewer="allied").json()
    assert seen == table.get("playback", after=3, to=5).json()


def test_every_roll_follows_from_the_seed_and_what_was_asked(over: Seated) -> None:
    dice = Dice(bytes.fromhex(over.view()["reveal"]))
    told = over.get("chances").json()
    assert len(told) > 20
    for each in told:
        asked = Roll(each["by"], each["sides"], each["dice"])
        due = dice.answer(Draw(each["by"], tuple(each["cup"])) if each["cup"] else asked)
        assert str(due) == each["came"]


def test_before_the_end_no_rolls_are_told_where_some_are_secret(visitor: Browser) -> None:
    table = visitor.new_table(game="blitzkrieg", deployment="historical")
    assert table.get("chances").status_code == 409


def test_a_secret_draw_is_not_in_the_record_of_a_game_that_goes_on(visitor: Browser) -> None:
    """Springtime 6.1.1: nobody knows the Event that the other side has drawn, nor one put back."""
    table = visitor.new_table(game="springtime", seats={"axis": "me", "allied": "friend"})
    drawn = [line for line in table.get("record").text.splitlines() if line.startswith("draw:")]
    assert (len(drawn) >= 2, set(drawn)) == (True, {"draw: ?"})
