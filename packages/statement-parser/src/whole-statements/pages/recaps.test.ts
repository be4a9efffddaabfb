import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(({ proof, transactions }) => [
    proof.verdict,
    ...transactions.map(({ booked_on, amount, description }) => [booked_on.slice(5), amount, description]),
  ]);
};

const HEAD: PlacedLine[] = [
  [20, [40, "Statement of account"], [300, "01/03/2026 - 31/03/2026 GBP"]],
  [34, [40, "Opening balance 100.00"], [300, "Closing balance 145.00"]],
  [60, [40, "Date"], [120, "Details"], [520, ">Amount"]],
];
const ROWS: PlacedLine[] = [
  [75, [40, "02/03/2026"], [120, "BAKER"], [520, ">-10.00"]],
  [90, [40, "05/03/2026"], [120, "WAGE"], [520, ">75.00"]],
  [105, [40, "09/03/2026"], [120, "GROCER"], [520, ">-20.00"]],
];
const READ = [
  ["03-02", -1000, "BAKER"],
  ["03-05", 7500, "WAGE"],
  ["03-09", -2000, "GROCER"],
];

it("costs that are summed up under the last row are no rows where named balances prove the others", () => {
  const costs: PlacedLine[] = [
    [140, [40, "Costs of this year"]],
    [155, [40, "Fee of the account"], [520, ">2.00"]],
    [170, [40, "Withdrawals"], [520, ">24.99"]],
  ];
  expect(read([...HEAD, ...ROWS, ...costs])).toEqual([["proved", ...READ]]);
});

it("lines that may come to nothing are still rows", () => {
  const more: PlacedLine[] = [
    [120, [120, "TRANSFER TO A FRIEND"], [520, ">-7.00"]],
    [135, [120, "TRANSFER BACK"], [520, ">7.00"]],
  ];
  expect(read([...HEAD, ...ROWS, ...more])).toEqual([
    ["proved", ...READ, ["03-09", -700, "TRANSFER TO A FRIEND"], ["03-09", 700, "TRANSFER BACK"]],
  ]);
});

it("the day and the bound of a rate are no row", () => {
  const rate: PlacedLine = [150, [40, "30/03/2026: 3.25 % / 5,000.00"]];
  expect(read([...HEAD, ...ROWS, rate])).toEqual([["proved", ...READ]]);
});
