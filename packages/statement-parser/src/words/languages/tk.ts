import type { Words } from "../concept.ts";

/** Turkmen. */
export const tk: Words = {
  balance: "galyndy, galyndysy",
  total: "jemi",
  statement: "hasap göçürmesi",
  currency: "walýuta, pul birligi",
  description: "=beýany, =tölegiň maksady, =mazmuny, =düşündiriş, =amalyň beýany",
  debit: "=çykdajy, =çykdajylar, =çykaryş",
  credit: "=girdeji, =girdejiler, =giriş pul",
  amount: "=möçberi, =pul möçberi, amalyň möçberi",
  balance_name: "=galyndy, hasabyň galyndysy, hasap galyndysy",
  fee: "=hyzmat tölegi",
  time: "=wagt, =wagty",
  reference: "=resminama belgisi, =resminamanyň belgisi, =amalyň belgisi",
  opening: "başlangyç galyndy, döwrüň başyndaky galyndy, giriş galyndy, döwrüň başyna galyndy, öňki galyndy",
  closing:
    "ahyrky galyndy, soňky galyndy, döwrüň ahyryndaky galyndy, çykyş galyndy, döwrüň ahyryna galyndy, täze galyndy",
  debits: "jemi çykdajy, jemi çykdajylar",
  credits: "jemi girdeji, jemi girdejiler",
  booked: "amallar, geleşikler",
  pending: "garaşylýan amallar, işlenýän amallar",
  credit_mark: "girdeji",
  debit_mark: "çykdajy",
  idle: "amallar ýok, hereket ýok, geleşik ýok",
};
