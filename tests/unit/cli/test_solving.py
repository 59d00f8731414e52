"""A position solved: facts, table, line of play."""

import time

import pytest

from rebelote.cli.solving import (
    answer,
    facts_of,
    table_of,
    tell_contract_made,
    tell_effort,
    tell_line,
    tell_position,
)
from rebelote.cli.words import word
from rebelote.notation import print_card
from rebelote.rules import Phase, Play, team_of
from rebelote.solver import kernel
from rebelote.solver.errors import LimitReached

from .table import LANGUAGES, VARIANTS, screen, states


def late(variant, cards=16):
    """Return a deal in play after so many cards."""
    for seed in range(50):
        for deal in states(variant, seed):
            if deal.phase is Phase.PLAY and len(deal.view(0).played) == cards:
                return deal
    raise AssertionError("no deal with a contract")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_line_of_best_play_keeps_its_promise(variant):
    """Played to the end, it brings the value of the position, in every variant."""
    deal = late(variant)
    found = answer(deal, with_line=True)
    position = found.solution.position
    for card in found.line:
        position = position.play(card)
    assert position.is_over
    assert position.points[0] == min(max(found.solution.value, 0), position.total)


def test_without_a_line_less_is_searched():
    """Nodes are those of everything that was asked."""
    deal = late("coinche")
    assert answer(deal).nodes < answer(deal, with_line=True).nodes
    assert answer(deal).line == ()


@pytest.mark.parametrize("limits", [{"nodes": 1}, {"seconds": 1e-9}])
def test_the_limits_are_those_of_everything(limits):
    """A limit that the position alone would exceed ends the work with an error."""
    with pytest.raises(LimitReached):
        answer(late("coinche", 4), **limits)


@pytest.mark.parametrize(("limit", "told"), [("nodes", "nodes"), ("seconds", "time")])
def test_a_line_counts_towards_the_limits(limit, told, monkeypatch):
    """What the position leaves is what the line may cost."""
    deal = late("coinche")
    only = answer(deal)
    if limit == "seconds":
        clock = iter([0.0, 5.0, 5.0])
        monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    nodes, seconds = (only.nodes, None) if limit == "nodes" else (None, 5.0)
    with pytest.raises(LimitReached) as caught:
        answer(deal, with_line=True, nodes=nodes, seconds=seconds)
    assert caught.value.params == {"limit": told, "nodes": only.nodes}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_the_table_fits_narrow_windows(language, width):
    """No cell is cut, whoever is to play, and the best card comes first."""
    for cards in (12, 13, 14):
        found = answer(late("coinche", cards))
        console, text = screen(width=width)
        console.print(table_of(found, language, in_words=False))
        lines = text.getvalue().splitlines()
        assert len(lines) == 1 + len(found.solution.values)
        assert "…" not in text.getvalue()
        assert lines[1].rstrip().endswith(word("solve_best", language))


def test_marks_are_those_of_the_side_to_play():
    """The sign is turned for seats 1 and 3."""
    for cards in (12, 13):
        deal = late("coinche", cards)
        found = answer(deal)
        card = found.solution.best[0]
        (marks, _, is_made), sign = found.endings[card], 1 - 2 * team_of(found.solution.seat)
        console, text = screen()
        console.print(table_of(found, "en", in_words=False))
        assert text.getvalue().splitlines()[1].split()[2] == f"{marks:+}"
        facts, name = facts_of(found), print_card(card)
        assert facts["marks"][name] == sign * marks
        assert facts["made"][name] is is_made
        assert ("is made" in tell_contract_made(found, "en")) is is_made


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_marks_are_those_of_the_deal_played_out(variant):
    """Belotes and announces still to be made are in them, so the end of the line has the same."""
    found = answer(deal := late(variant, 12), with_line=True)
    for card in found.line:
        says = Play(card, says_belote=True)
        deal = deal.apply(says if says in deal.legal_actions() else Play(card))
    first, second = deal.score().marks
    sign = 1 - 2 * team_of(found.solution.seat)
    assert found.endings[found.line[0]].marks == sign * (first - second)


def test_a_line_tells_whole_tricks():
    """A trick in progress is told with the cards that lie on the table."""
    deal = late("coinche", 17)
    lines = list(tell_line(answer(deal, with_line=True), "en", in_words=True))
    assert len(lines) == 4
    assert all(line.count(" of ") == 4 for line in lines)


def test_a_position_with_an_empty_table_says_nothing_of_it():
    """Before the first card of a trick only contract and seat are told."""
    assert len(list(tell_position(late("coinche", 16), "en"))) == 2
    assert len(list(tell_position(late("coinche", 17), "en"))) == 3


def test_the_slow_search_says_so(monkeypatch):
    """Without the kernel the effort names the doctor."""
    found = answer(late("coinche", 24))
    monkeypatch.setattr(kernel, "core", None)
    assert "rebelote doctor" in tell_effort(found, "en")
