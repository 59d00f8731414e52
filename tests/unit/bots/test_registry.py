"""Computer players asked for by name."""

import pytest

from rebelote.bots import UnknownBot, bots, create


def test_a_name_without_a_version_means_the_newest() -> None:
    """`rules` is the newest version of the club player, and says which."""
    assert create("rules", 1).name == "rules@1"


def test_a_version_can_be_asked_for() -> None:
    """A table may keep the version it knows."""
    assert create("rules@1", 1).name == "rules@1"


def test_the_list_holds_every_player_with_its_version() -> None:
    """Every name in the list can be created and calls itself so."""
    assert bots() == ("random@1", "rules@1", "debutant@1", "amateur@1", "confirme@1", "expert@1")
    assert [create(name, 0).name for name in bots()] == list(bots())


@pytest.mark.parametrize("name", ["", "rule", "rules@2", "rules@", "rules@0", "rules@x", "@1"])
def test_an_unknown_name_or_version_is_a_named_error(name: str) -> None:
    """The error names what was asked for and what is known."""
    with pytest.raises(UnknownBot) as caught:
        create(name, 1)
    assert caught.value.params == {"bot": name, "known": ", ".join(bots())}
