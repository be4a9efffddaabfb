import { addDays, writeDay } from "../facts/days.ts";
import type { Context, Drawing, Layout } from "../facts/layout.ts";
import { makeLedger, toTruth } from "../facts/ledger.ts";
import { DE, EN, FR, writeSigned, writeSize } from "../facts/money.ts";
import type { NumberStyle } from "../facts/money.ts";
import { BRITISH, FRENCH, GERMAN } from "../facts/payees.ts";
import type { Payees } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  title: string;
  heads: readonly string[];
  opening: (day: string) => string;
  closing: (day: string) => string;
  days: string;
  running: boolean;
};

const VARIANTS: readonly Variant[] = [
  {
    currency: "DKK",
    style: DE,
    payees: GERMAN,
    title: "Fjordbank kontoudskrift",
    heads: ["Dato", "Tekst", ">Beløb"],
    opening: (day) => `Saldo pr. ${writeDay(day, "DD.MM.YYYY")}`,
    closing: (day) => `Saldo pr. ${writeDay(day, "DD.MM.YYYY")}`,
    days: "DD.MM.YYYY",
    running: false,
  },
  {
    currency: "GBP",
    style: EN,
    payees: BRITISH,
    title: "Copperfield Bank account statement",
    heads: ["Date", "Details", ">Paid out", ">Paid in", ">Balance"],
    opening: (day) => `Balance brought forward on ${writeDay(day, "D MMMM YYYY")}`,
    closing: (day) => `New balance as at ${writeDay(day, "D MMMM YYYY")}`,
    days: "D MMM",
    running: true,
  },
  {
    currency: "EUR",
    style: FR,
    payees: FRENCH,
    title: "Banque du Vallon - relevé de compte",
    heads: ["Date", "Opération", ">Débit", ">Crédit"],
    opening: (day) => `Solde créditeur au ${writeDay(day, "DD/MM/YYYY")}`,
    closing: (day) => `Solde créditeur au ${writeDay(day, "DD/MM/YYYY")}`,
    days: "DD/MM",
    running: false,
  },
];

const make = ({ random, rows, seed }: Context): Drawing => {
  const variant = VARIANTS[Math.min(seed, 3) - 1] ?? VARIANTS[0];
  if (variant === undefined) throw new Error("no variant");
  const { style, heads } = variant;
  const ledger = makeLedger({
    random,
    from: "2026-03-01",
    to: "2026-03-31",
    count: rows,
    payees: variant.payees,
    opening: random.int(100_000, 900_000),
    scale: 3_000,
    neverOverdrawn: true,
  });
  const parted = heads.length > 3;
  const amountCells = (amount: number, drawn: string): (string | { html: string; as: string })[] =>
    parted ? [right(amount < 0 ? drawn : ""), right(amount > 0 ? drawn : "")] : [right(drawn)];
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, variant.days),
      escapeHtml(`${entry.who} ${entry.place}`),
      ...amountCells(
        entry.amount,
        mark(entry, parted ? writeSize(entry.amount, style) : writeSigned(entry.amount, style)),
      ),
      ...(variant.running ? [right(writeSigned(entry.balance, style))] : []),
    ]),
  );
  const balance = (name: string, minor: number): string =>
    tr(["", `<b>${name}</b>`, ...heads.slice(3).map(() => ""), right(`<b>${writeSigned(minor, style)}</b>`)]);
  const first = variant.running ? ledger.from : addDays(ledger.from, -1);
  const body = `<h1>${variant.title}</h1><p>${variant.currency} &nbsp; 0099 1234 ${random.digits(4)}</p><table>${thead(heads)}${balance(variant.opening(first), ledger.opening)}${table.join("")}${balance(variant.closing(ledger.to), ledger.closing)}</table>`;
  return printed({
    style: "td{padding:2px 4px}",
    body,
    footer: "{n}/{N}",
    statements: [
      toTruth(ledger, {
        bank_name: variant.title,
        account: "1234",
        currency: variant.currency,
        provable: true,
      }),
    ],
  });
};

export const balanceWithItsDay: Layout = { name: "balance-with-its-day", rows: [14, 70, 3], make };
