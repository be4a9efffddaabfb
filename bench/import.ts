import { fork, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getStatement } from "@passbook/contract/statements";
import BetterSqlite from "better-sqlite3";
import { startTestServer, type TestServer } from "../apps/server/testing/harness.ts";
import { makeOfx } from "../apps/server/testing/make-ofx.ts";
import { signUp, type TestPerson } from "../apps/server/testing/people.ts";
import { uploadFiles } from "../apps/server/testing/uploads.ts";
import { startWork } from "../apps/server/src/platform/leases/leases.ts";
import { STATEMENT_WORK } from "../apps/server/src/core/statements/index.ts";
import { describeMachine, median, ms, percentile, printTable } from "./lib/measure.ts";

/**
 * Import of an OFX file: time from upload to 'imported' and processor time, beside a bare insert of the same rows into the same table
 * with the same keys and indexes (better-sqlite3, one prepared statement, one transaction), and what other requests notice.
 * Run: node bench/import.ts [rows] [runs] [names]; without a number, 10,000 and 100,000 rows one after the other, each in a process of
 * its own, and 100,000 rows of 37,000 names.
 */
const SIZES = [
  ["10000", "5"],
  ["100000", "2"],
  ["100000", "1", "37000"],
] as const;
if (process.argv[2] === undefined) {
  for (const size of SIZES)
    spawnSync(process.execPath, [import.meta.filename, ...size], { stdio: "inherit" });
  process.exit();
}
const ROWS = Number(process.argv[2]);
const RUNS = Number(process.argv[3] ?? 5);
const VENDORS = Number(process.argv[4] ?? 400);
const DAYS = 730;
const DAY_MS = 86_400_000;
const TICKS_PER_S = 100;

const SYLLABLES = "BA DE FI GO HU KA LE MI NO PU RA SE TI VO ZU".split(" ");

/** A word for each number: what differs in digits alone is one name. */
const spell = (number: number): string =>
  (number >= SYLLABLES.length ? spell(Math.trunc(number / SYLLABLES.length)) : "") +
  (SYLLABLES[number % SYLLABLES.length] ?? "");

const makeFile = (run: number): string =>
  makeOfx({
    account: `54073249${String(run).padStart(2, "0")}`,
    closing: 123_456,
    rows: Array.from({ length: ROWS }, (_, index) => ({
      day: new Date(Date.parse("2026-11-01") - (index % DAYS) * DAY_MS).toISOString().slice(0, 10),
      cents: index % 19 === 0 ? 250_000 + index : -(((index * 7919) % 20_000) + 100),
      name: `SQ *${spell((index * 31) % VENDORS)} KOELN`,
      id: `20261101${String(run)}${String(index).padStart(7, "0")}`,
    })),
  });

/** Processor time of this process, its threads, and its living children, in milliseconds. */
const readCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  const children = readFileSync(`/proc/self/task/${String(process.pid)}/children`, "utf8")
    .trim()
    .split(" ");
  const ofChildren = children
    .filter((pid) => pid !== "" && !pingers.has(Number(pid)))
    .map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_S;
    });
  return (user + system) / 1000 + ofChildren.reduce((sum, each) => sum + each, 0);
};
const pingers = new Set<number>();

const importOnce = async (person: TestPerson, run: number): Promise<{ wall: number; cpu: number }> => {
  const bytes = Buffer.from(makeFile(run));
  const start = performance.now();
  const cpu_start = readCpuMs();
  const [received] = await uploadFiles(person, [{ name: `${String(run)}.ofx`, bytes }]);
  const params = { id: received?.statement.id ?? "" };
  for (;;) {
    const { answer } = await person.call(getStatement, { params });
    if (answer.data.status === "imported") break;
    if (answer.data.status === "failed") throw new Error(JSON.stringify(answer.data.problems));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { wall: performance.now() - start, cpu: readCpuMs() - cpu_start };
};

/** The same rows, bare, into an emptied copy of the database. */
const insertBare = (server: TestServer, run: number): number => {
  const copy = path.join(server.folder, `copy-${String(run)}.db`);
  const source = new BetterSqlite(path.join(server.folder, "passbook.db"), { readonly: true });
  source.exec(`vacuum into '${copy}'`);
  const rows = source
    .prepare(
      "select * from transactions where statement_id in (select id from statements where file_name = ?)",
    )
    .raw()
    .all(`${String(run)}.ofx`);
  source.close();
  const db = new BetterSqlite(copy);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.pragma("foreign_keys = ON");
  db.exec("delete from stored_transactions; vacuum");
  db.function("fold_text", { deterministic: true }, (text: unknown) => text);
  const columns = db.prepare("select name from pragma_table_info('stored_transactions')").pluck().all();
  const insert = db.prepare(`insert into stored_transactions values (${columns.map(() => "?").join()})`);
  const start = performance.now();
  db.exec("begin immediate");
  for (const row of rows) insert.run(row);
  db.exec("commit");
  const took = performance.now() - start;
  if (rows.length !== ROWS) throw new Error(`${String(rows.length)} rows instead of ${String(ROWS)}.`);
  db.close();
  return took;
};

const startPing = async (person: TestPerson, url: string) => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const child = fork(new URL("lib/ping.ts", import.meta.url), [url, person.token, cookie]);
  pingers.add(child.pid ?? 0);
  await new Promise((resolve) => child.once("message", resolve));
  return (): Promise<number[]> =>
    new Promise((resolve) => {
      child.once("message", (took) => resolve(took as number[]));
      child.send("stop");
    });
};

const server = await startTestServer({ LOG_LEVEL: "silent" }, undefined, { imports_here: false });
await server.app.listen({ port: 0 });
const work = startWork(server.services, [STATEMENT_WORK]);
const person = await signUp(server, "Asha", { home_currency: "EUR" });
const url = `http://127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}/api/statements?limit=50`;
console.log(
  `${describeMachine()}; ${String(ROWS)} OFX rows of ${String(VENDORS)} names, ${String(RUNS)} runs after one to warm up`,
);
await importOnce(person, 90);
const walls: number[] = [];
const cpus: number[] = [];
const bares: number[] = [];
const pings: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const stop = await startPing(person, url);
  const { wall, cpu } = await importOnce(person, run);
  pings.push(...(await stop()));
  walls.push(wall);
  cpus.push(cpu);
  bares.push(insertBare(server, run));
}
const ratio = (value: number): string => `${(value / median(bares)).toFixed(1)}×`;
printTable(
  ["", "median", "least", "most", "ratio to bare insert"],
  [
    ["bare insert", ms(median(bares)), ms(Math.min(...bares)), ms(Math.max(...bares)), "1"],
    [
      "upload to imported",
      ms(median(walls)),
      ms(Math.min(...walls)),
      ms(Math.max(...walls)),
      ratio(median(walls)),
    ],
    ["processor time", ms(median(cpus)), ms(Math.min(...cpus)), ms(Math.max(...cpus)), ratio(median(cpus))],
  ],
);
console.log(
  `other requests meanwhile: median ${ms(median(pings))}, p99 ${ms(percentile(pings, 99))} (${String(pings.length)} asked)`,
);
await work.stop();
await server.services.reader.close();
await server.close();
