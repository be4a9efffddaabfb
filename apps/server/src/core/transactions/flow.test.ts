import { FLOWS } from "@passbook/contract/transactions";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type FlowKind, toFlowKind } from "../categories/index.ts";
import { matchesFlow, toFlow, toFlowSums } from "./flow.ts";

const KINDS: readonly FlowKind[] = ["spending", "income", "invested", "transfer", "uncategorised"];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a sub-category is what its place or its flags, or its parent's, say", () => {
  const plain = { is_investment: 0, is_income: 0, starter_id: null };
  expect(toFlowKind(plain, plain)).toBe("spending");
  expect(toFlowKind({ ...plain, is_income: 1 }, plain)).toBe("income");
  expect(toFlowKind(plain, { ...plain, is_income: 1 })).toBe("income");
  expect(toFlowKind(plain, { ...plain, is_investment: 1 })).toBe("invested");
  expect(toFlowKind({ ...plain, is_investment: 1 }, { ...plain, is_income: 1 })).toBe("invested");
  expect(toFlowKind({ ...plain, is_income: 1 }, { ...plain, starter_id: "transfers" })).toBe("transfer");
  expect(toFlowKind(plain, { ...plain, starter_id: "uncategorised" })).toBe("uncategorised");
  expect(toFlowKind(plain, { ...plain, starter_id: "cash" })).toBe("spending");
});

test("money back lowers spending, money out of an income category lowers income, transfers are neither", () => {
  expect(toFlowSums("spending", 500, 120)).toMatchObject({ spent: 380, income: 0, saved: -380 });
  expect(toFlowSums("income", 50, 1000)).toMatchObject({ income: 950, spent: 0, saved: 950 });
  expect(toFlowSums("invested", 700, 100)).toMatchObject({ invested: 600, spent: 0, saved: -600 });
  expect(toFlowSums("uncategorised", 30, 40)).toMatchObject({ spent: 30, income: 40, saved: 10 });
  expect(toFlowSums("transfer", 900, 900)).toEqual({ spent: 0, income: 0, invested: 0, saved: 0 });
});

test("the filter in SQL and the function agree on every kind and direction", async () => {
  const kinds = new Map(KINDS.map((kind) => [kind, kind]));
  for (const kind of KINDS)
    for (const [amount, is_back] of [
      [-100, false],
      [0, false],
      [100, false],
      [100, true],
    ] as const)
      for (const flow of FLOWS) {
        const matches = matchesFlow(flow, kinds, {
          isUnder: (subs) => sql<boolean>`cast(${kind} as text) in ${subs}`,
          amount: sql`cast(${amount} as integer)`,
          refund_of: sql`cast(${is_back ? "purchase" : null} as text)`,
        });
        const { rows } = await sql<{
          found: number;
        }>`select case when ${matches} then 1 else 0 end as found`.execute(server.services.db);
        expect([kind, amount, flow, rows[0]?.found]).toEqual([
          kind,
          amount,
          flow,
          Number(flow === "saved" ? kind !== "transfer" : toFlow(kind, amount, is_back) === flow),
        ]);
      }
});

test("a flow's sum is the sum of the amounts that the filter finds", () => {
  for (const kind of KINDS) {
    const amounts = [-500, 120, -7];
    const sums = toFlowSums(kind, 507, 120);
    for (const flow of ["spent", "income", "invested"] as const) {
      const found = amounts.filter((amount) => toFlow(kind, amount) === flow);
      const total = found.reduce((sum, amount) => sum + amount, 0);
      expect([kind, flow, sums[flow]]).toEqual([kind, flow, flow === "income" ? total : 0 - total]);
    }
  }
});
