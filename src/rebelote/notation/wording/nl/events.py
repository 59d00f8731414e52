"""Dutch sentences for what happens at a table."""

EVENTS = {
    "dealt": "Deler: {seat}",
    "dealt_turned": "Deler: {seat}. Gedraaide kaart: {card}",
    "called": "{seat}: {call}",
    "contract": "Contract: {what}, troefmaker: {seat}",
    "passed_out": "Iedereen past: een nieuwe gift.",
    "announced": "{seat} kondigt {announces} aan",
    "shown": "{seat} toont {announces}",
    "counts": "Tellen: {announces}",
    "none_counts": "Geen aankondiging telt.",
    "played": "{seat}: {card}",
    "played_said": "{seat}: {card}, ‘{word}’",
    "trick": "Slag: {seat}, {points:points}",
    "deal_over": "{outcome}. Wij {us}, zij {them}.",
    "won": "Jullie winnen de partij met {us} tegen {them}.",
    "lost": "De partij is verloren met {us} tegen {them}.",
    "drawn": "De partij eindigt gelijk, {us} tegen {us}.",
    "resigned": "De partij is opgegeven.",
    "undone": "Teruggenomen.",
}
