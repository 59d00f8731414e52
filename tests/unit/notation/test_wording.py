"""Sentences for people: cards, calls, announces, refusals, lines of the score sheet."""

import pytest

from rebelote.cards import BadCard, Card, CardSet, Reason, RebeloteError, Suit
from rebelote.match.match import MatchIsOver
from rebelote.notation.errors import BadRecord, Fault, Place
from rebelote.notation.wording import (
    UnknownLanguage,
    say_action,
    say_announce,
    say_belote,
    say_card,
    say_card_short,
    say_contract,
    say_error,
    say_fault,
    say_kind,
    say_line,
    say_line_label,
    say_outcome,
    say_phase,
    say_seat,
    say_strain,
    say_team,
)
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.notation.wording.sentence import Speech
from rebelote.rules import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    TEAMS,
    Bid,
    Call,
    Contract,
    Declare,
    Phase,
    Play,
    Ruleset,
    Strain,
)
from rebelote.rules.declarations import Kind
from rebelote.rules.errors import (
    BadPack,
    BeloteAutomatic,
    BeloteKingFirst,
    IllegalPlay,
    LevelNotOffered,
    MustOverruff,
    MustRise,
    NotYourTurn,
    OptionWithoutEffect,
    UnknownOption,
)
from rebelote.rules.registry import rulesets
from rebelote.rules.scoring import Line, LineCode, Outcome, Tally
from rebelote.rules.vocabulary import Vocabulary

SOUTH, EAST, NORTH, WEST = SEATS
NINE, ACE, QUEEN = map(Card.parse, ("9s", "As", "Qs"))


def with_word(field: str, word: str) -> Ruleset:
    """Return an installed variant whose players say this."""
    return next(one for one in rulesets().values() if getattr(one.words, field) == word)


@pytest.mark.parametrize(
    ("card", "french", "english"),
    [
        ("Js", "valet de pique", "jack of spades"),
        ("Th", "10 de cœur", "10 of hearts"),
        ("Qd", "dame de carreau", "queen of diamonds"),
        ("Ac", "as de trèfle", "ace of clubs"),
    ],
)
def test_a_card_is_said_in_full(card: str, french: str, english: str) -> None:
    """Rank and suit stand in the order and with the words of the language."""
    assert say_card(Card.parse(card), "fr") == french
    assert say_card(Card.parse(card), "en") == english


def test_a_short_card_has_the_letter_of_the_language() -> None:
    """French valets are V and English jacks J; a ten is 10 in both."""
    assert [say_card_short(Card.parse("Js"), language) for language in ("fr", "en")] == ["V♠", "J♠"]
    assert [say_card_short(Card.parse("Th"), language) for language in ("fr", "en")] == ["10♥"] * 2


@pytest.mark.parametrize(
    ("beaten", "start"),
    [
        (ACE, "Vous devez surcouper l’as de pique"),
        (QUEEN, "Vous devez surcouper la dame de pique"),
        (NINE, "Vous devez surcouper le 9 de pique"),
    ],
)
def test_a_french_card_has_its_article(beaten: Card, start: str) -> None:
    """The ace is elided, the queen feminine, the others masculine."""
    error = MustOverruff(card=Card.parse("7s"), because=beaten)
    assert say_error(error, "fr").startswith(start)


def test_a_refusal_names_the_rule_and_the_card_that_causes_it() -> None:
    """Refusing to rise says that one must, and which card is on the table."""
    error = MustRise(card=Card.parse("8s"), because=NINE)
    assert say_error(error, "fr") == (
        "Vous devez monter à pique\u00a0: le 9 de pique est sur la table, le 8 de pique est plus "
        "faible et vous avez mieux."
    )
    assert say_error(error, "en") == (
        "You must rise in spades: the 9 of spades is on the table, the 8 of spades is lower and "
        "you have better."
    )


def test_what_a_person_typed_is_not_retouched() -> None:
    """The spaces of French are put into the sentence, not into the text it repeats."""
    assert "«\u00a0a : b\u00a0»" in say_error(BadCard(text="a : b"), "fr")


def test_french_has_its_own_signs() -> None:
    """An elision has a curved apostrophe, a tall sign a narrow space before it; a text is as is."""
    assert "«\u00a0l'as ; l'an\u00a0»" in say_error(BadCard(text="l'as ; l'an"), "fr")
    error = UnknownOption(ruleset="x", option="y", known="z")
    assert say_error(error, "fr") == (
        "La variante x n’a pas d’option «\u00a0y\u00a0»\u202f; il y a\u00a0: z."
    )


def test_a_refusal_uses_the_words_of_the_variant() -> None:
    """The pair that counts by itself is called by its own name, with its article."""
    error = BeloteAutomatic(card=QUEEN)
    assert say_error(error, "fr").startswith("Ici la belote compte")
    assert say_error(error, "fr", with_word("pair", "belot")).startswith("Ici le belot compte")
    assert say_error(BeloteKingFirst(card=QUEEN), "en", with_word("pair", "bela")).startswith(
        "The bela"
    )


def test_seats_in_a_refusal_are_those_the_player_sees() -> None:
    """A player is "you", and the next one sits east of him wherever he sits."""
    error = NotYourTurn(seat=NORTH, to_act=WEST)
    assert say_error(error, "en") == "It is not for North to act but for West."
    assert say_error(error, "en", viewpoint=NORTH) == "It is not for you to act but for East."


def test_an_unknown_error_is_worded_as_its_parent() -> None:
    """An error that a plugin brings has the sentence of the error it derives from."""

    class MustSmile(IllegalPlay):
        """A card played without a smile; parameter `card`."""

    class Odd(RebeloteError):
        """Something else; parameter `depth`."""

    assert say_error(MustSmile(card=ACE), "en") == (
        "The rules do not allow you to play the ace of spades."
    )
    assert say_error(Odd(depth=2), "en") == "This is refused: Odd(depth=2)."


def test_an_unknown_language_is_refused() -> None:
    """The refusal names the languages there are."""
    with pytest.raises(UnknownLanguage) as caught:
        say_card(ACE, "xx")
    assert say_error(caught.value, "fr").endswith("essayez\u00a0: fr, en, bg, hr, nl.")


def test_a_reason_is_worded_inside_the_sentence() -> None:
    """A reason of the catalogue is put in words, one of a plugin is shown as it is."""
    known = OptionWithoutEffect(
        ruleset="x", option="contest", because=Reason.of("no_option", option="announces")
    )
    assert say_error(known, "fr").endswith("car il n’y a pas d’option announces.")
    strange = OptionWithoutEffect(ruleset="x", option="y", because=Reason.of("rain", depth=2))
    assert say_error(strange, "fr").endswith("car rain(depth=2).")


def test_missing_cards_are_listed_short() -> None:
    """A pack's missing cards are listed, and none is said with a word."""
    error = BadPack(missing=CardSet.parse("9sAsKh"), repeated=CardSet(0))
    assert "manquantes\u00a0: A♠ 9♠ R♥, en double\u00a0: aucune." in say_error(error, "fr")


def test_levels_are_told_by_their_ends_and_step() -> None:
    """Many levels are a range, a single one stands alone beside the sweep."""
    many = LevelNotOffered(call=Bid(85, Strain.HEARTS), offered=(80, 90, 100, CAPOT))
    assert say_error(many, "fr").endswith("de 80 à 100 de 10 en 10, puis capot.")
    single = LevelNotOffered(call=Bid(85, Strain.HEARTS), offered=(80, CAPOT))
    assert say_error(single, "en").endswith("bid 80 or capot.")


def test_the_scores_of_a_match_stand_in_its_sentence() -> None:
    """A match that is over tells with which scores."""
    assert "151 à 98" in say_error(MatchIsOver(scores=(151, 98)), "fr")


def test_every_fault_of_a_record_is_said_with_its_place() -> None:
    """Line and column are told where they are known, else the field."""
    bad = BadCard(text="Xx")
    faults = (
        Fault(Place("stock", "Xx", 7, 3), bad),
        Fault(Place("stock", "Xx", 7), bad),
        Fault(Place("hands"), bad),
    )
    starts = ["Line 3, column 7: “Xx”", "Column 7: “Xx”", "The hands: “Xx”"]
    said = [say_fault(fault, "en") for fault in faults]
    assert all(one.startswith(start) for one, start in zip(said, starts, strict=True))
    assert say_error(BadRecord(faults=faults), "en") == " ".join(
        ["This text cannot be read.", *said]
    )


@pytest.mark.parametrize(
    ("cards", "french", "english"),
    [
        ("KhQhJh", "tierce au roi de cœur", "tierce to the king of hearts"),
        ("AsKsQsJs", "cinquante à l’as de pique", "fifty to the ace of spades"),
        ("QdJdTd9d8d", "cent à la dame de carreau", "hundred to the queen of diamonds"),
        ("JsJhJdJc", "carré de valets", "carré of jacks"),
        ("AsAhAdAc", "carré d’as", "carré of aces"),
        ("9s9h9d9c", "carré de 9", "carré of 9s"),
        ("8s8h8d8c", "8♠ 8♥ 8♦ 8♣", "8♠ 8♥ 8♦ 8♣"),
        ("AsKs", "A♠ R♠", "A♠ K♠"),
        ("AsKsJs", "A♠ R♠ V♠", "A♠ K♠ J♠"),
        ("AsKhQs", "A♠ D♠ R♥", "A♠ Q♠ K♥"),
    ],
)
def test_an_announce_is_said_by_kind_and_top_card(cards: str, french: str, english: str) -> None:
    """Runs are named after their top card, carrés after their rank; other sets are listed."""
    assert say_announce(CardSet.parse(cards), "fr") == french
    assert say_announce(CardSet.parse(cards), "en") == english


def test_kinds_are_counted() -> None:
    """One announce is named, several are counted."""
    assert say_kind(Kind.TIERCE, 1, "fr") == "tierce"
    assert say_kind(Kind.TIERCE, 2, "fr") == "2 tierces"
    assert say_kind(Kind.FIFTY, 2, "en") == "2 fifties"


@pytest.mark.parametrize(
    ("call", "french", "english"),
    [
        (PASS, "passe", "pass"),
        (Bid(None, Strain.CLUBS), "trèfle", "clubs"),
        (Bid(None, Strain.ALL_TRUMP), "tout-atout", "all-trumps"),
        (Bid(100, Strain.HEARTS), "100 à cœur", "100 in hearts"),
        (Bid(CAPOT, Strain.SPADES), "capot à pique", "capot in spades"),
        (DOUBLE, "contre", "double"),
        (REDOUBLE, "surcontre", "redouble"),
    ],
)
def test_a_call_is_said_as_at_the_table(call: Call, french: str, english: str) -> None:
    """Every call has its words."""
    assert say_action(call, "fr") == french
    assert say_action(call, "en") == english


def test_doubling_has_the_name_the_variant_gives_it() -> None:
    """Where one coinches, the calls are coinche and surcoinche."""
    rules = with_word("double", "coinche")
    assert [say_action(call, "fr", rules) for call in (DOUBLE, REDOUBLE)] == [
        "coinche",
        "surcoinche",
    ]


def test_announces_and_cards_are_actions_too() -> None:
    """A declaration lists its announces, a card its word; an empty declaration says so."""
    sets = (CardSet.parse("KhQhJh"), CardSet.parse("AsAhAdAc"))
    assert say_action(Declare(sets), "fr") == "tierce au roi de cœur et carré d’as"
    assert say_action(Declare(()), "fr") == "aucune annonce"
    assert say_action(Play(QUEEN), "fr") == "dame de pique"
    assert say_action(Play(QUEEN, says_belote=True), "fr") == "dame de pique, belote"


def test_the_second_word_of_the_pair_differs() -> None:
    """One says belote, then rebelote, by the variant's own name."""
    assert [say_belote(second, "fr") for second in (False, True)] == ["belote", "rebelote"]
    assert say_belote(is_second=True, language="en", ruleset=with_word("pair", "bela")) == "rebela"


def test_a_contract_says_how_it_was_doubled() -> None:
    """Two is doubled and four redoubled, unless the house multiplies otherwise."""
    plain, doubled, redoubled = (
        Contract(Strain.HEARTS, 100, SOUTH, multiplier) for multiplier in (1, 2, 4)
    )
    rules = with_word("double", "coinche")
    assert say_contract(plain, "fr", rules) == "100 à cœur"
    assert say_contract(doubled, "fr", rules) == "100 à cœur coinché"
    assert say_contract(redoubled, "fr", rules) == "100 à cœur surcoinché"
    assert say_contract(redoubled, "en") == "100 in hearts redoubled"
    house = rules.with_options(double_multiplier=4, redouble_multiplier=8)
    assert say_contract(redoubled, "fr", house) == "100 à cœur coinché"


def test_a_contract_without_doubling_needs_no_multiplier() -> None:
    """A ruleset that knows no doubling has its contracts said all the same."""
    rules = next(one for one in rulesets().values() if "double" not in one.settings)
    assert say_contract(Contract(Strain.CLUBS, None, WEST), "fr", rules) == "trèfle"


def test_the_next_seat_is_east_of_the_viewpoint() -> None:
    """Seats turn counter-clockwise unless the house turns the other way."""
    assert [say_seat(seat, "fr") for seat in SEATS] == ["Sud", "Est", "Nord", "Ouest"]
    assert [say_seat(seat, "fr", EAST) for seat in SEATS] == ["Ouest", "vous", "Est", "Nord"]
    rules = next(iter(rulesets().values())).with_options(rotation="cw")
    assert say_seat(EAST, "en", SOUTH, rules) == "West"


def test_teams_are_us_and_them_for_a_player() -> None:
    """A player sees two sides, an onlooker numbers them."""
    assert [say_team(team, "fr", EAST) for team in TEAMS] == ["eux", "nous"]
    assert [say_team(team, "en") for team in TEAMS] == ["team 1", "team 2"]


def test_the_state_of_a_deal_has_words() -> None:
    """Phase, outcome and strain are said in the language, failure by the variant's word."""
    assert say_phase(Phase.FORCED, "fr") == "choix obligatoire"
    assert say_strain(Strain.NO_TRUMP, "en") == "no-trumps"
    assert say_outcome(Outcome.MADE, "fr") == "contrat rempli"
    assert say_outcome(Outcome.FAILED, "fr") == "les preneurs sont dedans"
    fall = say_outcome(Outcome.FAILED, "fr", with_word("failure", "chute"))
    assert fall == "les preneurs chutent"


def test_a_line_says_what_it_adds_or_takes() -> None:
    """The same code has a sentence for the team that gains and for the one that loses."""
    gain, loss = (Line(LineCode.FAILED, TEAMS[0], points) for points in (82, -82))
    assert say_line(gain, 1, "en") == ("82 points from the takers, who did not make their contract")
    assert say_line(loss, 1, "en") == "Contract not made: 82 points for the defence"
    assert say_line(Line(LineCode.ROUNDING, TEAMS[0], -1), 10, "fr") == "L’arrondi ôte 1 point"


def test_points_in_suspense_are_told_in_marks() -> None:
    """Where a mark is ten points, what hung is told in the marks that were put aside."""
    rules = with_word("sweep", "valat")
    tally = Tally(Strain.HEARTS, TEAMS[0], (100, 52), TEAMS[0], pending=8)
    score = rules.scoring.score(tally)
    line = next(line for line in score.lines if line.code is LineCode.PENDING_WON)
    assert say_line(line, score, "fr", rules) == "8 points en suspens depuis les donnes précédentes"


def test_labels_use_the_words_of_the_variant() -> None:
    """All eight tricks are a valat where the variant says so."""
    assert say_line_label(LineCode.CAPOT, "fr", with_word("sweep", "valat")) == "Valat"
    assert say_line_label(LineCode.CAPOT, "fr") == "Capot"


def test_a_template_must_not_ask_for_a_form_that_is_none() -> None:
    """A fault in a catalogue is found at once, not shown to people."""
    speech = Speech(catalogue_of("fr"), Vocabulary())
    with pytest.raises(ValueError, match="is no form of"):
        speech.fill("{suit:the}", {"suit": Suit.SPADES})
    with pytest.raises(ValueError, match="is no form of"):
        speech.fill("{number:the}", {"number": 3})
    assert speech.fill("{a} {b} {c}", {"a": True, "b": False, "c": None}) == "oui non rien"
