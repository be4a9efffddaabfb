import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startTestServer } from "../../apps/server/testing/harness.ts";
import { startProgramFile } from "../../apps/server/testing/programs.ts";
import { buildServer } from "../../apps/server/testing/setup/build-server.ts";
import { fillPeople } from "../lib/fill-people.ts";
import { describeMachine, printTable } from "../lib/measure.ts";
import { waitForQuiet } from "../lib/wait-for-quiet.ts";

/**
 * The daily backup of ten people's 1,000,000 transactions while a person works (lists, totals, insights, an edit), then its restore and the
 * drill. Run: node bench/out/backup.ts [transactions per person] [passphrase]
 */
const PEOPLE = 10;
const PER_PERSON = Number(process.argv[2] ?? 100_000);
const PASSPHRASE = process.argv[3] ?? "";
const CLI = path.resolve(import.meta.dirname, "../../apps/server/src/bin/passbook.ts");
const BETWEEN_MS = 20;
/** A process that has just started is slower, with a backup or without: so many of its first requests are told apart. */
const WARM = 40;

const seconds = (from_ms: number): string => `${((performance.now() - from_ms) / 1000).toFixed(1)} s`;
const server = await startTestServer({ LOG_LEVEL: "silent" });
server.clock.set(new Date().toISOString());
console.log(`${describeMachine()}; ${String(PEOPLE)} people with ${String(PER_PERSON)} transactions each`);
const client = await fillPeople(server, { people: PEOPLE, per_person: PER_PERSON });
const built = buildServer();
await waitForQuiet();
const secret = PASSPHRASE === "" ? {} : { PASSBOOK_BACKUP_PASSPHRASE: PASSPHRASE };

const headers = {
  authorization: `Bearer ${client.token}`,
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  "x-xsrf-token": client.cookies.get("XSRF-TOKEN") ?? "",
  "content-type": "application/json",
};
const CALLS = [
  ["GET", "/api/transactions?limit=50"],
  ["GET", "/api/insights/month?month=2026-11&currency=EUR"],
  ["GET", "/api/categories"],
  ["POST", "/api/merchants"],
] as const;

const took: number[] = [];
const slowest = new Map<string, number>();
const ask = async (url: string, index: number): Promise<void> => {
  const [method, place] = CALLS[index % CALLS.length] ?? CALLS[0];
  const body = method === "POST" ? JSON.stringify({ name: `Shop ${String(index)}` }) : null;
  const start = performance.now();
  const answer = await fetch(url + place, { method, headers, body });
  await answer.arrayBuffer();
  const ms = performance.now() - start;
  took.push(ms);
  if (took.length > WARM) slowest.set(place, Math.max(slowest.get(place) ?? 0, ms));
  if (!answer.ok) throw new Error(`${place}: ${String(answer.status)}`);
};
const quantile = (part: number): string => {
  const sorted = took.slice(WARM).toSorted((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)} ms`;
};

const toMb = (name: string): string => `${(statSync(name).size / 1024 ** 2).toFixed(0)} MB`;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
const rows: string[][] = [];
const note = (name: string, value: string): void => void rows.push([name, value]);

const quiet = await startProgramFile(server, built.file("serve"), [], { BACKUPS: "off" });
const tellRequests = (name: string): void => {
  note(
    `p50, p99 of requests ${name}`,
    `${quantile(0.5)}, ${quantile(0.99)} of ${String(took.length - WARM)}`,
  );
  for (const [place, ms] of slowest) note(`slowest ${name}: ${place}`, `${ms.toFixed(0)} ms`);
  note(`slowest of the first ${String(WARM)} ${name}`, `${Math.max(...took.slice(0, WARM)).toFixed(0)} ms`);
  took.length = 0;
  slowest.clear();
};
for (let index = 0; index < 400; index += 1) {
  await ask(quiet.url, index);
  await rest();
}
tellRequests("without a backup");
await quiet.stop();

const start = performance.now();
const busy = await startProgramFile(server, built.file("serve"), [], secret);
const isDone = async (): Promise<boolean> => {
  const answer = (await (await fetch(`${busy.url}/ready`)).json()) as { backup_age_s: number | null };
  return answer.backup_age_s !== null;
};
for (let index = 400; !(await isDone()); index += 1) {
  await ask(busy.url, index);
  await rest();
}
note("backup, written and compared, while serving", seconds(start));
tellRequests("meanwhile");
await busy.stop();

const folder = path.join(server.folder, "backups");
const file = path.join(folder, readdirSync(folder)[0] ?? "");
note("database, backup", `${toMb(path.join(server.folder, "passbook.db"))}, ${toMb(file)}`);
const elsewhere = mkdtempSync(path.join(tmpdir(), "passbook-restored-"));
const run = (args: readonly string[]): string => {
  const from_ms = performance.now();
  execFileSync(process.execPath, [CLI, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: elsewhere, ...secret },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return seconds(from_ms);
};
note("restore", run(["restore", file]));
note("drill", run(["backup", "drill", file]));
printTable(["", ""], rows);
rmSync(elsewhere, { recursive: true });
built.remove();
await server.close();
