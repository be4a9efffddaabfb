import { type Db, engineOf, insertRows, storedAs } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { sql } from "kysely";
import type { TestClient, TestServer } from "../../apps/server/testing/harness.ts";
import { signUp } from "../../apps/server/testing/people.ts";
import { makeAccount, makeTransaction, makeVendor } from "../../apps/server/testing/rows.ts";

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
  return { user_id, accounts, vendors, categories: await listSubs(db, user_id) };
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

const sumUp = async (db: Db, user_id: string): Promise<void> => {
  await sql`insert into month_sums select user_id, substr(booked_on, 1, 7), bank_account_id, currency, sub_category_id, '', '', vendor_id, ${SUMS}
    from transactions where user_id = ${user_id} group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
  await sql`insert into day_sums select user_id, booked_on, bank_account_id, currency, sub_category_id, '', ${SUMS}
    from transactions where user_id = ${user_id} group by 1, 2, 3, 4, 5, 6`.execute(db);
};

const fill = async (server: TestServer, owned: Owned, count: number): Promise<void> => {
  const { db } = server.services;
  for (let start = 0; start < count; start += CHUNK) {
    const length = Math.min(CHUNK, count - start);
    const rows = Array.from({ length }, (_, offset) => toTransaction(server, owned, start + offset));
    await db.transaction().execute((trx) => insertRows(trx, "transactions", rows));
  }
  await sumUp(db, owned.user_id);
};

type Copied = { readonly from: Owned; readonly user_id: string; readonly categories: readonly string[] };

/** The same accounts, vendors and rows for somebody else, under the same ids, by the database itself; categories are their own. */
const copy = async (trx: Db, server: TestServer, { from, user_id, categories }: Copied): Promise<void> => {
  // what is copied refers to what is copied too: PostgreSQL would look for each of it
  if (engineOf(trx) === "postgres") await sql`set local session_replication_role = replica`.execute(trx);
  const pairs = from.categories.map((id, at) => sql`(${id}, ${pick(categories, at)})`);
  const copyTable = async (
    table: "bank_accounts" | "vendors" | "transactions",
    row: object,
  ): Promise<void> => {
    const columns = Object.keys(row);
    const values = columns.map((name) =>
      name === "user_id"
        ? sql`${user_id}`
        : name === "sub_category_id"
          ? sql.ref("pairs.own")
          : sql.ref(`of.${name}`),
    );
    const join = columns.includes("sub_category_id")
      ? sql`join pairs on pairs.theirs = of.sub_category_id`
      : sql``;
    await sql`insert into ${sql.table(storedAs(table))} (${sql.join(columns.map((name) => sql.ref(name)))})
      with pairs (theirs, own) as (values ${sql.join(pairs)})
      select ${sql.join(values)} from ${sql.table(storedAs(table))} as of ${join} where of.user_id = ${from.user_id}`.execute(
      trx,
    );
  };
  await copyTable("bank_accounts", makeAccount("", ""));
  await copyTable("vendors", makeVendor("", ""));
  await copyTable("transactions", toTransaction(server, from, 0));
  await sumUp(trx, user_id);
};

const listSubs = async (db: Db, user_id: string): Promise<string[]> => {
  const subs = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .orderBy("id")
    .execute();
  return subs.map(({ id }) => id);
};

const FILLED = ["stored_transactions", "month_sums", "day_sums"];

/** PostgreSQL makes an index of many rows far quicker than it adds each row to it: those beside the keys are made afterwards. */
const withoutIndexes = async (db: Db, fillAll: () => Promise<void>): Promise<void> => {
  if (engineOf(db) !== "postgres") return fillAll();
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename in (${sql.join(FILLED)}) and indexname not in (select conname from pg_constraint)`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fillAll();
  for (const { made } of indexes) await sql.raw(made).execute(db);
  // so many rows at once are not counted yet, by whose number it plans
  await sql`vacuum analyze`.execute(db);
};

/** Signs people up and gives each so many transactions, with their sums. */
export const fillPeople = async (
  server: TestServer,
  { people, per_person }: { readonly people: number; readonly per_person: number },
): Promise<[TestClient, ...TestClient[]]> => {
  const { db } = server.services;
  const first = await signUp(server, "person0");
  const from = await addOwned(server, first);
  const clients: [TestClient, ...TestClient[]] = [first];
  await withoutIndexes(db, async () => {
    await fill(server, from, per_person);
    for (let number = 1; number < people; number += 1) {
      const client = await signUp(server, `person${String(number)}`);
      const { user_id } = client;
      const categories = await listSubs(db, user_id);
      await db.transaction().execute((trx) => copy(trx, server, { from, user_id, categories }));
      clients.push(client);
    }
  });
  return clients;
};
