import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { judgeHousehold } from "./enrichment/judge-household.ts";
import { HOUSEHOLDS } from "./enrichment/judged-households.ts";
import { type ColdFigures, measureCold } from "./enrichment/measure-cold.ts";
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

const measured: { readonly name: string; readonly stream: StreamFigures; readonly cold: ColdFigures }[] = [];
for (const { name, seed, parentOf } of HOUSEHOLDS) {
  const file = path.join(folder, name);
  if (seed === undefined && !existsSync(file)) continue;
  const bytes =
    seed === undefined ? readFileSync(file) : new TextEncoder().encode(toTsv(makeHousehold(seed)));
  const rows = await judgeHousehold(bytes);
  measured.push({ name, stream: measureStream(rows, parentOf), cold: measureCold(rows, parentOf) });
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
