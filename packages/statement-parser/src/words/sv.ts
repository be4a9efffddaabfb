import type { Words } from "./concept.ts";

/** Swedish. */
export const sv: Words = {
  payment: "inbetalning(ar), betalning(ar)",
  purchase: "kop, inkop",
  cost: "rantor, avgifter",
  thanks: "tack",
  owed: "restskuld",
  credits: "kredit, insattningar, insatt",
  credit: "insattning(ar), kredit",
  credit_mark: "insattning, kredit",
  debits: "uttag",
  debit: "=ut, =belopp ut, uttag, belastning",
  debit_mark: "uttag",
  first: "ingaende, foregaende",
  last: "slutsaldo, utgaende, ny",
  balance: "saldo, saldot",
  opening: "skuld fran foregaende, saldo fran foregaende, foregaende faktura, foregaende skuld",
  closing: "*slutsaldo*, ny skuld, totalt att betala, att betala, nytt saldo",
  aside: "lagsta, kreditgrans",
  total: "summa",
};
