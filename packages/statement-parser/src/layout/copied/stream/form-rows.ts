import { findDirection } from "../../../labels/meaning-words.ts";
import { hasOtherHeads, listGroups, partByShape } from "./choose-days.ts";
import type { Group } from "./choose-days.ts";
import { isCounter } from "./find-stream-rows.ts";
import type { StreamRow } from "./find-stream-rows.ts";
import { endsLine, listRuns, startOfLine } from "./list-runs.ts";
import type { Run } from "./list-runs.ts";
import { longest, partSegments, pickAll } from "./part-segments.ts";
import type { Rule, Segment } from "./part-segments.ts";
import type { Stream } from "./read-stream.ts";
import { isOpen, weighForms } from "./weigh-forms.ts";
import type { FormRows } from "./weigh-forms.ts";

const startOfRow = (stream: Stream, run: Run, before: Run): number =>
  Math.max(
    before.to + 1,
    startOfLine(stream, run.from) === run.from ? before.to + 1 : startOfLine(stream, run.from),
  );

const toRows = (stream: Stream, { head }: Segment, runs: readonly Run[], end: number): StreamRow[] =>
  runs.map((run, at) => {
    const before = runs[at - 1];
    const counted = before === undefined && isCounter(stream, head.from - 1, end);
    const line = Math.max(end + 1, startOfLine(stream, head.from));
    const isInside = !head.starts && stream.words[line]?.starts === true;
    const start = isInside ? line : head.from - Number(counted);
    const from = before === undefined ? start : startOfRow(stream, run, before);
    return { from, to: run.to, days: head.days, money: run.money, side: null, counted };
  });

/** The side that a word right behind the figures of a row says, or one right before them. */
const readSides = ({ words }: Stream, rows: readonly StreamRow[], step: 1 | -1): (1 | -1 | null)[] =>
  rows.map(({ money: [first] }) => {
    const word = first === undefined ? undefined : words[step === 1 ? first.to + 1 : first.from - 1];
    const direction = word === undefined ? null : findDirection(word.text);
    return direction === null ? null : direction === "credit" ? 1 : -1;
  });

const SIDES_SHARE = 0.9;

/** Rows of which nearly all have a word for their direction beside their figures, with the sides that it says. */
const withSides = (stream: Stream, rows: readonly StreamRow[]): StreamRow[] => {
  const sides = ([1, -1] as const)
    .map((step) => readSides(stream, rows, step))
    .find((own) => own.filter((side) => side !== null).length >= rows.length * SIDES_SHARE);
  const isMarked = rows.some(({ money: [first] }) => /[-+\u2212]|[CD]R\b/i.test(first?.text ?? ""));
  return sides === undefined || isMarked
    ? [...rows]
    : rows.map((row, at) => ({ ...row, side: sides[at] ?? null }));
};

/** Rows, and others behind the last day that may be some. */
type Laid = { heads: readonly Group[]; rows: StreamRow[]; more: StreamRow[] };

const MORE_MAX = 4;

const layForm = (stream: Stream, segments: readonly Segment[], rule: Rule): Omit<Laid, "heads"> => {
  const rows: StreamRow[] = [];
  const { picked, more } = pickAll(segments, rule);
  const counts = picked.map(({ length }) => length);
  const last = picked.length - 1;
  for (const [at, segment] of segments.entries()) {
    const runs = at === last ? [...(picked[at] ?? []), ...more.slice(0, MORE_MAX)] : (picked[at] ?? []);
    rows.push(...toRows(stream, segment, runs, rows.at(-1)?.to ?? -1));
  }
  const count = counts.reduce((all, own) => all + own, 0);
  return { rows: rows.slice(0, count), more: rows.slice(count) };
};

/** Rows that end with their day: the figures at the beginning of a line behind the day before are theirs. */
const layBackwards = (heads: readonly Group[], runs: readonly Run[]): StreamRow[] =>
  heads.flatMap((head, at) => {
    const start = heads[at - 1]?.to ?? -1;
    const own = longest(runs.filter(({ from, to }) => from > start && to < head.from));
    const run = at === 0 ? own.at(-1) : own[0];
    return run === undefined
      ? []
      : { from: run.from, to: head.to, days: head.days, money: run.money, side: null, counted: false };
  });

const mostCommon = (keys: readonly string[]): string | undefined =>
  [...Map.groupBy(keys, (key) => key).values()].toSorted((a, b) => b.length - a.length)[0]?.[0];

/** How many days stand together, and whether alone on their line. */
const keyOf = ({ words }: Stream, { to, days, starts }: Group): string =>
  `${days.length} ${starts && words[to + 1]?.starts !== false}`;

/** Whether a day and the figures behind it stand on one line, as those of most rows may. */
const isBesideRun = ({ words }: Stream, { from, to }: Group, runs: readonly Run[]): boolean => {
  const run = runs.find((own) => own.from > to);
  return run !== undefined && words[run.from]?.from === words[from]?.from;
};

/**
 * Days between which no figure stands, as one head: a row begins with its days, and its words may have more, written like those of
 * other rows or not. What stands before the first row has days too.
 */
const joinHeads = (stream: Stream, groups: readonly Group[], runs: readonly Run[]): Group[] => {
  const joined: Group[][] = [];
  for (const group of groups) {
    const last = joined.at(-1)?.at(-1);
    const isNext = last === undefined || runs.some(({ from, to }) => from > last.to && to < group.from);
    if (isNext) joined.push([group]);
    else joined.at(-1)?.push(group);
  }
  const others = joined.length > 1 ? joined.slice(1) : joined;
  const count = Math.min(...others.map(({ length }) => length));
  const common = mostCommon(others.flatMap(([first]) => (first === undefined ? [] : keyOf(stream, first))));
  const areBeside =
    others.filter((all) => all.some((own) => isBesideRun(stream, own, runs))).length * 2 > others.length;
  const isCommon = (group: Group): boolean =>
    keyOf(stream, group) === common && (!areBeside || isBesideRun(stream, group, runs));
  return joined.flatMap((all, at) => {
    const behind = all.findIndex((group) => isCommon(group) && runs.some(({ to }) => to === group.from - 1));
    const isFirst = at === 0 && behind === -1;
    const place = isFirst
      ? all.findLastIndex(isCommon)
      : behind === -1
        ? Math.max(0, all.findIndex(isCommon))
        : behind;
    const start = Math.min(place === -1 ? all.length : place, all.length - count);
    const own = all.slice(Math.max(0, start), Math.max(0, start) + count);
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined
      ? []
      : { ...first, to: last.to, days: own.flatMap(({ days }) => days) };
  });
};

const ROWS_MIN = 2;
const ROWS_SHARE = 0.5;

const FIGURES_MAX = 2000;
const SHAPES_MAX = 2;
const RULES: readonly Rule[] = ["first", "last", "each"];

/** Days of one shape alone, and all that begin lines. */
const listWays = (groups: readonly Group[], isLined: boolean): (readonly Group[])[] => {
  const shapes = partByShape(groups);
  return [...shapes.slice(0, SHAPES_MAX), ...(shapes.length > 1 && isLined ? [groups] : [])];
};

/**
 * The rows of a text by their form alone: each begins, or ends, with its day, and has its figures at one place. Each way in
 * which the text can have been made so, likeliest first.
 */
export const listFormRows = (stream: Stream): FormRows[] => {
  const isLined = stream.words.some(({ starts }) => starts);
  const runs = listRuns(stream);
  if (runs.length > FIGURES_MAX) return [];
  const groups = listGroups(stream);
  const beginning = listWays(
    groups.filter(({ starts }) => starts || !isLined),
    isLined,
  );
  const behind = new Set(groups.map(({ to }) => to + 1));
  const ending = listWays(
    groups.filter((group) => endsLine(stream, group) || !isLined),
    isLined,
  );
  const startsLine = ({ from }: Run): boolean => !isLined || stream.words[from]?.starts === true;
  const atStart = runs.filter(startsLine);
  const atEdge = runs.filter((run) => startsLine(run) || endsLine(stream, run) || behind.has(run.from));
  const isForm = ({ heads, rows }: Laid): boolean =>
    rows.length >= ROWS_MIN && rows.length >= heads.length * ROWS_SHARE;
  // Days right before the figures that end their line.
  const inside = groups.filter((group) => !group.starts && atEdge.some(({ from }) => from === group.to + 1));
  const forwards = [
    ...beginning.flatMap((own) => [...(isLined ? [own] : []), joinHeads(stream, own, atEdge)]),
    ...(isLined ? partByShape(inside).slice(0, 1) : []),
  ]
    .flatMap((heads) => {
      const segments = partSegments(stream, heads, atEdge);
      return RULES.map((rule) => ({ heads, ...layForm(stream, segments, rule) }));
    })
    .filter(isForm);
  const backwards = ending
    .map((heads) => ({ heads, rows: layBackwards(heads, atStart), more: [] }))
    .filter(isForm);
  const toForm = ({ heads, rows, more }: Laid, daysOpen: boolean): FormRows => ({
    rows: withSides(stream, rows),
    more: withSides(stream, more),
    daysOpen:
      daysOpen ||
      isOpen(heads, rows) ||
      (heads.every(({ starts }) => !starts) && isLined && hasOtherHeads(groups, heads)),
  });
  // What begins with a day may seem to end with that of the next row.
  return weighForms([
    ...forwards.map((own) => toForm(own, false)),
    ...backwards.map((own) => toForm(own, forwards.length > 0)),
  ]);
};
