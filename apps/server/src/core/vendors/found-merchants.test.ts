import { storedAs } from "@passbook/db/dialect";
import { undoChange } from "@passbook/contract/changes";
import {
  changeMerchant,
  createMerchant,
  deleteMerchant,
  listMerchants,
  type Merchant,
  mergeMerchant,
} from "@passbook/contract/merchants";
import { deleteStatement } from "@passbook/contract/statements";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import { createRule } from "@passbook/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile, readLedger } from "../../../testing/imports.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { readState } from "../../../testing/rows.ts";
import { settle } from "../../../testing/settle.ts";
import { undoLast } from "../../../testing/undo-last.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
let rows = 0;
const join = (): Promise<TestPerson> => signUp(server, `Person ${String((people += 1))}`);

/** Imports a row for each of these texts, in a file of their own. */
const bring = (person: TestPerson, ...names: readonly string[]) => {
  const made = names.map((name) => ({
    day: "2026-03-05",
    cents: -1000 - (rows += 1),
    name,
    id: `n${String(rows)}`,
  }));
  return importFile(server, person, {
    name: `file-${String(rows)}.ofx`,
    bytes: makeOfx({ account: "5407324931", rows: made }),
  });
};
const list = async (person: TestPerson): Promise<Merchant[]> =>
  (await person.call(listMerchants)).answer.data;
const names = async (person: TestPerson): Promise<string[]> => (await list(person)).map(({ name }) => name);
const get = async (person: TestPerson, name: string): Promise<Merchant> => {
  const found = (await list(person)).find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no merchant ${name}.`);
  return found;
};
/** Text → name of the merchant, of every row. */
const readRows = async (person: TestPerson): Promise<Record<string, string | null>> => {
  const merchants = new Map((await list(person)).map(({ id, name }) => [id, name]));
  const ledger = await readLedger(server, person);
  return Object.fromEntries(
    ledger.map((row) => [
      row.description,
      row.merchant_id === null ? null : (merchants.get(row.merchant_id) ?? "?"),
    ]),
  );
};

test("each vendor leads to a merchant as it is imported, and several forms to one", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM", "UNPAID NETFLIX", "Online Bill Payment AT&T", "AT&T", "INTEREST PAID");
  expect(await readRows(person)).toEqual({
    "NETFLIX.COM": "Netflix",
    "UNPAID NETFLIX": "Netflix",
    "Online Bill Payment AT&T": "AT&T",
    "AT&T": "AT&T",
    "INTEREST PAID": null,
  });
  expect(
    (await list(person)).map(({ name, is_found, vendor_count }) => ({ name, is_found, vendor_count })),
  ).toEqual([
    { name: "AT&T", is_found: true, vendor_count: 1 },
    { name: "Netflix", is_found: true, vendor_count: 2 },
  ]);
  await expectSumsToHold(server.services.db, person.user_id);
});

test("names that were cut in a field fall together", async () => {
  const person = await join();
  await bring(person, "COORDINATION GROUP PUBLI");
  await bring(person, "COORDINATION GROUP PUBLICATIONS");
  expect((await list(person)).map((one) => one.vendor_count)).toEqual([2]);
});

test("rows imported after a merchant was renamed follow, also of a form that is new; an undo makes it found again", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM");
  const { id } = await get(person, "Netflix");
  await person.call(changeMerchant, { params: { id }, body: { name: "Films" } });
  expect((await get(person, "Films")).is_found).toBe(false);
  await bring(person, "UNPAID NETFLIX");
  expect(await readRows(person)).toEqual({ "NETFLIX.COM": "Films", "UNPAID NETFLIX": "Films" });
  expect(await names(person)).toEqual(["Films"]);
  const other = await join();
  await bring(other, "NETFLIX.COM");
  const theirs = await get(other, "Netflix");
  const { change_id } = await other.call(changeMerchant, {
    params: { id: theirs.id },
    body: { name: "Films" },
  });
  await other.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await get(other, "Netflix")).toMatchObject({ is_found: true });
});

test("a deleted merchant stays away, until its deletion is undone: rows that came between are its own then", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM", "SPOTIFY");
  const before = await readState(server.services.db, person.user_id);
  const { id } = await get(person, "Netflix");
  const query = { move_to: "none" };
  const { change_id } = await person.call(deleteMerchant, { params: { id }, query });
  await person.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(server.services.db, person.user_id)).toEqual(before);
  const again = await person.call(deleteMerchant, { params: { id }, query });
  await bring(person, "NETFLIX.COM 2", "UNPAID NETFLIX");
  expect(await names(person)).toEqual(["Spotify"]);
  await person.call(undoChange, { params: { id: again.change_id ?? "" } });
  expect(await readRows(person)).toMatchObject({ "NETFLIX.COM": "Netflix", "NETFLIX.COM 2": "Netflix" });
  await expectSumsToHold(server.services.db, person.user_id);
});

test("what was merged stays merged for what is imported later, and the undo parts it again", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM", "SPOTIFY");
  const before = await readState(server.services.db, person.user_id);
  const [from, into] = [await get(person, "Netflix"), await get(person, "Spotify")];
  const { change_id } = await person.call(mergeMerchant, {
    params: { id: from.id },
    body: { into: into.id },
  });
  expect(await get(person, "Spotify")).toMatchObject({ is_found: false, vendor_count: 2 });
  await person.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(server.services.db, person.user_id)).toEqual(before);
  await person.call(mergeMerchant, { params: { id: from.id }, body: { into: into.id } });
  await bring(person, "UNPAID NETFLIX");
  expect(await names(person)).toEqual(["Spotify"]);
});

test("a vendor that was split off stays where it is, and new forms go where most are", async () => {
  const person = await join();
  await bring(person, "TESCO STORES 2233", "TESCO PFS 4021", "TESCO EXTRA 1001");
  const fuel = (await person.call(listVendors, { query: { q: "PFS" } })).answer.data[0];
  await person.call(assignVendors, { body: { ids: [fuel?.id ?? ""], merchant_name: "Tesco fuel" } });
  await bring(person, "TESCO PETROL 77", "TESCO PFS 4022");
  expect(await readRows(person)).toMatchObject({
    "TESCO STORES 2233": "Tesco",
    "TESCO PFS 4021": "Tesco fuel",
    "TESCO PFS 4022": "Tesco fuel",
    "TESCO PETROL 77": "Tesco",
  });
});

test("a merchant that a person made is joined by name and stays as it is; one that was found goes with its last row", async () => {
  const person = await join();
  const { answer } = await person.call(createMerchant, { body: { name: "netflix" } });
  const statement = await bring(person, "NETFLIX.COM", "SPOTIFY");
  expect(await names(person)).toEqual(["netflix", "Spotify"]);
  const before = await readState(server.services.db, person.user_id);
  await person.call(deleteStatement, { params: { id: statement.id } });
  expect(await list(person)).toEqual([{ ...answer.data, transaction_count: 0, vendor_count: 0 }]);
  await undoLast(person);
  expect(await readState(server.services.db, person.user_id)).toEqual(before);
});

test("taking an import back takes its merchants along, and its undo brings them again", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM");
  const before = await readState(server.services.db, person.user_id);
  await bring(person, "SPOTIFY", "NETFLIX.COM 3");
  const after = await readState(server.services.db, person.user_id);
  await undoLast(person);
  const undone = await readState(server.services.db, person.user_id);
  expect([undone["merchants"], undone["vendors"], undone["transactions"]]).toEqual([
    before["merchants"],
    before["vendors"],
    before["transactions"],
  ]);
  await undoLast(person);
  const again = await readState(server.services.db, person.user_id);
  expect([again["merchants"], again["transactions"]]).toEqual([after["merchants"], after["transactions"]]);
});

test("a found merchant of which a rule speaks stays, and the rule holds for rows of a new form", async () => {
  const person = await join();
  const statement = await bring(person, "NETFLIX.COM");
  const { id } = await get(person, "Netflix");
  const body = {
    name: "Films",
    conditions: [{ field: "merchant" as const, op: "is" as const, value: id }],
    actions: { note: "films" },
  };
  await person.call(createRule, { body });
  await bring(person, "UNPAID NETFLIX");
  const ledger = await readLedger(server, person);
  expect(ledger.find((row) => row.description === "UNPAID NETFLIX")?.note).toBe("films");
  await person.call(deleteStatement, { params: { id: statement.id } });
  expect(await names(person)).toEqual(["Netflix"]);
});

/** As rows were before vendors led to merchants. */
const forget = async ({ user_id }: TestPerson): Promise<void> => {
  const { db } = server.services;
  await sql`update ${sql.table(storedAs("transactions"))} set merchant_id = null where user_id = ${user_id}`.execute(
    db,
  );
  await db
    .updateTable("vendors")
    .set({ merchant_id: null, merchant_key: null })
    .where("user_id", "=", user_id)
    .execute();
  await db.deleteFrom("merchants").where("user_id", "=", user_id).execute();
  await sql`update month_sums set merchant_id = '' where user_id = ${user_id}`.execute(db);
  await wait({ user_id });
};

const wait = async ({ user_id }: Pick<TestPerson, "user_id">): Promise<void> => {
  const { db, clock } = server.services;
  const row = {
    user_id,
    waiting: 1,
    created_at: clock.now(),
    attempts: 0,
    lease_owner: null,
    lease_until: null,
  };
  await db.insertInto("merchant_work").values(row).execute();
};

test("who has rows from before is given merchants by and by, but for vendors that they took away", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM", "SPOTIFY", "UNPAID NETFLIX", "INTEREST PAID");
  const vendors = (await person.call(listVendors)).answer.data;
  const spotify = vendors.find((one) => one.name === "Spotify")?.id ?? "";
  await person.call(assignVendors, { body: { ids: [spotify], merchant_id: null } });
  await forget(person);
  await server.services.db
    .updateTable("vendors")
    .set({ is_assigned: 0 })
    .where("user_id", "=", person.user_id)
    .execute();
  await settle(server);
  expect(await readRows(person)).toEqual({
    "NETFLIX.COM": "Netflix",
    "UNPAID NETFLIX": "Netflix",
    SPOTIFY: null,
    "INTEREST PAID": null,
  });
  expect(await list(person)).toMatchObject([{ name: "Netflix", is_found: true, vendor_count: 2 }]);
});

test("merchants that were found so are one change, and once taken back they stay away", async () => {
  const person = await join();
  await bring(person, "NETFLIX.COM", "SPOTIFY");
  await forget(person);
  await settle(server);
  expect(await names(person)).toEqual(["Netflix", "Spotify"]);
  await undoLast(person);
  await settle(server);
  expect(await names(person)).toEqual([]);
  expect(await readRows(person)).toEqual({ "NETFLIX.COM": null, SPOTIFY: null });
});

/** As a merchant was that was found before its name was known to say no one. */
const leadToRail = async (person: TestPerson, vendor: string, merchant_name: string): Promise<string> => {
  const { db } = server.services;
  const id = (await person.call(listVendors)).answer.data.find(({ name }) => name === vendor)?.id ?? "";
  const { answer } = await person.call(assignVendors, { body: { ids: [id], merchant_name } });
  const { merchant_id } = answer.data;
  for (const [table, key, values] of [
    ["vendors", id, { is_assigned: 0 }],
    ["merchants", merchant_id, { is_found: 1 }],
  ] as const)
    await db
      .updateTable(table)
      .set(values)
      .where("user_id", "=", person.user_id)
      .where("id", "=", key)
      .execute();
  return merchant_id ?? "";
};

test("a merchant of rails alone that was made before goes, unless a person had a hand in it", async () => {
  const person = await join();
  await bring(person, "DIRECT DEBIT", "TRANSFER TO", "NETFLIX.COM");
  const [first = "", second = ""] = (await person.call(listVendors)).answer.data
    .map(({ name }) => name)
    .filter((name) => name !== "Netflix")
    .toSorted((one, other) => one.localeCompare(other));
  await leadToRail(person, first, "Direct Debit");
  const kept = await leadToRail(person, second, "Transfer To");
  await person.call(changeMerchant, { params: { id: kept }, body: { name: "My landlord" } });
  await wait(person);
  await settle(server);
  expect(await names(person)).toEqual(["My landlord", "Netflix"]);
  expect(await readRows(person)).toEqual({
    "DIRECT DEBIT": null,
    "TRANSFER TO": "My landlord",
    "NETFLIX.COM": "Netflix",
  });
  await expectSumsToHold(server.services.db, person.user_id);
  await undoLast(person);
  expect(await names(person)).toEqual(["Direct Debit", "My landlord", "Netflix"]);
});
