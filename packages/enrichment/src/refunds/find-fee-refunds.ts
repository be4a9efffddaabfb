import { compareText } from "../movement-groups.ts";
import type { MovementRow, Refund } from "../movement-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import { foldWords } from "../text/fold.ts";
import { findPhraseOf, listPhrasesOf } from "../text/phrase-set.ts";
import { RETURN_WORDS } from "../transfers/transfer-words.ts";
import { FEE_WORDS } from "../unusual/fee-words.ts";
import { FEE_BACK_WORDS, GRANTED_WORDS } from "./refund-words.ts";

/** Banks give a fee back within a quarter, or book what cancels it a few days early. */
const FEE_BACK_DAYS = 95;
const EARLY_DAYS = 5;
const FEE =
  /^(fees?|charges?|surcharges?|gebuhr|gebuhren|entgelt|frais|comision|comissao|tarifa|kosten|avgift)$/;
/** Words that do not tell one fee from another. */
const COMMON =
  /^(bank|account|acct|card|cc|payment|pmt|item|monthly|month|for|of|on|the|and|non|network|courtesy|\d.*)$/;

type FeeText = { readonly isFee: boolean; readonly isBack: boolean; readonly telling: readonly string[] };
const known = new WeakMap<MovementRow, FeeText>();

const readFeeText = (row: MovementRow): FeeText => {
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

/** Two fees are told apart by their words where both have any. */
const mayBeOne = (one: FeeText, other: FeeText): boolean =>
  one.telling.length === 0 ||
  other.telling.length === 0 ||
  one.telling.some((word) => other.telling.includes(word));

const isGivenBack = (row: MovementRow): boolean => {
  if (row.amount <= 0) return false;
  const { isFee, isBack } = readFeeText(row);
  return isFee && isBack;
};

/** Newest first; then in an order that depends on the rows alone. */
const byNewest = (one: MovementRow, other: MovementRow): number =>
  compareText(other.booked_on, one.booked_on) || compareText(one.id, other.id);

/**
 * Fees that a bank gave back on the account it took them from, whatever it calls them the one time and the other ("LATE PAYMENT FEE", "LATE
 * FEE REVERSAL"): the newest of equal amount. `isOpen` tells the rows that are settled by nothing else.
 */
export const findFeeRefunds = (
  rows: readonly MovementRow[],
  isOpen: (row: MovementRow) => boolean,
): Refund[] => {
  const credits = rows.filter((row) => isGivenBack(row) && isOpen(row));
  if (credits.length === 0) return [];
  const toPlace = (row: MovementRow): string =>
    `${row.bank_account_id} ${row.currency} ${String(Math.abs(row.amount))}`;
  const places = new Set(credits.map(toPlace));
  const charges = rows.filter(
    (row) => row.amount < 0 && places.has(toPlace(row)) && readFeeText(row).isFee && isOpen(row),
  );
  const byPlace = Map.groupBy(charges.toSorted(byNewest), toPlace);
  const used = new Set<string>();
  return credits.toSorted(byNewest).flatMap((credit): Refund[] => {
    const daysOf = (charge: MovementRow): number =>
      toDayNumber(credit.booked_on) - toDayNumber(charge.booked_on);
    const charge = byPlace
      .get(toPlace(credit))
      ?.find(
        (each) =>
          !used.has(each.id) &&
          daysOf(each) >= -EARLY_DAYS &&
          daysOf(each) <= FEE_BACK_DAYS &&
          mayBeOne(readFeeText(credit), readFeeText(each)),
      );
    if (charge === undefined) return [];
    used.add(charge.id);
    const kind = Math.abs(daysOf(charge)) <= EARLY_DAYS ? "reversal" : "refund";
    return [{ refund_id: credit.id, purchase_id: charge.id, kind, amount: credit.amount, by_fee: true }];
  });
};
