"""Deals shown by a link."""

import pytest

from rebelote.storage import Share, Shares, UnknownShare, UnknownTable


def test_a_token_shows_the_deal_that_was_shared(house):
    """It says nothing about the table by itself."""
    house.open()
    shares = Shares(house.database)
    share = shares.create("t", 3, at=9).result()
    assert share == Share(share.token, "t", 3, 9)
    assert shares.find(share.token) == share
    assert len(share.token) >= 22


def test_a_deal_keeps_its_token(house):
    """Sharing it again gives the same link; another deal has another."""
    house.open()
    shares = Shares(house.database)
    first = shares.create("t", 1, at=1).result()
    assert shares.create("t", 1, at=2).result() == first
    assert shares.create("t", 2, at=2).result().token != first.token


def test_what_is_not_there_is_named(house):
    """An unknown table or token."""
    shares = Shares(house.database)
    with pytest.raises(UnknownTable):
        shares.create("nowhere", 1, at=1).result()
    with pytest.raises(UnknownShare):
        shares.find("nothing")
