import type { WordList } from "./word-list.ts";

/** Chains and services of North and Latin America. */
export const BRANDS_AMERICAS: WordList = {
  "groceries.supermarket": [
    "lunds, byerlys, walmart, wal mart, wm supercenter, wmt grocery, kroger, safeway, albertsons, publix, whole foods, wholefds, whole fds, trader joe, trader joes, h e b, ^heb, meijer, wegmans, food lion, giant eagle, giant food, stop shop, shoprite, hannaford, hy vee, winn dixie, ralphs, ^vons, fred meyer, king soopers, harris teeter, sprouts, sprouts farmers, ^aldi, ^winco, food 4 less, smart final, stater bros, market basket, piggly wiggly, costco, costco whse, sams club, samsclub, bjs wholesale, bjs whole, grocery outlet, weis markets, price chopper, instacart, fresh direct, freshdirect, 99 ranch, h mart, patel brothers, ^lidl, amazon fresh, amazon grocery",
    "loblaws, loblaw, no frills, real canadian superstore, superstore, sobeys, metro ontario, ^iga, provigo, ^maxi, freshco, farm boy, save on foods, food basics, longos, thrifty foods, t t supermarket",
    "soriana, chedraui, bodega aurrera, la comer, superama, heb mexico, ^oxxo, city market, supermercado, calimax, casa ley, ^coto, carrefour, ^jumbo, ^disco, ^vea, la anonima, supermercados dia, changomas, ^lider, santa isabel, unimarc, tottus, ^exito, olimpica, ^d1, ^ara, plaza vea, ^wong, metro cencosud, pao de acucar, extra supermercado, ^assai, atacadao, sendas, supermercados bh, zaffari, angeloni, hortifruti, guanabara, prezunic, condor super, muffato, savegnago, sonda supermercado, st marche, hirota",
  ],
  "eating_out.coffee": [
    "starbucks, dunkin, dunkin donuts, ^peets, peets coffee, blue bottle, ^philz, caribou coffee, dutch bros, tim hortons, second cup, cafe punta del cielo, juan valdez, the coffee bean, la colombe, cafe havanna, starbucks mexico",
  ],
  "eating_out.fast_food": [
    "baskin, baskin robbins, chuck e cheese, mcdonalds, mcdonald s, burger king, wendys, taco bell, ^kfc, chick fil a, chickfila, chipotle, ^subway, panera, panera bread, five guys, in n out, shake shack, popeyes, ^arbys, sonic drive in, jack in the box, carls jr, hardees, dairy queen, whataburger, raising canes, panda express, papa johns, dominos, domino s, pizza hut, little caesars, jimmy johns, jersey mikes, culvers, wingstop, el pollo loco, del taco, white castle, zaxbys, bojangles, ^qdoba, sweetgreen, cava grill, jamba juice, auntie annes, krispy kreme, a w restaurant, harveys, mary browns, bobs burger, habibs, giraffas, mostaza, bembos, el corral, spoleto",
  ],
  "eating_out.restaurants": [
    "olive garden, applebees, chilis, ^ihop, dennys, cracker barrel, red lobster, outback steakhouse, texas roadhouse, cheesecake factory, buffalo wild wings, red robin, tgi fridays, waffle house, pf changs, longhorn steak, bonefish grill, first watch, cheddars, ruths chris, benihana, sanborns, ^toks, ^madero, ^outback, coco bambu, crepes waffles, swiss chalet, boston pizza, the keg, east side marios, earls kitchen, cactus club",
  ],
  "eating_out.delivery": [
    "doordash, grubhub, uber eats, ubereats, postmates, ^seamless, caviar delivery, skipthedishes, skip the dishes, ^ifood, ^ifd, ^rappi, pedidosya, pedidos ya, didi food, gopuff, ze delivery, aiqfome, toogoodtogo, hellofresh, hello fresh, blue apron, home chef, factor75",
  ],
  "transport.fuel": [
    "^qt, holiday stations, holiday stationstore, loves travel stop, united pacific, maverik, kum go, ampm, cumberland farms, stewarts shops, royal farms, thorntons, gulf oil, kwik star, kwik fill, allsups, stripes, love s travel, ^exxon, exxonmobil, chevron, ^shell, ^bp, sunoco, marathon petro, speedway, valero, conoco, phillips 66, circle k, ^wawa, sheetz, quiktrip, quik trip, kwik trip, racetrac, caseys, loves travel, pilot travel, flying j, texaco, ^arco, ^76, ^getgo, murphy usa, murphyusa, costco gas, kroger fuel, petro canada, ^esso, ultramar, ^husky, ^pemex, ^ypf, ^copec, petrobras, ipiranga, posto ipiranga, posto shell, terpel, primax, axion energy, chargepoint, electrify america, ^evgo, tesla supercharger, buc ees, bucees, sinclair oil",
  ],
  "transport.public": [
    "mta nyct, ^mta, mta metrocard, ^omny, ^bart, clipper, caltrain, metrolink, ^wmata, smartrip, ^septa, ^mbta, cta ventra, ventra, nj transit, njtransit, ^lirr, ^metra, ^muni, sfmta transit, ^ttc, presto, oc transpo, translink, stm montreal, metrorrey, metrobus cdmx, ^subte, ^sube, ^bip, bilhete unico, sptrans, metro sp, riocard, transmilenio",
  ],
  "transport.taxi": [
    "^uber, uber trip, ^lyft, cabify, ^didi, ^99app, 99 tecnologia, ^99pop, beat ride, yellow cab, curb taxi, via rideshare, indriver",
  ],
  "transport.trains": ["amtrak, greyhound, via rail, megabus, flixbus, ado autobuses, brightline"],
  "transport.parking": [
    "e zpass, ezpass, ez pass, fastrak, sunpass, ^txtag, ^ipass, parkmobile, spothero, paybyphone, lazparking, laz parking, sp plus parking, park chicago, sem parar, conectcar, ^veloe, televia, pase televia, 407 etr, passport parking, parkwhiz, impark, indigo park",
  ],
  "transport.vehicle_service": [
    "jiffy lube, autozone, oreilly auto, o reilly auto, advance auto, napa auto, pep boys, firestone, goodyear, discount tire, valvoline, ^midas, meineke, ^monro, les schwab, canadian tire, pneustore, ^dmv, carwash",
  ],
  "transport.vehicle": [
    "toyota financial, honda financial, ford credit, ford motor credit, gm financial, ally auto, nissan motor acceptance, hyundai motor finance, santander consumer, carmax, carvana, tesla motors, bmw financial, vw credit, american honda",
  ],
  "utilities.electricity": [
    "con edison, ^coned, con ed, ^pge, pg e, pacific gas, southern california edison, ^sce, duke energy, dominion energy, florida power, ^fpl, ^comed, com ed, georgia power, xcel energy, dte energy, entergy, national grid, ^pseg, eversource, ameren, ^sdge, ^ladwp, ^peco, ppl electric, puget sound energy, txu energy, reliant energy, hydro one, hydro quebec, toronto hydro, bc hydro, ^cfe, cfe suministrador, ^enel, enel distribuicao, edesur, edenor, ^cemig, ^copel, light sesa, ^cpfl, celesc, equatorial energia, neoenergia, coelba, enel x",
  ],
  "utilities.gas": [
    "socalgas, nicor gas, atmos energy, centerpoint energy, spire energy, columbia gas, enbridge gas, fortisbc, naturgy, metrogas, comgas, ^gasco, gas natural fenosa",
  ],
  "utilities.water": [
    "american water, sabesp, copasa, ^cedae, sanepar, aguas andinas, ^aysa, dc water, water district, ^caesb, embasa",
  ],
  "utilities.internet": [
    "comcast, xfinity, ^spectrum, charter comm, cox communications, cox comm, verizon fios, centurylink, frontier communications, ^optimum, ^rcn, directv, dish network, dishnetwrk, ^sling, google fiber, starlink, rogers, shaw cable, videotron, cogeco, telmex, ^izzi, totalplay, megacable, net servicos, claro net, vivo fibra, telecentro, fibertel, mediacom, altice, windstream",
  ],
  "utilities.mobile": [
    "verizon, verizon wireless, vzwrlss, at t, att mobility, att bill payment, t mobile, tmobile, sprint wireless, cricket wireless, mint mobile, metro by t mobile, us cellular, visible wireless, google fi, google project fi, boost mobile, ^fido, ^telus, ^koodo, bell canada, bell mobility, virgin plus, freedom mobile, telcel, movistar, ^claro, ^entel, tim celular, ^vivo, personal flow, tuenti",
  ],
  "utilities.waste": ["waste management, wm ezpay, republic services, recology, waste connections"],
  "shopping.marketplaces": [
    "amazon, ^amzn, amzn mktp, ^ebay, ^etsy, mercadolibre, mercado libre, mercadolivre, mercado livre, mercpago, aliexpress, alibaba, ^temu, ^shein, wish com, shopee, magalu, magazine luiza, americanas, casas bahia, submarino, ^linio, coppel, elektra, ^qvc, walmart com, wayfair com, poshmark, mercari, dollar general, dollar tree, dollartree, family dollar, five below, dollarama, big lots, burlington, ross stores, ross dress, tj maxx, tjmaxx, marshalls, homegoods",
  ],
  "shopping.clothing": [
    "^gap, old navy, banana republic, h m, ^zara, uniqlo, ^nike, adidas, under armour, lululemon, forever 21, american eagle, abercrombie, hollister, urban outfitters, anthropologie, j crew, ^jcrew, victorias secret, foot locker, ^dsw, skechers, ^levis, lulu lemon, aritzia, roots canada, ^mango, c a modas, renner, riachuelo, hering, pull bear, bershka, stradivarius, allbirds, stitch fix, rei com, torrid, lane bryant, carters, zappos, finish line, famous footwear",
  ],
  "shopping.electronics": [
    "best buy, bestbuy, apple store, micro center, newegg, b h photo, gamestop, ^kabum, fast shop, fravega, garbarino, the source, dell com, lenovo, samsung com",
  ],
  "shopping.household": [
    "ripley, falabella, paris cencosud, liverpool, ^target, ^kohls, ^macys, nordstrom, bloomingdales, jcpenney, ^sears, dillards, neiman marcus, hudsons bay",
    "bed bath, container store, crate barrel, williams sonoma, pottery barn, at home store, tok stok, leroy merlin, ^etna, west elm, sur la table",
  ],
  "shopping.hobbies": [
    "michaels stores, michaels, hobby lobby, ^joann, joann stores, guitar center, party city, blick art",
  ],
  "shopping.sports": [
    "dicks sporting, ^rei, academy sports, bass pro, cabelas, decathlon, mec mountain, sport chek, centauro, netshoes, big 5 sporting, peloton",
  ],
  "shopping.books": [
    "barnes noble, barnesnoble, books a million, indigo books, chapters indigo, gandhi, saraiva, livraria cultura, office depot, officemax, staples, half price books, powells",
  ],
  "housing.repairs": [
    "home depot, the home depot, ^lowes, lowe s, ace hardware, menards, true value, harbor freight, ^rona, home hardware, sherwin williams, sodimac, ^easy, construrama, telhanorte, floor decor, terminix, roto rooter, ^orkin",
  ],
  "housing.furnishing": [
    "^ikea, wayfair, ashley furniture, rooms to go, la z boy, mattress firm, the brick, ^leons, structube, ^mobly, overstock, article com, casper sleep",
  ],
  "housing.building_charges": ["hoa dues, ^hoa, homeowners assoc, condominio, expensas, gastos comunes"],
  "health.pharmacy": [
    "^cvs, cvs pharmacy, walgreens, rite aid, duane reade, shoppers drug mart, rexall, jean coutu, pharmaprix, farmacias guadalajara, farmacias del ahorro, farmacia benavides, farmacias similares, cruz verde, salcobrand, farmacias ahumada, drogasil, droga raia, drogaraia, pague menos, drogaria sao paulo, ultrafarma, farmacity, drogaria, panvel, optum rx, express scripts",
  ],
  "health.doctor": [
    "kaiser permanente, kaiser, labcorp, quest diagnostics, one medical, zocdoc, urgent care, cityMD, mayo clinic, cleveland clinic, fleury, ^dasa, sutter health, medexpress, teladoc",
  ],
  "health.dental_optical": [
    "lenscrafters, warby parker, aspen dental, pearle vision, 1 800 contacts, ^zenni, visionworks, opticas",
  ],
  "health.fitness": [
    "planet fitness, planet fit, la fitness, equinox, 24 hour fitness, orangetheory, anytime fitness, crunch fitness, goodlife fitness, ^ymca, golds gym, soulcycle, barrys bootcamp, smart fit, smartfit, bodytech, classpass, lifetime fitness, ^f45, corepower yoga, gympass, totalpass",
  ],
  "personal_care.hair_beauty": [
    "great clips, supercuts, sport clips, massage envy, european wax, drybar, fantastic sams",
  ],
  "personal_care.cosmetics": [
    "sephora, ^ulta, ulta beauty, bath body works, sally beauty, o boticario, boticario, natura cosmeticos, glossier",
  ],
  "pets.supplies": [
    "^petco, petsmart, ^chewy, chewy com, pet supplies plus, pet valu, ^petz, cobasi, petlove, barkbox",
  ],
  "pets.vet": ["banfield, vca animal"],
  "children.childcare": ["kindercare, bright horizons, la petite academy, goddard school"],
  "children.toys": ["^lego, toys r us, build a bear, carters, buybuy baby, ri happy, buy buy baby"],
  "entertainment.events": [
    "amc theatres, ^amc, regal cinemas, cinemark, fandango, ticketmaster, stubhub, eventbrite, live nation, cineplex, cinepolis, cinemex, seatgeek, axs com, ingresso com, sympla, vivid seats, alamo drafthouse, atom tickets, dave busters",
  ],
  "entertainment.games": [
    "steam games, steampowered, steam purchase, playstation, playstation network, ^xbox, nintendo, epic games, roblox, blizzard, riot games, twitch",
  ],
  "entertainment.betting": [
    "draftkings, fanduel, betmgm, bet365, powerball, state lottery, loterias caixa, betano, caesars sportsbook, caliente mx",
  ],
  "entertainment.days_out": [
    "disneyland, walt disney world, disney resort, six flags, universal studios, seaworld, topgolf, state park, national park",
  ],
  "subscriptions.video": [
    "netflix, ^hulu, disney plus, disneyplus, disney, hbo max, hbomax, max com, paramount, ^peacock, youtube premium, google youtube, youtubepremium, youtube tv, crunchyroll, amazon prime video, prime video, apple tv, showtime, ^starz, globoplay, ^fubo, espn plus, amazon video, crave tv",
  ],
  "subscriptions.music": [
    "spotify, apple music, pandora, ^tidal, siriusxm, sirius xm, audible, amazon music, deezer, soundcloud",
  ],
  "subscriptions.news": [
    "nytimes, new york times, ny times, wall street journal, ^wsj, washington post, economist, the athletic, medium com, substack, bloomberg com, globe and mail, la times, kindle unltd, kindle svcs, kindle, kindle unlimited, scribd",
  ],
  "subscriptions.software": [
    "apple com, apple com bill, itunes, icloud, google one, google storage, google play, dropbox, microsoft 365, microsoft, ^msft, ^adobe, openai, chatgpt, anthropic, claude ai, github, notion, ^canva, zoom us, zoom com, godaddy, namecheap, linkedin, grammarly, 1password, nordvpn, expressvpn, evernote, squarespace, wix com, ^slack, ^figma, ^aws, amazon web services, digitalocean, cloudflare, ^patreon, duolingo, norton, mcafee, intuit, quickbooks, onlyfans, tinder, bumble, expressvpn, lastpass, google gsuite, google workspace, heroku, midjourney, ring com, simplisafe, adt security",
  ],
  "subscriptions.memberships": [
    "amazon prime, amznprime, amzn prime, prime membership, costco membership, aaa membership, ^aarp",
  ],
  "travel.flights": [
    "delta air, united airlines, ^united, american airlines, southwest airlines, southwes, jetblue, alaska air, spirit airlines, spirit airl, frontier airlines, allegiant, hawaiian air, air canada, westjet, aeromexico, volaris, viva aerobus, ^latam, gol linhas, azul linhas, avianca, copa airlines, aerolineas argentinas, sky airline, jetsmart, porter airlines, breeze airways",
  ],
  "travel.hotels": [
    "marriott, hilton, ^hyatt, holiday inn, hampton inn, best western, airbnb, ^vrbo, sheraton, westin, motel 6, super 8, la quinta, comfort inn, days inn, courtyard by, fairfield inn, four seasons, embassy suites, homewood suites, residence inn, doubletree, wyndham, fiesta inn, red roof inn, booking com, hotels com, hostelworld",
  ],
  "travel.car_rental": [
    "^hertz, ^avis, enterprise rent, budget rent, national car, alamo rent, ^turo, zipcar, localiza, movida, unidas rent, thrifty car, ^sixt",
  ],
  "travel.tours": [
    "expedia, priceline, orbitz, ^kayak, tripadvisor, viator, getyourguide, decolar, despegar, cvc viagens, 123milhas, royal caribbean, carnival cruise, norwegian cruise, hopper, travelocity, costco travel, clear me, tsa precheck",
  ],
  "insurance.vehicle": [
    "^geico, ^progressive, state farm, allstate, usaa insurance, usaa p c, liberty mutual, farmers ins, esurance, travelers insurance, porto seguro, ^amica, mercury insurance, root insurance, the general",
  ],
  "insurance.health": [
    "blue cross, ^bcbs, ^aetna, ^cigna, united healthcare, unitedhealthcare, ^humana, ^anthem, oscar health, unimed, ^amil, sulamerica, hapvida, notre dame intermedica, delta dental, covered ca",
  ],
  "insurance.life": [
    "metlife, new york life, northwestern mutual, prudential insurance, mutual of omaha, lincoln national, sun life, manulife, guardian life",
  ],
  "insurance.home": ["lemonade insurance, hippo insurance, renters insurance"],
  "taxes_fees.government": [
    "dept of motor vehicles, ^uscis, passport services, detran, servicio de administracion, us passport",
  ],
  "taxes_fees.services": [
    "^usps, turbotax, intuit turbotax, ups store, ^fedex, ^ups, canada post, correios, legalzoom, public storage, extra space, ^uhaul, u haul, h r block, cubesmart",
  ],
  "loans.student": [
    "navient, nelnet, mohela, great lakes, fedloan, sallie mae, dept education, aidvantage, ^nslsc, edfinancial, ^fies",
  ],
  "loans.instalments": ["affirm, klarna, afterpay, sezzle, zip co, quadpay, kueski, crediamigo"],
  "investments.shares": [
    "robinhood, charles schwab, schwab brokerage, e trade, etrade, td ameritrade, interactive brokers, webull, questrade, wealthsimple, xp investimentos, rico investimentos, clear corretora, ^gbm, nuinvest, public com, m1 finance, acorns",
  ],
  "investments.funds": [
    "vanguard, fidelity, fid bkg svc, betterment, wealthfront, blackrock, t rowe price, cetesdirecto, tesouro direto, american funds, edward jones",
  ],
  "investments.retirement": [
    "^401k, roth ira, ira contribution, ^rrsp, tfsa contribution, ^afore, ^tiaa, empower retirement",
  ],
  "investments.crypto_gold": [
    "coinbase, kraken, binance, gemini trust, crypto com, ^bitso, mercado bitcoin, foxbit, blockfi, bitpay",
  ],
  "family.donations": [
    "red cross, gofundme, unicef, salvation army, world vision, wikimedia, actblue, st jude, doctors without borders, planned parenthood, habitat for humanity, goodwill donation, donorbox, teleton, tithe ly, pushpay",
  ],
  "family.gifts": ["1 800 flowers, 1800flowers, hallmark, ftd com, edible arrangements, giftcards com"],
  "education.courses": [
    "coursera, ^udemy, udacity, skillshare, masterclass, ^edx, khan academy, hotmart, platzi, ^chegg, codecademy, pluralsight, wyzant",
  ],
};
