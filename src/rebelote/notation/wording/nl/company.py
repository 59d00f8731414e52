"""Dutch sentences for what people do and say at a table, and for their chips."""

COMPANY = {
    "sat": "{who}: gaat zitten",
    "stood": "{who}: staat op",
    "cleared": "{who}: plaats weer vrij",
    "filled": "{who}: een computer gaat zitten",
    "swapped": "{who} en {other}: wisselen van plaats",
    "started": "De partij begint.",
    "left": "{who}: heeft de tafel verlaten, de computer speelt hier",
    "silent": "{who}: te lang stil, de computer speelt hier",
    "returning": "{who}: neemt de plaats terug bij de volgende slag",
    "returned": "{who}: is terug",
    "pause_asked": "{who}: vraagt een pauze",
    "paused": "De tafel heeft pauze.",
    "resumed": "{who}: gaat verder",
    "woken": "De server was weg; intussen verliep niemands tijd.",
    "cancelled": "De tafel is voor de partij afgelast. Elke inzet is terug.",
    "abandoned": "Er is niemand meer aan tafel. Elke inzet is terug.",
    "paid": "De pot van {chips} fiches is uitbetaald.",
    "refunded": "Elke inzet is terug.",
    "stake_none": "Aan deze tafel zet niemand fiches in.",
    "stake": "Wie gaat zitten, legt {chips} fiches in de pot; computers leggen niets in.",
    "pot_casino": (
        "Van {persons} mensen die er aan het eind zijn, neemt de beste {percents} % van de "
        "pot, en zo verder op rang; partners tellen hun delen op en delen ze door twee."
    ),
    "pot_winners": "De mensen van het winnende team delen de hele pot gelijk.",
    "share": "{percent} % van de pot",
    "rounding": "Wat niet te delen is, gaat naar de eerste van de winnaars.",
    "forfeit": (
        "Wie voor het begin opstaat, krijgt de inzet terug. Wie tijdens de partij weggaat en "
        "niet terugkomt, verliest die aan de pot."
    ),
    "refunds": "Wordt de tafel afgelast of blijft niemand over, dan gaat elke inzet terug.",
    "no_value": (
        "Fiches hebben geen geldwaarde: ze zijn niet te koop, niet uit te betalen en niet "
        "weg te geven."
    ),
    "takeover": (
        "De computer ({bot}) speelt voor wie weggaat of te lang stil is; de plaats kan "
        "{returns} keer worden teruggenomen."
    ),
    "chips_grant": "Om te beginnen",
    "chips_daily": "Gratis fiches van de dag",
    "chips_sat": "Inzet",
    "chips_left": "Inzet teruggenomen voor het begin",
    "chips_settled": "Uit de pot",
    "chips_refunded": "Inzet terug",
    "chips_closed": "Account gesloten",
}

SPOKEN = {
    "hello": "Hallo!",
    "good_luck": "Veel geluk!",
    "well_played": "Goed gespeeld!",
    "thanks": "Dank u!",
    "sorry": "Sorry!",
    "your_turn": "U bent aan de beurt.",
    "one_moment": "Een ogenblik, alstublieft.",
    "good_game": "Mooie partij!",
    "again": "Nog een keer?",
    "bye": "Tot ziens!",
    "clap": "applaudisseert",
    "laugh": "lacht",
    "wow": "is verbaasd",
    "sad": "is verdrietig",
    "heart": "stuurt een hart",
}
