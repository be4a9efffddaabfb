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
  first: `
    opening, open, starting, start, beginning, previous, initial, old, last, prior, brought forward,
    at start, as at start, last statement, on opening
  `,
  last: `
    closing, close, ending, end, final, new, current, present, actual, total outstanding, outstanding,
    carried forward, at end, on close, this statement
  `,
  balance: "balance, bal, portfolio value",
  stand: "amount owed, owed, value, owing",
  opening: `
    beginning cash, beginning amount, beginning funds, opening cash, opening amount, opening funds,
    starting cash, starting amount, starting funds, previous statement, opening available (cash) balance,
    beginning available (cash) balance, starting available balance
  `,
  closing: `
    ending cash, ending amount, ending funds, closing cash, closing amount, closing funds, total amount due,
    total payment due, total due, amount due, total dues, you owe, statement balance, statement bal,
    closing available (cash) balance, ending available (cash) balance
  `,
  opening_row: `
    balance brought b f, balance brought bf, balance forward, balance b f, balance bf, =b f balance,
    =bf balance, brought forward, beginkontostand, beginbestand
  `,
  closing_row: `
    ledger ledger balance, ledger account balance, ledger available balance, ledger statement balance,
    ledger balance, =balance carried forward, =balance carried c f, =balance carried cf, =balance forward,
    =balance c f, =balance cf, =c f balance, =cf balance, carried forward, balance carried
  `,
  aside: `
    limit, available, availability, minimum, overdue, past due, due date, average, interest rate, rate, apr,
    point(s), cashback, reward*, miles, year to date, ytd, this year, tax year, annual, overdraft, arranged,
    authorised, authorized, unbilled, instalment, instament, uncleared, hold, lien, ledger fee, shareplan,
    pledged, tier, quota, vat, gst, exchange rate, guarantee, insured, coverage, eligible, page total,
    sub total, minimum payment, payment due
  `,
  carried: `
    carried over, carried forward, carried fwd, carried f, carried d, brought over, brought forward,
    brought fwd, brought f, brought d, carry over, carry forward, carry fwd, carry f, carry d, bring over,
    bring forward, bring fwd, bring f, bring d, c over, c forward, c fwd, c f, c d, b over, b forward,
    b fwd, b f, b d, balance forward, balance fwd, balance b f, balance c f, balance bf, balance cf,
    balance b fwd, balance c fwd, balance c d, balance b d, bal forward, bal fwd, bal b f, bal c f, bal bf,
    bal cf, bal b fwd, bal c fwd, bal c d, bal b d, bf, cf, report(e), transport*
  `,
  total: `
    total(s), totalling, totaling, totalled, totaled, sum(s), turnover(s), sub total(s), subtotals, totalen
  `,
  of_all: "your, all, other, amount of, value of, summary, items",
};
