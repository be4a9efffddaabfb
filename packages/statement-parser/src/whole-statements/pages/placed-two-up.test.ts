import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

/** A row at the left and one at the right of a page: day, words, paid out, paid in, balance. */
type Row = readonly [day: string, words: string, out: string, into: string, balance: string];

const LEFT: readonly Row[] = [
  ["1 Feb", "Opening balance", "", "", "1,105.41"],
  ["4 Feb", "Salary Council", "", "2,633.82", "3,739.23"],
  ["4 Feb", "Greenlathe Foods", "52.66", "", "3,686.57"],
  ["5 Feb", "Service fee", "1.84", "", "3,684.73"],
  ["5 Feb", "Northing Petrol", "57.00", "", "3,627.73"],
  ["6 Feb", "Harriet Oldcastle", "122.00", "", "3,505.73"],
];
const RIGHT: readonly Row[] = [
  ["16 Feb", "Pellow Bakery", "25.44", "", "3,480.29"],
  ["16 Feb", "Ottery Books", "59.35", "", "3,420.94"],
  ["18 Feb", "Quill Pharmacy", "47.68", "", "3,373.26"],
  ["20 Feb", "Refund Books", "", "60.68", "3,433.94"],
  ["25 Feb", "Tram", "26.51", "", "3,407.43"],
  ["28 Feb", "Closing balance", "", "", "3,407.43"],
];
const NAMES: Row = ["Date", "Details", "Out", "In", "Balance"];

const place = ([day, words, out, into, balance]: Row, x: number): (readonly [number, string])[] =>
  [
    [x, day] as const,
    [x + 32, words] as const,
    [x + 165, `>${out}`] as const,
    [x + 210, `>${into}`] as const,
    [x + 260, `>${balance}`] as const,
  ].filter(([, text]) => text !== ">");

it("rows in two columns of a page are all read where those of one column alone would be proved", () => {
  const lines: PlacedLine[] = [
    [20, [20, "Statement of account 1 February 2025 - 28 February 2025 GBP"]],
    [40, ...place(NAMES, 20), ...place(NAMES, 310)],
    ...LEFT.map((row, at): PlacedLine => {
      const right = RIGHT[at];
      return [55 + 12 * at, ...place(row, 20), ...(right === undefined ? [] : place(right, 310))];
    }),
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.length).toBe(10);
  expect(statement?.proof.verdict).toBe("proved");
});
