"""Dutch sentences for why a card or a call is the best one."""

REASONS = {
    "hint_only_card": "{card:The} is de enige kaart die mag.",
    "hint_declares": "Aankondigen kost niets: {declaration}.",
    "hint_judgement": "Er viel niets door te rekenen: dit is de raad van de clubspeler.",
    "hint_equal": "Alle kaarten die mogen, zijn hier even goed.",
    # Following to a trick.
    "hint_overruffs": "{card:The} troeft over.",
    "hint_ruffs": "{card:The} troeft in en haalt de slag.",
    "hint_keeps_higher": "{card:The} is genoeg voor de slag en spaart {kept:the}.",
    "hint_takes_surely": "{card:The} haalt de slag zeker ({points:points}).",
    "hint_takes": "{card:The} neemt de leiding ({points:points} in de slag).",
    "hint_gives_points": "De slag is voor je maat: {card:the} legt er {points:points} bij.",
    "hint_saves_high": "{card:The} spaart {kept:the} voor later.",
    "hint_saves_points": (
        "De slag is voor de tegenpartij: {card:the} geeft haar de minste punten."
    ),
    "hint_makes_void": "{card:The} is je laatste in die kleur: later kun je daar introeven.",
    # Leading.
    "hint_cashes": "Geen tegenstander kan {card:the} nog slaan.",
    "hint_highest_left": "Niets in die kleur is nog hoger dan {card:the}.",
    "hint_draws_trumps": "{card:The} haalt de troeven van de tegenpartij op.",
    "hint_partner_ruffs": "Je maat heeft geen {card.suit} meer en kan introeven.",
    "hint_partner_wins": "Je maat heeft de hoogste kaart in {card.suit}.",
    "hint_forces_taker": "De troefmaker heeft geen {card.suit} meer en zal moeten introeven.",
    "hint_leads_low": "{card:The} opent de kleur en spaart {kept:the}.",
    "hint_brings_more": "{card:The} brengt gemiddeld meer op dan {other:the}.",
    # The contract.
    "hint_makes_contract": (
        "Het contract lukt in {percent}% van de gevallen, met {other:the} in {other_percent}%."
    ),
    "hint_beats_contract": (
        "Het contract mislukt in {percent}% van de gevallen, met {other:the} in {other_percent}%."
    ),
    # The auction.
    "hint_only_call": "‘{call}’ is het enige wat je mag zeggen.",
    "hint_passes": "Passen belooft meer dan ‘{other}’.",
    "hint_bids": "‘{call}’ belooft meer dan al het andere.",
    "hint_bids_more": "‘{call}’ belooft meer dan het huidige bod.",
    "hint_doubles": "‘{call}’ belooft meer dan het bod zo laten.",
    "hint_club_call": (
        "‘{call}’ zou de clubspeler zeggen; niets spreekt duidelijk genoeg voor iets anders."
    ),
}
