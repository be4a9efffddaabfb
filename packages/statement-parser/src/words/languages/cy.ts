import type { Words } from "../concept.ts";

/** Welsh. */
export const cy: Words = {
  payment: "taliad(au)",
  purchase: "pryniannau",
  cost: "llog, ffioedd, taliadau banc",
  owed: "dyledus",
  credits: "cyfanswm credydau, cyfanswm i mewn",
  credit:
    "=credyd, =i mewn, =taliadau i mewn, =arian i mewn, =adneuon, =talwyd i mewn, =credydau, wedi'i dalu i mewn",
  debits: "cyfanswm debydau, cyfanswm allan",
  debit:
    "=debyd, =allan, =taliadau allan, =arian allan, =tynnu allan, =talwyd allan, =tynnwyd allan, =debydau, wedi'i dalu allan, =codi arian",
  first: "agoriadol, blaenorol, dechreuol",
  last: "terfynol, newydd",
  card_account: "cerdyn credyd",
  loan_account: "cyfrif benthyciad",
  balance: "balans, gweddill",
  opening: "balans agoriadol, balans dechreuol, balans blaenorol, gweddill agoriadol, balans cychwynnol",
  closing: "balans terfynol, balans cau, balans newydd, gweddill terfynol, balans ar y diwedd",
  aside: "balans ar gael, terfyn credyd",
  carried: "balans a ddygwyd ymlaen, balans a gariwyd ymlaen",
  total: "cyfanswm",
  pending: "yn yr arfaeth, trafodion arfaethedig, ar y gweill",
  row_in: "cyflog",
  row_out: "taliad cerdyn, debyd uniongyrchol",
  in_heading: "arian i mewn, taliadau i mewn",
  out_heading: "arian allan, taliadau allan, ffioedd",
  booked: "trafodion, manylion trafodion, eich trafodion",
  statement: "cyfriflen, datganiad cyfrif",
  currency: "arian cyfred",
  amount: "swm",
  description: "manylion, disgrifiad",
  balance_name: "balans, gweddill",
  reference: "=cyfeirnod, =rhif siec, =cyf",
  fee: "=ffi, =tâl, =ffioedd",
  time: "=amser",
};
