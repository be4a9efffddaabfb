import type { TestClient } from "../../apps/server/testing/harness.ts";
import { median, ms, percentile, printTable, timeRuns } from "./measure.ts";

/** Makes each call (its name, its address) so many times, and prints how long it took. */
export const timeCalls = async (
  client: TestClient,
  calls: readonly (readonly [name: string, url: string])[],
  runs: number,
): Promise<void> => {
  const rows: string[][] = [];
  for (const [name, url] of calls) {
    const get = async (): Promise<void> => {
      const { statusCode, body } = await client.send({ method: "GET", url });
      if (statusCode !== 200) throw new Error(`${url}: ${String(statusCode)} ${body}`);
    };
    await get();
    const took = await timeRuns(runs, get);
    rows.push([name, ms(median(took)), ms(percentile(took, 95)), ms(Math.max(...took))]);
  }
  printTable(["call", "median", "p95", "worst"], rows);
};
