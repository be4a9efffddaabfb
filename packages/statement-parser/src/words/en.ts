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
  credits: `
    credit(s), deposit(s), deposited, money in, paid in, payments in, payment in, addition(s), received,
    receipts, incoming, income, inflow(s), lodgement(s)
  `,
  credit: `
    =receipt(s), =in, =cr, =received, =amount cr, =amt cr, =value cr, =cr amount, =cr amt, =cr value,
    =amount in, addition(s), added, lodgement(s), lodged, credit(s), deposit(s), deposited, paid in,
    money in, inflow, incoming, income, payments in
  `,
  credit_mark: `
    c, cr, crd, crdt, cre, cred, credit, in, inflow, incoming, deposit, income, kt, topup, received,
    receive, credited, money in, paid in, cash in, market sell, limit sell, stop sell, dividend, sell
  `,
  debits: `
    debit(s), withdrawal(s), withdrawn, deductions, money out, paid out, payments out, payment out,
    subtraction(s), outgoing(s), spent, spending, expense(s), outflow(s), purchases, charges, checks paid
  `,
  debit: `
    =payment(s), =out, =dr, =spent, =charge(s), =spending, =amount dr, =amt dr, =value dr, =dr amount,
    =dr amt, =dr value, =amount out, subtraction(s), deducted, deduction(s), debit(s), withdrawal(s),
    withdraw(n), withdrawl, paid out, money out, outflow, outgoing, expense(s), payments out
  `,
  debit_mark: `
    d, dr, db, dbit, deb, debit, s, out, outflow, outgoing, withdrawal, expense, dt, spent, send, sent,
    debited, spend, money out, paid out, cash out, market buy, limit buy, stop buy, buy
  `,
  name: "credit card(s), debit card(s)",
};
