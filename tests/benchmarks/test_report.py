"""What a benchmark reports, and how it is read back."""

import json

import pytest

from benchmarks.report import Plot, Report, Row, Series, number, read, table_of

MORE = Row("deals", 7.0, "deals/s", must=5, moonshot=10)


@pytest.mark.parametrize(
    ("measured", "verdict"),
    [(4.9, "MISSED"), (5, "met"), (9.9, "met"), (10, "moonshot"), (None, "not measured")],
)
def test_more_is_judged_from_below(measured, verdict):
    """Where more is better, a demand is reached from its own value up."""
    assert Row("deals", measured, "deals/s", must=5, moonshot=10).verdict == verdict


@pytest.mark.parametrize(
    ("measured", "verdict"), [(101, "MISSED"), (100, "met"), (40, "moonshot"), (0, "moonshot")]
)
def test_less_is_judged_from_above(measured, verdict):
    """Where less is better, a demand is reached from its own value down."""
    assert Row("ms", measured, "ms", must=100, moonshot=40, better="less").verdict == verdict


def test_a_moonshot_alone_cannot_be_missed():
    """A row without a must passes, whatever it measured."""
    row = Row("share", 0.2, "of it", moonshot=0.7)
    assert row.verdict == "no demand"
    assert row.is_passed


def test_what_must_be_reached_and_was_not_measured_has_not_passed():
    """A missing rival does not make a report pass."""
    assert not Report("", [Row("ratio", None, "times", must=6)]).passed
    assert Report("", [Row("ratio", None, "times")]).passed


def test_one_miss_is_enough():
    """A report passes only if all its rows do."""
    assert Report("", [MORE]).passed
    assert not Report("", [MORE, Row("deals", 4.0, "deals/s", must=5)]).passed


def test_a_report_is_read_back_as_it_was():
    """What goes through JSON is the same report."""
    plot = Plot("p", "A plot", "bars", "x", "y", [Series("s", ["a"], [1.0], [0.1])], level=2.0)
    report = Report("so much", [MORE], [plot])
    assert read(json.loads(json.dumps(report.as_json()))) == report


@pytest.mark.parametrize("broken", [{}, {"figure": "f"}, {"figure": "f", "rows": [{"what": "w"}]}])
def test_what_is_no_report_is_refused(broken):
    """A line that lacks something is named as such."""
    with pytest.raises(ValueError, match="not a benchmark's report"):
        read(broken)


def test_the_last_line_is_the_report(capsys):
    """With JSON asked for, the table comes first and the report last; the code is the verdict."""
    report = Report("so much", [MORE], [])
    assert report.publish(is_json=True) == 0
    lines = capsys.readouterr().out.splitlines()
    assert read(json.loads(lines[-1])) == report
    assert "met" in lines[1]


def test_numbers_are_short():
    """Three figures that count, thousands apart, and a dash for none."""
    assert [number(v) for v in (None, 1234.6, 0.0123456, 6, 99.96)] == [
        "-",
        "1,235",
        "0.0123",
        "6",
        "100",
    ]


def test_columns_stand_under_each_other():
    """Numbers end in one column."""
    lines = table_of([MORE, Row("a longer name", 12345.0, "deals/s", must=5)]).splitlines()
    assert lines[1].index("7") == lines[2].index("12,345") + len("12,345") - 1
