import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  if (!parsed.ok) return parsed.error.code;
  return parsed.value.statements.map(({ opening_balance, closing_balance, transactions }) => [
    opening_balance,
    closing_balance,
    transactions.length,
  ]);
};

const of = (title: string, opening: string, closing: string, between: PlacedLine): PlacedLine[] => [
  [20, [40, title], [300, "EUR"]],
  [35, [40, "01.03.2026 - 31.03.2026"]],
  [60, [40, "Date"], [120, "Details"], [480, ">Amount"], [560, ">Balance"]],
  [75, [120, opening], [560, ">69.59"]],
  between,
  [105, [120, closing], [560, ">69.59"]],
];

describe("a statement of a time in which nothing moved", () => {
  it.each([
    ["Rekeningafschrift", "Beginsaldo", "Eindsaldo", "Geen mutaties in deze periode"],
    ["Számlakivonat", "Nyitó egyenleg", "Záró egyenleg", "Nem volt forgalom"],
    ["入出金明細", "前回繰越", "次回繰越", "お取引はありません"],
    ["Kontoauszug", "Kontostand", "Kontostand", "Keine Umsätze im Zeitraum"],
  ])("has its balances and no row: %s", (title, opening, closing, nothing) => {
    expect(read(of(title, opening, closing, [90, [40, nothing]]))).toEqual([[6959, 6959, 0]]);
  });

  it("is none where a day stands beside a figure between two balances without further names", () => {
    const row: PlacedLine = [90, [40, "04.03.2026"], [120, "Water"], [480, "5 92"], [560, ">63.67"]];
    expect(read(of("Kontoauszug", "Kontostand", "Kontostand", row))).not.toEqual([[6959, 6959, 0]]);
  });
});
