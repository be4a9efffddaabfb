import type { Words } from "../concept.ts";

/** English. */
export const en: Words = {
  payment: "payment(s), repayment(s), pmt, autopay",
  purchase:
    "purchases, new charges, new transactions, new activity, new debits, current charges, current transactions, current activity, current debits, total charges, total transactions, total activity, total debits, charges",
  cost: "fee(s), interest, cash advance(s), balance transfer(s)",
  thanks: "thank(s), thankyou, dankend",
  owed: "=owed, =owing, owed before, owed after, amount owed, amount owing, amount outstanding, balance owed, balance owing, balance outstanding, total owed, total owing, total outstanding, principal owed, principal owing, principal outstanding, owed at *, owed on *, outstanding principal balance, outstanding principal, outstanding balance balance, outstanding balance, outstanding loan balance, outstanding loan, loan balance, principal balance, capitale residuo, opening outstanding, closing outstanding, outstanding debt, =outstanding",
  credits:
    "credit(s), deposit(s), deposited, money in, paid in, payments in, payment in, addition(s), received, receipts, incoming, income, inflow(s), lodgement(s)",
  credit:
    "=credited, =receipt(s), =in, =cr, =received, =amount cr, =amt cr, =value cr, =cr amount, =cr amt, =cr value, =amount in, addition(s), added, lodgement(s), lodged, credit(s), deposit(s), deposited, paid in, money in, inflow, incoming, income, payments in, =amount credited, =payment in, =money received",
  credit_mark:
    "c, cr, crd, crdt, cre, cred, credit, in, inflow, incoming, deposit, income, kt, topup, received, receive, credited, money in, paid in, cash in, market sell, limit sell, stop sell, dividend, sell",
  debits:
    "=sent, total sent, money sent, amount sent, debit(s), withdrawal(s), withdrawn, deductions, money out, paid out, payments out, payment out, subtraction(s), outgoing(s), spent, spending, expense(s), outflow(s), purchases, charges, checks paid",
  debit:
    "=charged, =payment(s), =out, =dr, =spent, =charge(s), =spending, =amount dr, =amt dr, =value dr, =dr amount, =dr amt, =dr value, =amount out, subtraction(s), deducted, deduction(s), debit(s), withdrawal(s), withdraw(n), withdrawl, paid out, money out, outflow, outgoing, expense(s), payments out, =amount debited, =debited, =payment out, =money spent",
  debit_mark:
    "d, dr, db, dbit, deb, debit, s, out, outflow, outgoing, withdrawal, expense, dt, spent, send, sent, debited, spend, money out, paid out, cash out, market buy, limit buy, stop buy, buy",
  name: "credit card(s), debit card(s), foreign currency",
  first:
    "opening, open, starting, start, beginning, previous, initial, old, last, prior, brought forward, at start, as at start, last statement, on opening",
  last: "closing, close, ending, end, final, new, current, present, actual, total outstanding, outstanding, carried forward, at end, on close, this statement",
  now: "current, ledger, present, actual",
  card_account:
    "credit card, creditcard, card statement, minimum payment, payment due date, minimum amount due, total amount due, mastercard statement, visa statement, new charges, minimum due",
  credit_limit: "credit limit",
  due_day: "due date",
  loan: "loan, mortgage",
  loan_account:
    "loan statement, loan account, loan number, mortgage statement, mortgage account, mortgage number, outstanding principal, principal balance, heloc, home equity line, line of credit statement, line of credit account",
  savings: "saving(s), money market account, instant saver, instant access saver",
  current:
    "checking, chequing, current account, =current, transaction account, everyday account, cheque account",
  cash: "cash",
  bill: "payment(s) credits, payment(s) and credits, payment(s) other credits, payment(s) and other credits, new purchases, purchases, charges, balance due, amount due, total due, available credit, credit line, cash advance limit, payment due, due date, pay by, statement balance, cash advance(s), cardholder, card, repayment(s), interest charged, principal, overdraft, arranged limit, credit limit",
  account_label: "account, acct, a c, iban, card, credit card(s), debit card(s)",
  of_account: "holder, name, type, owner, balance, currency, branch, date",
  period_from: "=from, =date from, ^from date, =start, ^start date, =period from",
  period_to: "=to, ^to date, =date to, =end, ^end date, =period to",
  bank_label: "=bank, =bank name, =institution",
  balance: "balance, bal, portfolio value, outstanding debt",
  stand: "amount owed, owed, value, owing",
  opening:
    "=open, =b f, =bf, outstanding b f, outstanding brought forward, you owed, owed before, beginning cash, beginning amount, beginning funds, opening cash, opening amount, opening funds, starting cash, starting amount, starting funds, previous statement, opening available (cash) balance, beginning available (cash) balance, starting available balance, amount due on last statement, previous amount due, outstanding last month, opening position",
  closing:
    "=close, outstanding c f, outstanding carried forward, =owed, =owing, owed after, ending cash, ending amount, ending funds, closing cash, closing amount, closing funds, total amount due, total payment due, total due, amount due, total dues, you owe, statement balance, statement bal, closing available (cash) balance, ending available (cash) balance, closing position, balance at statement date, balance on statement date",
  opening_row:
    "balance brought b f, balance brought bf, balance forward, balance b f, balance bf, =b f balance, =bf balance, brought forward, beginkontostand, beginbestand",
  closing_row:
    "ledger ledger balance, ledger account balance, ledger available balance, ledger statement balance, ledger balance, =balance carried forward, =balance carried c f, =balance carried cf, =balance forward, =balance c f, =balance cf, =c f balance, =cf balance, carried forward, balance carried",
  aside:
    "last 3 months, last 6 months, last 12 months, last three months, last six months, last twelve months, over the last, over the past, limit, avail, available, availability, minimum, overdue, past due, due date, average, interest rate, rate, apr, point(s), cashback, reward*, miles, year to date, ytd, this year, tax year, annual, overdraft, arranged, authorised, authorized, unbilled, instalment, instament, uncleared, hold, lien, ledger fee, shareplan, pledged, tier, quota, vat, gst, exchange rate, guarantee, insured, coverage, eligible, page total, sub total, minimum payment, payment due, lowest balance, highest balance, credit line, line of credit, unused credit, reserved amount, blocked amount, held funds, interest accrued, accrued interest, drawing power, min amount due",
  carried:
    "carried over, carried forward, carried fwd, carried f, carried d, brought over, brought forward, brought fwd, brought f, brought d, carry over, carry forward, carry fwd, carry f, carry d, bring over, bring forward, bring fwd, bring f, bring d, c over, c forward, c fwd, c f, c d, b over, b forward, b fwd, b f, b d, balance forward, balance fwd, balance b f, balance c f, balance bf, balance cf, balance b fwd, balance c fwd, balance c d, balance b d, bal forward, bal fwd, bal b f, bal c f, bal bf, bal cf, bal b fwd, bal c fwd, bal c d, bal b d, bf, cf, report(e)",
  total:
    "total(s), totalling, totaling, totalled, totaled, sum(s), turnover(s), sub total(s), subtotals, totalen, σ",
  of_all: "your, all, other, amount of, value of, summary, items",
  pending:
    "pending, authorisation(s), authorization(s), not posted, not yet posted, unposted, not booked, unbooked, uncleared transactions, not yet booked, =on hold, =processing, not posted yet, awaiting posting, authorised awaiting settlement, authorised transactions awaiting settlement, card payments awaiting settlement, not yet cleared, items awaiting clearance, uncleared items, uncleared funds, held transactions, =holds, amounts on hold, transactions in progress, to be posted, blocked amounts, earmarked amounts, reserved amounts, memo items, memo-posted items, shadow transactions, authorised transactions, unbilled transactions, transactions in process",
  failed:
    "failed, failure, declined, cancelled, canceled, reverted, rejected, refused, denied, void, voided, expired, error, unsuccessful",
  reversed: "reversed",
  row_in:
    "received from, refund, refunded, payments and credits, payment and credit, directpay, full balance, e payment, epayment, epay, reversal, cashback, cash back, rebate, payment received, payment thank you, thank you, thankyou, autopay, auto pay, automatic payment, online payment, mobile payment, payment from, bill payment received, salary, payroll, wages, deposit, interest paid, interest credit, credit interest, transfer from, direct credit, bank credit, your payment, dividend(s), instalment received, installment received, repayment received, instalment paid, installment paid, loan repayment received",
  row_out:
    "paid to, sent to, purchase(s), pos, withdrawal, atm, fee(s), direct debit, rent, standing order, bill payment, transfer to, payment to, groceries, grocery, supermarket, restaurant, coffee, cafe, fuel, petrol, netflix, spotify, amazon, amzn, paypal, apple com, rewe, edeka, lidl, aldi, tesco, walmart, starbucks, mcdonald, annual fee, service charge, interest charged, interest charge(s), late fee, foreign transaction fee, membership, card expense, interest debited",
  no_rows:
    "daily ending balance(s), daily ledger balance(s), daily account balance(s), daily closing balance(s), daily balance(s), balance history, balance by date, balance information, ending daily balance, end of day balance*, interest summary, interest calculation, interest charge calculation, rate summary, rate information, pending, upcoming, scheduled, authorisation(s), authorization(s), reward*, point(s), fee summary, installment summary, installment plan(s), installment details, instalment summary, instalment plan(s), instalment details, installments plans summary, installments plan summary, installment plans summary, installment plan summary, instalments plans summary, instalments plan summary, instalment plans summary, instalment plan summary, emi summary, emi details, emi balance(s), overdraft and returned, tax summary, year to date, forthcoming, future, previstis, reverted, declined, cancelled, canceled, rejected, failed, =payment schedule, =interest rates, =remaining installments, =remaining instalments, =fee schedule, next standing orders, standing orders due, standing orders next month, direct debits due, payments due, payments due next month, advance notice of payments, advance notice, payments due after the statement date, planned payments, what is coming up, coming up, bills to come, payments to come, bills due, =balance by day, =balance summary by day, =closing balance by day, =how your interest was worked out, =interest details, =summary of fees, =exchange rates used, =exchange rates, =cheque images, =images of cheques paid, =last year, =same month last year, =spending by category, =spending summary, not part of this statement, not included in this statement, not included in the balance, not part of the balance",
  booked:
    "all completed transactions, all completed payments, all completed items, all completed activity, all completed, all posted transactions, all posted payments, all posted items, all posted activity, all posted, all booked transactions, all booked payments, all booked items, all booked activity, all booked, all settled transactions, all settled payments, all settled items, all settled activity, all settled, your completed transactions, your completed payments, your completed items, your completed activity, your completed, your posted transactions, your posted payments, your posted items, your posted activity, your posted, your booked transactions, your booked payments, your booked items, your booked activity, your booked, your settled transactions, your settled payments, your settled items, your settled activity, your settled, account completed transactions, account completed payments, account completed items, account completed activity, account completed, account posted transactions, account posted payments, account posted items, account posted activity, account posted, account booked transactions, account booked payments, account booked items, account booked activity, account booked, account settled transactions, account settled payments, account settled items, account settled activity, account settled, card completed transactions, card completed payments, card completed items, card completed activity, card completed, card posted transactions, card posted payments, card posted items, card posted activity, card posted, card booked transactions, card booked payments, card booked items, card booked activity, card booked, card settled transactions, card settled payments, card settled items, card settled activity, card settled, completed transactions, completed payments, completed items, completed activity, completed, posted transactions, posted payments, posted items, posted activity, posted, booked transactions, booked payments, booked items, booked activity, booked, settled transactions, settled payments, settled items, settled activity, settled, account transactions, card transactions, your transactions, transactions, transaction history, transaction details, transaction activity, account activity, cleared transactions, transaction listing",
  in_credit: "credit balance, in credit, credor, positive",
  in_debt: "debit balance, in debit, overdrawn, you owe, negative",
  other_time: "year, ytd, annual, annually, yearly, to date, since",
  apart: "fee(s), interest, charge(s), tax(es), commission, provision*, reversal, reversed",
  coming: "due, payable, pay by, next, valid until, valid thru, valid to",
  unit: "point(s), punten, miles, day(s), hour(s), quantity, qty, unit(s), piece(s), pcs, items, stock, inventory, shares, mm, cm, km, kg, kwh, wh, litre(s), liter(s), gallon(s), steps, calories, kcal, rain*, temp*, degrees, volume, weight, on hand, in stock",
  account_word: "balance, account, bank, statement, transaction(s), card, credit card(s), debit card(s)",
  statement:
    "statement, dokumnyt, card account ending, card ending, account ending, credit card, checking, account summary, transaction(s), passbook, account activity",
  invoice: "invoice, tax invoice, faktura, order confirmation, receipt no",
  expiry: "expir*, valid until, valid till, valid to, valid thru, valid through, validity",
  gross: "gross, bruto",
  net: "net, neto, nett",
  paid_column: "payment(s), paid, repayment(s), repaid, amount repaid, paid off",
  owed_column:
    "interest, charge(s), advance(s), purchase(s), drawn, disbursed, charged, borrowed, interest added, capitalised, capitalized",
  cost_column: "charge(s), cost(s), duty, levy, custos",
  box: "statement date, due date, credit limit, minimum payment, minimum amount, minimum due",
  held: "authorised, authorized, reserved, reservation, processing, in progress, hold, held, not posted, uncleared",
  foreign:
    "original*, foreign, local, source, instructed, orig, transfer, target, converted, order, loyalty, reward, refunded, saving(s), limit, transaction currency",
  money: "amount, amt, value",
  original_amount: "foreign spend",
  amount: "amount, amt, value, upphaeð, sum, total, net, gross, price, summ, eur, usd, gbp, cad, chf",
  mcc: "mcc, merchant category code",
  direction:
    "balance impact, =debit credit, =credit debit, =d c, =c d, =dr cr, =cr dr, =db cr, =in out, =sense, =direction, =credit or debit, =debit or credit, =money in out, =flow, =cr dr ind*, =dc, debit indicator, debit ind, debit flag, debit code, debit mark, credit indicator, credit ind, credit flag, credit code, credit mark, dc indicator, dc flag, dc code, dc mark, cdt dbt indicator, cdt dbt ind, cdt dbt flag, cdt dbt code, cdt dbt mark, credit debit, debit credit",
  rate: "rate",
  tax: "tax, vat, gst, wht, withholding, withheld, tds, levy, duty, itf",
  fee: "fee(s), commission, surcharge, conversion charge",
  time: "=time, =cas, =transaction time, =trans time, =time zone, =timezone",
  account_name:
    "=account name, =account nickname, =account label, =account title, =name of account, =account, =wallet",
  account:
    "=account no, =account num, =account number, =account id, =bank account no, =bank account number, =bank account, =posted account no, =posted account number, =posted account, =acct no, =acct number, =acct, =bban, ^account number*, =account nr, =account iban, =own iban, =iban bban",
  status: "=status, =state, =state type, =info, =transaction status, =current state",
  description:
    "*description*, detail(s), *narrat*, memo, *particulars*, *remarks*, *remark*, reason, *purpose*, note(s), message, title, *beskr*, item(s), desc, *detalj*",
  type: "type, code, transaction type, betalingstyp, transaktionstype, transaktionsart, buchungstype",
  reference:
    "reference, ref, id, *check*, *cheque*, chq, num, number, *fitid*, no, reference no, *referencia*",
  card: "=card, =card no, =card number, =card id, =card ending, =card member, =last 4 digits, ^card used*, ^card last*, ^card account*, ^cardholder*, ^card member*, ^credit card*",
  balance_name: "*balance*, bal, stan konta, *staða*, =outstanding",
  category: "*cathegor*, *subcategory*, *class",
  category_text:
    "=merchant category description, =merchant category name, =merchant categorie description, =merchant categorie name, =category description, =category name",
  party:
    "*payee*, *beneficiar*, *recipient*, merchant, counter party, *counterparty*, *partner*, =name, name, other party, *vendor*, *destinatario*",
  currency: "currency, ccy",
  interest: "interest",
  principal: "principal, capital repaid",
  symbol: "=symbol, =ticker, =ticker symbol, =wkn, =cusip, =sedol, =valor",
  security:
    "=security, =security name, =security description, =description, =name, =instrument, =holding, =fund, =fund name, =stock, =investment, =investment name, =product, =position, =asset",
  quantity:
    "=quantity, =qty, =shares, =units, units held, shares held, no of shares, number of shares, no of units, number of units, =holdings",
  unit_price:
    "=price, last price, unit price, share price, market price, closing price, current price, price per share, price per unit, =last, =nav",
  market_value:
    "market value, current value, =value, mkt value, value in *, position value, =total value, =valuation",
  unit_cost:
    "average cost, avg cost, average price, avg price, unit cost, cost per share, cost per unit, average cost basis, purchase price, average buy price",
  cost_basis:
    "cost basis, book cost, book value, =cost, total cost, amount invested, =invested, purchase value",
  trade:
    "=action, transaction type, =side, buy sell, buy or sell, trade date, settlement date, order type, =order",
  ledger: "debit(s), dr",
  year_before:
    "last year, previous year, prior year, same month last year, same period last year, a year ago, year ago, year earlier, this time last year",
  idle: "no transactions, no movements, no activity, no account activity, no entries, nil transactions, no postings, no operations",
};
