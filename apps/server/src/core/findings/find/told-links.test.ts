import { listChangedRows, listChanges, undoChange } from "@passbook/contract/changes";
import { confirmRefund, decideTransfers, rejectRefund, rejectTransfer } from "@passbook/contract/findings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settleFindings } from "../../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";

/** What the history says of decisions that link transactions. */

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const start = async () => {
  people += 1;
  const person = await signUp(server, `Lena ${String(people)}`, { home_currency: "EUR" });
  return { person, ledger: await makeLedger(server, person) };
};

const readNewest = async (person: TestPerson) => {
  const [change] = (await person.call(listChanges, { query: { limit: 1 } })).answer.data;
  const params = { id: change?.id ?? "" };
  const rows = (await person.call(listChangedRows, { params, query: {} })).answer.data;
  return {
    steps: change?.steps ?? [],
    rows: Object.fromEntries(rows.map(({ id, steps }) => [id, steps])),
  };
};

const undo = async (person: TestPerson, change_id: string | null) => {
  await person.call(undoChange, { params: { id: change_id ?? "" } });
  await settleFindings(server);
};

const pays = (from: string | null, to: string | null) => ({
  field: "refund_of",
  from: from === null ? null : { named: from },
  to: to === null ? null : { named: to },
});

test("money back is told from the purchase that it paid back to the one it pays back now", async () => {
  const { person, ledger } = await start();
  const shop = { vendor_id: await ledger.addVendor("Loom and Linen"), description: "LOOM AND LINEN" };
  const bought = await ledger.add({ ...shop, amount: -4990, booked_on: "2026-10-02" });
  const back = await ledger.add({ ...shop, amount: 4990, booked_on: "2026-10-09" });
  const other = await ledger.add({ amount: -8000, description: "OLD MILL STORES", booked_on: "2026-09-12" });
  await settleFindings(server);
  const linked = await person.call(confirmRefund, { body: { transaction_id: back, purchase_id: other } });
  const told = pays("LOOM AND LINEN", "OLD MILL STORES");
  expect(await readNewest(person)).toEqual({
    steps: [{ ...told, rows: 1 }],
    rows: { [back]: [told], [other]: [] },
  });
  const parted = await person.call(rejectRefund, { body: { transaction_id: back } });
  expect((await readNewest(person)).rows[back]).toEqual([pays("OLD MILL STORES", null)]);
  await undo(person, parted.change_id);
  expect((await readNewest(person)).rows[back]).toEqual([pays(null, "OLD MILL STORES")]);
  await undo(person, linked.change_id);
  expect((await readNewest(person)).rows[back]).toEqual([pays("OLD MILL STORES", "LOOM AND LINEN")]);
  expect(bought).not.toBe("");
});

test("both sides of a transfer are told with the other, one by one and many at once", async () => {
  const { person, ledger } = await start();
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const from = await ledger.add({ amount: -50_000, description: "Transfer to savings 7731" });
  const to = await ledger.add({
    amount: 50_000,
    description: "Transfer from current 1234",
    bank_account_id: savings,
    booked_on: "2026-11-04",
  });
  await settleFindings(server);
  const body = { from_transaction_id: from, to_transaction_id: to };
  const parted = await person.call(rejectTransfer, { body });
  const step = (before: string | null, after: string | null) => ({
    field: "transfer_with",
    from: before === null ? null : { named: before },
    to: after === null ? null : { named: after },
  });
  expect((await readNewest(person)).rows).toEqual({
    [from]: [step("Transfer from current 1234", null)],
    [to]: [step("Transfer to savings 7731", null)],
  });
  await undo(person, parted.change_id);
  await person.call(decideTransfers, { body: { ids: [from, to], is_transfer: false } });
  expect((await readNewest(person)).steps).toEqual(
    expect.arrayContaining([
      { ...step("Transfer from current 1234", null), rows: 1 },
      { ...step("Transfer to savings 7731", null), rows: 1 },
    ]),
  );
});
