"""The four kinds of auction, replayed from the list of calls: RULES.md sections 3.1, 4.1.

A call is a string; calls are listed as (seat, call). Every function returns the state of the
auction: phase ("bidding", "forced", "play", "passed_out"), actor, legal calls, contract.
"""


def asking(actor, legal, phase="bidding"):
    """Return the state in which a seat has to speak."""
    return {"phase": phase, "actor": actor, "legal": set(legal), "contract": None}


def passed_out():
    """Return the state in which nobody took."""
    return {"phase": "passed_out", "actor": None, "legal": set(), "contract": None}


def closed(strain, taker, level=None, multiplier=1):
    """Return the state in which the contract is known."""
    contract = {"strain": strain, "level": level, "taker": taker, "multiplier": multiplier}
    return {"phase": "play", "actor": None, "legal": set(), "contract": contract}


def auction(opts, first, turned, calls):
    """Return the state of the auction after the calls; `turned` is the suit turned up or None."""
    if opts["auction"] == "turnup2":
        return turn_up_auction(opts, first, turned, calls)
    if opts["auction"] == "name_once":
        return name_once_auction(opts, first, calls)
    return raising_auction(opts, first, calls)


def turn_up_auction(opts, first, turned, calls):
    """Two rounds: the turned suit, then another; then a redeal or a forced choice."""
    suits = ["S", "H", "D", "C"]
    if calls and calls[-1][1] != "pass":
        return closed(strain=calls[-1][1], taker=calls[-1][0])
    speaker = (first + len(calls)) % 4
    if len(calls) < 4:
        return asking(speaker, ["pass", turned])
    if len(calls) < 8:
        allowed = [s for s in suits if opts["round2_suits"] == "any" or s != turned]
        return asking(speaker, ["pass", *allowed])
    if opts["pass_out"] == "forced_first":
        return asking(first, suits, phase="forced")
    return passed_out()


def name_once_auction(opts, first, calls):
    """One round in which each may name a suit; the dealer, last, may have to."""
    suits = ["S", "H", "D", "C"]
    if calls and calls[-1][1] != "pass":
        return closed(strain=calls[-1][1], taker=calls[-1][0])
    speaker = (first + len(calls)) % 4
    if len(calls) < 3:
        return asking(speaker, ["pass", *suits])
    if len(calls) == 3:
        if opts["pass_out"] == "dealer_must":
            return asking(speaker, suits)
        return asking(speaker, ["pass", *suits])
    return passed_out()


def all_bids(opts):
    """Return every bid with its height; a bid must be higher than the one that stands."""
    if opts["auction"] == "ladder":
        return {strain: height for height, strain in enumerate(opts["contracts"])}
    heights = {}
    for amount in range(opts["bid_min"], opts["bid_max"] + 1, opts["bid_step"]):
        for suit in opts["contracts"]:
            heights[f"{amount}{suit}"] = amount
    for suit in opts["contracts"]:
        heights[f"capot{suit}"] = 10_000
    return heights


def strain_and_level(opts, bid):
    """Split a bid into its strain and its level (None, a number, or "capot")."""
    if opts["auction"] == "ladder":
        return bid, None
    level, strain = bid[:-1], bid[-1]
    return strain, level if level == "capot" else int(level)


def raising_auction(opts, first, calls):
    """Bids that rise, with doubles: the Bulgarian ladder and the coinche."""
    standing, bidder, multiplier = None, None, 1
    passes = 0  # consecutive ones, up to now
    for seat, call in calls:
        if call == "pass":
            passes += 1
            continue
        passes = 0
        if call == "double":
            multiplier = opts["double_multiplier"]
        elif call == "redouble":
            multiplier = opts["redouble_multiplier"]
        else:
            standing, bidder, multiplier = call, seat, 1

    actor = (first + len(calls)) % 4
    if standing is None:
        return passed_out() if passes == 4 else asking(actor, ["pass", *all_bids(opts)])
    strain, level = strain_and_level(opts, standing)
    contract = closed(strain, bidder, level, multiplier)
    if opts["double"] == "freeze" and multiplier > 1:
        waiting = takers_to_speak(calls)
        return asking(waiting[0], ["pass", "redouble"]) if waiting else contract
    if passes == 3:
        return contract
    return asking(actor, legal_over(opts, standing, bidder, multiplier, actor))


def takers_to_speak(calls):
    """After a double that freezes, return the takers still to speak, in order.

    Each speaks once, and a redouble closes the auction.
    """
    said = [call for _, call in calls]
    where = said.index("double")
    doubler = calls[where][0]
    if "redouble" in said:
        return []
    passed = len(calls) - where - 1
    return [(doubler + 1) % 4, (doubler + 3) % 4][passed:]


def legal_over(opts, standing, bidder, multiplier, actor):
    """Return the calls allowed over a bid that stands and does not freeze the auction."""
    heights = all_bids(opts)
    legal = ["pass"] + [bid for bid in heights if heights[bid] > heights[standing]]
    own_side = actor % 2 == bidder % 2
    if opts["double"] != "none" and multiplier == 1 and not own_side:
        legal.append("double")
    if opts["double"] != "none" and multiplier == opts["double_multiplier"] and own_side:
        legal.append("redouble")
    return legal
