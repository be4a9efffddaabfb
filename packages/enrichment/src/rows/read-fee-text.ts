import type { FinderRow } from "../finding-types.ts";
import { foldWords } from "../text/fold.ts";
import { findPhraseOf, listPhrasesOf } from "../text/phrase-set.ts";
import { FEE_BACK_WORDS, FEE_WORDS, GRANTED_WORDS, RETURN_WORDS } from "../words/payments.ts";

const FEE =
  /^(fees?|charges?|surcharges?|gebuhr|gebuhren|entgelt|frais|comision|comissao|tarifa|kosten|avgift)$/;
/** Words that do not tell one fee from another. */
const COMMON =
  /^(bank|account|acct|card|cc|payment|pmt|item|monthly|month|for|of|on|the|and|non|network|courtesy|\d.*)$/;

/** What a text says of a bank's fee: whether it is one, whether it is given back, and by which words it is told from others. */
export type FeeText = {
  readonly isFee: boolean;
  readonly isBack: boolean;
  readonly telling: readonly string[];
};
const known = new WeakMap<FinderRow, FeeText>();

export const readFeeText = (row: FinderRow): FeeText => {
  const before = known.get(row);
  if (before !== undefined) return before;
  const words = foldWords(row.description).split(" ");
  const back = [...listPhrasesOf(RETURN_WORDS, words), ...listPhrasesOf(FEE_BACK_WORDS, words)];
  const isNamed = findPhraseOf(FEE_WORDS, words) !== null;
  const isSaid = (_: string, at: number): boolean =>
    back.some((each) => at >= each.at && at < each.at + each.length);
  const text: FeeText = {
    isFee: isNamed || (back.length > 0 && words.some((word) => FEE.test(word))),
    isBack: back.length > 0 && findPhraseOf(GRANTED_WORDS, words) === null,
    telling: words.filter((word, at) => !FEE.test(word) && !COMMON.test(word) && !isSaid(word, at)),
  };
  known.set(row, text);
  return text;
};

/** True for money in that says it is a bank's fee given back. */
export const isFeeGivenBack = (row: FinderRow): boolean => {
  if (row.amount <= 0) return false;
  const { isFee, isBack } = readFeeText(row);
  return isFee && isBack;
};
