"""Playing a record again, and checking its dice: every tampered line is caught and named."""

import pytest

from sixweeks.kernel.dice import Dice, ListedDice, chain_down, seed_by_hand
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay, verify
from sixweeks.kernel.presentation.input_error import InputError
from tests.errors import told
from tests.kernel import toy
from tests.kernel.toy import BLUE, COINS, RED


def played(**given):
    table = toy.table(options={"bids": "sealed"}, **given)
    table.answer("bid 1", by=BLUE)
    table.answer("bid 2", by=RED)
    for reply in ("take 1", "peek", "pass", "yes", "pass", "no"):
        table.answer(reply)
    return table


TABLE = played()
TEXT: str = TABLE.text()
LINES = TEXT.splitlines()
BODY = range(LINES.index("") + 1, len(LINES))


ROLLS = [n + 1 for n in BODY if LINES[n].startswith("roll: ")]
DRAWS = [n + 1 for n in BODY if LINES[n].startswith("draw: ")]
ANSWERS = [n + 1 for n in BODY if LINES[n].startswith(("red: ", "blue: "))]


def line_of(wanted: str) -> int:
    return LINES.index(wanted) + 1


def changed(line: int, new: str) -> str:
    return "\n".join([*LINES[: line - 1], new, *LINES[line:]]) + "\n"


def complaint(text: str, check=verify) -> tuple[int, str]:
    with pytest.raises(InputError) as caught:
        check(COINS, read_record(text))
    return told(caught.value)


# Replaying.


def test_a_record_played_again_is_the_same():
    assert replay(COINS, read_record(TEXT)).text() == TEXT


def test_the_game_played_again_is_the_same():
    twin = replay(COINS, read_record(TEXT))
    assert toy.write_position(twin.game) == toy.write_position(TABLE.game)
    assert twin.events == TABLE.events


@pytest.mark.parametrize("to", range(15))
def test_a_replay_may_stop_anywhere(to):
    table = replay(COINS, read_record(TEXT), to=to)
    assert len(table.record.entries) == to
    assert table.copy().text() == table.text()


def test_a_game_in_progress_is_played_on():
    table = toy.table(own_dice=False)
    table.answer("take 1")
    twin = replay(COINS, read_record(table.text()))
    twin.answer("pass")
    assert twin.options == (toy.SALUTE,)


def test_a_game_from_a_position_is_played_again():
    start = toy.write_position(replay(COINS, read_record(TEXT), to=3).game)
    table = toy.table(position=start, dice=ListedDice([1, "gold", 2, "lead"]))
    for reply in ("take 2", "yes", "no"):
        table.answer(reply)
    assert table.is_over
    assert replay(COINS, read_record(table.text())).text() == table.text()


# Verifying.


def test_every_roll_and_draw_is_verified():
    assert verify(COINS, read_record(TEXT)) == 4


def test_salted_dice_are_verified():
    table = played(salts={BLUE: "sorrel", RED: "nettle"})
    assert verify(COINS, read_record(table.text())) == 4


def test_salts_are_taken_in_the_order_of_the_sides_wherever_they_stand():
    lines = played(salts={RED: "nettle", BLUE: "sorrel"}).text().splitlines()
    at = lines.index("salt red: nettle")
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    assert verify(COINS, read_record("\n".join(lines) + "\n")) == 4


def test_a_changed_salt_is_caught():
    text = played(salts={RED: "nettle"}).text().replace("nettle", "kettle")
    _, what = complaint(text)
    assert what.startswith("the seed gives")


def test_a_record_without_a_commitment_proves_nothing():
    table = played(dice=ListedDice([1, "gold", 2, "lead"]))
    assert complaint(table.text()) == (
        0,
        "the record commits to no seed, so its dice cannot be verified",
    )


def test_a_seed_not_yet_revealed_proves_nothing():
    table = toy.table()
    table.answer("pass")
    assert complaint(table.text())[1].startswith("the seed has not been revealed")


def test_what_was_drawn_from_is_in_the_record():
    cup = " | ".join(toy.CUP)
    assert {LINES[line - 1].partition(" of ")[2] for line in DRAWS} == {cup}


def test_a_record_that_does_not_say_what_was_drawn_from_is_verified_as_well():
    old = TEXT.replace("record 2", "record 1").replace(" of " + " | ".join(toy.CUP), "")
    assert (" of " in old, verify(COINS, read_record(old))) == (False, 4)


@pytest.mark.parametrize("of", ["2d6", "lead | gold", "gold"])
def test_another_cup_is_caught(of):
    line = DRAWS[0]
    marker = LINES[line - 1].partition(" of ")[0]
    line_told, what = complaint(changed(line, f"{marker} of {of}"))
    assert (line_told, what) == (line, f"'{of}' should read '{' | '.join(toy.CUP)}'")


def test_other_dice_are_caught():
    line = ROLLS[0]
    found = complaint(changed(line, f"{LINES[line - 1]} of 2d6"))
    assert found == (line, "'2d6' should read '1d6'")


# Joint dice.

CHAINS = {BLUE: "b1" * 32, RED: "4e" * 32}
LAST = 9


def joint(revealed: int, links: int) -> str:
    """A record whose first rolls are joint: of so many links revealed, so many were used."""
    salts = {side: chain_down(end, LAST) for side, end in CHAINS.items()}
    added = {
        n: b"".join(bytes.fromhex(chain_down(CHAINS[side], LAST - n - 1)) for side in (RED, BLUE))
        for n in range(links)
    }
    seed = seed_by_hand(4)
    dice = Dice(seed.bytes, [salts[RED], salts[BLUE]], links=added)
    table = played(salts=salts, dice=dice)
    table.record.commitment, table.record.reveal = seed.commitment, seed.revealed
    table.record.links = {
        side: f"{revealed} {chain_down(CHAINS[side], LAST - revealed)}" for side in (RED, BLUE)
    }
    return str(table.text())


@pytest.mark.parametrize("links", [0, 1, 3, 4])
def test_joint_dice_are_verified_as_far_as_they_were_joint(links):
    assert verify(COINS, read_record(joint(links, links))) == 4


def test_joint_dice_depend_on_every_link():
    rolls = {joint(links, links).partition("reveal")[0] for links in (0, 4)}
    assert len(rolls) == 2


def test_a_link_that_was_revealed_but_not_used_is_caught():
    assert complaint(joint(4, 0))[1].startswith("the seed gives")


@pytest.mark.parametrize("side", [RED, BLUE])
def test_another_chain_is_caught(side):
    text = joint(4, 4).replace(chain_down(CHAINS[side], LAST - 4), "00" * 32)
    assert complaint(text)[1] == f"these links do not lead to the salt of '{side}'"


def test_links_of_one_side_alone_are_caught():
    lines = [each for each in joint(4, 4).splitlines() if not each.startswith("links red")]
    said = "every side with a salt must have the same number of links"
    assert complaint("\n".join(lines) + "\n")[1] == said


# Tampering. Each line of the body is changed in turn.


@pytest.mark.parametrize("line", ROLLS)
def test_a_changed_roll_is_caught(line):
    said = int(LINES[line - 1].removeprefix("roll: "))
    for roll in {1, 2, 3, 4, 5, 6} - {said}:
        found = complaint(changed(line, f"roll: {roll}"))
        assert found == (line, f"the seed gives {said}, the record says {roll}")


@pytest.mark.parametrize("line", DRAWS)
def test_a_changed_draw_is_caught(line):
    said = LINES[line - 1].removeprefix("draw: ").partition(" of ")[0]
    marker = "lead" if said == "gold" else "gold"
    assert complaint(changed(line, f"draw: {marker}"))[0] == line


@pytest.mark.parametrize("roll", ["7", "0", "05", "+5", "five", "", "٥", "5" * 5000])
def test_what_is_no_roll_is_caught_without_the_seed_too(roll):
    line = line_of("roll: 5")
    assert complaint(changed(line, f"roll: {roll}"), replay)[0] == line


@pytest.mark.parametrize("line", ANSWERS)
@pytest.mark.parametrize("text", ["take 9", "concede", "", "take  1"])
def test_an_illegal_answer_is_caught(line, text):
    who = LINES[line - 1].partition(":")[0]
    assert complaint(changed(line, f"{who}: {text}"), replay)[0] == line


@pytest.mark.parametrize("line", [*ANSWERS, *ROLLS, *DRAWS])
@pytest.mark.parametrize("who", ["green", "roll", "draw", RED, BLUE])
def test_an_answer_by_another_is_caught(line, who):
    _, _, text = LINES[line - 1].partition(": ")
    if LINES[line - 1].startswith(f"{who}:"):
        return
    found = complaint(changed(line, f"{who}: {text}"), replay)[0]
    assert found in (line, line + 1)  # two sealed replies of one side: the second is refused


def test_a_legal_change_of_an_answer_is_caught_by_what_follows():
    line = line_of("red: peek")
    assert complaint(changed(line, "red: take 2"))[0] == line + 1


@pytest.mark.parametrize("line", range(BODY[0] + 1, len(LINES) - 3))
def test_two_lines_exchanged_are_caught(line):
    first, second = LINES[line - 1 : line + 1]
    if {first, second} in ({"blue: bid 1", "red: bid 2"}, {"red: take 1", "red: peek"}):
        return  # another game, as legal as this one
    text = "\n".join([*LINES[: line - 1], second, first, *LINES[line + 1 :]]) + "\n"
    assert complaint(text)[0] in (line, line + 1)


def test_a_changed_seed_is_caught():
    line = next(n for n, text in enumerate(LINES, 1) if text.startswith("seed: "))
    found = complaint(changed(line, "seed: by hand sha256 " + "0" * 64))
    assert found == (
        len(LINES) - 1,
        f"the revealed seed is not the one committed to in line {line}",
    )


def test_a_changed_reveal_is_caught():
    line = len(LINES) - 1
    found = complaint(changed(line, "reveal: " + "0" * 64))
    assert found[0] == line


@pytest.mark.parametrize("check", [replay, verify])
@pytest.mark.parametrize("result", ["blue rich 1.3", "red poor 1.3", "draw even 1.3", ""])
def test_a_changed_result_is_caught(result, check):
    line = line_of("result: red rich 1.3")
    found = complaint(changed(line, f"result: {result}"), check)
    assert (found[0], found[1][-len("is 'red rich 1.3'") :]) == (line, "is 'red rich 1.3'")


def test_a_missing_result_is_caught():
    text = TEXT.replace("result: red rich 1.3\n", "")
    assert complaint(text, replay) == (
        len(LINES) - 1,
        "the record says 'not finished' but the game is 'red rich 1.3'",
    )


def test_an_answer_after_the_end_is_caught():
    text = TEXT.replace("result: ", "red: pass\nresult: ").replace("end: 14", "end: 15")
    line = line_of("result: red rich 1.3")
    assert complaint(text, replay) == (line, "the game was over before this answer")


# Headers.


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("game: toy", "game: chess", "this is a record of 'chess', not of 'toy'"),
        ("rules: 3", "rules: 4", "rules 4 are newer than this program's 3"),
        (
            "scenario: plain",
            "scenario: grand",
            "Coins has no scenario 'grand'; it has plain, short",
        ),
        ("option bids: sealed", "option bids: open", "option bids cannot be 'open'"),
        ("option bids: sealed", "option trump: yes", "Coins has no option 'trump'"),
        ("option bids: sealed", "player green: Gil", "there is no side 'green'"),
        ("option bids: sealed", "salt green: Gil", "there is no side 'green'"),
    ],
)
def test_a_header_that_does_not_fit_is_reported_with_its_line(old, new, what):
    line = line_of(old) + 1
    text = changed(line - 1, new).replace("game:", "# a comment moves the lines\ngame:", 1)
    found = complaint(text, replay)
    assert (found[0], found[1][: len(what)]) == (line, what)


def test_an_older_record_that_no_longer_plays_says_so():
    text = changed(line_of("red: peek"), "red: look").replace("rules: 3", "rules: 2")
    line, what = complaint(text, replay)
    assert line == line_of("red: peek")
    assert what.endswith(
        "(the record was written under rules 2 of the program test; this program has rules 3)"
    )


def test_an_older_record_that_still_plays_is_played():
    assert replay(COINS, read_record(TEXT.replace("rules: 3", "rules: 2"))).is_over


def test_a_fault_of_the_start_is_reported_with_its_line_in_the_record():
    start = toy.write_position(toy.new(bids="none"))
    table = toy.table(position=start, own_dice=False)
    text = table.text().replace("start: heap: 3", "start: heap: three")
    line = text.splitlines().index("start: heap: three") + 1
    assert complaint(text, replay) == (line, "'three' is not a whole number")


def test_a_start_of_another_scenario_is_caught():
    table = toy.table(position=toy.write_position(toy.new(bids="none")), own_dice=False)
    text = table.text().replace("scenario: plain", "scenario: short")
    assert complaint(text, replay) == (5, "the start position belongs to scenario plain")
