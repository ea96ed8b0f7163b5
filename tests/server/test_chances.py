"""The chances of winning at the analysis board: played out, told as they come, cancelled."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sixweeks import api
from sixweeks.kernel.formats.record import read_record
from sixweeks.server.http.chance_stream import ChanceStream
from sixweeks.server.live.analysis import place_of
from sixweeks.server.live.analysis_chances import chances_after, chances_since
from tests.server.toolkit import Browser, House, Seated, events, running

GAME = "france_40"


@pytest.fixture(scope="module")
def finished() -> str:
    return api.play(GAME, players=("random", "random"), scenario="1939", seed=5).text()


class Winners:
    """In place of the process that plays games out; `left` is called after so many."""

    def __init__(self, winner: str, number: int, left: Callable[[], None]) -> None:
        self.played, self.winner_told, self.number, self.left = 0, winner, number, left

    async def winner(self, game_id: str, game: object) -> str:
        await asyncio.sleep(0)
        self.played += 1
        if self.played == self.number:
            self.left()
        return self.winner_told

    def close(self) -> None: ...


class Listening:
    """A client of a stream within the test, which leaves when it has heard enough."""

    def __init__(
        self, house: House, board: Seated, most: int, leave_after: int, winner: str
    ) -> None:
        self.house, self.board, self.most = house, board, most
        self.winners = Winners(winner, leave_after, self.leave)
        self.told: list[Any] = []

    def leave(self) -> None:
        self.gone.set()

    async def receive(self) -> dict[str, str]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        for line in message.get("body", b"").splitlines():
            if line.startswith(b"data: "):
                self.told.append(msgspec.json.decode(line[6:]))

    async def run(self, step: int | None, since: int) -> None:
        self.gone = asyncio.Event()
        tables = self.house.service.tables
        tables.playouts = self.winners
        live = await tables.open(self.board.id)
        place = await place_of(live)
        of_line = tables.store, live.row, place.tree, place.line
        if step is None:
            found = chances_since(tables.tally_books.walked, *of_line, since)
        else:
            found = chances_after(*of_line, step)
        browser = next(browser for browser, _ in live.holders)
        stream = ChanceStream(tables, live, browser, "german", found, self.most, "en")
        await stream.run(self.receive, self.send)  # type: ignore[arg-type]


@pytest.fixture
def listen(house: House, visitor: Browser, finished: str) -> Callable[..., Listening]:
    made = visitor.post("/api/analyses", text=finished)
    board = Seated(visitor, made.json())

    def listen(
        step: int | None = None,
        since: int = 0,
        most: int = 2,
        leave_after: int = 10**9,
        winner: str = "german",
    ) -> Listening:
        listening = Listening(house, board, most, leave_after, winner)
        house.portal.call(listening.run, step, since)
        return listening

    return listen


def test_a_position_is_played_out_as_often_as_the_settings_allow(
    listen: Callable[..., Listening],
) -> None:
    heard = listen(step=5, most=3)
    assert [each["chances"][0]["games"] for each in heard.told if each["chances"]] == [0, 1, 2, 3]
    assert heard.told[-1]["is_done"] is True


def test_an_estimate_has_its_bounds(listen: Callable[..., Listening]) -> None:
    chance = listen(step=5, most=3).told[-2]["chances"][0]
    assert (chance["side"], chance["wins"]) == ("german", {"german": 3, "allied": 0})
    assert chance["chance"]["value"] == 1.0
    assert 0.3 < chance["chance"]["low"] < 0.5
    assert chance["chance"]["high"] == 1.0


def test_what_was_played_out_is_kept(listen: Callable[..., Listening]) -> None:
    listen(step=5, most=3)
    again = listen(step=5, most=3)
    assert again.winners.played == 0
    assert again.told[0]["chances"][0]["games"] == 3


def test_what_was_played_out_is_kept_until_it_is_saved(
    listen: Callable[..., Listening], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    saving: list[asyncio.Future[None]] = []

    def slowly(*_: object) -> asyncio.Future[None]:
        saving.append(asyncio.get_running_loop().create_future())
        return saving[-1]

    listen(step=5, most=0)
    monkeypatch.setattr(house.service.tables.threads, "write", slowly)
    listen(step=5, most=3)
    again = listen(step=5, most=3)
    assert again.winners.played == 0
    for each in saving:
        house.portal.call(each.set_result, None)
    house.portal.call(asyncio.sleep, 0.0)  # the future tells its listeners
    assert not house.service.tables.tally_books.open


def test_whoever_leaves_is_not_played_out_for(listen: Callable[..., Listening]) -> None:
    heard = listen(step=5, most=1000, leave_after=4)
    assert 4 <= heard.winners.played < 1000
    assert not heard.told[-1]["is_done"]


def test_only_what_is_known_is_told_if_nothing_is_to_be_played_out(
    listen: Callable[..., Listening],
) -> None:
    listen(step=0, most=1)
    heard = listen(most=0)
    assert heard.winners.played == 0
    assert {each["step"]: each["games"] for each in heard.told[0]["chances"]}[0] == 1
    assert heard.told[-1]["is_done"] is True


def test_the_end_of_the_game_is_certain(listen: Callable[..., Listening]) -> None:
    heard = listen()
    last = max(heard.told[0]["chances"], key=lambda each: each["step"])
    assert (last["is_over"], last["games"]) == (True, 0)
    assert last["chance"]["low"] == last["chance"]["high"] in (0.0, 1.0)


def test_a_line_is_estimated_at_each_phase(listen: Callable[..., Listening]) -> None:
    heard = listen(most=1)
    stops = heard.told[0]["stops"]
    assert [each["step"] for each in stops] == sorted({each["step"] for each in stops})
    assert {each["turn"] for each in stops} >= {1, 2, 3, 4, 5, 6, 7}
    assert all(each["title"] for each in stops)
    assert heard.winners.played == len(stops) - 1


def test_a_line_is_estimated_from_a_step_on(listen: Callable[..., Listening]) -> None:
    whole = [each["step"] for each in listen(most=0).told[0]["stops"]]
    since = next(step for step in range(max(whole)) if step not in whole)
    later = [step for step in whole if step > since]
    told = listen(since=since, most=0).told[0]["stops"]
    assert [each["step"] for each in told] == [since, *later]


def test_the_answer_that_cost_most_is_found(
    listen: Callable[..., Listening], finished: str
) -> None:
    """One side wins every playout and the other has won in the end: the last answer did it."""
    won = read_record(finished).result.split()[0]
    lost = "allied" if won == "german" else "german"
    (cost,) = listen(most=20, winner=lost).told[-1]["costs"]
    assert (cost["side"], cost["last"] - cost["first"]) == (lost, 1)
    assert cost["loss"] == 1.0


def test_a_real_process_plays_games_out(tmp_path: Any, finished: str) -> None:
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0", "--playouts", "1") as server:
        visitor = Browser(server.client)
        board = Seated(visitor, visitor.post("/api/analyses", text=finished).json())
        tip = board.get("analysis").json()["lines"][0]["tip"]
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        query = {"line": 1, "step": tip - 30}
        path = f"{board.path}/analysis/chances"
        with server.client.stream(
            "GET", path, params=query, headers={"cookie": cookie}, timeout=120
        ) as reply:
            told = [each for _, each in events(reply)]
    assert [each["chances"][0]["games"] for each in told[:2]] == [0, 1]
    assert told[-1]["is_done"] is True
