"""Score sheets in words."""

import pytest

from rebelote.notation.wording import say_line_label, say_outcome, say_passed_out, say_sheet
from tests.unit.cli.table import LANGUAGES, VARIANTS, finished


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lines_add_up_to_the_marks(variant, language):
    """Each label stands once, in the order of the score, with a sentence where there are points."""
    for seed in range(4):
        deal = finished(variant, 10 * seed)
        score = deal.score()
        sheet = say_sheet(score, language, deal.ruleset)
        labels = [line.label.text for line in sheet.lines]
        codes = dict.fromkeys(line.code for line in score.lines)
        assert labels == [say_line_label(code, language, deal.ruleset) for code in codes]
        for team in (0, 1):
            total = sum(line.points[team] for line in sheet.lines)
            assert total == score.marks[team] * score.unit
            assert all(line.sentences[team] for line in sheet.lines if line.points[team])
        outcome = say_outcome(score.outcome, language, deal.ruleset)
        assert sheet.outcome.text.lower() == outcome.lower()


def test_a_passed_out_deal_has_no_lines():
    """Its outcome is the phase in which it ended; what was in suspense still is."""
    sheet = say_passed_out("en", pending=8)
    assert (sheet.outcome.code, sheet.outcome.text) == ("passed_out", "Everybody passed")
    assert (sheet.lines, sheet.marks, sheet.pending) == ((), (0, 0), 8)
