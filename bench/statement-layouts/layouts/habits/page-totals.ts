import { writeDay } from "../../facts/days.ts";
import { makeFlow } from "../../draw/flow.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { DE, EN, INDIA, writeSize } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { BRITISH, INDIAN, ITALIAN } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { makeMonth, pickVariant } from "../../facts/variants.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  title: string;
  heads: readonly string[];
  words: { opening: string; closing: string; page: string; forward: string; brought: string };
  days: string;
  small: string;
};

const VARIANTS: readonly Variant[] = [
  {
    currency: "INR",
    style: INDIA,
    payees: INDIAN,
    title: "Banyan Merchant Bank - Statement of account",
    heads: ["Date", "Particulars", "Withdrawals", "Deposits", "Balance"],
    words: {
      opening: "Opening balance",
      closing: "Closing balance",
      page: "Page total",
      forward: "Carried forward",
      brought: "Brought forward",
    },
    days: "DD-MM-YYYY",
    small: "Banyan Merchant Bank Ltd, member of the deposit insurance scheme up to 5,00,000.00 per depositor",
  },
  {
    currency: "EUR",
    style: DE,
    payees: ITALIAN,
    title: "Cassa del Colle - estratto conto",
    heads: ["Data", "Descrizione", "Dare", "Avere", "Saldo"],
    words: {
      opening: "Saldo iniziale",
      closing: "Saldo finale",
      page: "Totale pagina",
      forward: "A riportare",
      brought: "Riporto",
    },
    days: "DD/MM/YYYY",
    small: "Cassa del Colle, iscritta all'albo n. 1234, garanzia fino a 100.000,00 per depositante",
  },
  {
    currency: "GBP",
    style: EN,
    payees: BRITISH,
    title: "Elm Vale Building Society - statement",
    heads: ["Date", "Details", "Out", "In", "Balance"],
    words: {
      opening: "Opening balance",
      closing: "Closing balance",
      page: "Totals for this page",
      forward: "Balance carried forward",
      brought: "Balance brought forward",
    },
    days: "DD MMM YYYY",
    small: "Elm Vale is authorised by the regulator. Deposits protected up to 85,000.00 per person.",
  },
];

const TEXT: TextStyle = { size: 9 };
const RIGHT: TextStyle = { size: 9, align: "right" };
const [X_DATE, X_TEXT, X_OUT, X_IN, X_BALANCE] = [40, 110, 390, 470, 550];

const drawAll = (sheet: Sheet, ledger: Ledger, variant: Variant): void => {
  const { style, words } = variant;
  let [out, into, balance] = [0, 0, ledger.opening];
  const note = (y: number, name: string, figures: readonly (number | null)[]): void => {
    sheet.text(X_TEXT, y, name, TEXT);
    for (const [at, x] of [X_OUT, X_IN, X_BALANCE].entries()) {
      const figure = figures[at] ?? null;
      if (figure !== null) sheet.text(x, y, writeSize(figure, style), RIGHT);
    }
  };
  const flow = makeFlow(sheet, {
    bottom: 740,
    head: (page) => {
      sheet.text(X_DATE, 40, variant.title, { size: 14 });
      sheet.text(
        X_DATE,
        62,
        `${variant.currency}  ${writeDay(ledger.from, variant.days)} - ${writeDay(ledger.to, variant.days)}`,
        TEXT,
      );
      for (const [at, x] of [X_DATE, X_TEXT, X_OUT, X_IN, X_BALANCE].entries())
        sheet.text(x, 84, variant.heads[at] ?? "", at > 1 ? RIGHT : TEXT);
      if (page > 1) note(100, words.brought, [null, null, balance]);
      return page > 1 ? 114 : 100;
    },
    foot: (_page, y) => {
      note(y, words.page, [out, into, null]);
      note(y + 13, words.forward, [null, null, balance]);
      sheet.text(X_TEXT, y + 26, variant.small, { size: 7 });
      [out, into] = [0, 0];
    },
  });
  note(flow.next(13), words.opening, [null, null, ledger.opening]);
  const draw = (entry: Entry): void => {
    const y = flow.next(13);
    balance = entry.balance;
    if (entry.amount < 0) out -= entry.amount;
    else into += entry.amount;
    sheet.text(X_DATE, y, writeDay(entry.booked_on, variant.days), TEXT);
    sheet.text(X_TEXT, y, entry.who, TEXT);
    sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, style), RIGHT);
    sheet.text(X_BALANCE, y, writeSize(entry.balance, style), RIGHT);
  };
  for (const entry of ledger.entries) draw(entry);
  const y = flow.next(12);
  sheet.text(X_TEXT, y, variant.small, { size: 7 });
  note(y + 12, words.page, [out, into, null]);
  note(y + 25, words.closing, [null, null, ledger.closing]);
};

const make = (context: Context): Drawing => {
  const variant = pickVariant(VARIANTS, context);
  const ledger = makeMonth(context, {
    payees: variant.payees,
    neverOverdrawn: true,
  });
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, variant),
    statements: [
      toTruth(ledger, {
        bank_name: variant.title,
        account: "0000",
        currency: variant.currency,
        provable: true,
      }),
    ],
  };
};

export const pageTotals: Layout = { name: "page-totals", rows: [18, 130, 2], make };
