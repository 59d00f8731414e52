"""Kept matches."""

import pytest

from rebelote.bots import UnknownBot
from rebelote.cli.saving import Kept, NotOurGame, is_game, session_from, state_of, text_of
from rebelote.notation import BadRecord, FalseRecord

from .table import VARIANTS, act_sensibly, advance, new_session, play_on


def snapshot(session):
    return session.seating, session.match, session.deals, session.deal


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_was_kept_comes_back(variant):
    """A match is the same after writing and reading, in the middle of an auction, a trick, a deal.

    The text is the same again too.
    """
    session = play_on(new_session(variant, seed='quo"te\n', person=1), 1)
    for _ in range(4):
        text = text_of(session)
        again = session_from(text, "x")
        assert snapshot(again) == snapshot(session)
        assert text_of(again) == text
        advance(session)
        if session.current.is_over:
            break
        act_sensibly(session)


def test_the_bots_come_back_and_hints_are_those_of_the_usual_bot():
    """Every seat keeps its player; the person's adviser is not the partner."""
    session = new_session(bots="random@1", person=3)
    assert session_from(text_of(session), "x").seating.bots == (
        "random@1",
        "random@1",
        "random@1",
        "rules@1",
    )


def test_a_record_of_bots_is_no_game_of_ours():
    """Where no seat is a person's, nobody can take the match up."""
    text = text_of(new_session()).replace('"you"', '"rules@1"')
    with pytest.raises(NotOurGame) as caught:
        session_from(text, "file")
    assert caught.value.params["path"] == "file"


def test_a_game_without_seed_is_no_game_of_ours():
    """Without the seed the next deal is not known."""
    text = text_of(new_session()).replace("[Seed ", "[Seeds ")
    with pytest.raises(NotOurGame):
        session_from(text, "file")


def test_several_matches_are_no_game_of_ours():
    """Only one of them would be written back, so none is taken up."""
    text = text_of(new_session()) + "\n" + text_of(new_session(seed="y"))
    assert not is_game(text)
    with pytest.raises(NotOurGame):
        session_from(text, "file")


def test_a_game_is_ours_when_a_person_sits_in_it():
    """A false game of ours is ours still; a record of bots or another text is not."""
    text = text_of(play_on(new_session(), 1))
    assert is_game(text)
    assert is_game(text.replace('[First "0"]', '[First "1"]'))
    assert not is_game(text.replace('"you"', '"rules@1"'))
    assert not is_game("what is this")


def test_an_unknown_bot_is_named():
    """A player that this version lacks is refused by name."""
    text = text_of(new_session(person=0)).replace("rules@1", "rules@99")
    with pytest.raises(UnknownBot):
        session_from(text, "file")


def test_a_broken_or_false_game_is_refused():
    """What cannot be read is a bad record, what is not true a false one."""
    text = text_of(play_on(new_session(), 1))
    with pytest.raises(BadRecord):
        session_from(text[: len(text) // 2], "file")
    with pytest.raises(BadRecord):
        session_from("", "file")
    with pytest.raises(FalseRecord):
        session_from(text.replace("1. ", "1. ").replace('[First "0"]', '[First "1"]'), "file")


def test_a_new_game_is_untouched():
    """While only bots have acted nothing of the person's would be lost."""
    assert state_of(text_of(advance(new_session()))) is Kept.UNTOUCHED


def test_a_game_with_an_action_of_the_persons_is_unfinished():
    """One call is enough."""
    assert state_of(text_of(act_sensibly(advance(new_session())))) is Kept.UNFINISHED


def test_a_finished_game_is_finished():
    """At the end of the match nothing is left to play."""
    session = play_on(new_session("bulgarian(target=1)"), 99)
    assert state_of(text_of(session)) is Kept.FINISHED


def test_a_record_of_bots_may_be_dear():
    """A match in which nobody of ours sits is not to be written over."""
    text = text_of(advance(new_session())).replace('"you"', '"rules@1"')
    assert state_of(text) is Kept.UNFINISHED


@pytest.mark.parametrize("text", ["", "what is this", "[Format"])
def test_what_cannot_be_read_may_be_dear(text):
    """An unreadable file is treated as a game not to be lost."""
    assert state_of(text) is Kept.UNFINISHED
