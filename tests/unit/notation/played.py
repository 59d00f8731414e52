"""Lines of deals that were played by chance, and a way to play more of them."""

from collections.abc import Callable
from random import Random

import pytest

from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.match import Match
from rebelote.notation import DealRecord, RecordError, parse_deal
from rebelote.rules.actions import Action, Declare, Play
from rebelote.rules.registry import ruleset
from rebelote.rules.seating import SEATS

FRENCH = (
    "french501@1 2:9..A87.Q/A.KQ8.T./K.J.K.A8/T..J.TJ9|9h|ThKc9dQdJs7s8s7h7cAhQs H "
    "7dTdKd(JcTc9c)Jd/Kh!JhAh9h/AcTcKcQh!/Qd7h7c8d/8cJcQc8h/JsKsTs9s/9cThAs8s/Ad9d7sQs 0-202"
)
COINCHE = (
    "coinche@1(announces=off) 2:8.AT7.TQ.TQ/T9.9.8.K987/J7.KJ.97.AJ/AKQ.Q8.AKJ.|-|- "
    "pass,80H,90D,pass,100D,120S,pass,130S,140H,150C,160S,170C,pass,pass,180C,190D,pass,210S,230S,"
    "240H,capotS,double,pass,pass 7h9hKhQh/7sQs!8sTs/7cJcKs!Qc/JdTd8d7d/Th9sJh8h/KcAcAsTc/AdQd9c9d/"
    "KdAh8cJs 0-1040"
)
BELGIAN = (
    "ktga_be@1 0:J.J8.7.7/Q.Q.K8.8/A.T.T9.A/9..A.TJ9|Jd|Qd8s9hKs7hTsAhKh7sQcKc "
    "pass,pass,pass,pass,pass,pass,pass,pass,H "
    "7d8d9dAd/Qc7c8cAc/Kh7sJh9h/8sQsAs9s/TdTcJdKd/AhJc8h7h/TsKcJsKs/Th9cQdQh 15-11"
)
BULGARIAN = (
    "bulgarian@1 0:Q.7.TQ.J/.TQ.J.98/AK.9.K7./8.K.9.KQ|-|8dTc7s7c9sJsAcJhAdTs8hAh "
    "NT,double,AT,pass,pass,double,pass,pass,pass "
    "8d(9c8c7c)JdAd9d/9sAsTs7s/7cAcKc!Jc/QdThKdKh/Jh8h7hQh/9hAhTc9c/7dQcTdJs/Qs8cKs8s 56-0"
)
PASSED_OUT = (
    "concours@1 0:J.J8.7.7/Q.Q.K8.8/A.T.T9.A/9..A.TJ9|Jd|Qd8s9hKs7hTsAhKh7sQcKc "
    "pass,pass,pass,pass,pass,pass,pass,pass - 0-0"
)
LINES = (FRENCH, COINCHE, BELGIAN, BULGARIAN, PASSED_OUT)


def choose(chance: Random, actions: tuple[Action, ...]) -> Action:
    """Choose by chance, rarely a high bid, so that auctions end; announces and words often."""
    loud = [one for one in actions if isinstance(one, Declare) or (_is_word(one))]
    return chance.choice(loud or actions[:8]) if chance.random() < 0.8 else chance.choice(actions)


def _is_word(action: Action) -> bool:
    return isinstance(action, Play) and action.says_belote


def play(deal: Deal, chance: Random, steps: int = 1000) -> Deal:
    """Return the deal after so many actions, or at its end."""
    while not deal.is_over and steps:
        deal = deal.apply(choose(chance, deal.legal_actions()))
        steps -= 1
    return deal


def deal_of(text: str, seed: int, steps: int = 1000) -> Deal:
    """Return a deal of a ruleset that has gone on for so many actions."""
    chance = Random(seed)
    rules = ruleset(text)
    deal = Deal.start(
        rules,
        chance.sample(CARDS, 32),
        chance.choice(SEATS),
        packets=chance.choice(rules.dealing.packets_before),
        pending=chance.choice((0, 8)),
        is_last=chance.random() < 0.5,
    )
    return play(deal, chance, steps)


def match_of(text: str, seed: int, count: int = 1000) -> tuple[Match, list[Deal]]:
    """Return a match of a ruleset after so many deals, or at its end, and the deals."""
    chance = Random(seed)
    match = Match(ruleset(text), chance.choice(SEATS))
    deals: list[Deal] = []
    while not match.is_over and len(deals) < count:
        deals.append(play(match.deal(chance.sample(CARDS, 32)), chance))
        match = match.add(deals[-1])
    return match, deals


def faults_of(kind: type[RecordError], act: Callable[[], object]) -> list[tuple[str, str]]:
    """Return the faults that an act is refused for: codes, and the texts where they are."""
    with pytest.raises(kind) as caught:
        act()
    assert type(caught.value) is kind
    return [(fault.error.code, fault.place.token) for fault in caught.value.faults]


def changed(line: str, old: str, new: str) -> DealRecord:
    """Read a line in which one text, which must be there, was replaced."""
    assert old in line
    return parse_deal(line.replace(old, new, 1))
