"""What the Bulgarian, Croatian and Dutch sentences make of cases, articles and numbers."""

import pytest

from rebelote.cards import Card, CardSet, Reason, Suit
from rebelote.notation.wording import (
    LANGUAGES,
    say_action,
    say_announce,
    say_belote,
    say_card,
    say_card_short,
    say_contract,
    say_error,
    say_kind,
    say_line,
    say_outcome,
    say_reason,
    say_ruleset,
    say_seat,
)
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.rules import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    TEAMS,
    Bid,
    Contract,
    Play,
    Strain,
)
from rebelote.rules.declarations import Kind
from rebelote.rules.errors import (
    BeloteNotHeld,
    CardNotHeld,
    MustFollow,
    MustOverruff,
    MustRise,
    MustRuff,
    NotYourTurn,
)
from rebelote.rules.registry import ruleset
from rebelote.rules.scoring import Line, LineCode, Outcome

KING, JACK, NINE = map(Card.parse, ("Kh", "Jh", "9h"))


@pytest.mark.parametrize(
    ("language", "jack", "nine"),
    [
        ("bg", "вале купа", "деветка купа"),
        ("hr", "dečko herc", "devetka herc"),
        ("nl", "hartenboer", "hartennegen"),
    ],
)
def test_a_card_is_said_in_full(language: str, jack: str, nine: str) -> None:
    """Rank and suit stand as players say them; Dutch writes them as one word."""
    assert (say_card(JACK, language), say_card(NINE, language)) == (jack, nine)


@pytest.mark.parametrize(
    ("language", "letters"), [("bg", "В Д К А"), ("hr", "J Q K A"), ("nl", "B V H A")]
)
def test_court_cards_have_the_letters_of_the_language(language: str, letters: str) -> None:
    """Jack, queen, king and ace bear the letters of the cards that are sold there."""
    cards = [Card.parse(text) for text in ("Js", "Qs", "Ks", "As")]
    assert " ".join(say_card_short(card, language)[:-1] for card in cards) == letters


@pytest.mark.parametrize(
    ("language", "card", "sentence"),
    [
        ("bg", "Kh", "Нямате попа купа."),
        ("bg", "Jh", "Нямате валето купа."),
        ("hr", "Kh", "Nemate kralja herc."),
        ("hr", "Qs", "Nemate damu pik."),
        ("hr", "Jd", "Nemate dečka karo."),
        ("nl", "Ac", "Je hebt de klaverenaas niet."),
    ],
)
def test_a_card_as_an_object_has_its_form(language: str, card: str, sentence: str) -> None:
    """Croatian has an accusative, Bulgarian another article for masculine objects."""
    assert say_error(CardNotHeld(card=Card.parse(card)), language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("bg", "Попът купа взема взятката със сигурност (10 точки)."),
        ("hr", "Kralj herc sigurno nosi štih (10 bodova)."),
        ("nl", "De hartenheer haalt de slag zeker (10 punten)."),
    ],
)
def test_a_card_as_the_subject_begins_a_sentence(language: str, sentence: str) -> None:
    """The card has its form as a subject and a capital."""
    reason = Reason.of("hint_takes_surely", card=KING, points=10)
    assert say_reason(reason, language) == sentence


@pytest.mark.parametrize(
    ("suit", "sentence"),
    [
        (Suit.SPADES, "nemate pika"),
        (Suit.HEARTS, "nemate herca"),
        (Suit.DIAMONDS, "nemate kara"),
        (Suit.CLUBS, "nemate trefa"),
    ],
)
def test_a_croatian_suit_that_is_lacking_stands_in_the_genitive(suit: Suit, sentence: str) -> None:
    """The refusal to ruff names the suit led in its form and the trump in parentheses."""
    error = MustRuff(card=KING, suit=suit, trump=Suit.HEARTS)
    said = say_error(error, "hr")
    assert said.startswith("Morate sjeći adutom (herc): ")
    assert sentence in said


def test_a_croatian_player_rises_in_the_locative() -> None:
    """The suit in which one must rise has its form."""
    error = MustRise(card=Card.parse("8d"), because=Card.parse("9d"))
    assert say_error(error, "hr").startswith("Morate ići na jaču u karu: na stolu je devetka karo,")


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("bg", "Трябва да отговорите на купа: "),
        ("hr", "Morate odgovoriti na herc: "),
        ("nl", "Je moet harten volgen: "),
    ],
)
def test_a_refusal_names_the_suit_to_follow(language: str, start: str) -> None:
    """Following is called as players call it."""
    error = MustFollow(card=Card.parse("8d"), suit=Suit.HEARTS)
    assert say_error(error, language).startswith(start)


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("bg", "Трябва да надцакате попа купа: осмицата купа "),
        ("hr", "Morate sjeći jače: na stolu je kralj herc, osmica herc "),
        ("nl", "Je moet de hartenheer overtroeven: de hartenacht "),
    ],
)
def test_a_refusal_names_the_trump_to_beat(language: str, start: str) -> None:
    """Overruffing is called as players call it, both cards in their forms."""
    error = MustOverruff(card=Card.parse("8h"), because=KING)
    assert say_error(error, language).startswith(start)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("bg", "На ход: вие, а не Изток."),
        ("hr", "Na redu: vi, a ne Istok."),
        ("nl", "Aan de beurt: jij, niet Oost."),
    ],
)
def test_the_player_in_turn_may_be_the_one_who_reads(language: str, sentence: str) -> None:
    """The sentence holds for "you" and for a seat alike."""
    error = NotYourTurn(seat=SEATS[1], to_act=SEATS[0])
    assert say_error(error, language, viewpoint=SEATS[0]) == sentence


@pytest.mark.parametrize(
    ("language", "run", "four"),
    [
        ("bg", "терца до поп купа", "каре валета"),
        ("hr", "terca do kralja herc", "četiri dečka"),
        ("nl", "tierce tot de hartenheer", "carré boeren"),
    ],
)
def test_an_announce_is_said_by_kind_and_top_card(language: str, run: str, four: str) -> None:
    """A run goes up to its top card, and four of a kind are counted in their form."""
    assert say_announce(CardSet.parse("KhQhJh"), language) == run
    assert say_announce(CardSet.parse("JsJhJdJc"), language) == four


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        ("bg", "2 терци, 2 кварти, 2 квинти, 2 карета"),
        ("hr", "2 terce, 2 kvarte, 2 kvinte, 2 puta četiri iste"),
        ("nl", "2 tierces, 2 keer vijftig, 2 keer honderd, 2 carrés"),
    ],
)
def test_kinds_are_counted(language: str, kinds: str) -> None:
    """Two announces of a kind are told with their number."""
    assert ", ".join(say_kind(kind, 2, language) for kind in Kind) == kinds


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0 bodova"),
        (1, "1 bod"),
        (2, "2 boda"),
        (4, "4 boda"),
        (5, "5 bodova"),
        (11, "11 bodova"),
        (12, "12 bodova"),
        (21, "21 bod"),
        (22, "22 boda"),
        (100, "100 bodova"),
        (111, "111 bodova"),
        (162, "162 boda"),
    ],
)
def test_croatian_points_have_three_forms(number: int, said: str) -> None:
    """The last digit chooses, except from 11 to 14."""
    line = say_line(Line(LineCode.BID, TEAMS[0], number), 1, "hr")
    assert line == f"{said} za ponudu"


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "0 point"), ("en", "0 points"), ("bg", "0 точки")]
)
def test_no_points_are_counted_as_each_language_does(language: str, said: str) -> None:
    """None is singular in French alone."""
    words = catalogue_of(language)
    assert words.points[words.plural(0)].format(number=0) == said


@pytest.mark.parametrize(
    ("language", "calls"),
    [
        ("bg", "пас, контра, реконтра, всичко коз, 100 на купа, капо на пика"),
        ("hr", "dalje, kontra, rekontra, sve adut, 100 herc, štiglja pik"),
        ("nl", "pas, dubbel, redubbel, alles troef, 100 harten, kapot schoppen"),
    ],
)
def test_calls_are_said_as_at_the_table(language: str, calls: str) -> None:
    """Every call has the word of its players."""
    said = (
        PASS,
        DOUBLE,
        REDOUBLE,
        Bid(None, Strain.ALL_TRUMP),
        Bid(100, Strain.HEARTS),
        Bid(CAPOT, Strain.SPADES),
    )
    assert ", ".join(say_action(call, language) for call in said) == calls


@pytest.mark.parametrize(
    ("language", "contract"),
    [("bg", "купа с реконтра"), ("hr", "herc s rekontrom"), ("nl", "harten geredubbeld")],
)
def test_a_contract_says_how_it_was_doubled(language: str, contract: str) -> None:
    """What a redouble did stands behind the strain."""
    doubled = Contract(Strain.HEARTS, None, SEATS[0], 4)
    assert say_contract(doubled, language, ruleset("bulgarian")) == contract


def test_a_croatian_pair_is_a_bela_in_every_variant() -> None:
    """A belot is another thing there: eight cards in a row."""
    for name in ("bulgarian", "bela", "french501"):
        assert say_belote(is_second=False, language="hr", ruleset=ruleset(name)) == "bela"
    error = BeloteNotHeld(card=KING)
    assert say_error(error, "hr").startswith("Bela se ne prijavljuje uz kralja herc: ")


def test_the_pair_is_called_by_the_variant_elsewhere() -> None:
    """Bulgarian has two names for the pair, Dutch the three of their countries."""
    names = ("bulgarian", "french501", "bela")
    said = {
        language: [say_action(Play(KING, says_belote=True), language, ruleset(n)) for n in names]
        for language in ("bg", "nl")
    }
    assert [text.rpartition(" ")[2] for text in said["bg"]] == ["белот", "белот", "бела"]
    assert [text.rpartition(" ")[2] for text in said["nl"]] == ["belot", "belote", "bela"]


@pytest.mark.parametrize(
    ("language", "verdict"),
    [
        ("bg", "обявилите са вътре"),
        ("hr", "zvači su pali"),
        ("nl", "de spelende partij is nat"),
    ],
)
def test_a_failed_contract_has_its_word(language: str, verdict: str) -> None:
    """One is inside in Bulgaria, falls in Croatia and is wet in Dutch."""
    assert say_outcome(Outcome.FAILED, language) == verdict


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_and_presentations_differ_between_languages(language: str) -> None:
    """No language has been left with another one's words."""
    others = [one for one in LANGUAGES if one != language]
    own = say_ruleset("bulgarian", language)
    assert all(say_ruleset("bulgarian", one) != own for one in others)
    south = say_seat(SEATS[0], language)
    assert all(say_seat(SEATS[0], one) != south for one in others)
