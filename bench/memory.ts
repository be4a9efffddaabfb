import { setTimeout as sleep } from "node:timers/promises";
import { exportAll, exportTransactions } from "@passbook/contract/export";
import { makeLargeActs } from "./lib/large-acts.ts";
import { describeMachine, printTable } from "./lib/measure.ts";
import {
  importFiles,
  listChildren,
  makeFile,
  makeRows,
  readMemoryMb,
  startRealServer,
} from "./lib/real-server.ts";

/**
 * Memory of the server (one process with all its threads), what the processes it starts hold beside it, and both together: at rest, at
 * most during an import of 100,000 rows, what a person does with all of them, and their exports; each time also a minute and two after
 * it. Run: node bench/memory.ts [rows]
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const MERCHANTS = 400;
const REST_MS = 10_000;
const WATCH_EVERY_MS = 50;
const MINUTE_MS = 60_000;

type Sample = { readonly server: number; readonly children: number; readonly both: number };

const server = await startRealServer();

const look = (): Sample => {
  const own = readMemoryMb(server.pid).resident;
  const children = listChildren(server.pid).reduce((sum, pid) => sum + readMemoryMb(pid).share, 0);
  return { server: own, children, both: own + children };
};

const rows: string[][] = [];
const note = (name: string, { server: own, children, both }: Sample, took = ""): void => {
  rows.push([name, ...[own, children, both].map((size) => `${size.toFixed(0)} MB`), took]);
};

/** What is held at most while something is done and for a minute after it, since findings and suggestions follow. */
const measure = async (name: string, act: () => Promise<unknown>): Promise<void> => {
  const most = { server: 0, children: 0, both: 0 };
  const watch = setInterval(() => {
    const now = look();
    most.server = Math.max(most.server, now.server);
    most.children = Math.max(most.children, now.children);
    most.both = Math.max(most.both, now.both);
  }, WATCH_EVERY_MS);
  const start = performance.now();
  await act();
  note(`${name}: at most`, most, `${((performance.now() - start) / 1000).toFixed(1)} s`);
  await sleep(MINUTE_MS);
  clearInterval(watch);
  note("… until a minute later", most);
  note("… a minute after", look());
  await sleep(MINUTE_MS);
  note("… two minutes after", look());
};

console.log(`${describeMachine()}; ${String(ROWS)} OFX rows`);
const person = await server.signUp("Asha");
await sleep(REST_MS);
note("at rest", look());
await measure("import", () => importFiles(person, [makeFile("01", makeRows(1, ROWS, MERCHANTS))]));
const [filing, ...others] = await makeLargeActs(person);
await measure(filing?.[0] ?? "", async () => filing?.[1]());
await measure("all other acts of bench/large-acts.ts", async () => {
  for (const [, act] of others) await act();
});
for (const { path, summary } of [exportTransactions, exportAll])
  await measure(summary, () => person.send({ method: "GET", url: path }));
printTable(["", "server with its threads (RSS)", "its children (PSS)", "both at one time", "took"], rows);
await server.stop();
