import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { toTruth } from "../../facts/ledger.ts";
import { DE, EN, writeSigned, writeSize } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { AFRICAN, AMERICAN, GERMAN } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { makeMonth, pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  title: string;
  heads: readonly string[];
  ends: readonly [string, string];
  days: string;
  /** What stands in the further column: a cost on top, a part of the amount, or a reward that moves nothing. */
  beside: "cost" | "inside" | "reward";
};

const VARIANTS: readonly Variant[] = [
  {
    currency: "KES",
    style: EN,
    payees: AFRICAN,
    title: "Kilima Mobile Bank - account statement",
    heads: ["Date", "Details", ">Amount", ">Fee", ">Balance"],
    ends: ["Opening balance", "Closing balance"],
    days: "DD/MM/YYYY",
    beside: "cost",
  },
  {
    currency: "EUR",
    style: DE,
    payees: GERMAN,
    title: "Kornblume Direktbank - Kontoauszug",
    heads: ["Datum", "Vorgang", ">Gebühr", ">Betrag", ">Saldo"],
    ends: ["Anfangssaldo", "Endsaldo"],
    days: "DD.MM.YYYY",
    beside: "inside",
  },
  {
    currency: "USD",
    style: EN,
    payees: AMERICAN,
    title: "Nimbus Checking statement",
    heads: ["Date", "Description", ">Cash back", ">Amount", ">Balance"],
    ends: ["Beginning balance", "Ending balance"],
    days: "MM/DD/YYYY",
    beside: "reward",
  },
];

const make = (context: Context): Drawing => {
  const { random } = context;
  const variant = pickVariant(VARIANTS, context);
  const { style, beside } = variant;
  const ledger = makeMonth(context, {
    payees: variant.payees,
    kinds: ["card", "out", "in", "cash"],
  });
  const table = ledger.entries.map((entry) => {
    // A row that costs on top prints less than it moves.
    const extra = entry.amount > 0 ? 0 : random.int(1, 90);
    const drawn = beside === "cost" && entry.amount < -extra ? entry.amount + extra : entry.amount;
    const shown = beside === "cost" && drawn === entry.amount ? 0 : extra;
    const amount = right(mark(entry, writeSigned(drawn, style)));
    const second = right(writeSize(shown, style));
    return tr([
      writeDay(entry.booked_on, variant.days),
      escapeHtml(entry.who),
      ...(beside === "cost" ? [amount, second] : [second, amount]),
      right(writeSigned(entry.balance, style)),
    ]);
  });
  const balance = (name: string, minor: number): string =>
    tr(["", name, "", "", right(writeSigned(minor, style))]);
  const body = `<h1>${variant.title}</h1><p>${variant.currency}, ${writeDay(ledger.from, variant.days)} - ${writeDay(ledger.to, variant.days)}</p><table>${thead(variant.heads)}${balance(variant.ends[0], ledger.opening)}${table.join("")}${balance(variant.ends[1], ledger.closing)}</table>`;
  return printed({
    style: "td{padding:2px 4px}",
    body,
    statements: [
      toTruth(ledger, {
        bank_name: variant.title,
        account: "0000",
        currency: variant.currency,
        provable: true,
      }),
    ],
  });
};

export const feeColumn: Layout = { name: "fee-column", rows: [14, 70, 4], make };
