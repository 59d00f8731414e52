"""Faults to plant in the duties of play, and deals that go on under them.

A corpus of counts is worth what it notices: each entry of `corpus/perft.json` names the faults that
change its count, and the tests plant them.
"""

import dataclasses
from collections.abc import Callable, Iterator

from rebelote.cli.perft import perft
from rebelote.engine import Deal
from rebelote.rules.actions import PLAYS, Play
from rebelote.rules.following import Duty, Following, Release, RuffWhen
from rebelote.rules.ranking import STANDARD_RANKING
from rebelote.rules.ruleset import Ruleset

Plant = Callable[[Ruleset], Ruleset]


def _duties(change) -> Plant:
    """Return what plants a change of the duties: a function of the right cards and the position."""

    class Faulty(Following):
        def duty(self, hand, led, best, partner_wins, tables):
            right = super().duty
            return change(right, hand, led, best, partner_wins, tables)

    def plant(rules: Ruleset) -> Ruleset:
        values = {
            field.name: getattr(rules.following, field.name)
            for field in dataclasses.fields(rules.following)
        }
        return dataclasses.replace(rules, following=Faulty(**values))

    return plant


def _without(dropped: Duty, instead) -> Plant:
    """Return what plants that one duty is not known, and which cards are allowed instead."""

    def change(right, hand, led, best, partner_wins, tables):
        cards, duty = right(hand, led, best, partner_wins, tables)
        if duty is not dropped:
            return cards, duty
        return instead(hand, led, tables), Duty.NONE

    return _duties(change)


def _trumps_in_plain_order(rules: Ruleset) -> Ruleset:
    ranking = dataclasses.replace(STANDARD_RANKING, trump_order=STANDARD_RANKING.plain_order)
    return dataclasses.replace(rules, ranking=ranking)


def _ten_below_the_court(rules: Ruleset) -> Ruleset:
    ace, ten, *court = STANDARD_RANKING.plain_order[:5]
    order = (ace, *court, ten, *STANDARD_RANKING.plain_order[5:])
    return dataclasses.replace(
        rules, ranking=dataclasses.replace(STANDARD_RANKING, plain_order=order)
    )


CODE_FAULTS: dict[str, Plant] = {
    "suit need not be followed": _without(Duty.FOLLOW, lambda hand, led, tables: hand),
    "nobody rises": _without(Duty.RISE, lambda hand, led, tables: hand & led),
    "nobody ruffs": _without(Duty.RUFF, lambda hand, led, tables: hand),
    "any ruff will do": _without(Duty.OVERRUFF, lambda hand, led, tables: hand & tables.ruffs),
    "overruff or discard": _without(Duty.OVERRUFF, lambda hand, led, tables: hand),
    "nobody underruffs": _without(Duty.UNDERRUFF, lambda hand, led, tables: hand),
    "partner never exempts": _duties(
        lambda right, hand, led, best, partner, tables: right(hand, led, best, False, tables)
    ),
    "partner always exempts": _duties(
        lambda right, hand, led, best, partner, tables: right(hand, led, best, True, tables)
    ),
    "trumps in plain order": _trumps_in_plain_order,
    "ten below the court": _ten_below_the_court,
}


def faults_of(rules: Ruleset) -> dict[str, Plant]:
    """Return the faults to plant in a ruleset: those of the code, every option of play flipped."""
    faults = dict(CODE_FAULTS)
    following = rules.following
    if following.ruff_when is RuffWhen.ALWAYS:
        # Nothing depends on the partner there.
        del faults["partner never exempts"], faults["partner always exempts"]
    elif Release.UNDER not in (following.cannot_overruff, following.partner_trump_cannot_rise):
        del faults["nobody underruffs"]
    for name, setting in rules.settings.items():
        if setting.part == "following":
            for other in setting.option.domain.others(setting.value):
                text = setting.option.domain.write(other)
                faults[f"{name}={text}"] = lambda rules, name=name, text=text: rules.with_options(
                    **{name: text}
                )
    return faults


def under_fault(deal: Deal, plant: Plant) -> Deal:
    """Return a deal before a lead, to be played on by faulty rules."""
    assert deal.trick is not None
    assert not deal.trick.cards
    rules = plant(deal.ruleset)
    frame = deal.progress.frame
    tables = rules.ranking.tables[frame.contract.strain]
    progress = deal.progress._replace(frame=frame._replace(tables=tables))
    return dataclasses.replace(
        deal, setup=dataclasses.replace(deal.setup, ruleset=rules), progress=progress
    )


def changes_count(deal: Deal, depth: int, count: int) -> bool:
    """Tell whether a deal under a fault has another number of card sequences than `count`.

    Counting stops as soon as there are too many: without a duty there may be a million.
    """
    total = 0
    for more in _sequences(deal, depth):
        total += more
        if total > count:
            return True
    return total != count


def _sequences(deal: Deal, depth: int) -> Iterator[int]:
    """Give the numbers of sequences that go on from each position one card before the end."""
    if depth == 1:
        yield perft(deal, 1)
        return
    for card in {action.card for action in deal.legal_actions() if isinstance(action, Play)}:
        yield from _sequences(deal.apply(PLAYS[card]), depth - 1)
