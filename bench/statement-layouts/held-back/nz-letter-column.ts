import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../facts/money.ts";
import { AUSTRALIAN } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

const STYLE = `body{font:9px "Liberation Sans Narrow"}h1{font-size:17px;color:#00704a}td{padding:2px 4px}thead th{border-bottom:2px solid #00704a}`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-19", "2026-01-18"] : ["2026-02-19", "2026-03-18"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AUSTRALIAN,
    opening: random.int(20_000, 700_000),
    scale: 2_800,
  });
  const number = `38-9999-0${random.digits(6)}-00`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD MMM"),
      {
        card: "EFT",
        out: "AP",
        in: "DC",
        cash: "ATM",
        fee: "FEE",
        check: "CHQ",
        interest: "INT",
        reversal: "REV",
      }[entry.kind],
      escapeHtml(entry.who),
      entry.kind === "out" ? "RENT 12.50" : "",
      entry.reference.slice(0, 8),
      entry.amount < 0 ? "D" : "C",
      right(mark(entry, writeSize(entry.amount, EN))),
    ]),
  );
  const body = `<h1>Tui Bank</h1><p>TRANSACTION STATEMENT &nbsp; Account ${number} &nbsp; MS HANA PARATA<br>For the period ${writeDay(from, "D MMMM YYYY")} to ${writeDay(to, "D MMMM YYYY")} &nbsp; NZD</p>
  <table>${thead(["Date", "Type", "Other party", "Particulars", "Reference", "D/C", ">Amount"])}${table.join("")}</table>
  <table style="width:45%;margin-top:14px"><tr class=b><td>Account summary</td><td></td></tr>${tr(["Balance at start", right(`$${writeSigned(ledger.opening, EN)}`)])}${tr([`Plus ${moneyIn(ledger.entries).length} credits`, right(`$${writeSize(sumOf(moneyIn(ledger.entries)), EN)}`)])}${tr([`Less ${moneyOut(ledger.entries).length} debits`, right(`$${writeSize(sumOf(moneyOut(ledger.entries)), EN)}`)])}${tr(["Balance at end", right(`$${writeSigned(ledger.closing, EN)}`)])}</table><p>RWT deducted year to date $14.20. Go paperless by 30 June and get $10.00.</p>`;
  return printed({
    style: STYLE,
    body,
    footer: "Page {n} of {N}",
    statements: [
      toTruth(ledger, { bank_name: "Tui Bank", account: number, currency: "NZD", provable: true }),
    ],
  });
};

export const nzLetterColumn: Layout = { name: "held-back-07", rows: [24, 96, 3], make };
