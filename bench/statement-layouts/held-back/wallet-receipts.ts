import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import type { Entry, EntryKind } from "../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../facts/money.ts";
import { AFRICAN } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

const STYLE = `body{font:9px "Liberation Sans"}h1{color:#2e8b1f;font-size:19px}td,th{border:1px solid #ccc}th{background:#e9f5e7;font-weight:bold}td:nth-child(3){width:38%}`;
const KINDS: readonly [string, readonly EntryKind[]][] = [
  ["Cash out", ["cash"]],
  ["Send money", ["out"]],
  ["Received money", ["in", "reversal", "interest"]],
  ["Pay merchant", ["card"]],
  ["Fees", ["fee"]],
];

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-02-01",
    to: "2026-04-30",
    count: rows,
    payees: AFRICAN,
    opening: random.int(10_000, 600_000),
    scale: 20_000,
    neverOverdrawn: true,
  });
  const order = ledger.entries.toReversed();
  const phone = `2547${random.digits(8)}`;
  const details = (entry: Entry): string =>
    entry.kind === "card"
      ? `Merchant Payment to ${entry.reference.slice(0, 6)} - ${entry.who}`
      : entry.kind === "fee"
        ? "Pay Merchant Charge"
        : entry.kind === "cash"
          ? `Customer Withdrawal At Agent Till ${entry.reference.slice(0, 6)} - ${entry.place}`
          : `${entry.amount < 0 ? "Customer Transfer to" : "Funds received from"} - 2547******${entry.reference.slice(0, 3)} ${entry.who}`;
  const summary = KINDS.map(([name, kinds]) => {
    const some = ledger.entries.filter((entry) => kinds.includes(entry.kind));
    return tr([
      `${name.toUpperCase()}:`,
      right(writeSize(sumOf(moneyIn(some)), EN)),
      right(writeSize(sumOf(moneyOut(some)), EN)),
    ]);
  });
  const body = `<h1>pesakodi</h1><h3>MOBILE MONEY FULL STATEMENT</h3><p>Customer Name: WANJIRU KAMAU<br>Mobile Number: ${phone}<br>Statement Period: ${writeDay(ledger.from, "DD MMM YYYY")} - ${writeDay(ledger.to, "DD MMM YYYY")}<br>Request Date: ${writeDay(ledger.to, "DD MMM YYYY")}</p>
  <h4>SUMMARY</h4><table style="width:60%">${thead(["TRANSACTION TYPE", ">PAID IN", ">PAID OUT"])}${summary.join("")}${tr(["<b>TOTAL:</b>", right(writeSize(sumOf(moneyIn(ledger.entries)), EN)), right(writeSize(sumOf(moneyOut(ledger.entries)), EN))])}</table>
  <h4>DETAILED STATEMENT</h4><table>${thead(["Receipt No.", "Completion Time", "Details", "Transaction Status", ">Paid In", ">Withdrawn", ">Balance"])}${order.map((entry) => tr([`TB${entry.reference.slice(0, 3)}XK${entry.reference.slice(3, 6)}`, `${entry.booked_on} ${String(8 + (entry.id % 12)).padStart(2, "0")}:${entry.reference.slice(0, 2)}:14`, escapeHtml(details(entry)), "Completed", right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, EN)) : ""), right(entry.amount < 0 ? mark(entry, writeSigned(entry.amount, EN)) : ""), right(writeSigned(entry.balance, EN))])).join("")}</table>
  <p>Disclaimer: This record is produced for your personal use and is not transferable. All figures in KES. If any discrepancies, dial 999. Verification code ${random.digits(6)}.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [14, 10],
    footer: "Page {n} of {N}",
    statements: [
      toTruth(ledger, {
        bank_name: "pesakodi",
        account: phone,
        currency: "KES",
        provable: true,
        order,
        opening: null,
        closing: null,
      }),
    ],
  });
};

export const walletReceipts: Layout = { name: "held-back-15", rows: [24, 110, 2], make };
