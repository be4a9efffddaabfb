import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Where the machine is quiet only later, `BENCH_WAITS_FOR` names a file that says so: what was filled is measured once it is there. */
export const waitForQuiet = async (): Promise<void> => {
  const sign = process.env["BENCH_WAITS_FOR"];
  if (sign === undefined) return;
  console.log(`filled; waits for ${sign}`);
  while (!existsSync(sign)) await sleep(1000);
};
