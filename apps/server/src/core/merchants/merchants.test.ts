import { undoChange } from "@passbook/contract/changes";
import {
  changeMerchant,
  createMerchant,
  deleteMerchant,
  getMerchantHistory,
  listMerchants,
  mergeMerchant,
} from "@passbook/contract/merchants";
import { assignVendors } from "@passbook/contract/vendors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { readState } from "../../../testing/rows.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
});
afterAll(() => server.close());

const create = async (name: string): Promise<string> =>
  (await asha.call(createMerchant, { body: { name } })).answer.data.id;
const list = async () => (await asha.call(listMerchants)).answer.data;
/** A merchant with one vendor and two transactions. */
const createUsed = async (name: string): Promise<{ id: string; vendor_id: string }> => {
  const id = await create(name);
  const vendor_id = await ledger.addVendor(`${name} 94107`);
  await ledger.addMany([{ vendor_id }, { vendor_id }]);
  await asha.call(assignVendors, { body: { ids: [vendor_id], merchant_id: id } });
  return { id, vendor_id };
};

test("a merchant is created with its default category, changed, listed and deleted", async () => {
  const sub_category_id = ledger.sub("eating_out.coffee");
  const { answer } = await asha.call(createMerchant, { body: { name: "Blue Bottle", sub_category_id } });
  expect(answer.data).toMatchObject({
    name: "Blue Bottle",
    sub_category_id,
    reserved: false,
    vendor_count: 0,
  });
  const { id } = answer.data;
  const changed = await asha.call(changeMerchant, { params: { id }, body: { name: "Bottle" } });
  expect(changed.answer.data).toMatchObject({ name: "Bottle", sub_category_id });
  const gone = await asha.send({ method: "DELETE", url: `/api/merchants/${id}` });
  expect(gone.statusCode).toBe(204);
  expect((await list()).some((merchant) => merchant.id === id)).toBe(false);
});

test("a merchant's history is by month and category, each currency apart, and another's does not exist", async () => {
  const { id, vendor_id } = await createUsed("Ferry Line");
  const row = { vendor_id, merchant_id: id, sub_category_id: ledger.sub("travel.flights") };
  await ledger.addMany([
    { ...row, amount: -2000, booked_on: "2025-12-05" },
    { ...row, amount: 500, booked_on: "2026-01-07" },
    { ...row, amount: -700, currency: "DKK", booked_on: "2026-01-08" },
    { ...row, amount: -9900, booked_on: "2026-01-09", hidden: 1 },
  ]);
  const { data } = (await asha.call(getMerchantHistory, { params: { id } })).answer;
  expect(data.map(({ currency, transaction_count }) => [currency, transaction_count])).toEqual([
    ["EUR", 4],
    ["DKK", 1],
  ]);
  expect(data[0]).toMatchObject({
    usual: -1234,
    months: [
      { month: "2025-12", amount: -2000, transaction_count: 1 },
      { month: "2026-01", amount: 500, transaction_count: 1 },
      { month: "2026-11", amount: -2468, transaction_count: 2 },
    ],
  });
  expect(data[0]?.categories.map(({ amount }) => amount)).toEqual([-2468, -1500]);
  expect(await refusalOf(ben.call(getMerchantHistory, { params: { id } }))).toMatchObject({ status: 404 });
  const unused = await create("Nobody paid");
  expect((await asha.call(getMerchantHistory, { params: { id: unused } })).answer.data).toEqual([]);
});

test("names are unique without regard to case", async () => {
  await create("Acme");
  const id = await create("Acme Two");
  const taken = { status: 409, code: "name_taken", fields: { name: expect.any(String) as string } };
  expect(await refusalOf(asha.call(createMerchant, { body: { name: "ACME" } }))).toMatchObject(taken);
  expect(
    await refusalOf(asha.call(changeMerchant, { params: { id }, body: { name: "acme" } })),
  ).toMatchObject(taken);
  expect(await refusalOf(asha.call(createMerchant, { body: { name: "" } }))).toMatchObject({
    status: 422,
    fields: { name: "Enter a name." },
  });
});

test("one in use is deleted only with a merchant that takes what it has, or none", async () => {
  const { id } = await createUsed("Corner Shop");
  const refused = await refusalOf(asha.call(deleteMerchant, { params: { id } }));
  expect(refused).toMatchObject({ status: 409, code: "in_use" });
  expect(refused.message).toContain("2 transactions and 1 vendor.");
  const other = await create("Other Shop");
  await asha.call(deleteMerchant, { params: { id }, query: { move_to: other } });
  expect((await list()).find((merchant) => merchant.id === other)).toMatchObject({
    vendor_count: 1,
    transaction_count: 2,
  });
  await asha.call(deleteMerchant, { params: { id: other }, query: { move_to: "none" } });
  expect((await list()).some((merchant) => merchant.id === other)).toBe(false);
});

test("a merge moves vendors and transactions in one change that one undo takes back", async () => {
  const { db } = server.services;
  const { id } = await createUsed("Tea House");
  const into = await create("Tea Rooms");
  const before = await readState(db, asha.user_id);
  const { answer, change_id } = await asha.call(mergeMerchant, { params: { id }, body: { into } });
  expect(answer.data).toMatchObject({ id: into, vendor_count: 1, transaction_count: 2 });
  await expectSumsToHold(db, asha.user_id);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(db, asha.user_id)).toEqual(before);
  expect(await refusalOf(asha.call(mergeMerchant, { params: { id }, body: { into: id } }))).toMatchObject({
    status: 422,
    fields: { into: "Choose another merchant." },
  });
});

test("a reserved merchant is protected", async () => {
  const id = await create("System");
  await server.services.db.updateTable("merchants").set({ reserved: 1 }).where("id", "=", id).execute();
  const into = await create("Anyone");
  const calls = [
    asha.call(changeMerchant, { params: { id }, body: { name: "Mine" } }),
    asha.call(deleteMerchant, { params: { id } }),
    asha.call(mergeMerchant, { params: { id }, body: { into } }),
  ];
  for (const refused of await Promise.all(calls.map(refusalOf)))
    expect(refused).toMatchObject({ status: 409, code: "reserved" });
});

test("another person's merchant, and a category that is none's, do not exist", async () => {
  const id = await create("Hers");
  const { data: his } = (await ben.call(createMerchant, { body: { name: "His" } })).answer;
  const calls = [
    ben.call(changeMerchant, { params: { id }, body: { name: "Mine" } }),
    ben.call(deleteMerchant, { params: { id } }),
    ben.call(mergeMerchant, { params: { id: his.id }, body: { into: id } }),
    ben.call(deleteMerchant, { params: { id: his.id }, query: { move_to: id } }),
    ben.call(createMerchant, { body: { name: "X", sub_category_id: ledger.sub("cash.cash") } }),
  ];
  for (const refused of await Promise.all(calls.map(refusalOf)))
    expect(refused).toMatchObject({ status: 404, code: "not_found" });
});
