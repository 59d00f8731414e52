"""The terminal's own labels and prompts, in French and English."""

from __future__ import annotations

from typing import Final

# Columns: French, English. Sentences about cards, calls and scores come from notation.wording.
_WORDS: Final[dict[str, tuple[str, str]]] = {
    "you": ("Vous", "You"),
    "partner": ("Nord", "North"),
    "east": ("Est", "East"),
    "west": ("Ouest", "West"),
    "us": ("Nous", "Us"),
    "them": ("Eux", "Them"),
    "deal": ("donne {number}", "deal {number}"),
    "target": ("but {target}", "target {target}"),
    "deals": ("{played}/{deals} donnes", "{played}/{deals} deals"),
    "pending": ("en suspens {points}", "in suspense {points}"),
    "tricks": ("plis {us}–{them}", "tricks {us}–{them}"),
    "contract_short": ("contrat {contract}", "contract {contract}"),
    "turned_short": ("retourne {card}", "turned {card}"),
    "turned": ("Retourne : {card}", "Turned card: {card}"),
    "dealer": ("donneur", "dealer"),
    "taker": ("preneur", "taker"),
    "last_trick": ("dernier pli", "last trick"),
    "no_trick_yet": ("Aucun pli n'est encore fait.", "No trick has been made yet."),
    "hand": ("Votre main", "Your hand"),
    "playable": ("jouables : {numbers}", "playable: {numbers}"),
    "your_turn": ("À vous", "Your turn"),
    "plays": ("{seat} : {card}", "{seat}: {card}"),
    "plays_said": ("{seat} : {card}, « {word} »", "{seat}: {card}, “{word}”"),
    "calls": ("{seat} : {call}", "{seat}: {call}"),
    "announces": ("{seat} : annonce {kinds}", "{seat}: announces {kinds}"),
    "shows": ("Annonces, {seat} : {announces}", "Announces, {seat}: {announces}"),
    "counts": ("Comptent : {announces}", "Counting: {announces}"),
    "none_counts": ("Aucune annonce ne compte.", "No announce counts."),
    "wins_trick": ("Pli pour {seat} ({points})", "Trick to {seat} ({points})"),
    "contract_is": ("Contrat : {contract} ({seat})", "Contract: {contract} ({seat})"),
    "passed_out": ("Tout le monde passe : nouvelle donne.", "Everybody passes: a new deal."),
    "hint": ("Conseil : {action}", "Hint: {action}"),
    "nothing_to_undo": ("Rien à reprendre.", "Nothing to take back."),
    "undone": ("Repris.", "Taken back."),
    "saved": (
        "Partie gardée ; « rebelote play --resume » la reprend.",
        "Game kept; “rebelote play --resume” takes it up again.",
    ),
    "not_saved": ("La partie n'a pas pu être gardée : {problem}", "Not saved: {problem}"),
    "not_understood": (
        "« {text} » ne veut rien dire ici ; ? pour l'aide.",
        "“{text}” means nothing here; ? for help.",
    ),
    "can_declare": (
        "Vous pouvez annoncer {announces} : tapez d avant votre première carte.",
        "You may announce {announces}: type d before your first card.",
    ),
    "can_say": (
        "Belote : ajoutez ! à la carte pour le dire ({example}).",
        "Belote: add ! to the card to say it ({example}).",
    ),
    "call_prompt": ("Votre parole", "Your call"),
    "card_prompt": ("Votre carte", "Your card"),
    "next_prompt": ("Entrée pour la donne suivante", "Enter for the next deal"),
    "sheet": ("Marque de la donne", "Score of the deal"),
    "marks": ("Points marqués", "Marks"),
    "total": ("Total", "Total"),
    "won": ("Vous gagnez la partie, {us} à {them}.", "You win the match, {us} to {them}."),
    "lost": ("La partie est perdue, {us} à {them}.", "The match is lost, {us} to {them}."),
    "drawn": ("Partie nulle, {us} partout.", "The match is a draw, {us} all."),
    "no_score_yet": ("Aucune donne n'est encore jouée.", "No deal has been played yet."),
    "interrupted": ("interrompu", "interrupted"),
    "our_fault": (
        "une erreur de Rebelote, pas de vous ({problem}) ; REBELOTE_DEBUG=1 en montre le détail",
        "a fault of Rebelote, not yours ({problem}); REBELOTE_DEBUG=1 shows the details",
    ),
    "help": (
        "1-8 carte (3! dit belote) · 1-9 ou lettres : parole · d annoncer · h conseil · "
        "l dernier pli · s marque · u reprendre · q garder et quitter",
        "1-8 card (3! says belote) · 1-9 or letters: call · d announce · h hint · "
        "l last trick · s score · u undo · q save and quit",
    ),
}

_COLUMN: Final = {"fr": 0, "en": 1}


def word(key: str, language: str, **values: object) -> str:
    """Return a label or prompt of the terminal in a language."""
    return _WORDS[key][_COLUMN[language]].format(**values)
