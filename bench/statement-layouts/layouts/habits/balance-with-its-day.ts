import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { toTruth } from "../../facts/ledger.ts";
import { DE, EN, FR, writeSigned, writeSize } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { BRITISH, FRENCH, GERMAN } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { makeMonth, pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

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

const make = (context: Context): Drawing => {
  const { random } = context;
  const variant = pickVariant(VARIANTS, context);
  const { style, heads } = variant;
  const ledger = makeMonth(context, {
    payees: variant.payees,
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
