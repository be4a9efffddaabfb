import { listPasts } from "./forecast/pasts.ts";
import { type Outcome, replay } from "./forecast/replay.ts";
import { describeMachine, printTable } from "./lib/measure.ts";

/**
 * The forecast replayed: from many past days of households, the bands beside the balances that came.
 * Run: node bench/forecast.ts [folder of labelled rows] [--by-statement] [--with-budget] [--every=23] [--least=120] [--only=sample]
 */
const flags = process.argv.slice(2);
const numberOf = (name: string, otherwise: number): number =>
  Number(flags.find((flag) => flag.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const options = {
  seed: numberOf("seed", 1),
  every: numberOf("every", 23),
  least: numberOf("least", 120),
  by_statement: flags.includes("--by-statement"),
  with_budget: flags.includes("--with-budget"),
};

/** Bands of a single amount say nothing of their width. */
const wide = (some: readonly Outcome[], sure: "sure_50" | "sure_90"): Outcome[] =>
  some.filter((outcome) => !outcome[sure]);
const share = (some: readonly Outcome[], is: (outcome: Outcome) => boolean): string =>
  `${((100 * some.filter(is).length) / Math.max(1, some.length)).toFixed(1)} %`;
const toLine = (name: string, some: readonly Outcome[]): string[] => [
  name,
  String(some.length),
  share(wide(some, "sure_50"), ({ in_50 }) => in_50),
  share(wide(some, "sure_90"), ({ in_90 }) => in_90),
  share(some, ({ above }) => above),
];

const HEAD = ["replayed", "balances", "in the band of 50 %", "in the band of 90 %", "above the middle"];
const only = flags.find((flag) => flag.startsWith("--only="))?.split("=")[1] ?? "";
const pasts = listPasts(flags.find((flag) => !flag.startsWith("--")));
const replayed = pasts
  .filter(({ name }) => name.includes(only))
  .map((past) => ({
    name: past.name.replace(/ (card\d+|[a-z]{2}|\d+)$/, ""),
    outcomes: replay(past, options),
  }));
const all = replayed.flatMap(({ outcomes }) => outcomes);
console.log(describeMachine());
printTable(HEAD, [
  ...[...Map.groupBy(replayed, ({ name }) => name)].map(([name, some]) =>
    toLine(
      name,
      some.flatMap(({ outcomes }) => outcomes),
    ),
  ),
  ...[...Map.groupBy(all, ({ ahead }) => ahead)].map(([ahead, some]) =>
    toLine(`${String(ahead)} days ahead`, some),
  ),
  toLine("together", all),
]);
