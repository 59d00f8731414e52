"""Records made from deals and from views."""

import pytest

from rebelote.cards import Card, CardSet
from rebelote.engine import Deal
from rebelote.notation import (
    actions_of,
    parse_deal,
    print_deal,
    record_of,
    record_of_view,
    replay,
)
from rebelote.notation.cards import HIDDEN_HAND, Hand
from rebelote.notation.errors import (
    BadTag,
    BadTagValue,
    MissingTag,
    NoRulesetVersion,
    Place,
    UnknownFormat,
)
from rebelote.notation.record import (
    HIDDEN_STOCK,
    MatchRecord,
    Source,
    canonical_ruleset,
    check_tags,
    in_order,
    print_marks,
    score_of,
    seen_stock,
    stock_size,
    usual_packets,
)
from rebelote.rules.actions import Play
from rebelote.rules.bidding import Phase
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.seating import SEATS
from tests.unit.notation.played import BULGARIAN, FRENCH, LINES, deal_of


def reach(text: str, seed: int, phase: Phase) -> Deal:
    """Return a deal that is in this phase, at the earliest."""
    for steps in range(40):
        deal = deal_of(text, seed, steps)
        if deal.phase is phase:
            return deal
    raise AssertionError(f"{text} does not come to {phase}")


@pytest.mark.parametrize("line", LINES)
def test_a_deal_gives_its_line_back(line: str) -> None:
    """The record of a replayed deal is the record that was read."""
    record = parse_deal(line)
    assert record_of(replay(record)) == record


def test_a_deal_in_progress_has_no_score() -> None:
    """The score stands on the line only when the deal is over."""
    record = record_of(deal_of("coinche", 1, 3))
    assert record.score is None
    assert print_deal(record).endswith(" -")


def test_a_declaration_before_its_card_is_kept() -> None:
    """Announces made by a seat that has not played yet end the play."""
    line = FRENCH[: FRENCH.index("Jd/Kh!")]
    assert print_deal(replay(parse_deal(line))).endswith("7dTdKd(JcTc9c) -")


def test_unusual_packets_are_kept() -> None:
    """The dealer's choice is on the record when it is not the usual one."""
    deals = [deal_of("concours", seed, 0) for seed in range(20)]
    found = {record_of(deal).packets for deal in deals}
    assert found == {None, (2, 3)}


def test_usual_packets_are_not_written() -> None:
    """The first way a ruleset deals goes without saying; unknown rules have no usual way."""
    rules = ruleset("concours")
    assert usual_packets(rules, (3, 2)) is None
    assert usual_packets(rules, (2, 3)) == (2, 3)
    assert usual_packets(None, (3, 2)) == (3, 2)


def test_automatic_announces_and_words_are_not_written() -> None:
    """Nobody makes what counts by itself, so it is no fact of the record."""
    for seed in range(30):
        deal = deal_of("ktga_fr", seed)
        if any(deal.declared) and deal.progress is not None and deal.progress.said:
            assert all(
                isinstance(one, Play) and not one.says_belote for one in record_of(deal).plays
            )
            return
    raise AssertionError("no deal had announces and a belote")


@pytest.mark.parametrize("text", rulesets())
def test_a_view_before_the_auction_knows_one_hand(text: str) -> None:
    """Other hands and the whole stock are unknown to a seat."""
    deal = deal_of(text, 1, 0)
    record = record_of_view(deal.view(SEATS[2]))
    assert record.hands[2] == Hand.of(CardSet(deal.setup.layout.hands[2]))
    assert [record.hands[seat] for seat in (0, 1, 3)] == [HIDDEN_HAND] * 3
    assert record.stock == (HIDDEN_STOCK if deal.setup.layout.stock else ())
    assert record.turned == deal.setup.layout.turned


@pytest.mark.parametrize("text", ["ktga_be", "bulgarian", "bela"])
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_in_play_knows_its_part_of_the_stock(text: str, seat: int) -> None:
    """The cards that came to a seat from the stock stand where they were dealt from."""
    deal = reach(text, 3, Phase.PLAY)
    record = record_of_view(deal.view(SEATS[seat]))
    full = deal.setup.layout.stock
    known = {at for at, card in enumerate(record.stock) if card is not None}
    assert {record.stock[at] for at in known} == {full[at] for at in known}
    assert deal.progress is not None
    new = deal.progress.frame.hands[seat] & ~deal.setup.layout.hands[seat]
    own = CardSet(new) - (1 << deal.setup.layout.turned if deal.setup.layout.turned else 0)
    assert CardSet.of(record.stock[at] or 0 for at in known) == own


def test_a_view_of_a_forced_choice_knows_the_whole_hand() -> None:
    """The seat that must choose has picked up its cards, and the turned one."""
    line = "ktga_be@1 0:J.J8.7.7/Q.Q.K8.8/A.T.T9.A/9..A.TJ9|Jd|Qd8s9hKs7hTsAhKh7sQcKc "
    deal = replay(parse_deal(line + ",".join(["pass"] * 8)))
    assert deal.phase is Phase.FORCED
    view = record_of_view(deal.view(SEATS[0]))
    assert print_deal(view).split()[1] == "0:J.J8.7.7/?/?/?|Jd|8sQd?????????"


def test_a_view_hears_kinds_until_the_cards_are_shown() -> None:
    """In the first trick announces are written by kind, afterwards with their cards."""
    first = BULGARIAN.index("8d(")
    made, shown = BULGARIAN.index("JdAd9d"), BULGARIAN.index("9sAsTs7s")
    before = replay(parse_deal(BULGARIAN[:made])).view(SEATS[3])
    after = replay(parse_deal(BULGARIAN[:shown])).view(SEATS[3])
    assert print_deal(record_of_view(before)).split()[-2] == "8d(tierce)"
    assert print_deal(record_of_view(after)).split()[-2] == BULGARIAN[first:shown].rstrip("/")


def test_a_view_holds_no_score() -> None:
    """A seat writes what it saw; the marks are the record keeper's."""
    assert record_of_view(replay(parse_deal(FRENCH)).view(SEATS[0])).score is None


@pytest.mark.parametrize("line", LINES)
def test_a_record_with_all_cards_hides_nothing(line: str) -> None:
    """A full record is not hidden, the view of any seat is."""
    record = parse_deal(line)
    assert not record.is_hidden
    assert record_of_view(replay(record).view(SEATS[1])).is_hidden


def test_announces_heard_hide_cards() -> None:
    """A record with all hands is hidden if announces are written by kind."""
    assert parse_deal(FRENCH.replace("(JcTc9c)", "(tierce)")).is_hidden


@pytest.mark.parametrize(
    ("name", "at", "token", "before"),
    [
        ("ruleset", 0, "french501@1", ""),
        ("first", 0, "2", "french501@1 "),
        ("hands", 2, "9..A87.Q", " 2:"),
        ("hands", 1, "T..J.TJ9", "K.J.K.A8/"),
        ("turned", 0, "9h", "T..J.TJ9|"),
        ("stock", 1, "Kc", "|9h|Th"),
        ("calls", 0, "H", "AhQs "),
        ("plays", 3, "(JcTc9c)", "7dTdKd"),
        ("score", 0, "0-202", "7sQs "),
    ],
)
def test_a_record_that_was_read_knows_its_places(
    name: str, at: int, token: str, before: str
) -> None:
    """Field and index lead to the line, the column and the text there; hands are by seat."""
    place = parse_deal(FRENCH, number=7).place(name, at)
    assert (place.field, place.token, place.line) == (name, token, 7)
    assert FRENCH[: place.column - 1].endswith(before)
    assert FRENCH[place.column - 1 :].startswith(token)


@pytest.mark.parametrize(
    ("name", "at", "place"),
    [
        ("ruleset", 0, Place("ruleset", "french501@1")),
        ("first", 0, Place("first", "2")),
        ("hands", 2, Place("hands/2", "9..A87.Q")),
        ("turned", 0, Place("turned", "9h")),
        ("stock", 1, Place("stock/1", "ThKc9dQdJs7s8s7h7cAhQs")),
        ("packets", 0, Place("packets")),
        ("calls", 0, Place("calls/0", "H")),
        ("plays", 3, Place("plays/3", "(JcTc9c)")),
        ("score", 0, Place("score", "0-202")),
    ],
)
def test_a_record_that_was_not_read_has_paths(name: str, at: int, place: Place) -> None:
    """Without a text the place is a path in the record, with the canonical spelling."""
    assert record_of(replay(parse_deal(FRENCH))).place(name, at) == place


def test_an_unknown_card_of_a_stock_has_its_place() -> None:
    """A stock with unknown cards is spelled with question marks."""
    record = record_of_view(deal_of("ktga_fr", 1, 0).view(SEATS[0]))
    assert record.place("stock") == Place("stock/0", "?")


def test_a_stock_of_unknown_cards_is_one_unknown_card() -> None:
    """How many cards are unknown is not written when all are."""
    card = Card.parse("Ks")
    assert seen_stock([None, None]) == HIDDEN_STOCK
    assert seen_stock([None, card]) == (None, card)
    assert seen_stock([]) == ()


@pytest.mark.parametrize(
    ("text", "size"), [("coinche", 0), ("bela", 8), ("bulgarian", 12), ("french501", 11)]
)
def test_the_size_of_the_stock_follows_from_the_ruleset(text: str, size: int) -> None:
    """What is not dealt and not turned stays in the stock."""
    assert stock_size(ruleset(text)) == size


def test_the_score_is_without_pending_points() -> None:
    """Points brought from earlier deals are not the deal's own."""
    deal = replay(parse_deal(FRENCH.replace(" H ", " pending=40 H ")))
    assert deal.score().marks == (0, 242)
    assert score_of(deal) == (0, 202)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("coinche", "coinche@1"),
        ("coinche (bid_max=200, target=2000)", "coinche@1(bid_max=200,target=2000)"),
        ("coinche@1(target=1000)", "coinche@1"),
    ],
)
def test_a_ruleset_is_spelled_as_it_spells_itself(text: str, canonical: str) -> None:
    """Version and options are put in their canonical form."""
    assert canonical_ruleset(text) == (canonical, ruleset(canonical))


@pytest.mark.parametrize("text", ["unheard", "coinche@9", "coinche(speed=3)", ""])
def test_an_unknown_ruleset_stays_as_it_was_written(text: str) -> None:
    """A record may name a ruleset that is not installed here."""
    assert canonical_ruleset(text) == (text, None)


def test_an_unknown_ruleset_loses_its_spaces() -> None:
    """A deal line is split by spaces, so that no field has any."""
    assert canonical_ruleset("unheard@1 (x = 1, y = 2)") == ("unheard@1(x=1,y=2)", None)


def test_marks_are_written_with_a_hyphen() -> None:
    """Seats 0 and 2 come first."""
    assert print_marks((151, 98)) == "151-98"


def test_tags_have_an_order() -> None:
    """Known tags come first and the result last, others stay as they were."""
    tags = dict.fromkeys(["Result", "Place", "Seat1", "Date", "First", "Ruleset", "Format"], "")
    expected = ["Format", "Ruleset", "First", "Seat1", "Place", "Date", "Result"]
    assert list(in_order(tags)) == expected


GOOD = {"Format": "1", "Ruleset": "coinche@1", "First": "0"}


@pytest.mark.parametrize(
    "more", [{}, {"Result": "-"}, {"Result": "1000-0"}, {"First": "3"}, {"Anything": "x"}]
)
def test_good_tags_have_no_faults(more: dict[str, str]) -> None:
    """The three needed tags suffice; a result may be open."""
    assert list(check_tags(GOOD | more)) == []


@pytest.mark.parametrize(
    ("tags", "faults"),
    [
        ({}, [("Format", MissingTag), ("Ruleset", MissingTag), ("First", MissingTag)]),
        (GOOD | {"Ruleset": "coinche"}, [("Ruleset", NoRulesetVersion)]),
        (GOOD | {"First": "4"}, [("First", BadTagValue)]),
        (GOOD | {"two words": "x"}, [("two words", BadTag)]),
        (GOOD | {"Seat0": "\ud800"}, [("Seat0", BadTagValue)]),
        (GOOD | {"First": "", "Result": "won"}, [("First", BadTagValue), ("Result", BadTagValue)]),
        ({"Format": "2"}, [("Format", UnknownFormat)]),
    ],
)
def test_bad_tags_are_named(tags: dict[str, str], faults: list[tuple[str, type]]) -> None:
    """Each wrong tag gives its error; in an unknown format nothing else is judged."""
    assert [(name, type(error)) for name, error in check_tags(tags)] == faults


def test_a_tag_has_a_place() -> None:
    """A tag that was read is on its line, another one at its path."""
    read = MatchRecord(GOOD, source=Source(1, {"First": ((3, '[First "0"]'),)}))
    assert read.place("First") == Place("First", '[First "0"]', 1, 3)
    assert MatchRecord(GOOD).place("First") == Place("tags/First", "0")
    assert MatchRecord(GOOD).place("Result") == Place("tags/Result")


@pytest.mark.parametrize("steps", [0, 3, 12, 20, 1000])
@pytest.mark.parametrize("rules", rulesets())
def test_the_actions_of_a_deal_make_it_again(rules: str, steps: int) -> None:
    """Playing the actions of a deal from its beginning gives that deal, at every point of it."""
    deal = deal_of(rules, 5, steps)
    again = Deal.open(deal.setup)
    for action in actions_of(deal):
        again = again.apply(action)
    assert again == deal
