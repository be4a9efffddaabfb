import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { startTestServer } from "../../apps/server/testing/harness.ts";
import { makeOfx } from "../../apps/server/testing/make-ofx.ts";
import { fromAddress, PASSWORD } from "../../apps/server/testing/people.ts";
import { killPrograms, startProgramFile } from "../../apps/server/testing/programs.ts";
import { toForm } from "../../apps/server/testing/uploads.ts";
import { fillPeople } from "../lib/fill-people.ts";
import { describeMachine, ms, percentile, printTable } from "../lib/measure.ts";
import { readCpuMs } from "../lib/real-server.ts";
import { waitForQuiet } from "../lib/wait-for-quiet.ts";
import { startPostgres } from "./postgres-pair.ts";

/**
 * Requests a second, and the processor time of each part, of 1,000 people's rows on one PostgreSQL with one server and with two, a worker and HAProxy on this machine.
 * Run: node bench/cluster/load.ts [rows in all] [seconds each] [port]
 */
const PEOPLE = 1000;
const ROWS = Number(process.argv[2] ?? 1_000_000);
const EACH_MS = 1000 * Math.min(60, Number(process.argv[3] ?? 8));
const PORT = Number(process.argv[4] ?? 42_300);
/** Who calls, of all people. */
const CALLERS = 40;
const CLIENTS = [2, 4, 8, 16];
const MOST_MS = 200;
const STARTS_WITHIN_MS = 60_000;
const WARM_MS = 4000;

type Call = {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly type?: string;
};
type Caller = {
  readonly headers: Record<string, string>;
  readonly ids: readonly string[];
  readonly categories: readonly string[];
};

const postgres = startPostgres(PORT, {
  standby: false,
  settings: ["shared_buffers=1GB", "max_wal_size=16GB", "maintenance_work_mem=512MB"],
});
process.env["TEST_ENGINE"] = "postgres";
process.env["TEST_DATABASE_URL"] = postgres.url;
const server = await startTestServer({ LOG_LEVEL: "silent" });
server.clock.set(new Date().toISOString());
const { db } = server.services;

const signIn = async (url: string, number: number): Promise<Caller> => {
  const answered = await fetch(`${url}/api/sessions/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.2.${String(number)}.1` },
    body: JSON.stringify({ email: `p${String(number)}@example.test`, password: PASSWORD }),
  });
  const { data } = (await answered.json()) as { data: { auth_token: string } };
  const cookie = answered.headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .join("; ");
  const person = `person-${String(number)}`;
  const rows = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", person)
    .limit(200)
    .execute();
  const subs = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", person)
    .where("parent_id", "!=", "")
    .execute();
  return {
    headers: {
      authorization: `Bearer ${data.auth_token}`,
      cookie,
      "x-xsrf-token": /XSRF-TOKEN=(\w+)/.exec(cookie)?.[1] ?? "",
    },
    ids: rows.map(({ id }) => id),
    categories: subs.map(({ id }) => id),
  };
};

/** Forty lists, twenty searches, twenty insights, fifteen edits and five uploads of each hundred. */
const makeCall = (caller: Caller, number: number): Call => {
  const place = (number * 37) % 100;
  if (place < 40) return { kind: "list", method: "GET", path: "/api/transactions?limit=50" };
  if (place < 60)
    return {
      kind: "search",
      method: "GET",
      path: `/api/transactions?limit=50&q=${encodeURIComponent(`vendor ${String(number % 800)}`)}`,
    };
  if (place < 80)
    return { kind: "insight", method: "GET", path: "/api/insights/month?month=2026-11&currency=EUR" };
  if (place < 95) {
    const body = JSON.stringify({ sub_category_id: caller.categories[number % caller.categories.length] });
    return {
      kind: "edit",
      method: "PATCH",
      path: `/api/transactions/${caller.ids[number % caller.ids.length] ?? ""}`,
      body,
      type: "application/json",
    };
  }
  const rows = Array.from({ length: 20 }, (_, index) => ({
    day: "2026-10-03",
    cents: -100 - number - index,
    name: `SHOP ${String(number)} ${String(index)}`,
    id: `${String(number)}-${String(index)}`,
  }));
  const { body, content_type } = toForm([
    { name: `${String(number)}.ofx`, bytes: makeOfx({ account: "5407324931", rows }) },
  ]);
  return {
    kind: "upload",
    method: "POST",
    path: "/api/statements",
    body: new Uint8Array(body),
    type: content_type,
  };
};

type Took = { readonly kind: string; readonly ms: number; readonly ok: boolean };
let number = 0;

const callOn = async (
  url: string,
  callers: readonly Caller[],
  until_ms: number,
  took: Took[],
): Promise<void> => {
  while (performance.now() < until_ms) {
    number += 1;
    const caller = callers[number % callers.length]!;
    const call = makeCall(caller, number);
    const start = performance.now();
    const answered = await fetch(url + call.path, {
      method: call.method,
      headers: { ...caller.headers, ...(call.type === undefined ? {} : { "content-type": call.type }) },
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    await answered.arrayBuffer();
    took.push({ kind: call.kind, ms: performance.now() - start, ok: answered.ok });
  }
};

/** A busy machine starts it late. */
const waitForAnswer = async (url: string): Promise<void> => {
  const until_ms = performance.now() + STARTS_WITHIN_MS;
  while (
    !(await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > until_ms) throw new Error("The balancer does not answer.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

const startBalancer = async (
  urls: readonly string[],
  folder: string,
): Promise<{ url: string; pid: number; stop: () => void }> => {
  const port = PORT + 5;
  const file = path.join(folder, "balancer.cfg");
  const servers = urls.map((url, index) => `  server s${String(index)} ${new URL(url).host}`).join("\n");
  writeFileSync(
    file,
    `defaults\n  mode http\n  timeout connect 2s\n  timeout client 1m\n  timeout server 1m\n  option forwardfor if-none\nlisten all\n  bind 127.0.0.1:${String(port)}\n  balance roundrobin\n${servers}\n`,
  );
  const child = spawn("/usr/sbin/haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const url = `http://127.0.0.1:${String(port)}`;
  await waitForAnswer(url);
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => void child.kill("SIGKILL"),
  };
};

const folder = mkdtempSync(path.join(tmpdir(), "passbook-load-"));
/** Built by what measures a real server, which is asked here for the processor time of processes. */
const DIST = path.resolve(import.meta.dirname, "../../apps/server/dist");
try {
  console.log(`${describeMachine()}; ${String(PEOPLE)} people, ${String(ROWS)} rows`);
  const start = performance.now();
  await fillPeople(fromAddress(server, 1), { people: PEOPLE, per_person: ROWS / PEOPLE });
  const size = await sql<{
    bytes: number;
    own: number;
  }>`select pg_database_size(current_database()) as bytes, pg_total_relation_size('stored_transactions') as own`.execute(
    db,
  );
  const { bytes = 0, own = 0 } = size.rows[0] ?? {};
  console.log(
    `filled in ${((performance.now() - start) / 1000).toFixed(0)} s: ${(bytes / 1024 ** 3).toFixed(2)} GB, ${(bytes / ROWS).toFixed(0)} bytes a row with all else, ${(own / ROWS).toFixed(0)} of them in the table of transactions and its indexes`,
  );
  await waitForQuiet();
  const env = { TRUST_PROXY: "1", BACKUPS: "off" };
  const started = [];
  for (const args of [["--no-work"], ["--no-work"]])
    started.push(await startProgramFile(server, path.join(DIST, "serve.mjs"), args, env));
  await startProgramFile(server, path.join(DIST, "work.mjs"), [], env);
  const callers: Caller[] = [];
  for (let each = 1; each <= CALLERS; each += 1) callers.push(await signIn(started[0]!.url, each));
  // What each compiles and reads once is no part of the figures.
  for (const { url } of started) await callOn(url, callers, performance.now() + WARM_MS, []);
  const rows: string[][] = [];
  for (const servers of [1, 2]) {
    const balancer = await startBalancer(
      started.slice(0, servers).map(({ url }) => url),
      folder,
    );
    for (const clients of CLIENTS) {
      const took: Took[] = [];
      const cpu = () => ({ all: readCpuMs(process.pid), database: readCpuMs(postgres.pid) });
      const before = cpu();
      const until_ms = performance.now() + EACH_MS;
      await Promise.all(Array.from({ length: clients }, () => callOn(balancer.url, callers, until_ms, took)));
      const after = cpu();
      const all = took.map((each) => each.ms);
      const p99 = percentile(all, 99);
      const of = (kind: string): string =>
        ms(
          percentile(
            took.filter((each) => each.kind === kind).map((each) => each.ms),
            50,
          ),
        );
      rows.push([
        String(servers),
        String(clients),
        (took.length / (EACH_MS / 1000)).toFixed(0),
        ms(percentile(all, 50)),
        ms(p99),
        p99 <= MOST_MS ? "yes" : "no",
        String(took.filter(({ ok }) => !ok).length),
        ...["list", "search", "insight", "edit", "upload"].map(of),
        ms((after.all - before.all) / took.length),
        ms((after.database - before.database) / took.length),
      ]);
    }
    balancer.stop();
  }
  printTable(
    [
      "servers",
      "clients",
      "requests/s",
      "p50",
      "p99",
      "within 200 ms",
      "failed",
      "list",
      "search",
      "insight",
      "edit",
      "upload",
      "CPU a request: clients, servers, worker",
      "database",
    ],
    rows,
  );
} finally {
  await killPrograms();
  await server.close().catch(() => undefined);
  postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
