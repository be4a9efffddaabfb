import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (pages: readonly (readonly PlacedLine[])[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.proof.verdict,
  ...(statement?.transactions ?? []).map(({ booked_on, value_on, amount, description }) => [
    booked_on,
    value_on,
    amount,
    description,
  ]),
];

const HEADER: PlacedLine = [
  40,
  [40, "No."],
  [80, "Date"],
  [180, "Details"],
  [440, ">Paid out"],
  [540, ">Paid in"],
];

describe("a row that a page or a column breaks", () => {
  it("has its day and words on the next page where its figures stand at the foot of one", () => {
    const statement = read([
      [
        [10, [40, "Account 4410207788 EUR"], [300, "01.04.2026 - 31.05.2026"]],
        [25, [40, "Opening balance"], [540, ">100.00"]],
        HEADER,
        [60, [40, "1."], [80, "02.04.2026"], [180, "Bookshop"], [440, ">20.00"], [540, ">0.00"]],
        [75, [40, "2."], [80, "29.04.2026"], [180, "Account fee"], [440, ">2.00"], [540, ">0.00"]],
        [90, [40, "3."], [440, ">0.00"], [540, ">38.00"]],
        [780, [300, "Page 1 of 2"]],
      ],
      [
        HEADER,
        [60, [80, "01.05.2026"], [180, "Vesna Kovač"]],
        [72, [180, "Invoice 7432"]],
        [87, [40, "4."], [80, "03.05.2026"], [180, "Rent"], [440, ">30.00"], [540, ">0.00"]],
        [110, [40, "Closing balance"], [540, ">86.00"]],
        [780, [300, "Page 2 of 2"]],
      ],
    ]);
    expect(rowsOf(statement)).toStrictEqual([
      "proved",
      ["2026-04-02", null, -2000, "Bookshop"],
      ["2026-04-29", null, -200, "Account fee"],
      ["2026-05-01", null, 3800, "Vesna Kovač Invoice 7432"],
      ["2026-05-03", null, -3000, "Rent"],
    ]);
  });

  it("has its own figures there, not those in the words below its day", () => {
    const statement = read([
      [
        [10, [40, "Account 4410207788 EUR"], [300, "01.04.2026 - 31.05.2026"]],
        [25, [40, "Opening balance"], [540, ">100.00"]],
        [40, [40, "Booking date"], [180, "Details"], [440, ">Amount"], [540, ">Balance"]],
        [49, [40, "Value date"]],
        [60, [40, "02.04.2026"], [180, "Bookshop"], [440, ">-20.00"], [540, ">80.00"]],
        [69, [40, "01.04.2026"], [180, "Original amount: 20.00 EUR"]],
        [84, [40, "29.04.2026"], [180, "Account fee"], [440, ">-2.00"], [540, ">78.00"]],
        [93, [40, "28.04.2026"]],
        [108, [100, "715253908917"], [440, ">-8.00"], [540, ">70.00"]],
        [780, [300, "Page 1 of 2"]],
      ],
      [
        [40, [40, "Booking date"], [180, "Details"], [440, ">Amount"], [540, ">Balance"]],
        [49, [40, "Value date"]],
        [60, [40, "03.05.2026"], [180, "Bakery"]],
        [69, [40, "01.05.2026"], [180, "Place: Bakery"]],
        [78, [180, "Original amount: 8.00 EUR"]],
        [93, [40, "04.05.2026"], [180, "Rent"], [440, ">-30.00"], [540, ">40.00"]],
        [102, [40, "04.05.2026"]],
        [120, [40, "Closing balance"], [540, ">40.00"]],
        [780, [300, "Page 2 of 2"]],
      ],
    ]);
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toStrictEqual([
      ["2026-04-02", -2000],
      ["2026-04-29", -200],
      ["2026-05-03", -800],
      ["2026-05-04", -3000],
    ]);
  });

  it("leaves its day open where words stand beside its figures too", () => {
    const statement = read([
      [
        [10, [40, "Account 4410207788 EUR"], [300, "01.04.2026 - 31.05.2026"]],
        [25, [40, "Opening balance"], [540, ">100.00"]],
        [40, [40, "Booking date"], [180, "Details"], [440, ">Amount"], [540, ">Balance"]],
        [60, [40, "02.04.2026"], [180, "Bookshop"], [440, ">-20.00"], [540, ">80.00"]],
        [84, [40, "29.04.2026"], [180, "Account fee"], [440, ">-2.00"], [540, ">78.00"]],
        [108, [100, "Card"], [440, ">-8.00"], [540, ">70.00"]],
        [780, [300, "Page 1 of 2"]],
      ],
      [
        [40, [40, "Booking date"], [180, "Details"], [440, ">Amount"], [540, ">Balance"]],
        [60, [40, "03.05.2026"], [180, "Bakery"]],
        [84, [40, "04.05.2026"], [180, "Rent"], [440, ">-30.00"], [540, ">40.00"]],
        [120, [40, "Closing balance"], [540, ">40.00"]],
        [780, [300, "Page 2 of 2"]],
      ],
    ]);
    expect([statement?.proof.verdict, statement?.proof.doubts.map(({ code }) => code)]).toStrictEqual([
      "partly",
      ["days_open", "row_undated"],
    ]);
  });

  it("has whole days where their columns break them behind the day of the month", () => {
    const statement = read([
      [
        [10, [40, "Account 4410207788 EUR"], [300, "01-Jul-2026 to 31-Aug-2026"]],
        [25, [40, "Opening balance"], [540, ">100.00"]],
        [40, [40, "Trans Date"], [110, "Value Date"], [180, "Details"], [440, ">Amount"], [540, ">Balance"]],
        [
          60,
          [40, "28-JUL-26"],
          [110, "27-JUL-26"],
          [180, "Bookshop"],
          [440, ">20.00 Dr"],
          [540, ">80.00 Cr"],
        ],
        [75, [40, "02-"], [110, "01-"], [180, "Transfer from"], [440, ">30.00 Cr"], [540, ">110.00 Cr"]],
        [84, [40, "AUG-26"], [110, "AUG-26"], [180, "Ruth Amara"]],
        [100, [40, "09-AUG-26"], [110, "09-AUG-26"], [180, "Rent"], [440, ">50.00 Dr"], [540, ">60.00 Cr"]],
        [115, [40, "Closing balance"], [540, ">60.00"]],
      ],
    ]);
    expect(rowsOf(statement)).toStrictEqual([
      "proved",
      ["2026-07-28", "2026-07-27", -2000, "Bookshop"],
      ["2026-08-02", "2026-08-01", 3000, "Transfer from Ruth Amara"],
      ["2026-08-09", "2026-08-09", -5000, "Rent"],
    ]);
  });
});
