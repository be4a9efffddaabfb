import type { Register } from "@passbook/contract/bank-accounts";

type State = Register["points"][number]["state"];
type Break = Register["breaks"][number];

/** A booked row, in minor units; `statement_ids` are those that print it. */
export type BookedRow = {
  readonly id: string;
  readonly booked_on: string;
  readonly amount: number;
  readonly statement_ids: readonly string[];
};
/** What a statement prints: minor units, null where it prints none. */
export type PrintedBalances = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly is_proved: boolean;
};
export type BalancedRow<T extends BookedRow> = T & { readonly balance: number | null; readonly state: State };

/** A printed balance, before the row at `at`. */
type Anchor = {
  readonly at: number;
  readonly rank: number;
  readonly day: string;
  readonly amount: number;
  readonly statement: PrintedBalances;
  /** Not printed, but what the statement's other balance and its rows come to. */
  readonly is_implied: boolean;
};

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Rows of one day stand as their statements follow each other; what no statement prints comes after them. */
const sortRows = <T extends BookedRow>(rows: readonly T[], ranks: ReadonlyMap<string, number>): T[] => {
  const rankOf = new Map(
    rows.map(({ id, statement_ids }) => [
      id,
      Math.min(...statement_ids.map((each) => ranks.get(each) ?? Infinity)),
    ]),
  );
  const rank = ({ id }: T): number => rankOf.get(id) ?? Infinity;
  return rows.toSorted((one, other) => {
    const byDay = compare(one.booked_on, other.booked_on);
    if (byDay !== 0 || rank(one) === rank(other)) return byDay || compare(one.id, other.id);
    return rank(one) - rank(other);
  });
};

const sumRows = (rows: readonly BookedRow[], from: number, to: number): number =>
  rows.slice(from, to).reduce((total, { amount }) => total + amount, 0);

/** The first row that each statement prints, and the one behind its last. */
const findPlaces = (
  rows: readonly BookedRow[],
): Map<string, { readonly first: number; readonly end: number }> => {
  const places = new Map<string, { first: number; end: number }>();
  for (const [index, { statement_ids }] of rows.entries())
    for (const id of statement_ids) places.set(id, { first: places.get(id)?.first ?? index, end: index + 1 });
  return places;
};

const listAnchors = (rows: readonly BookedRow[], statements: readonly PrintedBalances[]): Anchor[] => {
  const places = findPlaces(rows);
  const anchors = statements.flatMap((statement, rank): Anchor[] => {
    const { id, from, to, opening, closing } = statement;
    const later = rows.findIndex(({ booked_on }) => booked_on > to);
    const nowhere = later < 0 ? rows.length : later;
    const { first, end } = places.get(id) ?? { first: nowhere, end: nowhere };
    const printed = opening ?? closing;
    if (printed === null) return [];
    const sum = sumRows(rows, first, end);
    const begins = opening ?? printed - sum;
    return [
      { at: first, rank, day: from, amount: begins, statement, is_implied: opening === null },
      { at: end, rank, day: to, amount: closing ?? begins + sum, statement, is_implied: closing === null },
    ];
  });
  return anchors.toSorted((one, other) => one.at - other.at || one.rank - other.rank);
};

/**
 * The balance after each row, oldest first, and where printed balances and rows do not agree. Between two printed balances that do, what is
 * counted from the first is what the second confirms; where they do not, it is unknown. Before the first and after the last it is counted.
 */
export const balanceRows = <T extends BookedRow>(
  unsorted: readonly T[],
  printed: readonly PrintedBalances[],
): { readonly rows: BalancedRow<T>[]; readonly breaks: Break[] } => {
  const statements = printed.toSorted((one, other) => compare(one.to, other.to) || compare(one.id, other.id));
  const rows = sortRows(unsorted, new Map(statements.map(({ id }, rank) => [id, rank])));
  const anchors = listAnchors(rows, statements);
  const balances: { balance: number | null; state: State }[] = rows.map(() => ({
    balance: null,
    state: "unknown",
  }));
  const fill = (from: number, to: number, { amount, state }: { amount: number; state: State }): void => {
    let balance = amount;
    for (let at = from; at < to; at += 1) {
      balance += rows[at]?.amount ?? 0;
      balances[at] = { balance, state };
    }
  };
  const breaks: Break[] = [];
  const [first, last] = [anchors.at(0), anchors.at(-1)];
  if (first !== undefined)
    fill(0, first.at, { amount: first.amount - sumRows(rows, 0, first.at), state: "counted" });
  let from = first;
  for (const to of anchors.slice(1)) {
    if (from === undefined) break;
    const by = to.amount - from.amount - sumRows(rows, from.at, to.at);
    const is_proved = [from, to].every(({ statement, is_implied }) => statement.is_proved && !is_implied);
    if (by === 0) fill(from.at, to.at, { amount: from.amount, state: is_proved ? "proved" : "counted" });
    else breaks.push({ from: from.day, to: to.day, by, statement_ids: [from.statement.id, to.statement.id] });
    // What only agrees with a printed balance leaves the word to the next that is printed.
    if (by !== 0 || !to.is_implied || from.is_implied) from = to;
  }
  if (last !== undefined) fill(last.at, rows.length, { amount: last.amount, state: "counted" });
  return {
    rows: rows.map((row, index) => ({
      ...row,
      balance: null,
      state: "unknown" as const,
      ...balances[index],
    })),
    breaks,
  };
};
