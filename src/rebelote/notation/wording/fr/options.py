"""French sentences for every house option and for each of its values."""

OPTIONS = {
    # The deal.
    "packets_before": "Comment les cartes se donnent avant les enchères.",
    "rotation": "Dans quel sens on donne et on joue.",
    # The auction.
    "round2_suits": "Quelles couleurs on peut nommer au second tour.",
    "pass_out": "Ce qui arrive quand tout le monde a passé.",
    "contracts": "Les contrats qu'on peut annoncer, du plus bas au plus haut.",
    "double": "Si l'on peut {double:verb} l'enchère de l'autre camp.",
    "double_multiplier": "Par combien {double:the} multiplie la donne.",
    "redouble_multiplier": "Par combien la réponse du preneur, {double:again}, multiplie la donne.",
    "bid_min": "La plus petite enchère en points.",
    "bid_step": "De combien de points les enchères montent.",
    "bid_max": "La plus haute enchère en points, avant {sweep:the}.",
    # The play.
    "trump_rise": "Si l'on doit monter quand l'atout est demandé.",
    "plain_rise": "Si l'on doit monter quand une couleur ordinaire est demandée.",
    "ruff_when": "Quand on doit couper, si l'on ne peut pas fournir.",
    "cannot_overruff": "Ce qu'on joue quand on ne peut pas surcouper un adversaire.",
    "partner_trump_cannot_rise": (
        "Ce qu'on joue quand le partenaire est maître par une coupe et qu'on ne peut pas monter."
    ),
    # Announces.
    "announces": "Si les suites et les carrés comptent.",
    "announce_mode": "S'il faut faire ses annonces soi-même.",
    "contest": "Comment les annonces des deux camps se comparent.",
    "announce_tie": "Qui compte ses annonces quand les meilleures sont égales.",
    "announce_trump_break": "Si l'atout départage deux suites de même hauteur.",
    "run_length_break": "Si la longueur départage deux suites de cinq cartes ou plus.",
    "carre_order": "L'ordre des carrés qui valent autant.",
    # Belote.
    "belote_say": "Comment {pair:the} se dit.",
    "belote_king_first": "Si le roi doit être joué avant la dame pour {pair:the}.",
    "belote_at_discard": (
        "À tout-atout, quelle carte de la paire perd {pair:the} quand elle est défaussée."
    ),
    "belote_on_failure": "Ce que devient {pair:the} des preneurs quand leur contrat échoue.",
    "belote_on_tie": "Ce que devient {pair:the} des preneurs en cas de litige.",
    "no_trick_belote": "Ce que devient {pair:the} d'un camp qui ne fait aucun pli.",
    # The score.
    "unit": "En quoi la marque se compte.",
    "capot": "Ce que rapporte {sweep:the}.",
    "capot_takes_announces": "Qui compte les annonces d'un camp qui ne fait aucun pli.",
    "no_trick_announces": "Qui compte les annonces d'un camp qui ne fait aucun pli.",
    "nt_double": "Si les points des cartes comptent double à sans-atout.",
    "round_before_double": "Si l'on arrondit avant ou après avoir multiplié une donne contrée.",
    "last_deal_tie": "Ce que devient un litige à la dernière donne.",
    "capot_bid": "Ce que vaut une enchère de {sweep:name}.",
    "coinche_made": "Ce que marquent les preneurs qui réussissent un contrat {double:done}.",
    # The end.
    "target": "Le nombre de points qui fait gagner la partie.",
    "hanging_blocks_end": "Si une donne qui laisse des points en suspens peut finir la partie.",
    "valat_blocks_end": "Si une donne où un camp fait tous les plis peut finir la partie.",
    "deals": "Le nombre de donnes jouées qui font une partie.",
}

VALUES: dict[str, dict[str, str] | str] = {
    "packets_before": "Le donneur donne {value:ways} cartes à chacun avant les enchères.",
    "rotation": {
        "ccw": "On tourne à l'inverse d'une montre : le suivant est à droite.",
        "cw": "On tourne dans le sens des aiguilles d'une montre.",
    },
    "round2_suits": {
        "any": "Au second tour on nomme la couleur qu'on veut, celle de la retourne comprise.",
        "other": "Au second tour on nomme une autre couleur que celle de la retourne.",
    },
    "pass_out": {
        "redeal_next": "Si tout le monde passe, on redonne et le donneur change.",
        "forced_first": "Le premier joueur doit nommer un atout, une fois les huit cartes données.",
        "dealer_must": "Le donneur doit nommer un atout.",
    },
    "contracts": "On peut annoncer, du plus bas au plus haut : {value:ladder}.",
    "double": {
        "open": "On peut {double:verb} ; une enchère plus haute annule {double:the}.",
        "freeze": "On peut {double:verb}, ce qui arrête les enchères.",
        "none": "On ne peut pas {double:verb}.",
    },
    "double_multiplier": "Un contrat {double:done} compte {value} fois.",
    "redouble_multiplier": "Un contrat {double:redone} compte {value} fois.",
    "bid_min": "La première enchère est d'au moins {value} points.",
    "bid_step": "Les enchères montent de {value} en {value}.",
    "bid_max": "On enchérit jusqu'à {value} points, puis {sweep:name}.",
    "trump_rise": {
        "on": "Quand l'atout est demandé, on monte si l'on peut, même sur son partenaire.",
        "off": "Quand l'atout est demandé, il suffit de fournir.",
    },
    "plain_rise": {
        "on": "Dans une couleur ordinaire aussi, on monte si l'on peut.",
        "off": "Dans une couleur ordinaire, il suffit de fournir.",
    },
    "ruff_when": {
        "opponent": "On coupe quand un adversaire est maître ; sur son partenaire on est libre.",
        "always": "On coupe et on surcoupe toujours, même sur son partenaire.",
    },
    "cannot_overruff": {
        "under": "Qui ne peut pas surcouper un adversaire sous-coupe.",
        "free": "Qui ne peut pas surcouper un adversaire joue la carte qu'il veut.",
    },
    "partner_trump_cannot_rise": {
        "under": "Si le partenaire tient le pli à l'atout sans qu'on puisse monter, on sous-coupe.",
        "free": "Si le partenaire tient le pli à l'atout, on joue la carte qu'on veut.",
    },
    "announces": {
        "on": "Les suites et les carrés comptent, sauf à sans-atout.",
        "off": "Il n'y a pas d'annonces, sauf {pair:the}.",
    },
    "announce_mode": {
        "declare": "On fait ses annonces avant sa première carte ; une annonce oubliée est perdue.",
        "auto": "Les annonces se font d'elles-mêmes au premier pli.",
    },
    "contest": {
        "joint": "La meilleure annonce de la table donne à son camp toutes les siennes.",
        "split": "Suites et carrés ont chacun leur comparaison.",
    },
    "announce_tie": {
        "none": "À égalité des meilleures annonces, aucune ne compte.",
        "first_speaker": "À égalité des meilleures annonces, le premier à jouer l'emporte.",
    },
    "announce_trump_break": {
        "on": "De deux suites égales, celle d'atout l'emporte.",
        "off": "L'atout ne départage pas deux suites égales.",
    },
    "run_length_break": {
        "on": "Entre suites de cinq cartes ou plus, la plus longue l'emporte.",
        "off": "Toutes les suites de cinq cartes ou plus se valent, la plus haute l'emporte.",
    },
    "carre_order": {
        "J9A10KQ": "Les carrés vont dans l'ordre valets, 9, as, 10, rois, dames.",
        "J9AKQ10": "Les carrés vont dans l'ordre valets, 9, as, rois, dames, 10.",
    },
    "belote_say": {
        "say_both": (
            "On dit « {pair:name} » puis « {pair:again} » ; oublier un mot perd les 20 points."
        ),
        "say_first": "On dit « {pair:name} » avec la première des deux cartes.",
        "auto": "Les 20 points du roi et de la dame comptent sans rien dire.",
    },
    "belote_king_first": {
        "on": "Le roi doit être joué avant la dame, sinon {pair:the} ne compte pas.",
        "off": "Le roi et la dame se jouent dans l'ordre qu'on veut.",
    },
    "belote_at_discard": {
        "either": "À tout-atout, défausser l'une des deux cartes fait perdre {pair:the}.",
        "first": "À tout-atout, défausser la première des deux cartes fait perdre {pair:the}.",
    },
    "belote_on_failure": {
        "lost": "Si le contrat échoue, {pair:the} des preneurs va à la défense.",
        "kept": "Si le contrat échoue, les preneurs gardent leurs 20 points.",
    },
    "belote_on_tie": {
        "suspended": "En cas de litige, {pair:the} des preneurs reste en suspens avec le reste.",
        "kept": "En cas de litige, les preneurs marquent leurs 20 points tout de suite.",
    },
    "no_trick_belote": {
        "keep_unless_failed": (
            "Un camp sans pli garde {pair:the}, sauf les preneurs dont le contrat échoue."
        ),
        "keep": "Un camp sans pli garde {pair:the}.",
        "transfer": "Un camp sans pli perd {pair:the} au profit de l'autre.",
    },
    "unit": {
        "raw": "La marque se compte en points, sans arrondi.",
        "be": "La marque se compte en dizaines : la défense arrondit, les preneurs ont le reste.",
        "bg": "La marque se compte en dizaines, arrondies selon le contrat.",
        "r10": "Les points de chaque camp s'arrondissent à la dizaine la plus proche.",
    },
    "capot": {
        "plus90": "Faire tous les plis rapporte 90 points en plus des 10 du dernier pli.",
        "der100": "Faire tous les plis rapporte 100 points au lieu des 10 du dernier pli.",
    },
    "capot_takes_announces": {
        "on": "Les annonces d'un camp sans pli vont à l'autre camp.",
        "off": "Un camp sans pli garde ses annonces.",
    },
    "no_trick_announces": {
        "keep": "Un camp sans pli garde ses annonces.",
        "transfer": "Les annonces d'un camp sans pli vont à l'autre camp.",
    },
    "nt_double": {
        "on": "À sans-atout, les cartes et le dernier pli comptent double.",
        "off": "À sans-atout, les cartes comptent une fois.",
    },
    "round_before_double": {
        "on": "Le total s'arrondit d'abord, puis se multiplie.",
        "off": "Le total se multiplie d'abord, puis s'arrondit.",
    },
    "last_deal_tie": {
        "none": "Un litige à la dernière donne laisse les points en suspens.",
        "all_to_defence": "À la dernière donne, en cas de litige, la défense marque tout.",
    },
    "capot_bid": "Une enchère de {sweep:name} vaut {value} points.",
    "coinche_made": {
        "one_total": "Un contrat {double:done} et réussi vaut la donne entière, en un seul total.",
        "own": "Un contrat {double:done} et réussi vaut la marque ordinaire, multipliée.",
    },
    "target": "La partie se joue en {value} points.",
    "hanging_blocks_end": {
        "on": "Une donne qui laisse des points en suspens ne finit pas la partie.",
        "off": "Une donne qui laisse des points en suspens peut finir la partie.",
    },
    "valat_blocks_end": {
        "on": "Une donne où un camp fait tous les plis ne finit pas la partie.",
        "off": "Une donne où un camp fait tous les plis peut finir la partie.",
    },
    "deals": "La partie se joue en {value} donnes jouées.",
}

FAMILIES = {
    "TurnUp": "Une carte est retournée : on prend à sa couleur, ou on en nomme une ensuite.",
    "Ladder": "On annonce des contrats de plus en plus hauts, jusqu'à trois passes de suite.",
    "PointBidding": "On enchérit en points dans une couleur, jusqu'à trois passes de suite.",
    "NameOnce": "Chacun parle une fois ; le premier qui nomme une couleur est le preneur.",
    "Additive": "Les preneurs doivent faire plus de points que la défense.",
    "FixedBase": (
        "Les preneurs doivent faire plus de points que la défense ; la donne vaut 162, ou 252 "
        "si un camp fait tous les plis."
    ),
    "BidScoring": "Les preneurs doivent faire 82 points de cartes et atteindre leur enchère.",
    "Target": "Le premier camp qui atteint le but après une donne entière gagne.",
    "FixedDeals": "La partie a un nombre fixe de donnes ; le plus haut total gagne.",
}
