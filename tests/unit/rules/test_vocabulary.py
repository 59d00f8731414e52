"""What the players of a variant call things."""

from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName, Vocabulary


def test_the_words_are_french_unless_said_otherwise() -> None:
    """The pair is a belote, eight tricks a capot, a double a contre, a failure dedans."""
    assert Vocabulary() == Vocabulary(
        PairName.BELOTE, SweepName.CAPOT, DoubleName.CONTRE, FailureName.DEDANS
    )
