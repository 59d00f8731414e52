"""French sentences for what people do and say at a table, and for their chips."""

COMPANY = {
    "sat": "{who} : prend place",
    "stood": "{who} : se lève",
    "cleared": "{who} : place libre à nouveau",
    "filled": "{who} : une IA prend place",
    "swapped": "{who} et {other} : échangent leurs places",
    "started": "La partie commence.",
    "left": "{who} : a quitté la table, l'IA joue à cette place",
    "silent": "{who} : trop longtemps silencieux, l'IA joue à cette place",
    "returning": "{who} : reprend sa place au prochain pli",
    "returned": "{who} : de retour",
    "pause_asked": "{who} : demande une pause",
    "paused": "La table est en pause.",
    "resumed": "{who} : reprend le jeu",
    "woken": "Le serveur était absent ; personne n'a perdu de temps.",
    "cancelled": "La table a été annulée avant la partie. Chaque mise a été rendue.",
    "abandoned": "Il n'y a plus personne à la table. Chaque mise a été rendue.",
    "paid": "Le pot de {chips} jetons a été versé.",
    "refunded": "Chaque mise a été rendue.",
    "stake_none": "Personne ne mise de jetons à cette table.",
    "stake": "Qui s'assied met {chips} jetons au pot ; les IA ne mettent rien.",
    "pot_casino": (
        "De {persons} personnes présentes à la fin, la meilleure prend {percents} % du pot, "
        "et ainsi de suite selon le rang ; deux partenaires additionnent leurs parts et les "
        "partagent."
    ),
    "pot_winners": "Les personnes du camp gagnant se partagent tout le pot à égalité.",
    "share": "{percent} % du pot",
    "rounding": "Ce qui ne se partage pas va au premier des gagnants.",
    "forfeit": (
        "Qui se lève avant le début reprend sa mise. Qui quitte la partie et ne revient pas "
        "la laisse au pot."
    ),
    "refunds": "Si la table est annulée ou s'il n'y reste personne, chaque mise est rendue.",
    "no_value": (
        "Les jetons n'ont aucune valeur en argent : on ne peut ni les acheter, ni les "
        "retirer, ni les donner."
    ),
    "takeover": (
        "L'IA ({bot}) joue pour qui quitte la table ou se tait trop longtemps ; la "
        "place peut être reprise {returns} fois."
    ),
    "chips_grant": "Pour commencer",
    "chips_daily": "Jetons gratuits du jour",
    "chips_sat": "Mise",
    "chips_left": "Mise reprise avant le début",
    "chips_settled": "Part du pot",
    "chips_refunded": "Mise rendue",
    "chips_closed": "Compte fermé",
}

SPOKEN = {
    "hello": "Bonjour !",
    "good_luck": "Bonne chance !",
    "well_played": "Bien joué !",
    "thanks": "Merci !",
    "sorry": "Pardon !",
    "your_turn": "C'est à vous.",
    "one_moment": "Un instant, s'il vous plaît.",
    "good_game": "Belle partie !",
    "again": "On rejoue ?",
    "bye": "Au revoir !",
    "clap": "applaudit",
    "laugh": "rit",
    "wow": "s'étonne",
    "sad": "est triste",
    "heart": "envoie un cœur",
}
