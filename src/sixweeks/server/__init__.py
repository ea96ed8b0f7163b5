"""The server: tables with seats, stored in a database and streamed to browsers."""

from sixweeks.extras import require

require("server")
