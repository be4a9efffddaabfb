import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import type { Group } from "./choose-days.ts";
import { startOfLine } from "./list-runs.ts";
import type { Run } from "./list-runs.ts";
import type { Stream } from "./read-stream.ts";

/** What stands from one day that heads rows to the next, with the runs that may be those of rows. */
export type Segment = { head: Group; runs: Run[] };

/** Which of several runs behind a day are those of rows. */
export type Rule = "first" | "last" | "each";

/** Where the label of a run begins, behind the figures before it: on its line, or above where the run begins its own. */
const startOfLabel = (stream: Stream, { from }: Run, floor: number): number => {
  const line = startOfLine(stream, from);
  const start = line === from && line > 0 ? startOfLine(stream, line - 1) : line;
  return Math.max(start, floor);
};

const textOf = ({ words }: Stream, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

const isFact = (label: string): boolean => {
  const kind = readFactWords(label);
  return kind === null ? isTotal(label) : kind !== "other";
};

/** Balances and totals are of no row, but for what stands right behind the day. */
const withoutFacts = (stream: Stream, { to }: Group, runs: readonly Run[]): Run[] => {
  const starts = runs.map((run, at) => startOfLabel(stream, run, (runs[at - 1]?.to ?? to) + 1));
  const own = runs.filter((run, at) => !isFact(textOf(stream, starts[at] ?? run.from, run.from)));
  return own.length === 0 && starts[0] === to + 1 ? runs.slice(0, 1) : own;
};

/** What stands behind each day that heads rows. */
export const partSegments = (stream: Stream, heads: readonly Group[], runs: readonly Run[]): Segment[] =>
  heads.map((head, at) => {
    const end = heads[at + 1]?.from ?? stream.words.length;
    const own = runs.filter(({ from, to }) => from > head.to && to < end);
    return { head, runs: withoutFacts(stream, head, own) };
  });

/** The longest runs. */
export const longest = (runs: readonly Run[]): Run[] => {
  const most = Math.max(0, ...runs.map(({ money }) => money.length));
  return runs.filter(({ money }) => money.length === most);
};

const pickRuns = (runs: readonly Run[], rule: Rule): Run[] => {
  if (rule === "each") return [...runs];
  const own = longest(runs);
  return own.slice(rule === "first" ? 0 : -1).slice(0, 1);
};

/** The runs of each segment that are those of rows, and those behind the last day that may be of no row. */
export type Picked = { picked: Run[][]; more: Run[] };

/** Behind the last day stands all that follows the rows: no run of it is farther away than those of the others. */
export const pickAll = (segments: readonly Segment[], rule: Rule): Picked => {
  const picked = segments.slice(0, -1).map(({ runs }) => pickRuns(runs, rule));
  const distances = picked.flatMap((runs, at) =>
    runs.map(({ from }) => from - (segments[at]?.head.to ?? from)),
  );
  const [last, most] = [segments.at(-1), Math.max(0, ...distances)];
  const near = last?.runs.filter(({ from }, at) => at === 0 || from - last.head.to <= most) ?? [];
  const far = last?.runs.slice(near.length) ?? [];
  return { picked: [...picked, pickRuns(near, rule)], more: rule === "each" ? far : [] };
};
