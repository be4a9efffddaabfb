import { useLingui } from "@lingui/react/macro";
import type { DoubtCode } from "@passbook/contract/sentences/doubts";
import type { Doubt } from "../state/proof.ts";

/** Why rows are not called proved though what is printed may hold, in words; a code that is not known here is told by the reader. */
export const useDoubtWords = (): ((doubt: Doubt) => string) => {
  const { t } = useLingui();
  const words: Readonly<Record<DoubtCode, string>> = {
    row_unread: t`A row could not be read`,
    row_left_over: t`A line looks like a row and belongs to none`,
    pages_missing: t`The statement goes on elsewhere`,
    row_undated: t`A row has no day of its own`,
    days_open: t`The days can be read in more than one way`,
    period_elsewhere: t`Rows lie outside the printed period`,
    mixed_currencies: t`The rows are in several currencies, which cannot be added`,
    direction_unknown: t`Nothing says for certain which amounts are money out`,
    mark_disagrees: t`The marks or the columns of some amounts say another direction than the balances`,
    digits_unknown: t`Nothing says where the decimals begin`,
    money_not_named: t`Nothing says that the figures are money`,
    two_closings: t`Two different balances are called the last one`,
    balance_disagrees: t`A printed balance does not follow from the rows`,
    row_misplaced: t`A row stands among rows of other days, against the balances`,
    balance_currency: t`A balance is in another currency than the rows`,
    total_disagrees: t`A printed total does not agree with the rows`,
    count_disagrees: t`A printed number of transactions does not agree with the rows`,
    figure_unexplained: t`A printed figure fits neither end of the rows`,
    nothing_printed: t`Nothing that is printed binds the rows`,
    rows_unbound: t`Some rows are bound by no printed figure`,
    first_row_open: t`No balance is printed before the first row`,
    direction_guessed: t`The direction of some rows is a guess`,
    sum_of_nothing: t`The rows come to zero, so balances cannot tell whether some are missing`,
    amounts_rounded: t`Amounts have more digits than their currency`,
    digit_unsure: t`A digit of the picture can be read in more than one way`,
  };
  // a server that is newer may know more
  return ({ code, message }) => (words as Readonly<Record<string, string>>)[code] ?? message;
};
