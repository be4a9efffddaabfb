import type { Words } from "../concept.ts";

/** Oromo. */
export const om: Words = {
  balance: "haftee",
  total: "ida'ama, walitti qabaa",
  statement: "ibsa herregaa",
  description: "=ibsa, =ibsa sochii",
  debit: "=baasii",
  credit: "=galii",
  amount: "hanga maallaqaa, hamma maallaqaa",
  balance_name: "=madaallii, haftee herregaa",
  opening: "haftee jalqabaa, haftee duraa, haftee darbe, haftee ka'umsaa",
  closing: "haftee dhumaa, haftee xumuraa, haftee haaraa",
  debits: "walitti qabaa baasii, ida'ama baasii, baasii waliigalaa",
  credits: "walitti qabaa galii, ida'ama galii, galii waliigalaa",
  idle: "sochiin hin jiru, sochii hin jiru",
};
