"""English sentences for every house option and for each of its values."""

OPTIONS = {
    # The deal.
    "packets_before": "How the cards are dealt before the auction.",
    "rotation": "In which direction one deals and plays.",
    # The auction.
    "round2_suits": "Which suits may be named in the second round.",
    "pass_out": "What happens when everybody has passed.",
    "contracts": "The contracts that may be bid, lowest first.",
    "double": "Whether one may {double:verb} the bid of the other side.",
    "double_multiplier": "By how much {double:the} multiplies the deal.",
    "redouble_multiplier": "By how much the takers' answer, {double:again}, multiplies the deal.",
    "bid_min": "The lowest bid in points.",
    "bid_step": "By how many points the bids rise.",
    "bid_max": "The highest bid in points, below {sweep:name}.",
    # The play.
    "trump_rise": "Whether one must rise when trumps are led.",
    "plain_rise": "Whether one must rise when a plain suit is led.",
    "ruff_when": "When one must ruff, being unable to follow.",
    "cannot_overruff": "What one plays when one cannot overruff an opponent.",
    "partner_trump_cannot_rise": (
        "What one plays when the partner holds the trick with a ruff and one cannot go above it."
    ),
    # Announces.
    "announces": "Whether runs and carrés count.",
    "announce_mode": "Whether one must make one's announces oneself.",
    "contest": "How the announces of the two sides are compared.",
    "announce_tie": "Who counts announces when the best ones are equal.",
    "announce_trump_break": "Whether trumps decide between two runs of the same height.",
    "run_length_break": "Whether length decides between two runs of five cards or more.",
    "carre_order": "The order of the carrés that count the same.",
    # Belote.
    "belote_say": "How {pair:the} is said.",
    "belote_king_first": "Whether the king must be played before the queen for {pair:the}.",
    "belote_at_discard": (
        "At all-trumps, which card of the pair loses {pair:the} when it is thrown away."
    ),
    "belote_on_failure": "What becomes of the takers' {pair:name} when their contract fails.",
    "belote_on_tie": "What becomes of the takers' {pair:name} in a tie.",
    "no_trick_belote": "What becomes of the {pair:name} of a side that takes no trick.",
    # The score.
    "unit": "What the score is counted in.",
    "capot": "What {sweep:the} brings.",
    "capot_takes_announces": "Who counts the announces of a side that takes no trick.",
    "no_trick_announces": "Who counts the announces of a side that takes no trick.",
    "nt_double": "Whether card points count twice at no-trumps.",
    "round_before_double": "Whether one rounds before or after multiplying a doubled deal.",
    "last_deal_tie": "What becomes of a tie in the last deal.",
    "capot_bid": "What a bid of {sweep:name} is worth.",
    "coinche_made": "What takers mark who make a contract that was {double:done}.",
    # The end.
    "target": "The number of points that wins the match.",
    "hanging_blocks_end": "Whether a deal that leaves points in suspense can end the match.",
    "valat_blocks_end": "Whether a deal in which a side takes all the tricks can end the match.",
    "deals": "The number of played deals that make a match.",
}

VALUES: dict[str, dict[str, str] | str] = {
    "packets_before": "The dealer gives each player {value:ways} cards before the auction.",
    "rotation": {
        "ccw": "Deal and play go counter-clockwise.",
        "cw": "Deal and play go clockwise.",
    },
    "round2_suits": {
        "any": "In the second round one names any suit, that of the turned card included.",
        "other": "In the second round one names another suit than that of the turned card.",
    },
    "pass_out": {
        "redeal_next": "The cards are thrown in and the next player deals.",
        "forced_first": "The hands are completed and the first player must name a trump.",
        "dealer_must": "The dealer must name a trump.",
    },
    "contracts": "One may bid, lowest first: {value:ladder}.",
    "double": {
        "open": "One may {double:verb}; a higher bid cancels {double:the}.",
        "freeze": "One may {double:verb}, which stops the bidding.",
        "none": "One may not {double:verb}.",
    },
    "double_multiplier": "A contract that was {double:done} counts {value} times.",
    "redouble_multiplier": "A contract that was {double:redone} counts {value} times.",
    "bid_min": "The first bid is at least {value} points.",
    "bid_step": "Bids rise by {value}.",
    "bid_max": "One bids up to {value} points, then {sweep:name}.",
    "trump_rise": {
        "on": "When trumps are led one rises if one can, even above one's partner.",
        "off": "When trumps are led it is enough to follow.",
    },
    "plain_rise": {
        "on": "In a plain suit, too, one rises if one can.",
        "off": "In a plain suit it is enough to follow.",
    },
    "ruff_when": {
        "opponent": "One ruffs when an opponent is winning; above one's partner one is free.",
        "always": "One always ruffs and overruffs, even one's partner.",
    },
    "cannot_overruff": {
        "under": "Who cannot overruff an opponent underruffs.",
        "free": "Who cannot overruff an opponent plays any card.",
    },
    "partner_trump_cannot_rise": {
        "under": "If the partner holds the trick with a trump one cannot beat, one underruffs.",
        "free": "If the partner holds the trick with a trump, one plays any card.",
    },
    "announces": {
        "on": "Runs and carrés count, except at no-trumps.",
        "off": "There are no announces but {pair:the}.",
    },
    "announce_mode": {
        "declare": "One announces before one's first card; a forgotten announce is lost.",
        "auto": "Announces are made by themselves in the first trick.",
    },
    "contest": {
        "joint": "The best announce of the table lets its side count all of its own.",
        "split": "Runs and carrés are compared apart.",
    },
    "announce_tie": {
        "none": "If the best announces are equal, none counts.",
        "first_speaker": "If the best announces are equal, who plays first prevails.",
    },
    "announce_trump_break": {
        "on": "Of two equal runs the one in trumps prevails.",
        "off": "Trumps do not decide between two equal runs.",
    },
    "run_length_break": {
        "on": "Among runs of five cards or more the longest prevails.",
        "off": "All runs of five cards or more are alike, the highest prevails.",
    },
    "carre_order": {
        "J9A10KQ": "Carrés rank jacks, 9s, aces, 10s, kings, queens.",
        "J9AKQ10": "Carrés rank jacks, 9s, aces, kings, queens, 10s.",
    },
    "belote_say": {
        "say_both": "One says “{pair:name}” and then “{pair:again}”; a forgotten word loses it.",
        "say_first": "One says “{pair:name}” with the first of the two cards.",
        "auto": "The 20 points of king and queen count without a word.",
    },
    "belote_king_first": {
        "on": "The king must be played before the queen, or {pair:the} does not count.",
        "off": "King and queen are played in any order.",
    },
    "belote_at_discard": {
        "either": "At all-trumps {pair:the} is lost if either of the two cards is thrown away.",
        "first": "At all-trumps {pair:the} is lost if the first of the two is thrown away.",
    },
    "belote_on_failure": {
        "lost": "If the contract fails, the takers' {pair:name} goes to the defence.",
        "kept": "If the contract fails, the takers keep their 20 points.",
    },
    "belote_on_tie": {
        "suspended": "In a tie the takers' {pair:name} stays in suspense with the rest.",
        "kept": "In a tie the takers mark their 20 points at once.",
    },
    "no_trick_belote": {
        "keep_unless_failed": (
            "A side without a trick keeps its {pair:name}, unless it took and fails."
        ),
        "keep": "A side without a trick keeps its {pair:name}.",
        "transfer": "A side without a trick loses its {pair:name} to the other.",
    },
    "unit": {
        "raw": "The score is kept in points, without rounding.",
        "be": "The score is kept in tens: the defence rounds, the takers have the rest.",
        "bg": "The score is kept in tens, rounded as the contract asks.",
        "r10": "The points of each side are rounded to the nearest ten.",
    },
    "capot": {
        "plus90": "Taking all the tricks brings 90 points beside the 10 of the last trick.",
        "der100": "Taking all the tricks brings 100 points instead of the 10 of the last trick.",
    },
    "capot_takes_announces": {
        "on": "The announces of a side without a trick go to the other side.",
        "off": "A side without a trick keeps its announces.",
    },
    "no_trick_announces": {
        "keep": "A side without a trick keeps its announces.",
        "transfer": "The announces of a side without a trick go to the other side.",
    },
    "nt_double": {
        "on": "At no-trumps the cards and the last trick count twice.",
        "off": "At no-trumps the cards count once.",
    },
    "round_before_double": {
        "on": "The total is rounded first, then multiplied.",
        "off": "The total is multiplied first, then rounded.",
    },
    "last_deal_tie": {
        "none": "A tie in the last deal leaves points in suspense.",
        "all_to_defence": "In the last deal, in a tie, the defence marks everything.",
    },
    "capot_bid": "A bid of {sweep:name} is worth {value} points.",
    "coinche_made": {
        "one_total": "A contract {double:done} and made is worth the whole deal, as one total.",
        "own": "A contract {double:done} and made is worth the usual mark, multiplied.",
    },
    "target": "The match is played to {value} points.",
    "hanging_blocks_end": {
        "on": "A deal that leaves points in suspense does not end the match.",
        "off": "A deal that leaves points in suspense can end the match.",
    },
    "valat_blocks_end": {
        "on": "A deal in which a side takes all the tricks does not end the match.",
        "off": "A deal in which a side takes all the tricks can end the match.",
    },
    "deals": "The match has {value} played deals.",
}

FAMILIES = {
    "TurnUp": "A card is turned: one takes its suit, or names one's own in a second round.",
    "Ladder": "One bids higher and higher contracts, until three passes in a row.",
    "PointBidding": "One bids points in a suit, until three passes in a row.",
    "NameOnce": "Each player speaks once; the first who names a suit is the taker.",
    "Additive": "The takers need more points than the defence.",
    "FixedBase": (
        "The takers need more points than the defence; the deal is worth 162, or 252 if one side "
        "takes all the tricks."
    ),
    "BidScoring": "The takers need 82 card points and their bid.",
    "Target": "The first side to reach the target after a whole deal wins.",
    "FixedDeals": "The match has a fixed number of deals; the higher total wins.",
}
