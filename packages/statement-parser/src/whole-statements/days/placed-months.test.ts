import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readPages = (pages: readonly (readonly PlacedLine[])[]): ParsedStatement[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

type Month = {
  from: string;
  to: string;
  named?: string;
  opening: string;
  closing: string;
  rows: PlacedLine[];
};

/** A page with the balances of its month over its rows and again under them. */
const pageOf = ({ from, to, named, opening, closing, rows }: Month): PlacedLine[] => {
  const box = (y: number): PlacedLine[] => [
    [y, [40, "Alter Kontostand"], [300, `>${opening}`]],
    [y + 12, [40, "Neuer Kontostand"], [300, `>${closing}`]],
  ];
  return [
    [20, [40, "Kontoauszug"], [300, "Kontonummer 4410207788 EUR"]],
    [32, [40, "Zeitraum"], [300, named ?? `${from} bis ${to}`]],
    ...box(50),
    [80, [40, "Buchung"], [160, "Verwendungszweck"], [540, ">Betrag"]],
    ...rows,
    ...box(160),
  ];
};

const rowOf = (y: number, day: string, text: string, amount: string): PlacedLine => [
  y,
  [40, day],
  [160, text],
  [540, `>${amount}`],
];

const monthOf = (
  month: string,
  { last, opening, closing }: { last: string; opening: string; closing: string },
  rows: readonly (readonly [day: string, text: string, amount: string])[],
): Month => ({
  from: `01.${month}`,
  to: `${last}.${month}`,
  opening,
  closing,
  rows: rows.map(([day, text, amount], at) => rowOf(95 + 12 * at, `${day}.${month}`, text, amount)),
});

const JANUARY = monthOf("01.2026", { last: "31", opening: "500,00", closing: "435,00" }, [
  ["05", "Wasserwerk", "-40,00"],
  ["20", "Kiosk", "-25,00"],
]);
const FEBRUARY = monthOf("02.2026", { last: "28", opening: "435,00", closing: "535,00" }, [
  ["02", "Gutschrift", "120,00"],
  ["21", "Kiosk", "-20,00"],
]);
const MARCH = monthOf("03.2026", { last: "31", opening: "535,00", closing: "525,00" }, [
  ["09", "Kiosk", "-3,00"],
  ["21", "Hofladen", "-7,00"],
]);

const summaryOf = (statements: readonly ParsedStatement[]): unknown[] =>
  statements.map(({ opening_balance, closing_balance, transactions, proof }) => [
    opening_balance,
    closing_balance,
    transactions.length,
    proof.verdict,
  ]);

describe("the months of one file", () => {
  it("are statements of their own, though each prints its balances twice", () => {
    expect(summaryOf(readPages([JANUARY, FEBRUARY, MARCH].map(pageOf)))).toStrictEqual([
      [50_000, 43_500, 2, "proved"],
      [43_500, 53_500, 2, "proved"],
      [53_500, 52_500, 2, "proved"],
    ]);
  });

  it("stay apart where the first page names the period of another", () => {
    const misnamed = { ...JANUARY, named: "01.03.2026 bis 31.03.2026" };
    expect(summaryOf(readPages([misnamed, FEBRUARY, MARCH].map(pageOf)))).toStrictEqual([
      [50_000, 43_500, 2, "partly"],
      [43_500, 53_500, 2, "proved"],
      [53_500, 52_500, 2, "proved"],
    ]);
  });
});
