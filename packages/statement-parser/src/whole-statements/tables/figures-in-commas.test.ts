import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const ROWS = [
  "Date,Description,Debit,Credit,Balance",
  '02/05/2026,RENT,"1,207.52",,"133,648.97"',
  '05/05/2026,ATM,"2,307.83",,"131,341.14"',
  '30/05/2026,SALARY,,"13,024.34","144,365.48"',
];

const read = (lines: readonly string[]): unknown => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  return parsed.ok
    ? parsed.value.statements.map(({ facts, proof }) => [facts.opening, facts.closing, proof.verdict])
    : parsed.error.code;
};

it("balances without quotes under rows that have them are whole", () => {
  const lines = ["Opening Balance :- 134,856.49", ...ROWS, "ENDING BALANCE,144,365.48"];
  expect(read(lines)).toStrictEqual([[13_485_649, 14_436_548, "proved"]]);
  expect(read([...lines.slice(0, -1), "ENDING BALANCE,144,365.49"])).toMatchObject([
    [13_485_649, 14_436_549, "contradicted"],
  ]);
});

it("sums of both sides without quotes are whole, a count before one is not part of it", () => {
  const lines = [
    "Opening Balance,134,856.49",
    ...ROWS,
    "TOTAL,3,515.35,13,024.34",
    "Closing Balance,144,365.48",
  ];
  expect(read(lines)).toStrictEqual([[13_485_649, 14_436_548, "proved"]]);
});
