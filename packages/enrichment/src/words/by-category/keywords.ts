import type { WordList } from "./word-list.ts";

/** Plain words of shops and trades in English, German, French, Spanish, Portuguese, Italian, Dutch and neighbours; weaker than brands. */
export const KEYWORDS: WordList = {
  "groceries.supermarket": [
    "supermarket, supermarkets, supermarche, supermercado, supermercados, supermercato, supermarkt, hypermarket, hypermarche, hipermercado, grocery, groceries, grocers, grocer, provision store, provisions, convenience store, minimarket, mini market, mini mart, food mart, foodstore, lebensmittel, epicerie, alimentari, alimentacion, mercearia, mercado, minimercado, livsmedel, dagligvarer, dagligvare, potraviny, spozywczy, sklep spozywczy, elelmiszer, alimentara, market hall",
  ],
  "groceries.fresh": [
    "butcher, butchers, greengrocer, fishmonger, fruits, vegetables, vegetable, farm shop, farmers market, metzgerei, fleischerei, *metzgerei, obst gemuse, wochenmarkt, hofladen, fischhaus, boucherie, charcuterie, primeur, poissonnerie, fromagerie, carniceria, fruteria, verduleria, pescaderia, fruteria y, talho, peixaria, hortifruti, acougue, frutaria, macelleria, fruttivendolo, ortofrutta, pescheria, salumeria, slagerij, groenteboer, kaasboer, vishandel, slager, dairy, chicken centre, meat shop",
  ],
  "groceries.bakery": [
    "bakery, bakers, bake house, backerei, *backerei, backstube, *backer, boulangerie, patisserie, viennoiserie, panaderia, pasteleria, padaria, panificadora, pastelaria, panificio, pasticceria, forno, bakkerij, banketbakker, bageri, konditori, bakeri, leipomo, piekarnia, cukiernia, pekarna, pekarstvi, pekseg, patiserie",
  ],
  "groceries.alcohol": [
    "*liquor, *liquors, *wines, wine shop, wines, liquor, liquors, wine store, bottle shop, off licence, beverages, getrankemarkt, *getranke, weinhandlung, vinothek, caviste, cave a vin, vinoteca, bodega, licoreria, garrafeira, adega, enoteca, slijterij, wijnhandel",
  ],
  "eating_out.restaurants": [
    "*grill, *sushi, *diner, *bistro, *kitchen, *steakhouse, *restaurant, restaurant, restaurants, ristorante, restaurante, restauracja, restaurace, ravintola, grill, grillhouse, bistro, brasserie, trattoria, osteria, gasthaus, gasthof, wirtshaus, *wirtshaus, *gasthaus, steakhouse, sushi, ramen, thai, tandoori, curry, biryani, dhaba, noodle, noodles, diner, eatery, kitchen, bbq, tapas, taverna, taverne, meson, churrascaria, rodizio, marisqueria, creperie, rotisserie, eetcafe, pannenkoeken, warung, rumah makan, izakaya, cantina, tavern, comedor, asador, parrilla, hotpot, dim sum, family restaurant, darshini, food court, vegetarian restaurant, gastro, bufe, lokanta, restoran, ocakbasi",
  ],
  "eating_out.coffee": [
    "*coffee, *donuts, *bagels, *espresso, coffee, cafe, caffe, kaffee, coffeehouse, espresso, cafeteria, kaffeehaus, *kaffee, *cafe, konditorei, salon de the, tea house, tea room, koffie, koffiehuis, kavarna, kawiarnia, kahvila, cukraszda, cafetaria, roasters, roastery, bubble tea, gelateria, gelato, ice cream, eiscafe, eisdiele, heladeria, sorveteria, glacier, chai, juice bar",
  ],
  "eating_out.fast_food": [
    "*pizza, *burger, *burgers, *kebab, *tacos, *sandwiches, pizza, pizzeria, pizzaria, burger, burgers, hamburger, hamburgueria, kebab, kebap, doner, fish and chips, fish chips, fish bar, chippy, takeaway food, take away, imbiss, *imbiss, wurst, sandwich, sandwicherie, snack, snackbar, friterie, frituur, hot dog, taqueria, tacos, shawarma, falafel, fried chicken, wok, sandwiches, lanchonete, lanches, pastelaria rapida, friggitoria, street food, gatukok, fast food, bagel, donut, donuts, poke, cafeteria rapida",
  ],
  "eating_out.bars": [
    "*tavern, *brewing, *brewery, *brewpub, pub, bar, brewery, brewing, brewpub, taproom, cocktail, cocktails, lounge, nightclub, night club, discotheque, disco, kneipe, biergarten, brauhaus, *brauhaus, cerveceria, cervejaria, birreria, boteco, izakaya bar, kroeg, winebar, wine bar, beer garden, wine and dine, inn pub, public house, arms",
  ],
  "eating_out.canteen": [
    "canteen, kantine, *kantine, cantine, cantine scolaire, mensa, comedor empresa, personalrestaurant, staff restaurant, vending, vending machine, nayax, selecta automat, staff canteen",
  ],
  "eating_out.delivery": ["food delivery, lieferservice, meal kit, pizzaservice, tiffin"],
  "transport.fuel": [
    "petrol, fuel, fuels, gas station, gasoline, filling station, service station, tankstelle, *tankstelle, tanken, benzin, station service, carburant, essence, gasolinera, estacion de servicio, gasolina, combustible, posto de combustivel, auto posto, ^posto, combustiveis, gasolineira, stazione di servizio, distributore, carburante, benzina, tankstation, bensin, bensinstation, benzinkut, stacja paliw, paliwo, cerpaci stanice, akaryakit, ev charging, ladestation, ladesaule, supercharger, borne de recharge, spbu",
  ],
  "transport.public": [
    "buses, autobuses, metro, subway ticket, bus, tram, public transport, verkehrsbetriebe, *verkehrsbetriebe, nahverkehr, fahrkarten, fahrkarte, verkehrsverbund, monatskarte, transports en commun, tramway, autobus, transporte, transportes urbanos, bilhete, passe mensal, bonus transporte, trasporto pubblico, atac roma, openbaar vervoer, lokaltrafik, kollektivtrafik, busskort, komunikacja miejska, mhd, bilet, travel card, metrocard, metro card, transit",
  ],
  "transport.trains": [
    "railway, railways, train, trains, rail ticket, bahn, bahnticket, zug, ferrocarril, tren, trenes, comboios, treno, ferrovie, trein, coach ticket, bus station, autocares, rodoviaria, viacao",
  ],
  "transport.taxi": [
    "*taxis, taxi, taxis, taxicab, cab, cabs, minicab, *taxi, radio taxi, auto rickshaw, ride hailing, taksi",
  ],
  "transport.parking": [
    "*parking, parking, car park, carpark, parkhaus, *parkhaus, parkplatz, parkgebuhr, parkschein, *garage parken, tiefgarage, stationnement, peage, autoroute, autoroutes, aparcamiento, aparcamientos, estacionamiento, estacionamento, peaje, pedagio, portagem, portagens, parcheggio, pedaggio, autostrada, autostrade, parkeren, parkeergarage, parkering, parkovani, parkovne, otopark, toll, tolls, tollway, turnpike, maut, vignette, bridge toll",
  ],
  "transport.vehicle_service": [
    "*carwash, *tires, *motors, *autoparts, garage, auto repair, autoreparatur, autowerkstatt, kfz, werkstatt, autohaus, *autohaus, reifen, *reifen, car wash, carwash, waschanlage, autowasche, mot test, tyres, tyre, tires, motor works, car care, auto parts, autoteile, carrosserie, lavage auto, controle technique auto, pneus, taller, talleres, neumaticos, lavado coche, recambios, oficina auto, auto pecas, lava rapido, lavagem auto, officina, autofficina, gommista, carrozzeria, autolavaggio, autobedrijf, autogarage, bilverkstad, bilvask, bilverksted, warsztat, myjnia, autoservis, pneuservis, motors service, motors, automotive, auto service, service centre auto, smog check, oil change",
  ],
  "transport.bicycle": [
    "bicycle, bicycles, bike shop, cycles, bike rental, fahrrad, *fahrrad, velo, velos, bicicletas, bicicleta, biciclette, fietsen, fietsenwinkel, cykel, rower, scooter rental, bike share, bikeshare",
  ],
  "transport.vehicle": [
    "car finance, car lease, auto leasing, leasing, autoleasing, kfz leasing, location longue duree, vehicle finance, autofinanciering, renting coche, car dealer, concessionnaire, concesionario",
  ],
  "utilities.electricity": [
    "*electric, *energy, electricity, electric bill, electric company, power company, power corp, power board, energy, energie, strom, *strom, stromabschlag, stadtwerke, *stadtwerke, stadtwerk, *energie, electricite, electricidad, luz, energia, energia eletrica, elettrica, luce, stroom, elnat, elhandel, stromregning, prad, energetyka, elektrina, elektrik, listrik, utilities, utility, utility bill, municipal electricity, power, eb bill, hydro",
  ],
  "utilities.gas": [
    "gas bill, natural gas, gas company, heating, heating oil, erdgas, heizung, heizol, fernwarme, nebenkosten heizung, gaz, chauffage, fioul, gas natural, calefaccion, gas encanado, riscaldamento, metano, verwarming, stadsgas, fjernvarme, fjarrvarme, ogrzewanie, plyn, plynarna, dogalgaz, propane, lpg",
  ],
  "utilities.water": [
    "water bill, water board, water company, water services, water authority, water, water supply, wasser, wasserwerke, *wasserwerke, abwasser, *wasser gmbh, eau, eaux, agua, aguas, saneamento, acqua, acque, idrico, waterbedrijf, waterleiding, vatten, vann, vand, woda, wodociagi, vodovody, vodarny, sewer, sewerage",
  ],
  "utilities.internet": [
    "broadband, internet bill, fibre, fiber, wifi, internet bill, cable tv, kabel, glasfaser, dsl, internetanschluss, fibra, fibra otica, banda larga, adsl, fibra ottica, bredband, bredbaand, televisione, television licence, dth, dth recharge, cable bill, telecommunications",
  ],
  "utilities.mobile": [
    "*wireless, *telecom, mobile bill, mobile phone, phone bill, telephone, telecom, telefonia, prepaid mobile, prepaid recharge, handyrechnung, mobilfunk, handy, telefon, forfait mobile, telephonie, movil, telefono, recarga movil, recarga celular, celular, recarga, ricarica telefonica, ricarica, telefonie, mobiel, mobilabonnemang, mobil abonnement, doladowanie, dobijeni, pulsa, topup mobile, mobile topup, postpaid",
  ],
  "utilities.waste": [
    "waste collection, garbage, refuse, recycling, mullabfuhr, abfall, *abfall, dechets, ordures menageres, basuras, residuos, rifiuti, tassa rifiuti, afvalstoffenheffing, renhallning, renovasjon, rubbish",
  ],
  "housing.rent": [
    "housing, rent, monthly rent, flat rent, house rent, apartment rent, landlord, lettings, letting agency, property management, apartments, residential, miete, *miete, kaltmiete, warmmiete, wohnungsmiete, hausverwaltung, loyer, bailleur, agence immobiliere, alquiler, arrendamiento, renta depto, renda, renda casa, aluguel, imobiliaria, affitto, canone locazione, locazione, pigione, huur, huurbetaling, woningcorporatie, wohnbau, hyra, husleie, husleje, vuokra, czynsz, najem, najemne, najem bytu, lakber, chirie, kira",
  ],
  "housing.building_charges": [
    "maintenance society, housing society, society charges, service charge flat, ground rent, condo fee, condo fees, hoa fee, strata fees, hausgeld, wohngeld weg, nebenkosten, betriebskosten, charges copropriete, copropriete, syndic, comunidad de propietarios, comunidad propietarios, cuota comunidad, condominio, condominial, spese condominiali, amministrazione condominio, vve, vve bijdrage, bostadsrattsforening, brf avgift, felleskostnader, grundejerforening, faellesudgifter, yhtiovastike, hoitovastike, aidat, wspolnota mieszkaniowa, svj, bijdrage vve",
  ],
  "housing.repairs": [
    "*plumbing, *roofing, *hardware, hardware, diy, plumber, plumbing, electrician, handyman, roofing, builders merchant, baumarkt, *baumarkt, handwerker, installateur, klempner, elektriker, schreinerei, maler, bricolage, quincaillerie, plombier, electricien, ferreteria, fontanero, electricista, reformas, ferragens, canalizador, material de construcao, materiais de construcao, ferramenta, idraulico, elettricista, bouwmarkt, loodgieter, ijzerhandel, byggvaruhus, byggvarer, rautakauppa, budowlany, zelezarstvi, nalbur, paints, lumber, timber, tiles, pest control, locksmith, schlusseldienst, serrurier",
  ],
  "housing.furnishing": [
    "*furniture, furniture, mobel, *mobel, mobelhaus, *mobelhaus, kuchenstudio, teppich, meubles, ameublement, literie, muebles, colchones, moveis, mobilia, mobili, arredamento, materassi, meubelen, meubel, mobler, huonekalu, meble, nabytek, butor, mobilya, mattress, carpets, curtains, blinds, lighting, interiors",
  ],
  "housing.help": [
    "*laundry, cleaning services, cleaning service, cleaner, housekeeping, putzfrau, reinigung, *reinigung, gebaudereinigung, haushaltshilfe, femme de menage, menage, pressing, laverie, limpieza, tintoreria, lavanderia, limpeza, diarista, faxina, pulizie, colf, schoonmaak, schoonmaker, stomerij, laundry, laundromat, launderette, dry cleaning, stadning, rengoring, siivous, sprzatanie, domestic help, maid service, cook salary",
  ],
  "housing.garden": [
    "*landscaping, garden centre, garden center, nursery garden, gardening, gardener, gartencenter, gartnerei, *gartnerei, garten, jardinerie, pepiniere, jardineria, vivero, jardinagem, viveiro, vivaio, giardinaggio, tuincentrum, tradgard, hagesenter, ogrodniczy, zahradnictvi, landscaping, lawn",
  ],
  "shopping.clothing": [
    "*wear, *shoes, *clothing, *apparel, *jewelry, *jewelers, clothing, clothes, apparel, fashion, fashions, shoes, footwear, boutique, garments, textiles, silks, sarees, tailor, tailors, mode, modehaus, schuhe, schuhhaus, *schuhe, bekleidung, kleidung, vetements, pret a porter, chaussures, ropa, moda, zapatos, zapateria, calzados, roupas, vestuario, calcados, sapataria, abbigliamento, calzature, scarpe, kleding, schoenen, klader, klaer, sko, toj, odziez, obuwie, obleceni, obuv, ruha, cipo, giyim, ayakkabi, lingerie, jeans, sportswear, jewellers, jewelers, jewellery, juwelier, bijouterie, joyeria, gioielleria, watches",
  ],
  "shopping.electronics": [
    "electronics, electrical, electricals, computers, computer, mobiles, phone shop, phone repair, elektronik, elektro, informatique, electromenager, electrodomesticos, electronica, informatica, eletronicos, eletrodomesticos, elettronica, elettrodomestici, elektronica, witgoed, hvitevarer, appliances, digital store, camera, photo",
  ],
  "shopping.household": [
    "homeware, housewares, household, home goods, kitchenware, haushaltswaren, haushalt, geschenkartikel, menaje, menaje hogar, hogar, utilidades domesticas, casalinghi, huishoudelijk, husgerad, bazar, bazaar, variety store, discount store, dollar store, 1 euro shop, euro shop, chinese bazar, department store, kaufhaus, grands magasins, grandes almacenes, warenhuis, varuhus, general store, thrift, charity shop, second hand",
  ],
  "shopping.books": [
    "*books, book, books, bookshop, bookstore, bookstall, bookseller, stationery, stationers, stationer, buch, bucher, *buchhandlung, schreibwaren, papeterie, librairie, libreria, papeleria, libros, livraria, papelaria, livros, cartoleria, libri, boekhandel, boeken, kantoorartikelen, bokhandel, bogladen, boghandel, kirjakauppa, ksiegarnia, papiernictwo, knihkupectvi, papirnictvi, kirtasiye, xerox, photocopy, print shop, copy shop",
  ],
  "shopping.sports": [
    "sporting goods, sports shop, sports store, outdoor gear, sportgeschaft, sporthaus, articles de sport, deportes, articulos deportivos, artigos esportivos, esportes, desporto, articoli sportivi, sportzaak, sportartikelen, sportbutik, surf shop, ski shop, fishing tackle, golf shop",
  ],
  "shopping.hobbies": [
    "craft, crafts, hobby, art supplies, musical instruments, music shop, yarn, fabric, fabrics, bastelbedarf, musikhaus, handarbeit, loisirs creatifs, mercerie, instruments de musique, manualidades, merceria, instrumentos, artesanato, armarinho, hobbistica, hobbywinkel, games shop, model shop, antiques, antiquariat, brocante, antiguedades, flohmarkt",
  ],
  "shopping.marketplaces": [
    "shopping ctr, shopping cent, online shop, onlineshop, webshop, marketplace, online store, versandhaus, vente en ligne, tienda online, loja online, negozio online, shopping mall, einkaufszentrum, centre commercial, centro comercial, shopping center, shopping centre, outlet",
  ],
  "health.pharmacy": [
    "*pharmacy, *drugs, pharmacy, pharma, pharmacie, farmacia, farmacias, farmacie, apotheke, *apotheke, apotheek, apotek, apteekki, apteka, lekarna, gyogyszertar, eczane, drugs, drug store, chemists, chemist, parapharmacie, parafarmacia, parafarmacie, drogaria, drogarias, medical stores, medical hall, medicals, medicine, druggists, apotik",
  ],
  "health.doctor": [
    "physical therapy, physiotherapy, therapy, *health, *healthcare, *clinic, *hospital, doctor, doctors, physician, physicians, hospital, clinic, medical, medical centre, medical center, health center, health centre, diagnostics, diagnostic, pathology, lab test, laboratory, radiology, physiotherapy, physio, chiropractor, psychotherapy, counselling, osteopath, arzt, arztpraxis, praxis, *praxis, klinik, *klinik, klinikum, krankenhaus, *krankenhaus, hausarzt, privatarztliche, heilpraktiker, physiotherapie, *therapie, psychotherapie, medecin, docteur, hopital, clinique, laboratoire, kinesitherapeute, kine, osteopathe, infirmier, medico, clinica, centro salud, laboratorio, fisioterapia, psicologo, hospital da, consultorio, ospedale, medici, poliambulatorio, studio medico, fisioterapista, huisarts, ziekenhuis, huisartsenpraktijk, fysiotherapie, fysio, vardcentral, sjukhus, legekontor, legevakt, laege, sygehus, terveysasema, laakari, przychodnia, szpital, lekarz, nemocnice, ordinace, rendelo, spital, hastane, orthopedic, dermatology, dermatologist, pediatrics, cardiology, nursing home, healthcare",
  ],
  "health.dental_optical": [
    "*dental, *optical, *orthodontics, dental, dentist, dentistry, orthodontics, orthodontist, optician, opticians, optical, opticals, eyewear, eyecare, vision center, optometrist, zahnarzt, *zahnarzt, zahnarztpraxis, kieferorthopadie, optik, *optik, optiker, augenoptik, brillen, dentiste, chirurgien dentiste, orthodontiste, opticien, optique, dentista, clinica dental, odontologia, odontologo, ortodoncia, optica, dentaria, clinica dentaria, otica, oculista, studio dentistico, ottica, ottico, tandarts, tandartspraktijk, mondzorg, opticien, tandlakare, tandlege, tannlege, tannlaege, hammaslaakari, dentysta, stomatolog, zubar, zubni, fogaszat, dis hekimi",
  ],
  "health.fitness": [
    "*fitness, *yoga, gym, gyms, fitness, fitness club, crossfit, yoga, pilates, swimming pool, leisure centre, health club, fitnessstudio, *fitness, schwimmbad, hallenbad, freibad, kletterhalle, salle de sport, piscine, gimnasio, gimnasios, polideportivo, piscina, academia, ginasio, palestra, piscina comunale, sportschool, zwembad, sportcentrum, simhall, treningssenter, kuntosali, uimahalli, silownia, basen, fitko, edzoterem, spor salonu, climbing, tennis club, squash, badminton, sports club, sportverein, martial arts, boxing, karate",
  ],
  "personal_care.hair_beauty": [
    "*salon, *barbers, hair, haircut, hairdresser, hairdressing, barber, barbers, barbershop, salon, beauty, beauty salon, beauty parlour, parlour, nails, nail bar, nail salon, spa, massage, waxing, tattoo, friseur, *friseur, friseursalon, coiffeur, kosmetik, kosmetikstudio, nagelstudio, haarstudio, haarschnitt, coiffure, institut de beaute, onglerie, barbier, peluqueria, barberia, estetica, salon de belleza, unas, cabeleireiro, cabeleireiros, barbearia, manicure, salao de beleza, parrucchiere, parrucchieri, barbiere, centro estetico, estetista, kapper, kapsalon, schoonheidssalon, frisor, frisorsalon, kampaamo, parturi, fryzjer, kosmetyczka, kadernictvi, fodrasz, kuafor, berber, thermal bath, sauna",
  ],
  "personal_care.cosmetics": [
    "cosmetics, cosmetic, perfume, perfumery, fragrance, drogerie, *drogerie, parfumerie, perfumeria, perfumaria, profumeria, drogisterij, drogheria, kozmetik, kosmetyki, skincare, toiletries, drogueria",
  ],
  "education.tuition": [
    "*academy, *university, *college, school, university, college, tuition, academy, institute, institution, schule, *schule, universitat, hochschule, gymnasium, schulgeld, studiengebuhren, ecole, universite, lycee, frais de scolarite, scolarite, colegio, escuela, universidad, matricula, escola, faculdade, universidade, mensalidade escolar, propinas, scuola, universita, tasse universitarie, liceo, retta, universiteit, hogeschool, collegegeld, schoolgeld, skola, universitet, szkola, uczelnia, skola ms, universita skolne, iskola, okul, universite harc, vidyalaya, public school, high school, alumni",
  ],
  "education.courses": [
    "course, courses, training, classes, lessons, tutoring, tutor, tutorials, coaching, workshop, seminar, exam, certification, kurs, *kurs, nachhilfe, unterricht, fahrschule, *fahrschule, sprachkurs, musikschule, weiterbildung, formation, auto ecole, soutien scolaire, cours, curso, cursos, clases, academia ingles, autoescuela, aulas, explicacoes, autoescola, corso, corsi, ripetizioni, autoscuola, cursus, bijles, rijschool, muziekschool, opleiding, korskola, kjoreskole, koreskole, korepetycje, autoskola, library",
  ],
  "children.childcare": [
    "nursery, day nursery, childcare, child care, kindergarten, creche, preschool, babysitter, babysitting, nanny, after school, kita, *kindergarten, kinderkrippe, tagesmutter, hort, garderie, assistante maternelle, halte garderie, periscolaire, guarderia, escuela infantil, jardin infantil, creche escola, bercario, infantario, asilo, babysitter tata, kinderopvang, kinderdagverblijf, bso, gastouder, forskola, barnehage, bornehave, vuggestue, paivakoti, przedszkole, zlobek, skolka, ovoda, kres",
  ],
  "children.toys": [
    "*toys, toys, toy, toyshop, baby, kids, children, spielwaren, spielzeug, babyartikel, babymarkt, jouets, puericulture, enfants, jugueteria, juguetes, bebe, brinquedos, infantil, giocattoli, bambini, infanzia, speelgoed, babywinkel, leksaker, leker, legetoj, zabawki, hracky, jatek, oyuncak",
  ],
  "children.activities": [
    "summer camp, holiday club, scouts, kids club, soft play, playground, ferienbetreuung, ferienlager, pfadfinder, centre de loisirs, centre aere, colonie de vacances, campamento, extraescolares, colonia de ferias, centro estivo, zomerkamp, scouting, kindergeburtstag, ballet, swim school",
  ],
  "pets.supplies": [
    "*pets, pet, pets, pet shop, pet food, petshop, aquarium, tierbedarf, tierfutter, zoohandlung, tiernahrung, animalerie, tienda de mascotas, mascotas, pet store, animais, negozio animali, dierenwinkel, dierenspeciaalzaak, djurbutik, dyrebutikk, zoologiczny, chovatelske, grooming, dog walker, hundeschule, kennel, cattery",
  ],
  "pets.vet": [
    "vet, vets, veterinary, veterinarian, animal hospital, animal clinic, tierarzt, *tierarzt, tierarztpraxis, tierklinik, veterinaire, clinique veterinaire, veterinario, clinica veterinaria, veterinaria, dierenarts, dierenkliniek, veterinar, dyrlege, dyrlaege, elainlaakari, weterynarz, veterina, allatorvos",
  ],
  "family.gifts": [
    "*florist, *flowers, *gifts, gift, gifts, gift shop, flowers, florist, florists, bouquet, greeting cards, birthday gift, wedding gift, geschenk, geschenke, blumen, *blumen, florist gmbh, floristik, cadeau, cadeaux, fleuriste, fleurs, regalo, regalos, floristeria, flores, presentes, florista, floricultura, regali, fiorista, fiori, cadeauwinkel, bloemen, bloemist, blommor, blomster, kukkakauppa, kwiaciarnia, kvetinarstvi, cicekci",
  ],
  "family.support": [
    "child support, alimony, maintenance payment, pocket money, allowance, unterhalt, kindesunterhalt, taschengeld, pension alimentaire, argent de poche, pension alimenticia, manutencion, pensao alimenticia, mesada, mantenimento, assegno mantenimento, paghetta, alimentatie, kinderalimentatie, zakgeld, underhallsbidrag, family maintenance, western union, remitly, moneygram, ria money, xoom, worldremit, taptap send",
  ],
  "family.donations": [
    "*church, *ministries, donation, donations, charity, charitable, foundation, church, mosque, temple, synagogue, tithe, offering, parish, spende, spenden, stiftung, kirche, kirchengemeinde, hilfswerk, don association, dons, association, paroisse, eglise, donativo, donacion, ong, iglesia, parroquia, fundacion, doacao, igreja, dizimo, fundacao, donazione, offerta, parrocchia, chiesa, fondazione, onlus, gift aid, donatie, kerk, stichting, goede doel, insamling, kyrka, darowizna, parafia, fundacja, prispevek, zakat, sadaqah, seva trust, relief fund",
  ],
  "entertainment.events": [
    "*cinema, *cinemas, *theatre, *theater, *tickets, cinema, cinemas, theatre, theater, theatres, movie, movies, concert, concerts, tickets, ticket office, box office, festival, opera, stadium, arena, comedy club, kino, *kino, filmtheater, *theater, konzert, konzerthaus, eintrittskarten, stadion, billetterie, spectacle, spectacles, zenith, cine, cines, teatro, entradas, concierto, estadio, ingresso, ingressos, bilheteira, espetaculo, bioscoop, schouwburg, concertgebouw, kaartverkoop, biograf, biljetter, kinepolis, elokuvateatteri, bilety, vstupenky, mozi, jegy, sinema, bowling, karaoke, escape room, laser tag",
  ],
  "entertainment.games": [
    "*games, games, gaming, arcade, video games, videospiele, jeux video, videojuegos, jogos, videogiochi, gamestore, in app purchase, billiards, snooker",
  ],
  "entertainment.days_out": [
    "museum, museo, musee, museu, museums, gallery, zoo, theme park, amusement park, water park, aquarium tickets, botanical garden, freizeitpark, tierpark, therme, schloss, parc d attractions, chateau, parque de atracciones, parque tematico, castillo, parque aquatico, castelo, parco divertimenti, acquario, castello, pretpark, dierentuin, kasteel, nojespark, djurpark, fornoyelsespark, muzeum, hrad, zamek, lido, golf club, ski pass, skipass, skilift, bergbahn, bergbahnen, seilbahn, remontees mecaniques, forfait ski, teleferico, sightseeing",
  ],
  "entertainment.betting": [
    "lotteries, lotto, lottery, loterie, loteria, lotteria, loterij, casino, kasino, betting, bookmaker, poker, bingo, wetten, sportwetten, spielbank, paris sportifs, apuestas, apostas, scommesse, gokken, spel, tipping, zaklady, sazka, bahis, gambling",
  ],
  "subscriptions.news": [
    "*magazine, newspaper, daily news, magazine, newsagent, news agency, subscription news, zeitung, *zeitung, zeitschrift, zeitungsabo, kiosk presse, presse abo, abonnement presse, abonnement journal, periodico, revista, suscripcion diario, jornal, assinatura jornal, giornale, abbonamento rivista, edicola, krant, tijdschrift, abonnement krant, tidning, prenumeration, avis abonnement",
  ],
  "subscriptions.software": [
    "*vpn, *hosting, *software, software, saas, hosting, web hosting, domain renewal, cloud storage, vpn, app store, antivirus, webhosting, logiciel, hebergement, alojamiento web, hospedagem, dominio",
  ],
  "subscriptions.memberships": [
    "membership, membership fee, club fee, annual subscription, mitgliedsbeitrag, vereinsbeitrag, beitrag verein, mitgliedschaft, cotisation association, adhesion, licence sportive, cuota socio, cuota mensual, mensalidade clube, quota socio, quota associativa, tesseramento, contributie, lidmaatschap, medlemsavgift, kontingent, jasenmaksu, skladka czlonkowska, union dues, trade union",
  ],
  "travel.flights": [
    "*airlines, *airways, airline, airlines, airways, flight, flights, air ticket, airfare, fluggesellschaft, flug, flugticket, compagnie aerienne, billet avion, aerolinea, aerolineas, vuelo, vuelos, companhia aerea, passagem aerea, linhas aereas, compagnia aerea, volo, voli, vliegticket, luchtvaart, flyg, flyreise, lentoyhtio, linie lotnicze, aerolinie, havayollari, airport, flughafen, aeroport, aeropuerto, aeroporto, luchthaven, lufthavn, duty free, dutyfree",
  ],
  "travel.hotels": [
    "*hotel, *hotels, *resort, hotel, hotels, hostel, resort, motel, guest house, guesthouse, lodge, inn, b and b, bed breakfast, holiday cottage, holiday let, campsite, camping, caravan park, ferienwohnung, pension, *hotel, ferienhaus, gasthof hotel, campingplatz, auberge, gite, chambre d hotes, location vacances, hostal, parador, casa rural, posada, pousada, hospedagem hotel, alojamento, turismo rural, albergo, agriturismo, campeggio, ostello, vakantiehuis, vakantiepark, hotell, vandrarhjem, hytte, hotelli, pensjonat, nocleg, ubytovani, szalloda, otel, homestay, ryokan, villa",
  ],
  "travel.car_rental": [
    "car rental, car hire, rent a car, rental car, autovermietung, mietwagen, carsharing, car sharing, location voiture, location de voiture, autopartage, alquiler de coches, alquiler coches, renta de autos, aluguel de carros, locadora, rent car, autonoleggio, noleggio auto, autoverhuur, deelauto, biluthyrning, bilutleie, biludlejning, wypozyczalnia samochodow, autopujcovna, arac kiralama",
  ],
  "travel.tours": [
    "travel agency, travel, travels, tours, tour operator, tourism, holidays, cruise, cruises, ferry, ferries, holiday booking, reiseburo, *reisen, reisen, urlaub, kreuzfahrt, fahre, agence de voyage, voyages, voyage, croisiere, agencia de viajes, viajes, crucero, agencia de viagens, viagens, turismo, cruzeiro, agenzia viaggi, viaggi, crociere, traghetti, reisbureau, reizen, vakantie, resebyra, reisebyra, rejsebureau, matkatoimisto, biuro podrozy, cestovni kancelar, utazasi iroda, turizm, visa application, evisa, excursion, sightseeing tour",
  ],
  "insurance.vehicle": [
    "car insurance, motor insurance, auto insurance, vehicle insurance, bike insurance, two wheeler insurance, kfz versicherung, autoversicherung, assurance auto, assurance vehicule, seguro coche, seguro auto, seguro automovel, seguro carro, assicurazione auto, rc auto, autoverzekering, bilforsakring, bilforsikring, autovakuutus, ubezpieczenie oc, oc ac, povinne ruceni, havarijni pojisteni, kasko, trafik sigortasi, breakdown cover",
  ],
  "insurance.health": [
    "health insurance, medical insurance, mediclaim, medical aid, dental plan, private health, krankenversicherung, krankenkasse, zahnzusatz, pflegeversicherung, mutuelle sante, complementaire sante, seguro medico, seguro salud, seguro de salud, plano de saude, seguro saude, assicurazione sanitaria, polizza sanitaria, zorgverzekering, zorgverzekeraar, ziekenfonds, sjukforsakring, helseforsikring, ubezpieczenie zdrowotne, zdravotni pojisteni, egeszsegpenztar, saglik sigortasi, hospital cash",
  ],
  "insurance.home": [
    "home insurance, house insurance, contents insurance, property insurance, building insurance, tenant insurance, hausratversicherung, wohngebaudeversicherung, haftpflichtversicherung, assurance habitation, assurance logement, seguro hogar, seguro de hogar, seguro casa, seguro habitacao, seguro residencial, assicurazione casa, polizza casa, inboedelverzekering, opstalverzekering, woonverzekering, hemforsakring, innboforsikring, indboforsikring, kotivakuutus, ubezpieczenie mieszkania, konut sigortasi, dask",
  ],
  "insurance.life": [
    "life insurance, life assurance, term insurance, funeral cover, funeral policy, life cover, lebensversicherung, risikoleben, sterbegeld, assurance vie, assurance deces, seguro vida, seguro de vida, assicurazione vita, polizza vita, levensverzekering, uitvaartverzekering, overlijdensrisico, livforsakring, livsforsikring, henkivakuutus, ubezpieczenie na zycie, zivotni pojisteni, hayat sigortasi, life ins prem",
  ],
  "insurance.other": [
    "*insurance, *assurance, *versicherung, insurance, insurance premium, premium insurance, travel insurance, pet insurance, versicherung, *versicherung, versicherungen, assurance, assurances, prevoyance, seguro, seguros, aseguradora, seguradora, assicurazione, assicurazioni, polizza, verzekering, verzekeringen, schadeverzekering, forsakring, forsikring, vakuutus, ubezpieczenie, ubezpieczenia, pojisteni, pojistovna, biztosito, asigurare, asigurari, sigorta, takaful, insur, general insurance, warranty, rechtsschutzversicherung",
  ],
  "taxes_fees.taxes": [
    "tax, taxes, steuer, *steuer, taxe, belasting, skatt, podatek, dan z, ado, vergisi, revenue, treasury, inland revenue, gst, cess, vat",
  ],
  "taxes_fees.government": [
    "passport, visa fee, court fees, magistrates court, police, fine, fines, penalty, penalty charge, speeding, parking fine, licence fee, driving licence, government, ministry, municipality, embassy, consulate, registration fee, bussgeld, verwarnung, amt, *amt, behorde, landkreis, rathaus, amende, prefecture, ministere, contravention, multa, multas, tasas, ayuntamiento, ministerio, prefeitura, taxa, coima, comune, contravvenzione, ministero, questura, boete, gemeente, leges, bot, kommun, sakko, mandat karny, urzad, pokuta, urad, ceza, notaria publica, registro civil",
  ],
  "taxes_fees.services": [
    "lawyer, solicitor, solicitors, legal, attorney, law firm, notary, accountant, accountants, accounting, tax advisor, postage, courier, parcel, shipping, storage, self storage, removals, rechtsanwalt, anwalt, *anwalt, kanzlei, steuerberatung, steuerberater, notariat, porto, paket, versand, umzug, avocat, notaire, expert comptable, comptable, affranchissement, colis, demenagement, abogado, abogados, notaria, gestoria, asesoria, mensajeria, mudanzas, advogado, advogados, cartorio, contabilidade, contador, mudanca, avvocato, studio legale, commercialista, traslochi, spedizioni, advocaat, boekhouder, accountantskantoor, verhuizing, verhuisbedrijf, pakket, advokat, revisor, asianajaja, adwokat, ksiegowosc, kancelaria, advokatni, ucetni, ugyved, avukat, kargo, post",
  ],
  "taxes_fees.bank_fees": [
    "fee, fees, charges, chgs, chrg, surcharge, entgelt, gebuhren, frais, tasa, tarifas, spese, kosten, avgift, avgifter, gebyrer, oplata, poplatky za",
  ],
  "loans.student": [
    "student loan, student loans, education loan, bafog ruckzahlung, studienkredit, pret etudiant, credito universitario, studieschuld, studielan, csn, lanekassen, su lan",
  ],
  "loans.repayments": [
    "loan, loans, kredit, darlehensnehmer, empreendimento credito, credit repayment, finance company, financing, microfinance, rata kredit",
  ],
  "loans.instalments": [
    "pay later, paylater, instalment, installment, installments, instalments, bnpl, ratenzahlung, ratenkauf, paiement en 3x, paiement 4x, pago aplazado, financiacion compra, parcelado, parcelamento, rateizzazione, gespreid betalen, delbetalning, raty",
  ],
  "income.salary": ["employer, stipend, honorarium, ltd salary, pay"],
  "income.rental": ["tenant, mieter, locataire, inquilino, locatario"],
  "income.benefits": [
    "benefit, benefits, grant, subsidy, allowance, beihilfe, zuschuss, allocation, aide, subsidio, ayuda, auxilio, sussidio, indennita, toeslag, uitkering, bidrag, stod, tuki, zasilek, davka, segely, yardim, superannuation pension, annuity",
  ],
  "income.other": [
    "prize, winnings, gewinn, reimbursement, expenses, expense claim, spesen, reisekosten, note de frais, remboursement frais, gastos, reembolso, rimborso spese, onkosten, declaratie, utlagg, settlement, compensation",
  ],
  "investments.funds": [
    "mutual fund, mutual funds, fund, etf, index fund, investment, investments, investment plan, fonds, *fonds, fondsplan, investmentsparen, placement, opcvm, fondo inversion, fondo de inversion, aportacion fondo, inversiones, inversion, investimento, investimentos, fundo, fundos, fondo comune, pac fondi, investimenti, belegging, beleggen, beleggingsrekening, fondsparande, sparing fond, investering, rahasto, fundusz, fundusze, inwestycje, fond, podilove fondy, befektetes, yatirim, unit trust, sip instalment, systematic investment",
  ],
  "investments.shares": [
    "shares, stocks, stock broker, brokerage, broker, securities, wertpapier, wertpapiere, wertpapierkauf, depot, aktien, bourse, titres, pea, compte titres, achat titres, valores, bolsa, acciones, compra valores, acoes, corretora, azioni, titoli, compravendita titoli, aandelen, effecten, aktier, aksjer, osakkeet, akcje, biuro maklerskie, akcie, reszveny, hisse, demat",
  ],
  "investments.retirement": [
    "pension contribution, pension plan, retirement, provident fund, altersvorsorge, pensionskasse, retraite versement, plan retraite, plan pensiones, aportacion plan, previdencia, previdencia privada, plano poupanca reforma, previdenza, pensioensparen, pensionssparande, pensionsopsparing, elakesaastaminen, fundusz emerytalny, penzijni sporeni, bes katki",
  ],
  "investments.deposits": [
    "term deposit, certificate of deposit, fixed dep, sparbrief, depot a terme, compte a terme, deposito a plazo, imposicion plazo, deposito a prazo, cdb, vincolo, termijndeposito, deposito",
  ],
  "investments.crypto_gold": [
    "bitcoin, crypto, cryptocurrency, ethereum, krypto, cripto, criptomoneda, criptomoedas, criptovalute, bullion, gold purchase, goldkauf, precious metals, edelmetall, jewellery gold scheme",
  ],
};
