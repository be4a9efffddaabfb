import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import { toGregorian } from "./persian-years.ts";

const TABLE = `تاریخ;شرح;برداشت;واریز;مانده
۱۴۰۴/۰۹/۱۰;اجاره;270.00;;730.00
۱۴۰۴/۱۰/۰۶;حقوق;;919.50;1649.50
۱۴۰۴/۱۲/۲۹;قبض;49.50;;1600.00
`;

describe("days of the calendar of Iran", () => {
  it.each([
    [1404, 1, 1, "2025-03-21"],
    [1404, 6, 31, "2025-09-22"],
    [1404, 12, 29, "2026-03-20"],
    [1403, 12, 30, "2025-03-20"],
  ])("%i/%i/%i is a day of the common one", (year, month, day, common) => {
    expect(toGregorian(year, month, day)).toBe(common);
  });

  it("are none where a month has no such day", () => {
    expect(toGregorian(1404, 12, 30)).toBeNull();
    expect(toGregorian(1404, 13, 1)).toBeNull();
  });

  it("may be printed with their year behind them", () => {
    const turned = TABLE.replaceAll(/^(.{4})\/(.{2})\/(.{2})/gmu, "$3/$2/$1");
    const read = parseBytes(new TextEncoder().encode(turned), { today: "2026-11-20" });
    const [statement] = read.ok ? read.value.statements : [];
    expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
      "2025-12-01",
      "2025-12-27",
      "2026-03-20",
    ]);
  });

  it("are those of the rows of a statement in Persian", () => {
    const read = parseBytes(new TextEncoder().encode(TABLE), { today: "2026-11-20" });
    const [statement] = read.ok ? read.value.statements : [];
    expect(statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`)).toEqual([
      "2025-12-01 -27000",
      "2025-12-27 91950",
      "2026-03-20 -4950",
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
