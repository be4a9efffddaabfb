import { setTimeout as sleep } from "node:timers/promises";
import { Client, Pool } from "pg";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { CHANNEL, openPostgresLine, type PostgresLine } from "./postgres-line.ts";

const URL_OF_SERVER = process.env["TEST_DATABASE_URL"];

const open: PostgresLine[] = [];
const sending = URL_OF_SERVER === undefined ? null : new Pool({ connectionString: URL_OF_SERVER, max: 1 });
afterAll(() => sending?.end());
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

const openLine = async (name: string, url = URL_OF_SERVER ?? "") => {
  const heard: string[] = [];
  const held: boolean[] = [];
  const line = await openPostgresLine({
    url,
    name,
    send: async (message) => sending?.query("select pg_notify($1, $2)", [CHANNEL, message]),
    proof_ms: 100,
    onHeard: (word) => heard.push(word),
    onHolds: (holds) => held.push(holds),
  });
  open.push(line);
  return { line, heard, held };
};

const SOON = { timeout: 20_000 };

describe.runIf(URL_OF_SERVER !== undefined)(
  "a line over PostgreSQL (where TEST_DATABASE_URL names one)",
  () => {
    test("what one says all others hear, each word once, and itself does not", async () => {
      const [one, two, three] = [await openLine("1"), await openLine("2"), await openLine("3")];
      for (const { held } of [one, two, three]) await expect.poll(() => held, SOON).toEqual([true]);
      for (let times = 0; times < 3; times += 1) one.line.say("work");
      one.line.say("news of asha");
      for (const { heard } of [two, three])
        await expect.poll(() => heard, SOON).toEqual(["work", "news of asha"]);
      expect(one.heard).toEqual([]);
    });

    test("many words go out in pieces that PostgreSQL takes", async () => {
      const [one, two] = [await openLine("1"), await openLine("2")];
      await expect.poll(() => [...one.held, ...two.held], SOON).toEqual([true, true]);
      const words = Array.from(
        { length: 500 },
        (_, index) => `statement_events ${String(index).padStart(40)}`,
      );
      for (const word of words) one.line.say(word);
      await expect.poll(() => two.heard.length, SOON).toBe(500);
      expect(two.heard).toEqual(words);
    });

    test("one that is cut says so, and holds again", async () => {
      const { held } = await openLine("cut");
      await expect.poll(() => held, SOON).toEqual([true]);
      const admin = new Client({ connectionString: URL_OF_SERVER });
      await admin.connect();
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'",
      );
      await admin.end();
      await expect.poll(() => held, SOON).toEqual([true, false, true]);
    });
  },
);

test("without a server nothing holds, what is said is lost, and it can be closed", async () => {
  const { line, held } = await openLine("alone", "postgres://postgres@127.0.0.1:9/nowhere");
  line.say("work");
  await sleep(50);
  expect(held).toEqual([]);
});
