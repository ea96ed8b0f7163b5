"""The static files of the page."""

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from sixweeks.server.errors import HTTPError

STATIC = Path(str(files("sixweeks"))) / "web" / "static"
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Six Weeks</title></head>
<body><main><h1>Six Weeks</h1>
<p>The server runs, but the page has not been built. In the source folder, run</p>
<pre>cd frontend &amp;&amp; npm ci &amp;&amp; npm run build</pre>
<p>and reload this page. The interface is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p></main></body></html>
"""
FOREVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """A file of the page; other paths get index.html, because the page routes them itself."""
    path = request.url.path.lstrip("/")
    if is_of_interface(request):
        raise HTTPException(405)  # becomes 404 where no method is allowed
    found = file_at(path)
    if found is not None:
        cached = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"Cache-Control": cached})
    if "." in path.rsplit("/", 1)[-1]:
        raise HTTPError(404, "error-no-file")
    index = file_at("index.html")
    if index is None:
        return HTMLResponse(MISSING)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def is_of_interface(request: Request) -> bool:
    path = request.url.path.lstrip("/")
    return path.startswith("api/") or path == "api"


def methods_at(request: Request) -> list[str]:
    """The methods allowed at this address; none if there is no such route."""
    routes = [each for each in request.app.routes if isinstance(each, Route)]
    found = [each for each in routes if (each.endpoint is not page) == is_of_interface(request)]
    path = request.url.path
    return sorted(
        {how for each in found if each.path_regex.match(path) for how in each.methods or ()}
    )


def file_at(path: str) -> Path | None:
    """A file inside the static folder; None for anything outside it."""
    try:
        found = (STATIC / path).resolve()
        is_inside = found.is_relative_to(STATIC.resolve()) and found.is_file()
        is_inside = is_inside and not found.name.startswith(".")
    except (OSError, ValueError):
        return None
    return found if is_inside else None
