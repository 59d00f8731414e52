"""Places, faults, and the two kinds of refused records."""

import pickle

import pytest

from rebelote.cards import BadCard, Card, RebeloteError
from rebelote.notation.errors import (
    BadCall,
    BadRecord,
    CardTwice,
    FalseRecord,
    Fault,
    Place,
    RecordError,
    raise_faults,
)
from rebelote.rules.errors import MustRuff, UnknownRuleset

FALSE = Fault(Place("hands", "A.A..", 9), CardTwice(card=Card.parse("As")))


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (Place("plays", "Kh", 45, 3), '3:45 plays "Kh"'),
        (Place("plays", "Kh", 45), '45 plays "Kh"'),
        (Place("deals/2/plays/5", "Kh"), 'deals/2/plays/5 "Kh"'),
        (Place("score", "", 80), "80 score"),
    ],
)
def test_a_place_writes_what_is_known(place: Place, text: str) -> None:
    """Line and column stand before the field and the text found there."""
    assert str(place) == text


def test_no_faults_raise_nothing() -> None:
    """Without faults the caller goes on."""
    raise_faults([])


@pytest.mark.parametrize(
    "error", [BadCall(text="Z"), BadCard(text="Z"), UnknownRuleset(ruleset="z")]
)
def test_what_cannot_be_checked_makes_a_bad_record(error: RebeloteError) -> None:
    """One fault of form, or an unknown ruleset, and the record is bad, not false."""
    with pytest.raises(BadRecord):
        raise_faults([FALSE, Fault(Place("calls"), error)])


@pytest.mark.parametrize("error", [FALSE.error, MustRuff(card=Card.parse("As"))])
def test_what_was_checked_makes_a_false_record(error: RebeloteError) -> None:
    """Broken rules and contradictions alone make a false record."""
    with pytest.raises(FalseRecord):
        raise_faults([Fault(Place("plays"), error)])


def test_faults_stand_in_the_order_of_their_places() -> None:
    """Faults are sorted by line, then by column."""
    places = [Place("b", "", 5, 2), Place("c", "", 7, 2), Place("a", "", 9, 1)]
    with pytest.raises(FalseRecord) as caught:
        raise_faults(Fault(place, FALSE.error) for place in places)
    assert [fault.place.field for fault in caught.value.faults] == ["a", "b", "c"]


def test_a_record_error_shows_its_faults() -> None:
    """The text of the error lists places and codes."""
    error = FalseRecord(faults=(FALSE,))
    assert str(error) == 'FalseRecord(9 hands "A.A..": CardTwice(card=As))'


def test_a_record_error_crosses_processes() -> None:
    """Pickling keeps the faults' places."""
    error = pickle.loads(pickle.dumps(FalseRecord(faults=(FALSE,))))
    assert error.faults[0].place == FALSE.place


def test_a_record_error_without_faults_has_none() -> None:
    """The parameter must be a tuple to count."""
    assert RecordError(faults=None).faults == ()
