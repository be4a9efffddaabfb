import { isHeaderLine } from "../headers/header-lines.ts";
import { listMoneyNames } from "../headers/money-names.ts";
import { findStackedDays } from "./stacked-names.ts";
import { amountsOf } from "../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "../lines/tokens.ts";
import { findLead } from "./find-date-column.ts";
import type { DateColumn } from "./find-date-column.ts";

type Lead = { date: DateToken; line: number };

const PAIRS_MIN = 2;
/** A line of words may stand between two days of a row, where words are centred beside them. */
const APART = 2;

/** One of two days of a row has its amount behind it; where most days have one, each is of a row of its own. */
const FILLED_MAX = 1.4;
const NEAR = 6;

/** The lines of rows hold an amount from the first of their days on to the next row. */
const holdsAmount = (lines: readonly ScannedLine[], from: number, to: number): boolean =>
  lines.slice(from, to).some((scanned) => amountsOf(scanned).length > 0);

/** Lines with those of their amounts that stand under a name of money, where there are such; others are in the words of rows. */
const keepNamed = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const names = listMoneyNames(lines);
  if (names.length === 0) return lines;
  const isNamed = ({ x0, x1 }: AmountToken): boolean =>
    names.some(({ box }) => x0 < box[2] + NEAR && x1 > box[0] - NEAR);
  return lines.map((scanned) => ({
    ...scanned,
    tokens: scanned.tokens.filter((token) => token.kind === "date" || isNamed(token)),
  }));
};

/** The days of a column two by two; null where they do not come out so. */
const pairLeads = (lines: readonly ScannedLine[], leads: readonly Lead[]): [Lead, Lead][] | null => {
  const pairs: [Lead, Lead][] = [];
  for (let at = 0; at < leads.length; at += 2) {
    const [upper, lower] = [leads[at], leads[at + 1]];
    if (upper === undefined || lower === undefined) return null;
    const end = leads[at + 2]?.line ?? lower.line + APART;
    const isTorn = lines[upper.line]?.line.page !== lines[lower.line]?.line.page;
    const isNear = isTorn || lower.line - upper.line <= APART;
    if (!isNear || !holdsAmount(lines, upper.line, end)) return null;
    pairs.push([upper, lower]);
  }
  const filled = leads.filter(({ line }, at) => holdsAmount(lines, line, leads[at + 1]?.line ?? line + 1));
  return filled.length > pairs.length * FILLED_MAX ? null : pairs;
};

/** How a day is written; that of its month may have one figure or two. */
const shapeOf = ({ date }: Lead): string =>
  date.text
    .replaceAll(/\p{L}[\p{L}\p{M}]*/gu, "a")
    .replaceAll(/(?<!\d)\d{1,2}(?!\d)/g, "0")
    .replaceAll(/\d/g, "0");

/** The days that begin lines, table by table: other names over columns begin another one, and so does another way to write days. */
const listTables = (
  lines: readonly ScannedLine[],
  columns: readonly DateColumn[],
  stated: ReadonlySet<number>,
): Lead[][] => {
  const tables: Lead[][] = [[]];
  let header = "";
  for (const [line, scanned] of lines.entries()) {
    const names = isHeaderLine(scanned) ? scanned.line.text : header;
    if (names !== header) tables.push([]);
    header = names;
    const date = stated.has(line) ? null : findLead(scanned, columns);
    if (date === null) continue;
    const lead = { date, line };
    const last = tables.at(-1)?.at(-1);
    if (last !== undefined && shapeOf(last) !== shapeOf(lead)) tables.push([]);
    tables.at(-1)?.push(lead);
  }
  return tables;
};

/**
 * Where the name of a column is two names of days one over the other, each row has two days of that column: the lower ones, each
 * with the one over it. Empty where there are no such names, or where the days do not come out in pairs.
 */
export const pairStackedDays = (
  lines: readonly ScannedLine[],
  columns: readonly DateColumn[],
  stated: ReadonlySet<number>,
): ReadonlyMap<DateToken, DateToken> => {
  if (findStackedDays(lines) === null) return new Map();
  const figures = keepNamed(lines);
  const pairs = listTables(lines, columns, stated).flatMap((leads) => pairLeads(figures, leads) ?? []);
  return new Map(pairs.length < PAIRS_MIN ? [] : pairs.map(([upper, lower]) => [lower.date, upper.date]));
};
