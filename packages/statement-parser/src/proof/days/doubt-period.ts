import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { ParsedStatement, ParsedTransaction } from "../../parsed-file.ts";
import { doubt, weaken } from "../doubts.ts";

/** A balance is of the last day that a bank worked, and what is booked on a day may be told with the next. */
const BESIDE_DAYS = 7;
/** Purchases of a bill lie before its period, and rows beside the month that a title names, by as much as a month. */
const BESIDE_MONTH_DAYS = 31;
const BILLED = new Set<ParsedStatement["account"]["account_type"]>(["credit_card", "loan"]);

/** How many days before the first and behind the last day of a period are beside it. */
type Beside = { before: number; behind: number };

const isBeside = (
  day: IsoDate,
  { from, to }: ParsedStatement["period"],
  { before, behind }: Beside,
): boolean => (from !== null && day < addDays(from, -before)) || (to !== null && day > addDays(to, behind));

/** The booked rows whose days lie outside of the period that is printed; one end of it may be all that is known. */
export const listOutside = ({
  period,
  transactions,
}: Pick<ParsedStatement, "period" | "transactions">): ParsedTransaction[] =>
  // What is announced may well come later.
  transactions.filter((row) => !row.pending && isBeside(row.booked_on, period, { before: 0, behind: 0 }));

/** The statement with a doubt where a row lies far from its period, printed from day to day or not: balances hold whatever the days are. */
export const doubtPeriod = (statement: ParsedStatement, isPrinted = true): ParsedStatement => {
  const isBilled = BILLED.has(statement.account.account_type);
  const beside = {
    before: !isPrinted || isBilled ? BESIDE_MONTH_DAYS : BESIDE_DAYS,
    behind: isPrinted ? BESIDE_DAYS : BESIDE_MONTH_DAYS,
  };
  const far = listOutside(statement).find((row) => isBeside(row.booked_on, statement.period, beside));
  if (far === undefined) return statement;
  const { proof } = statement;
  const own = doubt("period_elsewhere", far.source);
  return {
    ...statement,
    proof: { ...proof, verdict: weaken(proof.verdict, [own]), doubts: [...proof.doubts, own] },
  };
};
