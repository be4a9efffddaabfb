import { minorDigits } from "@passbook/contract/values";
import type { FindRate, FinderRow, TransferReason } from "../finding-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import type { OwnPlaces } from "./own-places.ts";
import type { SignReading } from "./read-signs.ts";
import { ENOUGH, scorePair, type Basis } from "./score-pair.ts";

/** A row with its day, ready for comparison. */
export type DatedRow = { readonly row: FinderRow; readonly day: number };

export const toDated = (row: FinderRow): DatedRow => ({ row, day: toDayNumber(row.booked_on) });

/** A possible transfer with what speaks for it. */
export type Candidate = {
  readonly out: FinderRow;
  readonly into: FinderRow;
  readonly basis: Basis;
  readonly days: number;
  readonly points: number;
  readonly reasons: readonly TransferReason[];
};

/** What judging a pair needs beside the two rows. */
export type Judgement = {
  readonly places: OwnPlaces;
  readonly read: SignReading;
  readonly rate: FindRate;
  readonly isRejected: (one: string, other: string) => boolean;
  /** Rows of pairs that the person called two movements; their own words alone make them no transfer any more. */
  readonly parted: ReadonlySet<string>;
};

const MOST_DAYS = 5;
const MOST_DAYS_BY_CARD = 7;
/** Booking days may lie further apart than the value days that are compared. */
export const WINDOW_DAYS = 10;
/** Banks and cards take up to this share beside the day's rate. */
const RATE_TOLERANCE = 0.03;

const countDays = (out: DatedRow, into: DatedRow): number => {
  const booked = into.day - out.day;
  if (out.row.value_on === null || into.row.value_on === null) return booked;
  const valued = toDayNumber(into.row.value_on) - toDayNumber(out.row.value_on);
  return Math.abs(valued) < Math.abs(booked) ? valued : booked;
};

/** True when two rows could be halves of one movement as far as account, direction and days go. */
const mayMeet = (out: DatedRow, into: DatedRow, days: number): boolean => {
  const byCard = out.row.account_type === "credit_card" || into.row.account_type === "credit_card";
  return Math.abs(days) <= (byCard ? MOST_DAYS_BY_CARD : MOST_DAYS);
};

const isOriginal = (one: FinderRow, other: FinderRow): boolean =>
  one.original !== null &&
  one.original.currency === other.currency &&
  Math.abs(one.original.amount) === Math.abs(other.amount);

/** How the amounts of two rows of opposite sign agree, or null. */
const findBasis = (out: FinderRow, into: FinderRow, rate: FindRate): Basis | null => {
  if (out.currency === into.currency) return out.amount === -into.amount ? "amount" : null;
  if (isOriginal(out, into) || isOriginal(into, out)) return "original";
  const known = rate(out.currency, into.currency, out.booked_on);
  if (known === null || known <= 0) return null;
  const scale = 10 ** (minorDigits(into.currency) - minorDigits(out.currency));
  const expected = -out.amount * known * scale;
  return Math.abs(into.amount - expected) <= expected * RATE_TOLERANCE ? "rate" : null;
};

/** The candidate two rows make, in whichever order, or null. */
export const judgePair = (one: DatedRow, other: DatedRow, judgement: Judgement): Candidate | null => {
  if (one.row.amount > 0 === other.row.amount > 0) return null;
  const [out, into] = one.row.amount < 0 ? [one, other] : [other, one];
  if (out.row.bank_account_id === into.row.bank_account_id) return null;
  const days = countDays(out, into);
  if (!mayMeet(out, into, days)) return null;
  const basis = findBasis(out.row, into.row, judgement.rate);
  if (basis === null || judgement.isRejected(out.row.id, into.row.id)) return null;
  const from = judgement.places.byId.get(out.row.bank_account_id);
  const to = judgement.places.byId.get(into.row.bank_account_id);
  if (from === undefined || to === undefined) return null;
  const score = scorePair(
    {
      out: { row: out.row, signs: judgement.read(out.row), place: from },
      into: { row: into.row, signs: judgement.read(into.row), place: to },
      days,
      basis,
    },
    judgement.places,
  );
  if (score === null || score.points < ENOUGH) return null;
  return { out: out.row, into: into.row, basis, days, ...score };
};

const byDay = (one: DatedRow, other: DatedRow): number => one.day - other.day;

/** Candidates among rows that are in order of their days, each pair once. */
const pairWithin = (
  rows: readonly DatedRow[],
  judgement: Judgement,
  wanted: (one: FinderRow, other: FinderRow) => boolean,
): Candidate[] => {
  const found: Candidate[] = [];
  for (const [at, one] of rows.entries()) {
    for (let next = at + 1; next < rows.length; next += 1) {
      const other = rows[next];
      if (other === undefined || other.day - one.day > WINDOW_DAYS) break;
      const candidate = wanted(one.row, other.row) ? judgePair(one, other, judgement) : null;
      if (candidate !== null) found.push(candidate);
    }
  }
  return found;
};

const isSameCurrency = (one: FinderRow, other: FinderRow): boolean => one.currency === other.currency;
const isAbroad = (one: FinderRow, other: FinderRow): boolean => one.currency !== other.currency;

/** All candidates among rows. */
export const findCandidates = (rows: readonly DatedRow[], judgement: Judgement): Candidate[] => {
  const sorted = rows.toSorted(byDay);
  const bySize = Map.groupBy(sorted, ({ row }) => Math.abs(row.amount));
  const found: Candidate[] = [];
  for (const group of bySize.values())
    if (group.length > 1) found.push(...pairWithin(group, judgement, isSameCurrency));
  const currencies = new Set(sorted.map(({ row }) => row.currency));
  if (currencies.size < 2) return found;
  const speaking = sorted.filter(({ row }) => speaks(row, judgement));
  return [...found, ...pairAcross(sorted, speaking, judgement)];
};

/** True when some word of the row could belong to a movement between own accounts. */
const speaks = (row: FinderRow, { read, places }: Judgement): boolean => {
  const signs = read(row);
  const said =
    signs.own ?? signs.transfer ?? signs.card ?? signs.loan ?? signs.cash ?? signs.billPaid ?? null;
  if (said !== null || signs.digits.size > 0 || row.reference !== null) return true;
  return signs.words.some((word) => places.words.has(word));
};

/** Between currencies only pairs are tried of which one side speaks: there a word is always needed, and amounts tell little. */
const pairAcross = (
  sorted: readonly DatedRow[],
  speaking: readonly DatedRow[],
  judgement: Judgement,
): Candidate[] => {
  const spoken = new Set(speaking.map(({ row }) => row.id));
  const found: Candidate[] = [];
  let from = 0;
  for (const one of speaking) {
    while ((sorted[from]?.day ?? Infinity) < one.day - WINDOW_DAYS) from += 1;
    for (let at = from; at < sorted.length; at += 1) {
      const other = sorted[at];
      if (other === undefined || other.day - one.day > WINDOW_DAYS) break;
      if (!isAbroad(one.row, other.row) || (spoken.has(other.row.id) && other.row.id <= one.row.id)) continue;
      const candidate = judgePair(one, other, judgement);
      if (candidate !== null) found.push(candidate);
    }
  }
  return found;
};
