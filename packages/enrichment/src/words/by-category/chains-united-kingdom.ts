import type { WordList } from "./word-list.ts";

/** More British and Irish names: shops, pubs, rail, insurers, charities, lenders and attractions. */
export const CHAINS_UNITED_KINGDOM: WordList = {
  "groceries.supermarket": [
    "milk and more, abel and cole, abel cole, riverford, oddbox, wing yip, hoo hing, food warehouse, company shop, central england coop, midcounties coop",
  ],
  "groceries.bakery": ["gails, gail s bakery, warburtons"],
  "groceries.alcohol": ["berry bros, beer52, drinksupermarket, whisky exchange, master of malt"],
  "eating_out.coffee": ["esquires coffee, knoops, bubbleology, kaspas, bettys tea"],
  "eating_out.fast_food": ["greggs, wenzels, fireaway, west cornwall pasty, cornish bakery, millies cookies"],
  "eating_out.restaurants": [
    "loch fyne, mowgli street, bundobust, ottolenghi, blacklock, busaba, marugame, cote brasserie, ping pong dim",
  ],
  "eating_out.bars": [
    "red lion, kings arms, queens head, royal oak, rose and crown, rose crown, white hart, white horse, black horse pub, the crown inn, the plough, the bell inn, the swan inn, black bull, golden lion, coach and horses, coach horses, fox and hounds, fox hounds, railway tavern, the anchor, wheatsheaf, prince of wales, duke of york, kings head, george and dragon, cross keys, bulls head, royal standard, the greyhound, the castle inn, the ship inn, the star inn, hare and hounds, the victoria, new inn, the railway inn",
  ],
  "transport.fuel": ["charge your car, chargeplace scotland, extra msa, certas energy"],
  "transport.public": [
    "lul, london overground, docklands light, tyne wear metro, transport for wales, reading buses, citymapper, thames clippers, tfl gov uk",
  ],
  "transport.trains": [
    "south western rail, swr, chiltern rail, east midlands rail, tpexpress, tfw rail, grand central rail, lumo, gatwick express, heathrow express, railcard, trainpal, trainsplit",
  ],
  "transport.parking": [
    "yourparkingspace, mipermit, dartford crossing, tyne tunnels, mersey gateway, mersey tunnels, clean air zone, pay display, saba park",
  ],
  "transport.vehicle_service": [
    "formula one autocentre, mr clutch, autodoc, black circles, blackcircles, evans halshaw, lookers, pendragon, sytner, aa breakdown, green flag, autoglass, chips away, demon tweeks, mot centre",
  ],
  "transport.vehicle": [
    "vwfs, moneybarn, rci financial, alphera, motonovo, close brothers motor, oodle car, carwow, motability, leasys, zenith vehicle, tusker direct",
  ],
  "utilities.gas": ["flogas, phoenix natural gas"],
  "utilities.electricity": ["ovo, outfox the market, pinergy, bulb energy"],
  "utilities.internet": ["gigaclear, toob ltd, youfibre, onestream, kcom, digiweb, trooli, andrews arnold"],
  "utilities.mobile": ["talkmobile, asda mobile, spusu, honest mobile, mozillion"],
  "shopping.household": [
    "selfridges, harrods, fenwick, yorkshire trading, poundland, home bargains, b m retail, wilko",
  ],
  "shopping.marketplaces": ["gumtree, freemans, studio retail"],
  "shopping.clothing": [
    "prettylittlething, missguided, russell bromley, sole trader, hawes curtis, gymshark, figleaves, boden, craghoppers, vivobarefoot",
  ],
  "shopping.electronics": ["ebuyer, overclockers, dell uk, wexphoto, wex photo, cpc farnell, rs components"],
  "housing.repairs": [
    "machine mart, johnstones decorating, crown decorating, british gas homecare, rated people, mybuilder, dyno rod, anglian home, safestyle, victoria plum, victorian plumbing, plumbworld, mkm building, ridgeons",
  ],
  "housing.furnishing": [
    "swoon editions, the white company, dunelm, hammonds furniture, hillarys, simba sleep, eve sleep, silentnight, neptune kitchen, graham green, graham and green, cox cox, cox and cox, sofa com, barker stonehouse",
  ],
  "housing.garden": [
    "notcutts, wyevale, blue diamond garden, thompson morgan, suttons seeds, patch plants, hillier garden, webbs garden",
  ],
  "housing.rent": [
    "letting agent, estate agents, estate agent, savills, knight frank, connells, purplebricks, reeds rains, winkworth, kfh, dexters, chestertons, housing association, london quadrant, notting hill genesis, sanctuary housing, metropolitan thames, guinness partnership, unite students, iq student, fresh student, goodlord, spareroom, openrent",
  ],
  "housing.mortgage": [
    "nationwide b s mortgage, coventry bs, yorkshire bs, skipton bs, leeds bs, accord mortgages, kent reliance, precise mortgages, bm solutions, aldermore mortgage",
  ],
  "taxes_fees.government": [
    "pcn, dvsa, hmcts, land registry, disclosure barring, penalty charge notice, parking charge notice",
  ],
  "taxes_fees.services": ["parcel2go, inpost, conveyancing, taxscouts, farewill, timpson"],
  "taxes_fees.taxes": ["tv licence, tv licensing, lb of, mbc, metropolitan borough"],
  "subscriptions.video": ["bt sport, tnt sports, hayu, bfi player, itvx"],
  "subscriptions.news": [
    "new statesman, the spectator, moneyweek, mail online, daily mail, bbc good food, immediate media, newsquest, telegraph media, guardian news, guardian media",
  ],
  "subscriptions.memberships": [
    "unison, unite the union, nasuwt, slimming world, girlguiding, camping caravanning, caravan motorhome, ramblers assoc, aa membership, rac membership, cadw",
  ],
  "health.doctor": ["push doctor, lloydsdirect, randox, thriva, medichecks, nuffield hosp"],
  "health.dental_optical": ["denplan, rodericks dental"],
  "health.pharmacy": ["holland barrett, myprotein, huel, bulk powders"],
  "health.fitness": ["1rebel, freedom leisure, parkwood leisure"],
  "insurance.vehicle": [
    "by miles, marshmallow ins, cuvva, zego, sheilas wheels, go skippy, quotemehappy, 1st central, adrian flux, carole nash, bennetts, ageas, hastings direct, nfu mutual, tesco bank ins, sainsburys bank ins, john lewis ins, saga ins, elephant ins",
  ],
  "insurance.health": [
    "westfield health, benenden, health shield, medicash, freedom health, laya healthcare, vitality health",
  ],
  "insurance.life": [
    "legal and gen, legal general, liverpool victoria, beagle street, vitalitylife, british friendly, phoenix life, scottish widows life",
  ],
  "insurance.other": [
    "agria, tesco pet, waggel, napo pet, appliance cover, gadget cover, insureandgo, all clear travel, policy expert, urban jungle, homelet, endsleigh, hiscox",
  ],
  "pets.supplies": [
    "viovet, pet drugs online, medicanimal, lily s kitchen, bella duke, pet supermarket, animed direct",
  ],
  "entertainment.betting": [
    "skybet, skybetting, peoples postcode, omaze, jackpotjoy, betvictor, grosvenor casino, genting casino",
  ],
  "entertainment.events": [
    "twickets, delfont mackintosh, southbank centre, barbican, ents24, fatsoma, resident advisor, arsenal fc, arsenal direct, liverpool fc, chelsea fc, tottenham hotspur, ninja warrior, escape hunt, puttshack",
  ],
  "entertainment.days_out": [
    "merlin ent, chessington, madame tussauds, london eye, warwick castle, blackpool pleasure, drayton manor, paultons, gullivers, flamingo land, whipsnade, longleat, woburn, eden project, kew gardens, tower of london, historic royal palaces, royal collection, zip world, forest holidays, sea life",
  ],
  "children.childcare": [
    "co op childcare, monkey puzzle, playgroup, childminder, hmrc tfc, kiddivouchers, day nurseries",
  ],
  "children.toys": [
    "jojo maman, kiddicare, john crane, great little trading, aptamil, pampers, bugaboo, tonies",
  ],
  "children.activities": [
    "little kickers, tumble tots, monkey music, rugbytots, puddle ducks, water babies, stagecoach performing, parentpay, school gateway, arbor pay, parentmail, scopay, wisepay, tucasi, pgl travel, camp beaumont, barracudas",
  ],
  "family.donations": [
    "rspca, cats protection, british red cross, wateraid, water aid, christian aid, cafod, muslim aid, guide dogs, rnib, marie curie, samaritans, friends of earth, just giving, virgin money giving, children in need, great ormond street, st john ambulance, help for heroes, poppy appeal, royal british legion, trussell, depaul, actionaid, sightsavers, tearfund, caf donation, stewardship, cancer research, barnardos, sue ryder, age uk",
  ],
  "travel.flights": ["gotogate, mytrip, travelup, netflights, skyscanner, edreams"],
  "travel.hotels": [
    "hub by premier, point a hotel, butlins, pontins, parkdean, hoseasons, laterooms, trivago, pitchup, haven holidays",
  ],
  "travel.tours": [
    "cunard, fred olsen, eurocamp, siblu, mark warner, neilson, crystal ski, inghams, contiki, g adventures, shearings, wightlink, red funnel, calmac, travelex, eurochange, marella cruises, p o ferries",
  ],
  "loans.repayments": [
    "zopa, lendable, ratesetter, 118 118 money, drafty, quickquid, wonga, barclays partner, barclaycard partner, novuna, hitachi capital, ikano, shawbrook, vanquis, newday",
  ],
  "loans.instalments": ["payl8r, monzo flex, divido"],
};
