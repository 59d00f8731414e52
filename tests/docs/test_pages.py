"""The lessons and recipes run, and print what they say they print."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rebelote.solver import backend

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    "tutorial/play-a-deal",
    "how-to/use-house-rules",
    "how-to/add-a-variant",
    "how-to/add-a-language",
    "how-to/write-a-bot",
    "how-to/train-a-policy",
    "how-to/compare-bots",
    "how-to/review-a-deal",
    "how-to/keep-score",
]
# Pages that an installation without the kernel cannot follow.
NATIVE = {"how-to/train-a-policy"}


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_prints_what_it_shows(page: str, tmp_path: Path) -> None:
    """The Python blocks, run one after another, print the text blocks."""
    if page in NATIVE and backend() != "native":
        pytest.skip("installed without the kernel")
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", "".join(blocks(page, "python"))],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "".join(blocks(page, "text"))
