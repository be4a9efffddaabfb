import type { StatementRow } from "@passbook/db/schema";
import { readDetails } from "../kept/details.ts";
import { findExtraRows } from "./find-extra-rows.ts";
import type { MatchedStatement } from "./match-statement.ts";
import type { ReviewPlan } from "./plan-import.ts";

/** What must be asked of a statement before it is imported beside those that its account has; null where nothing is. */
export const askBeside = (row: StatementRow, matched: MatchedStatement): ReviewPlan | null => {
  const { plan } = matched;
  const is_own = plan.file_index === row.file_index;
  const { corrections = [], extra_rows = false } = is_own ? readDetails(row) : {};
  const question = extra_rows ? null : findExtraRows(matched, corrections.length > 0);
  if (question === null) return null;
  const { chosen, ...planned } = plan;
  return { ...planned, kind: "review", questions: [question], account_currency: chosen.account.currency };
};
