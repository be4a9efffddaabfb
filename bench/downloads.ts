import { createCategory } from "@passbook/contract/categories";
import { getStatementFile } from "@passbook/contract/statements";
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadFiles } from "../apps/server/testing/uploads.ts";
import { describeMachine, median, ms, printTable, timeRuns } from "./lib/measure.ts";
import { readMemoryMb, startRealServer } from "./lib/real-server.ts";

/**
 * Memory of the server while a large original is fetched many times at once, by those who read and by those who take nothing, and how long
 * somebody else waits meanwhile. Run: node bench/downloads.ts [fetches] [megabytes]
 */
const [FETCHES, MEGABYTES] = [Number(process.argv[2] ?? 16), Number(process.argv[3] ?? 45)];
const REST_MS = 20_000;
const STILL_MS = 8000;
const WATCH_EVERY_MS = 20;
const PAUSE_MS = 100;

const server = await startRealServer();
const asha = await server.signUp("Asha");
const bert = await server.signUp("Bert");
const [uploaded] = await uploadFiles(asha, [{ name: "a.bin", bytes: randomBytes(MEGABYTES * 2 ** 20) }]);
const url = server.url + getStatementFile.path.replace("{id}", uploaded?.statement.id ?? "");
const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Milliseconds until all had what they wanted. */
const fetchMany = async (still_ms: number): Promise<number> => {
  const parameters = [url, asha.token, cookie, String(FETCHES), String(still_ms)];
  const child = fork(new URL("lib/fetch-many.ts", import.meta.url), parameters);
  const [took] = (await once(child, "message")) as [number];
  return took;
};

const resident = (): number => readMemoryMb(server.pid).resident;

/** What happened to memory and to others while something went on. */
const watch = async (name: string, run: () => Promise<number>): Promise<string[]> => {
  const before = resident();
  let most = before;
  const ending = new AbortController();
  const waits: number[] = [];
  const look = setInterval(() => (most = Math.max(most, resident())), WATCH_EVERY_MS);
  const others = (async () => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const body = { name: `${name} ${String(count)}` };
      waits.push(...(await timeRuns(1, () => bert.call(createCategory, { body }))));
      await sleep(PAUSE_MS);
    }
  })();
  const took = await run();
  ending.abort();
  await others;
  clearInterval(look);
  const memory = [before, most].map((megabytes) => `${megabytes.toFixed(0)} MB`);
  return [name, ...memory, ms(took), ms(median(waits)), ms(Math.max(...waits))];
};

console.log(`${describeMachine()}; ${String(FETCHES)} times ${String(MEGABYTES)} MB`);
await sleep(REST_MS);
const rows = [await watch("read", () => fetchMany(0)), await watch("not taken", () => fetchMany(STILL_MS))];
printTable(["", "memory before", "at most", "took", "a category of another person, median", "most"], rows);
await server.stop();
