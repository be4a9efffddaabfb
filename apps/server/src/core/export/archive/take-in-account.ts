import { say } from "@passbook/contract/sentences/refusals";
import { type Db, insertRows, lockPerson } from "@passbook/db/dialect";
import type { Database } from "@passbook/db/versioned";
import { createHash } from "node:crypto";
import { conflict } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { takeRoom } from "../../../platform/storage/storage-limit.ts";
import { IN_PARTS, keepFileBytes, noteMove } from "../../../platform/storage/stored-files.ts";
import { countAll } from "../../sums/index.ts";
import {
  ACCOUNT_ENTRY,
  type AccountRow,
  accountHead,
  accountRow,
  type AccountSums,
  accountTail,
  hashAccount,
  makeTableSum,
  tableLine,
  toLine,
} from "./account-lines.ts";
import { ACCOUNT_TABLES, type AccountTable } from "./account-tables.ts";
import { listAccountRows } from "./list-account-rows.ts";
import { type Archive, openArchive } from "./open-archive.ts";
import { refuseArchive } from "./refuse-archive.ts";
import { listMigrations } from "./write-account.ts";

const CHUNK_ROWS = 500;

/** What an account has of its own from the first day, or from looking around; everything else makes it one that is in use. */
const FROM_THE_START = [
  "home_cards",
  "budget_settings",
  "seen_alerts",
  "silenced_alerts",
  "dismissed_alerts",
  "merchants",
  "vendors",
  "tags",
  "categories",
] as const;

const refuseInUse = async (trx: Db, user_id: string): Promise<void> => {
  for (const { name } of ACCOUNT_TABLES) {
    if ((FROM_THE_START as readonly string[]).includes(name)) continue;
    const used = await trx
      .selectFrom(name)
      .select("user_id")
      .where("user_id", "=", user_id)
      .limit(1)
      .executeTakeFirst();
    if (used !== undefined) throw conflict("account_not_new", say("account_not_new"));
  }
};

/** Categories and names of the first day make way, and what was done to them before can be taken back no more. */
const emptyAccount = async (trx: Db, user_id: string): Promise<void> => {
  for (const name of ["change_parts", "changes", ...FROM_THE_START] as const)
    await trx.deleteFrom(name).where("user_id", "=", user_id).execute();
};

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw refuseArchive("archive_changed");
  }
};

type Taking = {
  readonly trx: Db;
  readonly services: Pick<Services, "config" | "secrets" | "clock">;
  readonly user_id: string;
  readonly archive: Archive;
};

/** A file with its bytes, if they are what its row says. */
const takeFile = async (
  { trx, services, user_id, archive }: Taking,
  line: AccountRow,
): Promise<AccountRow> => {
  const { $entry: entry = null, ...row } = line;
  const [id, size] = [String(row["id"]), Number(row["file_size"])];
  const bytes = entry === null ? null : archive.readBytes(String(entry), size);
  if (bytes !== null) {
    const hash = createHash("sha256").update(bytes).digest("hex");
    if (bytes.length !== size || hash !== row["file_hash"]) throw refuseArchive("archive_changed");
    await takeRoom(trx, services, user_id, size);
  }
  await insertTyped(trx, "files", [{ user_id, ...row, ...IN_PARTS }]);
  if (bytes !== null) {
    await keepFileBytes(trx, services, { user_id, id }, bytes);
    await noteMove(trx, services, { user_id, id });
  }
  return row;
};

/** Rows of an archive have the columns of their table, or the database refuses them; the compiler cannot know. */
const insertTyped = async (trx: Db, table: keyof Database, rows: readonly object[]): Promise<void> => {
  if (table === "files")
    await trx
      .insertInto("files")
      .values(rows as never[])
      .execute();
  else await insertRows(trx, table, rows as never[]);
};

/** The rows of one table, put down as they come. */
const makeRowTaking = (taking: Taking, table: AccountTable) => {
  const { trx, user_id } = taking;
  const sum = makeTableSum();
  let chunk: AccountRow[] = [];
  const flush = async (): Promise<void> => {
    if (chunk.length > 0)
      await insertTyped(
        trx,
        table.name,
        chunk.map((row) => ({ ...row, user_id })),
      );
    chunk = [];
  };
  return {
    take: async (value: unknown): Promise<void> => {
      const parsed = accountRow.safeParse(value);
      if (!parsed.success || "user_id" in parsed.data) throw refuseArchive("archive_changed");
      if (table.name === "files") sum.add(toLine(await takeFile(taking, parsed.data)));
      else {
        sum.add(toLine(parsed.data));
        chunk.push(parsed.data);
        if (chunk.length >= CHUNK_ROWS) await flush();
      }
    },
    end: async () => {
      await flush();
      return sum.end();
    },
  };
};

const takeProfile = async ({ trx, user_id }: Taking, line: unknown): Promise<void> => {
  const head = accountHead.safeParse(line);
  if (!head.success) throw refuseArchive("archive_unknown");
  const own = await listMigrations(trx);
  if (head.data.migrations.join() !== own.join()) throw refuseArchive("archive_of_other_version");
  await trx.updateTable("users").set(head.data.profile).where("id", "=", user_id).execute();
};

/** Reads all lines, and answers what the archive says it holds beside what was taken from it. */
const takeLines = async (taking: Taking): Promise<{ told: AccountSums; taken: AccountSums }> => {
  const taken: AccountSums = {};
  let told: AccountSums | null = null;
  let at = 0;
  let open: { readonly name: string; readonly rows: ReturnType<typeof makeRowTaking> } | null = null;
  const close = async (): Promise<void> => {
    if (open !== null) taken[open.name] = await open.rows.end();
    open = null;
  };
  for await (const line of taking.archive.readLines(ACCOUNT_ENTRY)) {
    const value = parseLine(line);
    at += 1;
    if (at === 1) {
      await takeProfile(taking, value);
      continue;
    }
    const [next, tail] = [tableLine.safeParse(value), accountTail.safeParse(value)];
    if (next.success) {
      await close();
      const name = next.data.$table;
      const table = ACCOUNT_TABLES.find((each) => each.name === name);
      if (table === undefined || name in taken) throw refuseArchive("archive_changed");
      open = { name, rows: makeRowTaking(taking, table) };
    } else if (tail.success) {
      await close();
      told = tail.data.$end;
    } else if (open === null) throw refuseArchive("archive_changed");
    else await open.rows.take(value);
  }
  if (told === null) throw refuseArchive("archive_changed");
  return { told, taken };
};

/** What the database holds now, counted and hashed as an archive counts it. */
export const sumAccount = async (db: Db, user_id: string): Promise<AccountSums> => {
  const sums: AccountSums = {};
  for (const table of ACCOUNT_TABLES) {
    const sum = makeTableSum();
    for await (const row of listAccountRows(db, user_id, table)) sum.add(toLine(row));
    sums[table.name] = sum.end();
  }
  return sums;
};

/** What the engine says of rows that do not fit: a column that is not there, a reference to nothing, a key that is taken. */
const isOfRows = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(CONSTRAINT|ERROR|MISMATCH)/.test(String("code" in error ? error.code : "")) ||
    /^(22|23|42)/.test(String("code" in error ? error.code : "")));

export type TakenIn = { readonly rows: number; readonly sha256: string };

/**
 * Takes an archive into an account that holds nothing yet, all of it or nothing: afterwards the account is in the same state, which is counted and
 * hashed again before it holds. Its sums are counted anew from its rows.
 */
export const takeInAccount = async (
  services: Pick<Services, "db" | "config" | "secrets" | "clock">,
  user_id: string,
  bytes: Uint8Array,
): Promise<TakenIn> => {
  const archive = openArchive(bytes);
  try {
    return await services.db.transaction().execute(async (trx) => {
      await lockPerson(trx, user_id);
      await refuseInUse(trx, user_id);
      await emptyAccount(trx, user_id);
      const { told } = await takeLines({ trx, services, user_id, archive });
      const held = await sumAccount(trx, user_id);
      if (hashAccount(held) !== hashAccount(told)) throw refuseArchive("archive_changed");
      await countAll(trx, user_id);
      // rows are room too
      await takeRoom(trx, services, user_id, 0);
      const rows = Object.values(held).reduce((sum, each) => sum + each.rows, 0);
      return { rows, sha256: hashAccount(held) };
    });
  } catch (error) {
    if (isOfRows(error)) throw refuseArchive("archive_changed");
    throw error;
  }
};
