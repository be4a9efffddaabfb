import { fork } from "node:child_process";
import { loadavg } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeMachine, median, ms, printTable } from "../lib/measure.ts";
import { importFiles, makeFile, makeRows } from "../lib/real-server.ts";
import { openField, sit } from "./field.ts";
import type { Given, LargeOrder } from "./give-large.ts";

/**
 * Fair turns: 24 files of 48 MB of one person, handed in at once, beside files of one row of another.
 * Run: node bench/attack/uploads.ts [files] [MB]
 */
const [FILES, MEGABYTES] = [Number(process.argv[2] ?? 24), Number(process.argv[3] ?? 48)];
const PAUSE_MS = 1000;
const FREEZE_MS = 2000;

console.log(
  `${describeMachine()}; ${String(FILES)} files of ${String(MEGABYTES)} MB; load ${loadavg()[0]!.toFixed(1)}`,
);
const field = await openField("uploads");
const { server } = field;
const uploader = await server.signUp("Ravi");
const took: number[] = [];
let account = 10;
const importOne = async (): Promise<number> =>
  importFiles(uploader, [makeFile(String((account += 1)), makeRows(account, 1, 1))]);
const alone: number[] = [];
for (let count = 0; count < 8; count += 1) alone.push(await importOne());

const order: LargeOrder = { seat: await sit("Asha", server), files: FILES, megabytes: MEGABYTES };
const giver = fork(path.join(import.meta.dirname, "give-large.ts"), [JSON.stringify(order)]);
const ending = new AbortController();
const over = new Promise<Given>((resolve, reject) => {
  giver.once("message", (message) => resolve(message as Given));
  giver.once("exit", () => reject(new Error("Who hands in large files has ended.")));
}).finally(() => ending.abort());
while (!ending.signal.aborted) {
  took.push(await importOne());
  await sleep(PAUSE_MS);
}
const given = await over;
const toRow = (name: string, values: readonly number[]): string[] => [
  name,
  ms(median(values)),
  ms(Math.max(...values)),
  String(values.filter((each) => each > FREEZE_MS).length),
  String(values.length),
];
printTable(
  ["a file of one row, until imported", "median", "most", "over 2 s", "times"],
  [toRow("alone", alone), toRow(`beside ${String(FILES)} of ${String(MEGABYTES)} MB`, took)],
);
for (const each of given.odd) field.note({ what: "large upload", ...each });
const tell = (counts: Given["ends"]): string =>
  Object.entries(counts)
    .map(([what, count]) => `${String(count)} ${what}`)
    .join(", ");
console.log(
  `answered: ${tell(given.answers)}; at last: ${tell(given.ends)}; all in ${(given.took / 1000).toFixed(0)} s`,
);
await field.end();
