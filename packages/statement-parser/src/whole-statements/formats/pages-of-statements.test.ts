import { expect, it } from "vitest";
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
