"""French sentences for what happens at a table."""

EVENTS = {
    "dealt": "Donneur : {seat}",
    "dealt_turned": "Donneur : {seat}. Retourne : {card}",
    "called": "{seat} : {call}",
    "contract": "Contrat : {what}, pris par {seat}",
    "passed_out": "Tout le monde passe : nouvelle donne.",
    "announced": "{seat}, annonce : {announces}",
    "shown": "{seat}, annonce montrée : {announces}",
    "counts": "Comptent : {announces}",
    "none_counts": "Aucune annonce ne compte.",
    "played": "{seat} : {card}",
    "played_said": "{seat} : {card}, « {word} »",
    "ruffed": "{told}, coupe",
    "trick": "Pli pour {seat}, {points:points}",
    "tally": "{told}. Plis : {us} à {them}",
    "deal_over": "{outcome}. Nous {us}, eux {them}.",
    "won": "Vous gagnez la partie, {us} à {them}.",
    "lost": "La partie est perdue, {us} à {them}.",
    "drawn": "Partie nulle, {us} partout.",
    "resigned": "La partie a été abandonnée.",
    "undone": "Repris.",
}
