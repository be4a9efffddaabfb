import { insertRows } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { sql } from "kysely";
import type { TestClient, TestServer } from "../../apps/server/testing/harness.ts";
import { signUp } from "../../apps/server/testing/people.ts";
import { makeAccount, makeTransaction, makeVendor } from "../../apps/server/testing/rows.ts";
import { copyPeople } from "./copy-people.ts";

/** People with many transactions over ten years, up to the day on which tests live. */
const DAYS = 3650;
const VENDORS = 800;
const CHUNK = 20_000;
const DAY_MS = 86_400_000;
const LAST_DAY = Date.parse("2026-11-20");

const toDay = (index: number): string =>
  new Date(LAST_DAY - (index % DAYS) * DAY_MS).toISOString().slice(0, 10);

type Owned = { user_id: string; accounts: string[]; vendors: string[]; categories: string[] };

const addOwned = async (server: TestServer, client: TestClient): Promise<Owned> => {
  const { db, clock } = server.services;
  const { user_id } = client;
  const subs = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .execute();
  const accounts = Array.from({ length: 4 }, () => clock.newId());
  const vendors = Array.from({ length: VENDORS }, () => clock.newId());
  await insertRows(
    db,
    "bank_accounts",
    accounts.map((id, index) =>
      makeAccount(user_id, id, { label: `Account ${String(index)}`, last_4_digits: `000${String(index)}` }),
    ),
  );
  await insertRows(
    db,
    "vendors",
    vendors.map((id, index) => makeVendor(user_id, id, { name: `Vendor ${String(index)}` })),
  );
  return { user_id, accounts, vendors, categories: subs.map((row) => row.id) };
};

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const toTransaction = (server: TestServer, owned: Owned, index: number): TransactionRow =>
  makeTransaction(owned.user_id, server.services.clock.newId(), {
    bank_account_id: pick(owned.accounts, index),
    booked_on: toDay(index),
    amount: index % 17 === 0 ? 250_000 : -((index * 7919) % 20_000) - 1,
    description: `KARTE 4471 VENDOR ${String(index % VENDORS)} KOELN ${String(index)}`,
    vendor_id: pick(owned.vendors, index * 31),
    sub_category_id: pick(owned.categories, index * 13),
    fingerprint: `f${String(index)}`,
  });

const SUMS = sql`sum(case when amount < 0 then -amount else 0 end), sum(case when amount > 0 then amount else 0 end), count(*),
  sum(case when amount < 0 then 1 else 0 end)`;

const fill = async (server: TestServer, owned: Owned, count: number): Promise<void> => {
  const { db } = server.services;
  for (let start = 0; start < count; start += CHUNK) {
    const length = Math.min(CHUNK, count - start);
    const rows = Array.from({ length }, (_, offset) => toTransaction(server, owned, start + offset));
    await db.transaction().execute((trx) => insertRows(trx, "transactions", rows));
  }
  await sql`insert into month_sums select user_id, substr(booked_on, 1, 7), bank_account_id, currency, sub_category_id, '', '', vendor_id, ${SUMS}
    from transactions where user_id = ${owned.user_id} group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
  await sql`insert into category_sums select user_id, currency, substr(booked_on, 1, 7), sub_category_id, '', bank_account_id, ${SUMS}
    from transactions where user_id = ${owned.user_id} group by 1, 2, 3, 4, 5, 6`.execute(db);
  await sql`insert into day_sums select user_id, booked_on, bank_account_id, currency, sub_category_id, '', ${SUMS}
    from transactions where user_id = ${owned.user_id} group by 1, 2, 3, 4, 5, 6`.execute(db);
};

/** Signs a person up with so many transactions and their sums, and makes others who hold the same (`copyPeople`). */
export const fillPeople = async (
  server: TestServer,
  { people, per_person }: { readonly people: number; readonly per_person: number },
): Promise<TestClient> => {
  const client = await signUp(server, "person0");
  await fill(server, await addOwned(server, client), per_person);
  await copyPeople(server.services.db, client.user_id, people - 1);
  return client;
};
