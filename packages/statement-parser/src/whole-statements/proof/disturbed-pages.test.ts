import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

const codesOf = (text: string): string[][] =>
  read(text).map(({ proof }) => [proof.verdict, ...proof.doubts.map(({ code }) => code)]);

const HONEST = `
Village Bank    Statement of account   01/03/2026 - 31/03/2026  GBP
Date         Description            Withdrawals    Deposits      Balance
             Opening balance                                    1,200.00
02/03/2026   CORNER SHOP                  20.50                 1,179.50
05/03/2026   MONTHLY PAY                             900.00     2,079.50
16/03/2026   SHOES                        79.50                 2,000.00
27/03/2026   BUS                          50.00                 1,950.00
             Closing balance                                    1,950.00
`;

describe("pages on which one thing is not as it should be", () => {
  it("are proved without it", () => {
    expect(codesOf(HONEST)).toStrictEqual([["proved"]]);
  });

  it("have a row of another year", () => {
    expect(codesOf(HONEST.replace("16/03/2026", "16/03/2025"))).toStrictEqual([
      ["partly", "days_open", "period_elsewhere"],
    ]);
  });

  it("have a row that leaps out of its neighbours, and no period", () => {
    const text = HONEST.replace("   01/03/2026 - 31/03/2026", "").replace("16/03/2026", "16/03/2025");
    expect(codesOf(text)).toStrictEqual([["partly", "days_open"]]);
  });

  it("have the names of both sides exchanged", () => {
    const text = HONEST.replace("Withdrawals    Deposits", "Deposits    Withdrawals");
    expect(codesOf(text).map(([verdict]) => verdict)).not.toContain("proved");
  });

  it("carry a balance on wrongly, which begins no other account", () => {
    const lines = HONEST.split("\n");
    const carried = (balance: string): string =>
      `             Balance brought forward                             ${balance}`;
    const text = [...lines.slice(0, 6), carried("1,079.50"), ...lines.slice(6)]
      .join("\n")
      .replaceAll("2,000.00", "1,000.00")
      .replaceAll("1,950.00", "  950.00");
    expect(codesOf(text).map(([verdict]) => verdict)).toStrictEqual(["contradicted"]);
  });

  it("have a period whose days are written in another order than those of rows without a year", () => {
    const text = HONEST.replaceAll(/^(\d\d)\/(\d\d)\/2026/gm, "$2/$1     ");
    expect(codesOf(text).map(([verdict]) => verdict)).not.toContain("proved");
  });
});
