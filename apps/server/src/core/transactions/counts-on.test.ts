import { listChanges, undoChange } from "@passbook/contract/changes";
import { getMonthInsights, listMonthSums } from "@passbook/contract/insights";
import * as contract from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";

let server: TestServer;
let asha: TestPerson;
let ledger: Ledger;
let bank_account_id: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
  bank_account_id = await ledger.addAccount({ currency: "EUR" });
});
afterAll(() => server.close());

const spentIn = async (month: string): Promise<number> => {
  const { answer } = await asha.call(getMonthInsights, { query: { month, bank_account_id } });
  const whole = await asha.call(listMonthSums, { query: { to: month, bank_account_id } });
  const { spent } = answer.data.now;
  expect(whole.answer.data.find((each) => each.month === month)?.spent ?? 0).toBe(spent);
  return spent;
};
const list = async (query: Record<string, string>): Promise<string[]> =>
  (await asha.call(contract.listTransactions, { query: { bank_account_id, ...query } })).answer.data.map(
    ({ id }) => id,
  );
const set = (id: string, counts_on: string | null) =>
  asha.call(contract.changeTransaction, { params: { id }, body: { counts_on } });
const add = (booked_on: string, amount: number): Promise<string> =>
  ledger.add({ bank_account_id, booked_on, amount, sub_category_id: ledger.sub("eating_out.coffee") });

test("a transaction that belongs to another month counts there, and stays in the list where it was booked", async () => {
  const id = await add("2026-04-02", -500);
  await add("2026-03-15", -100);
  const { answer, change_id } = await set(id, "2026-03");
  expect(answer.data).toMatchObject({ booked_on: "2026-04-02", counts_on: "2026-03-31" });
  expect(answer.data.edited).toEqual(["counts_on"]);
  expect([await spentIn("2026-03"), await spentIn("2026-04")]).toEqual([600, 0]);
  expect(await list({ from: "2026-04-01", to: "2026-04-30" })).toEqual([id]);
  expect(await list({ counted_from: "2026-04-01", counted_to: "2026-04-30" })).toEqual([]);
  expect(await list({ counted_from: "2026-03-01", counted_to: "2026-03-31" })).toHaveLength(2);
  await expectSumsToHold(server.services.db, asha.user_id);

  const told = await asha.call(listChanges, { query: {} });
  expect(JSON.stringify(told.answer.data[0])).toContain('"counts_on"');
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect([await spentIn("2026-03"), await spentIn("2026-04")]).toEqual([100, 500]);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("a divided one takes its parts along, and the booked day is no other day", async () => {
  const id = await add("2026-06-10", -1000);
  await asha.call(contract.splitTransaction, {
    params: { id },
    body: {
      splits: [
        { sub_category_id: ledger.sub("eating_out.coffee"), amount: -400 },
        { sub_category_id: ledger.sub("groceries.supermarket"), amount: -600 },
      ],
    },
  });
  await set(id, "2026-07-20");
  expect([await spentIn("2026-06"), await spentIn("2026-07")]).toEqual([0, 1000]);
  await expectSumsToHold(server.services.db, asha.user_id);
  expect((await set(id, "2026-06")).answer.data.counts_on).toBeNull();
  await set(id, "2026-07-20");
  expect((await set(id, null)).answer.data.counts_on).toBeNull();
  expect(await spentIn("2026-06")).toBe(1000);
});

test("many are given a month at once, each the day of it nearest to its own", async () => {
  const ids = [await add("2026-08-30", -10), await add("2026-09-05", -20), await add("2026-10-05", -30)];
  const { change_id } = await asha.call(contract.changeTransactions, {
    body: {
      filter: { bank_account_id, from: "2026-08-01", to: "2026-10-31" },
      change: { counts_on: "2026-09" },
    },
  });
  const days = await Promise.all(
    ids.map(
      async (id) => (await asha.call(contract.getTransaction, { params: { id } })).answer.data.counts_on,
    ),
  );
  expect(days).toEqual(["2026-09-01", null, "2026-09-30"]);
  expect(await spentIn("2026-09")).toBe(60);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await spentIn("2026-09")).toBe(20);
});

test("what is neither a day nor a month is refused", async () => {
  const id = await add("2026-11-02", -10);
  const refused = await refusalOf(set(id, "2026-13"));
  expect(refused).toMatchObject({ status: 422, fields: { counts_on: expect.any(String) as string } });
});
