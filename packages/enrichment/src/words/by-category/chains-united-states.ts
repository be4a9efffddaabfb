import type { WordList } from "./word-list.ts";

/** More American names: regional chains, online shops, clinics, charities, lenders and the short forms in which they are printed. */
export const CHAINS_UNITED_STATES: WordList = {
  "groceries.supermarket": [
    "smart and final, meijer, saubels, tops markets, nob hill foods, shursave, harveys supermarket, fresco y mas, sedanos, food bazaar, trade fair supermarket, fine fare, apna bazar, india bazaar, subzi mandi, mitsuwa, marukai, tokyo central, nijiya, uwajimaya, zion market, hannam chain, galleria market, great wall supermarket, kam man, yamibuy, rancho markets, island pacific market, jungle jims, sendiks, outpost natural, metcalfes, kowalskis, hornbachers, spartan stores, busch s fresh, plum market, nino salvaggio, westborn market, buehlers, heinens, dorothy lane, pay less super, jay c food, zupans, us foods chef, farmbox, good chop, crowd cow, azure standard, vitacost, gopuff, ^shipt, peapod, westside market, brooklyn fare, union market, moms organic, willy street, monterey market, lunardis, nugget market, lassens, jimbos, barons market, frazier farms, flashfood, bi mart, trader jo, trader joes, carlie cs, super g mart, los altos ranch, la bonita, homeland stores, rouses, calandros, breaux mart, dorignacs, winn dixie, ingles mkt, publix super, hy vee, hannafor, shop rite, aldi, wholefds, wm supercenter",
  ],
  "groceries.fresh": ["^honey baked, omaha stk, snake river farms, porter road, butcher box"],
  "groceries.bakery": ["great harvest, grand traverse pie, susiecakes, nothing bundt"],
  "groceries.alcohol": ["nc abc, firstleaf, vivino, wine insiders"],
  "eating_out.coffee": [
    "bluestone lane, ben and jerry, la la land, summer moon, houndstooth, better buzz, nothing bundt cakes, crumbl, insomnia cookies, caribou coffee, scooters coffee, 7 brew, black rock coffee, graeters, handels, salt straw, kilwins",
  ],
  "eating_out.fast_food": [
    "church s texas, buffalo wild, dave s hot chicken, ^jack in the, sonic drive, hat creek burger, ^checkers drive, torchys, condado, l l hawaiian, ono hawaiian, schlotzsky, mcalister, capriotti, lennys sub, larry s giant, larosas, giordanos, lou malnati, godfathers pizza, casey s pizza, your pie, arthur treacher, portillos, wetzels, wetzel s, ^salata, sarku, milos hamburgers, tacodeli, p terrys, mighty fine burgers, hopdoddy, thunderbird fried, ivars, captain d s, steak escape, charley s philly, mr hero, skyline chili, gold star chili, runza, maid rite, freddys frozen, ^dog haus, hwy 55",
  ],
  "eating_out.restaurants": [
    "^longhorn, another broken, black bear diner, ^logans road, rosa mexicano, maggianos, carrabbas, buca di, biaggis, legal sea, 4 rivers, salt lick bbq, smokey mos, lubys, furrs, souper salad, sweet tomatoes, dave busters, world of beer, hard rock cafe, planet hollywood, texas land cattle, hillstone, j alexanders, flower child, culinary dropout, marufuku, kings fish house, ^golden corral, longhorn steak, bj s brewhouse, bar louie, coopers hawk, walk ons, 54th street grill, ninety nine rest, ^not your average joe, seasons 52",
  ],
  "eating_out.delivery": [
    "grubhub, chownow, cookunity, mosaic foods, daily harvest, splendid spoon, too good to go, snackpass, fantuan, hungrypanda, seamlss, doordash",
  ],
  "transport.fuel": [
    "yesway, ampm, arco ampm, wilco hess, kangaroo express, twice daily, roadrunner market, speedy stop, smart stop, green valley grocery, ^sei, maverick country, town pump, jacksons food, stinker, oasis stop, dari mart, flo charging, family express, ^ricker s, fas mart, par mar, extramile, allsups, kwik star, weigels, onyx gas, murphyusa, qt inside, qt outside, united dairy farmers, little general, enmarket, parkers, parker s kitchen, sunmart, loaf n jug, kum go, caseys general, love s",
  ],
  "transport.public": [
    "nyct paygo, mta nyct, ctrail, ^sfmta, sunrail, tri rail, ny waterway, wsferries, citibike, divvy, bluebikes, capital bikeshare, bay wheels",
  ],
  "transport.trains": ["peter pan bus, coach usa, vamoose, ourbus, jefferson lines, concord coach"],
  "transport.taxi": ["^arro, ^wingz, curb mobility, curb svc"],
  "transport.parking": [
    "wally park, interpark, nc quick pass, quick pass, good2go wsdot, wsdot, good 2 go wsdot, goodtogo, express toll, expresstoll, express tolls, riverlink, ctrma, e 470, uni pass, ^epass, leeway toll, mdta, penndot turnpike, pa turnpike toll, nh ez, wv parkways, parkboston, park dc, mywaytopark, kta toll, txtag, tolls by mail, dulles greenway",
  ],
  "transport.vehicle_service": [
    "ecs tuning, ecstuning, fcp euro, fcpeuro, id parts, idparts, summit racing, jegs, carid, partsgeek, carfax, tidal wave auto, zips car wash, brown bear car, whitewater express, soapy joe, fast5xpress, harley davidson, cycle gear, revzilla, bikebandit, motosport",
  ],
  "transport.vehicle": [
    "nmac, bmw fs, ally ally, ally paymt, ally auto, westlake financial, credit acceptance, exeter finance, bridgecrest, usaa auto loan, world omni, lease direct, global lending services, flagship credit, regional acceptance, nissan auto loan, toyota ach, honda pmt, tesla finance, southeast toyota",
  ],
  "transport.bicycle": [
    "trek bicycle, specialized bicycle, performance bike, jenson usa, competitive cyclist",
  ],
  "utilities.electricity": [
    "sdg e, sdge, green mountain energy, 4change, payless power, coserv, denton muni, wright hennepin, aes ohio, aes indiana, jcpl, central hudson, tacoma pub, tacoma public, snopud, anaheim public, riverside public, spi duke, cleanchoice, sunpower, goodleap, bmx dominion, pedernales, kub utility, duquesne, chugach elec, lcec, reliant, champion energy",
  ],
  "utilities.gas": [
    "ni gas, one gas, montana dakota, psnc, blue rhino, thompson gas, superior plus, virginia natural, berkshire gas",
  ],
  "utilities.water": ["brushy creek mud, aqua ohio, aqua pa, aqua nc, aqua texas, aqua illinois"],
  "utilities.waste": [
    "wm com, wm ezpay, wm corporate, gfl env, valley vista serv, republic services, republic svcs",
  ],
  "utilities.internet": [
    "breezeline, ^gci, hawaiian telcom, metronet, bluepeak, midco, tds telecom, tds metrocom, kinetic, optimum, wow internet, wow cable, quantum fiber",
  ],
  "utilities.mobile": [
    "^tmo, metro by t, simple mobile, walmart family mobile, red pocket, tello, ultra mobile, good2go mobile, twigby, patriot mobile, ^gomo, russell cellular, cellular sales, wireless zone, h2o wireless",
  ],
  "shopping.household": [
    "gabriel bros, gabes, 99 cents only, 99 only, community aid, communityaid, fleet farm, rural king, blains farm, mills fleet, pamida, tuesday morning, popshelf, ^target, kohls, kohl s, macys, macy s, jcpenney, jc penney, nordstrom, bloomingdales, neiman marcus, saks fifth, saks off, von maur, dillards, dillard s, belk, boscovs, sears, gottschalks, mervyns, filenes, lord taylor, marshall fields, shopko, ames dept, caldor, stein mart, gordmans, bealls, elder beerman, bon ton, carsons, kmart, tjmaxx, tj maxx, t j maxx, marshalls, ross stores, ross dress, burlington stores, burlington coat, hsn, qvc",
  ],
  "shopping.marketplaces": ["depop, the realreal, realreal, stockx, vinted, woot, swappa, backmarket"],
  "shopping.clothing": [
    "kuru footwear, rothys, on running, brooks running, marmot, duluth trad, cavenders, sheplers, mizzen main, southern tide, ralph lauren, polo ralph, james avery, brilliant earth, nuuly, le tote, onequince, true classic, bombas, meundies, savage x, third love, shapermint, janie and jack, tea collection, ray ban, maui jim, fanatics, revolve com, boohoo, lulus, princess polly, swimoutlet, saddleback leather, landsend, landsendbusout, lands end, wrangler jeans, vuori, alo yoga, hoka, altra running",
  ],
  "shopping.electronics": [
    "sonos, logitech, anker, garmin, fitbit, gopro, ^dji, gazelle com, ifixit, ^framework, digikey, adafruit, sparkfun, mouser, cpr cell, precision camera",
  ],
  "shopping.books": [
    "strand book, hudson news, follett, mardel, leanpub, amazon kindle, kindle svcs, comixology, zinio",
  ],
  "shopping.sports": [
    "scheels, sportsmans, field stream, pga tour super, tennis warehouse, tennis express, rogue fitness, steep cheap, palmetto state, brownells, midwayusa, liberty arms, hydro flask, camping world, callaway, play it again, playitagain, running warehouse, west marine",
  ],
  "shopping.hobbies": [
    "blick, jerrys artarama, artarama, reverb com, reverb, games workshop, card kingdom, tcgplayer, coolstuffinc, noble knight, chatbooks, artifact uprising, vistaprint, mixbook, cricut, 4imprint, trulieve, medmen, joann stores, jo ann stores, curaleaf",
  ],
  "children.toys": [
    "kiwico, kiwi co, fat brain, babylist, motherhood, rebelstork, hello bello, honest company, huggies, little spoon, yumi baby, pottery barn kids, crate kids, lovevery",
  ],
  "children.childcare": [
    "kiddie academy, nobel learn, cadence education, himama, tadpoles, brightwheel, creme de la creme, stratford school, kidzone, urbansitter, sittercity, little scholars, right at school",
  ],
  "children.activities": [
    "safesplash, kidstrong, urban air, altitude tramp, launch tramp, chuck e, snapology, bricks kidz, club scientific, campbrain, campminder, sportsengine, teamsnap, leagueapps, gotsport, skyhawks, cheddar up, cheddarup, snap raise, code ninjas",
  ],
  "education.tuition": [
    "infinitecampus, infinite campus, schoolcash, revtrak, payschools, lunchmoneynow, myschoolapps, titank12, linq connect, facts management, facts tuition, nelnet campus, flywire, cengage, pearson educ, pearsoneduc, mcgraw hill, mcgraw, quizlet, pearson vue, prometric, lsac, aamc, parchment",
  ],
  "education.courses": [
    "brilliant org, codecademy, leetcode, pluralsight, toastmasters, skool, ets gre, ets toefl",
  ],
  "health.doctor": [
    "providence health, dignity health, cedars sinai, stanford hlth, memorialcare, adventist health, uchicago med, duke ptot, uncch, unchc, wellspan, mywellspan, lvhn, st lukes hosp, atlantic health, baystate, maine med, bswhealth, bsw, baylor scott, seton, christus, cook childrens, dell children, austin regional, denver health, sclhealth, evergreen health, legacy health, st alphonsus, kootenai, ku med, nebraska med, chi health, wellstar, tampa general, moffitt, sarasota mem, carenow, cpl labs, natera, 23andme, everlywell, rayus, plushcare, simplepractice, lifestance, patientpay, mychart, zotec, cedar pay, waystar, medbill, flexbuddy, medi weightloss, v shred, lincare, edgepark, byram, amer med resp, teladoc, headway co, weightwatchers, weight watchers, noom, nutrisystem, jenny craig",
  ],
  "health.dental_optical": [
    "smile direct, candid co, byte aligners, affordable dentures, zenniopticl, zenni, contactsdirect, lens com, eyemart, lasikplus, myeyedr",
  ],
  "health.pharmacy": [
    "singlecare, genoa health, kinney drug, marc s pharm, athletic greens, optimum nutrition, bodybuilding com, swanson health, thorne research, nutrafol, good neighbor pharm, vitamin shoppe",
  ],
  "health.fitness": [
    "ywca, ^eos fit, vasa fitness, onelife fit, tonal, whoop, oura ring, fitbod, brooklyn boulders, bowflex membership, peloton membership, onepeloton, peloton",
  ],
  "personal_care.hair_beauty": [
    "hand and stone, woodhouse, botox, ideal image, booksy, styleseat, glossgenius, schedulicity, vagaro, 18 8 fine",
  ],
  "personal_care.cosmetics": [
    "colourpop, fenty, deciem, curology, dermstore, skinstore, dollarshaveclub, dollarshave, harrys com, mybillie, native deo, dr squatch, manscaped, boxycharm, fabfitfun, younique, rodan, monat, tula skin, drunk elephant, scentbird, getquip",
  ],
  "pets.supplies": [
    "petsense, tomlinsons, krisers, k9 resorts, woof gang, scenthound, embarkvet, nom nom now, chewy inc, petsuites, rover com",
  ],
  "pets.vet": ["vip petcare, petiq, small door vet, bond vet"],
  "family.donations": [
    "compassion international, doctors without, doctorswithout, second harvest, tunnel to towers, tunneltotowers, special olympics, susan komen, leukemia lymph, edf org, nrdc, wbur, wamu, kexp, internet archive, win red, winred, anedot, ngp van, givesendgo, every org, blackbaud, givelify, planning center, egiving, servicereef, campus crusade, focus on the family, young life, younglife, intervarsity, wycliffe, gideons, billy graham, daystar, ewtn, chabad, ronald mcdonald, girls inc, volunteers of america, patriot guard, wikimedia, ^cru",
  ],
  "family.gifts": [
    "rocky mountain choc, russell stover, spoonful of comfort, cashstar, lovepop, ornament shop, honeyfund, fannie may",
  ],
  "entertainment.events": [
    "tickpick, gametime, etix, brown paper tickets, tixr, showclix, staples center, fever up, trackwrestling, gofan, hudl, wrestlereg",
  ],
  "entertainment.days_out": [
    "disney world, walt disney world, wdw, 911 memorial, discover pass, mt bachelor, mt hood, alterra, liftopia, breckenridge, park city mtn, whistler, stevens pass, crystal mtn, drive shack, andretti, k1 speed, statue cruises, thousand trails, hipcamp, harvest hosts, good sam club, great wolf, kalahari",
  ],
  "entertainment.games": [
    "discord, humble bundle, humblebundle, minecraft, supercell, wargaming, square enix, bethesda, jagex, meta quest, meta store, ubisoft, chess com",
  ],
  "entertainment.betting": [
    "prizepicks, underdog fantasy, hard rock bet, jackpocket, chumba, mgm grand detroit",
  ],
  "subscriptions.video": [
    "sling com, sling tv, ^sling, nba league pass, criterion, mubi, curiosity, nebula, dropout tv, angel studios, pureflix, daily wire, vimeo, frndly, plex tv, fandango home",
  ],
  "subscriptions.music": [
    "sxm, everand, libro fm, bandcamp, musescore, ultimate guitar, qobuz, roon labs, calm com",
  ],
  "subscriptions.news": [
    "lee enterprises, ft com, politico, americas test, natl geographic, pressreader, magzter, defector, getpocket, instapaper, readwise, feedly, inoreader, consumerreports, a medium corporation, medium com",
  ],
  "subscriptions.software": [
    "webex, surfshark, proton ag, mullvad, malwarebytes, bitdefender, webroot, idrive, siteground, vercel, netlify, gitlab, gitkraken, postman, perplexity, cursor ai, replit, elevenlabs, freshbooks, xero, monarch money, copilot money, simplifi, rocket money, truebill, myheritage, classmates, zoosk, nextdoor, angies list, teamviewer, anydesk, parallels, vmware, mindjet, techsmith, autodesk, sketchup, dreamstime, shutterstock, istock, envato, stardock, cleverbridge, fastspring, paddle net, paddle com, digital river, 2checkout, setapp, anonaddy, simplelogin, fastmail, trello, asana, monday com, airtable, zapier, ifttt, whitepages, beenverified, spokeo, truthfinder, blink home, cove security, legalnature, legalshield, docusign, hellosign, mailchimp, constant contact, typeform, surveymonkey, calendly, kajabi, teachable, thinkific, therealworld, ring basic, ring yearly",
  ],
  "subscriptions.memberships": [
    "walmart plus, costco annual, costco renewal, costco annual membership, costco membership, amac, uscca, delta defense, lions club, kiwanis, moose lodge, dashpass, uber one, grubhub plus, priority pass, instacart subscription, ieee",
  ],
  "travel.flights": [
    "avelo, british a, finnair, swiss air, tap air, etihad, ana air, asiana airlines, eva air, admirals club, delta sky club, united club, ^gogo, gogoair, viasat inflight, wi fi onboard, kiwi com, skiplagged, justfly, onetravel",
  ],
  "travel.hotels": [
    "autograph coll, waldorf ast, rodeway, mainstay suites, cambria, hawthorn suites, studio 6, americas best value inn, omni hotels, omni hotel, loews hotel, bellagio, caesars palace, venetian, wynn las, mandalay, luxor hotel, excalibur hotel, flamingo las, disney resort, priceln, agoda, evolve vac, kampground, koa, koa campground, hgvc, westgate resort, disney vacation, chase park plaza",
  ],
  "travel.car_rental": ["uhaul truck, penske truck, outdoorsy, rvshare"],
  "travel.tours": ["klook, identogo, idemia, citypass, road scholar, funjet, clearme"],
  "insurance.vehicle": [
    "prog direct, prog select, dairyland ins, bristol west, national general, aaa tx, aaa insurance, pemco, mutual of enumclaw, cotton states, horace mann, hanover ins, hagerty, tower hill, texas farm, germania, foremost ins, farm bureau",
  ],
  "insurance.health": [
    "bc bs, uhone, bright health, moda health, pacificsource, selecthealth, priority health, medica, ucare, zion health, guardian dental, vision service plan, davis vision, colonial life, silverscript, wellcare, mutual omaha, delta dental",
  ],
  "insurance.life": [
    "northwestern mu, pruco, lincoln financial, lincoln natl, principal life, principal cca, ladder life, ethos life, policygenius, ameritas, knights columbus, woodmen, brighthouse life, nyl",
  ],
  "insurance.home": [
    "american home shield, home warranty, choice home warranty, first american home, old republic home, fidelity home warranty, 2 10 home, cinch home, homeserve, service line warr, select home warranty, frontdoor",
  ],
  "insurance.other": ["fetch pet ins, figo pet, pets best, petplan, jewelers mutual, wright flood"],
  "taxes_fees.taxes": ["mn rev, pa dept rev, ccatax, wilco tax, paytax, acitax, payusatax"],
  "taxes_fees.government": ["ncdmv, payit, txdps, govpaynet, allpaid, vitalchek, serviceontario, dmv"],
  "taxes_fees.services": [
    "pirate ship, shippo, 1800 pack rat, rightspace, two men and a, atlas van, experian, equifax, transunion",
  ],
  "loans.student": [
    "firstmark, college ave, ecsi, ascendium, dept education, mohela, aidvantage, edfinancial",
  ],
  "loans.repayments": ["upgrade inc, discover pers, happy money, republic finance, opploans, klover"],
  "housing.mortgage": [
    "loandepot, fay servicing, rushmore loan, bsi financial, planet home, amerihome, homepoint, united wholesale mort, uwm, fairway independent, crosscountry mort, guaranteed rate, veterans united, citimortgage, us bank home, huntington mtg, phh",
  ],
  "housing.rent": [
    "turbotenant, domuso, propertyware, resman, entrata, realpage, american homes 4, firstkey homes, payrent, progress residential",
  ],
  "housing.building_charges": ["firstservice, fsresidential, vantaca"],
  "housing.repairs": [
    "sherwin williams, supplyhouse, mcmaster carr, horizon services, len the plumber, mr handyman, rentokil, culligan, kinetico, rainsoft, leaf filter, leaffilter, precision door, basement systems, puroclean, abc home, leslies pool, keyme, minute key, repairclinic, sears parts",
  ],
  "housing.garden": ["bonnie plants, jackson perkins, brecks, siteone"],
  "housing.furnishing": [
    "art van, american freight furn, ^afw, american furn, american furniture, crate barrel, crate and barrel, cb2, pottery barn, west elm, rejuvenation, williams sonoma, room and board, joybird, tempur pedic, leesa, brooklinen, parachute home, boll branch, ruggable, ylighting, smith noble, kirklands, homegoods, home goods, homesense, ^at home, at home store, bed bath, bed bath beyond, bath and beyond, linens n things, world market, cost plus world, frameiteasy, framebridge, michaels framing, slumberland, gardner white, the container store, container store, pier 1",
  ],
  "housing.help": ["cleaning authority, oxi fresh, zerorez, coit cleaning"],
  "cash.cash": ["allpoint, cardtronics, moneypass, money pass, payment alliance, everi cash, global cash"],
};
