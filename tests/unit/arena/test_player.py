"""Players are read from texts, and made anew from them anywhere."""

from pathlib import Path

import pytest

from rebelote.arena import Part, Player, UnknownPlayer
from rebelote.bots import RandomBot, UnknownBot
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset
from tests.unit.bots.positions import position

HERE = Path(__file__).with_name("players.py")
HANDS = [
    "JhAh9hTh AsKs AdTd",
    "QhKh TsQs9s KdQd9d",
    "8h7h Js8s7s Jd8d Ac",
    "KcQcTcJc9c8c7c 7d",
]


def test_a_name_gets_its_version() -> None:
    """The same text means the same player when a newer version appears."""
    assert str(Player.read("rules")) == "rules@1"


def test_a_player_reads_back_from_its_text() -> None:
    """Text and player say the same, for one bot and for two."""
    for text in ("rules@1", "rules@1+random@1", f"{HERE}:Moody+rules@1"):
        assert str(Player.read(text)) == text
        assert Player.read(str(Player.read(text))) == Player.read(text)


@pytest.mark.parametrize(
    ("part", "expected"),
    [(Part.WHOLE, "random@1"), (Part.PLAY, "rules@1+random@1"), (Part.BIDDING, "random@1+rules@1")],
)
def test_the_common_player_does_what_is_not_compared(part: Part, expected: str) -> None:
    """With play compared the club player calls, with calls compared it plays."""
    assert str(Player.read("random", part)) == expected


def test_one_calls_and_the_other_plays() -> None:
    """The first of the two decides during the auction, the second once there is a contract."""
    bot = Player.read(f"rules+{HERE}:Broken").create(1)
    auction = Deal.start(ruleset("coinche"), CARDS).view(SEATS[0])
    assert bot.decide(auction) in auction.legal_actions
    playing = position("coinche(announces=off)", HANDS, "100H", 0, "9h")
    with pytest.raises(IndexError):
        bot.decide(playing.view(SEATS[playing.to_act or 0]))


@pytest.mark.parametrize("place", [str(HERE), "tests.unit.arena.players"])
def test_a_player_may_come_from_outside(place: str) -> None:
    """A file or a module with a function from a seed to a bot brings a player."""
    assert Player.read(f"{place}:Moody").create(3).name == "moody@1"


def test_a_class_is_a_factory_too() -> None:
    """The registry's own players can be named by their place."""
    assert isinstance(Player.read("rebelote.bots:RandomBot").create(1), RandomBot)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("no_such_module:make", "ModuleNotFoundError"),
        ("nowhere/at/all.py:make", "FileNotFoundError"),
        (f"{HERE}:make", "AttributeError"),
        (f"{HERE}:not_a_function", "no function"),
        (f"{HERE}:refuse", "no such model"),
        (":", "ValueError"),
    ],
)
def test_what_cannot_be_had_is_named(text: str, problem: str) -> None:
    """Whatever goes wrong outside is one named error."""
    with pytest.raises(UnknownPlayer) as caught:
        Player.read(text)
    assert caught.value.params["player"] == text
    assert problem in str(caught.value.params["problem"])


def test_a_name_nobody_has_is_refused() -> None:
    """The error of the registry passes through."""
    with pytest.raises(UnknownBot):
        Player.read("rules+deepblue")
