import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import type { Entry } from "../facts/ledger.ts";
import { EN, writeBracketed, writeSize } from "../facts/money.ts";
import { AMERICAN } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{font-size:19px;color:#274}td{border-bottom:1px solid #ddd}.img{display:inline-block;width:46%;margin:6px;border:1px solid #777;height:70px;font:italic 9px "Liberation Serif";padding:6px}.cap{font:8px "Liberation Sans"}`;

const checkImage = (entry: Entry): string =>
  `<div style="display:inline-block;width:48%"><div class=img style="width:96%">Pay to the order of ${escapeHtml(entry.who)}<br>$ ${writeSize(entry.amount, EN)}</div><div class=cap>#${entry.reference.slice(0, 4)} &nbsp; ${writeDay(entry.booked_on, "MM/DD/YYYY")} &nbsp; $${writeSize(entry.amount, EN)}</div></div>`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-04-01",
    to: "2026-04-30",
    count: rows,
    payees: AMERICAN,
    opening: random.int(90_000, 900_000),
    scale: 3_200,
    kinds: ["card", "card", "in", "out", "check", "check"],
  });
  const number = `XXXXXX${random.digits(4)}`;
  const checks = ledger.entries.filter((entry) => entry.kind === "check");
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "MM/DD/YYYY"),
      entry.kind === "check"
        ? `CHECK # ${entry.reference.slice(0, 4)}`
        : escapeHtml(`${entry.who} ${entry.place}`),
      right(mark(entry, `$${writeBracketed(entry.amount, EN)}`.replace("$(", "($"))),
      right(`$${writeBracketed(entry.balance, EN)}`.replace("$(", "($")),
    ]),
  );
  const body = `<h1>Granite Falls Savings Bank</h1><p>EDGAR LINDQUIST<br>Free Business Checking ${number}</p><table style="width:65%">${thead(["Summary", "Date", ">Amount"])}${tr(["Beginning Balance", "04/01/2026", right(`$${writeBracketed(ledger.opening, EN)}`)])}${tr([`${moneyIn(ledger.entries).length} Credit(s) This Period`, "", right(`$${writeSize(sumOf(moneyIn(ledger.entries)), EN)}`)])}${tr([`${moneyOut(ledger.entries).length} Debit(s) This Period`, "", right(`$${writeSize(sumOf(moneyOut(ledger.entries)), EN)}`)])}${tr(["Ending Balance", "04/30/2026", right(`$${writeBracketed(ledger.closing, EN)}`)])}</table>
  <h3>Account Activity</h3><table>${thead(["Post Date", "Description", ">Amount", ">Balance"])}${tr(["04/01/2026", "Beginning Balance", "", right(`$${writeBracketed(ledger.opening, EN)}`)])}${table.join("")}${tr(["04/30/2026", "Ending Balance", "", right(`$${writeBracketed(ledger.closing, EN)}`)])}</table>
  ${checks.length === 0 ? "" : `<h3>Checks Cleared</h3><table>${thead(["Check Nbr", "Date", ">Amount"])}${checks.map((entry) => tr([entry.reference.slice(0, 4), writeDay(entry.booked_on, "MM/DD/YYYY"), right(`$${writeSize(entry.amount, EN)}`)])).join("")}</table><div style="break-before:page">${checks.map(checkImage).join("")}</div>`}`;
  return printed({
    style: STYLE,
    body,
    format: "Letter",
    footer: "Page {n} of {N}",
    statements: [
      toTruth(ledger, {
        bank_name: "Granite Falls Savings Bank",
        account: number,
        currency: "USD",
        provable: true,
      }),
    ],
  });
};

export const usCheckImages: Layout = { name: "held-back-08", rows: [24, 80, 4], make };
