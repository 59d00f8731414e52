"""Announces, their contest, and belote-rebelote: RULES.md sections 3.3, 3.4, 4.3, 4.4.

An announce is the list of its cards, sorted as in the action strings.
"""

from itertools import combinations
from typing import Any

NATURAL = "789TJQKA"
SPOKEN_SUITS = "shdc"
SPOKEN_RANKS = "ATKQJ987"


def canonical(cards):
    """Sort cards by suit and rank in the order of the action strings."""
    return sorted(cards, key=lambda c: (SPOKEN_SUITS.index(c[1]), SPOKEN_RANKS.index(c[0])))


def is_carre(announce):
    """Tell a carré from a run."""
    return announce[0][0] == announce[1][0]


def value(announce):
    """Return the points of an announce."""
    if is_carre(announce):
        return {"J": 200, "9": 150}.get(announce[0][0], 100)
    return {3: 20, 4: 50}.get(len(announce), 100)


def top_rank(run):
    """Return the natural height of the best card of a run."""
    return max(NATURAL.index(card[0]) for card in run)


def runs(cards):
    """Return the maximal runs of three cards and more; eight cards give five and three."""
    found = []
    for suit in SPOKEN_SUITS:
        current = []
        for rank in NATURAL + "-":  # the dash closes the last run
            if rank + suit in cards:
                current.append(rank + suit)
                continue
            if len(current) == 8:
                found.append(current[3:])
                found.append(current[:3])
            elif len(current) >= 3:
                found.append(current)
            current = []
    return found


def maximal_announces(hand):
    """Return all that a hand can announce: carrés first, then runs of what is left."""
    found = []
    left = list(hand)
    for rank in "J9ATKQ":
        four = [rank + suit for suit in SPOKEN_SUITS]
        if all(card in hand for card in four):
            found.append(four)
            left = [card for card in left if card not in four]
    found.extend(runs(left))
    return [canonical(announce) for announce in found]


def declare_actions(hand):
    """Return one action for each non-empty choice among the maximal announces of a hand."""
    names = sorted("".join(announce) for announce in maximal_announces(hand))
    actions = set()
    for size in range(1, len(names) + 1):
        for choice in combinations(names, size):
            actions.add("declare:" + "/".join(choice))
    return actions


def parse_declare(action):
    """Return the announces named by a declare action."""
    names = action.removeprefix("declare:").split("/")
    return [[name[i : i + 2] for i in range(0, len(name), 2)] for name in names]


def key(opts, strain, announce):
    """Return what is compared between two announces; the larger one is the better."""
    if is_carre(announce):
        best_first = list(opts["carre_order"].replace("10", "T"))
        return (value(announce), 1, -best_first.index(announce[0][0]))
    length = len(announce) if opts["run_length_break"] else 0
    trump = opts["announce_trump_break"] and strain == announce[0][1].upper()
    return (value(announce), 0, length, top_rank(announce), 1 if trump else 0)


def one_contest(opts, strain, first, made):
    """Return the points kept by each team; `made` gives each seat's announces in this contest."""
    best: list[Any] = [None, None]
    for seat in range(4):
        for announce in made[seat]:
            this = key(opts, strain, announce)
            if best[seat % 2] is None or this > best[seat % 2]:
                best[seat % 2] = this
    if best[0] is None and best[1] is None:
        return [0, 0]
    if best[1] is None:
        winner = 0
    elif best[0] is None:
        winner = 1
    elif best[0] != best[1]:
        winner = 0 if best[0] > best[1] else 1
    elif opts["announce_tie"] == "none":
        return [0, 0]
    else:
        winner = team_of_first_holder(opts, strain, first, made, best[0])
    kept = [0, 0]
    for seat in (winner, winner + 2):
        kept[winner] += sum(value(announce) for announce in made[seat])
    return kept


def team_of_first_holder(opts, strain, first, made, best):
    """Return the team of the first seat, from the first speaker, with an announce that good."""
    for turn in range(4):
        seat = (first + turn) % 4
        if any(key(opts, strain, announce) == best for announce in made[seat]):
            return seat % 2
    raise AssertionError("nobody holds the best announce")


def contest(opts, strain, first, hands, declared=None):
    """Return the points of announces retained for each team.

    `hands` gives each seat's cards at the start of play. `declared` gives the announces each
    seat makes (a seat left out makes none); without it every seat makes all that it holds.
    """
    if strain == "NT" or not opts["announces"]:
        return [0, 0]
    if declared is None:
        declared = {seat: maximal_announces(hands[seat]) for seat in hands}
    made = {seat: declared.get(seat, []) for seat in range(4)}
    if opts["contest"] == "joint":
        return one_contest(opts, strain, first, made)
    only_runs = {s: [a for a in made[s] if not is_carre(a)] for s in made}
    only_carres = {s: [a for a in made[s] if is_carre(a)] for s in made}
    kept_runs = one_contest(opts, strain, first, only_runs)
    kept_carres = one_contest(opts, strain, first, only_carres)
    return [kept_runs[0] + kept_carres[0], kept_runs[1] + kept_carres[1]]


def belote_suits(strain):
    """Return the suits whose king and queen can make a belote."""
    if strain == "NT":
        return ""
    return SPOKEN_SUITS if strain == "AT" else strain.lower()


def may_say(opts, plays, card, how):
    """Say whether the word goes with this card of a pair dealt to one hand.

    `plays` holds the (card, said, how) of the pair already played, `how` as in `manner`.
    """
    if opts["belote_say"] == "auto":
        return False
    if not plays:
        return how != "discard" and not (opts["belote_king_first"] and card[0] == "Q")
    first_said = plays[0][1]
    return first_said and not (how == "discard" and opts["belote_at_discard"] == "either")


def belote_points(opts, plays):
    """Return the belote points earned so far by one pair, given its (card, said, how) plays."""
    if not plays:
        return 0
    card, said, how = plays[0]
    if how == "discard":
        return 0
    if opts["belote_king_first"] and card[0] != "K":
        return 0
    if opts["belote_say"] != "auto" and not said:
        return 0
    if len(plays) == 1:
        return 20 if opts["belote_say"] == "say_first" else 0
    _, said, how = plays[1]
    if how == "discard" and opts["belote_at_discard"] == "either":
        return 0
    if opts["belote_say"] == "say_both" and not said:
        return 0
    return 20
