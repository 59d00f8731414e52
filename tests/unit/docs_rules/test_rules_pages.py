"""The generated pages say what the program does now."""

import subprocess
import sys
from pathlib import Path

import pytest

from rebelote.rules import Ruleset
from rebelote.rules.registry import rulesets

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "scripts" / "rules_pages.py"


def test_no_page_is_stale() -> None:
    """The pages are what the script would write; otherwise run it and read the difference."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("ruleset", rulesets().values(), ids=lambda one: one.id)
def test_every_variant_has_a_page_with_all_its_options(ruleset: Ruleset) -> None:
    """Each option of a variant stands on its page, and a score sheet with marks."""
    page = ROOT / "docs" / "rules" / f"{ruleset.id}.md"
    if not page.exists():
        pytest.skip("a plugin has no page here")
    text = page.read_text(encoding="utf-8")
    assert all(f"\n`{name}`\n" in text for name in ruleset.settings)
    assert "| **marks" in text
