"""The program with the generated language of tests."""

from sixweeks.cli.program import main
from tests.games.pseudo_locale import install

if __name__ == "__main__":
    install()
    main()
