import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { toTruth } from "../../facts/ledger.ts";
import { writeSigned } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { ASIAN, GERMAN, MEXICAN } from "../../facts/payees.ts";
import type { Payees } from "../../facts/payees.ts";
import { makeMonth, pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

type Variant = {
  currency: string;
  group: string;
  payees: Payees;
  title: string;
  heads: readonly string[];
  ends: readonly [string, string];
  days: string;
  sign: string;
};

/** Currencies that have hundredths on paper only. */
const VARIANTS: readonly Variant[] = [
  {
    currency: "HUF",
    group: " ",
    payees: GERMAN,
    title: "Duna Takarékpénztár - számlakivonat",
    heads: ["Dátum", "Leírás", ">Összeg", ">Egyenleg"],
    ends: ["Nyitó egyenleg", "Záró egyenleg"],
    days: "YYYY.MM.DD.",
    sign: "HUF",
  },
  {
    currency: "COP",
    group: ".",
    payees: MEXICAN,
    title: "Banco Páramo - extracto, Colombia",
    heads: ["Fecha", "Descripción", ">Valor", ">Saldo"],
    ends: ["Saldo anterior", "Saldo final"],
    days: "DD/MM/YYYY",
    sign: "COP",
  },
  {
    currency: "IDR",
    group: ".",
    payees: ASIAN,
    title: "Bank Contoh Nusantara - rekening koran",
    heads: ["Tanggal", "Keterangan", ">Mutasi", ">Saldo"],
    ends: ["Saldo awal", "Saldo akhir"],
    days: "DD/MM/YYYY",
    sign: "IDR",
  },
];

const make = (context: Context): Drawing => {
  const { random } = context;
  const variant = pickVariant(VARIANTS, context);
  const style: NumberStyle = { group: variant.group, decimal: "", digits: 0 };
  const write = (minor: number): string => writeSigned(minor / 100, style);
  const ledger = makeMonth(context, {
    payees: variant.payees,
    opening: random.int(1_000_000, 9_000_000) * 100,
    scale: 10_000_000,
    step: 100,
  });
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, variant.days),
      escapeHtml(entry.who),
      right(mark(entry, write(entry.amount))),
      right(write(entry.balance)),
    ]),
  );
  const balance = (name: string, minor: number): string => tr(["", name, "", right(write(minor))]);
  const body = `<h1>${variant.title}</h1><p>${variant.sign} ${writeDay(ledger.from, variant.days)} - ${writeDay(ledger.to, variant.days)}</p><table>${thead(variant.heads)}${balance(variant.ends[0], ledger.opening)}${table.join("")}${balance(variant.ends[1], ledger.closing)}</table>`;
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

export const wholeAmounts: Layout = { name: "whole-amounts", rows: [14, 60, 3], make };
