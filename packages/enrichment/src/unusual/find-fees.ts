import type { FinderRow, Unusual } from "../finding-types.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { findPhraseOf } from "../text/phrase-set.ts";
import { FEE_WORDS } from "../words/payments.ts";
import { identify, isReported, type UnusualScene } from "./unusual-scene.ts";

/** Without such a fee for so long, its coming is news; an account must have been seen for as long. */
const FEE_DAYS = 183;

const subtractDays = (date: string, days: number): string => fromDayNumber(toDayNumber(date) - days);

/** For each charge of a group (in order of their days) the day of the one before it on the same account, if any. */
const listDaysBefore = (charges: readonly FinderRow[]): (string | null)[] => {
  const last = new Map<string, string>();
  return charges.map(({ bank_account_id, booked_on }) => {
    const before = last.get(bank_account_id) ?? null;
    last.set(bank_account_id, booked_on);
    return before;
  });
};

/**
 * Bank fees and interest of one group (in order of their days) that appeared on an account, or came again after long: what one account costs says
 * nothing of another.
 */
export const findFees = (charges: readonly FinderRow[], scene: UnusualScene): Unusual[] => {
  const daysBefore = listDaysBefore(charges);
  return charges.flatMap((row, at) => {
    if (!isReported(row, scene)) return [];
    const last_on = daysBefore[at] ?? null;
    const since = subtractDays(row.booked_on, FEE_DAYS);
    if (last_on !== null && last_on >= since) return [];
    if ((scene.openings.get(row.bank_account_id) ?? row.booked_on) > since) return [];
    const signs = scene.read(row);
    const word = signs.returned === null ? findPhraseOf(FEE_WORDS, signs.words)?.word : undefined;
    return word === undefined ? [] : [{ ...identify(row), kind: "fee_appeared" as const, word, last_on }];
  });
};
