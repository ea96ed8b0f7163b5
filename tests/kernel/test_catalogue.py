"""Fluent catalogues: files are split and compiled, and fall back from language to language."""

import pytest

from sixweeks.kernel.presentation.catalogue import (
    SIMPLE,
    BadMessage,
    Catalogue,
    UnknownMessage,
    compile_entry,
    parsed_entry,
    slug,
)
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.sentence import Term, Text, message

ENGLISH = """
# A greeting. $name (Text)
greeting = Good day, { $name }.
pair = { greeting } { -brand }
-brand = Six Weeks
    .short = 6W
branded = { -brand } or { NAME($brand, as: "short") }
steps = { $count ->
    [0] no steps
    [one] 1 step
   *[other] { $count } steps
}
blanks = { " " }and{ " " }
lines =
    One line,
    another line.
title = Title
    .hint = a hint
hinted = { title.hint }

## A group comment between entries
last = End
"""


@pytest.fixture
def catalogue():
    return Catalogue("en", [ENGLISH])


def said(catalogue, id, **args):
    return Localization(catalogue).text(message(id, **args))


def test_a_message_is_filled_with_named_arguments(catalogue):
    assert said(catalogue, "greeting", name=Text("Émile")) == "Good day, Émile."


def test_a_message_refers_to_messages_and_terms(catalogue):
    assert said(catalogue, "pair", name=Text("Émile")) == "Good day, Émile. Six Weeks"


def test_a_message_refers_to_an_attribute(catalogue):
    assert said(catalogue, "hinted") == "a hint"


@pytest.mark.parametrize(("count", "text"), [(0, "no steps"), (1, "1 step"), (2, "2 steps")])
def test_a_number_selects_a_variant_by_value_or_plural(catalogue, count, text):
    assert said(catalogue, "steps", count=count) == text


def test_blanks_at_the_ends_are_literals(catalogue):
    assert said(catalogue, "blanks") == " and "


def test_a_text_of_several_lines_keeps_its_line_breaks(catalogue):
    assert said(catalogue, "lines") == "One line,\nanother line."


def test_a_comment_belongs_to_no_message(catalogue):
    assert said(catalogue, "hinted") + said(catalogue, "last") == "a hintEnd"


@pytest.mark.parametrize(("id", "attribute"), [("lost", ""), ("title", "lost")])
def test_a_missing_message_or_attribute_is_an_error(catalogue, id, attribute):
    with pytest.raises(UnknownMessage):
        catalogue.pattern(id, attribute)


def test_a_message_that_cannot_be_parsed_is_reported_with_its_text():
    with pytest.raises(BadMessage, match=r"bad = { \$"):
        Catalogue("en", ["bad = { $"]).find("bad")


def test_a_later_file_overrides_an_earlier_one():
    assert said(Catalogue("en", ["a = one", "a = two"]), "a") == "two"


def test_what_a_language_lacks_is_said_in_the_fallback(catalogue):
    french = Catalogue("fr", ["greeting = Bonjour, { $name }."], fallback=catalogue)
    assert said(french, "greeting", name=Text("Émile")) == "Bonjour, Émile."
    assert said(french, "last") == "End"


def test_a_reference_from_the_fallback_speaks_the_first_language(catalogue):
    french = Catalogue("fr", ["-brand = Six semaines"], fallback=catalogue)
    assert said(french, "pair", name=Text("Émile")) == "Good day, Émile. Six semaines"


def test_an_attribute_is_a_form_of_a_name():
    catalogue = Catalogue(
        "en", ['-result-overrun = Overrun\n    .a = an Overrun\nx = { $r }, { NAME($r, as: "a") }']
    )
    assert said(catalogue, "x", r=Term("result", "overrun")) == "Overrun, an Overrun"


@pytest.mark.parametrize(
    ("id", "part"),
    [("French 1st", "French-1st"), ("7.3a", "7-3a"), ("I/14 PzR", "I-14-PzR"), ("17", "17")],
)
def test_ids_become_parts_of_message_ids(id, part):
    assert slug(id) == part


@pytest.mark.parametrize(
    "source",
    [
        "a = Good day, { $name }.\n",
        "a={$name}{ $other }\n\n# a comment of the next\n",
        "-a =   blanks { $name } at the ends   \n",
        "a = [in brackets] *and* .more\n  \n",
    ],
)
def test_a_message_of_one_line_is_compiled_as_the_parser_would(source):
    quick, parsed = compile_entry(source), parsed_entry(source)
    assert SIMPLE.fullmatch(source)
    assert tuple(map(shape, quick.value)) == tuple(map(shape, parsed.value))


@pytest.mark.parametrize(
    "source",
    ["a = b\n    c\n", "a = b\n    .hint = c\n", "a = { b }\n", 'a = { "b" }\n', "a =\n    b\n"],
)
def test_any_other_message_is_parsed(source):
    assert not SIMPLE.fullmatch(source)


def shape(element):
    """A text, or what a variable shows."""
    if isinstance(element, str):
        return element
    out: list[object] = []
    names = {"name": ["name"], "other": ["other"]}
    element(names, Showing(), out)
    return out


class Showing:
    def show(self, value, form, out):
        out.append((value, form))
