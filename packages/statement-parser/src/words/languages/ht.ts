import type { Words } from "../concept.ts";

/** Haitian Creole. */
export const ht: Words = {
  account_label: "nimewo kont",
  statement: "relve kont",
  description: "=deskripsyon, =detay, =esplikasyon, =detay tranzaksyon, =deskripsyon tranzaksyon",
  debit: "=retrè, =kòb ki soti, =depans, =lajan ki soti",
  credit: "=kòb ki antre, =lajan ki antre",
  amount: "=montan",
  reference: "=nimewo chèk",
  currency: "deviz",
  opening: "balans anvan, balans ouvèti, ansyen balans, balans inisyal, balans kòmansman, balans depa",
  closing: "nouvo balans, balans fèmti, balans fen",
  debits: "total retrè, total lajan ki soti, total depans",
  credits: "total depo, total lajan ki antre",
  booked: "tranzaksyon, tranzaksyon yo, detay tranzaksyon",
  pending: "tranzaksyon annatant, =annatant",
  credit_mark: "kredi",
  debit_mark: "debi, retrè",
  total: "total",
  idle: "pa gen tranzaksyon, pa gen mouvman, okenn tranzaksyon",
};
