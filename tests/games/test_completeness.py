"""Every rule of every game has its code and its test, and the coverage pages are fresh."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from sixweeks.kernel.presentation import rulebook

ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"tools_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


coverage = tool("coverage")
every_game = pytest.mark.parametrize("game", coverage.games(ROOT))


@every_game
def test_every_enforced_rule_has_code_and_a_test(game):
    source = ROOT / "src/sixweeks/games" / game
    book = rulebook.Rulebook.load(source / "data/rules.toml")
    faults = rulebook.faults(book, source, ROOT / "tests/games" / game)
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults)


@every_game
def test_every_enforced_rule_is_cited_by_rules_or_model(game):
    source = ROOT / "src/sixweeks/games" / game
    book = rulebook.Rulebook.load(source / "data/rules.toml")
    homes = (f"{source}/rules/", f"{source}/model/")
    rows = rulebook.coverage(book, source, ROOT / "tests/games" / game)
    enforced = [row for row in rows if row.status == "enforced"]
    astray = [row.number for row in enforced if not any(p.startswith(homes) for p in row.code)]
    assert not astray


@every_game
def test_the_coverage_page_is_fresh(game):
    assert coverage.is_fresh(ROOT, game), "run python tools/coverage.py"


@pytest.fixture
def checkout(tmp_path):
    """A checkout with one game of one rule."""
    data = tmp_path / "src/sixweeks/games/chess/data"
    data.mkdir(parents=True)
    (data / "rules.toml").write_text(
        '[[chapter]]\nnumber = "1"\ntitle = "Moves"\n\n'
        '[[rule]]\nnumber = "1.1a"\ntitle = "King"\ntext = "One step."\nstatus = "enforced"\n'
    )
    return tmp_path


def test_a_missing_page_is_stale(checkout, capsys):
    assert coverage.main(["--check"], checkout) == 1
    assert "chess/coverage.md is stale" in capsys.readouterr().out


def test_a_page_just_written_is_fresh(checkout):
    assert coverage.main([], checkout) == 0
    assert coverage.main(["--check"], checkout) == 0


def test_a_page_is_stale_after_a_change_of_code(checkout):
    coverage.main([], checkout)
    (checkout / "src/sixweeks/games/chess/king.py").write_text('"""1.1a The king moves."""\n')
    assert coverage.main(["--check"], checkout) == 1
