import type { TableRow } from "../../../decode/table/table.ts";
import type { ParsedTransaction, PrintedFacts } from "../../../parsed-file.ts";
import { sumRows, sumSide } from "../../../proof/proof-row.ts";
import { readRowAmount } from "../columns/amount-source.ts";
import type { MoneyStyle } from "../columns/amount-source.ts";
import type { Reading } from "../columns/choose-reading.ts";
import type { Fact } from "../../facts/find-facts.ts";
import { readSideTotal } from "../../totals/find-totals.ts";
import { findInformative, isBareTotal } from "../../../labels/meaning-words.ts";
import { isPlainTotal } from "../../../labels/total-words.ts";

/** What a row of totals prints under the columns of amounts, signed like the rows. */
export type TableTotal = { name: string } & (
  | { kind: "sides"; credits: number | null; debits: number | null }
  | { kind: "whole"; amount: number }
);

const nameTotal = (row: TableRow): string | undefined =>
  row.cells.find((cell) => findInformative(cell) === "total");

const readSides = (
  source: Reading["source"] & { kind: "split" },
  cells: readonly string[],
  style: MoneyStyle,
): { credits: number | null; debits: number | null } => {
  const readAt = (column: number | null): number | null => {
    if (column === null) return null;
    const read = readRowAmount({ kind: "signed", column, unmarked: 1 }, cells, style);
    return typeof read === "string" ? null : Math.abs(read.amount);
  };
  const debits = readAt(source.debit);
  return { credits: readAt(source.credit), debits: debits === null ? null : 0 - debits };
};

/**
 * The one row below the movements that names a total and nothing else; null when there is none, or several, of which
 * nothing says what each sums up.
 */
export const readTableTotal = (
  rows: readonly TableRow[],
  { source, fee, amountSign }: Reading,
  style: MoneyStyle,
): TableTotal | null => {
  const named = rows.filter((row) => nameTotal(row) !== undefined);
  const [row] = named;
  const name = row === undefined ? undefined : nameTotal(row);
  if (row === undefined || name === undefined || named.length > 1 || fee !== null) return null;
  if (!isBareTotal(name) && !isPlainTotal(name)) return null;
  if (source.kind === "split") {
    const sides = readSides(source, row.cells, style);
    return sides.credits === null && sides.debits === null ? null : { name, kind: "sides", ...sides };
  }
  const column = source.kind === "either" ? null : source.column;
  const read =
    column === null ? "missing" : readRowAmount({ kind: "signed", column, unmarked: 1 }, row.cells, style);
  return typeof read === "string" ? null : { name, kind: "whole", amount: read.amount * amountSign };
};

/** What came in and went out as figures around a table are named; a side that is named more than once is of several things. */
export const readNamedTotals = (facts: readonly Fact[], exponent: number): TableTotal | null => {
  const sides = facts.flatMap((fact) => readSideTotal(fact, exponent) ?? []);
  const plain = sides.filter(({ said }) => said);
  // Without a word for a sum, both sides must be named for either to be one.
  const paired = sides.some(({ side }) => side === 1) && sides.some(({ side }) => side === -1);
  const named = plain.length > 0 || !paired ? plain : sides;
  const sizeOf = (side: 1 | -1): number | null => {
    const [one, ...others] = named.filter((each) => each.side === side);
    return one === undefined || others.length > 0 ? null : one.size;
  };
  const [credits, debits] = [sizeOf(1), sizeOf(-1)];
  const [first] = named;
  return first === undefined || (credits === null && debits === null)
    ? null
    : { name: first.name, kind: "sides", credits, debits: debits === null ? null : 0 - debits };
};

type Row = Pick<ParsedTransaction, "amount" | "pending" | "balance_after">;

const sumOf = (rows: readonly Row[], side: 1 | -1 | null): number =>
  side === null ? sumRows(rows) : sumSide(rows, side);

/** The balances a table begins and ends with, whichever of them is printed. */
const listBalances = (rows: readonly Row[], { opening, closing }: PrintedFacts): number[] => [
  ...[opening, closing].flatMap((balance) => balance ?? []),
  ...[rows[0], rows.at(-1)].flatMap((row) =>
    row?.balance_after == null ? [] : [row.balance_after, row.balance_after - row.amount],
  ),
];

/** A ledger's total may count what is announced and the balances it begins and ends with, or be one of these. */
const holdsSomehow = (
  size: number,
  { rows, facts }: { rows: readonly Row[]; facts: PrintedFacts },
  sides: readonly (1 | -1 | null)[],
): boolean => {
  const booked = rows.filter(({ pending }) => !pending);
  const balances = [0, ...listBalances(booked, facts)].map(Math.abs);
  return sides.some((side) =>
    [rows, booked].some((part) => {
      const sum = Math.abs(sumOf(part, side));
      return balances.some((balance) => balance === size || sum + balance === size);
    }),
  );
};

const confirmSides = (
  total: TableTotal & { kind: "sides" },
  rows: readonly Row[],
  facts: PrintedFacts,
): PrintedFacts => {
  const booked = rows.filter(({ pending }) => !pending);
  const judge = (printed: number | null, side: 1 | -1): number | null => {
    if (printed === null) return null;
    const holds = printed === sumOf(booked, side);
    return !holds && holdsSomehow(Math.abs(printed), { rows, facts }, [side]) ? null : printed;
  };
  const credits = facts.credits ?? judge(total.credits, 1);
  return { ...facts, credits, debits: facts.debits ?? judge(total.debits, -1) };
};

/** The facts of a statement with the total of its table: it confirms the rows, or contradicts them when no sum of theirs makes it. */
export const addTableTotal = (
  total: TableTotal | null,
  rows: readonly Row[],
  facts: PrintedFacts,
): PrintedFacts => {
  if (total === null) return facts;
  if (total.kind === "sides") return confirmSides(total, rows, facts);
  const sum = sumRows(rows.filter(({ pending }) => !pending));
  const size = Math.abs(total.amount);
  const holds = size === Math.abs(sum);
  // What a sum of the first balance and the rows is called is the last balance.
  if (!holds && facts.closing === null && facts.opening !== null && total.amount === facts.opening + sum)
    return { ...facts, closing: total.amount };
  // A total of amounts without any sign says nothing of what they are.
  const isSigned = rows.some(({ amount }) => amount > 0) && rows.some(({ amount }) => amount < 0);
  const silent = holds
    ? facts.signs_guessed === true && !isSigned
    : holdsSomehow(size, { rows, facts }, [null, 1, -1]);
  if (silent) return facts;
  const section = {
    name: total.name,
    rows: rows.map((_, index) => index + 1),
    expected: holds ? sum : total.amount,
  };
  return { ...facts, sections: [...(facts.sections ?? []), section] };
};
