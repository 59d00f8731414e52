"""Croatian sentences for what people do and say at a table, and for their chips."""

COMPANY = {
    "sat": "{who}: sjeda za stol",
    "stood": "{who}: ustaje",
    "cleared": "{who}: mjesto je opet slobodno",
    "filled": "{who}: sjeda računalo",
    "swapped": "{who} i {other}: zamijenili su mjesta",
    "started": "Partija počinje.",
    "left": "{who}: napušta stol, na tom mjestu igra računalo",
    "silent": "{who}: predugo bez odgovora, na tom mjestu igra računalo",
    "returning": "{who}: vraća se na svoje mjesto u sljedećem štihu",
    "returned": "{who}: ponovno igra",
    "pause_asked": "{who}: traži stanku",
    "paused": "Stol je u stanci.",
    "resumed": "{who}: nastavlja",
    "woken": "Poslužitelj nije radio; nikome nije prošlo vrijeme.",
    "cancelled": "Stol je otkazan prije partije. Svaki je ulog vraćen.",
    "abandoned": "Za stolom više nema nikoga. Svaki je ulog vraćen.",
    "paid": "Isplaćen je ukupni ulog; žetona: {chips}.",
    "refunded": "Svaki je ulog vraćen.",
    "stake_none": "Za ovim se stolom ne ulažu žetoni.",
    "stake": "Tko sjedne, ulaže žetone ({chips}); računala ne ulažu ništa.",
    "pot_casino": (
        "Kad je na kraju prisutno osoba {persons}, najbolja uzima {percents} % ukupnog "
        "uloga, i tako dalje po redu; suigrači zbrajaju svoje udjele i dijele ih napola."
    ),
    "pot_winners": "Osobe pobjedničke strane dijele cijeli ulog jednako.",
    "share": "{percent} % ukupnog uloga",
    "rounding": "Što se ne da podijeliti, pripada prvome od pobjednika.",
    "forfeit": (
        "Tko ustane prije početka, uzima svoj ulog natrag. Tko napusti partiju i ne vrati "
        "se, gubi ga."
    ),
    "refunds": "Ako se stol otkaže ili nitko ne ostane, svaki se ulog vraća.",
    "no_value": "Žetoni nemaju novčanu vrijednost: ne mogu se kupiti, isplatiti ni pokloniti.",
    "takeover": (
        "Računalo ({bot}) igra za onoga tko napusti stol ili predugo ne odgovara; mjesto se "
        "može uzeti natrag {returns} puta."
    ),
    "chips_grant": "Za početak",
    "chips_daily": "Besplatni žetoni dana",
    "chips_sat": "Ulog",
    "chips_left": "Ulog uzet prije početka",
    "chips_settled": "Iz ukupnog uloga",
    "chips_refunded": "Vraćeni ulog",
    "chips_closed": "Zatvoren račun",
}

SPOKEN = {
    "hello": "Dobar dan!",
    "good_luck": "Sretno!",
    "well_played": "Dobro odigrano!",
    "thanks": "Hvala!",
    "sorry": "Oprostite!",
    "your_turn": "Vi ste na redu.",
    "one_moment": "Trenutak, molim.",
    "good_game": "Dobra partija!",
    "again": "Igramo li opet?",
    "bye": "Doviđenja!",
    "clap": "plješće",
    "laugh": "smije se",
    "wow": "čudi se",
    "sad": "tužno gleda",
    "heart": "šalje srce",
}
