"""What a score keeper asks."""

import pytest

from rebelote.match import form_of
from rebelote.match.keeping import ENTRY_FIELDS, keep_match
from rebelote.rules.registry import ruleset
from tests.unit.cli.table import LANGUAGES, VARIANTS


def names(variant):
    return [one.name for one in form_of(ruleset(variant), "en").fields]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_field_is_one_that_entries_have(variant, language):
    """What the form asks can be sent back, and each field has a label of its own."""
    form = form_of(ruleset(variant), language)
    asked = [one.name for one in form.fields]
    assert set(asked) <= set(ENTRY_FIELDS)
    assert len(set(asked)) == len(asked)
    labels = [one.text for one in form.fields]
    assert len(set(labels)) == len(labels)
    assert not any(set(text) & set("{}_") for text in labels)
    assert (form.target is None) != (form.deals is None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_needed_fields_make_an_entry(variant):
    """An entry with nothing but the needed fields is marked, at every contract."""
    rules = ruleset(variant)
    form = form_of(rules, "en")
    for pack in form.packs:
        values = {"contract": pack.contract, "taker_team": 0, "last_trick": 0}
        values |= {"card_points": [pack.cards, None], "bid": 80}
        needed = {one.name: values[one.name] for one in form.fields if one.is_needed}
        (kept,) = keep_match(rules, [needed])
        assert kept.error is None, kept.error


@pytest.mark.parametrize(
    ("variant", "present", "absent"),
    [
        ("concours", {"belote", "passed"}, {"announces", "double", "bid"}),
        ("bulgarian", {"announces", "double", "passed"}, {"bid"}),
        ("coinche", {"bid", "double", "announces"}, set()),
        ("bela", {"announces"}, {"double", "bid", "passed"}),
        ("bulgarian(announces=off,double=none)", set(), {"announces", "double"}),
    ],
)
def test_fields_follow_the_rules(variant, present, absent):
    """A field without effect in the ruleset is not asked."""
    assert present <= set(names(variant))
    assert not absent & set(names(variant))


def test_announces_and_belote_are_asked_where_they_exist():
    """Neither is asked at no-trumps; at all-trumps four pairs may be made."""
    fields = {one.name: one for one in form_of(ruleset("bulgarian"), "en").fields}
    assert "NT" not in fields["announces"].contracts
    assert "NT" not in fields["belote"].contracts
    assert "AT" in fields["belote"].contracts
    assert fields["belote"].most == 80


def test_choices_have_their_words():
    """Bids end with capot, doubles are named as the variant names them."""
    fields = {one.name: one for one in form_of(ruleset("coinche"), "fr").fields}
    assert fields["bid"].choices[0].value == 80
    assert (fields["bid"].choices[-1].value, fields["bid"].choices[-1].text) == ("capot", "Capot")
    assert [one.text for one in fields["double"].choices] == ["Non", "Coinche", "Surcoinche"]
    assert [one.value for one in fields["double"].choices] == [1, 2, 4]
    assert fields["contract"].choices[0].text == "Pique"


def test_packs_tell_what_cards_count():
    """The other side's points can be shown while one side's are typed."""
    packs = {one.contract: one for one in form_of(ruleset("bulgarian"), "en").packs}
    assert (packs["S"].cards, packs["S"].with_last_trick) == (152, 162)
    assert (packs["AT"].cards, packs["NT"].cards) == (248, 120)
