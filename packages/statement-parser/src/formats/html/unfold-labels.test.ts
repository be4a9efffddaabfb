import { expect, test } from "vitest";
import type { BlockLine } from "../../decode/markup/read-page-blocks.ts";
import { unfoldLabels } from "./unfold-labels.ts";

const line = (...pieces: string[]): BlockLine => ({
  heading: null,
  grid: null,
  cells: pieces,
  pieces: pieces.map((piece) => [piece]),
  place: { line: 1 },
});

const gridsOf = (lines: readonly BlockLine[]): (readonly string[] | null)[] =>
  unfoldLabels(lines).map(({ grid }) => grid);

test("rows whose values stand behind their names are the rows of a table", () => {
  expect(
    gridsOf([
      line("Saldo inicial", "100,00"),
      line("Fecha", "02/03/2026", "Concepto", "Panadería", "Importe", "-5,00"),
      line("Fecha", "03/03/2026", "Concepto", "Mercado", "Importe", "-7,00"),
      line("Fecha", "05/03/2026", "Concepto", "Nómina", "Importe", "900,00"),
      line("© Banco"),
    ]),
  ).toEqual([
    null,
    ["Fecha", "Concepto", "Importe"],
    ["02/03/2026", "Panadería", "-5,00"],
    ["03/03/2026", "Mercado", "-7,00"],
    ["05/03/2026", "Nómina", "900,00"],
    null,
  ]);
});

test("each name may stand on a line of its own before its value, and words of rows may begin alike", () => {
  const row = (day: string, text: string, amount: string): BlockLine[] => [
    line(`Date ${day}`),
    line(`Narrative ${text}`),
    line("Amount", amount),
  ];
  expect(
    gridsOf([
      ...row("02/03/2026", "Payment to Old Mill", "5.00"),
      ...row("03/03/2026", "Payment to Old Mill", "7.00"),
      ...row("05/03/2026", "Payment to Corner Shop", "9.00"),
    ]),
  ).toEqual([
    ["Date", "Narrative", "Amount"],
    ["02/03/2026", "Payment to Old Mill", "5.00"],
    ["03/03/2026", "Payment to Old Mill", "7.00"],
    ["05/03/2026", "Payment to Corner Shop", "9.00"],
  ]);
});

test("what a name says may be the name of a column elsewhere", () => {
  const row = (day: string, type: string, amount: string): BlockLine =>
    line("Datum", day, "Typ", type, "Částka", amount);
  expect(
    gridsOf([
      row("02.06.26", "Odchozí úhrada", "5,00-"),
      row("03.06.26", "Odchozí úhrada", "7,00-"),
      row("05.06.26", "Odchozí úhrada", "9,00-"),
      row("06.06.26", "Nákup", "4,00-"),
    ]),
  ).toEqual([
    ["Datum", "Typ", "Částka"],
    ["02.06.26", "Odchozí úhrada", "5,00-"],
    ["03.06.26", "Odchozí úhrada", "7,00-"],
    ["05.06.26", "Odchozí úhrada", "9,00-"],
    ["06.06.26", "Nákup", "4,00-"],
  ]);
});

test("a heading that says whether rows are booked stands over them in the table", () => {
  const row = (heading: string, day: string, amount: string): BlockLine => ({
    ...line("Fecha", day, "Monto", amount),
    heading,
  });
  const [ahead, booked] = ["Operaciones en tránsito", "Movimientos contabilizados"] as const;
  expect(
    gridsOf([
      line("Saldo actual", "100,00"),
      line(ahead),
      row(ahead, "31/03/2026", "-5,00"),
      row(ahead, "01/04/2026", "-7,00"),
      line(booked),
      row(booked, "29/03/2026", "-4,00"),
    ]),
  ).toEqual([
    null,
    ["Fecha", "Monto"],
    [ahead],
    ["31/03/2026", "-5,00"],
    ["01/04/2026", "-7,00"],
    [booked],
    ["29/03/2026", "-4,00"],
  ]);
});

test("pages with names over their columns are left alone", () => {
  const lines = [
    { ...line("Date", "Narrative", "Amount"), grid: ["Date", "Narrative", "Amount"] },
    line("Balance", "5.00"),
  ];
  expect(unfoldLabels(lines)).toBe(lines);
});
