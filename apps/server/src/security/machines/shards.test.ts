import { readFileSync } from "node:fs";
import { storedAs } from "@passbook/db/dialect";
import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { DefaultQueryExecutor, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeSample, toRequest } from "../../../testing/call-samples.ts";
import type { TestServer } from "../../../testing/harness.ts";
import { DIRECTORY, findLoose, OF_ALL_PEOPLE, OF_NOBODY, toPlain } from "../../../testing/machines/shards.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { type Owned, startWithOwned } from "../../../testing/populate.ts";
import { listWork } from "../../app.ts";
import { BACKUP_TABLES } from "../../backups/file/backup-tables.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { tidy } from "../../tidy.ts";

let server: TestServer;
let asha: TestPerson;
let own: Owned;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
}, 120_000);
afterAll(() => server.close());

/** What ends the session comes when nothing else is to be asked, and the end of the account last. */
const ENDS = ["revoke_other_sessions", "revoke_session", "delete_user"];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** A stream of events has no end to wait for. */
const CALLS = ENDPOINTS.filter(({ answer_kind }) => answer_kind !== "events");
const rankOf = ({ id, method }: Endpoint): number =>
  ENDS.includes(id) ? METHODS.length + ENDS.indexOf(id) : METHODS.indexOf(method);

const listSpread = async (): Promise<ReadonlySet<string>> => {
  const tables = await server.services.db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "user_id"));
  return new Set(owned.map(({ name }) => name).filter((name) => !DIRECTORY.has(name)));
};

/** Records every statement that is run meanwhile, in transactions too. */
const record = async (act: () => Promise<void>): Promise<ReadonlySet<string>> => {
  const asked = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  try {
    await act();
    return new Set(asked.mock.calls.map(([query]) => toPlain(query.sql)));
  } finally {
    asked.mockRestore();
  }
};

test("every statement of every call names whose rows it is about; what is asked of all people is on a list", async () => {
  const spread = await listSpread();
  const other = await signUp(server, "Bert");
  const refused: string[] = [];
  const recorded = await record(async () => {
    for (const endpoint of CALLS.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const who = endpoint.id === "logout" ? other : asha;
      const { statusCode } = await who.send(toRequest(endpoint, makeSample(endpoint, own)));
      if (statusCode === 401 && endpoint.guard !== "public") refused.push(endpoint.id);
    }
    await workUntilIdle(server.services, listWork(server.services.config));
    await tidy(server.services);
  });
  expect(recorded.size).toBeGreaterThan(300);
  const loose = [...recorded].filter((statement) => findLoose(statement, spread).length > 0);
  expect(refused).toEqual([]);
  expect(loose.filter((statement) => !OF_ALL_PEOPLE.some(({ is }) => is.test(statement)))).toEqual([]);
  for (const { is, why } of OF_ALL_PEOPLE)
    expect([why, loose.some((each) => is.test(each))]).toEqual([why, true]);
});

test("a statement that forgets whose rows it is about is found out", async () => {
  const spread = await listSpread();
  for (const [statement, loose] of [
    ["select id from transactions where user_id = $1", []],
    ["select id from transactions where id = $1", ["transactions"]],
    [
      "select t.id from transactions as t join vendors as v on v.id = t.vendor_id where t.user_id = $1",
      ["transactions", "vendors"],
    ],
    ["insert into tags (user_id, id) values ($1, $2)", []],
    ["update tags set name = $1 where (user_id, id) = ($2, $3)", []],
    ["delete from tags where id = $1", ["tags"]],
  ] as const)
    expect([statement, findLoose(statement, spread)]).toEqual([statement, loose]);
});

test("the page about scaling spreads every table of people, and has every other on all machines", () => {
  const page = readFileSync(new URL("../../../../../docs/scaling.md", import.meta.url), "utf8");
  const named = (call: string) =>
    [...page.matchAll(new RegExp(`${call}\\('(\\w+)'`, "g"))].map(([, name = ""]) => name).toSorted();
  const owned = BACKUP_TABLES.map(({ name, key }) => ({ name: storedAs(name), key }));
  const spread = owned.filter(({ name, key }) => key[0] === "user_id" && !DIRECTORY.has(name));
  expect(named("create_distributed_table")).toEqual(
    [...spread.map(({ name }) => name), "arriving", "attempts", "file_moves", "object_removals"].toSorted(),
  );
  const everywhere = [...DIRECTORY, ...OF_NOBODY].filter((name) => name !== "attempts");
  expect(named("create_reference_table")).toEqual(everywhere.toSorted());
});

describe.skipIf(process.env["TEST_ENGINE"] === "sqlite")("the tables of PostgreSQL", () => {
  const list = async (query: ReturnType<typeof sql<{ told: string }>>): Promise<string[]> =>
    (await query.execute(server.services.db)).rows.map(({ told }) => told);
  const NAMES_PERSON = sql`select 1 from pg_attribute as a where a.attrelid = k.owner and a.attname = 'user_id' and a.attnum = any(k.columns)`;

  test("each is of people, finds people, or is nobody's", async () => {
    const tables = (await server.services.db.introspection.getTables()).filter(({ isView }) => !isView);
    const spread = await listSpread();
    const known = (name: string) => spread.has(name) || DIRECTORY.has(name) || OF_NOBODY.has(name);
    expect(tables.map(({ name }) => name).filter((name) => !known(name))).toEqual([]);
  });

  test("every key of those of people has user_id in it, so that each shard decides for itself what is there twice", async () => {
    const spread = await listSpread();
    const keys = await list(sql`select owner::text as told from
      (select indrelid::regclass as owner, indkey::int2[] as columns from pg_index where indisunique) as k
      join pg_class on pg_class.oid = owner and relnamespace = current_schema()::regnamespace where not exists (${NAMES_PERSON})`);
    expect(keys.filter((table) => spread.has(table))).toEqual([]);
  });

  test("every reference has user_id in it, so that no row refers to another shard", async () => {
    const references = await list(sql`select owner::text || ' ' || conname as told from
      (select conrelid::regclass as owner, conkey as columns, conname from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace) as k where not exists (${NAMES_PERSON})`);
    // Whose membership it is, and who made an invitation, stands for all to find.
    expect(references.toSorted()).toEqual([
      "member_invitations member_invitations_invited_by_fkey",
      "members members_member_id_fkey",
    ]);
  });
});
