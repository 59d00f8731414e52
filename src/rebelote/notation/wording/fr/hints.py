"""French sentences for why a card or a call is the best one."""

REASONS = {
    "hint_only_card": "{card:The} est la seule carte permise.",
    "hint_declares": "Annoncer ne coûte rien : {declaration}.",
    "hint_judgement": "Sans avoir pu chercher, c'est l'avis du joueur de club.",
    "hint_equal": "Toutes les cartes permises se valent ici.",
    # Following to a trick.
    "hint_overruffs": "{card:The} surcoupe.",
    "hint_ruffs": "{card:The} coupe et prend le pli.",
    "hint_keeps_higher": "{card:The} suffit pour faire le pli et garde {kept:the}.",
    "hint_takes_surely": "{card:The} fait le pli à coup sûr ({points:points}).",
    "hint_takes": "{card:The} passe devant ({points:points} en jeu).",
    "hint_gives_points": "Le pli est au partenaire : {card:the} y met {points:points}.",
    "hint_saves_high": "{card:The} garde {kept:the} pour plus tard.",
    "hint_saves_points": "Le pli est aux adversaires : {card:the} leur donne le moins de points.",
    "hint_makes_void": "{card:The} finit la couleur : on pourra y couper.",
    # Leading.
    "hint_cashes": "Aucun adversaire ne peut battre {card:the}.",
    "hint_highest_left": "Rien dans la couleur ne bat plus {card:the}.",
    "hint_draws_trumps": "{card:The} fait tomber les atouts adverses.",
    "hint_partner_ruffs": "Le partenaire n'a plus de {card.suit} et peut couper.",
    "hint_partner_wins": "Le partenaire a la carte maîtresse à {card.suit}.",
    "hint_forces_taker": "Le preneur n'a plus de {card.suit} : il devra y mettre un atout.",
    "hint_leads_low": "{card:The} joue la couleur et garde {kept:the}.",
    "hint_brings_more": "{card:The} rapporte plus en moyenne que {other:the}.",
    # The contract.
    "hint_makes_contract": (
        "Le contrat passe {percent}\u00a0% du temps, "
        "contre {other_percent}\u00a0% avec {other:the}."
    ),
    "hint_beats_contract": (
        "Le contrat chute {percent}\u00a0% du temps, "
        "contre {other_percent}\u00a0% avec {other:the}."
    ),
    # The auction.
    "hint_only_call": "« {call} » est la seule parole permise.",
    "hint_passes": "Passer promet plus que « {other} ».",
    "hint_bids": "« {call} » promet plus que toute autre parole.",
    "hint_bids_more": "« {call} » promet plus que l'enchère en cours.",
    "hint_doubles": "« {call} » promet plus que laisser l'enchère telle quelle.",
    "hint_club_call": (
        "« {call} » est la parole du joueur de club ; rien n'en recommande assez une autre."
    ),
}
