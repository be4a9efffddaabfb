import { type Db, lockPerson } from "@passbook/db/dialect";
import { sql } from "kysely";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip, createGzip } from "node:zlib";
import { VERSION } from "../../../platform/version.ts";
import {
  type AccountHead,
  type AccountRow,
  type AccountSums,
  makeTableSum,
  toLine,
} from "./account-lines.ts";
import { findAlertsOf } from "../../users/index.ts";
import { ACCOUNT_TABLES } from "./account-tables.ts";
import { listAccountRows } from "./list-account-rows.ts";

/** The names of the migrations that the tables have been through: rows fit only where they are the same. */
export const listMigrations = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const getProfile = async (db: Db, user_id: string): Promise<AccountHead["profile"]> => ({
  ...(await db
    .selectFrom("users")
    .select(["home_currency", "language", "locale", "time_zone", "week_start", "count_likely"])
    .select("total_in_home")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow()),
  alerts_of: await findAlertsOf(db, user_id),
});

const findLastChange = async (db: Db, user_id: string): Promise<string | null> => {
  const { last } = await db
    .selectFrom("changes")
    .select(({ fn }) => fn.max("id").as("last"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  return last;
};

type Account = {
  readonly user_id: string;
  readonly now: string;
  /** What stands beside a file's row: the entry that has its bytes, null where they gave up their room. */
  readonly toEntryName: (file_id: string) => string | null;
};

/** The state of an account as JSON lines (see `account-lines.ts`). */
async function* writeAccount(db: Db, { user_id, now, toEntryName }: Account): AsyncGenerator<string> {
  const head: AccountHead = {
    passbook_account: 1,
    made_at: now,
    app_version: VERSION,
    migrations: await listMigrations(db),
    profile: await getProfile(db, user_id),
  };
  yield `${JSON.stringify(head)}\n`;
  const sums: AccountSums = {};
  for (const table of ACCOUNT_TABLES) {
    yield `${JSON.stringify({ $table: table.name })}\n`;
    const sum = makeTableSum();
    for await (const row of listAccountRows(db, user_id, table)) {
      const line = toLine(row);
      sum.add(line);
      yield `${table.name === "files" ? withEntry(row, toEntryName) : line}\n`;
    }
    sums[table.name] = sum.end();
  }
  yield `${JSON.stringify({ $end: sums })}\n`;
}

const withEntry = (row: AccountRow, toEntryName: Account["toEntryName"]): string =>
  JSON.stringify({ ...row, $entry: toEntryName(String(row["id"])) });

const packLines = (db: Db, account: Account): Promise<Buffer> =>
  buffer(Readable.from(writeAccount(db, account)).pipe(createGzip({ level: 1 })));

const LOOKS = 2;

/**
 * The lines of one moment, packed in memory (to a tenth or so) until it is known that no change tore them; where changes go on and on, they wait
 * for the last look.
 */
const packAccount = async (db: Db, account: Account): Promise<Buffer> => {
  const { user_id } = account;
  for (let look = 0; look < LOOKS; look += 1) {
    const before = await findLastChange(db, user_id);
    const packed = await packLines(db, account);
    if ((await findLastChange(db, user_id)) === before) return packed;
  }
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    return packLines(trx, account);
  });
};

/** The state of an account at one moment, as JSON lines. */
export async function* readAccount(db: Db, account: Account): AsyncGenerator<Uint8Array> {
  yield* Readable.from([await packAccount(db, account)]).pipe(createGunzip());
}
