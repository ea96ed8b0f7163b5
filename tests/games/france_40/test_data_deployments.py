"""The ready deployments of France '40, ours, against the rules of set-up."""

import tomllib
from collections import Counter

import pytest

from tests.games.france_40.data_files import (
    DATA,
    FIGHTING,
    HOME,
    LINE,
    SCENARIO,
    STATIC,
    country,
    foreign_neighbours,
    hexes_of,
    read_toml,
    terrain,
    units,
)

# Ready deployments

DEPLOYMENTS = {path.stem: path for path in sorted((DATA / "deployments").glob("*.toml"))}


@pytest.fixture(params=DEPLOYMENTS)
def deployment(request):
    scenario, side, *_ = request.param.split("_")
    plan = tomllib.loads(DEPLOYMENTS[request.param].read_text(encoding="utf-8"))
    sides = {"german": ["german"], "french": ["french"], "allied": set(HOME) - {"german"}}
    theirs = {u["id"]: u for u in units(scenario) if u["nation"] in sides[side]}
    return scenario, plan, theirs


def test_deployments_are_five():
    assert sorted(DEPLOYMENTS) == [
        "1939_french",
        "1939_german",
        "1940_allied",
        "1940_german",
        "1940_german_yellow",
    ]


def test_deployments_place_every_mobile_unit_but_the_39th_panzer_corps(deployment):
    _, plan, theirs = deployment
    mobile = {id for id, unit in theirs.items() if unit["kind"] not in STATIC}
    assert set(plan["units"]) == mobile - {"39 Pz"}


def test_deployments_keep_to_the_stacking_limit(deployment):
    scenario, plan, _ = deployment
    assert max(Counter(plan["units"].values()).values()) <= SCENARIO[scenario]["stacking"]


def test_deployments_do_not_mix_nations_in_a_hex(deployment):
    _, plan, theirs = deployment
    nations = {(hex, theirs[id]["nation"]) for id, hex in plan["units"].items()}
    assert len(nations) == len(set(plan["units"].values()))


def test_deployments_have_one_neutral_unit_in_a_hex(deployment):
    _, plan, theirs = deployment
    neutral = [
        hex for id, hex in plan["units"].items() if HOME[theirs[id]["nation"]] not in FIGHTING
    ]
    assert len(neutral) == len(set(neutral))


def test_deployments_stay_in_their_own_country(deployment):
    _, plan, theirs = deployment
    abroad = {id for id, hex in plan["units"].items() if country(hex) != HOME[theirs[id]["nation"]]}
    assert len(abroad) == (3 if plan.get("sickle_cut") else 0)


def test_deployments_have_no_belgians_in_the_forest_or_in_2732(deployment):
    _, plan, theirs = deployment
    belgians = {hex for id, hex in plan["units"].items() if theirs[id]["nation"] == "belgian"}
    assert "2732" not in belgians
    assert not belgians & hexes_of("terrain", "ardennes")


def test_deployments_use_neither_paris_nor_the_gap_nor_the_sea(deployment):
    _, plan, _ = deployment
    used = {terrain(hex) for hex in plan["units"].values()}
    assert not used & {"paris", "gap", "sea", "zuiderzee"}


def test_deployments_sickle_cut_puts_three_mechanized_corps_into_the_forest():
    plan = read_toml("deployments/1940_german.toml")
    forest = {id for id, hex in plan["units"].items() if terrain(hex) == "ardennes"}
    assert forest == {"14 PzG", "19 Pz", "41 Pz"}
    assert {country(plan["units"][id]) for id in forest} <= {"belgium", "luxembourg"}


def test_deployments_the_first_plan_has_no_sickle_cut():
    assert read_toml("deployments/1940_german_yellow.toml")["sickle_cut"] is False


def test_deployments_the_allied_front_is_the_historical_one():
    place = read_toml("deployments/1940_allied.toml")["units"]
    border = [place[id] for id in ("UK I", "UK II", "F III", "F V", "F XI", "F XLI", "F X")]
    assert all("belgium" in foreign_neighbours(hex) for hex in border)
    manned = ("F VI", "F VII", "F VIII", "F IX", "F Co", "F XII", "F XIII", "F XVII", "F XX")
    assert {place[id] for id in manned} <= LINE
