import * as contract from "@passbook/contract/budgets";
import { listCategories } from "@passbook/contract/categories";
import { getMonthInsights } from "@passbook/contract/insights";
import { totalTransactions } from "@passbook/contract/transactions";
import { changeUser } from "@passbook/contract/users";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { fillLedger, ledgerRow, MONTHS } from "../../../testing/ledgers/random-ledger.ts";
import type { TestPerson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const makeBudgets = async (person: TestPerson, tag_id: string): Promise<void> => {
  const categories = (await person.call(listCategories)).answer.data;
  const wanted = categories.filter(({ name }) => ["Groceries", "Eating out", "Travel"].includes(name));
  expect(wanted).toHaveLength(3);
  const month = { period: "month", amount: 100_00, on: "2026-09-01" } as const;
  for (const currency of ["EUR", "USD"]) {
    for (const { id } of wanted)
      await person.call(contract.createBudget, { body: { ...month, category_ids: [id], currency } });
    await person.call(contract.createBudget, { body: { ...month, tag_ids: [tag_id], currency } });
  }
};

const expectMonth = async (person: TestPerson, month: string): Promise<void> => {
  const { answer } = await person.call(contract.listBudgets, { query: { on: `${month}-20` } });
  for (const currency of ["EUR", "USD"]) {
    const { data: insights } = (await person.call(getMonthInsights, { query: { month, currency } })).answer;
    const totals = answer.data.totals.find((each) => each.currency === currency);
    expect((totals?.spent ?? 0) + (totals?.elsewhere ?? 0)).toBe(insights.now.spent);
    for (const budget of answer.data.budgets.filter((each) => each.currency === currency)) {
      const [category_id] = budget.category_ids;
      const sums = insights.categories.find((each) => each.category_id === category_id);
      if (category_id !== undefined)
        expect([budget.spent, budget.likely_count]).toEqual([sums?.spent ?? 0, sums?.likely_count ?? 0]);
    }
  }
};

const expectTagged = async (person: TestPerson, tag_id: string, month: string): Promise<void> => {
  const { answer } = await person.call(contract.listBudgets, { query: { on: `${month}-20` } });
  const days = {
    counted_from: `${month}-01`,
    counted_to:
      month === "2026-11"
        ? "2026-11-20"
        : `${month}-${month === "2026-10" || month === "2026-12" ? "31" : "30"}`,
  };
  for (const budget of answer.data.budgets.filter(({ tag_ids }) => tag_ids.length > 0)) {
    const query = { tag_id, flow: "spent" as const, currency: budget.currency, ...days };
    const { totals } = (await person.call(totalTransactions, { query })).answer.data;
    expect(budget.spent).toBe(0 - (totals[0]?.net ?? 0));
  }
};

test(
  "what budgets say was spent is what Insights says, likely categories counted or not",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ledgerRow, { maxLength: 14 }), fc.boolean(), async (rows, count_likely) => {
        const { person, tag_id } = await fillLedger(server, rows);
        await makeBudgets(person, tag_id);
        await person.call(changeUser, { params: { id: person.user_id }, body: { count_likely } });
        for (const month of MONTHS) {
          await expectMonth(person, month);
          await expectTagged(person, tag_id, month);
        }
      }),
      { numRuns: 12 },
    );
  },
);
