import type { StatementRow } from "@passbook/db/schema";
import type { ReadRow } from "../kept/details.ts";

/** How many rows became new transactions, were there, and changed what was there. */
export const countOutcomes = (
  outcomes: readonly ReadRow["became"][],
): Pick<StatementRow, "count_new" | "count_duplicate" | "count_changed"> => {
  const count = (outcome: ReadRow["became"]): number => outcomes.filter((each) => each === outcome).length;
  return { count_new: count("new"), count_duplicate: count("duplicate"), count_changed: count("changed") };
};
