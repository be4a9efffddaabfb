import { readRowAmount } from "./amount-source.ts";
import type { MoneyStyle } from "./amount-source.ts";
import type { Column } from "./describe-columns.ts";
import { isDirectionColumn, listAmountColumns } from "./list-sources.ts";
import type { RankedSource } from "./list-sources.ts";
import { findDirection } from "../../../labels/meaning-words.ts";
import type { PreparedRow } from "./prepare-rows.ts";

const PRIOR = 5;

/**
 * Amounts of which only some carry their minus: every row has a word that says whether money goes out, no amount with a
 * minus comes in, some without one go out, and some come in.
 */
export const listContradicted = (
  columns: readonly Column[],
  rows: readonly PreparedRow[],
  style: MoneyStyle,
): RankedSource[] =>
  listAmountColumns(columns).flatMap((column): RankedSource[] => {
    if (column.negatives === 0) return [];
    const amounts = rows.map((row) =>
      readRowAmount({ kind: "signed", column: column.index, unmarked: 1 }, row.cells, style),
    );
    const isTold = (word: Column): boolean => {
      if (word.directions === 0 || word.dashes > 0 || word.dates > 0 || !isDirectionColumn(word))
        return false;
      let [unmarked, received] = [0, 0];
      for (const [index, row] of rows.entries()) {
        const read = amounts[index];
        const direction = findDirection(row.cells[word.index] ?? "", word.name?.named_directions ?? null);
        if (read === undefined || typeof read === "string" || direction === null) return false;
        if (direction === "credit" && read.amount < 0) return false;
        if (direction === "debit" && read.amount > 0) unmarked += 1;
        if (direction === "credit") received += 1;
      }
      return unmarked > 0 && received > 0;
    };
    const word = columns.find((other) => other !== column && isTold(other));
    if (word === undefined) return [];
    const named_directions = word.name?.named_directions ?? null;
    return [
      {
        source: {
          kind: "directed",
          column: column.index,
          direction: word.index,
          blank: null,
          named_directions,
        },
        prior: PRIOR,
      },
    ];
  });
