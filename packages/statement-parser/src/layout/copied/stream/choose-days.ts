import { namesWeekday } from "../../../values/weekdays.ts";
import type { Stream, StreamToken } from "./read-stream.ts";

/** From the first to the last of the words in which the figures of a row stand, or the balance above the first one (`above`). */
export type Core = { from: number; to: number; above: boolean };

/** Days that follow one another without a word between them. */
export type Group = { from: number; to: number; days: StreamToken[]; starts: boolean };

const COUNTER = /^\d{1,4}[.)]?$/;
/** A number of the row, or a day of the week, in front of a day. */
export const isBesideDay = (text: string): boolean => COUNTER.test(text) || namesWeekday(text);

/** Whether a line begins with the word, a number of the row or a day of the week aside. */
const startsLine = ({ words }: Stream, at: number): boolean =>
  words[at]?.starts === true ||
  (words[at - 1]?.starts === true &&
    isBesideDay(words[at - 1]?.text ?? "") &&
    words[at - 1]?.from === words[at]?.from);

const isLined = ({ words }: Stream): boolean => words.some(({ starts }) => starts);

/** How a day is written, whatever it is. */
export const shapeOfDay = (text: string): string =>
  text
    .replaceAll(/\d{4}/g, "Y")
    .replaceAll(/\d{1,2}/g, "9")
    .replaceAll(/\p{L}+/gu, "a");

/** The days of the text in groups. */
export const listGroups = (stream: Stream): Group[] => {
  const groups: Group[] = [];
  for (const token of stream.tokens) {
    const last = groups.at(-1);
    if (!token.date) continue;
    const starts = startsLine(stream, token.from);
    if (last?.to === token.from - 1 && last.days.length < 2 && (last.starts || !starts)) {
      last.to = token.to;
      last.days.push(token);
    } else groups.push({ from: token.from, to: token.to, days: [token], starts });
  }
  return groups;
};

const SHAPES_MAX = 3;

/** The groups of each way in which days are written; the commonest first. */
export const partByShape = (groups: readonly Group[]): Group[][] => {
  const shapes = new Map<string, Group[]>();
  for (const group of groups) {
    const shape = shapeOfDay(group.days[0]?.text ?? "");
    shapes.set(shape, [...(shapes.get(shape) ?? []), group]);
  }
  return [...shapes.values()].toSorted((a, b) => b.length - a.length).slice(0, SHAPES_MAX);
};

type Neighbours = { core: Core; before: Core | undefined; next: Core | undefined };
type Place = (groups: readonly Group[], row: Neighbours) => Group | undefined;

const above = (groups: readonly Group[], { core, before }: Neighbours): Group[] =>
  groups.filter(({ from, to }) => from > (before?.to ?? -1) && to < core.from);
const below = (groups: readonly Group[], { core, next }: Neighbours): Group[] =>
  groups.filter(({ from, to }) => from > core.to && to < (next?.from ?? Number.POSITIVE_INFINITY));

/** Right behind the figures before, or behind a number or a day of the week between them. */
const follows = ({ words }: Stream, before: Core | undefined, from: number): boolean =>
  before !== undefined &&
  (from === before.to + 1 || (from === before.to + 2 && isBesideDay(words[from - 1]?.text ?? "")));

const isOnLine = ({ words }: Stream, { from }: Group, core: Core): boolean =>
  words[from]?.from === words[core.from]?.from;

const behindRows =
  (stream: Stream): Place =>
  (groups, row) =>
    above(groups, row).find(({ from }) => follows(stream, row.before, from));

/** Places that leave no doubt: the head of the line of the figures, and right behind those of the row before, or its own. */
const listSure = (stream: Stream): Place[] => [
  (groups, row) => above(groups, row).find((group) => group.starts && isOnLine(stream, group, row.core)),
  behindRows(stream),
  (groups, row) => below(groups, row).find((group) => group.starts && follows(stream, row.core, group.from)),
];

/** Among the words in front of the figures of a row. */
const insideRows =
  (stream: Stream): Place =>
  (groups, row) =>
    above(groups, row).find((group) => isOnLine(stream, group, row.core));

/** Whether lines between the rows begin with other days than theirs, as days over rows do. */
export const hasOtherHeads = (
  groups: readonly Group[],
  used: readonly (Group | null | undefined)[],
): boolean => {
  const own = new Set(used);
  const places = used.flatMap((group) => group?.from ?? []);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return groups.some((group) => group.starts && !own.has(group) && group.from > first && group.from < last);
};

const ABOVE: readonly Place[] = [
  (groups, row) => {
    const heads = above(groups, row).filter(({ starts }) => starts);
    return row.before === undefined || heads.length === 1 ? heads.at(-1) : undefined;
  },
  (groups, row) => {
    const own = above(groups, row);
    return row.before === undefined || own.length === 1 ? own.at(-1) : undefined;
  },
];
const BELOW: readonly Place[] = [
  (groups, row) => below(groups, row).find(({ starts }) => starts),
  (groups, row) => {
    const own = below(groups, row);
    return row.next === undefined || own.length === 1 ? own[0] : undefined;
  },
];

const distance = (core: Core, { from, to }: Group): number =>
  to < core.from ? core.from - to : from - core.to;

type Found = (Group | null)[];

/** The days found at one place of the rows. */
const findAt = (groups: readonly Group[], cores: readonly Core[], place: Place): Found =>
  cores.flatMap((core, at) =>
    core.above ? [] : [place(groups, { core, before: cores[at - 1], next: cores[at + 1] }) ?? null],
  );

/** At both ends of the rows, days farther away than any between are none. */
const withoutFar = (found: Found, cores: readonly Core[]): Found => {
  const rows = cores.filter((core) => !core.above);
  const distances = found.map((group, at) => {
    const core = rows[at];
    return core === undefined || group === null ? 0 : distance(core, group);
  });
  const farthest = Math.max(0, ...distances.slice(1, -1));
  return found.map((group, at) => ((distances[at] ?? 0) > farthest ? null : group));
};

/** The first row's day is one like those of the others, as many days before its figures as theirs are or the last of its kind, where nothing stands right before it. */
const withFirst = (found: Found, groups: readonly Group[], cores: readonly Core[]): Found => {
  const [first] = cores;
  const [none, second] = found;
  if (none !== null || first === undefined || second == null) return found;
  const counts = cores
    .slice(1)
    .map((core, at) => above(groups, { core, before: cores[at], next: undefined }).length);
  const own = above(groups, { core: first, before: undefined, next: undefined });
  const alike = own.filter(
    ({ starts, days }) => starts === second.starts && days.length === second.days.length,
  );
  const same = counts.every((count) => count === counts[0]);
  return [(same ? own.at(0 - (counts[0] ?? 1)) : alike.at(-1)) ?? null, ...found.slice(1)];
};

const isWhole = (found: Found): boolean => found.every((group) => group !== null);
const isSame = (one: Found, other: Found): boolean => one.every((group, at) => group === other[at]);

const CARRIED_SHARE = 0.2;

/** Whether a figure stands on the line of a day. */
const hasFigure = ({ words, tokens }: Stream, { from }: Group): boolean =>
  tokens.some((token) => !token.date && words[token.from]?.from === words[from]?.from);

/** Whether a day stands alone on its line, as the heading of rows. */
const isHeading = ({ words }: Stream, { starts, to }: Group): boolean =>
  starts && words[to + 1]?.starts === true;

/** Days at the heads of lines, each of all rows under it; null where few rows have one, or one of two is of another thing. */
const findCarried = (
  stream: Stream,
  groups: readonly Group[],
  { cores, all }: { cores: readonly Core[]; all: readonly Group[] },
): Found | null => {
  const heads = groups.filter(({ starts }) => starts);
  const found = findAt(heads, cores, (own, row) => {
    const over = above(own, row);
    // Figures between rows that their balances join are balances printed once more: their days head nothing.
    const isLast = row.before === undefined || over.slice(0, -1).every((head) => hasFigure(stream, head));
    return isLast ? over.at(-1) : undefined;
  });
  const rows = cores.filter((core) => !core.above);
  // Under days that stand alone, or behind the figures of the row before, those written otherwise are of the words of rows.
  const areHeadings = found.every(
    (group) =>
      group === null || isHeading(stream, group) || cores.some((core) => follows(stream, core, group.from)),
  );
  const unused = (areHeadings ? groups : all).some((group) => {
    const next = cores.findIndex(({ from }) => from > group.to);
    const core = cores[next];
    return group.starts && next > 0 && core?.above === false && found[rows.indexOf(core)] === null;
  });
  const known = found.filter((group) => group !== null).length;
  return unused || found[0] === null || known < found.length * CARRIED_SHARE ? null : found;
};

/** The days of rows, one group for each, or none under one that heads several; `open` where they may be others. */
export type Days = { found: Found; open: boolean };

/** The days of rows whose figures are known; null where no place of the rows has days throughout. */
export const chooseDays = (stream: Stream, cores: readonly Core[]): Days | null => {
  const groups = listGroups(stream);
  const shapes = partByShape(groups);
  const findAll = (places: readonly Place[]): Found[] =>
    places.flatMap((place) => shapes.map((own) => findAt(own, cores, place)));
  const certain = findAll(listSure(stream)).find(isWhole);
  if (certain !== undefined) return { found: certain, open: false };
  const behind = shapes.map((own) => withFirst(findAt(own, cores, behindRows(stream)), own, cores));
  const next = behind.find(isWhole);
  const [last] = cores.slice(-1);
  if (next !== undefined && !groups.some(({ from }) => follows(stream, last, from)))
    return { found: next, open: false };
  const inside = isLined(stream) ? findAll([insideRows(stream)]).find(isWhole) : undefined;
  if (inside !== undefined) return { found: inside, open: hasOtherHeads(groups, inside) };
  const near = (all: readonly Found[]): Found | undefined =>
    all.map((found) => withoutFar(found, cores)).find(isWhole);
  const over = near([...behind, ...findAll(ABOVE)]);
  const under = near(findAll(BELOW));
  const chosen = over ?? under;
  if (chosen !== undefined)
    return { found: chosen, open: over !== undefined && under !== undefined && !isSame(over, under) };
  const carried = shapes
    .map((own) => findCarried(stream, own, { cores, all: groups }))
    .find((found) => found !== null);
  return carried === undefined || carried === null ? null : { found: carried, open: false };
};
