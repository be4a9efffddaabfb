import type { CurrencyCode, IsoDate, Place } from "@passbook/contract/values";
import type { Program } from "@passbook/contract/programs";
import { say } from "@passbook/contract/sentences/reading";
import type { AccountType, BroughtName, Problem, StatementFormat } from "../../parsed-file.ts";
import { readName } from "../brought/brought-texts.ts";
import type { Book, BookAccount, BookPosting, BookTransaction } from "./book.ts";

/** What an account of double entry is to a person: theirs, what is spent or earned, or what only opens books. */
export type EntryAccount = {
  /** Its name as it is written, parts from the outermost. */
  readonly path: readonly string[];
  readonly role: "own" | "category" | "equity";
  readonly kind: AccountType | null;
  readonly is_closed: boolean;
};

/** One posting, its amount in minor units of its currency; what is no money (shares) is told by what it is worth. */
export type EntryPosting = {
  readonly account: string;
  readonly amount: number;
  /** What was rounded away, as a part of a minor unit. */
  readonly left: number;
  readonly currency: CurrencyCode | null;
  readonly is_money: boolean;
  readonly note: string | null;
  readonly cleared: BookPosting["cleared"];
  readonly place: Place;
};

export type Entry = Omit<BookTransaction, "postings"> & { readonly postings: readonly EntryPosting[] };

export type EntryBook = {
  readonly program: Program;
  readonly format: StatementFormat;
  readonly accounts: ReadonlyMap<string, EntryAccount>;
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
};

const toKey = (account: string, currency: CurrencyCode | null): string => `${account}\u001F${currency ?? ""}`;

const toName = (path: readonly string[]): string => path.slice(path.length > 1 ? 1 : 0).join(":");

/** The outermost part below the root is what a category stands in. */
const toCategory = ({ path, role }: EntryAccount): BroughtName | null => {
  const [root = "", ...below] = path;
  const [outer, ...inner] = role === "equity" || below.length === 0 ? [path.at(-1) ?? root] : below;
  const name = readName(inner.length === 0 ? outer : inner.join(":"));
  if (name === null) return null;
  return { parent: inner.length === 0 ? null : readName(outer), name };
};

type Moving = { readonly entry: Entry; readonly postings: readonly EntryPosting[] };
type Opening = { readonly amount: number; readonly on: IsoDate };

/**
 * What opens an account is no movement: a posting against equity alone, before anything else moved in it. Answers the other postings of each
 * entry, and what opened each account.
 */
const takeOpenings = (
  entries: readonly Entry[],
  roleOf: (account: string) => EntryAccount["role"] | undefined,
): { moving: Moving[]; openings: ReadonlyMap<string, Opening> } => {
  const openings = new Map<string, Opening>();
  const moved = new Set<string>();
  const moving: Moving[] = [];
  for (const entry of entries) {
    const { postings, date } = entry;
    const opens = postings.every(({ account, is_money }) => roleOf(account) === "equity" || is_money);
    const is_equity = postings.some(({ account }) => roleOf(account) === "equity");
    const is_opening = opens && is_equity && postings.every(({ account }) => roleOf(account) !== "category");
    const left = postings.filter(({ account, amount, currency }) => {
      const key = toKey(account, currency);
      if (!is_opening || roleOf(account) !== "own" || moved.has(key)) return true;
      openings.set(key, { amount: (openings.get(key)?.amount ?? 0) + amount, on: date });
      return false;
    });
    const own = left.filter(({ account, is_money }) => is_money && roleOf(account) === "own");
    for (const { account, currency } of own) moved.add(toKey(account, currency));
    if (own.length > 0) moving.push({ entry, postings: is_opening ? [...own, ...balance(left, own)] : left });
  }
  return { moving, openings };
};

/** The other side of what is left of an entry that opens some accounts. */
const balance = (left: readonly EntryPosting[], own: readonly EntryPosting[]): EntryPosting[] => {
  const [equity] = left.filter((one) => !own.includes(one));
  const amount = own.reduce((all, one) => all - one.amount, 0);
  return equity === undefined ? [] : [{ ...equity, amount, currency: own[0]?.currency ?? null }];
};

const HALF = 0.5;

/**
 * What is rounded away of each movement adds up: an account holds what its program says it does, rounded once, where the movement that
 * makes up a whole unit has it, and so has what stands on its other side.
 */
const carryRounded = (entries: readonly Entry[], isOwn: (posting: EntryPosting) => boolean): Entry[] => {
  const carried = new Map<string, number>();
  return entries.map((entry) => {
    if (entry.postings.every(({ left }) => left === 0)) return entry;
    const owed = new Map<CurrencyCode | null, number>();
    const own = entry.postings.map((posting) => {
      if (!isOwn(posting)) return posting;
      const key = toKey(posting.account, posting.currency);
      const left = (carried.get(key) ?? 0) + posting.left;
      const unit = Math.abs(left) < HALF ? 0 : Math.sign(left);
      carried.set(key, left - unit);
      owed.set(posting.currency, (owed.get(posting.currency) ?? 0) + unit);
      return { ...posting, amount: posting.amount + unit };
    });
    return { ...entry, postings: settleOwed(own, owed, isOwn) };
  });
};

/** The first posting of what is spent or earned in a currency stands against what accounts have of it. */
const settleOwed = (
  postings: readonly EntryPosting[],
  owed: Map<CurrencyCode | null, number>,
  isOwn: (posting: EntryPosting) => boolean,
): EntryPosting[] =>
  postings.map((posting) => {
    const unit = isOwn(posting) ? 0 : (owed.get(posting.currency) ?? 0);
    if (unit !== 0) owed.delete(posting.currency);
    return unit === 0 ? posting : { ...posting, amount: posting.amount - unit };
  });

/** Nobody reads a hundred of them. */
const MOST_TOLD = 20;

/** That an account holds what is no money is told once. */
const tellShares = ({ accounts, entries }: EntryBook): Problem[] => {
  const counts = new Map<string, { rows: number; place: Place }>();
  for (const { postings } of entries)
    for (const { account, is_money, place } of postings)
      if (!is_money && accounts.get(account)?.role === "own")
        counts.set(account, { place, ...counts.get(account), rows: (counts.get(account)?.rows ?? 0) + 1 });
  return [...counts].slice(0, MOST_TOLD).map(([account, { rows, place }]) => ({
    code: "book_shares",
    ...say("book_shares", { account: accounts.get(account)?.path.join(":") ?? account, rows }),
    place,
  }));
};

/** What a person's accounts are called: an account in several currencies by each of them. */
const nameAccounts = (
  keys: ReadonlyMap<string, readonly [account: string, currency: CurrencyCode | null]>,
  accounts: EntryBook["accounts"],
): ((key: string) => string) => {
  const counts = new Map<string, number>();
  for (const [account] of keys.values()) counts.set(account, (counts.get(account) ?? 0) + 1);
  return (key) => {
    const [account, currency] = keys.get(key) ?? ["", null];
    const name = toName(accounts.get(account)?.path ?? [account]);
    return (counts.get(account) ?? 0) > 1 && currency !== null ? `${name} ${currency}` : name;
  };
};

const byDay = (one: Entry, other: Entry): number =>
  one.date < other.date ? -1 : Number(one.date > other.date);

/** A book of double entry as accounts with what moved in them, categories being what it spends and earns on. */
export const entriesToBook = (book: EntryBook): Book => {
  const { accounts } = book;
  const roleOf = (account: string) => accounts.get(account)?.role;
  const isOwn = ({ account, is_money }: EntryPosting): boolean => is_money && roleOf(account) === "own";
  const entries = carryRounded(book.entries.toSorted(byDay), isOwn);
  const { moving, openings } = takeOpenings(entries, roleOf);
  const keys = new Map<string, readonly [string, CurrencyCode | null]>();
  for (const { postings } of entries)
    for (const { account, currency, is_money } of postings)
      if (is_money && roleOf(account) === "own") keys.set(toKey(account, currency), [account, currency]);
  const nameOf = nameAccounts(keys, accounts);
  const toPosting = ({ account, amount, currency, is_money, note, cleared }: EntryPosting): BookPosting => {
    const entry = accounts.get(account);
    const is_own = entry?.role === "own";
    const category = entry === undefined ? null : toCategory(entry);
    const shares = { parent: null, name: `[${toName(entry?.path ?? [account])}]` };
    return {
      account: is_own && is_money ? toKey(account, currency) : null,
      category: is_own ? (is_money ? null : shares) : category,
      amount,
      currency,
      note,
      cleared,
    };
  };
  return {
    program: book.program,
    format: book.format,
    accounts: [...keys].map(([key, [account, currency]]): BookAccount => {
      const { kind = null, is_closed = false } = accounts.get(account) ?? {};
      const opening = openings.get(key);
      return {
        key,
        name: nameOf(key),
        kind,
        currency,
        is_closed,
        opening: opening?.amount ?? 0,
        opened_on: opening?.on ?? null,
      };
    }),
    transactions: moving.map(({ entry, postings }): BookTransaction => ({
      ...entry,
      postings: postings.map(toPosting),
    })),
    problems: [...book.problems, ...tellShares(book)],
  };
};
