import type { WordList } from "./word-list.ts";

/** Chains and services of India, the rest of Asia, the Gulf, Africa, Australia and New Zealand. */
export const BRANDS_ASIA_AFRICA_OCEANIA: WordList = {
  "groceries.supermarket": [
    "bigbasket, big basket, ^bbnow, bbdaily, grofers, blinkit, ^zepto, zeptonow, swiggy instamart, instamart, ^dmart, d mart, avenue supermarts, avenue e commerce, reliance fresh, reliance smart, smart bazaar, relianceretail, reliance retail, jiomart, jio mart, more supermarket, more retail, spencers, natures basket, star bazaar, spar hypermarket, easyday, heritage fresh, ratnadeep, nilgiris, licious, freshtohome, country delight, milkbasket, supr daily, metro cash carry, vishal mega, lulu hyper, lulu hypermarket, kirana, hopcoms, namdharis, margin free, mother dairy, supermart",
    "woolworths, ^coles, ^aldi, ^iga, harris farm, foodland, drakes, foodworks, costco, countdown, new world, pak n save, paknsave, four square, freshchoice, woolworths nz, spudshed, milkrun",
    "fairprice, ^ntuc, ntuc fairprice, cold storage, sheng siong, giant hyper, ^giant, prime supermarket, don don donki, redmart, lazada redmart, ^aeon, aeon co, aeon big, lotus s, lotuss, ^mydin, jaya grocer, village grocer, tesco lotus, big c, tops supermarket, ^makro, villa market, 7 eleven, 7eleven, cp all, family mart, familymart, lawson, indomaret, alfamart, hypermart, superindo, transmart, ranch market, sm supermarket, puregold, robinsons supermarket, robinsons super, landers, s r membership, waltermart, metro retail, wellcome, parknshop, park n shop, citysuper, taste hk, market place, px mart, ^seiyu, ito yokado, maruetsu, life supermarket, gyomu super, e mart, ^emart, homeplus, lotte mart, coupang, market kurly, hema fresh, freshippo, yonghui, winmart, co opmart, bach hoa xanh, circle k, keells, cargills, chaldal, shwapno, imtiaz, foodpanda mart",
    "checkers, shoprite, pick n pay, ^pnp, woolworths food, wworths food, ^spar, superspar, kwikspar, food lovers, ^usave, ^boxer, ok foods, game stores, ^makro, makro sa, sixty60, checkers sixty60, naivas, quickmart, carrefour, chandarana, tuskys, shoprite nigeria, spar nigeria, justrite, spinneys, choithrams, west zone, union coop, waitrose uae, panda retail, othaim, tamimi, danube, ^nesto, viva supermarket, talabat mart, shufersal, rami levy, yochananof, victory supermarket, tiv taam, metro market egypt, kazyon, marjane, seoudi",
  ],
  "groceries.fresh": ["^safal, fraazo, meatigo, tendercuts, captain fresh, ^otipy"],
  "groceries.bakery": [
    "breadtalk, bakers delight, brumbys, tous les jours, paris baguette, monginis, theobroma, baker s cottage, four leaves",
  ],
  "groceries.alcohol": [
    "dan murphys, dan murphy s, ^bws, liquorland, first choice liquor, super liquor, liquor city, tops at spar, cellarbrations, living liquidz, madhuloka, tonique, tasmac, ^bevco, the liquor shop, african eastern",
  ],
  "eating_out.coffee": [
    "starbucks, tata starbucks, cafe coffee day, ^ccd, third wave coffee, blue tokai, chaayos, chai point, barista, costa coffee, gloria jeans, coffee club, the coffee club, muffin break, zarraffas, toast box, ya kun, kopitiam, coffee bean, luckin, kopi kenangan, janji jiwa, fore coffee, bo s coffee, tim hortons, doutor, tullys, komeda, paul bassett, ^ediya, mega coffee, highlands coffee, phuc long, seattle coffee, vida e caffe, mugg bean, java house, artcaffe, aroma espresso, cafe amazon, old town white, zus coffee, wild bean",
  ],
  "eating_out.fast_food": [
    "mcdonalds, mcdonald s, hardcastle restaurant, burger king, hungry jacks, ^kfc, ^subway, dominos, domino s, jubilant foodworks, pizza hut, faasos, rebel foods, behrouz, haldiram, bikanervala, wow momo, guzman y gomez, grilld, red rooster, oporto, nandos, zambrero, boost juice, krispy kreme, jollibee, chowking, mang inasal, greenwich, ^mcdo, mos burger, yoshinoya, sukiya, matsuya, lotteria, mom s touch, steers, debonairs, ^wimpy, chicken licken, roman s pizza, fishaways, kfc nigeria, chicken republic, kilimanjaro restaurant, mr biggs, galitos, albaik, al baik, ^kudu, ^herfy, texas chicken, marrybrown, popeyes, burger fuel, taco bell, boston market, ocean basket, spur steak",
  ],
  "eating_out.restaurants": [
    "barbeque nation, mainland china, saravana bhavan, sagar ratna, social offline, dineout, eazydiner, haidilao, din tai fung, genki sushi, sushi tei, saizeriya, ^gusto, ootoya, ^spur, ^dros, panarottis, rocomamas, bombay brasserie, punjab grill, absolute barbecue, sakae sushi, crystal jade, paradise biryani, karims, ^a2b, mtr restaurant, chilis, hoyts lux, max s restaurant",
  ],
  "eating_out.delivery": [
    "swiggy, bundl technologies, zomato, eternal limited, uber eats, ubereats, menulog, deliveroo, doordash, foodpanda, grabfood, grab food, gofood, gojek food, shopeefood, talabat, careem food, ^hungerstation, ^jahez, mr d food, mr delivery, mrd food, jumia food, chowdeck, bolt food, ^wolt, baemin, yogiyo, coupang eats, demae can, ele me, meituan, line man, eatsure, ^box8, freshmenu, hellofresh, marley spoon, youfoodz, noon food, elmenus, faasos, eatclub",
  ],
  "transport.fuel": [
    "indian oil, indianoil, ^iocl, bharat petroleum, ^bpcl, hindustan petroleum, ^hpcl, hp petrol, ^hp, nayara, shell india, jio bp, ^jiobp, petrol pump, fuel station, ^ampol, caltex, ^bp, ^shell, 7 eleven fuel, coles express, reddy express, united petroleum, metro petroleum, liberty oil, puma energy, ^mobil, z energy, ^gull, waitomo, ^esso, ^spc, petronas, petron, petrol station, pertamina, ptt station, ^ptt, bangchak, sinopec, phoenix petroleum, seaoil, cleanfuel, ^eneos, idemitsu, cosmo oil, gs caltex, sk energy, s oil, ^engen, ^sasol, totalenergies, astron, bp express, ^rubis, ola energy, ^nnpc, ^oando, ardova, mrs oil, conoil, ^adnoc, ^enoc, ^eppco, emarat, aldrees, ^sasco, petromin, ^paz, ^delek, ^sonol, ^dor alon, wataniya, misr petroleum, evie networks, chargefox, ather grid, tata power ez, petroleum",
  ],
  "transport.public": [
    "^bmtc, ^dmrc, delhi metro, namma metro, ^bmrcl, mumbai metro, best bus, ^cmrl, chennai metro, hyderabad metro, l t metro, kochi metro, ^ncmc, ^opal, transport for nsw, transportfornsw, ^tfnsw, ^myki, ^ptv, go card, translink qld, smartrider, at hop, snapper, simplygo, bus mrt, ez link, transitlink, rapidkl, touch n go, tng ewallet, mtr hong kong, ^mtr, octopus cards, ^octopus, ^kmb, ^suica, ^pasmo, ^icoca, jr east, jr west, tokyo metro, tmoney, t money, seoul metro, mrt jakarta, transjakarta, kai commuter, bts skytrain, bem metro, rabbit card, beep card, gautrain, myciti, golden arrow, rta nol, nol card, rav kav, hop on, matatu, brt lagos, ^cowry",
  ],
  "transport.trains": [
    "^irctc, indian railways, redbus, abhibus, ^ksrtc, ^msrtc, confirmtkt, railyatri, ^ixigo, vrl travels, nsw trainlink, ^vline, intercity coach, greyhound australia, ktm berhad, ^ktmb, etickets ktm, jr central, shinkansen, korail, ^12306, kereta api, traveloka train, intercape, translux, greyhound sa, madaraka, israel railways, intrcity, zingbus, srt railway",
  ],
  "transport.taxi": [
    "^uber, uber india, ^ola, olacabs, ola cabs, ani technologies, ^rapido, roppen, ^meru, namma yatri, blusmart, 13cabs, ^didi, ingogo, ^zoomy, ^grab, grab rides, grabpay ride, ^gojek, goto gojek, comfort delgro, comfortdelgro, cdg zig, ^tada, ^ryde, bluebird, maxim taxi, careem, ^jeeny, hala taxi, ^bolt, indrive, indriver, little cab, ^gett, ^yango, kakao t, kakao taxi, japan taxi, go taxi, mai linh, xanh sm, angkas, joyride",
  ],
  "transport.parking": [
    "fastag, ^nhai, netc fastag, paytm fastag, icici fastag, park plus, ^linkt, e toll, ^etoll, eastlink, transurban, wilson parking, secure parking, cellopark, easypark, care park, nz transport toll, parking sg, parking app, lta erp, ^salik, parkin, mawaqif, ^darb, autosweep, easytrip, plus malaysia, ^nlex, smart tag, sanral, e tag, kapspark, ^pango, kvish 6, cello park, hi pass, times parking, toll plaza",
  ],
  "transport.vehicle_service": [
    "maruti service, hyundai service, gomechanic, ^mytvs, bosch car, castrol, mrf tyres, apollo tyres, ultra tune, kmart tyre, bob jane, ^repco, supercheap auto, autobarn, beaurepaires, ^vtnz, supa quick, tiger wheel, autozone sa, ^midas, yellow hat, autobacs, ^vicom, tyrepower, mycar tyre, carwash, rac wa, ^nrma, ^racv, ^racq, aa south africa, ceat shoppe",
  ],
  "transport.vehicle": [
    "bajaj auto finance, tvs credit, wesbank, mfc vehicle, toyota financial, toyota finance, hdb financial, mahindra finance, ald automotive, macquarie leasing, cholamandalam, sundaram finance, nissan finance, motor finance",
  ],
  "transport.bicycle": [
    "^yulu, bounce bikes, ^vogo, lime ride, neuron mobility, anywheel, hellobike, ather energy, ola electric, beam mobility, docomo bike",
  ],
  "utilities.electricity": [
    "bescom, tata power, adani electricity, ^bses, bses rajdhani, bses yamuna, msedcl, mahadiscom, ^mseb, tangedco, ^tneb, ^kseb, tsspdcl, apspdcl, ^cesc, torrent power, ^pspcl, ^uppcl, ^jvvnl, wbsedcl, ^mgvcl, ^dgvcl, ^pvvnl, ^dhbvn, ^uhbvn, electricity bill, origin energy, ^agl, agl energy, energyaustralia, energy australia, red energy, alinta, simply energy, momentum energy, powershop, synergy, ^ergon, contact energy, mercury nz, genesis energy, meridian energy, sp group, sp services, geneco, keppel electric, tuas power, senoko, ^tnb, tenaga nasional, ^sesb, sarawak energy, ^pln, pln prepaid, token listrik, meralco, visayan electric, clp power, hk electric, hongkong electric, ^tepco, tokyo electric, kansai electric, chubu electric, ^kepco, mea thailand, pea thailand, ^evn, evn hcmc, ^dewa, ^sewa, ^addc, ^aadc, saudi electricity, ^eskom, city power, prepaid electricity, electricity prepaid, ekurhuleni, ^kplc, kenya power, kplc prepaid, ^ikedc, ^ekedc, eko electricity, ^phed, ^aedc, iec israel, israel electric, k electric, ^lesco, ^desco, buypower, prepaid24",
  ],
  "utilities.gas": [
    "indane, indane gas, hp gas, bharat gas, ^igl, indraprastha gas, mahanagar gas, ^mgl, gail gas, adani gas, adani total gas, gujarat gas, lpg cylinder, jemena, kleenheat, ^elgas, city gas, citygas, towngas, tokyo gas, osaka gas, ^ssgc, ^sngpl, rockgas",
  ],
  "utilities.water": [
    "^bwssb, delhi jal board, ^djb, hmwssb, cmwssb, mcgm water, sydney water, yarra valley water, south east water, greater western water, urban utilities, unitywater, sa water, watercorp, water corporation, icon water, watercare, air selangor, syabas, ^pdam, maynilad, manila water, rand water, nairobi water, mwasco, water supplies dept, national water company, ^wsd",
  ],
  "utilities.internet": [
    "act fibernet, atria convergence, airtel broadband, airtel xstream, jiofiber, jio fiber, hathway, ^bsnl, ^mtnl, tata play, tata sky, dish tv, sun direct, ^d2h, you broadband, excitel, asianet, tikona, spectranet, railwire, telstra, ^optus, ^tpg, aussie broadband, superloop, ^iinet, ^dodo, ^belong, foxtel, spark nz, ^spark, 2degrees, slingshot, ^orcon, starhub, singtel, m1 limited, myrepublic, viewqwest, ^unifi, tm unifi, telekom malaysia, maxis fibre, time dotcom, ^astro, indihome, first media, biznet, ^pldt, converge ict, globe broadband, sky cable, ^hkbn, ^pccw, netvigator, ^hkt, ^ntt, softbank hikari, ^nuro, kt corp, sk broadband, lg u, true online, ais fibre, ^3bb, fpt telecom, viettel, ^vnpt, etisalat, du telecom, emirates integrated, ^stc, mobily, zain fiber, telkom, afrihost, vumatel, webafrica, ^mweb, openserve, ^rain, cool ideas, axxess, safaricom home, ^zuku, ^faiba, spectranet ng, ^bezeq, hot telecom, partner communications, cellcom, te data, we egypt, ^ptcl, ^dstv, multichoice, ^gotv, startimes, ^osn, vox telecom",
  ],
  "utilities.mobile": [
    "airtel, airtel postpaid, airtel prepaid, bharti airtel, ^jio, reliance jio, jio prepaid, jio recharge, vodafone idea, ^vi, vi postpaid, bsnl mobile, idea cellular, recharge, mobile recharge, telstra mobile, optus mobile, vodafone au, boost mobile, amaysim, aldi mobile, ^skinny, circles life, ^giga, ^maxis, celcom, celcomdigi, digi telecom, hotlink, u mobile, yes 4g, telkomsel, indosat, xl axiata, tri indonesia, smartfren, globe telecom, gcash load, smart communications, ^dito, csl mobile, smartone, ^3hk, china mobile, china unicom, china telecom, docomo, au kddi, ^kddi, softbank, rakuten mobile, ^skt, sk telecom, lguplus, ^ais, true move, truemove, ^dtac, mobifone, vinaphone, vodacom, ^mtn, ^mtn, cell c, telkom mobile, virgin mobile za, safaricom, airtel kenya, ^glo, 9mobile, airtime, buy airtime, pelephone, golan telecom, orange egypt, vodafone egypt, ^jazz, telenor pakistan, ^zong, grameenphone, ^robi, dialog axiata, ^zain, ooredoo",
  ],
  "shopping.marketplaces": [
    "amazon, ^amzn, amazon india, amazonin, amazon seller services, flipkart, flipkart internet, myntra, meesho, snapdeal, tatacliq, tata cliq, ^ajio, nykaa fashion, shopsy, paytm mall, indiamart, firstcry marketplace, ^ebay, catch com, ^kogan, trade me, trademe, lazada, shopee, ^qoo10, carousell, zalora, tokopedia, bukalapak, blibli, jd com, taobao, ^tmall, alibaba, alipay, pinduoduo, rakuten ichiba, ^rakuten, mercari, yahoo shopping, gmarket, ^11st, coupang, naver pay, tiki vn, ^sendo, ^daraz, aliexpress, ^temu, ^shein, noon com, ^noon, namshi, takealot, bidorbuy, makro online, ^jumia, ^konga, ^jiji, kilimall, mr price, ^mrp, game store, pep stores, ackermans, isetan, takashimaya, ^tangs, robinsons dept, central dept, ^sogo, ^daiso, miniso, don quijote, ^donki, ^loft, ^muji, bandra store, superbalist, don toku, lifestyle stores, shoppers stop, pantaloons, westside, max fashion, central mall, reliance trends, ^trends, v mart, brand factory, ^etsy, onlinestore",
  ],
  "shopping.clothing": [
    "^zudio, h m, ^zara, uniqlo, fabindia, manyavar, ^biba, w for woman, ^levis, allen solly, van heusen, louis philippe, peter england, raymond, jockey, ^bata, ^metro shoes, ^woodland, decathlon wear, marks spencer, ^puma, ^nike, adidas, skechers, bewakoof, souled store, the souled store, snitch, cotton on, country road, ^bonds, ^just jeans, rebel wear, best less, glassons, farmers, hallenstein, the iconic, theiconic, charles keith, padini, giordano, bossini, ^gu, shimamura, abc mart, musinsa, penshoppe, ^bench, foschini, truworths, edgars, markham, sportscene, totalsports, jet stores, cotton on sa, redtag, splash fashion, centrepoint, ^castro, fox home, renuar, golf co, ^mango, dune london",
  ],
  "shopping.electronics": [
    "^croma, infiniti retail, reliance digital, vijay sales, poorvika, sangeetha mobiles, apple store, apple india, mi com, oneplus, samsung, boat lifestyle, jb hi fi, jbhifi, harvey norman, officeworks, good guys, the good guys, noel leeming, pb tech, ^challenger, ^courts, gain city, best denki, senheng, harvey norman sg, bic camera, yodobashi, yamada denki, hi mart, electronic city, erafone, incredible connection, hifi corp, computer mania, istore, slot systems, pointek, sharaf dg, jumbo electronics, ^jarir, extra stores, ksp computers, ivory computers, ^umart, scorptec, powerbuy, banana it",
  ],
  "shopping.household": [
    "^kmart, big w, ^bigw, ^target, ^myer, david jones, the warehouse, farmers nz, briscoes, reject shop",
    "home centre, homecentre, nilkamal, milton store, mr diy, ^mrdiy, ^daiso, ace hardware, home pro, bed bath n table, adairs, spotlight, verimark, sheet street, mrp home, house of, robins kitchen, prestige smart, borosil, ^prestige, shwapno home",
  ],
  "shopping.books": [
    "crossword, sapna book, kitab khana, higginbothams, dymocks, qbd books, booktopia, whitcoulls, kinokuniya, popular bookstore, popular book, times bookstore, gramedia, national book store, fully booked, exclusive books, ^cna, steimatzky, tzomet sfarim, jarir bookstore, mph bookstores, ^kyobo, aladin, eslite, ^landmark, ^typo, smiggle, paper plus, pna south africa",
  ],
  "shopping.sports": [
    "decathlon, rebel sport, ^bcf, anaconda, kathmandu, macpac, torpedo7, sportsmans warehouse, cape union mart, sun sand sports, royal sporting house, ^xebio, ^alpen, go sport, amart sports",
  ],
  "housing.rent": [
    "nobroker, no broker, magicbricks rent, cred rent, redgirraffe, rent payment, house rent, ^zolo, stanza living, nestaway, housing com rent, ray white, rental bond, harcourts, lj hooker, mcgrath, deft payments, barfoot thompson, propertyguru",
  ],
  "housing.building_charges": [
    "mygate, nobrokerhood, apna complex, apnacomplex, adda io, society maintenance, apartment maintenance, maintenance charges society, strata levy, strata, body corporate, levies, town council, ^mcst, sinking fund",
  ],
  "housing.repairs": [
    "bunnings, mitre 10, total tools, placemakers, asian paints, urban company, urbanclap, urbancompany, housejoy, berger paints, builders warehouse, builders express, cashbuild, ^buco, builders, ace hardware, ^cmart, wilcon, home depot, hometown, self fix, komeri, ^cainz, ikea services, hardware store, jaquar",
  ],
  "housing.furnishing": [
    "^ikea, pepper fry, pepperfry, urban ladder, urbanladder, wakefit, sleepwell, the sleep company, home town, durian, godrej interio, fantastic furniture, freedom furniture, ^amart, temple webster, forty winks, nitori, francfranc, informa, castlery, fortytwo, courts furniture, coricraft, dial a bed, at home sa, home box, pan emirates, danube home, smith daughter, nick scali, king living, livspace, homelane",
  ],
  "housing.help": [
    "^maid, house help, bookmybai, broomees, snabbit, sweepsouth, airtasker, hire a hubby, domestic worker, helper salary, laundry, uclean, urban clap cleaning, dry cleaners, dryclean",
  ],
  "health.pharmacy": [
    "apollo pharmacy, apollo 24, apollo247, medplus, pharmeasy, netmeds, tata 1mg, ^1mg, wellness forever, truemeds, guardian pharmacy, noble plus, medicals, medical store, chemist, chemist warehouse, priceline, terrywhite, ^amcal, blooms the chemist, unichem, life pharmacy, bargain chemist, watsons, ^guardian, unity pharmacy, caring pharmacy, big pharmacy, mercury drug, south star drug, kimia farma, guardian health, century healthcare, boots thailand, matsumoto kiyoshi, sundrug, welcia, tsuruha, olive young, mannings, clicks, dis chem, dischem, medirite, goodlife pharmacy, medplus nigeria, healthplus, aster pharmacy, life pharmacy uae, ^nahdi, al dawaa, super pharm, pharmacity, long chau",
  ],
  "health.doctor": [
    "apollo hospital, ^fortis, manipal hospital, max healthcare, ^narayana, ^aster, medanta, practo, dr lal pathlabs, lal path, thyrocare, metropolis, ^cloudnine, columbia asia, srl diagnostics, healthians, orange health, medibuddy, healius, sonic healthcare, laverty, qml pathology, southern cross hospital, raffles medical, parkway, polyclinic, singhealth, ^nuhs, gleneagles, ^kpj, pantai hospital, st lukes medical, makati medical, netcare, mediclinic, life healthcare, lancet lab, ampath, pathcare, nairobi hospital, aga khan, clalit, maccabi, meuhedet, leumit, nmc healthcare, aster clinic, hospital authority, clinic, hotdoc, healthengine, medicare",
  ],
  "health.dental_optical": [
    "lenskart, titan eye, titan eyeplus, vision express, specsavers, ^opsm, oscar wylee, bupa dental, clove dental, sabka dentist, owndays, better vision, ^zoff, ^jins, spectacle hut, spec savers, torga optical, execuspecs, bailey nelson, q m dental",
  ],
  "health.fitness": [
    "cult fit, cultfit, curefit, golds gym, anytime fitness, fitternity, fitpass, snap fitness, talwalkars, goodlife health, ^jetts, ^f45, fitness first, plus fitness, revo fitness, les mills, city fitness, activesg, true fitness, virgin active, planet fitness, zone fitness, celebrity fitness, fitness plus, pure fitness, gymkhana, holmes place, rsg gym, chocozap, konami sports, ^ymca, fitness time, body motions, gym membership, gymnation",
  ],
  "personal_care.cosmetics": [
    "^nykaa, purplle, sugar cosmetics, mamaearth, forest essentials, kama ayurveda, body shop, the body shop, health glow, ^mecca, mecca brands, sephora, adore beauty, ^lush, olive young, watsons, ^sasa, innisfree, bath body works, beauty box, minimalist, plum goodness, ^foxy, tira beauty, foschini beauty, sorbet, faces beauty",
  ],
  "personal_care.hair_beauty": [
    "lakme salon, naturals salon, jawed habib, looks salon, enrich salon, toni guy, green trends, bodycraft, just cuts, qb house, ^kcuts, ec house, bounce salon, geetanjali salon, yes madam, sorbet salon, fresha, ^vlcc, perfect brows",
  ],
  "children.toys": [
    "firstcry, hopscotch, hamleys, mothercare, baby bunting, toys r us, toyworld, smiggle, ^lego, toy kingdom, baby city, babies r us, mumzworld, kiabi kids, toymate, nishimatsuya, akachan honpo, baby kingdom, shilav",
  ],
  "children.childcare": [
    "kidzee, eurokids, daycare, creche, goodstart, g8 education, kinderloop, guardian childcare, only about children, pcf sparkletots, my first skool, preschool, ^klay, footprints childcare, ^kindy, play school, crawlers",
  ],
  "pets.supplies": [
    "heads up for tails, supertails, drools, petstock, petbarn, pet circle, animates, pet lovers centre, kohepets, petworld, absolute pets, petzone, city farmers, pet express, dogspot, ^petzz",
  ],
  "pets.vet": ["greencross, vetpartners, crown vet, cessna lifeline, ^vet24, maxpetz"],
  "education.tuition": [
    "school fee, school fees, college fees, tuition fee, university fee, ^byjus, aakash, allen career, fiitjee, unacademy, vedantu, physics wallah, stadio, ^unisa, ^kumon, mindchamps, dps school, varsity college, hostel fees, exam fee, vidyamandir, narayana school, ryan international, polytechnic, institute of technology, ^hecs, advtech, ^curro",
  ],
  "education.courses": [
    "^udemy, coursera, upgrad, great learning, simplilearn, scaler, whitehat jr, cuemath, skillshare, duolingo, ^edx, ^tafe, skillsfuture, getsmarter, ruangguru, music lessons, driving school, yoga classes",
  ],
  "entertainment.events": [
    "bookmyshow, big tree entertainment, ^pvr, pvr inox, ^inox, cinepolis, miraj cinemas, carnival cinemas, paytm movies, paytm insider, insider in, district app, townscript, ^hoyts, event cinemas, village cinemas, reading cinemas, ticketek, ticketmaster, moshtix, golden village, shaw theatres, cathay cineplex, sistic, gsc cinemas, tgv cinemas, major cineplex, sf cinema, ^cgv, cinema xxi, sm cinema, lotte cinema, megabox, toho cinemas, ^mtix, ^klook, ster kinekor, nu metro, ticketpro, computicket, webtickets, quicket, vox cinemas, reel cinemas, platinumlist, muvi cinemas, silverbird, filmhouse, cinema city, yes planet, tickets",
  ],
  "entertainment.games": [
    "steam games, steampowered, playstation, ^xbox, nintendo, epic games, eb games, dream11, ^mpl, ^rummy, ^winzo, my11circle, razer gold, garena, codashop, roblox, riot games, timezone, smaaash, unipin, fun city",
  ],
  "entertainment.betting": [
    "sportsbet, ^tab, ladbrokes, pointsbet, ^neds, tattersalls, the lott, lottoland, lotto nz, mylotto, singapore pools, magnum 4d, sports toto, ^pcso, hollywoodbets, betway, supabets, lottostar, ithuba, national lottery, sportpesa, betika, odibets, bet9ja, betking, sportybet, jockey club, ^hkjc, ^pais, mifal hapais, betgames, ^1xbet, lottery, emirates draw",
  ],
  "entertainment.days_out": [
    "wonderla, imagica, kidzania, essel world, universal studios, sentosa, gardens by the bay, wildlife reserves, legoland, ocean park, hong kong disneyland, tokyo disney, taronga, dreamworld, luna park, zoos victoria, gold reef city, ushaka, sanparks, dubai parks, global village, ferrari world, yas island, burj khalifa, lotte world, everland",
  ],
  "subscriptions.video": [
    "netflix, hotstar, disney hotstar, jiohotstar, jiocinema, jio cinema, sonyliv, sony liv, ^zee5, amazon prime video, prime video, sun nxt, aha ott, hoichoi, youtube premium, google youtube, apple tv, stan com, stan entertainment, ^stan, ^binge, ^kayo, kayo sports, disney plus, disneyplus, paramount, neon nz, sky sport now, mewatch, ^viu, ^iqiyi, ^wetv, ^vidio, astro go, vivamax, u next, ^abema, hulu japan, ^tving, ^wavve, watcha, bilibili, shahid, starzplay, showmax, dstv now, dstv stream, mx player, crunchyroll, true id",
  ],
  "subscriptions.music": [
    "spotify, ^gaana, jiosaavn, ^saavn, ^wynk, apple music, youtube music, audible, amazon music, kuku fm, pocket fm, ^joox, ^kkbox, line music, ^melon, anghami, boomplay, ^tidal",
  ],
  "subscriptions.news": [
    "times prime, the hindu, indian express, the ken, moneycontrol pro, economic times, et prime, mint premium, news limited, news corp australia, the australian, the age, sydney morning, nine publishing, ^nzme, stuff nz, straits times, sph media, malaysiakini, ^scmp, nikkei, asahi shimbun, news24, daily maverick, media24, business standard, haaretz, readly, magzter, kompas id, the edge, star media",
  ],
  "subscriptions.software": [
    "apple com bill, apple services, apple media services, itunes, icloud, google one, google play, google india digital, google cloud, playstore, dropbox, microsoft, ^adobe, openai, chatgpt, anthropic, github, notion, ^canva, zoom us, ^zoho, godaddy, hostinger, bigrock, linkedin, nordvpn, 1password, truecaller, ^slack, ^figma, aws india, amazon web services, ^patreon, tinder, bumble, quick heal, norton, mcafee, ^xero, ^myob, ventraip, crazy domains, line corp, ^kakao, ^naver, shaadi com, bharat matrimony, jeevansathi, naukri, proton, atlassian",
  ],
  "subscriptions.memberships": [
    "amazon prime, prime membership, swiggy one, zomato gold, flipkart vip, costco membership, ^safra, grabunlimited, noon one, nrma membership, discovery vitality, times prime membership",
  ],
  "travel.flights": [
    "^indigo, interglobe, goindigo, air india, spicejet, vistara, tata sia, go first, ^akasa, airasia, air asia, qantas, jetstar, virgin australia, rex airlines, air new zealand, ^airnz, singapore airlines, ^scoot, malaysia airlines, batik air, firefly, malindo, cathay pacific, hk express, thai airways, nok air, vietjet, vietnam airlines, garuda, lion air, citilink, cebu pacific, philippine airlines, ^ana, all nippon, japan airlines, peach aviation, korean air, asiana, jeju air, air china, china southern, china eastern, emirates, etihad, flydubai, air arabia, qatar airways, saudia, flynas, flyadeal, oman air, el al, israir, ^arkia, egyptair, kenya airways, jambojet, ethiopian airlines, air peace, arik air, flysafair, airlink, south african airways, kulula, lift airline, royal air maroc, srilankan",
  ],
  "travel.hotels": [
    "^oyo, oyo rooms, oravel, treebo, fabhotels, taj hotels, ^ihcl, itc hotels, lemon tree, ginger hotel, zostel, airbnb, ^agoda, booking com, hotels com, marriott, hilton, ^hyatt, radisson, novotel, ^accor, club mahindra, mahindra holidays, sterling holidays, ^ginger, meriton, quest apartment, ^mantra, rydges, toyoko inn, apa hotel, jalan net, rakuten travel, yanolja, yeogi eottae, reddoorz, hotel 81, protea, city lodge, tsogo sun, sun international, southern sun, rotana, isrotel, dan hotels, fattal, shangri la, hostelworld, mayfair hotel, town lodge, saffronstays, discovery parks, ^big4",
  ],
  "travel.car_rental": [
    "zoomcar, ^revv, drivezy, ^avis, ^hertz, europcar, ^sixt, ^goget, car next door, bargain car, ^jucy, apex car, east coast car, ^turo, get go, ^getgo, bluesg, tribecar, ^socar, ^gocar, first car rental, tempest car, bidvest car, udrive, ^ekar, ^theeb, shlomo sixt, ^eldan, nippon rent, toyota rent, orix rent",
  ],
  "travel.tours": [
    "makemytrip, make my trip, goibibo, ^yatra, cleartrip, easemytrip, ease my trip, ixigo flights, thomas cook, ^sotc, cox kings, veena world, kesari, ^klook, ^kkday, traveloka, trip com, ^ctrip, tiket com, webjet, flight centre, luxury escapes, ^wotif, expedia, viator, getyourguide, chan brothers, ^dnata, almosafer, ^wego, musafir, travelstart, wakanow, ^issta, gulliver, his travel, hana tour, ^jtb, bookme, pickyourtrail, house of travel, irctc tourism",
  ],
  "insurance.vehicle": [
    "^acko, digit insurance, go digit, godigit, bajaj allianz, icici lombard, tata aig, royal sundaram, reliance general, hdfc ergo, new india assurance, united india, national insurance, oriental insurance, iffco tokio, ^aami, nrma insurance, budget direct, racv insurance, ^youi, bingle, ^gio, suncorp, allianz australia, ^qbe, aa insurance, tower insurance, ^ami, outsurance, king price, ^miway, santam, auto general, budget insurance, 1st for women, naked insurance, dialdirect, directasia, income insurance, ^etiqa, kurnia, cholamandalam ms, ^sompo",
  ],
  "insurance.health": [
    "star health, niva bupa, max bupa, care health, religare health, aditya birla health, manipalcigna, medibank, bupa australia, ^bupa, ^hcf, ^nib, ahm health, ^hbf, southern cross, discovery health, momentum health, bonitas, ^gems, fedhealth, medihelp, aia health, great eastern health, prudential health, medishield, ^nhif, ^shif, hygeia, ^daman, bupa arabia, tawuniya, philhealth, maxicare, intellicare, ^bpjs, discovery h, bestmed, daman health",
  ],
  "insurance.life": [
    "^lic, lic of india, life insurance corporation, hdfc life, sbi life, icici prudential, icici pru, max life, tata aia, kotak life, bajaj life, pnb metlife, aditya birla sun life insurance, canara hsbc life, tal life, mlc life, resolution life, partners life, ^aia, great eastern, ^prudential, manulife, sun life, ^fwd, etiqa life, old mutual, sanlam, liberty life, ^momentum, discovery life, hollard, assupol, metropolitan, clientele, ^avbob, britam, jubilee insurance, ^uap, leadway, axa mansard, nippon life, dai ichi, samsung life, ^1life, avbob funeral",
  ],
  "insurance.other": [
    "policybazaar, cover fox, plum insurance, cover more, petplan, bow wow, petsure, allianz, zurich, ^chubb, ^harel, migdal, phoenix insurance, clal insurance, menora, salama, sukoon, orient insurance, insurance brokers, adamjee",
  ],
  "taxes_fees.taxes": [
    "^bbmp, ^ghmc, ^mcgm, nmmc property, bmc property, e filing tax, itd tax, ^oltas, ^ato, ^ird, inland revenue, ^iras, ^lhdn, ^hasil, bir philippines, djp online, ^sars, ^kra, ^firs, ^lirs, rates council, rates notice, ^zakat, gst challan, property tax bbmp, cbdt tax, arnona",
  ],
  "taxes_fees.government": [
    "passport seva, parivahan, ^rto, ^vahan, echallan, e challan, traffic challan, service nsw, servicesaust, vicroads, transport wa, service sa, ^nzta, waka kotahi, ica singapore, ^lta, immigration, ^jpj, imigresen, dfa passport, ^natis, ecitizen, e citizen, home affairs, licensing dept, absher, amer centre, city council, municipality, city of cape town, city of joburg, ethekwini, municipal",
  ],
  "taxes_fees.services": [
    "india post, blue dart, bluedart, ^dtdc, delhivery, ^dunzo, ^porter, shadowfax, australia post, auspost, sendle, nz post, singpost, ninja van, pos laju, j t express, lalamove, lbc express, sf express, hongkong post, yamato, sagawa, courier guy, postnet, ^paxi, aramex, sa post office, startrack, kennards storage, storage king, storhub, advocate, chartered accountant, cleartax, taxbuddy, vfs global",
  ],
  "loans.repayments": [
    "bajaj finance, bajaj finserv, home credit, hdfc ltd, lic housing, capital first, muthoot, manappuram, kreditbee, moneytap, money view, ^cashe, navi loan, fullerton, tata capital, aditya birla finance, idfc first loan, nach emi, fnb loan, capitec loan, african bank, direct axis, fuliza, branch intl, latitude, pepper money, billease, home loan repay, kcb mpesa, carbon loan, fairmoney, ^okash, wagepay, nira finance, poonawalla",
  ],
  "loans.instalments": [
    "^simpl, getsimpl, lazypay, zestmoney, ^slice, amazon pay later, flipkart pay later, postpe, uni card, afterpay, zip pay, zip co, ^humm, klarna, laybuy, ^atome, grabpaylater, shopee spaylater, spaylater, kredivo, akulaku, ^tabby, tamara, payflex, mobicred, payjustnow, hoolah, ^payl8r, olamoney postpaid",
  ],
  "investments.funds": [
    "^groww, nextbillion, zerodha coin, kuvera, paytm money, et money, indian clearing corp, ^iccl, bse star, bse limited, bsestarmf, camspay, ^cams, kfintech, ^sip, mutual fund, hdfc mutual, sbi mutual, sbi mf, icici pru mf, icici prudential mf, axis mutual, axis mf, nippon india mf, mirae asset, ^ppfas, parag parikh, uti mutual, kotak mutual, kotak mf, aditya birla sun life mf, dsp mutual, tata mutual, franklin templeton, scripbox, indmoney, fisdom, vanguard australia, spaceship, ^raiz, sharesies, kernel wealth, investnow, stashaway, ^syfe, endowus, ^wahed, ^asnb, amanah saham, ^bibit, bareksa, seedly, ^sarwa, easyequities, 10x investments, allan gray, coronation, sygnia, satrix, ninety one, zimele, cic money market, cowrywise, piggyvest, risevest, toshin",
  ],
  "investments.shares": [
    "zerodha, upstox, ^rksv, angel one, angel broking, icici direct, icici securities, hdfc securities, sharekhan, motilal oswal, kotak securities, 5paisa, ^dhan, ^fyers, groww invest, groww stocks, commsec, selfwealth, ^stake, nabtrade, superhero, cmc markets, pearler, asb securities, tiger brokers, moomoo, ^futu, syfe trade, ^poems, dbs vickers, rakuten trade, col financial, gotrade, ^ajaib, stockbit, sbi securities, rakuten securities, ^monex, kiwoom, toss securities, bamboo invest, interactive brokers, ^saxo, indstocks, vested, webull",
  ],
  "investments.retirement": [
    "^ppf, public provident, ^epf, ^nps, national pension, nps trust, nsdl nps, ^apy, atal pension, superannuation, australiansuper, hostplus, rest super, unisuper, aware super, ^cbus, kiwisaver, ^cpf, cpf board, srs contribution, epf malaysia, ^kwsp, ^prs, ^ssnit, retirement annuity, ^mpf, sss contribution, pag ibig, pension fund, sukanya samriddhi, keren hishtalmut",
  ],
  "investments.deposits": [
    "fixed deposit, fd booking, fd opening, recurring deposit, rd installment, rd instalment, rd booking, term deposit, time deposit, sweep fd, to fd, auto fd, deposito berjangka",
  ],
  "investments.crypto_gold": [
    "wazirx, coindcx, coinswitch, zebpay, mudrex, binance, coinbase, kraken, swyftx, coinspot, independent reserve, btc markets, easy crypto, ^luno, ^valr, tokocrypto, indodax, ^pintu, ^upbit, bithumb, coins ph, bitkub, coinhako, gemini, digigold, digital gold, tanishq, kalyan jewellers, malabar gold, mmtc pamp, safegold, sovereign gold, jar gold, crypto com, bitoasis, rain financial, yellow card, quidax, augmont",
  ],
  "family.donations": [
    "akshaya patra, cry india, give india, giveindia, ^ketto, milaap, impact guru, pm cares, ^goonj, isha foundation, tirumala, ^ttd, iskcon, helpage, red cross, salvation army, unicef, ^oxfam, fred hollows, cancer council, ^rspca, smith family, world vision, beyond blue, ^spca, starship, giving sg, community chest, mercy relief, gift of the givers, sadaqah, tzu chi, zakat foundation, gofundme, backabuddy, dana charity, ^edhi, shaukat khanum, ^wwf, temple trust, church, gurudwara",
  ],
  "family.gifts": [
    "ferns n petals, ferns petals, igp com, interflora, floweraura, archies, tanishq gift, netflorist, ^lvly, flower chimp, mr roses, giftcard, flower delivery",
  ],
};
