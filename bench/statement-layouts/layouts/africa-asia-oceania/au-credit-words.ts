import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import { EN, writeSize } from "../../facts/money.ts";
import { AUSTRALIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{font-size:20px;background:#fc0;padding:6px}.l{width:88%;table-layout:fixed}.l td:nth-child(2){width:44%}.l th:nth-child(2){width:44%}td{border-bottom:1px solid #eee}`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-10-14", "2026-04-13"] : ["2025-12-14", "2026-01-13"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AUSTRALIAN,
    opening: seed === 3 ? -12_345 : random.int(30_000, 600_000),
    scale: 2_600,
  });
  const balance = (minor: number): string =>
    minor === 0 ? "Nil" : `$${writeSize(minor, EN)} ${minor < 0 ? "DR" : "CR"}`;
  const number = `06 2999 ${random.digits(8)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD MMM"),
      `${escapeHtml(entry.who)} ${entry.kind === "card" ? `${escapeHtml(entry.place)} AUS<br>Card xx${entry.reference.slice(0, 4)}<br>Value Date: ${writeDay(entry.value_on, "DD/MM/YYYY")}` : `<br>Direct ${entry.amount < 0 ? "Debit" : "Credit"} ${entry.reference.slice(0, 6)}`}`,
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(entry.amount > 0 ? `$${mark(entry, writeSize(entry.amount, EN))}` : ""),
      right(balance(entry.balance)),
    ]),
  );
  const body = `<h1>Boronia Bank</h1><div style="display:flex;justify-content:space-between"><p>MS TALIA FERNBROOK<br>3 BANKSIA ST<br>FITZROY NORTH VIC 3068</p><table style="width:48%">${tr(["Your Statement", ""])}${tr(["Statement 14", right("(Page 1)")])}${tr(["Account Number", right(number)])}${tr(["Statement Period", right(`${writeDay(from, "D MMM YYYY")} - ${writeDay(to, "D MMM YYYY")}`)])}${tr(["Closing Balance", right(`<b>${balance(ledger.closing)}</b>`)])}</table></div>
  <h3>Smart Access</h3><p>Enjoy the convenience. Note: have you checked your statement today? From ${writeDay(addDays(to, 30), "D MMMM YYYY")} the monthly fee will be $4.00.</p>
  <table class=l>${thead(["Date", "Transaction", ">Debit", ">Credit", ">Balance"])}${tr([writeDay(from, "DD MMM"), `<b>${from.slice(0, 4)} OPENING BALANCE</b>`, "", "", right(balance(ledger.opening))])}${table.join("")}${tr([writeDay(to, "DD MMM"), `<b>${to.slice(0, 4)} CLOSING BALANCE</b>`, "", "", right(balance(ledger.closing))])}</table>
  <p>Opening balance &nbsp;- Total debits &nbsp;+ Total credits &nbsp;= Closing balance<br>${balance(ledger.opening)} &nbsp; $${writeSize(sumOf(moneyOut(ledger.entries)), EN)} &nbsp; $${writeSize(sumOf(moneyIn(ledger.entries)), EN)} &nbsp; ${balance(ledger.closing)}</p>
  <p>Important information: interest rate 0.00% on balances from $0.00 to $49,999.99.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [15, 15],
    footer: "Statement 14 (Page {n} of {N})",
    statements: [
      toTruth(ledger, { bank_name: "Boronia Bank", account: number, currency: "AUD", provable: true }),
    ],
  });
};

export const auCreditWords: Layout = { name: "au-credit-words", rows: [22, 140, 2], make };
