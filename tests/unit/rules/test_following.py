"""Which cards may follow, and the duty behind it (RULES.md 3.2 and 4.2)."""

from itertools import product

import pytest

from rebelote.cards import CARDS, Card, Suit
from rebelote.rules import Strain
from rebelote.rules.following import Duty, Following, Release, RuffWhen, refusal
from rebelote.rules.ranking import STANDARD_RANKING
from tests.rules.table import cards

FREE = Following(cannot_overruff=Release.FREE)
UNDER = Following(cannot_overruff=Release.UNDER)
ALWAYS = Following(ruff_when=RuffWhen.ALWAYS)


def duty(
    hand: str,
    led: str,
    best: str,
    following: Following = UNDER,
    strain: Strain = Strain.SPADES,
    partner: bool = False,
) -> tuple[str, Duty]:
    """Return the cards a hand may play, and why; `partner` says that he wins."""
    suit = Card.parse(led).suit.cards
    tables = STANDARD_RANKING.tables[strain]
    legal, why = following.duty(int(cards(hand)), int(suit), Card.parse(best), partner, tables)
    return str(cards("") | legal), why


def test_the_suit_led_is_followed() -> None:
    """A player who holds the suit led plays it, beating nothing."""
    assert duty("Kh 7h As", "Ah", "Ah") == ("Kh7h", Duty.FOLLOW)


def test_the_suit_led_is_followed_when_ruffed() -> None:
    """A ruff changes nothing for who can follow."""
    assert duty("Kh 7h As", "Ah", "7s") == ("Kh7h", Duty.FOLLOW)


@pytest.mark.parametrize("partner", [False, True])
def test_led_trumps_are_beaten(partner: bool) -> None:
    """A higher trump is played if one is held, over the partner too."""
    assert duty("Js 7s Ah", "9s", "9s", partner=partner) == ("Js", Duty.RISE)


def test_led_trumps_are_followed_when_they_cannot_be_beaten() -> None:
    """Without a higher trump any trump will do."""
    assert duty("As 7s Ah", "9s", "9s") == ("As7s", Duty.FOLLOW)


def test_rising_may_be_waived() -> None:
    """The house may let trumps be followed low."""
    assert duty("Js 7s", "9s", "9s", Following(trump_rise=False)) == ("Js7s", Duty.FOLLOW)


def test_every_suit_is_beaten_at_all_trumps() -> None:
    """The suit led ranks as trumps and is beaten like them."""
    assert duty("Jh 7h As", "9h", "9h", strain=Strain.ALL_TRUMP) == ("Jh", Duty.RISE)


def test_a_void_player_is_free_at_all_trumps() -> None:
    """No suit ruffs another there."""
    assert duty("Js 7d", "9h", "9h", strain=Strain.ALL_TRUMP) == ("Js7d", Duty.NONE)


def test_one_only_follows_at_no_trumps() -> None:
    """Nothing is beaten and nothing ruffed at no-trumps, whatever the house says."""
    rising = Following(plain_rise=True)
    assert duty("Ah 7h Js", "Th", "Th", rising, Strain.NO_TRUMP) == ("Ah7h", Duty.FOLLOW)
    assert duty("Js 7d", "Th", "Th", rising, Strain.NO_TRUMP) == ("Js7d", Duty.NONE)


def test_a_plain_suit_may_have_to_be_beaten() -> None:
    """With the house option a higher card of the suit led is played, until somebody ruffs."""
    rising = Following(plain_rise=True)
    assert duty("Ah 7h", "Th", "Th", rising) == ("Ah", Duty.RISE)
    assert duty("Kh 7h", "Th", "Th", rising) == ("Kh7h", Duty.FOLLOW)
    assert duty("Ah 7h", "Th", "7s", rising) == ("Ah7h", Duty.FOLLOW)


def test_a_void_player_without_trumps_is_free() -> None:
    """Who can neither follow nor ruff throws what he likes."""
    assert duty("Ad 7c", "Ah", "Ah") == ("Ad7c", Duty.NONE)


def test_a_void_player_ruffs_an_opponent() -> None:
    """A trump must be played on an opponent's plain card, any trump."""
    assert duty("Js 7s Ad", "Ah", "Ah") == ("Js7s", Duty.RUFF)


def test_the_partner_s_plain_card_is_not_ruffed() -> None:
    """The partner who wins may be left alone."""
    assert duty("Js 7s Ad", "Ah", "Ah", partner=True) == ("Js7sAd", Duty.NONE)


def test_an_opponent_s_ruff_is_beaten() -> None:
    """A higher trump must be played on a ruff, and no lower one."""
    assert duty("Js 7s Ad", "Ah", "9s") == ("Js", Duty.OVERRUFF)


@pytest.mark.parametrize(
    ("following", "expected"), [(UNDER, ("8s7s", Duty.UNDERRUFF)), (FREE, ("8s7sAd", Duty.NONE))]
)
def test_what_is_played_under_a_higher_ruff(
    following: Following, expected: tuple[str, Duty]
) -> None:
    """A lower trump is imposed, or everything is free."""
    assert duty("8s 7s Ad", "Ah", "9s", following) == expected


def test_the_partner_s_ruff_leaves_one_free() -> None:
    """Over the partner's trump one may go up, stay under or throw."""
    assert duty("Js 7s Ad", "Ah", "9s", partner=True) == ("Js7sAd", Duty.NONE)


def test_the_belgian_partner_s_ruff_is_underruffed() -> None:
    """Who cannot go over the partner's trump plays a lower one there, and is free if he can."""
    belgian = Following(partner_trump_cannot_rise=Release.UNDER)
    assert duty("8s 7s Ad", "Ah", "9s", belgian, partner=True) == ("8s7s", Duty.UNDERRUFF)
    assert duty("Js 7s Ad", "Ah", "9s", belgian, partner=True) == ("Js7sAd", Duty.NONE)


@pytest.mark.parametrize("partner", [False, True])
def test_bela_always_ruffs_over_or_under(partner: bool) -> None:
    """No partner is spared: one ruffs, overruffs, or underruffs."""
    assert duty("Js 7s Ad", "Ah", "Ah", ALWAYS, partner=partner) == ("Js7s", Duty.RUFF)
    assert duty("Js 7s Ad", "Ah", "9s", ALWAYS, partner=partner) == ("Js", Duty.OVERRUFF)
    assert duty("8s 7s Ad", "Ah", "9s", ALWAYS, partner=partner) == ("8s7s", Duty.UNDERRUFF)


@pytest.mark.parametrize(
    ("why", "card", "code", "params"),
    [
        (Duty.FOLLOW, "Ad", "MustFollow", {"suit": Suit.HEARTS}),
        (Duty.RISE, "Ad", "MustFollow", {"suit": Suit.HEARTS}),
        (Duty.RISE, "7h", "MustRise", {"because": "Th"}),
        (Duty.RUFF, "Ad", "MustRuff", {"suit": Suit.HEARTS, "trump": Suit.SPADES}),
        (Duty.OVERRUFF, "7s", "MustOverruff", {"because": "Th"}),
        (Duty.OVERRUFF, "Ad", "MustRuff", {"suit": Suit.HEARTS, "trump": Suit.SPADES}),
        (Duty.UNDERRUFF, "Ad", "MustUnderruff", {"because": "Th"}),
    ],
)
def test_a_refusal_names_rule_and_cause(
    why: Duty, card: str, code: str, params: dict[str, object]
) -> None:
    """Each duty has its error, with the card refused and what on the table refuses it."""
    tables = STANDARD_RANKING.tables[Strain.SPADES]
    error = refusal(why, Card.parse(card), Suit.HEARTS, Card.parse("Th"), tables)
    if "because" in params:
        params = {"because": Card.parse("Th")}
    assert error.code == code
    assert error.params == {"card": Card.parse(card), **params}


@pytest.mark.parametrize("strain", Strain)
def test_a_duty_never_leaves_a_player_without_a_card(strain: Strain) -> None:
    """Whatever is led and wins, a hand of one or two cards keeps something to play."""
    tables = STANDARD_RANKING.tables[strain]
    variants = [FREE, UNDER, ALWAYS, Following(plain_rise=True)]
    for following, best, partner in product(variants, CARDS, (False, True)):
        for held in CARDS[::3]:
            hand = 1 << held | 1 << CARDS[(held * 7 + 5) % 32]
            legal, _ = following.duty(hand, int(best.suit.cards), best, partner, tables)
            assert legal
            assert legal & ~hand == 0
