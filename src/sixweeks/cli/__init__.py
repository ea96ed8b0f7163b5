"""The command line."""

from sixweeks.extras import require

require("cli")
