"""The pace that gives the rival its share of processor time."""

import pytest

from benchmarks.players.isdd import BUDGET
from benchmarks.rivals import Pace
from rebelote.arena.duel import terms_of
from rebelote.arena.pair import Block, Clock, Effort


def run(monkeypatch, pace: Pace, cost: float, blocks: int) -> None:
    """Play blocks in which a card of ours takes 20 ms, and theirs `cost` for each ms asked."""

    def play(terms, numbers):
        BUDGET.cards += 160
        BUDGET.cpu_seconds += 160 * cost * BUDGET.milliseconds / 1000
        ours = Clock(160, 160 * 0.020, 0.1)
        return Block((), Effort(calls=Clock(40, 1.6, 0.1), cards=ours), Effort())

    monkeypatch.setattr("benchmarks.rivals.play_block", play)
    terms = terms_of("rules", "rules", "bela")
    list(pace(terms, [range(5)] * blocks))


@pytest.mark.parametrize("factor", [1, 10])
@pytest.mark.parametrize("cost", [0.2, 0.5, 2.0])
def test_the_rival_gets_its_due(monkeypatch, factor, cost):
    """However its clock relates to processor time, its cards take what they are due."""
    pace = Pace(factor, is_whole=False, path=None)
    run(monkeypatch, pace, cost, 40)
    assert 1.0 <= pace.share <= 1.1


def test_calls_count_where_they_are_compared(monkeypatch):
    """In whole deals the rival's cards get the time of our calls too."""
    pace = Pace(1, is_whole=True, path=None)
    run(monkeypatch, pace, 0.5, 40)
    assert pace.ours == pytest.approx(40 * (160 * 0.020 + 1.6))
    assert 1.0 <= pace.share <= 1.1


def test_a_duel_goes_on_at_its_pace(monkeypatch, tmp_path):
    """What was spent, and the budget found, are kept for who takes the duel up."""
    path = tmp_path / "pace.json"
    first = Pace(1, is_whole=False, path=path)
    run(monkeypatch, first, 0.2, 10)
    again = Pace(1, is_whole=False, path=path)
    assert vars(again) == vars(first)
    assert list(tmp_path.iterdir()) == [path]
