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
    "hint_worlds": (
        "En moyenne {marks} à la marque, à {spread} près ; contrat fait {percent} fois sur 100 ; "
        "sur {worlds} donnes possibles.",
        "On average {marks} marks, give or take {spread}; contract made {percent} times in 100; "
        "over {worlds} possible deals.",
    ),
    "hint_worlds_all": (
        "En moyenne {marks} à la marque, à {spread} près ; contrat fait {percent} fois sur 100 ; "
        "sur toutes les donnes possibles ({worlds}).",
        "On average {marks} marks, give or take {spread}; contract made {percent} times in 100; "
        "over all possible deals ({worlds}).",
    ),
    "hint_call": ("En moyenne {marks} à la marque.", "On average {marks} marks."),
    "hint_next": ("Ensuite : {other}, {marks}.", "Next best: {other}, {marks}."),
    "hint_waits": ("Un conseil se cherche...", "Looking for a hint..."),
    "thinks": ("{seat} : réfléchit...", "{seat}: thinking..."),
    "level_is": (
        "Les autres jouent au niveau « {level} » ; --level en choisit un autre : {others}.",
        "The others play at the level “{level}”; --level chooses another one: {others}.",
    ),
    "level_or_bots": ("l'un des deux, --level ou --bots", "one of them, --level or --bots"),
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
    # The server.
    "serving": (
        "Rebelote vous attend à {address} ; Ctrl-C arrête, les parties sont gardées.",
        "Rebelote is waiting for you at {address}; Ctrl-C stops it, the games are kept.",
    ),
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
    "several_matches": ("plusieurs parties y sont", "several matches"),
    "no_person": (
        "aucune place n'y est celle d'une personne, ou la graine manque",
        "no seat of a person, or no seed",
    ),
    "not_utf8": ("ce n'est pas un texte UTF-8 (octet {at})", "not UTF-8 text (byte {at})"),
    "no_regular_file": ("ce n'est pas un fichier ordinaire", "not a regular file"),
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
    # Reviewing a deal.
    "review_result": ("{outcome} : {marks}.", "{outcome}: {marks}."),
    "review_best": (
        "Au mieux depuis l'entame, cartes sur table : {marks}.",
        "Best play from the first lead, all cards seen: {marks}.",
    ),
    "review_unfinished": (
        "Donne inachevée ({tricks} plis faits) : seul ce qui a été joué est jugé.",
        "The deal is not finished ({tricks} tricks made): only what was played is judged.",
    ),
    "review_unjudged": (
        "Sans le noyau compilé (rebelote doctor), les premiers plis ne sont pas jugés.",
        "Without the compiled kernel (rebelote doctor) the first tricks are not judged.",
    ),
    "review_empty": ("Rien n'a encore été joué.", "Nothing has been played yet."),
    "review_moments": ("Moments clés", "Critical moments"),
    "review_no_moment": (
        "Aucun moment critique : rien n'a été perdu.",
        "No critical moment: nothing was lost.",
    ),
    "review_accuracy": ("Précision : {shares}", "Accuracy: {shares}"),
    "review_player": ("Précision", "Accuracy"),
    "review_seen": ("à jeu caché", "hands hidden"),
    "review_real": ("cartes sur table", "all cards seen"),
    "review_mistakes": ("fautes", "mistakes"),
    "review_of": ("{number} sur {all}", "{number} of {all}"),
    "review_lost": ("marque perdue", "marks lost"),
    "review_tricks": ("Pli", "Trick"),
    "review_taken": ("fait par", "taken by"),
    "review_legend": (
        "Marque perdue par chaque choix : d'après ce que sa place voyait et, entre parenthèses, "
        "sur les vraies cartes. ▶ entame.",
        "Marks lost by each choice: by what its seat could see and, in parentheses, on the real "
        "cards. ▶ leads.",
    ),
    # Replaying and simulating.
    "one_match": ("{number} partie", "{number} match"),
    "some_matches": ("{number} parties", "{number} matches"),
    "one_deal": ("{number} donne", "{number} deal"),
    "some_deals": ("{number} donnes", "{number} deals"),
    "with_deal": ("--deal ou --step avec lui", "--deal or --step beside it"),
    "more_faults": ("... et {number} autres fautes", "... and {number} more faults"),
    "too_large": ("plus de {size} Mo", "larger than {size} MB"),
    "replayed": (
        "{file} : {matches}, {deals}, aucune faute",
        "{file}: {matches}, {deals}, 0 faults",
    ),
    "simulated": (
        "{ruleset} : {matches}, {deals} ; gagnées par les places 0 et 2 : {first}, "
        "1 et 3 : {second}, nulles : {drawn} ; écrites dans {file}",
        "{ruleset}: {matches}, {deals}; won by seats 0 and 2: {first}, "
        "1 and 3: {second}, drawn: {drawn}; written to {file}",
    ),
    "bots_replaced": (
        "un joueur-machine a dû être remplacé {faults} fois",
        "a bot had to be replaced {faults} times",
    ),
    # The arena.
    "arena_deals": ("donnes", "deals"),
    "arena_matches": ("parties", "matches"),
    "one_pair": ("{number} paire", "{number} pair"),
    "some_pairs": ("{number} paires", "{number} pairs"),
    "arena_head": (
        "{first} contre {second}, {ruleset} : {pairs} de {games}, graine {seed}",
        "{first} against {second}, {ruleset}: {pairs} of {games}, seed {seed}",
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
        "recherches coupées par leur limite de temps : {cut} ; ces chiffres dépendent de la charge",
        "searches cut short by their time limit: {cut}; these figures depend on the load",
    ),
    "arena_uneven": (
        "{player} contre lui-même ne donne pas 0 : ce joueur ne se répète pas",
        "{player} against itself does not give 0: this player does not repeat itself",
    ),
    # What an argument asks for.
    "one_to": ("de 1 à {most}", "1 to {most}"),
    "three_bots": (
        "un nom, ou trois séparés par des virgules",
        "one name, or three with commas",
    ),
    "four_bots": (
        "un nom, ou quatre séparés par des virgules",
        "one name, or four with commas",
    ),
    "name_value": ("nom=valeur", "name=value"),
    "two_numbers": ("deux nombres, comme 100,52", "two numbers such as 100,52"),
    "json_object": ("un objet JSON", "a JSON object"),
    "json_vectors": ("une liste JSON d'exemples", "a JSON list of vectors"),
    "own_file": ("un fichier à lui seul", "a file of its own"),
    "plot_title": ("{first} contre {second}, {ruleset}", "{first} against {second}, {ruleset}"),
    "plot_pairs": ("paires jouées", "pairs played"),
    "plot_mean": ("moyenne, points marqués par donne ou partie", "mean, marks a deal or match"),
    "plot_band": ("± 2 erreurs types", "± 2 standard errors"),
    "plot_margin": ("points marqués, par paire", "marks, by pair"),
    "plot_number": ("nombre de paires", "number of pairs"),
    "no_difference": ("Aucune différence.", "No difference."),
    "nobody_acts": (
        "La donne est finie : personne n'a plus rien à faire.",
        "The deal is over: nobody is to act.",
    ),
    # A position solved.
    "to_play": ("À jouer : {seat}", "To play: {seat}"),
    "on_the_table": ("Sur la table : {cards}", "On the table: {cards}"),
    "solve_waits": ("Recherche en cours...", "Searching..."),
    "solve_points": ("points", "points"),
    "solve_marks": ("marque", "marks"),
    "solve_cost": ("coût", "cost"),
    "solve_best": ("la meilleure", "best"),
    "solve_made": (
        "Chacun jouant au mieux, le contrat est fait.",
        "With best play by all, the contract is made.",
    ),
    "solve_fails": (
        "Chacun jouant au mieux, le contrat chute.",
        "With best play by all, the contract fails.",
    ),
    "solve_line": ("Meilleure suite :", "Best play:"),
    "solve_trick": ("{cards} : {seat}, {points}", "{cards}: {seat}, {points}"),
    "solved_natively": (
        "{nodes} positions en {seconds} s (noyau natif)",
        "{nodes} positions in {seconds} s (native kernel)",
    ),
    "solved_in_python": (
        "{nodes} positions en {seconds} s (recherche en Python, lente ; voyez « rebelote doctor »)",
        "{nodes} positions in {seconds} s (search in Python, slow; see “rebelote doctor”)",
    ),
    "line_or_file": (
        "une ligne de donne, ou un fichier donné par --file",
        "a deal line, or a file given by --file",
    ),
    "line_not_both": (
        "une ligne de donne, ou un fichier donné par --file, et non les deux",
        "a deal line, or a file given by --file, and not both",
    ),
    "above_zero": ("un nombre plus grand que 0", "a number above 0"),
    "number_lines": ("{number} lignes", "{number} lines"),
    "one_line": ("une seule ligne de donne", "one deal line"),
    "all_hands": (
        "quatre jeux connus ; pour une place qui ne voit pas les autres, h conseille dans "
        "« rebelote play », et rebelote.analysis.hint en Python",
        "four known hands; for a seat that does not see the others, h gives a hint in "
        "“rebelote play”, and rebelote.analysis.hint in Python",
    ),
    # How fast this machine is.
    "bench_waits": ("Mesures en cours...", "Measuring..."),
    "bench_machine": (
        "Rebelote {rebelote}, Python {python}, {processor}, recherche {backend} ({build})",
        "Rebelote {rebelote}, Python {python}, {processor}, search {backend} ({build})",
    ),
    "bench_engine": ("donnes au hasard, moteur", "random deals, engine"),
    "bench_first_lead": ("valeurs à l'entame", "values at the first lead"),
    "bench_three_tricks": ("valeurs après trois plis", "values after three tricks"),
    "bench_playouts": ("jeu au hasard, par lots", "random play, in batches"),
    "bench_bot": ("décision de {bot}, médiane", "decision of {bot}, median"),
    "bench_rate": ("{number} par seconde", "{number} a second"),
    "bench_nodes": ("{rate}, {nodes} positions", "{rate}, {nodes} positions"),
    "bench_pace": (
        "{median} ms, au plus {most} ({decisions} décisions)",
        "{median} ms, at most {most} ({decisions} decisions)",
    ),
    "bench_none": ("aucune en {seconds} s", "none in {seconds} s"),
    "bench_end": (
        "Temps de processeur d'un cœur, {seconds} s en tout. Une machine occupée donne moins.",
        "Processor time of one core, {seconds} s in all. A busy machine gives less.",
    ),
    # What works on this machine.
    "doctor_ok": ("bien", "good"),
    "doctor_note": ("à noter", "note"),
    "doctor_broken": ("en panne", "broken"),
    "doctor_installation": (
        "Rebelote {version}, Python {python}, {platform}, processeurs : {processors}",
        "Rebelote {version}, Python {python}, {platform}, processors: {processors}",
    ),
    "doctor_kernel": (
        "Recherche : noyau natif ({build}), juste sur une fin de donne d'essai",
        "Search: native kernel ({build}), right about an ending tried here",
    ),
    "doctor_kernel_absent": (
        "Recherche : en Python, bien plus lente. Cette installation n'a pas de noyau natif : "
        "aucun compilateur C++ n'a été trouvé, ou il a échoué, ou le noyau a été laissé de côté "
        "exprès. Pour l'avoir : un compilateur (c++, g++ ou clang++), puis Rebelote de nouveau. "
        "Sans lui les joueurs, les conseils et les analyses ne cherchent qu'en fin de donne.",
        "Search: in Python, much slower. This installation has no native kernel: no C++ compiler "
        "was found, or it failed, or the kernel was left out on purpose. To have it: a compiler "
        "(c++, g++ or clang++), then Rebelote again. Without it players, hints and reviews "
        "search only late in a deal.",
    ),
    "doctor_kernel_fails": (
        "Recherche : en Python, bien plus lente. Un noyau natif est là ({files}) mais ne se "
        "charge pas ({problem}) : installez Rebelote de nouveau, avec ce Python.",
        "Search: in Python, much slower. A native kernel is there ({files}) but does not load "
        "({problem}): install Rebelote again, with this Python.",
    ),
    "doctor_kernel_wrong": (
        "Recherche : le noyau natif se trompe ({problem}) : installez Rebelote de nouveau.",
        "Search: the native kernel is wrong ({problem}): install Rebelote again.",
    ),
    "doctor_extra": ("Supplément {extra} : {packages}", "Extra {extra}: {packages}"),
    "doctor_extra_missing": (
        'Supplément {extra} : il manque {packages} ; pip install "rebelote[{extra}]"',
        'Extra {extra}: lacks {packages}; pip install "rebelote[{extra}]"',
    ),
    "doctor_bots": ("Joueurs-machines : {bots}", "Computer players: {bots}"),
    "doctor_bot_fails": ("Joueur-machine {bot} : {problem}", "Computer player {bot}: {problem}"),
    "doctor_rulesets": ("Règlements : {rulesets}", "Rulesets: {rulesets}"),
    "doctor_plugin_fails": ("{error}", "{error}"),
    "doctor_folder": ("Parties gardées dans {folder}", "Games are kept in {folder}"),
    "doctor_folder_fails": (
        "Parties : on ne peut pas écrire dans {folder} ; REBELOTE_HOME en nomme un autre.",
        "Games: {folder} cannot be written to; REBELOTE_HOME names another folder.",
    ),
    "doctor_all_well": ("Rebelote fonctionne ici.", "Rebelote works here."),
    "doctor_trouble": (
        "Quelque chose est en panne : voyez ci-dessus.",
        "Something is broken: see above.",
    ),
}

_COLUMN: Final = {"fr": 0, "en": 1}


def word(key: str, language: str, **values: object) -> str:
    """Return a label or prompt of the terminal in a language."""
    return _WORDS[key][_COLUMN[language]].format(**values)


def decimals(number: str, language: str) -> str:
    """Return a number with the sign that sets decimals apart in a language."""
    from rebelote.notation.wording import say_decimals

    return say_decimals(number, language)


def count_points(number: int, language: str) -> str:
    """Return a number of points."""
    return counted("point", "points", number, language)


def counted(one: str, several: str, number: int, language: str) -> str:
    """Return a number of things by the label of one or of several; French counts none as one."""
    is_one = number == 1 or (number == 0 and language == "fr")
    return word(one if is_one else several, language, number=number)
