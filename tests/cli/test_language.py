"""Everything that the command line says of a game and of bad input is in one language."""

import json
import re
from pathlib import Path

import pytest

from sixweeks.cli.admin import admin
from sixweeks.cli.program import COMMANDS
from tests.cli.test_bad_input import ARGUMENTS, NEEDS_POSITION, POSITIONS, RECORDS, VERIFIED
from tests.cli.toolkit import ATTACK, BATTLE, run, say, succeed
from tests.games.pseudo_locale import LANGUAGE, install, outside_brackets

ANSWER = ("answer", "france_40", "--position", "battle.txt", *ATTACK)
ODDS = ("odds", "france_40", "--position", "battle.txt", "--attack", "19 Pz + 41 Pz 2930")
WHY = ("why", "france_40", "--position", "battle.txt", "--wish", "3030", "--json")
SPOKEN = ("--language", LANGUAGE)


@pytest.fixture(autouse=True)
def pseudo_locale(monkeypatch, folder, record, battle):
    install(monkeypatch.setattr)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    (folder / "folder").mkdir()
    (folder / "binary.txt").write_bytes(b"sixweeks record 1\n\xff\xfe\x00")
    (folder / "nothing.txt").write_bytes(b"")


def refused(*arguments: str) -> str:
    """What stands outside of messages in the sentence on stderr."""
    result = run(*SPOKEN, *arguments)
    assert result.exit_code == 2, result.output
    return outside_brackets(result.stderr)


@pytest.mark.parametrize("line", ARGUMENTS)
def test_no_error_about_an_argument_has_english_of_its_own(line):
    assert refused(*line.split()) == ".\n"


@pytest.mark.parametrize("name", RECORDS)
def test_no_error_about_a_record_has_english_of_its_own(name, record_text):
    Path("game.txt").write_text(RECORDS[name][0](record_text))
    assert refused("replay", "game.txt") == ".\n"


@pytest.mark.parametrize("name", VERIFIED)
def test_no_error_about_dice_has_english_of_its_own(name, record_text):
    Path("game.txt").write_text(VERIFIED[name][0](record_text))
    assert refused("replay", "game.txt", "--verify") == ".\n"


@pytest.mark.parametrize("name", POSITIONS)
def test_no_error_about_a_position_has_english_of_its_own(name):
    Path("battle.txt").write_text(POSITIONS[name][0](BATTLE))
    assert refused(*NEEDS_POSITION[0], "--position", "battle.txt") == ".\n"


@pytest.mark.parametrize(
    "line", ["sing", "19 Pz", "undo", "rule 99", "odds nowhere", "save", "orders", "resign", "draw"]
)
def test_no_refusal_at_the_keyboard_has_english_of_its_own(line):
    output = succeed(*SPOKEN, "play", "--position", "battle.txt", "--json", input=say(line))
    found = [json.loads(each) for each in output.splitlines()]
    assert [outside_brackets(each["text"]) for each in found if each["kind"] == "refused"] == [""]


def test_what_happens_is_told_in_the_language_that_is_named():
    events = json.loads(succeed(*SPOKEN, *ANSWER, "--dice", "6", "--json"))["events"]
    assert events
    assert {outside_brackets(each) for each in events} == {""}


def test_the_log_of_a_saved_game_is_told_in_the_language_that_is_named():
    output = succeed(*SPOKEN, "play", "--record", "game.txt", "--json", input=say("log"))
    log = next(each for each in map(json.loads, output.splitlines()) if each["kind"] == "log")
    assert log["events"]
    assert {outside_brackets(each) for each in log["events"]} == {""}


def test_odds_are_told_in_the_language_that_is_named():
    results = json.loads(succeed(*SPOKEN, *ODDS, "--json"))["results"]
    assert results
    assert {outside_brackets(each) for each in results} == {""}


def test_reasons_are_told_in_the_language_that_is_named():
    bars = json.loads(succeed(*SPOKEN, *WHY))["bars"]
    assert bars
    assert {outside_brackets(each["why"]) for each in bars} == {""}


@pytest.mark.parametrize("name", ["", *COMMANDS, *(f"admin {each}" for each in admin.commands)])
def test_no_help_has_english_of_its_own(name):
    output = succeed(*SPOKEN, *name.split(), "--help")
    left = re.sub(r"(?<!\w)--?[a-z-]+", "", outside_brackets(output))  # options as they are typed
    commands = {"": COMMANDS, "admin": tuple(admin.commands)}.get(name, ())
    listed = {"program", *name.split(), "historical", "ask", *commands}
    assert set(re.findall(r"[a-z]+", left, re.IGNORECASE)) <= listed


def test_the_language_of_help_may_be_named_after_it():
    assert "⟦" in succeed("--help", *SPOKEN)


SIMULATE = ("simulate", "france_40", "--players", "random,random", "--games", "1")
SHOWN = [  # a command, and the names in what it shows
    (ODDS, {"Pz"}),
    (WHY[:-1], set()),
    ((*WHY[:4], "--wish", "attack 2930"), set()),
    (("rule", "france_40", "7.3a"), set()),
    (("replay", "game.txt", "--verify"), {"france_40"}),
    (("perft", "france_40", "--depth", "1", "--scenario", "1939"), set()),
    (("map", "france_40", "--out", "map.svg"), set()),
    ((*SIMULATE, "--scenario", "1939"), {"france_40", "random", "held"}),
    (("fuzz", "france_40", "--games", "1", "--scenario", "1939"), {"france_40"}),
]


@pytest.mark.parametrize(("arguments", "names"), SHOWN)
def test_nothing_that_a_command_shows_has_english_of_its_own(arguments, names):
    left = outside_brackets(succeed(*SPOKEN, *arguments))
    words = re.findall(r"\w*[a-z]\w*", re.sub(r"\S+[./]\S+", "", left))  # no rules, no files
    assert set(words) - names == set()


@pytest.mark.parametrize("line", ["help", "save other.txt", "position p.txt", "map m.svg"])
def test_nothing_that_is_said_at_the_keyboard_has_english_of_its_own(line):
    output = succeed(*SPOKEN, "play", "--position", "battle.txt", "--json", input=say(line))
    kinds = ("help", "saved", "undone")
    told = [each["text"] for each in map(json.loads, output.splitlines()) if each["kind"] in kinds]
    assert [outside_brackets(each).split() for each in told] == [[]]


def test_without_a_language_that_of_the_environment_is_spoken(monkeypatch):
    monkeypatch.setenv("LC_ALL", f"{LANGUAGE}.UTF-8")
    assert run("rule", "waterloo").stderr.startswith("⟦")


def test_the_language_that_is_named_goes_before_that_of_the_environment(monkeypatch):
    monkeypatch.setenv("LANG", f"{LANGUAGE}.UTF-8")
    assert run("--language", "en", "rule", "waterloo").stderr.startswith("Error: there is no game")


def test_a_language_that_we_do_not_speak_in_the_environment_is_english(monkeypatch):
    monkeypatch.setenv("LANG", "tlh_QO.UTF-8")
    assert run("rule", "waterloo").stderr.startswith("Error: there is no game")


def test_a_language_that_we_do_not_speak_is_refused():
    sentence = f"--language cannot be 'tlh': it can be en, {LANGUAGE}"
    assert run("--language", "tlh", "games").stderr == f"Error: {sentence}.\n"


def test_help_names_the_option():
    assert "--language" in succeed("--help")


def test_an_error_in_json_has_its_id_and_arguments():
    result = run("rule", "waterloo", "--json")
    told = json.loads(result.stderr)
    assert (result.exit_code, result.stdout, told["id"]) == (2, "", "error-no-game")
    assert told["args"]["name"] == ["text", "waterloo"]
    assert told["error"].startswith("there is no game 'waterloo'")


def test_an_error_in_json_says_in_which_file_and_line_it_is():
    Path("battle.txt").write_text(BATTLE.replace("turn: 13", "turn: last"))
    told = json.loads(run(*WHY).stderr)
    line = told["args"]["what"]
    assert (told["id"], told["args"]["file"]) == ("error-in-file", ["text", "battle.txt"])
    assert (line["id"], line["args"]["line"]) == ("error-line", 4)
    assert line["args"]["what"] == {"id": "error-not-a-number", "args": {"text": ["text", "last"]}}
