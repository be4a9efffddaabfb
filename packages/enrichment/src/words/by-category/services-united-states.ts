import type { WordList } from "./word-list.ts";

/** American chains, utilities, insurers, lenders and services, also former ones that stand in old statements. */
export const SERVICES_UNITED_STATES: WordList = {
  "groceries.supermarket": [
    "a p, great atlantic pacific, food emporium, fairway market, big y, roche bros, ^randalls, tom thumb, fiesta mart, central market, ^raleys, bel air market, nob hill foods, save mart, ^lucky, andronicos, berkeley bowl, mollie stones, draegers, pcc natural, new seasons, dominicks, roundys, woodmans, pick n save, metro market, festival foods, coborns, cash wise, rainbow foods, county market, fareway, dillons, bakers supermarket, gerbes, homeland, reasors, brookshires, super one foods, harps, edwards food giant, bi lo, ingles, lowes foods, lowes food, kj s market, food city, food depot, foodland, super g mart, bruno s, western beef, key food, associated supermarket, c town, ctown, gristedes, dagostino, morton williams, zabars, citarella, eataly, kings food market, acme markets, genuardis, super fresh, superfresh, pathmark, waldbaums, redners, karns, martins food, shaws, star market, demoulas, price rite, ^aldi, bottom dollar, shop n save, dierbergs, straub s, marsh supermarket, scotts food, strack van til, caputos, tonys fresh, petes fresh market, cermak, el super, vallarta, northgate, cardenas, superior grocers, gelsons, bristol farms, pavilions, jons market, erewhon, mothers market, lazy acres, haggen, thriftway, yokes, rosauers, super 1 foods, albertsons, smiths food, macey s, harmons, natural grocers, vitamin cottage, earth fare, mom s organic, lidl, weee, misfits market, imperfect foods, thrive market, boxed com, farm fresh to you, csa share, csa farm share, farm share, omaha steaks, butcherbox, hungryroot, schwans, market district, the fresh market, fresh thyme, lucky s market, mrs greens, gordon food, gfs store, restaurant depot, smart foodservice, us chef store, commissary, deca commissary, navy exchange groceries, walmart grocery, target grocery",
  ],
  "groceries.fresh": [
    "the cheese shop, cheese shop, butcher shop, honeybaked, honey baked ham, fruit stand, seafood market",
  ],
  "groceries.alcohol": [
    "total wine, bevmo, binnys, specs wine, specs liquor, abc fine wine, fine wine good spirits, wine com, naked wines, winc, drizly, spec s, goody goody, virginia abc, nh liquor, state liquor, wa state liquor, olcc, liquor barn",
  ],
  "eating_out.coffee": [
    "tullys, tullys coffee, seattles best, scooters coffee, black rifle, biggby, gregorys coffee, intelligentsia, stumptown, la madeleine, au bon pain, cosi, le pain quotidien, corner bakery, einstein bros, noah s bagels, brueggers, manhattan bagel, ben jerrys, ben jerry s, pinkberry, red mango, tcby, menchies, yogurtland, orange leaf, sweet frog, marble slab, cold stone, baskin, haagen dazs, carvel, friendlys, ritas, rita s ice, kilwins, mrs fields, cinnabon, great american cookie, insomnia cookies, crumbl, nothing bundt, shipley, winchells, honey dew, tim hortons, smoothie king, tropical smoothie, robeks, nekter, pressed juicery, gong cha, kung fu tea, sharetea, teavana, argo tea, peets",
  ],
  "eating_out.fast_food": [
    "baja fresh, rubios, chevys, wahoos, la salsa, el pollo loco, pollo tropical, pollo campero, churchs chicken, church s chicken, captain ds, captain d s, long john silver, sbarro, papa ginos, blimpie, quiznos, schlotzskys, jasons deli, mcalisters, jersey mike, penn station, charleys, which wich, firehouse subs, capriottis, erberts, togos, mr pickles, port of subs, cousins subs, potbelly, steak n shake, steak shake, freddys, smashburger, the habit, habit burger, whataburger, krystal, checkers drive, rally s, cook out, culvers, a w root, wienerschnitzel, nathans, portillos, boston market, kenny rogers, bojangles, popeyes, zaxbys, canes, slim chickens, wingstop, marcos pizza, hungry howies, papa murphys, mod pizza, blaze pizza, pieology, round table, mountain mikes, cicis, donatos, jets pizza, noodles company, noodles co, pei wei, panda exp, manchu wok, teriyaki madness, moes southwest, moe s sw, qdoba, cafe rio, costa vida, freebirds, chipotle, sweetgreen, cava, just salad, saladworks, chopt, aramark, sodexo, compass group, canteen vending, five guys, fuddruckers, johnny rockets, white castle, jollibee, cafe zupas",
  ],
  "eating_out.restaurants": [
    "legal sea foods, legal seafoods, bertuccis, uno chicago, unos, california pizza, cpk, maggianos, romanos macaroni, macaroni grill, carrabbas, bahama breeze, seasons 52, houlihans, bennigans, ruby tuesday, logans roadhouse, golden corral, sizzler, ryans, old country buffet, hometown buffet, perkins, village inn, bob evans, friendly s, big boy, frisch s, coco s, marie callenders, mimis cafe, black bear diner, another broken egg, snooze, original pancake, elmers, shari s, bakers square, chart house, joes crab, bubba gump, landrys, mccormick schmick, mortons, ruths, fogo de chao, capital grille, eddie v s, yard house, bj s restaurant, bjs restaurants, hard rock cafe, rainforest cafe, dave busters, hooters, twin peaks, duffys, miller s ale, ninety nine, the 99, pappadeaux, pappasito, chuys, on the border, el torito, el chico, abuelos, uncle julios, rosas cafe, melting pot, kona grill, p f changs, pf chang, stir crazy, ra sushi, gordon biersch, rock bottom, old spaghetti, buca di beppo, bravo cucina, brio, il fornaio, north italia, true food, flemings, sullivans, texas de brazil, bone fish, o charleys, ocharleys, cheddar s, huddle house, metro diner, first watch, famous daves, sonnys bbq, dickeys, city bbq, mission bbq, rudys, opentable, resy, toast tab",
  ],
  "eating_out.delivery": [
    "caviar, waitr, bite squad, delivery com, eat24, eatstreet, slice pizza, postmates, favor delivery, ezcater, green chef, everyplate, sunbasket, purple carrot, gobble, freshly, factor meals, home chef, dinnerly, snap kitchen",
  ],
  "transport.fuel": [
    "hess, getty, irving oil, turkey hill, kwik fill, citgo, cenex, clark oil, crown petroleum, delta sonic, dash in, exxon, golden pantry, gate petroleum, hucks, kangaroo express, the pantry, kum and go, lukoil, mapco, minit mart, on the run, pilot, petro stopping, ta travel, rutters, high s, rebel oil, road ranger, sinclair, spinx, tesoro, tiger mart, timewise, tom thumb food, uni mart, united dairy, us gas, usa gas, xtra mart, fuel maxx, gulf, mobil, superamerica, super america, meijer gas, sams fuel, safeway fuel, king soopers fuel, frys fuel, bjs fuel, blink charging, supercharger, volta charging, flash foods, plaid pantry, terrible herbst, rotten robbie, world oil, chevron, beacon gas",
  ],
  "transport.public": [
    "^cta, metra mobile, pace bus, rtd denver, rtd, trimet, tri met, king county metro, sound transit, orca card, orca, golden gate transit, ac transit, samtrans, vta, la metro, metrolink, octa, mts san diego, utah transit, valley metro, dart, capmetro, cap metro, houston metro, marta, wmata, mta maryland, septa, patco, path, port authority, nj transit, njt, lirr, metro north, mnr etix, mta eticket, mta mvm, metrocard, mbta, mbta commuter, rtc southern, ripta, cttransit, clipper systems, wa state ferries, washington state ferries, staten island ferry, lyft bike, citi bike",
  ],
  "transport.parking": [
    "ez pass, e z pass, ezpassmd, e zpass md, ipass, i pass, illinois tollway, fastrak csc, bay area fastrak, the toll roads, txtag, ntta, north texas tollway, hctra, ez tag, sunpass, peach pass, k tag, pikepass, good to go, massdot, ezdrivema, mass pike, pa turnpike, ohio turnpike, nys thruway, golden gate bridge, ace parking, central parking, standard parking, sp plus, ampco, propark, parkmobile, paybyphone, passport parking, spothero, parkwhiz, premium parking, diamond parking, impark, republic parking, towne park, parking panda, park n fly, the parking spot, wallypark, lot parking, sfmta parking, flowbird, parkeon, bestparking",
  ],
  "transport.vehicle_service": [
    "tires plus, safelite, sears auto, walmart auto, costco tire, ntb, just tires, big o tires, town fair tire, sullivan tire, mavis, tire kingdom, tire rack, les schwab, america s tire, americas tire, brake masters, precision tune, aamco, maaco, caliber collision, carstar, grease monkey, take 5 oil, express oil, oil can henry, kwik kar, valvoline, napa, carquest, kragen, checker auto, schucks, advance auto, rockauto, carmax service, aaa auto, mister car wash, zips car wash, delta sonic, autobell, tommys express, quick quack, dmv smog, jiffylube, ziebart, lojack",
  ],
  "transport.vehicle": [
    "chase auto, ally financial, ally payment, ford motor cr, ford credit, gm financial, gmac, vw credit, nissan motor, infiniti financial, honda fin, american honda, hyundai motor fin, kia motors fin, subaru motors fin, mazda financial, lexus financial, bmw bank, bmw fin, mercedes benz fin, mbfs, audi financial, santander auto, wells fargo dealer, wells fargo auto, capital one auto, toyota motor credit, tfs payment, chrysler capital, td auto, usaa auto loan, bank of america auto, carvana, vroom",
  ],
  "utilities.electricity": [
    "nstar, national grid, keyspan, con edison, coned, psegli, pse g, pseg, lipa, peco, bge, baltimore gas elec, pepco, delmarva power, atlantic city elec, jcp l, jersey central, met ed, penelec, west penn power, ppl, duquesne light, firstenergy, first energy, ohio edison, aep, american elec power, appalachian power, dayton power, dpl, duke energy, progress energy, dominion energy, dominion virginia, santee cooper, scana, sce g, georgia power, alabama power, mississippi power, gulf power, fpl, florida power, tampa electric, teco, jea, ouc, lakeland electric, entergy, cleco, swepco, txu, reliant, centerpoint, oncor, green mountain energy, gexa, direct energy, cps energy, austin energy, pedernales, el paso electric, pnm, xcel, black hills energy, evergy, westar, kcpl, kansas city power, ameren, comed, we energies, wisconsin energy, alliant energy, madison gas, otter tail, minnesota power, great river, dte, consumers energy, indiana michigan, nipsco, vectren, ipl, aes indiana, lge, lg e ku, kentucky utilities, louisville gas, tva, nashville electric, nes, memphis light, mlgw, huntsville util, knoxville util, epb, rocky mountain power, pacificorp, pacific power, idaho power, northwestern energy, avista, puget sound energy, pse, seattle city light, tacoma public util, snohomish pud, clark public, portland general, pge, eweb, nv energy, sierra pacific, salt river, srp, aps, arizona public, tucson electric, tep, pacific gas, sdge, san diego gas, socal edison, so cal edison, sce, ladwp, los angeles dept of water, smud, silicon valley power, imperial irrigation, hawaiian electric, heco, chugach electric, eversource, cmp, central maine, green mountain power, unitil, versant, sunrun, vivint solar, solarcity, sunnova, palmetto solar, arcadia power, inspire energy, constellation, constellation energy, ambit energy, oge, og e, oklahoma gas, public service ok, pso, empire district, jackson emc, cobb emc, sawnee emc, withlacoochee, rappahannock, nova electric, novec",
  ],
  "utilities.gas": [
    "nicor, peoples gas, north shore gas, washington gas, southern california gas, so cal gas, socal gas, southwest gas, piedmont natural, atlanta gas light, gas south, scana energy, georgia natural gas, columbia gas, dominion east ohio, enbridge gas ohio, ugi, national fuel, ngrid, boston gas, bay state gas, yankee gas, south jersey gas, new jersey natural, njng, elizabethtown gas, nw natural, cascade natural, questar, intermountain gas, atmos, spire, laclede, missouri gas, texas gas service, oklahoma natural, kansas gas, minnesota energy, summit natural, amerigas, suburban propane, ferrellgas, heritage propane, star gas, petro oil, heating oil partners, southern conn gas, philadelphia gas, pgw",
  ],
  "utilities.water": [
    "ebmud, east bay mud, san jose water, golden state water, cal water, california water, contra costa water, smwd, irwd, las virgenes, american water, illinois american, nj american, aqua pa, aqua america, suez water, veolia water, artesian, wssc, dc water, fairfax water, mwra, boston water, bwsc, charleston water, denver water, aurora water, tucson water, las vegas valley water, truckee meadows, spu, seattle public util, portland water, portland bes, miami dade water, hrsd, nyc water, nyc dep, greenville water, charlotte water, raleigh water",
  ],
  "utilities.waste": [
    "waste pro, casella, rumpke, recology, advanced disposal, allied waste, waste connections, waste industries, athens services, burrtec, edco, gfl environmental, waste mgmt, lrs, groot",
  ],
  "utilities.internet": [
    "charter communications, charter, time warner cable, timewarner, twc, brighthouse, bright house, optimum, cablevision, suddenlink, rcn, astound, grande comm, wave broadband, wow internet, wowway, mediacom, cable one, sparklight, armstrong cable, blue ridge cable, service electric, insight comm, adelphia, earthlink, netzero, juno online, hughesnet, viasat, wildblue, exede, google fiber, sonic net, ziply, consolidated comm, tds telecom, cincinnati bell, altafiber, frontier comm, windstream, embarq, qwest, centurylink, lumen, att uverse, verizon fios, starlink, vonage, ooma, magicjack, t mobile home, tivo, dish network, directv, direct tv",
  ],
  "utilities.mobile": [
    "cingular, nextel, sprint, sprintpcs, alltel, us cellular, metropcs, virgin mobile, boost mobile, cricket, consumer cellular, straight talk, tracfone, net10, republic wireless, ting, google fi, mint mobile, us mobile, visible, xfinity mobile, spectrum mobile, h2o wireless, skype, pure talk, great call, lively, verizon, vzw, vz wireless, at t mobility, att payment, at t bill, tmobile",
  ],
  "shopping.marketplaces": [
    "fingerhut, overstock, hsn, qvc, woot, groupon, living social, livingsocial, rue la la, gilt, zulily, jet com, wish, temu, shein, aliexpress, bonanza, offerup, shoppes",
  ],
  "shopping.clothing": [
    "ann taylor, loft, talbots, chicos, white house black market, whbm, soma, jjill, j jill, coldwater creek, eileen fisher, lands end, eddie bauer, llbean, l l bean, patagonia, north face, columbia sportswear, orvis, duluth trading, carhartt, jos a bank, mens wearhouse, brooks brothers, nordstrom rack, j crew, madewell, express, limited, new york co, charlotte russe, wet seal, pacsun, hot topic, aeropostale, buckle, journeys, vans, timberland, clarks, rockport, aldo, nine west, steve madden, payless shoe, payless shoesource, famous footwear, rack room, shoe carnival, shoe dept, off broadway, dsw, finish line, athleta, fabletics, vineyard vines, bonobos, everlane, stitch fix, trunk club, thredup, poshmark, rent the runway, modcloth, torrid, lane bryant, catherines, dress barn, maurices, cato, rue21, charming charlie, claires, kay jewelers, zales, jared, tiffany, pandora jewelry, swarovski, coach, kate spade, michael kors, tory burch, vera bradley, fossil, sunglass hut, lids, fredericks, victoria secret, aerie, spanx, hanes, destination xl, davids bridal, kohls, plato s closet, buffalo exchange",
  ],
  "children.toys": [
    "childrens place, the childrens place, gymboree, crazy 8, babies r us, buy buy baby, oshkosh, carters, hanna andersson, justice, learning express, kaybee, kb toys, zany brainy, discovery toys, melissa doug, build a bear, american girl, disney store, kidkraft, pottery barn kids, once upon a child, diapers com, honest company, lovevery, kiwico",
  ],
  "children.activities": [
    "girl scouts, boy scouts, cub scout, ymca camp, kumon, gymboree play, little gym, my gym, jump zone, monkey joes, goldfish swim, aqua tots, british swim, ayso, us youth soccer, pop warner, i9 sports, upward sports, school of rock, young rembrandts, mad science, camp fire, kidzania, sky zone",
  ],
  "shopping.electronics": [
    "radio shack, radioshack, circuit city, compusa, frys electronics, hhgregg, conns, tigerdirect, crutchfield, abt electronics, brookstone, sharper image, bose, dell, hp com, hp store, lenovo, monoprice, batteries plus, ubreakifix, game stop, gamestop, eb games, apple store, b h photo, adorama, adafruit, sweetwater",
  ],
  "shopping.books": [
    "borders, waldenbooks, b dalton, abebooks, alibris, thriftbooks, half com, bookshop org, powells, strand book, book depository, lifeway, scholastic, officemax, office max, paper source, papyrus, chegg, vitalsource, bookbub",
  ],
  "shopping.household": [
    "filenes basement, filenes, lord taylor, saks fifth, saks, von maur, belk, bon ton, boscovs, carsons, dillards, elder beerman, gottschalks, marshall fields, mervyns, stein mart, stage stores, century 21, shopko, fred s, ames, caldor, kmart, sears, tuesday morning, ollies, big lots, gabes, gordmans, bealls, ross dress, burlington coat, army navy exchange, aafes",
    "yankee candle, bath and beyond, linens n things, sur la table, crate barrel, cb2, williams sonoma, le creuset, world market, cost plus, cost plus world, christmas tree shops, party city, oriental trading, lillian vernon, home goods, homegoods, at home, kirklands, garden ridge, old time pottery, tupperware, pampered chef, container store, container sto, ollie s, five below, dollar store, habitat restore, goodwill, value village, savers",
  ],
  "shopping.hobbies": [
    "ac moore, a c moore, michaels, jo ann fabric, joann fabric, hancock fabrics, ben franklin, dick blick, utrecht, blick art, guitar center, sam ash, musicians friend, hobbytown, michaels com, shutterfly, snapfish, mpix, artsy, lego shop, cigars international, jr cigar, gnc hobby, knitpicks, webs yarn, etsy, archiver s",
  ],
  "shopping.sports": [
    "sports authority, modells, golfsmith, golf galaxy, pga superstore, dunhams, big 5, olympia sports, city sports, hibbett, academy, gander mountain, sportsmans warehouse, cabelas, backcountry, moosejaw, rei, ems, eastern mountain, performance bike, nashbar, trek bicycle, specialized bicycle, running warehouse, road runner sports, fleet feet, play it again, bowflex, nordictrack, peloton, titleist, west marine",
  ],
  "housing.repairs": [
    "true value, orchard supply, osh, tractor supply, do it best, 84 lumber, builders firstsource, handy andy, home base, lumber liquidators, ll flooring, floor decor, empire today, carpet one, kelly moore, benjamin moore, dunn edwards, glidden, harbor freight, northern tool, grainger, fastenal, ferguson, lamps plus, build com, ace hdwe, menards, sears home, american home shield, ahs warranty, choice home warranty, home warranty, first american home, angies list, angi, homeadvisor, thumbtack, taskrabbit, handy com, roto rooter, mr rooter, service experts, one hour heating, ars rescue, aire serv, orkin, terminix, ehrlich, truly nolen, aptive, leslies pool, pinch a penny, pella, andersen window, simplisafe install, brinks home",
  ],
  "housing.furnishing": [
    "pier 1, pier 1 imports, west elm, pottery barn, restoration hardware, rh, room board, ethan allen, la z boy, lazboy, ashley furn, ashley homestore, bobs discount, bob s discount, raymour, rooms to go, haverty s, havertys, value city, american signature, levin furniture, nebraska furniture, jordan s furniture, jordans furniture, cb2, arhaus, design within reach, thomasville, bassett, living spaces, jeromes, mor furniture, big lots furniture, sleep number, select comfort, tempur pedic, mattress firm, sleepys, casper, purple mattress, saatva, wayfair, article, burrow, aarons, rent a center, bed bath",
  ],
  "housing.garden": [
    "lawn doctor, trugreen, scotts lawn, scotts lawnservice, chemlawn, weed man, davey tree, bartlett tree, savatree, burpee, white flower farm, armstrong garden, pike nurseries, calloways, sloat garden, home depot garden, smith hawken, gardeners supply",
  ],
  "housing.help": [
    "zips dry, zips cleaners, merry maids, molly maid, the maids, maid pro, maidpro, two maids, stanley steemer, chem dry, servpro, martinizing, tide cleaners, coinmach, wash laundry, cscsw, csc serviceworks, rinse com, care com, pratt abbott",
  ],
  "health.pharmacy": [
    "brooks pharmacy, brooks rx, eckerd, longs drugs, longs drug, osco, sav on, duane reade, happy harry s, phar mor, drugstore com, medco, express scripts, caremark, cvs caremark, optumrx, prime therapeutics, humana pharmacy, capsule, pillpack, goodrx, bartell, kinney drugs, discount drug mart, fruth, gnc, vitamin shoppe, vitamin world, iherb, puritans pride, swanson health, hims, roman health, nurx",
  ],
  "health.doctor": [
    "dr smith, kaiser perm, sutter, palo alto medical, pamf, stanford health, ucsf, ucla health, cedars sinai, scripps, sharp healthcare, providence health, swedish med, virginia mason, multicare, overlake, legacy health, ohsu, intermountain, banner health, dignity health, honorhealth, uchealth, centura, baylor scott, ut southwestern, houston methodist, memorial hermann, md anderson, hca, tenet, ascension, mercy health, ssm health, bjc, barnes jewish, advocate aurora, northwestern med, rush univ, loyola med, froedtert, fairview, allina, healthpartners, park nicollet, essentia, sanford, avera, henry ford, beaumont, spectrum health, university hospitals, ohiohealth, upmc, allegheny health, geisinger, penn medicine, jefferson health, main line health, lehigh valley, atrium health, novant, duke health, unc health, wakemed, emory, piedmont healthcare, northside hosp, adventhealth, orlando health, baycare, mount sinai, nyu langone, northwell, montefiore, weill cornell, columbia doctors, hackensack, partners healthcare, mass general, brigham, beth israel, lahey, atrius, harvard vanguard, tufts med, dartmouth hitchcock, mainehealth, hartford healthcare, yale new haven, medstar, inova, johns hopkins, sentara, carilion, bon secours, vanderbilt, ochsner, minuteclinic, citymd, concentra, carbon health, patient first, fastmed, nextcare, gohealth, mdlive, teladoc, betterhelp, talkspace, cerebral, athenahealth, mychart, instamed, patientco, phreesia, bioreference, sonora quest, lab corp, radnet, simonmed, american red cross hlth, weight watchers, ww international, jenny craig, nutrisystem, noom",
  ],
  "health.dental_optical": [
    "aspen dental, gentle dental, western dental, pacific dental, castle dental, heartland dental, americas best, america s best, eyeglass world, lenscrafters, pearle, visionworks, for eyes, sears optical, target optical, costco optical, 1800contacts, 1 800 contacts, coastal contacts, zenni, eyebuydirect, warby, smiledirect, invisalign, lasikplus, myeyedr",
  ],
  "health.fitness": [
    "bally total, ballys, 24 hour fit, golds gym, life time, lifetime fit, curves, jazzercise, crunch, equinox, town sports, new york sports, boston sports, washington sports, blink fitness, retro fitness, eos fitness, vasa fitness, chuze, esporta, la fitness, powerhouse gym, world gym, xsport, ymca, jcc, anytime fit, snap fit, orange theory, orangetheory, pure barre, soulcycle, flywheel, cyclebar, club pilates, f45, classpass, barrys, corepower, yogaworks, title boxing, peloton app, beachbody, strava, zwift, mindbody",
  ],
  "personal_care.hair_beauty": [
    "hair cuttery, fantastic sams, great clips, supercuts, cost cutters, sport clips, haircuts for men, floyds, regis, mastercuts, smartstyle, jcpenney salon, ulta salon, aveda, european wax, massage envy, hand stone, elements massage, drybar, palm beach tan, sun tan city, planet beach, burke williams, bliss spa, red door, toni guy, paul mitchell, super cuts",
  ],
  "personal_care.cosmetics": [
    "origins, mac cosmetics, clinique, estee lauder, lush, loccitane, l occitane, kiehls, body shop, mary kay, avon, rodan fields, proactiv, dollar shave, harrys com, birchbox, ipsy, fragrancenet, perfumania, sally beauty, trade secret, beautycounter, philosophy com",
  ],
  "pets.supplies": [
    "petmeds, 1800petmeds, 1 800 petmeds, petco, petsmart, petland, pet supplies plus, pet supermarket, pet food express, mud bay, hollywood feed, unleashed by petco, drs foster, doctors foster, chewy, barkbox, rover com, wag walking, camp bow wow, dogtopia, petfinder, tractor supply pet, pet valu, farmers dog, the farmers dog, pet plan, embark vet",
  ],
  "pets.vet": ["banfield, vca, bluepearl, thrive pet, petvet, medvet, vetco, aspca vet, national veterinary"],
  "education.tuition": [
    "sylvan, princeton review, kaplan, phoenix university, university of phoenix, devry, strayer, capella, southern new hampshire, snhu, western governors, wgu, liberty university, grand canyon univ, itt tech, tuition mgmt, tuition management, facts mgmt, facts tuition, nbs tuition, smart tuition, blackbaud tuition, touchnet, cashnet, tuition pay, higher one, college bookstore, sat test, act registration, common app, bncollege, efollett",
  ],
  "education.courses": [
    "rosetta stone, lynda com, skillshare, great courses, teaching co, masterclass, udemy, khan, duolingo, outschool, varsity tutors, mathnasium, huntington learning, sylvan learning, kumon, barbri, becker, toastmasters",
  ],
  "entertainment.events": [
    "loews theatres, landmark theatres, landmark theaters, regal cinema, regal cine, regal, edwards theatres, united artists theat, century theatres, cinemark, carmike, marcus theatres, harkins, muvico, bow tie, showcase cinema, angelika, arclight, alamo draft, b b theatres, megaplex, malco, movie tavern, ipic, fandango, moviefone, moviepass, a list amc, tickets com, ticketfly, ticketweb, brown paper tickets, eventbrite, goldstar, axs, stub hub, vivid seats, seat geek, telecharge, broadway, todaytix, red sox, yankees, mets, cubs, white sox, dodgers, giants, mariners, mlb, nba, nfl, nhl, msg, madison square, fenway, lincoln center, kennedy center, carnegie hall, netflix dvd, redbox, blockbuster, hollywood vid, family video, movie gallery",
  ],
  "entertainment.games": [
    "gamefly, xbox, microsoft xbox, steam, valve, playstation, sony network, nintendo, blizzard, battle net, riot, roblox, epic games, twitch, zynga, dave and busters, main event, arcade, ea com, origin com, oculus, big fish games, pogo com",
  ],
  "entertainment.days_out": [
    "metropolitan museum, the met, moma, museum of modern, guggenheim, natural history, smithsonian, art institute, field museum, exploratorium, cal academy, de young, getty center, san diego zoo, bronx zoo, national zoo, zoological, new england aquarium, monterey bay aq, shedd, georgia aquarium, bowl america, amf bowling, bowlero, brunswick zone, lucky strike, topgolf, disneyland resort, universal orlando, seaworld, busch gardens, cedar point, six flags, kings island, hersheypark, knotts, legoland, dollywood, great wolf, kalahari, vail resorts, ikon pass, epic pass, lift ticket, reserve america, reserveamerica, national parks, recreation gov, koa campground, california state parks, escape game",
  ],
  "entertainment.betting": [
    "lottery com, state lottery, powerball, mega millions, draftkings, fanduel, betmgm, caesars, mgm grand casino, harrahs, foxwoods, mohegan sun, pokerstars, bovada",
  ],
  "subscriptions.video": [
    "hulu, peacock, paramount plus, cbs all access, hbo, hbo now, hbo max, showtime, starz, sling tv, slingtv, fubotv, philo, youtubetv, youtube tv, espn plus, disney plus, discovery plus, amc plus, apple tv, acorn tv, britbox, curiosity stream, crunchyroll, roku, vudu, prime video, mlb tv, nfl sunday, dazn, kanopy, criterion channel, funimation, shudder",
  ],
  "subscriptions.music": [
    "xm radio, xm satellite, sirius, rhapsody, napster, last fm, pandora, spotify, tidal, emusic, audible, amazon music, apple music, live365, stitcher, luminary, scribd, audiobooks com",
  ],
  "subscriptions.news": [
    "consumer reports, new yorker, the atlantic, atlantic, economist, time magazine, newsweek, wired, conde nast, hearst, meredith, national geographic, cooks illustrated, america s test, washingtonpost, wash post, chicago tribune, boston globe, la times, los angeles times, sf chronicle, star tribune, seattle times, usa today, gannett, mcclatchy, dow jones, barrons, financial times, bloomberg, medium, substack, magazines com, readers digest, highlights, zinio, texture, apple news, the information, kindle subscription",
  ],
  "subscriptions.software": [
    "dreamhost, flickr, smugmug, ancestry, ancestry com, 23andme, classmates com, match com, eharmony, okcupid, tinder, bumble, hinge, plentyoffish, linkedin, adobe, microsoft, office 365, google one, google storage, icloud, apple com bill, apple services, carbonite, backblaze, crashplan, mozy, dropbox, evernote, lastpass, 1password, dashlane, lifelock, identityguard, norton, symantec, mcafee, kaspersky, nordvpn, expressvpn, private internet, godaddy, bluehost, hostgator, namecheap, squarespace, wix, wordpress, automattic, network solutions, register com, rackspace, linode, digitalocean, aws, amazon web, heroku, github, jetbrains, slack, zoom, gotomeeting, logmein, quickbooks, mint com, ynab, you need a budget, quicken, simplisafe, ring, adt, vivint, frontpoint, nest aware, arlo, wyze, life360, openai, chatgpt, anthropic, claude, midjourney, grammarly, canva, figma, notion, todoist, headspace, calm com, myfitnesspal, efax, legalzoom sub, patreon, onlyfans, buymeacoffee, geek squad",
  ],
  "subscriptions.memberships": [
    "costco membership, sams club membership, sams club renewal, bjs membership, amazon prime, aaa membership, aaa club, aarp, walmart plus, instacart plus, shoprunner, restaurant com, angieslist, ieee, acm, american bar, nra, sierra club dues, zoo membership, museum membership, alumni assoc, union dues, homeschool legal",
  ],
  "travel.flights": [
    "airtran, virgin america, continental airl, us airways, usairways, northwest airl, midwest airl, america west, twa, ata airlines, frontier air, spirit air, allegiant air, sun country, hawaiian airl, alaska airl, jet blue, southwest air, united air, delta air lines, american airlines, air canada, westjet, british airways, virgin atlantic, lufthansa, air france, klm, iberia, aer lingus, icelandair, emirates, qantas, japan airlines, all nippon, korean air, cathay, singapore air, turkish airlines, copa, avianca, latam, aeromexico, volaris, interjet, wow air, norwegian air, ryanair, easyjet, gogo inflight, gogoair, tsa precheck, wifi onboard",
  ],
  "travel.hotels": [
    "hotwire, hotels com, booking com, vrbo, homeaway, airbnb, vacasa, turnkey, hilton, doubletree, embassy suites, hampton, homewood, home2, sheraton, westin, w hotel, st regis, four points, aloft, marriott, courtyard, residence inn, fairfield, springhill, towneplace, ritz carlton, jw marriott, hyatt, holiday inn, crowne plaza, intercontinental, staybridge, candlewood, kimpton, best western, comfort inn, comfort suites, quality inn, sleep inn, clarion, days inn, super 8, ramada, howard johnson, travelodge, la quinta, motel 6, red roof, econo lodge, americinn, drury, omni hotels, loews hotel, four seasons, fairmont, disney resort, bluegreen, wyndham, diamond resorts, marriott vacation, hgv, extended stay, knights inn, microtel, kimpton, sonder",
  ],
  "travel.car_rental": [
    "avis, budget rent, alamo, national car, enterprise, hertz, dollar rac, dollar rent, thrifty car, payless car, fox rent, ez rent, advantage rent, sixt, turo, zipcar, getaround, car2go, silvercar, uhaul rental, penske truck, ryder truck, cruise america",
  ],
  "travel.tours": [
    "priceline, orbitz, travelocity, expedia, cheaptickets, cheapoair, kayak, hopper, tripadvisor, viator, carnival, royal carib, norwegian cruise, princess cruises, holland america, celebrity cruise, disney cruise, viking river, costco travel, aaa travel, liberty travel, apple vacations, gate 1, rick steves, clear me, global entry, rei adventures, disney world, walt disney world, wdw",
  ],
  "insurance.vehicle": [
    "21st century ins, mercury ins, esurance, geico, progressive, allstate, state farm, farmers ins, nationwide, liberty mut, ^usaa, usaa p c, usaa insurance, amica, the general, infinity ins, titan ins, direct auto, root ins, metromile, plymouth rock, arbella, commerce ins, mapfre, safeco, auto owners, erie ins, csaa, aaa insurance, aaa ins, auto club, hanover ins, farm bureau, shelter ins, country financial, american family, amfam, kemper, safety ins, elephant ins, clearcover, acceptance ins, good2go",
  ],
  "insurance.home": [
    "lemonade, hippo, assurant, renters ins, homesite, citizens prop, universal property, foremost ins, chubb, narragansett, stillwater, american modern, american bankers, flood ins, nfip, california earthquake",
  ],
  "insurance.health": [
    "blue cross, blue shield, bcbs, anthem, aetna, cigna, humana, united health, unitedhealth, uhc, kaiser premium, kaiser dues, health net, healthnet, oscar, molina, centene, ambetter, premera, regence, highmark, carefirst, florida blue, harvard pilgrim, tufts health, medicare, aarp medicare, aarp unitedhealth, covered california, healthcare gov, mass health conn, vsp, eyemed, delta dental, guardian dental, metlife dental, cobra, wageworks, aflac, liberty healthshare, medi share, samaritan ministries, christian healthcare",
  ],
  "insurance.life": [
    "metlife, prudential, new york life, northwestern mut, massmutual, mass mutual, guardian life, lincoln fin, principal life, pacific life, transamerica, john hancock, aig life, american general, primerica, globe life, gerber life, banner life, protective life, haven life, mutual of omaha, colonial penn, state farm life, usaa life, genworth, unum, thrivent, knights of columbus, fabric ins, ladder ins",
  ],
  "insurance.other": [
    "travelers, the hartford, hartford ins, travel guard, allianz travel, world nomads, trupanion, healthy paws, embrace pet, nationwide pet, vpi pet, squaretrade, asurion, applecare, petplan, figo pet, lloyds",
  ],
  "taxes_fees.taxes": [
    "federal tax, state tax, us treasury irs, irs payment, nys tax, nys dtf, ca ftb, mass dor, pa dept of rev, ill dept of revenue, il dept of revenue, va dept taxation, nc dor, ga dept of rev, ohio dept taxation, mn dept of revenue, wi dept of revenue, co dept revenue, nj division tax, ct drs, az dept of revenue, or dept revenue, md comptroller, mi dept treasury, treasury tax, official payments, pay1040, payusatax, aci pay tax, tax board, excise tax",
  ],
  "taxes_fees.government": [
    "registry of motor, mass rmv, nys dmv, ca dmv, txdmv, wa dol, pa dot, penndot, dept of licensing, mva, e zpass violation, us passport, us dept of state, usps passport, uscis, fbi, court fee, nyc parking, nyc finance, nyc dept of finance, parking violations, lapd, superior crt",
  ],
  "taxes_fees.services": [
    "us post office, post office, usps, stamps com, endicia, ups, fedex, fedex kinkos, fed ex, dhl, mailboxes etc, mail boxes etc, goin postal, turbo tax, turbotax, intuit tax, taxact, taxslayer, freetaxusa, hr block, h r block, jackson hewitt, liberty tax, legal zoom, rocket lawyer, nolo, public stor, extra space, cubesmart, life storage, uncle bobs, storage mart, shurgard, pods, uhaul, u haul, penske, allied van, mayflower, experian, equifax, transunion, myfico, creditkarma, fsastore, notarize, zenpayroll, service fee legal, paycor fee, zoominfo",
  ],
  "taxes_fees.bank_fees": [
    "overdraft, od fee, returned check, nsf, account analysis, cash advance fee, balance transfer fee, atm surcharge, atm fee refund, bank fee, service chg, svc chg, maint fee, dormant fee, wire out fee, cashier check fee, stop pmt, foreign trans fee, intl trans fee, foreign exch, annual fee, membership fee annual, late charge, past due fee, over limit, minimum interest",
  ],
  "loans.student": [
    "sallie mae, acs student, acs education, aes student, american education ser, aessuccess, direct loans, dept of ed, fedloan servicing, fed loan, firstmark, granite state, heartland ecsi, citizens student, discover student, sofi student, earnest, commonbond, laurel road, edamerica, mohela, osla, ecmc, navient, nelnet, great lakes",
  ],
  "loans.repayments": [
    "lending club, prosper, sofi, upstart, onemain, springleaf, avant, best egg, lightstream, marcus goldman, rocket loans, payoff, upgrade inc, mariner finance, world acceptance, kabbage, ondeck, lendio, kiva loan, care credit, carecredit, wells fargo loan, citizens one, earnin, dave inc, brigit, moneylion, possible finance, speedy cash, check n go, ace cash",
  ],
  "loans.instalments": [
    "affirm, afterpay, klarna, zip co, quadpay, sezzle, bill me later, billmelater, paypal credit, paypal pay in 4, uplift, splitit, perpay, katapult, snap finance, progressive leasing, acima",
  ],
  "investments.shares": [
    "scottrade, e trade, etrade, td ameritrade, ameritrade, sharebuilder, zecco, tradeking, optionsxpress, interactive brok, robinhood, webull, public investing, stash, acorns, m1 finance, sofi invest, ally invest, merrill edge, wells trade, folio investing, motif, fundrise, yieldstreet, realtymogul, masterworks, treasurydirect, treasury direct, computershare, wells fargo advisors, edward jones, morgan stanley, smith barney, ubs fin, raymond james, lpl financial, ameriprise, charles schwab, schwab",
  ],
  "investments.funds": [
    "vanguard, fidelity, fid bkg, t rowe price, t rowe, american funds, janus, oppenheimer, dodge cox, franklin templeton, putnam, dreyfus, american century, blackrock, usaa investment, betterment, wealthfront, personal capital, schwab intelligent, ellevest, wealthsimple, scholarshare, ny 529, nysaves, utah 529, my529, bright start, collegeamerica, upromise 529, edvest",
  ],
  "investments.retirement": [
    "tiaa, tiaa cref, empower, voya, principal fin, john hancock ret, mass mutual ret, adp 401k, paychex 401k, guideline, human interest, betterment 401k, fidelity 401k, thrift savings, calpers, ira contrib, roth contrib, hsa bank, healthequity, health equity, optum bank hsa, lively hsa, fidelity hsa, rollover ira",
  ],
  "investments.crypto_gold": [
    "coinbase, kraken, gemini, binance us, crypto com, blockfi, celsius, bitstamp, cash app bitcoin, apmex, jm bullion, us mint, goldmoney",
  ],
  "family.donations": [
    "sierra club, aspca, npr, pbs, wgbh, wnyc, kqed, wbez, kuow, obama for america, biden for president, trump make america, winred, act blue, actblue, democratic, republican, dnc, rnc, dccc, moveon, aclu, naacp, greenpeace, nature conservancy, wwf, world wildlife, audubon, edf action, oxfam, care usa, unicef usa, save the children, feeding america, red cross, salvation army, st jude, shriners, make a wish, susan g komen, american cancer, american heart, alzheimers, march of dimes, autism speaks, wounded warrior, dav, uso, heifer, kiva, compassion intl, world vision, samaritans purse, catholic charities, catholic relief, lutheran social, jewish federation, uja, united negro, planned parent, humane soc, best friends animal, big brothers, boys girls club, ymca donation, toys for tots, network for good, justgiving, givebutter, donorschoose, crowdrise, classy org, easytithe, pushpay, tithely, vanco, subsplash, realm donation, kickstarter, indiegogo, wikipedia, wikimedia, mozilla found, charity navigator, fidelity charitable, daf",
  ],
  "family.gifts": [
    "proflowers, pro flowers, ftd, ftd com, teleflora, from you flowers, 1800flowers, 1 800 flowers, farmgirl flowers, urbanstems, bloomnation, bouqs, edible arrang, harry david, harry and david, shari s berries, godiva, sees candies, see s candies, lindt, ghirardelli, vermont teddy, things remembered, personalization mall, zazzle, redenvelope, uncommon goods, spencer gifts, spencers, hallmark, american greetings, papyrus, moonpig, minted, tinyprints, shutterfly cards, wedding registry, the knot, zola, giftcard, gift card, gift certificate, cafepress",
  ],
  "children.childcare": [
    "kindercare, la petite, bright horizons, knowledge universe, goddard, primrose school, childtime, tutor time, learning care, children s world, childrens courtyard, montessori, sunrise preschool, kids r kids, the learning experience, champions kc, ymca childcare, right at school, sittercity, urbansitter, care com, procare, brightwheel, tuition express, headstart",
  ],
  "transport.taxi": [
    "uber, lyft, via transportation, curb, flywheel taxi, gett, yellow cab, checker cab, super shuttle, supershuttle, carmel car, dial 7, blacklane, taxi svc, nyc taxi, creative mobile, verifone taxi, limo, revel, alto rideshare, zum rides",
  ],
  "transport.bicycle": [
    "citi bike, capital bikeshare, divvy, bluebikes, bay wheels, lyft bikes, lime, bird rides, bird app, spin scooter, jump bikes, biketown, indego",
  ],
  "transport.trains": [
    "amtrak, greyhound, megabus, bolt bus, boltbus, peter pan bus, flixbus, trailways, brightline, alaska railroad, acela, concord coach, chinatown bus, wanderu",
  ],
  "income.rewards": [
    "ebates, rakuten cash, ibotta, swagbucks, upromise, mypoints, inboxdollars, shopkick, topcashback, befrugal, dosh, drop app, fetch rewards, credit card rewards, discover cashback, cashback bonus, thankyou rewards, membership rewards, ultimate rewards redeem",
  ],
  "income.salary": [
    "adp payroll, paychex payroll, gusto, ceridian, paylocity, paycom, trinet, insperity, justworks, rippling, zenefits, quickbooks payroll, intuit payroll, workday payroll, ultipro, kronos payroll, dfas, us treasury fed sal, fed sal, agri treas fed, vaed treas, state payroll, school payroll, doordash dasher, uber driver, lyft driver, instacart shopper, grubhub driver",
  ],
  "income.benefits": [
    "soc sec, social security, ssa treas, ssi treas, va benefit, vacp treas, opm treas, rrb treas, unemployment, ui payment, edd, esdwagov, des unemployment, snap, child support rec, childctc, irs childctc, state disability, pension pmt, retirement sys, strs, pers, trs annuity",
  ],
};
