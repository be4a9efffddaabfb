import { setTimeout as sleep } from "node:timers/promises";
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
 * most during an import, a minute and two after it. Run: node bench/memory.ts [rows]
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

const toRow = (name: string, { server: own, children, both }: Sample): string[] => [
  name,
  ...[own, children, both].map((size) => `${size.toFixed(0)} MB`),
];

console.log(`${describeMachine()}; ${String(ROWS)} OFX rows`);
const person = await server.signUp("Asha");
await sleep(REST_MS);
const rows = [toRow("at rest", look())];
const most = { server: 0, children: 0, both: 0 };
const watch = setInterval(() => {
  const now = look();
  most.server = Math.max(most.server, now.server);
  most.children = Math.max(most.children, now.children);
  most.both = Math.max(most.both, now.both);
}, WATCH_EVERY_MS);
const took = await importFiles(person, [makeFile("01", makeRows(1, ROWS, MERCHANTS))]);
rows.push(toRow("at most until imported", most));
// Movements are found after it.
await sleep(MINUTE_MS);
clearInterval(watch);
rows.push(toRow("at most until a minute later", most), toRow("a minute after", look()));
await sleep(MINUTE_MS);
rows.push(toRow("two minutes after", look()));
printTable(["", "server with its threads (RSS)", "its children (PSS)", "both at one time"], rows);
console.log(`imported in ${(took / 1000).toFixed(1)} s`);
await server.stop();
