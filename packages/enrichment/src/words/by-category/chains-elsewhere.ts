import type { WordList } from "./word-list.ts";

/** More names of Australia, New Zealand, South Africa, India, Singapore, Japan and the Gulf. */
export const CHAINS_ELSEWHERE: WordList = {
  "groceries.supermarket": [
    "harris farm, foodworks, drakes supermarket, costco wholesale austra, spudshed, four square, pak n save, paknsave, fresh choice, farro fresh, moore wilson, supervalue, food lovers, usave, boxer superstore, makro sa, fruit veg city, spar savemor, more retail, ratnadeep, star bazaar, natures basket, zepto, jiomart, dunzo, prime supermarket, giant hypermarket, don don donki, redmart, sheng siong, spinneys, waitrose uae, choithrams, west zone, viva supermarket, al maya, grandiose",
  ],
  "groceries.fresh": ["our cow, craig cook, lenards, nandu s, licious, freshtohome"],
  "groceries.bakery": [
    "bakers delight, brumbys, breadtop, bread top, sonoma bakery, artisan bake, artisan bakery, breadtalk, gardenia, iyengar bakery",
  ],
  "groceries.alcohol": [
    "bws, dan murphys, liquorland, first choice liquor, vintage cellars, cellarbrations, tops at spar, liquor city, super liquor, thirsty camel",
  ],
  "eating_out.coffee": [
    "zarraffas, gloria jeans, muffin break, michel s patisserie, the coffee club, coffee club, mugg and bean, vida e caffe, bootlegger coffee, seattle coffee, wild bean cafe, third wave coffee, blue tokai, chaayos, chai point, ya kun, toast box, koi the, liho, momotea, chatime, gotcha fresh tea",
  ],
  "eating_out.fast_food": [
    "grill d, grilld, zambrero, guzman y gomez, mad mex, red rooster, oporto, hungry jack, schnitz, roll d, sushi hub, sushi train, lord of the fries, burgerfuel, hell pizza, chicken licken, fishaways, steers, debonairs, romans pizza, wimpy, nando s, hungry lion, rocomamas, haldirams, wow momo, faasos, behrouz, box8, pelicana, mos burger, yoshinoya, sukiya, matsuya, burger fuel, best ugly bagels",
  ],
  "eating_out.restaurants": [
    "spur steak, ocean basket, john dorys, cappuccinos, hussar grill, tigers milk, barbeque nation, mainland china, saravana bhavan, crystal jade, din tai fung, saizeriya, gusto, coco ichibanya",
  ],
  "transport.fuel": [
    "7 eleven fuel, ampol, caltex, metro petroleum, united petroleum, liberty petrol, puma energy, gull petrol, npd fuel, waitomo, engen, sasol, astron energy, total ct, bpcl, hpcl, iocl, nayara, jio bp, adnoc, enoc, eppco",
  ],
  "transport.trains": ["jr東日本, jr西日本, jr東海, 東日本旅客鉄道"],
  "transport.public": [
    "opal travel, transportfornsw, transport for nsw, transportfornswtravel, myki, translink qld, transperth, adelaide metro, at hop, snapper, gautrain, myciti, prasa, simplygo, ez link, ezlink, transitlink, suica, モバイルsuica, pasmo, icoca, nol card, delhi metro, dmrc, bmtc, namma metro",
  ],
  "transport.parking": [
    "wilson parking, secure parking, care park, point parking, linkt, e toll nsw, etoll, eastlink, roam tolling, sanral, fastag, netc fastag, salik, darb toll, admyt, parkupp",
  ],
  "transport.vehicle_service": [
    "supercheap auto, repco, autobarn, bob jane, kmart tyre, ultra tune, mycar, beaurepaires, tyrepower, midas fitment, supa quick, tiger wheel, hi q, cartrack, mix telematics, netstar, tracker connect",
  ],
  "utilities.electricity": [
    "agl sales, origin energy, energyaustralia, energy australia, alinta, red energy, simply energy, ausgrid, synergy, ergon, aurora energy, meridian energy, genesis energy, contact energy, mercury nz, powershop, eskom, city power, prepaid elec, prepaid electricity, tata power, adani elec, bescom, msedcl, mahavitaran, tneb, tangedco, sp services, tepco, 東京電力",
  ],
  "utilities.mobile": [
    "amaysim, boost mobile, aldimobile, belong, felix mobile, 2degrees, skinny mobile, one nz, spark nz, vodacom, telkom mobi, telkommobi, cell c, rain mobile, mtn sp, starhub, m1 limited, circles life, giga mobile, etisalat, du telecom",
  ],
  "utilities.internet": [
    "aussie broadband, tpg internet, iinet, superloop, exetel, dodo, tangerine telecom, orcon, slingshot, afrihost, webafrica, cool ideas, vox telecom, act fibernet, hathway, excitel, myrepublic, viewqwest",
  ],
  "subscriptions.video": [
    "stan com, binge, kayo, foxtel, neon tv, sky network, dstv, multichoice, showmax, hotstar, sonyliv, zee5, jiocinema, u next, abema, shahid, osn",
  ],
  "shopping.household": [
    "big w, bigw, myer, david jones, kmart, target au, the reject shop, house of, robins kitchen, the warehouse, farmers nz, briscoes, mr price home, game stores, makro, pep stores, ackermans, edgars, jet stores, canadian tire, giant tiger, hudsons bay, hudson s bay, dollarama, shoppers stop, lifestyle stores, dmart ready, mustafa, isetan, takashimaya, don quijote, nitori, centrepoint",
  ],
  "shopping.marketplaces": [
    "catch com, kogan, mydeal, trademe, trade me, takealot, bidorbuy, bob shop, loot co, superbalist, zando, flipkart, meesho, snapdeal, lazada, shopee, qoo10, rakuten, mercari jp, noon com, namshi",
  ],
  "shopping.electronics": [
    "jb hi fi, harvey norman, the good guys, officeworks, bing lee, noel leeming, pb tech, incredible connection, hifi corp, croma, vijay sales, reliance digital, challenger, courts sg, bic camera, yodobashi, sharaf dg, jumbo elect",
  ],
  "housing.repairs": [
    "bunnings, mitre 10, placemakers, total tools, beacon lighting, builders whse, builders warehouse, cashbuild, buco, build it, plumblink, ctm tile",
  ],
  "health.pharmacy": [
    "chemist warehouse, priceline pharm, terry white, blooms the chemist, amcal, unichem, life pharmacy, dis chem, dischem, clicks, medirite, apollo pharm, medplus, pharmeasy, netmeds, tata 1mg, guardian pharmacy, unity pharmacy, matsukiyo, aster pharmacy, life pharmacy uae",
  ],
  "personal_care.cosmetics": [
    "mecca brands, mecca maxima, watsons, guardian health, nykaa, sorbet, adore beauty",
  ],
  "insurance.health": [
    "medibank, bupa australia, hcf health, nib health, ahm health, discovery medical, discovery health, momentum health, bonitas, medscheme, fedhealth, star health, niva bupa, care health, southern cross",
  ],
  "insurance.vehicle": [
    "nrma ins, aami, suncorp ins, racv, racq, youi, budget direct, tower insurance, ami insurance, state insurance, outsurance, discinsure, discovery insure, king price, miway, santam, budget ins, dialdirect, acko, digit insurance, icici lombard",
  ],
  "insurance.life": [
    "old mutual, sanlam, liberty life, hollard, assupol, avbob, clientele life, lic of india, hdfc life, sbi life, max life",
  ],
  "loans.repayments": [
    "capfin, african bank, wesbank, mfc vehicle, capitec loan, bajaj finance, home credit, kreditbee, moneyview, latitude fin, zip money, humm",
  ],
  "loans.instalments": [
    "afterpay, zippay, zip pay, payflex, payjustnow, simpl, lazypay, atome, tabby, tamara",
  ],
  "investments.shares": [
    "commsec, selfwealth, sharesies, hatch invest, easyequities, satrix, groww, upstox, angel one, icici direct, kuvera, tiger brokers, moomoo, syfe, endowus, stashaway",
  ],
  "income.benefits": [
    "medicare benefit, mcare benefits, centrelink, services australia, work and income, winz, sassa, acc payment",
  ],
  "children.childcare": ["goodstart, g8 education, guardian childcare, best start, kindercare nz"],
  "entertainment.betting": [
    "sportsbet, tab com, ladbrokes au, pointsbet, neds, betway za, hollywoodbets, lotto nz, ithuba, dream11, singapore pools, toto, hkjc",
  ],
  "entertainment.days_out": [
    "skyline cableway, shotover jet, paradice, taronga zoo, luna park, wonderland sg",
  ],
};
