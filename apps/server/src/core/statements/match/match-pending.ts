import { addDays, daysBetween } from "@passbook/contract/values";
import type { LedgerRow, Witness } from "./ledger-row.ts";
import { compareTexts, namesSameVendor } from "./likeness.ts";
import { type OpenRow, takeGreedily } from "./merge-rows.ts";

/** A pending row is booked within this many days, or it never is. */
export const LONGEST_PENDING_DAYS = 7;
/** What fuel pumps and restaurants ask for beforehand differs from what they book. */
const MOST_AMOUNT_SHARE = 0.35;
const ALIKE = 0.5;

type ComparedRow = Omit<OpenRow, "index" | "value_on" | "balance_after" | "added">;

/** Finds the announced row behind a booked one and the other way round, and announced rows that were announced before. */
export const matchPending = (
  open: readonly OpenRow[],
  free: readonly LedgerRow[],
): Map<number, LedgerRow> => {
  const pending = free.filter(({ status }) => status === "pending");
  const posted = free.filter(({ status }) => status === "posted");
  const pairs = open.flatMap((row) => {
    const candidates = row.status === "posted" ? pending : [...posted, ...pending];
    return candidates.flatMap((stored) => {
      const score = scoreMatch(row, stored);
      return score === null ? [] : [{ open: row, row: stored, score }];
    });
  });
  return new Map(takeGreedily(pairs).map(({ open: { index }, row }) => [index, row]));
};

const scoreMatch = (one: ComparedRow, other: ComparedRow): number | null => {
  if (one.currency !== other.currency || Math.sign(one.amount) !== Math.sign(other.amount)) return null;
  const [announced, booked] = one.status === "pending" ? [one, other] : [other, one];
  const days = daysBetween(announced.booked_on, booked.booked_on);
  const both_announced = one.status === other.status;
  if (Math.abs(days) > LONGEST_PENDING_DAYS || (!both_announced && days < -1)) return null;
  const distance = Math.abs(days) / (10 * LONGEST_PENDING_DAYS);
  const gap = Math.abs(one.amount - other.amount);
  if (gap > MOST_AMOUNT_SHARE * Math.abs(announced.amount)) return null;
  if (gap === 0) {
    const alike = compareTexts(one.description, other.description);
    if (alike >= ALIKE || namesSameVendor(one, other)) return 2 + alike - distance;
    return Math.abs(days) <= 1 && !both_announced ? 1 - distance : null;
  }
  return !both_announced && namesSameVendor(one, other) ? 0.5 - distance : null;
};

/** Banks take back what they announced a day before they book it: with what a person set on it, it waits as long as it may be booked. */
export const waitsForBooking = (
  { booked_on, is_edited }: Pick<LedgerRow, "booked_on" | "is_edited">,
  by: Pick<Witness, "to">,
): boolean => is_edited && by.to < addDays(booked_on, LONGEST_PENDING_DAYS);

/** True when a statement that knows better no longer shows a row that an older one announced. */
export const isOutlived = (
  { booked_on }: Pick<LedgerRow, "booked_on">,
  announced_in: Pick<Witness, "to">,
  by: Pick<Witness, "from" | "to" | "prints_pending">,
): boolean =>
  by.to > announced_in.to &&
  by.from <= booked_on &&
  (by.prints_pending || by.to >= addDays(booked_on, LONGEST_PENDING_DAYS));
