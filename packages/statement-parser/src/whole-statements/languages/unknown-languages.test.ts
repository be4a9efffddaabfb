import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

type Names = readonly [day: string, words: string, into: string, out: string, balance: string];

/** Figures that mostly fall, between balances: of an account that is spent from, or of a debt that is paid off. */
const drawFalling = ([day, words, into, out, balance]: Names): PlacedLine[] => [
  [20, [40, "Zolfa Kremt"], [300, "USD 01.02.2026 - 28.02.2026"]],
  [60, [40, day], [120, words], [340, `>${into}`], [440, `>${out}`], [540, `>${balance}`]],
  [75, [40, "01.02.2026"], [120, "Ovelk"], [540, ">1.000,00"]],
  [90, [40, "03.02.2026"], [120, "Prank"], [440, ">79,14"], [540, ">920,86"]],
  [105, [40, "10.02.2026"], [120, "Prank"], [440, ">20,00"], [540, ">900,86"]],
  [120, [40, "17.02.2026"], [120, "Wilm"], [340, ">10,00"], [540, ">910,86"]],
  [135, [40, "24.02.2026"], [120, "Prank"], [440, ">10,86"], [540, ">900,00"]],
  [160, [40, "Ruzt ovim"], [300, ">900,00"]],
];

const readFalling = (names: Names): unknown[] => {
  const statement = read(drawFalling(names));
  const codes = statement?.proof.doubts.map(({ code }) => code) ?? [];
  return [
    statement?.transactions.map(({ amount }) => amount),
    statement?.proof.verdict,
    codes.filter((code) => code === "direction_unknown"),
    statement?.questions?.map(({ code }) => code),
  ];
};

describe("a document in a language without words", () => {
  it("leaves open whether its balances are owed, and asks", () => {
    expect(readFalling(["Dwa", "Slik", "Gomp", "Bom", "Ruzt"])).toEqual([
      [-7914, -2000, 1000, -1086],
      "partly",
      ["direction_unknown"],
      ["account_type"],
    ]);
  });

  it("is of an account of the holder's own where the name of its balances is understood, and none for a debt is there", () => {
    expect(readFalling(["Date", "Details", "Gomp", "Bom", "Balance"])).toEqual([
      [-7914, -2000, 1000, -1086],
      "proved",
      [],
      undefined,
    ]);
  });
});
