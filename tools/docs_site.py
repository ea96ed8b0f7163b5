"""Builds the documentation site: docs/, the rules of each game, the Python API from docstrings.

python -m tools.docs_site     gather the pages in build/pages and build build/site

A broken link, or a page that the navigation lacks, fails.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.rulebook import Chapter, Rule
from tools.repository import remote, web_address

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build/pages"
LINK = re.compile(r"\[((?:[^\]\[]|\[[^\]]*\])*)\]\(([^)#\s]+)(#[^)\s]*)?\)")

# The API reference has a page for each of these.
PYTHON = {
    "sixweeks": ("sixweeks.api", "sixweeks.kernel.table"),
    "ai": ("sixweeks.ai",),
    "lab": ("sixweeks.lab",),
    "kernel": ("sixweeks.kernel",),
    "board": ("sixweeks.board",),
}


def written_pages() -> dict[Path, Path]:
    """Every page written by hand: its file, and its place in the site."""
    docs = {file: file.relative_to(ROOT / "docs") for file in (ROOT / "docs").rglob("*.*")}
    project = {file: Path("project", file.name.lower()) for file in ROOT.glob("*.md")}
    return docs | project


# --- links ------------------------------------------------------------------------------------


def with_links(text: str, file: Path, places: dict[Path, Path], address: str) -> str:
    """Links into the repository, as links within the site or to the public repository."""

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if re.match(r"\w+:", target):
            return found[0]
        wanted = (file.parent / target).resolve()
        if wanted in places:
            start = places[file].parent
            return f"[{words}]({Path(os.path.relpath(places[wanted], start)).as_posix()}{anchor})"
        if not wanted.exists():
            raise SystemExit(f"{file.relative_to(ROOT)}: {target} does not exist.")
        inside = wanted.relative_to(ROOT).as_posix()
        return f"[{words}]({address}/blob/main/{inside})" if address else words

    return LINK.sub(link, text)


# --- generated pages --------------------------------------------------------------------------


def rules_page(game: GameDefinition) -> str:
    """Every rule under a heading of its own, so that the search finds it."""
    folder = f"../games/{game.info.id}"
    lines = [
        f"# {game.info.title}: the rules in our words",
        "",
        "Numbered as in the booklet, which you need to learn the game; nothing here is its text.",
        f"Where each rule is in the code: [coverage]({folder}/coverage.md). How doubtful",
        f"passages are read: [interpretations]({folder}/interpretations.md).",
    ]
    for chapter in game.rulebook.chapters:
        lines += ["", f"## {chapter.number} {chapter.title}".replace("##  ", "## ")]
        for rule in rules_of(game, chapter):
            lines += ["", f"### {rule.number} {rule.title}", "", rule.text, *remarks(rule)]
    return "\n".join(lines) + "\n"


def rules_of(game: GameDefinition, chapter: Chapter) -> list[Rule]:
    book = game.rulebook
    return [rule for rule in book.rules if book.chapter_of(rule.number) == chapter]


def remarks(rule: Rule) -> Iterator[str]:
    if rule.scenario:
        yield f"\n*Scenario {rule.scenario} only.*"
    if rule.why:
        yield f"\n*Nothing to enforce: {rule.why}*"


def python_page(name: str, modules: tuple[str, ...]) -> str:
    title = "sixweeks" if name == "sixweeks" else f"sixweeks.{name}"
    return f"# {title}\n" + "".join(f"\n::: {module}\n" for module in modules)


# --- the site ---------------------------------------------------------------------------------


def gather() -> None:
    """All pages in build/pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    places, address = written_pages(), web_address(remote())
    for file, place in places.items():
        (PAGES / place).parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            text = with_links(file.read_text("utf-8"), file, places, address)
            (PAGES / place).write_text(text, "utf-8")
        else:
            shutil.copyfile(file, PAGES / place)
    write("rules", {id: rules_page(definition_of(id)) for id in game_ids()})
    write("api", {name: python_page(name, modules) for name, modules in PYTHON.items()})


def write(folder: str, pages: dict[str, str]) -> None:
    (PAGES / folder).mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (PAGES / folder / f"{name}.md").write_text(text, "utf-8")


def listed_pages() -> set[str]:
    """The pages in the navigation of mkdocs.yml."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    return set(re.findall(r": (\S+\.md)$", text, re.MULTILINE))


def main() -> int:
    gather()
    pages = {page.relative_to(PAGES).as_posix() for page in PAGES.rglob("*.md")}
    if wrong := sorted(pages ^ listed_pages()):
        print(f"The navigation of mkdocs.yml and the pages differ: {', '.join(wrong)}.")
        return 1
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode:
        print(result.stdout + result.stderr.partition("Traceback")[0])
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
