import type { Follower, Updated, Values, Who, Written } from "../changes/index.ts";
import {
  type CountedRow,
  countNew,
  countRows,
  countStored,
  isCountedBy,
  noDeltas,
  type SumDeltas,
  writeSums,
} from "./count.ts";

/** Keeps the sums right: what is written is counted out as it was and in as it becomes. */
export const followCounted = (): Follower => {
  const deltas = noDeltas();
  return {
    before: (who, written) => countOut(who, deltas, written),
    after: (who, written) => countIn(who, deltas, written),
    settle: ({ trx, author }) => writeSums(trx, author.user_id, deltas),
  };
};

const countOut = async (who: Who, deltas: SumDeltas, written: Written): Promise<void> => {
  if (written.table === "splits") return countDivided(who, written, { deltas, sign: -1 });
  if (written.table !== "transactions" || written.op === "insert") return;
  if (written.op === "delete") await countRead(who, written.rows, { deltas, sign: -1 });
  else if (movesSums(written.rows))
    await countRead(
      who,
      written.rows.map(({ before }) => before),
      { deltas, sign: -1 },
    );
};

const countIn = async (who: Who, deltas: SumDeltas, written: Written): Promise<void> => {
  if (written.table === "splits") return countDivided(who, written, { deltas, sign: 1 });
  if (written.table !== "transactions" || written.op === "delete") return;
  // New rows of the table, whole.
  if (written.op === "insert") await countNew(deltas, written.rows as readonly CountedRow[]);
  else if (movesSums(written.rows))
    await countRead(
      who,
      written.rows.map(({ before, after }) => ({ ...before, ...after })),
      { deltas, sign: 1 },
    );
};

type Counting = { readonly deltas: SumDeltas; readonly sign: 1 | -1 };

/** All rows of an edit set the same columns. */
const movesSums = ([first]: readonly Updated[]): boolean => isCountedBy(Object.keys(first?.after ?? {}));

/** Counts transactions as they were read, or as they are written. */
const countRead = ({ trx, author }: Who, rows: readonly Values[], counting: Counting): Promise<void> =>
  // Rows of the table, whole.
  countRows(trx, author.user_id, rows as readonly CountedRow[], counting);

/** Counts the transactions that parts belong to: their share in the sums may change. */
const countDivided = ({ trx, author }: Who, written: Written, counting: Counting): Promise<void> => {
  const parts = written.op === "update" ? written.rows.map(({ before }) => before) : written.rows;
  const ids = [...new Set(parts.map((part) => String(part["transaction_id"])))];
  return countStored(trx, author.user_id, ids, counting);
};
