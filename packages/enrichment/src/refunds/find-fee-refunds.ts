import { compareText } from "../rows/row-groups.ts";
import type { FinderRow, Refund } from "../finding-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import { listOfSize, type RowIndex } from "../rows/row-index.ts";
import { type FeeText, readFeeText } from "../rows/read-fee-text.ts";

/** Banks give a fee back within a quarter, or book what cancels it a few days early. */
const FEE_BACK_DAYS = 95;
const EARLY_DAYS = 5;
/** Two fees are told apart by their words where both have any. */
const mayBeOne = (one: FeeText, other: FeeText): boolean =>
  one.telling.length === 0 ||
  other.telling.length === 0 ||
  one.telling.some((word) => other.telling.includes(word));

/** Newest first; then in an order that depends on the rows alone. */
const byNewest = (one: FinderRow, other: FinderRow): number =>
  compareText(other.booked_on, one.booked_on) || compareText(one.id, other.id);

/**
 * Fees that a bank gave back on the account it took them from, whatever it calls them the one time and the other ("LATE PAYMENT FEE", "LATE
 * FEE REVERSAL"): the newest of equal amount. `isOpen` tells the rows that are settled by nothing else.
 */
export const findFeeRefunds = (index: RowIndex, isOpen: (row: FinderRow) => boolean): Refund[] => {
  const used = new Set<string>();
  const credits = index.feesBack.filter(isOpen).toSorted(byNewest);
  return credits.flatMap((credit): Refund[] => {
    const daysOf = (charge: FinderRow): number =>
      toDayNumber(credit.booked_on) - toDayNumber(charge.booked_on);
    const mayPayBack = (charge: FinderRow): boolean =>
      charge.amount === -credit.amount &&
      charge.bank_account_id === credit.bank_account_id &&
      charge.currency === credit.currency &&
      !used.has(charge.id) &&
      daysOf(charge) >= -EARLY_DAYS &&
      daysOf(charge) <= FEE_BACK_DAYS &&
      isOpen(charge) &&
      readFeeText(charge).isFee &&
      mayBeOne(readFeeText(credit), readFeeText(charge));
    const [charge] = listOfSize(index, credit.amount).filter(mayPayBack).toSorted(byNewest);
    if (charge === undefined) return [];
    used.add(charge.id);
    const kind = Math.abs(daysOf(charge)) <= EARLY_DAYS ? "reversal" : "refund";
    return [{ refund_id: credit.id, purchase_id: charge.id, kind, amount: credit.amount }];
  });
};
