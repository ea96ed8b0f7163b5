"""Each command: what it says to programs, and that it speaks to people too."""

import json
from pathlib import Path

import pytest

import sixweeks
from sixweeks.cli import fuzz
from sixweeks.cli.program import COMMANDS
from sixweeks.games import definition_of
from sixweeks.lab.fuzz import Fault, Fuzzed
from tests.cli.toolkit import ATTACK, ROOT, answer_in_json, process, run, succeed


def test_help_lists_every_command():
    output = succeed("--help")
    assert all(f"  {name} " in output for name in COMMANDS)
    assert succeed() == output


@pytest.mark.parametrize("name", [*sorted(set(COMMANDS) - {"serve", "admin"}), "admin list"])
def test_every_command_has_help_and_json(name):
    output = succeed(*name.split(), "--help")
    assert "--json" in output


def test_version():
    assert succeed("--version") == f"sixweeks {sixweeks.__version__}\n"


@pytest.mark.parametrize("module", ["sixweeks", "sixweeks.cli"])
def test_both_modules_can_be_run(module):
    with process("--version", module=module) as running:
        assert running.stdout is not None
        assert running.stdout.read().startswith("sixweeks ")


# --- games, rules -----------------------------------------------------------------------------


def test_games_in_json():
    game = next(each for each in answer_in_json("games") if each["id"] == "france_40")
    assert game["title"] == "France '40"
    assert [side["id"] for side in game["sides"]] == ["german", "allied"]
    assert [scenario["id"] for scenario in game["scenarios"]] == ["1939", "1940"]
    assert {"id", "rule", "default"} <= game["options"][0].keys()
    assert "random" in game["players"]
    assert all({"random", "staff"} <= {*each["levels"]} for each in game["scenarios"])


def test_one_game_with_the_strength_of_its_opponents():
    (game,) = answer_in_json("games", "springtime")
    level = game["scenarios"][-1]["opponents"][-1]
    assert (level["name"], level["opponent"], level["score"] > 0.5) == ("general", "staff", True)
    output = " ".join(succeed("games", "springtime").split())
    assert f"It scored {100 * level['score']:.1f}% in {level['games']} games against" in output
    assert "makes mistakes" not in succeed("games"), "the list of all games stays short"


def test_games_in_words():
    output = succeed("games")
    assert "September 1939" in output
    assert "fort_dr" in output


def test_rules_in_json():
    rules = answer_in_json("rule", "france_40")
    numbers = [rule["number"] for rule in rules]
    assert numbers == [rule.number for rule in definition_of("france_40").rulebook.rules]
    assert all({"number", "title", "status", "code", "tests"} <= rule.keys() for rule in rules)


@pytest.mark.parametrize(
    ("number", "first"), [("7.3a", "7.3a"), ("7.3", "7.3a"), ("7", "7.0a"), ("7.0", "7.0a")]
)
def test_a_rule_a_paragraph_a_chapter(number, first):
    assert answer_in_json("rule", "france_40", number)[0]["number"] == first


def test_the_places_of_a_rule_exist():
    rule = answer_in_json("rule", "france_40", "7.3a")[0]
    for place in rule["code"] + rule["tests"]:
        file, line = place.rsplit(":", 1)
        assert len((ROOT / file).read_text().splitlines()) >= int(line)
    assert rule["code"]


def test_the_chapter_of_a_rule_comes_before_what_only_shows_it():
    code = answer_in_json("rule", "blitzkrieg", "9.1.2a")[0]["code"]
    is_chapter = ["/rules/" in place for place in code]
    assert is_chapter == sorted(is_chapter, reverse=True)
    assert len(set(is_chapter)) == 2


def test_a_rule_in_words():
    output = succeed("rule", "france_40", "7.3a")
    assert output.startswith("7.3a ")
    assert "r10_movement.py:" in output
    assert "7.3a" in succeed("rule", "france_40")


# --- positions --------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_position_writes_the_start_after_the_ready_set_up(scenario):
    text = succeed("position", "france_40", "--scenario", scenario)
    game = definition_of("france_40").formats.read_position(text)
    assert game.turn == 1
    assert game.scenario_id == scenario


def test_position_takes_options_and_a_file(folder):
    arguments = ("position", "france_40", "--option", "maginot_cut=any", "--out", "start.txt")
    assert succeed(*arguments) == ""
    assert "option maginot_cut: any" in (folder / "start.txt").read_text()


def test_position_from_a_record(record):
    found = answer_in_json("position", "france_40", "--record", record, "--to", 2)
    assert found["scenario"] == "1940"
    assert '"units":["19 Pz"]' in found["position"]


def test_odds_in_json(battle):
    odds = answer_in_json(
        "odds", "france_40", "--position", battle, "--attack", "19 Pz + 41 Pz 2930"
    )
    assert odds["attack"] == 26
    assert odds["defence"] == 10
    assert {"rule", "shift", "why"} <= odds["shifts"][0].keys()
    assert odds["column"] == "1:1"
    assert sum(odds["results"].values()) == pytest.approx(1)


def test_odds_in_words(battle):
    output = succeed("odds", "france_40", "--position", battle, "--attack", "19 Pz + 41 Pz 2930")
    assert "26 against 10: 2:1, after shifts 1:1" in output
    assert "11.12c" in output


def test_odds_as_a_side_count_only_what_it_sees(battle):
    arguments = ("odds", "france_40", "--position", battle, "--attack", "19 Pz 2930")
    assert answer_in_json(*arguments, "--as", "german")["hidden_defenders"] == 1
    assert answer_in_json(*arguments, "--as", "allied")["hidden_defenders"] == 0


def test_why_names_the_rules(battle):
    found = answer_in_json("why", "france_40", "--position", battle, "--wish", "attack 3030")
    assert found["legal"] is False
    assert [bar["rule"] for bar in found["bars"]] == ["11.0a"]
    output = succeed("why", "france_40", "--position", battle, "--wish", "attack 3030")
    assert output.startswith("11.0a: ")


def test_why_of_something_legal(battle):
    found = answer_in_json("why", "france_40", "--position", battle, "--wish", "attack 2930")
    assert found == {"wish": "attack 2930", "legal": True, "bars": []}


def test_answer_gives_events_question_options_and_position(battle):
    arguments = ("answer", "france_40", "--position", battle, *ATTACK)
    found = answer_in_json(*arguments, "--dice", "1")
    assert "At 1:1 (die 1): each side loses a step. (11.10d)" in found["events"]
    assert found["question"]["by"] == "allied"
    assert found["options"] == ["F X loses", "F XI loses"]
    assert found["position"].startswith("sixweeks position 1")
    assert answer_in_json(*arguments, "1") == found


def test_answer_without_dice_asks_for_the_roll(battle):
    found = answer_in_json("answer", "france_40", "--position", battle, *ATTACK)
    assert found["question"]["kind"] == "roll"
    assert found["options"] == ["1", "2", "3", "4", "5", "6"]


def test_answer_writes_the_position_it_leads_to(battle, folder):
    arguments = ("answer", "france_40", "--position", battle, "end", "--out", "next.txt")
    assert "Allied phases" in succeed(*arguments)
    found = answer_in_json("answer", "france_40", "--position", "next.txt", "fight then move")
    assert found["question"]["by"] == "allied"


def test_map_draws(battle, record, folder):
    for source in ((), ("--position", battle), ("--record", record, "--to", 3, "--as", "german")):
        succeed("map", "france_40", "--out", "map.svg", *source)
        assert (folder / "map.svg").read_text().lstrip().startswith("<")


# --- records ----------------------------------------------------------------------------------


def test_replay_verifies_every_roll(record):
    found = answer_in_json("replay", record, "--verify")
    assert found["verified"] is True
    assert found["rolls"] == 1
    assert found["answers"] == 11
    assert (found["winner"], found["level"]) == ("allied", "allied_victory")
    assert "Verified: 1 roll," in succeed("replay", record, "--verify")


def test_replay_to_an_answer_shows_the_board(record):
    output = succeed("replay", record, "--to", 3)
    assert "19 Pz 14-8 4/4" in output
    assert "3 answers, all legal" in output


# --- the laboratory ---------------------------------------------------------------------------

SIMULATE = ("simulate", "france_40", "--scenario", "1939", "--players", "random,random")


def test_simulate_in_json():
    found = answer_in_json(*SIMULATE, "--games", 2, "--seed", 7)
    assert found["games"] == found["finished"] == 2
    assert sum(found["wins"].values()) + found["draws"] == 2
    assert set(found["wins"]) == {"german", "allied"}
    assert found["seconds"] > 0
    assert [each["seed"] for each in found["each"]] == [7, 8]


def test_results_do_not_depend_on_jobs_or_records(folder):
    alone = answer_in_json(*SIMULATE, "--games", 3)
    together = answer_in_json(*SIMULATE, "--games", 3, "--jobs", 2, "--records", "kept")
    assert alone["each"] == together["each"]
    assert sorted(path.name for path in (folder / "kept").iterdir()) == ["0.txt", "1.txt", "2.txt"]
    assert answer_in_json("replay", "kept/2.txt", "--verify")["finished"]


def test_simulate_in_words():
    assert "German (random)" in succeed(*SIMULATE, "--games", 1)


LADDER = ("ladder", "springtime", "--scenario", "plan_red", "--players", "random,random")


def test_ladder_in_json(folder):
    found = answer_in_json(*LADDER, "--pairs", 2, "--seed", 7)
    (rung,) = found["rungs"]
    assert rung["match"]["player"] == rung["match"]["opponent"] == "random"
    assert rung["standing"]["pairs"] == 2
    assert set(rung["standing"]["by_side"]) == {"axis", "allied"}
    assert rung["verdict"] is None


def test_scores_of_a_ladder_do_not_depend_on_jobs_or_a_file(folder):
    alone = answer_in_json(*LADDER, "--pairs", 3)["rungs"][0]["standing"]["by_side"]
    (rung,) = answer_in_json(*LADDER, "--pairs", 3, "--jobs", 2, "--results", "kept")["rungs"]
    assert rung["standing"]["by_side"] == alone
    assert len((folder / "kept").read_text().splitlines()) == 3


def test_ladder_in_words():
    shown = succeed(*LADDER, "--pairs", 1, "--until-decided")
    assert "95 % interval" in shown
    assert "it is undecided whether random is stronger than random" in shown


WEIGHTS = ("weights", "springtime", "--scenario", "plan_red", "--weight", "axis.prize=2,4")


def test_weights_in_json_do_not_depend_on_jobs_or_a_file(folder):
    (alone,) = answer_in_json(*WEIGHTS, "--games", 6)
    (effect,) = answer_in_json(*WEIGHTS, "--games", 6, "--jobs", 2, "--results", "kept")
    assert effect == alone
    assert (effect["weight"], effect["low"], effect["high"]) == ("axis.prize", 2, 4)
    assert effect["score_error"] >= 0
    assert len((folder / "kept").read_text().splitlines()) == 6


def test_weights_in_words():
    assert "axis.prize" in succeed(*WEIGHTS, "--games", 6)


def test_fuzz():
    found = answer_in_json("fuzz", "france_40", "--games", 2, "--scenario", "1939")
    assert found["games"] == 2
    for kind in ("errors", "dead_ends", "endless", "unreplayable", "leaks", "refusals"):
        assert found[kind] == 0, found["examples"]
    assert "leaks" in succeed("fuzz", "france_40", "--games", 1, "--scenario", "1939")


def test_fuzz_that_finds_a_fault_does_not_end_well(monkeypatch):
    fault = Fault("leaks", 3, "1939", 7, "somebody learns something")
    monkeypatch.setattr(fuzz, "all_fuzzed", lambda *_: [Fuzzed([fault], {})])
    result = run("fuzz", "france_40", "--games", 1, "--json")
    assert (result.exit_code, json.loads(result.stdout)["leaks"]) == (1, 1)


def test_perft(battle):
    found = answer_in_json("perft", "france_40", "--depth", 2)
    assert found["positions"][0] == 2
    at_battle = answer_in_json("perft", "france_40", "--position", battle, "--depth", 1)
    assert at_battle["positions"] == [5]
    assert "positions" in succeed("perft", "france_40", "--depth", 1, "--scenario", "1939")


def test_bench():
    found = answer_in_json("bench", "--game", "france_40", "--games", 1, "--staff-games", 0)
    assert {
        "random_games_per_second",
        "answers_per_second",
        "copy_microseconds",
        "staff_seconds_per_game",
        "chess_random_games_per_second",
        "chess_ratio",
    } <= found["france_40"].keys()
    assert found["france_40"]["copy_microseconds"] < 100


def test_json_is_all_there_is_on_stdout(battle):
    result = run("odds", "france_40", "--position", battle, "--attack", "19 Pz 2930", "--json")
    assert json.loads(result.stdout)
    assert result.stderr == ""


def test_files_are_written_atomically(folder):
    Path("start.txt").write_text("old")
    succeed("position", "france_40", "--out", "start.txt")
    assert Path("start.txt").read_text().startswith("sixweeks position 1")
    assert [path.name for path in folder.iterdir()] == ["start.txt"]


def test_sealed_replies_are_given_in_the_order_of_the_sides(folder):
    table = sixweeks.new("springtime", scenario="campaign", options={"bids": "axis"})
    (folder / "bids.txt").write_text(table.definition.formats.write_position(table.game))
    said = answer_in_json("answer", "springtime", "bid 2", "bid 5", "--position", "bids.txt")
    assert any("the Axis seat 2, the Allied seat 5" in event for event in said["events"])
