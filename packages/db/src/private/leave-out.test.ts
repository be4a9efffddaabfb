import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../open.ts";
import { countPrivate, leaveOut, listLeftOut, wholeOf } from "./leave-out.ts";
import { LEFT_OUT } from "./left-out.ts";

const folder = mkdtempSync(path.join(tmpdir(), "passbook-private-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLACES = {
  sqlite: { engine: "sqlite", file: path.join(folder, "p.db") },
  pglite: { engine: "pglite" },
} as const;

test.each(["sqlite", "pglite"] as const)(
  "what is private is left out however it is asked for, on %s",
  async (engine) => {
    const db = await openDatabase(PLACES[engine]);
    const shown = leaveOut(db, "asha");
    for (const table of Object.keys(LEFT_OUT)) {
      expect((await sql`select * from ${sql.table(table)}`.execute(shown)).rows).toEqual([]);
      expect(
        await shown
          .selectFrom(table as "statements")
          .selectAll()
          .execute(),
      ).toEqual([]);
    }
    await sql`insert into users (id, name, email, email_key, password_hash, home_currency, locale, time_zone, week_start, created_at)
    values ('asha', 'Asha', 'a@example.test', 'a@example.test', '', 'EUR', 'en-GB', 'UTC', 1, '')`.execute(
      db,
    );
    for (const [id, is_private] of [
      ["open", 0],
      ["kept", 1],
    ] as const)
      await sql`insert into bank_accounts (user_id, id, account_type, currency, bank_name, is_sample, created_at, is_private)
      values ('asha', ${id}, 'current', 'EUR', 'Bank', 0, '', ${is_private})`.execute(db);
    const read = async (of: typeof db) => [
      (await of.selectFrom("bank_accounts").select("id").orderBy("id").execute()).map(({ id }) => id),
      (await sql<{ id: string }>`select id from bank_accounts order by id`.execute(of)).rows.map(
        ({ id }) => id,
      ),
      (
        await of
          .with("one", (made) => made.selectFrom("bank_accounts").select("id"))
          .selectFrom("one")
          .select("id")
          .orderBy("id")
          .execute()
      ).map(({ id }) => id),
      (
        await of
          .selectFrom("users")
          .select((is) =>
            is
              .selectFrom("bank_accounts")
              .select((made) => made.fn.countAll().as("n"))
              .as("n"),
          )
          .execute()
      ).map(({ n }) => Number(n)),
      (
        await of
          .selectFrom("bank_accounts")
          .select("id")
          .where("id", "in", of.selectFrom("bank_accounts").select("id"))
          .union(of.selectFrom("bank_accounts").select("id"))
          .orderBy("id")
          .execute()
      ).map(({ id }) => id),
    ];
    expect(await read(db)).toEqual([
      ["kept", "open"],
      ["kept", "open"],
      ["kept", "open"],
      [2],
      ["kept", "open"],
    ]);
    expect(await read(shown)).toEqual([["open"], ["open"], ["open"], [1], ["open"]]);
    expect(await shown.transaction().execute((trx) => read(trx as typeof db))).toEqual([
      ["open"],
      ["open"],
      ["open"],
      [1],
      ["open"],
    ]);
    expect(await read(leaveOut(db, "ravi"))).toEqual(await read(db));
    expect(await read(wholeOf(shown))).toEqual(await read(db));
    expect([...(await listLeftOut(db, "asha", ["open", "kept", "nobody"]))]).toEqual(["kept"]);
    expect(await countPrivate(db, "asha")).toBe(1);
    await db.destroy();
  },
);
