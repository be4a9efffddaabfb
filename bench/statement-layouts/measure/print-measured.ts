import { printTable } from "../../lib/measure.ts";
import type { Measured } from "./measure-layouts.ts";

const HEAD = [
  "layout",
  "files",
  "exact",
  "proved",
  "provable",
  "contradicted",
  "false proofs",
  "wrong currency",
  "boxes",
  "ms/page",
  "cpu ms/page",
];

const sumBy = (list: readonly Measured[], value: (measured: Measured) => number): number =>
  list.reduce((sum, measured) => sum + value(measured), 0);

const perPage = (list: readonly Measured[], value: (measured: Measured) => number): string =>
  (
    sumBy(list, value) /
    Math.max(
      1,
      sumBy(list, ({ pages }) => pages),
    )
  ).toFixed(1);

const toRow = (name: string, list: readonly Measured[]): string[] => [
  name,
  String(list.length),
  String(list.filter(({ judged }) => judged.exact).length),
  String(sumBy(list, ({ judged }) => judged.proved)),
  String(sumBy(list, ({ provable }) => provable)),
  String(sumBy(list, ({ judged }) => judged.contradicted)),
  String(sumBy(list, ({ judged }) => judged.falseProofs)),
  String(sumBy(list, ({ judged }) => judged.wrongCurrencies.length)),
  `${(
    (100 * sumBy(list, ({ tied }) => tied)) /
    Math.max(
      1,
      sumBy(list, ({ rows }) => rows),
    )
  ).toFixed(1)} %`,
  perPage(list, ({ ms }) => ms),
  perPage(list, ({ cpuMs }) => cpuMs),
];

/** How many files fell by each cause. */
const countCauses = (list: readonly Measured[]): [string, number][] => {
  const causes = new Map<string, number>();
  for (const { judged } of list)
    for (const cause of judged.causes) causes.set(cause, (causes.get(cause) ?? 0) + 1);
  return [...causes].toSorted(([, a], [, b]) => b - a);
};

/** One line per layout, the sum, and each file that was not read exactly. */
export const printMeasured = (list: readonly Measured[]): void => {
  const names = [...new Set(list.map(({ layout }) => layout))];
  const rows = names.map((name) =>
    toRow(
      name,
      list.filter(({ layout }) => layout === name),
    ),
  );
  printTable(HEAD, [...rows, toRow("all", list)]);
  for (const { file, judged } of list)
    if (!judged.exact)
      console.log(`${judged.falseProofs > 0 ? "FALSE PROOF " : ""}${file}: ${judged.details.join("; ")}`);
};

/** The sum, what went wrong in general words, and the names of the files: nothing of how they are drawn. */
export const printTotals = (list: readonly Measured[]): void => {
  printTable(HEAD, [toRow("all held back", list)]);
  for (const [cause, count] of countCauses(list)) console.log(`${String(count).padStart(4)} ${cause}`);
  for (const { file, judged } of list)
    if (!judged.exact || judged.falseProofs > 0)
      console.log(`${judged.falseProofs > 0 ? "FALSE PROOF " : ""}${file}: ${judged.causes.join(", ")}`);
  for (const { file, rows, tied } of list)
    if (tied < rows) console.log(`${file}: ${tied} of ${rows} boxes hold their amount`);
};
