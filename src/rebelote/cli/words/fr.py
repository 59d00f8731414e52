"""The terminal's labels and prompts in French."""

WORDS = {
    # The heading of the table.
    "deal": "donne {number}",
    "score": "Nous {us} – Eux {them}",
    "score_told": "nous {us}, eux {them}",
    "target": "but {target}",
    "deals": "jouées {played} sur {deals}",
    "pending": "suspens {points}",
    "contract_short": "Contrat : {contract} ({seat})",
    "tricks": "plis {us}–{them}",
    "turned": "Retourne : {card}",
    "dealer": "donneur",
    "taker": "preneur",
    # What the person holds and may do.
    "numbered": "{number} : {what}",
    "list": "{first} ; {second}",
    "prompt": "{question} > ",
    "prompt_told": "{question} : ",
    "hand": "Votre main : {cards}",
    "playable": "Jouables : {numbers}",
    "open_calls": "Paroles : {calls}",
    "open_bids": "Enchère : points puis lettre ({example}) ; {levels} ; {letters}",
    "levels": "de {low} à {high}",
    "must_name": "Tous les autres ont passé : vous devez nommer l'atout.",
    "can_declare": "À annoncer avant votre première carte : {announces} (tapez d)",
    "can_declare_some": (
        "À annoncer avant votre première carte : {announces} (d : tout, d1 : la première seule)"
    ),
    "can_say": "Pour dire « {word} » avec la carte : {keys}",
    "call_prompt": "Votre parole",
    "card_prompt": "Votre carte",
    "next_prompt": "Entrée pour continuer",
    "back_prompt": "Entrée pour revenir au jeu",
    # What the person asks for.
    "help": (
        "1 à 8 : jouer la carte de ce numéro ; 3! la joue en disant la belote\n"
        "1 à 9, ou des points et une lettre : parler ; p passe, x contre, xx surcontre\n"
        "d annoncer · h conseil · l dernier pli · c enchères · s marque\n"
        "u reprendre · q garder et quitter · Entrée : redire où l'on en est"
    ),
    "hint": "Conseil : {action} (tapez {keys})",
    "hint_worlds": (
        "En moyenne {marks} à la marque, à {spread} près ; contrat fait {percent} fois sur 100 ; "
        "sur {worlds} donnes possibles."
    ),
    "hint_worlds_all": (
        "En moyenne {marks} à la marque, à {spread} près ; contrat fait {percent} fois sur 100 ; "
        "sur toutes les donnes possibles ({worlds})."
    ),
    "hint_call": "En moyenne {marks} à la marque.",
    "hint_next": "Ensuite : {other}, {marks}.",
    "hint_waits": "Un conseil se cherche...",
    "thinks": "{seat} : réfléchit...",
    "level_is": "Les autres jouent au niveau « {level} » ; --level en choisit un autre : {others}.",
    "level_or_bots": "l'un des deux, --level ou --bots",
    "no_hint": "Rien à conseiller ici.",
    "last_trick": "Dernier pli : {cards}",
    "no_trick_yet": "Aucun pli n'est encore fait.",
    "calls_so_far": "Enchères : {calls}",
    "no_call_yet": "Personne n'a encore parlé.",
    "nothing_to_undo": "Rien à reprendre.",
    "that": "cela",
    "not_understood": "« {text} » ne veut rien dire ici ; ? pour l'aide.",
    # The score.
    "sheet": "Marque de la donne",
    "marks": "Points marqués",
    "marks_told": "Points marqués : {score}",
    "line_told": "{team} : {line}",
    "total": "Total : {score}",
    "deals_so_far": "Donnes : {marks}",
    "points_so_far": "Cartes prises dans cette donne : {score}",
    "no_score_yet": "Aucune donne n'est encore jouée.",
    # The server.
    "serving": "Rebelote vous attend à {address} ; Ctrl-C arrête, les parties sont gardées.",
    # Files and faults.
    "saved": "Partie gardée ; « {command} » la reprend.",
    "set_aside": "La partie inachevée est mise de côté ; « {command} » la reprend.",
    "not_kept": "{problem} Cette partie n'est pas gardée.",
    "open_elsewhere": (
        "cette partie est ouverte dans un autre terminal ; --game FICHIER en garde une seconde"
    ),
    "game_file": "un fichier qui contient une partie de Rebelote, ou un nouveau nom",
    "recorded": "Partie notée dans {path}.",
    "several_matches": "plusieurs parties y sont",
    "no_person": "aucune place n'y est celle d'une personne, ou la graine manque",
    "not_utf8": "ce n'est pas un texte UTF-8 (octet {at})",
    "no_regular_file": "ce n'est pas un fichier ordinaire",
    "nothing_kept": "aucune partie n'y est gardée",
    "as_it_was": "rien d'autre à côté de --resume, qui reprend la partie telle quelle",
    "interrupted": "interrompu",
    "our_fault": (
        "une erreur de Rebelote, pas de vous ({problem}) ; REBELOTE_DEBUG=1 en montre le détail"
    ),
    # Where no table can be drawn.
    "too_small": (
        "Fenêtre de {columns} colonnes sur {rows} lignes, il en faut {width} sur {height} pour "
        "dessiner la table : tout est dit ligne par ligne."
    ),
    "no_signs": "Les signes des couleurs manquent au terminal ({encoding}) : tout est dit en mots.",
    # Reviewing a deal.
    "review_result": "{outcome} : {marks}.",
    "review_best": "Au mieux depuis l'entame, cartes sur table : {marks}.",
    "review_unfinished": "Donne inachevée ({tricks} plis faits) : seul ce qui a été joué est jugé.",
    "review_unjudged": (
        "Sans le noyau compilé (rebelote doctor), les premiers plis ne sont pas jugés."
    ),
    "review_empty": "Rien n'a encore été joué.",
    "review_moments": "Moments clés",
    "review_no_moment": "Aucun moment critique : rien n'a été perdu.",
    "review_accuracy": "Précision : {shares}",
    "review_player": "Précision",
    "review_seen": "à jeu caché",
    "review_real": "cartes sur table",
    "review_mistakes": "fautes",
    "review_of": "{number} sur {all}",
    "review_lost": "marque perdue",
    "review_tricks": "Pli",
    "review_taken": "fait par",
    "review_legend": (
        "Marque perdue par chaque choix : d'après ce que sa place voyait et, entre parenthèses, "
        "sur les vraies cartes. ▶ entame."
    ),
    # Replaying and simulating.
    "with_deal": "--deal ou --step avec lui",
    "more_faults": "... et {number} autres fautes",
    "too_large": "plus de {size} Mo",
    "replayed": "{file} : {matches}, {deals}, aucune faute",
    "promised": "{number}. promesse : {commitment}",
    "verified": "{file} : {matches}, {deals}, les cartes sont celles promises",
    "unproved": "{file} : {matches}, aucune donne terminée, donc rien à vérifier",
    "audited": (
        "{file} : mouvements : {transfers} ; jetons des personnes : {players}, de {stakes} mises "
        "en cours : {escrow}, de la maison : {house} ; ensemble : {sum}"
    ),
    "simulated": (
        "{ruleset} : {matches}, {deals} ; gagnées par les places 0 et 2 : {first}, 1 et 3 : "
        "{second}, nulles : {drawn} ; écrites dans {file}"
    ),
    "bots_replaced": "un joueur-machine a dû être remplacé {faults} fois",
    # The arena.
    "arena_deals": "donnes",
    "arena_matches": "parties",
    "arena_head": "{first} contre {second}, {ruleset} : {pairs} de {games}, graine {seed}",
    "arena_marks": "Points marqués : {figure} ({ratio} erreurs types)",
    "arena_points": "Points de cartes : {figure}",
    "arena_won": (
        "Paires gagnées : {won}, perdues : {lost}, nulles : {drawn} ; jeux gagnés : {rate} %"
    ),
    "arena_a_call": "une parole",
    "arena_a_card": "une carte",
    "arena_slowest": "la plus lente",
    "arena_faults": "fautes",
    "arena_cut": (
        "recherches coupées par leur limite de temps : {cut} ; ces chiffres dépendent de la charge"
    ),
    "arena_uneven": "{player} contre lui-même ne donne pas 0 : ce joueur ne se répète pas",
    # What an argument asks for.
    "one_to": "de 1 à {most}",
    "three_bots": "un nom, ou trois séparés par des virgules",
    "four_bots": "un nom, ou quatre séparés par des virgules",
    "name_value": "nom=valeur",
    "two_numbers": "deux nombres, comme 100,52",
    "json_object": "un objet JSON",
    "json_vectors": "une liste JSON d'exemples",
    "own_file": "un fichier à lui seul",
    "plot_title": "{first} contre {second}, {ruleset}",
    "plot_pairs": "paires jouées",
    "plot_mean": "moyenne, points marqués par donne ou partie",
    "plot_band": "± 2 erreurs types",
    "plot_margin": "points marqués, par paire",
    "plot_number": "nombre de paires",
    "no_difference": "Aucune différence.",
    "nobody_acts": "La donne est finie : personne n'a plus rien à faire.",
    # A position solved.
    "to_play": "À jouer : {seat}",
    "on_the_table": "Sur la table : {cards}",
    "solve_waits": "Recherche en cours...",
    "solve_points": "points",
    "solve_marks": "marque",
    "solve_cost": "coût",
    "solve_best": "la meilleure",
    "solve_made": "Chacun jouant au mieux, le contrat est fait.",
    "solve_fails": "Chacun jouant au mieux, le contrat chute.",
    "solve_line": "Meilleure suite :",
    "solve_trick": "{cards} : {seat}, {points}",
    "solved_natively": "{nodes} positions en {seconds} s (noyau natif)",
    "solved_in_python": (
        "{nodes} positions en {seconds} s (recherche en Python, lente ; voyez « rebelote doctor »)"
    ),
    "line_or_file": "une ligne de donne, ou un fichier donné par --file",
    "line_not_both": "une ligne de donne, ou un fichier donné par --file, et non les deux",
    "above_zero": "un nombre plus grand que 0",
    "number_lines": "{number} lignes",
    "one_line": "une seule ligne de donne",
    "all_hands": (
        "quatre jeux connus ; pour une place qui ne voit pas les autres, h conseille dans « "
        "rebelote play », et rebelote.analysis.hint en Python"
    ),
    # How fast this machine is.
    "bench_waits": "Mesures en cours...",
    "bench_machine": (
        "Rebelote {rebelote}, Python {python}, {processor}, recherche {backend} ({build})"
    ),
    "bench_engine": "donnes au hasard, moteur",
    "bench_first_lead": "valeurs à l'entame",
    "bench_three_tricks": "valeurs après trois plis",
    "bench_playouts": "jeu au hasard, par lots",
    "bench_bot": "décision de {bot}, médiane",
    "bench_rate": "{number} par seconde",
    "bench_nodes": "{rate}, {nodes} positions",
    "bench_pace": "{median} ms, au plus {most} ({decisions} décisions)",
    "bench_none": "aucune en {seconds} s",
    "bench_end": (
        "Temps de processeur d'un cœur, {seconds} s en tout. Une machine occupée donne moins."
    ),
    # What works on this machine.
    "doctor_ok": "bien",
    "doctor_note": "à noter",
    "doctor_broken": "en panne",
    "doctor_installation": (
        "Rebelote {version}, Python {python}, {platform}, processeurs : {processors}"
    ),
    "doctor_kernel": "Recherche : noyau natif ({build}), juste sur une fin de donne d'essai",
    "doctor_kernel_absent": (
        "Recherche : en Python, bien plus lente. Cette installation n'a pas de noyau natif : "
        "aucun compilateur C++ n'a été trouvé, ou il a échoué, ou le noyau a été laissé de côté "
        "exprès. Pour l'avoir : un compilateur (c++, g++ ou clang++), puis Rebelote de nouveau. "
        "Sans lui les joueurs, les conseils et les analyses ne cherchent qu'en fin de donne."
    ),
    "doctor_kernel_fails": (
        "Recherche : en Python, bien plus lente. Un noyau natif est là ({files}) mais ne se "
        "charge pas ({problem}) : installez Rebelote de nouveau, avec ce Python."
    ),
    "doctor_kernel_wrong": (
        "Recherche : le noyau natif se trompe ({problem}) : installez Rebelote de nouveau."
    ),
    "doctor_extra": "Supplément {extra} : {packages}",
    "doctor_extra_missing": (
        'Supplément {extra} : il manque {packages} ; pip install "rebelote[{extra}]"'
    ),
    "doctor_bots": "Joueurs-machines : {bots}",
    "doctor_bot_fails": "Joueur-machine {bot} : {problem}",
    "doctor_rulesets": "Règlements : {rulesets}",
    "doctor_plugin_fails": "{error}",
    "doctor_folder": "Parties gardées dans {folder}",
    "doctor_folder_fails": (
        "Parties : on ne peut pas écrire dans {folder} ; REBELOTE_HOME en nomme un autre."
    ),
    "doctor_all_well": "Rebelote fonctionne ici.",
    "doctor_trouble": "Quelque chose est en panne : voyez ci-dessus.",
    # How numbers are written, and what is typed in a bid: spades, hearts, diamonds, clubs,
    # no-trumps, all-trumps.
    "percent": "{number}\u00a0%",
    "strain_letters": "pcktsa",
}

# A form for each count that the language tells apart.
COUNTED = {
    "matches": ("{number} partie", "{number} parties"),
    "deals": ("{number} donne", "{number} donnes"),
    "pairs": ("{number} paire", "{number} paires"),
}
