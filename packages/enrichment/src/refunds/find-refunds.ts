import { toGroupKey } from "../movement-groups.ts";
import type { MovementRow, Refund, RefundAnswers } from "../movement-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import { findPhraseOf } from "../text/phrase-set.ts";
import type { SignReading } from "../transfers/read-signs.ts";
import { EARNED_WORDS, GRANTED_WORDS, REVERSAL_WORDS } from "./refund-words.ts";

const REFUND_DAYS = 180;
const REVERSAL_DAYS = 5;
/** A counterparty paid so many times as often as it pays is one that refunds. */
const MOSTLY_PAID = 2;

type Purchase = { readonly row: MovementRow; readonly day: number; readonly key: string; left: number };
type Credit = {
  readonly row: MovementRow;
  readonly day: number;
  readonly returned: boolean;
  readonly reversed: boolean;
  readonly byTransfer: boolean;
  settled: boolean;
};

type Ledger = {
  readonly purchases: readonly Purchase[];
  readonly credits: readonly Credit[];
  readonly found: Refund[];
  readonly read: SignReading;
  readonly isRejected: (refund_id: string, purchase_id: string) => boolean;
};

const readCredit = (row: MovementRow, read: SignReading): Credit | null => {
  const signs = read(row);
  const returned = signs.returned !== null;
  const granted = findPhraseOf(GRANTED_WORDS, signs.words) !== null;
  const earned = granted || (!returned && findPhraseOf(EARNED_WORDS, signs.words) !== null);
  const nameless = !returned && signs.transfer !== null && signs.names.length === 0;
  if (earned || nameless) return null;
  const reversed = returned && findPhraseOf(REVERSAL_WORDS, signs.words) !== null;
  return {
    row,
    day: toDayNumber(row.booked_on),
    returned,
    reversed,
    byTransfer: signs.transfer !== null && !returned,
    settled: false,
  };
};

const settle = (ledger: Ledger, credit: Credit, purchase: Purchase, kind: Refund["kind"]): void => {
  const amount = Math.min(credit.row.amount, purchase.left);
  purchase.left -= amount;
  credit.settled = true;
  ledger.found.push({ refund_id: credit.row.id, purchase_id: purchase.row.id, kind, amount });
};

/** How many of the purchases, which are in order of days, are not after a day. */
const countUntil = (purchases: readonly Purchase[], day: number): number => {
  let [low, high] = [0, purchases.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((purchases[middle]?.day ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The newest of the purchases that a credit may pay back; the same account before others. */
const pickPurchase = (
  ledger: Ledger,
  credit: Credit,
  fits: (purchase: Purchase) => boolean,
): Purchase | null => {
  const key = toGroupKey(credit.row);
  let best: Purchase | null = null;
  for (let at = countUntil(ledger.purchases, credit.day + REVERSAL_DAYS) - 1; at >= 0; at -= 1) {
    const purchase = ledger.purchases[at];
    if (purchase === undefined || purchase.day < credit.day - REFUND_DAYS) break;
    if (purchase.left <= 0 || purchase.row.currency !== credit.row.currency) continue;
    if (purchase.key !== key || ledger.isRejected(credit.row.id, purchase.row.id)) continue;
    if (!fits(purchase)) continue;
    if (purchase.row.bank_account_id === credit.row.bank_account_id) return purchase;
    best ??= purchase;
  }
  return best;
};

/** Text without figures and without the words of giving back. */
const toBareText = (row: MovementRow, read: SignReading): string => {
  const { words } = read(row);
  const found = findPhraseOf(REVERSAL_WORDS, words);
  const bare = words.filter((_, at) => found === null || at < found.at || at >= found.at + found.length);
  return bare.join(" ").replace(/\d+/g, "0");
};

const isReversal = (ledger: Ledger, credit: Credit, purchase: Purchase): boolean => {
  const { row } = purchase;
  if (row.amount !== -credit.row.amount || row.bank_account_id !== credit.row.bank_account_id) return false;
  if (Math.abs(credit.day - purchase.day) > REVERSAL_DAYS || purchase.left !== -row.amount) return false;
  const isLater = credit.day >= purchase.day;
  if (!isLater && ledger.read(row).returned === null) return false;
  if (credit.reversed) return true;
  return toBareText(row, ledger.read) === toBareText(credit.row, ledger.read);
};

const isSameAmount = (credit: Credit, { row, left, day }: Purchase): boolean => {
  if (day > credit.day) return false;
  if (-row.amount === credit.row.amount) return left >= credit.row.amount;
  const [paid, back] = [row.original, credit.row.original];
  return (
    paid !== null &&
    back !== null &&
    paid.currency === back.currency &&
    Math.abs(paid.amount) === Math.abs(back.amount) &&
    left === -row.amount
  );
};

/** A part may come back by its words, to a card, or from one who is mostly paid; among people money goes to and fro. */
const mayBePart = (ledger: Ledger, credit: Credit): boolean => {
  if (credit.returned || credit.row.account_type === "credit_card") return true;
  const paid = countUntil(ledger.purchases, credit.day);
  return !credit.byTransfer && paid >= MOSTLY_PAID && paid >= MOSTLY_PAID * ledger.credits.length;
};

const takeConfirmed = (ledger: Ledger, answers: RefundAnswers): void => {
  for (const { refund_id, purchase_id } of answers.confirmed) {
    const credit = ledger.credits.find(({ row }) => row.id === refund_id);
    const purchase = ledger.purchases.find(({ row }) => row.id === purchase_id);
    if (credit === undefined || purchase === undefined) continue;
    if (credit.settled || purchase.left <= 0) continue;
    settle(ledger, credit, purchase, "refund");
  }
};

type Pass = {
  readonly kind: Refund["kind"];
  readonly fits: (ledger: Ledger, credit: Credit, purchase: Purchase) => boolean;
};

/** Money back that says so may be booked days before what it pays back. */
const isBookedBefore = (credit: Credit, { row, left, day }: Purchase): boolean =>
  credit.returned && day > credit.day && -row.amount === credit.row.amount && left >= credit.row.amount;

/** From strong to weak: what cancels, what gives the same amount back, what gives a part back, what is booked too early. */
const PASSES: readonly Pass[] = [
  { kind: "reversal", fits: isReversal },
  { kind: "refund", fits: (_, credit, purchase) => isSameAmount(credit, purchase) },
  {
    kind: "refund",
    fits: (ledger, credit, purchase) =>
      purchase.day <= credit.day && purchase.left >= credit.row.amount && mayBePart(ledger, credit),
  },
  { kind: "refund", fits: (_, credit, purchase) => isBookedBefore(credit, purchase) },
];

/** Money back within one group of rows (in order of their days) and the purchases it belongs to. */
export const findGroupRefunds = (
  rows: readonly MovementRow[],
  answers: RefundAnswers,
  read: SignReading,
): Refund[] => {
  if (!rows.some(({ amount }) => amount > 0) || !rows.some(({ amount }) => amount < 0)) return [];
  const rejected = new Set(answers.rejected.map((each) => `${each.refund_id}|${each.purchase_id}`));
  const confirmed = new Set(answers.confirmed.map(({ refund_id }) => refund_id));
  const ledger: Ledger = {
    purchases: rows
      .filter(({ amount }) => amount < 0)
      .map((row) => ({ row, day: toDayNumber(row.booked_on), key: toGroupKey(row), left: -row.amount })),
    credits: rows
      .filter(({ amount }) => amount > 0)
      .flatMap((row) => {
        const credit = readCredit(row, read);
        if (credit !== null) return [credit];
        return confirmed.has(row.id) ? [{ ...UNREAD, row, day: toDayNumber(row.booked_on) }] : [];
      }),
    found: [],
    read,
    isRejected: (refund_id, purchase_id) => rejected.has(`${refund_id}|${purchase_id}`),
  };
  takeConfirmed(ledger, answers);
  for (const { kind, fits } of PASSES) {
    for (const credit of ledger.credits) {
      if (credit.settled) continue;
      const purchase = pickPurchase(ledger, credit, (each) => fits(ledger, credit, each));
      if (purchase !== null) settle(ledger, credit, purchase, kind);
    }
  }
  return ledger.found;
};

const UNREAD = { returned: false, reversed: false, byTransfer: true, settled: false };
