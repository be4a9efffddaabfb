import type { ParsedTransaction, Problem } from "../parsed-file.ts";

/** Records that move nothing are no rows that were lost. */
const MOVES_NOTHING = new Set(["zero_amount", "no_cash_movement", "information_only"]);

export const isLost = ({ code }: Problem): boolean => !MOVES_NOTHING.has(code);

export type CollectedRows = {
  transactions: ParsedTransaction[];
  /** Rows that could not be read. */
  unread: Problem[];
  /** How many records move nothing. */
  still: number;
};

/** Reads records one by one; those that give no row are reported to `problems`. */
export const collectRows = <Item>(
  records: Iterable<Item>,
  read: (record: Item) => ParsedTransaction | Problem,
  problems: Problem[],
): CollectedRows => {
  const collected: CollectedRows = { transactions: [], unread: [], still: 0 };
  for (const record of records) {
    const row = read(record);
    if (!("code" in row)) {
      collected.transactions.push(row);
      continue;
    }
    problems.push(row);
    if (isLost(row)) collected.unread.push(row);
    else collected.still += 1;
  }
  return collected;
};
