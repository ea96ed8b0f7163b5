"""`python -m sixweeks` is the command line."""

from sixweeks.cli import main

if __name__ == "__main__":
    main()
