"""Whole matches of the `rules` player in every variant: written, read back, replayed, conserved."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from rebelote.match import replay_match
from rebelote.notation import parse_match
from rebelote.rules import Phase
from rebelote.rules.registry import rulesets
from tests.reference.conservation import check_deal

COMMAND = "from rebelote.cli import main; main()"


def rebelote(*arguments: str) -> dict[str, object]:
    """Run the command that anybody can run and return what it prints as JSON."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *arguments, "--json"], stdout=subprocess.PIPE, text=True
    )
    return dict(json.loads(done.stdout)) | {"code": done.returncode}


matches = int(sys.argv[1])
deals = faults = 0
with tempfile.TemporaryDirectory() as folder:
    for variant in rulesets():
        path = Path(folder) / f"{variant}.belote"
        played = rebelote(
            "simulate", "--variant", variant, "--matches", str(matches), "--out", str(path)
        )
        replayed = rebelote("replay", str(path))
        print(variant, played, replayed)
        is_right = played["code"] == replayed["code"] == 0 and played["bot_faults"] == 0
        faults += not is_right or replayed["matches"] != matches
        for record in parse_match(path.read_text(encoding="utf-8")):
            for deal in replay_match(record)[1]:
                deals += 1
                if deal.phase is Phase.OVER:
                    check_deal(deal)
figure = f"{faults} faults, {deals} deals of {matches} matches a variant, points conserved in each"
print(json.dumps({"figure": figure, "passed": faults == 0}))
