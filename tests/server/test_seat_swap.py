"""17.1a of Springtime for Hitler: whoever was outbid for a side takes the other one."""

BIDS = {"game": "springtime", "options": {"bids": "axis"}, "deployment": "historical"}


def bid(seated, side, points):
    view = seated.view(side)
    texts = [each["text"] for each in view["ask"]["choices"]]
    at = next(n for n, text in enumerate(texts) if text.split()[-1] == str(points))
    return seated.answer(view, at)


def seats_of(browser, id):
    tables = browser.get("/api/tables").json()
    return next(table["sides"] for table in tables if table["table"] == id)


def outbid(visitor, other_visitor):
    """He who sits at the Axis bids nothing, and the other 3 points of morale."""
    axis = visitor.new_table(**BIDS, seats={"axis": "me", "allied": "friend"})
    allied = other_visitor.enter(axis.id, axis.made["seats"]["allied"])
    bid(axis, "axis", 0)
    bid(allied, "allied", 3)
    return axis, allied


def test_the_higher_bidder_takes_the_seat_that_both_want(visitor, other_visitor):
    axis, _ = outbid(visitor, other_visitor)
    assert "allied" in seats_of(visitor, axis.id)
    assert seats_of(other_visitor, axis.id) == ["axis"]


def test_each_plays_on_from_his_new_seat(visitor, other_visitor):
    _, winner = outbid(visitor, other_visitor)
    assert winner.view()["side"] == "axis"
    assert winner.view("axis")["players"]["axis"] == "me"
    assert winner.get(side="allied").status_code == 403


def test_a_player_who_was_not_outbid_keeps_the_seat(visitor, other_visitor):
    axis = visitor.new_table(**BIDS, seats={"axis": "me", "allied": "friend"})
    allied = other_visitor.enter(axis.id, axis.made["seats"]["allied"])
    bid(axis, "axis", 4)
    bid(allied, "allied", 1)
    assert seats_of(other_visitor, axis.id) == ["allied"]


def test_seats_are_swapped_once(house, visitor, other_visitor):
    axis, _ = outbid(visitor, other_visitor)
    house.service.tables.loaded.clear()
    visitor.get(f"/api/tables/{axis.id}")
    assert seats_of(other_visitor, axis.id) == ["axis"]
