import type { Words } from "../concept.ts";

/** Romanian. */
export const ro: Words = {
  payment: "plati, rambursari, plata",
  purchase: "cumparaturi",
  cost: "dobanzi, comisioane",
  thanks: "multumim",
  owed: "sold datorat, sold credit, datorie ramasa, principal rămas, credit rămas de rambursat",
  credits: "credit(e), creditor, creditoare, total creditat",
  credit:
    "=in, =suma in, credit, incasari, incasare, depunere, depuneri, =creditari, =intrari, =venituri, =sume creditate, =credite, =rulaj creditor, =intrare, =sume încasate, =alimentări",
  credit_mark: "credit, in, creditare, i, intrare, încasare",
  debits: "debite, debitor, debitoare, plăți efectuate, ieșiri, total debitat",
  debit:
    "debitari, debitare, plati, plata, retragere, retrageri, =iesiri, =cheltuieli, =sume debitate, =debite, =rulaj debitor, =ieșire, =sume plătite",
  debit_mark: "o, ieșire",
  first: "initial, anterior, precedent*, la inceput",
  last: "final, actual, noua, nou, la sfarsit",
  now: "curent, actual",
  card_account: "card de credit, suma minimă de plată",
  least_due: "sumă minimă de plată, plată minimă",
  due_day: "dată scadentă, scadența",
  loan_account: "cont de credit, contract de credit, număr credit, extras credit ipotecar",
  balance: "sold, datorie ramasa",
  opening: `
    soldul anterior, soldul initial, soldul precedent, soldul de deschidere, soldul la inceput,
    sold de deschidere, datorie anterioara,
    sold la începutul perioadei, sold deschidere, sold început perioadă, sold vechi,
    sold la deschidere, sold început
  `,
  closing:
    "soldul final, soldul nou, soldul de inchidere, soldul la sfarsit, sold de inchidere, datorie noua, suma totală datorată, datorie totală, sold la sfârșitul perioadei, sold închidere, sold sfârșit perioadă, sold la data extrasului, sold la închidere, total datorat",
  aside:
    "disponibil, limita, linie de credit, descoperit autorizat, sold mediu, sold minim, sold maxim, sume blocate, dobândă acumulată, descoperit de cont",
  carried: "suma anterior, de reportat, sold reportat",
  total: "suma, rulaj*",
  pending:
    "în așteptare, în curs de procesare, în procesare, tranzacții în așteptare, blocate, tranzacții nedecontate, tranzacții în curs, sume rezervate, autorizate în așteptarea decontării, =autorizări, sume autorizate, tranzacții neprocesate, tranzacții autorizate nedecontate, tranzacții pendinte, operațiuni în curs",
  failed: "respins*, anulat*, eșuat*",
  row_in: "salariu, rambursare, încasare, depunere",
  row_out: "cumpărare, cumpărături, retragere, plată card, comision, chirie, debit direct",
  in_credit: "in credit",
  coming: "scadent*",
  account_word: "iban",
  account_label: "număr cont, număr de cont, numărul contului, nr cont, număr card",
  statement: "extras de cont, extras cont",
  paid_column: "rambursări, rambursat, plăți",
  owed_column: "dobândă, dobânzi, trageri, utilizări",
  amount: "suma, valoare, valoarea tranzacției",
  fee: "comision, =comisioane",
  time: "=ora",
  account: "=iban",
  status: "=stare",
  description: "*detalii*, *explicatie*, *explicatii*, *descriere*, =specificații, detalii plata",
  type: "tip",
  reference: "referinta, =număr tranzacție, =număr document",
  balance_name: "sold, =soldul",
  party: "beneficiar, plătitor",
  currency: "valuta, moneda",
  booked:
    "finalizate, tranzacții finalizate, tranzacții, operațiuni, tranzacții decontate, rulaj, istoric tranzacții, tranzacții efectuate, detalii tranzacții, tranzacții procesate, lista tranzacțiilor, operațiuni efectuate, tranzacții înregistrate, lista tranzacții",
  in_heading: "încasări, credite, intrări, depuneri, venituri, operațiuni creditoare",
  out_heading: "debite, ieșiri, retrageri, comisioane, cumpărături, cheltuieli, operațiuni debitoare",
  loan: "credit ipotecar, împrumut",
  savings: "cont de economii",
  current: "cont curent, contului curent",
  no_rows:
    "rate viitoare, plăți programate, =grafic de rambursare, plăți viitoare, tranzacții viitoare, plăți planificate, debitări viitoare, următoarele plăți, =solduri zilnice, =sold zilnic, =solduri la sfârșitul zilei, ordine de plată programate, tranzacții programate",
  ledger: "debit",
  year_before: "anul trecut, anul precedent, anul anterior, acum un an, anului trecut",
  interest: "=dobândă, =dobânzi",
  name: "detalii plata",
};
