"""The files of deploy/: the commands they run have the options that they name."""

import re
import shutil
import subprocess

import pytest

from tests.cli.toolkit import ROOT, succeed

DEPLOY = ROOT / "deploy"


@pytest.mark.parametrize("name", ["sixweeks.service", "Containerfile"])
def test_every_option_of_the_server_exists(name):
    text = (DEPLOY / name).read_text()
    lines = [line for line in text.splitlines() if line.startswith(("ExecStart", "ENTRYPOINT"))]
    named = set(re.findall(r"--[a-z-]+", " ".join(lines)))
    assert named
    assert named <= set(re.findall(r"--[a-z-]+", succeed("serve", "--help")))


def test_the_unit_is_one_that_systemd_accepts(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed")
    unit = tmp_path / "sixweeks.service"
    text = (DEPLOY / "sixweeks.service").read_text()
    unit.write_text(text.replace("/opt/sixweeks/bin/sixweeks", shutil.which("true") or ""))
    told = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert "sixweeks.service" not in told.stderr
