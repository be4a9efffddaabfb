import { createCategory } from "@passbook/contract/categories";
import { setTimeout as sleep } from "node:timers/promises";
import { describeMachine, median, ms, percentile, printTable } from "./lib/measure.ts";
import { importFiles, makeFile, makeRows, startRealServer } from "./lib/real-server.ts";

/**
 * What another person waits for while large files are imported: a category that is created over and over, and files of one row.
 * Run: node bench/who-waits.ts [files] [rows]
 */
const FILES = Number(process.argv[2] ?? 3);
const ROWS = Number(process.argv[3] ?? 100_000);
const MERCHANTS = 400;
const PAUSE_MS = 100;

const server = await startRealServer();
const others = await Promise.all(
  Array.from({ length: FILES }, (_, index) => server.signUp(`Asha ${String(index)}`)),
);
const writer = await server.signUp("Ravi");
const uploader = await server.signUp("Meera");

const time = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** Does something over and over until told to stop; answers how long each took. */
const repeat = (run: (index: number) => Promise<unknown>): (() => Promise<number[]>) => {
  const ending = new AbortController();
  const took: number[] = [];
  const running = (async () => {
    while (!ending.signal.aborted) {
      took.push(await time(() => run(took.length)));
      await sleep(PAUSE_MS);
    }
  })();
  return async () => {
    ending.abort();
    await running;
    return took;
  };
};

const createOver = () =>
  repeat((index) =>
    writer.call(createCategory, { body: { name: `Kind ${String(Date.now())} ${String(index)}` } }),
  );
let accounts = 10;
const uploadOver = () =>
  repeat(() => importFiles(uploader, [makeFile(String((accounts += 1)), makeRows(accounts, 1, 1))]));

const toRow = (name: string, took: readonly number[]): string[] => [
  name,
  ...[median(took), percentile(took, 99), Math.max(...took)].map(ms),
  String(took.length),
];

console.log(`${describeMachine()}; ${String(FILES)} files of ${String(ROWS)} OFX rows`);
const measure = async (name: string, meanwhile: () => Promise<unknown>): Promise<string[][]> => {
  const [stopCreating, stopUploading] = [createOver(), uploadOver()];
  await meanwhile();
  return [
    toRow(`a category, ${name}`, await stopCreating()),
    toRow(`a file of one row, ${name}`, await stopUploading()),
  ];
};
const rows = await measure("nothing else", () => sleep(10_000));
let took_ms = 0;
rows.push(
  ...(await measure("while they are imported", async () => {
    took_ms = await time(() =>
      Promise.all(
        others.map((person, index) =>
          importFiles(person, [makeFile("01", makeRows(index, ROWS, MERCHANTS))]),
        ),
      ),
    );
  })),
);
printTable(["", "median", "p99", "most", "times"], rows);
console.log(`all files imported in ${(took_ms / 1000).toFixed(1)} s`);
await server.stop();
