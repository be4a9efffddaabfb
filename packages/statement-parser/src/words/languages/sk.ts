import type { Words } from "../concept.ts";

/** Slovak. */
export const sk: Words = {
  payment: "platby, uhrady, platba, platbu, uhrada, uhradu",
  purchase: "nákupy",
  cost: "uroky, poplatky",
  thanks: "dakujeme",
  owed: "zostatok úveru, dlžná suma, zostatok dlhu, nesplatená istina, výška dlhu, dlžný zostatok, celkový dlh, predchádzajúci dlh, nový dlh",
  credits:
    "príjmy, vklady, súčet kreditných položiek, kreditný obrat, suma príjmov, celkom v prospech, súčet kreditov",
  credit:
    "kredit, pripísané, vklad, v prospech, prijaté, =prichadzajuce, =kreditný obrat, =prichádzajúce platby",
  debits:
    "výdavky, výbery, súčet debetných položiek, debetný obrat, suma výdavkov, celkom na ťarchu, súčet debetov",
  debit:
    "debet, odpísané, výber, na ťarchu, odoslané, =vydavky, =odchadzajuce, =ma dat, =debetný obrat, =odchádzajúce platby",
  first: "pociatocny, na zaciatku, zaciatocn*",
  last: "koncov*, konecn*",
  now: "aktualny, sucasny",
  card_account: "kreditná karta, kreditnej karty, kreditnej karte",
  credit_limit: "úverový limit, úverový rámec",
  least_due: "minimálna splátka, povinná minimálna splátka",
  due_day: "dátum splatnosti, deň splatnosti",
  loan_account: "úverový účet, číslo úveru, úverová zmluva, výpis z úveru",
  balance: "zostatok",
  stand: "stav",
  closing:
    "koncovy zostatok, koncovy stav, novy dlh, záverečný zostatok, zostatok ku dňu výpisu, kon zostatok, výsledný zostatok, celková dlžná suma, celkový dlh, aktuálna dlžná suma",
  aside:
    "k dispozícii, disponibilný, použiteľný, úverový rámec, povolené prečerpanie, =kontokorent, priemerný zostatok, najnižší zostatok, najvyšší zostatok, blokovaná suma, nabehnuté úroky, dostupný zostatok, dostupné prostriedky, voľné prostriedky",
  total: "obrat, obraty, spolu",
  pending:
    "čakajúce, nezaúčtovan*, blokácie, rezervované sumy, =autorizácie, platby v spracovaní, neuhradené príkazy, nespracované transakcie",
  failed: "zamietnut*, zrušen*",
  row_in: "mzda, prijatá platba, vrátenie",
  row_out: "platba kartou, výber, inkaso, trvalý príkaz, nájom, poplatok, nákup",
  coming: "splatnos*",
  account_word: "ucet",
  account_label: "číslo účtu",
  statement: "vypis",
  paid_column: "splátky, splátka, úhrady, splatené, uhradené, splatená",
  owed_column: "úroky, úrok, čerpanie, nákupy, čerpané",
  money: "castka",
  amount: "castka, ciastka, =obrat",
  fee: "poplatok, =poplatky, =provízia",
  account: "=cislo uctu",
  status: "=stav",
  description: "*poznamka*, =informácia pre príjemcu, =správa pre prijímateľa, =detaily, =podrobnosti",
  type: "typ",
  reference: "*cislo*, =variabilný symbol, =vs",
  balance_name: "*zostatok*, =stav uctu",
  party: "príjemca, platiteľ",
  currency: "mena",
  opening:
    "predchadzajuci dlh, predchádzajúci zostatok, starý zostatok, zostatok z minulého výpisu, vstupný zostatok, otvárací zostatok, úvodný zostatok, zostatok z predchádzajúceho výpisu, predošlý zostatok, zostatok predchádzajúceho výpisu, poč zostatok, minulý zostatok, dlžná suma z predchádzajúceho obdobia, predchádzajúca dlžná suma",
  carried:
    "na prenos, =prenos, prenos zostatku, prenos z predchádzajúcej, prenos na ďalšiu, prevedený zostatok",
  in_heading: "prijmy, prichádzajúce platby, vklady, kredity",
  out_heading: "poplatky, výdavky, odchádzajúce platby, výbery, platby kartou",
  booked:
    "pohyby, transakcie, pohyby na účte, zaúčtované transakcie, obraty, prehľad pohybov, prehľad transakcií, história transakcií, zoznam transakcií, zaúčtované platby",
  loan: "hypotekárny úver, hypotéka",
  savings: "sporiaci účet, vkladná knižka",
  current: "bežný účet, bežného účtu",
  ledger: "má dať, debet",
  no_rows:
    "nadchádzajúce platby, budúce platby, naplánované platby, očakávané platby, najbližšie trvalé príkazy, platby s budúcou splatnosťou, budúce transakcie",
  year_before: "minuly rok, vlani, predchadzajuci rok, pred rokom, minuleho roka, v minulom roku",
  interest: "=úrok, =úroky",
  principal: "=istina, splátka istiny",
  credit_mark: "príjem",
  debit_mark: "výdaj",
  idle: "žiadne transakcie, žiadne pohyby, žiadne obraty, bez pohybov, žiadne operácie, žiadne položky, neboli žiadne",
};
