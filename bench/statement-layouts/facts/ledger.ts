import { addDays, daysBetween } from "./days.ts";
import type { Payees } from "./payees.ts";
import type { Random } from "./random.ts";
import type { TruthStatement } from "./truth.ts";

export type EntryKind = "card" | "out" | "in" | "cash" | "fee" | "check" | "interest" | "reversal";

/** One movement of an invented account. */
export type Entry = {
  /** Unique in its file; ties the row to the place where its amount was drawn. */
  id: number;
  booked_on: string;
  value_on: string;
  amount: number;
  kind: EntryKind;
  who: string;
  place: string;
  reference: string;
  balance: number;
};

export type Ledger = { opening: number; closing: number; from: string; to: string; entries: Entry[] };

export type LedgerWish = {
  random: Random;
  from: string;
  to: string;
  count: number;
  payees: Payees;
  opening: number;
  /** Size of a middling purchase in minor units. */
  scale: number;
  /** Amounts are multiples of this many minor units. */
  step?: number;
  kinds?: readonly EntryKind[];
  firstId?: number;
  /** The opening is raised until the balance is never below zero. */
  neverOverdrawn?: boolean;
};

const KINDS: readonly EntryKind[] = [
  "card",
  "card",
  "card",
  "card",
  "card",
  "out",
  "out",
  "in",
  "cash",
  "fee",
  "interest",
  "reversal",
];
const SIGNS: Readonly<Record<EntryKind, 1 | -1>> = {
  card: -1,
  out: -1,
  in: 1,
  cash: -1,
  fee: -1,
  check: -1,
  interest: 1,
  reversal: 1,
};
const SIZES: Readonly<Record<EntryKind, readonly [number, number]>> = {
  card: [20, 400],
  out: [200, 3000],
  in: [500, 9000],
  cash: [200, 1000],
  fee: [5, 60],
  check: [100, 2500],
  interest: [1, 40],
  reversal: [20, 400],
};

const makeAmount = (wish: LedgerWish, kind: EntryKind): number => {
  const [low, high] = SIZES[kind];
  const step = wish.step ?? 1;
  const size = (wish.random.int(low, high) / 100) * wish.scale;
  const uneven = kind === "cash" ? 0 : wish.random.int(0, 99);
  return SIGNS[kind] * Math.max(step, Math.round((size + uneven) / step) * step);
};

const makeEntry = (
  wish: LedgerWish,
  booked_on: string,
  before: Entry | undefined,
): Omit<Entry, "id" | "balance"> => {
  const { random, payees } = wish;
  const isTwin = before !== undefined && before.booked_on === booked_on && random.chance(0.15);
  if (isTwin) return before;
  const kind = random.pick(wish.kinds ?? KINDS);
  const reversed = kind === "reversal" && before !== undefined && before.kind === "card";
  const people = kind === "in" ? payees.incomes : payees.people;
  return {
    booked_on,
    value_on: random.chance(0.2) ? addDays(booked_on, -random.int(1, 2)) : booked_on,
    amount: reversed ? -before.amount : makeAmount(wish, kind),
    kind,
    who: reversed ? before.who : random.pick(kind === "in" || kind === "out" ? people : payees.shops),
    place: random.pick(payees.places),
    reference: random.digits(10),
  };
};

const spreadDays = (wish: LedgerWish): string[] => {
  const length = daysBetween(wish.from, wish.to);
  return Array.from({ length: wish.count }, () => addDays(wish.from, wish.random.int(0, length))).toSorted();
};

/** Movements of one account over a period, oldest first, with twins, purchases taken back, and the balance after each. */
export const makeLedger = (wish: LedgerWish): Ledger => {
  let sum = 0;
  const entries: Entry[] = [];
  for (const [index, day] of spreadDays(wish).entries()) {
    const entry = makeEntry(wish, day, entries.at(-1));
    sum += entry.amount;
    entries.push({ ...entry, id: (wish.firstId ?? 0) + index, balance: sum });
  }
  const lowest = Math.min(0, ...entries.map((entry) => entry.balance));
  const opening = wish.neverOverdrawn === true ? Math.max(wish.opening, wish.opening - lowest) : wish.opening;
  const standing = entries.map((entry) => ({ ...entry, balance: opening + entry.balance }));
  return { opening, closing: opening + sum, from: wish.from, to: wish.to, entries: standing };
};

export const sumOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);
export const moneyIn = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.amount > 0);
export const moneyOut = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.amount < 0);

/** Entries of equal days, in the order in which they come. */
export const groupByDay = (entries: readonly Entry[]): [string, Entry[]][] => {
  const groups: [string, Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last[0] === entry.booked_on) last[1].push(entry);
    else groups.push([entry.booked_on, [entry]]);
  }
  return groups;
};

type Facts = Omit<TruthStatement, "rows" | "period" | "opening" | "closing" | "last_4_digits"> & {
  order?: readonly Entry[];
  opening?: number | null;
  closing?: number | null;
};

/** What is true of a ledger once drawn; `order` where the rows are printed in another order than by day. */
export const toTruth = (
  ledger: Ledger,
  { order, opening, closing, ...facts }: Facts,
): TruthStatement & { ids: number[] } => {
  const drawn = order ?? ledger.entries;
  return {
    ...facts,
    last_4_digits: facts.account.replaceAll(/[^0-9]/g, "").slice(-4),
    period: { from: ledger.from, to: ledger.to },
    opening: opening === undefined ? ledger.opening : opening,
    closing: closing === undefined ? ledger.closing : closing,
    rows: drawn.map(({ booked_on, amount, who }) => ({ booked_on, amount, page: 0, text: who })),
    ids: drawn.map(({ id }) => id),
  };
};
