import type { Words } from "./concept.ts";

/** Ukrainian. */
export const uk: Words = {
  payment: "платежі, платіж",
  purchase: "витрати",
  thanks: "дякуємо, дякую",
  owed: "залишок боргу",
  credits: "вхідні",
  credit: "надходження, кредит",
  credit_mark: "кредит",
  debits: "вихідні",
  debit: "дебет, витрати, видатки, видаток, витрата",
  debit_mark: "дебет",
};
