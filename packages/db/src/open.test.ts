import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { containsText, type Db, engineOf, idsIn, insertRows, isOneOf, toNumber } from "./dialect.ts";
import { type DatabasePlace, openDatabase, openReplica } from "./open.ts";

const folder = mkdtempSync(path.join(tmpdir(), "passbook-db-"));
const places: DatabasePlace[] = [
  { engine: "sqlite", file: path.join(folder, "test.db") },
  { engine: "pglite" },
];

const user = (id: string, name: string) => ({
  id,
  name,
  email: `${name}@example.test`,
  email_key: `${name}@example.test`,
  pending_email: null,
  password_hash: "x",
  password_version: 0,
  email_verified_at: null,
  home_currency: "EUR",
  language: "de" as const,
  locale: "de-DE",
  time_zone: "Europe/Berlin",
  week_start: 1,
  count_likely: 1,
  total_in_home: 0,
  alerts_of: null,
  is_admin: 0,
  disabled_at: null,
  created_at: "2026-01-01T00:00:00.000Z",
});

describe.each(places)("a database on $engine", (place) => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase(place);
  });
  afterAll(async () => {
    await db.destroy();
  });

  test("half a sign and NUL go in as the sign for unknown signs", async () => {
    await insertRows(db, "users", [user("half", "a\ud83cb\0c \\u0000 🍕")]);
    const { name } = await db
      .selectFrom("users")
      .select("name")
      .where("id", "=", "half")
      .executeTakeFirstOrThrow();
    expect(name).toBe("a\uFFFDb\uFFFDc \\u0000 🍕");
    await db.deleteFrom("users").where("id", "=", "half").execute();
  });

  test("many rows go in with their types, also inside a transaction that knows its engine", async () => {
    const users = Array.from({ length: 2500 }, (_, index) =>
      user(`u${String(index)}`, `asha${String(index)}`),
    );
    await db.transaction().execute(async (trx) => {
      expect(engineOf(trx)).toBe(place.engine === "sqlite" ? "sqlite" : "postgres");
      await insertRows(trx, "users", users);
      await insertRows(trx, "users", users, { or_ignore: true });
    });
    const counted = await db
      .selectFrom("users")
      .select((eb) => eb.fn.countAll().as("n"))
      .executeTakeFirstOrThrow();
    expect(toNumber(counted.n)).toBe(2500);
    const one = await db.selectFrom("users").selectAll().where("id", "=", "u7").executeTakeFirstOrThrow();
    expect(one).toEqual({ ...user("u7", "asha7"), version: 1 });
  });

  test("a transaction that fails leaves nothing", async () => {
    const failing = db.transaction().execute(async (trx) => {
      await insertRows(trx, "users", [user("gone", "gone")]);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await db.selectFrom("users").select("id").where("id", "=", "gone").execute()).toEqual([]);
  });

  test("text is found regardless of case and accents, and its signs are plain", async () => {
    await insertRows(db, "users", [user("m1", "MÜLLER 50%"), user("m2", "Mueller")]);
    const found = async (words: string) => {
      const rows = await db
        .selectFrom("users")
        .select("id")
        .where(containsText(db, sql.ref("name"), words))
        .execute();
      return rows.map((row) => row.id);
    };
    expect(await found("muller 50%")).toEqual(["m1"]);
    expect(await found("50_")).toEqual([]);
  });

  test("any number of ids is one parameter", async () => {
    const rows = await db
      .selectFrom("users")
      .select("id")
      .where("id", "in", idsIn(db, ["m1", "u3"]))
      .orderBy("id")
      .execute();
    expect(rows.map((row) => row.id)).toEqual(["m1", "u3"]);
    const same = await db
      .selectFrom("users")
      .select("id")
      .where(isOneOf(db, "id", ["m1", "u3"]))
      .orderBy("id")
      .execute();
    expect(same).toEqual(rows);
    expect(
      await db
        .selectFrom("users")
        .where(isOneOf(db, "id", []))
        .select("id")
        .execute(),
    ).toEqual([]);
  });

  test("ids are what they are, whatever stands in them", async () => {
    const odd = ["", "a,b", '"quoted"', "{}", "null", "NULL", "\\", "ein Ä"];
    const { rows } = await sql<object>`select * from ${idsIn(db, odd)} as ids`.execute(db);
    expect(rows.map((row) => Object.values(row)[0])).toEqual(odd);
    for (const id of odd)
      expect(
        (
          await sql<object>`select 1 from (select ${id} as id) as one where ${isOneOf(db, "id", odd)}`.execute(
            db,
          )
        ).rows,
      ).toHaveLength(1);
  });
});

test("on SQLite reads are answered while a transaction is open", async () => {
  const db = await openDatabase({ engine: "sqlite", file: path.join(folder, "reads.db") });
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (trx) => {
    await insertRows(trx, "users", [user("u1", "asha")]);
    await answered;
  });
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
  resolve();
  await writing;
  expect(await db.selectFrom("users").selectAll().execute()).toHaveLength(1);
  await db.destroy();
});

test("on SQLite a transaction that only reads sees one moment and holds nobody up", async () => {
  const db = await openDatabase({ engine: "sqlite", file: path.join(folder, "moment.db") });
  const count = async (on: Db): Promise<number> =>
    (await on.selectFrom("users").select("id").execute()).length;
  await insertRows(db, "users", [user("u1", "asha")]);
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  await reading.execute(async (trx) => {
    await db.transaction().execute((other) => insertRows(other, "users", [user("u2", "bert")]));
    expect([await count(trx), await count(db)]).toEqual([1, 2]);
    await expect(insertRows(trx, "users", [user("u3", "cara")])).rejects.toThrow(/readonly/);
  });
  await expect(reading.execute(() => Promise.reject(new Error("stop")))).rejects.toThrow("stop");
  expect(await reading.execute(count)).toBe(2);
  await db.destroy();
});

const URL_OF_SERVER = process.env["TEST_DATABASE_URL"];

test.runIf(URL_OF_SERVER !== undefined)(
  "a query of many conditions is run by PostgreSQL, not compiled (where TEST_DATABASE_URL names one)",
  async () => {
    const db = await openReplica(URL_OF_SERVER ?? "");
    expect((await sql<{ jit: string }>`show jit`.execute(db)).rows).toEqual([{ jit: "off" }]);
    await db.destroy();
  },
);

/** How many steps PostgreSQL says that it took, of all parts of a plan together. */
type Plan = {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly Plans?: readonly Plan[];
};
const countSteps = ({ Plans = [], ...plan }: Plan): number =>
  Plans.reduce((sum, part) => sum + countSteps(part), plan["Actual Rows"] * plan["Actual Loops"]);

test.runIf(URL_OF_SERVER !== undefined)(
  "rows of which PostgreSQL knows nothing yet are not each compared with all ids (where TEST_DATABASE_URL names one)",
  async () => {
    const db = await openReplica(URL_OF_SERVER ?? "");
    await db.connection().execute(async (own) => {
      await sql`create temporary table kept (user_id text, id text, place text, primary key (user_id, id))`.execute(
        own,
      );
      await sql`create index kept_by_place on kept (user_id, place)`.execute(own);
      await sql`insert into kept select 'asha', i::text, 'open' from generate_series(1, 6000) as i`.execute(
        own,
      );
      const ids = Array.from({ length: 1000 }, (_, at) => String(at + 1));
      const { rows } = await sql<{ "QUERY PLAN": [{ Plan: Plan }] }>`explain (analyze, format json)
        select * from kept where user_id = 'asha' and place = 'open' and ${isOneOf(own, "id", ids)}`.execute(
        own,
      );
      const [{ Plan }] = rows[0]?.["QUERY PLAN"] ?? [{ Plan: { "Actual Rows": 0, "Actual Loops": 0 } }];
      expect(Plan["Actual Rows"]).toBe(1000);
      expect(countSteps(Plan)).toBeLessThan(20_000);
    });
    await db.destroy();
  },
);
