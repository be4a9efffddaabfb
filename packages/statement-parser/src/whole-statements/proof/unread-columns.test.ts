import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readPage = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const OUT = [10_000, 1715, 5622, 3698, 6025, 5274, 6737, 9679];
const IN = [339_620, 15_129];
const OPENING = -17_458;

const print = (minor: number): string => {
  const [whole = "", cents = ""] = (Math.abs(minor) / 100).toFixed(2).split(".");
  return `>${minor < 0 ? "-" : ""}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "'")}.${cents}`;
};

/** Under money out and money in a line of their sums, which stands in the middle of one column; the balance is on each row. */
const listLines = (credits: string): PlacedLine[] => {
  const amounts = [...OUT.map((amount) => 0 - amount), ...IN];
  const rows = amounts.flatMap((amount, at): PlacedLine[] => {
    const y = 80 + at * 30;
    const balance = amounts.slice(0, at + 1).reduce((sum, each) => sum + each, OPENING);
    const day = `${String(at + 2).padStart(2, "0")}.11.25`;
    const size = Math.abs(amount);
    return [
      [
        y,
        [50, day],
        [110, "Paiement"],
        [amount < 0 ? 350 : 415, print(size)],
        [481, print(balance)],
        [490, day],
      ],
      [y + 10, [110, "Librairie"]],
    ];
  });
  return [
    [20, [50, "Extrait de compte"], [200, "Devise CHF"], [300, "Période 01.11.25 - 30.11.25"]],
    [40, [50, "Date"], [110, "Texte"], [350, ">Débit"], [415, ">Crédit"], [481, ">Solde"], [490, "Valeur"]],
    [60, [110, "Ancien solde"], [481, print(OPENING)]],
    ...rows,
    [400, [110, "Chiffre d'affaires"], [334, print(48_750)], [415, credits]],
    [415, [110, "Nouveau solde"], [481, print(288_541)]],
  ];
};

describe("a line of sums that stand beside their columns", () => {
  it("is no row, and the rows keep their balances", () => {
    const statement = readPage(listLines(print(354_749)));
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([
      ...OUT.map((amount) => 0 - amount),
      ...IN,
    ]);
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.proof.checks.map(({ name }) => name)).toContain("running_balance");
  });

  it("proves no reading that leaves the rows of one column unread", () => {
    const statement = readPage(listLines(print(354_740)));
    const isWhole = statement?.transactions.length === OUT.length + IN.length;
    expect(isWhole || statement?.proof.verdict !== "proved").toBe(true);
  });
});
