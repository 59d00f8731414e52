"""What cards should bring: worlds, scores with announces and belote, what was searched."""

import random
from dataclasses import replace

import pytest

from rebelote.bots import create, play_deal
from rebelote.bots.ledger import Ledger, contract_window
from rebelote.bots.outlook import CardOutlook, Outlook, outlook
from rebelote.cards import CARDS, Card
from rebelote.engine import Deal, View
from rebelote.rules import SEATS, Declare, Play
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.seating import team_of
from rebelote.solver import Terms, WorldSource, backend, batch_of, sample_worlds, solve
from rebelote.solver.errors import BadRequest, LimitReached, NoWorld
from tests.unit.bots.positions import position

HANDS = [
    "JhAh9hTh AsKs AdTd",
    "QhKh TsQs9s KdQd9d",
    "8h7h Js8s7s Jd8d Ac",
    "KcQcTcJc9c8c7c 7d",
]

NATIVE = pytest.mark.skipif(backend() == "python", reason="installed without the kernel")


def in_play(rules: str, seed: int, cards: int) -> Deal:
    """Return a deal of club players after so many cards, one choice or more being left."""
    chance = random.Random(seed)
    bots = [create("rules", seat) for seat in SEATS]
    while True:
        deal = Deal.start(ruleset(rules), chance.sample(CARDS, len(CARDS)))
        while (seat := deal.to_act) is not None:
            actions = deal.legal_actions()
            plays = [one for one in actions if isinstance(one, Play) and not one.says_belote]
            played = 4 * len(deal.tricks) + len(deal.trick.cards if deal.trick else ())
            if (
                len(plays) > 1
                and played >= cards
                and not any(isinstance(one, Declare) for one in actions)
            ):
                return deal
            deal = deal.apply(bots[seat].decide(deal.view(seat)))


def seen(deal: Deal) -> View:
    """Return the view of the seat to act."""
    assert deal.to_act is not None
    return deal.view(deal.to_act)


def by_card(found: Outlook) -> dict[Card, CardOutlook]:
    """Return the outlook of each card."""
    return {one.card: one for one in found.cards}


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_every_legal_card_has_an_outlook(rules: str) -> None:
    """The cards are those that may be played, from the best to the worst."""
    view = seen(in_play(rules, 1, 6))
    found = outlook(view, worlds=4, seed=1)
    legal = {one.card for one in view.legal_actions if isinstance(one, Play)}
    assert {one.card for one in found.cards} == legal
    worths = [one.worth for one in found.cards]
    assert worths == sorted(worths, reverse=True)


def test_the_same_seed_and_view_give_the_same_outlook() -> None:
    """Only the time it took may differ."""
    view = seen(in_play("coinche", 2, 9))
    assert outlook(view, worlds=5, seed=7).cards == outlook(view, worlds=5, seed=7).cards


def test_another_seed_looks_at_other_worlds() -> None:
    """The worlds are drawn from the seed."""
    view = seen(in_play("coinche", 2, 4))
    assert outlook(view, worlds=5, seed=7).cards != outlook(view, worlds=5, seed=8).cards


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_in_the_last_two_tricks_every_world_is_looked_at(rules: str) -> None:
    """Nothing is drawn where all worlds can be listed, and no error is left."""
    found = outlook(seen(in_play(rules, 3, 24)), worlds=2, seed=1)
    assert found.searched.every_world
    assert found.searched.done == found.searched.asked
    assert all(one.gap_error == 0.0 for one in found.cards)


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_marks_are_those_of_the_deal_when_only_one_world_is_left(rules: str) -> None:
    """Where the seat knows all, a card's marks are those of the deal played out from it.

    A belote that is lost by a discard later on, at all-trumps, is still counted.
    """
    tried = 0
    for seed in range(40):
        deal = in_play(rules, seed, 26)
        view = seen(deal)
        found = outlook(view, worlds=2, seed=1)
        if found.searched.done != 1:
            continue
        tried += 1
        for card, one in by_card(found).items():
            said = Play(card, says_belote=True)
            after = deal.apply(said if said in deal.legal_actions() else Play(card))
            while not after.is_over:
                best = solve(after).best[0]
                word = Play(best, says_belote=True)
                after = after.apply(word if word in after.legal_actions() else Play(best))
            if after.belote_points != Ledger(view).belote([int(hand) for hand in deal.hands]):
                continue
            marks, team = after.score().marks, team_of(view.seat)
            assert one.marks == marks[team] - marks[1 - team], (seed, card)
            assert one.spread == 0.0
    assert tried


def test_the_belote_of_a_world_counts_for_its_holder() -> None:
    """King and queen of trumps in one hand will be said, whoever holds them."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "As")
    ledger = Ledger(seen(deal))
    world = [int(hand) for hand in deal.hands]
    assert ledger.belote(world) == (0, 20)
    moved = 1 << Card.parse("Qh") | 1 << Card.parse("8h")
    world[1] ^= moved
    world[2] ^= moved
    assert ledger.belote(world) == (0, 0)


def test_a_belote_begun_counts_once() -> None:
    """After the first word the points are those of the pair, no more and no less."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "Jh Qh! 7h Kc As")
    world = [int(hand) for hand in deal.hands]
    assert Ledger(seen(deal)).belote(world) == (0, 20)


def test_a_belote_that_was_not_said_does_not_count() -> None:
    """Without the word at the first card the pair is lost."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "Jh Qh 7h Kc As")
    world = [int(hand) for hand in deal.hands]
    assert Ledger(seen(deal)).belote(world) == (0, 0)


def test_announces_still_to_be_made_count_in_the_first_trick() -> None:
    """A run in a hand that has not played yet counts where no better one is held."""
    deal = position("coinche(announces=on)", HANDS, "100H", 0)
    world = [int(hand) for hand in deal.hands]
    assert Ledger(deal.view(SEATS[0])).announces(world) == (0, 100)


def test_who_played_without_announcing_has_no_announce() -> None:
    """A card played without an announce gives it up, and the next best one counts."""
    deal = position("coinche(announces=on)", HANDS, "100H", 0, "As Ts 7s")
    world = [int(hand) for hand in deal.hands]
    assert Ledger(deal.view(SEATS[3])).announces(world) == (0, 100)
    quiet = position("coinche(announces=on)", [HANDS[3], *HANDS[:3]], "100H", 0, "7d")
    world = [int(hand) for hand in quiet.hands]
    assert Ledger(quiet.view(SEATS[1])).announces(world) == (0, 20)


@NATIVE
def test_where_the_contract_is_all_that_counts_it_is_asked_about_first() -> None:
    """Four times the worlds are looked at, and the marks are about those of exact worlds."""
    view = seen(in_play("coinche(announces=off)", 4, 8))
    found = outlook(view, worlds=64, seed=3)
    assert found.searched.done == 256
    ledger, rows = Ledger(view), sample_worlds(view, 300, 5)
    values = batch_of(view, rows).card_values()
    for one in found.cards:
        marks = [
            ledger.ending([rows[at, seat] for seat in SEATS], one.card, values[at, one.card]).marks
            for at in range(300)
        ]
        # Sixteen worlds or more were solved: a few standard errors is the most they differ by.
        assert abs(sum(marks) / 300 - one.marks) <= 5 * (one.spread / 4 + 1)


@NATIVE
@pytest.mark.parametrize("rules", ["bela", "bulgarian", "concours", "french501"])
def test_where_card_points_are_marked_worlds_are_solved(rules: str) -> None:
    """As many worlds as asked for, each exact."""
    assert outlook(seen(in_play(rules, 4, 4)), worlds=3, seed=3).searched.done == 3


@pytest.mark.parametrize("taker", [0, 1])
def test_the_window_lies_where_the_contract_is_made(taker: int) -> None:
    """A bid of 100 without belote or announces needs 100 card points."""
    deal = position("coinche(announces=off)", HANDS, "100H", taker)
    assert deal.contract is not None
    window = contract_window(Terms(deal.ruleset, deal.contract))
    assert window == ((99, 100) if taker == 0 else (62, 63))


def test_a_belief_moves_the_marks_towards_the_worlds_it_prefers() -> None:
    """With all weight on one world the outlook is that of this world."""
    view = seen(in_play("coinche", 4, 8))
    first = outlook(
        view, worlds=6, seed=3, belief=lambda _, worlds: [1.0, *[0.0] * (len(worlds) - 1)]
    )
    assert all(card.spread == 0.0 for card in first.cards)
    assert any(card.spread > 0.0 for card in outlook(view, worlds=6, seed=3).cards)


def test_a_time_too_short_for_one_world_is_a_named_error() -> None:
    """There is no half-exact outlook."""
    with pytest.raises(LimitReached):
        outlook(seen(in_play("coinche", 5, 0)), worlds=3, seed=1, seconds=1e-9)


@pytest.mark.parametrize("arguments", [{"worlds": 0}, {"worlds": 2, "seconds": 0.0}])
def test_numbers_out_of_bounds_are_refused(arguments: dict[str, float]) -> None:
    """No worlds and no time are requests nobody can mean."""
    with pytest.raises(BadRequest):
        outlook(seen(in_play("coinche", 5, 8)), seed=1, **arguments)  # type: ignore[arg-type]


def test_a_seat_that_is_not_to_act_has_no_outlook() -> None:
    """There is no card to choose."""
    deal = in_play("coinche", 5, 8)
    assert deal.to_act is not None
    with pytest.raises(ValueError, match="no card to play"):
        outlook(deal.view(SEATS[(deal.to_act + 1) & 3]), worlds=2, seed=1)


def test_a_view_that_no_world_satisfies_is_a_named_error() -> None:
    """Cards that cannot be dealt to the others are refused by name."""
    view = seen(in_play("coinche", 6, 8))
    with pytest.raises(NoWorld):
        outlook(replace(view, hand_sizes=(1, 1, 1, 1)), worlds=2, seed=1)


def test_a_deal_is_played_to_its_end_by_experts() -> None:
    """Four experts need no guard."""
    deal = play_deal(Deal.start(ruleset("bela"), CARDS), [create("expert", 1) for _ in SEATS])
    assert deal.is_over


def test_cards_that_can_be_dealt_in_no_way_that_was_seen_are_a_named_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where every way to deal the cards is refused by what was played, there is no world."""
    monkeypatch.setattr(WorldSource, "every", lambda self: iter(()))
    with pytest.raises(NoWorld):
        outlook(seen(in_play("bela", 3, 24)), worlds=2, seed=1)
