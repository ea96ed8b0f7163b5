"""Subsets the typefaces of the maps and the page to the letters they use.

`python tools/typefaces.py FOLDER` reads the WOFF2 files of npm's @fontsource/old-standard-tt and
@fontsource/fira-sans-condensed, unpacked in folders of these names, and writes
src/sixweeks/board/typefaces. It needs fonttools and brotli."""

import subprocess
import sys
from pathlib import Path

from sixweeks.board.drawing.lettering import FOLDER

CUTS = {
    "regular": "old-standard-tt/files/old-standard-tt-latin-400-normal.woff2",
    "italic": "old-standard-tt/files/old-standard-tt-latin-400-italic.woff2",
    "bold": "old-standard-tt/files/old-standard-tt-latin-700-normal.woff2",
    "sans": "fira-sans-condensed/files/fira-sans-condensed-latin-400-normal.woff2",
    "sans-bold": "fira-sans-condensed/files/fira-sans-condensed-latin-700-normal.woff2",
}
PLAIN = "".join(chr(code) for code in range(32, 127) if chr(code) not in "@#$^_`{|}~\\<>=")
MARKED = "àâäçèéêëîïôöùûüßÀÂÄÇÈÉÊËÎÏÔÖÛÜœŒæ’‘“”–—·°×ÿ…«»−"
FEATURES = ("--layout-features=kern,liga,tnum", "--no-hinting", "--desubroutinize")


def main() -> None:
    source = Path(sys.argv[1])
    for cut, name in CUTS.items():
        file = FOLDER / f"{cut}.woff2"
        words = [f"--text={PLAIN}{MARKED}", "--flavor=woff2", f"--output-file={file}", *FEATURES]
        subprocess.run(
            [sys.executable, "-m", "fontTools.subset", source / name, *words], check=True
        )
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
