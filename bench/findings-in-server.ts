import { fork } from "node:child_process";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { changeTransaction } from "@passbook/contract/transactions";
import { confirmTransfer } from "@passbook/contract/findings";
import { startTestServer } from "../apps/server/testing/harness.ts";
import { makeLedger } from "../apps/server/testing/ledger.ts";
import { settleFindings } from "../apps/server/testing/findings.ts";
import { signUp, type TestPerson } from "../apps/server/testing/people.ts";
import { describeMachine, median, ms, percentile, printTable } from "./lib/measure.ts";

/**
 * Finding again for one person in the running server: from scratch, again after one edit, and with a decision, and what other requests
 * notice meanwhile. Run: node bench/findings-in-server.ts [rows]
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const EDITS = 10;
const VENDORS = 400;
const DAYS = 3650;
const DAY_MS = 86_400_000;

const startPing = async (person: TestPerson, url: string) => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const child = fork(new URL("lib/ping.ts", import.meta.url), [url, person.token, cookie]);
  await new Promise((resolve) => child.once("message", resolve));
  return (): Promise<number[]> =>
    new Promise((resolve) => {
      child.once("message", (took) => resolve(took as number[]));
      child.send("stop");
    });
};

// Findings are found in a process of their own, as in a running server.
const server = await startTestServer({ LOG_LEVEL: "silent" }, undefined, { imports_here: false });
await server.app.listen({ port: 0 });
const person = await signUp(server, "Asha", { home_currency: "EUR" });
const ledger = await makeLedger(server, person);
const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
const vendors: string[] = [];
for (let index = 0; index < VENDORS; index += 1)
  vendors.push(await ledger.addVendor(`Vendor ${String(index)}`));

const toDay = (index: number): string =>
  new Date(Date.parse("2026-11-01") - (index % DAYS) * DAY_MS).toISOString().slice(0, 10);
/** Purchases at four hundred vendors, a tenth of it standing orders, and a movement to the savings for every fiftieth row. */
const ids: string[] = [];
for (let start = 0; start < ROWS; start += 5000) {
  const rows = Array.from({ length: Math.min(5000, ROWS - start) }, (_, offset) => {
    const index = start + offset;
    if (index % 50 < 2)
      return {
        amount: (index % 50 === 0 ? -1 : 1) * (10_000 + (Math.floor(index / 50) % 900)),
        bank_account_id: index % 50 === 0 ? ledger.account_id : savings,
        description: "Own account transfer",
        booked_on: toDay(Math.floor(index / 50) * 7),
      };
    const vendor = (index * 31) % VENDORS;
    return {
      vendor_id: vendors[vendor] ?? null,
      amount: vendor < VENDORS / 10 ? -(999 + vendor) : -(((index * 7919) % 20_000) + 100),
      description: `SQ *VENDOR ${String(vendor)} KOELN`,
      booked_on: toDay(index * 13),
    };
  });
  ids.push(...(await ledger.addMany(rows)));
}

const url = `http://127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}/api/statements?limit=50`;
const stop = await startPing(person, url);
const held = monitorEventLoopDelay({ resolution: 2 });
held.enable();
const time = async (does: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await does();
  return performance.now() - start;
};
const scratch = await time(() => settleFindings(server));
const edits: number[] = [];
for (let index = 0; index < EDITS; index += 1) {
  const params = { id: ids[(index * 7919) % ids.length] ?? "" };
  await person.call(changeTransaction, {
    params,
    body: { merchant_id: null, sub_category_id: ledger.sub("groceries.supermarket") },
  });
  edits.push(await time(() => settleFindings(server)));
}
const pair = { from_transaction_id: ids[0] ?? "", to_transaction_id: ids[1] ?? "" };
const decision = await time(() => person.call(confirmTransfer, { body: pair }));
held.disable();
const pings = await stop();
const { db } = server.services;
const counts = await Promise.all(
  (["transfers", "refunds", "series", "findings"] as const).map(async (table) => {
    const found = await db.selectFrom(table).select("id").execute();
    return `${String(found.length)} ${table}`;
  }),
);
console.log(`${describeMachine()}; ${String(ROWS)} rows: ${counts.join(", ")}`);
printTable(
  ["", "median", "most"],
  [
    ["from scratch", ms(scratch), ms(scratch)],
    ["after one edit", ms(median(edits)), ms(Math.max(...edits))],
    ["a decision, answered", ms(decision), ms(decision)],
    ["request thread held", ms(held.percentile(50) / 1e6), ms(held.max / 1e6)],
    ["other requests meanwhile", ms(median(pings)), `${ms(percentile(pings, 99))} (p99)`],
  ],
);
await server.services.reader.close();
await server.close();
process.exit();
