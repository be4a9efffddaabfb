import type { PageRecord } from "../rows/collect-records.ts";
import { amountsOf, datesOf, plainText, sizeOf } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import { isCountBehind } from "../facts/find-counts.ts";
import type { Fact } from "../facts/find-facts.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import type { HeaderName } from "../headers/money-names.ts";
import { isPlainTotal, namesHeading, readTotalSide } from "../../labels/total-words.ts";
import type { Candidate } from "../readings/candidate.ts";

/** A printed sum of rows: of one side, or of both (null) where neither its words nor its column tell one. */
export type PrintedTotal = {
  name: string;
  line: number;
  side: 1 | -1 | null;
  size: number;
  /** Its words say that it is a total; otherwise they only name a side. */
  said: boolean;
};

export type SideTotal = PrintedTotal & { side: 1 | -1 };

export type TotalsInput = {
  lines: readonly ScannedLine[];
  facts: readonly Fact[];
  names: readonly HeaderName[];
  exponent: number;
  candidate: Candidate;
  /** Lines of rows that are announced, or taken for no movements of the account. */
  others: ReadonlySet<number>;
  records: readonly PageRecord[];
  /** The words of each record. */
  texts: readonly string[];
};

type Column = { edge: number; side: 1 | -1 | null };

const ALIGNED = 7;

/** Where the movements and the balances of the rows stand. */
const listColumns = ({
  candidate: { rows, reading },
}: TotalsInput): { moves: Column[]; balances: number[] } => {
  const moves = rows.map(({ movement, column }) => {
    const use = reading.uses[column];
    return { edge: movement.edge, side: use === "credit" ? 1 : use === "debit" ? -1 : null } as const;
  });
  return { moves, balances: rows.flatMap(({ balanceToken }) => balanceToken?.edge ?? []) };
};

const isNear = (edge: number, other: number): boolean => Math.abs(edge - other) <= ALIGNED;

/** The side of the column in which an amount stands; undefined where it stands in none of the movements. */
const sideOfColumn = (
  { edge, x0, x1 }: AmountToken,
  { moves, balances }: ReturnType<typeof listColumns>,
  names: readonly HeaderName[],
): 1 | -1 | null | undefined => {
  const found = moves.find((column) => isNear(edge, column.edge));
  if (found !== undefined) return found.side;
  if (balances.some((balance) => isNear(edge, balance))) return undefined;
  const name = names.find(
    ({ box, role }) => (role === "debit" || role === "credit") && box[0] < x1 && box[2] > x0,
  );
  if (name === undefined) return undefined;
  return name.role === "credit" ? 1 : -1;
};

/** No row has an amount in the column of each side: without a day such a line holds their sums, whatever it is called, and may end with the balance. */
const fillsBothSides = (
  scanned: ScannedLine,
  columns: ReturnType<typeof listColumns>,
  names: readonly HeaderName[],
): boolean => {
  const [first, second, ...rest] = amountsOf(scanned).map((token) => sideOfColumn(token, columns, names));
  const sides = [first, second];
  const isEnd = rest.length === 0 || (rest.length === 1 && rest[0] === undefined);
  return datesOf(scanned).length === 0 && isEnd && sides.includes(1) && sides.includes(-1);
};

const SIDES = new Set<Fact["kind"]>(["credits", "debits"]);

const nameOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replace(/[\s:|]+$/, "")
    .trim();

/** Totals of one name in the columns of both sides. */
const MARKS = { [1]: " (+)", [-1]: " (\u2212)" } as const;

/** The total of a side that a figure is by the words beside it; null where they may name something else. */
export const readSideTotal = ({ kind, label, line, token }: Fact, exponent: number): SideTotal | null => {
  const isSum = SIDES.has(kind) && !isCountBehind(label, token.text);
  const side = isSum ? readTotalSide(label) : null;
  const size = sizeOf(token, exponent);
  return side === null ? null : { name: nameOf(label), line, side, size, said: isPlainTotal(label) };
};

/** A line of totals among the rows or right under them, by its words or by its columns. */
const isTotalLine = (
  scanned: ScannedLine,
  columns: ReturnType<typeof listColumns>,
  names: readonly HeaderName[],
): boolean => isPlainTotal(plainText(scanned)) || fillsBothSides(scanned, columns, names);

/** Of two figures of a line of totals one has a plus and one a minus, as the rows have: each tells its side. */
const listMarked = (
  amounts: readonly AmountToken[],
  { candidate: { rows } }: TotalsInput,
): Map<AmountToken, 1 | -1> => {
  const [plus, minus] = [
    amounts.filter(({ written }) => written.plus),
    amounts.filter(({ written }) => written.negative),
  ];
  if (amounts.length !== 2 || plus.length !== 1 || minus.length !== 1) return new Map();
  const isTurned = rows.some(({ amount, movement }) => movement.token.written.negative && amount > 0);
  return new Map(amounts.map((token) => [token, token.written.negative === isTurned ? 1 : -1]));
};

/** The totals of a line, told by the words beside each amount or, under the rows, by the columns. */
const readLine = (index: number, input: TotalsInput, inTable: boolean): PrintedTotal[] => {
  const scanned = input.lines[index];
  if (scanned === undefined) return [];
  const text = plainText(scanned);
  const amounts = amountsOf(scanned);
  const under = inTable ? listColumns(input) : null;
  const columns = under !== null && isTotalLine(scanned, under, input.names) ? under : null;
  const marked = listMarked(amounts, input);
  return amounts.flatMap((token) => {
    const fact = input.facts.find((one) => one.token === token && SIDES.has(one.kind));
    const told = fact === undefined ? null : readSideTotal(fact, input.exponent);
    if (told !== null) return told;
    if (columns === null) return [];
    const own = amounts.length === 1 ? readTotalSide(text) : null;
    const side = own ?? marked.get(token) ?? sideOfColumn(token, columns, input.names);
    if (side === undefined) return [];
    const mark = own === null && side !== null ? MARKS[side] : "";
    const size = sizeOf(token, input.exponent);
    return { name: `${nameOf(text)}${mark}`, line: index, side, size, said: true };
  });
};

/** The words over the last rows above a line; empty where they stand under no heading. */
export const findHeading = (line: number, { candidate, records, lines }: TotalsInput): string => {
  const last = candidate.rows.findLast(({ movement }) => movement.line < line);
  const heading = lines[records[last?.record ?? -1]?.sectionLine ?? -1];
  return heading === undefined ? "" : plainText(heading);
};

/** The total of a section that is called by the name over its rows, whatever that is. */
const readSectionTotal = (index: number, input: TotalsInput): PrintedTotal[] => {
  const { lines, exponent } = input;
  const scanned = lines[index];
  const [token, ...others] = scanned === undefined ? [] : amountsOf(scanned);
  if (scanned === undefined || token === undefined || others.length > 0) return [];
  const name = nameOf(plainText(scanned));
  if (!namesHeading(name, findHeading(index, input))) return [];
  const size = sizeOf(token, exponent);
  return [{ name, line: index, side: null, size, said: true }];
};

/** Behind the last row, totals of its table stand before the next header. */
const findTableEnd = (lines: readonly ScannedLine[], last: number): number => {
  const header = lines.findIndex((scanned, index) => index > last && isHeaderLine(scanned));
  return header < 0 ? lines.length : header;
};

type Reach = { taken: ReadonlySet<number | undefined>; first: number; end: number };

/** The lines that hold rows, and those between which the totals of their table stand. */
const reachOf = ({ lines, candidate: { rows } }: TotalsInput): Reach => {
  const rowLines = rows.map(({ movement }) => movement.line);
  return {
    taken: new Set(rows.flatMap(({ movement, balanceToken }) => [movement.line, balanceToken?.line])),
    first: Math.min(...rowLines),
    end: findTableEnd(lines, Math.max(...rowLines)),
  };
};

/** Figures above the rows that are named after a side and say more of it, as `into your account` and `Mutasi debet (21)`. */
const readLooseTotals = ({ facts, exponent }: TotalsInput, first: number): SideTotal[] =>
  facts.flatMap(({ kind, label, line, token }) => {
    if (!SIDES.has(kind) || line >= first || isCountBehind(label, token.text)) return [];
    const size = sizeOf(token, exponent);
    return [{ name: nameOf(label), line, side: kind === "credits" ? 1 : -1, size, said: false }];
  });

/** The only two such, one of each side beside the other or right under it: where one is the sum of its side, so is the other. */
const listLoosePair = (input: TotalsInput, first: number): SideTotal[] => {
  const pair = readLooseTotals(input, first);
  const [one, other] = pair;
  const isPair = pair.length === 2 && one !== undefined && other !== undefined && one.side !== other.side;
  if (!isPair || Math.abs(one.line - other.line) > 1) return [];
  const sums = { [1]: 0, [-1]: 0 };
  for (const { amount } of input.candidate.rows) sums[amount < 0 ? -1 : 1] += Math.abs(amount);
  return pair.some(({ side, size }) => size > 0 && sums[side] === size) ? pair : [];
};

/** Every printed sum of rows, in order. */
export const listTotals = (input: TotalsInput): PrintedTotal[] => {
  const { lines, candidate, others } = input;
  const { taken, first, end } = reachOf(input);
  const found = lines.flatMap((scanned, index) => {
    if (amountsOf(scanned).length === 0 || taken.has(index) || others.has(index)) return [];
    const read = readLine(index, input, index > first && index < end && datesOf(scanned).length < 2);
    return read.length > 0 || index < first ? read : readSectionTotal(index, input);
  });
  const isPaired = ([1, -1] as const).every((own) => found.some(({ side }) => side === own));
  const pair = isPaired ? [] : listLoosePair(input, first);
  const all = [
    ...found,
    ...pair.filter(({ line, side }) => !found.some((one) => one.line === line && one.side === side)),
  ];
  // What went out with costs on top is in no sum of its column.
  const hasCosts = Object.values(candidate.reading.uses).includes("fee");
  return hasCosts ? all.filter(({ side }) => side === 1) : all;
};

/** What lines of totals print under the balances of the rows: one of these balances, or what the rows come to. */
export const listTotalBalances = (input: TotalsInput): number[] => {
  const { lines, others, names, exponent } = input;
  const columns = listColumns(input);
  const { taken, first, end } = reachOf(input);
  return lines.flatMap((scanned, index) => {
    if (index <= first || index >= end || taken.has(index) || others.has(index)) return [];
    if (datesOf(scanned).length > 0 || !isTotalLine(scanned, columns, names)) return [];
    return amountsOf(scanned).flatMap((token) =>
      columns.balances.some((edge) => isNear(token.edge, edge)) &&
      !columns.moves.some(({ edge }) => isNear(token.edge, edge))
        ? sizeOf(token, exponent)
        : [],
    );
  });
};
