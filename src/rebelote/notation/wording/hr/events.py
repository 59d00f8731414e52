"""Croatian sentences for what happens at a table."""

EVENTS = {
    "dealt": "Djelitelj: {seat}",
    "dealt_turned": "Djelitelj: {seat}. Okrenuta karta: {card}",
    "called": "{seat}: {call}",
    "contract": "Igra: {what}, zvač: {seat}",
    "passed_out": "Svi su rekli dalje: novo dijeljenje.",
    "announced": "{seat}: zvanje {announces}",
    "shown": "{seat}, pokazana zvanja: {announces}",
    "counts": "Broji se: {announces}",
    "none_counts": "Ne broji se nijedno zvanje.",
    "played": "{seat}: {card}",
    "played_said": "{seat}: {card}, „{word}”",
    "ruffed": "{told}, siječe",
    "trick": "Štih: {seat}, {points:points}",
    "tally": "{told}. Štihovi: {us} prema {them}",
    "deal_over": "{outcome}. Mi {us}, oni {them}.",
    "won": "Dobili ste partiju, {us} : {them}.",
    "lost": "Partija je izgubljena, {us} : {them}.",
    "drawn": "Partija je neriješena, {us} : {us}.",
    "resigned": "Partija je predana.",
    "undone": "Vraćeno.",
}
