import { guessKind } from "../../brought/guess-kind.ts";
import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Place } from "@passbook/contract/values";
import type { AccountType, ParsedFile, Problem } from "../../../parsed-file.ts";
import { findCurrencyCode } from "../../../values/currency.ts";
import { tidyText } from "../../../values/text.ts";
import { bookToFile } from "../book-to-file.ts";
import { entriesToBook, type Entry, type EntryAccount, type EntryPosting } from "../double-entry.ts";

/** An account as GnuCash keeps it; the root has no parent. */
export type GnuCashAccount = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly parent: string;
  /** The commodity it holds: its namespace and name. */
  readonly space: string;
  readonly commodity: string;
  readonly is_hidden: boolean;
};

/** A quantity as a fraction of whole numbers. */
export type Fraction = { readonly num: bigint; readonly denom: bigint };

export type GnuCashSplit = {
  readonly account: string;
  readonly memo: string;
  readonly state: string;
  /** In the currency of the transaction, and in the commodity of the account. */
  readonly value: Fraction;
  readonly quantity: Fraction;
};

export type GnuCashTransaction = {
  readonly currency: string;
  readonly date: IsoDate;
  readonly number: string;
  readonly description: string;
  readonly notes: string;
  readonly splits: readonly GnuCashSplit[];
  readonly place: Place;
};

export type GnuCashBook = {
  readonly accounts: readonly GnuCashAccount[];
  readonly transactions: readonly GnuCashTransaction[];
  readonly problems: readonly Problem[];
};

type Told = Pick<EntryAccount, "role"> & { readonly kind: AccountType | null };

const TYPES: Readonly<Record<string, Told>> = {
  BANK: { role: "own", kind: null },
  ASSET: { role: "own", kind: null },
  RECEIVABLE: { role: "own", kind: "current" },
  CASH: { role: "own", kind: "cash" },
  CREDIT: { role: "own", kind: "credit_card" },
  LIABILITY: { role: "own", kind: "loan" },
  PAYABLE: { role: "own", kind: "loan" },
  STOCK: { role: "own", kind: "investment" },
  MUTUAL: { role: "own", kind: "investment" },
  EQUITY: { role: "equity", kind: null },
  TRADING: { role: "equity", kind: null },
};
const OF_CURRENCY = new Set(["CURRENCY", "ISO4217"]);

/** `12345/100`, as GnuCash writes numbers. */
export const readFraction = (text: string): Fraction | null => {
  const [, num, denom] = /^(-?\d{1,19})\/([1-9]\d{0,18})$/.exec(text.trim()) ?? [];
  return num === undefined || denom === undefined ? null : { num: BigInt(num), denom: BigInt(denom) };
};

const toMinor = ({ num, denom }: Fraction, currency: CurrencyCode): number => {
  const scaled = num * 10n ** BigInt(minorDigits(currency));
  const size = scaled < 0n ? -scaled : scaled;
  const rounded = Number((size * 2n + denom) / (denom * 2n));
  return scaled < 0n && rounded !== 0 ? -rounded : rounded;
};

const DEPTH_MAX = 32;

/** The names of an account and of those it stands in, from the outermost; the root is none. */
const toPath = (account: GnuCashAccount, byId: ReadonlyMap<string, GnuCashAccount>): string[] => {
  const path: string[] = [];
  let at: GnuCashAccount | undefined = account;
  while (at !== undefined && at.type !== "ROOT" && path.length < DEPTH_MAX) {
    path.unshift(at.name);
    at = byId.get(at.parent);
  }
  return path;
};

const toCleared = (state: string): EntryPosting["cleared"] => {
  if (state === "y") return "reconciled";
  return state === "c" ? "cleared" : "uncleared";
};

type Accounts = ReadonlyMap<string, GnuCashAccount>;

const toPosting = (
  { account, memo, state, value, quantity }: GnuCashSplit,
  { currency, place }: GnuCashTransaction,
  byId: Accounts,
): EntryPosting => {
  const { commodity = "", space = "" } = byId.get(account) ?? {};
  const held = OF_CURRENCY.has(space) ? findCurrencyCode(commodity) : null;
  const paid = findCurrencyCode(currency);
  const of = { account, note: tidyText(memo), cleared: toCleared(state), place, left: 0 };
  if (held !== null) return { ...of, amount: toMinor(quantity, held), currency: held, is_money: true };
  return { ...of, amount: paid === null ? 0 : toMinor(value, paid), currency: paid, is_money: false };
};

const toEntry = (transaction: GnuCashTransaction, byId: Accounts): Entry => {
  const { description, number, notes, date, place, splits } = transaction;
  return {
    date,
    payee: tidyText(description),
    text: null,
    note: tidyText(notes),
    tags: [],
    reference: tidyText(number),
    place,
    postings: splits.map((split) => toPosting(split, transaction, byId)),
  };
};

/** Which format the book was kept in makes no difference to what it says. */
export const gnuCashToFile = ({ accounts, transactions, problems }: GnuCashBook): ParsedFile => {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const told = new Map(
    accounts.map((account): [string, EntryAccount] => {
      const { role, kind } = TYPES[account.type] ?? { role: "category", kind: null };
      const path = toPath(account, byId);
      // In several currencies GnuCash balances with accounts of its own, which are nobody's money.
      const guessed = role === "own" ? (kind ?? guessKind(path.join(":"), false)) : null;
      return [account.id, { path, role, kind: guessed, is_closed: account.is_hidden }];
    }),
  );
  const entries = transactions.map((transaction) => toEntry(transaction, byId));
  return bookToFile(
    entriesToBook({ program: "gnucash", format: "gnucash", accounts: told, entries, problems }),
  );
};
