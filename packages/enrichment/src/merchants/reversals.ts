/** Words behind a name that say its payment was taken back or forgiven. */
const REVERSALS = new Set("reversal reversed return returned chargeback waiver waived rebate".split(" "));

/** Words that name no one before them ("MONTHLY FEE WAIVER", "TAX REBATE", "PAYMENT RETURNED"). */
const NO_NAMES = new Set(
  "fee fees charge charges tax taxes council property income vat cash mail in item items check cheque payment payments pymt pmt deposit deposits debit credit card ach atm wire transfer purchase purchases pos order interest late annual monthly service maintenance overdraft nsf foreign transaction international intl advance balance account refund refunds of a the to and for utility energy rent bill direct electronic online capital happy many total point no free holiday investment merchandise dd standing stop insufficient funds rate gas fuel sale sales customer provisional adjustment".split(
    " ",
  ),
);

/** True where the last of the words takes back what was paid to somebody whom the words before it name. */
export const endsAsReversal = (words: readonly string[]): boolean =>
  REVERSALS.has(words.at(-1) ?? "") && words.slice(0, -1).some((word) => !NO_NAMES.has(word));
