"""The lessons and recipes run, and print what they say they print."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    "tutorial/play-a-deal",
    "how-to/use-house-rules",
    "how-to/add-a-variant",
    "how-to/write-a-bot",
    "how-to/compare-bots",
    "how-to/review-a-deal",
]


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_prints_what_it_shows(page: str, tmp_path: Path) -> None:
    """The Python blocks, run one after another, print the text blocks."""
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
