import type { Words } from "./concept.ts";

/** English. */
export const en: Words = {
  payment: "payment(s), repayment(s), pmt, autopay",
  purchase: `
    purchases, new charges, new transactions, new activity, new debits, current charges,
    current transactions, current activity, current debits, total charges, total transactions,
    total activity, total debits, charges
  `,
  cost: "fee(s), interest, cash advance(s), balance transfer(s)",
  thanks: "thank(s), thankyou, dankend",
  owed: `
    amount owed, amount owing, amount outstanding, balance owed, balance owing, balance outstanding,
    total owed, total owing, total outstanding, principal owed, principal owing, principal outstanding,
    owed at *, owed on *, outstanding principal balance, outstanding principal, outstanding balance balance,
    outstanding balance, outstanding loan balance, outstanding loan, principal balance, capitale residuo
  `,
};
