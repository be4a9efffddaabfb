import { listCategories } from "@passbook/contract/categories";
import { changeTransactions } from "@passbook/contract/transactions";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import { createMerchant } from "@passbook/contract/merchants";
import { createBankAccount } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import { deleteStatement } from "@passbook/contract/statements";
import { getSubscription } from "@passbook/contract/subscription";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ STORAGE_LIMIT_MB: "3" });
});
afterAll(() => server.close());

const usedBy = async (person: TestPerson): Promise<number> =>
  (await person.call(getSubscription)).answer.data.storage.used_bytes;

const startWithAccount = async (name: string) => {
  const person = await signUp(server, name);
  const body = {
    label: "Everyday",
    account_type: "current",
    currency: "EUR",
    bank: { name: "Bank" },
  } as const;
  const account = (await person.call(createBankAccount, { body })).answer.data;
  return { person, account_id: account.id };
};

type Holder = Awaited<ReturnType<typeof startWithAccount>>;

let made = 0;
/** No two files print the same row. */
const importShops = ({ person, account_id }: Holder, shops: readonly string[]) => {
  made += 1;
  return importFile(server, person, {
    name: `${String(made)}.ofx`,
    account_id,
    bytes: makeOfx({
      account: "5407324931",
      rows: shops.map((name, index) => ({
        day: `2026-0${String(1 + (index % 9))}-1${String(index % 7)}`,
        cents: -100 - index - made * 10_000,
        name,
        id: `${String(made)}-${String(index)}`,
      })),
    }),
  });
};

const remove = async ({ person }: Holder, id: string): Promise<string> =>
  (await person.call(deleteStatement, { params: { id } })).change_id ?? "";
const undo = async ({ person }: Holder, id: string): Promise<{ readonly kept: number }> =>
  (await person.call(undoChange, { params: { id } })).answer.data;

/** What the rows of a person say, with the names of their vendors. */
const readNames = async ({ person }: Holder): Promise<string[]> => {
  const rows = await server.services.db
    .selectFrom("transactions")
    .leftJoin("vendors", (join) =>
      join
        .onRef("vendors.user_id", "=", "transactions.user_id")
        .onRef("vendors.id", "=", "transactions.vendor_id"),
    )
    .select(["transactions.description", "transactions.booked_on", "vendors.name"])
    .where("transactions.user_id", "=", person.user_id)
    .execute();
  return rows.map((row) => Object.values(row).join(" ")).toSorted();
};
const countVendors = async ({ person }: Holder): Promise<number> =>
  (
    await server.services.db
      .selectFrom("vendors")
      .select("id")
      .where("user_id", "=", person.user_id)
      .execute()
  ).length;

const shop = fc.integer({ min: 1, max: 12 }).map((number) => `Shop ${"abcdefghijklm".charAt(number)} Lane`);
const files = fc.array(fc.array(shop, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 });

test("property: whatever was imported, deleting it gives all its room back, and an undo brings it back whole", async () => {
  const holder = await startWithAccount("Gita");
  const begun = await usedBy(holder.person);
  await fc.assert(
    fc.asyncProperty(files, fc.infiniteStream(fc.nat(100)), async (contents, picks) => {
      const ids: string[] = [];
      for (const shops of contents) ids.push((await importShops(holder, shops)).id);
      const imported = await readNames(holder);
      const pick = <T>(from: T[]): T[] => from.splice((picks.next().value ?? 0) % from.length, 1);
      const changes: string[] = [];
      const all = [...ids];
      while (ids.length > 0) for (const id of pick(ids)) changes.push(await remove(holder, id));
      expect([await usedBy(holder.person), await countVendors(holder)]).toEqual([begun, 0]);
      while (changes.length > 0)
        for (const change of pick(changes)) expect(await undo(holder, change)).toMatchObject({ kept: 0 });
      expect(await readNames(holder)).toEqual(imported);
      for (const id of all) await remove(holder, id);
    }),
    { numRuns: 12, seed: 9 },
  );
}, 120_000);

test("a vendor that was made anew since stands in for the one that went", async () => {
  const holder = await startWithAccount("Hana");
  const first = await importShops(holder, ["Corner Shop", "Book Shop"]);
  const change = await remove(holder, first.id);
  await importShops(holder, ["Corner Shop"]);
  expect(await undo(holder, change)).toMatchObject({ kept: 0 });
  const names = await readNames(holder);
  expect(names).toHaveLength(3);
  expect(names.filter((name) => name.endsWith("Corner Shop"))).toHaveLength(2);
  expect(await countVendors(holder)).toBe(2);
});

test("a vendor that a person gave to a merchant stays when its statement goes", async () => {
  const holder = await startWithAccount("Ivo");
  const { person } = holder;
  const statement = await importShops(holder, ["Corner Shop", "Book Shop"]);
  const { data: vendors } = (await person.call(listVendors)).answer;
  const given = vendors.find(({ name }) => name.startsWith("Book"));
  const merchant = (await person.call(createMerchant, { body: { name: "Books of mine" } })).answer.data;
  await person.call(assignVendors, { body: { ids: [given?.id ?? ""], merchant_id: merchant.id } });
  await remove(holder, statement.id);
  expect((await person.call(listVendors)).answer.data.map(({ id }) => id)).toEqual([given?.id]);
  await person.call(assignVendors, { body: { ids: [given?.id ?? ""], merchant_id: null } });
  expect(await countVendors(holder)).toBe(0);
});

test("nine rounds of importing and deleting 1,500 names leave all the room there was", async () => {
  const holder = await startWithAccount("Jana");
  const begun = await usedBy(holder.person);
  for (let round = 0; round < 9; round += 1) {
    const shops = Array.from({ length: 1500 }, (_, index) => `Shop ${toLetters(round * 1500 + index)}`);
    const { id } = await importShops(holder, shops);
    await remove(holder, id);
  }
  expect(await usedBy(holder.person)).toBe(begun);
  await holder.person.call(createMerchant, { body: { name: "One more" } });
}, 120_000);

test("filing all rows, deleting them and importing them again takes no more room than the first time", async () => {
  const holder = await startWithAccount("Kofi");
  const { person } = holder;
  const [category] = (await person.call(listCategories)).answer.data.flatMap((each) => each.sub_categories);
  const shops = Array.from({ length: 200 }, (_, index) => `Shop ${toLetters(index)}`);
  const begun = await usedBy(person);
  const filed: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { id } = await importShops(holder, shops);
    const imported = await usedBy(person);
    await person.call(changeTransactions, {
      body: { filter: {}, change: { sub_category_id: category?.id ?? "" } },
    });
    filed.push((await usedBy(person)) - imported);
    await remove(holder, id);
    expect(await usedBy(person)).toBe(begun);
  }
  const [first = 0, second = 0, third = 0] = filed;
  expect(first).toBe(200 * 250);
  expect([second, third].every((size) => size <= first)).toBe(true);
});

const toLetters = (number: number): string =>
  String(number)
    .padStart(6, "0")
    .replaceAll(/\d/g, (digit) => "aeioubdfgk".charAt(Number(digit)));
