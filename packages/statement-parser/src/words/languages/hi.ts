import type { Words } from "../concept.ts";

/** Hindi. */
export const hi: Words = {
  payment: "*भुगतान*",
  purchase: "*खरीद*",
  cost: "*ब्याज*, *शुल्क*",
  owed: "*बकाया*, शेष ऋण",
  credits: "*जमा*",
  credit: "*जमा*",
  debits: "*निकासी*, *आहरण*, कुल नामे",
  debit: "*नामे*, *निकासी*, *आहरण*",
  first: "*प्रारंभिक*, *आरंभिक*",
  last: "*अंतिम*, *समापन*",
  card_account: "*क्रेडिट कार्ड*",
  loan_account: "*ऋण खाता*",
  balance: "*शेष*",
  total: "*कुल*",
  pending: "*लंबित*",
  statement: "*खाता विवरण*",
  amount: "राशि",
  description: "*विवरण*",
  balance_name: "*शेष*",
  row_in: "वेतन, धनवापसी, नकद जमा",
  row_out: "खरीद, निकासी, शुल्क, किराया",
  opening: "पिछला बकाया",
  closing: "नया बकाया",
  carried: "आगे ले जाया गया, पीछे से लाया गया",
};
