"""One decision at a time: what each choice was worth, and what the choice made gave away."""

from __future__ import annotations

from dataclasses import replace

from rebelote.analysis.advice import play_of
from rebelote.analysis.auction import OpenAuction
from rebelote.analysis.calls import call_outlooks, points_of_a_mark
from rebelote.analysis.findings import Choice, Cost, Decision, Verdict
from rebelote.analysis.reach import is_in_reach, worlds_in_reach
from rebelote.analysis.reason import Why, is_clearly_worse, reasons_for, reasons_for_call
from rebelote.analysis.verdict import verdict_of
from rebelote.bots.history import chance_of
from rebelote.bots.ledger import Ledger
from rebelote.bots.outlook import CardOutlook, outlook
from rebelote.bots.searching import preferred
from rebelote.cards import Card, Reason
from rebelote.engine import Deal, View
from rebelote.rules import Call, Play, Seat
from rebelote.rules.seating import team_of
from rebelote.solver import Solution, Terms, backend, points_of_teams, solve

Pair = tuple[int, int]

# Less than a card point to us and away from them is not worth a word, nor is a small share of
# what was at stake.
_SLIGHT_POINTS = 2.0
_SLIGHT_SHARE = 0.02
# What a contract should bring is known far less well than what a card should.
_SLIGHT_CALL_POINTS = 10.0


class Judge:
    """Judges the decisions of one deal, whose cards are all known."""

    def __init__(self, deal: Deal, worlds: int, seed: int) -> None:
        """Take the deal as far as it was played."""
        self._deal = deal
        self._worlds = worlds
        self._seed = seed
        self._auction = OpenAuction()
        self.best_marks: Pair | None = None

    def call(self, number: int, deal: Deal, seat: Seat, made: Call) -> Decision:
        """Judge the call that a seat made in a deal in its auction."""
        view = _view_alone(deal, seat)
        outlooks = call_outlooks(view)
        expected = {one.call: one.marks for one in outlooks}
        advice, reasons = outlooks[0].call, reasons_for_call(view, outlooks, made)
        if len(expected) == 1:
            return Decision(number, 0, seat, made, (Choice(made),), made, reasons)
        choices = tuple(
            self._call_choice(deal, one, made, team_of(seat), expected[one]) for one in expected
        )
        real = _cost_of_call({one.action: one.real_marks for one in choices}, made)
        # The bidder is slow to leave the club player's call: another may look a little better.
        missed = max(0.0, expected[advice] - expected[made])
        stake = max(expected.values()) - min(expected.values())
        slight = _SLIGHT_CALL_POINTS / points_of_a_mark(deal.ruleset)
        guess = Cost(missed, stake, is_clear=missed > slight)
        verdict = verdict_of(real, guess)
        return Decision(number, 0, seat, made, choices, advice, reasons, real, guess, verdict)

    def _call_choice(
        self, deal: Deal, call: Call, made: Call, team: int, expected: float
    ) -> Choice:
        if backend() == "python":
            return Choice(call, marks=expected)
        worth = self._auction.worth(deal, call, team)
        if call == made:
            # The call is not to blame for what others made of it, and may have led to more.
            came = self._auction.worth_of(self._deal, team)
            found = [one for one in (worth, came) if one is not None]
            worth = max(found, key=lambda one: one.marks, default=None)
        if worth is None:
            return Choice(call, marks=expected)
        return Choice(call, worth.points, worth.marks, marks=expected)

    def card(self, number: int, deal: Deal, seat: Seat, made: Play) -> Decision:
        """Judge the card that a seat played."""
        view = _view_alone(deal, seat)
        cards = {one.card for one in view.legal_actions if isinstance(one, Play)}
        trick = len(view.tricks) + 1
        if len(cards) == 1:
            reasons = (Reason.of(Why.ONLY_CARD, card=made.card),)
            return Decision(number, trick, seat, made, (Choice(made),), made, reasons)
        if not is_in_reach(view):
            unknown = tuple(Choice(play_of(view, card)) for card in sorted(cards))
            return Decision(number, trick, seat, made, unknown, made, (), verdict=Verdict.UNJUDGED)
        seed = chance_of(self._seed, view).getrandbits(63)
        found = outlook(view, worlds=worlds_in_reach(self._worlds), seed=seed)
        by_card = {one.card: one for one in found.cards}
        solution = solve(deal)
        if not view.played:
            self.best_marks = self._terms().score(solution.value).marks
        at = _card_choices(deal, view, solution, by_card)
        real = _real_cost(at, solution, made.card)
        guess = _expected_cost(by_card, made.card, points_of_a_mark(deal.ruleset))
        advice = play_of(view, preferred(view, found)) if guess.is_clear else made
        return Decision(
            number=number,
            trick=trick,
            seat=seat,
            action=made,
            choices=tuple(at.values()),
            advice=advice,
            reasons=reasons_for(view, found, advice.card, made.card),
            real=real,
            expected=guess,
            verdict=verdict_of(real, guess),
            turned=_turned(at, made.card, is_taker_side=_is_taker_side(view)),
            worlds=found.searched.done,
            every_world=found.searched.every_world,
        )

    def _terms(self) -> Terms:
        """Return what the deal is scored by, with the announces and belotes known in the end."""
        deal, contract = self._deal, self._deal.contract
        assert contract is not None, "cards are played under a contract"
        setup = deal.setup
        extras = (deal.announce_points, deal.belote_points)
        return Terms(deal.ruleset, contract, *extras, setup.pending, setup.is_last)


def _view_alone(deal: Deal, seat: Seat) -> View:
    """Return a seat's view of a deal for whose marks alone it plays, whatever the match."""
    return replace(deal.view(seat), scores=None)


def _is_taker_side(view: View) -> bool:
    contract = view.contract
    return contract is not None and team_of(view.seat) == team_of(contract.taker)


def _cost_of_call(marks: dict[Call | Play, int | None], made: Call) -> Cost:
    """Return what a call gave away on the real cards; nothing where it is not known."""
    known = [one for one in marks.values() if one is not None]
    own = marks[made]
    if own is None:
        return Cost()
    best, worst = max(known), min(known)
    return Cost(float(best - own), float(best - worst), is_clear=own < best)


def _card_choices(
    deal: Deal, view: View, solution: Solution, outlooks: dict[Card, CardOutlook]
) -> dict[Card, Choice]:
    """Return what each card was worth, on the real cards and over the worlds."""
    team, total, ledger = team_of(view.seat), solution.position.total, Ledger(view)
    # The real cards are one world more, scored as the others are.
    hands = tuple(map(int, deal.hands))
    choices = {}
    for card, value in solution.values.items():
        ending, seen = ledger.ending(hands, card, value), outlooks[card]
        choices[card] = Choice(
            action=play_of(view, card),
            real_points=points_of_teams(value, total)[team],
            real_marks=ending.marks,
            is_made=ending.is_made,
            marks=seen.marks,
            spread=seen.spread,
            contract_chance=seen.contract_chance,
        )
    return choices


def _real_cost(choices: dict[Card, Choice], solution: Solution, made: Card) -> Cost:
    """Return what a card gave away on the real cards, in marks and in card points."""
    marks = {card: one.real_marks or 0 for card, one in choices.items()}
    best, worst = max(marks.values()), min(marks.values())
    return Cost(
        marks=float(best - marks[made]),
        stake=float(best - worst),
        points=solution.cost(made),
        points_stake=max(map(solution.cost, choices)),
        is_clear=marks[made] < best,
    )


def _expected_cost(outlooks: dict[Card, CardOutlook], made: Card, unit: int) -> Cost:
    """Return what a card gave away as the seat could see it."""
    best = max(outlooks.values(), key=lambda one: one.marks)
    stake = best.marks - min(one.marks for one in outlooks.values())
    own = outlooks[made]
    lost = best.marks - own.marks
    slight = max(_SLIGHT_SHARE * stake, _SLIGHT_POINTS / unit)
    is_clear = is_clearly_worse(own, best) and lost > slight
    return Cost(marks=lost, stake=stake, is_clear=is_clear)


def _turned(choices: dict[Card, Choice], made: Card, *, is_taker_side: bool) -> bool | None:
    """Return whether the contract is made after a card, if another card would have changed that."""
    best = max(choices.values(), key=lambda one: one.real_marks or 0)
    if best.is_made == choices[made].is_made:
        return None
    return not is_taker_side
