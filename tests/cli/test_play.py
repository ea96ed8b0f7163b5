"""Games at the command line, typed line by line."""

import pytest

from tests.cli.toolkit import ATTACK, answer_in_json, run, say, spoken, succeed

NEW = ("--seed", 5, "--against", "random")


def play(*arguments: object, input: str) -> str:
    return succeed("play", *arguments, input=input)


def of_kind(kind: str, shown: list[dict]) -> list[dict]:
    return [each for each in shown if each["kind"] == kind]


def test_a_game_begins_at_the_first_move_with_the_dice_committed():
    output = play(*NEW, input="")
    assert "The dice are committed to: sha256 3835cff8" in output
    assert "(5.7a)" in output
    assert "   1 move then fight\n   2 fight then move\n" in output


def test_answers_by_number_and_in_notation():
    by_number = spoken(*NEW, input=say("2", "no coup"))
    in_notation = spoken(*NEW, input=say("Fight then move", "NO COUP"))
    assert by_number == in_notation
    assert "Combat Phase of the Germans. (11.9a)" in by_number[-2]["events"]


def test_a_wrong_answer_is_refused_with_its_rules_and_asked_again(battle):
    lines = say("attack 3030", "nonsense", "attack 2930")
    shown = spoken("--position", battle, *NEW, input=lines)
    first, second = of_kind("refused", shown)
    assert "11.0a" in first["text"]
    assert "names no hex, unit or action" in second["text"]
    assert "with 19 Pz" in shown[-1]["options"]


def test_long_lists_are_grouped():
    output = play(*NEW, input=say("1"))
    assert "     coup ...\n   1 4035    2 3935" in output


def test_why_odds_rule_and_board(battle):
    lines = say("why attack 3030", "odds 19 Pz 2930", "rule 7.3", "board", "log", "view")
    output = play("--position", battle, *NEW, input=lines)
    assert "11.0a: no enemy unit is there to attack." in output
    assert "14 against 5: 2:1, after shifts 1:1" in output
    assert "1 hidden defender is not counted" in output
    assert "7.3a Stop on entering an enemy ZOC" in output
    assert "F XI 4-5 2/2, ?" in output
    assert '"side":"german"' in output


def test_undo_takes_back_only_ones_own_answers():
    shown = spoken(*NEW, input=say("1", "undo", "undo"))
    assert len(of_kind("undone", shown)) == 1
    assert "set-up" in of_kind("refused", shown)[0]["text"]


def test_undo_stops_at_the_dice(battle):
    shown = spoken("--position", battle, *NEW, input=say(*ATTACK, "undo"))
    assert "nothing to undo" in shown[-1]["text"]


def test_what_is_hidden_is_not_told():
    shown = spoken("--seed", 5, "--side", "allied", "--against", "random", input=say("log"))
    assert not any("Sickle Cut, 10 May" in each for each in shown[-1]["events"])


def test_both_sides_at_one_keyboard(battle):
    shown = spoken("--position", battle, "--side", "both", "--seed", 3, input=say(*ATTACK))
    assert shown[-1]["question"]["by"] == "allied"


def test_the_computer_plays_itself():
    shown = spoken(
        "--side", "none", "--against", "random", "--scenario", "1939", "--seed", 1, input=""
    )
    assert shown[-1]["kind"] == "end"
    assert len(shown[-1]["reveal"]) == 64


def test_set_up_by_hand():
    output = play(*NEW, "--side", "both", "--deploy", "ask", input=say("2", "B I"))
    assert "choose a unit to place" in output
    assert "B I at ..." in output


# --- dice -------------------------------------------------------------------------------------


def test_dice_from_a_list_then_asked(battle):
    lines = say(*ATTACK)
    shown = spoken("--position", battle, "--side", "both", "--dice", "1", input=lines)
    assert shown[0]["commitment"] == ""
    assert (
        "At 1:1 (die 1): each side loses a step. (11.10d)" in of_kind("events", shown)[-1]["events"]
    )


def test_dice_asked(battle):
    lines = say(*ATTACK, "7", "1")
    shown = spoken("--position", battle, "--side", "both", "--dice", "ask", input=lines)
    assert shown[-4]["question"]["kind"] == "roll"
    assert "not a roll" in shown[-3]["text"]
    assert shown[-1]["question"]["by"] == "allied"


def test_an_impossible_listed_roll_is_refused_and_the_roll_asked(battle):
    shown = spoken("--position", battle, "--dice", "9", *NEW, input=say(*ATTACK))
    assert "'9' is not a roll" in of_kind("refused", shown)[0]["text"]
    assert shown[-1]["question"]["kind"] == "roll"


def test_salt_changes_the_dice_and_stays_in_the_record(folder):
    play(*NEW, "--salt", "my words", input=say("save game.txt"))
    assert "salt german: my words" in (folder / "game.txt").read_text()


# --- saving and going on ----------------------------------------------------------------------


def test_a_saved_game_goes_on_against_offered_levels_only(folder):
    new = ("springtime", "--scenario", "plan_red", *NEW)
    succeed("play", *new, input=say("save game.txt"))
    refused = run("play", "--record", "game.txt", "--side", "axis", "--against", "general")
    assert (refused.exit_code, "'general' is not offered" in refused.stderr) == (2, True)


def test_a_saved_game_goes_on_with_the_same_dice(battle, folder):
    new = ("--position", battle, "--side", "both", "--seed", 3)
    play(*new, input=say(*ATTACK[:3], "save game.txt"))
    assert "reveal" not in (folder / "game.txt").read_text()
    shown = spoken("--record", "game.txt", input=say("launch", "1", "2", "save later.txt"))
    assert "At 1:1 (die 1): each side loses a step. (11.10d)" in shown[2]["events"]
    shown = spoken(
        "--record",
        "later.txt",
        input=say("4", "2", "end", "end", "save done.txt"),
    )
    assert [each["kind"] for each in shown[-2:]] == ["end", "saved"]
    assert answer_in_json("replay", "done.txt", "--verify")["rolls"] == 1


def test_undo_works_after_going_on(battle):
    play("--position", battle, *NEW, input=say(*ATTACK[:2], "save game.txt"))
    shown = spoken("--record", "game.txt", input=say("undo", "undo", "undo"))
    kinds = [each["kind"] for each in shown if each["kind"] not in ("start", "events")]
    assert kinds == ["question", "undone", "question", "undone", "question", "refused"]


def test_a_game_without_its_sealed_seed(battle, folder):
    play("--position", battle, "--side", "both", "--seed", 3, input=say("save game.txt"))
    (folder / "game.txt.seed").unlink()
    assert "game.txt.seed" in run("play", "--record", "game.txt").stderr
    assert "not the seed" in run("play", "--record", "game.txt", "--seed", 4).stderr
    play("--record", "game.txt", "--seed", 3, input="")
    shown = spoken("--record", "game.txt", "--dice", "ask", input=say(*ATTACK))
    assert shown[-1]["question"]["kind"] == "roll"


def test_a_finished_game_shows_its_end(record):
    shown = spoken("--record", record, "--side", "both", input=say("log"))
    assert of_kind("end", shown)[0]["result"] == "allied allied_victory 4.11a"


def test_players_with_names_of_their_own_are_people(battle, folder):
    play("--position", battle, "--side", "both", "--seed", 3, input=say("save game.txt"))
    text = (folder / "game.txt").read_text().replace("german: human", "german: Heinz")
    (folder / "game.txt").write_text(text)
    shown = spoken("--record", "game.txt", input=say(ATTACK[0], "save game.txt"))
    assert shown[0]["players"] == {"german": "Heinz", "allied": "human"}


def test_files_of_a_session(battle, folder):
    play("--position", battle, *NEW, input=say("position p.txt", "map m.svg", "save"))
    assert (folder / "p.txt").read_text().startswith("sixweeks position 1")
    assert (folder / "m.svg").read_text().lstrip().startswith("<")


@pytest.mark.parametrize("line", ["save /nowhere/game.txt", "map .", "rule 99.9", "odds", "undo"])
def test_a_command_that_fails_leaves_the_game_unchanged(line):
    shown = spoken(*NEW, input=say(line, "1"))
    assert [each["kind"] for each in shown[-3:]] == ["refused", "events", "question"]


@pytest.mark.parametrize("word", ["help", "list"])
def test_other_words(word):
    assert play(*NEW, input=say(word, "quit"))


def test_standing_orders_are_given_by_words():
    stonne = ("blitzkrieg", "--scenario", "stonne", "--side", "french")
    shown = spoken(*stonne, *NEW, input=say("orders fire never", "orders"))
    assert [each["orders"]["fire"] for each in of_kind("orders", shown)] == ["never", "never"]


def test_an_order_that_is_not_one_is_refused():
    (refused,) = of_kind("refused", spoken(*NEW, input=say("orders fire never")))
    assert "no standing orders" in str(refused)


# --- bids that make the players change places -------------------------------------------------

BIDDING = ("springtime", "--option", "bids=axis", "--side", "both", "--deploy", "ask", "--seed", 3)


def draws_told(*bids: str) -> list[str]:
    """What the second bidder is told of the draws that follow."""
    shown = spoken(*BIDDING, input=say(*bids))
    told = [each for part in of_kind("events", shown) for each in part["events"]]
    return [each for each in told if "an Event: " in each]


def test_17_1_a_player_who_keeps_the_seat_sees_only_the_own_draw():
    allied, axis = draws_told("bid 5", "bid 0")
    assert "Event: hidden" not in allied
    assert "Event: hidden" in axis


def test_17_1_a_player_who_swaps_sides_sees_only_the_draw_of_the_new_side():
    allied, axis = draws_told("bid 0", "bid 5")
    assert "Event: hidden" in allied
    assert "Event: hidden" not in axis


# --- draws from a cup ---------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "is_told"), [("allied", True), ("axis", False)])
def test_what_is_in_a_cup_is_told_to_the_side_that_draws_only(side, is_told):
    allied_draw = ("springtime", "--side", side, "--dice", "ask", "--against", "random")
    (asked,) = of_kind("question", spoken(*allied_draw, input=""))
    assert (asked["question"]["kind"], bool(asked["options"])) == ("draw", is_told)


def test_a_player_resigns_if_it_is_meant():
    shown = spoken("--side", "both", *NEW, input=say("resign", "resign yes"))
    assert "resign yes" in of_kind("refused", shown)[0]["text"]
    assert shown[-1]["result"] == "allied resignation"


def test_two_people_at_one_keyboard_agree_to_a_draw():
    shown = spoken("--side", "both", *NEW, input=say("draw offer", "draw accept"))
    assert shown[-1]["result"] == "draw agreement"


def test_a_declined_draw_goes_on():
    shown = spoken("--side", "both", *NEW, input=say("draw offer", "draw decline", "draw accept"))
    assert "no draw has been offered" in of_kind("refused", shown)[-1]["text"]


def test_a_computer_player_agrees_to_no_draw():
    shown = spoken(*NEW, input=say("draw offer"))
    assert "computer" in of_kind("refused", shown)[-1]["text"]
