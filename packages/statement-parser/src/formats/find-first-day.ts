import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { ParsedTransaction } from "../parsed-file.ts";

type Dated = Pick<ParsedTransaction, "booked_on">;

/** Whether two days are the first and the last of a month, as a statement of calendar months prints them. */
const areMonthEnds = (from: IsoDate, to: IsoDate): boolean =>
  from.endsWith("-01") && addDays(to, 1).endsWith("-01");

/**
 * The first day of a statement between two dated balances. The one to begin with is mostly that of the close of its day, with which the
 * statement before ended, so that the days after it are covered; of its own day where something was booked on it.
 */
export const findFirstDay = (
  opening: IsoDate | null,
  closing: IsoDate | null,
  transactions: readonly Dated[],
): IsoDate | null => {
  if (opening === null || closing === null || opening >= closing || areMonthEnds(opening, closing))
    return opening;
  return transactions.some(({ booked_on }) => booked_on <= opening) ? opening : addDays(opening, 1);
};
