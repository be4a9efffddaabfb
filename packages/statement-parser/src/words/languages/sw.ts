import type { Words } from "../concept.ts";

/** Swahili. */
export const sw: Words = {
  payment: "malipo",
  purchase: "manunuzi, ununuzi",
  cost: "riba, makato, ada za",
  thanks: "asante",
  owed: "deni lililobaki, salio la mkopo, salio la deni",
  credits: "jumla ya mapato, jumla zilizoingia",
  credit:
    "zilizoingia, fedha zilizoingia, pesa zilizoingia, mapato, =krediti, =weka, =kuingia, =zilizowekwa, pesa zilizowekwa, kilichoingia",
  debits: "jumla ya matumizi, jumla zilizotoka",
  debit:
    "zilizotoka, fedha zilizotoka, pesa zilizotoka, matumizi, =debiti, =toa, =kutoka, =zilizotolewa, pesa zilizotolewa, kilichotoka",
  first: "la awali, la mwanzo, la kuanzia",
  last: "la mwisho, la kufunga",
  card_account: "kadi ya mkopo",
  least_due: "malipo ya chini",
  due_day: "tarehe ya mwisho ya malipo",
  loan_account: "akaunti ya mkopo, taarifa ya mkopo",
  balance: "salio",
  opening: "salio la awali, salio la mwanzo, salio la kuanzia, salio lililotangulia",
  closing: "salio la mwisho, salio la kufunga, salio jipya, salio la kumalizia",
  aside: "kikomo, salio linalopatikana, salio la wastani, salio la chini",
  total: "jumla",
  row_in: "mshahara",
  row_out: "kutoa pesa, ada ya",
  statement: "taarifa ya akaunti, taarifa ya benki",
  currency: "sarafu",
  amount: "kiasi",
  description: "maelezo",
  balance_name: "salio",
  no_rows: "malipo yajayo, malipo yaliyopangwa, malipo yanayokuja",
  year_before: "mwaka jana, mwaka uliopita",
};
