"""Names found in a player's words."""

import pytest

from sixweeks.kernel.presentation.name_matching import cut_names, longest_first

NAMES = longest_first({"F X": 10, "F XI": 11, "19 Pz": 19}.items())


@pytest.mark.parametrize(
    ("text", "found", "rest"),
    [
        ("F XI attacks", (11,), "     attacks"),
        ("f x and F xi", (10, 11), "    and     "),
        ("with 19 Pz, F X", (19, 10), "with      ,    "),
        ("of xi", (), "of xi"),
    ],
)
def test_the_longest_name_is_found_first_and_only_whole_names(text, found, rest):
    assert cut_names(text, NAMES) == (found, rest)
