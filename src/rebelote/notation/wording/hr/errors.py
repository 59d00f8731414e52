"""Croatian sentences for what is refused, and the reasons that stand in them."""

from rebelote.rules.vocabulary import PairName

ERRORS = {
    "RebeloteError": "To je odbijeno: {error}.",
    "BadCard": "„{text}” nije karta: napišite vrijednost pa boju, na primjer Js ili Td.",
    "UnknownLanguage": "Jezik „{language}” nije poznat; pokušajte: {known}.",
    # Turn and phase.
    "IllegalAction": "Pravila to sada ne dopuštaju.",
    "NotYourTurn": "Na redu: {to_act:seat}, a ne {seat:seat}.",
    "NotAnAction": "„{action}” nije ni riječ pri zvanju aduta, ni prijava zvanja, ni karta.",
    "DealIsOver": "Dijeljenje je gotovo, „{action}” dolazi prekasno.",
    "AuctionIsOpen": "Zvanje aduta nije gotovo, prerano je za „{action}”.",
    "AuctionIsClosed": "Zvanje aduta je gotovo, „{call}” dolazi prekasno: odigrajte kartu.",
    # The auction.
    "IllegalCall": "„{call}” u ovom trenutku nije dopušteno.",
    "BidTooLow": "„{call}” je prenisko: zovite više od „{standing}” ili recite dalje.",
    "LevelNotOffered": "„{call}” nije ponuda u ovoj igri; nudi se {offered:levels}.",
    "NoLevelHere": "„{call}” nije ponuda u ovoj igri: zovite adut bez broja.",
    "StrainNotOffered": "„{call}” se u ovoj igri ne zove; birajte: {offered:strains}.",
    "OnlyTurnedSuit": (
        "U prvom krugu ne zove se „{call}”: okrenuta je karta {turned}, uzmite {turned.suit} "
        "ili recite dalje."
    ),
    "TurnedSuitRefused": (
        "U drugom krugu više se ne zove „{call}”, boja okrenute karte ({turned}): zovite drugu "
        "boju ili recite dalje."
    ),
    "MustName": "„{call}” nije dopušteno: svi su rekli dalje i morate zvati adut.",
    "NothingToDouble": "„{call}” je odbijeno: još nema ponude koja bi se mogla {double:verb}.",
    "OwnSideDoubled": (
        "„{call}” je odbijeno: ponuda je vašeg para ({bidder:seat}), a {double:verb} se može "
        "samo ponuda drugoga."
    ),
    "AlreadyDoubled": "„{call}” je odbijeno: to je za ovu ponudu već rečeno.",
    "NothingToRedouble": (
        "„{call}” je odbijeno: {double:again_verb} se može samo vaša ponuda na koju je drugi par "
        "rekao „{double:name}”."
    ),
    "OnlyTakersRedouble": (
        "„{call}” je odbijeno: samo par koji je zvao ({bidder:seat}) smije {double:again_verb}."
    ),
    "ContractFrozen": (
        "„{call}” je odbijeno: igra je {double:done} i više se ne mijenja; recite dalje ili "
        "„{double:again}”."
    ),
    "NoDoublingHere": "„{call}” je odbijeno: u ovoj se igri ne može {double:verb}.",
    # The cards.
    "IllegalPlay": "Pravila ne dopuštaju da odigrate {card:acc}.",
    "CardNotHeld": "Nemate {card:acc}.",
    "MustFollow": "Morate odgovoriti na {suit}: imate tu boju, pa ne može {card}.",
    "MustRise": (
        "Morate ići na jaču u {because.suit:loc}: na stolu je {because}, {card} ne tuče, "
        "a imate jaču kartu."
    ),
    "MustRuff": (
        "Morate sjeći adutom ({trump}): nemate {suit:gen}, a imate adut, pa ne može {card}."
    ),
    "MustOverruff": (
        "Morate sjeći jače: na stolu je {because}, {card} ne tuče, a imate jači adut."
    ),
    "MustUnderruff": (
        "Morate baciti slabiji adut: na stolu je {because}, jačeg aduta nemate, ali slabiji "
        "imate, a {card} nije adut."
    ),
    # Announces and belote.
    "IllegalDeclaration": "To zvanje nije dopušteno: {declaration}.",
    "NoAnnounces": "U ovoj igri nema zvanja, pa se ne prijavljuje: {declaration}.",
    "AnnouncesAutomatic": "Ovdje se zvanja broje sama, ne treba prijaviti: {declaration}.",
    "DeclaredTooLate": "Prekasno je za zvanje ({declaration}): zove se prije prve karte.",
    "DeclaredTwice": "Već ste zvali: sve se prijavljuje odjednom i ne dodaje se {declaration}.",
    "NothingDeclared": "Ne prijavljujete ništa: navedite barem jedno zvanje ili odigrajte kartu.",
    "AnnounceNotHeld": "Nemate to zvanje: {cards:announce}.",
    "AnnounceNotWhole": ("Niz se prijavljuje cijeli: ne {cards:announce}, nego {whole:announce}."),
    "CardAnnouncedTwice": "Jedna karta ulazi samo u jedno zvanje, a ovdje se dvaput broji {card}.",
    "IllegalBelote": "{pair:Name} se ne prijavljuje uz {card:acc}.",
    "BeloteAutomatic": "Ovdje se {pair:name} broji sama: odigrajte {card:acc} bez riječi.",
    "BeloteNotHeld": (
        "{pair:Name} se ne prijavljuje uz {card:acc}: trebate imati i kralja i damu u adutu."
    ),
    "BeloteNotSaid": (
        "„{pair:again}” se ne kaže uz {card:acc}: uz prvu od dviju karata trebalo je reći "
        "„{pair:name}”."
    ),
    "BeloteKingFirst": "{pair:Name} se ne prijavljuje uz {card:acc}: prvo se igra kralj.",
    "BeloteDiscarded": (
        "{pair:Name} se ne prijavljuje uz {card:acc}: ta se karta odbacuje na drugu boju."
    ),
    # The pack and the state of a deal or a match.
    "BadPack": (
        "Špil mora imati svaku od 32 karte jednom; nedostaju: {missing}, ponavljaju se: {repeated}."
    ),
    "NoSuchSeat": "{number} nije mjesto: mjesta su 0, 1, 2 i 3.",
    "PacketsNotOffered": "Ovdje se ne dijeli {packets:packets}, nego {offered:ways}.",
    "DealNotOver": "Dijeljenje još nema rezultat: {phase}.",
    "MatchIsOver": "Partija je gotova, {scores:score}: započnite novu.",
    "NotTheNextDeal": (
        "Ovo dijeljenje ne nastavlja partiju: očekuje se {field:field} {expected}, a ovdje je "
        "{found}."
    ),
    # Rulesets and house rules.
    "RulesetError": "Takva pravila nisu moguća.",
    "UnknownRuleset": "Varijanta „{ruleset}” nije poznata; postoje: {known}.",
    "UnknownRulesetVersion": "Varijanta {ruleset} nema verziju {version}; postoje: {known}.",
    "BadRulesetText": (
        "„{text}” se ne može pročitati: pišite ime@verzija(opcija=vrijednost,opcija=vrijednost)."
    ),
    "UnknownOption": "Varijanta {ruleset} nema opciju „{option}”; postoje: {known}.",
    "OptionWithoutEffect": "„{option:option}” nema učinka u {ruleset}: {because}.",
    "BadOptionValue": "„{value}” ne odgovara za „{option:option}”; dopušteno je: {allowed}.",
    "InconsistentOptions": "Ove opcije proturječe jedna drugoj: {because}.",
    "BrokenPlugin": "Instalirana varijanta {plugin} ne može se učitati: {problem}.",
    # Records: what cannot be read, then what was checked and is false.
    "RecordError": "U ovom tekstu ima pogrešaka. {faults:faults}",
    "BadRecord": "Ovaj se tekst ne može pročitati. {faults:faults}",
    "FalseRecord": "Ovaj tekst tvrdi nešto netočno. {faults:faults}",
    "Unreadable": "To se ne može pročitati: {error}.",
    "UnknownLetters": "Slova „{letters}” nisu poznata; postoje: {known}.",
    "LineEndsEarly": "Redak završava prerano, nedostaje: {missing:field}.",
    "BadFirst": "„{text}” nije mjesto: prvi govori 0, 1, 2 ili 3.",
    "BadHandCount": "Dijeljenje ima četiri ruke odvojene kosom crtom, a ovdje ih je {found}.",
    "BadHand": "„{text}” nije ruka: napišite četiri boje odvojene točkama.",
    "BadFact": "„{text}” se ne može pročitati: napišite packets=3-2, pending=8 ili last.",
    "RepeatedFact": "„{text}” je u ovom retku već rečeno.",
    "BadCall": "„{text}” se pri zvanju aduta ne može reći.",
    "BadDeclaration": (
        "„{text}” nije zvanje: napišite njegove karte u zagradama, na primjer (KsQsJs)."
    ),
    "BadTrickEnd": "Štih ima četiri karte, a ovdje ih je {cards}.",
    "BadScore": "„{text}” nije rezultat: napišite dva broja, na primjer 151-98, ili -.",
    "Leftover": "Iza rezultata nema ničega, a „{text}” je suvišno.",
    "HiddenCards": "Neke karte nisu poznate: ovo se dijeljenje ne može ponoviti.",
    "HiddenHand": "Na redu je igrač ({seat:seat}) čije karte nisu poznate.",
    "NoMatchHere": "U ovom tekstu nema partije.",
    "TooManyFaults": "Više od {most} pogrešaka: čitanje ovdje prestaje.",
    "BadTag": '„{text}” nije ni oznaka [Ime "vrijednost"] ni numerirano dijeljenje.',
    "RepeatedTag": "Oznaka {tag} već je navedena za ovu partiju.",
    "MissingTag": "Ovoj partiji nedostaje oznaka {tag}.",
    "BadTagValue": "„{value}” nije vrijednost oznake {tag}.",
    "UnknownFormat": "Format {format} ovdje nije poznat; postoje: {known}.",
    "NoRulesetVersion": "Nedostaje verzija pravila: napišite {ruleset}@1.",
    "BadDealNumber": "Dijeljenje ima broj {number} umjesto {expected}.",
    "BadValue": "„{value}” ovdje ne odgovara; treba: {expected}.",
    "MissingField": "Nedostaje polje {field}.",
    "UnknownField": "Polje {field} nije poznato.",
    "Untrue": "To nije točno: {error}.",
    "CardTwice": "{card} je dvaput u dijeljenju.",
    "WrongHandSize": "{seat:seat}: broj karata je {size} umjesto {expected}.",
    "WrongStockSize": "U talonu je broj karata {size} umjesto {expected}.",
    "NoTurnedCard": "U ovoj se igri jedna karta okreće, a nijedna nije zapisana.",
    "TurnedCardHere": "U ovoj se igri karta ne okreće, a zapisana je: {card}.",
    "KindNotHeld": "U ovoj ruci nema tih zvanja: {kinds:kinds}.",
    "WrongScore": "Rezultat dijeljenja je {expected:score}, a ne {score:score}.",
    "ScoreTooEarly": "Dijeljenje nije gotovo i rezultat još nije {score:score}.",
    "WrongResult": "Rezultat partije je {expected}, a ne {result}.",
    "ResultTooEarly": "Partija nije gotova i rezultat još nije {result}.",
    "WrongCommitment": "Tajna otkrivena nakon dijeljenja {deal} nije ona obećana prije njega.",
    "WrongShuffle": "Karte dijeljenja {deal} nisu one koje daju njegova tajna i brojevi igrača.",
    # Computer players and the command line.
    "UnknownBot": "Bot „{bot}” nije poznat; postoje: {known}.",
    "BadWeights": "Težine stručnjaka ne mogu se upotrijebiti: {problem}.",
    "CannotRead": "Datoteka {path} ne može se pročitati: {problem}.",
    "CannotWrite": "Datoteka {path} ne može se zapisati i nije promijenjena: {problem}.",
    "NotOurGame": "U datoteci {path} nema igre koja bi se nastavila: {problem}.",
    # The arena.
    "MissingExtra": "Ovdje nedostaje paket {package}: pip install 'rebelote[{extra}]'.",
    "UnknownPlayer": "Igrač „{player}” nije dostupan: {problem}.",
    "WorkersLost": "Procesi koji igraju gase se jedan za drugim, ukupno {jobs}.",
    "ClusterLost": "Klaster {address} je izgubljen: {problem}.",
    "BadJournal": "Datoteka {path} nije dnevnik dvoboja ili je oštećena u retku {line}.",
    "OtherJournal": (
        "Dnevnik {path} pripada drugom dvoboju: tamo je {field} {found}, a ne {expected}."
    ),
    "JournalInUse": "Drugi proces piše u dnevnik {path}.",
    "CannotKeepJournal": "Dnevnik {path} ne može se voditi: {problem}.",
    "BadVector": "Ovaj se primjer ne može isprobati: {problem}.",
    "BadArgument": "„{value}” ne odgovara za {argument}; treba: {allowed}.",
    "BadField": "„{value}” ne odgovara za {field}; dopušteno je: {allowed}.",
    "NoSuchField": "Polje „{field}” nije poznato; postoje: {known}.",
    "BadTally": "Ti bodovi nisu mogući ({field:field}: {value}): {because}.",
    # The solver.
    "SolverError": "Rješavač to odbija.",
    "BadPosition": "Nijedno dijeljenje ne vodi do ove pozicije: {because}.",
    "BadRequest": "Rješavač ne prima {value} za {name}.",
    "LimitReached": (
        "Pretragu je zaustavilo njezino ograničenje ({limit:field}); pregledanih pozicija: {nodes}."
    ),
    "NotMonotone": "Rezultat pada s {before} na {marks} kod bodova: {points}.",
    "NoWorld": "Nijedan raspored skrivenih karata ne odgovara onome što se vidjelo ({seat:seat}).",
    # Lessons.
    "NoSuchPuzzle": "Nema zadatka „{name}”.",
    # The environments.
    "EnvError": "Okolina to odbija.",
    "NeedsKernel": "Dijeljenja u skupinama traže ubrzanu jezgru, a ova je instalacija nema.",
    "NotBegun": "Nijedno dijeljenje nije u tijeku: prvo pozovite reset().",
    "BadSetting": "„{value}” ne odgovara za {name}; treba: {allowed}.",
    "BadArray": "{name} treba biti {expected}, a jest {found}.",
    "BadHands": "Ruke u retku {row} nisu 32 karte, po osam za svako mjesto.",
    "IllegalCard": (
        "Karta {number} ne smije se igrati u retku {row} ({rule}); ništa se nije promijenilo."
    ),
    "ActionNotOffered": "{number} sada nije dopuštena radnja; postoje: {offered}.",
    "BidOutsideSpace": "Ponuda {call} iz {ruleset} nema broj među radnjama.",
    # Tables.
    "TableError": "Stol to odbija.",
    "Stale": "Stol je otišao dalje: sada je na događaju {seq}, a ovo odgovara na {found}.",
    "NotYourSeat": "To mjesto ({seat:seat}) nije vaše.",
    "NotAtTable": "Ne sjedite za ovim stolom.",
    "TableClosed": "Partija za ovim stolom je gotova.",
    "NoDealYet": "Karte još nisu podijeljene.",
    "DealNotFinished": "Sljedeće dijeljenje mora pričekati: {phase}.",
    "NothingToUndo": (
        "Nema se što vratiti: u ovom dijeljenju još ništa niste učinili ili je završeno."
    ),
    "UndoNotOffered": "Ništa se ne vraća kad igra više ljudi (ovdje: {persons}).",
    "BadSeating": ("Stol ima četiri mjesta, barem jednu osobu i nikoga dvaput; osobe: {persons}."),
    "BadTerms": "Stol ne može imati „{value}” ({field}).",
    "ForCompanyOnly": "To vrijedi samo za stolove za kojima igra više ljudi.",
    "ForSoloOnly": "To vrijedi samo za onoga tko igra sam s računalima.",
    "SeatTaken": "Mjesto je zauzeto ({seat:seat}): izaberite drugo.",
    "SeatsMissing": "Za partiju treba četvero; slobodna mjesta: {missing}.",
    "NotHost": "To može samo voditelj stola.",
    "NotStarted": "Partija još nije počela: ljudi tek sjedaju.",
    "AlreadyStarted": "Partija je počela: mjesta se više ne mijenjaju.",
    "NothingChanges": "Već je tako.",
    "TablePaused": "Stol je na stanci: najprije nastavite.",
    "Away": "Na tom mjestu ({seat:seat}) igra računalo: najprije ga preuzmite.",
    "NoReturnsLeft": "Vratili ste se onoliko puta koliko stol dopušta: {returns}.",
    "TimeLeft": "Još ima vremena ({seat:seat}).",
    "NotRevealed": "Sljedeće dijeljenje čeka tajnu dijeljenja {deal}.",
    "NoSpectators": "Ovaj stol ne prima gledatelje.",
    "UnknownEvent": "U ovom dnevniku ima nešto što ovdje nije poznato: {kind}.",
    "BrokenLog": "Dnevnik ovog stola oštećen je kod događaja {seq}: {problem}.",
    "BadProof": "„{value}” ne može biti „{field}” dijeljenja.",
    "BadStake": "„{stake}” nije ulog: ulog je cijeli broj žetona, nikad negativan.",
    # What is kept.
    "StorageError": "Baza {path} ne može se upotrijebiti: {problem}.",
    "DatabaseNewer": (
        "Baza {path} potječe iz novijeg Rebelotea (oblik {found}, poznato do {known}): obnovite "
        "Rebelote ili odaberite drugu datoteku."
    ),
    "DatabaseOlder": (
        "Baza {path} još je u obliku {found} (sada {known}): jednom pokrenite poslužitelj, "
        "on je obnavlja."
    ),
    "DatabaseInUse": (
        "Drugi program koristi bazu {path}: zaustavite ga ili odaberite drugu datoteku."
    ),
    "DatabaseDamaged": (
        "Datoteka {path} je oštećena ili nije baza Rebelotea ({problem}): maknite je ili "
        "odaberite drugu."
    ),
    "DatabaseReadOnly": "U bazu {path} ne može se pisati: {problem}.",
    "DiskFull": "Nema više mjesta za zapis u {path}: dok ga ne bude, ništa se ne čuva.",
    "DatabaseClosed": "Baza {path} se zatvara.",
    "UnknownTable": "Nema stola {table}.",
    "UnknownShare": "Iza ove poveznice nema nijednog dijeljenja.",
    "UnknownGuest": "Nema gosta {guest}.",
    "Outpaced": "Dnevnik je otišao dalje: sada je na događaju {seq}, a ovo slijedi {found}.",
    "Fenced": "Ovaj stol sada vodi drugi poslužitelj (pokretanje {epoch}, ovdje {found}).",
    "NotEnoughChips": "Ulog u žetonima je {needed}, a na raspolaganju je {found}.",
    "AlreadyStaked": "Vaš je ulog za stolom {table} već položen.",
    "NoStake": "Nemate uloga za stolom {table}.",
    "WrongSettlement": (
        "Stol {table} isplaćuje {found} žetona, a uloženo je {expected}, ili plaća nekome "
        "tko nije uložio."
    ),
    "ChipsMadeOrLost": "Prijenos {transfer} nije u ravnoteži: ostaje {chips} žetona.",
    "GivenByAPerson": "Prijenos {transfer} uzima žetone jednoj osobi za drugu.",
    "Overdrawn": "Na računu {account} stoji {chips} žetona, manje od ničega.",
    "WrongEscrow": "U pologu stola {table} ima {found} žetona, a otvoreni ulozi iznose {expected}.",
    "StakeWithoutMatch": "Za stolom {table} još je otvoren ulog, a partija se ondje ne igra.",
    # The server.
    "ServerError": "Poslužitelj to odbija.",
    "NoRoomFound": "Nijedan otvoreni stol ne odgovara: otvorite svoj ili tražite manje.",
    "NoTopUpToday": (
        "Sada nema besplatnih žetona: dolaze jednom dnevno onome tko ih ima manje od {floor}."
    ),
    "UnknownPhrase": "Ovdje se ne može reći ništa pod imenom „{phrase}”.",
    "NoFreeText": "Slobodan je tekst samo za privatne stolove; izaberite jednu od rečenica.",
    "TooMuchTalk": "Previše odjednom: jedna u sekundi, najviše {most} u minuti.",
    "MatchNotOver": "Nova se partija otvara kad ova završi.",
    "PromiseLost": (
        "Obećano dijeljenje za stolom {table} više se ne može podijeliti: njegove tajne nema."
    ),
    "BadServerSetting": ("„{value}” ({source}) ne odgovara postavci {name}; treba: {allowed}."),
    "UnknownServerSetting": (
        "Datoteka {path} zadaje {name}, a takve postavke nema; postoje: {known}."
    ),
    "PortTaken": (
        "Drugi program već sluša na {host}, port {port}: možda Rebelote već radi; "
        "inače odaberite drugi port s --port."
    ),
    "CannotListen": "Poslužitelj ne može slušati na {host}, port {port}: {problem}.",
    "MalformedFrame": "Ova se poruka ne može pročitati: {problem}.",
    "FrameTooLarge": "Ova poruka ima {size} bajtova; najviše ih smije biti {most}.",
    "TooManyFrames": "Prebrzo: najviše {most} poruka u sekundi.",
    "TooManyRequests": "Previše odjednom: pokušajte ponovno za {seconds} s.",
    "TooManyGuests": "Iz vaše mreže dolazi previše novih igrača: pokušajte ponovno za {seconds} s.",
    "TooManySockets": (
        "Previše je stolova otvoreno odjednom (najviše {most}): zatvorite druge stranice igre."
    ),
    "TooManyTables": (
        "Imate {most} nezavršenih partija, više ne može: završite neku ili je predajte."
    ),
    "HouseFull": "Svi su stolovi zauzeti: pokušajte ponovno za {seconds} s.",
    "HelloMissing": "Stranica {seconds} s nije ništa rekla i veza se zatvara.",
    "HelloExpected": "Prva poruka mora reći koji se jezik govori.",
    "NoSuchDeal": "Partija nema završeno dijeljenje {deal}.",
    "ForeignOrigin": "Stranica {origin} ne smije koristiti ovaj poslužitelj.",
    "NotAGuest": (
        "Ovaj preglednik ovdje više nije poznat: "
        "ponovno učitajte stranicu i prihvatite kolačiće ovog mjesta."
    ),
    "NothingToAdvise": "Savjeta nema: niste na redu.",
    "HintUnderWay": "Savjet se već traži.",
    "BadRequestBody": "Zahtjev se ne može pročitati ({field}): {problem}.",
    "TooLarge": "Ovo je preveliko: najviše {most} kB.",
    "NoSuchPage": "Na adresi {path} nema ničega.",
    "MethodNotOffered": "{method} nije moguće na adresi {path}.",
    "PagesNotBuilt": (
        "Stranice ovdje nisu izgrađene: instalirajte Node i pokrenite make play "
        "ili instalirajte izdanu verziju."
    ),
    "BotsStopped": "Procesi računalnih igrača su stali i nisu se mogli ponovno pokrenuti.",
    "ThoughtTooLong": "Trajalo je dulje od {seconds} s i prekinuto je.",
    "TooBusy": "Poslužitelj je preopterećen: pokušajte ponovno za koji trenutak.",
    "UnknownLevel": "Nema razine „{level}”; postoje {known}.",
    "ServerFault": "Pogreška Rebelotea, ne vaša. Zapisana je u dnevnik.",
}

REASONS = {
    "position_seats": "mjesta su od 0 do 3, s kartama za svako",
    "position_table": "broj karata na stolu je {cards}",
    "position_card_twice": "{card} je ondje dvaput",
    "position_hands": "broj karata u rukama na početku štiha je {sizes}",
    "position_trick": "nije bilo dopušteno odigrati {card:acc} ({rule})",
    "position_points": "uzeti bodovi ({points}) ne odgovaraju odigranim kartama",
    "position_tricks": "uzeti štihovi ({tricks}) ne odgovaraju odigranim kartama",
    "position_not_in_play": "nema karte koju treba odigrati",
    "position_row": "redak {row} je pogrešan ({problem})",
    "no_worker_left": "više nema procesa koji igra",
    "scheduler_gone": "njegov raspoređivač ne odgovara",
    "workers_killed": "neki parovi ruše svaki proces koji ih igra",
    "no_option": "nema opcije {option}",
    "option_is": "{meaning}",
    "packets_do_not_add_up": "zbroj {packets:packets} nije {cards}",
    "bids_do_not_meet": "od {bid_min} s korakom {bid_step} ne dolazi se do {bid_max}",
    "said_both_ways": "{option} ima dvije različite vrijednosti",
    "redouble_not_above": (
        "odgovor onoga tko je zvao mora množiti više od {double} puta, a ne {redouble}"
    ),
    "not_a_new_ruleset": "to nisu pravila ili je njihovo ime zauzeto",
    "on_or_off": "on ili off",
    "one_of": "{values}",
    "whole_number": "cijeli broj od {low} do {high}",
    "whole_number_by": "broj od {low} do {high} po {step}",
    "ways_to_deal": "brojevi karata s crticama, na primjer 3-2 ili 3-2/2-3",
    "list_of_contracts": (
        "različite igre između C D H S NT AT, od najniže prema najvišoj, na primjer C-D-H-S"
    ),
    "not_negative": "broj ne može biti negativan",
    "cards_count": "u ovoj igri sve karte zajedno vrijede {points:points}",
    "tricks_played": "broj štihova je {tricks}",
    "points_need_tricks": "par bez štiha nema bodova od karata",
    "no_trick_taken": "ovaj par nema nijedan štih",
    "steps_of": "ti bodovi idu po {points}",
    "two_whole_numbers": "dva cijela broja, za par 0 pa za par 1",
    "at_most": "ukupno najviše {most}",
    "zero_or_one": "0 ili 1",
    "field_needed": "nedostaje",
    "field_unknown": "takvo polje ne postoji",
    "length_at_most": "najviše {most} znakova ili stavki",
    "not_below": "najmanje {low}",
    "not_above": "najviše {high}",
    "json": "JSON",
    "characters_and_numbers": "cijeli znakovi i konačni brojevi",
    "one_ruleset": "ili ruleset ili variant",
    "something_else": "drugi oblik",
    "any_whole_number": "cijeli broj",
    "number_or_capot": "broj ili capot",
    "level_needed": "treba broj bodova ponude",
    "no_level_here": "u ovoj igri nema ponuda u bodovima",
    "text": "tekst",
    "list": "popis",
    "true_or_false": "true ili false",
    "object": "objekt s imenovanim poljima",
    "texts_by_name": "tekstovi, svaki s imenom od slova i znamenki",
    "ruleset": "ime@verzija(opcija=vrijednost)",
    "four_hands": "popis od četiri ruke",
    "list_of_packets": "popis brojeva karata, na primjer [3, 2]",
}

FIELDS = {
    "ruleset": "pravila",
    "first": "mjesto koje prvo govori (0 do 3)",
    "pending": "broj visećih bodova",
    "last": "zadnje dijeljenje",
    "card_points": "bodovi karata",
    "tricks": "štihovi",
    "last_trick": "par zadnjeg štiha (0 ili 1)",
    "announces": "zvanja",
    "belote": PairName.BELA.value,
    "bid": "ponuda",
    "hands": "ruke",
    "turned": "okrenuta karta",
    "stock": "talon",
    "packets": "paketi",
    "calls": "zvanje aduta",
    "plays": "igranje karata",
    "nodes": "pozicije",
    "time": "vrijeme",
    "score": "rezultat",
    # What a score keeper fills in.
    "form_contract": "Igra",
    "form_taker_team": "Zvači",
    "form_bid": "Ponuda",
    "form_double": "{double:Name}",
    "form_card_points": "Bodovi karata",
    "form_with_last_trick": "Bodovi su sa zadnjim štihom",
    "form_last_trick": "Zadnji štih",
    "form_capot": "Svi štihovi",
    "form_tricks": "Štihovi",
    "form_announces": "Zvanja",
    "form_belote": "{pair:Name}",
    "form_passed": "Svi su rekli dalje",
}
