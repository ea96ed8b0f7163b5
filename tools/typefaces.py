"""Cuts the typeface of the maps and the page down to the letters they use.

`python tools/typefaces.py FOLDER` reads the WOFF2 files of npm's @fontsource/old-standard-tt from
its folder `files` and writes src/sixweeks/board/typefaces. It needs fonttools and brotli."""

import subprocess
import sys
from pathlib import Path

from sixweeks.board.lettering import FOLDER

CUTS = {"regular": "400-normal", "italic": "400-italic", "bold": "700-normal"}
PLAIN = "".join(chr(code) for code in range(32, 127) if chr(code) not in "@#$^_`{|}~\\<>=")
MARKED = "àâäçèéêëîïôöùûüßÀÂÄÇÈÉÊËÎÏÔÖÛÜœŒæ’‘“”–—·°×ÿ"
FEATURES = ("--layout-features=kern,liga", "--no-hinting", "--desubroutinize")


def main() -> None:
    source = Path(sys.argv[1])
    for cut, name in CUTS.items():
        file = FOLDER / f"{cut}.woff2"
        words = [f"--text={PLAIN}{MARKED}", "--flavor=woff2", f"--output-file={file}", *FEATURES]
        whole = source / f"old-standard-tt-latin-{name}.woff2"
        subprocess.run([sys.executable, "-m", "fontTools.subset", whole, *words], check=True)
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
