"""The project's public URL, read from the git remote, so that a fork points to its own.

Empty if there is no remote, or none that a browser can open."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# https://host/owner/name.git or git@host:owner/name.git; a user's name or password is left out.
WEB = re.compile(r"https://(?:[^@/]*@)?([\w.-]+\.\w+)/([\w./-]+?)(?:\.git)?/?")
SSH = re.compile(r"(?:ssh://)?git@([\w.-]+\.\w+)[:/]([\w./-]+?)(?:\.git)?/?")


def remote(root: Path = ROOT) -> str:
    """The address of `origin`, or nothing."""
    command = ["git", "-C", str(root), "remote", "get-url", "origin"]
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except OSError:  # git is not installed
        return ""


def web_address(address: str) -> str:
    """What a browser opens, or nothing."""
    found = WEB.fullmatch(address) or SSH.fullmatch(address)
    return f"https://{found[1]}/{found[2]}" if found else ""


def project_urls(address: str) -> dict[str, str]:
    """The links of the package's metadata."""
    if not address:
        return {}
    file = f"{address}/blob/main"
    return {
        "Source": address,
        "Issues": f"{address}/issues",
        "Changelog": f"{file}/CHANGELOG.md",
        "Documentation": f"{file}/docs/index.md",
    }
