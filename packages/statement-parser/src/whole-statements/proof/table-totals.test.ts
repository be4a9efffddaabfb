import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const prove = (...lines: string[]) => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  if (statement === undefined) throw new Error("no statement");
  return { verdict: statement.proof.verdict, checks: statement.proof.checks.map(({ name }) => name) };
};

const signed = (...totals: string[]) =>
  prove(
    "Date,Description,Amount,Balance",
    "2026-01-02,Shop,-10.00,90.00",
    "2026-01-05,Pay,100.00,190.00",
    "2026-01-06,Shop,-15.00,175.00",
    ...totals,
  );

test("the total of a table is one of its facts, and contradicts rows that no sum of them makes", () => {
  expect(signed("Total,,75.00,")).toMatchObject({ verdict: "proved" });
  expect(signed("Total,,70.00,").verdict).toBe("contradicted");
  expect(signed(",Total,70.00,")).toMatchObject({ verdict: "contradicted" });
});

test.each([
  ["what goes out", "Total,,25.00,"],
  ["what comes in", "Total,,100.00,"],
  ["the last balance", "Total,,175.00,"],
  ["the balance carried forward and the rows", "Total,,275.00,"],
])("a total of %s contradicts nothing", (_name, total) => {
  expect(signed(total).verdict).toBe("proved");
});

test("of several totals, or one of something named, nothing says which rows they sum up", () => {
  expect(signed("Total groceries,,12.00,", "Total,,70.00,").verdict).toBe("proved");
  expect(signed("Total fees,,12.00,").verdict).toBe("proved");
});

const sides = (total: string, last = "2026-01-06,Shop,15.00,") =>
  prove("Date,Description,Debit,Credit", "2026-01-02,Shop,10.00,", "2026-01-05,Pay,,100.00", last, total);

test("totals of both columns prove a table without balances, and are broken by a row that is dropped", () => {
  expect(sides("Total,,25.00,100.00")).toEqual({
    verdict: "proved",
    checks: ["sum_of_credits", "sum_of_debits"],
  });
  expect(sides("Total,,26.00,100.00").verdict).toBe("contradicted");
  expect(sides("Total,,25.00,100.00", "").verdict).toBe("contradicted");
});

test("a total of one column is bound to signs that are printed, not to those that are guessed", () => {
  const rows = ["2026-01-02,Fuel,10.00", "2026-01-05,Dinner,30.00", "Total,,40.00"];
  expect(prove("Date,Description,Amount", ...rows).verdict).toBe("unproved");
});
