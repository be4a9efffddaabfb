import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, EN, writeSigned, writeSize } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { BRITISH, GERMAN, MEXICAN } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  title: string;
  heads: readonly string[];
  ends: readonly [string, string];
  language: string;
  day: string;
};

const VARIANTS: readonly Variant[] = [
  {
    currency: "GBP",
    style: EN,
    payees: BRITISH,
    title: "Village Savings Bank - your statement",
    heads: ["Day", "Details", ">Out", ">In", ">Balance"],
    ends: ["Opening balance", "Closing balance"],
    language: "en",
    day: "D",
  },
  {
    currency: "EUR",
    style: DE,
    payees: GERMAN,
    title: "Spar- und Kreditverein Neuental - Kontoauszug",
    heads: ["Tag", "Buchungstext", ">Soll", ">Haben", ">Saldo"],
    ends: ["Anfangssaldo", "Endsaldo"],
    language: "de",
    day: "DD.",
  },
  {
    currency: "MXN",
    style: EN,
    payees: MEXICAN,
    title: "Caja del Pueblo - estado de cuenta",
    heads: ["Día", "Concepto", ">Cargo", ">Abono", ">Saldo"],
    ends: ["Saldo anterior", "Saldo actual"],
    language: "es",
    day: "DD",
  },
];

const make = (context: Context): Drawing => {
  const { random, rows } = context;
  const variant = pickVariant(VARIANTS, context);
  const { style, language } = variant;
  const ledger = makeLedger({
    random,
    from: "2026-02-03",
    to: "2026-04-28",
    count: rows,
    payees: variant.payees,
    opening: random.int(100_000, 900_000),
    scale: 3_000,
  });
  const row = (entry: Entry): string =>
    tr([
      writeDay(entry.booked_on, variant.day),
      escapeHtml(`${entry.who} ${entry.place}`),
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, style)) : ""),
      right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, style)) : ""),
      right(writeSigned(entry.balance, style)),
    ]);
  const months = [...Map.groupBy(ledger.entries, ({ booked_on }) => booked_on.slice(0, 7)).values()].map(
    (own) =>
      `${tr([{ html: `<b>${writeDay(own[0]?.booked_on ?? "", "MMMM YYYY", language)}</b>`, as: "colspan=5" }])}${own.map(row).join("")}`,
  );
  const balance = (name: string, minor: number): string =>
    tr(["", name, "", "", right(writeSigned(minor, style))]);
  const body = `<h1>${variant.title}</h1><p>${variant.currency}</p><table>${thead(variant.heads)}${balance(variant.ends[0], ledger.opening)}${months.join("")}${balance(variant.ends[1], ledger.closing)}</table>`;
  return printed({
    style: "td{padding:2px 4px}",
    body,
    footer: "{n}/{N}",
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

export const monthAndDayNumbers: Layout = { name: "month-and-day-numbers", rows: [18, 90, 7], make };
