"""The score of one played deal, in the three families: RULES.md sections 3.5, 3.6, 4.5.

Throughout, `takers` and `defence` are teams (0 or 1); a list of two is [team 0, team 1].
"""


def round_ten(x):
    """Round to the nearest ten, five going up (coinche)."""
    return 10 * ((x + 5) // 10)


def bulgarian_round(strain, x):
    """Divide by ten: the last digit goes up from 6 at a suit, from 5 at AT and NT."""
    threshold = 5 if strain in ("NT", "AT") else 6
    return x // 10 + (1 if x % 10 >= threshold else 0)


def score(
    opts,
    *,
    strain,
    taker_team,
    card_points,
    last_trick,
    tricks,
    announces,
    belote,
    multiplier=1,
    pending=0,
    level=None,
    last=False,
):
    """Return what a played deal is worth.

    `card_points` are those of the tricks of each team without the bonus of the last trick,
    `last_trick` the team that won it; `announces` are the retained ones.
    """
    capot = None
    for team in (0, 1):
        if tricks[team] == 8:
            capot = team
    wd = list(card_points)
    wd[last_trick] += opts["last_trick"]
    facts = {
        "strain": strain,
        "takers": taker_team,
        "defence": 1 - taker_team,
        "wd": wd,
        "capot": capot,
        "ann": list(announces),
        "bel": list(belote),
        "m": multiplier,
        "pending": pending,
        "level": level,
        "last": last,
    }
    if capot is not None:
        transfer_without_trick(opts, facts)
    family = {"additive": additive, "ktga": ktga, "coinche": coinche}[opts["score"]]
    outcome, totals, marks, pending_to, pending_out = family(opts, facts)
    with_pending = list(marks)
    if pending_to is not None:
        with_pending[pending_to] += pending
    return {
        "outcome": outcome,
        "totals": totals,
        "marks": with_pending,
        "marks_before_pending": marks,
        "pending_out": pending_out,
        "capot": capot,
    }


def transfer_without_trick(opts, facts):
    """Move to the side with all the tricks what the other side loses before the test."""
    winner, loser = facts["capot"], 1 - facts["capot"]
    announces_move = opts["no_trick_announces"] == "transfer"
    if opts["capot_takes_announces"] and opts["score"] != "ktga":
        announces_move = True  # at Ktga only the marks change: see ktga()
    if announces_move:
        facts["ann"][winner] += facts["ann"][loser]
        facts["ann"][loser] = 0
    if opts["no_trick_belote"] == "transfer":
        facts["bel"][winner] += facts["bel"][loser]
        facts["bel"][loser] = 0


def belote_kept(opts, facts, outcome):
    """Return the belote points that the takers keep when they did not make the deal."""
    if outcome == "tie":
        return facts["bel"][facts["takers"]] if opts["belote_on_tie"] == "kept" else 0
    assert outcome == "failed"
    if opts["belote_on_failure"] == "lost":
        return 0
    without_trick = facts["capot"] == facts["defence"]
    if without_trick and opts["no_trick_belote"] == "keep_unless_failed":
        return 0
    return facts["bel"][facts["takers"]]


def compare(takers, defence, totals):
    """Return the outcome of a deal in which the higher total wins."""
    if totals[takers] > totals[defence]:
        return "made"
    return "failed" if totals[takers] < totals[defence] else "tie"


def additive(opts, facts):
    """Score concours, bulgarian, french501 and bela."""
    takers, defence, strain = facts["takers"], facts["defence"], facts["strain"]
    pts = list(facts["wd"])
    if strain == "NT" and opts["nt_double"]:
        pts = [2 * pts[0], 2 * pts[1]]
    if facts["capot"] is not None and opts["capot"] == "plus90":
        pts[facts["capot"]] += 90
    elif facts["capot"] is not None:
        # A hundred stands in place of the ten, and no-trumps doubles it no more than the ninety.
        double_ten = strain == "NT" and opts["nt_double"]
        pts[facts["capot"]] += 100 - opts["last_trick"] * (2 if double_ten else 1)
    totals = [pts[t] + facts["ann"][t] + facts["bel"][t] for t in (0, 1)]
    outcome = compare(takers, defence, totals)
    if facts["m"] > 1:
        marks, pending_to, pending = additive_doubled(opts, facts, totals, outcome)
    elif outcome == "made":
        marks, pending_to, pending = additive_made(opts, facts, totals)
    elif outcome == "failed":
        marks, pending_to, pending = additive_failed(opts, facts, totals)
    else:
        marks, pending_to, pending = additive_tie(opts, facts, totals)
    return outcome, totals, marks, pending_to, pending


def in_units(opts, facts, x):
    """Convert points to what is marked, in the additive family."""
    if opts["unit"] == "raw":
        return x
    if opts["unit"] == "r10":
        return round_ten(x)
    if opts["unit"] == "bg":
        return bulgarian_round(facts["strain"], x)
    raise ValueError("the Belgian unit belongs to Ktga")


def additive_made(opts, facts, totals):
    """Each team marks its own total."""
    marks = [in_units(opts, facts, totals[0]), in_units(opts, facts, totals[1])]
    if opts["unit"] == "bg" and both_on_the_edge(facts["strain"], totals):
        low, high = (0, 1) if totals[0] < totals[1] else (1, 0)
        marks[low] = totals[low] // 10 + 1
        marks[high] = totals[high] // 10
    return marks, facts["takers"], 0


def additive_failed(opts, facts, totals):
    """The defence marks the whole deal, less a belote that the takers keep."""
    takers, defence = facts["takers"], facts["defence"]
    kept = belote_kept(opts, facts, "failed")
    marks = [0, 0]
    marks[takers] = in_units(opts, facts, kept)
    marks[defence] = in_units(opts, facts, sum(totals) - kept)
    return marks, defence, 0


def additive_tie(opts, facts, totals):
    """The defence marks its own, the takers' points hang; at the very last deal they do not."""
    takers, defence = facts["takers"], facts["defence"]
    marks = [0, 0]
    if all_to_defence(opts, facts):
        # "Everything" leaves the takers nothing, a belote they would keep in a litige included.
        marks[defence] = in_units(opts, facts, sum(totals))
        return marks, defence, 0
    kept = belote_kept(opts, facts, "tie")
    marks[takers] = in_units(opts, facts, kept)
    marks[defence] = in_units(opts, facts, totals[defence])
    hanging = in_units(opts, facts, totals[takers] - kept)
    if opts["unit"] == "bg" and both_on_the_edge(facts["strain"], totals):
        marks[defence] = totals[defence] // 10
        hanging = (totals[takers] - kept) // 10 + 1
    return marks, None, facts["pending"] + hanging


def additive_doubled(opts, facts, totals, outcome):
    """One total for the team with more points; a belote the takers keep stays unmultiplied."""
    takers, defence = facts["takers"], facts["defence"]
    kept = 0 if outcome == "made" else belote_kept(opts, facts, outcome)
    whole = sum(totals) - kept
    product = in_units(opts, facts, whole * facts["m"])
    if opts["round_before_double"]:
        product = in_units(opts, facts, whole) * facts["m"]
    marks = [0, 0]
    marks[takers] = in_units(opts, facts, kept)
    if outcome == "tie":
        return marks, None, facts["pending"] + product
    winner = takers if outcome == "made" else defence
    marks[winner] += product
    return marks, winner, 0


def all_to_defence(opts, facts):
    """Say whether a tie in this deal gives everything to the defence."""
    return facts["last"] and opts["last_deal_tie"] == "all_to_defence"


def both_on_the_edge(strain, totals):
    """Say whether the two totals end in the digits that would break the sum when rounded."""
    digit = {"NT": None, "AT": 4}.get(strain, 6)
    return totals[0] % 10 == digit and totals[1] % 10 == digit


def ktga(opts, facts):
    """Score ktga_be (tens) and ktga_fr (points)."""
    takers, defence, capot = facts["takers"], facts["defence"], facts["capot"]
    ann, bel = facts["ann"], facts["bel"]
    pts = list(facts["wd"])
    if capot is not None:
        pts[capot] += 90
    totals = [pts[t] + ann[t] + bel[t] for t in (0, 1)]
    outcome = compare(takers, defence, totals)
    if capot is not None:
        outcome = "made" if capot == takers else "failed"

    marks, suspended = ktga_without_belote(opts, facts, pts[defence], outcome)
    u = ktga_unit(opts)
    kept = bel[takers] if outcome == "made" else belote_kept(opts, facts, outcome)
    marks[takers] += kept // u
    marks[defence] += bel[defence] // u
    if outcome == "failed":
        marks[defence] += (bel[takers] - kept) // u
    if outcome == "tie":
        suspended += (bel[takers] - kept) // u
        return outcome, totals, marks, None, facts["pending"] + suspended
    return outcome, totals, marks, (takers if outcome == "made" else defence), 0


def ktga_unit(opts):
    """Return how many points make one mark at Ktga."""
    if opts["unit"] not in ("be", "raw"):
        raise ValueError("Ktga counts in Belgian tens or in points")
    return 10 if opts["unit"] == "be" else 1


def ktga_without_belote(opts, facts, defence_points, outcome):
    """Return the marks of tricks and announces, and what hangs of them."""
    takers, defence, ann = facts["takers"], facts["defence"], facts["ann"]
    u = ktga_unit(opts)
    whole_deal = 16 if u == 10 else 162
    whole_capot = 25 if u == 10 else 252
    marks = [0, 0]
    if outcome == "failed":
        base = whole_deal if facts["capot"] is None else whole_capot
        marks[defence] = base + (ann[0] + ann[1]) // u
        return marks, 0
    if facts["capot"] is not None:
        moved = ann[defence] if opts["capot_takes_announces"] else 0
        marks[takers] = whole_capot + (ann[takers] + moved) // u
        marks[defence] = (ann[defence] - moved) // u
        return marks, 0
    d = (defence_points + 4) // 10 if u == 10 else defence_points
    marks[defence] = d + ann[defence] // u
    complement = whole_deal - d + ann[takers] // u
    if outcome == "tie":
        return marks, complement
    marks[takers] = complement
    return marks, 0


def coinche(opts, facts):
    """Score the coinche; nothing ever hangs there."""
    takers, defence, capot = facts["takers"], facts["defence"], facts["capot"]
    ann, bel = facts["ann"], facts["bel"]
    cards = list(facts["wd"])
    if capot is not None:
        cards[capot], cards[1 - capot] = 250, 0
    totals = [cards[t] + ann[t] + bel[t] for t in (0, 1)]
    capot_bid = facts["level"] == "capot"
    bid = opts["capot_bid"] if capot_bid else facts["level"]
    made = cards[takers] >= 82 and totals[takers] >= bid
    if capot_bid:
        made = capot == takers
    winner = takers if made else defence
    base = 250 if capot_bid or capot == winner else 160

    marks = [0, 0]
    if made and (facts["m"] == 1 or opts["coinche_made"] == "own"):
        marks[takers] = coinche_unit(opts, totals[takers] + bid) * facts["m"]
        marks[defence] = coinche_unit(opts, totals[defence])
    elif made:
        whole = base + bid + ann[0] + ann[1] + bel[takers]
        marks[takers] = coinche_unit(opts, whole) * facts["m"]
        marks[defence] = bel[defence]
    else:
        kept = belote_kept(opts, facts, "failed")
        whole = base + bid + ann[0] + ann[1] + bel[defence] + bel[takers] - kept
        marks[defence] = coinche_unit(opts, whole) * facts["m"]
        marks[takers] = kept
    return ("made" if made else "failed"), totals, marks, None, facts["pending"]


def coinche_unit(opts, x):
    """Convert points to what is marked at the coinche."""
    if opts["unit"] not in ("r10", "raw"):
        raise ValueError("the coinche counts in points or in tens of points")
    return round_ten(x) if opts["unit"] == "r10" else x
