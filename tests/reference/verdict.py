"""The verdict of a comparison: its faults for people, its figure as a line of JSON."""

import json
import sys
from collections.abc import Sequence


def conclude(faults: Sequence[str], figure: str) -> int:
    """Print the first faults and the figure; return the exit code."""
    for fault in faults[:5]:
        print(fault, file=sys.stderr)
    print(json.dumps({"figure": figure, "passed": not faults}))
    return 1 if faults else 0
