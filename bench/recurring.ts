import { listFindings, type OwnAccount } from "@passbook/enrichment";
import { printTable } from "./lib/measure.ts";
import { judgeSeries, type Verdict } from "./recurring/judge-series.ts";
import { makeHistory, type History } from "./recurring/make-history.ts";
import { readSample } from "./recurring/read-sample.ts";

/**
 * Recurring series against labels given by hand (`recurring/README.md`).
 * Run: node bench/recurring.ts [--all] [--names]; without --all the set of 150 and more series, with it further seeds.
 */
const all = process.argv.includes("--all");
const names = process.argv.includes("--names");

const ACCOUNTS: readonly OwnAccount[] = ["current", "savings", "credit_card"].map((type) => ({
  id: type,
  account_type: type,
  last_4_digits: null,
  bank_name: null,
  label: null,
}));

const judge = (history: History, today: string): Verdict => {
  const { series } = listFindings(history.rows, {
    accounts: ACCOUNTS,
    answers: {
      transfers: { confirmed: [], rejected: [] },
      refunds: { confirmed: [], rejected: [] },
      series: [],
    },
    rate: () => null,
    own_names: [],
    today,
  });
  return judgeSeries(series, history.labels);
};

const UNTIL = "2026-11-20";
const made = (seed: number, currency: string, from = "2024-11-01") => ({
  name: `cases ${currency} seed ${String(seed)}`,
  verdict: judge(makeHistory({ seed, currency, from, until: UNTIL }), UNTIL),
});
const sample = (seed: number, currency: string) => ({
  name: `sample ${currency} seed ${String(seed)}`,
  verdict: judge(readSample(currency, seed), UNTIL),
});

const runs = all
  ? [
      ...[11, 12, 13, 14, 15, 16].map((seed) => made(seed, "EUR", "2024-05-01")),
      ...[21, 22, 23].map((seed) => made(seed, "USD", "2023-02-01")),
      ...[31, 32, 33].map((seed) => made(seed, "GBP", "2025-10-01")),
      ...[3, 4, 5].flatMap((seed) => [sample(seed, "INR"), sample(seed, "EUR")]),
    ]
  : [made(1, "EUR"), made(2, "GBP", "2024-02-01"), sample(1, "INR"), sample(2, "GBP")];

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const toLine = (name: string, { right, found, labelled }: Omit<Verdict, "missed" | "wrong">): string[] => [
  name,
  String(labelled),
  String(found),
  String(right),
  percent(right, found),
  percent(right, labelled),
  percent(2 * right, found + labelled),
];
const sum = (key: "right" | "found" | "labelled"): number =>
  runs.reduce((total, { verdict }) => total + verdict[key], 0);

printTable(
  ["set", "labelled", "found", "right", "precision", "recall", "F1"],
  [
    ...runs.map(({ name, verdict }) => toLine(name, verdict)),
    toLine("together", { right: sum("right"), found: sum("found"), labelled: sum("labelled") }),
  ],
);
if (names)
  for (const { name, verdict } of runs)
    console.log(name, "\n missed", verdict.missed, "\n wrong", verdict.wrong);
