import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { INDIA, writeSize } from "../../facts/money.ts";
import { INDIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";
import { describeIndian } from "./in-debit-credit.ts";

const STYLE = `body{font:9px "DejaVu Sans Condensed"}h1{font-size:15px;color:#b3261e}th{background:#eee;font-weight:bold}td{border-bottom:1px solid #e3e3e3}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-08-01",
    to: "2026-08-31",
    count: rows,
    payees: INDIAN,
    opening: random.int(500_000, 12_000_000),
    scale: 45_000,
    neverOverdrawn: true,
  });
  const order = ledger.entries.toReversed();
  const number = `00${random.digits(10)}`;
  const table = order.map((entry, at) =>
    tr([
      String(at + 1),
      writeDay(entry.booked_on, "DD MMM YYYY"),
      escapeHtml(describeIndian(entry)),
      entry.amount < 0 ? "DR" : "CR",
      right(mark(entry, `₹ ${writeSize(entry.amount, INDIA)}`)),
      right(`₹ ${writeSize(entry.balance, INDIA)}`),
    ]),
  );
  const body = `<h1>Deccan Digital Bank</h1><p>PRIYA MENON &nbsp;|&nbsp; Savings account XXXXXX${number.slice(-4)} &nbsp;|&nbsp; INR<br>Transactions for ${writeDay(ledger.from, "DD MMM YYYY")} - ${writeDay(ledger.to, "DD MMM YYYY")}</p>
  <table style="width:50%"><tr><td>Opening balance</td><td class=r>₹ ${writeSize(ledger.opening, INDIA)}</td></tr><tr><td>Closing balance</td><td class=r>₹ ${writeSize(ledger.closing, INDIA)}</td></tr></table><br>
  <table>${thead(["S No.", "Transaction Date", "Transaction Remarks", "Dr/Cr", ">Amount (INR)", ">Balance (INR)"])}${table.join("")}</table>
  <p>Fixed deposits at 7.25% p.a. from ₹ 10,000.00 till 31 Mar 2027. Never share your OTP. Registered office: 4 Ghat Road, Hyderabad.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [12, 12],
    footer: "Deccan Digital Bank | page {n} of {N}",
    statements: [
      toTruth(ledger, {
        bank_name: "Deccan Digital Bank",
        account: number.slice(-4),
        currency: "INR",
        provable: true,
        order,
      }),
    ],
  });
};

export const inNewestFirst: Layout = { name: "in-newest-first", rows: [22, 80, 2], make };
