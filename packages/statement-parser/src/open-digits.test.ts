import { expect, test } from "vitest";
import type { ParseHints, ParsedStatement } from "./index.ts";
import { parseBytes } from "./parse-bytes.ts";

const readOnly = (text: string, hints: Partial<ParseHints> = {}): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", ...hints });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const summaryOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.currency,
  statement?.transactions.map(({ amount }) => amount),
  statement?.proof.verdict,
  statement?.proof.doubts.map(({ code }) => code),
];

const tableOf = (amounts: readonly [string, string, string, string]): string =>
  `Date,Description,Amount,Balance
2026-02-13,Alba,${amounts[0]},${amounts[1]}
2026-02-20,Berta,${amounts[2]},${amounts[3]}
`;

const WHOLE = ["-2500", "97500", "-1000", "96500"] as const;
const CENTS = ["-25.00", "975.00", "-10.00", "965.00"] as const;
const MILLS = ["-25.125", "974.875", "-10.000", "964.875"] as const;

const pageOf = ([first, second, third, fourth]: readonly [string, string, string, string]): string => `
Statement of account 4410207788
Period 01/02/2026 - 28/02/2026

Date          Description                  Amount          Balance
13/02/2026    Alba                   ${first.padStart(12)} ${second.padStart(16)}
20/02/2026    Berta                  ${third.padStart(12)} ${fourth.padStart(16)}
`;

test.each([
  ["a table", tableOf, [WHOLE]],
  ["a page", pageOf, [WHOLE, MILLS]],
])("amounts of no currency prove nothing without its decimals: %s", (_, make, untold) => {
  expect(summaryOf(readOnly(make(CENTS)))).toEqual([null, [-2500, -1000], "proved", []]);
  for (const open of untold) {
    const read = readOnly(make(open));
    expect(read?.proof.verdict).toBe("unproved");
    expect(read?.proof.doubts.map(({ code }) => code)).toContain("digits_unknown");
  }
  const yen = readOnly(make(WHOLE), { currency: "JPY" });
  expect(summaryOf(yen).slice(1)).toEqual([[-2500, -1000], "proved", []]);
  const euro = readOnly(make(WHOLE), { currency: "EUR" });
  expect(summaryOf(euro).slice(1)).toEqual([[-250_000, -100_000], "proved", []]);
  const dinar = readOnly(make(MILLS), { currency: "KWD" });
  expect(summaryOf(dinar).slice(1)).toEqual([[-25_125, -10_000], "proved", []]);
});

test("decimals that a currency does not have are no proof of its amounts", () => {
  const page = pageOf(CENTS).replace("4410207788", "4410207788   JPY");
  expect(readOnly(page)?.proof.verdict).toBe("proved");
  const read = readOnly(
    page.replaceAll(".00", ".50").replace("975.50", "974.50").replace("965.50", "964.00"),
  );
  expect([read?.currency, read?.proof.verdict]).toEqual(["JPY", "unproved"]);
});
