"""English sentences for what people do and say at a table, and for their chips."""

COMPANY = {
    "sat": "{who}: has sat down",
    "stood": "{who}: has got up",
    "cleared": "{who}: is free again",
    "filled": "{who}: a computer sits down",
    "swapped": "{who} and {other}: have changed places",
    "started": "The match begins.",
    "left": "{who}: has left, the computer plays this seat",
    "silent": "{who}: was silent too long, the computer plays this seat",
    "returning": "{who}: takes the seat back at the next trick",
    "returned": "{who}: is back",
    "pause_asked": "{who}: asks for a pause",
    "paused": "The table is paused.",
    "resumed": "{who}: goes on",
    "woken": "The server was away; nobody's time passed meanwhile.",
    "cancelled": "The table was cancelled before the match. Every stake went back.",
    "abandoned": "Nobody is at the table any more. Every stake went back.",
    "paid": "The pot of {chips} chips was paid out.",
    "refunded": "Every stake went back.",
    "stake_none": "Nobody stakes chips at this table.",
    "stake": "Everybody who sits down puts {chips} chips into the pot; computers put nothing in.",
    "pot_casino": (
        "Of {persons} people present at the end the best takes {percents} % of the pot, and "
        "so on by rank; team-mates add their shares and halve them."
    ),
    "pot_winners": "The people of the winning team share the whole pot evenly.",
    "share": "{percent} % of the pot",
    "rounding": "What cannot be divided goes to the first of the winners.",
    "forfeit": (
        "Getting up before the start brings the stake back. Leaving during the match, and "
        "not coming back, loses it to the pot."
    ),
    "refunds": "Where the table is cancelled or nobody is left, every stake goes back.",
    "no_value": "Chips have no money value: they cannot be bought, paid out or given away.",
    "takeover": (
        "The computer ({bot}) plays for whoever leaves or is silent too long; the seat can "
        "be taken back {returns} times."
    ),
    "chips_grant": "To begin with",
    "chips_daily": "Free chips of the day",
    "chips_sat": "Stake",
    "chips_left": "Stake taken back before the start",
    "chips_settled": "From the pot",
    "chips_refunded": "Stake returned",
    "chips_closed": "Account closed",
}

SPOKEN = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "your_turn": "It is your turn.",
    "one_moment": "One moment, please.",
    "good_game": "Good game!",
    "again": "Shall we play again?",
    "bye": "Goodbye!",
    "clap": "applauds",
    "laugh": "laughs",
    "wow": "is amazed",
    "sad": "is sad",
    "heart": "sends a heart",
}
