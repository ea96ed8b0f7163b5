"""The pages of the documentation site, before they are built."""

from pathlib import Path

import pytest

from sixweeks.games import definition_of, game_ids
from tools.docs_site import PYTHON, ROOT, listed_pages, rules_page, with_links, written_pages

INDEX = ROOT / "docs/index.md"
ADDRESS = "https://git.example.org/owner/six-weeks"


def linked(text: str, file: Path = INDEX, address: str = "") -> str:
    return with_links(text, file, written_pages(), address)


def test_a_link_to_a_file_of_the_project_leads_to_its_page():
    assert linked("[c](../CONTRIBUTING.md#x)") == "[c](project/contributing.md#x)"


def test_a_link_from_a_file_of_the_project_leads_to_a_page():
    assert linked("[t](docs/tutorial.md)", ROOT / "README.md") == "[t](../tutorial.md)"


def test_a_link_to_code_leads_to_the_repository():
    assert linked("[p](../play)", address=ADDRESS) == f"[p]({ADDRESS}/blob/main/play)"


def test_a_link_to_code_is_words_alone_where_there_is_no_public_repository():
    assert linked("[p](../play)") == "p"


def test_a_link_elsewhere_stays():
    assert linked("[x](https://example.org/x)") == "[x](https://example.org/x)"


def test_a_link_to_nothing_fails():
    with pytest.raises(SystemExit, match=r"docs/index.md: \.\./nothing does not exist"):
        linked("[x](../nothing)")


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_has_a_heading_on_the_page_of_its_game(game):
    definition = definition_of(game)
    page = rules_page(definition)
    for rule in definition.rulebook.rules:
        assert f"\n### {rule.number} {rule.title}\n\n{rule.text}\n" in page


def test_the_navigation_has_every_page_and_no_other():
    written = {place.as_posix() for place in written_pages().values() if place.suffix == ".md"}
    generated = {f"rules/{id}.md" for id in game_ids()} | {f"api/{name}.md" for name in PYTHON}
    assert listed_pages() == written | generated
