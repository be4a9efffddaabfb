/** What each doubt about rows says; the web app has words of its own for every one. */
export const DOUBTS = {
  row_unread: "A row could not be read; what is printed may hold without it.",
  row_left_over: "A line with figures looks like a row and belongs to none.",
  pages_missing: "The statement says that it goes on, and what follows is not in the file.",
  row_undated: "A row has no day of its own.",
  days_open: "The days can be read in more than one way.",
  period_elsewhere: "Rows lie outside the period that is printed.",
  mixed_currencies: "The rows are in several currencies, whose amounts cannot be added.",
  direction_unknown: "Nothing says for certain which amounts are money in and which are money out.",
  mark_disagrees: "The marks or the columns of some amounts say another direction than the balances.",
  digits_unknown: "Nothing says where the decimals of the amounts begin.",
  money_not_named: "Nothing says that the figures are money.",
  two_closings: "Two different balances are called the last one.",
  balance_disagrees: "A balance is printed between the rows that does not follow from them.",
  balance_currency: "A balance is printed in another currency than the rows.",
  total_disagrees: "A total is printed that does not agree with the rows.",
  count_disagrees: "A number of transactions is printed that does not agree with the rows.",
  figure_unexplained: "A balance or a total is printed that fits neither end of the rows.",
  nothing_printed: "Nothing that is printed binds the rows.",
  rows_unbound: "Some rows are bound by no printed figure.",
  first_row_open: "No balance is printed before the first row, and its words speak against its direction.",
  direction_guessed: "The direction of some rows is a guess that no printed figure confirms.",
  sum_of_nothing: "The rows come to zero: balances alone cannot tell whether some are missing.",
  amounts_rounded: "Amounts have more digits than their currency and were rounded.",
  digit_unsure: "A digit of the picture can be read in more than one way.",
} as const;

export type DoubtCode = keyof typeof DOUBTS;
