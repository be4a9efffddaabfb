import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const print = (after: string, last: string): string => `
Wrenfield Bank    Account statement    Account number 30114482    GBP
Statement 1 September 2026 to 30 September 2026
Date       Details                      Paid out     Paid in      Balance
           Balance brought forward                               1,000.00
01 Sep     Lantern Books                  100.00                   900.00
03 Sep     Halden Rail                     20.00                   880.00
12 Sep     Aldous Ltd                                  500.00    1,380.00
20 Sep     Sunday Bakery                    8.10                 1,371.90
25 Sep     Copper Kettle Cafe               4.40
           Orbit Mobile                     4.40                 ${after}
28 Sep     Pine Hardware                   10.00                 ${last}
           Balance carried forward                               ${last}
`;

describe("a line with an amount in the column of the rows", () => {
  it.each([
    ["1,363.10", "1,353.10", "proved"],
    ["1,367.50", "1,357.50", "contradicted"],
  ])("is a row of its own where the day ends with %s", (after, last, verdict) => {
    const bytes = new TextEncoder().encode(print(after, last));
    const outcome = parseBytes(bytes, { today: "2026-11-22" });
    const [statement] = outcome.ok ? outcome.value.statements : [];
    expect(statement?.proof.verdict).toBe(verdict);
    expect(statement?.transactions.map(({ description }) => description)).toContain("Orbit Mobile");
  });
});
