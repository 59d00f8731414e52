"""Tests at full size: how many passed, and that none failed or was skipped."""

import json
import os
import re
import subprocess
import sys

done = subprocess.run(
    [sys.executable, "-m", "pytest", "-q", "-n", "2", *sys.argv[1:]],
    stdout=subprocess.PIPE,
    text=True,
    env=os.environ | {"REBELOTE_PROVE": "1"},
)
print(done.stdout)
closing = done.stdout.splitlines()[-1]
counts = {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", closing)}
passed = done.returncode == 0 and counts.get("passed", 0) > 0 and "skipped" not in counts
print(json.dumps({"figure": closing.strip("= "), "passed": passed}))
