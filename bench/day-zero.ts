// `node bench/day-zero.ts FOLDER`: what day-zero knowledge alone says of the labelled rows in a folder, and how fast it is said.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { readVendor, type StarterCategoryId, suggestOnDayZero } from "@passbook/enrichment";
import { LABELS_HOUSEHOLD_ZA } from "./enrichment/labels-household-za.ts";
import { LABELS_PURCHASE_CARDS_UK } from "./enrichment/labels-purchase-cards-uk.ts";

type Labels = Readonly<Record<string, StarterCategoryId | null>>;
type Row = { description: string; amount: number; currency: string; parent: StarterCategoryId };

const FILES: readonly (readonly [string, Labels])[] = [
  ["household_za.tsv", LABELS_HOUSEHOLD_ZA],
  ["purchase_cards_uk.tsv", LABELS_PURCHASE_CARDS_UK],
];

const readRows = (file: string, labels: Labels): Row[] =>
  readFileSync(file, "utf8")
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => {
      const [, , amount = "", currency = "", description = "", label = ""] = line.split("\t");
      const parent = labels[label] ?? null;
      return parent === null
        ? []
        : [{ description, amount: Math.round(Number(amount) * 100), currency, parent }];
    });

const suggest = (row: Row) => {
  const named = { ...row, counterparty: null };
  return suggestOnDayZero({ ...named, vendor: readVendor(named) });
};

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const report = (name: string, rows: readonly Row[]): void => {
  const answers = rows.map((row) => ({ ...row, found: suggest(row)?.sub_category.split(".")[0] }));
  const spoken = answers.filter(({ found }) => found !== undefined);
  const right = spoken.filter(({ found, parent }) => found === parent);
  console.log(
    `${name}: ${String(rows.length)} rows, right parent ${share(right.length, rows.length)}, precision ${share(right.length, spoken.length)}`,
  );
};

const measureSpeed = (rows: readonly Row[]): void => {
  const distinct = rows.map((row, at) => ({ ...row, description: `${row.description} ${String(at)}` }));
  const start = process.cpuUsage();
  for (const row of distinct) suggest(row);
  const { user, system } = process.cpuUsage(start);
  const rate = Math.round(distinct.length / ((user + system) / 1_000_000));
  console.log(`without memo: ${String(rate)} rows per second of processor time`);
};

const folder = process.argv[2] ?? "../shared/labelled";
const start = process.cpuUsage();
suggest({ description: "warm", amount: -1, currency: "USD", parent: "shopping" });
console.log(
  `indexes ready after ${String(Math.round(process.cpuUsage(start).user / 1000))} ms of processor time`,
);
const files = FILES.map(([name, labels]) => [name, readRows(path.join(folder, name), labels)] as const);
for (const [name, rows] of files) report(name, rows);
const all = files.flatMap(([, rows]) => rows);
measureSpeed(all);
measureSpeed(all);
