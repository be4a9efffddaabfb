import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const TABLE = `Date;Text;Debit;Credit
2026-03-02;Corner shop;20.50;
2026-03-05;Salary;;900.00
2026-03-16;Shoes;79.50;
Total;;100.00;900.00
`;

const verdictOf = (text: string): unknown => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict) : parsed.error.code;
};

it("a last balance that nothing binds keeps the totals of a table from proving its rows", () => {
  expect(verdictOf(`Account;4410207788;USD\n${TABLE}`)).toStrictEqual(["proved"]);
  expect(verdictOf(`Account;4410207788;USD\n${TABLE}Closing balance;;;1950.00\n`)).toStrictEqual(["partly"]);
});
