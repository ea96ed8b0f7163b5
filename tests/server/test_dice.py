"""The browsers add to the dice: salts before the first roll, links for every joint roll."""

import hmac

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.dice import chain_down
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import verify
from sixweeks.server.storage.dice_shares import JOINT, SALTED, SERVER
from tests.server.toolkit import House, Seated

BOTH = {"seats": {"german": "me", "allied": "friend"}, "deployment": "historical"}
DRAWS_AT_ONCE = {"game": "springtime", "seats": {"axis": "me", "allied": "friend"}}
LAST = 60
CHAIN = {side: f"{number:02x}" * 32 for number, side in enumerate(("german", "allied", "axis"))}
SALTS = {side: chain_down(last, LAST) for side, last in CHAIN.items()}


def give_salt(seat: Seated, side: str, **changed: str):
    sent = {"commitment": seat.view(side)["commitment"], "salt": SALTS[side], **changed}
    return seat.post("salt", side=side, **sent)


def give_link(seat: Seated, side: str, number: int, **changed: str):
    sent = {"link": chain_down(CHAIN[side], LAST - number), **changed}
    return seat.post("link", chain=side, number=number, **sent)


def salted(visitor, other_visitor, **wanted) -> tuple[Seated, Seated]:
    """Two people at a table, both of whom have given their salts."""
    own = visitor.new_table(**{**BOTH, "dice": SALTED, **wanted})
    (token,) = (t for side, t in own.made["seats"].items() if side == "allied")
    other = other_visitor.enter(own.id, token)
    for side in own.view()["dice"]["salts"]:
        reply = give_salt(own if side != "allied" else other, side)
        assert reply.status_code == 200, reply.text
    return own, other


# --- salts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "kind"),
    [
        ({"german": "me", "allied": "friend"}, SALTED),
        ({"german": "me", "allied": "staff"}, SERVER),
        ({"german": "me", "allied": "me"}, SERVER),
    ],
)
def test_where_a_friend_plays_the_browsers_add_to_the_dice(visitor, seats, kind):
    table = visitor.new_table(seats=seats, dice=None)
    assert table.view()["dice"]["kind"] == kind


def test_a_salt_is_due_from_every_person(visitor):
    table = visitor.new_table(seats={"german": "me", "allied": "staff"}, dice=SALTED)
    assert table.view()["dice"]["salts"] == {"german": ""}


def test_dice_of_computers_alone_are_the_servers(visitor):
    table = visitor.new_table(seats={"german": "random", "allied": "random"}, dice=SALTED)
    reply = visitor.enter(table.id, table.made["observer"])
    assert reply.view()["dice"]["kind"] == SERVER


@pytest.mark.parametrize("given", [(), ("axis",), ("allied",)])
def test_nothing_is_drawn_before_all_salts_are_given(visitor, other_visitor, given):
    axis = visitor.new_table(**DRAWS_AT_ONCE, dice=SALTED)
    allied = other_visitor.enter(axis.id, axis.made["seats"]["allied"])
    for side in given:
        give_salt({"axis": axis, "allied": allied}[side], side)
    axis.play(3)
    allied.play(3)
    assert "\ndraw" not in axis.get("record").text


def test_the_last_salt_lets_the_game_go_on(house: House, visitor, other_visitor):
    axis = visitor.new_table(**DRAWS_AT_ONCE, dice=SALTED)
    allied = other_visitor.enter(axis.id, axis.made["seats"]["allied"])
    waits = axis.view()["to_move"]
    assert give_salt(allied, "allied").status_code == 200
    assert give_salt(axis, "axis").json()["to_move"] in ("axis", "allied")
    assert (waits, house.live(axis.id).table.record.salts) == (
        "draw",
        {side: SALTS[side] for side in ("axis", "allied")},
    )


def test_the_salts_are_in_the_record_and_in_the_dice(house: House, visitor, other_visitor):
    german, _ = salted(visitor, other_visitor, game="france_40")
    house.rush(german.id, 5000)
    record = read_record(german.get("record").text)
    assert record.salts == {side: SALTS[side] for side in ("german", "allied")}
    assert verify(definition_of(record.game), record) > 0


def test_a_table_that_waits_is_found_waiting_after_a_restart(house: House, visitor):
    table = visitor.new_table(**DRAWS_AT_ONCE, dice=SALTED)
    house.service.tables.loaded.clear()
    assert table.view()["to_move"] == "draw"


def test_while_the_dice_are_awaited_nothing_is_undone(visitor):
    table = visitor.new_table(**{**BOTH, "seats": {"german": "me"}}, dice=SALTED)
    view = table.view()
    while view["ask"]:
        view = table.answer(view, len(view["ask"]["choices"]) - 1).json()
        if view["to_move"] not in ("german", "allied"):
            break
        view = table.view()
    assert (view["to_move"], view["can_undo"]) == ("roll", False)


@pytest.mark.parametrize(
    ("side", "changed", "status"),
    [
        ("german", {"salt": "00"}, 422),
        ("german", {"salt": "Z" * 64}, 422),
        ("german", {"commitment": "0" * 64}, 409),
        ("allied", {}, 403),
    ],
)
def test_a_salt_that_is_refused_changes_nothing(visitor, side, changed, status):
    table = visitor.new_table(**BOTH, dice=SALTED)
    sent = {"commitment": table.view()["commitment"], "salt": "0" * 64, **changed}
    reply = table.post("salt", side=side, **sent)
    assert (reply.status_code, table.view()["dice"]["salts"]["german"]) == (status, "")


def test_a_salt_is_given_once(visitor):
    table = visitor.new_table(**BOTH, dice=SALTED)
    replies = [give_salt(table, "german"), give_salt(table, "german")]
    other = give_salt(table, "german", salt="0" * 64)
    assert [reply.status_code for reply in (*replies, other)] == [200, 200, 409]


def test_the_servers_own_dice_take_no_salt(visitor):
    assert give_salt(visitor.new_table(), "german").status_code == 409


def test_a_seat_whose_salt_is_due_does_not_change_hands(visitor):
    table = visitor.new_table(**BOTH, dice=SALTED)
    assert table.post("seats", side="german", player="staff").status_code == 409


def test_a_newcomer_adds_a_salt_before_anything_is_rolled(visitor):
    table = visitor.new_table(**{**BOTH, "seats": {"german": "me"}}, dice=SALTED)
    give_salt(table, "german")
    table.post("seats", side="german", player="friend")
    assert table.view()["dice"]["salts"]["german"] == ""


def test_a_newcomer_adds_nothing_afterwards(house: House, visitor, other_visitor):
    german, _ = salted(visitor, other_visitor)
    house.rush(german.id, 300)
    assert house.live(german.id).last_entry.rolled > 0
    german.post("seats", side="german", player="friend")
    given = {share.side: share.salt for share in house.live(german.id).shares}
    assert given["german"] == SALTS["german"]


def test_computers_play_up_to_the_first_roll_and_on_from_there(visitor, house: House):
    table = visitor.new_table(seats={"german": "me", "allied": "staff"}, dice=SALTED)
    give_salt(table, "german")
    assert house.live(table.id).table.dice is not None


# --- joint dice -------------------------------------------------------------------------------


def joint(visitor, other_visitor) -> tuple[Seated, Seated]:
    return salted(visitor, other_visitor, dice=JOINT)


def until_a_roll(house: House, seats: tuple[Seated, Seated]):
    """Random answers until a roll is due; its number and what the German seat sees."""
    german, _ = seats
    for seed in range(400):
        view = german.view()
        if view["dice"]["due"] is not None or not view["to_move"]:
            return view
        house.rush(german.id, 1, seed)
    raise AssertionError("no roll came")


def roll(house: House, seats: tuple[Seated, Seated]) -> int:
    number: int = until_a_roll(house, seats)["dice"]["due"]
    for seat, side in zip(seats, ("german", "allied"), strict=True):
        assert give_link(seat, side, number + 1).status_code == 200
    return number


@pytest.fixture
def seats(visitor, other_visitor) -> tuple[Seated, Seated]:
    return joint(visitor, other_visitor)


def test_a_joint_roll_waits_for_both(house: House, seats):
    due = until_a_roll(house, seats)["dice"]["due"]
    assert give_link(seats[0], "german", 1).json()["dice"]["due"] == due == 0
    after = give_link(seats[1], "allied", 1).json()
    assert after["dice"]["links"] == {"german": 1, "allied": 1}
    assert house.live(seats[0].id).last_entry.rolled == 1


def test_every_joint_roll_takes_the_next_links(house: House, seats):
    assert [roll(house, seats) for _ in range(5)] == [0, 1, 2, 3, 4]


def test_a_link_is_kept_if_the_server_stops_before_the_other_comes(house: House, seats):
    until_a_roll(house, seats)
    give_link(seats[0], "german", 1)
    house.service.tables.loaded.clear()
    assert give_link(seats[1], "allied", 1).status_code == 200
    assert house.live(seats[0].id).last_entry.rolled == 1


@pytest.mark.parametrize(
    ("number", "changed", "status"),
    [(2, {}, 409), (0, {}, 409), (1, {"link": "00" * 32}, 422), (1, {"link": "00"}, 422)],
)
def test_another_link_is_refused(house: House, seats, number, changed, status):
    until_a_roll(house, seats)
    assert give_link(seats[0], "german", number, **changed).status_code == status


def test_a_link_sent_again_changes_nothing(house: House, seats):
    until_a_roll(house, seats)
    replies = [give_link(seats[0], "german", 1) for _ in range(2)]
    assert [reply.json()["serial"] for reply in replies] == [replies[0].json()["serial"]] * 2


def test_no_link_is_taken_before_a_roll_is_due(seats):
    assert give_link(seats[0], "german", 1).status_code == 409


def test_joint_dice_verify_after_some_rolls_and_a_waiver(house: House, seats):
    for _ in range(4):
        roll(house, seats)
    until_a_roll(house, seats)
    give_link(seats[0], "german", 5)
    first = seats[0].post("waive_links", side="german").json()["dice"]
    second = seats[1].post("waive_links", side="allied").json()["dice"]
    assert (first["kind"], first["waived"], second["kind"]) == (JOINT, ["german"], SALTED)
    house.rush(seats[0].id, 5000)
    record = read_record(seats[0].get("record").text)
    assert record.links["german"] == f"4 {chain_down(CHAIN['german'], LAST - 4)}"
    assert verify(definition_of(record.game), record) > 4


def test_a_waiver_needs_joint_dice(visitor, other_visitor):
    german, _ = salted(visitor, other_visitor)
    assert german.post("waive_links", side="german").status_code == 409


def test_what_a_roll_follows_is_told_as_a_keyed_hash_that_the_record_confirms(house: House, seats):
    told = []
    for _ in range(3):
        told.append(until_a_roll(house, seats)["dice"]["after"])
        roll(house, seats)
    live = house.live(seats[0].id)
    lines = [line for entry in live.store.entries(live.row.id, -1) for line in entry.lines]
    assert told == [follows(live.row.seed, lines, number) for number in range(3)]


def follows(seed: str, lines, number: int) -> str:
    """The derivation of docs/reference/server.md, written a second time."""
    rolls = [-1, *(n for n, line in enumerate(lines) if line.who in ("roll", "draw"))]
    between = lines[rolls[number] + 1 : rolls[number + 1]]
    text = "\n".join([str(number), *(f"{line.who}: {line.text}" for line in between)])
    return hmac.new(bytes.fromhex(seed), text.encode(), "sha256").hexdigest()


@pytest.mark.parametrize("game", game_ids())
def test_games_with_secret_rolls_have_no_joint_dice(visitor, game):
    reply = visitor.post("/api/tables", game=game, dice=JOINT)
    has_secrets = definition_of(game).rules.has_hidden_rolls
    assert reply.status_code == (422 if has_secrets else 201)
