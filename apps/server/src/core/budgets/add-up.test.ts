import { createBudget, listBudgets } from "@passbook/contract/budgets";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { signUp } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a budget within a wider one takes nothing more of the month, and is named", async () => {
  const asha = await signUp(server, "Asha", { home_currency: "EUR", time_zone: "UTC" });
  const ledger = await makeLedger(server, asha);
  const [coffee, out] = [ledger.sub("eating_out.coffee"), ledger.sub("eating_out")];
  await ledger.add({ amount: -20_00, booked_on: "2026-11-02", sub_category_id: coffee });
  const add = async (category_id: string, amount: number): Promise<string> => {
    const body = {
      category_ids: [category_id],
      period: "month",
      currency: "EUR",
      amount,
      on: "2026-11-01",
    } as const;
    return (await asha.call(createBudget, { body })).answer.data.id;
  };
  const totals = async () => (await asha.call(listBudgets, { query: {} })).answer.data.totals;
  await add(out, 180_00);
  await add(ledger.sub("groceries"), 100_00);
  const before = await totals();
  expect(before).toMatchObject([{ limit: 280_00, spent: 20_00, left: 260_00, within: [] }]);
  const inner = await add(coffee, 60_00);
  expect(await totals()).toEqual([{ ...before[0], within: [inner] }]);
});
