import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { DE, EN, writeSigned } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { BRAZILIAN, BRITISH, ITALIAN } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, tr } from "../../draw/html.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  title: string;
  ends: readonly [string, string];
  days: string;
  language: string;
  newest: boolean;
};

const VARIANTS: readonly Variant[] = [
  {
    currency: "EUR",
    style: DE,
    payees: ITALIAN,
    title: "Banca Lume - estratto conto",
    ends: ["Saldo al", "Saldo al"],
    days: "D MMMM YYYY",
    language: "it",
    newest: false,
  },
  {
    currency: "GBP",
    style: EN,
    payees: BRITISH,
    title: "Lantern account statement",
    ends: ["Balance on", "Balance on"],
    days: "D MMMM YYYY",
    language: "en",
    newest: true,
  },
  {
    currency: "BRL",
    style: DE,
    payees: BRAZILIAN,
    title: "Banco Lume - extrato",
    ends: ["Saldo em", "Saldo em"],
    days: "DD/MM/YYYY",
    language: "pt",
    newest: false,
  },
];

const make = (context: Context): Drawing => {
  const { random, rows } = context;
  const variant = pickVariant(VARIANTS, context);
  const { style, language, days } = variant;
  const ledger = makeLedger({
    random,
    from: "2026-05-01",
    to: "2026-05-31",
    count: rows,
    payees: variant.payees,
    opening: random.int(100_000, 900_000),
    scale: 3_000,
  });
  const order = variant.newest ? ledger.entries.toReversed() : ledger.entries;
  const day = (date: string): string => writeDay(date, days, language);
  const table = order.map(
    (entry) =>
      `${tr([escapeHtml(entry.who), right(mark(entry, writeSigned(entry.amount, style)))])}${tr([{ html: day(entry.booked_on), as: "class=d colspan=2" }])}`,
  );
  const balance = (name: string, date: string, minor: number): string =>
    tr([`<b>${name} ${day(date)}</b>`, right(`<b>${writeSigned(minor, style)} ${variant.currency}</b>`)]);
  const ends = [
    balance(variant.ends[0], ledger.from, ledger.opening),
    balance(variant.ends[1], ledger.to, ledger.closing),
  ];
  const [above, below] = variant.newest ? ends.toReversed() : ends;
  const body = `<h1>${variant.title}</h1><table>${above}</table><table>${table.join("")}</table><table>${below}</table>`;
  return printed({
    style: "td{padding:5px 4px 0}.d{color:#777;font-size:8px;padding:0 4px 6px}",
    body,
    statements: [
      toTruth(ledger, {
        bank_name: variant.title,
        account: "0000",
        currency: variant.currency,
        provable: true,
        order,
      }),
    ],
  });
};

export const dateBelowDatedBalances: Layout = { name: "date-below-dated-balances", rows: [12, 50, 2], make };
