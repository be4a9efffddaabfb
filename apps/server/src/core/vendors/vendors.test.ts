import { undoChange } from "@passbook/contract/changes";
import { createMerchant, listMerchants } from "@passbook/contract/merchants";
import { deleteTransactions } from "@passbook/contract/transactions";
import { assignVendors, listVendors, type Vendor } from "@passbook/contract/vendors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { readState } from "../../../testing/rows.ts";
import { changeData } from "../changes/index.ts";
import { resolveVendors } from "./index.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
let ids: Record<"bakery" | "cafe" | "rail", string>;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
  ids = {
    bakery: await ledger.addVendor("Bäckerei Schmidt"),
    cafe: await ledger.addVendor("Cafe Roma"),
    rail: await ledger.addVendor("Zug AG"),
  };
  const { bakery: b, cafe: c, rail: r } = ids;
  await ledger.addMany([
    { vendor_id: b, amount: -250, booked_on: "2026-09-02" },
    { vendor_id: b, amount: -350, booked_on: "2026-10-02" },
    { vendor_id: b, amount: -150, booked_on: "2026-10-05" },
    { vendor_id: c, amount: -900, booked_on: "2026-11-01" },
    { vendor_id: c, amount: 100, booked_on: "2026-08-01" },
    { vendor_id: r, amount: -9900, booked_on: "2026-10-11" },
    { vendor_id: r, amount: -500, currency: "CHF", booked_on: "2026-10-12" },
  ]);
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number> = {}): Promise<Vendor[]> =>
  (await asha.call(listVendors, { query })).answer.data;
const names = async (query: Record<string, string | number>): Promise<string[]> =>
  (await list(query)).map((vendor) => vendor.name);

test("vendors have their totals per currency and the days they were first and last seen", async () => {
  const rail = (await list()).find((vendor) => vendor.id === ids.rail);
  expect(rail).toMatchObject({ transaction_count: 2, first_seen: "2026-10-11", last_seen: "2026-10-12" });
  expect(rail?.totals.toSorted((one, other) => one.amount - other.amount)).toEqual([
    { currency: "EUR", amount: -9900 },
    { currency: "CHF", amount: -500 },
  ]);
});

test("vendors are ordered by count, money, last day and name, and paged", async () => {
  expect((await names({ sort: "count" }))[0]).toBe("Bäckerei Schmidt");
  expect(await names({ sort: "total" })).toEqual(["Zug AG", "Cafe Roma", "Bäckerei Schmidt"]);
  expect(await names({ sort: "last_seen" })).toEqual(["Cafe Roma", "Zug AG", "Bäckerei Schmidt"]);
  expect(await names({ sort: "name" })).toEqual(["Bäckerei Schmidt", "Cafe Roma", "Zug AG"]);
  const orders = await Promise.all(
    ["count", "total", "last_seen", "name"].map(async (sort) => {
      const whole = await names({ sort });
      const paged: string[] = [];
      let after: string | undefined;
      do {
        const query = { sort, limit: 1, ...(after === undefined ? {} : { after }) };
        const { answer } = await asha.call(listVendors, { query });
        paged.push(...answer.data.map((vendor) => vendor.name));
        after = answer.next ?? undefined;
      } while (after !== undefined);
      return { whole, paged };
    }),
  );
  for (const { whole, paged } of orders) expect(paged).toEqual(whole);
});

test("vendors are found by a part of their name, without accents", async () => {
  expect(await names({ q: "backerei" })).toEqual(["Bäckerei Schmidt"]);
  expect(await names({ q: "50%" })).toEqual([]);
});

test("vendors are assigned to a new merchant, their transactions follow, and one undo takes it all back", async () => {
  const before = await readState(server.services.db, asha.user_id);
  const { answer, change_id } = await asha.call(assignVendors, {
    body: { ids: [ids.bakery, ids.cafe], merchant_name: "Breakfast" },
  });
  expect(answer.data.transactions).toBe(5);
  const merchants = (await asha.call(listMerchants)).answer.data;
  expect(merchants.find((merchant) => merchant.name === "Breakfast")).toMatchObject({
    vendor_count: 2,
    transaction_count: 5,
  });
  expect(await names({ merchant_id: "none" })).toEqual(["Zug AG"]);
  expect((await names({ merchant_id: answer.data.merchant_id ?? "" })).length).toBe(2);
  const again = await asha.call(assignVendors, { body: { ids: [ids.rail], merchant_name: "BREAKFAST" } });
  expect(again.answer.data.merchant_id).toBe(answer.data.merchant_id);
  await asha.call(undoChange, { params: { id: again.change_id ?? "" } });
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(server.services.db, asha.user_id)).toEqual(before);
});

test("a transaction whose merchant a person chose stays with it", async () => {
  const vendor_id = await ledger.addVendor("Kiosk");
  await ledger.addMany([{ vendor_id }, { vendor_id, edited: '["merchant_id"]' }]);
  const { answer } = await asha.call(assignVendors, { body: { ids: [vendor_id], merchant_name: "Kiosk" } });
  expect(answer.data.transactions).toBe(1);
});

test("neither or both of a merchant and a new name are refused", async () => {
  const both = { ids: [ids.cafe], merchant_id: null, merchant_name: "X" };
  const refused = await Promise.all([
    refusalOf(asha.call(assignVendors, { body: { ids: [ids.cafe] } })),
    refusalOf(asha.call(assignVendors, { body: both })),
  ]);
  for (const one of refused)
    expect(one).toMatchObject({ status: 422, fields: { merchant_id: expect.any(String) as string } });
  expect(await refusalOf(asha.call(assignVendors, { body: { ids: [], merchant_id: null } }))).toMatchObject({
    status: 422,
    fields: { ids: "Choose at least one vendor." },
  });
});

test("another person's vendor or merchant does not exist", async () => {
  const hers = (await asha.call(createMerchant, { body: { name: "Hers" } })).answer.data.id;
  const his = await (await makeLedger(server, ben)).addVendor("His");
  const refused = await Promise.all([
    refusalOf(ben.call(assignVendors, { body: { ids: [ids.cafe], merchant_name: "Mine" } })),
    refusalOf(ben.call(assignVendors, { body: { ids: [his], merchant_id: hers } })),
  ]);
  expect(refused.map((one) => [one.status, Object.keys(one.fields)])).toEqual([
    [404, ["ids"]],
    [404, ["merchant_id"]],
  ]);
});

test("a vendor without transactions is only listed as long as a person's merchant is set on it", async () => {
  const vendor_id = await ledger.addVendor("Gone Kiosk");
  expect(await names({ q: "Gone Kiosk" })).toEqual([]);
  const id = await ledger.add({ vendor_id });
  expect(await names({ q: "Gone Kiosk" })).toEqual(["Gone Kiosk"]);
  await asha.call(assignVendors, { body: { ids: [vendor_id], merchant_name: "Kiosks" } });
  await asha.call(deleteTransactions, { body: { ids: [id] } });
  expect(await list({ q: "Gone Kiosk" })).toMatchObject([{ transaction_count: 0, last_seen: null }]);
  await asha.call(assignVendors, { body: { ids: [vendor_id], merchant_id: null } });
  expect(await names({ q: "Gone Kiosk" })).toEqual([]);
});

test("names read from a statement are found by their key or become new vendors", async () => {
  const { db, clock } = server.services;
  const author = { user_id: asha.user_id, session_id: null, clock };
  const found = await db.transaction().execute(async (trx) => {
    const resolved = await resolveVendors(trx, author, [
      { name: "Cafe Roma", key: "cafe roma" },
      { name: "New Place", key: "new place" },
      { name: "New  Place", key: "new place" },
    ]);
    await changeData(trx, author, { kind: "import_statement", summary: "x" }, resolved.edits);
    return resolved.by_key;
  });
  expect(found.get("cafe roma")?.id).toBe(ids.cafe);
  const made = await db.selectFrom("vendors").select("id").where("name", "=", "New Place").execute();
  expect(made).toHaveLength(1);
});
