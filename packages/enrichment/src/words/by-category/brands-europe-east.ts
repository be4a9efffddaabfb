import type { WordList } from "./word-list.ts";

/** Chains and services of the German-speaking countries, Italy, the Nordics, and central and eastern Europe. */
export const BRANDS_EUROPE_EAST: WordList = {
  "groceries.supermarket": [
    "^rewe, ^edeka, ^aldi, aldi sud, aldi nord, ^lidl, kaufland, ^penny, netto marken, ^netto, ^norma, ^tegut, globus, ^real, marktkauf, famila, ^combi, hit markt, nahkauf, ^denns, denn s, alnatura, bio company, basic bio, hit ullrich, ^tegut, v markt, e center, nah und gut, np discount, ^flink, gorillas, ^picnic, selgros, konsum leipzig, ^konsum",
    "^billa, ^hofer, ^spar, eurospar, interspar, mpreis, unimarkt, ^adeg, nah frisch, migros, ^coop, denner, ^volg, coop pronto, migrolino, manor food, ^landi",
    "esselunga, ^conad, carrefour, ^coop, ipercoop, eurospin, ^lidl, md discount, ^pam, penny market, bennet, ^iper, despar, ^crai, ^sigma, famila, tigros, ^unes, naturasi, il gigante, ^todis, in s mercato, tigota, supermercati, ^deco, ^dok",
    "^ica, ^coop, hemkop, willys, city gross, axfood, rema 1000, ^kiwi, ^meny, ^joker, bunnpris, extra coop, ^netto, ^fotex, ^bilka, ^irma, superbrugsen, ^brugsen, ^fakta, k market, k supermarket, k citymarket, s market, prisma, ^alepa, sale market, tokmanni, mathem, oda com, nemlig",
    "biedronka, ^zabka, stokrotka, dino polska, ^dino, polomarket, lewiatan, delikatesy centrum, carrefour, auchan, albert, ^tesco, ^billa, globus, ^kosik, rohlik, ^terno, tesco expres, ^cba, ^coop jednota, mega image, ^profi, ^profi, sklavenitis, ab vassilopoulos, masoutis, ^a101, ^bim, sok market, migros, carrefoursa, maxima, ^rimi, ^iki, barbora, konzum, mercator, delhaize serbia, ^silpo, ^atb",
  ],
  "groceries.bakery": [
    "^kamps, backwerk, ditsch, le crobag, kamps backstube, der beck, wiener feinbacker, anker brot, strock, felber, backer, lagkagehuset, ^putka, lubaszka",
  ],
  "groceries.alcohol": [
    "systembolaget, vinmonopolet, ^alko, hawesko, jacques wein, rewe getranke, trinkgut, tavola vino, tannico, getrankehoffmann",
  ],
  "eating_out.coffee": [
    "starbucks, einstein kaffee, espresso house, wayne s coffee, joe the juice, coffee fellows, balzac coffee, tchibo, costa coffee, robert s coffee, green caffe nero, caffe nero, ^costa",
  ],
  "eating_out.fast_food": [
    "mcdonalds, mcdonald s, mc donalds, burger king, ^kfc, ^subway, nordsee, dean david, hans im gluck, vapiano, peter pane, dominos, domino s, pizza hut, max burgers, max hamburgare, sibylla, hesburger, roadhouse grill, old wild west, spizzico, autogrill, rossopomodoro, telepizza, max premium, five guys, kochloffel, immergrun, burgermeister, lodenfrey",
  ],
  "eating_out.restaurants": [
    "l osteria, losteria, block house, ikea restaurant, maredo, alex gastro, sausalitos, cafe del sol, marche movenpick, tibits, la piadineria, sphinx",
  ],
  "eating_out.delivery": [
    "lieferando, takeaway com, takeaway, ^wolt, foodora, uber eats, deliveroo, ^glovo, just eat, foodpanda, ^mjam, pyszne, pyszne pl, dame jidlo, damejidlo, bolt food, hellofresh, hello fresh, hungry dk, too good to go, toogoodtogo, ^efood, yemeksepeti, ^getir, ^smood, ^tazz",
  ],
  "eating_out.canteen": [
    "studentenwerk, studierendenwerk, sv group, ^mensa, aramark, apetito, sodexo, eurest",
  ],
  "transport.fuel": [
    "^aral, ^shell, ^esso, ^jet, jet tankstelle, ^star tankstelle, ^hem, ^agip, eni station, ^total, ^avia, ^omv, ^bft, ^q1, westfalen, raiffeisen tank, avanti tankstelle, turmol, migrol, ^socar, tamoil, ^ip, ^q8, q8 easy, esso italiana, api ip, circle k, ^okq8, ^preem, ^st1, ^ingo, ^uno x, ^unox, ^neste, abc lukoil, ^orlen, ^lotos, bp polska, ^moya, mol cesko, ^mol, ^benzina, shell recharge, ionity, enbw mobility, ewe go, maingau, petrol ofisi, ^opet, lukoil, rompetrol, ^tesla supercharger, ^ok benzin",
  ],
  "transport.public": [
    "^bvg, ^hvv, ^mvg, ^mvv, ^vrr, rheinbahn, ^kvb, ^vgf, ^rmv, ^ssb, ^vvs, hochbahn, deutschlandticket, deutschland ticket, s bahn, wiener linien, ^zvv, ^vbz, libero, ^tpg, ^atm milano, ^atac, gtt torino, anm napoli, sl access, ^sl, storstockholms lokaltrafik, vasttrafik, skanetrafiken, ^ruter, ^skyss, ^entur, ^dot, rejsekort, ^hsl, ^ztm, jakdojade, dpp praha, pid litacka, ^bkk, ^stb, ^ratb, istanbulkart, ^bvv, ^rnv, ^dvb, ^lvb, bogestra, ^ustra, vag nurnberg, ^vag, ^dsw21",
  ],
  "transport.trains": [
    "deutsche bahn, db vertrieb, db fernverkehr, bahn de, db bahn, bahncard, flixbus, flixtrain, ^oebb, ^obb, westbahn, ^sbb, sbb cff, trenitalia, ^italo, ^ntv, trenord, ^sj, vy no, ^vy, ^dsb, ^vr, vr group, ^pkp, intercity pl, koleje mazowieckie, polregio, ceske drahy, regiojet, leo express, mav start, cfr calatori, ^tcdd, blablacar, arriva tog, oresundstag",
  ],
  "transport.taxi": [
    "^uber, ^bolt, free now, freenow, mytaxi, sixt ride, cabify, bitaksi, taxi stockholm, ^itaxi, taxikurir, taxi 31300, liftago, ^moia, it taxi",
  ],
  "transport.parking": [
    "easypark, parkster, paybyphone, ^apcoa, contipark, q park, handyparken, asfinag, telepass, autostrade, autostrade per l italia, parkopedia, easy park, aimo park, onepark, europark, apcoa parking, autopass, fremtind bom, brobizz, parkman, skycash, edalnice, ^hgs, vignette, parkhaus, bestinparking, goldbeck parking",
  ],
  "transport.vehicle_service": [
    "^atu, a t u, a.t.u, vergolst, pitstop, ^tuv, tuv sud, ^dekra, mr wash, ^adac, bosch car service, ^oamtc, forstinger, halfords, mekonomen, biltema, norauto, imo car wash, kfz zulassung, kfz werkstatt, reifen com",
  ],
  "transport.vehicle": [
    "vw leasing, volkswagen leasing, vw bank, bmw bank, mercedes benz bank, mercedes benz leasing, sixt leasing, santander consumer, leaseplan, amag leasing, toyota kreditbank, ^arval, fca bank, nordea finance, akf bank, alphabet",
  ],
  "transport.bicycle": [
    "nextbike, ^lime, ^tier, ^voi, ^dott, ^bolt scooter, donkey republic, fahrrad xxl, fahrrad de, canyon bicycles, bird rides, jobrad, lucky bike, swapfiets",
  ],
  "utilities.electricity": [
    "e on, eon energie, e on energie, vattenfall, ^enbw, ^rwe, ^yello, yello strom, lichtblick, naturstrom, mainova, ^swm, stadtwerke, ^ewe, ewe vertrieb, entega, rheinenergie, octopus energy, tibber, polarstern, eprimo, wien energie, verbund, ^evn, ^kelag, ^ewz, ^bkw, ^ckw, ^iwb, enel energia, ^enel, servizio elettrico, a2a energia, ^a2a, eni plenum, eni plenitude, edison energia, ^iren, hera comm, acea energia, sorgenia, illumia, wekiwi, ellevio, eon kundsupport, ^fortum, vattenfall, fjordkraft, tibber norge, hafslund, ^elvia, andel energi, orsted, norlys, helen oy, caruna, tauron, ^pge, ^enea, energa, cez prodej, ^cez, pre energie, innogy, eon energie, ^mvm, enel energie, electrica furnizare, ^ppc, ^dei, enerjisa, ^bedas, ayedas, hidroelectrica",
  ],
  "utilities.gas": [
    "^gasag, erdgas, fernwarme, techem, ^ista, brunata, mitgas, wingas, ^pgnig, ^prazska plynarenska, gas natural, italgas, ^igdas, stockholm exergi, gasversorgung, ^thuga",
  ],
  "utilities.water": [
    "wasserbetriebe, berliner wasserbetriebe, hamburg wasser, wasserwerk, abwasser, acea ato, acquedotto, mm spa, ^smat, publiacqua, ^hofor, ^hsy, ^iski, ^mpwik, ^pvk, apa nova, wasserverband, ^acque",
  ],
  "utilities.internet": [
    "telekom deutschland, deutsche telekom, ^telekom, vodafone kabel, unitymedia, 1 1, ^1und1, 1 1 telecom, ^pyur, m net, netcologne, ewe tel, magenta telekom, a1 telekom, ^a1, ^upc, sunrise, swisscom, salt mobile, ^init7, quickline, ^tim, telecom italia, fastweb, wind tre, windtre, tiscali, linkem, ^eolo, sky italia, bredband2, ^telia, comhem, com hem, bahnhof, altibox, telenor, get as, yousee, ^tdc, ^stofa, dna oyj, ^elisa, orange polska, vectra, ^inea, upc polska, o2 czech, t mobile czech, digi rcs, rcs rds, cosmote, nova telecom, turk telekom, ^ttnet, superonline, glasfaser, deutsche glasfaser",
  ],
  "utilities.mobile": [
    "vodafone, telefonica germany, ^o2, o2 de, congstar, aldi talk, medion mobile, klarmobil, freenet mobilfunk, drillisch, winsim, ^simde, blau de, fraenk, lidl connect, lebara, lycamobile, ^yallo, ^wingo, m budget mobile, drei austria, hutchison drei, hot telekom, ^spusu, ^iliad, iliad italia, ho mobile, kena mobile, postemobile, comviq, hallon, ^vimla, tre sverige, ^hi3g, ice net, onecall, talkmore, cbb mobil, lebara, oister, ^3 dk, moi mobiili, t mobile polska, play p4, ^play, plus gsm, polkomtel, vodafone czech, orange romania, turkcell, yettel",
  ],
  "utilities.waste": [
    "^bsr, ^awb, stadtreinigung, abfallwirtschaft, awista, fcc austria, ^awm, abfallgebuhr, mullabfuhr",
  ],
  "shopping.marketplaces": [
    "amazon, ^amzn, ^ebay, zalando, ^otto, otto gmbh, about you, aboutyou, kleinanzeigen, vinted, ^etsy, aliexpress, ^temu, ^shein, allegro, ^empik, ^alza, mall cz, ^emag, bol com, blocket, finn no, dba dk, tradera, elgiganten marketplace, trendyol, hepsiburada, ^n11, globus, digitec galaxus, galaxus, ricardo ch, oviesse, subito it, ^cdon, skroutz, wish com, lidl onlineshop, limango, best secret, tchibo online, westwing, mytoys",
  ],
  "shopping.clothing": [
    "h m, c a, ^zara, ^primark, peek cloppenburg, ^pc, deichmann, s oliver, esprit, new yorker, ^only, jack jones, tom tailor, snipes, foot locker, hunkemoller, breuninger, ansons, ^takko, kik textil, ernsting, ernstings family, ^orsay, bonprix, ^asos, uniqlo, ^gortz, reno schuh, adidas, ^nike, ^ovs, calzedonia, intimissimi, benetton, piazza italia, terranova, tezenis, yamamay, ^bata, pittarello, lindex, kappahl, gina tricot, dressmann, ^cubus, bik bok, bestseller, vero moda, ^lpp, ^reserved, ^ccc, ccc obuwie, mohito, sinsay, halfprice, eobuwie, waikiki, lc waikiki, defacto, ^koton, ^mango, weekday, ^monki, cos stores, ^arket",
  ],
  "shopping.electronics": [
    "mediamarkt, media markt, media saturn, ^saturn, ^conrad, cyberport, notebooksbilliger, ^alternate, apple store, ^expert, euronics, medimax, unieuro, mediaworld, ^trony, digitec, interdiscount, ^fust, melectronics, elgiganten, elkjop, netonnet, power as, webhallen, verkkokauppa, gigantti, komplett, rtv euro agd, euro net, x kom, morele, media expert, datart, ^czc, alza cz, teknosa, vatan bilgisayar, flanco, ^altex, ^rebuy, grover",
  ],
  "shopping.household": [
    "galeria, galeria karstadt, karstadt, kaufhof, tk maxx, ^action, ^tedi, woolworth, ^kik, mcgeiz, ^manor, la rinascente, rinascente, ahlens, magasin, stockmann, ^pepco, kwantum, ^nkd",
    "rossmann haushalt, butlers, nanu nana, ^depot, ^depot, ^wmf, clas ohlson, ^rusta, ^jula, europris, ^nille, sostrene grene, flying tiger, granit, dollarstore, ^tedi, thermomix vorwerk, vorwerk, tigota, kasanova, lagerhaus, ikea food, ^pagro",
  ],
  "shopping.books": [
    "thalia, hugendubel, weltbild, mayersche, osiander, buchhandlung, dussmann, orell fussli, ex libris, feltrinelli, la feltrinelli, mondadori, ibs it, libraccio, akademibokhandeln, adlibris, ^bokus, ^norli, ark bokhandel, arnold busck, akateeminen, suomalainen kirjakauppa, ^empik, knihy dobrovsky, ^libri, libristo, muller schreibwaren, mcpaper, staples, d r kitap, ^libro",
  ],
  "shopping.sports": [
    "decathlon, intersport, sportscheck, globetrotter, bergfreunde, sport 2000, karstadt sport, hervis, ochsner sport, transa, cisalfa, stadium, xxl sport, ^xxl, team sportia, sportsmaster, naturkompaniet, martes sport, ^4f, sportisimo, bike24, bergzeit",
  ],
  "shopping.hobbies": [
    "idee creativmarkt, idee shop, thomann, panduro, games workshop, ^rosle, modulor, boesner, gerstaecker, music store, fotokoch, ^cewe",
  ],
  "housing.repairs": [
    "^obi, bauhaus, hornbach, ^toom, hagebau, hagebaumarkt, hellweg, globus baumarkt, raiffeisen markt, leroy merlin, ^brico, bricocenter, bricoman, tecnomat, castorama, jumbo baumarkt, byggmax, beijer, bauhaus, k rauta, silvan, xl byg, jem og fix, ^maxbo, obs bygg, ikano bygg, praktiker, mrowka, psb mrowka, bricomarche, koctas, dedeman, baumax",
  ],
  "housing.furnishing": [
    "^ikea, xxxlutz, ^xxxl, roller, ^poco, poco einrichtung, hoffner, mobel kraft, segmuller, home24, wayfair, ^jysk, danisches bettenlager, conforama, pfister, mondo convenienza, poltronesofa, maisons du monde, mio mobler, em home, agata meble, black red white, mobelix, leiner, ^kika, ^momax, micasa, ^lipo, otto office, westwing",
  ],
  "housing.rent": [
    "vonovia, deutsche wohnen, leg wohnen, gewobag, degewo, howoge, hausverwaltung, saga unternehmensgruppe, nassauische heimstatte, wohnungsbau, wohnungsgenossenschaft, genossenschaft wohnen, gag immobilien, wiener wohnen, ^livit, wincasa, heimstaden, rikshem, ^hsb, boligkontoret",
  ],
  "housing.garden": ["dehner, pflanzen kolle, plantasjen, plantagen, bellaflora, raiffeisen gartenmarkt"],
  "health.pharmacy": [
    "docmorris, shop apotheke, shop apotheke europe, apotal, medpex, farmacia, apotek hjartat, apoteket, kronans apotek, apotek 1, vitusapotek, boots apotek, matas apotek, yliopiston apteekki, super pharm, ziko apteka, doz apteka, dr max, ^benu, pilulka, catena, help net, eczane, sensiblu, farmacie, amavita, sunstore",
  ],
  "health.doctor": [
    "charite, helios, asklepios, sana kliniken, doctolib, ^pvs, dr med, labor berlin, medicover, luxmed, lux med, enel med, regina maria, medlife, humanitas, san raffaele, synlab, mehilainen, terveystalo, pihlajalinna, ^kry, ^capio, aleris, hirslanden, unispital",
  ],
  "health.dental_optical": [
    "fielmann, apollo optik, ^apollo, mister spex, pro optik, pearle, eyes more, zahnarzt, dr zahnarzt, visilab, mcoptic, salmoiraghi, grandvision, synoptik, specsavers, synsam, instrumentarium, vision express, zahnarztpraxis",
  ],
  "health.fitness": [
    "^mcfit, ^fitx, fit x, fitness first, clever fit, rsg group, john reed, urban sports, urban sports club, wellpass, egym wellpass, john harris, fitinn, activ fitness, update fitness, basefit, virgin active, mcfit italia, anytime fitness, ^sats, friskis, nordic wellness, fitness world, puregym, elixia, ^elisport, elixia finland, multisport, benefit systems, zdrofit, fitness park, mac fit, world class, jonny m, superfit, kieser",
  ],
  "personal_care.cosmetics": [
    "^dm, dm drogerie, dm fil, dm drogeriemarkt, ^rossmann, dirk rossmann, ^muller, mueller drogerie, douglas, sephora, ^bipa, ^lush, rituals, yves rocher, flaconi, notino, ^kiko, kiko milano, acqua sapone, ^matas, ^kicks, ^lyko, ^normal, ^nykaa, ^hebe, drogeria natura, teta drogerie, gratis kozmetik, watsons, sinsay beauty, import parfumerie",
  ],
  "personal_care.hair_beauty": ["^klier, essanelle, super cut, treatwell, booksy, jean louis david, cutters"],
  "children.toys": [
    "smyths toys, mytoys, baby walz, babyone, baby one, babymarkt, ^vedes, ^lego, toys center, chicco, prenatal, ^iana, babyworld, br legetoj, ^lekia, ^smyk, ^pompo, franz carl weber, jako o, vertbaudet, tonies",
  ],
  "children.childcare": [
    "^kita, kindergarten, kindertagesstatte, kinderkrippe, ^hort, asilo nido, forskola, barnehage, przedszkole, zlobek",
  ],
  "pets.supplies": [
    "fressnapf, das futterhaus, futterhaus, zooplus, kolle zoo, maxi zoo, qualipet, arcaplanet, isola dei tesori, arken zoo, musti ja mirri, ^musti, buddy norway, maxi zoo polska, bitiba, vitakraft, musti och mirri, zooroyal",
  ],
  "entertainment.events": [
    "cinemaxx, cinestar, uci kinowelt, uci cinemas, cineplex, ^kinopolis, ^yorck, eventim, cts eventim, ticketmaster, reservix, oeticket, pathe kino, the space cinema, ticketone, vivaticket, filmstaden, sf bio, nordisk film, finnkino, ticketcorner, starticket, lippu fi, multikino, cinema city, helios kino, biletix, ebilet, eventbrite, tickster, billetto, cineplexx, ^kino",
  ],
  "entertainment.games": [
    "steam games, steampowered, playstation, ^xbox, nintendo, epic games, gamestop, roblox, blizzard, riot games, kinguin, ^g2a",
  ],
  "entertainment.betting": [
    "tipico, ^lotto, lotto24, lottoland, ^bwin, westlotto, faber lotto, toto lotto, win2day, swisslos, ^sisal, lottomatica, ^snai, eurobet, svenska spel, ^atg, ^atg, norsk tipping, danske spil, veikkaus, ^sts, ^fortuna, totalizator, aktion mensch, glucksspirale, ^iddaa, tipsport, superbet, postcode lotterie, unibet",
  ],
  "entertainment.days_out": [
    "europapark, europa park, phantasialand, heide park, zoo berlin, tierpark, gardaland, mirabilandia, liseberg, tivoli, grona lund, tusenfryd, legoland, linnanmaki, energylandia, therme, prater, museumsinsel",
  ],
  "subscriptions.video": [
    "netflix, disney plus, disneyplus, disney, amazon prime video, prime video, sky deutschland, ^sky, wow tv, ^dazn, rtl plus, rtl interactive, ^joyn, magenta tv, youtube premium, google youtube, apple tv, paramount, now tv, mediaset infinity, timvision, viaplay, hbo max, hbomax, tv4 play, ^cmore, c more, tv2 play, ^ruutu, canal plus, player pl, polsat box, ^voyo, skyshowtime, ^blutv, puhutv, ^waipu, zattoo, ^mubi, crunchyroll, max com, ^nrk",
  ],
  "subscriptions.music": [
    "spotify, apple music, deezer, ^tidal, audible, amazon music, storytel, bookbeat, nextory, soundcloud, podimo, mofibo",
  ],
  "subscriptions.news": [
    "spiegel, zeit verlag, die zeit, suddeutsche, ^faz, frankfurter allgemeine, handelsblatt, bild plus, bildplus, ^welt, ^taz, ^stern, der standard, die presse, ^kurier, ^nzz, tages anzeiger, tamedia, corriere della sera, la repubblica, il sole 24, ^gedi, dagens nyheter, svenska dagbladet, aftonbladet, aftenposten, vg no, politiken, berlingske, jyllands posten, helsingin sanomat, sanoma, gazeta wyborcza, readly, blinkist, 24sata, rzeczpospolita, funke medien, madsack, krone zeitung",
  ],
  "subscriptions.software": [
    "apple com bill, itunes, icloud, google one, google play, google storage, dropbox, microsoft, ^adobe, openai, chatgpt, anthropic, github, notion, ^canva, zoom us, hetzner, ^ionos, strato, netcup, all inkl, ^aruba, aruba it, one com, loopia, hostpoint, infomaniak, linkedin, nordvpn, 1password, squarespace, wix com, ^slack, ^figma, aws emea, ^patreon, duolingo, norton, mcafee, proton, ^deepl, lexoffice, ^wiso, buhl data, ^xing, parship, telegram, tinder, strava, evernote",
  ],
  "subscriptions.memberships": [
    "amazon prime, amznprime, prime membership, alpenverein, mieterverein, adac mitglied, gewerkschaft, ver di, ig metall, unionen, fagforbundet, akademikernes, sportverein, turnverein, vereinsbeitrag, mitgliedsbeitrag",
  ],
  "travel.flights": [
    "lufthansa, eurowings, condor, ryanair, easyjet, wizz air, austrian airlines, ^swiss, swiss intl, edelweiss, ita airways, alitalia, ^neos, volotea, ^sas, sas airlines, scandinavian airlines, norwegian air, finnair, icelandair, lot polish, ^lot, czech airlines, smartwings, aegean, olympic air, turkish airlines, pegasus, sunexpress, air baltic, air serbia, tuifly, ^tarom, wideroe, croatia airlines",
  ],
  "travel.hotels": [
    "motel one, airbnb, booking com, hotels com, ^hrs, a o hostels, a o hotel, meininger, ^ibis, steigenberger, maritim, dorint, novotel, mercure, hilton, marriott, best western, scandic, nordic choice, strawberry, radisson, first hotels, ^sokos, cabinn, ^zleep, th hotels, una hotels, starhotels, jugendherberge, ^djh, ^fewo, fewo direkt, interhome, ^numa, ruby hotel, leonardo hotel, hostelworld, trivago, parkhotel, ^accor, b b hotels",
  ],
  "travel.car_rental": [
    "^sixt, sixt rent, europcar, ^hertz, ^avis, enterprise rent, buchbinder, starcar, share now, sharenow, miles mobility, ^miles, weshare, cambio carsharing, stadtmobil, mobility genossenschaft, enjoy eni, billiger mietwagen, flizzr, getaround, green mobility, ^panek, check24 mietwagen, flinkster, teilauto",
  ],
  "travel.tours": [
    "^tui, tui deutschland, dertour, der touristik, its reisen, alltours, ^fti, schauinsland, check24 reisen, holidaycheck, urlaubsguru, ab in den urlaub, expedia, lastminute, getyourguide, ^opodo, edreams, aida cruises, mein schiff, msc crociere, costa crociere, ^ving, apollo resor, spies rejser, tjareborg, ^itaka, rainbow tours, coral travel, ^cedok, hotelplan, ^kuoni, ^ruefa, alpitour, jollydays, viking line, ^silja, tallink, color line, stena line, ^dfds, ^moby, tirrenia, grimaldi, ^jet2, fischer",
  ],
  "insurance.vehicle": [
    "^huk, huk coburg, ^huk24, adac versicherung, cosmosdirekt, da direkt, ^verti, friday, ^vhv, kfz versicherung, genertel, con te, conte it, prima assicurazioni, unipolsai, unipol, linear, bilforsikring, verti versicherung, kravag, allsecur",
  ],
  "insurance.health": [
    "techniker krankenkasse, ^tk, barmer, ^dak, dak gesundheit, ^aok, ^ikk, ^kkh, ^hkk, ^sbk, knappschaft, debeka, ^dkv, hallesche, signal iduna, continentale, barmenia, hansemerkur, ottonova, bkk mobil oil, krankenkasse, krankenversicherung, ^css, css kranken, helsana, ^swica, sanitas, concordia, visana, ^kpt, groupe mutuel, assura, atupri, ^ogk, ^svs, sygeforsikring danmark, ergo dental, vseobecna zdravotni, ^vzp, uniqa kranken, ^oegk",
  ],
  "insurance.home": [
    "hausratversicherung, wohngebaudeversicherung, haftpflichtkasse, haftpflicht, getsafe, gebaudeversicherung",
  ],
  "insurance.life": [
    "lebensversicherung, swiss life, canada life, alte leipziger, nurnberger, heidelberger leben, poste vita, lv 1871, rentenversicherung ag, skandia, zurich leben, berufsunfahigkeit",
  ],
  "insurance.other": [
    "allianz, ^axa, ^ergo, generali, gothaer, r v versicherung, r v allgemeine, ^lvm, ^devk, provinzial, wurttembergische, ^arag, roland rechtsschutz, rechtsschutz, ^hdi, zurich, mobiliar, die mobiliar, helvetia, baloise, basler, vaudoise, ^uniqa, wiener stadtische, donau versicherung, groupama, sara assicurazioni, reale mutua, cattolica, trygg hansa, folksam, if skadeforsakring, ^if, lansforsakringar, gjensidige, ^tryg, fremtind, storebrand, topdanmark, alm brand, lahitapiola, op vakuutus, pohjola vakuutus, fennia, ^pzu, ^warta, ergo hestia, ^link4, ceska pojistovna, kooperativa, versicherung, signal iduna, ^clark, friday versicherung, petolo, europ assistance, ^wgv, sv sparkassenversicherung, ammerlander",
  ],
  "taxes_fees.taxes": [
    "zollamt, hauptzollamt, stadtkasse, grundsteuer, ^gez, serafe, agenzia delle entrate, ritenuta, bollo auto, landeshauptkasse, kfz steuer, tv afgift, landeskasse",
  ],
  "taxes_fees.government": [
    "bussgeld, bundesdruckerei, ordnungsamt, verwarngeld, stadtverwaltung, einwohnermeldeamt, standesamt, landratsamt, comune di, transportstyrelsen, statens vegvesen, kronofogden, trafikstyrelsen, kommune, poliisi, e devlet, landeshauptstadt, strassenverkehrsamt, burgeramt",
  ],
  "taxes_fees.services": [
    "deutsche post, ^dhl, hermes, ^dpd, ^gls, ^ups, poste italiane, postnord, posten norge, ^bring, ^posti, inpost, poczta polska, ceska posta, zasilkovna, packeta, die post, schweizerische post, osterreichische post, post ch, ^notar, steuerberater, rechtsanwalt, commercialista, notaio, ptt kargo, mail boxes, myplace selfstorage",
  ],
  "loans.instalments": [
    "klarna, klarna bank, ratepay, paypal ratenzahlung, consors finanz, targobank kredit, paypal ratenkauf, easycredit, santander ratenkredit, collector, resurs bank, ^qliro, twisto, ^paypo, scalapay, compass banca, findomestic, agos ducato, cofidis, svea bank, cembrapay, heidelpay, walley, payolution, ^unzer, easy credit, riverty",
  ],
  "investments.shares": [
    "trade republic, scalable capital, flatex, comdirect depot, consorsbank, smartbroker, onvista bank, finanzen net zero, justtrade, directa sim, fineco trading, avanza, nordnet, degiro, saxo bank, swissquote, interactive brokers, ^xtb, ^etoro, cornertrader, ^bossa, ^portu, patria finance, midas menkul, baader bank, yuh invest, zero broker",
  ],
  "investments.funds": [
    "union investment, ^deka, dekabank, ^dws, fondssparplan, wertpapiersparplan, etf sparplan, sparplan, bausparen, ginmon, growney, quirion, raisin invest, moneyfarm, arca fondi, eurizon, amundi, ^lysa, ^opti, spiltan, monthly savings isk, kupra fondi, seligson, ^viac, finpension, frankly, truewealth, findependent, whitebox, ^ebase, fnz bank, ^ffb, evergreen",
  ],
  "investments.retirement": [
    "riester, ruerup, ^rurup, saule 3a, 3a vorsorge, fondo pensione, previdenza complementare, pensionssparen, ^ikze, ^ike, ^ppk, betriebliche altersvorsorge, penzijni, amf pension, alecta",
  ],
  "investments.deposits": ["festgeld, raisin bank, weltsparen, conto deposito, lokata, terminovany vklad"],
  "investments.crypto_gold": [
    "bitpanda, bison app, coinbase, kraken, binance, bitvavo, bitcoin de, crypto com, degussa goldhandel, pro aurum, safello, ^btcx, ^firi, ^zonda, anycoin, btcturk, paribu, young platform",
  ],
  "family.donations": [
    "spende, spenden, deutsches rotes kreuz, ^drk, caritas, arzte ohne grenzen, brot fur die welt, misereor, unicef, greenpeace, ^wwf, ^nabu, bund naturschutz, amnesty, sos kinderdorf, diakonie, betterplace, croce rossa, ^emergency, ^airc, save the children, medici senza frontiere, rode korset, roda korset, radda barnen, barncancerfonden, cancerfonden, redd barna, kirkens nodhjelp, kraeftens bekaempelse, ^wosp, caritas polska, siepomaga, clovek v tisni, wikimedia, ^rega, glueckskette, gofundme, plan international, johanniter, malteser, kirchensteuer, kirchgeld, welthungerhilfe",
  ],
  "family.gifts": [
    "fleurop, blume2000, blume 2000, valentins, interflora, euroflorist, mydays, jochen schweizer, blumen risse",
  ],
  "education.courses": [
    "volkshochschule, ^vhs, babbel, ^udemy, coursera, fahrschule, ^busuu, studieforbundet, folkuniversitetet, musikschule, sprachschule, goethe institut, tanzschule, fernuni, iu internationale, ^sgd, wall street english, yoga studio schule",
  ],
  "education.tuition": [
    "semesterbeitrag, universitat, studentenwerk beitrag, universita degli studi, studiengebuhr, hochschule",
  ],
};
