import type { Words } from "../concept.ts";

/** Albanian. */
export const sq: Words = {
  payment: "pagesat, pagesa",
  purchase: "blerjet, blerje",
  cost: "interesa, komisione",
  thanks: "faleminderit",
  owed: "principali i mbetur, borxhi i mbetur, kredia e mbetur, principal i mbetur",
  credits:
    "kreditime, hyrjet, hyrje, totali kredi, totali i kreditimeve, totali i hyrjeve, totali i depozitimeve",
  credit:
    "kredi, kreditim, hyrje, arketim, =depozite, =te ardhura, =depozitim, =kreditime, =depozitime, =hyrjet, =kreditimet, =hyrëse",
  debits: "debitime, daljet, dalje, totali debi, totali i debitimeve, totali i daljeve, totali i tërheqjeve",
  debit: "debi, debitim, dalje, terheqje, =shpenzime, =debitime, =daljet, =debitimet, =dalëse",
  first: "fillestar*, e meparshme, i meparshem, celjes",
  last: "perfundimtar*, mbyllese, mbylljes",
  card_account: "kartë krediti, kartës së kreditit, karta e kreditit",
  least_due: "pagesa minimale",
  due_day: "data e skadencës",
  credit_limit: "limiti i kredisë, kufiri i kredisë",
  loan_account: "llogaria e kredisë, numri i kredisë, kontrata e kredisë",
  balance: "gjendja, gjendje, balanca, teprica, bilanci",
  opening:
    "gjendja fillestare, gjendja e meparshme, detyrimi i mëparshëm, balanca në fillim, balanca e hapjes, bilanci i hapjes, gjendja në fillim, balanca hapëse, gjendja në fillim të periudhës, balanci fillestar",
  closing:
    "gjendja perfundimtare, gjendja e mbylljes, detyrimi i ri, balanca e re, balanca në fund, gjendja në fund, gjendja e re, balanci përfundimtar, detyrimi total, shuma për t'u paguar, shuma totale për t'u paguar, detyrimi aktual",
  aside:
    "i disponueshem, e disponueshme, limiti, pagesa minimale, mbitërheqje e lejuar, balanca mesatare, balanca më e ulët",
  total: "totali, gjithsej, shuma totale",
  pending: "ne pritje, transaksione të pakontabilizuara, shuma të bllokuara, transaksione të bllokuara",
  failed: "refuzuar, anuluar",
  row_in: "paga, rimbursim, transfertë nga",
  row_out: "blerje, tërheqje, qira, komision",
  coming: "afati",
  account_word: "llogari*",
  account_label: "numri i llogarisë, nr i llogarisë",
  statement: "nxjerrje llogarie, nxjerrja e llogarise, ekstrakt*",
  amount: "shuma, vlera",
  fee: "komisioni, =komision, =komisione",
  status: "=statusi",
  description:
    "*pershkrim*, =detajet, =detajet e transaksionit, =qëllimi, =detaje, =shpjegimi, =qëllimi i pagesës",
  type: "lloji, lloji i transaksionit",
  reference: "referenca",
  balance_name: "*gjendja*, *balanca*, =bilanci, =teprica, =balanci, =gjendje",
  party: "perfituesi, derguesi",
  carried: "për mbartje, mbartur",
  no_rows: "pagesat e ardhshme, pagesa të planifikuara, pagesat e ardhshme të planifikuara",
  year_before: "viti i kaluar, vitin e kaluar, viti i meparshem",
  currency: "monedha",
  interest: "=interesi, =interesa",
  principal: "principali, =kryegjëja",
  booked: "transaksionet, lëvizjet, veprimet, transaksione",
  credit_mark: "kredi, hyrje, kreditim",
  debit_mark: "debi, dalje, debitim",
  paid_column: "paguar, shlyer, pagesa, pagesat",
  owed_column: "interes, interesa",
};
