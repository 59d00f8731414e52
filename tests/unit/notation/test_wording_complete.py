"""Every code that people can meet has a sentence in every language."""

import importlib
import pkgutil
import re
from string import Formatter

import pytest

import rebelote
from rebelote.cards import BadCard, Card, CardSet, Rank, Reason, RebeloteError, Suit
from rebelote.notation.errors import Fault, Place
from rebelote.notation.wording import (
    LANGUAGES,
    say_error,
    say_family,
    say_kind,
    say_line,
    say_line_label,
    say_option,
    say_outcome,
    say_phase,
    say_reason,
    say_strain,
    say_value,
)
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.notation.wording.ruleset import FAMILY_PARTS
from rebelote.rules import CAPOT, DOUBLE, Bid, Declare, Phase, Strain, variants
from rebelote.rules.declarations import Kind
from rebelote.rules.options import Choice, OnOff
from rebelote.rules.scoring import Line, LineCode, Outcome
from rebelote.rules.seating import TEAMS
from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName

for _module in pkgutil.walk_packages(rebelote.__path__, "rebelote."):
    if not _module.name.endswith("__main__"):
        importlib.import_module(_module.name)

# A plugin that happens to be installed brings options without sentences, which are shown as codes.
VARIANTS = [
    importlib.import_module(f"{variants.__name__}.{module.name}").RULESET
    for module in pkgutil.iter_modules(variants.__path__)
]
RUN = CardSet.parse("KsQsJs")
CARD = Card.parse("Qs")
SAMPLES: dict[str, object] = {
    "action": DOUBLE,
    "allowed": Reason.of("whole_number", low=1, high=9),
    "because": CARD,
    "bidder": 1,
    "call": Bid(100, Strain.HEARTS),
    "card": CARD,
    "cards": RUN,
    "declaration": Declare((RUN,)),
    "expected": 8,
    "faults": (Fault(Place("calls", "x", 3, 2), BadCard(text="x")),),
    "field": "tricks",
    "kinds": (Kind.TIERCE, Kind.CARRE),
    "missing": "hands",
    "offered": (Strain.HEARTS, Strain.SPADES),
    "packets": (3, 2),
    "phase": Phase.PLAY,
    "repeated": RUN,
    "score": (9, 7),
    "scores": (151, 98),
    "seat": 2,
    "standing": Bid(CAPOT, Strain.SPADES),
    "suit": Suit.SPADES,
    "to_act": 3,
    "trump": Suit.HEARTS,
    "turned": CARD,
    "whole": CardSet.parse("AsKsQsJs"),
}
# Where one name holds another kind of value, and what the sentence says without naming it.
SAMPLES_OF: dict[str, dict[str, object]] = {
    "BadPack": {"missing": RUN},
    "BadPosition": {"because": Reason.of("position_not_in_play")},
    "BadTally": {"because": Reason.of("tricks_played", tricks=8), "value": (3, 4)},
    "InconsistentOptions": {"because": Reason.of("redouble_not_above", redouble=2, double=2)},
    "LevelNotOffered": {"offered": (80, 90, 100, CAPOT)},
    "OptionWithoutEffect": {"because": Reason.of("option_is", option="announces", value="off")},
    "PacketsNotOffered": {"offered": ((3, 2), (2, 3))},
    "WrongScore": {"expected": (9, 8)},
}
UNSAID: dict[str, set[str]] = {
    "AnnounceNotHeld": {"declaration"},
    "AnnounceNotWhole": {"declaration"},
    "CardAnnouncedTwice": {"declaration"},
    "LimitReached": {"cards", "high", "low"},
    "NothingDeclared": {"declaration"},
}
REASON_SAMPLES: dict[str, object] = {
    "call": Bid(100, Strain.HEARTS),
    "card": CARD,
    "declaration": Declare((RUN,)),
    "kept": Card.parse("Ks"),
    "other": Card.parse("Ad"),
    "packets": (3, 2),
}
OWN_WORDS = {"pair", "sweep", "double", "failure", "error"}


def descendants(kind: type[RebeloteError]) -> list[type[RebeloteError]]:
    found = [kind]
    for child in kind.__subclasses__():
        found += descendants(child)
    return found


ERRORS = sorted(
    {kind for kind in descendants(RebeloteError) if kind.__module__.startswith("rebelote.")},
    key=lambda kind: kind.__name__,
)


def documented(kind: type[RebeloteError]) -> set[str]:
    """Read the parameters that a docstring names after `parameter` or a semicolon."""
    text = " ".join((kind.__doc__ or "").split())
    _, _, listed = text.rpartition(";")
    return set(re.findall(r"`([a-z_]+)`", listed if ";" in text else ""))


def fields(template: str) -> set[str]:
    names = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    return {name.partition(".")[0] for name in names}


def sample(kind: type[RebeloteError]) -> RebeloteError:
    own = SAMPLES_OF.get(kind.__name__, {})
    params = {name: own.get(name, SAMPLES.get(name, name)) for name in documented(kind)}
    return kind(**params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_an_error_has_a_sentence_of_its_own(kind: type[RebeloteError], language: str) -> None:
    """The sentence's fields are exactly the documented parameters, and none is left unfilled."""
    template = catalogue_of(language).errors[kind.__name__]
    expected = documented(kind) - UNSAID.get(kind.__name__, set())
    assert fields(template) - OWN_WORDS == expected
    sentence = say_error(sample(kind), language)
    assert sentence[0].isupper() or not sentence[0].isalpha()
    assert sentence.endswith(".")
    assert not set(sentence) & set("{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_without_its_error(language: str) -> None:
    """An error that is gone leaves no sentence behind."""
    assert set(catalogue_of(language).errors) == {kind.__name__ for kind in ERRORS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_stands_in_one_module_only(language: str) -> None:
    """No module of a language words again what another module words."""
    package = importlib.import_module(f"rebelote.notation.wording.{language}")
    brought = [
        (name, code)
        for module in pkgutil.iter_modules(package.__path__)
        for name, table in vars(getattr(package, module.name)).items()
        if name.isupper() and isinstance(table, dict)
        for code in table
    ]
    assert len(brought) == len(set(brought))
    assert {code for name, code in brought if name == "REASONS"} == set(
        catalogue_of(language).reasons
    )


@pytest.mark.parametrize(
    "table", ["errors", "events", "reasons", "fields", "options", "phrases", "families"]
)
def test_the_languages_have_the_same_codes(table: str) -> None:
    """A code worded in one language is worded in all, with the same fields."""
    first, *others = (getattr(catalogue_of(language), table) for language in LANGUAGES)
    for other in others:
        assert set(first) == set(other)
        for code, template in first.items():
            assert fields(template) - OWN_WORDS == fields(other[code]) - OWN_WORDS, code


def lines(language: str) -> dict[LineCode, list[set[str]]]:
    """Return the fields of every text of every line; a loss without words is worded as a gain."""
    words = catalogue_of(language).lines
    return {
        code: [fields(text) - OWN_WORDS for text in (one.label, one.gain, one.loss or one.gain)]
        for code, one in words.items()
    }


def values(language: str) -> dict[str, dict[str, set[str]]]:
    """Return the fields of every value of every option, one name for a sentence on them all."""
    known = catalogue_of(language).values
    return {
        option: {value: fields(text) - OWN_WORDS for value, text in texts.items()}
        if isinstance(texts, dict)
        else {"": fields(str(texts)) - OWN_WORDS}
        for option, texts in known.items()
    }


def test_the_languages_say_the_same_values() -> None:
    """Lines of the sheet and values of options have the same fields in all languages."""
    for language in LANGUAGES[1:]:
        assert lines(language) == lines(LANGUAGES[0])
        assert values(language) == values(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """Each reason and each hint is filled with values as the code gives them."""
    for code, template in catalogue_of(language).reasons.items():
        values = {name: REASON_SAMPLES.get(name, 3) for name in fields(template)}
        if code.startswith("hint_pass"):
            values["other"] = Bid(None, Strain.NO_TRUMP)
        sentence = say_reason(Reason.of(code, **values), language)
        assert sentence, code
        assert not set(sentence) & set("{}<>"), code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", VARIANTS, ids=str)
def test_every_line_code_has_words(ruleset: rebelote.Ruleset, language: str) -> None:
    """Label and sentence exist for gains and losses, with the variant's own words."""
    words = catalogue_of(language)
    amounts = [words.points[words.plural(number)].format(number=number) for number in (20, 2)]
    for code in LineCode:
        assert say_line_label(code, language, ruleset)[0].isupper()
        for points in (20, -20):
            sentence = say_line(Line(code, TEAMS[0], points), 10, language, ruleset)
            assert any(said in sentence for said in amounts), code
            assert not set(sentence) & set("{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_is_known(language: str) -> None:
    """Kinds, outcomes, phases, strains, ranks and suits have their words."""
    words = catalogue_of(language)
    assert all(say_kind(kind, count, language) for kind in Kind for count in (1, 2))
    assert all(say_outcome(outcome, language) for outcome in Outcome)
    assert all(say_phase(phase, language) for phase in Phase)
    assert all(say_strain(strain, language) for strain in Strain)
    assert set(words.ranks) == set(words.rank_plurals) == set(words.rank_letters) == set(Rank)
    assert set(words.suits) == set(Suit)
    forms = {words.plural(number) for number in range(1, 30)}
    assert forms == set(range(len(words.points)))
    assert all(len(words.kinds[kind]) == len(words.points) for kind in Kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_variant_may_choose_is_known(language: str) -> None:
    """Names of the pair, of a sweep, of a double and of a failure have all their forms."""
    known = catalogue_of(language).vocabulary
    assert all({"name", "again"} <= set(known[word]) for word in PairName)
    assert all("name" in known[word] for word in SweepName)
    double = {"name", "again", "verb", "again_verb", "done", "redone"}
    assert all(double <= set(known[word]) for word in DoubleName)
    assert all({"name", "verdict"} <= set(known[word]) for word in FailureName)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", VARIANTS, ids=str)
def test_every_option_and_value_has_a_sentence(ruleset: rebelote.Ruleset, language: str) -> None:
    """Each option of each variant says what it settles, and each value what it means."""
    for name, one in ruleset._all_settings.items():
        assert say_option(name, language, ruleset).endswith("."), name
        values = {one.text} | {
            one.option.domain.write(other) for other in one.option.domain.others(one.value)
        }
        if isinstance(one.option.domain, Choice | OnOff):
            assert set(catalogue_of(language).values[name]) >= values, name
        for value in values:
            sentence = say_value(name, value, language, ruleset)
            assert sentence.endswith("."), (name, value)
            assert not set(sentence) & set("{}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", VARIANTS, ids=str)
def test_every_variant_has_a_name_and_families(ruleset: rebelote.Ruleset, language: str) -> None:
    """A variant brings its title and promise; its families of parts are worded."""
    assert dict(ruleset.title)[language]
    assert dict(ruleset.promise)[language].endswith(".")
    assert all(say_family(ruleset, part, language).endswith(".") for part in FAMILY_PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", VARIANTS, ids=str)
def test_every_domain_says_what_it_allows(ruleset: rebelote.Ruleset, language: str) -> None:
    """The reason that lists an option's values is worded."""
    reasons = catalogue_of(language).reasons
    assert all(one.option.domain.allowed.code in reasons for one in ruleset.settings.values())
