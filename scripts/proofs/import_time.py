"""What a piece of code costs a fresh process, over what starting Python costs anyway."""

import json
import os
import resource
import statistics
import subprocess
import sys

RUNS = 9
# An installed package has its bytecode compiled; a setting of this shell must not prevent it.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


def processor_ms(code: str) -> float:
    """Processor time of one fresh process that runs the code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], env=ENVIRONMENT, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def median_ms(code: str) -> float:
    """The usual cost, after a first process that fills the caches."""
    processor_ms(code)
    return statistics.median(processor_ms(code) for _ in range(RUNS))


limit_ms, code = sys.argv[1:]
cost_ms = median_ms(code) - median_ms("pass")
print(json.dumps({"figure": f"{cost_ms:.1f} ms", "passed": cost_ms <= float(limit_ms)}))
