"""English sentences for what happens at a table."""

EVENTS = {
    "dealt": "Dealer: {seat}",
    "dealt_turned": "Dealer: {seat}. Turned card: {card}",
    "called": "{seat}: {call}",
    "contract": "Contract: {what}, taken by {seat}",
    "passed_out": "Everybody passes: a new deal.",
    "announced": "{seat}, announce: {announces}",
    "shown": "{seat}, announce shown: {announces}",
    "counts": "Counting: {announces}",
    "none_counts": "No announce counts.",
    "played": "{seat}: {card}",
    "played_said": "{seat}: {card}, “{word}”",
    "ruffed": "{told}, trumps",
    "trick": "Trick to {seat}, {points:points}",
    "tally": "{told}. Tricks: {us} to {them}",
    "deal_over": "{outcome}. Us {us}, them {them}.",
    "won": "You win the match, {us} to {them}.",
    "lost": "The match is lost, {us} to {them}.",
    "drawn": "The match is a draw, {us} all.",
    "resigned": "The match was given up.",
    "undone": "Taken back.",
}
