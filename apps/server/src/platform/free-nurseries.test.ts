import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FILE = fileURLToPath(new URL("free-nurseries.ts", import.meta.url));

/** Counts the collections of a thread that asks for a larger nursery than its process has, while it makes some 40 MB of garbage. */
const countCollections = (first: string): number => {
  const thread = `
    import { PerformanceObserver } from "node:perf_hooks";
    import { setTimeout as sleep } from "node:timers/promises";
    import { parentPort } from "node:worker_threads";
    let count = 0;
    new PerformanceObserver((list) => (count += list.getEntries().length)).observe({ entryTypes: ["gc"] });
    let made = [];
    for (let round = 0; round < 400; round += 1) made = Array.from({ length: 2000 }, () => [round]);
    await sleep(50);
    parentPort.postMessage(count);
  `;
  const program = `
    import { Worker } from "node:worker_threads";
    ${first}
    const code = ${JSON.stringify(`data:text/javascript,${encodeURIComponent(thread)}`)};
    const worker = new Worker(new URL(code), { resourceLimits: { maxYoungGenerationSizeMb: 48 } });
    worker.on("message", (count) => console.log(count));
  `;
  const said = execFileSync(
    process.execPath,
    ["--max-semi-space-size=1", "--input-type=module", "-e", program],
    { encoding: "utf8" },
  );
  return Number(said);
};

test("a thread has the nursery that it asks for, whatever its process was started with", () => {
  const free = `import { freeNurseries } from ${JSON.stringify(FILE)}; freeNurseries();`;
  expect(countCollections(free) * 2).toBeLessThan(countCollections(""));
});
