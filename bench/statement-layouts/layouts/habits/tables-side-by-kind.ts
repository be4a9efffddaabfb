import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, EN, writeSigned, writeSize } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { AMERICAN, BRAZILIAN, GULF } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

type Variant = {
  currency: string;
  style: NumberStyle;
  payees: Payees;
  title: string;
  ends: readonly [string, string];
  paid: string;
  payments: { title: string; heads: readonly string[] };
  charges: { title: string; heads: readonly string[] };
  /** A table of what is no movement: instalments to come, announced rows. */
  other: {
    title: string;
    heads: readonly string[];
    cells: (day: string, who: string, size: string) => string[];
  };
  days: string;
};

const VARIANTS: readonly Variant[] = [
  {
    currency: "USD",
    style: EN,
    payees: AMERICAN,
    title: "Tidal Credit Card statement",
    ends: ["Previous balance", "New balance"],
    paid: "PAYMENT THANK YOU",
    payments: { title: "Your payments", heads: ["Date", "Description", ">Amount"] },
    charges: {
      title: "Your new charges and credits",
      heads: ["Date", "Posted", "Description", "Spend category", ">Amount"],
    },
    other: {
      title: "Instalment plans",
      heads: ["Start date", "Plan", ">Total amount", ">Monthly amount", ">Remaining"],
      cells: (day, who, size) => [day, who, size, size, size],
    },
    days: "MM/DD/YYYY",
  },
  {
    currency: "BRL",
    style: DE,
    payees: BRAZILIAN,
    title: "Banco Ipê - fatura do cartão de crédito",
    ends: ["Fatura anterior", "Total desta fatura"],
    paid: "PAGAMENTO RECEBIDO",
    payments: { title: "Pagamentos e créditos", heads: ["Data", "Descrição", ">Valor R$"] },
    charges: { title: "Lançamentos", heads: ["Data", "Lançamento", "Cidade", "Parcela", ">Valor R$"] },
    other: {
      title: "Parcelas a vencer",
      heads: ["Data", "Descrição", ">Saldo", ">Valor da parcela"],
      cells: (day, who, size) => [day, who, size, size],
    },
    days: "DD/MM/YYYY",
  },
  {
    currency: "AED",
    style: EN,
    payees: GULF,
    title: "Pearl Dune credit card statement",
    ends: ["Previous balance", "Current balance"],
    paid: "PAYMENT RECEIVED",
    payments: { title: "Payments", heads: ["Date", "Description", ">Amount"] },
    charges: { title: "Transactions", heads: ["Date", "Post date", "Details", "City", ">Amount"] },
    other: {
      title: "Authorisations not yet posted",
      heads: ["Date", "Details", ">Amount"],
      cells: (day, who, size) => [day, who, size],
    },
    days: "DD/MM/YYYY",
  },
];

const make = (context: Context): Drawing => {
  const { random, rows } = context;
  const variant = pickVariant(VARIANTS, context);
  const { style, days, payments, charges, other } = variant;
  const ledger = makeLedger({
    random,
    from: "2026-03-21",
    to: "2026-04-20",
    count: rows + 1,
    payees: variant.payees,
    opening: -random.int(2_000_000, 3_000_000),
    scale: 3_000,
    kinds: ["card", "card", "card", "in", "reversal"],
  });
  const paid = ledger.entries.filter(({ kind }) => kind === "in");
  const rest = ledger.entries.filter(({ kind }) => kind !== "in");
  const day = (date: string): string => writeDay(date, days);
  const payment = (entry: Entry): string =>
    tr([day(entry.booked_on), variant.paid, right(mark(entry, writeSize(entry.amount, style)))]);
  const charge = (entry: Entry): string =>
    tr([
      day(entry.value_on),
      ...(charges.heads[1]?.startsWith("Post") === true ? [day(entry.booked_on)] : [escapeHtml(entry.who)]),
      ...(charges.heads[1]?.startsWith("Post") === true ? [escapeHtml(entry.who)] : [entry.place]),
      charges.heads[3] === "Parcela" ? "" : entry.place,
      right(mark(entry, writeSigned(-entry.amount, style))),
    ]);
  const coming = [1, 2, 3].map((at) =>
    tr(
      other
        .cells(
          day(addDays(ledger.to, -at)),
          escapeHtml(variant.payees.shops[at] ?? ""),
          writeSize(random.int(5_000, 90_000), style),
        )
        .map((cell, column) => (column > 1 ? right(cell) : cell)),
    ),
  );
  const summary = [
    tr([variant.ends[0], right(writeSize(ledger.opening, style))]),
    tr([variant.ends[1], right(writeSize(ledger.closing, style))]),
  ];
  const total = tr(["", "Total", right(writeSize(sumOf(paid), style))]);
  const body = `<h1>${variant.title}</h1><p>${variant.currency} ${day(ledger.from)} - ${day(ledger.to)}</p><table style="width:50%">${summary.join("")}</table>
  <h2>${payments.title}</h2><table>${thead(payments.heads)}${paid.map(payment).join("")}${total}</table><h2>${charges.title}</h2><table>${thead(charges.heads)}${rest.map(charge).join("")}</table><h2>${other.title}</h2><table>${thead(other.heads)}${coming.join("")}</table>`;
  // The day printed first is that of the purchase where no other stands beside it.
  const posted = charges.heads[1]?.startsWith("Post") === true;
  const order = [...paid, ...rest.map((entry) => (posted ? entry : { ...entry, booked_on: entry.value_on }))];
  return printed({
    style: "td{padding:2px 4px}h2{font-size:12px}",
    body,
    footer: "{n}/{N}",
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

export const tablesSideByKind: Layout = { name: "tables-side-by-kind", rows: [14, 60, 4], make };
