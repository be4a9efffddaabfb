import type { Db } from "@passbook/db/dialect";
import { findSpans, type Span } from "../match/gap-spans.ts";
import type { Witness } from "../match/ledger-row.ts";
import { listAllReadRows } from "../kept/repo.ts";

/** Which transactions persons added to statements instead of reading them there. */
export type AddedRows = {
  /** Where a transaction may be printed that none of these statements prints; null for one that any of them does. */
  readonly findSpan: (transaction_id: string, printed_in: readonly string[]) => Span | null;
};

/** The rows that were added to statements that cover some of these days. */
export const listAddedRows = async (
  trx: Db,
  user_id: string,
  { to }: Span,
  witnesses: Iterable<Witness>,
): Promise<AddedRows> => {
  const spans = new Map<string, Span>();
  for (const witness of witnesses) {
    if (witness.is_corrected !== true || witness.from > to) continue;
    const rows = await listAllReadRows(trx, { user_id, id: witness.id });
    const placed = rows.map((row) => ({ ...row, is_added: row.source === null }));
    for (const [index, span] of findSpans(placed, witness).entries()) {
      const id = rows[index]?.transaction_id;
      if (span !== null && id != null) spans.set(`${witness.id} ${id}`, span);
    }
  }
  return {
    findSpan: (transaction_id, printed_in) => {
      const found = printed_in.map((id) => spans.get(`${id} ${transaction_id}`) ?? null);
      return found.includes(null) ? null : joinSpans(found.filter((span) => span !== null));
    },
  };
};

/** Several statements that all lack it leave only the days that each of them leaves. */
const joinSpans = ([first, ...rest]: readonly Span[]): Span | null =>
  first === undefined
    ? null
    : rest.reduce(
        (span, { from, to }) => ({
          from: from > span.from ? from : span.from,
          to: to < span.to ? to : span.to,
        }),
        first,
      );
