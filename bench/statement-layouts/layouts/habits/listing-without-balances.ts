import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { EN, writeSigned } from "../../facts/money.ts";
import { AUSTRALIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Sans"}h1{font-size:16px}td{border-bottom:1px solid #eee}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-08-01",
    to: "2026-08-31",
    count: rows,
    payees: AUSTRALIAN,
    opening: 0,
    scale: 2_000,
  });
  const order = ledger.entries.toReversed();
  const number = random.digits(9);
  const table = order.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD/MM/YYYY"),
      escapeHtml(`${entry.who} ${entry.place}`),
      entry.kind === "card" ? "EFTPOS" : "Transfer",
      right(mark(entry, `${entry.amount < 0 ? "-" : "+"}$${writeSigned(Math.abs(entry.amount), EN)}`)),
    ]),
  );
  const body = `<h1>Quokka Bank &mdash; Transaction listing</h1><p>Account Everyday ${number}, AUD. ${writeDay(ledger.from, "D MMM YYYY")} to ${writeDay(ledger.to, "D MMM YYYY")}. Listing created 2 Sep 2026 14:07.</p><table>${thead(["Date", "Details", "Type", ">Amount"])}${table.join("")}</table><p>This listing is not a statement of account.</p>`;
  return printed({
    style: STYLE,
    body,
    footer: "{n}/{N}",
    statements: [
      toTruth(ledger, {
        bank_name: "Quokka Bank",
        account: number,
        currency: "AUD",
        provable: false,
        order,
        opening: null,
        closing: null,
      }),
    ],
  });
};

export const listingWithoutBalances: Layout = { name: "listing-without-balances", rows: [18, 60, 2], make };
