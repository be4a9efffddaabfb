import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@passbook/db/open";
import type { TestServer } from "../../apps/server/testing/harness.ts";
import { killPrograms, type Program, startProgram } from "../../apps/server/testing/programs.ts";
import { describeMachine, ms, percentile, printTable } from "../lib/measure.ts";
import { startPostgres } from "./postgres-pair.ts";

/**
 * The primary PostgreSQL is killed while clients write, and its synchronous standby promoted: what was acknowledged and is gone or there twice, and when requests
 * succeed again. Two `serve` and one `work` reach the database through HAProxy and are not restarted. Run: node bench/cluster/failover.ts [clients, at most 200] [seconds before] [port]
 */
const CLIENTS = Math.min(200, Number(process.argv[2] ?? 100));
const BEFORE_MS = 1000 * Math.min(60, Number(process.argv[3] ?? 10));
const PORT = Number(process.argv[4] ?? 42_100);
const AFTER_MS = 20_000;
const PER_PERSON = 10;
const PASSWORD = "quiet harbour 42 lanterns";
const CALL_WITHIN_MS = 40_000;

type Person = { readonly headers: Record<string, string> };
/** `asked_ms`: when the try began that was acknowledged. */
type Done = { readonly asked_ms: number; readonly at_ms: number; readonly took_ms: number };

const postgres = startPostgres(PORT);
const door = await postgres.startDoor();
const folder = mkdtempSync(path.join(tmpdir(), "passbook-failover-"));
const data = { folder, place: { engine: "postgres", url: door.url } } as unknown as TestServer;

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_WITHIN_MS),
  });

const register = async ({ url }: Program, number: number): Promise<Person> => {
  const from = { "x-forwarded-for": `10.1.${String(number)}.1` };
  const email = `person${String(number)}@example.test`;
  await post(`${url}/api/users`, { name: "Asha", email, password: PASSWORD }, from);
  const answered = await post(`${url}/api/sessions/login`, { email, password: PASSWORD }, from);
  if (!answered.ok) throw new Error(await answered.text());
  const { data: session } = (await answered.json()) as { data: { auth_token: string } };
  const cookie = answered.headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .join("; ");
  return {
    headers: {
      authorization: `Bearer ${session.auth_token}`,
      cookie,
      "x-xsrf-token": /XSRF-TOKEN=(\w+)/.exec(cookie)?.[1] ?? "",
    },
  };
};

const acknowledged: string[] = [];
const done: Done[] = [];
let refused = 0;
const stopping = new AbortController();

/** Writes one transaction after another; each until it is acknowledged, by the same key. */
const write = async (programs: readonly Program[], { headers }: Person, number: number): Promise<void> => {
  for (let index = 0; !stopping.signal.aborted; index += 1) {
    const name = `${String(number)}/${String(index)}/${randomUUID()}`;
    const key = { "idempotency-key": randomUUID() };
    const start_ms = performance.now();
    for (let tries = 0; !stopping.signal.aborted; tries += 1) {
      const { url } = programs[(number + tries) % programs.length]!;
      const asked_ms = performance.now();
      const body = { booked_on: "2026-11-02", amount: -350, currency: "EUR", description: name };
      const answered = await post(`${url}/api/transactions`, body, { ...headers, ...key }).catch(() => null);
      if (answered?.status === 201) {
        await answered.arrayBuffer();
        acknowledged.push(name);
        const at_ms = performance.now();
        done.push({ asked_ms, at_ms, took_ms: at_ms - start_ms });
        break;
      }
      if (answered !== null && answered.status !== 503 && answered.status !== 500 && answered.status !== 409)
        throw new Error(`${String(answered.status)} ${await answered.text()}`);
      refused += 1;
      await sleep(200);
    }
  }
};

/** How often each description is there. */
const count = async (url: string): Promise<Map<string, number>> => {
  const db = await openDatabase({ engine: "postgres", url });
  const rows = await db
    .selectFrom("transactions")
    .select(({ fn }) => ["description", fn.countAll<number>().as("count")])
    .groupBy("description")
    .execute();
  await db.destroy();
  return new Map(rows.map((row) => [row.description, row.count]));
};

try {
  console.log(`${describeMachine()}; ${String(CLIENTS)} clients on loopback`);
  const env = { TRUST_PROXY: "1", BACKUPS: "off", LOG_LEVEL: "fatal" };
  const first = await startProgram(data, "serve", ["--no-work"], { ...env, LOG_LEVEL: "error" });
  const second = await startProgram(data, "serve", ["--no-work"], { ...env, LOG_LEVEL: "error" });
  const worker = await startProgram(data, "work", [], { ...env, LOG_LEVEL: "error" });
  const programs = [first, second];
  const people: Person[] = [];
  for (let number = 0; number < Math.ceil(CLIENTS / PER_PERSON); number += 1)
    people.push(await register(first, number));
  const writing = Array.from({ length: CLIENTS }, (_, index) =>
    write(programs, people[index % people.length]!, index),
  );
  const failed = Promise.all(writing).catch((error: unknown) => {
    stopping.abort();
    throw error;
  });
  await Promise.race([sleep(BEFORE_MS), failed]);
  const before = done.slice();
  const killed_ms = performance.now();
  postgres.killPrimary();
  await sleep(1000);
  const promoting_ms = performance.now();
  postgres.promote();
  const promoted_ms = performance.now();
  await Promise.race([sleep(AFTER_MS), failed]);
  stopping.abort();
  await failed;
  const stored = await count(postgres.standby_url);
  // What the primary had taken before it was killed may be told later on a busy machine.
  const after = done.filter(({ asked_ms }) => asked_ms > promoted_ms);
  const again_ms = Math.min(...after.map(({ at_ms }) => at_ms)) - promoted_ms;
  const lost = acknowledged.filter((name) => !stored.has(name)).length;
  const doubled = [...stored.values()].filter((each) => each > 1).length;
  const restarted = [await first.stop(), await second.stop(), await worker.stop()].filter(
    (code) => code !== 0,
  ).length;
  printTable(
    ["figure", "value"],
    [
      [
        "acknowledged before the kill",
        `${String(before.length)} (${(before.length / (BEFORE_MS / 1000)).toFixed(0)} a second, p99 ${ms(
          percentile(
            before.map(({ took_ms }) => took_ms),
            99,
          ),
        )})`,
      ],
      ["from the kill to the promotion asked for", ms(promoting_ms - killed_ms)],
      ["the promotion itself", ms(promoted_ms - promoting_ms)],
      ["first write acknowledged after the promotion", ms(again_ms)],
      ["acknowledged in the 20 s after", String(after.length)],
      ["longest wait of one write, with all its tries", ms(Math.max(...done.map(({ took_ms }) => took_ms)))],
      ["tries refused", String(refused)],
      ["acknowledged and lost", String(lost)],
      ["there twice", String(doubled)],
      ["processes that ended or did not stop in order", String(restarted)],
    ],
  );
} finally {
  await killPrograms();
  door.stop();
  postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
