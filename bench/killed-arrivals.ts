import { isDeepStrictEqual } from "node:util";
import { killDuringArrivals } from "../apps/server/testing/killed/killed-arrivals.ts";
import { describeMachine, printTable } from "./lib/measure.ts";

/**
 * Server and worker killed (SIGKILL) while statements arrive by a mailbox on a real Dovecot, by forwarding, upload and the watched folder, most by two
 * of these at once: what is lost, doubled or stuck. The suite does the same a few times. Run: node bench/killed-arrivals.ts [kills]
 */
const KILLS = Number(process.argv[2] ?? 200);

console.log(`${describeMachine()}; ${String(KILLS)} kills`);
const began = performance.now();
const { found, right } = await killDuringArrivals(KILLS);
printTable(
  ["what", "found", "right"],
  Object.entries(right).map(([what, count]) => [
    what,
    String(found[what as keyof typeof found]),
    String(count),
  ]),
);
console.log(
  `${isDeepStrictEqual(found, right) ? "nothing lost, nothing doubled" : "NOT AS IT SHOULD BE"}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
