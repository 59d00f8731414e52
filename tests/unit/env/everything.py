"""Every ruleset and strain, for the tests that go through all of them."""

from __future__ import annotations

from rebelote.rules import Ruleset, Strain
from rebelote.rules.registry import rulesets

RULESETS = rulesets()


def with_strains() -> list[tuple[Ruleset, Strain]]:
    """Return every ruleset with every strain that can become a contract in it."""
    return [
        (ruleset, strain) for ruleset in RULESETS.values() for strain in ruleset.bidding.strains
    ]
