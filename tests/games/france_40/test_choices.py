"""What the page warns of before a phase is ended."""

from tests.games.france_40.toolkit import assault, at, march


def warning(table) -> str:
    choices = table.definition.choices(table.game)
    warning = next(choice.warning for choice in choices if choice.verb == "end")
    return str(table.localization.label(warning))


def test_6_2b_an_overstacked_hex_is_warned_of():
    crowd = dict.fromkeys(("G I", "G II", "G III"), "3138")
    table = march(at("german movement", {**crowd, "G IV": "3139"}), "G IV", "3138", "done")
    assert warning(table) == (
        "Too many units are in Cologne (3138): the enemy will choose what is eliminated there."
        " 3 units could still move."
    )


def test_6_2b_a_full_hex_is_not():
    crowd = dict.fromkeys(("G I", "G II"), "3138")
    table = march(at("german movement", {**crowd, "G IV": "3139"}), "G IV", "3138", "done")
    assert warning(table) == "2 units could still move."


def test_6_2f_mixed_nationalities_are_warned_of():
    table = march(at("allied movement", {"UK I": "2722", "F I": "2721"}), "UK I", "2721", "done")
    assert warning(table).startswith("Several nationalities are in Fontainebleau (2721):")


def test_11_9a_targets_left_are_counted():
    table = at("german combat", {"G I": "2429", "F X": "2428"})
    assert warning(table) == "1 enemy hex could still be attacked."


def test_11_9a_with_none_left_there_is_no_warning():
    units = {"G I": "2429", "G II": "2429", "F X": "2428"}
    table = assault(at("german combat", units), "2428", "G I", "G II")
    table.answer(1)
    assert warning(table) == ""
