import type { Words } from "../concept.ts";

/** Lithuanian. */
export const lt: Words = {
  payment: "mokejim*",
  purchase: "pirkiniai",
  cost: "palūkanos, mokesčiai",
  thanks: "aciu, dekojame",
  owed: "likusi skola, negrąžinta suma, skolos likutis, likusi kredito suma, negrąžinta paskola, negrąžintas kreditas, bendra skola, ankstesnė skola, nauja skola",
  credits:
    "įplaukos, pajamos, iš viso kreditas, iš viso pajamų, kreditas iš viso, viso įplaukų, apyvarta kreditas, kredito apyvarta, gauta iš viso, viso kreditas, iš viso įskaityta, viso pajamų, iš viso kredito, įskaityta iš viso, bendra kredito suma, viso įskaityta",
  credit:
    "iplaukos, gaunamos, kreditas, pajamos, =iskaityta, =imokos, =gauta, =iskaitymai, =gautos, =kredito suma, =kredito apyvarta, =įmokėjimai, =įskaitymas",
  debits:
    "išlaidos, iš viso debetas, iš viso išlaidų, debetas iš viso, viso išlaidų, apyvarta debetas, debeto apyvarta, viso debetas, iš viso nurašyta, iš viso debeto, nurašyta iš viso, bendra debeto suma, debeto suma, viso nurašyta, išmokėta iš viso",
  debit:
    "islaidos, iseinantis, debetas, debitas, =nurasyta, =ismoketa, =ismokos, =iseinancios, =nurasymai, =isejo, =debeto suma, =debeto apyvarta, =išmokėjimai, =nurašymas",
  first: "pradinis, pradžioje, pradžiai",
  last: "galutinis, pabaigoje, pabaigai",
  card_account: "kredito kortelė, kredito kortelės, kreditinė kortelė, kreditinės kortelės",
  credit_limit: "kredito limitas",
  least_due: "minimali įmoka, minimali mokėtina suma",
  due_day: "apmokėti iki, mokėjimo terminas",
  loan_account: "paskolos sąskaita, paskolos sutart*, paskolos išrašas",
  balance: "likutis",
  opening:
    "likutis pradziai, pradinis likutis, likutis laikotarpio pradzioje, ankstesnė skola, skola laikotarpio pradžioje, ankstesnis likutis, praėjęs likutis, pradžios likutis, ankstesnio išrašo likutis, buvęs likutis, įeinantis likutis, ankstesnis įsiskolinimas",
  closing:
    "likutis pabaigai, galutinis likutis, nauja skola, bendra skola, skola laikotarpio pabaigoje, naujas likutis, pabaigos likutis, išrašo likutis, išeinantis likutis, iš viso mokėti, bendra mokėtina suma",
  aside:
    "limitas, minimal*, turimos lėšos, sąskaitos kreditas, kredito linija, prieinamas likutis, laisvas likutis, vidutinis likutis, mažiausias likutis, didžiausias likutis, rezervuota suma, priskaičiuotos palūkanos, leistinas pereikvojimas, mažiausia mokėtina suma, suteiktas kreditas, galimas likutis, nepanaudotas kreditas, laisvos lėšos",
  total: "suma, apyvart*",
  pending:
    "rezervuota, laukiama, rezervuotos operacijos, neįvykdytos operacijos, rezervuotos lėšos, vykdomos operacijos, laukiančios operacijos, autorizuota neįvykdyta, rezervuotos sumos, neužbaigtos operacijos, =apdorojama, vykdomi mokėjimai, neįtrauktos operacijos, laukiantys mokėjimai, nepatvirtintos operacijos",
  failed: "atmest*, atšaukt*",
  row_in: "darbo užmokestis, atlyginimas, grąžinimas, įnašas",
  row_out: "pirkinys, grynųjų išėmimas, išgryninimas, komisinis, nuoma",
  no_rows:
    "palūkanų skaičiavimas, palūkanų apskaičiavimas, būsimi mokėjimai, planuojami mokėjimai, artėjantys mokėjimai, suplanuoti mokėjimai, numatomi mokėjimai, būsimos operacijos, ateities mokėjimai",
  coming: "sumokėti iki, apmokėti iki",
  account_label: "sąskaitos numeris, sąskaitos nr",
  statement: "israsas",
  paid_column: "grąžinta, sumokėta, grąžinimai, sumokėtos",
  owed_column: "palūkanos, panaudota, priskaičiuota",
  amount: "suma",
  fee: "komisinis, =komisiniai",
  account: "=saskaitos nr",
  status: "=būsena",
  description:
    "*paskirtis*, paaiskinim*, =aprašymas, =operacijos aprašymas, =detalės, =operacijos pavadinimas, =operacijos turinys, =mokėjimo detalės",
  type: "tipas",
  reference:
    "nr, =įrašo numeris, =nuoroda, =operacijos numeris, =dokumento numeris, =unikalus numeris, =referencija",
  balance_name: "*likutis*, =balansas",
  party: "*gavejas*, *moketojas*",
  currency: "valiuta, valiutos kodas",
  carried: "perkelti, perkelta",
  in_heading: "įplaukos, pajamos, gautos lėšos, gautos įmokos",
  out_heading: "išlaidos, išmokos, komisiniai, mokesčiai, išmokėjimai, pirkimai, nurašymai",
  booked:
    "operacijos, sąskaitos operacijos, įvykdytos operacijos, operacijų sąrašas, atliktos operacijos, operacijų istorija, sąskaitos judėjimas, paskutinės operacijos, kortelės operacijos, įtrauktos operacijos, mokėjimų sąrašas",
  loan: "būsto paskola",
  savings: "taupomoji sąskaita",
  current: "einamoji sąskaita",
  ledger: "debetas",
  year_before: "praeitais metais, pernai, pries metus, praejusiais metais, ankstesniais metais",
  time: "=laikas",
  interest: "=palūkanos, palūkanų suma",
  principal: "pagrindinė suma, grąžinama kredito dalis",
  credit_mark: "kreditas, įplaukos, pajamos",
  debit_mark: "debetas, išlaidos",
  idle: "operacijų nėra, nėra operacijų, operacijų nebuvo, nebuvo operacijų, judėjimo nebuvo, nėra įrašų, įrašų nėra, nėra mokėjimų",
};
