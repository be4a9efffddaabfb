import type { Doubt, DoubtCode, PrintedFacts, Proof, Verdict } from "../parsed-file.ts";

/** What each doubt says. Those of the second list follow from rows and facts; whoever proves finds them again. */
const SAYS = {
  row_unread: "A row could not be read; what is printed may hold without it.",
  row_left_over: "A line with figures looks like a row and belongs to none.",
  row_undated: "A row has no day of its own.",
  days_open: "The days can be read in more than one way.",
  period_elsewhere: "No row lies in the period that is printed.",
  mixed_currencies: "The rows are in several currencies, whose amounts cannot be added.",
  direction_unknown: "Nothing says for certain which amounts are money in and which are money out.",
  mark_disagrees: "The marks or the columns of some amounts say another direction than the balances.",
  digits_unknown: "Nothing says where the decimals of the amounts begin.",
  money_not_named: "Nothing says that the figures are money.",
  two_closings: "Two different balances are called the last one.",
  balance_disagrees: "A balance is printed between the rows that does not follow from them.",
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
} as const satisfies Record<DoubtCode, string>;

const FOUND = new Set<DoubtCode>([
  "nothing_printed",
  "rows_unbound",
  "first_row_open",
  "direction_guessed",
  "sum_of_nothing",
  "amounts_rounded",
]);

/** A reason not to call rows proved, with its place where that is known. */
export const doubt = (code: DoubtCode, place: Doubt["place"] = null): Doubt => ({
  code,
  place,
  message: SAYS[code],
});

/** A doubt for each code of which it is true. */
export const doubtWhere = (speaking: Partial<Record<DoubtCode, boolean>>): Doubt[] =>
  // The keys of a record are those of its type.
  (Object.keys(speaking) as DoubtCode[]).filter((code) => speaking[code]).map((code) => doubt(code));

/** Nothing says which way the amounts go. */
export const isUndirected = ({ doubts }: Pick<Proof, "doubts">): boolean =>
  doubts.some(({ code }) => code === "direction_unknown");

/** The doubts that a reader had, without those that were found in proving. */
export const keepGiven = (doubts: readonly Doubt[]): Doubt[] => doubts.filter(({ code }) => !FOUND.has(code));

const NOTHING: PrintedFacts = { opening: null, closing: null };

/** The facts that may be compared: amounts of several currencies come to no sum. */
export const keepComparable = (facts: PrintedFacts, doubts: readonly Doubt[]): PrintedFacts =>
  doubts.some(({ code }) => code === "mixed_currencies") ? NOTHING : facts;

/** What a verdict is worth beside a doubt: balances hold in any scale, so without it they say nothing. */
export const weaken = (verdict: Verdict, doubts: readonly Doubt[]): Verdict => {
  if (verdict === "contradicted" || doubts.length === 0) return verdict;
  if (doubts.some(({ code }) => code === "digits_unknown")) return "unproved";
  return verdict === "proved" ? "partly" : verdict;
};
