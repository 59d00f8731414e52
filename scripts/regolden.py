#!/usr/bin/env python3
"""Rewrites the golden matches of corpus/golden; the difference is then read, line by line.

    .venv/bin/python scripts/regolden.py              # all anew but cards and actions
    .venv/bin/python scripts/regolden.py --new bela   # a new match by computer players

A match is kept as it was played: only what follows from cards and actions is computed again. A
variant without a match gets one.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from rebelote import rulesets
from rebelote.cli.simulation import Task, play_task
from rebelote.match import Match
from rebelote.match.replay import record_of_match
from rebelote.notation import parse_match, print_match
from rebelote.notation.record import RESULT
from rebelote.notation.replay import replay
from rebelote.rules.seating import SEATS

GOLDEN = Path(__file__).resolve().parents[1] / "corpus" / "golden"


def rewritten(text: str) -> str:
    """Return the text of a match with everything computed anew but cards and actions."""
    (record,) = parse_match(text)
    rules = rulesets()[record.tags["Ruleset"].partition("@")[0]]
    match = Match(rules, SEATS[int(record.tags["First"])])
    deals = []
    for one in record.deals:
        record_now = replace(
            one,
            ruleset=str(rules),
            first=match.first,
            pending=match.pending,
            last=match.is_last_deal,
            score=None,
        )
        deal = replay(record_now)
        deals.append(deal)
        match = match.add(deal)
        if match.is_over:
            break
    kept = {name: value for name, value in record.tags.items() if name != RESULT}
    return print_match(record_of_match(rules, deals, SEATS[int(record.tags["First"])], kept))


def main() -> int:
    """Rewrite every golden match."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--new", nargs="*", default=[], metavar="VARIANT")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bots", default="rules,random,rules,random")
    asked = parser.parse_args()
    unknown = set(asked.new) - set(rulesets())
    if unknown:
        print(f"no such variant: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, rules in rulesets().items():
        path = GOLDEN / f"{name}.belote"
        is_new = name in asked.new or not path.exists()
        old = "" if is_new else path.read_text(encoding="utf-8")
        task = Task(str(rules), tuple(asked.bots.split(",")), asked.seed, 1)
        text = play_task(task).text if is_new else rewritten(old)
        if text != old:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {'new' if is_new else 'changed'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
