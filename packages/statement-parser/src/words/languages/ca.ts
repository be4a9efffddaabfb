import type { Words } from "../concept.ts";

/** Catalan. */
export const ca: Words = {
  payment: "pagament(s)",
  purchase: "compres",
  cost: "interessos, comissions, despeses",
  thanks: "gràcies",
  owed: "deute, capital pendent",
  credits: "total abonaments, total ingressos, abonaments, total haver",
  credit: "=abonament, =abonaments, =haver, =ingressos, =entrades, =dipòsits, =import abonament",
  debits: "total càrrecs, càrrecs, total deure",
  debit: "=càrrec, =càrrecs, =deure, =despeses, =sortides, =reintegraments, =import càrrec",
  first: "anterior, inicial",
  last: "final, nou",
  card_account: "targeta de crèdit",
  least_due: "pagament mínim",
  due_day: "data límit de pagament",
  loan_account: "compte de préstec, extracte del préstec",
  balance: "saldo",
  opening:
    "saldo inicial, saldo anterior, saldo d'obertura, saldo a l'inici, saldo a l'inici del període, saldo previ",
  closing: "saldo final, saldo de tancament, nou saldo, total deute, deute total",
  aside:
    "saldo disponible, límit de crèdit, saldo mitjà, pagament mínim, import mínim, descobert autoritzat, línia de crèdit",
  carried: "suma i segueix, saldo arrossegat",
  total: "=total",
  pending: "pendents, moviments pendents, operacions pendents, moviments en curs, operacions en curs",
  row_in: "nòmina, transferència rebuda, ingrés",
  row_out: "compra, càrrec",
  in_heading: "abonaments, ingressos, transferències rebudes, entrades",
  out_heading: "càrrecs, compres, despeses, reintegraments, comissions, sortides",
  booked:
    "moviments, moviments del compte, operacions, detall de moviments, últims moviments, moviments comptabilitzats, darrers moviments",
  statement: "extracte del compte, extracte de moviments",
  currency: "divisa, moneda",
  amount: "=import, import en euros, =import eur",
  description: "concepte, descripció, =detall, =observacions, =més dades, =detalls",
  balance_name: "saldo",
  coming: "venciment",
  fee: "comissió, =comissions, =despeses i comissions",
  party: "beneficiari, ordenant",
  interest: "interessos",
  principal: "amortització",
  no_rows:
    "propers pagaments, transferències programades, properes operacions, pagaments programats, properes quotes",
  credit_mark: "abonament, haver",
  debit_mark: "càrrec, deure",
};
