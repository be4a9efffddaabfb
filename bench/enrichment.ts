import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { judgeHousehold } from "./enrichment/judge-household.ts";
import { HOUSEHOLDS } from "./enrichment/judged-households.ts";
import { type ColdFigures, measureCold } from "./enrichment/measure-cold.ts";
import { type BulkFigures, measureBulk, type Order } from "./enrichment/measure-bulk.ts";
import { measureSpeeds } from "./enrichment/measure-speeds.ts";
import { measureStream, type StreamFigures } from "./enrichment/measure-stream.ts";
import { makeHousehold } from "./enrichment/us-household/make-household.ts";
import { toTsv } from "./enrichment/us-household/to-tsv.ts";
import { describeMachine, printTable } from "./lib/measure.ts";

/**
 * How well and how fast rows are filed: `node bench/enrichment.ts [FOLDER]`, where FOLDER holds labelled files (../shared/labelled
 * unless named); invented households are always measured. `--no-speed` leaves the speeds out. See enrichment/README.md.
 */
const flags = process.argv.slice(2);
const folder = flags.find((word) => !word.startsWith("--")) ?? "../shared/labelled";

/** After how many answers the rest is looked at, by the order in which they are given. */
const AFTER: readonly (readonly [order: Order, answers: readonly number[]])[] = [
  ["as they come", [50, 200, 1000]],
  ["each vendor once", [50, 100, 200]],
  ["as the queue asks", [50, 100, 200]],
];

const measured: {
  readonly name: string;
  readonly stream: StreamFigures;
  readonly cold: ColdFigures;
  readonly bulk: readonly {
    readonly order: Order;
    readonly answers: number;
    readonly figures: BulkFigures;
  }[];
}[] = [];
for (const { name, seed, parentOf } of HOUSEHOLDS) {
  const file = path.join(folder, name);
  if (seed === undefined && !existsSync(file)) continue;
  const bytes =
    seed === undefined ? readFileSync(file) : new TextEncoder().encode(toTsv(makeHousehold(seed)));
  const rows = await judgeHousehold(bytes);
  const stream = measureStream(rows, parentOf);
  measured.push({
    name,
    stream,
    cold: measureCold(rows, parentOf),
    bulk: AFTER.flatMap(([order, after]) =>
      measureBulk(bytes, order, after).flatMap((figures, at) => ({
        order,
        answers: after[at] ?? 0,
        figures,
      })),
    ),
  });
}

const percent = (share: number | null): string => (share === null ? "–" : `${(share * 100).toFixed(1)} %`);

console.log(describeMachine());
console.log("\npredicted, then learned, row by row");
printTable(
  [
    "household",
    "rows",
    "labels",
    "leaf",
    "parent",
    "after 50/200/1000",
    "2nd sight",
    "filed",
    "right",
    "ECE",
  ],
  measured.map(({ name, stream }) => [
    name,
    String(stream.rows),
    String(stream.labels),
    percent(stream.leaf),
    percent(stream.parent),
    stream.after.map(percent).join(" / "),
    percent(stream.second_sight),
    percent(stream.filed),
    percent(stream.filed_right),
    stream.calibration_error.toFixed(3),
  ]),
);

console.log("\nanswers first, then all other rows judged at once");
printTable(
  ["household", "answered", "answers", "leaf", "filed", "right", "claimed", "ECE", "by chance"],
  measured.flatMap(({ name, bulk }) =>
    bulk
      .filter(({ figures }) => figures.rows > 0)
      .map(({ order, answers, figures }) => [
        name,
        order,
        String(answers),
        percent(figures.leaf),
        percent(figures.filed),
        percent(figures.filed_right),
        percent(figures.filed_claimed),
        figures.calibration_error.toFixed(3),
        figures.calibration_chance.toFixed(3),
      ]),
  ),
);

console.log("\nshape: vendors met for the first time");
printTable(
  ["household", "rows of new vendors", "right on first sight", "right on known vendors"],
  measured.map(({ name, stream }) => [
    name,
    percent(stream.new_vendors),
    percent(stream.first_sight),
    percent(stream.known_vendors),
  ]),
);

console.log("\nwithout any answer");
printTable(
  ["household", "rows judged", "parent right", "speaks", "right where it speaks"],
  measured.map(({ name, cold }) => [
    name,
    String(cold.rows),
    percent(cold.right),
    percent(cold.spoken),
    percent(cold.precision),
  ]),
);

if (!flags.includes("--no-speed")) {
  console.log("\nspeed, in processor time");
  printTable(["what", "target", "measured"], measureSpeeds());
}
