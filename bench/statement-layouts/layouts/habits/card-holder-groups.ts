import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { CH, EN, writeSize, writeSuffixed } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { ASIAN, AUSTRALIAN, SWISS } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  credit: string;
  opening: readonly [number, number];
  names: readonly string[];
  words: { title: string; previous: string; total: (name: string) => string; balance: string; due: string };
  days: string;
};

/** One with money owed, one in credit all along, one whose totals follow each card in another language. */
const VARIANTS: readonly Variant[] = [
  {
    currency: "SGD",
    style: EN,
    payees: ASIAN,
    credit: " CR",
    opening: [-300_000, -20_000],
    names: ["CHIA MEI LIN", "CHIA BOON TECK"],
    words: {
      title: "Merlion Harbour Credit Card Statement",
      previous: "PREVIOUS BALANCE",
      total: (name) => `SUB-TOTAL ${name}`,
      balance: "NEW BALANCE",
      due: "Payment due date",
    },
    days: "DD MMM",
  },
  {
    currency: "AUD",
    style: EN,
    payees: AUSTRALIAN,
    credit: "CR",
    opening: [2_000_000, 4_000_000],
    names: ["PRIYA RAMAN", "LUKE RAMAN", "ISLA RAMAN"],
    words: {
      title: "Wattlebird Platinum credit card statement",
      previous: "Opening balance",
      total: (name) => `Total for ${name}`,
      balance: "Closing balance",
      due: "Due date",
    },
    days: "D MMM",
  },
  {
    currency: "CHF",
    style: CH,
    payees: SWISS,
    credit: " CR",
    opening: [-200_000, -30_000],
    names: ["REGULA AMSTUTZ", "BEAT AMSTUTZ"],
    words: {
      title: "Firnbank Kreditkarten-Abrechnung",
      previous: "Saldo letzte Rechnung",
      total: (name) => `Total Karte ${name}`,
      balance: "Rechnungsbetrag",
      due: "Zahlbar bis",
    },
    days: "DD.MM.YYYY",
  },
];

/** A debt is printed bare, what the bank owes has the mark. */
const writeOwed = (minor: number, { style, credit }: Variant): string =>
  minor > 0 ? `${writeSize(minor, style)}${credit}` : writeSuffixed(minor, style, ["", ""]);

const make = (context: Context): Drawing => {
  const { random, rows } = context;
  const variant = pickVariant(VARIANTS, context);
  const ledger = makeLedger({
    random,
    from: "2026-03-21",
    to: "2026-04-20",
    count: rows + 2,
    payees: variant.payees,
    opening: random.int(variant.opening[0], variant.opening[1]),
    scale: 3_000,
    kinds: ["card", "card", "card", "card", "in", "reversal", "fee"],
  });
  const { words, names } = variant;
  const payments = ledger.entries.filter(({ kind }) => kind === "in");
  const others = ledger.entries.filter(({ kind }) => kind !== "in");
  const groups = names.map((_, at) => others.filter(({ id }) => id % names.length === at));
  const row = (entry: Entry): string =>
    tr([
      writeDay(entry.value_on, variant.days),
      writeDay(entry.booked_on, variant.days),
      escapeHtml(entry.kind === "in" ? "PAYMENT - THANK YOU" : `${entry.who} ${entry.place}`),
      right(mark(entry, writeOwed(entry.amount, variant))),
    ]);
  const balance = (name: string, minor: number): string =>
    tr(["", "", `<b>${name}</b>`, right(`<b>${writeOwed(minor, variant)}</b>`)]);
  const body = `<h1>${words.title}</h1><table style="width:60%">${tr(["Statement date", writeDay(ledger.to, "D MMMM YYYY")])}${tr([words.due, writeDay(addDays(ledger.to, 21), "D MMMM YYYY")])}${tr(["Credit limit", `${variant.currency} ${writeSize(2_000_000, variant.style)}`])}${tr(["Minimum payment", writeSize(5_000, variant.style)])}</table>
  <table>${thead(["Trans date", "Post date", "Description", `>Amount (${variant.currency})`])}${balance(words.previous, ledger.opening)}${payments.map(row).join("")}
  ${groups
    .map(
      (own, at) =>
        `${tr([{ html: `${names[at]} &nbsp; 5400-12XX-XXXX-334${at}`, as: "colspan=4 class=b" }])}${own.map(row).join("")}${balance(words.total(names[at] ?? ""), sumOf(own))}`,
    )
    .join(
      "",
    )}${balance(words.balance, ledger.closing)}</table><p>Cashback earned: 12.40. Please pay by the due date.</p>`;
  const truth = toTruth(ledger, {
    bank_name: words.title,
    account: "5400",
    currency: variant.currency,
    provable: true,
    order: [...payments, ...groups.flat()],
  });
  return printed({ style: "td{padding:2px 4px}", body, statements: [truth], footer: "Page {n} of {N}" });
};

export const cardHolderGroups: Layout = { name: "card-holder-groups", rows: [16, 70, 5], make };
