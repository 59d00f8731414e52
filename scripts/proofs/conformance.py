"""The conformance vectors of the corpus through the command that anybody can run."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "from rebelote.cli import main; main()"

passed = failed = 0
for path in sorted((ROOT / "corpus").glob("vectors*.json")):
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "conformance", str(path)],
        stdout=subprocess.PIPE,
        text=True,
    )
    report = json.loads(done.stdout)
    print(path.name, report["passed"], "passed", report["failures"])
    passed += report["passed"]
    failed += report["failed"] + (done.returncode != 0 and not report["failed"])
figure = f"{failed} failed, {passed} passed"
print(json.dumps({"figure": figure, "passed": passed > 0 and failed == 0}))
