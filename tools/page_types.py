"""Writes frontend/src/api/schema.ts: the server's types for the page, from its OpenAPI description.

`python -m tools.page_types` writes it; `--check` says whether it is fresh."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sixweeks.server.app import ROUTES
from sixweeks.server.http.openapi import description
from tools.page import FRONTEND, NoPage, install, npm, run

SCHEMA = FRONTEND / "src" / "api" / "schema.ts"
SETTINGS = (
    "--default-non-nullable=false",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
)


def generated() -> str:
    """The types alone: the page has functions of its own for the routes."""
    tool = npm()
    install(tool)
    with TemporaryDirectory() as folder:
        told, made = Path(folder, "openapi.json"), Path(folder, "schema.ts")
        told.write_text(json.dumps({**description(ROUTES), "paths": {}}))
        run(tool, "exec", "openapi-typescript", "--", str(told), "-o", str(made), *SETTINGS)
        return made.read_text("utf-8")


def main() -> int:
    try:
        made = generated()
    except NoPage as error:
        print(error, file=sys.stderr)
        return 1
    if "--check" not in sys.argv:
        SCHEMA.write_text(made, "utf-8")
    elif SCHEMA.read_text("utf-8") != made:
        print("frontend/src/api/schema.ts is stale: python -m tools.page_types", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
