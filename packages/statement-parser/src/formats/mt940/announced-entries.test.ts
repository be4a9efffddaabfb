import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (...lines: string[]): unknown[] => {
  const text = [":20:STARTDISPE", ":25:93674424/5339558908", ":28C:00000/001", ...lines, "-"].join("\r\n");
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements.flatMap(({ transactions, proof }) => [
    ...transactions.map(({ amount, pending }) => [amount, pending]),
    proof.verdict,
  ]);
};

const ROWS = [
  ":61:2603040304D14,07NTRFNONREF",
  ":86:999?00VORGEMERKT Kartenzahlung Apotheke",
  ":61:2603050305D26,38NTRFNONREF",
  ":86:999?00Kartenzahlung Markt",
];

it("takes entries of an interim report for announced where they say so themselves", () => {
  expect(read(":34F:EURD0,", ":13D:2603311412+0100", ...ROWS, ":90D:2EUR40,45", ":90C:0EUR0,")).toEqual([
    [-1407, true],
    [-2638, false],
    "unproved",
  ]);
});

it("believes a statement of what is booked that all of it is", () => {
  expect(read(":60F:C260301EUR100,00", ...ROWS, ":62F:C260331EUR59,55")).toEqual([
    [-1407, false],
    [-2638, false],
    "proved",
  ]);
});
