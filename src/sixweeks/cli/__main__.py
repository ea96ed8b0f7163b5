"""`python -m sixweeks.cli` is the command line."""

from sixweeks.cli.program import main

if __name__ == "__main__":
    main()
