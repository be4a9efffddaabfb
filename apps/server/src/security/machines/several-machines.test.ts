import { createKey } from "@passbook/contract/keys";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { askAs } from "../../../testing/machines/ask.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { killPrograms, type Program, startProgram } from "../../../testing/programs.ts";
import { toForm } from "../../../testing/uploads.ts";
import { watchEventsAt } from "../../../testing/watch-events.ts";

const NOBODY_LISTENS = "postgres://postgres@127.0.0.1:9/nowhere";
/** Below the four seconds after which who is told looks by themselves. */
const AT_ONCE_MS = 1000;

/** A busy machine takes its time to start what reads a file. */
const hear = async (watching: ReturnType<typeof watchEventsAt>, words: string): Promise<void> => {
  await expect.poll(() => watching.read().text, { timeout: 60_000, interval: 20 }).toContain(words);
};

describe.runIf(process.env["TEST_ENGINE"] === "postgres")("several machines on one PostgreSQL", () => {
  let server: TestServer;
  let asha: TestPerson;
  let one: Program;
  let two: Program;
  let alone: Program;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.set(new Date().toISOString());
    asha = await signUp(server, "Asha");
    [one, two, alone] = await Promise.all([
      startProgram(server, "serve", ["--no-work"]),
      startProgram(server, "serve", ["--no-work"]),
      startProgram(server, "serve", ["--no-work"], { DATABASE_LISTEN_URL: NOBODY_LISTENS }),
      startProgram(server, "work"),
    ]);
    // Lines come to hold.
    await sleep(1000);
  });
  afterAll(async () => {
    await killPrograms();
    await server.close();
  });

  const upload = async (at: Program, id: string): Promise<string> => {
    const rows = [{ day: "2026-09-03", cents: -350, name: `COFFEE ${id}`, id }];
    const { body, content_type } = toForm([
      { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) },
    ]);
    const sent = { method: "POST", body: new Uint8Array(body), type: content_type };
    const answered = await askAs(asha, at, "/api/statements", sent);
    const { data } = (await answered.json()) as { data: { statement: { id: string } }[] };
    return data[0]!.statement.id;
  };

  test("what happens at one is told at once to who watches at another, also what the worker does", async () => {
    const watching = watchEventsAt(Number(new URL(two.url).port), asha);
    await watching.opened;
    const took_ms: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = await upload(one, `a${String(index)}`);
      const begun_ms = performance.now();
      await hear(watching, `{"id":"${id}"`);
      took_ms.push(performance.now() - begun_ms);
      await hear(watching, `{"id":"${id}","status":"imported"}`);
    }
    watching.leave();
    // The middle one: a busy machine delays some.
    expect(took_ms.toSorted((a, b) => a - b)[2]).toBeLessThan(AT_ONCE_MS);
  });

  test("who cannot be told looks, and hears it all the same", async () => {
    const watching = watchEventsAt(Number(new URL(alone.url).port), asha);
    await watching.opened;
    const id = await upload(one, "b");
    await hear(watching, `{"id":"${id}","status":"imported"}`);
    expect(watching.read()).toMatchObject({ ended: false, status: 200 });
    watching.leave();
  });

  test("a session that ended at one machine ends its stream at another", async () => {
    const bert = await signUp(server, "Bert");
    const watching = watchEventsAt(Number(new URL(two.url).port), bert);
    await watching.opened;
    expect((await askAs(bert, one, "/api/sessions/logout", { method: "POST" })).status).toBe(200);
    await watching.closed;
    expect(watching.read().ended).toBe(true);
  });

  test("the requests of a key are counted over all machines", async () => {
    const made = await asha.call(createKey, {
      body: { name: "Script", scopes: ["read"], lasts_days: 1 },
    });
    const { key } = made.answer.data;
    const ask = async (index: number): Promise<number> => {
      const { url } = index % 2 === 0 ? one : two;
      return (await fetch(`${url}/api/transactions`, { headers: { authorization: `Bearer ${key}` } })).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 310; index += 10)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, (_, each) => ask(index + each)))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
