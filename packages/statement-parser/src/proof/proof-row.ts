import type { ParsedTransaction } from "../parsed-file.ts";
import type { ChainRow } from "./chain.ts";

/** A booked row with its number in the statement as it was read. */
export type ProofRow = ChainRow & { row: number; added: boolean; description: string };

/** The booked rows of a statement in file order; announced ones prove nothing. */
export const toProofRows = (transactions: readonly ParsedTransaction[]): ProofRow[] => {
  const rows: ProofRow[] = [];
  let number = 0;
  for (const each of transactions) {
    number += 1;
    if (!each.pending)
      rows.push({
        row: each.row ?? number,
        added: each.added === true,
        amount: each.amount,
        balance: each.balance_after,
        date: each.booked_on,
        description: each.description,
      });
  }
  return rows;
};

type Amounts = readonly { readonly amount: number }[];

export const sumRows = (rows: Amounts): number => {
  let sum = 0;
  for (const row of rows) sum += row.amount;
  return sum;
};

/** The sum of what comes in, or of what goes out (negative). */
export const sumSide = (rows: Amounts, side: 1 | -1): number =>
  sumRows(rows.filter(({ amount }) => Math.sign(amount) === side));
