"""Bulgarian sentences for what happens at a table."""

EVENTS = {
    "dealt": "Раздава: {seat}",
    "dealt_turned": "Раздава: {seat}. Обърната карта: {card}",
    "called": "{seat}: {call}",
    "contract": "Игра: {what}, обявил: {seat}",
    "passed_out": "Всички са пас: ново раздаване.",
    "announced": "{seat}: анонс {announces}",
    "shown": "{seat}, показани анонси: {announces}",
    "counts": "Броят се: {announces}",
    "none_counts": "Не се брои нито един анонс.",
    "played": "{seat}: {card}",
    "played_said": "{seat}: {card}, „{word}“",
    "trick": "Взятката: {seat}, {points:points}",
    "deal_over": "{outcome}. Ние {us}, те {them}.",
    "won": "Печелите партията с {us} на {them}.",
    "lost": "Партията е загубена с {us} на {them}.",
    "drawn": "Партията е наравно, {us} на {us}.",
    "resigned": "Партията е прекратена.",
    "undone": "Върнато.",
}
