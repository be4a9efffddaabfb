import type { Problem } from "@passbook/statement-parser";
import { countOf } from "../../platform/problem.ts";
import type { Ledger, Witness } from "./ledger-rows.ts";

/** A row of the statement at hand and the transaction it turned out to be. */
type SettledRow = {
  readonly row: number;
  readonly booked_on: string;
  readonly transaction_id: string | null;
  readonly pending: boolean;
};
type Disagreement = Problem & {
  readonly statement_id: string;
  readonly rows: readonly number[];
  readonly missing: readonly string[];
};

const MOST_LISTED = 50;

/**
 * Where statements that both cover some days do not name the same movements: rows only this one prints, and transactions only the other
 * does. The first and last common day are left out, since a download may begin or end in the middle of a day.
 */
export const findDisagreements = (
  self: Pick<Witness, "from" | "to">,
  rows: readonly SettledRow[],
  { rows: stored, witnesses }: Ledger,
): Disagreement[] => {
  if (witnesses.size === 0) return [];
  const ours = new Set(rows.flatMap(({ transaction_id }) => transaction_id ?? []));
  const printed_in = new Map(stored.map(({ id, printed_in }) => [id, printed_in]));
  return [...witnesses.values()].flatMap((witness) => {
    const from = self.from > witness.from ? self.from : witness.from;
    const to = self.to < witness.to ? self.to : witness.to;
    const isInside = (day: string): boolean => day > from && day < to;
    const missing = stored.filter(
      (row) =>
        row.status === "posted" &&
        isInside(row.booked_on) &&
        !ours.has(row.id) &&
        row.printed_in.includes(witness.id),
    );
    const alone = rows.filter(
      (row) =>
        !row.pending &&
        isInside(row.booked_on) &&
        printed_in.get(row.transaction_id ?? "")?.includes(witness.id) !== true,
    );
    return missing.length + alone.length === 0
      ? []
      : [toDisagreement(witness, { alone, missing: missing.map(({ id }) => id), from, to })];
  });
};

const toDisagreement = (
  witness: Witness,
  {
    alone,
    missing,
    from,
    to,
  }: { alone: readonly SettledRow[]; missing: readonly string[]; from: string; to: string },
): Disagreement => ({
  code: "overlap_disagrees",
  message: `Between ${from} and ${to} this statement and ${witness.file_name} do not agree: ${countOf(alone.length, "row")} only here, ${countOf(missing.length, "row")} only there.`,
  statement_id: witness.id,
  rows: alone.slice(0, MOST_LISTED).map(({ row }) => row),
  missing: missing.slice(0, MOST_LISTED),
});
