import type { Words } from "./concept.ts";

/** Hungarian. */
export const hu: Words = {
  payment: "torlesztes(ek), befizetes*, fizetes*",
  purchase: "vasarlas(ok), koltes(ek)",
  cost: "kamat(ok), dijak",
  thanks: "koszonjuk",
  owed: "fennallo tartozas, fennallo toke",
  credits: "jovairas*, bevetel*, terhelesek jovairasok",
  credit: "jovairas, bevetel",
  credit_mark: "bevetel, jovairas",
  debits: "terheles*, kiadas*",
  debit: "terheles, kiadas",
  debit_mark: "kiadas, terheles",
  first: "nyito, elozo, kezdo",
  last: "zaro, uj",
  balance: "egyenleg",
  carried: "atvitel",
  total: "osszesen",
  failed: "sikertelen",
  row_in: "fizetes, jovairas",
  no_rows: "tervezett, esedekes",
  coming: "hatarido",
  account_word: "szamla",
  statement: "kivonat",
};
