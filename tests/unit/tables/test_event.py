"""Events as plain values."""

import json

import pytest

from rebelote.tables import (
    Acted,
    BrokenLog,
    Closed,
    Computer,
    Dealt,
    Empty,
    Filled,
    Left,
    Opened,
    PauseAsked,
    Person,
    Replaced,
    Resumed,
    ReturnAsked,
    Returned,
    Revealed,
    Seated,
    Started,
    Swapped,
    Terms,
    Undone,
    UnknownEvent,
    Woken,
    from_plain,
    to_plain,
)

BOT = Computer("rules@1")
EVENTS = (
    Opened("bela@1", (BOT, Person("ada", "Ada"), BOT, BOT), 3),
    Dealt(1, "7s8s"),
    Acted(2, "Kh!", "rules@1"),
    Undone(7),
    Closed("finished"),
    Opened("bela@1", (Empty(), Person("ada", "Ada"), BOT, Empty()), 0, Terms("ada", 20), "t", "c0"),
    Dealt(2, "7s8s", ("ab", "", "", "cd")),
    Seated(1, "bea", "Bea"),
    Left(1),
    Filled(2, "rules@1"),
    Swapped(0, 3),
    Started(2),
    Replaced(1, "rules@1", "silent"),
    ReturnAsked(1),
    Returned(1),
    PauseAsked(0),
    Resumed(0),
    Woken(),
    Revealed(1, "5ec", "c1"),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_an_event_comes_back_from_json(event):
    """Kind and fields say everything, and JSON can hold the fields."""
    assert from_plain(event.kind, json.loads(json.dumps(to_plain(event)))) == event


def test_an_event_of_a_later_version_is_named():
    """A kind that is not known here is an error of its own."""
    with pytest.raises(UnknownEvent) as caught:
        from_plain("chimed", {})
    assert caught.value.params == {"kind": "chimed"}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("acted", {"seat": 1, "action": "pass"}),
        ("acted", {"seat": "1", "action": "pass", "author": ""}),
        ("acted", {"seat": True, "action": "pass", "author": ""}),
        ("acted", {"seat": 1, "action": "pass", "author": "", "more": "x"}),
        ("undone", {"to": 1.5}),
        ("opened", {"ruleset": "bela@1", "first": 0, "seats": [{"bot": "rules@1"}] * 3}),
        ("opened", {"ruleset": "bela@1", "first": 0, "seats": [{"bot": 1}] * 4}),
        ("opened", {"ruleset": "bela@1", "first": 0, "seats": ["x"] * 4}),
        ("opened", {"ruleset": "bela@1", "first": 0}),
        ("opened", {"ruleset": "bela@1", "first": 0, "seats": [{}] * 4, "terms": {}}),
        ("opened", {"ruleset": "bela@1", "first": 0, "seats": [{}] * 4, "terms": {"host": 1}}),
        ("dealt", {"number": 1, "pack": "", "entropies": [1]}),
        ("woken", {"at": 1}),
    ],
)
def test_fields_that_do_not_fit_are_a_broken_log(kind, fields):
    """Missing and additional fields and wrong types are named, whatever they are."""
    with pytest.raises(BrokenLog):
        from_plain(kind, fields)
