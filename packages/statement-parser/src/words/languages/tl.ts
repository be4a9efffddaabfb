import type { Words } from "../concept.ts";

/** Filipino. */
export const tl: Words = {
  payment: "bayad, mga bayad",
  purchase: "binili, mga binili",
  cost: "mga singil",
  thanks: "salamat",
  owed: "natitirang utang, balanse ng utang",
  credits: "kabuuang pasok, kabuuang deposito",
  credit: "pasok, pumasok, =nadagdag",
  debits: "kabuuang labas, kabuuang nailabas",
  debit: "nailabas, inilabas, =labas, =nabawas",
  first: "panimulang, paunang, simulang",
  last: "pangwakas na, huling",
  card_account: "credit card",
  loan_account: "account ng utang, kasunduan sa utang",
  balance: "balanse",
  opening: "panimulang balanse, paunang balanse, simulang balanse",
  closing: "pangwakas na balanse, huling balanse",
  total: "kabuuan",
  row_in: "sahod, suweldo",
  row_out: "pag withdraw",
  statement: "pahayag ng account",
  amount: "halaga",
  fee: "singil",
  description: "paglalarawan, detalye",
  balance_name: "balanse",
};
