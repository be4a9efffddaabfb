import type { Words } from "../concept.ts";

/** Swahili. */
export const sw: Words = {
  payment: "malipo",
  purchase: "manunuzi, ununuzi",
  cost: "riba, makato, ada za",
  thanks: "=asante, asante kwa, asante sana",
  owed: "deni lililobaki, salio la mkopo, salio la deni, mkopo uliobaki",
  credits:
    "jumla ya mapato, jumla zilizoingia, jumla ya krediti, jumla ya pesa zilizoingia, jumla ya zilizowekwa, jumla iliyowekwa, jumla ya fedha zilizoingia, jumla ya fedha zilizowekwa, jumla kuweka, jumla ya pesa zilizowekwa",
  credit:
    "zilizoingia, fedha zilizoingia, pesa zilizoingia, mapato, =krediti, =weka, =kuingia, =zilizowekwa, pesa zilizowekwa, kilichoingia, =kiasi kilichowekwa, =pesa iliyoingia, =imewekwa, =iliyowekwa, =uwekaji, =fedha zilizowekwa",
  debits:
    "jumla ya matumizi, jumla zilizotoka, jumla ya debiti, jumla ya pesa zilizotoka, jumla ya zilizotolewa, jumla iliyotolewa, jumla ya fedha zilizotoka, jumla ya makato, jumla ya fedha zilizotolewa, jumla kutoa, jumla ya pesa zilizotolewa",
  debit:
    "zilizotoka, fedha zilizotoka, pesa zilizotoka, matumizi, =debiti, =toa, =kutoka, =zilizotolewa, pesa zilizotolewa, kilichotoka, =kiasi kilichotolewa, =pesa iliyotoka, =imetolewa, =iliyotolewa, =kutoa, =utoaji, =fedha zilizotolewa",
  first: "la awali, la mwanzo, la kuanzia",
  last: "la mwisho, la kufunga",
  card_account: "kadi ya mkopo",
  least_due: "malipo ya chini",
  due_day: "tarehe ya mwisho ya malipo",
  credit_limit: "kikomo cha mkopo",
  loan_account: "akaunti ya mkopo, taarifa ya mkopo",
  balance: "salio",
  opening:
    "salio la awali, salio la mwanzo, salio la kuanzia, salio lililotangulia, salio lililopita, salio la kufungulia, salio anzia, salio la nyuma, salio la mwezi uliopita, salio lililoletwa mbele, salio la kufungua",
  closing:
    "salio la mwisho, salio la kufunga, salio jipya, salio la kumalizia, salio la kufungia, salio lililohamishwa mbele, salio ishia, jumla ya deni, kiasi kinachodaiwa, jumla inayodaiwa",
  aside:
    "kikomo, salio linalopatikana, salio la wastani, salio la chini, malipo ya chini, kiwango cha chini cha malipo, kima cha chini cha malipo, kiwango cha mkopo, kiasi kinachopatikana, salio linalotumika, salio unaloweza kutumia",
  total: "jumla",
  row_in: "mshahara",
  row_out: "kutoa pesa, ada ya",
  account_label: "nambari ya akaunti, namba ya akaunti",
  statement: "taarifa ya akaunti, taarifa ya benki",
  currency: "sarafu",
  amount: "kiasi",
  description: "maelezo, =undani, =ufafanuzi",
  balance_name: "salio, =bakaa",
  no_rows: "malipo yajayo, malipo yaliyopangwa, malipo yanayokuja, malipo ya baadaye",
  year_before: "mwaka jana, mwaka uliopita",
  reference: "=rejea, =kumb na",
  fee: "=tozo, =ada ya huduma, =kamisheni",
  interest: "=riba",
  booked: "miamala",
  pending: "miamala inayosubiri, miamala isiyokamilika",
  credit_mark: "krediti, weka, imeingia",
  debit_mark: "toa, imetoka",
  paid_column: "malipo, amelipa, imelipwa",
  owed_column: "riba",
  idle: "hakuna miamala, hakuna muamala, hakuna shughuli",
};
