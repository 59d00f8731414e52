"""A variant of the package is complete: counts, a golden match, vectors and a page of its own."""

import json
from pathlib import Path

import pytest

from rebelote.rules.registry import rulesets

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "corpus"
VARIANTS = sorted(rulesets())


def entries(name):
    """Return what a corpus file holds."""
    return json.loads((CORPUS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_has_counts_of_cards_and_auctions(variant):
    """`corpus/perft.json` has positions and an auction of the variant."""
    kinds = {
        entry["kind"]
        for entry in entries("perft.json")
        if entry["deal"].partition("@")[0] == variant
    }
    assert kinds == {"cards", "auction"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_has_a_golden_match(variant):
    """`corpus/golden` has a match by the variant's present version."""
    text = (CORPUS / "golden" / f"{variant}.belote").read_text(encoding="utf-8")
    assert f'[Ruleset "{rulesets()[variant]}"]' in text


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_has_conformance_vectors(variant):
    """The conformance vectors judge the variant's scores, cards and auction."""
    kinds = {
        vector["kind"]
        for path in CORPUS.glob("vectors*.json")
        for vector in entries(path.name)
        if vector["variant"] == variant
    }
    assert kinds >= {"score", "legal", "auction"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_has_a_page(variant):
    """The documentation has a page of the variant, generated from its ruleset."""
    page = (ROOT / "docs" / "rules" / f"{variant}.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) > 10
