import type { WordList } from "./word-list.ts";

/** The categories that banks print beside a transaction, in several languages; compared with the whole word or one of its parts. */
export const BANK_CATEGORY_WORDS: WordList = {
  "groceries.supermarket": [
    "groceries, grocery, supermarkets, supermarket, food and groceries, food groceries, food, food drink, food and drink, lebensmittel, supermarkt, lebensmittel getranke, alimentation, courses, supermarche, supermarches, alimentacion, supermercados, supermercado, alimentacao, mercado, spesa, supermercati, alimentari, boodschappen, livsmedel, dagligvarer, zywnosc i chemia domowa, potraviny, merchandise groceries",
  ],
  "eating_out.restaurants": [
    "eating out, restaurants, restaurant, dining, dining out, food dining, restaurants bars, restaurant bar, food drink restaurants, gastronomie, essen gehen, restaurants cafes, restauration, restaurantes, restaurantes y cafeterias, restauracao, ristoranti, bar e ristoranti, horeca, uit eten, restaurang, restauranter, jedzenie poza domem, restaurace",
  ],
  "eating_out.coffee": ["coffee, coffee shops, coffee shop, cafe, cafes"],
  "eating_out.fast_food": ["fast food, takeaway, takeaways, fast food restaurants"],
  "eating_out.bars": ["pubs bars, bars, alcohol bars, pub bar, bars and nightclubs"],
  "transport.public": [
    "transport, public transport, public transportation, transportation, travel commute, transport publics, transports, transporte, transporte publico, trasporti, mobilitat, offentliche verkehrsmittel, openbaar vervoer, vervoer, transporter, komunikacja, doprava",
  ],
  "transport.fuel": [
    "fuel, gas fuel, petrol, gas, auto fuel, tanken, kraftstoff, carburant, gasolina, combustible, combustivel, carburante, brandstof, bensin, paliwo, fuel station, gas automotive",
  ],
  "transport.taxi": ["taxi, taxis, ride share, rideshare, taxi ride share"],
  "transport.parking": ["parking, parking tolls, tolls, parken, stationnement peages, peajes"],
  "transport.vehicle_service": [
    "car, auto, automotive, auto transport, motoring, vehicle, auto und verkehr, voiture, vehicule, coche, automovel, auto e trasporti, vervoer auto, service parts",
  ],
  "utilities.electricity": [
    "utilities, bills, bills utilities, bills and utilities, electricity, energy, household bills, nebenkosten, strom, energie, factures, energie eau, suministros, recibos, luz, contas, servicos, utenze, bollette, vaste lasten, nutsvoorzieningen, rachunki",
  ],
  "utilities.mobile": [
    "phone, mobile phone, mobile, phone bill, telephone, handy, telefon, telephonie, telefonia, telefono, telefonia movil, cell phone",
  ],
  "utilities.internet": [
    "internet, broadband, tv internet, cable, internet cable, telecoms, telecommunication, telekommunikation, telecommunications, multimedia, telecom",
  ],
  "utilities.water": ["water"],
  "utilities.gas": ["heating, gas heating, heizung"],
  "housing.rent": [
    "rent, housing, home, mortgage rent, mortgage and rent, rental, miete, wohnen, wohnen haushalt, loyer, logement, alquiler, vivienda, hogar, moradia, habitacao, aluguel, casa, affitto, wonen, huur, boende, bolig, mieszkanie, bydleni",
  ],
  "housing.mortgage": ["mortgage, mortgages, hypothek, hipoteca, mutuo, hypotheek"],
  "housing.repairs": [
    "home improvement, diy, home garden, home repair, home and garden, bricolage, travaux, heimwerken, reformas, casa e giardino",
  ],
  "housing.furnishing": ["furnishings, furniture, homeware, mobel einrichtung"],
  "shopping.marketplaces": [
    "shopping, general merchandise, merchandise, online shopping, general, retail, einkaufen, shopping and services, achats, achats shopping, compras, compras online, acquisti, winkelen, shopping och tjanster, zakupy, nakupy, department stores",
  ],
  "shopping.clothing": [
    "clothing, clothes, clothing shoes, fashion, apparel, kleidung, mode, bekleidung, vetements, habillement, ropa, moda, ropa y complementos, vestuario, roupas, abbigliamento, kleding, klader, ubrania, odziez",
  ],
  "shopping.electronics": [
    "electronics, electronics software, elektronik, high tech, multimedia technik, electronica, eletronicos, elettronica",
  ],
  "shopping.books": ["books, stationery, bookstores, bucher, livres, libros"],
  "shopping.sports": ["sporting goods, sports equipment"],
  "shopping.hobbies": ["hobbies, hobby"],
  "health.doctor": [
    "health, healthcare, medical, health wellness, health and wellness, health fitness, doctor, gesundheit, sante, salud, saude, salute, gezondheid, zorg, halsa, helse, zdrowie, zdravi, health care, healthcare medical",
  ],
  "health.pharmacy": ["pharmacy, pharmacies, pharmacie, farmacia, apotheke, drogerie apotheke"],
  "health.dental_optical": ["dentist, eyecare, dental"],
  "health.fitness": [
    "gym, fitness, sport, sports, sports fitness, sport fitness, deporte, gym membership, sport et loisirs",
  ],
  "personal_care.hair_beauty": [
    "personal care, personal, hair, beauty, spa massage, beauty wellness, korperpflege, beaute, soins, belleza, cuidado personal, cuidados pessoais, bellezza, cura della persona, verzorging, personal grooming",
  ],
  "education.tuition": [
    "education, tuition, school, bildung, enseignement, scolarite, educacion, educacao, istruzione, onderwijs, utbildning, edukacja, vzdelani",
  ],
  "children.childcare": [
    "kids, children, childcare, kinder, enfants, hijos, ninos, filhos, bambini, kinderen, baby child care, kids activities",
  ],
  "pets.supplies": ["pets, pet care, pet, haustiere, animaux, mascotas, animais, animali, huisdieren"],
  "family.gifts": ["gifts, gift, gifts donations, geschenke, cadeaux, regalos, presentes, regali, cadeaus"],
  "family.support": ["family"],
  "family.donations": [
    "charity, donations, donation, charities, spenden, dons, donaciones, doacoes, donazioni, goede doelen, charity donations",
  ],
  "entertainment.events": [
    "entertainment, leisure, events, going out, freizeit, unterhaltung, freizeit unterhaltung, loisirs, loisirs et sorties, sorties, ocio, ocio y tiempo libre, lazer, entretenimiento, entretenimento, tempo libero, svago, vrije tijd, noje, fritid, rozrywka, zabava, movies dvds, arts",
  ],
  "entertainment.betting": ["gambling, lottery, betting"],
  "entertainment.games": ["games, gaming"],
  "subscriptions.software": [
    "subscriptions, subscription, software, digital services, abonnements, abos, abonnement, suscripciones, assinaturas, abbonamenti",
  ],
  "subscriptions.video": ["streaming, tv, video streaming, television"],
  "subscriptions.music": ["music"],
  "subscriptions.news": ["newspapers magazines, news"],
  "travel.tours": [
    "travel, holidays, holiday, vacation, travel and holidays, travel vacation, reisen, urlaub, urlaub reisen, voyages, vacances, voyage, viajes, viagens, viagem, viaggi, vacanze, reizen, vakantie, resor, reise, podroze, cestovani",
  ],
  "travel.flights": ["air travel, airlines, airfare, flights, airline"],
  "travel.hotels": ["lodging, hotel, hotels, accommodation, hebergement"],
  "travel.car_rental": ["rental car taxi, car rental, car hire"],
  "insurance.other": [
    "insurance, insurances, versicherung, versicherungen, assurance, assurances, seguros, seguro, assicurazioni, assicurazione, verzekering, verzekeringen, forsakring, ubezpieczenia, pojisteni",
  ],
  "insurance.vehicle": ["auto insurance, car insurance"],
  "insurance.health": ["health insurance, mutuelle"],
  "taxes_fees.taxes": [
    "taxes, tax, steuern, impots, impots taxes, impuestos, impostos, tasse, imposte, belastingen, skatt, podatki, federal tax, state tax",
  ],
  "taxes_fees.bank_fees": [
    "fees, fees charges, fees and charges, bank fees, bank charges, service fee, gebuhren, bankgebuhren, frais bancaires, comisiones, tarifas, commissioni, bankkosten, atm fee, fees adjustments, oplaty",
  ],
  "taxes_fees.interest": ["interest charges, finance charge, zinsen gezahlt"],
  "taxes_fees.services": ["professional services, services, business services, shipping, legal"],
  "taxes_fees.government": ["government, government services, government non profit"],
  "loans.repayments": [
    "loan, loans, loan payment, finances, debt, credit loan, kredite, kredit, credits, prestamos, emprestimos, prestiti, finanziamenti, leningen",
  ],
  "income.salary": [
    "salary, paycheck, paychecks, wages, payroll, income, gehalt, lohn, lohn gehalt, einkommen, einnahmen, salaire, salaires, revenus, nomina, ingresos, salario, stipendio, entrate, salaris, inkomen, lon, wynagrodzenie, wyplata, prijmy",
  ],
  "income.interest": ["interest, interest income, zinsen, intereses, interets, interessi, rente"],
  "income.dividends": ["dividends, dividend, dividenden, investment income"],
  "income.benefits": ["benefits, pension, government benefits, allocations, rente pension"],
  "income.other": ["other income, deposits, refund, returned purchase, reimbursement"],
  "income.rewards": ["cashback, cash back, rewards, awards and rebate credits"],
  "investments.funds": [
    "investments, investment, invest, investing, savings investments, geldanlage, sparen, epargne, inversion, inversiones, investimentos, investimenti, beleggen, sparande, inwestycje, investice",
  ],
  "investments.retirement": ["retirement, altersvorsorge"],
  "cash.cash": [
    "cash, atm, cash atm, cash withdrawal, bargeld, retrait, retraits, retraits especes, efectivo, cajeros, saques, levantamentos, contanti, prelievi, geldopnames, uttag, gotowka, hotovost, cash withdrawals",
  ],
  "transfers.transfers": [
    "credit card payment, credit card payments, internal transfer, own transfers, own account transfer, umbuchung, kreditkartenabrechnung, virement interne, virements internes, traspasos, giroconto, interne overboeking, between accounts, pot transfer, transfer between accounts, account transfer, savings transfer",
  ],
};
