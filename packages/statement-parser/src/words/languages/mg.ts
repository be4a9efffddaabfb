import type { Words } from "../concept.ts";

/** Malagasy. */
export const mg: Words = {
  balance: "ambim bola",
  total: "fitambarany, totaliny",
  account_label: "laharan ny kaonty, laharana kaonty",
  statement: "tatitry ny kaonty, fanambarana kaonty",
  description: "=antsipiriany, =fanazavana, =famaritana, =fanamarihana",
  debit: "=vola nivoaka, =fivoahana, =vola nalaina, =fisintonana, =nivoaka",
  credit: "=vola niditra, =fidirana, =napetraka, =vola napetraka, =fametrahana, =niditra",
  amount: "habetsaky ny vola, sandan'ny vola",
  balance_name: "=vola sisa",
  reference: "=laharana manondro",
  fee: "=saram-pandraharahana",
  opening:
    "vola tamin'ny voalohany, sisa teo aloha, vola teo am-piandohana, sisa voalohany, ambim-bola teo aloha, ambim-bola voalohany",
  closing: "vola amin'ny farany, sisa farany, vola farany, ambim-bola farany, ambim-bola vaovao",
  debits:
    "fitambaran'ny vola nivoaka, totalin'ny vola nivoaka, fitambaran'ny fandaniana, tontalin'ny vola nivoaka",
  credits:
    "fitambaran'ny vola niditra, totalin'ny vola niditra, fitambaran'ny fidirana, tontalin'ny vola niditra",
  booked: "fifanakalozana, fandraharahana",
  idle: "tsy misy fifanakalozana, tsy nisy hetsika, tsy misy hetsika",
};
