import type { PrintedFacts } from "../../parsed-file.ts";
import { endsItsSection, endsTable, isCertain, isExplained, namesSide } from "./certain-totals.ts";
import { listTotalBalances, listTotals } from "./find-totals.ts";
import type { PrintedTotal, TotalsInput } from "./find-totals.ts";
import type { PageRow } from "../readings/read-rows.ts";

export type Section = NonNullable<PrintedFacts["sections"]>[number];

/** What the printed sums say about rows that are otherwise proved. */
export type TotalsFound = {
  credits: number | null;
  debits: number | null;
  sections: Section[];
  /** A sum disagrees of which it is not certain that it is of these rows. */
  doubtful: boolean;
};

export type TotalsCheck = TotalsInput & {
  /** The rows lie exactly between two balances that are named: no row is missing by itself. */
  enclosed: boolean;
};

/** Rows of which a total may be the sum, by their numbers, and what they make. */
type Scope = { whole: boolean; ofSection: boolean; numbers: number[]; side: 1 | -1 | null; sum: number };

type Judged = {
  total: PrintedTotal;
  scope: Scope | null;
  nearest: Scope | null;
  /** No sum of the rows, nor what is printed beside it, explains it. */
  strange: boolean;
  /** The rows it certainly is of, where it is strange between named balances. */
  failing: Scope | null;
};

const sumOf = (rows: readonly PageRow[], numbers: readonly number[], side: 1 | -1 | null): number => {
  let sum = 0;
  for (const number of numbers) {
    const amount = rows[number - 1]?.amount ?? 0;
    if (side === null || Math.sign(amount) === side) sum += amount;
  }
  return sum;
};

/** Which of the tests below tells the rows under one heading. */
const SECTION_TEST = 5;

/** All rows, those of the page, of the section or table, or those between two totals of one name. */
const listScopes = (total: PrintedTotal, totals: readonly PrintedTotal[], input: TotalsCheck): Scope[] => {
  const { candidate, records, lines } = input;
  const { rows } = candidate;
  const lineOf = (row: PageRow): number => row.movement.line;
  const last = rows.findLast((row) => lineOf(row) < total.line);
  const record = last === undefined ? undefined : records[last.record];
  const page = lines[total.line]?.line.page;
  const alike = totals.filter(({ name, line }) => name === total.name && line !== total.line);
  const from = alike.findLast(({ line }) => line < total.line)?.line ?? -1;
  const to = alike.find(({ line }) => line > total.line)?.line ?? lines.length;
  const isIn: ((row: PageRow) => boolean)[] = [
    () => true,
    (row) => lineOf(row) < total.line,
    (row) => lineOf(row) < total.line && lineOf(row) > from,
    (row) => lineOf(row) > total.line && lineOf(row) < to,
    (row) => lines[lineOf(row)]?.line.page === page,
    (row) => record !== undefined && records[row.record]?.sectionLine === record.sectionLine,
    (row) => record !== undefined && records[row.record]?.table === record.table,
  ];
  // Where neither words nor column tell a side, a sum may still leave out what was paid or taken back.
  const sides = total.side === null ? ([null, -1, 1] as const) : [total.side];
  return isIn.flatMap((test, at) => {
    const numbers = rows.flatMap((row, index) => (test(row) ? [index + 1] : []));
    if (numbers.length === 0) return [];
    const kind = { whole: at === 0, ofSection: at === SECTION_TEST, numbers };
    return sides.map((side) => ({ ...kind, side, sum: sumOf(rows, numbers, side) }));
  });
};

const judge = (total: PrintedTotal, totals: readonly PrintedTotal[], input: TotalsCheck): Judged => {
  const scopes = listScopes(total, totals, input);
  const gap = ({ sum }: Scope): number => Math.abs(Math.abs(sum) - total.size);
  const scope = scopes.find((one) => gap(one) === 0) ?? null;
  const nearest = scopes.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
  const all = listScopes({ ...total, side: null }, totals, input);
  const strange =
    scope === null &&
    // The sum of what stands under a heading of its name is nothing else.
    (endsItsSection(total, input) ||
      !isExplained(
        total,
        all.map(({ sum }) => sum),
        input,
      ));
  const failing = strange && isCertain(total, totals, input) ? findFailing(total, all, input) : null;
  return { total, scope, nearest, strange, failing };
};

/** The rows of which a total certainly is. */
const findFailing = (total: PrintedTotal, scopes: readonly Scope[], input: TotalsCheck): Scope | null => {
  if (!input.enclosed || input.others.size > 0) return null;
  if (endsItsSection(total, input))
    return scopes.find(({ ofSection, side }) => ofSection && side === null) ?? null;
  return scopes.find(({ whole, side }) => whole && side === total.side) ?? null;
};

/** Lines so far apart may belong to one box or one line of totals. */
const BESIDE = 2;

/** Totals of one side, printed together, that only together make the rows of that side. */
const areParts = (
  judged: readonly Judged[],
  { total }: Judged,
  { candidate: { rows } }: TotalsCheck,
): boolean => {
  const { side } = total;
  const all = sumOf(
    rows,
    [...rows.keys()].map((index) => index + 1),
    side,
  );
  const block = judged.filter(
    (one) => one.total.side === side && Math.abs(one.total.line - total.line) <= 2 * BESIDE,
  );
  return block.length > 1 && block.reduce((sum, one) => sum + one.total.size, 0) === Math.abs(all);
};

const isSmall = ({ total }: Judged): boolean => total.size === 0;

const isBeside = (one: Judged, other: Judged): boolean =>
  Math.abs(one.total.line - other.total.line) <= BESIDE;

/** The only total of its side beside one of the other side. */
const findTwin = (own: Judged, judged: readonly Judged[]): Judged | null => {
  const { side } = own.total;
  if (side === null) return null;
  const near = judged.filter((one) => isBeside(one, own));
  // Printed again in a line of totals it is the same one.
  const isOther = ({ total }: Judged): boolean => total.side === side && total.size !== own.total.size;
  const [twin, ...others] = near.filter(({ total }) => total.side === -side);
  const isOnly = others.every(({ total }) => total.size === twin?.total.size);
  return isOnly && !near.some(isOther) ? (twin ?? null) : null;
};

/** A name without the letter of a side behind it: `Käive D`. */
const bareName = ({ total }: Judged): string => total.name.replace(/\s\p{L}$/u, "");

/** Another total of the same name and side holds: this one is of rows as well. */
const holdsElsewhere = (own: Judged, judged: readonly Judged[]): boolean => {
  const { side, said } = own.total;
  const isAlike = (one: Judged): boolean => bareName(one) === bareName(own) && one.total.side === side;
  // Where a mark tells the side of each, they stand together.
  const isPair = (one: Judged): boolean => side !== null || isBeside(one, own);
  return (
    said &&
    judged.some((one) => one !== own && one.scope !== null && !isSmall(one) && isAlike(one) && isPair(one))
  );
};

/** The total of the other side, or another of the same name, holds: this one is of the rows as well. */
const isSure = (own: Judged, judged: readonly Judged[], { enclosed }: TotalsCheck): boolean => {
  if (enclosed) return false;
  const twin = findTwin(own, judged);
  return (twin !== null && twin.scope !== null && !isSmall(twin)) || holdsElsewhere(own, judged);
};

/** It calls itself the sum of a side and no sum of the rows explains it. */
const isOddSide = (own: Judged, judged: readonly Judged[], input: TotalsCheck): boolean =>
  own.strange &&
  namesSide(
    own.total,
    judged.map(({ total }) => total),
    input,
  );

/** Between named balances only rows that cancel out can be missing: totals of both sides then differ alike. */
const isDoubtful = (own: Judged, judged: readonly Judged[], input: TotalsCheck): boolean => {
  const twin = findTwin(own, judged);
  if (!input.enclosed) return own.total.said || twin !== null;
  if (holdsElsewhere(own, judged) || isOddSide(own, judged, input)) return true;
  if (own.strange && endsTable(own.total, input)) return true;
  const { rows } = input.candidate;
  const gapOf = ({ total }: Judged): number => {
    const all = rows.map((_, index) => index + 1);
    return total.size - Math.abs(sumOf(rows, all, total.side));
  };
  return twin !== null && twin.scope === null && gapOf(twin) === gapOf(own);
};

const toSection = ({ name, size }: PrintedTotal, { numbers, side, sum }: Scope): Section => ({
  name,
  rows: numbers,
  expected: size * (side ?? (sum < 0 ? -1 : 1)),
  ...(side === null ? {} : { side }),
});

/** Sums of one name that hold, each for its own rows, make one; a further one of that name is numbered. */
const collectSections = (placed: readonly { section: Section; holds: boolean }[]): Section[] => {
  const sections: { section: Section; holds: boolean }[] = [];
  for (const { section, holds } of placed) {
    const { name, rows } = section;
    const alike = sections.find((one) => one.holds && holds && one.section.name === name);
    const isDisjoint = !rows.some((row) => alike?.section.rows.includes(row));
    if (alike !== undefined && alike.section.side === section.side && isDisjoint) {
      const expected = alike.section.expected + section.expected;
      alike.section = { ...alike.section, rows: [...alike.section.rows, ...rows], expected };
      continue;
    }
    const known = sections.filter(
      (one) => one.section.name === name || one.section.name.startsWith(`${name} #`),
    );
    if (known.some((one) => isSame(one.section, section))) continue;
    const own = known.length === 0 ? name : `${name} #${known.length + 1}`;
    sections.push({ section: { ...section, name: own }, holds });
  }
  return sections.map(({ section }) => section);
};

const isSame = (one: Section, other: Section): boolean =>
  one.expected === other.expected && one.side === other.side && one.rows.join() === other.rows.join();

/** Under the balances of the rows a line of totals prints one of them, or what the rows or those of a side come to. */
const hasStrangeBalance = (input: TotalsCheck): boolean => {
  const { rows, facts } = input.candidate;
  const known = [facts.opening, facts.closing, ...rows.map(({ balance }) => balance)];
  const all = rows.map((_, index) => index + 1);
  const sizes = new Set([
    0,
    ...known.flatMap((balance) => (balance === null ? [] : Math.abs(balance))),
    ...([null, 1, -1] as const).map((side) => Math.abs(sumOf(rows, all, side))),
  ]);
  return listTotalBalances(input).some((size) => !sizes.has(size));
};

const SLOTS = { [1]: "credits", [-1]: "debits" } as const;

/** Compares the sums that are printed with the rows of a reading. */
export const checkTotals = (input: TotalsCheck): TotalsFound => {
  const totals = listTotals(input);
  const judged = totals.map((total) => judge(total, totals, input));
  const { credits = null, debits = null, closing } = input.candidate.facts;
  const found: TotalsFound = { credits, debits, sections: [], doubtful: hasStrangeBalance(input) };
  const placed: { section: Section; holds: boolean }[] = [];
  for (const one of judged) {
    const { total, scope } = one;
    const place = scope ?? one.failing ?? one.nearest;
    if (place === null || (scope !== null && isSmall(one))) continue;
    if (scope === null && total.size === Math.abs(closing ?? 0)) continue;
    if (scope === null && areParts(judged, one, input)) continue;
    const sure =
      scope !== null || one.failing !== null || (input.others.size === 0 && isSure(one, judged, input));
    if (!sure) {
      found.doubtful ||= isDoubtful(one, judged, input);
      continue;
    }
    found.doubtful ||= one.failing !== null;
    const section = toSection(total, place);
    const slot = place.whole && place.side !== null ? SLOTS[place.side] : null;
    if (slot !== null) found[slot] ??= section.expected;
    if (slot === null || found[slot] !== section.expected) placed.push({ section, holds: scope !== null });
  }
  return { ...found, sections: collectSections(placed) };
};
