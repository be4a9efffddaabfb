import type { IsoDate } from "@passbook/contract/values";
import type { PageDate } from "../lines/page-dates.ts";
import { sizeOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

type DayBalances = {
  lines: readonly ScannedLine[];
  rows: readonly { booked_on: IsoDate; amount: number }[];
  opening: number | null;
  exponent: number;
  resolve: (date: PageDate) => IsoDate | null;
};

/**
 * A table of the balances of days follows from the rows up to each of them. Where most of it does and some does not, a figure
 * or the day of a row was read or printed wrong.
 */
export const areDayBalancesBroken = ({ lines, rows, opening, exponent, resolve }: DayBalances): boolean => {
  if (opening === null) return false;
  const held = lines
    .flatMap(({ dayBalances = [] }) => dayBalances)
    .flatMap(({ date, token }): boolean[] => {
      const day = resolve(date.date);
      if (day === null) return [];
      const until = rows.filter((row) => row.booked_on <= day);
      const balance = until.reduce((sum, { amount }) => sum + amount, opening);
      return [Math.abs(balance) === sizeOf(token, exponent)];
    });
  const holding = held.filter(Boolean).length;
  return holding < held.length && holding * 2 > held.length;
};
