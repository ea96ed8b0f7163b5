"""The public address is taken from the git remote, without secrets, or not given at all."""

import pytest

from tools.repository import project_urls, web_address


@pytest.mark.parametrize(
    "remote",
    [
        "https://git.example.org/owner/six-weeks",
        "https://git.example.org/owner/six-weeks.git",
        "https://somebody:secret@git.example.org/owner/six-weeks.git",
        "git@git.example.org:owner/six-weeks.git",
        "ssh://git@git.example.org/owner/six-weeks.git",
    ],
)
def test_a_remote_is_made_an_address_of_the_web(remote):
    assert web_address(remote) == "https://git.example.org/owner/six-weeks"


@pytest.mark.parametrize("remote", ["", "/work/main", "file:///work/main", "../main", "https://x"])
def test_a_remote_that_no_browser_opens_gives_no_address(remote):
    assert project_urls(web_address(remote)) == {}


def test_every_link_of_the_package_is_in_the_repository():
    links = project_urls("https://git.example.org/owner/six-weeks").values()
    assert all(link.startswith("https://git.example.org/owner/six-weeks") for link in links)
