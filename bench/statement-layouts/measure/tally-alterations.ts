import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { printTable } from "../../lib/measure.ts";
import type { Altered } from "./measure-alterations.ts";

/** How many alterations of a kind were tried, which of them a printed figure tells, and how many of both were proved. */
type Count = { tried: number; told: number; toldProved: number; untoldProved: number };
type Tally = Record<string, Count>;

const NONE: Count = { tried: 0, told: 0, toldProved: 0, untoldProved: 0 };

const add = (a: Count, b: Count): Count => ({
  tried: a.tried + b.tried,
  told: a.told + b.told,
  toldProved: a.toldProved + b.toldProved,
  untoldProved: a.untoldProved + b.untoldProved,
});

const toCount = ({ told, proved }: Altered): Count => ({
  tried: 1,
  told: Number(told),
  toldProved: Number(told && proved),
  untoldProved: Number(!told && proved),
});

/** Counts by kind, after those that slices before wrote to the same file. */
export const tallyAlterations = (all: readonly Altered[], file: string | undefined): Tally => {
  const kept = file !== undefined && existsSync(file);
  // Written below in exactly this shape.
  const tally: Tally = kept ? (JSON.parse(readFileSync(file, "utf8")) as Tally) : {};
  for (const one of all) tally[one.kind] = add(tally[one.kind] ?? NONE, toCount(one));
  if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
  return tally;
};

const toRow = (name: string, { tried, told, toldProved, untoldProved }: Count): string[] =>
  [name, tried, told, toldProved, tried - told, untoldProved].map(String);

/** One line per kind and their sum. */
export const printTally = (tally: Tally): void => {
  const kinds = Object.entries(tally).toSorted(([a], [b]) => a.localeCompare(b));
  printTable(
    ["kind", "altered", "told by a figure", "of them proved", "not told", "of them proved"],
    [
      ...kinds.map(([kind, count]) => toRow(kind, count)),
      toRow("all", Object.values(tally).reduce(add, NONE)),
    ],
  );
};
