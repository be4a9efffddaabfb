import type { WordList } from "./word-list.ts";

/** More names of continental Europe. */
export const CHAINS_EUROPE: WordList = {
  "groceries.supermarket": [
    "denns, bio company, tegut, hit markt, globus, famila, combi markt, markant, nahkauf, penny markt, norma, netto marken, edeka center, e center, feneberg, flink, knuspr, picnic, hofer, unimarkt, mpreis, denner, volg, migrolino, aligro, franprix, g20, casino shop, leader price, biocoop, naturalia, grand frais, carrefour express, intermarche, super u, hyper u, u express, auchan, cora, match supermarche, picard, thiriet, ahorramas, bonpreu, consum, eroski, gadis, froiz, alimerka, bm supermercados, hipercor, condis, caprabo, mercadona, pam panorama, esselunga, conad, coop italia, despar, eurospin, md spa, penny market, tigros, iper, ipercoop, carrefour market, naturasi, plus supermarkt, dirk vd broek, vomar, hoogvliet, ekoplaza, spar enschot, colruyt, okay, albert heijn be, match sa, cora be, continente, intermarche pt, minipreco, pingo doce, lidl, aldi, coop konsum, hemkop, willys, city gross, kiwi, bunnpris, meny, coop extra, fotex, bilka, rema 1000, superbrugsen, irma, s market, k market, prisma, alepa, lewiatan, stokrotka, dino polska, carrefour polska, polomarket, kaufland, albert cz, billa, tesco stores cr, globus cr",
  ],
  "groceries.bakery": [
    "kamps, backwerk, ditsch, brezelkonig, marie blachere, la mie caline, banette, ange boulangerie, granier, bakker bart, le crobag, steinecke, junge die backerei, wiener feinbacker, anker brot, strock, felber",
  ],
  "eating_out.fast_food": [
    "nordsee, hans im gluck, peter pane, dean david, vapiano, burgermeister, quick restaurant, o tacos, pitaya, pokawa, telepizza, vips, 100 montaditos, rodilla, goiko, old wild west, alice pizza, autogrill, chef express, febo, new york pizza, smullers, max burgers, sibylla, hesburger, telepizza, pizza portal, north fish",
  ],
  "eating_out.restaurants": [
    "block house, maredo, l osteria, losteria, cafe extrablatt, cafe del sol, enchilada, hippopotamus, buffalo grill, courtepaille, la pataterie, flunch, leon de bruxelles, foster s hollywood, la tagliatella, ginos, roadhouse rest, la piadineria, rossopomodoro, spizzico, la place, loetje",
  ],
  "eating_out.delivery": [
    "lieferando, wolt, uber eats, takeaway com, thuisbezorgd, just eat, glovo, deliveroo, foodora, pyszne, bolt food",
  ],
  "transport.fuel": [
    "aral, total energies, jet tankst, star tankstelle, hem tankst, agip, eni station, q1 tankst, westfalen, oil tankst, raiffeisen tankst, enbw mobility, ionity, allego, fastned, maingau, avia, migrol, ruedi russel, tamoil, esso express, intermarche carb, leclerc carb, station u, carrefour station, repsol, cepsa, galp, ballenoil, plenoil, petroprix, q8, ip matic, tinq, tango, gulf nl, circle k, okq8, preem, st1, ingo, yx energi, uno x, neste, orlen, moya, lotos, shell polska",
  ],
  "transport.public": [
    "bvg, hvv, mvg, mvv, vbb, rmv, vrr, vrs, kvb, rheinbahn, ruhrbahn, ssb stuttgart, vgn, dvb, lvb, bogestra, deutschlandticket, wiener linien, linz ag linien, zvv, vbz, tpg, tl lausanne, bernmobil, ratp, navigo, tcl lyon, tisseo, rtm, tbm bordeaux, tmb, emt, metro de madrid, atm milano, atac, gtt, anm napoli, gvb, ret, htm, ov chipkaart, ovpay, stib, mivb, de lijn, tec wallonie, carris, metro lisboa, stcp, andante, sl access, vasttrafik, skanetrafiken, ruter, vy app, rejsekort, dsb, hsl, ztm, jakdojade, skycash, pid litacka, bkk",
  ],
  "transport.parking": [
    "easypark, parkster, paybyphone, contipark, apcoa, q park, indigo park, saemes, effia, empark, telpark, interparking, parkmobile, yellowbrick, parkbee, asfinag, vinci autoroutes, sanef, aprr, area, cofiroute, escota, ulys, bip and go, autopistas, abertis, telepass, autostrade, via verde, brobizz, autopass",
  ],
  "utilities.electricity": [
    "e on energie, eon energie, vattenfall, enbw, rwe, mainova, rheinenergie, eprimo, yello, lichtblick, naturstrom, tibber, octopus energy germany, 1 5 grad, wien energie, verbund, kelag, evn, salzburg ag, tiwag, ewz, ekz, bkw, ckw, groupe e, romande energie, engie, edf, total direct energie, totalenergies elec, ekwateur, vattenfall fr, mint energie, iberdrola, endesa, naturgy, holaluz, repsol luz, totalenergies clientes, enel energia, a2a, hera comm, iren, edison energia, plenitude, acea energia, sorgenia, eneco, essent, greenchoice, vandebron, budget energie, luminus, mega energie, edp, goldenergy, endesa pt, galp power, fortum, ellevio, eon sverige, hafslund, orsted, andel, norlys, helen oy, caruna, tauron, pge obrot, enea, energa, cez, pre praha",
  ],
  "utilities.mobile": [
    "congstar, aldi talk, klarmobil, freenet, mobilcom, drillisch, winsim, premiumsim, simyo, blau, fonic, lidl connect, a1 telekom, magenta, drei austria, hot telekom, spusu, bob mobile, yallo, salt mobile, sunrise, wingo, sosh, red by sfr, b you, bouygues, prixtel, la poste mobile, lebara, movistar, vodafone, orange espana, yoigo, masmovil, pepephone, digi spain, o2 es, lowi, tim spa, vodafone italia, windtre, iliad, ho mobile, kena, fastweb mobile, postemobile, kpn, ben nl, simpel, hollandsnieuwe, youfone, proximus, telenet, mobile vikings, nos comunicacoes, meo, nowo, telia, tele2, comviq, hallon, telenor, ice net, lebara dk, cbb mobil, elisa, dna oy, moi mobiili, play p4, plus gsm, t mobile pl, nju mobile",
  ],
  "health.pharmacy": [
    "docmorris, shop apotheke, medpex, benu apotheke, amavita, sunstore, coop vitality, pharmacie lafayette, newpharma, etos, apotek hjartat, kronans apotek, apoteket, vitusapotek, boots apotek, matas, super pharm, dr max, pilulka",
  ],
  "personal_care.cosmetics": [
    "dm drogerie, dm fil, rossmann, muller drogerie, budni, bipa, douglas, sephora, nocibe, marionnaud, yves rocher, primor, druni, kruidvat, etos, di drogist, notino, hebe, acqua sapone, tigota",
  ],
  "shopping.household": [
    "hema, action, tedi, kik, woolworth gmbh, nanu nana, depot, tchibo, strauss innovation, galeria, karstadt, kaufhof, breuninger, globus baumarkt, manor, jelmoli, globus ch, galeries lafayette, printemps, bhv, gifi, la foir fouille, centrakor, stokomani, normal, el corte ingles, oviesse, la rinascente, coin spa, bijenkorf, blokker, xenos, big bazar, flying tiger, sostrene grene, ahlens, clas ohlson, rusta, jysk, europris, magasin, pepco, maison du monde",
  ],
  "shopping.marketplaces": [
    "otto payments, otto, about you, bol com, coolblue, wehkamp, allegro, cdiscount, la redoute, veepee, vinted, leboncoin, wallapop, kleinanzeigen, ebay kleinanz, galaxus, digitec, fruugo, cdon, alza, mall cz, emag, zalando",
  ],
  "insurance.vehicle": [
    "huk coburg, huk24, allianz direct, cosmosdirekt, verti, da direkt, vhv, wgv, devk, lvm, hdi, axa, generali, wiener stadtische, uniqa, mobiliar, zurich, helvetia, maif, macif, matmut, maaf, gmf, direct assurance, mma, mapfre, mutua madrilena, linea directa, pelayo, genertel, unipolsai, conte it, prima it, allianz, fbto, ohra, univé, centraal beheer, interpolis, ethias, folksam, trygg hansa, if skade, gjensidige, tryg, pzu, warta, link4",
  ],
  "insurance.health": [
    "techniker krankenkasse, barmer, dak gesundheit, aok, ikk, bkk, debeka, signal iduna, dkv, helsana, css, swica, sanitas, concordia ch, visana, mgen, harmonie mutuelle, malakoff, ag2r, april sante, alan, sanitas es, adeslas, asisa, zilveren kruis, vgz, cz groep, menzis, dsw, onvz, asr zorg, christelijke mutualiteit, solidaris, medicare pt",
  ],
  "housing.repairs": [
    "obi, bauhaus, hornbach, toom, hagebau, globus bau, leroy merlin, castorama, brico depot, bricomarche, mr bricolage, bricorama, point p, aki bricolaje, bricomart, bricoman, tecnocasa fai da te, praxis, gamma, karwei, hubo, brico be, jula, byggmax, bauhaus se, k rauta, silvan, harald nyborg, stark, jem og fix, biltema",
  ],
  "housing.rent": [
    "vonovia, deutsche wohnen, leg wohnen, saga hamburg, gewobag, degewo, howoge, gesobau, wbm, wiener wohnen, livit, wincasa, foncia, nexity, citya, cdc habitat, in li, action logement, ymere, eigen haard, de key, stadgenoot, portaal, mitros",
  ],
  "taxes_fees.taxes": [
    "rundfunk, rundfunkbeitrag, serafe, orf beitrag, gis gebuhren, hauptzollamt, bundeskasse, stadtkasse, finanzamt",
  ],
  "subscriptions.video": [
    "rtl plus, joyn, magenta tv, wow tv, sky deutschland, canal plus, canal, salto, molotov, movistar plus, filmin, rakuten tv, now tv it, timvision, mediaset, ziggo sport, videoland, npo start, viaplay, tv4 play, tv2 play, c more, player pl, voyo",
  ],
  "entertainment.events": [
    "cineplex, cinestar, cinemaxx, uci kinowelt, kinopolis, eventim, reservix, pathe, ugc, gaumont, mk2, cgr cinemas, fnac spectacles, kinepolis, yelmo, cinesa, uci cinemas, the space cinema, ticketone, vivaticket, vue nl, filmstaden, nordisk film, finnkino, multikino, cinema city, helios",
  ],
  "transport.trains": [
    "db vertrieb, deutsche bahn, bahn de, flixtrain, flixbus, oebb, westbahn, sbb, bls ag, sncf, ouigo, oui sncf, thalys, eurostar, blablacar, renfe, ouigo espana, iryo, alsa, avanza, trenitalia, italo, trenord, itabus, ns reizigers, ns groep, sncb, nmbs, cp comboios, rede expressos, sj ab, mtrx, vr matkalippu, pkp intercity, koleje, regiojet, cd cz, omio, trainline",
  ],
};
