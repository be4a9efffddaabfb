import { parseStatement } from "@passbook/statement-parser";
import { median, ms, printTable, timeRuns } from "../lib/measure.ts";
import { makeCamt, makeCsv, makeMt940, makeOfx, makeQif } from "./make-large-files.ts";

const RUNS = 7;
const MEGABYTE = 1e6;

/** Whole parse, proof included, of generated files: first and median of some runs. */
export const printSpeeds = async (today: string): Promise<void> => {
  const rows: string[][] = [];
  for (const [name, make] of [
    ["ofx", makeOfx],
    ["qif", makeQif],
    ["camt", makeCamt],
    ["mt940", makeMt940],
    ["csv", makeCsv],
  ] as const)
    for (const count of [10_000, 100_000]) {
      const bytes = make(count);
      const processor_ms: number[] = [];
      const times = await timeRuns(RUNS, async () => {
        const before = process.cpuUsage();
        await parseStatement(bytes, { today });
        const { user, system } = process.cpuUsage(before);
        processor_ms.push((user + system) / 1000);
      });
      const middle = median(times);
      const megabytes = bytes.length / MEGABYTE;
      rows.push([
        name,
        String(count),
        megabytes.toFixed(1),
        ms(times[0] ?? Number.NaN),
        ms(middle),
        `${(megabytes / (middle / 1000)).toFixed(0)} MB/s`,
        // Where others use the machine too, processor time says more than the clock.
        `${(megabytes / (Math.min(...processor_ms) / 1000)).toFixed(0)} MB/s`,
      ]);
    }
  printTable(["format", "rows", "MB", "first", "median", "speed", "best by processor time"], rows);
};
