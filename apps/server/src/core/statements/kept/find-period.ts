import type { StatementRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";

/** The printed period, completed by the first and last row where it is not printed. */
export const findPeriod = ({
  period,
  transactions,
}: ParsedStatement): Pick<StatementRow, "period_from" | "period_to"> => {
  let [from, to] = [period.from, period.to];
  if (from === null || to === null)
    for (const { booked_on } of transactions) {
      if (period.from === null && (from === null || booked_on < from)) from = booked_on;
      if (period.to === null && (to === null || booked_on > to)) to = booked_on;
    }
  return { period_from: from, period_to: to };
};
