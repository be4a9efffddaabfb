import type { Words } from "../concept.ts";

/** Lithuanian. */
export const lt: Words = {
  payment: "mokejim*",
  purchase: "pirkiniai",
  cost: "palūkanos, mokesčiai",
  thanks: "aciu, dekojame",
  owed: "likusi skola, negrąžinta suma, skolos likutis",
  credits:
    "įplaukos, pajamos, iš viso kreditas, iš viso pajamų, kreditas iš viso, viso įplaukų, apyvarta kreditas, kredito apyvarta, gauta iš viso",
  credit: "iplaukos, gaunamos, kreditas, pajamos, =iskaityta, =imokos, =gauta, =iskaitymai, =gautos",
  debits:
    "išlaidos, iš viso debetas, iš viso išlaidų, debetas iš viso, viso išlaidų, apyvarta debetas, debeto apyvarta",
  debit:
    "islaidos, iseinantis, debetas, debitas, =nurasyta, =ismoketa, =ismokos, =iseinancios, =nurasymai, =isejo",
  first: "pradinis, pradžioje, pradžiai",
  last: "galutinis, pabaigoje, pabaigai",
  card_account: "kredito kortelė, kredito kortelės, kreditinė kortelė, kreditinės kortelės",
  credit_limit: "kredito limitas",
  least_due: "minimali įmoka, minimali mokėtina suma",
  due_day: "apmokėti iki, mokėjimo terminas",
  loan_account: "paskolos sąskaita, paskolos sutart*, paskolos išrašas",
  balance: "likutis",
  opening:
    "likutis pradziai, pradinis likutis, likutis laikotarpio pradzioje, ankstesnė skola, skola laikotarpio pradžioje, ankstesnis likutis, praėjęs likutis, pradžios likutis, ankstesnio išrašo likutis",
  closing:
    "likutis pabaigai, galutinis likutis, nauja skola, bendra skola, skola laikotarpio pabaigoje, naujas likutis, pabaigos likutis, išrašo likutis",
  aside:
    "limitas, minimal*, turimos lėšos, sąskaitos kreditas, kredito linija, prieinamas likutis, laisvas likutis, vidutinis likutis, mažiausias likutis, didžiausias likutis, rezervuota suma, priskaičiuotos palūkanos, leistinas pereikvojimas",
  total: "suma, apyvart*",
  pending:
    "rezervuota, laukiama, rezervuotos operacijos, neįvykdytos operacijos, rezervuotos lėšos, vykdomos operacijos, laukiančios operacijos, autorizuota neįvykdyta, rezervuotos sumos, neužbaigtos operacijos, =apdorojama",
  failed: "atmest*, atšaukt*",
  row_in: "darbo užmokestis, atlyginimas, grąžinimas, įnašas",
  row_out: "pirkinys, grynųjų išėmimas, išgryninimas, komisinis, nuoma",
  no_rows:
    "palūkanų skaičiavimas, palūkanų apskaičiavimas, būsimi mokėjimai, planuojami mokėjimai, artėjantys mokėjimai, suplanuoti mokėjimai, numatomi mokėjimai",
  coming: "sumokėti iki, apmokėti iki",
  statement: "israsas",
  paid_column: "grąžinta, sumokėta",
  owed_column: "palūkanos, panaudota",
  amount: "suma",
  fee: "komisinis",
  account: "=saskaitos nr",
  status: "=būsena",
  description: "*paskirtis*, paaiskinim*",
  type: "tipas",
  reference: "nr",
  balance_name: "*likutis*, =balansas",
  party: "*gavejas*, *moketojas*",
  currency: "valiuta",
  carried: "perkelti, perkelta",
  in_heading: "įplaukos, pajamos, gautos lėšos, gautos įmokos",
  out_heading: "išlaidos, išmokos, komisiniai, mokesčiai, išmokėjimai, pirkimai, nurašymai",
  booked: "operacijos, sąskaitos operacijos, įvykdytos operacijos",
  loan: "būsto paskola",
  savings: "taupomoji sąskaita",
  current: "einamoji sąskaita",
  ledger: "debetas",
  year_before: "praeitais metais, pernai, pries metus, praejusiais metais, ankstesniais metais",
};
