import type { WordList } from "./word-list.ts";

/** Chains and services of the British Isles, France, the Low Countries and the Iberian Peninsula. */
export const BRANDS_EUROPE_WEST: WordList = {
  "groceries.supermarket": [
    "^tesco, sainsburys, sainsbury s, ^asda, morrisons, wm morrison, waitrose, ^aldi, ^lidl, ^iceland, ^ocado, co op, ^coop, cooperative food, co operative, the co operative, m s simply food, marks spencer food, ^spar, budgens, londis, nisa local, costcutter, farmfoods, booths, planet organic, dunnes, supervalu, centra, dunnes stores, ^mace",
    "carrefour, leclerc, e leclerc, auchan, intermarche, monoprix, franprix, casino supermarche, geant casino, super u, hyper u, u express, systeme u, ^cora, picard, biocoop, naturalia, grand frais, simply market, leader price, ^netto, match supermarche, aldi marche, la vie claire, ^g20, ^vival, spar supermarche, ^u express, ^houra, colruyt, delhaize, ^okay, bio planet, albert heijn, ah to go, ^jumbo, plus supermarkt, ^dirk, ^vomar, hoogvliet, ekoplaza, ^picnic, ^crisp, coop supermarkt, poiesz, ^deen, nettorama",
    "mercadona, eroski, ^dia, alcampo, hipercor, supercor, consum, ahorramas, el corte ingles supermercado, bonpreu, caprabo, condis, ^gadis, ^froiz, masymas, supersol, hiperdino, la plaza de dia, veritas, covirán, continente, pingo doce, minipreco, intermarche, auchan, ^froiz, mercadona, apolonia, meu super, ^lidl",
  ],
  "groceries.bakery": [
    "greggs, gail s, gails bakery, boulangerie paul, boulangerie ange, marie blachere, la mie caline, granier, panaria, bakker bart",
  ],
  "groceries.alcohol": [
    "majestic wine, oddbins, nicolas, laithwaites, gall gall, naked wines, bargain booze",
  ],
  "eating_out.coffee": [
    "costa coffee, ^costa, caffe nero, pret a manger, ^pret, starbucks, black sheep coffee, ^gails, columbus cafe, bewleys, insomnia coffee, esquires coffee, 200 degrees, harris hoole",
  ],
  "eating_out.fast_food": [
    "mcdonalds, mcdonald s, mc donalds, burger king, ^kfc, ^subway, five guys, nandos, leon restaurants, ^itsu, wasabi, dominos, domino s pizza, pizza hut, papa johns, pizza express, quick restaurant, o tacos, brioche doree, ^paul, ^febo, telepizza, ^goiko, 100 montaditos, taco bell, popeyes, supermacs, ^wimpy, wingstop, german doner kebab, h3 hamburgology, ^exki",
  ],
  "eating_out.restaurants": [
    "wagamama, ^zizzi, prezzo, ask italian, franco manca, dishoom, harvester, toby carvery, beefeater, bills restaurant, cote brasserie, las iguanas, turtle bay, frankie benny, hippopotamus, buffalo grill, courtepaille, flunch, leon de bruxelles, big mamma, la tagliatella, fosters hollywood, ^ginos, portugalia, yo sushi, gourmet burger, honest burgers, tgi fridays, la place, loetje, vapiano",
  ],
  "eating_out.bars": [
    "wetherspoon, j d wetherspoon, jd wetherspoon, brewdog, greene king, youngs, stonegate, slug lettuce, all bar one, o neills, marstons, fullers, mitchells butlers",
  ],
  "eating_out.delivery": [
    "deliveroo, just eat, justeat, uber eats, ubereats, ^glovo, thuisbezorgd, takeaway com, takeaway, hellofresh, hello fresh, gousto, mindful chef, frichti, ^getir, gorillas, gopuff, too good to go, toogoodtogo",
  ],
  "eating_out.canteen": ["sodexo, compass group, eurest, ^elior, ticket restaurant, edenred"],
  "transport.fuel": [
    "rontec, malthurst, mrh, euro garages, eg group, motor fuel group, mfg, roadchef, ^bp, ^shell, ^esso, texaco, ^gulf, jet petrol, tesco pfs, asda petrol, sainsburys petrol, applegreen, ^total, totalenergies, total access, ^avia, ^esso express, ^q8, ^tango, ^tinq, tamoil, lukoil, repsol, ^cepsa, ^galp, petronor, ballenoil, plenoil, prio energy, circle k, ionity, fastned, instavolt, pod point, izivia, shell recharge, gridserve, moto services, welcome break, ^tank ono, makro tank, argos tank, campsa, bonarea energia",
  ],
  "transport.public": [
    "^tfl, tfl travel, transport for london, lul ticket, oyster, ^ratp, navigo, ile de france mobilites, tcl lyon, rtm marseille, tisseo, ov chipkaart, ^ovpay, ^gvb, ret rotterdam, ^htm, connexxion, arriva, de lijn, ^stib, stib mivb, ^tec, metro de madrid, emt madrid, emt valencia, ^tmb, metro de lisboa, carris, ^stcp, metro do porto, viva viagem, stagecoach, first bus, go ahead, national express west midlands, lothian buses, leap card, dublin bus, ^tfi, transport for ireland, metrolink, go north east, nexus metro, merseyrail",
  ],
  "transport.trains": [
    "virgin trains, cross country trains, london midland, west midlands trains, trainline, thetrainline, ^lner, ^gwr, great western railway, avanti west coast, avanti, southeastern, southern rail, south western railway, northern rail, northern trains, scotrail, crosscountry, transpennine, thameslink, greater anglia, east midlands railway, eurostar, national rail, ^c2c, chiltern railways, ^sncf, ^ouigo, thalys, blablacar, ^renfe, ^iryo, comboios de portugal, ^cp, irish rail, iarnrod eireann, ns groep, ns reizigers, ns int, ^nmbs, ^sncb, flixbus, national express, megabus, ^alsa, rede expressos",
  ],
  "transport.taxi": [
    "^uber, ^bolt, bolt eu, free now, freenow, cabify, addison lee, heetch, ola cabs, g7 taxi, taxis g7, ^gett, le cab, kapten, ^viggo",
  ],
  "transport.parking": [
    "ringgo, paybyphone, justpark, ^ncp, q park, ^qpark, ^indigo, dart charge, congestion charge, m6 toll, parkmobile, yellowbrick, easypark, vinci autoroutes, ^aprr, ^sanef, ^ulys, autoroutes, bip go, via verde, empark, telpark, saba parking, ^effia, asf autoroute, cofiroute, area autoroute, ^apcoa, interparking, autopista, autopistas, 4411 parking, ^eflow, ^telepass, vinci park, ^brisa",
  ],
  "transport.vehicle_service": [
    "halfords, kwik fit, ats euromaster, national tyres, norauto, feu vert, ^midas, speedy, euromaster, motrio, mot centre, aa membership, ^rac, imo car wash, elephant bleu, ^anwb, norauto, controle technique, ^itv",
  ],
  "transport.vehicle": [
    "black horse, vw finance, volkswagen finance, bmw finance, toyota finance, ^diac, psa finance, stellantis finance, leaseplan, ^arval, zenith, lex autolease, alphabet, ^cazoo, santander consumer",
  ],
  "transport.bicycle": [
    "evans cycles, santander cycles, lime ride, ^lime, ^voi, tier mobility, ^dott, ^velib, swapfiets, ov fiets, cowboy, forest bike, bicing, bicimad, gira lisboa",
  ],
  "utilities.electricity": [
    "npower, opus energy, corona energy, total gas power, bes commercial, haven power, ecotricity, good energy, outfox the market, so energy, cooperative energy, first utility, bg business, octopus energy, e on next, eon next, edf energy, ^edf, scottish power, scottishpower, ovo energy, sse energy, ^sse, bulb energy, utilita, shell energy, so energy, utility warehouse, ^engie, totalenergies electricite, ekwateur, eni energie, ohm energie, ^ilek, electric ireland, bord gais, airtricity, energia, iberdrola, endesa, naturgy, ^edp, edp comercial, holaluz, repsol luz, totalenergies clientes, ^eneco, essent, vattenfall, greenchoice, budget energie, budget thuis, vandebron, luminus, mega energie, bolt energie, e redes, goldenergy, edp renovaveis, ^octopus",
  ],
  "utilities.gas": [
    "british gas, cadent, engie gaz, ^grdf, butagaz, antargaz, gas natural, gaz de bordeaux, calor gas, primagaz, gaspool",
  ],
  "utilities.water": [
    "severn trent, stwater, canal river trust, waterplus, castle water, thames water, severn trent, anglian water, united utilities, yorkshire water, southern water, south west water, wessex water, northumbrian water, scottish water, welsh water, dwr cymru, affinity water, veolia eau, veolia, ^suez, ^saur, eau de paris, lyonnaise des eaux, canal de isabel ii, canal isabel, aigues de barcelona, aguas de barcelona, emasesa, hidraqua, aqualia, ^epal, aguas de portugal, indaqua, vitens, waternet, evides, brabant water, ^dunea, ^pwn, de watergroep, ^farys, vivaqua, ^pidpa, castle water",
  ],
  "utilities.internet": [
    "virgin media, virgin med, bt group, ^bt, bt broadband, sky digital, ^sky, sky uk, talktalk, plusnet, hyperoptic, community fibre, zen internet, tv licence, tv licensing, tv lic, freebox, free telecom, ^free, ^sfr, ^bbox, orange sa, livebox, ^ziggo, ^kpn, odido thuis, delta fiber, telenet, proximus, ^voo, edpnet, movistar, vodafone casa, o2 fibra, digi spain, masmovil, pepephone, jazztel, nos comunicacoes, ^nos, ^meo, ^nowo, ^eir, bouygues box, now broadband",
  ],
  "utilities.mobile": [
    "ee limited, ^ee, ^o2, telefonica uk, ^three, ^3, hutchison 3g, ^h3g, vodafone, giffgaff, giff gaff, tesco mobile, lebara, id mobile, smarty, ^voxi, ^1pmobile, sky mobile, free mobile, bouygues telecom, ^orange, ^sosh, red by sfr, la poste mobile, prixtel, t mobile, ^tele2, ben nl, ^simyo, hollandsnieuwe, ^odido, youfone, ^lowi, ^yoigo, digi mobil, mobile vikings, base company, scarlet, nos movel, ^uzo, ^wtf, 48 mobile, ^gomo, tesco mobile ireland, lycamobile, lyca mobile",
  ],
  "utilities.waste": ["^biffa, garden waste"],
  "shopping.marketplaces": [
    "amazon, ^amzn, ^ebay, ^etsy, vinted, ^next, ^fnac, cdiscount, la redoute, veepee, showroomprive, rakuten, leboncoin, wallapop, aliexpress, ^temu, ^shein, bol com, ^bol, wehkamp, coolblue, marktplaats, very co uk, littlewoods, ^qvc, worten marketplace, back market, vente privee, ^primor, savers, vide dressing",
  ],
  "shopping.clothing": [
    "^primark, h m, ^zara, ^mango, ^asos, boohoo, uniqlo, new look, river island, marks spencer, m s, ^matalan, sports direct, jd sports, clarks, ^schuh, superdry, fat face, ^white stuff, ^seasalt, ^gap, ^monsoon, ^kiabi, ^jules, ^celio, promod, camaieu, ^etam, ^undiz, petit bateau, okaidi, bershka, stradivarius, pull bear, massimo dutti, ^oysho, desigual, ^springfield, cortefiel, parfois, c a, ^we fashion, zeeman, ^wibra, ms mode, zalando, about you, decathlon vetements, ^vans, ^nike, adidas, ^lefties, sezane, jacadi, sandro, ^maje, the kooples, ^courir, ^bata, tezenis, calzedonia, intimissimi, ^gemo, la halle, ^eram",
  ],
  "shopping.electronics": [
    "currys, currys pc world, apple store, apple retail, box co uk, scan computers, ^cex, ^darty, ^boulanger, ^ldlc, mediamarkt, media markt, mediaworld, pccomponentes, worten, radio popular, krefel, vanden borre, bcc elektronica, back market, ao com, ^ao, laptops direct, richer sounds, carphone, electro depot",
  ],
  "shopping.household": [
    "^argos, john lewis, debenhams, el corte ingles, tk maxx, tkmaxx, ^action, b m stores, ^b m, poundland, ^wilko, home bargains, the range, ^hema, blokker, flying tiger, sostrene grene, galeries lafayette, le bon marche, ^gifi, stokomani",
    "lakeland, dunelm, maisons du monde, zara home, casa shops, la foir fouille, alinea, muy mucho, kwantum, leen bakker, ^xenos, robert dyas, nespresso, le creuset, wecandoo",
  ],
  "shopping.books": [
    "waterstones, wh smith, whsmith, foyles, blackwells, world of books, paperchase, ^ryman, gibert joseph, cultura, casa del libro, bertrand, fnac livres, ^bruna, ^ako, ^eason, the works, papeteries, staples, decitre, furet du nord, mollat",
  ],
  "shopping.sports": [
    "decathlon, go outdoors, blacks, cotswold outdoor, mountain warehouse, intersport, go sport, sport 2000, perry sport, sport zone, sprinter, ^bever, snow rock, trespass, ^rapha, wiggle",
  ],
  "shopping.hobbies": [
    "hobbycraft, warhammer, games workshop, gear4music, thomann, michenaud, ^zodio, creavea, thoman",
  ],
  "housing.repairs": [
    "b q, b and q, screwfix, wickes, toolstation, homebase, travis perkins, ^selco, leroy merlin, castorama, brico depot, bricomarche, mr bricolage, bricorama, weldom, ^gamma, praxis, karwei, hornbach, ^brico, ^hubo, bricomart, obramat, ^aki, maxmat, bauhaus, topps tiles, ^dulux, homeserve, checkatrade, woodies, point p",
  ],
  "housing.furnishing": [
    "^ikea, ^dfs, sofology, oak furniture, ^dreams, bensons, made com, ^loaf, conforama, but sa, ^but, ^habitat, roche bobois, la redoute interieurs, kave home, ^jysk, beter bed, swiss sense, emma matelas, harveys furniture, ^scs, loods 5, ^sklum, maison du monde",
  ],
  "housing.rent": [
    "foxtons, openrent, foncia, nexity, gestion locative, century 21 loyer, ^citya, action logement, clarion housing, l q housing, peabody, paris habitat, spaces, ^ymere, vesteda, de alliantie",
  ],
  "health.pharmacy": [
    "^boots, lloyds pharmacy, superdrug pharmacy, well pharmacy, rowlands, pharmacy2u, day lewis, pharmacie lafayette, ^etos, kruidvat apotheek, service apotheek, bena apotheek, farmacia wells, ^wells, promofarma, mccabes, hickeys pharmacy, multipharma",
  ],
  "health.doctor": [
    "^nhs, ^bupa, nuffield health, spire healthcare, doctolib, ap hp, sanitas, quironsalud, hm hospitales, adeslas clinica, ^cuf, hospital da luz, lusiadas, vhi swiftcare, eurofins, cerballiance, biogroup, synlab, centro medico",
  ],
  "health.dental_optical": [
    "specsavers, vision express, optical express, boots opticians, bupa dental, mydentist, optic 2000, ^krys, afflelou, alain afflelou, grandoptical, generale d optique, hans anders, pearle, eyes more, vitaldent, multiopticas, general optica, glasses direct, clinica dental",
  ],
  "health.fitness": [
    "puregym, pure gym, the gym group, the gym ltd, david lloyd, virgin active, fitness first, nuffield health fit, better gym, ^gll, anytime fitness, jd gyms, everyone active, basic fit, basicfit, keep cool, l orange bleue, fitness park, neoness, trainmore, fit for free, sportcity, ^mcfit, altafit, vivagym, metropolitan, holmes place, fitness hut, solinca, bannatyne, ben dunne, flye fit, gymbox, urban sports, classpass, cmg sports, jims fitness",
  ],
  "personal_care.cosmetics": [
    "superdrug, sephora, the body shop, ^lush, space nk, kruidvat, ^etos, nocibe, marionnaud, yves rocher, rituals, ^druni, ^primor, douglas, ici paris, di parfumerie, perfumes club, loccitane, look fantastic, lookfantastic, the perfume shop",
  ],
  "personal_care.hair_beauty": [
    "toni guy, toni and guy, rush hair, supercuts, jean louis david, franck provost, dessange, saint algue, treatwell, kinki kappers, brainwash kappers, planity, body minute, ^tchip",
  ],
  "children.toys": [
    "smyths, smyths toys, the entertainer, hamleys, mothercare, la grande recre, king jouet, jouet club, joueclub, toys r us, intertoys, top1toys, ^dreamland, imaginarium, juguettos, toy planet, ^lego, vertbaudet, orchestra, aubert, prenatal, mamas papas, babypark, kinderen koningsjes",
  ],
  "children.childcare": [
    "busy bees, bright horizons, pajemploi, babilou, les petits chaperons, kinderopvang, partou, kindergarden, tax free childcare, childcare grants",
  ],
  "pets.supplies": [
    "pets at home, jollyes, maxi zoo, maxizoo, animalis, truffaut, zooplus, tiendanimal, kiwoko, ranzijn, pets place, tom co, butternut box, jardiland",
  ],
  "pets.vet": ["vets4pets, medivet, cvs vets, ^pdsa, evidensia, anicura, vets now"],
  "entertainment.events": [
    "^odeon, cineworld, vue cinema, vue entertainment, everyman, picturehouse, curzon, showcase cinema, ticketmaster, see tickets, seetickets, eventbrite, dice fm, ^dice, skiddle, atg tickets, ^ugc, ^pathe, gaumont, ^mk2, kinepolis, fnac spectacles, billetreduc, cinesa, ^yelmo, kinepolis, entradas com, ticketea, nos cinemas, ticketline, blueticket, tuschinski, paradiso, bookmyshow, pathe thuis, ^axs, viagogo, stubhub, national theatre",
  ],
  "entertainment.games": [
    "steam games, steampowered, playstation, ^xbox, nintendo, epic games, game retail, micromania, game stores, roblox, blizzard, riot games",
  ],
  "entertainment.betting": [
    "bet365, paddy power, betfair, william hill, ladbrokes, ^coral, sky bet, national lottery, camelot, ^fdj, ^pmu, winamax, betclic, unibet, loterias, ^once, santa casa, jogos santa casa, staatsloterij, ^toto, loterie nationale, national lottery ireland, postcode lottery, betway, tombola, ^bwin, parions sport",
  ],
  "entertainment.days_out": [
    "national trust, english heritage, alton towers, thorpe park, merlin entertainment, chester zoo, ^zsl, london zoo, center parcs, disneyland paris, parc asterix, futuroscope, puy du fou, efteling, walibi, ^artis, portaventura, port aventura, zoomarine, parque warner, louvre, rijksmuseum, museumkaart, ^rhs, kew gardens, center parcs, royal museums",
  ],
  "subscriptions.video": [
    "netflix, disney plus, disneyplus, disney, now tv, ^nowtv, britbox, ^canal, canal plus, canalsat, amazon prime video, prime video, youtube premium, google youtube, hbo max, hbomax, max com, ^ocs, filmin, videoland, npo plus, streamz, ^dazn, apple tv, molotov, ^salto, paramount, paramountplus, ^mubi, discovery plus, crunchyroll",
  ],
  "subscriptions.music": [
    "spotify, deezer, apple music, ^qobuz, ^tidal, audible, amazon music, storytel, soundcloud, bookbeat, podimo",
  ],
  "subscriptions.news": [
    "the guardian, guardian news, the times, times newspapers, the telegraph, financial times, the economist, economist, private eye, le monde, le figaro, mediapart, liberation, l equipe, telerama, ouest france, el pais, el mundo, la vanguardia, ^publico, ^expresso, ^nrc, de volkskrant, ^trouw, het parool, ad nl, de telegraaf, de standaard, het laatste nieuws, dpg media, irish times, readly, cafeyn, blendle, the spectator, new scientist, prisma media",
  ],
  "subscriptions.software": [
    "apple com bill, itunes, icloud, google one, google play, google storage, dropbox, microsoft, ^adobe, openai, chatgpt, anthropic, github, notion, ^canva, zoom us, ^ovh, ovhcloud, ^gandi, ^ionos, 123 reg, namecheap, godaddy, linkedin, nordvpn, 1password, squarespace, wix com, ^slack, ^figma, aws emea, amazon web services, ^patreon, duolingo, norton, mcafee, transip, strato, proton, protonmail, bitwarden, ^xero, tinder, strava, ring com",
  ],
  "subscriptions.memberships": [
    "amazon prime, amznprime, prime membership, ^which, costco membership, ^rspb, british cycling, the caravan club",
  ],
  "travel.flights": [
    "british airways, easyjet, ryanair, ^jet2, tui airways, virgin atlantic, wizz air, ^flybe, loganair, aer lingus, air france, transavia, ^klm, vueling, iberia, iberia express, air europa, volotea, binter, tap air portugal, tap portugal, sata azores, brussels airlines, corsair, air caraibes, norwegian air, icelandair, turkish airlines, emirates, qatar airways",
  ],
  "travel.hotels": [
    "premier inn, travelodge, airbnb, booking com, hotels com, holiday inn, ^ibis, novotel, mercure, ^accor, campanile, kyriad, premiere classe, b b hotel, hilton, marriott, best western, ^melia, nh hotel, nh hoteles, barcelo, pestana, vila gale, van der valk, fletcher hotel, ^yha, hostelworld, sykes cottages, gites de france, abritel, pierre et vacances, belambra, homair, landal, roompot, paradores, citizenm, ^vrbo, hotel tonight",
  ],
  "travel.car_rental": [
    "^hertz, ^avis, europcar, enterprise rent, ^sixt, zipcar, getaround, ubeeqo, goldcar, record go, centauro rent, ada location, rent a car, greenwheels, mywheels, snappcar, ^turo, ok mobility, rentalcars",
  ],
  "travel.tours": [
    "^tui, jet2holidays, jet2 holidays, on the beach, love holidays, loveholidays, expedia, lastminute, ^opodo, edreams, go voyages, voyage prive, club med, ^fram, ^kuoni, trailfinders, hays travel, p o ferries, brittany ferries, stena line, eurotunnel, le shuttle, corsica ferries, ^dfds, sunweb, corendon, d reizen, halcon viajes, viajes el corte ingles, logitravel, ^abreu, getyourguide, civitatis, tripadvisor, airport parking, post office travel, evaneos",
  ],
  "insurance.vehicle": [
    "admiral, direct line, churchill, hastings direct, hastings insurance, aviva motor, lv insurance, ^esure, more than, esure motor, swinton, linea directa, mutua madrilena, genesis seguros, direct assurance, euro assurance, ^fbto, inshared, ^ohra, anwb verzekering, fidelidade, tranquilidade, ok teleseguros, logo seguros, zurich insurance ireland, axa motor",
  ],
  "insurance.health": [
    "bupa insurance, vitality health, axa health, axa ppp, simplyhealth, ^vhi, laya healthcare, irish life health, harmonie mutuelle, ^mgen, malakoff humanis, alan sa, mutuelle generale, mutuelle, swisslife prevoyance, april sante, zilveren kruis, ^vgz, cz zorg, ^cz, menzis, ^dsw, ^onvz, interpolis zorg, sanitas seguros, adeslas, segurcaixa adeslas, ^asisa, ^dkv, ^medis, multicare, cm mutualite, mutualite chretienne, solidaris, partena",
  ],
  "insurance.home": [
    "aviva home, homeprotect, ^macif, ^maif, matmut, ^maaf, ^gmf, ^luko, groupama, santalucia, mapfre hogar, centraal beheer, homeprotect",
  ],
  "insurance.life": [
    "legal general, aviva life, royal london, scottish widows life, zurich life, irish life, cnp assurances, cardif, vidacaixa, ^dela, monuta, yarden, santa lucia vida, sunlife, reassure",
  ],
  "insurance.other": [
    "^aviva, ^axa, axa france, allianz, generali, zurich, mapfre, nationale nederlanden, nn schade, univé, ^unive, ag insurance, ethias, petplan, bought by many, manypets, animal friends, staysure, squaretrade, generali seguros, ^ocaso, asr verzekeringen, baloise, domestic general, ^covea, ^lv, nfu mutual, ^wakam",
  ],
  "taxes_fees.taxes": [
    "tv licence fee, dvla tax, revenue commissioners, local property tax, lpt revenue, taxe sejour, ^bsgw, ^svhw, gbtwente, cocensus, ^bghu",
  ],
  "taxes_fees.government": [
    "^dvla, dvla vehicle tax, gov uk, hm passport, home office, court fine, ^antai, amende, amendes, timbre fiscal, ^cjib, ^dgt, ^rdw, ^cbr, passport office, uk visas, companies house, gemeente, ayuntamiento, camara municipal, mairie, borough council, city council, county council, district council",
  ],
  "taxes_fees.services": [
    "royal mail, post office, la poste, chronopost, mondial relay, colissimo, postnl, ^bpost, correos, ctt correios, ^ctt, ^dpd, ^evri, hermes parcel, parcelforce, an post, ^seur, ^mrw, collect plus, ^yodel, timpson, safestore, big yellow, shurgard, notaire, notario",
  ],
  "loans.student": ["student loans company, slc receipts, duo hoofdrekening, duo studieschuld, ^duo"],
  "loans.instalments": [
    "klarna, clearpay, paypal credit, ^oney, cetelem, cofidis, sofinco, ^alma, scalapay, younited, ^floa, laybuy, ^zilch, sequra, aplazame, ^pledg, riverty, afterpay, ^in3, billink",
  ],
  "investments.shares": [
    "trading 212, trading212, freetrade, hargreaves lansdown, interactive investor, aj bell, ^etoro, ^degiro, flatex, ^bux, trade republic, boursorama bourse, bourse direct, fortuneo bourse, interactive brokers, ^saxo, ^xtb, myinvestor, lynx beleggen, binckbank, bolero",
  ],
  "investments.funds": [
    "vanguard, vanguard uk, nutmeg, moneyfarm, wealthify, moneybox, fidelity, yomoni, ^nalo, wesave, indexa capital, finizens, brand new day, meesman, ^peaks, amundi, linxea, casa de investimentos, ns i, premium bonds, nsandi",
  ],
  "investments.retirement": [
    "pension contribution, nest pension, pensionbee, ^sipp, aegon pension, standard life, scottish widows, per versement, plan de pensiones, ^ppr, pensioensparen, royal london pension, peoples pension",
  ],
  "investments.crypto_gold": [
    "coinbase, kraken, binance, bitvavo, bitpanda, bitstamp, crypto com, bullionvault, bit2me, coinhouse, litebit, royal mint",
  ],
  "family.donations": [
    "^oxfam, cancer research, british heart, ^nspcc, save the children, ^rnli, macmillan, ^shelter, barnardos, comic relief, justgiving, gofundme, croix rouge, medecins sans frontieres, ^msf, unicef, greenpeace, ^wwf, amnesty, secours populaire, restos du coeur, secours catholique, helloasso, caritas, cruz roja, cruz vermelha, ^kwf, rode kruis, artsen zonder grenzen, dierenbescherming, trocaire, concern worldwide, leger des heils, telethon, banco alimentar, uk for unhcr, wikimedia, dogs trust, battersea, sos villages",
  ],
  "family.gifts": [
    "interflora, bloom wild, moonpig, funky pigeon, card factory, clintons, bloomon, greetz, aquarelle com, bebloom, moonpig com, notonthehighstreet, fleurop, smartbox, wonderbox",
  ],
  "education.courses": [
    "open university, coursera, ^udemy, babbel, duolingo plus, futurelearn, loi opleidingen, nha opleidingen, openclassrooms, acadomia, ^kumon, british council, alliance francaise, instituto cervantes, superprof, preply, italki, masterclass, skillshare, auto ecole",
  ],
};
