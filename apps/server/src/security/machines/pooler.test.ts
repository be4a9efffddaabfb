import { CHANNEL, openPostgresLine } from "@passbook/db/postgres/postgres-line";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { askAs } from "../../../testing/machines/ask.ts";
import { isPoolerInstalled, type Pooler, startPooler } from "../../../testing/machines/pgbouncer.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { killPrograms, type Program, startProgram } from "../../../testing/programs.ts";
import { toForm } from "../../../testing/uploads.ts";
import { watchEventsAt } from "../../../testing/watch-events.ts";

const isTried = process.env["TEST_ENGINE"] === "postgres" && isPoolerInstalled();

describe.runIf(isTried)(
  "PgBouncer by transactions (where PostgreSQL is named and pgbouncer installed)",
  () => {
    let server: TestServer;
    let asha: TestPerson;
    let pooler: Pooler;
    let direct = "";
    let one: Program;
    let two: Program;
    beforeAll(async () => {
      server = await startTestServer();
      server.clock.set(new Date().toISOString());
      asha = await signUp(server, "Asha");
      direct = server.place.engine === "postgres" ? server.place.url : "";
      pooler = await startPooler(direct);
      const env = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: direct };
      [one, two] = await Promise.all([
        startProgram(server, "serve", ["--no-work"], env),
        startProgram(server, "serve", ["--no-work"], env),
        startProgram(server, "work", [], env),
      ]);
    });
    afterAll(async () => {
      await killPrograms();
      await pooler.stop();
      await server.close();
    });

    test("a line through it never holds, as it delivers nothing", async () => {
      const held: boolean[] = [];
      const open = (url: string) =>
        openPostgresLine({
          url,
          name: url,
          send: (message) => sql`select pg_notify(${CHANNEL}, ${message})`.execute(server.services.db),
          proof_ms: 100,
          onHeard: () => undefined,
          onHolds: (holds) => held.push(holds),
        });
      const line = await open(pooler.url);
      await sleep(2000);
      expect(held).toEqual([]);
      await line.close();
      const other = await open(direct);
      await expect.poll(() => held, { timeout: 20_000 }).toEqual([true]);
      await other.close();
    });

    test("statements are taken in, read by the worker and told to who watches elsewhere", async () => {
      const watching = watchEventsAt(Number(new URL(two.url).port), asha);
      await watching.opened;
      const rows = Array.from({ length: 300 }, (_, index) => ({
        day: "2026-09-03",
        cents: -350 - index,
        name: `COFFEE ${String(index)}`,
        id: String(index),
      }));
      const { body, content_type } = toForm([
        { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) },
      ]);
      const sent = { method: "POST", body: new Uint8Array(body), type: content_type };
      expect((await askAs(asha, one, "/api/statements", sent)).status).toBe(202);
      await expect.poll(() => watching.read().text, { timeout: 60_000 }).toContain('"status":"imported"');
      watching.leave();
    });

    test("many calls at once share few connections", async () => {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const at = index % 2 === 0 ? one : two;
          if (index % 3 !== 0) return (await askAs(asha, at, "/api/transactions?limit=20")).status;
          const body = JSON.stringify({ name: `Category ${String(index)}` });
          return (await askAs(asha, at, "/api/categories", { method: "POST", body })).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([200, 201]));
    });
  },
);
