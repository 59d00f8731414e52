"""Matches whose deals are dealt fairly, for the tests."""

from hashlib import sha256
from random import Random

from rebelote.engine import Deal
from rebelote.match import Match, record_of_match
from rebelote.rules.registry import ruleset
from rebelote.tables.fairness import Proof, commitment, proof_tags


def secret_of(number):
    """Return a secret by a number."""
    return sha256(f"secret {number}".encode()).hexdigest()


def proof_of(number, table="fair"):
    """Return the proof of a deal, to which two of four seats have added."""
    secret = secret_of(number)
    entropies = tuple(sha256(f"{number} {one}".encode()).hexdigest()[:32] for one in "ab")
    promise = commitment(table, number, secret)
    return Proof(table, number, promise, secret, (entropies[0], "", entropies[1], ""))


def fair_match(variant, seed=0):
    """Return the proofs and the record of a match played by chance, for at most four deals."""
    chance, match = Random(f"{variant}/{seed}"), Match(ruleset(variant))
    proofs: list[Proof] = []
    deals: list[Deal] = []
    while not match.is_over and len(deals) < 4:
        proofs.append(proof_of(len(deals) + 1, f"fair{seed or ''}"))
        deal = match.deal(proofs[-1].pack())
        while not deal.is_over:
            deal = deal.apply(chance.choice(deal.legal_actions()))
        deals.append(deal)
        match = match.add(deal)
    return tuple(proofs), record_of_match(match.ruleset, deals, tags=proof_tags(proofs))
