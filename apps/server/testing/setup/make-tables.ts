import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@passbook/db/open";
import { Client } from "pg";

type Made = { readonly name: string; readonly remove: () => unknown };

const makeSqlite = async (): Promise<Made> => {
  const folder = mkdtempSync(path.join(tmpdir(), "passbook-tables-"));
  const name = path.join(folder, "passbook.db");
  const db = await openDatabase({ engine: "sqlite", file: name });
  await db.destroy();
  return { name, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const makePostgres = async (url: string): Promise<Made> => {
  const name = `passbook_tables_${randomBytes(6).toString("hex")}`;
  const command = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await command(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = await openDatabase({ engine: "postgres", url: own.href, pool_size: 1 });
  await db.destroy();
  return { name, remove: () => command(`drop database ${name} with (force)`) };
};

const removals: Made["remove"][] = [];

/** Empty tables of each engine, once for a run: the database of each server of a test is a copy (`harness.ts`). */
export const setup = async (): Promise<void> => {
  const { TEST_DATABASE_URL: url } = process.env;
  const made = {
    TEST_TABLES_SQLITE: await makeSqlite(),
    ...(url === undefined ? {} : { TEST_TABLES_POSTGRES: await makePostgres(url) }),
  };
  for (const [variable, { name, remove }] of Object.entries(made)) {
    process.env[variable] = name;
    removals.push(remove);
  }
};

export const teardown = async (): Promise<void> => {
  for (const remove of removals) await remove();
};
