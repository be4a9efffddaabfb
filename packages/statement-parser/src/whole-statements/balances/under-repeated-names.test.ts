import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const names = (y: number): PlacedLine[] => [
  [y, [40, "Running"], [120, "Transaction"], [220, "Narrative"]],
  [y + 12, [44, "balance"], [130, "amount"]],
];

const FIRST: PlacedLine[] = [
  [20, [40, "Your statement (GBP)"]],
  [32, [200, "Flintmoor Credit Union"]],
  [44, [40, "Period"], [120, "01 Mar 2026 - 31 Mar 2026"]],
  ...names(60),
  [84, [40, "01 Mar 2026"]],
  [96, [80, ">80.00"], [170, ">20.00-"], [220, "Greenlane Foods"]],
  [108, [220, "Standing order"]],
  [120, [40, "02 Mar 2026"]],
  [132, [80, ">70.00"], [170, ">10.00-"], [220, "Wexbridge"]],
  [144, [40, "21 Mar 2026"]],
  [156, [80, ">62.98"], [170, ">7.02-"], [220, "Northgate Fuel"]],
  [168, [40, "continued on next page"]],
];

const SECOND: PlacedLine[] = [
  [20, [40, "Flintmoor Credit Union Account number GB35353991244585275336 Page 2"]],
  ...names(40),
  [64, [80, ">12.98"], [170, ">50.00-"], [220, "Wexbridge"]],
  [76, [220, "Cash withdrawal"]],
  [88, [40, "22 Mar 2026"]],
  [100, [80, ">10.98"], [170, ">2.00-"], [220, "Quayside Coffee"]],
  [124, [40, "Ending balance"], [170, ">10.98"]],
];

it("rows right under the names of a further page are of the day before it", () => {
  const parsed = readDocument(
    { pages: placePages([FIRST, SECOND]), fixedPitch: false },
    { today: "2026-12-01" },
  );
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map((row) => [row.booked_on, row.amount])).toEqual([
    ["2026-03-01", -2000],
    ["2026-03-02", -1000],
    ["2026-03-21", -702],
    ["2026-03-21", -5000],
    ["2026-03-22", -200],
  ]);
});
