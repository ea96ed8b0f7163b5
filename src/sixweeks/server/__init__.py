"""The server: tables with seats, kept in a database, told to browsers as they change."""

from sixweeks.extras import require

require("server")
