import type { Words } from "../concept.ts";

/** Kinyarwanda. */
export const rw: Words = {
  balance: "asigaye, ayasigaye",
  total: "igiteranyo",
  account_label: "nimero ya konti, numero ya konti",
  statement: "raporo ya konti",
  description: "=ibisobanuro, =ubusobanuro, =impamvu, =ibisobanuro birambuye",
  debit: "=ayavuyeho, =yavuyeho, =ayabikujwe, =amafaranga yavuyeho, =ayasohotse, =kubikuza",
  credit: "=ayinjiye, =yinjiye, =ayabikijwe, =amafaranga yinjiye, =ayashyizweho, =kubitsa",
  amount: "umubare w'amafaranga",
  balance_name: "=asigaye, =ayasigaye, amafaranga asigaye, =umusigaro, =asigayeho",
  fee: "=amafaranga ya serivisi, =komisiyo",
  opening:
    "ayari asanzweho, umubare utangira, asigaye mbere, amafaranga yatangiranye, ayatangiranye, asigaye ya mbere, amafaranga yari asanzweho",
  closing: "asigaye ubu, umubare usoza, asigaye nyuma, amafaranga asigaye nyuma, asigaye ya nyuma, =ayasojwe",
  debits: "igiteranyo cy'ayavuyeho, yose yavuyeho, igiteranyo cy'ayasohotse, ayavuyeho yose",
  credits: "igiteranyo cy'ayinjiye, yose yinjiye, igiteranyo cy'ayabikijwe, ayinjiye yose",
  booked: "ibikorwa byakozwe",
  idle: "nta gikorwa, nta bikorwa",
};
