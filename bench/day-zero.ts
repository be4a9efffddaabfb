// `node bench/day-zero.ts [FOLDER]`: what day-zero knowledge alone says of labelled rows and of the lists in
// enrichment/fresh-descriptors, and how fast it is said. `--misses` prints what it says wrong or leaves unsaid of the lists.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { readVendor, type StarterCategoryId, suggestOnDayZero } from "@passbook/enrichment";
import { readFreshList } from "./enrichment/fresh-descriptors/read-list.ts";
import { LABELS_HOUSEHOLD_ZA } from "./enrichment/labels-household-za.ts";
import { LABELS_PURCHASE_CARDS_UK } from "./enrichment/labels-purchase-cards-uk.ts";

type Labels = Readonly<Record<string, StarterCategoryId | null>>;
type Row = { description: string; amount: number; currency: string; parent: string };
type Answer = Row & { readonly found: string | null };

const FILES: readonly (readonly [string, Labels])[] = [
  ["household_za.tsv", LABELS_HOUSEHOLD_ZA],
  ["purchase_cards_uk.tsv", LABELS_PURCHASE_CARDS_UK],
];
const LISTS = ["first-list.tsv", "second-list.tsv", "third-list.tsv"];

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

const answerRow = (row: Row): Answer => ({ ...row, found: suggest(row)?.sub_category ?? null });

const isRight = ({ found, parent }: Answer): boolean => found?.split(".")[0] === parent;

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const report = (name: string, answers: readonly Answer[]): void => {
  const spoken = answers.filter(({ found }) => found !== null);
  const right = spoken.filter(isRight);
  console.log(
    `${name}: ${String(answers.length)} rows, right parent ${share(right.length, answers.length)}, precision ${share(right.length, spoken.length)}`,
  );
};

const printMisses = (answers: readonly Answer[]): void => {
  for (const answer of answers.filter((each) => !isRight(each)))
    console.log(`  ${answer.description}: ${answer.parent}, found ${answer.found ?? "nothing"}`);
};

const measureSpeed = (rows: readonly Row[]): void => {
  const distinct = rows.map((row, at) => ({ ...row, description: `${row.description} ${String(at)}` }));
  const start = process.cpuUsage();
  for (const row of distinct) suggest(row);
  const { user, system } = process.cpuUsage(start);
  const rate = Math.round(distinct.length / ((user + system) / 1_000_000));
  console.log(`without memo: ${String(rate)} rows per second of processor time`);
};

const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith("--")) ?? "../shared/labelled";
const start = process.cpuUsage();
suggest({ description: "warm", amount: -1, currency: "USD", parent: "shopping" });
console.log(
  `indexes ready after ${String(Math.round(process.cpuUsage(start).user / 1000))} ms of processor time`,
);
for (const name of LISTS) {
  const list = readFreshList(name);
  const ofStates = list.filter(({ country }) => country === "US").map(answerRow);
  const ofOthers = list.filter(({ country }) => country !== "US").map(answerRow);
  report(name, [...ofStates, ...ofOthers]);
  report(`${name}, United States`, ofStates);
  report(`${name}, other countries`, ofOthers);
  if (words.includes("--misses")) printMisses([...ofStates, ...ofOthers]);
}
const files = FILES.filter(([name]) => existsSync(path.join(folder, name))).map(
  ([name, labels]) => [name, readRows(path.join(folder, name), labels)] as const,
);
for (const [name, rows] of files) report(name, rows.map(answerRow));
const all = files.flatMap(([, rows]) => rows);
if (all.length > 0) measureSpeed(all);
