import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const print = (closing: string): string => `
Harbour Bank    Account statement    Account 55-1188-90    EUR
Statement period 1 July 2026 to 31 July 2026
Opening balance                                500.00
Date          Details                          Amount
2026-07-02    Brightwater Grocers              -40.00
2026-07-09    Halden Rail                      -12.50
2026-07-20    Salary Aldous Ltd                900.00
Closing balance                             ${closing}

Harbour Bank    Account statement    Account 55-1188-90    EUR
Statement period 1 August 2026 to 31 August 2026
Opening balance                              1,347.50
Date          Details                          Amount
2026-08-03    Lantern Books                    -20.00
2026-08-11    Velo Repair                      -31.50
2026-08-21    Sunday Bakery                     -6.00
Closing balance                              1,290.00
`;

const read = (text: string): ParsedStatement[] => {
  const outcome = parseBytes(new TextEncoder().encode(text), { today: "2026-11-22" });
  return outcome.ok ? outcome.value.statements : [];
};

describe("two statements, one below the other", () => {
  it("are proved each by itself", () => {
    const statements = read(print("1,347.50"));
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
  });

  it.each(["1,348.50", "1,297.50"])("are not proved as one where the first closes with %s", (closing) => {
    const statements = read(print(closing));
    const verdicts = statements.map(({ proof }) => proof.verdict);
    expect(verdicts[0]).not.toBe("proved");
    expect(verdicts.length === 1 || verdicts[0] === "contradicted").toBe(true);
  });
});

const ROWS_OF_SEPTEMBER = `
Date          Details                          Amount
2026-09-02    Brightwater Grocers              -40.00
2026-09-09    Halden Rail                      -12.50
2026-09-20    Salary Aldous Ltd                900.00
Closing balance                              1,347.50
`;

describe("two statements with their balances over the rows", () => {
  const above = (closing: string): string =>
    print("").replace(
      "Opening balance                                500.00",
      `Opening balance                                500.00\nClosing balance                              ${closing}`,
    );

  it.each(["1,348.50", "1,297.50"])("are not proved as one where the first closes with %s", (closing) => {
    const verdicts = read(above(closing)).map(({ proof }) => proof.verdict);
    expect(verdicts[0]).not.toBe("proved");
  });
});

describe("two balances that are called the last", () => {
  it.each([
    ["1,347.50", "proved"],
    ["1,355.27", "partly"],
  ])("leave %s beside 1,347.50 %s", (other, verdict) => {
    const head = `Harbour Bank    Account statement    EUR\nOpening balance   500.00\nNew balance   ${other}`;
    const [statement] = read(`${head}\n${ROWS_OF_SEPTEMBER}`);
    expect(statement?.proof.verdict).toBe(verdict);
  });
});

describe("a printed period", () => {
  it.each([
    ["1 September 2026 to 30 September 2026", "proved"],
    ["1 August 2026 to 31 August 2026", "partly"],
  ])("of %s leaves the rows of September %s", (period, verdict) => {
    const head = `Harbour Bank    Account statement    EUR\nStatement period ${period}\nOpening balance   500.00`;
    const [statement] = read(`${head}${ROWS_OF_SEPTEMBER}`);
    expect(statement?.proof.verdict).toBe(verdict);
  });
});
