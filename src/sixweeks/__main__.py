"""The command `sixweeks`, also `python -m sixweeks`."""

import sys
from typing import NoReturn

from sixweeks.extras import MissingExtra


def main() -> NoReturn:
    """Start the command line, or say in a sentence what it needs."""
    try:
        from sixweeks.cli.program import main as run
    except MissingExtra as error:
        print(f"Error: {error}.", file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
