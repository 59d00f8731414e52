"""Croatian sentences for why a card or a call is the best one."""

REASONS = {
    "hint_only_card": "Dopuštena je samo jedna karta: {card}.",
    "hint_declares": "Zvanje ne košta ništa: {declaration}.",
    "hint_judgement": "Pretraga nije bila moguća: to je savjet klupskog igrača.",
    "hint_equal": "Ovdje su sve dopuštene karte jednako dobre.",
    # Following to a trick.
    "hint_overruffs": "{card} siječe preko aduta na stolu.",
    "hint_ruffs": "{card} siječe i nosi štih.",
    "hint_keeps_higher": "Za štih dostaje {card}, a {kept} ostaje u ruci.",
    "hint_takes_surely": "{card} sigurno nosi štih ({points:points}).",
    "hint_takes": "{card} zasad nosi štih (u igri: {points:points}).",
    "hint_gives_points": "Štih je partnerov: {card} dodaje {points:points}.",
    "hint_saves_high": "{card} čuva {kept:acc} za kasnije.",
    "hint_saves_points": "Štih je protivnički: {card} daje im najmanje bodova.",
    "hint_makes_void": "Uz {card:acc} ostajete bez te boje, pa ćete je poslije moći sjeći.",
    # Leading.
    "hint_cashes": "Nijedan protivnik ne može tući {card:acc}.",
    "hint_highest_left": "U toj boji više ništa ne tuče {card:acc}.",
    "hint_draws_trumps": "{card} izvlači adute protivnicima.",
    "hint_partner_ruffs": "Partner više nema {card.suit:gen} i može sjeći.",
    "hint_partner_wins": "Partner ima najjaču kartu u {card.suit:loc}.",
    "hint_forces_taker": "Zvač više nema {card.suit:gen} i morat će potrošiti adut.",
    "hint_leads_low": "{card} otvara boju i čuva {kept:acc}.",
    "hint_brings_more": "{card} u prosjeku donosi više nego {other}.",
    # The contract.
    "hint_makes_contract": (
        "Zvači prolaze u {percent}\u00a0% slučajeva, a uz {other:acc} u {other_percent}\u00a0%."
    ),
    "hint_beats_contract": (
        "Zvači padaju u {percent}\u00a0% slučajeva, a uz {other:acc} u {other_percent}\u00a0%."
    ),
    # The auction.
    "hint_only_call": "„{call}” je jedino što se smije reći.",
    "hint_passes": "„Dalje” obećava više nego „{other}”.",
    "hint_bids": "„{call}” obećava više od svega drugoga.",
    "hint_bids_more": "„{call}” obećava više od sadašnje ponude.",
    "hint_doubles": "„{call}” obećava više nego ponuda ostavljena kakva jest.",
    "hint_club_call": (
        "„{call}” bi rekao klupski igrač; ništa ne govori dovoljno jasno za nešto drugo."
    ),
}
