import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, storedAs, toEngineSql } from "./dialect.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { openDatabase } from "./open.ts";

const file = path.join(mkdtempSync(path.join(tmpdir(), "passbook-migrate-")), "test.db");

const FILED = [
  ["filed", "coffee", 0, '["sub_category_id"]'],
  ["found", "coffee", 0, null],
  ["taken", "none", 0, '["sub_category_id"]'],
  ["divided", "coffee", 1, '["sub_category_id","splits"]'],
] as const;

const MAILS = [
  ["attached", "This message has more than 20 attachments."],
  ["bare", "This message has no attachment."],
  ["older", "This message is of an older time."],
  ["read", ""],
] as const;

/** A database as the first two migrations left it, with a person's transactions in it. */
const makeFormer = (): void => {
  const former = new BetterSqlite(file);
  former.exec("create table migrations (name text primary key)");
  for (const { name, statements } of MIGRATIONS.slice(0, 2)) {
    for (const statement of statements) former.exec(toEngineSql("sqlite", statement));
    former.prepare("insert into migrations (name) values (?)").run(name);
  }
  former.exec(`
    insert into users (id, name, email, email_key, password_hash, home_currency, locale, time_zone, week_start, created_at)
      values ('u', 'Asha', 'a@example.test', 'a@example.test', 'x', 'EUR', 'en-GB', 'UTC', 1, '2026-01-01'),
        ('jana', 'Jana', 'j@example.test', 'j@example.test', 'x', 'EUR', 'de-AT', 'UTC', 1, '2026-01-01'),
        ('luz', 'Luz', 'l@example.test', 'l@example.test', 'x', 'PHP', 'hil-PH', 'UTC', 1, '2026-01-01');
    insert into bank_accounts (user_id, id, account_type, currency, bank_name, is_sample, created_at)
      values ('u', 'account', 'current', 'EUR', 'Example Bank', 0, '2026-01-01');
    insert into categories
      (user_id, id, parent_id, name, name_key, icon, color, position, reserved, is_investment, is_income, starter_id)
      values ('u', 'coffee', 'p', 'Coffee', 'coffee', 'tag', 1, 0, 0, 0, 0, 'eating_out.coffee'),
        ('u', 'none', 'q', 'None', 'none', 'tag', 1, 0, 1, 0, 0, 'uncategorised.uncategorised');
    insert into vendors (user_id, id, name, name_key) values ('u', 'v', 'Kiosk', 'kiosk'), ('u', 'left', 'Left', 'left');
    insert into merchants (user_id, id, name, name_key, reserved) values ('u', 'm', 'Mine', 'mine', 0);
    insert into vendors (user_id, id, name, name_key, merchant_id) values ('u', 'given', 'Given', 'given', 'm')`);
  const receive = former.prepare(`insert into received_mails
    (user_id, id, message_hash, sender, subject, received_at, outcome, message, statement_ids)
    values ('u', @id, @id, '', '', '2026-03-01', 'failed', @message, '[]')`);
  for (const [id, message] of MAILS) receive.run({ id, message });
  const add = former.prepare(`insert into transactions
    (user_id, id, bank_account_id, booked_on, amount, currency, description, vendor_id, sub_category_id, status, has_splits, edited,
      fingerprint, nth)
    values ('u', @id, 'account', '2026-03-01', -300, 'EUR', 'KIOSK', 'v', @sub, 'posted', @has_splits, @edited, @id, 0)`);
  for (const [id, sub, has_splits, edited] of FILED) add.run({ id, sub, has_splits, edited });
  former.close();
};

let db: Db;
beforeAll(async () => {
  makeFormer();
  db = await openDatabase({ engine: "sqlite", file });
});
afterAll(() => db.destroy());

test("people read the language in which their numbers were written, or English", async () => {
  const people = await db.selectFrom("users").select(["id", "language"]).orderBy("id").execute();
  expect(people).toEqual([
    { id: "jana", language: "de" },
    { id: "luz", language: "en" },
    { id: "u", language: "en" },
  ]);
});

test("vendors that no transaction names are gone, but for those that a person gave to a merchant", async () => {
  const vendors = await db.selectFrom("vendors").select("id").orderBy("id").execute();
  expect(vendors.map(({ id }) => id)).toEqual(["given", "v"]);
});

test("vendors with a merchant were given to it by a person, and whoever has vendors waits for merchants", async () => {
  const vendors = await db
    .selectFrom("vendors")
    .select(["id", "is_assigned", "merchant_key"])
    .orderBy("id")
    .execute();
  expect(vendors).toEqual([
    { id: "given", is_assigned: 1, merchant_key: null },
    { id: "v", is_assigned: 0, merchant_key: null },
  ]);
  expect(
    (await db.selectFrom("merchants").select("is_found").execute()).every(({ is_found }) => is_found === 0),
  ).toBe(true);
  expect(await db.selectFrom("merchant_work").select(["user_id", "waiting"]).execute()).toEqual([
    { user_id: "u", waiting: 1 },
  ]);
});

test("what a person filed becomes an answer; what was taken away, divided or found does not", async () => {
  expect(await db.selectFrom("answers").selectAll().execute()).toEqual([
    {
      user_id: "u",
      id: "filed",
      transaction_id: "filed",
      sub_category_id: "coffee",
      answered_at: "2026-03-01",
      vendor_key: "kiosk",
      row: "{}",
      predicted_id: null,
      confidence: null,
      applied: 0,
    },
  ]);
});

test("transactions that were there are shown and counted as before", async () => {
  const rows = await db.selectFrom("transactions").select(["id", "hidden", "suggested_id"]).execute();
  expect(rows.length).toBe(FILED.length);
  expect(rows.every((row) => row.hidden === 0 && row.suggested_id === null)).toBe(true);
});

test("what was said of messages is named where it is known, and kept as it was", async () => {
  const rows = await db
    .selectFrom("received_mails")
    .select(["id", "message", "said"])
    .orderBy("id")
    .execute();
  expect(rows.map(({ id, message }) => [id, message])).toEqual(MAILS);
  expect(rows.map(({ said }) => (said === null ? null : (JSON.parse(said) as unknown)))).toEqual([
    { sentence: "message_too_many_attachments", data: { most: 20 } },
    { sentence: "message_without_attachment" },
    null,
    null,
  ]);
});

test("what goes with a transaction is found by an index of its own", async () => {
  const referring = await sql<{ name: string; columns: string }>`
    select m.name, group_concat(f."from") as columns from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" = ${storedAs("transactions")} group by m.name, f.id`.execute(db);
  const indexed = await sql<{ name: string; columns: string }>`
    select m.name, group_concat(c.name) as columns from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    where m.type = 'table' group by m.name, i.name`.execute(db);
  expect(referring.rows.length).toBeGreaterThan(3);
  for (const { name, columns } of referring.rows)
    expect(
      indexed.rows.filter((each) => each.name === name).map((each) => each.columns),
      name,
    ).toContainEqual(expect.stringMatching(new RegExp(`^${columns}(,|$)`)));
});
