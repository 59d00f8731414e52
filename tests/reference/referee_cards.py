"""Cards, their order and worth, legal cards and trick winners: RULES.md sections 2, 3.2, 4.2.

A card is a rank and a lowercase suit ("Js", "Td"); a strain is "S" "H" "D" "C" "NT" or "AT".
A trick is a list of (seat, card) in the order played.
"""

RANKS = "AKQJT987"
SUITS = "shdc"
PACK = [rank + suit for suit in SUITS for rank in RANKS]

TRUMP_ORDER = ["7", "8", "Q", "K", "T", "A", "9", "J"]  # weakest first
PLAIN_ORDER = ["7", "8", "9", "J", "Q", "K", "T", "A"]
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def is_trump(strain, card):
    """Say whether the card belongs to the trump suit of a suit contract."""
    return strain == card[1].upper()


def ranked_as_trump(strain, card):
    """Say whether the card is ordered and valued as a trump (at all-trumps every card is)."""
    return strain == "AT" or is_trump(strain, card)


def strength(strain, card):
    """Return the height of a card within its own suit."""
    order = TRUMP_ORDER if ranked_as_trump(strain, card) else PLAIN_ORDER
    return order.index(card[0])


def points(strain, card):
    """Return the card points of a card, before any doubling at no-trumps."""
    table = TRUMP_POINTS if ranked_as_trump(strain, card) else PLAIN_POINTS
    return table[card[0]]


def stronger(strain, cards, than):
    """Return the cards higher than every card of `than`; all the lists are of one suit."""
    return [
        card
        for card in cards
        if all(strength(strain, card) > strength(strain, other) for other in than)
    ]


def trick_winner(strain, trick):
    """Return the seat that holds the trick, complete or not."""
    led = trick[0][1][1]
    trumps = [(seat, card) for seat, card in trick if is_trump(strain, card)]
    in_led_suit = [(seat, card) for seat, card in trick if card[1] == led]
    candidates = trumps if trumps else in_led_suit
    best_seat, best_card = candidates[0]
    for seat, card in candidates[1:]:
        if strength(strain, card) > strength(strain, best_card):
            best_seat, best_card = seat, card
    return best_seat


def legal_cards(opts, strain, seat, hand, trick):
    """Return the cards of the hand that the seat may play on the trick."""
    if not trick:
        return list(hand)
    led = trick[0][1][1]
    follow = [card for card in hand if card[1] == led]
    if follow:
        return following(opts, strain, follow, trick, led)
    if strain in ("NT", "AT"):
        return list(hand)
    return void(opts, strain, seat, hand, trick)


def following(opts, strain, follow, trick, led):
    """Return the cards allowed to a player who can follow suit."""
    led_cards = [card for _, card in trick if card[1] == led]
    ruffed = any(is_trump(strain, card) for _, card in trick)
    if strain == "AT" or strain == led.upper():
        must_rise = opts["trump_rise"]
    elif strain == "NT":
        must_rise = False
    else:
        must_rise = opts["plain_rise"] and not ruffed
    higher = stronger(strain, follow, led_cards)
    if must_rise and higher:
        return higher
    return follow


def void(opts, strain, seat, hand, trick):
    """Return the cards allowed to a player without the suit led, at a suit contract."""
    my_trumps = [card for card in hand if is_trump(strain, card)]
    if not my_trumps:
        return list(hand)
    table_trumps = [card for _, card in trick if is_trump(strain, card)]
    over = stronger(strain, my_trumps, table_trumps)
    partner_is_master = trick_winner(strain, trick) == (seat + 2) % 4

    if partner_is_master and opts["ruff_when"] == "opponent":
        if table_trumps and not over and opts["partner_trump_cannot_rise"] == "under":
            return my_trumps
        return list(hand)

    if not table_trumps:
        return my_trumps
    if over:
        return over
    if opts["cannot_overruff"] == "under" or opts["ruff_when"] == "always":
        return my_trumps
    return list(hand)


def manner(strain, card, trick_before):
    """Tell how a card is played: "lead", "follow", "ruff" or "discard"."""
    if not trick_before:
        return "lead"
    if card[1] == trick_before[0][1][1]:
        return "follow"
    if is_trump(strain, card):
        return "ruff"
    return "discard"
