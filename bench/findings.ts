import {
  listFindings,
  openFindings,
  readVendor,
  updateFindings,
  type FinderContext,
  type RowEdit,
  type FinderRow,
} from "@passbook/enrichment";
import { loadavg } from "node:os";
import { describeMachine, median, ms, percentile, printTable } from "./lib/measure.ts";
import { makeHousehold } from "./transfers/make-household.ts";
import { STYLES } from "./transfers/styles.ts";
import { makeHistory } from "./recurring/make-history.ts";

/**
 * Findings of ten years: from scratch, and updated after 100 rows (beside loading them).
 * Run: node bench/findings.ts [rows] [runs]
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const RUNS = Number(process.argv[3] ?? 7);
const VENDORS = 900;
const DAYS = 3_650;
const DAY_MS = 86_400_000;
const NEW_ROWS = 100;

const style = STYLES[1] ?? STYLES[0];
if (style === undefined) throw new Error("no style");
const household = makeHousehold({ style, seed: 1, months: 120, named: true });
const history = makeHistory({ seed: 1, currency: style.currency, from: "2016-11-01", until: "2026-10-31" });
const until = Date.parse("2026-10-31");
const ACCOUNTS = ["current", "savings", "card", "second"] as const;

const SYLLABLES = ["BRA", "KEL", "MOR", "TIN", "VAS", "LUN", "DOR", "PEK", "SUL", "HAN"] as const;
/** A name of its own for each number below 1,000. */
const toName = (at: number): string =>
  [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100) % 10].map((each) => SYLLABLES[each]).join("");

/** An everyday purchase; every row has a text of its own, as most banks print. */
const makeRow = (at: number, days: number): FinderRow => {
  const description = `CARD PAYMENT TO ${toName((at * 31) % VENDORS)} REF ${String(10_000_000 + at)}`;
  const account = ACCOUNTS[at % 4] ?? "current";
  return {
    id: `row-${String(at).padStart(7, "0")}`,
    bank_account_id: account,
    account_type: account === "card" ? "credit_card" : account === "savings" ? "savings" : "current",
    booked_on: new Date(until - (at % days) * DAY_MS).toISOString().slice(0, 10),
    value_on: null,
    amount: at % 40 === 0 ? 2_500 : -(((at * 7919) % 20_000) + 100),
    currency: style.currency,
    original: null,
    description,
    counterparty: null,
    reference: null,
    vendor_key: readVendor({ description, counterparty: null }).key,
    merchant_id: null,
    sub_category: null,
    status: "posted",
    excluded: [],
  };
};

const given = [...household.rows, ...history.rows];
const rows = [
  ...given,
  ...Array.from({ length: Math.max(0, ROWS - given.length) }, (_, at) => makeRow(at, DAYS)),
];
const context: FinderContext = { ...household.context, today: "2026-10-31" };

type Timed<T> = { readonly took: number; readonly cpu: number; readonly value: T };

const time = <T>(run: () => T): Timed<T> => {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const value = run();
  const { user, system } = process.cpuUsage(used);
  return { took: performance.now() - start, cpu: (user + system) / 1000, value };
};

const scratch = Array.from({ length: RUNS }, () => time(() => listFindings(rows, context)));
const previous = scratch[0]?.value;
if (previous === undefined) throw new Error("nothing was measured");

/** The newest 100 rows of the household, taken away and given back: transfers, series and everyday rows among them. */
const newest = household.rows.toSorted((a, b) => (a.booked_on < b.booked_on ? 1 : -1)).slice(0, NEW_ROWS / 2);
const added = [...newest, ...Array.from({ length: NEW_ROWS - newest.length }, (_, at) => makeRow(at, 30))];
const addedIds = new Set(added.map(({ id }) => id));
const without = rows.filter(({ id }) => !addedIds.has(id));
const before = openFindings(without, context);
const edits: RowEdit[] = added.map((row) => ({ before: null, after: row }));
const all = [...without, ...added];
const updates = Array.from({ length: RUNS * 3 }, () => time(() => updateFindings(before, edits, context)));
const withAll = openFindings(all, context);
const one = Array.from({ length: RUNS * 3 }, () =>
  time(() => updateFindings(withAll, [{ before: newest[0] ?? null, after: null }], context)),
);
const same =
  JSON.stringify(updates[0]?.value.findings) === JSON.stringify(withAll.findings)
    ? "as from scratch"
    : "DIFFERENT";

const toLine = (name: string, runs: readonly Omit<Timed<unknown>, "value">[]): string[] => {
  const took = runs.map((each) => each.took);
  const cpu = median(runs.map((each) => each.cpu));
  return [name, ms(median(took)), ms(percentile(took, 95)), ms(Math.max(...took)), ms(cpu)];
};
console.log(
  describeMachine(),
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
printTable(
  ["findings", "median", "p95", "worst", "processor time, median"],
  [
    toLine(`${String(rows.length)} rows from scratch`, scratch),
    toLine(`an update of ${String(edits.length)} rows (${same})`, updates),
    toLine("an update of one row", one),
  ],
);
console.log(
  `${String(previous.transfers.pairs.length)} transfers, ${String(previous.refunds.length)} refunds, ` +
    `${String(previous.series.length)} series, ${String(previous.unusual.length)} unusual`,
);
