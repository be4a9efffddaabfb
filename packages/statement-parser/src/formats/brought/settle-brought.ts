import { prove } from "../../proof/prove.ts";
import type { BroughtPart, ParsedStatement, ParsedTransaction } from "../../parsed-file.ts";

/** No row is written in more parts. */
export const MOST_PARTS = 100;

/** What an export says of a row beyond what is kept with it. */
export type Standing = {
  /** It only says what the account held before. */
  readonly opens: boolean;
  /** Its person has not ticked it off; it is booked nevertheless. */
  readonly is_unticked: boolean;
  /** Rows that are parts of one movement have the same. */
  readonly whole: string | null;
};
type FindStanding = (transaction: ParsedTransaction) => Standing | undefined;

const sum = (rows: readonly Pick<ParsedTransaction, "amount">[]): number =>
  rows.reduce((all, { amount }) => all + amount, 0);

/** The same without the rows that open the account, where the balances beside its rows begin with what these come to. */
const openWithin = (
  statement: ParsedStatement,
  rows: readonly ParsedTransaction[],
  opens: readonly ParsedTransaction[],
): ParsedStatement => {
  const { opening, closing, facts } = prove(rows, statement.facts, statement.proof.doubts);
  return opening === (statement.opening_balance ?? 0) + sum(opens)
    ? { ...statement, transactions: [...rows], opening_balance: opening, closing_balance: closing, facts }
    : statement;
};

/** A row that opens its account is its opening balance, where nothing moved before. */
const takeOpening = (statement: ParsedStatement, standingOf: FindStanding): ParsedStatement => {
  const { transactions } = statement;
  const opens = transactions.filter((row) => standingOf(row)?.opens === true);
  const rows = transactions.filter((row) => !opens.includes(row));
  const last = opens.reduce((day, { booked_on }) => (booked_on > day ? booked_on : day), "");
  const is_first = rows.every(({ booked_on }) => booked_on >= last);
  if (opens.length === 0 || !is_first) return statement;
  if (statement.proof.verdict === "proved") return openWithin(statement, rows, opens);
  return {
    ...statement,
    transactions: rows,
    opening_balance: sum(opens),
    closing_balance: sum(transactions),
    // Added up from the rows, so that they prove nothing.
    facts: { ...statement.facts, derived: ["opening", "closing"] },
  };
};

const toPart = ({ amount, brought }: ParsedTransaction): BroughtPart => {
  const transfer = brought?.transfer ?? null;
  const other = transfer !== null && "account" in transfer ? `[${transfer.account}]` : null;
  return {
    category: brought?.category ?? (other === null ? null : { parent: null, name: other }),
    amount,
    note: brought?.note ?? null,
  };
};

/** A bank prints a movement once, in however many categories its person put it; null where these rows are no one movement. */
const joinParts = (rows: readonly ParsedTransaction[]): ParsedTransaction | null => {
  const [first] = rows;
  const is_one = rows.every(
    ({ booked_on, amount, balance_after }) =>
      booked_on === first?.booked_on && amount !== 0 && balance_after === null,
  );
  if (first?.brought === undefined || rows.length < 2 || rows.length > MOST_PARTS || !is_one) return null;
  const tags = new Set(rows.flatMap(({ brought }) => brought?.tags ?? []));
  const brought = { ...first.brought, category: null, note: null, transfer: null, tags: [...tags] };
  return { ...first, amount: sum(rows), brought: { ...brought, parts: rows.map(toPart) } };
};

const joinWholes = (statement: ParsedStatement, standingOf: FindStanding): ParsedStatement => {
  const wholeOf = (row: ParsedTransaction): string | null => standingOf(row)?.whole ?? null;
  const wholes = Map.groupBy(statement.transactions, wholeOf);
  const joined = new Map(
    [...wholes].map(([whole, rows]) => [whole, whole === null ? null : joinParts(rows)]),
  );
  if ([...joined.values()].every((one) => one === null)) return statement;
  const transactions = statement.transactions.flatMap((row) => {
    const one = joined.get(wholeOf(row)) ?? null;
    if (one === null) return [row];
    return wholes.get(wholeOf(row))?.[0] === row ? [one] : [];
  });
  return { ...statement, transactions };
};

/** What no bank ticked off is not announced: its program counts it in the balance. */
const bookUnticked = (statement: ParsedStatement, standingOf: FindStanding): ParsedStatement => {
  const { transactions } = statement;
  const isAnnounced = (row: ParsedTransaction) => row.pending && standingOf(row)?.is_unticked === true;
  if (!transactions.some(isAnnounced)) return statement;
  return {
    ...statement,
    transactions: transactions.map((row) => (isAnnounced(row) ? { ...row, pending: false } : row)),
  };
};

/** The rows of a program's export as a bank would print them, with what their account held before. */
export const settleStatement = (statement: ParsedStatement, standingOf: FindStanding): ParsedStatement => {
  const settled = joinWholes(takeOpening(bookUnticked(statement, standingOf), standingOf), standingOf);
  if (settled === statement) return statement;
  const { proof } = prove(settled.transactions, statement.facts, statement.proof.doubts);
  return { ...settled, proof };
};

type Half = { readonly row: ParsedTransaction; readonly own: string; readonly other: string };

/** Two rows of one day and amount that name each other's accounts are one movement. */
export const pairTransfers = (statements: readonly ParsedStatement[]): void => {
  const halves = statements.flatMap(({ transactions }) =>
    transactions.flatMap((row): Half[] => {
      const { transfer, account } = row.brought ?? { transfer: null, account: null };
      if (transfer === null || !("account" in transfer) || account === null) return [];
      return [{ row, own: account, other: transfer.account }];
    }),
  );
  const toKey = ({ row }: Half, from: string, to: string): string =>
    [row.booked_on, Math.abs(row.amount), from, to].join("\u001F");
  const out = Map.groupBy(
    halves.filter(({ row }) => row.amount < 0),
    (half) => toKey(half, half.own, half.other),
  );
  for (const half of halves) {
    if (half.row.amount <= 0) continue;
    const other = out.get(toKey(half, half.other, half.own))?.shift();
    if (other?.row.brought === undefined || half.row.brought === undefined) continue;
    const transfer = { movement: JSON.stringify(other.row.source) };
    other.row.brought = { ...other.row.brought, transfer };
    half.row.brought = { ...half.row.brought, transfer };
  }
};
