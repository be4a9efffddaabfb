import type { Words } from "../concept.ts";

/** Slovenian. */
export const sl: Words = {
  payment: "placila, placilo",
  purchase: "nakupi",
  cost: "obresti, provizije",
  thanks: "hvala",
  owed: "preostali dolg, stanje dolga, preostanek dolga, neodplačana glavnica, ostanek dolga, ostanek glavnice, znesek dolga, skupni dolg, prejšnji dolg, novi dolg",
  credits:
    "prilivi, v dobro, skupaj dobro, vsota odobritev, dobro skupaj, skupaj odobritve, skupaj dobropisi, skupaj pologi, skupaj prihodki",
  credit:
    "v dobro, dobro, priliv, polog, =prilivi, =odobritev, =dobropis(i), =pologi, =odobritve, =znesek dobropisa, =vplačila",
  debits:
    "odlivi, v breme, skupaj breme, vsota bremenitev, breme skupaj, skupaj bremenitve, skupaj obremenitve, skupaj dvigi, skupaj odhodki",
  debit:
    "v breme, breme, odliv, =odlivi, =odhodki, =obremenitev, =dvig(i), =obremenitve, =bremenitve, =bremenitev, =znesek bremenitve, =izplačila, =odhodek",
  first: "zacetn*, prejsnj*",
  last: "končno, novo",
  card_account: "kreditna kartica, kreditne kartice",
  least_due: "minimalni znesek plačila, minimalno plačilo",
  due_day: "datum zapadlosti, rok plačila",
  credit_limit: "kreditni limit, limit na kartici",
  loan_account: "kreditni račun, številka kredita, kreditna pogodba, kreditne pogodbe, stanje kredita",
  balance: "stanje, preostali dolg",
  opening:
    "zacetno stanje, prejsnji dolg, stanje na začetku, stanje na začetku obdobja, staro stanje, predhodno stanje, neporavnan dolg, dolg iz prejšnjega obdobja",
  closing:
    "koncno stanje, novi dolg, skupni dolg, stanje na koncu obdobja, stanje na koncu, zaključno stanje, končni saldo, stanje po tem izpisku, stanje ob koncu obdobja, skupaj za plačilo, skupna obveznost",
  aside:
    "razpoložljiv*, minimaln*, dovoljena prekoračitev, povprečno stanje, najnižje stanje, najvišje stanje, rezerviran znesek, okvirni kredit, najnižji znesek plačila, najmanjši znesek plačila",
  total: "promet",
  pending:
    "v obdelavi, rezervirana sredstva, neknjižene transakcije, =rezervacije, čakajoča plačila, odobreno še ni poknjiženo, rezervirani zneski, neporavnane transakcije, nepoknjižene transakcije, =avtorizacije, nepotrjene transakcije, čakajoče transakcije, neknjižen promet, nerealizirane rezervacije",
  failed: "zavrnjen*, preklican*",
  row_in: "vračilo, nakazilo od, polog",
  row_out: "nakup, dvig gotovine, trajnik, najemnina, provizija, direktna obremenitev",
  coming: "zapadlost, rok plačila",
  account_label: "številka računa, št računa",
  statement: "izpisek",
  paid_column: "odplačilo, odplačila, plačila, odplačano, plačano",
  owed_column: "obresti, črpanje, obračunano, črpano",
  amount: "znesek",
  fee: "provizija, =nadomestilo, =nadomestila",
  status: "=stanje transakcije",
  description: "^namen, opis, =podrobnosti",
  type: "vrsta",
  reference:
    "sklic, =številka transakcije, =št dokumenta, =referenčna št, =številka dokumenta, =referenčna številka",
  balance_name: "stanje",
  party: "prejemnik, plačnik",
  currency: "valuta, denarna enota, oznaka valute",
  carried: "za prenos, =prenos, prenos stanja, prenos salda, prenos s prejšnje, prenos na naslednjo",
  in_heading: "prilivi, pologi, prihodki",
  out_heading: "odlivi, dvigi, nadomestila, nakupi, odhodki, stroški",
  booked:
    "promet, transakcije, promet na računu, prometi, knjiženi promet, knjižene transakcije, seznam prometa, seznam transakcij, knjižen promet, pregled transakcij, specifikacija prometa, izvršene transakcije, zgodovina prometa",
  loan: "stanovanjski kredit, posojilo",
  savings: "varčevalni račun",
  current: "osebni račun, transakcijski račun",
  no_rows:
    "prihajajoča plačila, prihodnja plačila, načrtovana plačila, napovedana plačila, predvidena plačila, plačila v prihodnosti, najavljena plačila, obroki v prihodnosti, prihodnji obroki",
  year_before: "lani, lansko leto, prejsnje leto, pred letom dni, predhodno leto, v lanskem letu",
  interest: "=obresti, znesek obresti",
  principal: "=glavnica, znesek glavnice, razdolžnina",
  credit_mark: "dobro, v dobro, priliv, dobropis",
  debit_mark: "breme, v breme, odliv, obremenitev",
  idle: "ni prometa, ni transakcij, brez prometa, ni bilo prometa, ni bilo transakcij",
};
