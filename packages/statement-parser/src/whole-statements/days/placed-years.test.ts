import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

/** The period is longer than a year, so that days near its ends lie in it twice. */
const read = (days: readonly (readonly [day: string, other: string])[]): ParsedStatement | undefined => {
  const rows = days.map(([day, other], at): PlacedLine => [
    75 + 12 * at,
    [40, day],
    [110, other],
    [180, "Bookshop"],
    [440, ">-10.00"],
    [540, `>${990 - 10 * at}.00`],
  ]);
  const lines: PlacedLine[] = [
    [20, [40, "Account statement 4410207788 USD"], [300, "04/27/2025 - 05/22/2026"]],
    [50, [40, "Posting Date"], [110, "Value Date"], [180, "Details"], [440, ">Amount"], [540, ">Balance"]],
    [62, [180, "Opening balance"], [540, ">1,000.00"]],
    ...rows,
    [300, [180, "Closing balance"], [540, `>${1000 - 10 * days.length}.00`]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const daysOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.proof.verdict,
  ...(statement?.transactions ?? []).map(({ booked_on, value_on }) => [booked_on, value_on]),
];

describe("days without a year in a period of more than one", () => {
  it("are those in whose years the rows run on, the other day of a row near its own", () => {
    expect(
      daysOf(
        read([
          ["04/27", "04/25"],
          ["05/08", "05/08"],
          ["07/22", "07/21"],
        ]),
      ),
    ).toStrictEqual([
      "proved",
      ["2025-04-27", "2025-04-25"],
      ["2025-05-08", "2025-05-08"],
      ["2025-07-22", "2025-07-21"],
    ]);
  });

  it("run over the turn of the year", () => {
    expect(
      daysOf(
        read([
          ["05/24", "05/24"],
          ["12/20", "12/20"],
          ["01/19", "01/19"],
          ["05/19", "05/18"],
        ]),
      ),
    ).toStrictEqual([
      "proved",
      ["2025-05-24", "2025-05-24"],
      ["2025-12-20", "2025-12-20"],
      ["2026-01-19", "2026-01-19"],
      ["2026-05-19", "2026-05-18"],
    ]);
  });

  it("prove nothing where they may lie in either year", () => {
    const statement = read([
      ["05/02", "05/02"],
      ["05/08", "05/08"],
      ["05/20", "05/20"],
    ]);
    expect(statement?.proof.verdict).not.toBe("proved");
    expect(statement?.proof.doubts.map(({ code }) => code)).toStrictEqual(["days_open"]);
  });
});
