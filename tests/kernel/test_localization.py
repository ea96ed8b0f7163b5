"""Formatting: each type of argument, references, lists, plurals, genders and forms."""

import msgspec
import pytest

from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.catalogue import SHARED, Catalogue, UnknownMessage
from sixweeks.kernel.presentation.localization import PLURALS, Localization, Names
from sixweeks.kernel.presentation.sentence import (
    Args,
    Die,
    Halves,
    Hidden,
    Listed,
    Path,
    Piece,
    Pieces,
    Place,
    Places,
    Sentence,
    Side,
    Signed,
    Term,
    Terms,
    Text,
    message,
)
from sixweeks.kernel.presentation.words import Ref, plain

GAME = """
-side-allied = the Allies
    .number = plural
-side-1939-allied = the French
    .number = plural
-side-axis = Germany
-side-german = the Germans
    .title = German
-result-overrun = Overrun
-hidden-card = a card
show = { $x }
attack = { $side } { COUNT($side) ->
    [one] attacks
   *[other] attack
} in { $area }.
move = { $units } { COUNT($units) ->
    [one] moves
   *[other] move
} { $path }.
result = { $result ->
    [overrun] all gone
   *[other] not yet
}
titled = { NAME($x, as: "title") }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
"""
IS = """is = { COUNT($x) ->
    [one] is
   *[other] are
}
"""
FRENCH = """
-form-army = { $name }
    .gender = feminine
-form-corps = { $name }
    .gender = masculine
-form-place = { $name }
    .in = à { $name }
-place-2118 = Le Havre
    .in = au Havre
lost = { $x } { GENDER($x) ->
    [feminine] éliminée
   *[masculine] éliminé
}
at = { NAME($x, as: "in") }
"""


class Titles(Names):
    def title(self, place):
        return {"3134": "Liège", "13": "Brussels", "2118": "Le Havre"}.get(place, "")

    def __init__(self):
        near = {"3034": (25_000, "south", "3134"), "1302": (1_500, "north_east", "13")}
        super().__init__(bearing=near.get)

    def sort(self, id):
        return "army" if "Army" in id else "corps"

    def term(self, kind, id):
        return "I/14 PzR" if kind == "formation" else ""


def english(scenario=""):
    shared = (SHARED / "en.ftl").read_text("utf-8")
    return Localization(Catalogue("en", [shared, GAME]), Titles(), scenario)


def shown(value, **settings):
    return english(**settings).text(message("show", x=value))


# How each type of argument is shown.


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (-3, "−3"),
        (Die(5), "5"),
        (Signed(2), "+2"),
        (Signed(-1), "−1"),
        (Halves(5), "2½"),
        (Halves(1), "½"),
        (Halves(4), "2"),
        (Text("3:1"), "3:1"),
        (Place("3134"), "Liège (3134)"),
        (Place("2834"), "2834"),
        (Places(("3134", "2834")), "Liège (3134) and 2834"),
        (Path(("2834",)), "2834"),
        (Piece("BEF"), "BEF"),
        (Pieces(("A", "B", "C")), "A, B and C"),
        (Pieces(("A",), 2), "A and 2 hidden units"),
        (Pieces((), 1), "a hidden unit"),
        (Side("allied"), "the Allies"),
        (Term("result", "overrun"), "Overrun"),
        (Term("formation", "I/14 PzR"), "I/14 PzR"),
        (Terms("side", ("axis", "german")), "Germany and the Germans"),
        (Hidden("card"), "a card"),
        (Hidden("piece"), "a hidden unit"),
    ],
)
def test_an_argument_is_shown_by_its_type(value, text):
    assert shown(value) == text


def test_a_hex_without_a_name_is_so_far_from_one_that_has_one():
    assert shown(Place("3034")) == "3034 (25 km south of Liège)"
    assert shown(Place("1302")) == "1302 (1½ km north-east of Brussels)"


def test_a_path_names_its_ends_and_the_named_places_between_them():
    path = Path(("13", "2834", "2118", "3134"))
    assert shown(path) == "from Brussels (13) by way of Le Havre (2118) to Liège (3134)"
    assert shown(Path(("13", "2834", "3134"))) == "from Brussels (13) to Liège (3134)"


def test_a_term_may_be_worded_for_one_scenario():
    assert shown(Side("allied"), scenario="1939") == "the French"
    assert shown(Side("axis"), scenario="1939") == "Germany"


def test_a_form_without_an_attribute_is_the_name():
    to = english()
    assert to.text(message("titled", x=Side("german"))) == "German"
    assert to.text(message("titled", x=Side("axis"))) == "Germany"


# Numbers and genders.


@pytest.mark.parametrize(
    ("side", "text"),
    [("allied", "The Allies attack in 2834."), ("axis", "Germany attacks in 2834.")],
)
def test_the_verb_agrees_with_the_number_of_a_side(side, text):
    assert english().plain(message("attack", side=Side(side), area=Place("2834"))) == text


@pytest.mark.parametrize(
    ("units", "text"),
    [
        (Pieces(("A",)), "A moves from 1 to 2."),
        (Pieces(("A", "B")), "A and B move from 1 to 2."),
        (Pieces((), 1), "A hidden unit moves from 1 to 2."),
        (Pieces(("A",), 1), "A and a hidden unit move from 1 to 2."),
    ],
)
def test_the_verb_agrees_with_how_many_pieces_there_are(units, text):
    assert english().plain(message("move", units=units, path=Path(("1", "2")))) == text


@pytest.mark.parametrize(
    ("points", "text"),
    [(1, "1 point"), (0, "0 points"), (Halves(2), "1 point"), (Halves(3), "1½ points")],
)
def test_a_number_selects_its_plural(points, text):
    assert english().text(message("points", points=points)) == text


def test_a_term_selects_a_variant_by_its_id():
    to = english()
    assert to.text(message("result", result=Term("result", "overrun"))) == "all gone"
    assert to.text(message("result", result=Term("result", "repulse"))) == "not yet"


@pytest.mark.parametrize(
    ("piece", "text"),
    [
        (Piece("7th Army"), "7th Army éliminée"),
        (Piece("XIX"), "XIX éliminé"),
        (Pieces(("7th Army", "1st Army")), "7th Army et 1st Army éliminée"),
        (Pieces(("7th Army", "XIX")), "7th Army et XIX éliminé"),
    ],
)
def test_another_language_asks_for_the_gender(piece, text):
    catalogue = Catalogue("fr", [FRENCH, 'list-and = { " " }et{ " " }'])
    assert Localization(catalogue, Titles()).text(message("lost", x=piece)) == text


@pytest.mark.parametrize(
    ("place", "text"), [("2118", "au Havre (2118)"), ("3134", "à Liège (3134)"), ("2834", "2834")]
)
def test_a_name_has_its_own_form_or_that_of_its_sort(place, text):
    to = Localization(Catalogue("fr", [FRENCH]), Titles())
    assert to.text(message("at", x=Place(place))) == text


@pytest.mark.parametrize(("language", "ones"), [("en", [1]), ("de", [1]), ("fr", [0, 1])])
def test_plural_categories_are_those_of_cldr(language, ones):
    assert [n for n in range(1001) if PLURALS[language](n) == "one"] == ones


@pytest.mark.parametrize(
    ("ids", "text"), [(("axis",), "are"), (("german",), "is"), (("axis", "german"), "are")]
)
def test_one_term_of_a_list_counts_as_grammar_has_it(ids, text):
    catalogue = Catalogue(
        "en", ["-x-axis = scissors\n    .number = plural\n-x-german = a knife\n" + IS]
    )
    assert Localization(catalogue).text(message("is", x=Terms("x", ids))) == text


@pytest.mark.parametrize(
    ("join", "text"), [("and", "1, 2 and 3"), ("or", "1, 2 or 3"), ("comma", "1, 2, 3")]
)
def test_sentences_are_arguments_of_sentences(join, text):
    items = tuple(message("show", x=n) for n in (1, 2, 3))
    assert shown(Listed(items, join)) == text
    assert shown(message("points", points=2)) == "2 points"


# Words with references.


def test_words_hold_references_to_places_and_pieces():
    said = message("move", units=Pieces(("A", "B")), path=Path(("1", "2")))
    assert english().words(said) == (
        Ref("piece", "A", "A"),
        " and ",
        Ref("piece", "B", "B"),
        " move from ",
        Ref("place", "1", "1"),
        " to ",
        Ref("place", "2", "2"),
        ".",
    )


def test_words_without_references_are_a_string():
    assert english().words(message("points", points=1)) == "1 point"


@pytest.mark.parametrize("id", ["show", "attack"])
def test_the_first_letter_is_capital(id):
    said = message(id, x=Side("allied"), side=Side("allied"), area=Place("3134"))
    assert plain(english().words(said)).startswith("The Allies")
    assert english().plain(said).startswith("The Allies")


def test_a_reference_at_the_beginning_is_capitalized():
    to = Localization(Catalogue("fr", [FRENCH]), Titles())
    assert to.words(message("at", x=Place("2118"))) == (Ref("place", "2118", "Au Havre (2118)"),)


# What is missing.


@pytest.mark.parametrize("said", [message("lost"), message("show"), message("show", x=Side("x"))])
def test_what_is_missing_raises_in_tests_and_shows_the_id_in_production(said, monkeypatch):
    to = english()
    with pytest.raises(KeyError):
        to.text(said)
    monkeypatch.setattr(Localization, "is_strict", False)
    assert to.text(said) == said.id


def test_an_unknown_term_is_named():
    with pytest.raises(UnknownMessage, match="-side-nobody"):
        shown(Side("nobody"))


# What a sentence mentions.


def test_places_path_and_pieces_come_from_the_arguments():
    args: Args = {
        "turn": 3,
        "die": Die(4),
        "area": Place("17"),
        "path": Path(("17", "13")),
        "near": Places(("5",)),
        "unit": Piece("A"),
        "units": Pieces(("A", "B"), 1),
    }
    said = Sentence("event-moved", args)
    assert said.places == ("17", "13", "5")
    assert said.path == ("17", "13")
    assert said.pieces == ("A", "B")


def test_sentences_are_equal_by_what_they_say():
    first, second = message("show", x=Place("1")), message("show", x=Place("1"))
    assert first == second
    assert hash(first) == hash(second)
    assert first != message("show", x=Place("2"))


def test_arguments_are_short_lists_in_json():
    event = Event("moved", "9.1a", {"unit": Piece("A"), "path": Path(("1", "2")), "points": 3})
    stored = msgspec.json.encode(event)
    assert b'"unit":["piece","A"]' in stored
    assert msgspec.json.decode(stored, type=Event) == event
