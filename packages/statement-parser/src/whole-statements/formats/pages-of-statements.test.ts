import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const message = (number: string, opening: string, rows: readonly string[], closing: string): string =>
  [":20:STARTUMS", ":25:DE89370400440532013000", `:28C:${number}`, opening, ...rows, closing, "-"].join("\n");

const listRows = (text: string): unknown => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map(({ transactions }) => transactions.length) : parsed.error;
};

it("a next page goes on from an intermediate balance, though its statement has another number", () => {
  const first = message(
    "00237/001",
    ":60F:C260801EUR100,00",
    [":61:2608030803D30,00NTRFNONREF"],
    ":62M:C260811EUR70,00",
  );
  const next = (opening: string): string =>
    message(
      "00011/002",
      `:60M:C260811EUR${opening}`,
      [":61:2608120812C5,00NTRFNONREF"],
      ":62F:C260831EUR75,00",
    );
  expect(listRows(`${first}\n${next("70,00")}`)).toStrictEqual([2]);
  expect(listRows(`${first}\n${next("71,00")}`)).toStrictEqual([1, 1]);
});

it("days of an account in BAI2 that lead to each other are one statement, others are not", () => {
  const day = (own: string, opening: string, closing: string, amount: string): string =>
    [
      `02,A,B,1,${own},2359,USD,2/`,
      `03,5695,USD,010,${opening},,,015,${closing},,/`,
      `16,699,${amount},Z,T1,,CARD CORNER SHOP`,
      "49,1,3/",
      "98,1,1,5/",
    ].join("\n");
  const file = (second: string): string =>
    ["01,A,B,250516,0610,1,80,,2/", day("250417", "10000", "9000", "1000"), second, "99,1,2,12/"].join("\n");
  expect(listRows(file(day("250420", "9000", "8500", "500")))).toStrictEqual([2]);
  expect(listRows(file(day("250420", "9100", "8600", "500")))).toStrictEqual([1, 1]);
});

it("a group in BAI2 whose rows name many days before its own tells of a period", () => {
  const file = (days: readonly string[]): string =>
    [
      "01,A,B,250531,0610,1,80,,2/",
      "02,A,B,1,250531,,USD,2/",
      `03,5695,USD,010,10000,,,015,${String(10_000 - 100 * days.length)},,/`,
      ...days.map((value) => `16,699,100,V,${value},,T1,,CARD CORNER SHOP`),
      "49,1,3/",
      "98,1,1,5/",
      "99,1,1,9/",
    ].join("\n");
  const read = (days: readonly string[]): unknown => {
    const parsed = parseBytes(new TextEncoder().encode(file(days)), { today: "2026-11-20" });
    return parsed.ok
      ? parsed.value.statements.map(({ period, transactions }) => [
          period?.from,
          ...transactions.map(({ booked_on }) => booked_on.slice(8)),
        ])
      : parsed.error;
  };
  expect(read(["250502", "250509", "250531"])).toStrictEqual([["2025-05-02", "02", "09", "31"]]);
  // one day of the past is one value that was corrected; days to come are when the money can be used
  expect(read(["250502", "250602", "250603"])).toStrictEqual([["2025-05-31", "31", "31", "31"]]);
});

describe("the day of a group in BAI2", () => {
  const group = (day: string, [opening, closing]: [number, number], value = "Z"): string =>
    [
      `02,A,B,1,${day},,USD,2/`,
      `03,5695,USD,010,${opening},,,015,${closing},,/`,
      `16,699,${opening - closing},${value},,T1,,CARD CORNER SHOP`,
      "49,1,3/",
      "98,1,1,5/",
    ].join("\n");
  const read = (...groups: string[]): unknown => {
    const text = ["01,A,B,250531,0610,1,80,,2/", ...groups, "99,1,1,9/"].join("\n");
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    return parsed.ok
      ? parsed.value.statements.map(({ proof }) => [proof.verdict, ...proof.doubts.map(({ code }) => code)])
      : parsed.error;
  };

  it("is that of its rows where it stands among those of other days, or rows name it", () => {
    expect(read(group("250516", [10_000, 9000]), group("250519", [9000, 8000]))).toStrictEqual([["proved"]]);
    expect(read(group("250531", [10_000, 9000], "V,250531"))).toStrictEqual([["proved"]]);
  });

  it("leaves the days open where it may be the end of a month", () => {
    const open = ["partly", "days_open"];
    expect(read(group("250531", [10_000, 9000]))).toStrictEqual([open]);
    expect(read(group("250531", [10_000, 9000], "V,250602"))).toStrictEqual([open]);
    expect(read(group("250430", [10_000, 9000]), group("250531", [9000, 8000]))).toStrictEqual([open]);
  });
});
