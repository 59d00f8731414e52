"""English sentences for why a card or a call is the best one."""

REASONS = {
    "hint_only_card": "{card:The} is the only card allowed.",
    "hint_declares": "Announcing costs nothing: {declaration}.",
    "hint_judgement": "Nothing could be searched: this is the club player's advice.",
    "hint_equal": "All the cards allowed are about equal here.",
    # Following to a trick.
    "hint_overruffs": "{card:The} overruffs.",
    "hint_ruffs": "{card:The} ruffs and takes the trick.",
    "hint_keeps_higher": "{card:The} is enough to win the trick and keeps {kept:the}.",
    "hint_takes_surely": "{card:The} wins the trick for sure ({points:points}).",
    "hint_takes": "{card:The} goes in front ({points:points} at stake).",
    "hint_gives_points": "The trick is the partner's: {card:the} adds {points:points}.",
    "hint_saves_high": "{card:The} keeps {kept:the} for later.",
    "hint_saves_points": "The trick is the opponents': {card:the} gives them the fewest points.",
    "hint_makes_void": "{card:The} ends the suit, which can be ruffed later.",
    # Leading.
    "hint_cashes": "No opponent can beat {card:the}.",
    "hint_highest_left": "Nothing in the suit beats {card:the} any more.",
    "hint_draws_trumps": "{card:The} draws the opponents' trumps.",
    "hint_partner_ruffs": "The partner has no {card.suit} left and can ruff.",
    "hint_partner_wins": "The partner holds the highest card in {card.suit}.",
    "hint_forces_taker": "The taker has no {card.suit} left and will have to spend a trump.",
    "hint_leads_low": "{card:The} leads the suit and keeps {kept:the}.",
    "hint_brings_more": "{card:The} brings more on average than {other:the}.",
    # The contract.
    "hint_makes_contract": (
        "The contract is made {percent}% of the time, against {other_percent}% with {other:the}."
    ),
    "hint_beats_contract": (
        "The contract fails {percent}% of the time, against {other_percent}% with {other:the}."
    ),
    # The auction.
    "hint_only_call": "“{call}” is the only call allowed.",
    "hint_passes": "Passing promises more than “{other}”.",
    "hint_bids": "“{call}” promises more than any other call.",
    "hint_bids_more": "“{call}” promises more than the bid that stands.",
    "hint_doubles": "“{call}” promises more than leaving the bid as it is.",
    "hint_club_call": (
        "“{call}” is the club player's call; nothing speaks clearly enough for another."
    ),
}
