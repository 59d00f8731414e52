"""Croatian sentences for every house option and for each of its values."""

OPTIONS = {
    # The deal.
    "packets_before": "Kako se karte dijele prije zvanja aduta.",
    "rotation": "U kojem se smjeru dijeli i igra.",
    # The auction.
    "round2_suits": "Koje se boje smiju zvati u drugom krugu.",
    "pass_out": "Što se događa kad svi kažu dalje.",
    "contracts": "Što se smije zvati, od najnižeg prema najvišem.",
    "double": "Smije li se {double:verb} ponuda drugog para.",
    "double_multiplier": "Koliko puta {double:name} množi dijeljenje.",
    "redouble_multiplier": "Koliko puta odgovor zvača, {double:again}, množi dijeljenje.",
    "bid_min": "Najniža ponuda u bodovima.",
    "bid_step": "Za koliko bodova ponude rastu.",
    "bid_max": "Najviša ponuda u bodovima, prije ponude „{sweep:name}”.",
    # The play.
    "trump_rise": "Mora li se ići na jaču kad je tražen adut.",
    "plain_rise": "Mora li se ići na jaču kad je tražena obična boja.",
    "ruff_when": "Kada se mora sjeći ako nemate traženu boju.",
    "cannot_overruff": "Što se igra kad se protivnika ne može presjeći jačim adutom.",
    "partner_trump_cannot_rise": ("Što se igra kad partner drži štih adutom, a jačeg aduta nema."),
    # Announces.
    "announces": "Broje li se nizovi i četiri iste.",
    "announce_mode": "Mora li svatko sam prijaviti svoja zvanja.",
    "contest": "Kako se uspoređuju zvanja dvaju parova.",
    "announce_tie": "Čija se zvanja broje kad su najbolja jednaka.",
    "announce_trump_break": "Odlučuje li adut između dva niza iste visine.",
    "run_length_break": "Odlučuje li duljina između dva niza od pet ili više karata.",
    "carre_order": "Poredak četiriju istih koje jednako vrijede.",
    # Belote.
    "belote_say": "Kako se {pair:name} prijavljuje.",
    "belote_king_first": "Mora li se za {pair:acc} kralj odigrati prije dame.",
    "belote_at_discard": "Kad je sve adut: koja odbačena karta para gubi {pair:acc}.",
    "belote_on_failure": "Što se događa s bodovima za {pair:acc} kad zvači padnu.",
    "belote_on_tie": "Što se događa s bodovima za {pair:acc} zvača kad je izjednačeno.",
    "no_trick_belote": "Što se događa s bodovima za {pair:acc} para bez ijednog štiha.",
    # The score.
    "unit": "U čemu se vodi rezultat.",
    "capot": "Što donosi {sweep:name}.",
    "capot_takes_announces": "Tko piše zvanja para bez ijednog štiha.",
    "no_trick_announces": "Tko piše zvanja para bez ijednog štiha.",
    "nt_double": "Broje li se bodovi karata dvostruko kad se igra bez aduta.",
    "round_before_double": "Zaokružuje li se prije ili poslije množenja igre s kontrom.",
    "last_deal_tie": "Što se događa s izjednačenjem u zadnjem dijeljenju.",
    "capot_bid": "Koliko vrijedi ponuda „{sweep:name}”.",
    "coinche_made": "Što pišu zvači koji prođu u igri {double:done}.",
    # The end.
    "target": "S koliko se bodova dobiva partija.",
    "hanging_blocks_end": "Smije li partija završiti dijeljenjem u kojem bodovi ostanu visjeti.",
    "valat_blocks_end": "Smije li partija završiti dijeljenjem u kojem jedan par nosi sve štihove.",
    "deals": "Koliko odigranih dijeljenja čini partiju.",
}

VALUES: dict[str, dict[str, str] | str] = {
    "packets_before": "Prije zvanja djelitelj svakome dijeli karte ovako: {value:ways}.",
    "rotation": {
        "ccw": "Dijeli se i igra suprotno od kazaljke na satu: sljedeći je zdesna.",
        "cw": "Dijeli se i igra u smjeru kazaljke na satu.",
    },
    "round2_suits": {
        "any": "U drugom krugu zove se bilo koja boja, pa i ona okrenute karte.",
        "other": "U drugom krugu zove se druga boja, a ne ona okrenute karte.",
    },
    "pass_out": {
        "redeal_next": "Ako svi kažu dalje, dijeli sljedeći igrač.",
        "forced_first": "Podijele se sve karte i prvi igrač mora zvati adut.",
        "dealer_must": "Djelitelj mora zvati adut („mus”).",
    },
    "contracts": "Smije se zvati, od najnižeg prema najvišem: {value:ladder}.",
    "double": {
        "open": "Smije se {double:verb}; viša ponuda poništava {double:acc}.",
        "freeze": "Smije se {double:verb}, čime zvanje aduta prestaje.",
        "none": "Ne smije se {double:verb}.",
    },
    "double_multiplier": "Igra {double:done} množi se s {value}.",
    "redouble_multiplier": "Igra {double:redone} množi se s {value}.",
    "bid_min": "Prva ponuda je najmanje {value} bodova.",
    "bid_step": "Ponude rastu po {value}.",
    "bid_max": "Nudi se do {value} bodova, zatim {sweep:name}.",
    "trump_rise": {
        "on": "Kad je tražen adut, ide se na jaču ako se može, i preko partnera.",
        "off": "Kad je tražen adut, dovoljno je odgovoriti na boju.",
    },
    "plain_rise": {
        "on": "I u običnoj boji ide se na jaču ako se može.",
        "off": "U običnoj boji dovoljno je odgovoriti na boju.",
    },
    "ruff_when": {
        "opponent": "Siječe se kad štih drži protivnik; preko partnera se ne mora.",
        "always": "Uvijek se siječe, i jačim adutom ako se može, čak i preko partnera.",
    },
    "cannot_overruff": {
        "under": "Tko ne može jačim adutom preko protivnika, mora baciti slabiji.",
        "free": "Tko ne može jačim adutom preko protivnika, igra što hoće.",
    },
    "partner_trump_cannot_rise": {
        "under": "Ako partner drži štih adutom, a jačeg nema, baca se slabiji adut.",
        "free": "Ako partner drži štih adutom, igra se bilo koja karta.",
    },
    "announces": {
        "on": "Broje se nizovi i četiri iste, osim kad se igra bez aduta.",
        "off": "Nema zvanja, broji se samo {pair:name}.",
    },
    "announce_mode": {
        "declare": "Zvanja se prijavljuju prije prve karte; zaboravljeno zvanje propada.",
        "auto": "Zvanja se u prvom štihu broje sama.",
    },
    "contest": {
        "joint": "Najjače zvanje za stolom daje svom paru sva njegova zvanja.",
        "split": "Nizovi i četiri iste uspoređuju se posebno.",
    },
    "announce_tie": {
        "none": "Ako su najbolja zvanja jednaka, ne broji se nijedno.",
        "first_speaker": "Ako su najbolja zvanja jednaka, vrijedi onoga tko prvi igra.",
    },
    "announce_trump_break": {
        "on": "Od dva jednaka niza jači je onaj u adutu.",
        "off": "Adut ne odlučuje između dva jednaka niza.",
    },
    "run_length_break": {
        "on": "Među nizovima od pet ili više karata jači je najdulji.",
        "off": "Svi nizovi od pet ili više karata su jednaki, jači je onaj s višom kartom.",
    },
    "carre_order": {
        "J9A10KQ": "Četiri iste idu redom: dečki, devetke, asovi, desetke, kraljevi, dame.",
        "J9AKQ10": "Četiri iste idu redom: dečki, devetke, asovi, kraljevi, dame, desetke.",
    },
    "belote_say": {
        "say_both": (
            "Kaže se „{pair:name}”, a zatim „{pair:again}”; zaboravljena riječ gubi tih 20 bodova."
        ),
        "say_first": "„{pair:Name}” se kaže uz prvu od dviju karata.",
        "auto": "20 bodova za kralja i damu broji se bez ijedne riječi.",
    },
    "belote_king_first": {
        "on": "Kralj se mora odigrati prije dame, inače se {pair:name} ne broji.",
        "off": "Kralj i dama igraju se bilo kojim redom.",
    },
    "belote_at_discard": {
        "either": "Kad je sve adut, {pair:name} se gubi ako se odbaci bilo koja od dviju karata.",
        "first": "Kad je sve adut, {pair:name} se gubi ako se odbaci prva od dviju karata.",
    },
    "belote_on_failure": {
        "lost": "Ako zvači padnu, njihova {pair:name} ide protivnicima.",
        "kept": "Ako zvači padnu, zadržavaju svojih 20 bodova.",
    },
    "belote_on_tie": {
        "suspended": "Kad je izjednačeno, {pair:name} zvača visi s ostalim bodovima.",
        "kept": "Kad je izjednačeno, zvači svojih 20 bodova pišu odmah.",
    },
    "no_trick_belote": {
        "keep_unless_failed": "Par bez štiha zadržava {pair:acc}, osim ako je zvao i pao.",
        "keep": "Par bez štiha zadržava {pair:acc}.",
        "transfer": "Par bez štiha gubi {pair:acc} u korist drugog para.",
    },
    "unit": {
        "raw": "Rezultat se vodi u bodovima, bez zaokruživanja.",
        "be": "Rezultat se vodi u deseticama: protivnici zaokružuju, zvačima ide ostatak.",
        "bg": "Rezultat se vodi u deseticama, zaokruženima prema igri.",
        "r10": "Bodovi svakog para zaokružuju se na najbližu deseticu.",
    },
    "capot": {
        "plus90": "Svi štihovi donose 90 bodova uz onih 10 za zadnji štih.",
        "der100": "Svi štihovi donose 100 bodova umjesto onih 10 za zadnji štih.",
    },
    "capot_takes_announces": {
        "on": "Zvanja para bez štiha idu drugom paru.",
        "off": "Par bez štiha zadržava svoja zvanja.",
    },
    "no_trick_announces": {
        "keep": "Par bez štiha zadržava svoja zvanja.",
        "transfer": "Zvanja para bez štiha idu drugom paru.",
    },
    "nt_double": {
        "on": "Bez aduta se karte i zadnji štih broje dvostruko.",
        "off": "Bez aduta se karte broje jednom.",
    },
    "round_before_double": {
        "on": "Zbroj se prvo zaokruži, pa množi.",
        "off": "Zbroj se prvo množi, pa zaokruži.",
    },
    "last_deal_tie": {
        "none": "Izjednačenje u zadnjem dijeljenju ostavlja bodove da vise.",
        "all_to_defence": "Kod izjednačenja u zadnjem dijeljenju protivnici zvača pišu sve.",
    },
    "capot_bid": "Ponuda „{sweep:name}” vrijedi {value} bodova.",
    "coinche_made": {
        "one_total": "Prolaz u igri {double:done} vrijedi cijelo dijeljenje kao jedan zbroj.",
        "own": "Prolaz u igri {double:done} vrijedi kao inače, ali pomnoženo.",
    },
    "target": "Igra se do {value}.",
    "hanging_blocks_end": {
        "on": "Dijeljenje u kojem bodovi ostanu visjeti ne završava partiju.",
        "off": "Dijeljenje u kojem bodovi ostanu visjeti može završiti partiju.",
    },
    "valat_blocks_end": {
        "on": "Dijeljenje u kojem jedan par nosi sve štihove ne završava partiju.",
        "off": "Dijeljenje u kojem jedan par nosi sve štihove može završiti partiju.",
    },
    "deals": "Broj odigranih dijeljenja u partiji: {value}.",
}

FAMILIES = {
    "TurnUp": "Jedna je karta okrenuta: uzima se njezina boja ili se poslije zove druga.",
    "Ladder": "Zove se sve više, dok troje zaredom ne kaže dalje.",
    "PointBidding": "Nude se bodovi u nekoj boji, dok troje zaredom ne kaže dalje.",
    "NameOnce": "Svatko govori jednom; tko prvi zove boju, taj je zvač.",
    "Additive": "Zvači moraju imati više bodova od protivnika.",
    "FixedBase": (
        "Zvači moraju imati više bodova od protivnika; dijeljenje vrijedi 162, ili 252 ako jedan "
        "par nosi sve štihove."
    ),
    "BidScoring": "Zvači moraju skupiti 82 boda od karata i ispuniti svoju ponudu.",
    "Target": "Dobiva par koji nakon cijelog dijeljenja prvi dođe do cilja.",
    "FixedDeals": "Partija ima zadan broj dijeljenja; dobiva veći zbroj.",
}
