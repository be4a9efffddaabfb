import type { Problem } from "@passbook/statement-parser";
import { say } from "@passbook/contract/sentences/reading";
import type { Ledger, Witness } from "../match/ledger-row.ts";

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
 * does. A download may begin or end in the middle of the first or last common day, and of a single common day one statement may print
 * the beginning and the next the end: there only rows on both sides, where more days are common, are a disagreement.
 */
export const findDisagreements = (
  self: Pick<Witness, "from" | "to">,
  rows: readonly SettledRow[],
  { rows: stored, witnesses }: Ledger,
): Disagreement[] => {
  const beside = [...witnesses.values()].filter(({ from, to }) => from <= self.to && to >= self.from);
  if (beside.length === 0) return [];
  const ours = new Set(rows.flatMap(({ transaction_id }) => transaction_id ?? []));
  const printed_in = new Map(stored.map(({ id, printed_in }) => [id, printed_in]));
  return beside.flatMap((witness) => {
    const from = self.from > witness.from ? self.from : witness.from;
    const to = self.to < witness.to ? self.to : witness.to;
    const isCommon = (day: string): boolean => day >= from && day <= to;
    const all_missing = stored.filter(
      (row) =>
        row.status === "posted" &&
        isCommon(row.booked_on) &&
        !ours.has(row.id) &&
        row.printed_in.includes(witness.id),
    );
    const all_alone = rows.filter(
      (row) =>
        !row.pending &&
        isCommon(row.booked_on) &&
        printed_in.get(row.transaction_id ?? "")?.includes(witness.id) !== true,
    );
    const isTold = (day: string): boolean =>
      (day > from && day < to) || (from < to && isOn(all_missing, day) && isOn(all_alone, day));
    const missing = all_missing.filter((row) => isTold(row.booked_on));
    const alone = all_alone.filter((row) => isTold(row.booked_on));
    return missing.length + alone.length === 0
      ? []
      : [toDisagreement(witness, { alone, missing: missing.map(({ id }) => id), from, to })];
  });
};

const isOn = (rows: readonly { readonly booked_on: string }[], day: string): boolean =>
  rows.some(({ booked_on }) => booked_on === day);

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
  ...say("overlap_disagrees", {
    from,
    to,
    file: witness.file_name,
    here: alone.length,
    there: missing.length,
  }),
  statement_id: witness.id,
  rows: alone.slice(0, MOST_LISTED).map(({ row }) => row),
  missing: missing.slice(0, MOST_LISTED),
});
