"""What the tests of the outside players share."""

import importlib.util
import os
from random import Random

import pytest

from rebelote.bots import create
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.rules import SEATS


def views(rules, number: int, seed: int):
    """Give every view at which a seat has a choice, in deals that the club player plays."""
    chance, club = Random(seed), create("rules", 0)
    for _ in range(number):
        deal = Deal.start(rules, chance.sample(CARDS, 32), chance.choice(SEATS))
        while (seat := deal.to_act) is not None:
            view = deal.view(seat)
            if len(view.legal_actions) > 1:
                yield view
                deal = deal.apply(club.decide(view))
            else:
                deal = deal.apply(view.legal_actions[0])


def need(module: str) -> None:
    """Fail where somebody else's program is missing, unless it was said to be."""
    if importlib.util.find_spec(module) is None:
        if os.environ.get("REBELOTE_WITHOUT_REFEREES") == "1":
            pytest.skip(f"{module} is not installed, and REBELOTE_WITHOUT_REFEREES says so")
        pytest.fail(f"{module} is not installed: install the extra `referees`")
