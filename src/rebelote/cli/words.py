"""The terminal's own labels and prompts, in French and English."""

from __future__ import annotations

from typing import Final

# Columns: French, English. Sentences about cards, calls and scores come from notation.wording.
_WORDS: Final[dict[str, tuple[str, str]]] = {
    # The heading of the table.
    "deal": ("donne {number}", "deal {number}"),
    "score": ("Nous {us} – Eux {them}", "Us {us} – Them {them}"),
    "score_told": ("nous {us}, eux {them}", "us {us}, them {them}"),
    "target": ("but {target}", "target {target}"),
    "deals": ("jouées {played} sur {deals}", "played {played} of {deals}"),
    "pending": ("suspens {points}", "suspense {points}"),
    "contract_short": ("Contrat : {contract} ({seat})", "Contract: {contract} ({seat})"),
    "contract_by": (
        "Contrat : {contract}, pris par {seat}",
        "Contract: {contract}, taken by {seat}",
    ),
    "tricks": ("plis {us}–{them}", "tricks {us}–{them}"),
    "turned": ("Retourne : {card}", "Turned card: {card}"),
    "dealer": ("donneur", "dealer"),
    "dealer_is": ("Donneur : {seat}", "Dealer: {seat}"),
    "taker": ("preneur", "taker"),
    # What happens.
    "plays": ("{seat} : {card}", "{seat}: {card}"),
    "plays_said": ("{seat} : {card}, « {word} »", "{seat}: {card}, “{word}”"),
    "calls": ("{seat} : {call}", "{seat}: {call}"),
    "announces": ("{seat} : annonce {kinds}", "{seat}: announces {kinds}"),
    "shows": ("{seat} : montre {announces}", "{seat}: shows {announces}"),
    "counts": ("Comptent : {announces}", "Counting: {announces}"),
    "none_counts": ("Aucune annonce ne compte.", "No announce counts."),
    "wins_trick": ("Pli pour {seat}, {points}", "Trick to {seat}, {points}"),
    "point": ("{number} point", "{number} point"),
    "points": ("{number} points", "{number} points"),
    "passed_out": ("Tout le monde passe : nouvelle donne.", "Everybody passes: a new deal."),
    # What the person holds and may do.
    "numbered": ("{number} : {what}", "{number}: {what}"),
    "list": ("{first} ; {second}", "{first}; {second}"),
    "prompt": ("{question} > ", "{question} > "),
    "prompt_told": ("{question} : ", "{question}: "),
    "hand": ("Votre main : {cards}", "Your hand: {cards}"),
    "playable": ("Jouables : {numbers}", "Playable: {numbers}"),
    "open_calls": ("Paroles : {calls}", "Calls: {calls}"),
    "open_bids": (
        "Enchère : points puis lettre ({example}) ; {levels} ; {letters}",
        "Bid: points, then a letter ({example}); {levels}; {letters}",
    ),
    "levels": ("de {low} à {high}", "from {low} to {high}"),
    "must_name": (
        "Tous les autres ont passé : vous devez nommer l'atout.",
        "All the others passed: you must name the trump.",
    ),
    "can_declare": (
        "À annoncer avant votre première carte : {announces} (tapez d)",
        "To announce before your first card: {announces} (type d)",
    ),
    "can_declare_some": (
        "À annoncer avant votre première carte : {announces} (d : tout, d1 : la première seule)",
        "To announce before your first card: {announces} (d: all, d1: the first one only)",
    ),
    "can_say": (
        "Pour dire « {word} » avec la carte : {keys}",
        "To say “{word}” with the card: {keys}",
    ),
    "call_prompt": ("Votre parole", "Your call"),
    "card_prompt": ("Votre carte", "Your card"),
    "next_prompt": ("Entrée pour continuer", "Enter to go on"),
    "back_prompt": ("Entrée pour revenir au jeu", "Enter to go back to the game"),
    # What the person asks for.
    "help": (
        "1 à 8 : jouer la carte de ce numéro ; 3! la joue en disant la belote\n"
        "1 à 9, ou des points et une lettre : parler ; p passe, x contre, xx surcontre\n"
        "d annoncer · h conseil · l dernier pli · c enchères · s marque\n"
        "u reprendre · q garder et quitter · Entrée : redire où l'on en est",
        "1 to 8: play the card of that number; 3! plays it saying belote\n"
        "1 to 9, or points and a letter: call; p pass, x double, xx redouble\n"
        "d announce · h hint · l last trick · c calls · s score\n"
        "u take back · q save and quit · Enter: say again where things stand",
    ),
    "hint": ("Conseil : {action} (tapez {keys})", "Hint: {action} (type {keys})"),
    "no_hint": ("Rien à conseiller ici.", "There is nothing to advise here."),
    "last_trick": ("Dernier pli : {cards}", "Last trick: {cards}"),
    "no_trick_yet": ("Aucun pli n'est encore fait.", "No trick has been made yet."),
    "calls_so_far": ("Enchères : {calls}", "Calls: {calls}"),
    "no_call_yet": ("Personne n'a encore parlé.", "Nobody has called yet."),
    "nothing_to_undo": ("Rien à reprendre.", "Nothing to take back."),
    "undone": ("Repris.", "Taken back."),
    "that": ("cela", "that"),
    "not_understood": (
        "« {text} » ne veut rien dire ici ; ? pour l'aide.",
        "“{text}” means nothing here; ? for help.",
    ),
    # The score.
    "sheet": ("Marque de la donne", "Score of the deal"),
    "marks": ("Points marqués", "Marks"),
    "marks_told": ("Points marqués : {score}", "Marks: {score}"),
    "line_told": ("{team} : {line}", "{team}: {line}"),
    "total": ("Total : {score}", "Total: {score}"),
    "deals_so_far": ("Donnes : {marks}", "Deals: {marks}"),
    "points_so_far": (
        "Cartes prises dans cette donne : {score}",
        "Card points taken in this deal: {score}",
    ),
    "no_score_yet": ("Aucune donne n'est encore jouée.", "No deal has been played yet."),
    "won": ("Vous gagnez la partie, {us} à {them}.", "You win the match, {us} to {them}."),
    "lost": ("La partie est perdue, {us} à {them}.", "The match is lost, {us} to {them}."),
    "drawn": ("Partie nulle, {us} partout.", "The match is a draw, {us} all."),
    # Files and faults.
    "saved": (
        "Partie gardée ; « {command} » la reprend.",
        "Game kept; “{command}” takes it up again.",
    ),
    "set_aside": (
        "La partie inachevée est mise de côté ; « {command} » la reprend.",
        "The unfinished game is put aside; “{command}” takes it up again.",
    ),
    "not_kept": (
        "{problem} Cette partie n'est pas gardée.",
        "{problem} This game is not kept.",
    ),
    "open_elsewhere": (
        "cette partie est ouverte dans un autre terminal ; --game FICHIER en garde une seconde",
        "this game is open in another terminal; --game FILE keeps a second one",
    ),
    "game_file": (
        "un fichier qui contient une partie de Rebelote, ou un nouveau nom",
        "a file that holds a game of Rebelote, or a new name",
    ),
    "recorded": ("Partie notée dans {path}.", "The match is recorded in {path}."),
    "nothing_kept": ("aucune partie n'y est gardée", "no game is kept there"),
    "as_it_was": (
        "rien d'autre à côté de --resume, qui reprend la partie telle quelle",
        "nothing else beside --resume, which takes the game up as it was",
    ),
    "interrupted": ("interrompu", "interrupted"),
    "our_fault": (
        "une erreur de Rebelote, pas de vous ({problem}) ; REBELOTE_DEBUG=1 en montre le détail",
        "a fault of Rebelote, not yours ({problem}); REBELOTE_DEBUG=1 shows the details",
    ),
    # Where no table can be drawn.
    "suit_letters": ("pckt", "shdc"),
    "too_small": (
        "Fenêtre de {columns} colonnes sur {rows} lignes, il en faut {width} sur {height} pour "
        "dessiner la table : tout est dit ligne par ligne.",
        "A window of {columns} columns and {rows} lines; a drawn table needs {width} and {height}: "
        "everything is told in lines.",
    ),
    "no_signs": (
        "Les signes des couleurs manquent au terminal ({encoding}) : tout est dit en mots.",
        "The terminal lacks the suits' signs ({encoding}): everything is told in words.",
    ),
    # Replaying and simulating.
    "with_deal": ("--deal ou --step avec lui", "--deal or --step beside it"),
    "more_faults": ("... et {number} autres fautes", "... and {number} more faults"),
    "too_large": ("plus de {size} Mo", "larger than {size} MB"),
    "replayed": (
        "{file} : {matches} parties, {deals} donnes, aucune faute",
        "{file}: {matches} matches, {deals} deals, 0 faults",
    ),
    "simulated": (
        "{ruleset} : {matches} parties, {deals} donnes ; gagnées par les places 0 et 2 : {first}, "
        "1 et 3 : {second}, nulles : {drawn} ; écrites dans {file}",
        "{ruleset}: {matches} matches, {deals} deals; won by seats 0 and 2: {first}, "
        "1 and 3: {second}, drawn: {drawn}; written to {file}",
    ),
    "bots_replaced": (
        "un joueur-machine a dû être remplacé {faults} fois",
        "a bot had to be replaced {faults} times",
    ),
    # The arena.
    "arena_deals": ("donnes", "deals"),
    "arena_matches": ("parties", "matches"),
    "arena_head": (
        "{first} contre {second}, {ruleset} : {pairs} paires de {games}, graine {seed}",
        "{first} against {second}, {ruleset}: {pairs} pairs of {games}, seed {seed}",
    ),
    "arena_marks": (
        "Points marqués : {figure} ({ratio} erreurs types)",
        "Marks: {figure} ({ratio} standard errors)",
    ),
    "arena_points": ("Points de cartes : {figure}", "Card points: {figure}"),
    "arena_won": (
        "Paires gagnées : {won}, perdues : {lost}, nulles : {drawn} ; jeux gagnés : {rate} %",
        "Pairs won: {won}, lost: {lost}, drawn: {drawn}; {rate} % of games won",
    ),
    "arena_a_call": ("une parole", "a call"),
    "arena_a_card": ("une carte", "a card"),
    "arena_slowest": ("la plus lente", "slowest"),
    "arena_faults": ("fautes", "faults"),
    "arena_cut": (
        "{cut} recherches arrêtées par leur limite de temps : ces chiffres dépendent de la charge",
        "{cut} searches were cut short by their time limit: these figures depend on the load",
    ),
    "arena_uneven": (
        "{player} contre lui-même ne donne pas 0 : ce joueur ne se répète pas",
        "{player} against itself does not give 0: this player does not repeat itself",
    ),
    "own_file": ("un fichier à lui seul", "a file of its own"),
    "plot_title": ("{first} contre {second}, {ruleset}", "{first} against {second}, {ruleset}"),
    "plot_pairs": ("paires jouées", "pairs played"),
    "plot_mean": ("moyenne, points marqués par donne ou partie", "mean, marks a deal or match"),
    "plot_band": ("± 2 erreurs types", "± 2 standard errors"),
    "plot_margin": ("points marqués, par paire", "marks, by pair"),
    "plot_count": ("paires", "pairs"),
    "no_difference": ("Aucune différence.", "No difference."),
    "nobody_acts": (
        "La donne est finie : personne n'a plus rien à faire.",
        "The deal is over: nobody is to act.",
    ),
}

_COLUMN: Final = {"fr": 0, "en": 1}


def word(key: str, language: str, **values: object) -> str:
    """Return a label or prompt of the terminal in a language."""
    return _WORDS[key][_COLUMN[language]].format(**values)


def count_points(number: int, language: str) -> str:
    """Return a number of points: French counts none as one thing, English as several."""
    is_one = number == 1 or (number == 0 and language == "fr")
    return word("point" if is_one else "points", language, number=number)
