import { listFindings } from "@passbook/enrichment";
import { printTable } from "./lib/measure.ts";
import { makeHousehold, type Household } from "./transfers/make-household.ts";
import { STYLES } from "./transfers/styles.ts";

/**
 * Transfers found in generated households of several countries whose distractors are about as many as their transfers.
 * Run: node bench/transfers.ts [first seed] [--names]
 */
const first = Number(process.argv[2] ?? 1);
const names = process.argv.includes("--names");
const SEEDS = 3;
const MONTHS = 24;

type Counts = { truth: number; found: number; right: number; asked: number; rows: number };

const judge = (household: Household, counts: Counts): void => {
  const { pairs, ambiguous } = listFindings(household.rows, household.context).transfers;
  const byId = new Map(household.rows.map((row) => [row.id, row]));
  const show = (id: string): string => {
    const row = byId.get(id);
    return `${row?.bank_account_id ?? ""} ${row?.booked_on ?? ""} ${String(row?.amount)} ${row?.description ?? ""}`;
  };
  const found = new Set(pairs.map(({ out_id, in_id }) => `${out_id}|${in_id}`));
  const right = [...found].filter((pair) => household.truth.has(pair));
  counts.truth += household.truth.size;
  counts.found += found.size;
  counts.right += right.length;
  counts.asked += ambiguous.length;
  counts.rows += household.rows.length;
  if (!names || household.context.own_names.length === 0) return;
  for (const pair of found)
    if (!household.truth.has(pair)) console.log("wrong ", pair.split("|").map(show).join("  ⇢  "));
  for (const pair of household.truth)
    if (!found.has(pair)) console.log("missed", pair.split("|").map(show).join("  ⇢  "));
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const toLine = (name: string, { truth, found, right, asked, rows }: Counts): string[] => [
  name,
  String(rows),
  String(truth),
  percent(right, found),
  percent(right, truth),
  String(asked),
];
const none = (): Counts => ({ truth: 0, found: 0, right: 0, asked: 0, rows: 0 });

const together = { named: none(), unnamed: none() };
const lines = STYLES.flatMap((style) =>
  ([true, false] as const).map((named) => {
    const counts = none();
    for (let seed = first; seed < first + SEEDS; seed += 1)
      judge(makeHousehold({ style, seed, months: MONTHS, named }), counts);
    const sum = named ? together.named : together.unnamed;
    for (const key of ["truth", "found", "right", "asked", "rows"] as const) sum[key] += counts[key];
    return toLine(`${style.country}${named ? "" : ", holder's name not known"}`, counts);
  }),
);
printTable(
  ["household", "rows", "transfers", "precision", "recall", "questions"],
  [
    ...lines,
    toLine("together", together.named),
    toLine("together, holder's name not known", together.unnamed),
  ],
);
