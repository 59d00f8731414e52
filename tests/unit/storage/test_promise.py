"""Secrets of promised deals."""

from rebelote.storage import Secrets


def test_a_secret_is_kept_beside_the_event_that_promises_it(house):
    """It is there when the event is, and found by its promise."""
    secrets = Secrets(house.database)
    house.open("t")
    assert secrets.of("t") == {}
    house.database.write(Secrets.keep("t", "promise", "secret")).result()
    assert secrets.of("t") == {"promise": "secret"}
    assert secrets.of("other") == {}


def test_secrets_go_with_their_table(house):
    """Nothing of a guest's tables stays behind."""
    house.open("t")
    house.database.write(Secrets.keep("t", "promise", "secret")).result()
    house.guests.delete(house.guest.id, at=1).result()
    assert Secrets(house.database).of("t") == {}
