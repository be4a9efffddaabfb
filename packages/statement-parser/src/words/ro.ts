import type { Words } from "./concept.ts";

/** Romanian. */
export const ro: Words = {
  payment: "plati, rambursari, plata",
  purchase: "cumparaturi",
  cost: "dobanzi, comisioane",
  thanks: "multumim",
  owed: "sold datorat, sold credit",
  credits: "credit(e)",
  credit: "=in, =suma in, credit, incasari, incasare, depunere, depuneri",
  credit_mark: "credit, in, creditare, i",
  debit: "debitari, debitare, plati, plata, retragere, retrageri",
  debit_mark: "o",
  first: "initial, anterior, precedent*, la inceput",
  last: "final, actual, noua, nou, la sfarsit",
  balance: "sold",
  opening: `
    soldul anterior, soldul initial, soldul precedent, soldul de deschidere, soldul la inceput,
    sold de deschidere
  `,
  closing: "soldul final, soldul nou, soldul de inchidere, soldul la sfarsit, sold de inchidere",
  carried: "suma anterior",
  total: "suma, rulaj*",
  in_credit: "in credit",
  account_word: "iban",
  statement: "extras de cont, extras cont",
  day: "data",
  amount: "suma, valoare",
  time: "=ora",
  date: "data",
  account: "=iban",
  description: "*detalii*, *explicatie*, *explicatii*, *descriere*",
  balance_name: "sold",
};
