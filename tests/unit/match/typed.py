"""A played deal as a score keeper types it."""


def fields_of(deal):
    """Return a finished deal as a score keeper would type it."""
    tally = deal.tally
    fields = {
        "contract": tally.strain.letters,
        "taker_team": tally.taker_team,
        "card_points": list(tally.card_points),
        "last_trick": tally.last_trick,
        "tricks": list(tally.tricks),
        "announces": list(tally.announces),
        "belote": list(tally.belote),
        "double": tally.multiplier,
        "pending": tally.pending,
        "last_deal": tally.is_last,
    }
    return fields if tally.level is None else fields | {"bid": tally.level}
