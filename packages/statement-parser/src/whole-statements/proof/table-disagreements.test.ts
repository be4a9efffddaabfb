import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const ROWS = `Date,Details,Amount
2026-09-02,Brightwater Grocers,-40.00
2026-09-09,Halden Rail,-12.50
2026-09-20,Salary Aldous Ltd,900.00
`;

const readVerdicts = (text: string): string[] => {
  const outcome = parseBytes(new TextEncoder().encode(text), { today: "2026-11-22" });
  return outcome.ok ? outcome.value.statements.map(({ proof }) => proof.verdict) : [];
};

const DISAGREEING: Readonly<Record<string, string>> = {
  "two closing balances over the rows": `Opening balance,500.00\nClosing balance,1347.50\nNew balance,1355.27\n\n${ROWS}`,
  "two closing balances under the rows": `Opening balance,500.00\n\n${ROWS}Closing balance,,1347.50\nClosing balance,,1352.50\n`,
  "the period of another month": `Opening balance,500.00\nClosing balance,1347.50\nFrom,2026-08-01\nTo,2026-08-31\n\n${ROWS}`,
};

const AGREEING: Readonly<Record<string, string>> = {
  "one balance printed twice": `Opening balance,500.00\nClosing balance,1347.50\nNew balance,1347.50\n\n${ROWS}`,
  "figures behind the balance": `Opening balance,500.00\nClosing balance,1347.50,,0,0\n\n${ROWS}`,
  "its own period": `Opening balance,500.00\nClosing balance,1347.50\nFrom,2026-09-01\nTo,2026-09-30\n\n${ROWS}`,
};

describe("what is printed around the rows of a table", () => {
  it.each(Object.entries(DISAGREEING))("leaves a doubt where it disagrees: %s", (_, text) => {
    expect(readVerdicts(text)).toEqual(["partly"]);
  });

  it.each(Object.entries(AGREEING))("leaves none where it agrees: %s", (_, text) => {
    expect(readVerdicts(text)).toEqual(["proved"]);
  });
});
