import type { Words } from "../concept.ts";

/** Croatian. */
export const hr: Words = {
  payment: "uplate, uplata, uplati",
  purchase: "kupnje, kupovine, troskovi",
  cost: "kamate, naknade",
  thanks: "hvala",
  owed: "preostali dug, preostala glavnica, stanje duga, ostatak duga, nedospjela glavnica, ostatak glavnice, neotplaćena glavnica, iznos duga, ukupan dug, prethodni dug, novi dug",
  credits:
    "uplate, priljev*, ukupno odobreno, potražni promet, ukupna odobrenja, ukupni prihodi, ukupan potražni promet, ukupno potražno, potražni promet ukupno",
  credit:
    "potrazuje, uplata, uplate, prihod*, kreditne, priljev, =uplaceno, =potražni promet, =potražna strana, =iznos odobrenja, =priljevi",
  debits:
    "isplate, odljev*, ukupno tereti, dugovni promet, ukupna terećenja, ukupni rashodi, ukupan dugovni promet, ukupno dugovno, dugovni promet ukupno",
  debit:
    "isplata, isplate, duguje, rashod*, odljev, uplata ven, =terecenje, =terecenja, =isplaceno, =dugovni promet, =dugovna strana, =iznos terećenja, =odljevi",
  first: "prethodn*, pocetn*",
  last: "novo, nova, zavrsn*, konacn*",
  card_account: "kreditna kartica, kreditne kartice, kreditnoj kartici, obavijest o učinjenim troškovima",
  least_due: "minimalni iznos za plaćanje, minimalna rata",
  due_day: "datum dospijeća",
  credit_limit: "kreditni limit, limit kartice",
  loan_account:
    "kreditni račun, kreditna partija, partija kredita, ugovor o kreditu, broj kredita, izvadak po kreditu",
  balance: "stanje",
  opening:
    "pocetno stanje, prethodno stanje, dug iz prethodnog razdoblja, stanje na početku razdoblja, staro stanje, stanje na početku, prijenos s prethodnog izvatka, prethodno dugovanje",
  closing:
    "krajnje stanje, novo stanje, zavrsno stanje, ukupan dug, ukupno dugovanje, stanje na kraju razdoblja, novi saldo, stanje na kraju, ukupno za platiti, ukupno za plaćanje, ukupan iznos za plaćanje, ukupna obveza",
  aside:
    "raspoloživ*, minimaln*, dopušteno prekoračenje, dozvoljeni minus, dopušteni minus, prosječno stanje, najniže stanje, najviše stanje, rezervirani iznos, obračunata kamata, odobreno prekoračenje, preostalo za potrošnju",
  carried: "donos",
  total: "ukupno, promet",
  pending:
    "na čekanju, u obradi, rezervirana sredstva, neproknjižene transakcije, =rezervacije, autorizirano neproknjiženo, rezervirani iznosi, neproknjižene stavke, neobrađene transakcije, neproknjiženi promet, rezervirane transakcije",
  failed: "odbijen*, otkazan*",
  row_in: "povrat, zarada, priliv od",
  row_out: "kupnja, podizanje gotovine, trajni nalog, najam, najamnina, naknada, izravno terećenje",
  coming: "dospijeće, rok plaćanja",
  account_label: "broj računa, broj tekućeg računa",
  statement: "izvadak, izvod",
  paid_column: "otplata, otplate, uplate, otplaćeno, uplaćeno, plaćeno",
  owed_column: "kamata, kamate, korišteno, zaduženo, povučeno",
  amount: "iznos, =svota",
  fee: "naknada",
  status: "=status",
  description: "svrha, opis",
  type: "vrsta",
  reference: "poziv na broj, =broj naloga, =referentni broj, =broj dokumenta, =broj transakcije",
  balance_name: "stanje",
  party: "primatelj, platitelj",
  currency: "valuta, oznaka valute",
  in_heading: "uplate, priljevi, prihodi",
  out_heading: "isplate, terećenja, naknade, odljevi, troškovi, rashodi, kupnje",
  booked:
    "promet, transakcije, promet po računu, prometi, pregled prometa, knjiženja, proknjižene transakcije, proknjiženi promet, lista prometa, popis transakcija, pregled transakcija, specifikacija prometa, specifikacija troškova, izvršene transakcije",
  loan: "stambeni kredit",
  savings: "štedni račun",
  current: "tekući račun, tekućeg računa, žiro račun",
  ledger: "duguje",
  no_rows:
    "nadolazeća plaćanja, buduća plaćanja, planirana plaćanja, najavljena plaćanja, predstojeća plaćanja, zakazana plaćanja, najavljene transakcije, najavljeni nalozi, budući troškovi, nedospjele rate, buduće rate",
  year_before: "prosle godine, prethodne godine, lani, prosla godina",
  time: "=vrijeme",
  interest: "=kamata, iznos kamate, =kamate",
  principal: "=glavnica, iznos glavnice, otplatna glavnica",
  credit_mark: "potražuje, uplata, odobrenje, u korist, priljev",
  debit_mark: "duguje, isplata, terećenje, na teret, odljev",
  idle: "nema transakcija, nema prometa, nije bilo prometa, bez prometa, nema promjena, nije bilo transakcija, nije bilo promjena",
};
