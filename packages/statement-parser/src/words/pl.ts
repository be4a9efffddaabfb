import type { Words } from "./concept.ts";

/** Polish. */
export const pl: Words = {
  payment: "wplata, wplaty, splata, splaty, wplate, splate",
  purchase: "zakupy, transakcje, obciazenia",
  cost: "odsetki, oplaty",
  thanks: "dziekujemy",
  owed: "zadluzenie, kapital do splaty",
  credits: "wplywy, uznania, uznan, przychody",
  credit: "uznania, uznanie, wplywy, wplata, wplaty, przychod",
  credit_mark: "uznanie, uznania, przychod",
  debits: "wydatki, obciazenia, obciazen, wyplywy",
  debit: "obciazenia, obciazenie, wydatki, wyplata, wyplaty, rozchod",
  debit_mark: "obciazenie, obciazenia",
  first: "poczatkow*, poprzedni*",
  last: "koncow*, biezac*, nowa, nowe, nowy",
  balance: "saldo",
  carried: "przeniesienie, do przeniesienia, z przeniesienia",
  total: "suma, razem, lacznie",
};
