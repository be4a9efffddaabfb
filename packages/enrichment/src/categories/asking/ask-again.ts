import { toDayNumber } from "../../text/day-number.ts";
import { readBand, readSign } from "../learning/coarse-readings.ts";

/** A row of a vendor, as far as it tells whether it is like others of it; `amount` in minor units. */
export type AskedRow = { readonly amount: number; readonly booked_on: string | null };
/** A row of a vendor that was answered. */
export type ToldRow = AskedRow & { readonly label: string };
/** Vendors with two answers or more, and in how many of them the first answers ({@link FIRST_ANSWERS}) differ. */
export type AskedBefore = { readonly vendors: number; readonly mixed: number };

/** A vendor with fewer open rows is settled by one look at it. */
export const LARGE_FROM = 8;
export const FIRST_ANSWERS = 3;
/** More would be no question to answer at a glance. */
const MOST_AT_ONCE = 3;

/** One vendor of twelve is mixed, as long as little is known. */
const PRIOR: AskedBefore = { vendors: 10, mixed: 0.8 };
const OFTEN = 0.2;

/** So many kinds of a vendor's rows are answered before all are filed: three, more of large ones where vendors are often mixed. */
const countWanted = (rows: number, is_mixed: boolean, { vendors, mixed }: AskedBefore): number => {
  const share = (mixed + PRIOR.mixed) / (vendors + PRIOR.vendors);
  const bySize = 3 + Math.round(Math.log2(rows / LARGE_FROM));
  if (is_mixed) return 2 * bySize;
  return share < OFTEN ? 3 : bySize;
};

const toYear = ({ booked_on }: AskedRow): string => booked_on?.slice(0, 4) ?? "";
const toSize = (row: AskedRow): string => `${readSign(row)}${String(readBand(row.amount))}`;
/** The year of a row and about its amount: an answer says least of a row that lies apart in both. */
const toKind = (row: AskedRow): string => `${toYear(row)} ${toSize(row)}`;

/** How many kinds of a vendor's rows must be answered still; 0 or less where none. `open` counts its open rows. */
export const countToAsk = (open: number, told: readonly ToldRow[], before: AskedBefore): number => {
  if (open < LARGE_FROM) return 0;
  const is_mixed = new Set(told.map(({ label }) => label)).size > 1;
  return countWanted(open + told.length, is_mixed, before) - new Set(told.map(toKind)).size;
};

/** Days between a row and the one of these that is nearest to it in time; rows of no day are all alike. */
const countDaysApart = ({ booked_on }: AskedRow, others: readonly AskedRow[]): number => {
  const day = toDayNumber(booked_on ?? "");
  if (others.length === 0) return 0;
  return Math.min(
    ...others.map((each) => {
      const apart = Math.abs(toDayNumber(each.booked_on ?? "") - day);
      return Number.isNaN(apart) ? 0 : apart;
    }),
  );
};

/** How many of these rows lie in the year of a row, or at about its amount. */
const countNear = (row: AskedRow, others: readonly AskedRow[]): number =>
  others.filter((each) => toYear(each) === toYear(row) || toSize(each) === toSize(row)).length;

/**
 * Which of a large vendor's open rows are asked before all of them are filed: some in other years or amounts than those that were answered, as
 * far from these in time as may be, since a person who called a vendor otherwise did so until some day.
 * None where the vendor is small, where enough was answered, or where its open rows are like those. `open` begins with the newest.
 */
export const chooseToAsk = <Row extends AskedRow>(
  open: readonly Row[],
  told: readonly ToldRow[],
  before: AskedBefore,
): Row[] => {
  const wanted = Math.min(countToAsk(open.length, told, before), MOST_AT_ONCE);
  if (wanted <= 0) return [];
  const kinds = new Set(told.map(toKind));
  const firsts = [...Map.groupBy(open, toKind)].flatMap(([kind, rows]) =>
    kinds.has(kind) ? [] : rows.slice(0, 1),
  );
  const near: AskedRow[] = [...told];
  const chosen: Row[] = [];
  while (chosen.length < wanted) {
    const left = firsts.filter((row) => !chosen.includes(row));
    const [best] = left.toSorted(
      (one, other) =>
        countNear(one, near) - countNear(other, near) ||
        countDaysApart(other, near) - countDaysApart(one, near),
    );
    if (best === undefined) break;
    chosen.push(best);
    near.push(best);
  }
  return chosen;
};
