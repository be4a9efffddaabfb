import { setTimeout as sleep } from "node:timers/promises";
import { createCategory } from "@passbook/contract/categories";
import { listMonthSums } from "@passbook/contract/insights";
import { listStatementRows, listStatements } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { makeLargeActs } from "./lib/large-acts.ts";
import { describeMachine, ms, printTable } from "./lib/measure.ts";
import { importFiles, makeFile, makeRows, startRealServer } from "./lib/real-server.ts";

/**
 * What one person does with a statement of very many rows, how long each act takes, and what another person waits for at most meanwhile:
 * a category that is created over and over, and `/health`. Run: node bench/large-acts.ts [rows]
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const MERCHANTS = 400;
const PAUSE_MS = 20;

const server = await startRealServer();
const asha = await server.signUp("Asha");
const ravi = await server.signUp("Ravi");

const time = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** The longest of a call made over and over until told to stop. */
const watch = (call: (index: number) => Promise<unknown>): (() => Promise<number>) => {
  const ending = new AbortController();
  const most = (async () => {
    let longest = 0;
    for (let index = 0; !ending.signal.aborted; index += 1) {
      // A connection that was kept open may be closed by either side while one waits for the other.
      longest = Math.max(longest, await time(() => call(index).catch(() => undefined)));
      await sleep(PAUSE_MS);
    }
    return longest;
  })();
  return () => {
    ending.abort();
    return most;
  };
};

const SETTLE_MS = 500;
const measure = async (name: string, act: () => Promise<unknown>): Promise<string[]> => {
  const stopCreating = watch((index) =>
    ravi.call(createCategory, { body: { name: `Kind ${String(Date.now())} ${String(index)}` } }),
  );
  const stopAsking = watch(() => fetch(`${server.url}/health`));
  await sleep(SETTLE_MS);
  const took = await time(act);
  await sleep(SETTLE_MS);
  return [name, ms(took), ms(await stopCreating()), ms(await stopAsking())];
};

const file = makeFile("01", makeRows(0, ROWS, MERCHANTS));
const rows = [await measure("import", () => importFiles(asha, [file]))];
const [statement] = (await asha.call(listStatements, { query: {} })).answer.data;
const params = { id: statement?.id ?? "" };

const ACTS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["first page of the list", () => asha.call(listTransactions, { query: { limit: 50 } })],
  ["a search", () => asha.call(listTransactions, { query: { limit: 50, q: "merchant 77" } })],
  ["months of insights", () => asha.call(listMonthSums, { query: {} })],
  ["rows of the statement", () => asha.call(listStatementRows, { params, query: { limit: 100 } })],
  ...(await makeLargeActs(asha)),
];
for (const [name, act] of ACTS) {
  try {
    rows.push(await measure(name, act));
  } catch (error) {
    rows.push([name, String(error).slice(0, 120), "", ""]);
  }
}
console.log(`${describeMachine()}; ${String(ROWS)} OFX rows`);
printTable(["act", "took", "a category meanwhile, most", "/health meanwhile, most"], rows);
await server.stop();
