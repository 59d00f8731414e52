"""Dutch sentences for what is refused, and the reasons that stand in them."""

ERRORS = {
    "RebeloteError": "Dit is geweigerd: {error}.",
    "BadCard": "‘{text}’ is geen kaart: schrijf de waarde en dan de kleur, zoals Js of Td.",
    "UnknownLanguage": "De taal ‘{language}’ is niet bekend; probeer: {known}.",
    # Turn and phase.
    "IllegalAction": "Dit mag nu niet volgens de regels.",
    "NotYourTurn": "Aan de beurt: {to_act:seat}, niet {seat:seat}.",
    "NotAnAction": "‘{action}’ is geen bod, geen aankondiging en geen kaart.",
    "DealIsOver": "De gift is gespeeld, ‘{action}’ komt te laat.",
    "AuctionIsOpen": "Het bieden is nog niet gedaan, ‘{action}’ komt te vroeg.",
    "AuctionIsClosed": "Het bieden is gedaan, ‘{call}’ komt te laat: speel een kaart.",
    # The auction.
    "IllegalCall": "‘{call}’ mag op dit moment niet.",
    "BidTooLow": "‘{call}’ is te laag: ga boven ‘{standing}’ of pas.",
    "LevelNotOffered": "‘{call}’ is geen bod in dit spel; je biedt {offered:levels}.",
    "NoLevelHere": "‘{call}’ is geen bod in dit spel: noem de troef zonder getal.",
    "StrainNotOffered": "‘{call}’ is geen contract in dit spel; kies {offered:strains}.",
    "OnlyTurnedSuit": (
        "In de eerste ronde noem je geen ‘{call}’: de gedraaide kaart is {turned:the}, neem "
        "{turned.suit} of pas."
    ),
    "TurnedSuitRefused": (
        "In de tweede ronde noem je niet meer ‘{call}’, de kleur van de gedraaide kaart "
        "({turned}): noem een andere kleur of pas."
    ),
    "MustName": "‘{call}’ mag niet: alle anderen hebben gepast, je moet troef maken.",
    "NothingToDouble": "‘{call}’ is geweigerd: er is nog geen bod om te {double:verb}.",
    "OwnSideDoubled": (
        "‘{call}’ is geweigerd: het bod is van je eigen team ({bidder:seat}), en je kunt alleen "
        "het andere {double:verb}."
    ),
    "AlreadyDoubled": "‘{call}’ is geweigerd: dat is van dit bod al gezegd.",
    "NothingToRedouble": (
        "‘{call}’ is geweigerd: je kunt alleen {double:again_verb} als het andere team je bod "
        "heeft {double:done}."
    ),
    "OnlyTakersRedouble": (
        "‘{call}’ is geweigerd: alleen het team van het bod ({bidder:seat}) mag "
        "{double:again_verb}."
    ),
    "ContractFrozen": (
        "‘{call}’ is geweigerd: het contract is {double:done} en verandert niet meer; pas of zeg "
        "‘{double:again}’."
    ),
    "NoDoublingHere": "‘{call}’ is geweigerd: in dit spel kun je niet {double:verb}.",
    # The cards.
    "IllegalPlay": "De regels laten niet toe dat je {card:the} speelt.",
    "CardNotHeld": "Je hebt {card:the} niet.",
    "MustFollow": "Je moet {suit} volgen: je hebt er nog, dus {card:the} mag niet.",
    "MustRise": (
        "Je moet hoger gaan in {because.suit}: {because:the} ligt op tafel, {card:the} is lager "
        "en je hebt een hogere."
    ),
    "MustRuff": (
        "Je moet introeven met {trump}: je hebt geen {suit} maar wel troef, dus {card:the} mag "
        "niet."
    ),
    "MustOverruff": (
        "Je moet {because:the} overtroeven: {card:the} is lager en je hebt een hogere troef."
    ),
    "MustUnderruff": (
        "Je moet ondertroeven: {because:the} ligt op tafel, je hebt geen hogere troef maar wel "
        "een lagere, en {card:the} is geen troef."
    ),
    # Announces and belote.
    "IllegalDeclaration": "Deze aankondiging mag niet: {declaration}.",
    "NoAnnounces": "Bij dit contract zijn er geen aankondigingen, dus ook niet: {declaration}.",
    "AnnouncesAutomatic": (
        "Hier tellen aankondigingen vanzelf; niet aan te kondigen: {declaration}."
    ),
    "DeclaredTooLate": (
        "Te laat om aan te kondigen ({declaration}): dat doe je vóór je eerste kaart."
    ),
    "DeclaredTwice": (
        "Je hebt al aangekondigd: alles gaat in één keer, {declaration} kan er niet meer bij."
    ),
    "NothingDeclared": "Je kondigt niets aan: noem minstens één aankondiging, of speel een kaart.",
    "AnnounceNotHeld": "Die aankondiging heb je niet: {cards:announce}.",
    "AnnounceNotWhole": (
        "Een reeks kondig je helemaal aan: niet {cards:announce} maar {whole:announce}."
    ),
    "CardAnnouncedTwice": "Een kaart telt in één aankondiging, en {card:the} staat hier in twee.",
    "IllegalBelote": "{pair:The} zeg je niet bij {card:the}.",
    "BeloteAutomatic": "Hier telt {pair:the} vanzelf: speel {card:the} zonder iets te zeggen.",
    "BeloteNotHeld": (
        "{pair:The} zeg je niet bij {card:the}: je moet de heer en de vrouw van troef gekregen "
        "hebben."
    ),
    "BeloteNotSaid": (
        "‘{pair:again}’ zeg je niet bij {card:the}: je moest ‘{pair:name}’ zeggen bij de eerste "
        "van de twee kaarten."
    ),
    "BeloteKingFirst": "{pair:The} zeg je niet bij {card:the}: de heer wordt eerst gespeeld.",
    "BeloteDiscarded": (
        "{pair:The} zeg je niet bij {card:the}: die kaart gooi je weg op een andere kleur."
    ),
    # The pack and the state of a deal or a match.
    "BadPack": (
        "Het spel moet elk van de 32 kaarten één keer bevatten; ontbreekt: {missing}, dubbel: "
        "{repeated}."
    ),
    "NoSuchSeat": "{number} is geen plaats: de plaatsen zijn 0, 1, 2 en 3.",
    "PacketsNotOffered": "Hier deel je niet {packets:packets}, maar {offered:ways}.",
    "DealNotOver": "De gift heeft nog geen score: {phase}.",
    "MatchIsOver": "De partij is gespeeld, {scores:score}: begin een nieuwe.",
    "NotTheNextDeal": (
        "Deze gift zet de partij niet voort: voor {field:field} was {expected} verwacht, en hier "
        "staat {found}."
    ),
    # Rulesets and house rules.
    "RulesetError": "Deze spelregels zijn niet mogelijk.",
    "UnknownRuleset": "De variant ‘{ruleset}’ is niet bekend; er zijn: {known}.",
    "UnknownRulesetVersion": "De variant {ruleset} heeft geen versie {version}; er zijn: {known}.",
    "BadRulesetText": (
        "‘{text}’ is niet te lezen: schrijf naam@versie(optie=waarde,optie=waarde)."
    ),
    "UnknownOption": "De variant {ruleset} heeft geen optie ‘{option}’; er zijn: {known}.",
    "OptionWithoutEffect": "‘{option:option}’ zou in {ruleset} niets uitmaken: {because}.",
    "BadOptionValue": "‘{value}’ past niet bij ‘{option:option}’; toegestaan: {allowed}.",
    "InconsistentOptions": "Deze opties spreken elkaar tegen: {because}.",
    "BrokenPlugin": "De geïnstalleerde variant {plugin} kan niet geladen worden: {problem}.",
    # Records: what cannot be read, then what was checked and is false.
    "RecordError": "In deze tekst zitten fouten. {faults:faults}",
    "BadRecord": "Deze tekst is niet te lezen. {faults:faults}",
    "FalseRecord": "Deze tekst beweert iets dat niet klopt. {faults:faults}",
    "Unreadable": "Dit is niet te lezen: {error}.",
    "UnknownLetters": "De letters ‘{letters}’ zijn niet bekend; er zijn: {known}.",
    "LineEndsEarly": "De regel stopt te vroeg, nog vóór {missing:field}.",
    "BadFirst": "‘{text}’ is geen plaats: de eerste die spreekt, is 0, 1, 2 of 3.",
    "BadHandCount": "Een gift heeft vier handen met schuine strepen ertussen, en hier {found}.",
    "BadHand": "‘{text}’ is geen hand: schrijf de vier kleuren met punten ertussen.",
    "BadFact": "‘{text}’ is niet te lezen: schrijf packets=3-2, pending=8 of last.",
    "RepeatedFact": "‘{text}’ staat al op deze regel.",
    "BadCall": "‘{text}’ kun je bij het bieden niet zeggen.",
    "BadDeclaration": (
        "‘{text}’ is geen aankondiging: schrijf de kaarten tussen haakjes, zoals (KsQsJs)."
    ),
    "BadTrickEnd": "Een slag heeft vier kaarten, en deze {cards}.",
    "BadScore": "‘{text}’ is geen score: schrijf twee getallen zoals 151-98, of -.",
    "Leftover": "Na de score komt niets meer, en ‘{text}’ is te veel.",
    "HiddenCards": "Er zijn kaarten onbekend: deze gift kan niet nagespeeld worden.",
    "HiddenHand": "De speler aan de beurt ({seat:seat}) heeft een onbekende hand.",
    "NoMatchHere": "In deze tekst staat geen partij.",
    "TooManyFaults": "Meer dan {most} fouten: het lezen stopt hier.",
    "BadTag": '‘{text}’ is geen label [Naam "waarde"] en geen genummerde gift.',
    "RepeatedTag": "Het label {tag} staat al bij deze partij.",
    "MissingTag": "Bij deze partij ontbreekt het label {tag}.",
    "BadTagValue": "‘{value}’ is geen waarde voor het label {tag}.",
    "UnknownFormat": "Het formaat {format} is hier niet bekend; er zijn: {known}.",
    "NoRulesetVersion": "De versie van de spelregels ontbreekt: schrijf {ruleset}@1.",
    "BadDealNumber": "De gift heeft nummer {number} in plaats van {expected}.",
    "BadValue": "‘{value}’ past hier niet; nodig is: {expected}.",
    "MissingField": "Het veld {field} ontbreekt.",
    "UnknownField": "Het veld {field} is niet bekend.",
    "Untrue": "Dit klopt niet: {error}.",
    "CardTwice": "{card:The} zit twee keer in de gift.",
    "WrongHandSize": "{seat:seat}: {size} kaarten in plaats van {expected}.",
    "WrongStockSize": "De stok heeft {size} kaarten in plaats van {expected}.",
    "NoTurnedCard": "In dit spel wordt een kaart gedraaid, en er staat er geen genoteerd.",
    "TurnedCardHere": "In dit spel wordt geen kaart gedraaid, en {card:the} staat er.",
    "KindNotHeld": "Deze hand heeft die aankondigingen niet: {kinds:kinds}.",
    "WrongScore": "De score van de gift is {expected:score}, niet {score:score}.",
    "ScoreTooEarly": "De gift is niet uitgespeeld en de score is nog niet {score:score}.",
    "WrongResult": "De uitslag van de partij is {expected}, niet {result}.",
    "ResultTooEarly": "De partij is niet uitgespeeld en de uitslag is nog niet {result}.",
    "WrongCommitment": (
        "Het geheim dat na gift {deal} is getoond, is niet het geheim dat ervoor was beloofd."
    ),
    "WrongShuffle": (
        "De kaarten van gift {deal} zijn niet die welke haar geheim en de getallen van de "
        "spelers geven."
    ),
    # Computer players and the command line.
    "UnknownBot": "De bot ‘{bot}’ is niet bekend; er zijn: {known}.",
    "BadWeights": "De gewichten van de expert zijn niet bruikbaar: {problem}.",
    "CannotRead": "Het bestand {path} kan niet gelezen worden: {problem}.",
    "CannotWrite": (
        "Het bestand {path} kan niet geschreven worden en is niet veranderd: {problem}."
    ),
    "NotOurGame": "In het bestand {path} staat geen spel om verder te spelen: {problem}.",
    # The arena.
    "MissingExtra": "Het pakket {package} ontbreekt hier: pip install 'rebelote[{extra}]'.",
    "UnknownPlayer": "De speler ‘{player}’ is er niet: {problem}.",
    "WorkersLost": "De spelende processen vallen een voor een uit, {jobs} in totaal.",
    "ClusterLost": "Het cluster {address} is weg: {problem}.",
    "BadJournal": (
        "Het bestand {path} is geen journaal van een duel, of is op regel {line} beschadigd."
    ),
    "OtherJournal": (
        "Het journaal {path} is van een ander duel: {field} is daar {found}, niet {expected}."
    ),
    "JournalInUse": "Een ander proces schrijft in het journaal {path}.",
    "CannotKeepJournal": "Het journaal {path} kan niet bijgehouden worden: {problem}.",
    "BadVector": "Dit voorbeeld kan niet geprobeerd worden: {problem}.",
    "BadArgument": "‘{value}’ past niet voor {argument}; nodig is: {allowed}.",
    "BadField": "‘{value}’ past niet voor {field}; toegestaan: {allowed}.",
    "NoSuchField": "Het veld ‘{field}’ is niet bekend; er zijn: {known}.",
    "BadTally": "Deze punten zijn onmogelijk ({field:field}: {value}): {because}.",
    # The solver.
    "SolverError": "De oplosser weigert dit.",
    "BadPosition": "Geen enkele gift leidt tot deze stelling: {because}.",
    "BadRequest": "De oplosser kan {value} voor {name} niet aannemen.",
    "LimitReached": (
        "Het zoeken is gestopt door zijn grens ({limit:field}) na {nodes} stellingen."
    ),
    "NotMonotone": "De score daalt van {before} naar {marks} bij {points} punten.",
    "NoWorld": "Geen verdeling van de verborgen kaarten past bij wat gezien is ({seat:seat}).",
    # Lessons.
    "NoSuchPuzzle": "Er is geen opgave ‘{name}’.",
    # The environments.
    "EnvError": "De omgeving weigert dit.",
    "NeedsKernel": "Giften in groepen vragen de snelle kern, en die zit niet in deze installatie.",
    "NotBegun": "Er is geen gift bezig: roep eerst reset() aan.",
    "BadSetting": "‘{value}’ past niet voor {name}; nodig is: {allowed}.",
    "BadArray": "{name} moet {expected} zijn en is {found}.",
    "BadHands": "De handen van rij {row} zijn niet de 32 kaarten, acht per plaats.",
    "IllegalCard": "Kaart {number} mag niet in rij {row} ({rule}); er is niets veranderd.",
    "ActionNotOffered": "{number} is nu geen toegestane zet; er zijn: {offered}.",
    "BidOutsideSpace": "Het bod {call} van {ruleset} heeft geen nummer bij de zetten.",
    # Tables.
    "TableError": "De tafel weigert dit.",
    "Stale": "De tafel is al verder: ze is bij gebeurtenis {seq}, dit antwoordt op {found}.",
    "NotYourSeat": "Die plaats ({seat:seat}) is niet aan jou om te spelen.",
    "NotAtTable": "Je zit niet aan deze tafel.",
    "TableClosed": "De partij aan deze tafel is gespeeld.",
    "NoDealYet": "Er zijn nog geen kaarten gedeeld.",
    "DealNotFinished": "De volgende gift moet wachten: {phase}.",
    "NothingToUndo": (
        "Er is niets terug te nemen: je hebt in deze gift nog niets gedaan, of ze is voorbij."
    ),
    "UndoNotOffered": "Er wordt niets teruggenomen als er {persons} mensen spelen.",
    "BadSeating": (
        "Een tafel heeft vier plaatsen, minstens één mens en niemand dubbel; mensen: {persons}."
    ),
    "BadTerms": "Een tafel kan geen ‘{value}’ hebben ({field}).",
    "ForCompanyOnly": "Dat is voor tafels waar mensen samen spelen.",
    "ForSoloOnly": "Dat is voor wie alleen met computers speelt.",
    "SeatTaken": "Die plaats ({seat:seat}) is bezet: kies een andere.",
    "SeatsMissing": "De partij heeft vier spelers nodig; lege plaatsen: {missing}.",
    "NotHost": "Alleen wie de tafel leidt, mag dat doen.",
    "NotStarted": "De partij is nog niet begonnen: men gaat nog zitten.",
    "AlreadyStarted": "De partij is begonnen: van plaats wisselen kan niet meer.",
    "NothingChanges": "Dat is al zo.",
    "TablePaused": "De tafel pauzeert: ga eerst verder.",
    "Away": "De computer speelt op die plaats ({seat:seat}): neem haar eerst terug.",
    "NoReturnsLeft": "Je bent zo vaak teruggekomen als deze tafel toelaat: {returns}.",
    "TimeLeft": "Er is nog tijd ({seat:seat}).",
    "NotRevealed": "De volgende gift wacht tot het geheim van gift {deal} verteld is.",
    "NoSpectators": "Deze tafel laat geen toeschouwers toe.",
    "UnknownEvent": "In dit logboek staat iets dat hier niet bekend is: {kind}.",
    "BrokenLog": "Het logboek van deze tafel is beschadigd bij gebeurtenis {seq}: {problem}.",
    "BadProof": "‘{value}’ kan niet de ‘{field}’ van een gift zijn.",
    "BadStake": "‘{stake}’ is geen inzet: een inzet is een geheel aantal fiches, nooit negatief.",
    # What is kept.
    "StorageError": "De database {path} is niet bruikbaar: {problem}.",
    "DatabaseNewer": (
        "De database {path} is van een nieuwere Rebelote (vorm {found}, bekend tot {known}): werk "
        "Rebelote bij, of kies een ander bestand."
    ),
    "DatabaseOlder": (
        "De database {path} heeft nog vorm {found} (nu {known}): start de server één keer, "
        "die brengt haar bij."
    ),
    "DatabaseInUse": (
        "Een ander programma gebruikt de database {path}: stop dat, of kies een ander bestand."
    ),
    "DatabaseDamaged": (
        "Het bestand {path} is beschadigd of geen database van Rebelote ({problem}): zet het opzij "
        "of kies een ander."
    ),
    "DatabaseReadOnly": "In de database {path} kan niet geschreven worden: {problem}.",
    "DiskFull": "Er is geen plaats meer om {path} te schrijven: tot dan wordt niets bewaard.",
    "DatabaseClosed": "De database {path} wordt gesloten.",
    "UnknownTable": "Er is geen tafel {table}.",
    "UnknownShare": "Onder deze link wordt geen gift getoond.",
    "UnknownGuest": "Er is geen gast {guest}.",
    "Outpaced": "Het logboek is al verder: het is bij gebeurtenis {seq}, dit volgt op {found}.",
    "Fenced": "Een andere server houdt deze tafel nu bij (start {epoch}, hier {found}).",
    "NotEnoughChips": "De inzet is {needed} fiches, en er zijn er {found}.",
    "AlreadyStaked": "Je inzet aan tafel {table} ligt er al.",
    "NoStake": "Je hebt geen inzet aan tafel {table}.",
    "WrongSettlement": (
        "Tafel {table} betaalt {found} fiches uit terwijl er {expected} ingezet zijn, of "
        "betaalt iemand die niets inzette."
    ),
    "ChipsMadeOrLost": (
        "Overboeking {transfer} is niet in evenwicht: er blijven {chips} fiches over."
    ),
    "GivenByAPerson": "Overboeking {transfer} neemt fiches van de ene persoon voor de andere.",
    "Overdrawn": "Rekening {account} heeft {chips} fiches, minder dan niets.",
    "WrongEscrow": (
        "In de pot van tafel {table} zitten {found} fiches, en de open inzetten zijn er {expected}."
    ),
    "StakeWithoutMatch": (
        "Er staat nog een inzet open aan tafel {table}, waar geen partij bezig is."
    ),
    # The server.
    "ServerError": "De server weigert dit.",
    "NoRoomFound": "Geen open tafel past: open er zelf een, of vraag minder.",
    "NoTopUpToday": (
        "Er zijn nu geen gratis fiches: ze komen één keer per dag voor wie er minder dan "
        "{floor} heeft."
    ),
    "UnknownPhrase": "Niets dat “{phrase}” heet, kan hier worden gezegd.",
    "NoFreeText": "Vrije tekst is voor privétafels; kies hier een van de zinnen.",
    "TooMuchTalk": "Dat is te veel tegelijk: één per seconde, hoogstens {most} per minuut.",
    "MatchNotOver": "Een volgende partij kan open als deze voorbij is.",
    "PromiseLost": (
        "De beloofde gift aan tafel {table} kan niet meer gedeeld worden: haar geheim is weg."
    ),
    "BadServerSetting": (
        "‘{value}’ ({source}) past niet bij de instelling {name}; nodig is: {allowed}."
    ),
    "UnknownServerSetting": (
        "Het bestand {path} stelt {name} in, maar dat is geen instelling; er zijn: {known}."
    ),
    "PortTaken": (
        "Een ander programma luistert al op {host}, poort {port}: misschien draait Rebelote al; "
        "kies anders een andere poort met --port."
    ),
    "CannotListen": "De server kan niet luisteren op {host}, poort {port}: {problem}.",
    "MalformedFrame": "Dit bericht is niet te lezen: {problem}.",
    "FrameTooLarge": "Dit bericht telt {size} bytes; hoogstens mag {most}.",
    "TooManyFrames": "Te snel: hoogstens {most} berichten per seconde.",
    "TooManyRequests": "Dat was te veel tegelijk: probeer het over {seconds} s opnieuw.",
    "TooManyGuests": (
        "Er komen te veel nieuwe spelers uit jouw netwerk: probeer het over {seconds} s opnieuw."
    ),
    "TooManySockets": (
        "Er zijn te veel tafels tegelijk open (hoogstens {most}): sluit andere "
        "pagina's van het spel."
    ),
    "TooManyTables": (
        "Je hebt {most} partijen die niet af zijn, meer kan niet: maak er een af of geef er een op."
    ),
    "HouseFull": "Alle tafels zijn bezet: probeer het over {seconds} s opnieuw.",
    "HelloMissing": "De pagina zei {seconds} s lang niets en de verbinding wordt gesloten.",
    "HelloExpected": "Het eerste bericht moet zeggen welke taal er gesproken wordt.",
    "NoSuchDeal": "De partij heeft geen afgespeelde gift {deal}.",
    "ForeignOrigin": "De pagina {origin} mag deze server niet gebruiken.",
    "NotAGuest": (
        "Deze browser is hier niet meer bekend: "
        "laad de pagina opnieuw en sta de cookies van deze site toe."
    ),
    "NothingToAdvise": "Er valt niets aan te raden: je bent niet aan de beurt.",
    "HintUnderWay": "Er wordt al een tip gezocht.",
    "BadRequestBody": "Het verzoek is niet te lezen ({field}): {problem}.",
    "TooLarge": "Dit is te groot: hoogstens {most} kB.",
    "NoSuchPage": "Op het adres {path} is niets.",
    "MethodNotOffered": "{method} kan niet op het adres {path}.",
    "PagesNotBuilt": (
        "De pagina's zijn hier niet gebouwd: installeer Node en voer make play uit, "
        "of installeer een uitgebrachte versie."
    ),
    "BotsStopped": "De processen van de computerspelers zijn gestopt en wilden niet meer starten.",
    "ThoughtTooLong": "Het duurde langer dan {seconds} s en is afgebroken.",
    "TooBusy": "De server heeft het te druk: probeer het zo meteen opnieuw.",
    "UnknownLevel": "Er is geen niveau ‘{level}’; er zijn {known}.",
    "ServerFault": "Een fout van Rebelote, niet van jou. Ze staat in het logboek.",
}

REASONS = {
    "position_seats": "de plaatsen zijn 0 tot 3, met een hand voor elk",
    "position_table": "er liggen {cards} kaarten op tafel",
    "position_card_twice": "{card:the} is er twee keer",
    "position_hands": "de handen hebben bij het begin van de slag {sizes} kaarten",
    "position_trick": "{card:the} kon niet gespeeld worden ({rule})",
    "position_points": "{points} gehaalde punten passen niet bij de kaarten die weg zijn",
    "position_tricks": "{tricks} gehaalde slagen passen niet bij de kaarten die weg zijn",
    "position_not_in_play": "er is geen kaart te spelen",
    "position_row": "rij {row} is fout ({problem})",
    "no_worker_left": "er is geen spelend proces meer over",
    "scheduler_gone": "de planner antwoordt niet meer",
    "workers_killed": "sommige paren laten elk proces dat ze speelt uitvallen",
    "no_option": "er is geen optie {option}",
    "option_is": "{meaning}",
    "packets_do_not_add_up": "{packets:packets} kaarten zijn samen geen {cards} kaarten",
    "bids_do_not_meet": "vanaf {bid_min} kom je met stappen van {bid_step} niet uit op {bid_max}",
    "said_both_ways": "{option} krijgt twee verschillende waarden",
    "redouble_not_above": (
        "het antwoord van de nemer moet met meer dan {double} vermenigvuldigen, niet met {redouble}"
    ),
    "not_a_new_ruleset": "het zijn geen spelregels, of de naam is al bezet",
    "on_or_off": "on of off",
    "one_of": "{values}",
    "whole_number": "een geheel getal van {low} tot {high}",
    "whole_number_by": "een getal van {low} tot {high} met stappen van {step}",
    "ways_to_deal": "aantallen kaarten met streepjes ertussen, zoals 3-2 of 3-2/2-3",
    "list_of_contracts": (
        "verschillende contracten uit C D H S NT AT, van laag naar hoog, zoals C-D-H-S"
    ),
    "not_negative": "het getal kan niet negatief zijn",
    "cards_count": "bij dit contract tellen de kaarten samen {points} punten",
    "tricks_played": "er worden {tricks} slagen gespeeld",
    "points_need_tricks": "een team zonder slag heeft geen kaartpunten",
    "no_trick_taken": "dit team haalde geen slag",
    "steps_of": "deze punten gaan per {points}",
    "two_whole_numbers": "twee gehele getallen, team 0 en dan team 1",
    "at_most": "samen hoogstens {most}",
    "zero_or_one": "0 of 1",
    "field_needed": "het ontbreekt",
    "field_unknown": "dat veld bestaat niet",
    "length_at_most": "hoogstens {most} tekens of onderdelen",
    "not_below": "niet onder {low}",
    "not_above": "niet boven {high}",
    "json": "JSON",
    "characters_and_numbers": "hele tekens en eindige getallen",
    "one_ruleset": "ofwel ruleset, ofwel variant",
    "something_else": "een andere vorm",
    "any_whole_number": "een geheel getal",
    "number_or_capot": "een getal of capot",
    "level_needed": "het aantal punten van het bod is nodig",
    "no_level_here": "dit spel kent geen biedingen in punten",
    "text": "een tekst",
    "list": "een lijst",
    "true_or_false": "true of false",
    "object": "een object met velden die een naam hebben",
    "texts_by_name": "teksten, elk met een naam van letters en cijfers",
    "ruleset": "naam@versie(optie=waarde)",
    "four_hands": "een lijst van vier handen",
    "list_of_packets": "een lijst van aantallen kaarten, zoals [3, 2]",
}

FIELDS = {
    "ruleset": "de spelregels",
    "first": "de plaats die eerst spreekt (0 tot 3)",
    "pending": "het aantal hangende punten",
    "last": "de laatste gift",
    "card_points": "kaartpunten",
    "tricks": "slagen",
    "last_trick": "team van de laatste slag (0 of 1)",
    "announces": "aankondigingen",
    "belote": "belote",
    "bid": "bod",
    "hands": "de handen",
    "turned": "de gedraaide kaart",
    "stock": "de stok",
    "packets": "de pakjes",
    "calls": "het bieden",
    "plays": "het afspelen",
    "nodes": "stellingen",
    "time": "tijd",
    "score": "de score",
    # What a score keeper fills in.
    "form_contract": "Contract",
    "form_taker_team": "Spelende partij",
    "form_bid": "Bod",
    "form_double": "{double:Name}",
    "form_card_points": "Kaartpunten",
    "form_with_last_trick": "De punten zijn met de laatste slag",
    "form_last_trick": "Laatste slag",
    "form_capot": "Alle slagen",
    "form_tricks": "Slagen",
    "form_announces": "Aankondigingen",
    "form_belote": "{pair:Name}",
    "form_passed": "Iedereen heeft gepast",
}
