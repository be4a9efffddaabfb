import type { FinderRow, Refund, RefundAnswers } from "../finding-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import { findPhraseOf } from "../text/phrase-set.ts";
import type { SignReading } from "../transfers/read-signs.ts";
import { EARNED_WORDS, GRANTED_WORDS, REVERSAL_WORDS } from "../words/payments.ts";
import { countUntil, type Likeness, type Purchase, shelve, type Shelves } from "./shelve-purchases.ts";

const REFUND_DAYS = 180;
const REVERSAL_DAYS = 5;
/** A counterparty paid so many times as often as it pays is one that refunds. */
const MOSTLY_PAID = 2;

type Credit = {
  readonly row: FinderRow;
  readonly day: number;
  readonly returned: boolean;
  readonly reversed: boolean;
  readonly byTransfer: boolean;
  settled: boolean;
};

type Ledger = {
  readonly purchases: readonly Purchase[];
  readonly shelves: Shelves;
  readonly credits: readonly Credit[];
  readonly found: Refund[];
  readonly read: SignReading;
  readonly isRejected: (refund_id: string, purchase_id: string) => boolean;
};

const readCredit = (row: FinderRow, read: SignReading): Credit | null => {
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
  ledger.shelves.take(purchase, amount);
  credit.settled = true;
  ledger.found.push({ refund_id: credit.row.id, purchase_id: purchase.row.id, kind, amount });
};

/** Text without figures and without the words of giving back. */
const toBareText = (row: FinderRow, read: SignReading): string => {
  const { words } = read(row);
  const found = findPhraseOf(REVERSAL_WORDS, words);
  const bare = words.filter((_, at) => found === null || at < found.at || at >= found.at + found.length);
  return bare.join(" ").replace(/\d+/g, "0");
};

const isReversal = (ledger: Ledger, credit: Credit, purchase: Purchase): boolean => {
  const { row } = purchase;
  if (row.bank_account_id !== credit.row.bank_account_id || purchase.left !== -row.amount) return false;
  const isLater = credit.day >= purchase.day;
  if (!isLater && ledger.read(row).returned === null) return false;
  if (credit.reversed) return true;
  return toBareText(row, ledger.read) === toBareText(credit.row, ledger.read);
};

/** Of what was paid in foreign money another amount may come back, for the whole. */
const isSameAmount = (credit: Credit, { row, left }: Purchase): boolean =>
  -row.amount === credit.row.amount ? left >= credit.row.amount : left === -row.amount;

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
  readonly among: readonly Likeness[];
  /** Days after the credit's own on which the purchase may be: from the first to the last. */
  readonly days: readonly [number, number];
  readonly may?: (ledger: Ledger, credit: Credit) => boolean;
  readonly fits: (ledger: Ledger, credit: Credit, purchase: Purchase) => boolean;
};

/** From strong to weak: what cancels, what gives the same amount back, what gives a part back, what is booked too early. */
const PASSES: readonly Pass[] = [
  { kind: "reversal", among: ["equal"], days: [-REVERSAL_DAYS, REVERSAL_DAYS], fits: isReversal },
  {
    kind: "refund",
    among: ["equal", "original"],
    days: [-REFUND_DAYS, 0],
    fits: (_, credit, purchase) => isSameAmount(credit, purchase),
  },
  {
    kind: "refund",
    among: ["any"],
    days: [-REFUND_DAYS, 0],
    may: mayBePart,
    fits: (_, credit, purchase) => purchase.left >= credit.row.amount,
  },
  {
    // Money back that says so may be booked days before what it pays back.
    kind: "refund",
    among: ["equal"],
    days: [1, REVERSAL_DAYS],
    may: (_, credit) => credit.returned,
    fits: (_, credit, purchase) => purchase.left >= credit.row.amount,
  },
];

/** The newest of the purchases that a credit may pay back; the same account before others. */
const pickPurchase = (ledger: Ledger, credit: Credit, { among, days, fits }: Pass): Purchase | null =>
  ledger.shelves.findNewest(credit.row, among, {
    from: credit.day + days[0],
    until: credit.day + days[1],
    least: (likeness) => (likeness === "original" ? 1 : credit.row.amount),
    fits: (purchase) => !ledger.isRejected(credit.row.id, purchase.row.id) && fits(ledger, credit, purchase),
  });

/** Money back within one group of rows (in order of their days) and the purchases it belongs to. */
export const findGroupRefunds = (
  rows: readonly FinderRow[],
  answers: RefundAnswers,
  read: SignReading,
): Refund[] => {
  if (!rows.some(({ amount }) => amount > 0) || !rows.some(({ amount }) => amount < 0)) return [];
  const rejected = new Set(answers.rejected.map((each) => `${each.refund_id}|${each.purchase_id}`));
  const confirmed = new Set(answers.confirmed.map(({ refund_id }) => refund_id));
  const purchases = rows
    .filter(({ amount }) => amount < 0)
    .map((row, at) => ({ row, day: toDayNumber(row.booked_on), at, left: -row.amount }));
  const credits = rows
    .filter(({ amount }) => amount > 0)
    .flatMap((row) => {
      const credit = readCredit(row, read);
      if (credit !== null) return [credit];
      return confirmed.has(row.id) ? [{ ...UNREAD, row, day: toDayNumber(row.booked_on) }] : [];
    });
  const backs = credits.map(({ row }) => row);
  const ledger: Ledger = {
    purchases,
    shelves: shelve(purchases, backs),
    credits,
    found: [],
    read,
    isRejected: (refund_id, purchase_id) => rejected.has(`${refund_id}|${purchase_id}`),
  };
  takeConfirmed(ledger, answers);
  for (const pass of PASSES) {
    for (const credit of ledger.credits) {
      if (credit.settled || pass.may?.(ledger, credit) === false) continue;
      const purchase = pickPurchase(ledger, credit, pass);
      if (purchase !== null) settle(ledger, credit, purchase, pass.kind);
    }
  }
  return ledger.found;
};

const UNREAD = { returned: false, reversed: false, byTransfer: true, settled: false };
