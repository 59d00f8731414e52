"""Dutch sentences for every house option and for each of its values."""

OPTIONS = {
    # The deal.
    "packets_before": "Hoe de kaarten vóór het bieden gedeeld worden.",
    "rotation": "In welke richting er gedeeld en gespeeld wordt.",
    # The auction.
    "round2_suits": "Welke kleuren je in de tweede ronde mag noemen.",
    "pass_out": "Wat er gebeurt als iedereen gepast heeft.",
    "contracts": "De contracten die je mag bieden, van laag naar hoog.",
    "double": "Of je het bod van het andere team mag {double:verb}.",
    "double_multiplier": "Met hoeveel ‘{double:name}’ de gift vermenigvuldigt.",
    "redouble_multiplier": "Met hoeveel het antwoord ‘{double:again}’ de gift vermenigvuldigt.",
    "bid_min": "Het laagste bod in punten.",
    "bid_step": "Met hoeveel punten de biedingen stijgen.",
    "bid_max": "Het hoogste bod in punten, onder {sweep:name}.",
    # The play.
    "trump_rise": "Of je hoger moet gaan als er troef gevraagd wordt.",
    "plain_rise": "Of je hoger moet gaan als er een gewone kleur gevraagd wordt.",
    "ruff_when": "Wanneer je moet introeven als je niet kunt volgen.",
    "cannot_overruff": "Wat je speelt als je een tegenstander niet kunt overtroeven.",
    "partner_trump_cannot_rise": (
        "Wat je speelt als je maat met troef aan slag ligt en je niet hoger kunt."
    ),
    # Announces.
    "announces": "Of reeksen en carrés tellen.",
    "announce_mode": "Of je zelf moet aankondigen.",
    "contest": "Hoe de aankondigingen van beide teams vergeleken worden.",
    "announce_tie": "Wie zijn aankondigingen telt als de beste gelijk zijn.",
    "announce_trump_break": "Of troef beslist tussen twee even hoge reeksen.",
    "run_length_break": "Of de lengte beslist tussen twee reeksen van vijf kaarten of meer.",
    "carre_order": "De volgorde van de carrés die evenveel waard zijn.",
    # Belote.
    "belote_say": "Hoe {pair:the} gezegd wordt.",
    "belote_king_first": "Of de heer vóór de vrouw gespeeld moet worden voor {pair:the}.",
    "belote_at_discard": (
        "Bij alles troef: met welke kaart van het paar je {pair:the} verliest als je ze weggooit."
    ),
    "belote_on_failure": "Wat er met {pair:the} van de spelende partij gebeurt als ze nat is.",
    "belote_on_tie": "Wat er bij gelijk met {pair:the} van de spelende partij gebeurt.",
    "no_trick_belote": "Wat er met {pair:the} gebeurt van een team dat geen slag haalt.",
    # The score.
    "unit": "Waarin er geteld wordt.",
    "capot": "Wat {sweep:name} opbrengt.",
    "capot_takes_announces": "Wie de aankondigingen telt van een team dat geen slag haalt.",
    "no_trick_announces": "Wie de aankondigingen telt van een team dat geen slag haalt.",
    "nt_double": "Of de kaartpunten zonder troef dubbel tellen.",
    "round_before_double": "Of je afrondt vóór of na het vermenigvuldigen van een gedubbelde gift.",
    "last_deal_tie": "Wat er gebeurt bij gelijk in de laatste gift.",
    "capot_bid": "Wat een bod van {sweep:name} waard is.",
    "coinche_made": (
        "Wat de spelende partij schrijft als ze een contract haalt dat {double:done} is."
    ),
    # The end.
    "target": "Met hoeveel punten je de partij wint.",
    "hanging_blocks_end": "Of een gift waarin punten blijven hangen de partij kan beëindigen.",
    "valat_blocks_end": "Of een gift waarin één team alle slagen haalt de partij kan beëindigen.",
    "deals": "Uit hoeveel gespeelde giften een partij bestaat.",
}

VALUES: dict[str, dict[str, str] | str] = {
    "packets_before": "De deler deelt iedereen vóór het bieden {value:ways} kaarten.",
    "rotation": {
        "ccw": "Er wordt tegen de klok in gespeeld: de volgende zit rechts.",
        "cw": "Er wordt met de klok mee gespeeld.",
    },
    "round2_suits": {
        "any": "In de tweede ronde noem je eender welke kleur, ook die van de gedraaide kaart.",
        "other": "In de tweede ronde noem je een andere kleur dan die van de gedraaide kaart.",
    },
    "pass_out": {
        "redeal_next": "Als iedereen past, deelt de volgende speler opnieuw.",
        "forced_first": "Alle kaarten worden gedeeld en de eerste speler moet troef maken.",
        "dealer_must": "De deler moet troef maken.",
    },
    "contracts": "Je mag bieden, van laag naar hoog: {value:ladder}.",
    "double": {
        "open": "Je mag {double:verb}; een hoger bod heft ‘{double:name}’ op.",
        "freeze": "Je mag {double:verb}, waarmee het bieden stopt.",
        "none": "Je mag niet {double:verb}.",
    },
    "double_multiplier": "Een contract dat {double:done} is, telt {value} keer.",
    "redouble_multiplier": "Een contract dat {double:redone} is, telt {value} keer.",
    "bid_min": "Het eerste bod is minstens {value} punten.",
    "bid_step": "Biedingen stijgen met {value}.",
    "bid_max": "Je biedt tot {value} punten, daarna {sweep:name}.",
    "trump_rise": {
        "on": "Als er troef gevraagd wordt, ga je hoger als je kunt, ook boven je maat.",
        "off": "Als er troef gevraagd wordt, volstaat het te volgen.",
    },
    "plain_rise": {
        "on": "Ook in een gewone kleur ga je hoger als je kunt.",
        "off": "In een gewone kleur volstaat het te volgen.",
    },
    "ruff_when": {
        "opponent": "Je troeft in als een tegenstander aan slag ligt; bij je maat ben je vrij.",
        "always": "Je troeft altijd in en over, ook bij je maat.",
    },
    "cannot_overruff": {
        "under": "Wie een tegenstander niet kan overtroeven, troeft onder.",
        "free": "Wie een tegenstander niet kan overtroeven, speelt wat hij wil.",
    },
    "partner_trump_cannot_rise": {
        "under": "Ligt je maat met troef aan slag en kun je niet hoger, dan troef je onder.",
        "free": "Ligt je maat met troef aan slag, dan speel je wat je wilt.",
    },
    "announces": {
        "on": "Reeksen en carrés tellen, behalve zonder troef.",
        "off": "Er zijn geen aankondigingen, behalve {pair:the}.",
    },
    "announce_mode": {
        "declare": "Je kondigt aan vóór je eerste kaart; een vergeten aankondiging is verloren.",
        "auto": "Aankondigingen tellen vanzelf in de eerste slag.",
    },
    "contest": {
        "joint": "Het team met de beste aankondiging aan tafel telt al de zijne.",
        "split": "Reeksen en carrés worden apart vergeleken.",
    },
    "announce_tie": {
        "none": "Zijn de beste aankondigingen gelijk, dan telt er geen.",
        "first_speaker": "Zijn de beste aankondigingen gelijk, dan wint wie eerst speelt.",
    },
    "announce_trump_break": {
        "on": "Van twee gelijke reeksen wint die in troef.",
        "off": "Troef beslist niet tussen twee gelijke reeksen.",
    },
    "run_length_break": {
        "on": "Van reeksen van vijf kaarten of meer wint de langste.",
        "off": "Alle reeksen van vijf kaarten of meer zijn gelijk, de hoogste wint.",
    },
    "carre_order": {
        "J9A10KQ": "De volgorde van de carrés: boeren, negens, azen, tienen, heren, vrouwen.",
        "J9AKQ10": "De volgorde van de carrés: boeren, negens, azen, heren, vrouwen, tienen.",
    },
    "belote_say": {
        "say_both": (
            "Je zegt ‘{pair:name}’ en daarna ‘{pair:again}’; wie een woord vergeet, verliest de 20 "
            "punten."
        ),
        "say_first": "Je zegt ‘{pair:name}’ bij de eerste van de twee kaarten.",
        "auto": "De 20 punten van heer en vrouw tellen zonder iets te zeggen.",
    },
    "belote_king_first": {
        "on": "De heer moet vóór de vrouw gespeeld worden, anders telt {pair:the} niet.",
        "off": "Heer en vrouw mogen in elke volgorde gespeeld worden.",
    },
    "belote_at_discard": {
        "either": "Bij alles troef is {pair:the} verloren als je een van beide kaarten weggooit.",
        "first": "Bij alles troef is {pair:the} verloren als je de eerste van beide weggooit.",
    },
    "belote_on_failure": {
        "lost": "Is de spelende partij nat, dan gaat haar {pair:name} naar de tegenpartij.",
        "kept": "Is de spelende partij nat, dan houdt ze haar 20 punten.",
    },
    "belote_on_tie": {
        "suspended": "Bij gelijk blijft {pair:the} van de spelende partij mee hangen.",
        "kept": "Bij gelijk schrijft de spelende partij haar 20 punten meteen.",
    },
    "no_trick_belote": {
        "keep_unless_failed": (
            "Een team zonder slag houdt zijn {pair:name}, tenzij het zelf speelde en nat is."
        ),
        "keep": "Een team zonder slag houdt zijn {pair:name}.",
        "transfer": "Een team zonder slag verliest zijn {pair:name} aan het andere.",
    },
    "unit": {
        "raw": "Er wordt in punten geteld, zonder afronding.",
        "be": (
            "Er wordt in tientallen geteld: de tegenpartij rondt af, de spelende partij krijgt "
            "de rest."
        ),
        "bg": "Er wordt in tientallen geteld, afgerond volgens het contract.",
        "r10": "De punten van elk team worden afgerond op het dichtste tiental.",
    },
    "capot": {
        "plus90": "Alle slagen halen levert 90 punten op boven op de 10 van de laatste slag.",
        "der100": "Alle slagen halen levert 100 punten op in plaats van de 10 van de laatste slag.",
    },
    "capot_takes_announces": {
        "on": "De aankondigingen van een team zonder slag gaan naar het andere.",
        "off": "Een team zonder slag houdt zijn aankondigingen.",
    },
    "no_trick_announces": {
        "keep": "Een team zonder slag houdt zijn aankondigingen.",
        "transfer": "De aankondigingen van een team zonder slag gaan naar het andere.",
    },
    "nt_double": {
        "on": "Zonder troef tellen de kaarten en de laatste slag dubbel.",
        "off": "Zonder troef tellen de kaarten één keer.",
    },
    "round_before_double": {
        "on": "Het totaal wordt eerst afgerond, dan vermenigvuldigd.",
        "off": "Het totaal wordt eerst vermenigvuldigd, dan afgerond.",
    },
    "last_deal_tie": {
        "none": "Bij gelijk in de laatste gift blijven er punten hangen.",
        "all_to_defence": "Bij gelijk in de laatste gift schrijft de tegenpartij alles.",
    },
    "capot_bid": "Een bod van {sweep:name} is {value} punten waard.",
    "coinche_made": {
        "one_total": "Een gehaald contract dat {double:done} is, telt de hele gift in één totaal.",
        "own": "Een gehaald contract dat {double:done} is, telt zoals gewoon, vermenigvuldigd.",
    },
    "target": "De partij gaat tot {value} punten.",
    "hanging_blocks_end": {
        "on": "Een gift waarin punten blijven hangen, beëindigt de partij niet.",
        "off": "Een gift waarin punten blijven hangen, kan de partij beëindigen.",
    },
    "valat_blocks_end": {
        "on": "Een gift waarin één team alle slagen haalt, beëindigt de partij niet.",
        "off": "Een gift waarin één team alle slagen haalt, kan de partij beëindigen.",
    },
    "deals": "De partij telt {value} gespeelde giften.",
}

FAMILIES = {
    "TurnUp": "Er wordt een kaart gedraaid: je neemt haar kleur, of noemt daarna een andere.",
    "Ladder": "Je biedt steeds hogere contracten, tot er drie keer na elkaar gepast is.",
    "PointBidding": "Je biedt punten in een kleur, tot er drie keer na elkaar gepast is.",
    "NameOnce": "Iedereen spreekt één keer; wie eerst een kleur noemt, maakt troef.",
    "Additive": "De spelende partij moet meer punten halen dan de tegenpartij.",
    "FixedBase": (
        "De spelende partij moet meer punten halen dan de tegenpartij; een gift is 162 waard, of "
        "252 als één team alle slagen haalt."
    ),
    "BidScoring": "De spelende partij moet 82 kaartpunten en haar bod halen.",
    "Target": "Het team dat na een volledige gift eerst het doel haalt, wint.",
    "FixedDeals": "De partij heeft een vast aantal giften; het hoogste totaal wint.",
}
