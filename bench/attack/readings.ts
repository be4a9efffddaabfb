import { fork } from "node:child_process";
import path from "node:path";
import { parseStatement } from "@passbook/statement-parser";
import { describeMachine, ms, percentile, printTable } from "../lib/measure.ts";
import { makeFiles } from "./make-files.ts";

/**
 * The same files read without a server, in a process that may end: which of them the reader throws at, and which take long.
 * Run: node bench/attack/readings.ts [count] [seed] [first] [further folders of samples…]
 */
const [COUNT, SEED, FIRST] = [
  Number(process.argv[2] ?? 3000),
  Number(process.argv[3] ?? 1),
  Number(process.argv[4] ?? 0),
];
const FOLDERS = [
  path.resolve(import.meta.dirname, "../../packages/statement-parser/samples"),
  ...process.argv.slice(5),
];
const HEAP_MB = 400;
const TODAY = "2026-11-20";
const PATIENCE_MS = 120_000;

type Read = { readonly index: number; readonly end: string; readonly cpu_ms: number };
type Said = { readonly begun: number } | Read;

const readOne = async (bytes: Uint8Array): Promise<string> => {
  try {
    const read = await parseStatement(bytes, { today: TODAY });
    return read.ok ? "read" : read.error.code;
  } catch (error) {
    return `thrown: ${error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 4).join(" ") : String(error)}`;
  }
};

const readAll = async (): Promise<void> => {
  const makeFile = makeFiles(SEED, FOLDERS);
  for (let index = FIRST; index < FIRST + COUNT; index += 1) {
    const { kind, name, bytes } = makeFile(index);
    const before = process.cpuUsage();
    process.send?.({ begun: index } satisfies Said);
    const end = await readOne(bytes);
    const { user, system } = process.cpuUsage(before);
    process.send?.({
      index,
      end: `${kind} ${name.slice(0, 40)} ${String(bytes.length)}: ${end}`,
      cpu_ms: (user + system) / 1000,
    } satisfies Said);
  }
  process.disconnect();
};

/** Reads in a child until it ends; answers the file after the one at which it did. */
const readFrom = (first: number, tell: (read: Read) => void): Promise<number> =>
  new Promise((resolve) => {
    const child = fork(
      import.meta.filename,
      [String(FIRST + COUNT - first), String(SEED), String(first), ...FOLDERS.slice(1)],
      { env: { ...process.env, READ_HERE: "1" }, execArgv: [`--max-old-space-size=${String(HEAP_MB)}`] },
    );
    let next = first;
    const patience = setInterval(() => child.kill("SIGKILL"), PATIENCE_MS);
    child.on("message", (said: Said) => {
      patience.refresh();
      if ("begun" in said) next = said.begun + 1;
      else tell(said);
    });
    child.on("exit", (code) => {
      clearInterval(patience);
      if (code !== 0) tell({ index: next - 1, end: `the process ended with ${String(code)}`, cpu_ms: 0 });
      resolve(next);
    });
  });

const main = async (): Promise<void> => {
  const reads: Read[] = [];
  console.log(`${describeMachine()}; ${String(COUNT)} files of seed ${String(SEED)} from ${String(FIRST)}`);
  const tell = (read: Read): void => {
    reads.push(read);
    if (/thrown|the process ended/.test(read.end)) console.log(read.index, read.end);
  };
  for (let next = FIRST; next < FIRST + COUNT;) next = await readFrom(next, tell);
  const cpu = reads.map(({ cpu_ms }) => cpu_ms);
  console.log(`processor time: median ${ms(percentile(cpu, 50))}, p99 ${ms(percentile(cpu, 99))}`);
  const slowest = reads.toSorted((a, b) => b.cpu_ms - a.cpu_ms).slice(0, 20);
  printTable(
    ["slowest", "", ""],
    slowest.map(({ index, end, cpu_ms }) => [ms(cpu_ms), String(index), end.slice(0, 150)]),
  );
};

await (process.env["READ_HERE"] === "1" ? readAll() : main());
