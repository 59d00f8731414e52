"""Compares the engine with the second referee, ply by ply, over random deals.

    python -m tests.reference.compare --deals 20000 --jobs 2

Deals are played in matches, of all variants in turn, under random house options. A difference is
printed with everything needed to repeat it. The last line of output is a verdict in JSON: it fails
on any difference and when one of the rare things to be judged (a litige, a capot, ...) never came.
"""

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from rebelote.cards import CARDS, CardSet
from rebelote.engine import Deal
from rebelote.match import Match
from rebelote.rules.actions import DOUBLE, PASS, PLAYS, PLAYS_SAID, REDOUBLE, Bid, Declare
from rebelote.rules.errors import IllegalAction
from rebelote.rules.ranking import Strain
from rebelote.rules.registry import rulesets
from rebelote.rules.seating import SEATS
from tests.reference.occurrence import EXPECTED, happened
from tests.reference.referee import MatchReferee, Referee
from tests.reference.referee_announces import canonical
from tests.reference.referee_options import CHANGES
from tests.reference.referee_score import score as referee_score
from tests.reference.situation import (
    first_dealer,
    options_of_referee,
    random_pack,
    random_players,
    random_tally,
    with_random_options,
)

VARIANTS = tuple(CHANGES)
SCORES_PER_DEAL = 5
SHARE = 500  # Deals from one seed.
MATCH_LENGTH = 24  # Deals; a match that goes on is left for one under other options.
ANY_ACTION = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *PLAYS,
    *PLAYS_SAID,
    *(Bid(level, strain) for level in (None, 80, 85, 120, 240, "capot") for strain in Strain),
)


class Difference(Exception):
    """The engine and the second referee do not agree; the text says where and on what."""


def same(what: str, ours, theirs) -> None:
    """Raise `Difference` unless both say the same."""
    if ours != theirs:
        raise Difference(f"{what}: engine {ours!r}, referee {theirs!r}")


def in_words(action) -> str:
    """Write an action as the second referee spells it."""
    if not isinstance(action, Declare):
        return str(action)
    names = ("".join(canonical(map(str, cards))) for cards in action.sets)
    return "declare:" + "/".join(sorted(names))


# --- one deal -------------------------------------------------------------------------------------


def compare_state(deal: Deal, referee: Referee) -> dict:
    """Compare what stands before an action; return the engine's legal actions by their words."""
    same("phase", deal.phase.value, referee.phase)
    same("to act", deal.to_act, referee.to_act)
    legal = {in_words(action): action for action in deal.legal_actions()}
    same("legal actions", sorted(legal), sorted(referee.legal()))
    same("number of actions", len(legal), len(deal.legal_actions()))
    if deal.progress is not None:
        hands = [sorted(map(str, hand)) for hand in deal.hands]
        same("hands", hands, [sorted(hand) for hand in referee.hands])
        same("belote", list(deal.belote_points), referee.belote)
    return legal


def compare_trick(deal: Deal, referee: Referee) -> None:
    """Compare what a complete trick brought."""
    winners = [trick.winner for trick in deal.tricks]
    same("trick winners", winners, referee.trick_winners)
    same("leader", winners[-1], deal.trick.leader if deal.trick else winners[-1])
    same("card points", list(deal.card_points), referee.card_points)
    same("tricks won", list(deal.tricks_won), referee.tricks_won)
    if len(winners) == 1:
        same("announces retained", list(deal.announce_points), referee.announces_retained)
        if deal.ruleset.announces.exist_at(deal.contract.strain):
            ours = [sorted(canonical(map(str, s)) for s in sets) for sets in deal.declared]
            theirs = [sorted(referee.declared.get(seat, [])) for seat in range(4)]
            same("announces made", ours, theirs)


def compare_refusal(deal: Deal, referee: Referee, legal: dict, random: Random) -> None:
    """Try an action at random: what is not legal must be refused, by name."""
    action = random.choice(ANY_ACTION)
    if random.random() < 0.2:
        action = Declare((CardSet.of(random.sample(CARDS, random.choice([3, 4]))),))
    if in_words(action) in legal:
        return
    for name, attempt, refusal in (
        ("engine", lambda: deal.apply(action), IllegalAction),
        ("referee", lambda: referee.apply(in_words(action)), ValueError),
    ):
        try:
            attempt()
        except refusal:
            continue
        raise Difference(f"{name} accepts {action}, which is not among its legal actions")


def compare_deal(deal: Deal, referee: Referee, random: Random) -> Deal:
    """Play a deal with both and return it over; raise `Difference` at the first disagreement."""
    players = random_players(random)
    while True:
        legal = compare_state(deal, referee)
        if deal.to_act is None:
            break
        if random.random() < 0.1:
            compare_refusal(deal, referee, legal, random)
        action = players[deal.to_act].choose(list(legal.values()), random)
        deal = deal.apply(action, deal.to_act)
        referee.apply(in_words(action))
        if deal.tricks and len(deal.progress.played) % 4 == 0:
            compare_trick(deal, referee)
    return deal


def compare_score(score, theirs: dict) -> None:
    """Compare the result of a deal."""
    same("outcome", score.outcome.value, theirs["outcome"])
    same("totals", list(score.totals), theirs["totals"])
    same("marks before pending", list(score.own_marks), theirs["marks_before_pending"])
    same("marks", list(score.marks), theirs["marks"])
    same("pending", score.pending, theirs["pending_out"])
    same("capot", score.capot, theirs["capot"])
    for team in (0, 1):
        lines = sum(line.points for line in score.lines if line.team == team)
        same("lines add up to the marks", lines, score.marks[team] * score.unit)


# --- matches --------------------------------------------------------------------------------------


def open_match(ruleset, random: Random) -> tuple[Match, MatchReferee]:
    """Return the same match for both, often close to its end or with points in suspense."""
    first = random.randrange(4)
    theirs = MatchReferee(ruleset.id, options_of_referee(ruleset), first_dealer(first))
    target, deals = theirs.opts["target"], theirs.opts["deals"]
    if random.random() < 0.6:
        if target is not None:
            theirs.scores = [random.randrange(int(target * 0.97)) for _ in range(2)]
        else:
            theirs.effective = deals - random.randint(1, 3)
            theirs.scores = [random.choice([0, 162]), random.choice([0, 162])]
    if "belote_on_tie" in ruleset.settings and random.random() < 0.2:
        theirs.pending = random.choice([8, 81, 91])
    first_score, second_score = theirs.scores
    ours = Match(
        ruleset, SEATS[first], (first_score, second_score), theirs.pending, theirs.effective
    )
    return ours, theirs


def compare_match_state(ours: Match, theirs: MatchReferee) -> None:
    """Compare the running match."""
    same("scores", list(ours.scores), theirs.scores)
    same("pending of the match", ours.pending, theirs.pending)
    same("first seat", ours.first, theirs.next_first())
    same("effective deals", ours.effective, theirs.effective)
    same("over", ours.is_over, theirs.over)
    same("winner", ours.winner, theirs.winner)
    if not ours.is_over:
        same("last deal", ours.is_last_deal, theirs.last)


def compare_match(ruleset, random: Random, longest: int = MATCH_LENGTH) -> tuple[int, Counter]:
    """Play up to `longest` deals of a match with both; return their number and what happened."""
    ours, theirs = open_match(ruleset, random)
    seen: Counter = Counter()
    for played in range(longest):
        packets = random.choice(ours.ruleset.dealing.packets_before)
        pack = random_pack(ours.ruleset, ours.first, packets, random)
        deal = ours.deal(pack, packets)
        referee = Referee(
            ruleset.id,
            list(map(str, pack)),
            theirs.next_first(),
            options=options_of_referee(ruleset),
            packets=list(packets),
            pending=theirs.pending,
            last=theirs.last,
        )
        try:
            deal = compare_deal(deal, referee, random)
            before, ours = ours, ours.add(deal)
            result = referee.result()
            if result["outcome"] != "passed_out":
                compare_score(deal.score(), result)
            theirs.add(result)
            compare_match_state(ours, theirs)
        except Difference as difference:
            raise Difference(
                f"{difference}\n  {ours.ruleset} first {deal.setup.first} packets {packets}"
                f" pending {deal.setup.pending}\n  pack {' '.join(map(str, pack))}\n  calls"
                f" {referee.calls} contract {referee.contract}\n  declared {referee.declared}"
                f"\n  tricks {referee.tricks} {referee.trick}"
            ) from None
        seen.update(happened(before, deal, ours))
        if ours.is_over:
            return played + 1, seen
    return longest, seen


def compare_random_score(ruleset, random: Random) -> Counter:
    """Score a random tally with both."""
    tally = random_tally(ruleset, random)
    score = ruleset.scoring.score(tally)
    theirs = referee_score(
        MatchReferee(ruleset.id, options_of_referee(ruleset)).opts,
        strain=tally.strain.letters,
        taker_team=tally.taker_team,
        card_points=list(tally.card_points),
        last_trick=tally.last_trick,
        tricks=list(tally.tricks),
        announces=list(tally.announces),
        belote=list(tally.belote),
        multiplier=tally.multiplier,
        pending=tally.pending,
        level=tally.level,
        last=tally.is_last,
    )
    try:
        compare_score(score, theirs)
    except Difference as difference:
        raise Difference(f"{difference}\n  {ruleset} {tally}") from None
    kinds = ["capot"] * (tally.capot is not None) + ["doubled"] * (tally.multiplier > 1)
    return Counter([" ".join(["scores:", *kinds, score.outcome.value])])


# --- many of them ---------------------------------------------------------------------------------


def compare(deals: int, seed: int, variants=VARIANTS) -> tuple[Counter, list[str]]:
    """Compare so many deals, and five times as many scores, every variant getting its share.

    Returns what happened, the deals of each variant included, and the differences found.
    """
    random = Random(seed)
    done: Counter = Counter(dict.fromkeys(variants, 0))
    seen: Counter = Counter()
    differences = []
    while done.total() < deals:
        variant = min(variants, key=lambda one: done[one])
        ruleset = with_random_options(rulesets()[variant], random)
        played = 1
        try:
            played, happenings = compare_match(ruleset, random)
            seen.update(happenings)
            for _ in range(SCORES_PER_DEAL * played):
                other = with_random_options(rulesets()[variant], random)
                seen.update(compare_random_score(other, random))
        except Difference as difference:
            differences.append(f"seed {seed}: {difference}")
        done[variant] += played
    seen.update({f"deals of {variant}": number for variant, number in done.items()})
    return seen, differences


def main() -> int:
    """Compare as many deals as asked for, in several processes, and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    shares = [min(SHARE, asked.deals - at) for at in range(0, asked.deals, SHARE)]
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + len(shares))
    seen: Counter = Counter()
    differences: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for happenings, found in pool.map(compare, shares, seeds):
            seen.update(happenings)
            differences += found
            print(f"{number_of_deals(seen)} deals, {len(differences)} differences", file=sys.stderr)
    for name in sorted(set(seen) | EXPECTED):
        print(f"{seen[name]:8}  {name}")
    for difference in differences[:20]:
        print(difference)
    never = sorted(name for name in EXPECTED if not seen[name])
    if never:
        print("never happened:", ", ".join(never))
    deals = number_of_deals(seen)
    scores = sum(number for name, number in seen.items() if name.startswith("scores: "))
    figure = f"{len(differences)} differences in {deals:,} deals and {scores:,} scores"
    passed = not differences and not never and deals >= asked.deals
    print(json.dumps({"figure": figure, "passed": passed}))
    return 0 if passed else 1


def number_of_deals(seen: Counter) -> int:
    """Return how many deals were compared."""
    return sum(number for name, number in seen.items() if name.startswith("deals of "))


if __name__ == "__main__":
    sys.exit(main())
